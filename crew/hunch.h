/*
 * hunch: a quick set of the places where a submarine can be, kept without its route.
 *
 * A hunch follows announcements with shifts and masks. It forgets which spaces were sailed over,
 * so it is never too small, sometimes too large, and hundreds of times cheaper than the radio's
 * exact belief. Cadets listen with it; the search uses it for what both sides will have learned
 * some turns on.
 */
#ifndef CREW_HUNCH_H
#define CREW_HUNCH_H

#include "rules/game.h"

struct bits hunch_course(struct bits cells, const struct chart *chart, enum dir dir);
struct bits hunch_silence(struct bits cells, const struct chart *chart);

/* The spaces from which a torpedo reaches `at`, which are those that it reaches from there. */
struct bits hunch_reach(const struct ruleset *rules, const struct chart *chart, uint8_t at);

struct bits hunch_blast(struct bits cells, uint8_t at, enum result result);
struct bits hunch_sector(struct bits cells, const struct chart *chart, int sector, bool inside);

/* Exactly one of the two statements holds; 0 is not stated. */
struct bits hunch_answer(struct bits cells, const struct chart *chart, int row, int column,
                         int sector);

/* What `heard` says about the place of `team`. `chart` is the chart of now. */
struct bits hunch_hear(struct bits cells, const struct event *heard, enum team team,
                       const struct ruleset *rules, const struct chart *chart);

static inline struct bits hunch_ring(uint8_t at) { return bits_grow8(bits_one(at)); }

#endif
