/* A token is who somebody is; a second page of the same person takes his place over. */
#include "server/entry.h"

#include <string.h>

#include <stdio.h>

#include "base/memory.h"
#include "server/announce.h"
#include "server/catch_up.h"
#include "server/match.h"
#include "server/members.h"
#include "server/names.h"
#include "server/passwords.h"
#include "server/room_state.h"
#include "server/seats.h"

/* A whole view costs as much as many messages, that of a long game more. NULL: of no game. */
static bool may_look(struct envelope *envelope, const struct room *room)
{
    const struct server *server = envelope->server;
    uint32_t per_s = (server->config.messages_per_s + VIEW_SHARE - 1) / VIEW_SHARE;
    uint32_t burst = session_view_burst(server);
    uint32_t drops = 1 + (room ? room->seq / VIEW_STEPS : 0);
    return bucket_spend(&envelope->session->views, burst, per_s, drops < burst ? drops : burst,
                        envelope->now_ms);
}

/* --- rooms ----------------------------------------------------------------------------------- */

static void close_older_page(struct envelope *envelope, struct room *room,
                             const struct member *member)
{
    struct session *older = member->line;
    if (!older || older == envelope->session) return;
    older->room = NULL;
    commits_close(&envelope->server->commits, room, older, CLOSE_TAKEN_OVER);
}

/* Others may have the room by now, and be further. Who comes in is told of it when a commit has
 * shown that it is still ours. */
static void make_sure(struct server *server, struct room *room)
{
    if (server->store->shared) commits_add(&server->commits, room, STORE_HOLD);
}

/* While nothing can be saved nobody new comes in; those who come back do, until too much waits. */
static enum refusal refuse_unsaved(const struct envelope *envelope, const struct room *room)
{
    const struct server *server = envelope->server;
    if (!server->failing) return REFUSED_NOT;
    bool known = members_person(room, &envelope->session->who);
    return known && !commits_are_full(&server->commits) ? REFUSED_NOT : REFUSED_STORE;
}

static enum refusal enter(struct envelope *envelope, struct room *room, uint32_t game, uint32_t v)
{
    struct session *session = envelope->session;
    struct member *member;
    enum refusal unsaved = refuse_unsaved(envelope, room);
    if (unsaved) return unsaved;
    const struct visitor visitor = {&session->who, session->name, session->emblem,
                                    session_household(session)};
    enum refusal refusal = members_join(room, &visitor, envelope->now_ms, &member);
    if (refusal) return refusal;
    if (session->room != room) session_leave_room(session);
    close_older_page(envelope, room, member);
    make_sure(envelope->server, room);
    session->room = envelope->room = room;
    session->member = member->id;
    envelope->member = member;
    members_came(room, member, session, envelope->now_ms);
    rooms_settle(envelope->server, room);
    catch_up_tell(room, member, game, v);
    return REFUSED_NOT;
}

static enum refusal enter_now(struct envelope *envelope, struct room *room)
{
    return enter(envelope, room, envelope_count(envelope, "game"), envelope_count(envelope, "v"));
}

/* A private room with a password answers as if there were none. */
static enum refusal refuse_stranger(const struct room *room)
{
    return room && room->options.listed ? REFUSED_PASSWORD : REFUSED_NO_SUCH_ROOM;
}

/* The password of a message: "" without one. False when it cannot be one. */
static bool read_password(const struct envelope *envelope, char password[PASSWORD_BYTES])
{
    size_t length;
    const char *text = envelope_text(envelope, "password", &length);
    *password = 0;
    return !length || names_read(text, length, PASSWORD_CHARS, password);
}

static bool is_stranger(const struct envelope *envelope, const struct room *room)
{
    return *room->password && !members_person(room, &envelope->session->who);
}

/* The answer comes when the password has been looked at: as late where there is no such room. */
static enum refusal knock(struct envelope *envelope, struct room *room)
{
    char password[PASSWORD_BYTES];
    if (!read_password(envelope, password) || !*password) return refuse_stranger(room);
    if (room && !bucket_take(&room->tries, PASSWORD_BURST, PASSWORDS_PER_S, envelope->now_ms))
        return REFUSED_TOO_FAST;
    if (!passwords_try(envelope, room, password)) return REFUSED_BUSY;
    envelope->answered = true;
    return REFUSED_NOT;
}

static enum refusal moved_to(struct envelope *envelope, uint32_t node)
{
    if (node) snprintf(envelope->path, sizeof envelope->path, "/n/%u/ws", node);
    else strcpy(envelope->path, "/ws");
    envelope->server->metrics.redirects++;
    return REFUSED_MOVED;
}

