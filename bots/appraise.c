/*
 * Rules of thumb for a Captain. All worths are in points of damage, so that a shot, a step and a
 * question can be held against each other: a bit of information is worth about a quarter of a
 * point when there is a torpedo to use it, a dead end costs what surfacing in it would.
 */
#include "bots/appraise.h"

#include <math.h>
#include <stdlib.h>

enum { FLOOD_STEPS = 24, WIDE_WATER = 40, NO_AIR = 10, FRESH = 5, WRETCHED = -1 };

static double mass(const struct odds *odds, struct bits where)
{
    struct bits cells = bits_and(odds->cells, where);
    double sum = 0;
    EACH_SPACE (at, &cells) sum += odds->weight[at];
    return sum;
}

static double best_blast(const struct odds *odds, int hull)
{
    double best = 0;
    EACH_SPACE (at, &odds->cells) {
        double worth = odds_damage(odds, at, hull);
        if (worth > best) best = worth;
    }
    return best;
}

static bool works(const struct game *game, const struct boat *boat, enum system system)
{
    int size = game_gauge_size(game, system);
    return size && boat->gauge[system] >= size && !sheet_broken(boat->crossed, system);
}

void situation_make(struct bot *bot, const struct game *game, const struct legal *legal,
                    struct situation *situation)
{
    enum team team = bot->setup.team;
    situation->game = game;
    situation->legal = legal;
    situation->bot = bot;
    situation->weights = &bot->weights;
    situation->team = team;
    situation->own = &game->boat[team];
    situation->foe = &game->boat[team ^ 1];
    enemy_odds(bot, &situation->enemy);
    own_odds(bot, &situation->mirror);
    for (int i = 0; i < SPACE_MAX; i++) situation->mines[i] = 0;
    if (bot->belief && bot->watch[team ^ 1].mines) radio_mines(bot->belief, situation->mines);
    situation->armed = works(game, situation->own, TORPEDO);
    situation->enemy_armed = bot->watch[team ^ 1].ready >> TORPEDO & 1 &&
                             !sheet_broken(bot->watch[team ^ 1].crossed, TORPEDO);
    if (!game->rules.ready_public) situation->enemy_armed = bot->watch[team ^ 1].marks >= 3;
    situation->attack = best_blast(&situation->enemy, situation->foe->hull);
    situation->exposure = best_blast(&situation->mirror, situation->own->hull);
    scenario_steps_make(&situation->steps, &game->chart);
    situation->scenario = (struct scenario_state){.dead = situation->own->dead,
                                                  .quiet = game->eruptions == VOLCANO_EVENT_COUNT,
                                                  .exposure = situation->exposure,
                                                  .pull = bot->weights.island};
}

static void offer(struct options *options, struct order order, double worth)
{
    int slot = options->count;
    if (slot == OPTIONS) {
        slot = 0;
        for (int i = 1; i < OPTIONS; i++)
            if (options->list[i].worth < options->list[slot].worth) slot = i;
        if (options->list[slot].worth >= worth) return;
    } else options->count++;
    options->list[slot] = (struct option){order, worth};
}

static int by_worth(const void *a, const void *b)
{
    double x = ((const struct option *)a)->worth, y = ((const struct option *)b)->worth;
    return (x < y) - (x > y);
}

static void sort(struct options *options)
{
    for (int i = 0; i < options->count; i++) options->list[i].worth -= 1e-9 * i;
    qsort(options->list, (size_t)options->count, sizeof options->list[0], by_worth);
}

/* --- places ---------------------------------------------------------------------------------- */

static double water_worth(const struct situation *s, struct bits open, uint8_t at)
{
    struct bits here = bits_one(at), water = bits_spread(here, bits_or(open, here), FLOOD_STEPS);
    int area = bits_count(&water) - 1;
    double worth = s->weights->water * log2(1 + (area > WIDE_WATER ? WIDE_WATER : area));
    if (area < 5) worth -= s->weights->cramped * (5 - area);
    return worth;
}

static double exits_worth(const struct situation *s, struct bits open, uint8_t at)
{
    int n = bits_exits(&open, at);
    if (n == 0) return -s->weights->dead_end;
    return n == 1 ? -s->weights->one_exit : 0.05 * (n > 2);
}

