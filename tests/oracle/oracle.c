/*
 * oracle: every hidden history, one by one.
 *
 * Each kind of event has one small function that is given one history and hands on what may become
 * of it: nothing, itself, or several. `unfold` runs such a function over the whole list. A few
 * thousand histories are usual, some hundred thousand the end of the test's patience.
 */
#include "tests/oracle/oracle.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* --- the list -------------------------------------------------------------------------------- */

typedef void (*unfolding)(struct oracle *oracle, const struct history *history,
                          const struct event *event);

static void hand_on(struct oracle *o, const struct history *h)
{
    if (o->gave_up) return;
    if (o->count == o->limit) {
        o->gave_up = true;
        return;
    }
    MEMORY_GROW(o->list, o->count, o->capacity);
    o->list[o->count++] = *h;
}

static int compare(const void *a, const void *b)
{
    const struct history *x = a, *y = b;
    int differ = memcmp(&x->route, &y->route, sizeof x->route);
    if (!differ) differ = memcmp(&x->mines, &y->mines, sizeof x->mines);
    if (!differ) differ = memcmp(&x->fresh, &y->fresh, sizeof x->fresh);
    return differ ? differ : x->at - y->at;
}

static void merge(struct oracle *o)
{
    int kept = 0;
    qsort(o->list, (size_t)o->count, sizeof *o->list, compare);
    for (int i = 0; i < o->count; i++) {
        if (kept && compare(&o->list[kept - 1], &o->list[i]) == 0)
            o->list[kept - 1].count += o->list[i].count;
        else
            o->list[kept++] = o->list[i];
    }
    o->count = kept;
}

static void unfold(struct oracle *o, unfolding fate, const struct event *event)
{
    struct history *before = o->list;
    int count = o->count;
    o->list = NULL;
    o->count = o->capacity = 0;
    for (int i = 0; i < count; i++) fate(o, &before[i], event);
    free(before);
}

static void unfold_and_merge(struct oracle *o, unfolding fate, const struct event *event)
{
    unfold(o, fate, event);
    if (!o->gave_up) merge(o);
}

/* --- courses --------------------------------------------------------------------------------- */

static bool may_enter(const struct oracle *o, const struct history *h, uint8_t to)
{
    if (!bits_has(&o->chart.sea, to)) return false;
    if (bits_has(&h->route, to)) return false;
    return !(o->rules.own_mine_blocks && bits_has(&h->mines, to));
}

static bool blacked_out(const struct oracle *o, const struct history *h)
{
    for (int dir = 0; dir < DIRS; dir++)
        if (may_enter(o, h, space_step(h->at, dir))) return false;
    return true;
}

static void step_to(struct history *h, uint8_t to)
{
    h->at = to;
    bits_add(&h->route, to);
}

static void after_course(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history moved = *h;
    uint8_t to = space_step(h->at, event->dir);
    if (!may_enter(o, h, to)) return;
    step_to(&moved, to);
    if (o->mode == REAL_TIME) moved.fresh = bits_none();
    hand_on(o, &moved);
}

static void after_silence(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    hand_on(o, h);
    for (int dir = 0; dir < DIRS; dir++) {
        struct history moved = *h;
        for (int length = 1; length <= 4; length++) {
            uint8_t to = space_step(moved.at, dir);
            if (!may_enter(o, &moved, to)) break;
            step_to(&moved, to);
            hand_on(o, &moved);
        }
    }
}

/* A captain who gives an order is not blacked out. */
static void not_blacked_out(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    if (!blacked_out(o, h)) hand_on(o, h);
}

/* --- weapons --------------------------------------------------------------------------------- */

static void after_mine(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            uint8_t at = (uint8_t)(h->at + dy * ROW_STEP + dx);
            struct history laid = *h;
            if (!bits_has(&o->chart.sea, at) || bits_has(&h->route, at)) continue;
            if (bits_has(&h->mines, at)) continue;
            bits_add(&laid.mines, at);
            if (o->rules.mine_trigger_from == TRIGGER_NEXT_TURN) bits_add(&laid.fresh, at);
            hand_on(o, &laid);
        }
}

static void ripen_mines(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history ripe = *h;
    (void)event;
    ripe.fresh = bits_none();
    hand_on(o, &ripe);
}

