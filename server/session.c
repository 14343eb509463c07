/*
 * One message of one client: read, checked against limits, done, answered. The seat always comes
 * from the session's token. Handlers return why they refuse; what they add to a good answer they
 * write into `extra`.
 */
#include <stdio.h>
#include <string.h>

#include "server/announce.h"
#include "server/log.h"
#include "server/play.h"
#include "server/server.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/message.h"
#include "wire/parse.h"

enum { PROTOCOL = 1, CALLS_PER_S = 2, CALLS_BURST = 8, CHATS_PER_S = 1, CHATS_BURST = 5,
       GAMES_LISTED = 100, FLOOD_DROPS = 200 };

/* The number of an order: it fits a signed 32-bit integer of any language. */
#define ORDER_NUMBER_MAX 2147483647
#define TEXT_OF(number) TEXT_OF_(number)
#define TEXT_OF_(number) #number

struct asking {
    struct server *server;
    struct session *session;
    const json_t *message;
    int64_t id; /* -1 without one */
    uint64_t now_ms;
    struct room *room;     /* of the session, may be NULL */
    struct member *member; /* in it */
    const char *field;     /* the one that is wrong, with a bad option or message */
    const char *wrong;     /* what is wrong with it, NULL: see the refusal */
    struct out extra;      /* ,"room":"K7QFM" in a good answer */
    enum error error;
    struct order *order;
    bool told; /* answered already */
};

/* Fields */

static const char *text_field(const struct asking *a, const char *key, size_t *length)
{
    const json_t *value = json_object_get(a->message, key);
    *length = json_is_string(value) ? json_string_length(value) : 0;
    return json_is_string(value) ? json_string_value(value) : NULL;
}

static const char *word_field(const struct asking *a, const char *key)
{
    const char *text = json_string_value(json_object_get(a->message, key));
    return text ? text : "";
}

static bool flag_field(const struct asking *a, const char *key, bool otherwise)
{
    const json_t *value = json_object_get(a->message, key);
    return json_is_boolean(value) ? json_is_true(value) : otherwise;
}

static uint32_t count_field(const struct asking *a, const char *key)
{
    json_int_t value = json_integer_value(json_object_get(a->message, key));
    return value < 0 || value > UINT32_MAX ? 0 : (uint32_t)value;
}

/* The order's own number, 0 without one; false when it is out of bounds. */
static bool order_number(struct asking *a, uint32_t *n)
{
    const json_t *value = json_object_get(a->message, "n");
    json_int_t number = json_integer_value(value);
    *n = (uint32_t)number;
    if (!value || (number >= 1 && number <= ORDER_NUMBER_MAX)) return true;
    a->field = "n";
    a->wrong = "n counts your orders of this game, from 1 to " TEXT_OF(ORDER_NUMBER_MAX);
    return false;
}

static int seat_field(const struct asking *a)
{
    int seat = seat_named(word_field(a, "seat"));
    return seat >= 0 && seat < SEATS ? seat : -1;
}

static bool name_field(const struct asking *a, char name[NAME_BYTES])
{
    size_t length;
    const char *text = text_field(a, "name", &length);
    return text && name_read(text, length, NAME_CHARS, name);
}

/* Answers */

static void answer(struct asking *a, enum refusal refusal, const char *code, const char *message)
{
    struct out *out = announce_scratch();
    out_lit(out, "{\"re\":");
    if (a->id >= 0)
        out_number(out, (uint64_t)a->id);
    else
        out_lit(out, "null");
    out_key(out, "ok"), out_bool(out, refusal == REFUSED_NOT);
    if (refusal) {
        out_key(out, "error"), out_word(out, code);
        out_key(out, "message"), out_string(out, message, strlen(message));
        if (a->field && (refusal == REFUSED_BAD_OPTION || refusal == REFUSED_BAD_MESSAGE))
            out_key(out, "field"), out_word(out, a->field);
    } else if (a->extra.length) {
        out_bytes(out, a->extra.text, a->extra.length);
    }
    out_char(out, '}');
    /* That nothing can be saved is said at once; all else only when what it rests on is saved. */
    struct room *room = refusal == REFUSED_STORE ? NULL : a->session->room;
    server_tell(a->server, room, a->session, packet_new(out->text, out->length));
}