static enum refusal refuse_missing(struct envelope *envelope, const struct store_answer *answer)
{
    switch (answer->found) {
    case STORE_FOUND: return moved_to(envelope, 0); /* it came, and has left again */
    case STORE_ELSEWHERE: return moved_to(envelope, answer->node);
    case STORE_NONE: return REFUSED_NO_SUCH_ROOM;
    default: return REFUSED_STORE;
    }
}

/* Into memory, if it is not there: by the store, when it has one of this code. */
static enum refusal find_room(struct envelope *envelope, const char *code, struct room **room)
{
    struct server *server = envelope->server;
    struct store_question question = {.ask = ASK_ROOM, .hold = true,
                                      .now_s = (int64_t)(envelope->now_ms / 1000)};
    *room = rooms_find(&server->rooms, code);
    if (*room) return REFUSED_NOT;
    if (rooms_is_quarantined(server, code)) return REFUSED_DAMAGED;
    if (rooms_is_aside(server, code)) return REFUSED_NO_SUCH_ROOM;
    const struct leaving *leaving = rooms_leaving(server, code);
    if (leaving) return leaving->dropped ? REFUSED_NO_SUCH_ROOM : moved_to(envelope, 0);
    if (server->draining && server->store->shared) return moved_to(envelope, 0);
    memcpy(question.code, code, sizeof question.code);
    const struct store_answer *answer = envelope_look(envelope, &question);
    return answer ? refuse_missing(envelope, answer) : REFUSED_NOT;
}

/* The room that the message names, and whether this address may ask for it. */
static enum refusal find_named(struct envelope *envelope, struct room **room)
{
    size_t length;
    char code[CODE_MAX] = "";
    const char *text = envelope_text(envelope, "room", &length);
    struct address *address = envelope->session->address;
    *room = NULL;
    if (!envelope->again &&
        !addresses_spend(address, BUDGET_GUESSES, 1, &envelope->server->config.per_address,
                         envelope->now_ms))
        return REFUSED_TOO_FAST;
    if (!text || !code_read(text, length, code)) return REFUSED_NO_SUCH_ROOM;
    if (!store_held(envelope->server->store)) return REFUSED_STORE;
    return find_room(envelope, code, room);
}

/* `hello` is answered at once, so it brings no stranger into a room with a password. */
static enum refusal enter_found(struct envelope *envelope, enum refusal refusal, struct room *room,
                                bool may_knock)
{
    bool none = refusal == REFUSED_NO_SUCH_ROOM;
    if (none || (!refusal && is_stranger(envelope, room)))
        return may_knock ? knock(envelope, room) : refuse_stranger(room);
    if (refusal != REFUSED_DAMAGED && refusal != REFUSED_TOO_FAST)
        addresses_give_back(envelope->session->address, BUDGET_GUESSES);
    if (refusal) return refusal;
    return may_look(envelope, room) ? enter_now(envelope, room) : REFUSED_TOO_FAST;
}

/* null: none. */
static enum refusal set_emblem(struct envelope *envelope)
{
    const struct value *given = value_get(envelope->message, "emblem");
    int emblem = value_is(given, VALUE_NULL) ? NO_EMBLEM : word_in(emblem_name, value_text(given));
    if (given && emblem < 0) envelope->field = "emblem";
    if (given && emblem < 0) return REFUSED_BAD_MESSAGE;
    if (given) envelope->session->emblem = emblem;
    return REFUSED_NOT;
}

static enum refusal set_name(struct envelope *envelope)
{
    char name[NAME_BYTES];
    const struct value *given = value_get(envelope->message, "name");
    enum refusal refusal = set_emblem(envelope);
    if (refusal) return refusal;
    if (!given || value_is(given, VALUE_NULL)) return REFUSED_NOT;
    if (!envelope_name(envelope, name)) return REFUSED_BAD_NAME;
    memcpy(envelope->session->name, name, sizeof name);
    return REFUSED_NOT;
}

static enum refusal may_create(struct envelope *envelope)
{
    if (!addresses_spend(envelope->session->address, BUDGET_ROOMS, 1,
                         &envelope->server->config.per_address, envelope->now_ms))
        return REFUSED_TOO_MANY_ROOMS;
    return may_look(envelope, NULL) ? REFUSED_NOT : REFUSED_TOO_FAST;
}

static bool is_taken(struct server *server, const char *code)
{
    return rooms_find(&server->rooms, code) || rooms_is_quarantined(server, code) ||
           rooms_is_aside(server, code) || rooms_leaving(server, code);
}

