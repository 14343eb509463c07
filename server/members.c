/* The list of members. Ids are never given twice, so one that has left cannot be mistaken. */
#include "server/members.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/absence.h"
#include "server/play.h"
#include "server/seats.h"

struct member *members_find(const struct room *room, member_id id)
{
    EACH_MEMBER(member, room)
        if (member->id == id) return member;
    return NULL;
}

struct member *members_person(const struct room *room, const struct person *who)
{
    EACH_MEMBER(member, room)
        if (person_equal(&member->who, who)) return member;
    return NULL;
}

int members_present(const struct room *room)
{
    int count = 0;
    EACH_MEMBER(member, room) count += member->line != NULL;
    return count;
}

/* Joining */

struct member *members_add(struct room *room, const struct person *who, const char *name)
{
    struct member **end = &room->first_member;
    while (*end) end = &(*end)->next;
    struct member *member = *end = memory_new(1, sizeof *member);
    room->members++;
    member->who = *who;
    member->id = room->next_member++;
    member->wants_seat = NO_SEAT;
    snprintf(member->name, sizeof member->name, "%s", name);
    return member;
}

void members_forget(struct room *room, struct member *member)
{
    struct member **link = &room->first_member;
    while (*link != member) link = &(*link)->next;
    *link = member->next;
    room->members--;
    free(member);
}

static bool is_kicked(const struct room *room, const struct person *who)
{
    for (uint32_t i = 0; i < room->kicked_count; i++)
        if (person_equal(&room->kicked[i], who)) return true;
    return false;
}

/* Spectators who went away make place for others; seated people never do. */
static bool has_place(struct room *room)
{
    if (room->members < MEMBERS_MAX) return true;
    EACH_MEMBER(member, room) {
        if (member->line || member->id == room->host || seats_plays(room, member)) continue;
        members_forget(room, member);
        return true;
    }
    return false;
}

static bool may_watch(const struct room *room)
{
    return room->state != ROOM_PLAYING || room->options.spectators != WATCH_NONE;
}

/* Somebody left for good in mid-game, so a newcomer may take his seat. */
static bool has_open_seat(const struct room *room)
{
    EACH_PLAYER(player, room)
        if (seats_is_free(player) || player->held) return true;
    return false;
}

enum refusal members_join(struct room *room, const struct person *who, const char *name,
                          struct member **member)
{
    if (is_kicked(room, who)) return REFUSED_KICKED;
    *member = members_person(room, who);
    if (*member) {
        (*member)->gone = false;
        if (*name && strcmp((*member)->name, name)) members_rename(room, *member, name);
        return REFUSED_NOT;
    }
    if (!may_watch(room) && !has_open_seat(room)) return REFUSED_NO_SPECTATORS;
    if (!has_place(room)) return REFUSED_ROOM_FULL;
    *member = members_add(room, who, *name ? name : "Sailor");
    if (room->host == NOBODY) room->host = (*member)->id;
    room->changed = true;
    return REFUSED_NOT;
}

/* Coming and going */

void members_came(struct room *room, struct member *member, struct session *line, uint64_t now_ms)
{
    member->line = line;
    member->away_since_ms = 0;
    if (room->idle_ms) room->ticked_ms = now_ms;
    room->idle_ms = 0;
    absence_ends(room, member, now_ms);
    room->to_show = true;
}

void members_went(struct room *room, struct member *member, uint64_t now_ms)
{
    member->line = NULL;
    member->away_since_ms = now_ms;
    room->to_show = true;
    if (members_present(room)) return;
    play_stop_time(room, now_ms);
    room->idle_ms = now_ms;
}

enum refusal members_leave(struct room *room, struct member *member, uint64_t now_ms)
{
    if (room->state == ROOM_PLAYING && seats_plays(room, member)) {
        member->gone = true;
        members_went(room, member, now_ms);
        absence_for_good(room, member, now_ms);
    } else {
        seats_leave(room, member);
        members_forget(room, member);
        if (members_present(room) == 0) room->idle_ms = now_ms;
    }
    members_pass_host_on(room);
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal members_rename(struct room *room, struct member *member, const char *name)
{
    snprintf(member->name, sizeof member->name, "%s", name);
    room->changed = true;
    return REFUSED_NOT;
}

/* The host */

void members_replace_host(struct room *room)
{
    EACH_MEMBER(member, room) {
        if (!member->line || member->gone) continue;
        room->host = member->id;
        room->changed = true;
        return;
    }
}

void members_pass_host_on(struct room *room)
{
    const struct member *host = members_find(room, room->host);
    if (!host || host->gone) members_replace_host(room);
}

/* Whom the host may act upon: anybody but himself. */
static enum refusal find_other(const struct room *room, const struct member *host, member_id id,
                               struct member **other)
{
    *other = members_find(room, id);
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    return *other && *other != host ? REFUSED_NOT : REFUSED_NO_SUCH_MEMBER;
}

static void bar(struct room *room, const struct person *who)
{
    if (room->kicked_count == KICKED_MAX) return;
    MEMORY_GROW(room->kicked, room->kicked_count, room->kicked_capacity);
    room->kicked[room->kicked_count++] = *who;
}

enum refusal members_kick(struct room *room, const struct member *host, member_id id,
                          uint64_t now_ms)
{
    struct member *other;
    enum refusal refusal = find_other(room, host, id, &other);
    if (refusal) return refusal;
    bar(room, &other->who);
    return members_leave(room, other, now_ms);
}

enum refusal members_hand_over(struct room *room, const struct member *host, member_id id)
{
    const struct member *other = members_find(room, id);
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (!other || other->gone) return REFUSED_NO_SUCH_MEMBER;
    room->host = other->id;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal members_mute(struct room *room, const struct member *host, member_id id, bool muted)
{
    struct member *other;
    enum refusal refusal = find_other(room, host, id, &other);
    if (refusal) return refusal;
    other->muted = muted;
    room->changed = true;
    return REFUSED_NOT;
}
