/* The room message, chat, calls and notices. Views and events are written by play.c. */
#include "server/announce.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "wire/json_call.h"

struct out *announce_fresh(struct out *out)
{
    if (!out->grow) out_growing(out, realloc);
    out_reset(out);
    return out;
}

struct out *announce_scratch(void)
{
    static struct out scratch;
    return announce_fresh(&scratch);
}

static struct packet *packet_of(const struct out *out)
{
    assert(!out->overflow);
    return packet_new(out->text, out->length);
}

static void text_of(struct out *out, const char *text)
{
    out_string(out, text, strlen(text));
}

static void id_or_null(struct out *out, int id)
{
    if (id)
        out_number(out, (uint64_t)id);
    else
        out_lit(out, "null");
}

static void write_seat(const struct room *room, int seat, struct out *out)
{
    enum team team = seat_team(seat);
    int player = player_of_role(room->options.players[team], seat_role(seat));
    const struct chair *chair = &room->chair[team][player - 1];
    out_comma(out);
    out_lit(out, "{\"seat\":"), out_word(out, seat_name(seat));
    out_lit(out, ",\"player\":\"p"), out_number(out, (uint64_t)player);
    out_lit(out, "\",\"member\":"), id_or_null(out, chair->member);
    out_lit(out, ",\"bot\":");
    if (chair->bot)
        out_word(out, bot_level_name[chair->bot - 1]);
    else
        out_lit(out, "null");
    out_lit(out, ",\"held\":"), out_bool(out, chair->held);
    out_lit(out, ",\"ready\":"), out_bool(out, chair->ready || chair->member == room->host);
    out_char(out, '}');
}

static void write_members(const struct room *room, struct out *out)
{
    out_key(out, "members"), out_char(out, '[');
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (member->gone) continue;
        out_comma(out);
        out_lit(out, "{\"member\":"), out_number(out, member->id);
        out_lit(out, ",\"name\":"), text_of(out, member->name);
        out_lit(out, ",\"present\":"), out_bool(out, member->line != NULL);
        out_lit(out, ",\"muted\":"), out_bool(out, member->muted);
        out_char(out, '}');
    }
    out_char(out, ']');
}

static void write_pause(const struct room *room, struct out *out)
{
    out_key(out, "pause");
    if (room->pause == PAUSE_AGREED) {
        out_lit(out, "{\"why\":\"agreed\"}");
    } else if (room->pause == PAUSE_ABSENT) {
        out_lit(out, "{\"why\":\"absent\",\"member\":");
        id_or_null(out, room->pause_member), out_char(out, '}');
    } else {
        out_lit(out, "null");
    }
}

static void write_asks(const struct room *room, struct out *out)
{
    out_key(out, "asks"), out_lit(out, "{\"pause\":[");
    for (int t = 0; t < TEAMS; t++)
        if (room->pause_wish >> t & 1) out_comma(out), out_word(out, team_name((enum team)t));
    out_lit(out, "],\"swap\":[");
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (!member->swap_with) continue;
        out_comma(out), out_lit(out, "{\"from\":"), out_number(out, member->id);
        out_lit(out, ",\"seat\":"), out_word(out, seat_name(member->swap_with - 1));
        out_char(out, '}');
    }
    out_lit(out, "]}");
}

static void write_result(const struct room *room, struct out *out)
{
    out_key(out, "problem");
    enum refusal problem = room->state == LOBBY ? room_problem(room) : REFUSED_NOT;
    if (problem)
        out_word(out, refusal_name(problem));
    else
        out_lit(out, "null");
    if (room->state != ENDED) {
        out_lit(out, ",\"result\":null,\"replay\":null");
        return;
    }
    out_lit(out, ",\"result\":{\"winner\":"), out_word(out, team_name((enum team)room->winner));
    out_lit(out, ",\"reason\":"), out_word(out, reason_name((enum reason)room->reason));
    out_lit(out, "},\"replay\":"), out_word(out, room->replay);
}

