/*
 * All legal orders of a team. The sets are found from the state directly, not by asking
 * game_check order by order; a test holds the two against each other.
 */
#include "rules/legal.h"

#include <assert.h>
#include <string.h>

#include "rules/engine.h"

enum { ROW, COLUMN, SECTOR, STATEMENTS };

static struct bits around(uint8_t at)
{
    struct bits b = bits_grow8(bits_one(at));
    bits_drop(&b, at);
    return b;
}

static void find_courses(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    struct bits open = game_open_water(game, (enum team)legal->team);
    for (int dir = 0; dir < DIRS; dir++)
        if (bits_has(&open, space_step(boat->at, (enum dir)dir)))
            legal->courses |= (uint8_t)(1 << dir);
}

static void find_duties(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (boat->mark == DUTY_OWED)
        legal->marks = (uint8_t)game_markable(game, (enum team)legal->team);
    legal->mark_empty = boat->mark == DUTY_EMPTY;
    if (boat->cross == DUTY_OWED)
        legal->crosses = sheet_panel((enum dir)boat->panel) & ~boat->crossed;
    legal->cross_empty = boat->cross == DUTY_EMPTY;
}

static void find_triggers(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->rules.mine_trigger_needs_weapons && sheet_broken(boat->crossed, MINE)) return;
    legal->trigger = bits_without(boat->mines, boat->fresh);
    if (bits_any(&legal->trigger)) legal->has |= LEGAL_HAS_TRIGGER;
}

static bool ready(const struct game *game, const struct boat *boat, enum system system)
{
    int size = game_gauge_size(game, system);
    return size && boat->gauge[system] >= size && !(boat->dead >> system & 1) &&
           (game->rules.broken_activation == BROKEN_PENALTY ||
            !sheet_broken(boat->crossed, system));
}

static void find_silences(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    struct bits open = game_open_water(game, (enum team)legal->team);
    legal->silence = 1;
    legal->zero_named = game->rules.silence_zero == ZERO_FULL;
    for (int dir = 0; dir < DIRS; dir++) {
        uint8_t at = space_step(boat->at, (enum dir)dir), run = 0;
        for (; run < SILENCE_MAX && bits_has(&open, at); at = space_step(at, (enum dir)dir)) run++;
        legal->run[dir] = run;
    }
}

static uint8_t detection_roles(const struct ruleset *rules)
{
    if (rules->shy_first_mate) return 1 << CAPTAIN;
    if (rules->detection_by == DETECTION_BY_FIRST_MATE) return 1 << FIRST_MATE;
    return 1 << CAPTAIN | 1 << FIRST_MATE;
}

static void find_drops(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    struct bits taken = bits_or(boat->route, boat->mines);
    legal->mine = bits_without(bits_and(around(boat->at), game->chart.sea), taken);
    if (bits_any(&legal->mine)) legal->has |= LEGAL_HAS_MINE;
}

static void find_scenario(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->chart.scenario == SCENARIO_ARCHER) {
        legal->archer = game->chart.archer;
        if (bits_any(&legal->archer)) legal->has |= LEGAL_HAS_ARCHER;
    }
    if (game->chart.scenario != SCENARIO_REPAIR) return;
    for (int s = 0; s < SCENARIO; s++) {
        struct bits near = bits_and(around(boat->at), game->chart.island_of[s]);
        if ((boat->dead >> s & 1) && bits_any(&near)) legal->repairs |= (uint8_t)(1 << s);
    }
}

static void find_systems(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (ready(game, boat, TORPEDO)) {
        legal->torpedo = game_torpedo_reach(game, (enum team)legal->team);
        if (bits_any(&legal->torpedo)) legal->has |= LEGAL_HAS_TORPEDO;
    }
    if (ready(game, boat, MINE)) find_drops(game, legal);
    if (ready(game, boat, DRONE)) legal->drone_by = detection_roles(&game->rules);
    if (ready(game, boat, SONAR)) legal->sonar_by = detection_roles(&game->rules);
    if (ready(game, boat, SILENCE)) find_silences(game, legal);
    if (ready(game, boat, SCENARIO)) find_scenario(game, legal);
}

static void find_awaited(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->await_team != legal->team) return;
    if (game->await == AWAIT_ANSWER) {
        legal->answer_at = boat->at;
        legal->sector = (uint8_t)chart_sector(&game->chart, boat->at);
    }
    if (game->await == AWAIT_PENALTY) legal->crosses = sheet_kind[RADIATION] & ~boat->crossed;
    if (game->await == AWAIT_VOLCANO) legal->volcanoes = VOLCANOES;
}