/* A code that no room has, with a number; NULL, and the message waits, until there is one. */
static const struct store_answer *find_code(struct envelope *envelope)
{
    struct store_question question = {.ask = ASK_NEW};
    code_make(question.code);
    const struct store_answer *answer = envelope_look(envelope, &question);
    if (!answer || (answer->found != STORE_NONE &&
                    !is_taken(envelope->server, answer->question.code)))
        return answer;
    envelope_forget(envelope, ASK_NEW);
    return envelope_look(envelope, &question);
}

/* A new room with him in it, unless the message waits. */
static enum refusal make(struct envelope *envelope, const struct options *options)
{
    struct server *server = envelope->server;
    char password[PASSWORD_BYTES];
    if (!read_password(envelope, password)) return REFUSED_BAD_MESSAGE;
    if (!server_takes_games(server)) return REFUSED_DRAINING;
    enum refusal refusal = envelope->again ? REFUSED_NOT : may_create(envelope);
    if (refusal) return refusal;
    const struct store_answer *answer = find_code(envelope);
    if (!answer) return REFUSED_NOT;
    if (answer->found == STORE_UNREADABLE) return REFUSED_STORE;
    household_id household = session_household(envelope->session);
    if (answer->found != STORE_FOUND || !rooms_have_place(server, household))
        return REFUSED_TOO_MANY_ROOMS;
    if (server->passwords.waiting == PASSWORDS_WAITING && *password) return REFUSED_BUSY;
    struct room *room = rooms_make(server, &(struct new_room){
        answer->room, answer->question.code, options, household});
    if (*password) passwords_set(server, room, password);
    return enter_now(envelope, room);
}

enum refusal entry_password(struct envelope *envelope)
{
    char password[PASSWORD_BYTES];
    if (envelope->member->id != envelope->room->host) return REFUSED_HOST_ONLY;
    if (!read_password(envelope, password)) return REFUSED_BAD_MESSAGE;
    if (!addresses_spend(envelope->session->address, BUDGET_GUESSES, 1,
                         &envelope->server->config.per_address, envelope->now_ms))
        return REFUSED_TOO_FAST;
    bool done = passwords_set(envelope->server, envelope->room, *password ? password : NULL);
    return done ? REFUSED_NOT : REFUSED_BUSY;
}

void entry_checked(struct server *server, const struct password_job *job)
{
    struct session *session = job->session;
    struct room *room = rooms_find(&server->rooms, job->code);
    struct envelope envelope = {.server = server, .session = session, .id = job->id,
                                .now_ms = server->now_ms};
    bool right = job->right && room && !strcmp(room->password, job->hash);
    if (session->closing) return;
    out_growing(&envelope.extra, memory_resize);
    if (right) addresses_give_back(session->address, BUDGET_GUESSES);
    else abuse_note(server, session->address->text, "wrong_password");
    enum refusal refusal = REFUSED_STORE;
    if (!right) refusal = refuse_stranger(room);
    else if (store_held(server->store)) refusal = enter(&envelope, room, job->game, job->v);
    if (!refusal) out_key_name(&envelope.extra, "room", room->code);
    envelope_answer(&envelope, refusal);
    server->metrics.errors += refusal != REFUSED_NOT;
    free(envelope.extra.text);
}

static enum refusal read_options(struct envelope *envelope, struct options *options)
{
    const struct value *form = value_get(envelope->message, "options");
    *options = options_default();
    if (form && !options_read(options, form, &envelope->field)) return REFUSED_BAD_OPTION;
    return set_name(envelope);
}

enum refusal entry_create(struct envelope *envelope)
{
    struct options options;
    enum refusal refusal = read_options(envelope, &options);
    if (!refusal) refusal = make(envelope, &options);
    if (!refusal && !envelope->waits)
        out_key_name(&envelope->extra, "room", envelope->room->code);
    return refusal;
}

/* --- looking for people ---------------------------------------------------------------------- */

/* Out of his room. */
static void depart(struct envelope *envelope)
{
    envelope->member->line = NULL;
    members_leave(envelope->room, envelope->member, envelope->now_ms);
    envelope->member = NULL;
    rooms_settle(envelope->server, envelope->room);
}

