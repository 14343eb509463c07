/*
 * The model of the duel: what each order does to a boat, and to what the other side knows of it.
 */
#include "bots/duel.h"

#include <math.h>

#include "bots/inside.h"
#include "rules/rng.h"
#include "rules/sheet.h"

enum { TURNS_GIVEN_AWAY = 3, REAL_TURNS_GIVEN_AWAY = 4 };

void duel_tables_make(struct duel_tables *tables, const struct weights *weights,
                      const struct ruleset *rules, const struct chart *chart)
{
    tables->weights = *weights;
    tables->rules = *rules;
    tables->chart = *chart;
    scenario_steps_make(&tables->steps, chart);
    for (int s = 1; s <= chart_sectors(chart); s++) tables->sector[s] = chart_sector_bits(chart, s);
    for (int i = 0; i < chart->side; i++) {
        tables->row[i] = tables->column[i] = bits_none();
        for (int j = 0; j < chart->side; j++) {
            bits_add(&tables->row[i], space_at(j, i));
            bits_add(&tables->column[i], space_at(i, j));
        }
    }
    EACH_SPACE (at, &chart->sea) {
        tables->near[at] = bits_spread(bits_one(at), chart->sea, NEAR_STEPS);
        tables->reach[at] = torpedo_reach(rules, chart->sea, at);
        tables->ring[at] = rough_ring(at);
        tables->sector_of[at] = (uint8_t)chart_sector(chart, at);
    }
    for (int i = 1; i < SPACE_MAX; i++) tables->log2_of[i] = log2(i);
    tables->deaf = chart_mode(chart) == REAL_TIME;
    tables->timed = tables->deaf && weights->clock > 0;
    tables->mistaken = weights->telling > 0;
    tables->away_turns = tables->deaf ? REAL_TURNS_GIVEN_AWAY : TURNS_GIVEN_AWAY;
}

void duel_think(const struct duel *duel, struct duel_boat *side, struct bits cells)
{
    side->cells = cells;
    if (!duel->tables->mistaken || !bits_any(&cells)) bits_add(&side->cells, side->at);
}

static void duel_boat_from(const struct duel *duel, struct duel_boat *side, const struct boat *boat,
                           struct bits cells)
{
    side->route = boat->route;
    side->mines = boat->mines;
    side->crossed = boat->crossed;
    side->at = boat->at;
    duel_think(duel, side, cells);
    side->hull = boat->hull;
    side->dead = boat->dead;
    side->surfaced = boat->depth != SUBMERGED;
    for (int s = 0; s < SYSTEMS; s++) side->gauge[s] = boat->gauge[s];
}

void duel_from(struct duel *duel, const struct duel_tables *tables, const struct game *game,
               const struct bits cells[TEAMS], uint64_t seed)
{
    duel->tables = tables;
    for (int t = 0; t < TEAMS; t++) duel_boat_from(duel, &duel->side[t], &game->boat[t], cells[t]);
    duel->archer = game->chart.archer;
    duel->rng = seed;
    duel->turn = game->turn;
    duel->extra = game->extra;
    duel->sailed = game->course_done;
    duel->over = duel->passed = 0;
    duel->quiet = game->eruptions == VOLCANO_EVENT_COUNT;
}

/* --- the clock ------------------------------------------------------------------------------- */

/* Three quarters to four thirds of the usual time, as it is drawn in pace.c. */
static int32_t takes(struct duel *duel, int team, int usual_ms)
{
    return (int32_t)(usual_ms * duel->tempo[team] * (0.75 + 0.6 * duel_chance(duel)));
}

void duel_start_clocks(struct duel *duel, const float tempo[TEAMS], int sections)
{
    int foe = duel->turn ^ 1;
    for (int t = 0; t < TEAMS; t++) duel->tempo[t] = tempo[t];
    duel->due_ms[duel->turn] = 0;
    int usual_ms = duel->side[foe].surfaced ? sections * TRACE_TAKES_MS + DIVE_TAKES_MS
                                            : COURSE_TAKES_MS;
    int begun_ms = !duel->side[foe].surfaced ? COURSE_TAKES_MS : sections ? TRACE_TAKES_MS : 0;
    duel->due_ms[foe] =
        (int32_t)(duel->tempo[foe] * (usual_ms - begun_ms * duel_chance(duel)));
}

void duel_next_due(struct duel *duel)
{
    duel->turn = duel->due_ms[BLUE] <= duel->due_ms[YELLOW] ? BLUE : YELLOW;
    duel->side[duel->turn].surfaced = 0;
}

static void spend(struct duel *duel, int usual_ms)
{
    duel->due_ms[duel->turn] += takes(duel, duel->turn, usual_ms);
}

