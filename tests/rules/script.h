/*
 * script: games written as text, for the tests, in the words of wire/spelled.h. A trace may have a
 * fourth word that names its stroke: ok, open, outside, ...
 *
 * An event is written as its name and its fields in the line protocol's words:
 *
 *   blast team=blue at=B7 cause=mine blue=clear yellow=indirect
 */
#ifndef TESTS_RULES_SCRIPT_H
#define TESTS_RULES_SCRIPT_H

#include <stddef.h>

#include "rules/game.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "wire/spelled.h"

enum { SCRIPT_WHY_MAX = 400 };

struct script {
    struct game game;
    struct events events; /* of the last order, or of all orders of a macro line */
    struct stroke stroke;
    int seat; /* whose ears `script_heard` uses */
};

/* Begins a game; false and `why` when the line cannot be read. */
bool script_setup(struct script *script, const struct spelled *words, char why[SCRIPT_WHY_MAX]);

/* Plays one line, macros included. ERROR_OK, or the first refusal (nothing after it is played);
 * -1 when the line cannot be read. */
int script_play(struct script *script, const struct spelled *words);

void event_text(const struct event *event, char *text, size_t size);
void order_text(const struct order *order, char *text, size_t size);

/* The event with that index as the script's seat hears it; false when it hears nothing. */
bool script_heard(const struct script *script, int index, char *text, size_t size);

/* Reads a whole file; the caller frees it. Ends the program when it cannot be read. */
char *script_file(const char *path, size_t *length);

#endif
