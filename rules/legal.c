/*
 * All legal orders of a team. The sets are found from the state directly, not by asking
 * game_check order by order; a test holds the two against each other.
 */
#include "rules/legal.h"

#include <assert.h>

#include "rules/engine.h"

enum { ROW, COLUMN, SECTOR, STATEMENTS };

static struct bits around(uint8_t at)
{
    struct bits b = bits_grow8(bits_one(at));
    bits_drop(&b, at);
    return b;
}

static void add(struct legal *legal, enum legal_group group, int count)
{
    if (!count) return;
    legal->groups |= 1u << group;
    legal->counts[group] = (uint16_t)count;
    legal->count += (uint32_t)count;
}

static void find_courses(const struct game *game, struct legal *legal)
{
    legal->courses = game_courses(game, legal->team);
    add(legal, LEGAL_COURSES, __builtin_popcount(legal->courses));
}

static void find_crosses(struct legal *legal, uint32_t crosses, bool empty)
{
    legal->crosses = crosses;
    legal->cross_empty = empty;
    add(legal, LEGAL_CROSSES, __builtin_popcount(crosses) + empty);
}

static void find_duties(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    uint32_t panel = boat->cross == DUTY_OWED ? sheet_panel(boat->panel) : 0;
    legal->mark_empty = boat->mark == DUTY_EMPTY;
    legal->marks = 0;
    if (boat->mark == DUTY_OWED)
        legal->marks = game_markable(game, legal->team);
    add(legal, LEGAL_MARKS, __builtin_popcount(legal->marks) + legal->mark_empty);
    find_crosses(legal, panel & ~boat->crossed, boat->cross == DUTY_EMPTY);
}

static void find_triggers(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->rules.mine_trigger_needs_weapons && sheet_broken(boat->crossed, MINE)) return;
    legal->trigger = bits_without(boat->mines, boat->fresh);
    add(legal, LEGAL_TRIGGERS, bits_count(&legal->trigger));
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
    struct bits open = game_open_water(game, legal->team);
    legal->zero_named = game->rules.silence_zero == ZERO_FULL;
    int count = legal->zero_named ? DIRS : 1;
    for (int dir = 0; dir < DIRS; dir++) {
        uint8_t at = space_step(boat->at, dir), run = 0;
        for (; run < SILENCE_MAX && bits_has(&open, at); at = space_step(at, dir)) run++;
        legal->run[dir] = run;
        count += run;
    }
    add(legal, LEGAL_SILENCES, count);
}


static void find_drops(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    struct bits taken = bits_or(boat->route, boat->mines);
    legal->mine = bits_without(bits_and(around(boat->at), game->chart.sea), taken);
    add(legal, LEGAL_MINES, bits_count(&legal->mine));
}

static void find_repairs(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    struct bits near = around(boat->at);
    legal->repairs = 0;
    for (int s = 0; s < SCENARIO; s++) {
        struct bits islands = bits_and(near, game->chart.island_of[s]);
        if ((boat->dead >> s & 1) && bits_any(&islands)) legal->repairs |= 1 << s;
    }
    add(legal, LEGAL_REPAIRS, __builtin_popcount(legal->repairs));
}

static void find_scenario(const struct game *game, struct legal *legal)
{
    if (game->chart.scenario == SCENARIO_REPAIR) find_repairs(game, legal);
    if (game->chart.scenario != SCENARIO_ARCHER) return;
    legal->archer = game->chart.archer;
    add(legal, LEGAL_ARCHERS, bits_count(&legal->archer));
}

static void find_torpedoes(const struct game *game, struct legal *legal)
{
    legal->torpedo = game_torpedo_reach(game, legal->team);
    add(legal, LEGAL_TORPEDOES, bits_count(&legal->torpedo));
}

/* Every target of one system. */
static void find_targets(const struct game *game, struct legal *legal, enum system system)
{
    legal->detection_by = system_roles(&game->rules, legal->team, DRONE);
    int roles = __builtin_popcount(legal->detection_by);
    switch (system) {
    case TORPEDO: find_torpedoes(game, legal); break;
    case MINE: find_drops(game, legal); break;
    case DRONE: add(legal, LEGAL_DRONES, roles * legal->sectors); break;
    case SONAR: add(legal, LEGAL_SONARS, roles); break;
    case SILENCE: find_silences(game, legal); break;
    default: find_scenario(game, legal);
    }
}

