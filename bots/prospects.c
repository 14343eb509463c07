/* Who wins, asked from both sides. */
#include "bots/prospects.h"

static double seen_by(const struct duel *duel, enum team team)
{
    bool quick = ruleset_is_quick(&duel->tables->rules);
    const struct network *network = quick ? &prospects_quick_network : &prospects_network;
    uint8_t input[SIGHT_OF_BOTH];
    double logit;
    sight_of_both(duel, team, input);
    network_say(network, input, &logit);
    return logit;
}

double prospects_logit(const struct duel *duel, enum team team)
{
    return (seen_by(duel, team) - seen_by(duel, team ^ 1)) / 2;
}
