/*
 * scenario: what a place is worth for the chart's own perils and helps, in points of damage: nearer
 * to the islands that repair what is dead, away from Archer mines and from volcanoes that may still
 * erupt.
 */
#ifndef BOTS_SCENARIO_H
#define BOTS_SCENARIO_H

#include "rules/game.h"

/* How far it is from each space to the shore that repairs each system. */
struct scenario_steps {
    uint8_t to[SCENARIO][SPACE_MAX];
};
void scenario_steps_make(struct scenario_steps *steps, const struct chart *chart);

/* The spaces that lie so many spaces, the king's way, from the shore that repairs the torpedo. */
struct bits scenario_starts(const struct chart *chart, int least, int most);

/* What everyone can tell of a boat. */
struct scenario_state {
    uint8_t dead;    /* systems, one bit each */
    bool quiet;      /* no volcano will erupt any more */
    double exposure; /* damage that the other side's best shot would do */
    double pull;     /* of the islands; 1 is the Officer's */
};
double scenario_place_worth(const struct chart *chart, const struct scenario_steps *steps,
                            const struct scenario_state *state, uint8_t at);

static inline double scenario_worth(const struct chart *chart, const struct scenario_steps *steps,
                                    const struct scenario_state *state, uint8_t at)
{
    if (chart->scenario == SCENARIO_NONE) return 0;
    return scenario_place_worth(chart, steps, state, at);
}

#endif