/* As a STOP they are listed too, once for each role that may say it. */
static int stops_of(const struct legal *legal, int system)
{
    bool detection = system == DRONE || system == SONAR;
    return detection ? __builtin_popcount(legal->detection_by) : 1;
}

static void find_stops(const struct game *game, struct legal *legal, uint8_t systems)
{
    int count = 0;
    if (game->chart.scenario == SCENARIO_VOLCANO) systems &= ~(1 << SCENARIO);
    legal->stops = systems;
    EACH_BIT (system, systems) count += stops_of(legal, (int)system);
    add(legal, LEGAL_STOPS, count);
}

static void find_systems(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    uint8_t systems = 0;
    for (int system = 0; system < SYSTEMS; system++) {
        if (!ready(game, boat, system)) continue;
        find_targets(game, legal, system);
        systems |= 1 << system;
    }
    if (systems && game->mode == REAL_TIME) find_stops(game, legal, systems);
}

/* False values a kind of statement can take. */
static int lies(const struct legal *legal, int kind)
{
    return (kind == SECTOR ? legal->sectors : legal->side) - 1;
}

static void find_awaited(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    if (game->await_team != legal->team) return;
    if (game->await == AWAIT_ANSWER) {
        legal->answer_at = boat->at;
        legal->sector = chart_sector(&game->chart, boat->at);
        int pairs = 2 * (lies(legal, ROW) + lies(legal, COLUMN) + lies(legal, SECTOR));
        add(legal, LEGAL_ANSWERS, pairs);
    }
    if (game->await == AWAIT_PENALTY)
        find_crosses(legal, sheet_kind[RADIATION] & ~boat->crossed, false);
    if (game->await == AWAIT_VOLCANO) add(legal, LEGAL_VOLCANOES, VOLCANOES);
    if (game->await == AWAIT_DUTIES) find_duties(game, legal);
    if (game->await == AWAIT_AIM) {
        find_targets(game, legal, game->stop_system);
        legal->simple |= LEGAL_CANCEL;
    }
}

