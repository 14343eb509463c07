/*
 * What options look like to a Captain. The features are the Officer's rules of thumb taken apart,
 * with some that those who watch him would think of.
 */
#include "bots/choices.h"

#include <math.h>
#include <string.h>

#include "bots/inside.h"

enum { FLOOD_STEPS = 12, WIDE_WATER = 40, SHORE = 3 };

/* --- what is the same wherever he is --------------------------------------------------------- */

static void note_damage(struct choice_context *c, const struct bits *sea, int hull)
{
    struct bits targets = bits_and(bits_grow8(c->other), *sea);
    memset(c->damage, 0, sizeof c->damage);
    memset(c->sinking, 0, sizeof c->sinking);
    EACH_SPACE (at, &targets) {
        c->damage[at] = (double)duel_hits(c->tables, &c->other, at, hull) / c->places;
        c->sinking[at] = hull == 1                              ? c->damage[at]
                         : hull == 2 && bits_has(&c->other, at) ? 1.0 / c->places
                                                                : 0;
    }
}

static void note_courses(struct choice_context *c, uint32_t crossed)
{
    const struct weights *weights = &c->tables->weights;
    bool repair = c->tables->rules.repair_beats_damage;
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        struct bits after = bits_and(bits_move(c->hiding, dir), c->tables->chart.sea);
        uint32_t choice = sheet_panel(dir) & ~crossed;
        c->hidden[dir] = c->tables->log2_of[bits_count(&after)];
        c->cross[dir] = -3;
        if (!choice) continue;
        int symbol = sheet_best_cross(weights, crossed, choice, 0, repair);
        struct cross_outcome out = sheet_cross(crossed, symbol, repair);
        c->cross[dir] = sheet_worth(weights, out.crossed, 0) - (out.damaged ? 3 : 0);
    }
}

void choice_context_make(struct choice_context *c, const struct duel_tables *tables, enum team team,
                         const struct choice_public *public)
{
    const struct chart *chart = &tables->chart;
    c->tables = tables;
    c->last = public->last;
    c->hiding = public->hiding;
    c->other = public->other;
    c->places = bits_count(&c->other);
    if (!c->places) {
        c->other = chart->sea;
        c->places = bits_count(&c->other);
    }
    int known = bits_count(&c->hiding);
    double exposure = known ? duel_best_blast(tables, &c->hiding, known, public->hull[team]) : 0;
    double attack = duel_best_blast(tables, &c->other, c->places, public->hull[team ^ 1]);
    c->want = attack * (public->armed ? 1 : 0.25 * public->marks);
    c->fear = exposure * (public->threatened ? 1 : 0.35);
    c->scenario = (struct scenario_state){public->dead, public->quiet, exposure, 1};
    c->worn = __builtin_popcount(public->crossed) / 10.0;
    c->threat = public->threatened ? exposure : exposure * 0.4;
    duel_distances(tables->column, chart->side, &c->other, c->places, c->off_column);
    duel_distances(tables->row, chart->side, &c->other, c->places, c->off_row);
    note_damage(c, &chart->sea, public->hull[team ^ 1]);
    note_courses(c, public->crossed);
}

/* --- features -------------------------------------------------------------------------------- */

static void place_features(const struct choice_context *c, struct bits open, uint8_t at,
                           move_features f)
{
    struct bits here = bits_one(at), water = bits_spread(here, bits_or(open, here), FLOOD_STEPS);
    int area = bits_count(&water) - 1, exits = bits_exits(&open, at);
    struct bits near = bits_and(c->other, c->tables->near[at]);
    double share = (double)bits_count(&near) / c->places;
    int side = c->tables->chart.side, column = space_column(at), row = space_row(at);
    bool edge = !column || !row || column == side - 1 || row == side - 1;
    memset(f, 0, sizeof(move_features));
    f[MOVE_water] = c->tables->log2_of[1 + (area > WIDE_WATER ? WIDE_WATER : area)];
    f[MOVE_cramped] = area < 5 ? 5 - area : 0;
    f[MOVE_dead_end] = exits == 0;
    f[MOVE_one_exit] = exits == 1;
    f[MOVE_three_exits] = exits > 2;
    f[MOVE_near_attack] = share * c->want;
    f[MOVE_near_fear] = share * c->fear;
    f[MOVE_distance] = (c->off_column[column] + c->off_row[row]) * (c->want > c->fear ? 1 : -1);
    f[MOVE_edge] = edge;
    f[MOVE_scenario] = scenario_worth(&c->tables->chart, &c->tables->steps, &c->scenario, at);
}