/* After STOP everybody begins his deed anew, but for who traces. */
static void resume(struct duel *duel)
{
    int32_t now_ms = duel->due_ms[duel->turn];
    for (int t = 0; t < TEAMS; t++)
        if (!duel->side[t].surfaced) duel->due_ms[t] = now_ms + takes(duel, t, RESUME_TAKES_MS);
}

/* --- what a side reckons with ---------------------------------------------------------------- */

double duel_best_blast(const struct duel_tables *tables, const struct bits *cells, int places,
                       int hull)
{
    int most = 0;
    if (places > AIM_PLACES) return (hull > 1 ? 10.0 : 9.0) / places;
    EACH_SPACE (at, cells) {
        int score = duel_hits(tables, cells, at, hull);
        if (score > most) most = score;
    }
    return (double)most / places;
}

/* Mean distance from each line of the chart to a set, by how many places each line holds. */
void duel_distances(const struct bits *lines, int side, const struct bits *cells, int places,
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

/* --- what happens ---------------------------------------------------------------------------- */

static void lose_hull(struct duel *duel, struct duel_boat *side, int amount)
{
    side->hull = (uint8_t)(side->hull > amount ? side->hull - amount : 0);
    if (!side->hull) duel->over = 1;
}

void duel_blast(struct duel *duel, uint8_t at)
{
    for (int t = 0; t < TEAMS; t++) {
        struct duel_boat *side = &duel->side[t];
        int distance = space_distance(side->at, at);
        if (distance == 0) {
            duel_think(duel, side, bits_one(at));
            lose_hull(duel, side, 2);
        } else if (distance == 1) {
            struct bits ring = duel->tables->ring[at];
            bits_drop(&ring, at);
            duel_think(duel, side, bits_and(side->cells, ring));
            lose_hull(duel, side, 1);
        } else duel_think(duel, side, bits_without(side->cells, duel->tables->ring[at]));
    }
}

static void do_cross(struct duel *duel, struct duel_boat *side, enum dir dir)
{
    const struct duel_tables *tables = duel->tables;
    uint32_t choice = sheet_panel(dir) & ~side->crossed;
    bool repair = tables->rules.repair_beats_damage;
    if (!choice) return;
    int symbol = sheet_best_cross(&tables->weights, side->crossed, choice, 0, repair);
    struct cross_outcome out = sheet_cross(side->crossed, symbol, repair);
    side->crossed = out.crossed;
    if (out.damaged) lose_hull(duel, side, 1);
}

/* As the First Mate does it, with the marks' worth once more in short. */
static void do_mark(struct duel *duel, struct duel_boat *side, const struct duel_boat *other)
{
    const struct weights *weights = &duel->tables->weights;
    enum scenario scenario = duel->tables->chart.scenario;
    double wide = bits_count(&other->cells) > 60 ? 1.3 : bits_count(&other->cells) > 12 ? 1 : 0.4;
    bool found = bits_count(&side->cells) < 25;
    double use[SYSTEMS] = {weights->mark_mine,
                           weights->mark_torpedo,
                           weights->mark_drone * wide,
                           weights->mark_sonar * wide,
                           found ? weights->mark_silence_found : weights->mark_silence,
                           scenario == SCENARIO_REPAIR && side->dead ? weights->mark_repair
                                                                     : weights->mark_scenario};
    int best = -1;
    double most = 0;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = gauge_size(scenario, s);
        if (side->gauge[s] >= size || side->dead >> s & 1) continue;
        if (s == SCENARIO && scenario == SCENARIO_VOLCANO) continue;
        double score =
            use[s] * (1 + weights->mark_begun * side->gauge[s]) / (size - side->gauge[s] + 1);
        if (sheet_broken(side->crossed, s)) score *= 0.6;
        if (score <= most) continue;
        most = score;
        best = s;
    }
    if (best >= 0) side->gauge[best]++;
}

void duel_sail(struct duel *duel, enum dir dir)
{
    struct duel_boat *side = &duel->side[duel->turn];
    side->at = space_step(side->at, dir);
    bits_add(&side->route, side->at);
    duel_think(duel, side, bits_and(bits_move(side->cells, dir), duel->tables->chart.sea));
    do_mark(duel, side, &duel->side[duel->turn ^ 1]);
    do_cross(duel, side, dir);
    if (duel->tables->timed) spend(duel, COURSE_TAKES_MS);
    else duel->sailed = 1;
}

static void end_turn(struct duel *duel)
{
    duel->sailed = 0;
    if (duel->tables->timed) {
        resume(duel);
        return;
    }
    if (duel->extra) {
        duel->extra--;
        return;
    }
    duel->turn ^= 1;
    duel->side[duel->turn].surfaced = 0;
}

