/* The delayed game: a queue of (time, end of row), and a playback of the record behind it. */
#include "server/delayed.h"

#include <assert.h>

#include "base/memory.h"
#include "server/broadcast.h"
#include "server/workspace.h"
#include "wire/json.h"
#include "wire/playback.h"

struct row {
    uint64_t at_ms;
    uint32_t turn;
    size_t end; /* of the row's frames in the record */
};

struct delayed {
    struct playback playback;
    uint32_t v;
    uint32_t turns;     /* how often the turn has passed to the other team */
    enum team whose;    /* it is now */
    uint32_t first, rows, capacity;
    struct row *row;
};

static struct delayed *delayed_of(struct room *room)
{
    if (room->delayed) return room->delayed;
    struct delayed *delayed = memory_new(1, sizeof *delayed);
    bool open = playback_open(&delayed->playback, room->log.text, room->log.length,
                              &room->owner->work->events);
    assert(open);
    delayed->whose = NO_TEAM;
    room->delayed = delayed;
    return delayed;
}

void delayed_free(struct room *room)
{
    if (room->delayed) free(room->delayed->row);
    free(room->delayed);
    room->delayed = NULL;
}

void delayed_note(struct room *room, uint64_t now_ms)
{
    if (room->options.spectators != WATCH_BOTH || room->state != ROOM_PLAYING) return;
    struct delayed *delayed = delayed_of(room);
    enum team whose = room->game->turn;
    delayed->turns += whose != delayed->whose && delayed->whose != NO_TEAM;
    delayed->whose = whose;
    MEMORY_GROW(delayed->row, delayed->rows, delayed->capacity);
    delayed->row[delayed->rows++] = (struct row){now_ms, delayed->turns, room->log.length};
}

uint64_t delayed_deadline(const struct room *room)
{
    const struct delayed *delayed = room->delayed;
    if (!delayed || delayed->first == delayed->rows) return ALARM_NEVER;
    const struct row *next = &delayed->row[delayed->first];
    bool turns = room->game->mode == TURN_BY_TURN;
    if (turns && delayed->turns - next->turn < room->options.spectator_delay_turns)
        return ALARM_NEVER; /* delayed_note is called again when there are more */
    return next->at_ms + room->options.spectator_delay_ms;
}

static void tell_events(struct room *room, const struct view *before)
{
    struct delayed *delayed = room->delayed;
    struct workspace *work = room->owner->work;
    struct out *out = workspace_text(work);
    struct view after = view_for(&delayed->playback.game, EVERYTHING);
    out_lit(out, "{\"type\":\"events\"");
    out_key_number(out, "game", room->games);
    out_lit(out, ",\"events\":[");
    delayed->v += (uint32_t)broadcast_write_events(&work->events, EARS_ALL, out);
    out_lit(out, "],\"patch\":");
    if (!json_view_patch(out, before, &after)) out_lit(out, "{}");
    out_key_number(out, "v", delayed->v);
    out_char(out, '}');
    struct packet *packet = packet_from(out);
    EACH_MEMBER(member, room)
        if (broadcast_is_delayed(room, member)) room_tell(room, member, packet_share(packet));
    packet_drop(packet);
}

/* Plays the delayed game up to a place in the record, and tells it. */
static void play_up_to(struct room *room, size_t end)
{
    struct playback *playback = &room->delayed->playback;
    struct view before = view_for(&playback->game, EVERYTHING);
    playback_extend(playback, room->log.text, end);
    while (playback_next(playback)) {
        if (playback->item == RECORD_CALL || !playback->events->count) continue;
        tell_events(room, &before);
        before = view_for(&playback->game, EVERYTHING);
    }
}

void delayed_catch_up(struct room *room, uint64_t now_ms)
{
    while (delayed_deadline(room) != ALARM_NEVER && delayed_deadline(room) <= now_ms)
        play_up_to(room, room->delayed->row[room->delayed->first++].end);
    struct delayed *delayed = room->delayed;
    if (delayed && delayed->first == delayed->rows) delayed->first = delayed->rows = 0;
}

void delayed_tell_view(struct room *room, struct member *member)
{
    struct delayed *delayed = delayed_of(room);
    struct out *out = workspace_text(room->owner->work);
    struct view view = view_for(&delayed->playback.game, EVERYTHING);
    member->v = delayed->v;
    out_lit(out, "{\"type\":\"view\"");
    out_key_number(out, "game", room->games);
    out_key_number(out, "v", delayed->v);
    out_key_number(out, "n", 0);
    out_key_number(out, "since", delayed->v);
    out_lit(out, ",\"events\":[],\"view\":");
    json_view_object(out, &view);
    out_lit(out, ",\"calls\":[]}");
    room_tell(room, member, packet_from(out));
}
