/* A draw among options by the shares that the network gives them. */
#include "bots/imitate.h"

#include <math.h>

#include "bots/inside.h"

enum duel_option imitate_draw(struct duel *duel, const struct duel_options *options)
{
    bool quick = ruleset_is_quick(&duel->tables->rules);
    const struct network *network = quick ? &imitate_quick_network : &imitate_network;
    uint8_t input[SIGHT_OF_ONE];
    double share[DUEL_OPTIONS], most = -1e9, sum = 0;
    int drawn = __builtin_ctz(options->left);
    if (options->left == 1u << drawn) return (enum duel_option)drawn;
    sight_of_one(duel, options, input);
    network_say(network, input, share);
    EACH_BIT (i, options->left)
        if (share[i] > most) most = share[i];
    EACH_BIT (i, options->left) sum += share[i] = exp(share[i] - most);
    double left = duel_chance(duel) * sum;
    EACH_BIT (i, options->left) {
        drawn = (int)i;
        left -= share[i];
        if (left < 0) break;
    }
    return (enum duel_option)drawn;
}