static void write_link(const struct room *room, struct out *out)
{
    out_key(out, "link"), out_char(out, '"'), out_text(out, room->base_url);
    out_lit(out, "/r/"), out_text(out, room->code), out_char(out, '"');
}

static const char *const state_name[] = {"lobby", "playing", "over"};

/* Everything but `you`, so that it is written once for all. Leaves the object open. */
static void write_common(const struct room *room, struct out *out)
{
    out_lit(out, "{\"type\":\"room\",\"room\":{\"code\":"), out_word(out, room->code);
    out_key(out, "name"), text_of(out, room->options.name);
    write_link(room, out);
    out_key(out, "state"), out_word(out, state_name[room->state]);
    out_key(out, "game"), out_number(out, room->games);
    out_key(out, "host"), id_or_null(out, room->host);
    out_key(out, "options"), options_write(&room->options, out);
    out_key(out, "boats"), out_char(out, '[');
    text_of(out, room->options.boat[BLUE]), out_char(out, ',');
    text_of(out, room->options.boat[YELLOW]), out_char(out, ']');
    write_members(room, out);
    out_key(out, "seats"), out_char(out, '[');
    for (int seat = 0; seat < SEATS; seat++) write_seat(room, seat, out);
    out_char(out, ']');
    write_pause(room, out);
    write_asks(room, out);
    write_result(room, out);
}

static void write_you(const struct room *room, const struct member *member, struct out *out)
{
    unsigned seats = room_seats(room, member);
    enum team team = room_team(room, member);
    out_key(out, "you"), out_lit(out, "{\"member\":"), out_number(out, member->id);
    out_lit(out, ",\"host\":"), out_bool(out, member->id == room->host);
    out_lit(out, ",\"seats\":[");
    for (int seat = 0; seat < SEATS; seat++)
        if (seats >> seat & 1) out_comma(out), out_word(out, seat_name(seat));
    out_lit(out, "],\"team\":");
    if (team < TEAMS)
        out_word(out, team_name(team));
    else
        out_lit(out, "null");
    out_lit(out, "}}}");
}

static void say_room(struct room *room, struct member *member, struct out *out, size_t common)
{
    out->length = common;
    write_you(room, member, out);
    room->ways->tell(room->world, room, member->line, packet_of(out));
}

void announce_room(struct room *room)
{
    struct out *out = announce_scratch();
    write_common(room, out);
    size_t common = out->length;
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line) say_room(room, &room->member[i], out, common);
}

void announce_room_to(struct room *room, struct member *member)
{
    struct out *out = announce_scratch();
    write_common(room, out);
    say_room(room, member, out, out->length);
}

struct packet *announce_chat(int member, const char *to, const char *text)
{
    struct out *out = announce_scratch();
    out_lit(out, "{\"type\":\"chat\",\"to\":"), out_word(out, to);
    out_lit(out, ",\"member\":"), out_number(out, (uint64_t)member);
    out_lit(out, ",\"text\":"), text_of(out, text), out_char(out, '}');
    return packet_of(out);
}

struct packet *announce_notice(const char *notice, uint32_t ms)
{
    struct out *out = announce_scratch();
    out_lit(out, "{\"type\":\"notice\",\"notice\":"), out_word(out, notice);
    if (ms) out_key(out, "ms"), out_number(out, ms);
    out_char(out, '}');
    return packet_of(out);
}

void announce_notice_all(struct room *room, const char *notice)
{
    struct packet *packet = announce_notice(notice, 0);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line)
            room->ways->tell(room->world, room, room->member[i].line, packet_share(packet));
    packet_drop(packet);
}

/* Calls */

