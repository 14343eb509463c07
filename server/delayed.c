/* The delayed game: a queue of (time, end of row), a record reader, and a game behind them. */
#include "server/delayed.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "server/broadcast.h"
#include "wire/json.h"

struct row {
    uint64_t at_ms;
    size_t end; /* of the row's frames in the record */
};

struct delayed {
    struct game game;
    struct record_reader reader;
    uint32_t v;
    uint32_t first, rows, capacity;
    struct row *row;
};

static struct events events;
static struct record_frame frame;

static struct delayed *delayed_of(struct room *room)
{
    struct setup setup;
    if (room->delayed) return room->delayed;
    struct delayed *delayed = calloc(1, sizeof *delayed);
    assert(delayed);
    bool open =
        record_open(&delayed->reader, (const uint8_t *)room->log.text, room->log.length, &setup);
    assert(open);
    game_init(&delayed->game, &setup);
    return room->delayed = delayed;
}

void delayed_free(struct room *room)
{
    if (room->delayed) free(room->delayed->row);
    free(room->delayed);
    room->delayed = NULL;
}

void delayed_note(struct room *room, uint64_t now_ms)
{
    if (room->options.spectators != WATCH_BOTH || room->state != PLAYING_GAME) return;
    struct delayed *delayed = delayed_of(room);
    if (delayed->rows == delayed->capacity) {
        delayed->capacity = delayed->capacity ? 2 * delayed->capacity : 64;
        delayed->row = realloc(delayed->row, delayed->capacity * sizeof *delayed->row);
        assert(delayed->row);
    }
    delayed->row[delayed->rows++] = (struct row){now_ms, room->log.length};
}

uint64_t delayed_deadline(const struct room *room)
{
    const struct delayed *delayed = room->delayed;
    if (!delayed || delayed->first == delayed->rows) return ALARM_NEVER;
    return delayed->row[delayed->first].at_ms + room->options.spectator_delay_ms;
}

static void tell_late(struct room *room, const struct view *before)
{
    struct delayed *delayed = room->delayed;
    struct out *out = announce_scratch();
    struct view after = view_for(&delayed->game, EVERYTHING);
    out_lit(out, ",\"events\":[");
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], EARS_ALL, &heard)) continue;
        out_comma(out), json_event(out, &heard, events.tracing);
        delayed->v++;
    }
    out_lit(out, "],\"patch\":");
    if (!json_view_patch(out, before, &after)) out_lit(out, "{}");
    out_lit(out, ",\"v\":"), out_number(out, delayed->v);
    out_lit(out, ",\"type\":\"events\",\"game\":"), out_number(out, room->games);
    out_char(out, '}');
    out->text[0] = '{';
    struct packet *packet = packet_new(out->text, out->length);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line && broadcast_is_delayed(room, &room->member[i]))
            room->ways->tell(room->world, room, room->member[i].line, packet_share(packet));
    packet_drop(packet);
}

/* Plays the delayed game up to a place in the record; tells it if someone is there to hear it. */
static void play_up_to(struct room *room, size_t end, bool tell)
{
    struct delayed *delayed = room->delayed;
    delayed->reader.bytes = (const uint8_t *)room->log.text;
    delayed->reader.length = end;
    for (enum record_item item; (item = record_next(&delayed->reader, &frame)) <= RECORD_CALL;) {
        if (item == RECORD_CALL) continue;
        struct view before = view_for(&delayed->game, EVERYTHING);
        game_apply(&delayed->game, &frame.order, &events);
        if (tell && events.count) tell_late(room, &before);
        else
            for (int i = 0; i < events.count; i++) delayed->v++;
    }
}

void delayed_catch_up(struct room *room, uint64_t now_ms)
{
    while (delayed_deadline(room) != ALARM_NEVER && delayed_deadline(room) <= now_ms) {
        size_t end = room->delayed->row[room->delayed->first++].end;
        play_up_to(room, end, true);
    }
    struct delayed *delayed = room->delayed;
    if (delayed && delayed->first == delayed->rows) delayed->first = delayed->rows = 0;
}

void delayed_tell_view(struct room *room, struct member *member)
{
    struct delayed *delayed = delayed_of(room);
    struct out *out = announce_scratch();
    struct view view = view_for(&delayed->game, EVERYTHING);
    member->v = delayed->v;
    out_lit(out, "{\"type\":\"view\",\"game\":"), out_number(out, room->games);
    out_lit(out, ",\"v\":"), out_number(out, delayed->v);
    out_lit(out, ",\"n\":0,\"since\":"), out_number(out, delayed->v);
    out_lit(out, ",\"events\":[],\"view\":"), json_view_object(out, &view);
    out_lit(out, ",\"calls\":[]}");
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}
