/* Random set-ups and orders, and the list of every order there is. */
#include "tests/rules/random_play.h"

#include <assert.h>
#include <string.h>

static struct chart builtin_chart(int index, enum mode mode)
{
    struct chart chart;
    bool read = chart_builtin_read(&chart, chart_builtin_name(index), mode);
    assert(read);
    return chart;
}

static const struct chart *cached_chart(int index, enum mode mode)
{
    static struct chart charts[16][MODES];
    struct chart *chart = &charts[index][mode];
    if (!chart->side) *chart = builtin_chart(index, mode);
    return chart;
}

static void change_a_field(struct ruleset *rules, uint64_t *rng)
{
    const struct rule_field *field =
        ruleset_field((int)rng_below(rng, (uint32_t)ruleset_field_count()));
    uint32_t span = field->type == RULE_NUMBER ? (uint32_t)(field->max - field->min + 1) : 3;
    uint32_t value = rng_below(rng, span);
    unsigned char *at = (unsigned char *)rules + field->offset;
    if (field->type == RULE_MS) {
        uint32_t ms = value * 500;
        memcpy(at, &ms, sizeof ms);
    } else if (field->type == RULE_CHOICE && !field->choices[value]) {
        *at = 0;
    } else {
        *at = (unsigned char)(field->type == RULE_YES_NO ? value & 1 : value + field->min);
    }
    assert(ruleset_valid(rules));
}

struct setup random_setup(uint64_t *rng)
{
    struct setup setup = {.first = NO_TEAM};
    int preset = (int)rng_below(rng, PRESETS), chart = (int)rng_below(rng, 10);
    setup.rules = ruleset_preset(preset);
    setup.chart = *cached_chart(chart, rng_below(rng, MODES));
    for (uint32_t changes = rng_below(rng, 4); changes; changes--)
        change_a_field(&setup.rules, rng);
    do
        for (int t = 0; t < TEAMS; t++) setup.players[t] = (uint8_t)(1 + rng_below(rng, 4));
    while (setup_problem(&setup));
    setup.seed = rng_next(rng);
    return setup;
}

struct setup setup_number(int number, uint64_t seed)
{
    struct setup setup = {.first = NO_TEAM, .players = {4, 4}, .seed = seed};
    setup.rules = ruleset_preset((number % PRESETS));
    setup.chart = *cached_chart(number / PRESETS % 10, (number / PRESETS / 10 % MODES));
    return setup;
}

const struct stroke *good_stroke(int section)
{
    static struct stroke strokes[SECTIONS];
    struct stroke *stroke = &strokes[section - 1];
    if (!stroke->count) hull_trace(section, stroke);
    return stroke;
}

/* Closed, but out of the band. */
static const struct stroke *bad_stroke(int section)
{
    static struct stroke strokes[SECTIONS];
    struct stroke *stroke = &strokes[section - 1];
    if (stroke->count) return stroke;
    *stroke = *good_stroke(section);
    for (int i = 0; i < stroke->count; i++) stroke->point[i].y = stroke->point[i].y * 3 / 2;
    return stroke;
}

static bool limits_time(const struct ruleset *rules)
{
    return rules->turn_limit_ms || rules->answer_limit_ms || rules->confirm_limit_ms ||
           rules->abandon_limit_ms || rules->stop_hold_ms || rules->aim_limit_ms;
}

/* Whether a drawn order is to be drawn again. */
static bool unwanted(const struct order *order, uint64_t *rng)
{
    switch (order->kind) {
    case DO_RESIGN: return rng_below(rng, 300) != 0;
    case DO_DRAW: return rng_below(rng, 20) != 0;
    case DO_SURFACE: return rng_below(rng, 6) != 0;
    default: return false;
    }
}

static struct order draw_from(const struct legal *legal, uint64_t *rng)
{
    uint32_t group = rng_below(rng, (uint32_t)__builtin_popcount(legal->groups)), before = 0;
    uint32_t groups = legal->groups;
    for (; group; group--, groups &= groups - 1) before += legal->counts[__builtin_ctz(groups)];
    return legal_order(legal, before + rng_below(rng, legal->counts[__builtin_ctz(groups)]));
}

struct order random_order(const struct game *game, uint64_t *rng)
{
    bool ticks = limits_time(&game->rules);
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE};
    for (int tries = 0; tries < 60; tries++) {
        struct legal legal;
        if (ticks && rng_below(rng, 12) == 0) break;
        game_legal(game, rng_below(rng, TEAMS), &legal);
        if (!legal.count) continue;
        struct order order = draw_from(&legal, rng);
        if (unwanted(&order, rng)) continue;
        if (order.kind == DO_TRACE) {
            memcpy(order.initials, "AB", order.initials_length = 2);
            order.stroke = rng_below(rng, 8) ? good_stroke(order.value) : bad_stroke(order.value);
        }
        return order;
    }
    tick.ms = rng_below(rng, 400);
    return tick;
}

