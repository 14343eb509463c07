/*
 * Carries out an accepted order: what the order itself does, then `settle`, which is the same for
 * all: a STOP that is resolved is lifted, a destroyed submarine ends the game, a turn that owes
 * nothing more passes.
 */
#include <assert.h>
#include <string.h>

#include "rules/engine.h"
#include "rules/rng.h"
#include "rules/shape.h"

static uint16_t ears_for(const struct game *game, enum event_kind kind, int team)
{
    uint8_t hears = event_shape[kind].hears;
    if (hears == AUDIENCE_READY && game->rules.ready_public) return EARS_ALL;
    return audience_ears[hears][team];
}

struct event *emit(struct deed *deed, enum event_kind kind, int team)
{
    if (!deed->events) return &deed->unheard;
    assert(deed->events->count < EVENTS_MAX);
    struct event *e = &deed->events->list[deed->events->count++];
    *e = (struct event){.kind = kind, .team = team,
                        .hears = ears_for(deed->game, kind, team), .at = NOWHERE, .dir = NO_DIR};
    return e;
}

static void emit_at(struct deed *deed, enum event_kind kind, int team, uint8_t at)
{
    emit(deed, kind, team)->at = at;
}

/* An event at the space where that team's submarine is. */
static struct event *emit_here(struct deed *deed, enum event_kind kind, int team)
{
    struct event *e = emit(deed, kind, team);
    e->at = deed->game->boat[team].at;
    return e;
}

void end_game(struct game *game, int winner, enum reason reason)
{
    game->phase = OVER;
    game->winner = winner;
    game->reason = reason;
}

/* Its members hold 0 while no STOP is on. */
static void forget_stop(struct game *game)
{
    game->stop = 0;
    game->stop_team = 0;
    game->stop_system = 0;
}

/* --- turns ----------------------------------------------------------------------------------- */

static void start_turn(struct deed *deed)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[game->turn];
    game->course_done = game->activated = 0;
    game->turn_ms = 0;
    boat->idle_ms = 0;
    boat->depth = SUBMERGED;
    boat->fresh = bits_none();
    emit(deed, EVENT_TURN, game->turn)->value = game->extra;
}

static void pass_turn(struct deed *deed)
{
    struct game *game = deed->game;
    if (game->extra) {
        game->extra--;
    } else {
        game->turn ^= 1;
        game->extra = game->owed ? game->owed - 1 : 0;
        game->owed = 0;
    }
    start_turn(deed);
}

static void begin(struct deed *deed)
{
    struct game *game = deed->game;
    game->phase = PLAYING;
    if (game->mode == REAL_TIME) {
        emit(deed, EVENT_BEGIN, NO_TEAM)->value = NO_TEAM;
        return;
    }
    if (game->first == NO_TEAM) game->first = (rng_next(&game->rng) & 1);
    game->turn = game->first;
    emit(deed, EVENT_BEGIN, NO_TEAM)->value = game->first;
    start_turn(deed);
}

/* --- settling -------------------------------------------------------------------------------- */

static void judge_hulls(struct game *game)
{
    bool blue = game->boat[BLUE].hull == 0, yellow = game->boat[YELLOW].hull == 0;
    if (game->phase != PLAYING || (!blue && !yellow)) return;
    end_game(game, blue && yellow ? NO_TEAM : blue ? YELLOW : BLUE, REASON_DESTROYED);
}

void resume(struct deed *deed)
{
    struct game *game = deed->game;
    game->await = AWAIT_NOTHING;
    forget_stop(game);
    emit(deed, EVENT_RESUME, NO_TEAM);
}

static void lift_stop(struct deed *deed)
{
    struct game *game = deed->game;
    if (game->phase != OVER && game->rules.stop_hold_ms) {
        game->await = AWAIT_RESUME;
        game->await_team = NO_TEAM;
        game->await_ms = game->rules.stop_hold_ms;
        return;
    }
    resume(deed);
}

static bool turn_is_done(const struct game *game)
{
    if (game->mode != TURN_BY_TURN || game->phase != PLAYING || !game->activated) return false;
    const struct boat *boat = &game->boat[game->turn];
    return game->await == AWAIT_NOTHING && !boat->mark && !boat->cross;
}

static bool duties_are_done(const struct game *game)
{
    if (game->await != AWAIT_DUTIES) return false;
    const struct boat *boat = &game->boat[game->await_team];
    return !boat->mark && !boat->cross;
}

static void settle(struct deed *deed)
{
    struct game *game = deed->game;
    judge_hulls(game);
    if (game->phase == OVER || duties_are_done(game)) game->await = AWAIT_NOTHING;
    if (game->stop && game->await == AWAIT_NOTHING) lift_stop(deed);
    if (game->phase == OVER) {
        struct event *e = emit(deed, EVENT_END, NO_TEAM);
        e->value = game->winner;
        e->cause = game->reason;
    } else if (turn_is_done(game)) {
        pass_turn(deed);
    }
}