static void answer_order(struct asking *a, enum error error)
{
    struct out text;
    out_growing(&text, realloc);
    if (a->room && a->room->game && a->order && error > ERROR_UNKNOWN_TEAM)
        message_refused(&text, a->room->game, a->order, error);
    else
        out_text(&text, error_text(error));
    a->server->metrics.orders_refused++;
    answer(a, REFUSED_BY_RULES, error_name(error), out_cstring(&text));
    free(text.text);
}

/* Entering */

static void write_own_rooms(struct asking *a)
{
    static const char *const state[] = {"lobby", "playing", "over"};
    struct out *out = &a->extra;
    out_lit(out, ",\"rooms\":[");
    for (int i = 0; i < ROOM_SLOTS; i++)
        for (struct room *room = a->server->room[i]; room; room = room->next) {
            const struct member *member = room_person(room, &a->session->who);
            if (!member || member->gone) continue;
            out_comma(out), out_lit(out, "{\"code\":"), out_word(out, room->code);
            out_lit(out, ",\"name\":");
            out_string(out, room->options.name, strlen(room->options.name));
            out_lit(out, ",\"state\":"), out_word(out, state[room->state]);
            out_lit(out, ",\"seated\":"), out_bool(out, room_seats(room, member) != 0);
            out_char(out, '}');
        }
    out_char(out, ']');
}

static void take_over(struct asking *a, struct room *room, struct member *member)
{
    struct session *old = member->line;
    if (!old || old == a->session) return;
    old->room = NULL;
    server_close(a->server, room, old, CLOSE_TAKEN_OVER);
}

/* A whole view costs as much as many messages. */
static bool may_look(struct asking *a)
{
    uint32_t rate = a->server->config.messages_per_s;
    return bucket_take(&a->session->views, rate, (rate + 9) / 10, a->now_ms);
}

static enum refusal enter(struct asking *a, struct room *room)
{
    struct member *member;
    if (!may_look(a)) return REFUSED_TOO_FAST;
    enum refusal refusal = room_join(room, &a->session->who, a->session->name, &member);
    if (refusal) return refusal;
    if (a->session->room != room) server_detach(a->session, a->now_ms);
    member = room_person(room, &a->session->who);
    take_over(a, room, member);
    a->session->room = a->room = room;
    a->session->member = member->id;
    a->member = member;
    room_present(room, member, a->session, a->now_ms);
    server_settle(a->server, room);
    room_tell_view(room, member, count_field(a, "game"), count_field(a, "v"));
    return REFUSED_NOT;
}

static enum refusal join_named(struct asking *a)
{
    size_t length;
    char code[CODE_MAX];
    const char *text = text_field(a, "room", &length);
    struct room *room = text && code_read(text, length, code) ? server_room(a->server, code) : NULL;
    return room ? enter(a, room) : REFUSED_NO_SUCH_ROOM;
}

static enum refusal set_name(struct asking *a)
{
    char name[NAME_BYTES];
    if (json_is_null(json_object_get(a->message, "name"))) return REFUSED_NOT;
    if (!json_object_get(a->message, "name")) return REFUSED_NOT;
    if (!name_field(a, name)) return REFUSED_BAD_NAME;
    memcpy(a->session->name, name, sizeof name);
    return REFUSED_NOT;
}

