/*
 * fathom: what a browser needs of rules and radio, as WebAssembly.
 *
 * The module imports nothing. Charts, rulesets and beliefs are made and freed by the caller and
 * are plain addresses to him. Everything else passes through one buffer in the module's memory:
 * the caller writes there what a function takes, and reads there what it gives. Ask for the
 * address again after each call that may allocate: the memory can grow, and the caller's view of
 * it is then a new one. wasm/fathom.mjs does all this; nobody else has to.
 *
 * Spaces are bytes (row * 16 + column) and sets of spaces 32 bytes (rules/bits.h). The words of
 * the line protocol are not repeated on the other side: they are asked for, with fathom_word.
 */
#ifndef WASM_FATHOM_H
#define WASM_FATHOM_H

#include "radio/radio.h"

enum { FATHOM_BUFFER_BYTES = 8192 };

uint8_t *fathom_buffer(void);

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
};
const char *fathom_word(int words, int index);

/* A chart from the `length` bytes of text in the buffer. NULL when it cannot be read; the buffer
 * then holds line and column (two int32) and the reason. */
struct chart *fathom_chart_new(int length);
/* A built-in chart; its name, ended by a NUL, is in the buffer. */
struct chart *fathom_chart_builtin(int mode);
void fathom_chart_free(struct chart *chart);
int fathom_chart_side(const struct chart *chart);
int fathom_chart_sector(const struct chart *chart, int at);
/* One sign a space, row by row, into the buffer. */
void fathom_chart_signs(const struct chart *chart);
/* The eight spaces around volcano 1 or 2 become islands. */
void fathom_chart_lava(struct chart *chart, int which);

struct ruleset *fathom_rules_new(int preset);
void fathom_rules_free(struct ruleset *rules);
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
int fathom_radio_hear(struct radio *radio); /* enum radio_verdict */

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
/* A stroke along the middle of the band; gives its number of points. */
int fathom_hull_trace(int section);

/* What a submarine may do from `at`. The buffer holds route (32 bytes) and own mines (32 bytes).
 * Afterwards it holds: a mask of the legal courses (1 byte), the longest silence in each
 * direction (4 bytes), 3 unused, then the torpedo's reach and the spaces for a mine. */
void fathom_moves(const struct ruleset *rules, const struct chart *chart, int at);

#endif
