/*
 * One order's way through a room: check, apply, save, tell.
 *
 * Time is an order too. Before anything else is done the limits that have run out do so, and are
 * told by themselves (play_keep_time). Then an order is checked, once. The time that has passed
 * since goes into the record right before it; no limit can run out in it any more, so it changes
 * nothing but the game's counters and what was checked stays true.
 *
 * A row of the log has the record's frames of one such step, and who gave the order: see log_row.h.
 */
#include "server/play.h"

#include <assert.h>

#include "base/memory.h"
#include "rules/time_limits.h"
#include "server/announce.h"
#include "server/broadcast.h"
#include "server/catch_up.h"
#include "server/delayed.h"
#include "server/log_row.h"
#include "server/seats.h"
#include "server/workspace.h"

/* --- the log --------------------------------------------------------------------------------- */

/* Saves what was added to the record since it was `from` bytes long. */
static void save_row(struct room *room, size_t from, struct log_sender sender, uint64_t now_ms)
{
    struct out *row = &room->owner->work->row;
    assert(!room->log.overflow);
    log_row_write(row, sender, room->log.text + from, room->log.length - from);
    room->owner->ops->save_log(room->owner->server, room, row->text, row->length);
    room->seq++;
    delayed_note(room, now_ms);
}

/* The end of a game: it becomes a replay, and everything is open to all. */
static void finish(struct room *room, uint64_t now_ms)
{
    room->state = ROOM_OVER;
    room->winner = room->game->winner;
    room->reason = room->game->reason;
    room->ended_s = (int64_t)(now_ms / 1000);
    replay_id_make(room->replay);
    room->changed = true;
    room->pause = PAUSE_NONE;
    room->pause_wish = 0;
    room->owner->ops->save_replay(room->owner->server, room);
    delayed_free(room);
    EACH_MEMBER(member, room) catch_up_tell(room, member, room->games, member->v);
}

/* One step of the game, after broadcast_begin: `order` is carried out, saved and told. */
static void step(struct room *room, const struct order *order, size_t from,
                 struct log_sender sender, const struct broadcast_answer *answer, uint64_t now_ms)
{
    struct workspace *work = room->owner->work;
    game_apply(room->game, order, &work->events);
    record_order(&room->record, order, &room->log);
    bool over = room->game->phase == OVER;
    if (over) record_seal(&room->record, &room->log);
    save_row(room, from, sender, now_ms);
    broadcast_tell(&work->broadcast, room, &work->events, answer);
    room->owner->ops->played(room->owner->server, room, &work->events);
    room->moved = true;
    if (over) finish(room, now_ms);
}

/* --- time ------------------------------------------------------------------------------------ */

/* The time since the last tick as an order; false when none has passed, or it does not count. */
static bool make_tick(struct room *room, uint64_t now_ms, struct order *tick)
{
    uint64_t passed = now_ms > room->ticked_ms ? now_ms - room->ticked_ms : 0;
    if (!room_is_running(room)) return false;
    room->ticked_ms = now_ms;
    if (!passed || room->game->phase != PLAYING) return false;
    *tick = (struct order){.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE,
                           .ms = passed > RULE_MS_MAX ? RULE_MS_MAX : (uint32_t)passed};
    room->ticks++;
    return true;
}

uint64_t play_deadline(const struct room *room)
{
    uint32_t left = room_is_running(room) ? game_time_left(room->game) : TIME_NEVER;
    return left == TIME_NEVER ? ALARM_NEVER : room->ticked_ms + left;
}

static void let_time_pass(struct room *room, uint64_t now_ms)
{
    struct order tick;
    if (!make_tick(room, now_ms, &tick)) return;
    broadcast_begin(&room->owner->work->broadcast, room);
    step(room, &tick, room->log.length, LOG_SENDER_NONE,
         &(struct broadcast_answer){.re = -1}, now_ms);
}

void play_keep_time(struct room *room, uint64_t now_ms)
{
    uint64_t deadline = play_deadline(room);
    if (deadline != ALARM_NEVER && deadline <= now_ms) let_time_pass(room, now_ms);
}

void play_stop_time(struct room *room, uint64_t now_ms)
{
    if (room_is_running(room)) let_time_pass(room, now_ms);
}

