/*
 * How both sides play a duel on: the Officer's rules of thumb once more, on sets whose places count
 * alike, so that a popcount stands for every sum. Courses and activations have much chance in them:
 * what holds against many ways to go on holds against an enemy who is not like us.
 */
#include <math.h>
#include <stdlib.h>

#include "bots/duel.h"
#include "bots/inside.h"

enum { FLOOD_STEPS = 16, ROOMY = 40, AIM_PLACES = 40 };

/* What the side on turn weighs, made once a turn. */
struct stand {
    const struct ground *ground;
    const struct weights *weights;
    const struct fighter *side, *foe;
    int places, known; /* where the foe can be, where we can be for the foe */
    bool armed, threatened;
    double attack, exposure, want;
    double off_column[CHART_SIDE_MAX], off_row[CHART_SIDE_MAX]; /* mean distance to the foe */
};

static double best_blast(const struct ground *ground, const struct bits *cells, int places,
                         int hull)
{
    int most = 0;
    if (places > AIM_PLACES) return (hull > 1 ? 10.0 : 9.0) / places;
    EACH_SPACE (at, cells) {
        int score = duel_hits(ground, cells, at, hull);
        if (score > most) most = score;
    }
    return (double)most / places;
}

/* Mean distance from each line of the chart to a set, by how many places each line holds. */
static void distances(const struct bits *lines, int side, const struct bits *cells, int places,
                      double off[CHART_SIDE_MAX])
{
    int held[CHART_SIDE_MAX], below = 0, sum = 0;
    for (int i = 0; i < side; i++) {
        struct bits in = bits_and(*cells, lines[i]);
        held[i] = bits_count(&in);
        sum += i * held[i];
    }
    for (int i = 0; i < side; i++) {
        off[i] = (double)sum / places;
        below += held[i];
        sum += 2 * below - places;
    }
}

static void stand_make(const struct duel *duel, struct stand *stand)
{
    const struct ground *ground = duel->ground;
    const struct weights *weights = &ground->weights;
    const struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    stand->ground = ground;
    stand->weights = weights;
    stand->side = side;
    stand->foe = foe;
    stand->places = bits_count(&foe->cells);
    stand->known = bits_count(&side->cells);
    stand->armed = duel_usable(side, TORPEDO, 3);
    stand->threatened = foe->gauge[TORPEDO] >= 3;
    stand->attack = best_blast(ground, &foe->cells, stand->places, foe->hull);
    stand->exposure = best_blast(ground, &side->cells, stand->known, side->hull);
    double reach = stand->armed ? 1
                   : sheet_broken(side->crossed, TORPEDO)
                       ? 0.1
                       : weights->charging * side->gauge[TORPEDO];
    double fear = stand->threatened ? 1 : weights->unarmed_fear;
    stand->want = weights->attack * stand->attack * reach - weights->fear * stand->exposure * fear;
}

/* --- courses --------------------------------------------------------------------------------- */

static double room_worth(const struct stand *stand, struct bits open, uint8_t at)
{
    const struct weights *weights = stand->weights;
    struct bits room = bits_one(at), sea = bits_or(open, room);
    for (int i = 0; i < FLOOD_STEPS; i++) {
        struct bits next = bits_and(bits_grow4(room), sea);
        if (bits_equal(&next, &room)) break;
        room = next;
    }
    int area = bits_count(&room) - 1, exits = 0;
    double worth = weights->room * stand->ground->log2_of[1 + (area > ROOMY ? ROOMY : area)];
    if (area < 5) worth -= weights->cramped * (5 - area);
    for (int dir = 0; dir < DIRS; dir++) exits += bits_has(&open, space_step(at, (enum dir)dir));
    if (exits == 0) return worth - weights->dead_end;
    return exits == 1 ? worth - weights->one_exit : worth + 0.05 * (exits > 2);
}