static void find_submerged(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    bool turns = game->mode == TURN_BY_TURN, own_turn = !turns || game->turn == legal->team;
    if (must_surface(game, legal->team)) {
        legal->simple |= LEGAL_SURFACE;
        return;
    }
    if (bits_any(&boat->mines)) find_triggers(game, legal);
    if (!own_turn) return;
    if (boat->mark || boat->cross) {
        find_duties(game, legal);
        return;
    }
    if (!turns || !game->course_done) {
        find_courses(game, legal);
        legal->simple |= LEGAL_SURFACE;
    }
    if (turns && game->course_done) legal->simple |= LEGAL_PASS;
    bool between = boat->course_since || !game->rules.course_between_activations;
    if (turns ? game->course_done && !game->activated : boat->sailed && between)
        find_systems(game, legal);
}

static void find_surfaced(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->mode != REAL_TIME) return;
    if (boat->depth == SECURED) legal->simple |= LEGAL_DIVE;
    if (boat->depth != TRACING) return;
    legal->sections = (uint8_t)~boat->traced & ((1 << SECTIONS) - 1);
    legal->signers = players_who_may_sign(game, legal->team);
}

static void find_orders(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->phase == OVER) return;
    if (game->phase == PLACING) {
        if (boat->at != NOWHERE) return;
        legal->place = game->chart.sea;
        legal->has |= LEGAL_HAS_PLACE;
        return;
    }
    legal->simple |= LEGAL_RESIGN;
    if (game->await != AWAIT_NOTHING) {
        find_awaited(game, legal);
        return;
    }
    if (!boat->draw_offered) legal->simple |= LEGAL_DRAW;
    if (boat->depth == SUBMERGED) find_submerged(game, legal);
    else find_surfaced(game, legal);
    if (game->boat[legal->team ^ 1].depth == CONFIRMING && !boat->mark && !boat->cross)
        legal->simple |= LEGAL_CONFIRM;
}

/* --- numbering ------------------------------------------------------------------------------- */

static int count_in(const struct legal *legal, int has, const struct bits *bits)
{
    return legal->has & has ? bits_count(bits) : 0;
}

/* False values a kind of statement can take, by kind. */
static int lies(const struct legal *legal, int kind)
{
    return (kind == SECTOR ? legal->sectors : legal->side) - 1;
}

static int silence_count(const struct legal *legal)
{
    if (!legal->silence) return 0;
    return legal->run[0] + legal->run[1] + legal->run[2] + legal->run[3] +
           (legal->zero_named ? DIRS : 1);
}

static int answer_count(const struct legal *legal)
{
    if (legal->answer_at == NOWHERE) return 0;
    return 2 * (lies(legal, ROW) + lies(legal, COLUMN) + lies(legal, SECTOR));
}

enum group {
    G_PLACE, G_COURSE, G_MARK, G_CROSS, G_TORPEDO, G_MINE, G_TRIGGER, G_DRONE, G_SONAR, G_ANSWER,
    G_SILENCE, G_TRACE, G_ARCHER, G_VOLCANO, G_REPAIR, G_SIMPLE, GROUPS
};

static int group_count(const struct legal *l, enum group group)
{
    switch (group) {
    case G_PLACE: return count_in(l, LEGAL_HAS_PLACE, &l->place);
    case G_COURSE: return __builtin_popcount(l->courses);
    case G_MARK: return __builtin_popcount(l->marks) + l->mark_empty;
    case G_CROSS: return __builtin_popcount(l->crosses) + l->cross_empty;
    case G_TORPEDO: return count_in(l, LEGAL_HAS_TORPEDO, &l->torpedo);
    case G_MINE: return count_in(l, LEGAL_HAS_MINE, &l->mine);
    case G_TRIGGER: return count_in(l, LEGAL_HAS_TRIGGER, &l->trigger);
    case G_DRONE: return l->sectors * __builtin_popcount(l->drone_by);
    case G_SONAR: return __builtin_popcount(l->sonar_by);
    case G_ANSWER: return answer_count(l);
    case G_SILENCE: return silence_count(l);
    case G_TRACE: return __builtin_popcount(l->sections) * __builtin_popcount(l->signers);
    case G_ARCHER: return count_in(l, LEGAL_HAS_ARCHER, &l->archer);
    case G_VOLCANO: return l->volcanoes;
    case G_REPAIR: return __builtin_popcount(l->repairs);
    default: return __builtin_popcount(l->simple);
    }
}

void game_legal(const struct game *game, enum team team, struct legal *legal)
{
    memset(legal, 0, sizeof(*legal));
    legal->team = (uint8_t)team;
    legal->answer_at = NOWHERE;
    legal->side = game->chart.side;
    legal->sectors = (uint8_t)chart_sectors(&game->chart);
    find_orders(game, legal);
    for (int group = 0; group < GROUPS; group++)
        legal->count += group_count(legal, (enum group)group);
}

static uint8_t nth_bit(uint32_t mask, int n)
{
    while (n--) mask &= mask - 1;
    return (uint8_t)__builtin_ctz(mask);
}

