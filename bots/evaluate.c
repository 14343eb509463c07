/*
 * How likely a side is to win from where a playing out has stopped: a logistic curve over a handful
 * of features of both sides. The weights are judgement; fitted ones played no better.
 */
#include <math.h>

#include "bots/duel.h"
#include "bots/inside.h"
#include "bots/prospects.h"

enum { WATER_STEPS = 6, AIMED = 60 };

static int free_water(struct bits open, uint8_t at)
{
    struct bits here = bits_one(at), water = bits_spread(here, bits_or(open, here), WATER_STEPS);
    return bits_count(&water) - 1;
}

/* The best shot on a set from anywhere, and from where a side is, in points of damage. */
static void aims(const struct duel_tables *tables, const struct duel_boat *side,
                 const struct duel_boat *foe, double *anywhere, double *here)
{
    int places = bits_count(&foe->cells), most = 0, near = 0;
    const struct bits *reach = &tables->reach[side->at];
    EACH_SPACE (at, &foe->cells) {
        int score = duel_hits(tables, &foe->cells, at, foe->hull);
        if (score > most) most = score;
        if (score > near && bits_has(reach, at) && space_distance(at, side->at) > 1) near = score;
    }
    *anywhere = (double)most / places;
    *here = (double)near / places;
}

/* What the hand-made judgement is reckoned from, one number of each kind. */
static void count_features(const struct duel *duel, int team, double f[FEATURES])
{
    const struct duel_boat *side = &duel->side[team], *foe = &duel->side[team ^ 1];
    const struct duel_tables *tables = duel->tables;
    double anywhere = 0, here = 0;
    bool armed = duel_usable(side, TORPEDO, 3);
    int places = bits_count(&foe->cells);
    if (places <= AIMED) aims(tables, side, foe, &anywhere, &here);
    struct bits near = bits_and(bits_grow8(tables->reach[side->at]), foe->cells);
    double range = (double)bits_count(&near) / places;
    int water = free_water(duel_open(duel, side), side->at);
    f[FEATURE_hull_1] = side->hull == 1;
    f[FEATURE_hull_2] = side->hull == 2;
    f[FEATURE_hull_3] = side->hull == 3;
    f[FEATURE_hull_more] = side->hull > 4 ? side->hull - 4 : 0;
    f[FEATURE_armed] = armed;
    f[FEATURE_torpedo] = side->gauge[TORPEDO] / 3.0;
    f[FEATURE_silent] = duel_usable(side, SILENCE, 6);
    f[FEATURE_silence] = side->gauge[SILENCE] / 6.0;
    f[FEATURE_sonar] = side->gauge[SONAR] / 3.0;
    f[FEATURE_drone] = side->gauge[DRONE] / 4.0;
    f[FEATURE_mine] = side->gauge[MINE] / 3.0;
    f[FEATURE_mines] = bits_count(&side->mines);
    f[FEATURE_no_weapons] = sheet_broken(side->crossed, TORPEDO);
    f[FEATURE_no_special] = sheet_broken(side->crossed, SILENCE);
    f[FEATURE_no_detection] = sheet_broken(side->crossed, SONAR);
    f[FEATURE_crosses] = __builtin_popcount(side->crossed) / 10.0;
    f[FEATURE_hidden] = log2(bits_count(&side->cells));
    f[FEATURE_aim] = anywhere;
    f[FEATURE_shot] = armed ? here : 0;
    f[FEATURE_near] = range * anywhere;
    f[FEATURE_near_armed] = armed ? range * anywhere : 0;
    f[FEATURE_cramped] = water < 3;
    f[FEATURE_water] = (water > 20 ? 20 : water) / 20.0;
    f[FEATURE_surfaced] = side->surfaced;
    f[FEATURE_route] = bits_count(&side->route) / 20.0;
    f[FEATURE_tempo] = duel->turn == team ? 0.5 : -0.5;
    f[FEATURE_dead] = __builtin_popcount(side->dead & (1 << TORPEDO | 1 << SILENCE));
    f[FEATURE_dead_others] = __builtin_popcount(side->dead & (1 << SONAR | 1 << DRONE | 1 << MINE));
}

double duel_by_hand(const struct duel *duel, enum team team)
{
    const double *weight = duel->tables->weights.evaluation;
    double own[FEATURES], foe[FEATURES], sum = 0;
    count_features(duel, team, own);
    count_features(duel, team ^ 1, foe);
    for (int i = 0; i < FEATURES; i++) sum += weight[i] * (own[i] - foe[i]);
    return 1 / (1 + exp(-sum));
}

double duel_evaluate(const struct duel *duel, enum team team)
{
    if (duel->over) {
        bool sunk[TEAMS] = {!duel->side[BLUE].hull, !duel->side[YELLOW].hull};
        return sunk[team] && sunk[team ^ 1] ? 0.5 : sunk[team] ? 0 : 1;
    }
    if (duel->tables->weights.prospects > 0) return 1 / (1 + exp(-prospects_logit(duel, team)));
    return duel_by_hand(duel, team);
}
