/*
 * One order's way through a room: check, apply, save, tell.
 *
 * A row of the log is  member (1 byte, 0: the server or a bot) | n (LEB128) | record frames.
 */
#include "server/play.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rules/time_limits.h"
#include "server/announce.h"
#include "server/broadcast.h"
#include "server/delayed.h"

/* Working space of the one server thread. */
static struct {
    struct events events, tick_events;
    struct out row;
} desk;

/* The log */

static void row_begin(const struct room *room, int member, uint32_t n, size_t *from)
{
    struct out *row = announce_fresh(&desk.row);
    out_char(row, (char)member);
    for (; n >= 0x80; n >>= 7) out_char(row, (char)(n | 0x80));
    out_char(row, (char)n);
    *from = room->log.length;
}

static void row_save(struct room *room, size_t from, uint64_t now_ms)
{
    out_bytes(&desk.row, room->log.text + from, room->log.length - from);
    assert(!desk.row.overflow && !room->log.overflow);
    room->ways->save_log(room->world, room, desk.row.text, desk.row.length);
    room->seq++;
    delayed_note(room, now_ms);
}

/* Time */

static uint32_t passed_ms(const struct room *room, uint64_t now_ms)
{
    if (now_ms <= room->ticked_ms) return 0;
    uint64_t passed = now_ms - room->ticked_ms;
    return passed > RULE_MS_MAX ? RULE_MS_MAX : (uint32_t)passed;
}

static void apply_tick(struct room *room, uint64_t now_ms)
{
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE,
                         .ms = passed_ms(room, now_ms)};
    desk.tick_events.count = 0;
    room->ticked_ms = now_ms;
    if (tick.ms == 0 || room->game->phase != PLAYING) return;
    game_apply(room->game, &tick, &desk.tick_events);
    record_order(&room->record, &tick, &room->log);
    room->ticks++;
}

uint64_t play_deadline(const struct room *room)
{
    uint32_t left = room_running(room) ? game_time_left(room->game) : TIME_NEVER;
    return left == TIME_NEVER ? ALARM_NEVER : room->ticked_ms + left;
}

bool room_running(const struct room *room)
{
    return room->state == PLAYING_GAME && room->pause == PAUSE_NONE && room->idle_ms == 0;
}

/* The end */

static void finish(struct room *room, uint64_t now_ms)
{
    room->state = ENDED;
    room->winner = room->game->winner;
    room->reason = room->game->reason;
    room->ended_s = (int64_t)(now_ms / 1000);
    replay_id_make(room->replay);
    room->changed = true;
    room->pause = PAUSE_NONE;
    room->pause_wish = 0;
    room->ways->save_replay(room->world, room);
    delayed_free(room);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line)
            room_tell_view(room, &room->member[i], room->games, room->member[i].v);
}

/* The game has moved by desk.tick_events and desk.events: save it, then say it. */
static void moved(struct room *room, size_t from, const struct member *giver, int64_t re,
                  uint64_t now_ms)
{
    const struct events *const part[BROADCAST_PARTS] = {&desk.tick_events, &desk.events};
    bool over = room->game->phase == OVER;
    if (over) record_seal(&room->record, &room->log);
    row_save(room, from, now_ms);
    broadcast_tell(room, part, giver, re);
    room->ways->played(room->world, room, &desk.tick_events);
    room->ways->played(room->world, room, &desk.events);
    room->restless = true;
    if (over) finish(room, now_ms);
}

static void tick_now(struct room *room, uint64_t now_ms)
{
    size_t from;
    if (!passed_ms(room, now_ms) || room->game->phase != PLAYING) {
        room->ticked_ms = now_ms;
        return;
    }
    broadcast_begin(room);
    row_begin(room, NOBODY, 0, &from);
    desk.events.count = 0;
    apply_tick(room, now_ms);
    moved(room, from, NULL, -1, now_ms);
}

void play_keep_time(struct room *room, uint64_t now_ms)
{
    uint64_t deadline = play_deadline(room);
    if (deadline != ALARM_NEVER && deadline <= now_ms) tick_now(room, now_ms);
}

