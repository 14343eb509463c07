/*
 * How both sides play a duel on: the Officer's rules of thumb once more, on sets whose places count
 * alike, so that a popcount stands for every sum. Courses and activations have much chance in them:
 * what holds against many ways to go on holds against an enemy who is not like us. Or, where the
 * weights say so, as one who has searched would (imitate.h).
 */
#include <math.h>
#include <stdlib.h>

#include "bots/appraise.h"
#include "bots/duel.h"
#include "bots/imitate.h"
#include "bots/inside.h"

enum { FLOOD_STEPS = 16, WIDE_WATER = 40 };

/* What the side on turn weighs, made once a turn. */
struct quick_situation {
    const struct duel_tables *tables;
    const struct weights *weights;
    const struct duel_boat *side, *foe;
    int places, known; /* where the foe can be, where we can be for the foe */
    bool armed, threatened;
    double attack, exposure, want;
    struct scenario_state scenario;
    double off_column[CHART_SIDE_MAX], off_row[CHART_SIDE_MAX]; /* mean distance to the foe */
};

static void quick_situation_make(const struct duel *duel, struct quick_situation *now)
{
    const struct duel_tables *tables = duel->tables;
    const struct weights *weights = &tables->weights;
    const struct duel_boat *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    now->tables = tables;
    now->weights = weights;
    now->side = side;
    now->foe = foe;
    now->places = bits_count(&foe->cells);
    now->known = bits_count(&side->cells);
    now->armed = duel_usable(side, TORPEDO, 3);
    now->threatened = duel_usable(foe, TORPEDO, 3);
    now->attack = duel_best_blast(tables, &foe->cells, now->places, foe->hull);
    now->exposure = duel_best_blast(tables, &side->cells, now->known, side->hull);
    now->scenario = (struct scenario_state){side->dead, duel->quiet, now->exposure,
                                               weights->island};
    double reach = now->armed ? 1
                   : sheet_broken(side->crossed, TORPEDO)
                       ? 0.1
                       : weights->charging * side->gauge[TORPEDO];
    double fear = now->threatened ? 1 : weights->unarmed_fear;
    now->want = weights->attack * now->attack * reach - weights->fear * now->exposure * fear;
}

/* --- courses --------------------------------------------------------------------------------- */

static double water_worth(const struct quick_situation *now, struct bits open, uint8_t at)
{
    const struct weights *weights = now->weights;
    struct bits here = bits_one(at), water = bits_spread(here, bits_or(open, here), FLOOD_STEPS);
    int area = bits_count(&water) - 1, exits = bits_exits(&open, at);
    double worth =
        weights->water * now->tables->log2_of[1 + (area > WIDE_WATER ? WIDE_WATER : area)];
    if (area < 5) worth -= weights->cramped * (5 - area);
    if (exits == 0) return worth - weights->dead_end;
    return exits == 1 ? worth - weights->one_exit : worth + 0.05 * (exits > 2);
}

static double place_worth(const struct quick_situation *now, struct bits open, uint8_t at)
{
    struct bits near = bits_and(now->foe->cells, now->tables->near[at]);
    double off = now->off_column[space_column(at)] + now->off_row[space_row(at)];
    double worth = water_worth(now, open, at) + now->want * bits_count(&near) / now->places;
    worth += scenario_worth(&now->tables->chart, &now->tables->steps, &now->scenario, at);
    return worth - now->weights->distance * off * (now->want > -0.1 ? 1 : -1);
}

static double cross_worth(const struct quick_situation *now, enum dir dir)
{
    const struct duel_boat *side = now->side;
    uint32_t choice = sheet_panel(dir) & ~side->crossed;
    bool repair = now->tables->rules.repair_beats_damage;
    if (!choice) return -2;
    int symbol = sheet_best_cross(now->weights, side->crossed, choice, 0, repair);
    struct cross_outcome out = sheet_cross(side->crossed, symbol, repair);
    double hurt = out.damaged ? (side->hull <= 1 ? 20 : 1.5) : 0;
    return now->weights->sheet * sheet_worth(now->weights, out.crossed, 0) - hurt;
}

static double course_worth(const struct quick_situation *now, struct bits open, enum dir dir)
{
    uint8_t at = space_step(now->side->at, dir);
    struct bits hidden = bits_and(bits_move(now->side->cells, dir), now->tables->chart.sea);
    bits_drop(&open, at);
    return place_worth(now, open, at) + cross_worth(now, dir) +
           now->weights->hide * now->tables->log2_of[bits_count(&hidden)];
}

