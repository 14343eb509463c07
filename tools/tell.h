/*
 * tell: events and calls in plain English, for the terminal.
 *
 *   "Blue: course north."   "Blast at D5 (torpedo): blue clear, yellow hit directly."
 */
#ifndef TOOLS_TELL_H
#define TOOLS_TELL_H

#include "rules/call.h"
#include "rules/game.h"
#include "wire/out.h"

/* One sentence of what was heard; `heard` went through event_for. */
void tell_event(struct out *out, const struct event *heard);

/* "Blue's Captain: charge torpedo first." */
void tell_call(struct out *out, const struct call *call);

const char *team_title(int team); /* "Blue" */
const char *scenario_title(int scenario);

void tell_space(struct out *out, uint8_t at);

/* The words of those bits that are set, with a blank before each. */
void tell_words(struct out *out, uint32_t set, const struct words *words);

#endif
