/* Orders as numbers and back. Each kind is a mixed radix number of its fields. */
#include "lib/actions.h"

#include <string.h>

#include "rules/sheet.h"

enum { LENGTHS = SILENCE_MAX + 1 };

static int32_t size_of(const struct actions *actions, enum order_kind kind)
{
    int side = actions->side, sectors = actions->sectors;
    switch (kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: return side * side;
    case DO_COURSE: return DIRS;
    case DO_MARK: return SYSTEMS + 1;
    case DO_CROSS: return SYMBOLS + 1;
    case DO_DRONE: return sectors;
    case DO_ANSWER: return side * side + 2 * side * sectors;
    case DO_SILENCE: return DIRS * LENGTHS + 1;
    case DO_TRACE: return SECTIONS * PLAYERS_MAX;
    case DO_VOLCANO: return VOLCANOES;
    case DO_REPAIR: return SCENARIO;
    case DO_STOP: return SYSTEMS;
    case DO_TICK:
    case DO_ABANDON:
    case ORDER_KINDS: return 0;
    default: return 1;
    }
}

void actions_make(struct actions *actions, const struct chart *chart)
{
    int32_t next = 0;
    actions->side = chart->side;
    actions->sectors = (uint8_t)chart_sectors(chart);
    for (int kind = 0; kind < ORDER_KINDS; kind++) {
        actions->first[kind] = next;
        next += size_of(actions, kind);
    }
    actions->first[ORDER_KINDS] = next;
}

static int32_t space_number(const struct actions *actions, uint8_t at)
{
    return space_row(at) * actions->side + space_column(at);
}

/* Row and column, then row and sector, then column and sector; each from 0 here. */
static int32_t answer_number(const struct actions *actions, const struct order *order)
{
    int side = actions->side, sectors = actions->sectors;
    int row = order->row - 1, column = order->column - 1, sector = order->sector - 1;
    if (sector < 0) return row * side + column;
    if (column < 0) return side * side + row * sectors + sector;
    return side * side + side * sectors + column * sectors + sector;
}

static void answer_order(const struct actions *actions, int32_t n, struct order *order)
{
    int side = actions->side, sectors = actions->sectors;
    int pairs = side * side, halves = side * sectors;
    if (n < pairs) {
        order->row = (uint8_t)(n / side + 1);
        order->column = (uint8_t)(n % side + 1);
        return;
    }
    n -= pairs;
    uint8_t line = (uint8_t)(n % halves / sectors + 1);
    if (n < halves) order->row = line;
    else order->column = line;
    order->sector = (uint8_t)(n % sectors + 1);
}

static int32_t silence_number(const struct order *order)
{
    return order->dir < DIRS ? order->dir * LENGTHS + order->value : DIRS * LENGTHS;
}

static void silence_order(int32_t n, struct order *order)
{
    bool stays = n == DIRS * LENGTHS;
    order->dir = stays ? NO_DIR : (enum dir)(n / LENGTHS);
    order->value = stays ? 0 : (uint8_t)(n % LENGTHS);
}

static int32_t number_in_kind(const struct actions *actions, const struct order *order)
{
    switch (order->kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: return space_number(actions, order->at);
    case DO_COURSE: return order->dir;
    case DO_MARK: return order->value == EMPTY_DUTY ? SYSTEMS : order->value;
    case DO_CROSS: return order->value == EMPTY_DUTY ? SYMBOLS : order->value;
    case DO_DRONE:
    case DO_VOLCANO: return order->value - 1;
    case DO_REPAIR:
    case DO_STOP: return order->value;
    case DO_ANSWER: return answer_number(actions, order);
    case DO_SILENCE: return silence_number(order);
    case DO_TRACE: return (order->value - 1) * PLAYERS_MAX + order->player - 1;
    default: return 0;
    }
}

int32_t action_of(const struct actions *actions, const struct order *order)
{
    return actions->first[order->kind] + number_in_kind(actions, order);
}

static void trace_order(int32_t n, struct order *order, struct stroke *stroke)
{
    order->value = (uint8_t)(n / PLAYERS_MAX + 1);
    order->player = (uint8_t)(n % PLAYERS_MAX + 1);
    order->initials_length = 1;
    order->initials[0] = (char)('0' + order->player);
    hull_trace(order->value, stroke);
    order->stroke = stroke;
}

static void fill_order(const struct actions *actions, int32_t n, struct order *order,
                       struct stroke *stroke)
{
    switch (order->kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: order->at = space_at(n % actions->side, n / actions->side); break;
    case DO_COURSE: order->dir = (enum dir)n; break;
    case DO_MARK: order->value = n == SYSTEMS ? EMPTY_DUTY : (uint8_t)n; break;
    case DO_CROSS: order->value = n == SYMBOLS ? EMPTY_DUTY : (uint8_t)n; break;
    case DO_DRONE:
    case DO_VOLCANO:
    case DO_CONFIRM: order->value = (uint8_t)(n + 1); break;
    case DO_REPAIR:
    case DO_STOP: order->value = (uint8_t)n; break;
    case DO_ANSWER: answer_order(actions, n, order); break;
    case DO_SILENCE: silence_order(n, order); break;
    case DO_TRACE: trace_order(n, order, stroke); break;
    default: break;
    }
}

bool action_order(const struct actions *actions, enum team team, int32_t action,
                  struct order *order, struct stroke *stroke)
{
    int kind = 0;
    if (action < 0 || action >= actions_count(actions)) return false;
    while (action >= actions->first[kind + 1]) kind++;
    *order = (struct order){.kind = (enum order_kind)kind, .team = team, .by = NO_ROLE};
    fill_order(actions, action - actions->first[kind], order, stroke);
    return true;
}

static void mark_spaces(const struct actions *actions, enum order_kind kind,
                        const struct bits *spaces, uint8_t *mask)
{
    EACH_SPACE (at, spaces) mask[actions->first[kind] + space_number(actions, at)] = 1;
}

/* Whole sets at once; only what is no set is made order by order. */
int32_t actions_mask(const struct actions *actions, const struct legal *legal, uint8_t *mask)
{
    static const struct {
        enum legal_group group;
        enum order_kind kind;
        size_t set;
    } spaces[] = {
        {LEGAL_PLACES, DO_PLACE, offsetof(struct legal, place)},
        {LEGAL_TORPEDOES, DO_TORPEDO, offsetof(struct legal, torpedo)},
        {LEGAL_MINES, DO_MINE, offsetof(struct legal, mine)},
        {LEGAL_TRIGGERS, DO_TRIGGER, offsetof(struct legal, trigger)},
        {LEGAL_ARCHERS, DO_ARCHER, offsetof(struct legal, archer)},
    };
    uint32_t number = 0, sets = 0;
    int32_t count = 0;
    memset(mask, 0, (size_t)actions_count(actions));
    for (size_t i = 0; i < sizeof spaces / sizeof spaces[0]; i++) {
        sets |= 1u << spaces[i].group;
        if (!(legal->groups >> spaces[i].group & 1)) continue;
        mark_spaces(actions, spaces[i].kind,
                    (const struct bits *)((const char *)legal + spaces[i].set), mask);
        count += legal->counts[spaces[i].group];
    }
    EACH_BIT (group, legal->groups) {
        uint32_t end = number + legal->counts[group];
        for (; number < end && !(sets >> group & 1); number++) {
            struct order order = legal_order(legal, number);
            int32_t action = action_of(actions, &order);
            if (order.kind == DO_RESIGN || order.kind == DO_DRAW) continue;
            count += !mask[action];
            mask[action] = 1;
        }
        number = end;
    }
    return count;
}