/* --- orders ---------------------------------------------------------------------------------- */

/* Carries out what was checked, for a member or (with an empty request) somebody else. */
static void carry_out(struct room *room, const struct order *order,
                      const struct play_request *request, uint64_t now_ms)
{
    struct workspace *work = room->owner->work;
    struct log_sender sender = {.member = request->member ? request->member->id : NOBODY,
                                .n = request->n};
    struct broadcast_answer answer = {request->member, request->re};
    struct order tick;
    size_t from = room->log.length;
    broadcast_begin(&work->broadcast, room);
    if (make_tick(room, now_ms, &tick)) {
        game_apply(room->game, &tick, &work->events);
        record_order(&room->record, &tick, &room->log);
        assert(work->events.count == 0); /* as play_keep_time has seen to */
    }
    if (request->n) request->member->last_n = request->n;
    step(room, order, from, sender, &answer, now_ms);
}

/* An order of nobody in the room: a bot's, or the server's. */
static enum error order_for_nobody(struct room *room, const struct order *order, uint64_t now_ms)
{
    play_keep_time(room, now_ms);
    enum error error = game_check(room->game, order);
    if (error == ERROR_OK) carry_out(room, order, &(struct play_request){.re = -1}, now_ms);
    return error;
}

enum error play_bot_order(struct room *room, const struct order *order, uint64_t now_ms)
{
    return room_is_running(room) ? order_for_nobody(room, order, now_ms) : ERROR_STOPPED;
}

void play_abandon(struct room *room, enum team team, uint64_t now_ms)
{
    struct order order = {.kind = DO_ABANDON, .team = team, .by = NO_ROLE};
    order_for_nobody(room, &order, now_ms);
}

static bool is_too_long(const struct room *room)
{
    return room->seq >= GAME_STEPS_MAX || room->log.length >= GAME_RECORD_MAX_BYTES;
}

/* The crew that gave nearly all of a game's orders and calls; NO_TEAM: neither did. */
static enum team who_filled_it(const struct room *room)
{
    struct playback playback;
    uint32_t said[TEAMS + 1] = {0};
    struct events events;
    if (!playback_open(&playback, room->log.text, room->log.length, &events)) return NO_TEAM;
    while (playback_next(&playback))
        said[playback.item == RECORD_CALL ? playback.frame.call.team : playback.frame.order.team]++;
    for (enum team team = BLUE; team < TEAMS; team++)
        if (said[team] > FILLED_TIMES * said[team_other(team)]) return team;
    return NO_TEAM;
}

void play_end_too_long(struct room *room, uint64_t now_ms)
{
    struct order order = {.kind = DO_DRAW, .by = NO_ROLE};
    if (!room_is_running(room) || !is_too_long(room)) return;
    enum team team = who_filled_it(room);
    if (team != NO_TEAM) play_abandon(room, team, now_ms);
    for (order.team = BLUE; order.team < TEAMS; order.team++)
        if (room_is_running(room) && is_too_long(room)) order_for_nobody(room, &order, now_ms);
}

static bool holds(unsigned seats, const struct order *order, int role)
{
    return role < ROLES && seats >> seat_of(order->team, role) & 1;
}

/* The sender's player who signs: the one he named, or the first of his who may. */
static bool choose_signer(const struct room *room, unsigned seats, struct order *order)
{
    enum team team = order->team;
    struct view view = view_for_seats(room->game, seats);
    for (int number = 1; number <= room->options.players[team]; number++) {
        bool may_sign = view.boat[team].signers >> (number - 1) & 1;
        if (!(seats & seats_of_player(room, team, number))) continue;
        if (order->player == number) return true;
        if (order->player || !may_sign) continue;
        order->player = (uint8_t)number;
        return true;
    }
    if (order->player) return false;
    order->player = 1; /* the rules say whose turn it is */
    return true;
}

bool play_may_give(const struct room *room, unsigned seats, struct order *order)
{
    if (order->kind == DO_TICK || order->kind == DO_ABANDON) return false;
    if (order->kind == DO_TRACE) return choose_signer(room, seats, order);
    if (order->by != NO_ROLE) return holds(seats, order, order->by);
    if (holds(seats, order, order_role(room->game, order))) return true;
    EACH_BIT (role, order_roles(room->game, order)) {
        if (!holds(seats, order, (int)role)) continue;
        order->by = role;
        return true;
    }
    return false;
}

