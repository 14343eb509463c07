/*
 * prospects: the learned judgement of a duel, how likely a side is to win from here.
 *
 * A network of three layers over what can be counted of both sides: hulls, gauges, every symbol of
 * the sheets, how far the other may be, what the best shot would do, the water left, the chart's
 * perils and helps; and over what lies around the boats: where the other may be, seen from here,
 * where they may think that we are, what blocks the way. It was trained on the outcomes of games
 * between bots (train/prospects.py). Inputs, weights and sums are integers, so it says the same on
 * every machine.
 */
#ifndef BOTS_PROSPECTS_H
#define BOTS_PROSPECTS_H

#include "bots/duel.h"

enum {
    PROSPECTS_SIDE = 100,  /* counted inputs of one side */
    PROSPECTS_SHARED = 19, /* and of both together */
    PROSPECTS_FAR = 5,     /* how far around a boat its surroundings go, for the other's places */
    PROSPECTS_CLOSE = 2,   /* and for its own */
    PROSPECTS_WIDE = (2 * PROSPECTS_FAR + 1) * (2 * PROSPECTS_FAR + 1),
    PROSPECTS_RING = (2 * PROSPECTS_CLOSE + 1) * (2 * PROSPECTS_CLOSE + 1),
    PROSPECTS_AROUND = PROSPECTS_WIDE + 2 * PROSPECTS_RING,
    PROSPECTS_INPUTS = 2 * (PROSPECTS_SIDE + PROSPECTS_AROUND) + PROSPECTS_SHARED + PROSPECTS_WIDE,
    PROSPECTS_FIRST = 64,
    PROSPECTS_SECOND = 24,
    PROSPECTS_ONE = 64,         /* an input or a neuron of 1 */
    PROSPECTS_FIRST_SCALE = 64, /* a weight of 1 in the first layer */
    PROSPECTS_SCALE = 256,      /* and in the others */
};

struct prospects_weights {
    int8_t first[PROSPECTS_INPUTS][PROSPECTS_FIRST];
    int32_t first_bias[PROSPECTS_FIRST];
    int16_t second[PROSPECTS_SECOND][PROSPECTS_FIRST];
    int32_t second_bias[PROSPECTS_SECOND];
    int16_t last[PROSPECTS_SECOND];
    int32_t last_bias;
};
extern const struct prospects_weights prospects_weights;

void prospects_inputs(const struct duel *duel, enum team team, uint8_t input[PROSPECTS_INPUTS]);

/* The chance of `team` to win, as a logit. */
double prospects_logit(const struct duel *duel, enum team team);

#endif
