/*
 * fathom: what a browser needs of rules and radio, as WebAssembly.
 *
 * The module imports nothing. What it makes is made for the caller, who gives it back with
 * fathom_free (a belief with fathom_radio_free); to him these are plain addresses. Arguments and
 * small results pass through one buffer in the module's memory: the caller writes there what a
 * function takes, and reads there what it gives. Long results are JSON, as the server would send
 * it: fathom_said. Ask for addresses again after each call that may allocate: the memory can grow,
 * and the caller's view of it is then a new one. wasm/fathom.mjs does all this; nobody else has to.
 *
 * Spaces are bytes (row * 16 + column) and sets of spaces 32 bytes (rules/bits.h).
 */
#ifndef WASM_FATHOM_H
#define WASM_FATHOM_H

#include "radio/radio.h"
#include "rules/view.h"
#include "school/lesson_json.h"
#include "school/puzzle_json.h"

enum { FATHOM_BUFFER_BYTES = 8192 };

uint8_t *fathom_buffer(void);

/* The text that the last function with JSON to give has said. */
const char *fathom_said(void);
int fathom_said_length(void);

/* Gives back a chart, a ruleset, a view, a game or a replay. */
void fathom_free(void *made);
/* Pieces of memory that are taken and not given back. */
int fathom_pieces(void);

/*
 * The vocabularies and shapes of the line protocol, which are not repeated on the other side:
 *
 *   {"words":{"team":["blue","yellow"],"preset":[...],"chart":[...],...},
 *    "numbers":{"turns_after_surfacing":3,"stroke_scale":64,...},
 *    "orders":[FIELDS,...],"events":[FIELDS,...],"view":FIELDS,"boat":FIELDS}
 *
 * FIELDS are [{"name":"dir","kind":"word","words":"dir","none":4,"byte":5},...]: where in the
 * struct a field of the protocol lies, orders and events by their numbers. A word is its number in
 * that list, `none` where it is null; a set has one bit for each word of its list, in one byte or,
 * if there are more than eight, in four; `values` have one byte for each, `results` the number of a
 * word for each team. space, spaces, column, player, bool, number, count and amount are themselves.
 */
void fathom_tables(void);

/* A chart from the `length` bytes of text in the buffer. NULL when it cannot be read; the buffer
 * then holds line and column (two int32) and the reason. */
struct chart *fathom_chart_new(int length);
/* A built-in chart; its name, ended by a NUL, is in the buffer. */
struct chart *fathom_chart_builtin(int mode);
int fathom_chart_side(const struct chart *chart);
int fathom_chart_sector(const struct chart *chart, int at);
/* One sign a space, row by row, into the buffer. */
void fathom_chart_signs(const struct chart *chart);

struct ruleset *fathom_rules_new(int preset);
/* Takes "FIELD=VALUE", ended by a NUL; when it is refused gives 0 and the reason. */
int fathom_rules_set(struct ruleset *rules);

/* The belief of a team; 0 bytes is the usual limit. */
struct radio *fathom_radio_new(const struct ruleset *rules, const struct chart *chart, int team,
                               uint32_t limit_bytes);
struct radio *fathom_radio_fork(const struct radio *radio);
void fathom_radio_free(struct radio *radio);

/* An event, or an order, of that kind without anything else in it, for the caller to fill in. There
 * is one of each. */
uint8_t *fathom_event(int kind, int team);
uint8_t *fathom_order(int kind, int team, int by);

/* The belief hears that event. */
int fathom_radio_hear(struct radio *radio); /* enum radio_hearing */
void fathom_radio_gap(struct radio *radio);

void fathom_radio_cells(const struct radio *radio);   /* 32 bytes */
void fathom_radio_weights(const struct radio *radio); /* 256 doubles */
void fathom_radio_mines(const struct radio *radio);   /* 256 doubles */
int fathom_radio_exact(const struct radio *radio);
double fathom_radio_histories(const struct radio *radio);
double fathom_radio_entropy(const struct radio *radio);
uint32_t fathom_radio_bytes(const struct radio *radio);
/* radio_expect: for each outcome its chance and entropy (doubles) and 32 bytes of spaces, 48 bytes
 * in all; then mean_cells and mean_entropy. */
