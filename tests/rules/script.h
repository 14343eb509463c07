/*
 * script: games written as text, for the tests. One line is one order:
 *
 *   place C7 H9                     both teams place
 *   blue N torpedo N4 pass          course, mark, cross and (if named) pass; `-` leaves one out
 *   blue torpedo G2                 any single order: team, name, fields
 *   blue silence E 3, blue silence 0, blue mark null, blue drone 4 by=first_mate
 *   yellow answer column=L sector=6
 *   blue trace 1 p3                 a fourth word names the stroke: ok, open, outside, ...
 *   tick 5000
 *   blue given torpedo=3 mines=C2,C3 crossed=W1,N6 hull=1     not an order: changes the truth
 *
 * A game is set up by a line like `fr2 charlie real 4+3 first=blue seed=7 hull=4 view=spectator`.
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

enum { SCRIPT_WORDS_MAX = 24, SCRIPT_LINE_MAX = 240, SCRIPT_WHY_MAX = 400 };

struct script_words {
    int count;
    char *word[SCRIPT_WORDS_MAX];
    char text[SCRIPT_LINE_MAX];
};
void words_split(struct script_words *words, const char *line, size_t length);

struct script {
    struct game game;
    struct events events; /* of the last order, or of all orders of a macro line */
    struct stroke stroke;
    int seat; /* whose ears `script_heard` uses */
};

/* Begins a game; false and `why` when the line cannot be read. */
bool script_setup(struct script *script, const struct script_words *words,
                  char why[SCRIPT_WHY_MAX]);

/* One order out of words. The stroke of a trace is kept in the script. */
bool script_order(struct script *script, const struct script_words *words, struct order *order);

/* Plays one line, macros included. ERROR_OK, or the first refusal (nothing after it is played);
 * -1 when the line cannot be read. */
int script_play(struct script *script, const struct script_words *words);

/* The strokes that scripts know by name; false for an unknown one. */
bool script_stroke(const char *name, int section, struct stroke *stroke);

void event_text(const struct event *event, char *text, size_t size);
void order_text(const struct order *order, char *text, size_t size);

/* The event with that index as the script's seat hears it; false when it hears nothing. */
bool script_heard(const struct script *script, int index, char *text, size_t size);

/* Reads a whole file; the caller frees it. Ends the program when it cannot be read. */
char *script_file(const char *path, size_t *length);

#endif