static double surface_worth(const struct quick_situation *now)
{
    const struct duel_tables *tables = now->tables;
    const struct weights *weights = now->weights;
    uint8_t at = now->side->at;
    struct bits open = bits_without(tables->chart.sea, bits_one(at));
    struct bits left = bits_and(now->side->cells, tables->sector[tables->sector_of[at]]);
    struct bits near = bits_and(
        now->foe->cells, bits_and(bits_grow4(bits_grow4(tables->near[at])), tables->chart.sea));
    int count = bits_count(&left);
    double hit = duel_best_blast(tables, &left, count, now->side->hull);
    double shots = now->threatened ? weights->surface_armed : weights->surface_unarmed;
    double told = tables->log2_of[now->known] - tables->log2_of[count];
    double risk = hit * shots * bits_count(&near) / now->places + weights->surface_told * told +
                  weights->surface_cost;
    if (bits_has(&tables->chart.ice, at)) risk += now->side->hull <= 1 ? 20 : 1.8;
    return place_worth(now, open, at) + weights->hide * tables->log2_of[now->known] - risk;
}

static double jitter(struct duel *duel)
{
    return duel_chance(duel) * duel->tables->weights.course_noise;
}

/* The courses that are open. */
static unsigned weigh_courses(const struct duel *duel, struct quick_situation *now,
                              double worth[DIRS])
{
    const struct duel_tables *tables = duel->tables;
    struct bits open = duel_open(duel, now->side);
    unsigned left = 0;
    duel_distances(tables->column, tables->chart.side, &now->foe->cells, now->places,
                   now->off_column);
    duel_distances(tables->row, tables->chart.side, &now->foe->cells, now->places, now->off_row);
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        if (!bits_has(&open, space_step(now->side->at, dir))) continue;
        worth[dir] = course_worth(now, open, dir);
        left |= 1u << dir;
    }
    return left;
}

static void play_course(struct duel *duel, struct quick_situation *now)
{
    double worth[DIRS], most = -1e9;
    int best = -1;
    EACH_BIT (dir, weigh_courses(duel, now, worth)) {
        double here = worth[dir] + jitter(duel);
        if (here <= most) continue;
        most = here;
        best = (int)dir;
    }
    bool air = best < 0 ||
               (__builtin_popcount(now->side->crossed) > 3 || most < 1 ? surface_worth(now) > most
                                                                       : false);
    if (air) duel_surface(duel);
    else duel_sail(duel, best);
}

/* --- activations ----------------------------------------------------------------------------- */

struct plan {
    struct order order;
    double worth;
    double noise; /* how much more the kind that is thought of now counts, this time */
};

static bool beats(const struct plan *plan, double worth)
{
    return worth + plan->noise > plan->worth;
}

static void propose(struct plan *plan, struct order order, double worth)
{
    if (!beats(plan, worth)) return;
    plan->order = order;
    plan->worth = worth + plan->noise;
}

static double blast_worth(const struct quick_situation *now, uint8_t at)
{
    const struct duel_boat *foe = now->foe;
    double damage = (double)duel_hits(now->tables, &foe->cells, at, foe->hull) / now->places;
    double sink = foe->hull == 1                                ? damage
                  : foe->hull == 2 && bits_has(&foe->cells, at) ? 1.0 / now->places
                                                                : 0;
    return damage + now->weights->sink * sink - own_blast(now->side->at, now->side->hull, at);
}

static void plan_torpedo(const struct quick_situation *now, struct plan *plan)
{
    const struct duel_tables *tables = now->tables;
    double most = now->attack * (1 + now->weights->sink) - now->weights->shot;
    if (!now->armed || !beats(plan, most)) return;
    struct bits choice = bits_and(tables->reach[now->side->at], bits_grow8(now->foe->cells));
    EACH_SPACE (at, &choice) {
        double worth = blast_worth(now, at) - now->weights->shot;
        if (!beats(plan, worth)) continue;
        struct bits seen = bits_and(now->side->cells, tables->reach[at]);
        double told = tables->log2_of[now->known] - tables->log2_of[bits_count(&seen)];
        propose(plan, order_at(DO_TORPEDO, BLUE, at), worth - now->weights->shot_told * told);
    }
}

static double bit_worth(const struct quick_situation *now)
{
    const struct weights *weights = now->weights;
    double use = now->armed                       ? weights->bit_armed
                 : now->side->gauge[TORPEDO] >= 2 ? weights->bit_soon
                                                  : weights->bit;
    return now->places > 4 ? use : use * 0.3;
}

