/*
 * sight: what the networks are told of a duel.
 *
 * Of both sides together, as whoever plays it out sees them (sight_of_both), for the judgement who
 * wins (prospects.h): hulls, gauges, every symbol of the sheets, how far the other may be, what the
 * best shot would do, the water left, the chart's perils and helps; and what lies around each boat:
 * where the other may be, seen from here, where they may think that we are, what blocks the way.
 *
 * Of the side on turn, without the other's true place (sight_of_one), for what it will do
 * (imitate.h): the same of itself, of the other what can be told from outside, and what its options
 * are worth by rule of thumb.
 */
#ifndef BOTS_SIGHT_H
#define BOTS_SIGHT_H

#include "bots/duel.h"
#include "bots/network.h"

enum {
    SIGHT_SIDE = 100,   /* counted inputs of one side */
    SIGHT_KNOWN = 67,   /* those that can be told from outside */
    SIGHT_SHARED = 19,  /* of both together */
    SIGHT_OPTIONS = 31, /* of the side on turn: what it can do */
    SIGHT_FAR = 5,      /* how far around a boat its surroundings go, for the other's places */
    SIGHT_CLOSE = 2,    /* and for its own */
    SIGHT_WIDE = (2 * SIGHT_FAR + 1) * (2 * SIGHT_FAR + 1),
    SIGHT_RING = (2 * SIGHT_CLOSE + 1) * (2 * SIGHT_CLOSE + 1),
    SIGHT_AROUND = SIGHT_WIDE + 2 * SIGHT_RING,
    SIGHT_OF_BOTH = 2 * (SIGHT_SIDE + SIGHT_AROUND) + SIGHT_SHARED + SIGHT_WIDE,
    SIGHT_OF_ONE = SIGHT_SIDE + SIGHT_KNOWN + SIGHT_AROUND + SIGHT_OPTIONS,
};

void sight_of_both(const struct duel *duel, enum team team, uint8_t input[SIGHT_OF_BOTH]);
void sight_of_one(const struct duel *duel, const struct duel_options *options,
                  uint8_t input[SIGHT_OF_ONE]);

#endif