static double place_worth(const struct stand *stand, struct bits open, uint8_t at)
{
    struct bits near = bits_and(stand->foe->cells, stand->ground->near[at]);
    double off = stand->off_column[space_column(at)] + stand->off_row[space_row(at)];
    double worth = room_worth(stand, open, at) + stand->want * bits_count(&near) / stand->places;
    return worth - stand->weights->distance * off * (stand->want > -0.1 ? 1 : -1);
}

static double cross_worth(const struct stand *stand, enum dir dir)
{
    const struct fighter *side = stand->side;
    uint32_t choice = sheet_panel(dir) & ~side->crossed;
    bool repair = stand->ground->rules.repair_beats_damage;
    if (!choice) return -2;
    int symbol = sheet_best_cross(stand->weights, side->crossed, choice, 0, repair);
    struct cross_outcome out = sheet_cross(side->crossed, symbol, repair);
    double hurt = out.damaged ? (side->hull <= 1 ? 20 : 1.5) : 0;
    return stand->weights->sheet * sheet_worth(stand->weights, out.crossed, 0) - hurt;
}

static double course_worth(const struct stand *stand, struct bits open, enum dir dir)
{
    uint8_t at = space_step(stand->side->at, dir);
    struct bits hidden = bits_and(bits_move(stand->side->cells, dir), stand->ground->chart.sea);
    bits_drop(&open, at);
    return place_worth(stand, open, at) + cross_worth(stand, dir) +
           stand->weights->hide * stand->ground->log2_of[bits_count(&hidden)];
}

static double surface_worth(const struct stand *stand)
{
    const struct ground *ground = stand->ground;
    const struct weights *weights = stand->weights;
    uint8_t at = stand->side->at;
    struct bits open = bits_without(ground->chart.sea, bits_one(at));
    struct bits left = bits_and(stand->side->cells, ground->sector[ground->sector_of[at]]);
    struct bits near = bits_and(stand->foe->cells,
                                bits_and(bits_grow4(bits_grow4(ground->near[at])),
                                         ground->chart.sea));
    int count = bits_count(&left);
    double hit = best_blast(ground, &left, count, stand->side->hull);
    double shots = stand->threatened ? weights->surface_armed : weights->surface_unarmed;
    double told = ground->log2_of[stand->known] - ground->log2_of[count];
    double risk = hit * shots * bits_count(&near) / stand->places + weights->surface_told * told +
                  weights->surface_cost;
    if (bits_has(&ground->chart.ice, at)) risk += stand->side->hull <= 1 ? 20 : 1.8;
    return place_worth(stand, open, at) + weights->hide * ground->log2_of[stand->known] - risk;
}

static double jitter(struct duel *duel)
{
    return (double)(rng_next(&duel->rng) >> 40) * (1.0 / (1 << 24)) * duel->ground->weights.wander;
}

static void play_course(struct duel *duel, struct stand *stand)
{
    const struct ground *ground = duel->ground;
    struct bits open = duel_open(duel, stand->side);
    int best = -1;
    double most = -1e9;
    distances(ground->column, ground->chart.side, &stand->foe->cells, stand->places,
              stand->off_column);
    distances(ground->row, ground->chart.side, &stand->foe->cells, stand->places, stand->off_row);
    for (int dir = 0; dir < DIRS; dir++) {
        if (!bits_has(&open, space_step(stand->side->at, (enum dir)dir))) continue;
        double worth = course_worth(stand, open, (enum dir)dir) + jitter(duel);
        if (worth <= most) continue;
        most = worth;
        best = dir;
    }
    bool air = best < 0 || (__builtin_popcount(stand->side->crossed) > 3 || most < 1
                                ? surface_worth(stand) > most
                                : false);
    if (air) duel_surface(duel);
    else duel_sail(duel, (enum dir)best);
}

/* --- activations ----------------------------------------------------------------------------- */

struct plan {
    struct order order;
    double worth;
    double mood; /* how much more the kind that is thought of now counts, this time */
};

static bool beats(const struct plan *plan, double worth)
{
    return worth + plan->mood > plan->worth;
}

static void propose(struct plan *plan, struct order order, double worth)
{
    if (!beats(plan, worth)) return;
    plan->order = order;
    plan->worth = worth + plan->mood;
}

