/*
 * radio: where the enemy submarine can be, exactly, from what was announced.
 *
 * A belief listens for one crew. Feed it every event as it came out of `event_for` for that crew
 * (the public ears are enough: nothing that a crew alone knows says more about the enemy). A
 * space is in the belief if and only if some complete hidden history (start space, direction and
 * length of every silence, place of every mine) makes every announcement so far true.
 *
 *   struct radio *radio = radio_new(&(struct radio_setup){.rules = rules, .chart = chart,
 *                                                         .team = BLUE});
 *   if (radio_hear(radio, &heard) == RADIO_CONTRADICTION) ...   // no history fits: it began anew
 *   struct bits cells = radio_cells(radio);                     // where yellow can be
 *   radio_free(radio);
 *
 * The mirror, what the enemy can know of us, is a second belief with `.team` exchanged, fed with
 * the same events: of an event only what everyone hears is looked at, so our own secrets in it
 * tell the mirror nothing.
 *
 * What counts as evidence, about the enemy of `team` and under the ruleset in force:
 *   begin, placed      any sea space
 *   course             legal then: map, islands, lava, own route since the last surfacing, and its
 *                      own mines where `own_mine_blocks`
 *   silence            0 to 4 spaces in a line, each of them legal as a course
 *   mine               one of the eight neighbouring sea spaces, off the route and off own mines
 *   trigger            one of its mines stood there, and was not too fresh (`mine_trigger_from`)
 *   torpedo            the impact was in reach: `torpedo_min`, 4 steps, `torpedo_path`
 *   blast              its result for the enemy; a mine on the impact of a torpedo, of an
 *                      Archer mine that counts as one, or of an eruption is
 *                      gone; where the edition has chains, each mine next to it has exploded, and
 *                      was announced: silence about a space means that no mine stood there
 *   drone, answer      yes or no (smoke says nothing); exactly one of two statements is true
 *   surface            the sector; ice damage just before, or its absence; the route is reset
 *   system_repaired    next to an island of that system
 *   lava               survived: not on the slope; the slope is island from now on
 *   any order that a Captain without a legal course could not have given, a STOP that names a
 *   system and is let be included
 * It is blind to what the enemy's crew writes down: gauges, `ready`, `failed`, breakdowns, panel
 * and radiation damage. It reads `turn` only to know whose turn it is, never what its coming might
 * reveal. Secret fields (`at`, `dir`, `length`) are never read, whoever's ears heard the event.
 *
 * Histories are counted, so each space has a weight. A silence of length 0 is one history, of any
 * other length one for each direction; a mine is one history for each place it may have.
 *
 * Memory stays below `limit_bytes`. Where exact knowledge would need more, the belief widens: it
 * forgets the parts of routes and mines that matter least, so that it still holds the true place,
 * and radio_exact says false until a surfacing (or a set of one space) makes it exact again. After
 * a radio_gap it is the same.
 *
 * A contradiction (the set would be empty, an announcement that no rule allows) is reported, and
 * the belief starts anew from all of the sea, with routes and mines unknown, exact no more.
 * Nothing that is fed to it, however wrong, can make it crash.
 */
#ifndef RADIO_RADIO_H
#define RADIO_RADIO_H

#include <stddef.h>

#include "rules/chart.h"
#include "rules/event.h"
#include "rules/ruleset.h"

enum { RADIO_LIMIT_BYTES = 64 << 20, RADIO_LIMIT_MIN_BYTES = 256 << 10 };

struct radio_setup {
    struct ruleset rules;
    struct chart chart; /* as it was at the start of the game */
    enum team team;     /* who listens; the belief is about the other submarine */
    size_t limit_bytes; /* 0: RADIO_LIMIT_BYTES; never taken below RADIO_LIMIT_MIN_BYTES */
};

enum radio_hearing {
    RADIO_HEARD,         /* taken in; it may have told nothing */
    RADIO_CONTRADICTION, /* no history fits: the belief has started anew */
};

struct radio;

/* The setup is copied. */
struct radio *radio_new(const struct radio_setup *setup);
void radio_free(struct radio *radio); /* NULL is fine */

/* A belief of its own that knows the same. Cheap: what is large is shared until one of the two
 * changes. The two must stay in one thread. */
struct radio *radio_fork(const struct radio *radio);

enum radio_hearing radio_hear(struct radio *radio, const struct event *heard);

/* The enemy has announced things that nobody kept: it may be anywhere that it can have sailed to,
 * its route and mines are unknown. A real-time crew that was surfaced says this when it dives.
 * Meanwhile its belief hears only what shows on the chart itself (`volcano`, with a gap before it)
 * and the end. */
void radio_gap(struct radio *radio);

/* Where the enemy can be now. Between the events of one order (a torpedo and the mines that it
 * sets off) the answer takes for granted that the order is over. */
struct bits radio_cells(const struct radio *radio);
bool radio_exact(const struct radio *radio);

/* How many histories fit, a whole number up to 2^53. */
double radio_histories(const struct radio *radio);

/* Each space's share of the histories, summing up to 1. */
void radio_weights(const struct radio *radio, double weight[SPACE_MAX]);
double radio_entropy(const struct radio *radio); /* of those weights, in bits */

/* Where a mine of the enemy's may stand: each space's chance, by the same count of histories. */
void radio_mines(const struct radio *radio, double chance[SPACE_MAX]);

/* One history's outcome, drawn by weight with a generator that the caller keeps (any start). */
struct radio_guess {
    uint8_t at;
    struct bits route; /* since the last surfacing, `at` included; a part of it when not exact */
    struct bits mines;
};
struct radio_guess radio_sample(const struct radio *radio, uint64_t *rng);

/*
 * "What would remain if?" Each outcome has its chance and the spaces that would be left.
 *
 *   RADIO_ASK_DRONE  sector: outcome[ANSWER_NO] and [ANSWER_YES], or [ANSWER_SMOKE] alone
 *   RADIO_ASK_BLAST  at: outcome[RESULT_CLEAR], [RESULT_INDIRECT], [RESULT_DIRECT] of any mine or
 *                    torpedo; chains are left aside
 *   RADIO_ASK_SONAR  two of row, column, sector: outcome[0] is that answer, by a Captain who is as
 *                    likely to give any other that he may; with none of them no outcome, but the
 *                    means over all answers
 */
enum radio_ask { RADIO_ASK_DRONE, RADIO_ASK_BLAST, RADIO_ASK_SONAR };
enum { RADIO_OUTCOMES = 3 };

struct radio_question {
    uint8_t ask; /* enum radio_ask */
    uint8_t at;
    uint8_t row, column, sector; /* from 1, 0 where not stated */
};
struct radio_outcome {
    double chance;
    struct bits cells;
    double entropy; /* of the weights that would remain, in bits */
};
struct radio_outlook {
    struct radio_outcome outcome[RADIO_OUTCOMES];
    double mean_cells;   /* spaces left, on average */
    double mean_entropy; /* bits left, on average */
};
void radio_expect(const struct radio *radio, const struct radio_question *question,
                  struct radio_outlook *outlook);

/* For benches and the curious. */
struct radio_size {
    size_t hypotheses; /* families of histories held */
    size_t bytes;      /* memory behind this belief, shared parts counted in full */
};
struct radio_size radio_size(const struct radio *radio);

#endif