static double distance_to(const struct odds *odds, uint8_t at)
{
    double sum = 0;
    EACH_SPACE (i, &odds->cells)
        sum += odds->weight[i] * (abs(space_column(i) - space_column(at)) +
                                  abs(space_row(i) - space_row(at)));
    return sum;
}

/* To be near is good for who can shoot and knows where to, bad for who can be shot. */
static double nearness_worth(const struct situation *s, uint8_t at)
{
    double near = mass(&s->enemy, bits_spread(bits_one(at), s->game->chart.sea, NEAR_STEPS));
    int marks = s->own->gauge[TORPEDO];
    double reach = s->armed ? 1 : s->weights->charging * marks;
    if (sheet_broken(s->own->crossed, TORPEDO)) reach = 0.1;
    double fear = s->enemy_armed ? 1 : s->weights->unarmed_fear;
    double want = s->weights->attack * s->attack * reach - s->weights->fear * s->exposure * fear;
    return near * want - s->weights->distance * distance_to(&s->enemy, at) * (want > -0.1 ? 1 : -1);
}

static double mines_worth(const struct situation *s, uint8_t at)
{
    struct bits ring = rough_ring(at);
    double sum = 0;
    EACH_SPACE (i, &ring) sum += s->mines[i];
    return -s->weights->mined * sum * (s->exposure > 0.5 ? 1 : s->exposure * 2);
}

static double place_worth(const struct situation *s, struct bits open, uint8_t at)
{
    return water_worth(s, open, at) + exits_worth(s, open, at) + nearness_worth(s, at) +
           mines_worth(s, at) +
           scenario_worth(&s->game->chart, &s->steps, &s->scenario, at);
}

/* --- courses and surfacing ------------------------------------------------------------------- */

static double log_count(struct bits cells)
{
    int n = bits_count(&cells);
    return n ? log2(n) : 0;
}

static double cross_worth(const struct situation *s, enum dir dir)
{
    uint32_t crossed = s->own->crossed, choice = sheet_panel(dir) & ~crossed;
    bool repair = s->game->rules.repair_beats_damage;
    if (!choice) return -2;
    int symbol = sheet_best_cross(s->weights, crossed, choice, s->bot->wishes.keep, repair);
    struct cross_outcome out = sheet_cross(crossed, symbol, repair);
    double hurt = out.damaged ? (s->own->hull <= 1 ? 20 : 1.5) : 0;
    return s->weights->sheet * sheet_worth(s->weights, out.crossed, 0) - hurt;
}

/* How far it is to where one can surface unharmed. */
static int steps_to_air(const struct chart *chart, struct bits open, uint8_t at)
{
    struct bits reached = bits_one(at);
    for (int steps = 0; steps < NO_AIR; steps++) {
        struct bits air = bits_without(reached, chart->ice);
        if (bits_any(&air)) return steps;
        reached = bits_or(reached, bits_and(bits_grow4(reached), open));
    }
    return NO_AIR;
}

/* Whose last point of hull it is must not surface under ice: the fuller the sheet, the nearer he
 * keeps to the air. */
static double air_worth(const struct situation *s, struct bits open, uint8_t at)
{
    const struct chart *chart = &s->game->chart;
    int worn = __builtin_popcount(s->own->crossed) - FRESH;
    if (s->own->hull > 1 || worn <= 0 || !bits_any(&chart->ice)) return 0;
    return -s->weights->air * worn * steps_to_air(chart, open, at);
}

static double course_worth(const struct situation *s, enum dir dir)
{
    uint8_t at = space_step(s->own->at, dir);
    struct bits open = bits_without(game_open_water(s->game, s->team), bits_one(at));
    double hide = log_count(rough_course(s->mirror.cells, &s->game->chart, dir));
    double worth = place_worth(s, open, at) + cross_worth(s, dir) + s->weights->hide * hide +
                   air_worth(s, open, at);
    if (s->bot->wishes.avoid >> dir & 1) worth -= 0.8;
    if (s->bot->wishes.head >> dir & 1) worth += 0.4;
    return worth;
}