void room_hold_clock(struct room *room, uint64_t now_ms)
{
    if (room_running(room)) tick_now(room, now_ms);
}

static void apply_order(struct room *room, const struct order *order, struct member *giver,
                        uint32_t n, int64_t re, uint64_t now_ms, enum error *error)
{
    size_t from;
    broadcast_begin(room);
    row_begin(room, giver ? giver->id : NOBODY, n, &from);
    desk.events.count = 0;
    apply_tick(room, now_ms);
    *error = game_check(room->game, order);
    if (*error == ERROR_OK) {
        game_apply(room->game, order, &desk.events);
        record_order(&room->record, order, &room->log);
        if (n) giver->last_n = n;
    }
    if (room->log.length != from) moved(room, from, giver, *error ? -1 : re, now_ms);
}

/* Orders */

static bool holds(unsigned seats, int team, int role)
{
    return role < ROLES && seats >> seat_of((enum team)team, (enum role)role) & 1;
}

static bool trace_for(const struct room *room, unsigned seats, struct order *order)
{
    int players = room->options.players[order->team];
    struct view view = view_for_seats(room->game, seats);
    for (int player = 1; player <= players; player++) {
        bool own = false;
        for (int role = 0; role < ROLES; role++)
            own |= player_of_role(players, (enum role)role) == player &&
                   holds(seats, order->team, role);
        if (!own) continue;
        if (order->player == player) return true;
        if (order->player || !(view.boat[order->team].signers >> (player - 1) & 1)) continue;
        order->player = (uint8_t)player;
        return true;
    }
    if (order->player) return false;
    order->player = 1; /* the rules say whose turn it is */
    return true;
}

bool play_acts_for(const struct room *room, unsigned seats, struct order *order)
{
    if (order->kind == DO_TICK || order->kind == DO_ABANDON) return false;
    if (order->kind == DO_TRACE) return trace_for(room, seats, order);
    if (order->by != NO_ROLE) return holds(seats, order->team, order->by);
    enum role usual = order_role(&room->game->rules, (enum order_kind)order->kind);
    if (holds(seats, order->team, usual)) return true;
    for (int role = 0; role < ROLES; role++) {
        if (!holds(seats, order->team, role)) continue;
        order->by = (uint8_t)role;
        if (game_check(room->game, order) != ERROR_WRONG_ROLE) return true;
    }
    order->by = NO_ROLE;
    return false;
}

static enum refusal may_order(const struct room *room, const struct member *member,
                              struct order_answer *answer)
{
    if (room->state == LOBBY) return REFUSED_GAME_ONLY;
    if (room->state == ENDED) return answer->error = ERROR_GAME_OVER, REFUSED_BY_RULES;
    if (!room_seats(room, member)) return REFUSED_NOT_SEATED;
    return room->pause ? REFUSED_PAUSED : REFUSED_NOT;
}

enum refusal room_order(struct room *room, struct member *member, struct order *order, uint32_t n,
                        int64_t re, uint64_t now_ms, struct order_answer *answer)
{
    if (n && n <= member->last_n) return answer->again = true, REFUSED_NOT;
    enum refusal refusal = may_order(room, member, answer);
    if (refusal) return refusal;
    if (!play_acts_for(room, room_seats(room, member), order))
        return answer->error = ERROR_WRONG_ROLE, REFUSED_BY_RULES;
    play_keep_time(room, now_ms);
    answer->error = game_check(room->game, order);
    if (answer->error) return REFUSED_BY_RULES;
    apply_order(room, order, member, n, re, now_ms, &answer->error);
    if (answer->error) return REFUSED_BY_RULES;
    answer->told = true;
    return REFUSED_NOT;
}

enum error room_bot_order(struct room *room, enum team team, const struct order *order,
                          uint64_t now_ms)
{
    enum error error;
    assert(order->team == team);
    if (!room_running(room)) return ERROR_STOPPED;
    error = game_check(room->game, order);
    if (error == ERROR_OK) apply_order(room, order, NULL, 0, -1, now_ms, &error);
    return error;
}