static void lose_mine(struct history *h, uint8_t at)
{
    bits_drop(&h->mines, at);
    bits_drop(&h->fresh, at);
}

static void after_trigger(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history fired = *h;
    if (!bits_has(&h->mines, event->at) || bits_has(&h->fresh, event->at)) return;
    lose_mine(&fired, event->at);
    hand_on(o, &fired);
}

static void after_chained_mine(struct oracle *o, const struct history *h,
                               const struct event *event)
{
    struct history fired = *h;
    if (!bits_has(&h->mines, event->at)) return;
    lose_mine(&fired, event->at);
    hand_on(o, &fired);
}

/* Steps from a to b over sea spaces, counted ring by ring; 5 when it is more than four. */
static int sea_steps(const struct chart *chart, uint8_t a, uint8_t b)
{
    struct bits reached = bits_one(a);
    for (int steps = 0; steps <= 4; steps++) {
        if (bits_has(&reached, b)) return steps;
        reached = bits_and(bits_grow4(reached), chart->sea);
    }
    return 5;
}

static int crow_steps(uint8_t a, uint8_t b)
{
    return abs(space_column(a) - space_column(b)) + abs(space_row(a) - space_row(b));
}

static void could_fire(struct oracle *o, const struct history *h, const struct event *event)
{
    int steps = o->rules.torpedo_path == PATH_SEA ? sea_steps(&o->chart, h->at, event->at)
                                                  : crow_steps(h->at, event->at);
    if (!bits_has(&o->chart.sea, event->at)) return;
    if (steps >= o->rules.torpedo_min && steps <= 4) hand_on(o, h);
}

static enum result blast_on(const struct oracle *o, uint8_t place, const struct event *blast)
{
    int distance = space_distance(place, blast->at);
    if (blast->cause == CAUSE_VOLCANO && o->rules.eruption == ERUPTION_SLOPES) distance--;
    if (distance <= 0) return RESULT_DIRECT;
    return distance == 1 ? RESULT_INDIRECT : RESULT_CLEAR;
}

static void felt_blast(struct oracle *o, const struct history *h, const struct event *event)
{
    if (blast_on(o, h->at, event) == event->result[o->enemy]) hand_on(o, h);
}

/* Volcanoes stand off the edge, so all eight neighbours are on the chart, sea or island. */
static struct bits around(uint8_t at)
{
    struct bits ring = bits_grow8(bits_one(at));
    bits_drop(&ring, at);
    return ring;
}

/* The spaces on which a torpedo or an eruption wipes out mines. */
static struct bits impact_of(const struct oracle *o, const struct event *blast)
{
    if (blast->cause == CAUSE_VOLCANO && o->rules.eruption == ERUPTION_SLOPES)
        return around(blast->at);
    return bits_one(blast->at);
}

static void wipe_mines(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history left = *h;
    struct bits impact = impact_of(o, event);
    left.mines = bits_without(h->mines, impact);
    left.fresh = bits_without(h->fresh, impact);
    hand_on(o, &left);
}

static void no_mine_left_to_chain(struct oracle *o, const struct history *h,
                                  const struct event *event)
{
    struct bits left = bits_and(h->mines, o->chain_near);
    (void)event;
    if (!bits_any(&left)) hand_on(o, h);
}

/* --- detection, surfacing, scenarios --------------------------------------------------------- */

static void drone_answer(struct oracle *o, const struct history *h, const struct event *event)
{
    bool there = chart_sector(&o->chart, h->at) == event->value;
    if (event->answer == ANSWER_SMOKE || there == (event->answer == ANSWER_YES)) hand_on(o, h);
}

static void sonar_answer(struct oracle *o, const struct history *h, const struct event *event)
{
    int truths = (event->row == space_row(h->at) + 1) +
                 (event->column == space_column(h->at) + 1) +
                 (event->sector == chart_sector(&o->chart, h->at));
    if (truths == 1) hand_on(o, h);
}

static void on_ice(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    if (bits_has(&o->chart.ice, h->at)) hand_on(o, h);
}

static void after_surfacing(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history up = *h;
    if (chart_sector(&o->chart, h->at) != event->value) return;
    if (bits_has(&o->chart.ice, h->at) != o->iced) return;
    up.route = bits_one(h->at);
    hand_on(o, &up);
}

