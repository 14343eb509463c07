/* Who hears what of an order. */
#include "server/broadcast.h"

#include <assert.h>
#include <string.h>

#include "rules/time_limits.h"
#include "server/seats.h"
#include "wire/json.h"

bool broadcast_is_delayed(const struct room *room, const struct member *member)
{
    return room->state == ROOM_PLAYING && room->options.spectators == WATCH_BOTH &&
           !seats_plays(room, member);
}

bool broadcast_listens(const struct room *room, const struct member *member)
{
    if (!member->line || broadcast_is_delayed(room, member)) return false;
    return room->options.spectators != WATCH_NONE || seats_plays(room, member);
}

static struct listener *find_listener(struct broadcast *broadcast, unsigned seats)
{
    for (int i = 0; i < broadcast->listeners; i++)
        if (broadcast->listener[i].seats == seats) return &broadcast->listener[i];
    return NULL;
}

void broadcast_begin(struct broadcast *broadcast, const struct room *room)
{
    broadcast->listeners = broadcast->hearings = 0;
    out_reset(&broadcast->heard);
    EACH_MEMBER(member, room) {
        unsigned seats = seats_of(room, member);
        if (!broadcast_listens(room, member) || find_listener(broadcast, seats)) continue;
        assert(broadcast->listeners < LISTENERS_MAX);
        struct listener *listener = &broadcast->listener[broadcast->listeners++];
        listener->seats = seats;
        listener->ears = game_ears_of(room->game, seats);
        listener->before = view_for_seats(room->game, seats);
    }
}

/* --- hearings -------------------------------------------------------------------------------- */

/* The first number holds the parts that are heard of twelve events exactly, the second mixes those
 * of all. */
static void sign_events(const struct events *events, uint16_t ears, uint64_t sign[2])
{
    for (int i = 0; i < events->count; i++) {
        uint64_t parts = event_parts(&events->list[i], ears);
        sign[0] = (sign[0] << 5 | sign[0] >> 59) ^ parts;
        sign[1] = (sign[1] ^ (parts + 1)) * 0x9e3779b97f4a7c15ull;
    }
}

int broadcast_write_events(const struct events *events, uint16_t ears, struct out *out)
{
    int count = 0;
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], ears, &heard)) continue;
        out_comma(out);
        json_event(out, &heard, events->tracing);
        count++;
    }
    return count;
}

/* What these ears hear, written unless others hear the same. */
static int find_hearing(struct broadcast *broadcast, const struct events *events, uint16_t ears)
{
    struct out *heard = &broadcast->heard;
    uint64_t sign[2] = {0};
    sign_events(events, ears, sign);
    for (int i = 0; i < broadcast->hearings; i++)
        if (!memcmp(broadcast->hearing[i].sign, sign, sizeof sign)) return i;
    struct hearing *hearing = &broadcast->hearing[broadcast->hearings];
    memcpy(hearing->sign, sign, sizeof sign);
    hearing->offset = heard->length;
    out_char(heard, '[');
    hearing->events = broadcast_write_events(events, ears, heard);
    out_char(heard, ']');
    hearing->length = heard->length - hearing->offset;
    return broadcast->hearings++;
}

/* --- messages -------------------------------------------------------------------------------- */

static uint32_t await_limit(const struct game *game)
{
    struct time_limit limits[TIME_LIMITS_MAX];
    for (int i = game_time_limits(game, limits) - 1; i >= 0; i--)
        if (limits[i].limit == LIMIT_AIM || limits[i].limit == LIMIT_ANSWER)
            return limits[i].limit_ms;
    return 0;
}

/* Of the tracing that waits longest for the enemy Engineer's word; TIME_NEVER without a limit. */
static uint32_t confirm_used(const struct game *game)
{
    struct time_limit limits[TIME_LIMITS_MAX];
    uint32_t used = TIME_NEVER;
    for (int i = game_time_limits(game, limits) - 1; i >= 0; i--)
        if (limits[i].limit == LIMIT_CONFIRM && limits[i].limit_ms &&
            (used == TIME_NEVER || limits[i].used_ms > used))
            used = limits[i].used_ms;
    return used;
}

void broadcast_write_clock(const struct room *room, struct out *out)
{
    const struct game *game = room->game;
    const struct ruleset *rules = &game->rules;
    bool hold = game->await == AWAIT_RESUME;
    uint32_t limit = await_limit(game), confirm = confirm_used(game);
    if (game->phase != PLAYING ||
        !(rules->turn_limit_ms || hold || limit || confirm != TIME_NEVER))
        return;
    out_key(out, "clock");
    out_char(out, '{');
    out_key_number(out, "turn_ms", game->turn_ms);
    out_key_number(out, "turn_limit_ms", rules->turn_limit_ms);
    out_key_number(out, "await_ms", game->await_ms);
    out_key_number(out, "await_limit_ms", limit);
    if (confirm != TIME_NEVER) {
        out_key_number(out, "confirm_ms", confirm);
        out_key_number(out, "confirm_limit_ms", rules->confirm_limit_ms);
    }
    out_key_bool(out, "running", room_is_running(room));
    out_char(out, '}');
}

/* ,"events":[...],"patch":{...},"clock":{...}}  False when there is nothing to say. */
static bool write_body(struct broadcast *broadcast, const struct room *room,
                       const struct listener *listener)
{
    struct out *out = &broadcast->body;
    const struct hearing *hearing = &broadcast->hearing[listener->hearing];
    out_reset(out);
    out_lit(out, ",\"events\":");
    out_bytes(out, broadcast->heard.text + hearing->offset, hearing->length);
    struct view after = view_for_seats(room->game, listener->seats);
    size_t mark = out->length;
    out_lit(out, ",\"patch\":");
    bool patched = json_view_patch(out, &listener->before, &after);
    if (!patched) out->length = mark;
    broadcast_write_clock(room, out);
    out_char(out, '}');
    return patched || hearing->events;
}

static void write_message(struct broadcast *broadcast, const struct room *room,
                          const struct member *member, int64_t re)
{
    struct out *out = &broadcast->message;
    out_reset(out);
    out_lit(out, "{\"type\":\"events\"");
    out_key_number(out, "game", room->games);
    out_key_number(out, "v", member->v);
    if (re >= 0) {
        out_key_number(out, "re", (uint64_t)re);
        out_key_bool(out, "ok", true);
    }
    out_bytes(out, broadcast->body.text, broadcast->body.length);
}

static void write_answer(struct broadcast *broadcast, int64_t re)
{
    struct out *out = &broadcast->message;
    out_reset(out);
    out_char(out, '{');
    out_key_number(out, "re", (uint64_t)re);
    out_key_bool(out, "ok", true);
    out_char(out, '}');
}

void broadcast_tell(struct broadcast *broadcast, struct room *room, const struct events *events,
                    const struct broadcast_answer *answer)
{
    for (int i = 0; i < broadcast->listeners; i++) {
        struct listener *listener = &broadcast->listener[i];
        listener->hearing = find_hearing(broadcast, events, listener->ears);
        bool says = write_body(broadcast, room, listener);
        EACH_MEMBER(member, room) {
            if (!broadcast_listens(room, member)) continue;
            if (seats_of(room, member) != listener->seats) continue;
            int64_t re = member == answer->giver ? answer->re : -1;
            member->v += (uint32_t)broadcast->hearing[listener->hearing].events;
            if (says) write_message(broadcast, room, member, re);
            else if (re >= 0) write_answer(broadcast, re);
            else continue;
            room_tell(room, member, packet_from(&broadcast->message));
        }
    }
}