static enum refusal refuse(const struct room *room, const struct member *member,
                           enum error *error)
{
    *error = ERROR_OK;
    if (room->state == ROOM_LOBBY) return REFUSED_GAME_ONLY;
    if (room->state == ROOM_OVER) {
        *error = ERROR_GAME_OVER;
        return REFUSED_BY_RULES;
    }
    if (!seats_plays(room, member)) return REFUSED_NOT_SEATED;
    return room->pause ? REFUSED_PAUSED : REFUSED_NOT;
}

enum refusal play_order(struct room *room, const struct play_request *request, uint64_t now_ms,
                        struct play_answer *answer)
{
    const struct member *member = request->member;
    answer->again = request->n && request->n <= member->last_n;
    if (answer->again) return REFUSED_NOT;
    enum refusal refusal = refuse(room, member, &answer->error);
    if (refusal) return refusal;
    bool may = play_may_give(room, seats_of(room, member), request->order);
    if (may) play_keep_time(room, now_ms);
    answer->error = may ? game_check(room->game, request->order) : ERROR_WRONG_ROLE;
    if (answer->error) return REFUSED_BY_RULES;
    carry_out(room, request->order, request, now_ms);
    answer->told = true;
    return REFUSED_NOT;
}

/* --- calls ----------------------------------------------------------------------------------- */

static void carry_call(struct room *room, member_id member, const struct call *call)
{
    size_t from = room->log.length;
    record_call(&room->record, call, &room->log);
    save_row(room, from, LOG_SENDER_NONE, room->ticked_ms);
    room->owner->ops->called(room->owner->server, room, call);
    room->moved = true;
    struct packet *packet = announce_call(room->owner->work, member, call);
    EACH_MEMBER(each, room)
        if (seats_team(room, each) == call->team) room_tell(room, each, packet_share(packet));
    packet_drop(packet);
}

enum refusal play_call(struct room *room, const struct member *member, int from,
                       const struct call *call)
{
    unsigned seats = seats_of(room, member);
    if (room->state != ROOM_PLAYING) return REFUSED_GAME_ONLY;
    if (!seats) return REFUSED_NOT_SEATED;
    if (member->muted) return REFUSED_MUTED;
    if (from == NO_SEAT) from = __builtin_ctz(seats);
    if (!(seats >> from & 1)) return REFUSED_NO_SUCH_SEAT;
    if (is_too_long(room)) return REFUSED_TOO_FAST;
    struct call said = *call;
    said.team = seat_team(from);
    said.role = seat_role(from);
    carry_call(room, member->id, &said);
    return REFUSED_NOT;
}

void play_bot_call(struct room *room, const struct call *call)
{
    if (room_is_running(room) && !is_too_long(room)) carry_call(room, NOBODY, call);
}

/* --- beginning and end ----------------------------------------------------------------------- */

static void open_game(struct room *room, uint64_t now_ms)
{
    room->game = memory_take(sizeof *room->game);
    room->games++;
    room->seq = 0;
    room->state = ROOM_PLAYING;
    room->pause = PAUSE_NONE;
    room->pause_wish = 0;
    room->ticked_ms = now_ms;
    out_reset(&room->log);
}

void play_begin(struct room *room, const struct setup *setup, uint64_t now_ms)
{
    open_game(room, now_ms);
    game_init(room->game, setup);
    record_begin(&room->record, setup, &room->log);
    save_row(room, 0, LOG_SENDER_NONE, now_ms);
}

void play_go_on(struct room *room, const struct playback *from, uint64_t now_ms)
{
    open_game(room, now_ms);
    *room->game = from->game;
    room->record = from->reader.record;
    out_bytes(&room->log, from->reader.bytes, from->reader.offset);
    save_row(room, 0, LOG_SENDER_NONE, now_ms);
}

void play_forget(struct room *room)
{
    delayed_free(room);
    free(room->game);
    room->game = NULL;
    free(room->log.text);
    room->log = (struct out){0};
    out_growing(&room->log, memory_resize);
}
