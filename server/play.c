/*
 * One order's way through a room: check, apply, save, tell.
 *
 * Listeners with the same seats hear the same, and most events sound the same to everyone: the
 * JSON of the events is written once for each different way to hear them (`hearing`), the patch
 * of the view once for each listener. What differs only in its version number shares its body.
 *
 * A row of the log is  member (1 byte, 0: the server or a bot) | n (LEB128) | record frames.
 */
#include "server/play.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/late.h"
#include "server/voice.h"
#include "wire/json.h"
#include "wire/json_call.h"

enum { LISTENERS_MAX = SEATS + 2, HEARINGS_MAX = LISTENERS_MAX, CALLS_SHOWN = 20 };

/* One set of seats that somebody present holds. */
struct listener {
    unsigned seats;
    uint16_t ears;
    int hearing;
    struct view before;
};

/* One way to hear the events: which of them, and which secret fields. */
struct hearing {
    uint64_t sign[2];
    size_t offset, length;
    int events;
};

/* Working space of the one server thread. */
static struct {
    int listeners, hearings;
    struct listener listener[LISTENERS_MAX];
    struct hearing hearing[HEARINGS_MAX];
    struct events events, tick_events;
    struct out heard; /* the texts of the hearings */
    struct out body, message, row;
} desk;

static struct out *fresh(struct out *out)
{
    if (!out->grow) out_growing(out, realloc);
    out_reset(out);
    return out;
}

bool play_is_late(const struct room *room, const struct member *member)
{
    return room->state == PLAYING_GAME && room->options.spectators == WATCH_BOTH &&
           room_seats(room, member) == 0;
}

static bool listens(const struct room *room, const struct member *member)
{
    if (!member->line || play_is_late(room, member)) return false;
    return room->options.spectators != WATCH_NONE || room_seats(room, member) != 0;
}

static struct listener *listener_of(unsigned seats)
{
    for (int i = 0; i < desk.listeners; i++)
        if (desk.listener[i].seats == seats) return &desk.listener[i];
    return NULL;
}

/* Notes who is there and what they see before the order. */
static void gather(const struct room *room)
{
    desk.listeners = desk.hearings = 0;
    fresh(&desk.heard);
    for (int i = 0; i < room->members; i++) {
        if (!listens(room, &room->member[i])) continue;
        unsigned seats = room_seats(room, &room->member[i]);
        if (listener_of(seats)) continue;
        assert(desk.listeners < LISTENERS_MAX);
        struct listener *listener = &desk.listener[desk.listeners++];
        listener->seats = seats;
        listener->ears = game_ears_of(room->game, seats);
        listener->before = view_for_seats(room->game, seats);
    }
}

/* Four bits an event: whether it is heard, and its three kinds of secret. */
static void sign_events(const struct events *events, uint16_t ears, uint64_t sign[2])
{
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        uint64_t bits = (event->hears & ears) != 0;
        bits |= (uint64_t)((event->at_for & ears) != 0) << 1;
        bits |= (uint64_t)((event->dir_for & ears) != 0) << 2;
        bits |= (uint64_t)((event->stroke_for & ears) != 0) << 3;
        if (!(bits & 1)) bits = 0;
        sign[0] = (sign[0] << 4 | sign[0] >> 60) ^ bits;
        sign[1] = (sign[1] ^ (bits + 1)) * 0x9e3779b97f4a7c15ull;
    }
}

static int write_heard(const struct events *events, uint16_t ears, struct out *out)
{
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], ears, &heard)) continue;
        out_comma(out);
        json_event(out, &heard, events->sheet);
        count++;
    }
    return count;
}

static int hearing_of(uint16_t ears)
{
    uint64_t sign[2] = {0};
    sign_events(&desk.tick_events, ears, sign);
    sign_events(&desk.events, ears, sign);
    for (int i = 0; i < desk.hearings; i++)
        if (!memcmp(desk.hearing[i].sign, sign, sizeof sign)) return i;
    struct hearing *hearing = &desk.hearing[desk.hearings];
    memcpy(hearing->sign, sign, sizeof sign);
    hearing->offset = desk.heard.length;
    out_char(&desk.heard, '[');
    hearing->events = write_heard(&desk.tick_events, ears, &desk.heard);
    hearing->events += write_heard(&desk.events, ears, &desk.heard);
    out_char(&desk.heard, ']');
    hearing->length = desk.heard.length - hearing->offset;
    return desk.hearings++;
}