static double self_damage(const struct stand *stand, uint8_t at)
{
    int distance = space_distance(stand->side->at, at);
    int damage = distance == 0 ? 2 : distance == 1 ? 1 : 0;
    if (!damage) return 0;
    return damage >= stand->side->hull ? 20 : 1.3 * damage;
}

static double blast_worth(const struct stand *stand, uint8_t at)
{
    const struct fighter *foe = stand->foe;
    double damage = (double)duel_hits(stand->ground, &foe->cells, at, foe->hull) / stand->places;
    double sink = foe->hull == 1                                      ? damage
                  : foe->hull == 2 && bits_has(&foe->cells, at) ? 1.0 / stand->places
                                                                      : 0;
    return damage + stand->weights->sink * sink - self_damage(stand, at);
}

static void plan_torpedo(const struct stand *stand, struct plan *plan)
{
    const struct ground *ground = stand->ground;
    double most = stand->attack * (1 + stand->weights->sink) - stand->weights->shot;
    if (!stand->armed || !beats(plan, most)) return;
    struct bits choice = bits_and(ground->reach[stand->side->at],
                                  bits_grow8(stand->foe->cells));
    EACH_SPACE (at, &choice) {
        double worth = blast_worth(stand, at) - stand->weights->shot;
        if (!beats(plan, worth)) continue;
        struct bits seen = bits_and(stand->side->cells, ground->reach[at]);
        double told = ground->log2_of[stand->known] - ground->log2_of[bits_count(&seen)];
        propose(plan, order_at(DO_TORPEDO, BLUE, at), worth - stand->weights->shot_told * told);
    }
}

static double bit_worth(const struct stand *stand)
{
    const struct weights *weights = stand->weights;
    double use = stand->armed                       ? weights->bit_armed
                 : stand->side->gauge[TORPEDO] >= 2 ? weights->bit_soon
                                                    : weights->bit;
    return stand->places > 4 ? use : use * 0.3;
}

static void plan_questions(const struct stand *stand, struct plan *plan)
{
    const struct ground *ground = stand->ground;
    double bit = bit_worth(stand), bits = ground->log2_of[stand->places], most = 0;
    int best = 0;
    if (duel_usable(stand->side, SONAR, 3))
        propose(plan, order_of(DO_SONAR, BLUE), 0.33 * bits * bit - stand->weights->question);
    if (!duel_usable(stand->side, DRONE, 4)) return;
    for (int sector = 1; sector <= chart_sectors(&ground->chart); sector++) {
        struct bits in = bits_and(stand->foe->cells, ground->sector[sector]);
        int n = bits_count(&in), out = stand->places - n;
        double gain = bits - (n * ground->log2_of[n] + out * ground->log2_of[out]) / stand->places;
        if (gain <= most) continue;
        most = gain;
        best = sector;
    }
    if (best)
        propose(plan, order_value(DO_DRONE, BLUE, best), most * bit - stand->weights->question);
}

static void plan_silence(struct duel *duel, const struct stand *stand, struct plan *plan)
{
    const struct weights *weights = stand->weights;
    if (!duel_usable(stand->side, SILENCE, 6)) return;
    struct bits after = rough_silence(stand->side->cells, &duel->ground->chart);
    struct bits open = duel_open(duel, stand->side);
    double hide = duel->ground->log2_of[bits_count(&after)] - duel->ground->log2_of[stand->known];
    double threat = stand->exposure * (stand->threatened ? 1 : 0.5);
    double gain =
        hide * (weights->silence_bit + weights->silence_threat * threat) - weights->silence_cost;
    if (!beats(plan, gain)) return;
    int dir = (int)rng_below(&duel->rng, DIRS), length = 0;
    int most = 1 + (int)rng_below(&duel->rng, SILENCE_MAX);
    for (uint8_t at = space_step(stand->side->at, (enum dir)dir);
         length < most && bits_has(&open, at); at = space_step(at, (enum dir)dir))
        length++;
    struct order order = order_value(DO_SILENCE, BLUE, length);
    order.dir = (uint8_t)dir;
    propose(plan, order, gain);
}