static enum refusal do_hello(struct asking *a)
{
    char made[TOKEN_CHARS + 1];
    size_t length;
    const char *token = text_field(a, "token", &length);
    if (a->session->known) return REFUSED_BAD_MESSAGE;
    const json_t *given = json_object_get(a->message, "token");
    if (given && !token && !json_is_null(given)) return REFUSED_BAD_TOKEN;
    if (!token) token_make(made), token = made, length = TOKEN_CHARS;
    if (!token_person(token, length, &a->session->who)) return REFUSED_BAD_TOKEN;
    enum refusal refusal = set_name(a);
    if (refusal) return refusal;
    a->session->known = true;
    if (a->server->failing) /* the answer may have to wait */
        server_tell(a->server, NULL, a->session, announce_notice("store_failing", 0));
    enum refusal entry = REFUSED_NOT;
    if (json_is_string(json_object_get(a->message, "room"))) entry = join_named(a);
    out_lit(&a->extra, ",\"protocol\":"), out_number(&a->extra, PROTOCOL);
    out_lit(&a->extra, ",\"server\":\"" FATHOM_VERSION "\",\"token\":");
    out_string(&a->extra, token, length);
    write_own_rooms(a);
    out_lit(&a->extra, ",\"room_error\":");
    if (entry)
        out_word(&a->extra, refusal_name(entry));
    else
        out_lit(&a->extra, "null");
    return REFUSED_NOT;
}

static enum refusal do_create(struct asking *a)
{
    struct options options = options_default();
    const json_t *form = json_object_get(a->message, "options");
    enum refusal refusal = set_name(a);
    if (refusal) return refusal;
    if (form && !options_read(&options, form, &a->field)) return REFUSED_BAD_OPTION;
    if (a->server->draining) return REFUSED_DRAINING;
    if (!address_spend(a->session->address, BUDGET_ROOMS, 1, &a->server->config.per_address,
                       a->now_ms))
        return REFUSED_TOO_MANY_ROOMS;
    struct room *room = server_make_room(a->server, &options);
    if (!room) return REFUSED_TOO_MANY_ROOMS;
    out_lit(&a->extra, ",\"room\":"), out_word(&a->extra, room->code);
    return enter(a, room);
}

static enum refusal do_join(struct asking *a)
{
    enum refusal refusal = set_name(a);
    if (!refusal) refusal = join_named(a);
    if (!refusal) out_lit(&a->extra, ",\"room\":"), out_word(&a->extra, a->room->code);
    return refusal;
}

static enum refusal do_leave(struct asking *a)
{
    struct room *room = a->room;
    a->member->line = NULL;
    room_leave(room, a->member, a->now_ms);
    server_settle(a->server, room);
    answer(a, REFUSED_NOT, NULL, NULL);
    a->told = true;
    a->session->room = NULL;
    return REFUSED_NOT;
}

static enum refusal do_name(struct asking *a)
{
    if (!json_object_get(a->message, "name")) return REFUSED_BAD_NAME;
    enum refusal refusal = set_name(a);
    if (!refusal && a->member) room_rename(a->room, a->member, a->session->name);
    return refusal;
}

/* The lobby */

static enum refusal do_sit(struct asking *a)
{
    return room_sit(a->room, a->member, seat_field(a), flag_field(a, "more", false));
}

static enum refusal do_stand(struct asking *a)
{
    return room_stand(a->room, a->member);
}

static enum refusal do_swap(struct asking *a)
{
    return room_swap(a->room, a->member, seat_field(a));
}

static enum refusal do_ready(struct asking *a)
{
    return room_ready(a->room, a->member, flag_field(a, "ready", true));
}

static enum refusal do_boat(struct asking *a)
{
    char name[NAME_BYTES];
    enum team team = team_named(word_field(a, "team"));
    if (team == NO_TEAM) return REFUSED_BAD_MESSAGE;
    return name_field(a, name) ? room_boat(a->room, a->member, team, name) : REFUSED_BAD_NAME;
}

static enum refusal do_bot(struct asking *a)
{
    int level = -1;
    const json_t *value = json_object_get(a->message, "level");
    if (!value) return REFUSED_BAD_MESSAGE;
    if (!json_is_null(value) && (level = word_in(bot_level_name, json_string_value(value))) < 0)
        return REFUSED_BAD_MESSAGE;
    return room_bot(a->room, a->member, seat_field(a), level);
}