static void find_submerged(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    bool turns = game->mode == TURN_BY_TURN, own_turn = !turns || game->turn == legal->team;
    bool free = own_turn && !boat->mark && !boat->cross;
    if (free && !(turns && game->course_done)) {
        find_courses(game, legal);
        legal->simple |= LEGAL_SURFACE;
        if (!legal->courses) {
            legal->simple &= ~LEGAL_DRAW;
            return;
        }
    }
    if (bits_any(&boat->mines)) find_triggers(game, legal);
    if (!own_turn) return;
    if (!free) {
        find_duties(game, legal);
        return;
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
    legal->sections = ~boat->traced & ((1 << SECTIONS) - 1);
    legal->signers = players_who_may_sign(game, legal->team);
    int pairs = __builtin_popcount(legal->sections) * __builtin_popcount(legal->signers);
    add(legal, LEGAL_TRACES, pairs);
}

static void find_playing(const struct game *game, struct legal *legal)
{
    const struct boat *boat = &game->boat[legal->team];
    legal->simple = LEGAL_RESIGN;
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

static void find_places(const struct game *game, struct legal *legal)
{
    if (game->boat[legal->team].at != NOWHERE) return;
    legal->place = game->chart.sea;
    add(legal, LEGAL_PLACES, bits_count(&legal->place));
}

void game_legal(const struct game *game, enum team team, struct legal *legal)
{
    legal->groups = legal->count = 0;
    legal->team = team;
    legal->simple = 0;
    legal->side = game->chart.side;
    legal->sectors = chart_sectors(&game->chart);
    if (game->phase == PLACING) find_places(game, legal);
    if (game->phase == PLAYING) find_playing(game, legal);
    add(legal, LEGAL_SIMPLE, __builtin_popcount(legal->simple));
}

/* --- from number to order -------------------------------------------------------------------- */

static uint8_t nth_or_empty(uint32_t mask, int n)
{
    return n < __builtin_popcount(mask) ? bit_nth(mask, n) : EMPTY_DUTY;
}

static void make_silence(const struct legal *legal, struct order *order, int n)
{
    order->kind = DO_SILENCE;
    order->dir = NO_DIR;
    int zeros = legal->zero_named ? DIRS : 1;
    if (n < zeros) {
        if (legal->zero_named) order->dir = n;
        return;
    }
    n -= zeros;
    for (order->dir = 0; n >= legal->run[order->dir]; order->dir++) n -= legal->run[order->dir];
    order->value = n + 1;
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
                order->row = said[ROW];
                order->column = said[COLUMN];
                order->sector = said[SECTOR];
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
    order->value = bit_nth(legal->sections, n / signers) + 1;
    order->player = bit_nth(legal->signers, n % signers) + 1;
}

static void make_at(struct order *order, enum order_kind kind, const struct bits *bits, int n)
{
    order->kind = kind;
    order->at = bits_nth(bits, n);
}

static void make_valued(struct order *order, enum order_kind kind, int value)
{
    order->kind = kind;
    order->value = value;
}

static void make_simple(struct order *order, int bit)
{
    static const uint8_t kind[] = {DO_SURFACE, DO_PASS, DO_RESIGN, DO_DRAW,
                                   DO_CONFIRM, DO_DIVE, DO_CANCEL};
    order->kind = kind[bit];
    order->value = order->kind == DO_CONFIRM;
}

static void make_detection(struct order *order, enum order_kind kind, uint8_t by, int n, int value)
{
    make_valued(order, kind, value);
    order->by = bit_nth(by, n);
}

static void make_stop(const struct legal *legal, struct order *order, int n)
{
    uint8_t system = 0;
    while (!(legal->stops >> system & 1) || n >= stops_of(legal, system))
        if (legal->stops >> system++ & 1) n -= stops_of(legal, system - 1);
    make_valued(order, DO_STOP, system);
    if (system == DRONE || system == SONAR) order->by = bit_nth(legal->detection_by, n);
}

static void make_order(const struct legal *l, enum legal_group group, int n, struct order *order)
{
    switch (group) {
    case LEGAL_PLACES: make_at(order, DO_PLACE, &l->place, n); break;
    case LEGAL_COURSES:
        order->kind = DO_COURSE;
        order->dir = bit_nth(l->courses, n);
        break;
    case LEGAL_MARKS: make_valued(order, DO_MARK, nth_or_empty(l->marks, n)); break;
    case LEGAL_CROSSES: make_valued(order, DO_CROSS, nth_or_empty(l->crosses, n)); break;
    case LEGAL_TORPEDOES: make_at(order, DO_TORPEDO, &l->torpedo, n); break;
    case LEGAL_MINES: make_at(order, DO_MINE, &l->mine, n); break;
    case LEGAL_TRIGGERS: make_at(order, DO_TRIGGER, &l->trigger, n); break;
    case LEGAL_DRONES:
        make_detection(order, DO_DRONE, l->detection_by, n / l->sectors, n % l->sectors + 1);
        break;
    case LEGAL_SONARS: make_detection(order, DO_SONAR, l->detection_by, n, 0); break;
    case LEGAL_ANSWERS: make_answer(l, order, n); break;
    case LEGAL_SILENCES: make_silence(l, order, n); break;
    case LEGAL_TRACES: make_trace(l, order, n); break;
    case LEGAL_ARCHERS: make_at(order, DO_ARCHER, &l->archer, n); break;
    case LEGAL_VOLCANOES: make_valued(order, DO_VOLCANO, n + 1); break;
    case LEGAL_REPAIRS: make_valued(order, DO_REPAIR, bit_nth(l->repairs, n)); break;
    case LEGAL_STOPS: make_stop(l, order, n); break;
    default: make_simple(order, bit_nth(l->simple, n));
    }
}

struct order legal_order(const struct legal *legal, uint32_t number)
{
    struct order order = {.team = legal->team, .by = NO_ROLE};
    assert(number < legal->count);
    uint32_t groups = legal->groups;
    while (number >= legal->counts[__builtin_ctz(groups)]) {
        number -= legal->counts[__builtin_ctz(groups)];
        groups &= groups - 1;
    }
    make_order(legal, __builtin_ctz(groups), (int)number, &order);
    return order;
}