void play_abandon(struct room *room, enum team team, uint64_t now_ms)
{
    enum error error;
    struct order order = {.kind = DO_ABANDON, .team = (uint8_t)team, .by = NO_ROLE};
    if (game_check(room->game, &order) == ERROR_OK)
        apply_order(room, &order, NULL, 0, -1, now_ms, &error);
}

/* Calls */

static void tell_call(struct room *room, int member, const struct call *call)
{
    struct packet *packet = announce_call(member, call);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line && room_team(room, &room->member[i]) == call->team)
            room->ways->tell(room->world, room, room->member[i].line, packet_share(packet));
    packet_drop(packet);
}

static void save_call(struct room *room, const struct call *call)
{
    size_t from;
    row_begin(room, NOBODY, 0, &from);
    record_call(&room->record, call, &room->log);
    row_save(room, from, room->ticked_ms);
    room->ways->called(room->world, room, call);
    room->restless = true;
}

enum refusal room_call(struct room *room, struct member *member, int seat, const struct call *call)
{
    unsigned seats = room_seats(room, member);
    if (room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (!seats) return REFUSED_NOT_SEATED;
    if (member->muted) return REFUSED_MUTED;
    if (seat < 0) seat = __builtin_ctz(seats);
    if (!(seats >> seat & 1)) return REFUSED_NO_SUCH_SEAT;
    struct call said = *call;
    said.team = (uint8_t)seat_team(seat);
    said.role = (uint8_t)seat_role(seat);
    save_call(room, &said);
    tell_call(room, member->id, &said);
    return REFUSED_NOT;
}

void room_bot_call(struct room *room, const struct call *call)
{
    if (!room_running(room)) return;
    save_call(room, call);
    tell_call(room, NOBODY, call);
}

/* Starting */

bool play_setup(const struct options *options, uint64_t seed, struct setup *setup)
{
    struct chart_error error;
    const char *text = chart_builtin_text(options->map, (enum mode)options->mode);
    *setup = (struct setup){.rules = options->rules, .seed = seed, .first = options->first};
    memcpy(setup->players, options->players, sizeof setup->players);
    return text && chart_read(&setup->chart, options->map, text, strlen(text), &error);
}

static void begin(struct room *room, const struct setup *setup, uint64_t now_ms)
{
    size_t from;
    room->game = malloc(sizeof *room->game);
    assert(room->game);
    game_init(room->game, setup);
    room->games++;
    room->seq = 0;
    room->state = PLAYING_GAME;
    room->pause = PAUSE_NONE;
    room->pause_wish = 0;
    room->ticked_ms = now_ms;
    out_reset(&room->log);
    row_begin(room, NOBODY, 0, &from);
    record_begin(&room->record, setup, &room->log);
    row_save(room, from, now_ms);
}

enum refusal room_start(struct room *room, struct member *member, uint64_t now_ms)
{
    struct setup setup;
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    enum refusal problem = room_problem(room);
    if (problem) return problem;
    if (!play_setup(&room->options, seed_make(), &setup)) return REFUSED_BAD_OPTION;
    if (setup_problem(&setup)) return REFUSED_BAD_OPTION;
    begin(room, &setup, now_ms);
    for (int i = 0; i < room->members; i++) {
        struct member *each = &room->member[i];
        enum team team = room_team(room, each);
        each->seen = team < TEAMS ? (uint8_t)(1 << team)
                     : room->options.spectators == WATCH_BOTH ? 3 : 0;
        each->v = each->last_n = 0;
        each->swap_with = 0;
    }
    room->changed = room->restless = true;
    room_flush(room);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line) room_tell_view(room, &room->member[i], room->games, 0);
    return REFUSED_NOT;
}

void play_forget(struct room *room)
{
    delayed_free(room);
    free(room->game);
    room->game = NULL;
    free(room->log.text);
    room->log = (struct out){0};
    out_growing(&room->log, realloc);
}