static enum refusal do_fill(struct asking *a)
{
    int level = word_in(bot_level_name, word_field(a, "level"));
    return level < 0 ? REFUSED_BAD_MESSAGE : room_fill(a->room, a->member, level);
}

static enum refusal do_options(struct asking *a)
{
    return room_set(a->room, a->member, json_object_get(a->message, "options"), &a->field);
}

static enum refusal do_start(struct asking *a)
{
    if (a->server->draining) return REFUSED_DRAINING;
    enum refusal refusal = room_start(a->room, a->member, a->now_ms);
    if (refusal) return refusal;
    a->server->metrics.games_started++;
    log_line("game_started", "room=%s game=%u", a->room->code, a->room->games);
    return REFUSED_NOT;
}

static enum refusal do_kick(struct asking *a)
{
    int id = (int)count_field(a, "member");
    struct member *target = room_member(a->room, id);
    struct session *session = target ? target->line : NULL;
    enum refusal refusal = room_kick(a->room, a->member, id, a->now_ms);
    a->member = room_member(a->room, a->session->member); /* the list may have moved */
    if (refusal || !session) return refusal;
    session->room = NULL;
    server_close(a->server, a->room, session, CLOSE_KICKED);
    return REFUSED_NOT;
}

static enum refusal do_host(struct asking *a)
{
    return room_hand_over(a->room, a->member, (int)count_field(a, "member"));
}

static enum refusal do_mute(struct asking *a)
{
    return room_mute(a->room, a->member, (int)count_field(a, "member"),
                     flag_field(a, "muted", true));
}

static enum refusal do_rematch(struct asking *a)
{
    enum refusal refusal = room_rematch(a->room, a->member, flag_field(a, "swap", true));
    a->member = room_member(a->room, a->session->member);
    if (!refusal && flag_field(a, "start", false) && a->member) return do_start(a);
    return refusal;
}

static bool people_on_both_sides(const struct room *room)
{
    unsigned crews = 0;
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line && room_team(room, &room->member[i]) < TEAMS)
            crews |= 1u << room_team(room, &room->member[i]);
    return crews == (1u << TEAMS) - 1;
}

static enum refusal do_close(struct asking *a)
{
    if (a->member->id != a->room->host) return REFUSED_HOST_ONLY;
    if (a->room->state == PLAYING_GAME && people_on_both_sides(a->room)) return REFUSED_OVER_ONLY;
    answer(a, REFUSED_NOT, NULL, NULL);
    a->told = true;
    server_drop_room(a->server, a->room);
    a->room = NULL;
    return REFUSED_NOT;
}

static enum refusal do_rooms(struct asking *a)
{
    out_lit(&a->extra, ",\"rooms\":");
    server_write_rooms(a->server, &a->extra);
    return REFUSED_NOT;
}

static enum refusal do_games(struct asking *a)
{
    out_lit(&a->extra, ",\"games\":");
    bool read = store_games(a->server->store, &a->session->who, GAMES_LISTED, &a->extra);
    return read ? REFUSED_NOT : REFUSED_STORE;
}

static enum refusal do_ping(struct asking *a)
{
    (void)a;
    return REFUSED_NOT;
}

/* The table */

static enum refusal do_pause(struct asking *a)
{
    return room_pause(a->room, a->member, a->now_ms);
}

static enum refusal do_resume(struct asking *a)
{
    return room_resume(a->room, a->member, a->now_ms);
}

static enum refusal do_resync(struct asking *a)
{
    if (!may_look(a)) return REFUSED_TOO_FAST;
    room_tell_view(a->room, a->member, a->room->games, count_field(a, "v"));
    return REFUSED_NOT;
}

static enum refusal do_chat(struct asking *a)
{
    size_t length;
    char text[CHAT_CHARS * 4 + 1];
    const char *raw = text_field(a, "text", &length);
    if (!bucket_take(&a->session->chats, CHATS_BURST, CHATS_PER_S, a->now_ms))
        return REFUSED_TOO_FAST;
    if (!raw || !name_read(raw, length, CHAT_CHARS, text)) return REFUSED_BAD_MESSAGE;
    a->server->metrics.chats++;
    return room_chat(a->room, a->member, word_field(a, "to"), text);
}