struct packet *announce_call(int member, const struct call *call)
{
    struct out *out = announce_scratch();
    int seat = seat_of((enum team)call->team, (enum role)call->role);
    out_lit(out, "{\"type\":\"call\",\"from\":"), out_word(out, seat_name(seat));
    out_lit(out, ",\"member\":"), id_or_null(out, member);
    out_lit(out, ",\"call\":"), json_call(out, call), out_char(out, '}');
    return packet_of(out);
}

/* What outsiders see */

static void count_seats(const struct room *room, int *free_seats, int *people, int *bots)
{
    *free_seats = *people = *bots = 0;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++) {
            const struct chair *chair = &room->chair[t][p];
            *free_seats += chair_free(chair);
            *people += chair->member != NOBODY;
            *bots += chair->bot != 0;
        }
}

static void write_game_kind(const struct options *o, struct out *out)
{
    out_key(out, "mode"), out_word(out, mode_name((enum mode)o->mode));
    out_key(out, "preset"), out_word(out, preset_name((enum preset)o->preset));
    out_key(out, "map"), out_word(out, o->map);
}

void room_write_card(const struct room *room, struct out *out)
{
    int free_seats, people, bots;
    count_seats(room, &free_seats, &people, &bots);
    out_lit(out, "{\"code\":"), out_word(out, room->code);
    out_key(out, "name"), text_of(out, room->options.name);
    out_key(out, "state"), out_word(out, state_name[room->state]);
    write_game_kind(&room->options, out);
    out_key(out, "players"), out_char(out, '['), out_number(out, room->options.players[BLUE]);
    out_char(out, ','), out_number(out, room->options.players[YELLOW]), out_char(out, ']');
    out_key(out, "free"), out_number(out, (uint64_t)free_seats);
    out_key(out, "people"), out_number(out, (uint64_t)people);
    out_key(out, "bots"), out_number(out, (uint64_t)bots);
    out_key(out, "spectators"), out_word(out, watch_name[room->options.spectators]);
    write_link(room, out);
    out_char(out, '}');
}

static void write_seat_owner(const struct room *room, int seat, struct out *out)
{
    enum team team = seat_team(seat);
    int player = player_of_role(room->options.players[team], seat_role(seat));
    const struct chair *chair = &room->chair[team][player - 1];
    const struct member *member = room_member((struct room *)room, chair->member);
    out_comma(out), out_lit(out, "{\"seat\":"), out_word(out, seat_name(seat));
    out_lit(out, ",\"player\":\"p"), out_number(out, (uint64_t)player);
    out_lit(out, "\",\"name\":");
    if (member)
        text_of(out, member->name);
    else
        out_lit(out, "null");
    out_lit(out, ",\"bot\":");
    if (chair->bot)
        out_word(out, bot_level_name[chair->bot - 1]);
    else
        out_lit(out, "null");
    out_char(out, '}');
}

void room_write_game(const struct room *room, struct out *out)
{
    out_lit(out, "{\"id\":"), out_word(out, room->replay);
    out_key(out, "name"), text_of(out, room->options.name);
    write_game_kind(&room->options, out);
    out_key(out, "winner"), out_word(out, team_name((enum team)room->winner));
    out_key(out, "reason"), out_word(out, reason_name((enum reason)room->reason));
    out_key(out, "ended"), out_signed(out, room->ended_s);
    out_key(out, "orders"), out_number(out, room->record.frames);
    out_key(out, "boats"), out_char(out, '[');
    text_of(out, room->options.boat[BLUE]), out_char(out, ',');
    text_of(out, room->options.boat[YELLOW]), out_char(out, ']');
    out_key(out, "people"), out_char(out, '[');
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++) {
            const struct chair *chair = &room->chair[t][p];
            const struct member *member = room_member((struct room *)room, chair->member);
            if (member) out_comma(out), text_of(out, member->name);
        }
    out_lit(out, "],\"seats\":[");
    for (int seat = 0; seat < SEATS; seat++) write_seat_owner(room, seat, out);
    out_lit(out, "],\"options\":"), options_write(&room->options, out);
    out_char(out, '}');
}
