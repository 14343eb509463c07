/*
 * Whether an order would be accepted. The reasons are asked for in the order of error.h, so that
 * the first that applies is given; the groups below follow that list from top to bottom.
 */
#include "rules/engine.h"
#include "rules/shape.h"

#define REFUSE_IF(condition, error)                                                                \
    do                                                                                             \
        if (condition) return ERROR_##error;                                                       \
    while (0)

#define PASS_ON(call)                                                                              \
    do {                                                                                           \
        enum error passed_ = (call);                                                               \
        if (passed_ != ERROR_OK) return passed_;                                                   \
    } while (0)

static bool initials_fit(const struct order *order)
{
    return order->initials_length >= 1 && order->initials_length <= INITIALS_MAX;
}

static bool stroke_fits(const struct stroke *stroke)
{
    return stroke && stroke->count >= 2 && stroke->count <= STROKE_POINTS_MAX;
}

static bool fits(const struct shape_field *field, const struct order *order)
{
    uint8_t byte = shape_value(field, order);
    if (field->kind < KIND_BYTES) {
        if (byte >= field->low && byte <= field->high) return true;
        return field->presence != FIELD_NEEDED && byte == field->nothing;
    }
    if (field->kind == KIND_MS) return order->ms <= RULE_MS_MAX;
    return field->kind == KIND_INITIALS ? initials_fit(order) : stroke_fits(order->stroke);
}

/* A silence that moves names its course; in some editions one of length 0 must, too. */
static bool course_missing(const struct game *game, const struct order *order)
{
    return order->dir == NO_DIR && (order->value > 0 || game->rules.silence_zero == ZERO_FULL);
}

static bool well_formed(const struct game *game, const struct order *order)
{
    const struct shape *shape = &order_shape[order->kind];
    for (int i = 0; i < shape->count; i++)
        if (!fits(&shape->field[i], order)) return false;
    if (order->kind == DO_SILENCE) return !course_missing(game, order);
    return order->kind != DO_ANSWER || !!order->row + !!order->column + !!order->sector == 2;
}

/* An empty duty that is not empty: something must be marked or crossed. */
static bool denies_duty(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    if (order->value != EMPTY_DUTY || game->phase != PLAYING) return false;
    if (order->kind == DO_MARK) return boat->mark == DUTY_OWED;
    return boat->cross == DUTY_OWED ||
           (game->await == AWAIT_PENALTY && game->await_team == order->team);
}

static enum error check_form(const struct game *game, const struct order *order)
{
    REFUSE_IF(order->kind >= ORDER_KINDS || order->by > NO_ROLE, BAD_ORDER);
    REFUSE_IF(!well_formed(game, order), BAD_ORDER);
    if (order->kind == DO_TICK) return ERROR_OK;
    REFUSE_IF(order->team >= TEAMS, UNKNOWN_TEAM);
    REFUSE_IF((order->kind == DO_MARK || order->kind == DO_CROSS) && denies_duty(game, order),
              BAD_ORDER);
    REFUSE_IF(order->kind == DO_DRONE &&
                  (order->value < 1 || order->value > chart_sectors(&game->chart)),
              BAD_SECTOR);
    return ERROR_OK;
}

static bool in_scenario(const struct game *game, const struct order *order)
{
    int scenario = game->chart.scenario;
    switch (order->kind) {
    case DO_ARCHER: return scenario == SCENARIO_ARCHER;
    case DO_VOLCANO: return scenario == SCENARIO_VOLCANO;
    case DO_REPAIR: return scenario == SCENARIO_REPAIR;
    case DO_MARK: return order->value != SCENARIO || scenario != SCENARIO_NONE;
    case DO_STOP:
        return order->value != SCENARIO || scenario == SCENARIO_ARCHER ||
               scenario == SCENARIO_REPAIR;
    default: return true;
    }
}

static bool in_mode(const struct game *game, int kind)
{
    if (game->mode == REAL_TIME) return kind != DO_PASS;
    return kind != DO_TRACE && kind != DO_CONFIRM && kind != DO_DIVE && kind != DO_STOP &&
           kind != DO_CANCEL;
}

