/*
 * rough: a rough belief, the set of places where a submarine can be, kept without its route.
 *
 * It follows announcements with shifts and masks and forgets which spaces were sailed over, so it
 * is never too small, sometimes too large, and hundreds of times cheaper than the radio's exact
 * belief. Cadets listen with it; the search uses it for what both sides will have learned
 * some turns on.
 */
#ifndef BOTS_ROUGH_H
#define BOTS_ROUGH_H

#include "rules/game.h"

struct bits rough_course(struct bits cells, const struct chart *chart, enum dir dir);
struct bits rough_silence(struct bits cells, const struct chart *chart);

struct bits rough_sector(struct bits cells, const struct chart *chart, int sector, bool inside);

/* Exactly one of the two statements holds; 0 is not stated. */
struct bits rough_answer(struct bits cells, const struct chart *chart, int row, int column,
                         int sector);

/* What `heard` says about the place of `team`. `chart` is the chart of now. */
struct bits rough_hear(struct bits cells, const struct event *heard, enum team team,
                       const struct ruleset *rules, const struct chart *chart);

static inline struct bits rough_ring(uint8_t at) { return bits_grow8(bits_one(at)); }

#endif