static void plan_questions(const struct quick_situation *now, struct plan *plan)
{
    const struct duel_tables *tables = now->tables;
    double bit = bit_worth(now), bits = tables->log2_of[now->places], most = 0;
    int best = 0;
    if (duel_usable(now->side, SONAR, 3))
        propose(plan, order_of(DO_SONAR, BLUE), 0.33 * bits * bit - now->weights->question);
    if (!duel_usable(now->side, DRONE, 4)) return;
    for (int sector = 1; sector <= chart_sectors(&tables->chart); sector++) {
        struct bits in = bits_and(now->foe->cells, tables->sector[sector]);
        int n = bits_count(&in), out = now->places - n;
        double gain = bits - (n * tables->log2_of[n] + out * tables->log2_of[out]) / now->places;
        if (gain <= most) continue;
        most = gain;
        best = sector;
    }
    if (best) propose(plan, order_value(DO_DRONE, BLUE, best), most * bit - now->weights->question);
}

static void plan_silence(struct duel *duel, const struct quick_situation *now, struct plan *plan)
{
    const struct weights *weights = now->weights;
    if (!duel_usable(now->side, SILENCE, 6)) return;
    struct bits after = rough_silence(now->side->cells, &duel->tables->chart);
    struct bits open = duel_open(duel, now->side);
    double hide = duel->tables->log2_of[bits_count(&after)] - duel->tables->log2_of[now->known];
    double threat = now->exposure * (now->threatened ? 1 : 0.5);
    double gain =
        hide * (weights->silence_bit + weights->silence_threat * threat) - weights->silence_cost;
    if (!beats(plan, gain)) return;
    int dir = (int)rng_below(&duel->rng, DIRS), length = 0;
    int most = 1 + (int)rng_below(&duel->rng, SILENCE_MAX);
    for (uint8_t at = space_step(now->side->at, dir); length < most && bits_has(&open, at);
         at = space_step(at, dir))
        length++;
    struct order order = order_value(DO_SILENCE, BLUE, length);
    order.dir = dir;
    propose(plan, order, gain);
}

static void plan_mine(struct duel *duel, const struct quick_situation *now, struct plan *plan)
{
    if (!duel_usable(now->side, MINE, 3)) return;
    struct bits taken = bits_or(now->side->route, now->side->mines);
    struct bits choice = bits_and(duel->tables->ring[now->side->at], duel->tables->chart.sea);
    choice = bits_without(choice, taken);
    int n = bits_count(&choice);
    if (!n) return;
    uint8_t at = bits_nth(&choice, (int)rng_below(&duel->rng, (uint32_t)n));
    struct bits near = bits_and(bits_grow8(duel->tables->ring[at]), now->foe->cells);
    propose(plan, order_at(DO_MINE, BLUE, at),
            now->weights->mine + now->weights->mine_near * bits_count(&near) / now->places);
}

static void plan_scenario(struct duel *duel, const struct quick_situation *now, struct plan *plan)
{
    const struct duel_tables *tables = duel->tables;
    if (tables->chart.scenario == SCENARIO_ARCHER && duel_usable(now->side, SCENARIO, 4))
        EACH_SPACE (at, &duel->archer)
            propose(plan, order_at(DO_ARCHER, BLUE, at),
                    blast_worth(now, at) - now->weights->archer);
    if (tables->chart.scenario != SCENARIO_REPAIR || !duel_usable(now->side, SCENARIO, 3)) return;
    for (int system = 0; system < SCENARIO; system++) {
        struct bits near = bits_and(tables->ring[now->side->at], tables->chart.island_of[system]);
        if (now->side->dead >> system & 1 && bits_any(&near))
            propose(plan, order_value(DO_REPAIR, BLUE, system), system == TORPEDO ? 3 : 1);
    }
}

static double noise(struct duel *duel)
{
    return (2 * duel_chance(duel) - 1) * duel->tables->weights.activation_noise;
}

static void play_activation(struct duel *duel, const struct quick_situation *now)
{
    struct plan plan = {.order = order_of(DO_PASS, BLUE), .noise = noise(duel)};
    plan_torpedo(now, &plan);
    plan.noise = noise(duel);
    plan_questions(now, &plan);
    plan.noise = noise(duel);
    plan_silence(duel, now, &plan);
    plan.noise = noise(duel);
    plan_mine(duel, now, &plan);
    plan.noise = 0;
    if (duel->tables->chart.scenario != SCENARIO_NONE) plan_scenario(duel, now, &plan);
    duel_do(duel, &plan.order);
}

/* --- options --------------------------------------------------------------------------------- */