/* Three turns of the enemy's, who knows the sector. */
static double surface_risk(const struct situation *s)
{
    struct bits near = bits_spread(bits_one(s->own->at), s->game->chart.sea, NEAR_STEPS + 2);
    int sector = chart_sector(&s->game->chart, s->own->at);
    struct bits left = rough_sector(s->mirror.cells, &s->game->chart, sector, true);
    struct odds after;
    odds_of_bits(left, &after);
    double hit = best_blast(&after, s->own->hull), shots;
    shots = s->enemy_armed ? s->weights->surface_armed : s->weights->surface_unarmed;
    double told = s->mirror.entropy - after.entropy;
    return mass(&s->enemy, near) * hit * shots + s->weights->surface_told * told +
           s->weights->surface_cost;
}

static double surface_worth(const struct situation *s)
{
    uint8_t at = s->own->at;
    struct bits open = bits_without(s->game->chart.sea, bits_one(at));
    double worth =
        place_worth(s, open, at) + s->weights->hide * s->mirror.entropy - surface_risk(s);
    if (bits_has(&s->game->chart.ice, at)) worth -= s->own->hull <= 1 ? 20 : 1.8;
    if (s->bot->wishes.surface) worth += 0.6;
    return worth;
}

/* A surfaced enemy leaves free turns. Who surfaces before the last of them throws the rest away. */
static bool turns_to_use(const struct situation *s, const struct options *courses)
{
    return s->game->extra && courses->count && courses->list[0].worth > WRETCHED;
}

void appraise_courses(struct bot *bot, const struct situation *s, struct options *options)
{
    options->count = 0;
    EACH_BIT (dir, may(s->legal, LEGAL_COURSES) ? s->legal->courses : 0) {
        double jitter = bot_random(bot, 1000) * 0.00008;
        offer(options, order_course(s->team, dir), course_worth(s, dir) + jitter);
    }
    sort(options);
    if (!(s->legal->simple & LEGAL_SURFACE) || turns_to_use(s, options)) return;
    offer(options, order_of(DO_SURFACE, s->team), surface_worth(s));
    sort(options);
}

/* --- activations ----------------------------------------------------------------------------- */

double own_blast(uint8_t own, int hull, uint8_t at)
{
    int distance = space_distance(own, at);
    int damage = distance == 0 ? 2 : distance == 1 ? 1 : 0;
    if (!damage) return 0;
    return damage >= hull ? 20 : 1.3 * damage;
}

/* What a blast there is worth: damage, and more if it may sink her. */
static double blast_worth_from(const struct situation *s, uint8_t from, uint8_t at)
{
    double damage = odds_damage(&s->enemy, at, s->foe->hull);
    double sink = s->foe->hull == 1   ? damage
                  : s->foe->hull == 2 ? s->enemy.weight[at]
                                      : 0;
    return damage + s->weights->sink * sink - own_blast(from, s->own->hull, at);
}

static double blast_worth(const struct situation *s, uint8_t at)
{
    return blast_worth_from(s, s->own->at, at);
}

static void offer_torpedoes(const struct situation *s, struct options *options)
{
    struct bits targets = bits_and(s->legal->torpedo, bits_grow8(s->enemy.cells));
    EACH_SPACE (at, &targets) {
        double worth = blast_worth(s, at);
        if (worth < 0.2) continue;
        struct bits seen =
            bits_and(s->mirror.cells, torpedo_reach(&s->game->rules, s->game->chart.sea, at));
        double told = s->mirror.entropy - log_count(seen);
        if (at == s->bot->wishes.shot_at) worth += 0.15;
        worth -= s->weights->shot + s->weights->shot_told * (told > 0 ? told : 0);
        offer(options, order_at(DO_TORPEDO, s->team, at), worth);
    }
}

bool appraise_next_shot(const struct situation *s, uint8_t from, struct order *order)
{
    struct bits reach = torpedo_reach(&s->game->rules, s->game->chart.sea, from);
    struct bits targets = bits_and(reach, bits_grow8(s->enemy.cells));
    double best = 0.2;
    bool found = false;
    if (s->own->gauge[TORPEDO] + 1 < game_gauge_size(s->game, TORPEDO)) return false;
    if (sheet_broken(s->own->crossed, TORPEDO) || s->own->dead >> TORPEDO & 1) return false;
    EACH_SPACE (at, &targets) {
        double worth = blast_worth_from(s, from, at);
        if (worth <= best) continue;
        best = worth;
        found = true;
        *order = order_at(DO_TORPEDO, s->team, at);
    }
    return found;
}