void play_write_clock(const struct room *room, const struct game *game, struct out *out)
{
    const struct ruleset *rules = &game->rules;
    bool hold = game->await == AWAIT_RESUME;
    bool awaits = game->await != AWAIT_NOTHING && rules->answer_limit_ms;
    if (game->phase != PLAYING || !(rules->turn_limit_ms || hold || awaits)) return;
    out_key(out, "clock");
    out_lit(out, "{\"turn_ms\":"), out_number(out, game->turn_ms);
    out_lit(out, ",\"turn_limit_ms\":"), out_number(out, rules->turn_limit_ms);
    out_lit(out, ",\"await_ms\":"), out_number(out, game->await_ms);
    out_lit(out, ",\"await_limit_ms\":"), out_number(out, hold ? 0 : rules->answer_limit_ms);
    out_lit(out, ",\"running\":"), out_bool(out, room_running(room)), out_char(out, '}');
}

/* ,"events":[...],"patch":{...},"clock":{...}}  False when there is nothing to say. */
static bool write_body(const struct room *room, const struct listener *listener, struct out *out)
{
    const struct hearing *hearing = &desk.hearing[listener->hearing];
    out_lit(out, ",\"events\":");
    out_bytes(out, desk.heard.text + hearing->offset, hearing->length);
    struct view after = view_for_seats(room->game, listener->seats);
    size_t mark = out->length;
    out_lit(out, ",\"patch\":");
    bool patched = json_view_patch(out, &listener->before, &after);
    if (!patched) out->length = mark;
    play_write_clock(room, room->game, out);
    out_char(out, '}');
    return patched || hearing->events;
}

/* `body` is NULL when there is nothing to hear. */
static void say_events(struct room *room, struct member *member, const struct out *body, int64_t re)
{
    struct out *out = fresh(&desk.message);
    if (!body && re < 0) return;
    if (body) {
        out_lit(out, "{\"type\":\"events\",\"game\":"), out_number(out, room->games);
        out_lit(out, ",\"v\":"), out_number(out, member->v);
        if (re >= 0)
            out_lit(out, ",\"re\":"), out_number(out, (uint64_t)re), out_lit(out, ",\"ok\":true");
        out_bytes(out, body->text, body->length);
    } else {
        out_lit(out, "{\"re\":"), out_number(out, (uint64_t)re), out_lit(out, ",\"ok\":true}");
    }
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}

/* Everybody present hears what he may; the giver of the order also that it was taken. */
static void tell_all(struct room *room, const struct member *giver, int64_t re)
{
    for (int i = 0; i < desk.listeners; i++) {
        struct listener *listener = &desk.listener[i];
        listener->hearing = hearing_of(listener->ears);
        struct out *body = fresh(&desk.body);
        bool says = write_body(room, listener, body);
        for (int j = 0; j < room->members; j++) {
            struct member *member = &room->member[j];
            if (!listens(room, member) || room_seats(room, member) != listener->seats) continue;
            member->v += (uint32_t)desk.hearing[listener->hearing].events;
            say_events(room, member, says ? body : NULL, member == giver ? re : -1);
        }
    }
}

/* The log */

static void row_begin(const struct room *room, int member, uint32_t n, size_t *from)
{
    struct out *row = fresh(&desk.row);
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
    late_note(room, now_ms);
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

static void earlier(uint64_t *first, uint64_t at)
{
    if (at && (*first == CLOCK_NEVER || at < *first)) *first = at;
}

static uint64_t left_of(uint32_t limit, uint32_t used)
{
    return limit == 0 ? CLOCK_NEVER : used >= limit ? 1 : limit - used;
}

static bool is_expected(const struct game *game, int team)
{
    if (game->await == AWAIT_RESUME) return false;
    if (game->await != AWAIT_NOTHING) return game->await_team == team;
    return game->mode == REAL_TIME || game->turn == team;
}

/* How long until a limit of the rules runs out: see rules/clock.c. */
static uint64_t game_limit_ms(const struct game *game)
{
    const struct ruleset *rules = &game->rules;
    uint64_t first = CLOCK_NEVER;
    if (game->phase != PLAYING) return first;
    if (game->await == AWAIT_RESUME) return game->await_ms ? game->await_ms : 1;
    if (game->await != AWAIT_NOTHING)
        earlier(&first, left_of(rules->answer_limit_ms, game->await_ms));
    else if (game->mode == TURN_BY_TURN)
        earlier(&first, left_of(rules->turn_limit_ms, game->turn_ms));
    for (int t = 0; t < TEAMS; t++) {
        const struct boat *boat = &game->boat[t];
        if (game->await == AWAIT_NOTHING && boat->depth == CONFIRMING)
            earlier(&first, left_of(rules->confirm_limit_ms, boat->confirm_ms));
        if (is_expected(game, t)) earlier(&first, left_of(rules->abandon_limit_ms, boat->idle_ms));
    }
    return first;
}

bool room_running(const struct room *room)
{
    return room->state == PLAYING_GAME && room->pause == PAUSE_NONE && room->idle_ms == 0;
}

/* Absence */

enum { HOST_AWAY_MS = 120000 };

static bool seated_and_away(const struct room *room, const struct member *member)
{
    return !member->line && member->away_since_ms && room_seats(room, member);
}

static bool is_held(const struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id && room->chair[t][p].held) return true;
    return false;
}

