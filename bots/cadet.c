/*
 * The Captain's chair of a cadet. He keeps a rough idea of where the enemy is, goes after it,
 * shoots when it has become small, and makes the slips that people make: he looks one step ahead,
 * forgets that a system is ready, and sometimes just sails somewhere.
 */
#include "bots/inside.h"

enum { SLIP_PERCENT = 10, NEAR_ENOUGH = 14, WIDE = 24 };

static int exits(const struct game *game, enum team team, uint8_t at)
{
    struct bits open = game_open_water(game, team);
    return bits_exits(&open, at);
}

static uint8_t middle(const struct bits *cells)
{
    int column = 0, row = 0, n = bits_count(cells);
    EACH_SPACE (at, cells) {
        column += space_column(at);
        row += space_row(at);
    }
    return n ? space_at(column / n, row / n) : NOWHERE;
}

/* Courses whose every cross would cost hull; he sees that much when he sees the sheet. */
static bool harmful(const struct game *game, enum team team, enum dir dir)
{
    uint32_t crossed = game->boat[team].crossed, choice = sheet_panel(dir) & ~crossed;
    EACH_BIT (symbol, choice)
        if (!sheet_cross(crossed, (int)symbol, game->rules.repair_beats_damage).damaged)
            return false;
    return true;
}

static int to_repair(const struct game *game, enum team team, uint8_t at)
{
    const struct boat *boat = &game->boat[team];
    int wanted = boat->dead >> TORPEDO & 1 ? TORPEDO : boat->dead >> SONAR & 1 ? SONAR : NO_SYSTEM;
    if (game->chart.scenario != SCENARIO_REPAIR || wanted == NO_SYSTEM) return 0;
    struct bits shore = bits_grow8(game->chart.island_of[wanted]);
    int steps = 0;
    for (; !bits_has(&shore, at) && steps < 16; steps++)
        shore = bits_and(bits_grow4(shore), game->chart.sea);
    return steps;
}

static struct order cadet_course(struct bot *bot, const struct game *game,
                                 const struct legal *legal)
{
    enum team team = bot->setup.team;
    uint8_t here = game->boat[team].at, enemy = middle(&bot->rough[team ^ 1]);
    bool hunting = bits_count(&bot->rough[team ^ 1]) < 2 * WIDE;
    int best = -1, best_score = -1000;
    EACH_BIT (dir, legal->courses) {
        uint8_t at = space_step(here, dir);
        int score = (int)bot_random(bot, 12) + 10 * (exits(game, team, at) > 0) +
                    3 * exits(game, team, at);
        if (hunting && space_distance(at, enemy) < space_distance(here, enemy)) score += 6;
        score -= 5 * to_repair(game, team, at);
        if (bot->wishes.avoid >> dir & 1) score -= 25;
        if (harmful(game, team, dir)) score -= 60;
        if (bot->wishes.head >> dir & 1) score += 8;
        if (bot_chance(bot, SLIP_PERCENT)) score += 20;
        if (score <= best_score) continue;
        best_score = score;
        best = (int)dir;
    }
    return order_course(team, best);
}

static bool tired(struct bot *bot, const struct game *game, const struct legal *legal)
{
    const struct boat *boat = &game->boat[bot->setup.team];
    if (bot->wishes.surface) return bot_chance(bot, 60);
    bool stuck = true;
    EACH_BIT (dir, legal->courses) stuck &= harmful(game, bot->setup.team, dir);
    if (bits_has(&game->chart.ice, boat->at)) return false;
    if (stuck) return bot_chance(bot, 95);
    int crosses = __builtin_popcount(boat->crossed);
    if (boat->hull == 1 && crosses > 10) return bot_chance(bot, 40);
    return sheet_broken(boat->crossed, TORPEDO) && crosses > 9 && bot_chance(bot, 25);
}

/* The damage for which he shoots: one blow ends a quick game, so he waits longer there. */
static double enough(const struct game *game, double damage)
{
    return ruleset_is_quick(&game->rules) ? damage + 0.3 : damage;
}

static bool cadet_shot(struct bot *bot, const struct game *game, const struct legal *legal,
                       struct order *order)
{
    enum team team = bot->setup.team;
    struct odds odds;
    odds_of_bits(bot->rough[team ^ 1], &odds);
    double best = 0;
    EACH_SPACE (at, &legal->torpedo) {
        double worth = odds_damage(&odds, at, game->boat[team ^ 1].hull);
        if (space_distance(at, game->boat[team].at) <= 1) worth -= 1;
        if (worth <= best) continue;
        best = worth;
        *order = order_at(DO_TORPEDO, team, at);
    }
    return best > enough(game, 0.55) || (best > enough(game, 0.3) && bot_chance(bot, 25));
}

