/*
 * network: three layers in whole numbers, so that they say the same on every machine.
 *
 * An input or a neuron of 1 is NETWORK_ONE, and a neuron lies between 0 and four times that. A
 * weight of 1 is NETWORK_FIRST_SCALE in the first layer and NETWORK_SCALE in the others. What the
 * networks of this folder see is in sight.h; train/network.py writes their weights.
 */
#ifndef BOTS_NETWORK_H
#define BOTS_NETWORK_H

#include <stdint.h>

enum {
    NETWORK_FIRST = 64,      /* neurons of the first layer */
    NETWORK_SECOND_MAX = 32, /* and of the second, at most */
    NETWORK_ONE = 64,
    NETWORK_FIRST_SCALE = 64,
    NETWORK_SCALE = 256,
};

struct network {
    int inputs, second, outputs;
    const int8_t (*first)[NETWORK_FIRST]; /* of each input */
    const int32_t *first_bias;
    const int16_t (*second_of)[NETWORK_FIRST]; /* of each neuron of the second layer */
    const int32_t *second_bias;
    const int16_t *last; /* of each output, one for each neuron of the second layer */
    const int32_t *last_bias;
};

void network_say(const struct network *network, const uint8_t *input, double *output);

#endif
