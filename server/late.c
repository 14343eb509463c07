/* The late game: a queue of (time, end of row), a record reader, and a game behind them. */
#include "server/late.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/hearing.h"
#include "server/voice.h"
#include "wire/json.h"

struct row {
    uint64_t at_ms;
    size_t end; /* of the row's frames in the record */
};

struct late {
    struct game game;
    struct record_reader reader;
    uint32_t v;
    uint32_t first, rows, capacity;
    struct row *row;
};

static struct events events;
static struct record_frame frame;

static struct late *late_of(struct room *room)
{
    struct setup setup;
    if (room->late) return room->late;
    struct late *late = calloc(1, sizeof *late);
    assert(late);
    bool open = record_open(&late->reader, (const uint8_t *)room->log.text, room->log.length,
                            &setup);
    assert(open);
    game_init(&late->game, &setup);
    return room->late = late;
}

void late_free(struct room *room)
{
    if (room->late) free(room->late->row);
    free(room->late);
    room->late = NULL;
}

void late_note(struct room *room, uint64_t now_ms)
{
    if (room->options.spectators != WATCH_BOTH || room->state != PLAYING_GAME) return;
    struct late *late = late_of(room);
    if (late->rows == late->capacity) {
        late->capacity = late->capacity ? 2 * late->capacity : 64;
        late->row = realloc(late->row, late->capacity * sizeof *late->row);
        assert(late->row);
    }
    late->row[late->rows++] = (struct row){now_ms, room->log.length};
}

uint64_t late_deadline(const struct room *room)
{
    const struct late *late = room->late;
    if (!late || late->first == late->rows) return CLOCK_NEVER;
    return late->row[late->first].at_ms + room->options.spectator_delay_ms;
}

static void tell_late(struct room *room, const struct view *before)
{
    struct late *late = room->late;
    struct out *out = voice_scratch();
    struct view after = view_for(&late->game, EVERYTHING);
    out_lit(out, ",\"events\":[");
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], EARS_ALL, &heard)) continue;
        out_comma(out), json_event(out, &heard, events.sheet);
        late->v++;
    }
    out_lit(out, "],\"patch\":");
    if (!json_view_patch(out, before, &after)) out_lit(out, "{}");
    out_lit(out, ",\"v\":"), out_number(out, late->v);
    out_lit(out, ",\"type\":\"events\",\"game\":"), out_number(out, room->games);
    out_char(out, '}');
    out->text[0] = '{';
    struct packet *packet = packet_new(out->text, out->length);
    for (int i = 0; i < room->members; i++)
        if (room->member[i].line && hearing_late(room, &room->member[i]))
            room->ways->tell(room->world, room, room->member[i].line, packet_share(packet));
    packet_drop(packet);
}

/* Plays the late game up to a place in the record; tells it if someone is there to hear it. */
static void play_up_to(struct room *room, size_t end, bool tell)
{
    struct late *late = room->late;
    late->reader.bytes = (const uint8_t *)room->log.text;
    late->reader.length = end;
    for (enum record_item item; (item = record_next(&late->reader, &frame)) <= RECORD_CALL;) {
        if (item == RECORD_CALL) continue;
        struct view before = view_for(&late->game, EVERYTHING);
        game_apply(&late->game, &frame.order, &events);
        if (tell && events.count) tell_late(room, &before);
        else
            for (int i = 0; i < events.count; i++) late->v++;
    }
}

void late_catch_up(struct room *room, uint64_t now_ms)
{
    while (late_deadline(room) != CLOCK_NEVER && late_deadline(room) <= now_ms) {
        size_t end = room->late->row[room->late->first++].end;
        play_up_to(room, end, true);
    }
    struct late *late = room->late;
    if (late && late->first == late->rows) late->first = late->rows = 0;
}

void late_tell_view(struct room *room, struct member *member)
{
    struct late *late = late_of(room);
    struct out *out = voice_scratch();
    struct view view = view_for(&late->game, EVERYTHING);
    member->v = late->v;
    out_lit(out, "{\"type\":\"view\",\"game\":"), out_number(out, room->games);
    out_lit(out, ",\"v\":"), out_number(out, late->v);
    out_lit(out, ",\"since\":"), out_number(out, late->v);
    out_lit(out, ",\"events\":[],\"view\":"), json_view_object(out, &view);
    out_lit(out, ",\"calls\":[]}");
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}
