/* A room's beginning and end, how it speaks, and what it wakes up for. */
#include "server/room.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/absence.h"
#include "server/again.h"
#include "server/announce.h"
#include "server/delayed.h"
#include "server/match.h"
#include "server/members.h"
#include "server/play.h"
#include "server/presence.h"
#include "server/seats.h"

struct room *room_new(uint64_t id, const char *code, const struct options *options,
                      const struct room_owner *owner)
{
    struct room *room = memory_new(1, sizeof *room);
    room->id = id;
    snprintf(room->code, sizeof room->code, "%s", code);
    room->options = *options;
    room->next_member = 1;
    room->presence = bucket_full(PRESENCE_BURST, 0);
    room->owner = owner;
    room->alarm.room = room;
    out_growing(&room->log, memory_resize);
    return room;
}

void room_free(struct room *room)
{
    play_forget(room);
    while (room->first_member) members_forget(room, room->first_member);
    free(room->log.text);
    free(room->kicked);
    free(room->said);
    free(room);
}

bool room_is_running(const struct room *room)
{
    return room->state == ROOM_PLAYING && room->pause == PAUSE_NONE && room->idle_ms == 0;
}

uint64_t room_deadline(const struct room *room)
{
    uint64_t first = play_deadline(room);
    alarms_earlier(&first, absence_deadline(room));
    alarms_earlier(&first, delayed_deadline(room));
    alarms_earlier(&first, room->show_ms);
    alarms_earlier(&first, presence_deadline(room));
    alarms_earlier(&first, seats_deadline(room));
    alarms_earlier(&first, again_deadline(room));
    alarms_earlier(&first, match_deadline(room));
    return first;
}

void room_wake(struct room *room, uint64_t now_ms)
{
    play_keep_time(room, now_ms);
    absence_wake(room, now_ms);
    delayed_catch_up(room, now_ms);
    seats_wake(room, now_ms);
}

void room_tell(struct room *room, const struct member *member, struct packet *packet)
{
    if (member->line) room->owner->ops->tell(room->owner->server, room, member->line, packet);
    else packet_drop(packet);
}

void room_tell_all(struct room *room, struct packet *packet)
{
    EACH_MEMBER(member, room) room_tell(room, member, packet_share(packet));
    packet_drop(packet);
}

static void save_changes(struct room *room)
{
    members_pass_host_on(room);
    if (room->changed) room->owner->ops->save_state(room->owner->server, room);
    room->to_show |= room->changed;
    room->changed = false;
    room->show_ms = ALARM_NEVER;
}

static bool may_show(struct room *room, uint64_t now_ms)
{
    uint32_t per_s = room->owner->shows_per_s;
    return !per_s || bucket_spend(&room->shows, SHOW_BURST_S * per_s, per_s,
                                  (uint32_t)members_present(room), now_ms);
}

void room_flush(struct room *room, uint64_t now_ms)
{
    bool changed = room->changed;
    save_changes(room);
    room->to_show |= presence_tell(room, changed);
    bool now = room->to_show && may_show(room, now_ms);
    if (now) announce_room(room);
    else announce_room_to_new(room);
    room->to_show &= !now;
    if (room->to_show) room->show_ms = now_ms + SHOW_PAUSE_MS;
}

void room_flush_now(struct room *room)
{
    save_changes(room);
    presence_tell(room, true);
    announce_room(room);
    room->to_show = false;
}