static bool resolves(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    int kind = order->kind;
    switch (game->await) {
    case AWAIT_ANSWER: return kind == DO_ANSWER;
    case AWAIT_PENALTY: return kind == DO_CROSS;
    case AWAIT_VOLCANO: return kind == DO_VOLCANO;
    case AWAIT_DUTIES:
        return (kind == DO_MARK && (boat->mark || boat->silent == SILENT_UNMARKED)) ||
               (kind == DO_CROSS && boat->cross);
    case AWAIT_AIM:
        return kind == DO_CANCEL ||
               (kind != DO_STOP && order_system(order) == game->stop_system);
    default: return false;
    }
}

/* While something is awaited only the one who owes it may act, and anyone may resign. */
static bool stopped(const struct game *game, const struct order *order)
{
    if (game->await == AWAIT_NOTHING || order->kind == DO_RESIGN) return false;
    return order->team != game->await_team || !resolves(game, order);
}

/* Orders that belong to the crew's own turn, and that a surfaced crew may not give. */
static bool sails_or_serves(const struct order *order)
{
    int kind = order->kind;
    return kind == DO_COURSE || kind == DO_MARK || kind == DO_CROSS || kind == DO_SURFACE ||
           kind == DO_PASS || order_system(order) != NO_SYSTEM;
}

static bool blackout_forbids(const struct game *game, const struct order *order)
{
    int kind = order->kind;
    if (kind != DO_COURSE && kind != DO_TRIGGER && kind != DO_PASS && kind != DO_DRAW &&
        order_system(order) == NO_SYSTEM)
        return false;
    return must_surface(game, order->team);
}

static enum error check_moment(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    int kind = order->kind;
    bool own_turn_only = sails_or_serves(order);
    REFUSE_IF(stopped(game, order), STOPPED);
    REFUSE_IF(own_turn_only && game->mode == TURN_BY_TURN && game->turn != order->team,
              NOT_YOUR_TURN);
    REFUSE_IF((own_turn_only || kind == DO_TRIGGER) && boat->depth != SUBMERGED, SURFACED);
    REFUSE_IF((kind == DO_TRACE || kind == DO_DIVE) && boat->depth == SUBMERGED, NOT_SURFACED);
    REFUSE_IF(blackout_forbids(game, order), MUST_SURFACE);
    return ERROR_OK;
}

static enum error check_waiting(const struct boat *boat)
{
    REFUSE_IF(boat->mark || boat->cross, DUTY_PENDING);
    return ERROR_OK;
}

static enum error check_water(const struct game *game, const struct boat *boat, uint8_t at)
{
    REFUSE_IF(!chart_holds(&game->chart, at), OFF_MAP);
    REFUSE_IF(!bits_has(&game->chart.sea, at), ISLAND);
    REFUSE_IF(bits_has(&boat->route, at), OWN_ROUTE);
    REFUSE_IF(game->rules.own_mine_blocks && bits_has(&boat->mines, at), OWN_MINE);
    return ERROR_OK;
}

static enum error check_course(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    PASS_ON(check_waiting(boat));
    REFUSE_IF(game->mode == TURN_BY_TURN && game->course_done, COURSE_SPENT);
    return check_water(game, boat, space_step(boat->at, order->dir));
}

static enum error check_surface(const struct game *game, const struct order *order)
{
    PASS_ON(check_waiting(&game->boat[order->team]));
    REFUSE_IF(game->mode == TURN_BY_TURN && game->course_done, COURSE_SPENT);
    return ERROR_OK;
}

static enum error check_mark(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    bool empty = order->value == EMPTY_DUTY;
    REFUSE_IF(boat->mark == DUTY_NONE || (boat->mark == DUTY_EMPTY) != empty, NO_DUTY);
    if (empty) return ERROR_OK;
    REFUSE_IF(boat->dead >> order->value & 1, DEAD_SYSTEM);
    REFUSE_IF(order->value == SCENARIO && game->chart.scenario == SCENARIO_VOLCANO, DEAD_SYSTEM);
    REFUSE_IF(boat->gauge[order->value] >= game_gauge_size(game, order->value),
              GAUGE_FULL);
    return ERROR_OK;
}

static enum error check_cross(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    bool penalty = game->await == AWAIT_PENALTY, empty = order->value == EMPTY_DUTY;
    if (!penalty) {
        REFUSE_IF(boat->cross == DUTY_NONE || (boat->cross == DUTY_EMPTY) != empty, NO_DUTY);
        if (empty) return ERROR_OK;
    }
    uint32_t panel = penalty ? sheet_kind[RADIATION] : sheet_panel(boat->panel);
    REFUSE_IF(!(panel >> order->value & 1), WRONG_PANEL);
    REFUSE_IF(boat->crossed >> order->value & 1, ALREADY_CROSSED);
    return ERROR_OK;
}

