/*
 * A room on disk: its state as one JSON object, replaced whenever it changes, and the log of the
 * game that is on. Coming back is reading the one, then playing the other.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "server/delayed.h"
#include "server/play.h"
#include "server/room.h"
#include "wire/parse.h"

enum { STATE_VERSION = 1 };

static void write_hash(struct out *out, const struct person *who)
{
    static const char digit[] = "0123456789abcdef";
    out_char(out, '"');
    for (int i = 0; i < PERSON_BYTES; i++) {
        out_char(out, digit[who->hash[i] >> 4]);
        out_char(out, digit[who->hash[i] & 15]);
    }
    out_char(out, '"');
}

static void write_member(struct out *out, const struct member *member)
{
    out_comma(out), out_lit(out, "{\"id\":"), out_number(out, member->id);
    out_lit(out, ",\"who\":"), write_hash(out, &member->who);
    out_lit(out, ",\"name\":"), out_string(out, member->name, strlen(member->name));
    out_lit(out, ",\"muted\":"), out_bool(out, member->muted);
    out_lit(out, ",\"gone\":"), out_bool(out, member->gone);
    out_lit(out, ",\"seen\":"), out_number(out, member->seen);
    out_lit(out, ",\"n\":"), out_number(out, member->last_n);
    out_char(out, '}');
}

static void write_chairs(struct out *out, const struct room *room)
{
    out_key(out, "chairs"), out_char(out, '[');
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            const struct chair *chair = &room->chair[t][p];
            out_comma(out), out_char(out, '['), out_number(out, chair->member);
            out_char(out, ','), out_number(out, chair->bot);
            out_char(out, ','), out_number(out, chair->held);
            out_char(out, ','), out_number(out, chair->ready), out_char(out, ']');
        }
    out_char(out, ']');
}

void room_write_state(const struct room *room, struct out *out)
{
    out_lit(out, "{\"version\":"), out_number(out, STATE_VERSION);
    out_key(out, "code"), out_word(out, room->code);
    out_key(out, "state"), out_number(out, room->state);
    out_key(out, "games"), out_number(out, room->games);
    out_key(out, "host"), out_number(out, room->host);
    out_key(out, "next_member"), out_number(out, room->next_member);
    out_key(out, "pause"), out_number(out, room->pause);
    out_key(out, "pause_member"), out_number(out, room->pause_member);
    out_key(out, "replay"), out_word(out, room->replay);
    out_key(out, "ended"), out_signed(out, room->ended_s);
    out_key(out, "options"), options_write(&room->options, out);
    out_key(out, "members"), out_char(out, '[');
    for (int i = 0; i < room->members; i++) write_member(out, &room->member[i]);
    out_char(out, ']');
    out_key(out, "kicked"), out_char(out, '[');
    for (uint32_t i = 0; i < room->kicked_count; i++)
        out_comma(out), write_hash(out, &room->kicked[i]);
    out_char(out, ']');
    write_chairs(out, room);
    out_char(out, '}');
}

static int number_of(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static int hex_digit(char c)
{
    return c >= 'a' ? c - 'a' + 10 : c - '0';
}

static struct person read_hash(const char *text)
{
    struct person who = {{0}};
    if (strlen(text) != 2 * PERSON_BYTES) return who;
    for (int i = 0; i < PERSON_BYTES; i++)
        who.hash[i] = (uint8_t)(hex_digit(text[2 * i]) << 4 | hex_digit(text[2 * i + 1]));
    return who;
}

static void read_members(struct room *room, const json_t *list)
{
    size_t count = json_array_size(list);
    room->member_capacity = (uint8_t)(count > MEMBERS_MAX ? MEMBERS_MAX : count);
    room->members = room->member_capacity;
    room->member = calloc(count ? count : 1, sizeof *room->member);
    assert(room->member);
    for (size_t i = 0; i < room->members; i++) {
        const json_t *from = json_array_get(list, i);
        struct member *member = &room->member[i];
        member->id = (uint8_t)number_of(from, "id");
        member->who = read_hash(text_in(from, "who"));
        snprintf(member->name, sizeof member->name, "%s", text_in(from, "name"));
        member->muted = json_is_true(json_object_get(from, "muted"));
        member->gone = json_is_true(json_object_get(from, "gone"));
        member->seen = (uint8_t)number_of(from, "seen");
        member->last_n = (uint32_t)json_integer_value(json_object_get(from, "n"));
    }
}

static void read_chairs(struct room *room, const json_t *list)
{
    for (size_t i = 0; i < TEAMS * PLAYERS_MAX && i < json_array_size(list); i++) {
        const json_t *from = json_array_get(list, i);
        struct chair *chair = &room->chair[i / PLAYERS_MAX][i % PLAYERS_MAX];
        chair->member = (uint8_t)json_integer_value(json_array_get(from, 0));
        chair->bot = (uint8_t)json_integer_value(json_array_get(from, 1));
        chair->held = json_integer_value(json_array_get(from, 2)) != 0;
        chair->ready = json_integer_value(json_array_get(from, 3)) != 0;
    }
}

static void read_kicked(struct room *room, const json_t *list)
{
    size_t count = json_array_size(list);
    if (count == 0) return;
    room->kicked = calloc(count, sizeof *room->kicked);
    assert(room->kicked);
    for (size_t i = 0; i < count; i++)
        room->kicked[i] = read_hash(json_string_value(json_array_get(list, i)));
    room->kicked_count = (uint32_t)count;
}

static struct room *read_object(uint64_t id, const json_t *from, const struct room_ways *ways,
                                void *world)
{
    const char *field;
    struct options options = options_default();
    if (number_of(from, "version") != STATE_VERSION) return NULL;
    if (!options_read(&options, json_object_get(from, "options"), &field)) return NULL;
    struct room *room = room_new(id, text_in(from, "code"), &options, ways, world);
    room->state = (uint8_t)number_of(from, "state");
    room->games = (uint32_t)number_of(from, "games");
    room->host = (uint8_t)number_of(from, "host");
    room->next_member = (uint8_t)number_of(from, "next_member");
    room->pause = (uint8_t)number_of(from, "pause");
    room->pause_member = (uint8_t)number_of(from, "pause_member");
    room->ended_s = json_integer_value(json_object_get(from, "ended"));
    snprintf(room->replay, sizeof room->replay, "%s", text_in(from, "replay"));
    read_members(room, json_object_get(from, "members"));
    read_chairs(room, json_object_get(from, "chairs"));
    read_kicked(room, json_object_get(from, "kicked"));
    return room;
}

struct room *room_read_state(uint64_t id, const char *state, size_t length,
                             const struct room_ways *ways, void *world)
{
    char why[PARSE_WHY_MAX];
    json_t *object = parse_object(state, length, why);
    struct room *room = object ? read_object(id, object, ways, world) : NULL;
    json_decref(object);
    return room;
}

static void note_n(struct room *room, int id, uint32_t n)
{
    struct member *member = room_member(room, id);
    if (member && n > member->last_n) member->last_n = n;
}

bool room_read_row(struct room *room, uint32_t seq, const uint8_t *bytes, size_t length)
{
    uint32_t n = 0;
    size_t at = 1;
    if (length < 2 || seq != room->seq) return false;
    for (int shift = 0; at < length && shift < 35; shift += 7) {
        uint8_t byte = bytes[at++];
        n |= (uint32_t)(byte & 0x7f) << shift;
        if (!(byte & 0x80)) break;
    }
    note_n(room, bytes[0], n);
    out_bytes(&room->log, bytes + at, length - at);
    room->seq++;
    return true;
}

bool room_rebuilt(struct room *room, uint64_t now_ms)
{
    struct record_reader reader;
    for (int i = 0; i < room->members; i++) room->member[i].away_since_ms = now_ms;
    room->idle_ms = now_ms;
    room->ticked_ms = now_ms;
    if (room->state == LOBBY) return true;
    room->game = malloc(sizeof *room->game);
    assert(room->game);
    enum record_item item = record_replay(&reader, (const uint8_t *)room->log.text,
                                          room->log.length, room->game, NULL, NULL);
    room->record = reader.record;
    room->winner = room->game->winner;
    room->reason = room->game->reason;
    room->restless = true;
    if (reader.record.frames == 0 && reader.offset == 0) return false;
    if (room->state == PLAYING_GAME) delayed_note(room, now_ms);
    return item == RECORD_UNSEALED || item == RECORD_SEALED;
}