static double bit_worth(const struct situation *s)
{
    const struct weights *weights = s->weights;
    double use = s->armed                      ? weights->bit_armed
                 : s->own->gauge[TORPEDO] >= 2 ? weights->bit_soon
                                               : weights->bit;
    return s->enemy.entropy > 2 ? use : use * 0.3;
}

static void offer_questions(struct bot *bot, const struct situation *s, struct options *options)
{
    double gain;
    if (may(s->legal, LEGAL_SONARS))
        offer(options, order_of(DO_SONAR, s->team),
              sonar_gain(bot) * bit_worth(s) - s->weights->question);
    if (!may(s->legal, LEGAL_DRONES)) return;
    int sector = best_drone(bot, s->game, &gain);
    offer(options, order_value(DO_DRONE, s->team, sector),
          gain * bit_worth(s) - s->weights->question);
}

static void offer_silences(const struct situation *s, struct options *options)
{
    double hide = log_count(rough_silence(s->mirror.cells, &s->game->chart)) - s->mirror.entropy;
    double threat = s->exposure * (s->enemy_armed ? 1 : 0.5);
    struct bits open = game_open_water(s->game, s->team);
    double here = place_worth(s, open, s->own->at) +
                  s->weights->sheet * sheet_worth(s->weights, s->own->crossed, 0);
    const struct weights *weights = s->weights;
    double gain =
        hide * (weights->silence_bit + weights->silence_threat * threat) - weights->silence_cost;
    if (!s->legal->zero_named) {
        struct order stay = order_value(DO_SILENCE, s->team, 0);
        stay.dir = NO_DIR;
        offer(options, stay, gain);
    }
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        uint8_t at = s->own->at;
        struct bits left = open;
        for (int length = 1; length <= s->legal->run[dir]; length++) {
            at = space_step(at, dir);
            bits_drop(&left, at);
            double there = place_worth(s, left, at) + cross_worth(s, dir);
            struct order order = order_value(DO_SILENCE, s->team, length);
            order.dir = dir;
            offer(options, order, gain + weights->silence_place * (there - here));
        }
    }
}

/* A mine is good where the enemy may come by and we shall not be. */
static void offer_mines(struct bot *bot, const struct situation *s, struct options *options)
{
    struct bits open = game_open_water(s->game, s->team);
    double here = water_worth(s, open, s->own->at);
    EACH_SPACE (at, &s->legal->mine) {
        struct bits around = bits_grow8(rough_ring(at)), left = open;
        bits_drop(&left, at);
        double block = s->game->rules.own_mine_blocks ? water_worth(s, left, s->own->at) - here : 0;
        double worth = s->weights->mine + s->weights->mine_near * mass(&s->enemy, around) +
                       s->weights->mine_block * block + bot_random(bot, 100) * 0.0004;
        offer(options, order_at(DO_MINE, s->team, at), worth);
    }
}

static void offer_scenario(const struct situation *s, struct options *options)
{
    static const double repair_worth[SCENARIO] = {0.8, 3, 1, 1.1, 1.5};
    if (may(s->legal, LEGAL_ARCHERS))
        EACH_SPACE (at, &s->legal->archer)
            offer(options, order_at(DO_ARCHER, s->team, at),
                  blast_worth(s, at) - s->weights->archer);
    if (!may(s->legal, LEGAL_REPAIRS)) return;
    EACH_BIT (system, s->legal->repairs)
        offer(options, order_value(DO_REPAIR, s->team, (int)system), repair_worth[system]);
}

void appraise_activations(struct bot *bot, const struct situation *s, struct options *options)
{
    options->count = 0;
    offer(options, order_of(DO_PASS, s->team), 0);
    if (may(s->legal, LEGAL_TORPEDOES)) offer_torpedoes(s, options);
    offer_questions(bot, s, options);
    if (may(s->legal, LEGAL_SILENCES)) offer_silences(s, options);
    if (may(s->legal, LEGAL_MINES)) offer_mines(bot, s, options);
    offer_scenario(s, options);
    sort(options);
}