/* Everything about an activation but its target; after STOP that is settled. */
static enum error check_activation(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    enum system system = order_system(order);
    bool turns = game->mode == TURN_BY_TURN;
    if (game->await == AWAIT_AIM) return ERROR_OK;
    PASS_ON(check_waiting(boat));
    REFUSE_IF(turns ? !game->course_done : !boat->sailed, COURSE_FIRST);
    REFUSE_IF(turns ? game->activated
                    : game->rules.course_between_activations && !boat->course_since,
              ACTIVATION_SPENT);
    REFUSE_IF(boat->dead >> system & 1, DEAD_SYSTEM);
    REFUSE_IF(boat->gauge[system] < game_gauge_size(game, system), GAUGE_NOT_FULL);
    REFUSE_IF(game->rules.broken_activation == BROKEN_REFUSE &&
                  sheet_broken(boat->crossed, system),
              BROKEN);
    return ERROR_OK;
}

static enum error check_torpedo(const struct game *game, const struct order *order)
{
    struct bits reach = game_torpedo_reach(game, order->team);
    REFUSE_IF(!chart_holds(&game->chart, order->at), OFF_MAP);
    REFUSE_IF(!bits_has(&game->chart.sea, order->at), ISLAND);
    REFUSE_IF(!bits_has(&reach, order->at), OUT_OF_RANGE);
    return ERROR_OK;
}

static enum error check_drop(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    REFUSE_IF(!chart_holds(&game->chart, order->at), OFF_MAP);
    REFUSE_IF(!bits_has(&game->chart.sea, order->at), ISLAND);
    REFUSE_IF(bits_has(&boat->route, order->at), OWN_ROUTE);
    REFUSE_IF(bits_has(&boat->mines, order->at), OWN_MINE);
    REFUSE_IF(space_distance(boat->at, order->at) != 1, NOT_ADJACENT);
    return ERROR_OK;
}

static enum error check_silence(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    uint8_t at = boat->at;
    for (int i = 0; i < order->value; i++) {
        at = space_step(at, order->dir);
        PASS_ON(check_water(game, boat, at));
    }
    REFUSE_IF(order->value > SILENCE_MAX, OUT_OF_RANGE);
    return ERROR_OK;
}

static enum error check_archer(const struct game *game, const struct order *order)
{
    REFUSE_IF(!chart_holds(&game->chart, order->at), OFF_MAP);
    REFUSE_IF(!bits_has(&game->chart.archer, order->at), NO_SUCH_MINE);
    return ERROR_OK;
}

static enum error check_target(const struct game *game, const struct order *order)
{
    switch (order->kind) {
    case DO_TORPEDO: return check_torpedo(game, order);
    case DO_MINE: return check_drop(game, order);
    case DO_SILENCE: return check_silence(game, order);
    case DO_ARCHER: return check_archer(game, order);
    default: return ERROR_OK;
    }
}

static bool next_to_island_of(const struct game *game, const struct boat *boat, int system)
{
    struct bits near = bits_and(bits_grow8(bits_one(boat->at)), game->chart.island_of[system]);
    return bits_any(&near);
}

static enum error check_repair(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    enum error error = check_activation(game, order);
    if (error == ERROR_OK && activation_fails(game, order->team, SCENARIO)) return ERROR_OK;
    REFUSE_IF(!(boat->dead >> order->value & 1), NO_DUTY);
    PASS_ON(error);
    REFUSE_IF(!next_to_island_of(game, boat, order->value), OUT_OF_RANGE);
    return ERROR_OK;
}

static enum error check_system(const struct game *game, const struct order *order)
{
    if (order->kind == DO_REPAIR) return check_repair(game, order);
    PASS_ON(check_activation(game, order));
    if (activation_fails(game, order->team, order_system(order))) return ERROR_OK;
    return check_target(game, order);
}

static enum error check_trigger(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    REFUSE_IF(game->rules.mine_trigger_needs_weapons && sheet_broken(boat->crossed, MINE), BROKEN);
    REFUSE_IF(!chart_holds(&game->chart, order->at), OFF_MAP);
    REFUSE_IF(!bits_has(&boat->mines, order->at), NO_SUCH_MINE);
    REFUSE_IF(bits_has(&boat->fresh, order->at), TOO_SOON);
    return ERROR_OK;
}

