/*
 * The First Mate. Every mark goes to the gauge that is worth most for the marks it still needs:
 * torpedo and silence first, detection when the enemy may be anywhere, mines when all is full.
 * Where the edition gives him drone and sonar he uses them on the Captain's call, or by himself.
 */
#include "bots/inside.h"

static double usefulness(const struct weights *weights, const struct gauges *gauges, int system)
{
    double wide = gauges->theirs > 60 ? 1.3 : gauges->theirs > 12 ? 1 : 0.4, use;
    bool repairs = gauges->scenario == SCENARIO_REPAIR && gauges->dead;
    switch (system) {
    case TORPEDO: use = weights->mark_torpedo; break;
    case SILENCE:
        use = gauges->ours < 25 ? weights->mark_silence_found : weights->mark_silence;
        break;
    case SONAR: use = weights->mark_sonar * wide; break;
    case DRONE: use = weights->mark_drone * wide; break;
    case MINE: use = weights->mark_mine; break;
    default: use = repairs ? weights->mark_repair : weights->mark_scenario;
    }
    return sheet_broken(gauges->crossed, system) ? use * 0.6 : use;
}

static double mark_worth(const struct weights *weights, const struct gauges *gauges, int system)
{
    int size = gauge_size(gauges->scenario, system), marks = gauges->gauge[system];
    double use = usefulness(weights, gauges, system);
    return use * (1 + weights->mark_begun * marks) / (size - marks + 1);
}

int best_mark(const struct weights *weights, const struct gauges *gauges, unsigned markable)
{
    int best = -1;
    double best_score = -1;
    EACH_BIT (system, markable) {
        double score = mark_worth(weights, gauges, (int)system);
        if (score <= best_score) continue;
        best_score = score;
        best = (int)system;
    }
    return best;
}

/* Where a boat can be, by the best that this bot keeps. */
int boat_places(const struct bot *bot, enum team team)
{
    const struct radio *radio = bot_radio(bot, team);
    struct bits cells = radio ? radio_cells(radio) : bot->rough[team];
    return bits_count(&cells);
}

struct gauges gauges_of(const struct bot *bot, const struct game *game, enum team team)
{
    const struct boat *boat = &game->boat[team];
    return (struct gauges){.scenario = game->chart.scenario,
                           .gauge = boat->gauge,
                           .crossed = boat->crossed,
                           .dead = boat->dead,
                           .theirs = boat_places(bot, team ^ 1),
                           .ours = boat_places(bot, team)};
}

static int cadet_mark(struct bot *bot, unsigned markable)
{
    if (markable >> TORPEDO & 1 && bot_chance(bot, 75)) return TORPEDO;
    return bot_any_bit(bot, markable);
}

/* One of those that are worth about as much as the best; only the Captain's own pen varies, as that
 * of the Engineer. */
static int varied_mark(struct bot *bot, const struct game *game, unsigned markable)
{
    enum team team = bot->setup.team;
    const struct weights *weights = &bot->weights;
    struct gauges gauges = gauges_of(bot, game, team);
    int best = best_mark(weights, &gauges, markable);
    double least = mark_worth(weights, &gauges, best) * (1 - weights->vary_mark);
    uint32_t near = 0;
    if (!bot_holds(bot, CAPTAIN) || weights->vary_mark <= 0) return best;
    EACH_BIT (system, markable)
        if (mark_worth(weights, &gauges, (int)system) >= least) near |= 1u << system;
    return bot_any_bit(bot, near);
}

struct order first_mate_mark(struct bot *bot, const struct game *game, const struct legal *legal)
{
    enum team team = bot->setup.team;
    int charge = bot->wishes.charge;
    if (legal->mark_empty) return order_value(DO_MARK, team, EMPTY_DUTY);
    if (charge != NO_SYSTEM && legal->marks >> charge & 1)
        return order_value(DO_MARK, team, charge);
    if (bot->setup.level <= LEVEL_CADET)
        return order_value(DO_MARK, team, cadet_mark(bot, legal->marks));
    return order_value(DO_MARK, team, varied_mark(bot, game, legal->marks));
}

/* A First Mate of his own, where detection is his: he does what the Captain calls for. */
bool first_mate_detect(struct bot *bot, const struct game *game, const struct legal *legal,
                       struct order *order)
{
    enum team team = bot->setup.team;
    int wish = bot->wishes.use;
    double gain;
    if (wish == DRONE && may(legal, LEGAL_DRONES))
        *order = order_value(DO_DRONE, team, best_drone(bot, game, &gain));
    else if (wish == SONAR && may(legal, LEGAL_SONARS)) *order = order_of(DO_SONAR, team);
    else return false;
    order->by = FIRST_MATE;
    bot->wishes.use = NO_SYSTEM;
    return true;
}

/* Where a gauge that fills is not announced to everyone, the crew hears it from him. */
void first_mate_call(struct bot *bot, const uint8_t gauge[SYSTEMS], struct bot_deed *deed)
{
    uint8_t full = 0;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = gauge_size(bot->chart.scenario, s);
        if (size && gauge[s] >= size) full |= (uint8_t)(1u << s);
    }
    EACH_BIT (s, full & ~bot->called.ready)
        if (!bot->setup.rules.ready_public || s == TORPEDO)
            bot_call(bot, deed, FIRST_MATE, CALL_READY, (int)s, -1);
    bot->called.ready = full;
}