static uint64_t absence_deadline(const struct room *room)
{
    uint64_t first = CLOCK_NEVER;
    if (!room_running(room)) return first;
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (seated_and_away(room, member) && !is_held(room, member))
            earlier(&first, member->away_since_ms + room->options.absent_after_ms);
    }
    return first;
}

static uint64_t host_deadline(const struct room *room)
{
    const struct member *host = room_member((struct room *)room, room->host);
    if (!host || host->line || !host->away_since_ms || !room_people_present(room))
        return CLOCK_NEVER;
    return host->away_since_ms + HOST_AWAY_MS;
}

uint64_t room_deadline(const struct room *room)
{
    uint64_t first = CLOCK_NEVER, limit;
    if (room_running(room) && (limit = game_limit_ms(room->game)) != CLOCK_NEVER)
        earlier(&first, room->ticked_ms + limit);
    earlier(&first, absence_deadline(room));
    earlier(&first, host_deadline(room));
    earlier(&first, late_deadline(room));
    return first;
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
    late_free(room);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line)
            room_tell_view(room, &room->member[i], room->games, room->member[i].v);
}

/* The game has moved by desk.tick_events and desk.events: save it, then say it. */
static void moved(struct room *room, size_t from, const struct member *giver, int64_t re,
                  uint64_t now_ms)
{
    bool over = room->game->phase == OVER;
    if (over) record_seal(&room->record, &room->log);
    row_save(room, from, now_ms);
    tell_all(room, giver, re);
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
    gather(room);
    row_begin(room, NOBODY, 0, &from);
    desk.events.count = 0;
    apply_tick(room, now_ms);
    moved(room, from, NULL, -1, now_ms);
}

void room_hold_clock(struct room *room, uint64_t now_ms)
{
    if (room_running(room)) tick_now(room, now_ms);
}

