/*
 * The Engineer. A sheet is worth what still works and how long it will: breakdowns in the reactor
 * stay until the boat surfaces, those in the circuits go when the circuit closes, five radiation
 * symbols or five of a panel leave no slack. The cross that leaves the best sheet is taken.
 */
#include "bots/inside.h"

#define REACTOR 0x00e38e38u /* places 4 to 6 of each panel */

static const double radiation_loss[PANEL_SYMBOLS + 1] = {0, 0.02, 0.05, 0.1, 0.2, 0.5, 2.5};
static const double panel_loss[PANEL_SYMBOLS + 1] = {0, 0, 0.02, 0.06, 0.16, 0.5, 2.5};

enum { DAMAGE_LOSS = 4 };

/* How far the circuits are from repairing every breakdown of a kind, 0 to 3 crosses. */
static int crosses_to_repair(uint32_t broken, uint32_t crossed)
{
    int most = 0;
    for (int i = 0; i < CIRCUITS; i++) {
        if (!(broken & sheet_circuit[i])) continue;
        int left = 4 - __builtin_popcount(crossed & sheet_circuit[i]);
        if (left > most) most = left;
    }
    return most;
}

static double breakdown_loss(uint32_t crossed, int kind, double loss)
{
    uint32_t broken = crossed & sheet_kind[kind];
    if (!broken) return 0;
    double more = 0.04 * (__builtin_popcount(broken) - 1);
    if (broken & REACTOR) return loss * (1 + more);
    return loss * (0.5 + 0.13 * crosses_to_repair(broken, crossed) + more);
}

double sheet_worth(const struct weights *weights, uint32_t crossed, unsigned keep)
{
    double loss[] = {weights->weapons, weights->detection, weights->special}, worth = 0;
    for (int kind = WEAPON; kind < RADIATION; kind++)
        worth -= breakdown_loss(crossed, kind, loss[kind]) * (keep >> kind & 1 ? 3 : 1);
    double slack = radiation_loss[__builtin_popcount(crossed & sheet_kind[RADIATION])];
    for (enum dir dir = NORTH; dir < DIRS; dir++)
        slack += panel_loss[__builtin_popcount(crossed & sheet_panel(dir))];
    return worth - weights->slack * slack;
}

static double cross_worth(const struct weights *weights, uint32_t crossed, int symbol,
                          unsigned keep, bool repair_beats_damage)
{
    struct cross_outcome out = sheet_cross(crossed, symbol, repair_beats_damage);
    return sheet_worth(weights, out.crossed, keep) - (out.damaged ? DAMAGE_LOSS : 0);
}

int sheet_best_cross(const struct weights *weights, uint32_t crossed, uint32_t choice,
                     unsigned keep, bool repair_beats_damage)
{
    int best = __builtin_ctz(choice);
    double best_worth = -1e9;
    EACH_BIT (symbol, choice) {
        double worth = cross_worth(weights, crossed, (int)symbol, keep, repair_beats_damage);
        if (worth <= best_worth) continue;
        best_worth = worth;
        best = (int)symbol;
    }
    return best;
}

/* Who always takes the best is foreseen. Only the Captain's own pen varies: another's Captain
 * plays his Engineer in his head. */
static int varied_cross(struct bot *bot, uint32_t crossed, uint32_t choice)
{
    bool repair = bot->setup.rules.repair_beats_damage;
    const struct weights *weights = &bot->weights;
    unsigned keep = bot->wishes.keep;
    int best = sheet_best_cross(weights, crossed, choice, keep, repair);
    double least = cross_worth(weights, crossed, best, keep, repair) - weights->vary_cross;
    uint32_t near = 0;
    if (!bot_holds(bot, CAPTAIN) || weights->vary_cross <= 0) return best;
    EACH_BIT (symbol, choice)
        if (cross_worth(weights, crossed, (int)symbol, keep, repair) >= least) near |= 1u << symbol;
    return bot_any_bit(bot, near);
}