static const struct verb {
    const char *name;
    enum refusal (*fn)(struct asking *a);
    bool in_room; /* needs one */
    bool saves;
} verbs[] = {
    {"hello", do_hello, false, false},    {"create", do_create, false, true},
    {"join", do_join, false, false},      {"leave", do_leave, true, true},
    {"name", do_name, false, true},       {"sit", do_sit, true, true},
    {"stand", do_stand, true, true},      {"swap", do_swap, true, true},
    {"ready", do_ready, true, true},      {"boat", do_boat, true, true},
    {"bot", do_bot, true, true},          {"fill", do_fill, true, true},
    {"options", do_options, true, true},  {"start", do_start, true, true},
    {"kick", do_kick, true, true},        {"host", do_host, true, true},
    {"mute", do_mute, true, true},        {"rematch", do_rematch, true, true},
    {"close", do_close, true, true},      {"rooms", do_rooms, false, false},
    {"games", do_games, false, false},    {"ping", do_ping, false, false},
    {"pause", do_pause, true, true},      {"resume", do_resume, true, true},
    {"resync", do_resync, true, false},   {"chat", do_chat, true, false},
};

static enum refusal take_verb(struct asking *a, const char *name)
{
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
        if (strcmp(verbs[i].name, name)) continue;
        if (verbs[i].fn != do_hello && !a->session->known) return REFUSED_HELLO_FIRST;
        if (verbs[i].in_room && !a->member) return REFUSED_NOT_IN_ROOM;
        if (verbs[i].saves && a->server->failing) return REFUSED_STORE;
        enum refusal refusal = verbs[i].fn(a);
        if (a->room) server_settle(a->server, a->room);
        return refusal;
    }
    return REFUSED_BAD_MESSAGE;
}

static enum refusal take_order(struct asking *a, const json_t *object)
{
    static struct stroke stroke;
    struct order order;
    struct order_answer done = {0};
    char why[PARSE_WHY_MAX];
    uint32_t n;
    if (!a->member) return a->session->known ? REFUSED_NOT_IN_ROOM : REFUSED_HELLO_FIRST;
    if (!order_number(a, &n)) return REFUSED_BAD_MESSAGE;
    if (a->server->failing) return REFUSED_STORE;
    enum team team = room_team(a->room, a->member);
    if (team == NO_TEAM) return a->room->state == LOBBY ? REFUSED_GAME_ONLY : REFUSED_NOT_SEATED;
    a->error = parse_order(object, team, &order, &stroke, why);
    if (a->error) return REFUSED_BY_RULES;
    a->order = &order;
    enum refusal refusal = room_order(a->room, a->member, &order, n, a->id, a->now_ms, &done);
    a->error = done.error;
    a->told = done.told && a->id >= 0;
    if (done.again) out_lit(&a->extra, ",\"again\":true");
    if (!refusal) a->server->metrics.orders++;
    server_settle(a->server, a->room);
    if (refusal == REFUSED_BY_RULES) answer_order(a, a->error), a->told = true;
    a->order = NULL;
    return refusal;
}

static enum refusal take_call(struct asking *a, const json_t *object)
{
    struct call call;
    int seat = seat_named(word_field(a, "from"));
    if (!a->member) return a->session->known ? REFUSED_NOT_IN_ROOM : REFUSED_HELLO_FIRST;
    if (a->server->failing) return REFUSED_STORE;
    if (!bucket_take(&a->session->calls, CALLS_BURST, CALLS_PER_S, a->now_ms))
        return REFUSED_TOO_FAST;
    if (!json_call_read(object, &call) || seat >= SEATS) return REFUSED_BAD_MESSAGE;
    enum refusal refusal = room_call(a->room, a->member, seat, &call);
    if (!refusal) a->server->metrics.calls++;
    server_settle(a->server, a->room);
    return refusal;
}