static void next_to_island(struct oracle *o, const struct history *h, const struct event *event)
{
    struct bits near = bits_grow8(o->chart.island_of[event->system]);
    if (bits_has(&near, h->at)) hand_on(o, h);
}

static void under_lava(struct oracle *o, const struct history *h, const struct event *event)
{
    struct history left = *h;
    (void)event;
    left.mines = bits_without(h->mines, o->lava);
    left.fresh = bits_without(h->fresh, o->lava);
    hand_on(o, &left);
}

static void burned(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    if (bits_has(&o->lava, h->at)) hand_on(o, h);
}

static void not_burned(struct oracle *o, const struct history *h, const struct event *event)
{
    (void)event;
    if (!bits_has(&o->lava, h->at)) hand_on(o, h);
}

/* --- one event ------------------------------------------------------------------------------- */

/* An order of the enemy's that is no movement. In real-time it takes a captain who is not blacked
 * out and a crew that has reported OK; turn-by-turn the course that came first says as much. */
static void hear_activation(struct oracle *o)
{
    if (o->mode == TURN_BY_TURN) return;
    unfold(o, not_blacked_out, NULL);
    o->duties_done = true;
}

static void hear_course(struct oracle *o, const struct event *event)
{
    unfold(o, after_course, event);
    o->enemy_turn_open = false;
    o->duties_done = false;
}

static void hear_silence(struct oracle *o, const struct event *event)
{
    hear_activation(o);
    unfold_and_merge(o, after_silence, event);
    o->duties_done = o->mode == REAL_TIME && !o->rules.silence_flows;
}

/* A trigger does not wait for the duties, so only a blackout that nobody outside can doubt counts:
 * before the course of the own turn, or in real-time when the crew is known to be done. */
static void hear_trigger(struct oracle *o, const struct event *event)
{
    if (o->mode == TURN_BY_TURN ? o->enemy_turn_open : o->duties_done)
        unfold(o, not_blacked_out, NULL);
    unfold_and_merge(o, after_trigger, event);
}

static void hear_surface(struct oracle *o, const struct event *event)
{
    unfold_and_merge(o, after_surfacing, event);
    o->iced = false;
    o->enemy_turn_open = false;
    o->duties_done = true;
}

static void hear_enemy_order(struct oracle *o, const struct event *event)
{
    switch (event->kind) {
    case EVENT_COURSE: hear_course(o, event); break;
    case EVENT_SILENCE: hear_silence(o, event); break;
    case EVENT_MINE:
        hear_activation(o);
        unfold_and_merge(o, after_mine, event);
        break;
    case EVENT_TORPEDO:
        hear_activation(o);
        unfold(o, could_fire, event);
        break;
    case EVENT_STOP:
        if (event->system < SYSTEMS) hear_activation(o);
        break;
    case EVENT_DRONE:
    case EVENT_SONAR:
    case EVENT_ARCHER: hear_activation(o); break;
    case EVENT_SYSTEM_REPAIRED:
        hear_activation(o);
        unfold(o, next_to_island, event);
        break;
    case EVENT_TRIGGER: hear_trigger(o, event); break;
    case EVENT_ANSWER: unfold(o, sonar_answer, event); break;
    case EVENT_SURFACE: hear_surface(o, event); break;
    default: break;
    }
}

static void chain_from(struct oracle *o, struct bits impact)
{
    if (o->rules.torpedo_chain == CHAIN_NONE) return;
    o->chain_near = bits_or(o->chain_near, bits_grow8(impact));
}

static void hear_mine_blast(struct oracle *o, const struct event *event)
{
    if (o->trigger_pending) {
        o->trigger_pending = false;
        return;
    }
    if (event->team == o->enemy) unfold_and_merge(o, after_chained_mine, event);
    if (o->rules.torpedo_chain == CHAIN_CASCADE) chain_from(o, bits_one(event->at));
}

/* The first volcano's chain is over when the second one erupts. */
static void hear_blast(struct oracle *o, const struct event *event)
{
    if (event->cause == CAUSE_VOLCANO) oracle_settle(o);
    unfold(o, felt_blast, event);
    if (event->cause == CAUSE_MINE) hear_mine_blast(o, event);
    bool archer = event->cause == CAUSE_ARCHER && o->rules.archer_as == ARCHER_AS_TORPEDO;
    if (event->cause == CAUSE_TORPEDO || event->cause == CAUSE_VOLCANO || archer) {
        unfold_and_merge(o, wipe_mines, event);
        chain_from(o, impact_of(o, event));
    }
}