/* --- movement and its duties ----------------------------------------------------------------- */

static void owe_mark(struct game *game, int team)
{
    bool any = game_markable(game, team) != 0;
    game->boat[team].mark = any ? DUTY_OWED : DUTY_NONE;
}

static void owe_duties(struct game *game, int team, enum dir dir)
{
    owe_mark(game, team);
    game->boat[team].cross = DUTY_OWED;
    game->boat[team].panel = dir;
}

static void step(struct boat *boat, enum dir dir)
{
    boat->at = space_step(boat->at, dir);
    bits_add(&boat->route, boat->at);
}

void sail(struct deed *deed, int team, enum dir dir)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    step(boat, dir);
    emit_here(deed, EVENT_COURSE, team)->dir = dir;
    boat->sailed = boat->course_since = game->course_done = 1;
    boat->silent = SILENT_NOT;
    boat->draw_offered = 0;
    if (game->mode == REAL_TIME) boat->fresh = bits_none();
    owe_duties(game, team, dir);
}

static void announce_ready(struct deed *deed, int team, int gauge)
{
    emit(deed, EVENT_READY, team)->system = gauge;
}

void mark_gauge(struct deed *deed, int team, int gauge)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    boat->mark = DUTY_NONE;
    if (gauge == EMPTY_DUTY) return;
    struct event *e = emit(deed, EVENT_MARKED, team);
    e->system = gauge;
    e->value = ++boat->gauge[gauge];
    if (boat->silence_marking) boat->gauge[SILENCE] = boat->silence_marking = 0;
    if (boat->gauge[gauge] == game_gauge_size(game, gauge))
        announce_ready(deed, team, gauge);
}

static void clear_sheet(struct deed *deed, int team)
{
    deed->game->boat[team].crossed = 0;
    emit(deed, EVENT_CLEARED, team);
}

void cross_symbol(struct deed *deed, int team, int symbol)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    if (game->await == AWAIT_PENALTY) game->await = AWAIT_NOTHING;
    else boat->cross = DUTY_NONE;
    if (symbol == EMPTY_DUTY) return;
    struct cross_outcome out =
        sheet_cross(boat->crossed, symbol, game->rules.repair_beats_damage);
    emit(deed, EVENT_CROSSED, team)->value = symbol;
    boat->crossed = out.crossed;
    if (out.circuit >= 0) emit(deed, EVENT_REPAIRED, team)->value = out.circuit;
    if (!out.damaged) return;
    hurt(deed, team, out.cause, 1);
    clear_sheet(deed, team);
}

/* --- systems --------------------------------------------------------------------------------- */

static void stop_all(struct deed *deed, int team, enum system system)
{
    struct game *game = deed->game;
    if (game->mode != REAL_TIME) return;
    game->stop = 1;
    game->stop_team = team;
    game->stop_system = system;
    emit(deed, EVENT_STOP, team)->system = system == NO_SYSTEM ? EMPTY_DUTY : system;
}

void wait_for(struct game *game, enum await what, int team)
{
    game->await = what;
    game->await_team = team;
    game->await_ms = 0;
    game->boat[team].idle_ms = 0;
}

static void launch(struct deed *deed, int team, uint8_t at)
{
    emit_at(deed, EVENT_TORPEDO, team, at);
    impact(deed, team, at, CAUSE_TORPEDO);
    weapon_used(deed, team);
}

static void drop_mine(struct deed *deed, int team, uint8_t at)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    bits_add(&boat->mines, at);
    if (game->rules.mine_trigger_from == TRIGGER_NEXT_TURN) bits_add(&boat->fresh, at);
    emit_at(deed, EVENT_MINE, team, at);
    if (game->rules.volcano_gauge_by == VOLCANO_BY_DROP) weapon_used(deed, team);
}

static void trigger_mine(struct deed *deed, int team, uint8_t at)
{
    struct game *game = deed->game;
    stop_all(deed, team, NO_SYSTEM);
    bits_drop(&game->boat[team].mines, at);
    bits_drop(&game->boat[team].fresh, at);
    emit_at(deed, EVENT_TRIGGER, team, at);
    blast(deed, team, at, CAUSE_MINE);
    if (game->rules.volcano_gauge_by == VOLCANO_BY_TRIGGER) weapon_used(deed, team);
}

static void send_drone(struct deed *deed, int team, int sector)
{
    const struct game *game = deed->game;
    uint8_t enemy = game->boat[team ^ 1].at;
    bool smoke = game->smoke &&
                 chart_sector(&game->chart, game->chart.volcano[game->smoke - 1]) == sector;
    struct event *e = emit(deed, EVENT_DRONE, team);
    e->value = sector;
    e->answer = smoke                                         ? ANSWER_SMOKE
                : chart_sector(&game->chart, enemy) == sector ? ANSWER_YES
                                                              : ANSWER_NO;
}