static bool read_wish(struct envelope *envelope, struct match_wish *wish)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    const char *language = envelope_word(envelope, "language");
    const char *mode = envelope_word(envelope, "mode");
    uint32_t crew = envelope_count(envelope, "crew");
    *wish = (struct match_wish){
        .mode = !strcmp(mode, mode_name(REAL_TIME)) ? REAL_TIME : TURN_BY_TURN,
        .crew = (uint8_t)crew, .bots = envelope_flag(envelope, "bots", true),
        .wait_ms = envelope_count(envelope, "wait_ms")};
    bool good = strlen(language) == 2 && strspn(language, letters) == 2 &&
                !strcmp(mode, mode_name(wish->mode)) && crew >= 1 && crew <= PLAYERS_MAX &&
                wish->wait_ms >= MATCH_WAIT_MIN_MS && wish->wait_ms <= MATCH_WAIT_MAX_MS;
    if (good) memcpy(wish->language, language, sizeof wish->language);
    return good;
}

/* A seat in this room; whoever gets none has not been here. */
static enum refusal enter_match(struct envelope *envelope, struct room *room,
                                const struct match_wish *wish)
{
    enum refusal refusal = enter_now(envelope, room);
    if (refusal) return refusal;
    refusal = match_join(room, envelope->member, wish, envelope->now_ms);
    if (!refusal) return REFUSED_NOT;
    depart(envelope);
    envelope->session->room = envelope->room = NULL;
    return refusal;
}

static bool enter_any_match(struct envelope *envelope, const struct match_wish *wish)
{
    EACH_ROOM(room, &envelope->server->rooms) {
        if (room == envelope->session->room || !match_fits(room, wish)) continue;
        if (!enter_match(envelope, room, wish)) return true;
    }
    return false;
}

enum refusal entry_find(struct envelope *envelope)
{
    struct match_wish wish;
    struct options options;
    if (!read_wish(envelope, &wish)) return REFUSED_BAD_MESSAGE;
    enum refusal refusal = read_options(envelope, &options);
    if (refusal) return refusal;
    if (!envelope->again && !may_look(envelope, NULL)) return REFUSED_TOO_FAST;
    options.mode = wish.mode;
    memset(options.players, wish.crew, sizeof options.players);
    options.listed = options.bots_count = true;
    if (!enter_any_match(envelope, &wish)) {
        refusal = make(envelope, &options);
        if (envelope->waits) return refusal;
        if (!refusal)
            refusal = match_join(envelope->room, envelope->member, &wish, envelope->now_ms);
    }
    if (!refusal) out_key_name(&envelope->extra, "room", envelope->room->code);
    return refusal;
}

enum refusal entry_join(struct envelope *envelope)
{
    struct room *room;
    enum refusal refusal = set_name(envelope);
    if (refusal) return refusal;
    refusal = find_named(envelope, &room);
    if (envelope->waits) return REFUSED_NOT;
    refusal = enter_found(envelope, refusal, room, true);
    if (!refusal && !envelope->answered)
        out_key_name(&envelope->extra, "room", envelope->room->code);
    return refusal;
}

enum refusal entry_leave(struct envelope *envelope)
{
    depart(envelope);
    envelope_answer(envelope, REFUSED_NOT);
    envelope->session->room = NULL;
    return REFUSED_NOT;
}

enum refusal entry_name(struct envelope *envelope)
{
    const struct session *session = envelope->session;
    if (!value_get(envelope->message, "name")) return REFUSED_BAD_NAME;
    if (envelope->member && envelope->member->muted) return REFUSED_MUTED;
    if (!may_look(envelope, NULL)) return REFUSED_TOO_FAST; /* all in the room look at it anew */
    enum refusal refusal = set_name(envelope);
    if (refusal || !envelope->member) return refusal;
    members_wear(envelope->room, envelope->member, session->emblem);
    return members_rename(envelope->room, envelope->member, session->name);
}

enum refusal entry_resync(struct envelope *envelope)
{
    if (!may_look(envelope, envelope->room)) return REFUSED_TOO_FAST;
    catch_up_tell(envelope->room, envelope->member, envelope->room->games,
                  envelope_count(envelope, "v"));
    return REFUSED_NOT;
}

/* --- hello ----------------------------------------------------------------------------------- */

/* The lease is not sure: others may have the rooms. */
static enum refusal refuse_everyone(struct envelope *envelope)
{
    session_close(envelope->session, CLOSE_MOVED);
    envelope->answered = true;
    return REFUSED_STORE;
}

/* The token that the client has, or a new one; false when it sent something else. */
static bool read_token(struct envelope *envelope, char token[TOKEN_CHARS + 1])
{
    size_t length;
    const struct value *given = value_get(envelope->message, "token");
    const char *text = envelope_text(envelope, "token", &length);
    if (!given || value_is(given, VALUE_NULL)) token_make(token);
    else if (text && length == TOKEN_CHARS) memcpy(token, text, TOKEN_CHARS + 1);
    else return false;
    return token_person(token, TOKEN_CHARS, &envelope->session->who);
}