void duel_surface(struct duel *duel)
{
    struct duel_boat *side = &duel->side[duel->turn];
    if (bits_has(&duel->tables->chart.ice, side->at)) lose_hull(duel, side, 1);
    side->route = bits_one(side->at);
    side->crossed = 0;
    side->surfaced = 1;
    duel_think(duel, side,
               bits_and(side->cells, duel->tables->sector[duel->tables->sector_of[side->at]]));
    if (duel->tables->deaf) duel->side[duel->turn ^ 1].cells = duel->tables->chart.sea;
    if (duel->tables->timed) {
        spend(duel, SECTIONS * TRACE_TAKES_MS + DIVE_TAKES_MS);
        return;
    }
    duel->extra = 0;
    end_turn(duel);
    duel->extra = (uint8_t)(duel->tables->away_turns - 1);
}

static void torpedo(struct duel *duel, uint8_t at)
{
    struct duel_boat *side = &duel->side[duel->turn];
    side->gauge[TORPEDO] = 0;
    duel_think(duel, side, bits_and(side->cells, duel->tables->reach[at]));
    duel_blast(duel, at);
    bits_drop(&duel->side[BLUE].mines, at);
    bits_drop(&duel->side[YELLOW].mines, at);
}

static void silence(struct duel *duel, enum dir dir, int length)
{
    struct duel_boat *side = &duel->side[duel->turn];
    side->gauge[SILENCE] = 0;
    for (int i = 0; i < length; i++) {
        side->at = space_step(side->at, dir);
        bits_add(&side->route, side->at);
    }
    duel_think(duel, side, rough_silence(side->cells, &duel->tables->chart));
    if (!length) return;
    do_mark(duel, side, &duel->side[duel->turn ^ 1]);
    do_cross(duel, side, dir);
}

static void drone(struct duel *duel, int sector)
{
    struct duel_boat *foe = &duel->side[duel->turn ^ 1];
    struct bits mask = duel->tables->sector[sector];
    duel->side[duel->turn].gauge[DRONE] = 0;
    duel_think(duel, foe,
               duel->tables->sector_of[foe->at] == sector ? bits_and(foe->cells, mask)
                                                          : bits_without(foe->cells, mask));
}

static int any_but(struct duel *duel, int truth, int count)
{
    int n = (int)rng_below(&duel->rng, (uint32_t)count - 1);
    return n < truth ? n : n + 1;
}

/* One true and one false statement; of three tries the one that tells least. */
static void sonar(struct duel *duel)
{
    const struct duel_tables *tables = duel->tables;
    struct duel_boat *foe = &duel->side[duel->turn ^ 1];
    struct bits best = bits_one(foe->at);
    int most = 0, sectors = chart_sectors(&tables->chart), side = tables->chart.side;
    duel->side[duel->turn].gauge[SONAR] = 0;
    for (int tries = 0; tries < 3; tries++) {
        int truth[3] = {space_row(foe->at), space_column(foe->at), tables->sector_of[foe->at] - 1};
        int left_out = (int)rng_below(&duel->rng, 3);
        int lie = (left_out + 1 + (int)rng_below(&duel->rng, 2)) % 3;
        truth[lie] = any_but(duel, truth[lie], lie == 2 ? sectors : side);
        struct bits said[3] = {tables->row[truth[0]], tables->column[truth[1]],
                               tables->sector[truth[2] + 1]};
        struct bits one = said[(left_out + 1) % 3], two = said[(left_out + 2) % 3];
        struct bits left = bits_and(foe->cells, bits_or(bits_without(one, two),
                                                        bits_without(two, one)));
        int count = bits_count(&left);
        if (count <= most) continue;
        most = count;
        best = left;
    }
    duel_think(duel, foe, best);
}

static void drop(struct duel *duel, uint8_t at)
{
    struct duel_boat *side = &duel->side[duel->turn];
    side->gauge[MINE] = 0;
    bits_add(&side->mines, at);
}

void duel_do(struct duel *duel, const struct order *order)
{
    struct duel_boat *side = &duel->side[duel->turn];
    switch (order->kind) {
    case DO_COURSE: duel_sail(duel, order->dir); return;
    case DO_SURFACE: duel_surface(duel); return;
    case DO_TORPEDO: torpedo(duel, order->at); break;
    case DO_SILENCE: silence(duel, order->dir, order->value); break;
    case DO_DRONE: drone(duel, order->value); break;
    case DO_SONAR: sonar(duel); break;
    case DO_MINE: drop(duel, order->at); break;
    case DO_ARCHER:
        side->gauge[SCENARIO] = 0;
        bits_drop(&duel->archer, order->at);
        duel_blast(duel, order->at);
        break;
    case DO_REPAIR:
        side->gauge[SCENARIO] = 0;
        side->dead &= (uint8_t)~(1u << order->value);
        break;
    default:
        duel->passed = duel->tables->timed;
        if (duel->passed) return;
        break;
    }
    end_turn(duel);
}
