/*
 * referee: a game over lines of JSON, without the reading and printing.
 *
 *   struct referee *referee = referee_new(&setup, EVERYTHING, NULL);
 *   referee_line(referee, line, length);
 *   struct out *out = referee_out(referee);     // events, then one closing line
 *   ... out_reset(out) ... referee_free(referee);
 */
#ifndef TOOLS_REFEREE_H
#define TOOLS_REFEREE_H

#include "rules/game.h"
#include "wire/out.h"

struct referee;

/* `view` is a seat, SPECTATOR or EVERYTHING; `record_path` may be NULL. NULL with errno set when
 * the record cannot be written. */
struct referee *referee_new(const struct setup *setup, int view, const char *record_path);

/* Says the answer to one line. False, with errno set, when the record cannot be written. */
bool referee_line(struct referee *referee, const char *text, size_t length);

/* Says the answer to a line that was too long to be read. */
void referee_long_line(struct referee *referee);

/* What was said; the caller prints and resets it. */
struct out *referee_out(struct referee *referee);
const struct game *referee_game(const struct referee *referee);

/* False when the record could not be sealed. */
bool referee_free(struct referee *referee);

#endif