static void write_own_room(struct envelope *envelope, const struct room *room)
{
    struct out *out = &envelope->extra;
    const struct member *member = members_person(room, &envelope->session->who);
    if (!member || member->gone) return;
    out_comma(out);
    out_char(out, '{');
    out_key_name(out, "code", room->code);
    out_key_string(out, "name", room->options.name);
    out_key_name(out, "state", room_state_name[room->state]);
    out_key_bool(out, "seated", seats_plays(room, member));
    out_char(out, '}');
}

/* A room that the store has told of, unless it is in memory, or damaged, or about to be dropped. */
static void write_saved_room(struct envelope *envelope, const struct store_answer *answer,
                             const struct store_row *row)
{
    char why[ROOM_STATE_WHY_MAX];
    struct server *server = envelope->server;
    struct room *room = room_state_read(row->room, answer->bytes.text + row->part.offset,
                                        row->part.length, &server->rooms.owner, why);
    if (!room) return;
    const struct leaving *leaving = rooms_leaving(server, room->code);
    if (!rooms_find(&server->rooms, room->code) && !(leaving && leaving->dropped))
        write_own_room(envelope, room);
    room_free(room);
}

void entry_write_own_rooms(struct envelope *envelope, const struct store_answer *saved)
{
    out_key(&envelope->extra, "rooms");
    out_char(&envelope->extra, '[');
    EACH_ROOM(room, &envelope->server->rooms) write_own_room(envelope, room);
    for (uint32_t i = 0; saved && i < saved->rows; i++)
        write_saved_room(envelope, saved, &saved->row[i]);
    out_char(&envelope->extra, ']');
}

const struct store_answer *entry_find_own_rooms(struct envelope *envelope)
{
    struct store_question question = {.ask = ASK_ROOMS_OF, .who = envelope->session->who,
                                      .limit = OWN_ROOMS_LISTED,
                                      .now_s = (int64_t)(envelope->now_ms / 1000)};
    return envelope_look(envelope, &question);
}

static void write_welcome(struct envelope *envelope, const char *token, enum refusal entered,
                          const struct store_answer *own_rooms)
{
    struct out *out = &envelope->extra;
    out_key_number(out, "protocol", PROTOCOL_VERSION);
    out_key_name(out, "server", FATHOM_VERSION);
    out_key_name(out, "token", token);
    entry_write_own_rooms(envelope, own_rooms);
    out_key_name(out, "room_error", entered ? refusal_name(entered) : NULL);
    if (entered == REFUSED_MOVED) out_key_name(out, "path", envelope->path);
}

static enum refusal turn_away(struct envelope *envelope)
{
    abuse_note(envelope->server, envelope->session->address->text, "banned");
    envelope_answer(envelope, REFUSED_BANNED);
    session_close(envelope->session, CLOSE_BANNED);
    return REFUSED_BANNED;
}

enum refusal entry_hello(struct envelope *envelope)
{
    struct server *server = envelope->server;
    struct room *room = NULL;
    char token[TOKEN_CHARS + 1];
    bool names_room = value_is(value_get(envelope->message, "room"), VALUE_TEXT);
    const struct store_answer *own_rooms = NULL;
    enum refusal found = REFUSED_NOT;
    if (envelope->session->known) return REFUSED_BAD_MESSAGE;
    if (!store_held(server->store)) return refuse_everyone(envelope);
    if (!read_token(envelope, token)) return REFUSED_BAD_TOKEN;
    if (bans_hold(server, envelope->session)) return turn_away(envelope);
    enum refusal refusal = set_name(envelope);
    if (refusal) return refusal;
    if (names_room) found = find_named(envelope, &room);
    /* Who has no token yet has no rooms either. */
    if (!envelope->waits && value_is(value_get(envelope->message, "token"), VALUE_TEXT))
        own_rooms = entry_find_own_rooms(envelope);
    if (envelope->waits) return REFUSED_NOT;
    envelope->session->known = true;
    if (server->failing) /* the answer may have to wait */
        session_send(envelope->session, announce_notice(server->work, "store_failing", 0));
    if (server->emptying_ms > envelope->now_ms)
        session_send(envelope->session, server_restart_notice(server));
    if (names_room) found = enter_found(envelope, found, room, false);
    write_welcome(envelope, token, found, own_rooms);
    return REFUSED_NOT;
}