static bool cadet_question(struct bot *bot, const struct game *game, const struct legal *legal,
                           struct order *order)
{
    double gain;
    enum team team = bot->setup.team;
    if (bits_count(&bot->rough[team ^ 1]) < NEAR_ENOUGH || bot_chance(bot, 30)) return false;
    if (may(legal, LEGAL_SONARS)) *order = order_of(DO_SONAR, team);
    else if (may(legal, LEGAL_DRONES))
        *order = order_value(DO_DRONE, team, best_drone(bot, game, &gain));
    else return false;
    return true;
}

static bool cadet_silence(struct bot *bot, const struct legal *legal, struct order *order)
{
    if (!may(legal, LEGAL_SILENCES) || !bot_chance(bot, 40)) return false;
    int dir = (int)bot_random(bot, DIRS);
    if (!legal->run[dir]) return false;
    *order = order_value(DO_SILENCE, bot->setup.team, 1 + (int)bot_random(bot, legal->run[dir]));
    order->dir = dir;
    return true;
}

static uint8_t any_space(struct bot *bot, const struct bits *cells)
{
    return bits_nth(cells, (int)bot_random(bot, (uint32_t)bits_count(cells)));
}

/* The first of these spaces that does so much damage on average, and none to himself. */
static uint8_t worth_a_blast(const struct bot *bot, const struct game *game,
                             const struct bits *spaces, double least)
{
    enum team team = bot->setup.team;
    struct odds odds;
    odds_of_bits(bot->rough[team ^ 1], &odds);
    EACH_SPACE (at, spaces)
        if (space_distance(at, game->boat[team].at) > 1 &&
            odds_damage(&odds, at, 2) >= enough(game, least))
            return at;
    return NOWHERE;
}

static bool cadet_scenario(struct bot *bot, const struct game *game, const struct legal *legal,
                           struct order *order)
{
    enum team team = bot->setup.team;
    if (may(legal, LEGAL_REPAIRS)) {
        *order = order_value(DO_REPAIR, team, __builtin_ctz(legal->repairs));
        return true;
    }
    if (!may(legal, LEGAL_ARCHERS)) return false;
    *order = order_at(DO_ARCHER, team, worth_a_blast(bot, game, &legal->archer, 0.3));
    return order->at != NOWHERE;
}

static struct order cadet_activation(struct bot *bot, const struct game *game,
                                     const struct legal *legal)
{
    enum team team = bot->setup.team;
    struct order order;
    if (may(legal, LEGAL_TORPEDOES) && cadet_shot(bot, game, legal, &order)) return order;
    if (cadet_scenario(bot, game, legal, &order)) return order;
    if (cadet_question(bot, game, legal, &order)) return order;
    if (cadet_silence(bot, legal, &order)) return order;
    if (may(legal, LEGAL_MINES) && bot_chance(bot, 40))
        return order_at(DO_MINE, team, any_space(bot, &legal->mine));
    return order_of(DO_PASS, team);
}

struct order cadet_order(struct bot *bot, const struct game *game, const struct legal *legal)
{
    enum team team = bot->setup.team;
    bool sailing = may(legal, LEGAL_COURSES), surfacing = legal->simple & LEGAL_SURFACE;
    if (sailing && game->mode == TURN_BY_TURN) {
        if (surfacing && tired(bot, game, legal)) return order_of(DO_SURFACE, team);
        return cadet_course(bot, game, legal);
    }
    if (game->mode == REAL_TIME) {
        struct order order = cadet_activation(bot, game, legal);
        if (order.kind != DO_PASS) return order;
        if (surfacing && tired(bot, game, legal)) return order_of(DO_SURFACE, team);
        if (sailing) return cadet_course(bot, game, legal);
    }
    if (surfacing) return order_of(DO_SURFACE, team);
    return cadet_activation(bot, game, legal);
}

bool cadet_trigger(struct bot *bot, const struct game *game, const struct legal *legal,
                   struct order *order)
{
    uint8_t at = worth_a_blast(bot, game, &legal->trigger, 0.4);
    if (at != NOWHERE) *order = order_at(DO_TRIGGER, bot->setup.team, at);
    return at != NOWHERE;
}