static void owe_silent_duties(struct game *game, int team, const struct order *order)
{
    struct boat *boat = &game->boat[team];
    int zero = game->rules.silence_zero;
    if (order->value > 0 || zero == ZERO_FULL) {
        owe_duties(game, team, order->dir);
        return;
    }
    boat->panel = NO_DIR;
    boat->cross = DUTY_EMPTY;
    if (zero == ZERO_MARK) owe_mark(game, team);
    else boat->mark = DUTY_EMPTY;
}

static void slip_away(struct deed *deed, const struct order *order)
{
    struct game *game = deed->game;
    int team = order->team;
    struct boat *boat = &game->boat[team];
    bool named = order->value > 0 || game->rules.silence_zero == ZERO_FULL;
    for (int i = 0; i < order->value; i++) step(boat, order->dir);
    struct event *e = emit_here(deed, EVENT_SILENCE, team);
    e->dir = named ? order->dir : NO_DIR;
    e->value = order->value;
    e->told = game->rules.silence_told;
    boat->draw_offered = 0;
    bool mark_first = game->rules.silence_gauge_order == SILENCE_MARK_FIRST;
    if (!mark_first) boat->gauge[SILENCE] = 0;
    owe_silent_duties(game, team, order);
    boat->silent = boat->mark ? SILENT : SILENT_UNMARKED;
    if (mark_first && boat->mark == DUTY_OWED) boat->silence_marking = 1;
    else boat->gauge[SILENCE] = 0;
    if (game->stop && !game->rules.silence_flows) wait_for(game, AWAIT_DUTIES, team);
}

static void repair(struct deed *deed, int team, int system)
{
    deed->game->boat[team].dead &= ~(1 << system);
    emit(deed, EVENT_SYSTEM_REPAIRED, team)->system = system;
}

static void explode_archer(struct deed *deed, int team, uint8_t at)
{
    bits_drop(&deed->game->chart.archer, at);
    emit_at(deed, EVENT_ARCHER, team, at);
    if (deed->game->rules.archer_as == ARCHER_AS_MINE) blast(deed, team, at, CAUSE_ARCHER);
    else impact(deed, team, at, CAUSE_ARCHER);
}

static void take_effect(struct deed *deed, const struct order *order)
{
    int team = order->team;
    switch (order->kind) {
    case DO_TORPEDO: launch(deed, team, order->at); break;
    case DO_MINE: drop_mine(deed, team, order->at); break;
    case DO_DRONE: send_drone(deed, team, order->value); break;
    case DO_SILENCE: slip_away(deed, order); break;
    case DO_ARCHER: explode_archer(deed, team, order->at); break;
    case DO_REPAIR: repair(deed, team, order->value); break;
    default:
        emit(deed, EVENT_SONAR, team);
        wait_for(deed->game, AWAIT_ANSWER, team ^ 1);
    }
}

/* All that comes before the target. False: the system is broken, and fails. */
static bool turn_to(struct deed *deed, int team, enum system system)
{
    struct game *game = deed->game;
    stop_all(deed, team, system);
    game->activated = 1;
    game->boat[team].course_since = 0;
    if (!activation_fails(game, team, system)) return true;
    emit(deed, EVENT_FAILED, team)->system = system;
    wait_for(game, AWAIT_PENALTY, team);
    return false;
}

static void activate(struct deed *deed, const struct order *order)
{
    struct game *game = deed->game;
    enum system system = order_system(order);
    if (game->await == AWAIT_AIM) game->await = AWAIT_NOTHING;
    else if (!turn_to(deed, order->team, system)) return;
    if (system != SILENCE) game->boat[order->team].gauge[system] = 0;
    take_effect(deed, order);
}

static void call_stop(struct deed *deed, int team, enum system system)
{
    if (turn_to(deed, team, system)) wait_for(deed->game, AWAIT_AIM, team);
}

void let_be(struct deed *deed)
{
    struct game *game = deed->game;
    game->await = AWAIT_NOTHING;
    emit(deed, EVENT_CANCELLED, game->stop_team)->system = game->stop_system;
}

void give_answer(struct deed *deed, int team, int row, int column, int sector)
{
    deed->game->await = AWAIT_NOTHING;
    struct event *e = emit(deed, EVENT_ANSWER, team);
    e->row = row;
    e->column = column;
    e->sector = sector;
}

/* --- surfacing ------------------------------------------------------------------------------- */

static void give_turns_away(struct game *game)
{
    if (game->rules.surface_again_forfeits) game->extra = 0;
    game->owed = TURNS_AFTER_SURFACING;
    game->activated = 1;
}

