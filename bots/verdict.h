/*
 * verdict: the learned judgement of a duel, how likely a side is to win from here.
 *
 * A network of three layers over what can be counted of both sides: hulls, gauges, every symbol of
 * the sheets, how far the other may be, what the best shot would do, the water left. It was trained
 * on the outcomes of games between aces (train/verdict.py). Inputs, weights and sums are integers,
 * so it says the same on every machine.
 */
#ifndef BOTS_VERDICT_H
#define BOTS_VERDICT_H

#include "bots/duel.h"

enum {
    VERDICT_SIDE = 86,   /* inputs of one side */
    VERDICT_SHARED = 14, /* and of both together */
    VERDICT_INPUTS = 2 * VERDICT_SIDE + VERDICT_SHARED,
    VERDICT_FIRST = 48,
    VERDICT_SECOND = 16,
    VERDICT_ONE = 64,    /* an input or a neuron of 1 */
    VERDICT_SCALE = 256, /* a weight of 1 */
};

struct verdict_weights {
    int16_t first[VERDICT_INPUTS][VERDICT_FIRST];
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
