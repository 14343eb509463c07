/* The room message, chat, calls and notices. Views and events: catch_up.c and broadcast.c. */
#include "server/announce.h"

#include "server/absence.h"
#include "server/again.h"
#include "server/card.h"
#include "server/lobby.h"
#include "server/match.h"
#include "server/seats.h"
#include "server/voice.h"
#include "wire/json_call.h"

static void write_id(struct out *out, member_id id)
{
    if (id == NOBODY) out_lit(out, "null");
    else out_number(out, id);
}

static void write_seat(const struct room *room, int seat, struct out *out)
{
    const struct player *player = seats_player(room, seat);
    out_comma(out);
    card_open_seat(room, seat, out);
    out_key(out, "member");
    write_id(out, player->member);
    out_key_name(out, "bot", player->bot == NO_BOT ? NULL : level_name(player->bot));
    out_key_bool(out, "held", player->held);
    out_key_bool(out, "ready", player->ready || player->member == room->host);
    out_char(out, '}');
}

static void write_seats(const struct room *room, struct out *out)
{
    out_key(out, "seats");
    out_char(out, '[');
    for (int seat = 0; seat < SEATS; seat++) write_seat(room, seat, out);
    out_char(out, ']');
}

static void write_members(const struct room *room, struct out *out)
{
    out_key(out, "members");
    out_char(out, '[');
    EACH_MEMBER(member, room) {
        if (member->gone) continue;
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "member", member->id);
        out_key_string(out, "name", member->name);
        out_key_name(out, "emblem", emblem_name[member->emblem]);
        out_key_bool(out, "present", member->line != NULL);
        out_key_bool(out, "muted", member->muted);
        uint64_t left_ms = absence_left_ms(room, member);
        if (left_ms) out_key_number(out, "missing_ms", left_ms);
        out_char(out, '}');
    }
    out_char(out, ']');
}

static void write_again(const struct room *room, struct out *out)
{
    out_key(out, "again");
    out_char(out, '{');
    for (int wanted = 1; wanted >= 0; wanted--) {
        if (wanted) out_key(out, "yes");
        else out_key(out, "waits");
        out_char(out, '[');
        EACH_MEMBER(member, room) {
            if (wanted ? !member->again : !again_waits_for(room, member)) continue;
            out_comma(out);
            out_number(out, member->id);
        }
        out_char(out, ']');
    }
    out_char(out, '}');
}

static void write_pause(const struct room *room, struct out *out)
{
    out_key(out, "pause");
    switch (room->pause) {
    case PAUSE_AGREED: out_lit(out, "{\"why\":\"agreed\"}"); break;
    case PAUSE_ABSENT:
        out_lit(out, "{\"why\":\"absent\",\"member\":");
        write_id(out, room->pause_member);
        out_char(out, '}');
        break;
    default: out_lit(out, "null"); break;
    }
}

static void write_asks(const struct room *room, struct out *out)
{
    out_key(out, "asks");
    out_lit(out, "{\"pause\":[");
    EACH_BIT(team, room->pause_wish) {
        out_comma(out);
        out_word(out, team_name(team));
    }
    out_lit(out, "],\"swap\":[");
    EACH_MEMBER(member, room) {
        if (member->wants_seat == NO_SEAT) continue;
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "from", member->id);
        out_key_name(out, "seat", seat_name(member->wants_seat));
        out_key_number(out, "ms", seats_wish_left_ms(room, member));
        out_char(out, '}');
    }
    out_lit(out, "]}");
}

static void write_result(const struct room *room, struct out *out)
{
    enum refusal problem = room->state == ROOM_LOBBY ? lobby_problem(room) : REFUSED_NOT;
    out_key_name(out, "problem", problem ? refusal_name(problem) : NULL);
    if (room->state != ROOM_OVER) {
        out_key_null(out, "result");
        out_key_null(out, "replay");
        out_key_null(out, "again");
        return;
    }
    out_key(out, "result");
    out_char(out, '{');
    out_key_name(out, "winner", team_name(room->winner));
    out_key_name(out, "reason", reason_name(room->reason));
    out_char(out, '}');
    out_key_name(out, "replay", room->replay);
    write_again(room, out);
}

/* How long it still looks for people; without bots it has no end. */
static void write_match(const struct room *room, struct out *out)
{
    if (!room->match.crew) return;
    out_key(out, "match");
    out_char(out, '{');
    out_key_bool(out, "bots", room->match.bots);
    if (room->match.bots) out_key_number(out, "ms", match_left_ms(room));
    out_char(out, '}');
}