void fathom_radio_expect(const struct radio *radio, int ask, int at, int row, int column,
                         int sector);

/* The two lines of a hull section, outer then inner, as pairs of int32 in drawing units; gives
 * the number of corners of each. */
int fathom_hull_section(int section);
/* Judges a stroke of `count` points, pairs of int32 in 1/64 units: enum stroke_result, -1 when
 * there are too many points or no such section. */
int fathom_hull_judge(int section, int count);
/* Whether a stroke that is still being drawn has kept within the band so far. */
int fathom_hull_keeps_within(int section, int count);
/* A stroke along the middle of the band; gives its number of points. */
int fathom_hull_trace(int section);

/* The Engineer's sheet: the kind of a symbol, its circuit (-1 without one), a system's kind. */
int fathom_symbol_kind(int symbol);
int fathom_symbol_circuit(int symbol);
int fathom_system_kind(int system);

/* What a seat knows of a game with these rules, for the caller to fill in by the tables. The buffer
 * holds the chart's signs, row by row, and after them its name, ended by a NUL. NULL when the chart
 * cannot be read. */
struct view *fathom_view_new(const struct ruleset *rules, int scenario, int signs);
struct view_boat *fathom_view_boat(struct view *view, int team);
void fathom_view_say(const struct view *view); /* VIEW as the server sends it, strokes aside */

/* A game that shows this view (game_from_view), to ask what could be done in it. */
struct game *fathom_game_new(const struct view *view);

/* What the rules say to the order that was filled in. */
int fathom_check(const struct game *game); /* enum error */
/* What an order that would be accepted costs the hull of the boat that gives it. */
int fathom_damage(const struct game *game);
void fathom_legal(const struct game *game, int team); /* {"legal":[order,...]} */

/* What crossing out one more symbol would do. */
enum fathom_fate { FATHOM_NOTHING, FATHOM_REPAIR, FATHOM_HURT };
int fathom_cross(const struct game *game, int team, int symbol);

/*
 * A finished game, played again from its record. The record's bytes go where fathom_replay_bytes
 * says. fathom_replay_open says how things stand before the first order, fathom_replay_next after
 * the next one that something came of; it is 0 after the last. Both say {"ms":...,"events":[...],
 * "heard":{"blue":[...],"yellow":[...]},"view":VIEW}: everything that happened, what either crew
 * heard of it, and what is true then. fathom_replay_open is 0, and says why, for what is no record.
 */
struct fathom_replay;
struct fathom_replay *fathom_replay_new(int length);
uint8_t *fathom_replay_bytes(struct fathom_replay *replay);
int fathom_replay_open(struct fathom_replay *replay);
int fathom_replay_next(struct fathom_replay *replay);

/*
 * Lessons (school/lesson.h). fathom_lessons says [NAME,...], in their order. The others say what
 * school/lesson_json.h writes; the lesson belongs to the caller, who gives it back with
 * fathom_free.
 */
void fathom_lessons(void);
/* The name is in the buffer; `preset` is the learner's rule book. NULL when there is no such. */
struct lesson_told *fathom_lesson_new(int preset);
void fathom_lesson_play(struct lesson_told *told);
/* The order that was filled in; of a trace its stroke of so many points is in the buffer. Gives an
 * enum lesson_result. */
int fathom_lesson_order(struct lesson_told *told, int points);
int fathom_lesson_act(struct lesson_told *told); /* its words are in the buffer */
void fathom_lesson_stopped(struct lesson_told *told, int error);

/*
 * The puzzle of a day (school/puzzle.h), which the caller gives back with fathom_free. Says what
 * school/puzzle_json.h writes, and so does fathom_puzzle_try. NULL when there is no such grade.
 */
struct puzzle *fathom_puzzle_new(uint32_t day, int grade);
void fathom_puzzle_try(const struct puzzle *puzzle, int at);
/* 32 bytes: where he could be when so many words had been heard. */
void fathom_puzzle_places(const struct puzzle *puzzle, int words);
int fathom_puzzle_at(const struct puzzle *puzzle); /* the solution */

#endif