static uint8_t nth_or_empty(uint32_t mask, int n)
{
    return n < __builtin_popcount(mask) ? nth_bit(mask, n) : EMPTY_DUTY;
}

static void make_silence(const struct legal *legal, struct order *order, int n)
{
    order->kind = DO_SILENCE;
    order->dir = NO_DIR;
    int zeros = legal->zero_named ? DIRS : 1;
    if (n < zeros) {
        if (legal->zero_named) order->dir = (uint8_t)n;
        return;
    }
    n -= zeros;
    for (order->dir = 0; n >= legal->run[order->dir]; order->dir++) n -= legal->run[order->dir];
    order->value = (uint8_t)(n + 1);
}

/* For each kind left out: first the pairs whose earlier statement is true, then the others. */
static void make_answer(const struct legal *legal, struct order *order, int n)
{
    int truth[STATEMENTS] = {space_row(legal->answer_at) + 1, space_column(legal->answer_at) + 1,
                             legal->sector};
    int said[STATEMENTS] = {0, 0, 0};
    order->kind = DO_ANSWER;
    for (int honest = 0; honest < STATEMENTS; honest++) {
        for (int liar = 0; liar < STATEMENTS; liar++) {
            if (liar == honest) continue;
            if (n < lies(legal, liar)) {
                said[honest] = truth[honest];
                said[liar] = n + 1 < truth[liar] ? n + 1 : n + 2;
                order->row = (uint8_t)said[ROW];
                order->column = (uint8_t)said[COLUMN];
                order->sector = (uint8_t)said[SECTOR];
                return;
            }
            n -= lies(legal, liar);
        }
    }
    assert(!"a number beyond the answers");
}

static void make_trace(const struct legal *legal, struct order *order, int n)
{
    int signers = __builtin_popcount(legal->signers);
    order->kind = DO_TRACE;
    order->value = (uint8_t)(nth_bit(legal->sections, n / signers) + 1);
    order->player = (uint8_t)(nth_bit(legal->signers, n % signers) + 1);
}

static void make_at(struct order *order, enum order_kind kind, const struct bits *bits, int n)
{
    order->kind = (uint8_t)kind;
    order->at = bits_nth(bits, n);
}

static void make_valued(struct order *order, enum order_kind kind, int value)
{
    order->kind = (uint8_t)kind;
    order->value = (uint8_t)value;
}

static void make_simple(struct order *order, int bit)
{
    static const uint8_t kind[] = {DO_SURFACE, DO_PASS,    DO_RESIGN,
                                   DO_DRAW,    DO_CONFIRM, DO_DIVE};
    order->kind = kind[bit];
    order->value = order->kind == DO_CONFIRM;
}

static void make_detection(struct order *order, enum order_kind kind, uint8_t by, int n, int value)
{
    make_valued(order, kind, value);
    order->by = nth_bit(by, n);
}

static void make_order(const struct legal *l, enum group group, int n, struct order *order)
{
    switch (group) {
    case G_PLACE: make_at(order, DO_PLACE, &l->place, n); break;
    case G_COURSE:
        order->kind = DO_COURSE;
        order->dir = nth_bit(l->courses, n);
        break;
    case G_MARK: make_valued(order, DO_MARK, nth_or_empty(l->marks, n)); break;
    case G_CROSS: make_valued(order, DO_CROSS, nth_or_empty(l->crosses, n)); break;
    case G_TORPEDO: make_at(order, DO_TORPEDO, &l->torpedo, n); break;
    case G_MINE: make_at(order, DO_MINE, &l->mine, n); break;
    case G_TRIGGER: make_at(order, DO_TRIGGER, &l->trigger, n); break;
    case G_DRONE:
        make_detection(order, DO_DRONE, l->drone_by, n / l->sectors, n % l->sectors + 1);
        break;
    case G_SONAR: make_detection(order, DO_SONAR, l->sonar_by, n, 0); break;
    case G_ANSWER: make_answer(l, order, n); break;
    case G_SILENCE: make_silence(l, order, n); break;
    case G_TRACE: make_trace(l, order, n); break;
    case G_ARCHER: make_at(order, DO_ARCHER, &l->archer, n); break;
    case G_VOLCANO: make_valued(order, DO_VOLCANO, n + 1); break;
    case G_REPAIR: make_valued(order, DO_REPAIR, nth_bit(l->repairs, n)); break;
    default: make_simple(order, nth_bit(l->simple, n));
    }
}

struct order legal_order(const struct legal *legal, int number)
{
    struct order order = {.team = legal->team, .by = NO_ROLE};
    assert(number >= 0 && number < legal->count);
    for (int group = 0; group < GROUPS; group++) {
        int count = group_count(legal, (enum group)group);
        if (number < count) {
            make_order(legal, (enum group)group, number, &order);
            break;
        }
        number -= count;
    }
    return order;
}
