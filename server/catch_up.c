/*
 * The whole view, for those who come in: what they see now, and the events and calls that they
 * missed, found by playing the record again with their ears.
 */
#include <assert.h>

#include "server/announce.h"
#include "server/broadcast.h"
#include "server/delayed.h"
#include "wire/json.h"
#include "wire/json_call.h"

enum { CALLS_SHOWN = 20 };

struct retelling {
    uint16_t ears;
    uint32_t heard, since;
    struct out *events;
    struct out *calls;
    int team;
    uint32_t calls_heard, calls_since;
};

static void catch_up_events(struct retelling *retelling, const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], retelling->ears, &heard)) continue;
        if (++retelling->heard <= retelling->since) continue;
        out_comma(retelling->events);
        json_event(retelling->events, &heard, events->tracing);
    }
}

static void catch_up_call(struct retelling *retelling, const struct call *call)
{
    struct out *out = retelling->calls;
    if (call->team != retelling->team || ++retelling->calls_heard <= retelling->calls_since) return;
    out_comma(out), out_lit(out, "{\"from\":");
    out_word(out, seat_name(seat_of((enum team)call->team, (enum role)call->role)));
    out_lit(out, ",\"call\":"), json_call(out, call), out_char(out, '}');
}

/* Plays the record again to find what these ears have heard. */
static void retell(const struct room *room, struct retelling *retelling)
{
    static struct record_frame frame;
    static struct events events;
    static struct game game;
    struct setup setup;
    struct record_reader reader;
    enum record_item item;
    bool open = record_open(&reader, (const uint8_t *)room->log.text, room->log.length, &setup);
    assert(open);
    game_init(&game, &setup);
    while ((item = record_next(&reader, &frame)) <= RECORD_CALL) {
        if (item == RECORD_CALL) {
            catch_up_call(retelling, &frame.call);
            continue;
        }
        game_apply(&game, &frame.order, &events);
        catch_up_events(retelling, &events);
    }
}

static struct retelling count_heard(const struct room *room, const struct member *member)
{
    struct retelling count = {.ears = game_ears_of(room->game, room_seats(room, member)),
                              .since = UINT32_MAX, .calls_since = UINT32_MAX,
                              .team = room_team(room, member)};
    retell(room, &count);
    return count;
}

static void write_view(struct room *room, struct member *member, struct retelling retelling,
                       uint32_t since, struct out *out)
{
    static struct out calls;
    unsigned seats = room_seats(room, member);
    uint32_t skip = retelling.calls_heard > CALLS_SHOWN ? retelling.calls_heard - CALLS_SHOWN : 0;
    retelling.heard = retelling.calls_heard = 0;
    retelling.since = since;
    retelling.calls_since = skip;
    retelling.events = out;
    retelling.calls = announce_fresh(&calls);
    out_lit(out, "{\"type\":\"view\",\"game\":"), out_number(out, room->games);
    out_lit(out, ",\"since\":"), out_number(out, since);
    out_lit(out, ",\"events\":["), retell(room, &retelling), out_char(out, ']');
    member->v = retelling.heard;
    out_lit(out, ",\"v\":"), out_number(out, member->v);
    out_lit(out, ",\"n\":"), out_number(out, member->last_n);
    struct view view = view_for_seats(room->game, seats);
    out_lit(out, ",\"view\":"), json_view_object(out, &view);
    out_lit(out, ",\"calls\":["), out_bytes(out, calls.text, calls.length), out_char(out, ']');
    broadcast_write_clock(room, room->game, out);
    out_char(out, '}');
}

void room_tell_view(struct room *room, struct member *member, uint32_t game, uint32_t v)
{
    if (!room->game || !member->line) return;
    if (broadcast_is_delayed(room, member)) {
        member->seen = (1 << TEAMS) - 1;
        delayed_tell_view(room, member);
        return;
    }
    if (!broadcast_listens(room, member) && room->state != ENDED) return;
    struct retelling count = count_heard(room, member);
    if (game != room->games || v > count.heard) v = 0;
    struct out *out = announce_scratch();
    write_view(room, member, count, v, out);
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}
