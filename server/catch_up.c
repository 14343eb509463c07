/*
 * What somebody missed is found by playing the record again with his ears: once to count what they
 * heard, once to write the part that he has not got yet.
 */
#include "server/catch_up.h"

#include <assert.h>

#include "server/broadcast.h"
#include "server/delayed.h"
#include "server/seats.h"
#include "server/workspace.h"
#include "wire/json.h"
#include "wire/json_call.h"
#include "wire/playback.h"

struct retelling {
    uint16_t ears;
    enum team team;
    uint32_t events, calls;               /* heard so far */
    uint32_t skip_events, skip_calls;     /* these are counted, not written */
    struct out *event_text, *call_text;
};

static void retell_events(struct retelling *retelling, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], retelling->ears, &heard)) continue;
        if (retelling->events++ < retelling->skip_events) continue;
        out_comma(retelling->event_text);
        json_event(retelling->event_text, &heard, events->tracing);
    }
}

static void retell_call(struct retelling *retelling, const struct call *call)
{
    struct out *out = retelling->call_text;
    if (call->team != retelling->team) return;
    if (retelling->calls++ < retelling->skip_calls) return;
    out_comma(out);
    out_char(out, '{');
    out_key_name(out, "from", seat_name(seat_of(call->team, call->role)));
    out_key(out, "call");
    json_call(out, call);
    out_char(out, '}');
}

static void retell(const struct out *record, struct retelling *retelling)
{
    struct events events;
    struct playback playback;
    bool open = playback_open(&playback, record->text, record->length, &events);
    assert(open);
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL)
            retell_call(retelling, &playback.frame.call);
        else
            retell_events(retelling, &events);
    }
}

static struct retelling count_heard(const struct room *room, const struct member *member)
{
    struct retelling count = {.ears = game_ears_of(room->game, seats_of(room, member)),
                              .team = seats_team(room, member),
                              .skip_events = UINT32_MAX, .skip_calls = UINT32_MAX};
    retell(&room->log, &count);
    return count;
}

static void write_view(struct room *room, struct member *member, struct retelling retelling,
                       uint32_t since)
{
    struct workspace *work = room->owner->work;
    struct out *out = workspace_text(work);
    out_reset(&work->calls);
    retelling.skip_events = since;
    retelling.skip_calls = retelling.calls > CALLS_SHOWN ? retelling.calls - CALLS_SHOWN : 0;
    retelling.events = retelling.calls = 0;
    retelling.event_text = out;
    retelling.call_text = &work->calls;
    out_lit(out, "{\"type\":\"view\"");
    out_key_number(out, "game", room->games);
    out_key_number(out, "since", since);
    out_lit(out, ",\"events\":[");
    retell(&room->log, &retelling);
    out_char(out, ']');
    member->v = retelling.events;
    out_key_number(out, "v", member->v);
    out_key_number(out, "n", member->last_n);
    struct view view = view_for_seats(room->game, seats_of(room, member));
    out_key(out, "view");
    json_view_object(out, &view);
    out_lit(out, ",\"calls\":[");
    out_bytes(out, work->calls.text, work->calls.length);
    out_char(out, ']');
    broadcast_write_clock(room, out);
    out_char(out, '}');
}

void catch_up_tell(struct room *room, struct member *member, uint32_t game, uint32_t v)
{
    if (!room->game || !member->line) return;
    if (broadcast_is_delayed(room, member)) {
        member->seen = (1 << TEAMS) - 1;
        delayed_tell_view(room, member);
        return;
    }
    if (!broadcast_listens(room, member) && room->state != ROOM_OVER) return;
    struct retelling count = count_heard(room, member);
    if (game != room->games || v > count.events) v = 0;
    write_view(room, member, count, v);
    room_tell(room, member, packet_from(&room->owner->work->text));
}
