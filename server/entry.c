/* A token is who somebody is; a second page of the same person takes his place over. */
#include "server/entry.h"

#include <string.h>

#include "server/announce.h"
#include "server/catch_up.h"
#include "server/members.h"
#include "server/seats.h"

/* A whole view costs as much as many messages. */
static bool may_look(struct envelope *envelope)
{
    const struct server *server = envelope->server;
    uint32_t per_s = (server->config.messages_per_s + VIEW_SHARE - 1) / VIEW_SHARE;
    return bucket_take(&envelope->session->views, session_view_burst(server), per_s,
                       envelope->now_ms);
}

/* Rooms */

static void close_older_page(struct envelope *envelope, struct room *room,
                             const struct member *member)
{
    struct session *older = member->line;
    if (!older || older == envelope->session) return;
    older->room = NULL;
    commits_close(&envelope->server->commits, room, older, CLOSE_TAKEN_OVER);
}

static enum refusal enter(struct envelope *envelope, struct room *room)
{
    struct session *session = envelope->session;
    struct member *member;
    const struct visitor visitor = {&session->who, session->name, session_house(session)};
    enum refusal refusal = members_join(room, &visitor, envelope->now_ms, &member);
    if (refusal) return refusal;
    if (session->room != room) session_leave_room(session);
    close_older_page(envelope, room, member);
    session->room = envelope->room = room;
    session->member = member->id;
    envelope->member = member;
    members_came(room, member, session, envelope->now_ms);
    rooms_settle(envelope->server, room);
    catch_up_tell(room, member, envelope_count(envelope, "game"), envelope_count(envelope, "v"));
    return REFUSED_NOT;
}

static enum refusal enter_named(struct envelope *envelope)
{
    size_t length;
    char code[CODE_MAX] = "";
    const char *text = envelope_text(envelope, "room", &length);
    struct address *address = envelope->session->address;
    if (!addresses_spend(address, BUDGET_GUESSES, 1, &envelope->server->config.per_address,
                         envelope->now_ms))
        return REFUSED_TOO_FAST;
    struct room *room = text && code_read(text, length, code)
                            ? rooms_find(&envelope->server->rooms, code) : NULL;
    if (!room && rooms_is_quarantined(envelope->server, code)) return REFUSED_DAMAGED;
    if (!room) return REFUSED_NO_SUCH_ROOM;
    addresses_give_back(address, BUDGET_GUESSES);
    return may_look(envelope) ? enter(envelope, room) : REFUSED_TOO_FAST;
}

static enum refusal set_name(struct envelope *envelope)
{
    char name[NAME_BYTES];
    const struct value *given = value_get(envelope->message, "name");
    if (!given || value_is(given, VALUE_NULL)) return REFUSED_NOT;
    if (!envelope_name(envelope, name)) return REFUSED_BAD_NAME;
    memcpy(envelope->session->name, name, sizeof name);
    return REFUSED_NOT;
}

enum refusal entry_create(struct envelope *envelope)
{
    struct server *server = envelope->server;
    struct options options = options_default();
    const struct value *form = value_get(envelope->message, "options");
    enum refusal refusal = set_name(envelope);
    if (refusal) return refusal;
    if (form && !options_read(&options, form, &envelope->field)) return REFUSED_BAD_OPTION;
    if (!server_takes_games(server)) return REFUSED_DRAINING;
    if (!addresses_spend(envelope->session->address, BUDGET_ROOMS, 1, &server->config.per_address,
                         envelope->now_ms))
        return REFUSED_TOO_MANY_ROOMS;
    if (!may_look(envelope)) return REFUSED_TOO_FAST;
    struct room *room = rooms_make(server, &options, session_house(envelope->session));
    if (!room) return REFUSED_TOO_MANY_ROOMS;
    out_key_name(&envelope->extra, "room", room->code);
    return enter(envelope, room);
}

enum refusal entry_join(struct envelope *envelope)
{
    enum refusal refusal = set_name(envelope);
    if (!refusal) refusal = enter_named(envelope);
    if (!refusal) out_key_name(&envelope->extra, "room", envelope->room->code);
    return refusal;
}

enum refusal entry_leave(struct envelope *envelope)
{
    struct room *room = envelope->room;
    envelope->member->line = NULL;
    members_leave(room, envelope->member, envelope->now_ms);
    envelope->member = NULL;
    rooms_settle(envelope->server, room);
    envelope_answer(envelope, REFUSED_NOT);
    envelope->session->room = NULL;
    return REFUSED_NOT;
}

enum refusal entry_name(struct envelope *envelope)
{
    if (!value_get(envelope->message, "name")) return REFUSED_BAD_NAME;
    if (envelope->member && envelope->member->muted) return REFUSED_MUTED;
    if (!may_look(envelope)) return REFUSED_TOO_FAST; /* all in the room look at it anew */
    enum refusal refusal = set_name(envelope);
    if (!refusal && envelope->member)
        members_rename(envelope->room, envelope->member, envelope->session->name);
    return refusal;
}

enum refusal entry_resync(struct envelope *envelope)
{
    if (!may_look(envelope)) return REFUSED_TOO_FAST;
    catch_up_tell(envelope->room, envelope->member, envelope->room->games,
                  envelope_count(envelope, "v"));
    return REFUSED_NOT;
}

/* Hello */

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

static void write_own_rooms(struct envelope *envelope)
{
    struct out *out = &envelope->extra;
    out_key(out, "rooms");
    out_char(out, '[');
    EACH_ROOM(room, &envelope->server->rooms) {
        const struct member *member = members_person(room, &envelope->session->who);
        if (!member || member->gone) continue;
        out_comma(out);
        out_char(out, '{');
        out_key_name(out, "code", room->code);
        out_key_string(out, "name", room->options.name);
        out_key_name(out, "state", room_state_name[room->state]);
        out_key_bool(out, "seated", seats_plays(room, member));
        out_char(out, '}');
    }
    out_char(out, ']');
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
    struct out *out = &envelope->extra;
    char token[TOKEN_CHARS + 1];
    enum refusal entered = REFUSED_NOT;
    if (envelope->session->known) return REFUSED_BAD_MESSAGE;
    if (!read_token(envelope, token)) return REFUSED_BAD_TOKEN;
    if (bans_hold(server, envelope->session)) return turn_away(envelope);
    enum refusal refusal = set_name(envelope);
    if (refusal) return refusal;
    envelope->session->known = true;
    if (server->failing) /* the answer may have to wait */
        session_send(envelope->session, announce_notice(server->work, "store_failing", 0));
    if (server->emptying_ms > envelope->now_ms)
        session_send(envelope->session, server_restart_notice(server));
    if (value_is(value_get(envelope->message, "room"), VALUE_TEXT)) entered = enter_named(envelope);
    out_key_number(out, "protocol", PROTOCOL_VERSION);
    out_key_name(out, "server", FATHOM_VERSION);
    out_key_name(out, "token", token);
    write_own_rooms(envelope);
    out_key_name(out, "room_error", entered ? refusal_name(entered) : NULL);
    return REFUSED_NOT;
}