static void apply_order(struct room *room, const struct order *order, const struct member *giver,
                        uint32_t n, int64_t re, uint64_t now_ms, enum error *error)
{
    size_t from;
    gather(room);
    row_begin(room, giver ? giver->id : NOBODY, n, &from);
    desk.events.count = 0;
    apply_tick(room, now_ms);
    *error = game_check(room->game, order);
    if (*error == ERROR_OK) {
        game_apply(room->game, order, &desk.events);
        record_order(&room->record, order, &room->log);
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
    uint64_t limit = game_limit_ms(room->game);
    if (limit != CLOCK_NEVER && room->ticked_ms + limit <= now_ms) tick_now(room, now_ms);
    answer->error = game_check(room->game, order);
    if (answer->error) return REFUSED_BY_RULES;
    apply_order(room, order, member, n, re, now_ms, &answer->error);
    if (answer->error) return REFUSED_BY_RULES;
    if (n) member->last_n = n;
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

static void abandon(struct room *room, enum team team, uint64_t now_ms)
{
    enum error error;
    struct order order = {.kind = DO_ABANDON, .team = (uint8_t)team, .by = NO_ROLE};
    if (game_check(room->game, &order) == ERROR_OK)
        apply_order(room, &order, NULL, 0, -1, now_ms, &error);
}

/* Calls */

static void tell_call(struct room *room, int member, const struct call *call)
{
    struct packet *packet = voice_call(member, call);
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
    late_free(room);
    free(room->game);
    room->game = NULL;
    free(room->log.text);
    room->log = (struct out){0};
    out_growing(&room->log, realloc);
}

/* Pauses */

static unsigned crews_with_people(const struct room *room)
{
    unsigned crews = 0;
    for (int i = 0; i < room->members; i++) {
        enum team team = room_team(room, &room->member[i]);
        if (room->member[i].line && team < TEAMS) crews |= 1u << team;
    }
    return crews;
}

enum refusal room_pause(struct room *room, struct member *member, uint64_t now_ms)
{
    enum team team = room_team(room, member);
    if (room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (team == NO_TEAM) return REFUSED_NOT_SEATED;
    room->pause_wish |= (uint8_t)(1 << team);
    room->shown = true;
    if ((room->pause_wish & crews_with_people(room)) != crews_with_people(room)) {
        voice_notice_all(room, "pause_asked");
        return REFUSED_NOT;
    }
    room_hold_clock(room, now_ms);
    if (room->state != PLAYING_GAME) return REFUSED_NOT;
    room->pause = PAUSE_AGREED;
    room->pause_wish = 0;
    room->changed = true;
    return REFUSED_NOT;
}

static void go_on(struct room *room, uint64_t now_ms)
{
    room->pause = PAUSE_NONE;
    room->pause_member = NOBODY;
    room->ticked_ms = now_ms;
    room->changed = room->restless = true;
}

static void let_bots_hold(struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++) {
            struct chair *chair = &room->chair[t][p];
            const struct member *member = room_member(room, chair->member);
            if (chair_free(chair)) *chair = (struct chair){.bot = BOT_HOLDS + 1, .ready = true};
            else if (member && !member->line) chair->held = true;
        }
}

enum refusal room_resume(struct room *room, struct member *member, uint64_t now_ms)
{
    if (room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (!room->pause) {
        room->shown |= room->pause_wish != 0;
        room->pause_wish = 0;
        return REFUSED_NOT;
    }
    if (room->pause == PAUSE_ABSENT) {
        if (member->id != room->host) return REFUSED_HOST_ONLY;
        let_bots_hold(room);
    } else if (!room_seats(room, member)) {
        return REFUSED_NOT_SEATED;
    }
    go_on(room, now_ms);
    return REFUSED_NOT;
}

/* Going and coming back */

static const struct member *someone_missing(struct room *room, uint64_t now_ms)
{
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (seated_and_away(room, member) && !is_held(room, member) &&
            member->away_since_ms + room->options.absent_after_ms <= now_ms)
            return member;
    }
    return NULL;
}

static bool chairs_taken(const struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            if (chair_free(&room->chair[t][p])) return false;
    return true;
}

void play_returned(struct room *room, struct member *member, uint64_t now_ms)
{
    room->restless = true;
    (void)member;
    if (room->pause != PAUSE_ABSENT) return;
    const struct member *missing = someone_missing(room, now_ms);
    if (missing) room->pause_member = missing->id;
    else if (chairs_taken(room)) go_on(room, now_ms);
}

void play_reseated(struct room *room, struct member *member)
{
    member->seen |= (uint8_t)(1 << room_team(room, member));
    if (room->pause == PAUSE_ABSENT && chairs_taken(room) &&
        !someone_missing(room, room->ticked_ms))
        go_on(room, room->ticked_ms);
    if (member->line) room_tell_view(room, member, 0, 0);
}

static void replace_by_bot(struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id)
                room->chair[t][p] = (struct chair){.bot = BOT_HOLDS + 1, .ready = true};
    room->restless = true;
}

static void wait_for(struct room *room, const struct member *member, uint64_t now_ms)
{
    room_hold_clock(room, now_ms);
    if (room->state != PLAYING_GAME || room->pause) return;
    room->pause = PAUSE_ABSENT;
    room->pause_member = member->id;
    room->changed = true;
}

static void hold_chairs(struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id) room->chair[t][p].held = true;
    room->changed = room->restless = true;
}

void play_left(struct room *room, struct member *member, uint64_t now_ms)
{
    switch ((enum absence)room->options.absent) {
    case ABSENCE_ABANDON: abandon(room, room_team(room, member), now_ms); break;
    case ABSENCE_WAIT:
        wait_for(room, member, now_ms);
        for (int t = 0; t < TEAMS; t++)
            for (int p = 0; p < PLAYERS_MAX; p++)
                if (room->chair[t][p].member == member->id) room->chair[t][p] = (struct chair){0};
        break;
    default: replace_by_bot(room, member); break;
    }
}

static void wake_absent(struct room *room, uint64_t now_ms)
{
    const struct member *member;
    while (room_running(room) && (member = someone_missing(room, now_ms))) {
        switch ((enum absence)room->options.absent) {
        case ABSENCE_ABANDON: abandon(room, room_team(room, member), now_ms); return;
        case ABSENCE_WAIT: wait_for(room, member, now_ms); return;
        default: hold_chairs(room, member); break;
        }
    }
}