enum duel_option duel_option_of(const struct order *order)
{
    switch (order->kind) {
    case DO_COURSE: return (enum duel_option)order->dir;
    case DO_SURFACE: return OPTION_SURFACE;
    case DO_PASS: return OPTION_PASS;
    case DO_TORPEDO: return OPTION_TORPEDO;
    case DO_SILENCE: return OPTION_SILENCE;
    case DO_MINE: return OPTION_MINE;
    default: return OPTION_OTHER;
    }
}

static void add_option(struct duel_options *options, struct order order, double worth)
{
    enum duel_option option = duel_option_of(&order);
    options->left |= 1u << option;
    options->order[option] = order;
    options->worth[option] = worth;
}

static void add_plan(struct duel_options *options, const struct plan *plan)
{
    if (plan->order.kind != DO_PASS) add_option(options, plan->order, plan->worth);
}

static void weigh_activations(struct duel *duel, const struct quick_situation *now,
                              struct duel_options *options)
{
    const struct plan none = {.order = order_of(DO_PASS, BLUE), .worth = -1e9};
    struct plan torpedo = none, silence = none, mine = none, other = none;
    plan_torpedo(now, &torpedo);
    plan_silence(duel, now, &silence);
    plan_mine(duel, now, &mine);
    plan_questions(now, &other);
    if (duel->tables->chart.scenario != SCENARIO_NONE) plan_scenario(duel, now, &other);
    add_option(options, none.order, 0);
    add_plan(options, &torpedo);
    add_plan(options, &silence);
    add_plan(options, &mine);
    add_plan(options, &other);
}

void duel_weigh(struct duel *duel, struct duel_options *options)
{
    struct quick_situation now;
    double worth[DIRS];
    options->left = 0;
    quick_situation_make(duel, &now);
    if (duel->sailed) {
        weigh_activations(duel, &now, options);
        return;
    }
    EACH_BIT (dir, weigh_courses(duel, &now, worth))
        add_option(options, order_course(BLUE, dir), worth[dir]);
    add_option(options, order_of(DO_SURFACE, BLUE), surface_worth(&now));
}

static void imitate_once(struct duel *duel)
{
    struct duel_options options;
    duel_weigh(duel, &options);
    duel_do(duel, &options.order[imitate_draw(duel, &options)]);
}

static void imitate_turn(struct duel *duel)
{
    if (!duel->sailed) imitate_once(duel);
    if (duel->sailed && !duel->over) imitate_once(duel);
}

/* --- turns ----------------------------------------------------------------------------------- */

static void play_triggers(struct duel *duel, int team)
{
    struct duel_boat *side = &duel->side[team], *foe = &duel->side[team ^ 1];
    struct bits near = bits_and(side->mines, bits_grow8(foe->cells));
    int places = bits_count(&foe->cells);
    if (side->surfaced || places > AIM_PLACES || !bits_any(&near)) return;
    EACH_SPACE (at, &near) {
        double damage = (double)duel_hits(duel->tables, &foe->cells, at, foe->hull) / places;
        if (damage < duel->tables->weights.trigger || space_distance(at, side->at) <= 1) continue;
        bits_drop(&side->mines, at);
        duel_blast(duel, at);
        return;
    }
}

static void play_by_hand(struct duel *duel)
{
    struct quick_situation now;
    quick_situation_make(duel, &now);
    if (!duel->sailed) {
        play_course(duel, &now);
        if (duel->over || !duel->sailed) return;
        quick_situation_make(duel, &now);
    }
    play_activation(duel, &now);
}

/* By the clock an activation stands for itself, and who passes sails at once. */
static void play_deed(struct duel *duel)
{
    struct quick_situation now;
    duel_next_due(duel);
    quick_situation_make(duel, &now);
    if (!duel->passed) play_activation(duel, &now);
    if (!duel->passed) return;
    duel->passed = 0;
    play_course(duel, &now);
}

static void play_turn(struct duel *duel)
{
    for (int team = 0; team < TEAMS; team++)
        if (bits_any(&duel->side[team].mines)) play_triggers(duel, team);
    if (duel->over) return;
    if (duel->tables->timed) play_deed(duel);
    else if (duel->tables->weights.imitate > 0) imitate_turn(duel);
    else play_by_hand(duel);
}

double duel_play(struct duel *duel, enum team team, int turns)
{
    for (int i = 0; i < turns && !duel->over; i++) play_turn(duel);
    if (duel->tables->timed) duel_next_due(duel);
    return duel_evaluate(duel, team);
}