struct list {
    struct order *orders, base;
    int count;
};

static struct order *push(struct list *list, enum order_kind kind)
{
    assert(list->count < ORDERS_ALL);
    struct order *order = &list->orders[list->count++];
    *order = list->base;
    order->kind = kind;
    return order;
}

static void push_spaces(struct list *list, enum order_kind kind)
{
    for (int y = 0; y < CHART_SIDE_MAX; y++)
        for (int x = 0; x < CHART_SIDE_MAX; x++) push(list, kind)->at = space_at(x, y);
    push(list, kind)->at = BEYOND;
}

static void push_values(struct list *list, enum order_kind kind, int from, int to)
{
    for (int value = from; value <= to; value++) push(list, kind)->value = (uint8_t)value;
}

static void push_answer(struct list *list, int row, int column, int sector)
{
    struct order *order = push(list, DO_ANSWER);
    order->row = (uint8_t)row;
    order->column = (uint8_t)column;
    order->sector = (uint8_t)sector;
}

static void push_answers(struct list *list)
{
    enum { LAST = CHART_SIDE_MAX + 1 };
    for (int a = 1; a <= LAST; a++) {
        for (int b = 1; b <= LAST; b++) push_answer(list, a, b, 0);
        for (int s = 1; s <= SECTORS_MAX + 1; s++) {
            push_answer(list, a, 0, s);
            push_answer(list, 0, a, s);
        }
    }
}

/* A length of 0 names a direction where it must, and none where it need not. */
static void push_silences(struct list *list, bool zero_named)
{
    for (int dir = 0; dir < DIRS; dir++)
        for (int length = zero_named ? 0 : 1; length <= SILENCE_MAX + 2; length++) {
            struct order *order = push(list, DO_SILENCE);
            order->dir = dir;
            order->value = (uint8_t)length;
        }
    push(list, DO_SILENCE)->dir = NO_DIR;
}

static void push_traces(struct list *list)
{
    for (int section = 1; section <= SECTIONS; section++)
        for (int player = 1; player <= PLAYERS_MAX; player++) {
            struct order *order = push(list, DO_TRACE);
            order->value = (uint8_t)section;
            order->player = (uint8_t)player;
            order->initials[0] = 'A';
            order->initials_length = 1;
            order->stroke = good_stroke(section);
        }
}

static void push_detection(struct list *list)
{
    for (int role = 0; role < ROLES; role++) {
        list->base.by = role;
        push_values(list, DO_DRONE, 1, SECTORS_MAX + 1);
        push(list, DO_SONAR);
        push_values(list, DO_STOP, DRONE, SONAR);
    }
    list->base.by = NO_ROLE;
    push_values(list, DO_STOP, MINE, TORPEDO);
    push_values(list, DO_STOP, SILENCE, SCENARIO);
}

int all_orders(const struct game *game, enum team team, struct order *orders)
{
    struct list list = {.orders = orders, .base = {.team = team, .by = NO_ROLE}};
    static const uint8_t spaces[] = {DO_PLACE, DO_TORPEDO, DO_MINE, DO_TRIGGER, DO_ARCHER};
    static const uint8_t bare[] = {DO_SURFACE, DO_DIVE, DO_PASS, DO_RESIGN, DO_DRAW,
                                   DO_CANCEL};
    for (unsigned i = 0; i < sizeof spaces; i++) push_spaces(&list, spaces[i]);
    for (unsigned i = 0; i < sizeof bare; i++) push(&list, bare[i]);
    for (int dir = 0; dir < DIRS; dir++) push(&list, DO_COURSE)->dir = dir;
    push_values(&list, DO_MARK, 0, SYSTEMS - 1);
    push_values(&list, DO_MARK, EMPTY_DUTY, EMPTY_DUTY);
    push_values(&list, DO_CROSS, 0, SYMBOLS - 1);
    push_values(&list, DO_CROSS, EMPTY_DUTY, EMPTY_DUTY);
    push_values(&list, DO_REPAIR, 0, SYSTEMS - 1);
    push_values(&list, DO_VOLCANO, 0, VOLCANOES + 1);
    push_values(&list, DO_CONFIRM, 0, 1);
    push_detection(&list);
    push_answers(&list);
    push_silences(&list, game->rules.silence_zero == ZERO_FULL);
    push_traces(&list);
    return list.count;
}

uint64_t order_key(const struct order *o)
{
    uint64_t answer = (uint64_t)o->row << 16 | (uint64_t)o->column << 8 | o->sector;
    uint64_t rest = (uint64_t)o->at << 24 | (uint64_t)o->value << 16 | (uint64_t)o->dir << 12 |
                    (uint64_t)o->by << 8 | (uint64_t)o->player << 4 | o->team;
    return (uint64_t)o->kind << 59 | answer << 35 | rest;
}