static void plan_mine(struct duel *duel, const struct stand *stand, struct plan *plan)
{
    if (!duel_usable(stand->side, MINE, 3)) return;
    struct bits taken = bits_or(stand->side->route, stand->side->mines);
    struct bits choice = bits_and(duel->ground->ring[stand->side->at], duel->ground->chart.sea);
    choice = bits_without(choice, taken);
    int n = bits_count(&choice);
    if (!n) return;
    uint8_t at = bits_nth(&choice, (int)rng_below(&duel->rng, (uint32_t)n));
    struct bits near = bits_and(bits_grow8(duel->ground->ring[at]), stand->foe->cells);
    propose(plan, order_at(DO_MINE, BLUE, at),
            stand->weights->mine + stand->weights->mine_near * bits_count(&near) / stand->places);
}

static void plan_scenario(struct duel *duel, const struct stand *stand, struct plan *plan)
{
    const struct ground *ground = duel->ground;
    if (ground->chart.scenario == SCENARIO_ARCHER && duel_usable(stand->side, SCENARIO, 4))
        EACH_SPACE (at, &duel->archer)
            propose(plan, order_at(DO_ARCHER, BLUE, at),
                    blast_worth(stand, at) - stand->weights->archer);
    if (ground->chart.scenario != SCENARIO_REPAIR || !duel_usable(stand->side, SCENARIO, 3)) return;
    for (int system = 0; system < SCENARIO; system++) {
        struct bits near = bits_and(ground->ring[stand->side->at],
                                    ground->chart.island_of[system]);
        if (stand->side->dead >> system & 1 && bits_any(&near))
            propose(plan, order_value(DO_REPAIR, BLUE, system), system == TORPEDO ? 3 : 1);
    }
}

static double mood(struct duel *duel)
{
    double even = (double)(rng_next(&duel->rng) >> 40) * (2.0 / (1 << 24)) - 1;
    return even * duel->ground->weights.waver;
}

static void play_activation(struct duel *duel, const struct stand *stand)
{
    struct plan plan = {.order = order_of(DO_PASS, BLUE), .mood = mood(duel)};
    plan_torpedo(stand, &plan);
    plan.mood = mood(duel);
    plan_questions(stand, &plan);
    plan.mood = mood(duel);
    plan_silence(duel, stand, &plan);
    plan.mood = mood(duel);
    plan_mine(duel, stand, &plan);
    plan.mood = 0;
    if (duel->ground->chart.scenario != SCENARIO_NONE) plan_scenario(duel, stand, &plan);
    duel_do(duel, &plan.order);
}

static void play_triggers(struct duel *duel, int team)
{
    struct fighter *side = &duel->side[team], *foe = &duel->side[team ^ 1];
    struct bits near = bits_and(side->mines, bits_grow8(foe->cells));
    int places = bits_count(&foe->cells);
    if (side->surfaced || places > AIM_PLACES || !bits_any(&near)) return;
    EACH_SPACE (at, &near) {
        double damage = (double)duel_hits(duel->ground, &foe->cells, at, foe->hull) / places;
        if (damage < duel->ground->weights.trigger || space_distance(at, side->at) <= 1) continue;
        bits_drop(&side->mines, at);
        duel_blast(duel, at);
        return;
    }
}

static void play_turn(struct duel *duel)
{
    struct stand stand;
    for (int team = 0; team < TEAMS; team++)
        if (bits_any(&duel->side[team].mines)) play_triggers(duel, team);
    if (duel->over) return;
    stand_make(duel, &stand);
    if (!duel->sailed) {
        play_course(duel, &stand);
        if (duel->over || !duel->sailed) return;
        stand_make(duel, &stand);
    }
    play_activation(duel, &stand);
}

double duel_play(struct duel *duel, enum team team, int turns)
{
    for (int i = 0; i < turns && !duel->over; i++) play_turn(duel);
    return duel_evaluate(duel, team);
}