static void write_legal(struct asking *a)
{
    struct out *out = &a->extra;
    enum team team = room_team(a->room, a->member);
    unsigned seats = room_seats(a->room, a->member);
    struct legal legal;
    game_legal(a->room->game, team, &legal);
    out_lit(out, ",\"legal\":[");
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i), tried = order;
        if (!play_acts_for(a->room, seats, &tried)) continue;
        out_comma(out), json_order(out, &order);
    }
    out_char(out, ']');
}

static enum refusal take_question(struct asking *a, const char *ask)
{
    if (!strcmp(ask, "hull")) {
        struct out hull;
        out_growing(&hull, realloc);
        json_hull(&hull);
        out_char(&a->extra, ',');
        out_bytes(&a->extra, hull.text + 1, hull.length - 2); /* without its braces */
        free(hull.text);
        return REFUSED_NOT;
    }
    if (strcmp(ask, "legal")) return REFUSED_BAD_MESSAGE;
    if (!a->member) return a->session->known ? REFUSED_NOT_IN_ROOM : REFUSED_HELLO_FIRST;
    if (a->room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (!room_seats(a->room, a->member)) return REFUSED_NOT_SEATED;
    write_legal(a);
    return REFUSED_NOT;
}

static enum refusal take(struct asking *a)
{
    const json_t *order = json_object_get(a->message, "order");
    const json_t *call = json_object_get(a->message, "call");
    const char *ask = json_string_value(json_object_get(a->message, "ask"));
    const char *verb = json_string_value(json_object_get(a->message, "do"));
    if (json_is_object(order)) return take_order(a, order);
    if (json_is_object(call)) return take_call(a, call);
    if (ask) return take_question(a, ask);
    return verb ? take_verb(a, verb) : REFUSED_BAD_MESSAGE;
}

static void read_id(struct asking *a)
{
    const json_t *id = json_object_get(a->message, "id");
    json_int_t value = json_integer_value(id);
    a->id = json_is_integer(id) && value >= 0 && value <= 1ll << 53 ? value : -1;
}

static enum refusal too_much(struct asking *a, const char *bytes, size_t length)
{
    uint32_t rate = a->server->config.messages_per_s;
    if (!bucket_take(&a->session->messages, MESSAGE_BURST_S * rate, rate, a->now_ms)) {
        if (++a->session->dropped < FLOOD_DROPS) return REFUSED_TOO_FAST;
        a->server->metrics.dropped_flood++;
        server_close(a->server, NULL, a->session, CLOSE_FLOOD);
        return REFUSED_TOO_FAST;
    }
    if (length > TRACE_FRAME_MAX) return REFUSED_TOO_LONG;
    bool short_enough = length <= FRAME_MAX || memmem(bytes, length, "\"stroke\"", 8);
    return short_enough ? REFUSED_NOT : REFUSED_TOO_LONG;
}

void session_message(struct session *session, const char *bytes, size_t length)
{
    char why[PARSE_WHY_MAX];
    struct asking a = {.server = session->server, .session = session, .id = -1,
                       .now_ms = session->server->now_ms, .room = session->room};
    if (a.room) a.member = room_member(a.room, session->member);
    out_growing(&a.extra, realloc);
    enum refusal refusal = too_much(&a, bytes, length);
    json_t *message = refusal == REFUSED_TOO_LONG ? NULL : parse_object(bytes, length, why);
    a.message = message;
    if (message) read_id(&a);
    if (!refusal) refusal = message ? take(&a) : REFUSED_BAD_JSON;
    if (refusal == REFUSED_BY_RULES && !a.told) answer_order(&a, a.error);
    else if (!a.told)
        answer(&a, refusal, refusal_name(refusal), a.wrong ? a.wrong : refusal_text(refusal));
    if (refusal && refusal != REFUSED_BY_RULES) session->server->metrics.errors++;
    json_decref(message);
    free(a.extra.text);
}