static void wake_host(struct room *room, uint64_t now_ms)
{
    uint64_t deadline = host_deadline(room);
    if (deadline == CLOCK_NEVER || deadline > now_ms) return;
    for (int i = 0; i < room->members; i++) {
        if (!room->member[i].line) continue;
        room->host = room->member[i].id;
        room->changed = true;
        return;
    }
}

void room_wake(struct room *room, uint64_t now_ms)
{
    if (room_running(room)) {
        uint64_t limit = game_limit_ms(room->game);
        if (limit != CLOCK_NEVER && room->ticked_ms + limit <= now_ms) tick_now(room, now_ms);
    }
    wake_absent(room, now_ms);
    wake_host(room, now_ms);
    late_catch_up(room, now_ms);
}

/* Views */

struct retelling {
    uint16_t ears;
    uint32_t heard, since;
    struct out *events;
    struct out *calls;
    int team;
    uint32_t calls_heard, calls_since;
};

static void retell_events(struct retelling *retelling, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], retelling->ears, &heard)) continue;
        if (++retelling->heard <= retelling->since) continue;
        out_comma(retelling->events);
        json_event(retelling->events, &heard, events->sheet);
    }
}

static void retell_call(struct retelling *retelling, const struct call *call)
{
    struct out *out = retelling->calls;
    if (call->team != retelling->team || ++retelling->calls_heard <= retelling->calls_since) return;
    out_comma(out), out_lit(out, "{\"from\":");
    out_word(out, seat_name(seat_of((enum team)call->team, (enum role)call->role)));
    out_lit(out, ",\"call\":"), json_call(out, call), out_char(out, '}');
}

/* Plays the record again to find what these ears have heard. */
static void retell(const struct room *room, struct retelling *retelling)
{
    static struct record_frame frame;
    static struct game game;
    struct setup setup;
    struct record_reader reader;
    enum record_item item;
    bool open = record_open(&reader, (const uint8_t *)room->log.text, room->log.length, &setup);
    assert(open);
    game_init(&game, &setup);
    while ((item = record_next(&reader, &frame)) <= RECORD_CALL) {
        if (item == RECORD_CALL) {
            retell_call(retelling, &frame.call);
            continue;
        }
        game_apply(&game, &frame.order, &desk.tick_events);
        retell_events(retelling, &desk.tick_events);
    }
}

static struct retelling count_heard(const struct room *room, const struct member *member)
{
    struct retelling count = {.ears = game_ears_of(room->game, room_seats(room, member)),
                              .since = UINT32_MAX, .calls_since = UINT32_MAX,
                              .team = room_team(room, member)};
    retell(room, &count);
    return count;
}

static void write_view(struct room *room, struct member *member, struct retelling retelling,
                       uint32_t since, struct out *out)
{
    static struct out calls;
    unsigned seats = room_seats(room, member);
    uint32_t skip = retelling.calls_heard > CALLS_SHOWN ? retelling.calls_heard - CALLS_SHOWN : 0;
    retelling.heard = retelling.calls_heard = 0;
    retelling.since = since;
    retelling.calls_since = skip;
    retelling.events = out;
    retelling.calls = fresh(&calls);
    out_lit(out, "{\"type\":\"view\",\"game\":"), out_number(out, room->games);
    out_lit(out, ",\"since\":"), out_number(out, since);
    out_lit(out, ",\"events\":["), retell(room, &retelling), out_char(out, ']');
    member->v = retelling.heard;
    out_lit(out, ",\"v\":"), out_number(out, member->v);
    struct view view = view_for_seats(room->game, seats);
    out_lit(out, ",\"view\":"), json_view_object(out, &view);
    out_lit(out, ",\"calls\":["), out_bytes(out, calls.text, calls.length), out_char(out, ']');
    play_write_clock(room, room->game, out);
    out_char(out, '}');
}

void room_tell_view(struct room *room, struct member *member, uint32_t game, uint32_t v)
{
    if (!room->game || !member->line) return;
    if (play_is_late(room, member)) {
        member->seen = (1 << TEAMS) - 1;
        late_tell_view(room, member);
        return;
    }
    if (!listens(room, member) && room->state != ENDED) return;
    struct retelling count = count_heard(room, member);
    if (game != room->games || v > count.heard) v = 0;
    struct out *out = fresh(&desk.message);
    write_view(room, member, count, v, out);
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}