static void hear_lava(struct oracle *o, const struct event *event)
{
    o->lava = around(o->chart.volcano[event->which - 1]);
    o->chart.sea = bits_without(o->chart.sea, o->lava);
    unfold_and_merge(o, under_lava, event);
}

static void hear_damage(struct oracle *o, const struct event *event)
{
    if (event->team != o->enemy) return;
    if (event->cause == CAUSE_ICE) {
        unfold(o, on_ice, event);
        o->iced = true;
    } else if (event->cause == CAUSE_LAVA) {
        unfold(o, burned, event);
        o->lava = bits_none();
    }
}

static void hear_turn(struct oracle *o, const struct event *event)
{
    o->enemy_turn_open = event->team == o->enemy;
    if (o->enemy_turn_open) unfold_and_merge(o, ripen_mines, event);
}

static bool is_consequence(const struct event *event)
{
    return event->kind == EVENT_BLAST || event->kind == EVENT_DAMAGE ||
           event->kind == EVENT_MINE_GONE;
}

void oracle_hear(struct oracle *o, const struct event *event)
{
    if (o->gave_up) return;
    if (!is_consequence(event)) oracle_settle(o);
    if (event->team == o->enemy) hear_enemy_order(o, event);
    if (event->kind == EVENT_DRONE && event->team != o->enemy) unfold(o, drone_answer, event);
    if (event->kind == EVENT_TRIGGER) o->trigger_pending = true;
    if (event->kind == EVENT_ARCHER) bits_drop(&o->chart.archer, event->at);
    if (event->kind == EVENT_BLAST) hear_blast(o, event);
    if (event->kind == EVENT_DAMAGE) hear_damage(o, event);
    if (event->kind == EVENT_TURN) hear_turn(o, event);
    if (event->kind == EVENT_VOLCANO && event->value == VOLCANO_LAVA) hear_lava(o, event);
}

void oracle_settle(struct oracle *o)
{
    if (o->gave_up) return;
    if (bits_any(&o->chain_near)) unfold(o, no_mine_left_to_chain, NULL);
    if (bits_any(&o->lava)) unfold(o, not_burned, NULL);
    o->chain_near = o->lava = bits_none();
}

/* --- beginning and end ----------------------------------------------------------------------- */

void oracle_init(struct oracle *o, const struct ruleset *rules, const struct chart *chart,
                 enum team listener)
{
    *o = (struct oracle){.rules = *rules, .chart = *chart, .enemy = team_other(listener),
                         .mode = chart_mode(chart), .limit = ORACLE_LIMIT, .duties_done = true};
    const struct bits *sea = &o->chart.sea;
    EACH_SPACE (at, sea) hand_on(o, &(struct history){.at = at, .route = bits_one(at), .count = 1});
}

void oracle_release(struct oracle *o)
{
    free(o->list);
    *o = (struct oracle){0};
}

struct bits oracle_cells(const struct oracle *o)
{
    struct bits cells = bits_none();
    for (int i = 0; i < o->count; i++) bits_add(&cells, o->list[i].at);
    return cells;
}

double oracle_weights(const struct oracle *o, double weight[SPACE_MAX])
{
    double sum = 0;
    memset(weight, 0, SPACE_MAX * sizeof *weight);
    for (int i = 0; i < o->count; i++) {
        weight[o->list[i].at] += o->list[i].count;
        sum += o->list[i].count;
    }
    return sum;
}

void oracle_mines(const struct oracle *o, double chance[SPACE_MAX])
{
    double sum = 0;
    memset(chance, 0, SPACE_MAX * sizeof *chance);
    for (int i = 0; i < o->count; i++) {
        const struct history *h = &o->list[i];
        sum += h->count;
        for (int at = 0; at < SPACE_MAX; at++)
            if (bits_has(&h->mines, (uint8_t)at)) chance[at] += h->count;
    }
    for (int at = 0; at < SPACE_MAX; at++)
        if (sum > 0) chance[at] /= sum;
}
