/*
 * Who hears what of an order. Listeners with the same seats hear the same, and most events sound
 * the same to everyone: the JSON of the events is written once for each different way to hear them
 * (`hearing`), the patch of the view once for each listener. What differs only in its version
 * number shares its body.
 */
#include "server/broadcast.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "wire/json.h"

enum { LISTENERS_MAX = SEATS + 2, HEARINGS_MAX = LISTENERS_MAX };

/* One set of seats that somebody present holds. */
struct listener {
    unsigned seats;
    uint16_t ears;
    int hearing;
    struct view before;
};

/* One way to hear the events: which of them, and which secret fields. */
struct hearing {
    uint64_t sign[2];
    size_t offset, length;
    int events;
};

/* Working space of the one server thread. */
static struct {
    int listeners, hearings;
    struct listener listener[LISTENERS_MAX];
    struct hearing hearing[HEARINGS_MAX];
    struct out heard; /* the texts of the hearings */
    struct out body, message;
} desk;

bool broadcast_is_delayed(const struct room *room, const struct member *member)
{
    return room->state == PLAYING_GAME && room->options.spectators == WATCH_BOTH &&
           room_seats(room, member) == 0;
}

bool broadcast_listens(const struct room *room, const struct member *member)
{
    if (!member->line || broadcast_is_delayed(room, member)) return false;
    return room->options.spectators != WATCH_NONE || room_seats(room, member) != 0;
}

static struct listener *listener_of(unsigned seats)
{
    for (int i = 0; i < desk.listeners; i++)
        if (desk.listener[i].seats == seats) return &desk.listener[i];
    return NULL;
}

void broadcast_begin(const struct room *room)
{
    desk.listeners = desk.hearings = 0;
    announce_fresh(&desk.heard);
    for (int i = 0; i < room->members; i++) {
        if (!broadcast_listens(room, &room->member[i])) continue;
        unsigned seats = room_seats(room, &room->member[i]);
        if (listener_of(seats)) continue;
        assert(desk.listeners < LISTENERS_MAX);
        struct listener *listener = &desk.listener[desk.listeners++];
        listener->seats = seats;
        listener->ears = game_ears_of(room->game, seats);
        listener->before = view_for_seats(room->game, seats);
    }
}

static void sign_events(const struct events *events, uint16_t ears, uint64_t sign[2])
{
    for (int i = 0; i < events->count; i++) {
        uint64_t bits = event_parts(&events->list[i], ears);
        sign[0] = (sign[0] << 5 | sign[0] >> 59) ^ bits;
        sign[1] = (sign[1] ^ (bits + 1)) * 0x9e3779b97f4a7c15ull;
    }
}

static int write_heard(const struct events *events, uint16_t ears, struct out *out)
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

static int broadcast_of(const struct events *const part[], uint16_t ears)
{
    uint64_t sign[2] = {0};
    for (int i = 0; i < BROADCAST_PARTS; i++) sign_events(part[i], ears, sign);
    for (int i = 0; i < desk.hearings; i++)
        if (!memcmp(desk.hearing[i].sign, sign, sizeof sign)) return i;
    struct hearing *hearing = &desk.hearing[desk.hearings];
    memcpy(hearing->sign, sign, sizeof sign);
    hearing->offset = desk.heard.length;
    out_char(&desk.heard, '[');
    hearing->events = 0;
    for (int i = 0; i < BROADCAST_PARTS; i++)
        hearing->events += write_heard(part[i], ears, &desk.heard);
    out_char(&desk.heard, ']');
    hearing->length = desk.heard.length - hearing->offset;
    return desk.hearings++;
}

void broadcast_write_clock(const struct room *room, const struct game *game, struct out *out)
{
    const struct ruleset *rules = &game->rules;
    bool hold = game->await == AWAIT_RESUME;
    bool awaits = game->await != AWAIT_NOTHING && rules->answer_limit_ms;
    if (game->phase != PLAYING || !(rules->turn_limit_ms || hold || awaits)) return;
    out_key(out, "clock");
    out_lit(out, "{\"turn_ms\":"), out_number(out, game->turn_ms);
    out_lit(out, ",\"turn_limit_ms\":"), out_number(out, rules->turn_limit_ms);
    out_lit(out, ",\"await_ms\":"), out_number(out, game->await_ms);
    out_lit(out, ",\"await_limit_ms\":"), out_number(out, hold ? 0 : rules->answer_limit_ms);
    out_lit(out, ",\"running\":"), out_bool(out, room_running(room)), out_char(out, '}');
}

/* ,"events":[...],"patch":{...},"clock":{...}}  False when there is nothing to say. */
static bool write_body(const struct room *room, const struct listener *listener, struct out *out)
{
    const struct hearing *hearing = &desk.hearing[listener->hearing];
    out_lit(out, ",\"events\":");
    out_bytes(out, desk.heard.text + hearing->offset, hearing->length);
    struct view after = view_for_seats(room->game, listener->seats);
    size_t mark = out->length;
    out_lit(out, ",\"patch\":");
    bool patched = json_view_patch(out, &listener->before, &after);
    if (!patched) out->length = mark;
    broadcast_write_clock(room, room->game, out);
    out_char(out, '}');
    return patched || hearing->events;
}

/* `body` is NULL when there is nothing to hear. */
static void say_events(struct room *room, struct member *member, const struct out *body, int64_t re)
{
    struct out *out = announce_fresh(&desk.message);
    if (!body && re < 0) return;
    if (body) {
        out_lit(out, "{\"type\":\"events\",\"game\":"), out_number(out, room->games);
        out_lit(out, ",\"v\":"), out_number(out, member->v);
        if (re >= 0)
            out_lit(out, ",\"re\":"), out_number(out, (uint64_t)re), out_lit(out, ",\"ok\":true");
        out_bytes(out, body->text, body->length);
    } else {
        out_lit(out, "{\"re\":"), out_number(out, (uint64_t)re), out_lit(out, ",\"ok\":true}");
    }
    room->ways->tell(room->world, room, member->line, packet_new(out->text, out->length));
}

void broadcast_tell(struct room *room, const struct events *const part[BROADCAST_PARTS],
                    const struct member *giver, int64_t re)
{
    for (int i = 0; i < desk.listeners; i++) {
        struct listener *listener = &desk.listener[i];
        listener->hearing = broadcast_of(part, listener->ears);
        struct out *body = announce_fresh(&desk.body);
        bool says = write_body(room, listener, body);
        for (int j = 0; j < room->members; j++) {
            struct member *member = &room->member[j];
            bool listens = broadcast_listens(room, member);
            if (!listens || room_seats(room, member) != listener->seats) continue;
            member->v += (uint32_t)desk.hearing[listener->hearing].events;
            say_events(room, member, says ? body : NULL, member == giver ? re : -1);
        }
    }
}