static enum error check_answer(const struct game *game, const struct order *order)
{
    uint8_t at = game->boat[order->team].at;
    int truths = 0;
    REFUSE_IF(game->await != AWAIT_ANSWER, NO_DUTY);
    REFUSE_IF(order->row > game->chart.side || order->column > game->chart.side ||
                  order->sector > chart_sectors(&game->chart),
              BAD_ANSWER);
    truths += order->row == space_row(at) + 1;
    truths += order->column == space_column(at) + 1;
    truths += order->sector == chart_sector(&game->chart, at);
    REFUSE_IF(truths != 1, BAD_ANSWER);
    return ERROR_OK;
}

static enum error check_confirm(const struct game *game, const struct order *order)
{
    REFUSE_IF(game->boat[team_other(order->team)].depth != CONFIRMING, NO_DUTY);
    PASS_ON(check_waiting(&game->boat[order->team]));
    REFUSE_IF(!order->value, BAD_ANSWER);
    return ERROR_OK;
}

static enum error check_trace(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    bool may_sign = players_who_may_sign(game, order->team) >> (order->player - 1) & 1;
    REFUSE_IF(boat->depth == SECURED, NO_DUTY);
    REFUSE_IF(boat->depth == TRACING && !may_sign, SIGNER);
    REFUSE_IF(boat->traced >> (order->value - 1) & 1, SECTION_DONE);
    REFUSE_IF(!hull_closes(order->value, order->stroke), NOT_CLOSED);
    return ERROR_OK;
}

static enum error check_place(const struct game *game, const struct order *order)
{
    REFUSE_IF(!chart_holds(&game->chart, order->at), OFF_MAP);
    REFUSE_IF(!bits_has(&game->chart.sea, order->at), ISLAND);
    return ERROR_OK;
}

static enum error check_pass(const struct game *game, const struct order *order)
{
    PASS_ON(check_waiting(&game->boat[order->team]));
    REFUSE_IF(!game->course_done, COURSE_FIRST);
    return ERROR_OK;
}

static enum error check_kind(const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    switch (order->kind) {
    case DO_PLACE: return check_place(game, order);
    case DO_COURSE: return check_course(game, order);
    case DO_MARK: return check_mark(game, order);
    case DO_CROSS: return check_cross(game, order);
    case DO_TRIGGER: return check_trigger(game, order);
    case DO_ANSWER: return check_answer(game, order);
    case DO_SURFACE: return check_surface(game, order);
    case DO_TRACE: return check_trace(game, order);
    case DO_CONFIRM: return check_confirm(game, order);
    case DO_DIVE: return boat->depth == SECURED ? ERROR_OK : ERROR_DUTY_PENDING;
    case DO_VOLCANO: return game->await == AWAIT_VOLCANO ? ERROR_OK : ERROR_NO_DUTY;
    case DO_PASS: return check_pass(game, order);
    case DO_DRAW: return boat->draw_offered ? ERROR_NO_DRAW : ERROR_OK;
    case DO_CANCEL: return game->await == AWAIT_AIM ? ERROR_OK : ERROR_NO_DUTY;
    case DO_TORPEDO:
    case DO_MINE:
    case DO_DRONE:
    case DO_SONAR:
    case DO_SILENCE:
    case DO_ARCHER:
    case DO_REPAIR:
    case DO_STOP: return check_system(game, order);
    case DO_RESIGN:
    case DO_TICK:
    case DO_ABANDON:
    case ORDER_KINDS: break;
    }
    return ERROR_OK;
}

enum error game_check(const struct game *game, const struct order *order)
{
    PASS_ON(check_form(game, order));
    REFUSE_IF(game->phase == OVER, GAME_OVER);
    if (order->kind == DO_TICK || order->kind == DO_ABANDON) return ERROR_OK;
    REFUSE_IF(order->by < ROLES && !(order_roles(game, order) >> order->by & 1), WRONG_ROLE);
    REFUSE_IF(!in_scenario(game, order), NOT_IN_THIS_SCENARIO);
    REFUSE_IF(!in_mode(game, order->kind), NOT_IN_THIS_MODE);
    REFUSE_IF(game->phase == PLACING && order->kind != DO_PLACE, NOT_BEGUN);
    REFUSE_IF(order->kind == DO_PLACE && game->boat[order->team].at != NOWHERE, ALREADY_PLACED);
    PASS_ON(check_moment(game, order));
    return check_kind(game, order);
}
