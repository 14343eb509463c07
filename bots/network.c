/* The sums of a network. Most inputs are 0, so the first layer goes by inputs. */
#include "bots/network.h"

#include <string.h>

enum { CLIP = 4 * NETWORK_ONE };

static int32_t neuron(int32_t sum, int32_t scale)
{
    int32_t value = sum / scale;
    return value < 0 ? 0 : value > CLIP ? CLIP : value;
}

void network_say(const struct network *n, const uint8_t *input, double *output)
{
    int32_t first[NETWORK_FIRST], second[NETWORK_SECOND_MAX], sum;
    memcpy(first, n->first_bias, sizeof first);
    for (int i = 0; i < n->inputs; i++) {
        if (!input[i]) continue;
        for (int j = 0; j < NETWORK_FIRST; j++) first[j] += input[i] * n->first[i][j];
    }
    for (int j = 0; j < NETWORK_FIRST; j++) first[j] = neuron(first[j], NETWORK_FIRST_SCALE);
    for (int k = 0; k < n->second; k++) {
        sum = n->second_bias[k];
        for (int j = 0; j < NETWORK_FIRST; j++) sum += first[j] * n->second_of[k][j];
        second[k] = neuron(sum, NETWORK_SCALE);
    }
    for (int o = 0; o < n->outputs; o++) {
        sum = n->last_bias[o];
        for (int k = 0; k < n->second; k++) sum += second[k] * n->last[o * n->second + k];
        output[o] = (double)sum / (NETWORK_ONE * NETWORK_SCALE);
    }
}
