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
 * Spaces are bytes (row * 16 + column) and sets of spaces 32 bytes (rules/bits.h). The words of
 * the line protocol are not repeated on the other side: they are asked for, with fathom_word.
 */
#ifndef WASM_FATHOM_H
#define WASM_FATHOM_H

#include "radio/radio.h"
#include "rules/view.h"

enum { FATHOM_BUFFER_BYTES = 8192 };

uint8_t *fathom_buffer(void);

/* The text that the last function with JSON to give has said. */
const char *fathom_said(void);
int fathom_said_length(void);

/* Gives back a chart, a ruleset, a view, a game or a replay. */
void fathom_free(void *made);
/* Pieces of memory that are taken and not given back. */
int fathom_pieces(void);

/* The vocabularies, word by word; NULL after the last. */
enum fathom_words {
    FATHOM_EVENTS,
    FATHOM_TEAMS,
    FATHOM_SYSTEMS,
    FATHOM_CAUSES,
    FATHOM_RESULTS,
    FATHOM_ANSWERS,
    FATHOM_VOLCANO_EVENTS,
    FATHOM_PRESETS,
    FATHOM_CHARTS,
    FATHOM_ORDERS,
    FATHOM_ERRORS,
    FATHOM_SEATS,
    FATHOM_ROLES,
    FATHOM_MODES,
    FATHOM_DIRS,
    FATHOM_SCENARIOS,
    FATHOM_PHASES,
    FATHOM_AWAITS,
    FATHOM_REASONS,
    FATHOM_DUTIES,
    FATHOM_DEPTHS,
    FATHOM_SYMBOLS,
    FATHOM_KINDS,
    FATHOM_CIRCUITS,
    FATHOM_SECTIONS, /* "1" to "4" */
    FATHOM_PLAYERS,  /* "p1" to "p4" */
    FATHOM_WORD_LISTS
};
const char *fathom_word(int words, int index);

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

/* Where in the buffer each byte of an event lies. Fields that an event does not have are 0, a
 * space NOWHERE, a direction NO_DIR. */
enum fathom_event {
    FATHOM_KIND,
    FATHOM_TEAM,
    FATHOM_AT,
    FATHOM_DIR,
    FATHOM_VALUE,
    FATHOM_SYSTEM,
    FATHOM_CAUSE,
    FATHOM_HULL,
    FATHOM_ANSWER,
    FATHOM_WHICH,
    FATHOM_RESULT_BLUE,
    FATHOM_RESULT_YELLOW,
    FATHOM_ROW,
    FATHOM_COLUMN,
    FATHOM_SECTOR,
    FATHOM_EVENT_BYTES
};
int fathom_radio_hear(struct radio *radio); /* enum radio_hearing */

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
/* Judges a stroke of `count` points, pairs of int32 in 1/64 units: enum stroke_verdict, -1 when
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

/*
 * What a seat knows, filled in field by field. The tables say where in a view, and in one of its
 * boats, a field of the protocol's VIEW lies; FATHOM_VALUES has one byte for each word of a list,
 * FATHOM_SET one bit, in one byte or, if the list has more than eight words, in four.
 */
enum fathom_field_kind {
    FATHOM_NUMBER,
    FATHOM_WORD,
    FATHOM_SET,
    FATHOM_VALUES,
    FATHOM_SPACE,
    FATHOM_SPACES,
};
struct fathom_field {
    const char *name;
    uint8_t kind, words; /* enum fathom_field_kind, enum fathom_words */
    uint16_t offset;
};
/* NULL after the last. */
const struct fathom_field *fathom_view_field(int of_boat, int index);

/* A view of a game with these rules. The buffer holds the chart's signs, row by row, and after
 * them its name, ended by a NUL. NULL when the chart cannot be read. */
struct view *fathom_view_new(const struct ruleset *rules, int scenario, int signs);
struct view_boat *fathom_view_boat(struct view *view, int team);
void fathom_view_say(const struct view *view); /* VIEW as the server sends it, strokes aside */

/* A game that shows this view (game_from_view), to ask what could be done in it. */
struct game *fathom_game_new(const struct view *view);

/* Where in the buffer each byte of an order lies; fields that it does not have are 0. */
enum fathom_order {
    FATHOM_DO,
    FATHOM_ORDER_TEAM,
    FATHOM_BY,
    FATHOM_ORDER_AT,
    FATHOM_ORDER_DIR,
    FATHOM_ORDER_VALUE,
    FATHOM_ORDER_ROW,
    FATHOM_ORDER_COLUMN,
    FATHOM_ORDER_SECTOR,
    FATHOM_ORDER_BYTES
};
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

#endif