/* Everything but `you`, so that it is written once for all. Leaves the object open. */
static void write_common(const struct room *room, struct out *out)
{
    out_lit(out, "{\"type\":\"room\",\"room\":{");
    out_key_name(out, "code", room->code);
    out_key_string(out, "name", room->options.name);
    card_write_link(room, out);
    out_key_name(out, "state", room_state_name[room->state]);
    out_key_number(out, "game", room->games);
    out_key(out, "host");
    write_id(out, room->host);
    out_key(out, "options");
    options_write(&room->options, out);
    options_write_boats(&room->options, out);
    out_key_bool(out, "password", *room->password);
    out_key_bool(out, "locked", room->locked);
    write_members(room, out);
    write_seats(room, out);
    write_pause(room, out);
    write_asks(room, out);
    write_result(room, out);
    write_match(room, out);
}

/* The names of a set of seats, as an array. */
static void write_seat_names(unsigned seats, struct out *out)
{
    out_char(out, '[');
    EACH_BIT(seat, seats) {
        out_comma(out);
        out_word(out, seat_name((int)seat));
    }
    out_char(out, ']');
}

static void write_you(const struct room *room, const struct member *member, struct out *out)
{
    enum team team = seats_team(room, member);
    out_key(out, "you");
    out_char(out, '{');
    out_key_number(out, "member", member->id);
    out_key_bool(out, "host", member->id == room->host);
    out_key(out, "seats");
    write_seat_names(seats_of(room, member), out);
    out_key(out, "may_sit");
    write_seat_names(seats_open_to(room, member), out);
    out_key_name(out, "team", team == NO_TEAM ? NULL : team_name(team));
    voice_write(room, member, out);
    out_lit(out, "}}}");
}

void announce_room_to(struct room *room, const struct member *member)
{
    struct out *out = workspace_text(room->owner->work);
    write_common(room, out);
    write_you(room, member, out);
    room_tell(room, member, packet_from(out));
}

static void tell_room(struct room *room, bool to_all)
{
    struct out *out = workspace_text(room->owner->work);
    write_common(room, out);
    size_t common = out->length;
    EACH_MEMBER(member, room) {
        if (!member->line || !(to_all || member->entering)) continue;
        out->length = common;
        write_you(room, member, out);
        member->entering = false;
        room_tell(room, member, packet_from(out));
    }
}

void announce_room(struct room *room)
{
    tell_room(room, true);
}

void announce_room_to_new(struct room *room)
{
    EACH_MEMBER(member, room) {
        if (!member->line || !member->entering) continue;
        tell_room(room, false);
        return;
    }
}

static struct out *begin(struct workspace *work, const char *type)
{
    struct out *out = workspace_text(work);
    out_char(out, '{');
    out_key_name(out, "type", type);
    return out;
}

static struct packet *finish(struct out *out)
{
    out_char(out, '}');
    return packet_from(out);
}

struct packet *announce_call(struct workspace *work, member_id member, const struct call *call)
{
    struct out *out = begin(work, "call");
    int seat = seat_of(call->team, call->role);
    out_key_name(out, "from", seat_name(seat));
    out_key(out, "member");
    write_id(out, member);
    out_key(out, "call");
    json_call(out, call);
    return finish(out);
}

struct packet *announce_chat(struct workspace *work, member_id member, enum channel to,
                             const char *text)
{
    struct out *out = begin(work, "chat");
    out_key_name(out, "to", channel_name[to]);
    out_key_number(out, "member", member);
    out_key_string(out, "text", text);
    return finish(out);
}

struct packet *announce_text(struct workspace *work, const char *notice, const char *text)
{
    struct out *out = begin(work, "notice");
    out_key_name(out, "notice", notice);
    out_key_string(out, "text", text);
    return finish(out);
}

struct packet *announce_signal(struct workspace *work, member_id from, enum signal_kind kind,
                               const char *text, size_t length)
{
    struct out *out = begin(work, "signal");
    out_key_number(out, "from", from);
    out_key_name(out, "kind", signal_name[kind]);
    out_key(out, "text");
    out_string(out, text, length);
    return finish(out);
}

struct packet *announce_notice(struct workspace *work, const char *notice, uint32_t ms)
{
    struct out *out = begin(work, "notice");
    out_key_name(out, "notice", notice);
    if (ms) out_key_number(out, "ms", ms);
    return finish(out);
}

struct packet *announce_person(struct workspace *work, const char *notice,
                               const struct member *about, uint32_t ms)
{
    struct out *out = begin(work, "notice");
    out_key_name(out, "notice", notice);
    out_key_number(out, "member", about->id);
    out_key_string(out, "name", about->name);
    if (ms) out_key_number(out, "ms", ms);
    return finish(out);
}