unsigned choice_courses(const struct choice_context *c, struct bits open, uint8_t at,
                        move_features features[COURSE_OPTIONS])
{
    unsigned left = 1u << COURSE_SURFACE;
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        uint8_t to = space_step(at, dir);
        if (!bits_has(&open, to)) continue;
        place_features(c, bits_without(open, bits_one(to)), to, features[dir]);
        features[dir][MOVE_hidden] = c->hidden[dir];
        features[dir][MOVE_cross] = c->cross[dir];
        features[dir][MOVE_straight] = dir == c->last;
        left |= 1u << dir;
    }
    struct bits sea = bits_without(c->tables->chart.sea, bits_one(at));
    double *air = features[COURSE_SURFACE];
    place_features(c, sea, at, air);
    air[MOVE_surface] = 1;
    air[MOVE_surface_worn] = c->worn;
    air[MOVE_surface_threat] = c->threat;
    return left;
}

unsigned choice_silences(const struct choice_context *c, struct bits open, uint8_t at,
                         move_features features[SILENCE_OPTIONS])
{
    unsigned left = 1u << SILENCE_STAY;
    place_features(c, open, at, features[SILENCE_STAY]);
    features[SILENCE_STAY][MOVE_stay] = 1;
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        uint8_t to = at;
        struct bits rest = open;
        for (int length = 1; length <= SILENCE_MAX; length++) {
            to = space_step(to, dir);
            if (!bits_has(&rest, to)) break;
            bits_drop(&rest, to);
            int option = choice_silence_option(dir, length);
            place_features(c, rest, to, features[option]);
            features[option][MOVE_cross] = c->cross[dir];
            features[option][MOVE_length] = length;
            left |= 1u << option;
        }
    }
    return left;
}

void choice_learn_starts(struct duel_tables *tables)
{
    double lean = weights_of(LEVEL_ACE, &tables->chart, tables->rules.hull).start;
    start_worths(STARTS_OF_ACES, &tables->chart, lean, tables->learned_start);
    EACH_SPACE (at, &tables->chart.sea) tables->learned_start[at] *= lean;
}

void choice_start(const struct duel_tables *tables, uint8_t at, double f[START_FEATURE_COUNT])
{
    struct bits sea = tables->chart.sea, ring = bits_and(bits_grow8(tables->ring[at]), sea);
    struct bits wide = bits_and(bits_grow8(bits_grow8(ring)), sea);
    f[START_around] = bits_count(&ring) / 5.0;
    f[START_wide] = bits_count(&wide) / 20.0;
    f[START_exits] = bits_exits(&sea, at);
    f[START_learned] = tables->learned_start[at];
    struct bits shore = scenario_starts(&tables->chart, 0, SHORE);
    f[START_shore] = tables->chart.scenario != SCENARIO_REPAIR || bits_has(&shore, at);
}

void choice_shot(const struct choice_context *c, uint8_t from, uint8_t target,
                 double f[SHOT_FEATURE_COUNT])
{
    memset(f, 0, SHOT_FEATURE_COUNT * sizeof *f);
    if (target == NOWHERE) {
        f[SHOT_none] = 1;
        return;
    }
    f[SHOT_damage] = c->damage[target];
    f[SHOT_sinking] = c->sinking[target];
    f[SHOT_self] = space_distance(from, target) <= 1;
}

/* --- shares ---------------------------------------------------------------------------------- */

double choice_score(const double *weights, const double *feature, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++) sum += weights[i] * feature[i];
    return sum;
}

void choice_shares(const double *weights, const move_features *feature, unsigned left,
                   double *share)
{
    double most = -1e9, sum = 0;
    EACH_BIT (i, left) {
        share[i] = choice_score(weights, feature[i], MOVE_FEATURE_COUNT);
        if (share[i] > most) most = share[i];
    }
    EACH_BIT (i, left) sum += share[i] = exp(share[i] - most);
    EACH_BIT (i, left) share[i] /= sum;
}