static void wipe_tracing(struct boat *boat)
{
    boat->traced = 0;
    memset(boat->signed_by, 0, sizeof boat->signed_by);
    memset(boat->tracing, 0, sizeof boat->tracing);
}

void surface(struct deed *deed, int team)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    if (bits_has(&game->chart.ice, boat->at)) hurt(deed, team, CAUSE_ICE, 1);
    if (!boat->hull) return;
    int sector = chart_sector(&game->chart, boat->at);
    emit_here(deed, EVENT_SURFACE, team)->value = sector;
    boat->route = bits_one(boat->at);
    boat->depth = TRACING;
    if (game->mode == REAL_TIME) return;
    clear_sheet(deed, team);
    give_turns_away(game);
}

static void trace(struct deed *deed, const struct order *order)
{
    struct boat *boat = &deed->game->boat[order->team];
    if (hull_judge(order->value, order->stroke) != STROKE_IN_BAND) {
        emit(deed, EVENT_REJECTED, order->team);
        wipe_tracing(boat);
        return;
    }
    struct event *e = emit(deed, EVENT_TRACED, order->team);
    e->value = e->stroke = order->value;
    e->player = order->player;
    hull_keep(order->value, order->stroke, &boat->tracing[order->value - 1]);
    boat->traced |= 1 << (order->value - 1);
    boat->signed_by[order->player - 1]++;
    if (boat->traced == (1 << SECTIONS) - 1) {
        boat->depth = CONFIRMING;
        boat->confirm_ms = 0;
        e->tracing = 1;
    }
    if (deed->events) memcpy(deed->events->tracing, boat->tracing, sizeof boat->tracing);
}

void secure(struct deed *deed, int team)
{
    struct boat *boat = &deed->game->boat[team];
    wipe_tracing(boat);
    boat->depth = SECURED;
    emit(deed, EVENT_SECURED, team);
    clear_sheet(deed, team);
}

/* --- the rest -------------------------------------------------------------------------------- */

/* It ends a STOP without a word. */
static void resign(struct game *game, int team)
{
    forget_stop(game);
    end_game(game, team ^ 1, REASON_RESIGNED);
}

static void place(struct deed *deed, int team, uint8_t at)
{
    struct game *game = deed->game;
    game->boat[team].at = at;
    game->boat[team].route = bits_one(at);
    emit_here(deed, EVENT_PLACED, team);
    if (game->boat[team ^ 1].at != NOWHERE) begin(deed);
}

static void offer_draw(struct deed *deed, int team)
{
    struct game *game = deed->game;
    if (game->boat[team ^ 1].draw_offered) {
        end_game(game, NO_TEAM, REASON_AGREED);
        return;
    }
    game->boat[team].draw_offered = 1;
    emit(deed, EVENT_DRAW_OFFERED, team);
}

static void dive(struct deed *deed, int team)
{
    deed->game->boat[team].depth = SUBMERGED;
    emit(deed, EVENT_DIVE, team);
}

static void carry_out(struct deed *deed, const struct order *order)
{
    struct game *game = deed->game;
    int team = order->team;
    switch (order->kind) {
    case DO_PLACE: place(deed, team, order->at); break;
    case DO_COURSE: sail(deed, team, order->dir); break;
    case DO_MARK: mark_gauge(deed, team, order->value); break;
    case DO_CROSS: cross_symbol(deed, team, order->value); break;
    case DO_TRIGGER: trigger_mine(deed, team, order->at); break;
    case DO_ANSWER: give_answer(deed, team, order->row, order->column, order->sector); break;
    case DO_SURFACE: surface(deed, team); break;
    case DO_TRACE: trace(deed, order); break;
    case DO_CONFIRM: secure(deed, team ^ 1); break;
    case DO_DIVE: dive(deed, team); break;
    case DO_VOLCANO: name_volcano(deed, team, order->value); break;
    case DO_PASS: game->activated = 1; break;
    case DO_RESIGN: resign(game, team); break;
    case DO_ABANDON: end_game(game, team ^ 1, REASON_ABANDONED); break;
    case DO_DRAW: offer_draw(deed, team); break;
    case DO_TICK: let_time_pass(deed, order->ms); break;
    case DO_STOP: call_stop(deed, team, order->value); break;
    case DO_CANCEL: let_be(deed); break;
    case DO_TORPEDO:
    case DO_MINE:
    case DO_DRONE:
    case DO_SONAR:
    case DO_SILENCE:
    case DO_ARCHER:
    case DO_REPAIR: activate(deed, order); break;
    case ORDER_KINDS: break;
    }
}

void game_apply(struct game *game, const struct order *order, struct events *events)
{
    struct deed deed = {.game = game, .events = events};
    if (events) events->count = 0;
    if (order->kind != DO_TICK) game->boat[order->team].idle_ms = 0;
    carry_out(&deed, order);
    settle(&deed);
}
