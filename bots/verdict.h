/*
 * verdict: the learned judgement of a duel, how likely a side is to win from here.
 *
 * A network of three layers over what can be counted of both sides: hulls, gauges, every symbol of
 * the sheets, how far the other may be, what the best shot would do, the water left, the chart's
 * perils and helps; and over what lies around the boats: where the other may be, seen from here,
 * where they may think that we are, what blocks the way. It was trained on the outcomes of games
 * between bots (train/verdict.py). Inputs, weights and sums are integers, so it says the same on
 * every machine.
 */
#ifndef BOTS_VERDICT_H
#define BOTS_VERDICT_H

#include "bots/duel.h"

enum {
    VERDICT_SIDE = 100,  /* counted inputs of one side */
    VERDICT_SHARED = 19, /* and of both together */
    VERDICT_FAR = 5,     /* how far around a boat its surroundings go, for the other's places */
    VERDICT_CLOSE = 2,   /* and for its own */
    VERDICT_WIDE = (2 * VERDICT_FAR + 1) * (2 * VERDICT_FAR + 1),
    VERDICT_RING = (2 * VERDICT_CLOSE + 1) * (2 * VERDICT_CLOSE + 1),
    VERDICT_AROUND = VERDICT_WIDE + 2 * VERDICT_RING,
    VERDICT_INPUTS = 2 * (VERDICT_SIDE + VERDICT_AROUND) + VERDICT_SHARED + VERDICT_WIDE,
    VERDICT_FIRST = 64,
    VERDICT_SECOND = 24,
    VERDICT_ONE = 64,         /* an input or a neuron of 1 */
    VERDICT_FIRST_SCALE = 64, /* a weight of 1 in the first layer */
    VERDICT_SCALE = 256,      /* and in the others */
};

struct verdict_weights {
    int8_t first[VERDICT_INPUTS][VERDICT_FIRST];
    int32_t first_bias[VERDICT_FIRST];
    int16_t second[VERDICT_SECOND][VERDICT_FIRST];
    int32_t second_bias[VERDICT_SECOND];
    int16_t last[VERDICT_SECOND];
    int32_t last_bias;
};
extern const struct verdict_weights verdict_weights;

void verdict_inputs(const struct duel *duel, enum team team, uint8_t input[VERDICT_INPUTS]);

/* The chance of `team` to win, as a logit. */
double verdict_logit(const struct duel *duel, enum team team);

#endif
