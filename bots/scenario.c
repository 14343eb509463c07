/* The perils and helps of the charts' scenarios. */
#include "bots/scenario.h"

enum { FAR = 20 };

static const double island_pull[SCENARIO] = {
    [TORPEDO] = 0.2, [SILENCE] = 0.02, [SONAR] = 0.015, [DRONE] = 0.015, [MINE] = 0.015};

void scenario_steps_make(struct scenario_steps *steps, const struct chart *chart)
{
    if (chart->scenario != SCENARIO_REPAIR) return;
    for (int system = 0; system < SCENARIO; system++) {
        struct bits reached = bits_and(bits_grow8(chart->island_of[system]), chart->sea);
        EACH_SPACE (at, &chart->sea) steps->to[system][at] = FAR;
        for (int i = 0; i < FAR; i++) {
            EACH_SPACE (at, &reached)
                if (steps->to[system][at] > i) steps->to[system][at] = (uint8_t)i;
            reached = bits_and(bits_grow4(reached), chart->sea);
        }
    }
}

struct bits scenario_starts(const struct chart *chart, int least, int most)
{
    struct bits near = chart->island_of[TORPEDO], starts = bits_none();
    for (int distance = 1; distance <= most; distance++) {
        struct bits next = bits_grow8(near);
        if (distance >= least) starts = bits_or(starts, bits_without(next, near));
        near = next;
    }
    starts = bits_and(starts, chart->sea);
    return bits_any(&starts) ? starts : chart->sea;
}

double scenario_place_worth(const struct chart *chart, const struct scenario_steps *steps,
                            const struct scenario_state *state, uint8_t at)
{
    double worth = 0;
    if (chart->scenario == SCENARIO_REPAIR)
        EACH_BIT (system, state->dead)
            worth -= state->pull * island_pull[system] * steps->to[system][at];
    if (chart->scenario == SCENARIO_ARCHER) {
        struct bits near = bits_and(bits_grow8(bits_one(at)), chart->archer);
        worth -= bits_any(&near) ? 0.25 * state->exposure : 0;
    }
    if (chart->scenario != SCENARIO_VOLCANO || state->quiet) return worth;
    for (int v = 0; v < VOLCANOES; v++)
        if (space_distance(at, chart->volcano[v]) <= 2)
            return space_distance(at, chart->volcano[v]) <= 1 ? -0.8 : -0.3;
    return worth;
}