/* People cross out what is nearest to the pen, but mostly see damage coming. */
static int cadet_cross(struct bot *bot, uint32_t crossed, uint32_t choice)
{
    int symbol = bot_any_bit(bot, choice);
    if (bot_chance(bot, ruleset_is_quick(&bot->setup.rules) ? 2 : 12)) return symbol;
    bool repair = bot->setup.rules.repair_beats_damage;
    int sound = sheet_best_cross(&bot->weights, crossed, choice, bot->wishes.keep, repair);
    return bot_chance(bot, 70) || sheet_cross(crossed, symbol, repair).damaged ? sound : symbol;
}

struct order engineer_cross(struct bot *bot, const struct game *game, const struct legal *legal)
{
    const struct boat *boat = &game->boat[bot->setup.team];
    enum team team = bot->setup.team;
    if (legal->cross_empty) return order_value(DO_CROSS, team, EMPTY_DUTY);
    int symbol = bot->setup.level <= LEVEL_CADET
                     ? cadet_cross(bot, boat->crossed, legal->crosses)
                     : varied_cross(bot, boat->crossed, legal->crosses);
    return order_value(DO_CROSS, team, symbol);
}

/* --- calls ----------------------------------------------------------------------------------- */

static uint8_t systems_down(uint32_t crossed)
{
    uint8_t down = 0;
    for (int s = 0; s < SYSTEMS; s++)
        if (sheet_broken(crossed, s)) down |= (uint8_t)(1u << s);
    return down;
}

/* Directions whose next cross must damage, and those whose next can close a circuit. */
static void directions(uint32_t crossed, bool repair, uint8_t *avoid, uint8_t *head)
{
    *avoid = *head = 0;
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        uint32_t choice = sheet_panel(dir) & ~crossed;
        bool safe = false;
        EACH_BIT (symbol, choice) {
            struct cross_outcome out = sheet_cross(crossed, (int)symbol, repair);
            safe |= !out.damaged;
            if (out.circuit >= 0) *head |= (uint8_t)(1u << dir);
        }
        if (!safe) *avoid |= (uint8_t)(1u << dir);
    }
}

static bool is_worn(const struct bot *bot, uint32_t crossed)
{
    return sheet_worth(&bot->weights, crossed, 0) < -3;
}

static void call_changes(struct bot *bot, uint8_t now, uint8_t before, enum call_code code,
                         struct bot_deed *deed)
{
    EACH_BIT (i, now & ~before) bot_call(bot, deed, ENGINEER, code, (int)i, -1);
}

/* Whether the sheet as this bot has it in mind says the same. */
bool engineer_says(const struct bot *bot, const struct call *call)
{
    uint32_t crossed = bot->watch[bot->setup.team].crossed;
    uint8_t avoid, head, dir = call->parameter[0];
    directions(crossed, bot->setup.rules.repair_beats_damage, &avoid, &head);
    switch (call->code) {
    case CALL_AVOID:
    case CALL_DANGER: return dir < DIRS && avoid >> dir & 1;
    case CALL_HEAD: return dir < DIRS && head >> dir & 1;
    case CALL_SURFACE: return is_worn(bot, crossed);
    default: return false;
    }
}

void engineer_call(struct bot *bot, uint32_t crossed, struct bot_deed *deed)
{
    uint8_t down = systems_down(crossed), avoid, head;
    uint8_t used = (1 << SCENARIO) - 1;
    if (bot->chart.scenario) used |= 1 << SCENARIO;
    down &= used;
    directions(crossed, bot->setup.rules.repair_beats_damage, &avoid, &head);
    if (down != bot->called.down) {
        call_changes(bot, down, bot->called.down, CALL_DOWN, deed);
        call_changes(bot, bot->called.down, down, CALL_UP, deed);
        bot->called.down = down;
    }
    if (avoid != bot->called.avoid) call_changes(bot, avoid, bot->called.avoid, CALL_AVOID, deed);
    if (down && head != bot->called.head)
        call_changes(bot, head, bot->called.head, CALL_HEAD, deed);
    bot->called.avoid = avoid;
    bot->called.head = head;
    bool worn = is_worn(bot, crossed);
    if (worn && !bot->called.surface) bot_call(bot, deed, ENGINEER, CALL_SURFACE, -1, -1);
    bot->called.surface = worn;
}
