/* The list of members. Ids are never given twice, so one that has left cannot be mistaken. */
#include "server/members.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "server/absence.h"
#include "server/names.h"
#include "server/play.h"
#include "server/presence.h"
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

/* --- joining --------------------------------------------------------------------------------- */

struct member *members_add(struct room *room, const struct person *who, const char *name)
{
    struct member **end = &room->first_member;
    while (*end) end = &(*end)->next;
    struct member *member = *end = memory_new(1, sizeof *member);
    room->members++;
    member->who = *who;
    member->id = room->next_member++;
    member->wants_seat = NO_SEAT;
    member->emblem = NO_EMBLEM;
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

static bool is_barred(const struct room *room, household_id household, uint64_t now_ms)
{
    for (int i = 0; i < BARRED_MAX && household != NO_HOUSEHOLD; i++)
        if (room->barred[i].household == household && now_ms < room->barred[i].until_ms)
            return true;
    return false;
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

static void return_to(struct room *room, struct member *member, const struct visitor *visitor)
{
    member->household = visitor->household;
    members_wear(room, member, visitor->emblem);
    if (*visitor->name) members_rename(room, member, visitor->name);
    if (!member->gone) return;
    member->gone = false;
    member->told = TOLD_NOTHING;
    presence_say(room, "joined", member);
    room->changed = true;
}

enum refusal members_join(struct room *room, const struct visitor *visitor, uint64_t now_ms,
                          struct member **member)
{
    if (is_kicked(room, visitor->who)) return REFUSED_KICKED;
    *member = members_person(room, visitor->who);
    if (*member) {
        return_to(room, *member, visitor);
        return REFUSED_NOT;
    }
    if (is_barred(room, visitor->household, now_ms)) return REFUSED_KICKED;
    if (!may_watch(room) && !has_open_seat(room)) return REFUSED_NO_SPECTATORS;
    if (!has_place(room)) return REFUSED_ROOM_FULL;
    *member = members_add(room, visitor->who, "");
    (*member)->household = visitor->household;
    (*member)->emblem = visitor->emblem;
    members_rename(room, *member, *visitor->name ? visitor->name : "Sailor");
    if (room->host == NOBODY) room->host = (*member)->id;
    presence_say(room, "joined", *member);
    room->changed = true;
    return REFUSED_NOT;
}

/* --- coming and going ------------------------------------------------------------------------ */

void members_came(struct room *room, struct member *member, struct session *line, uint64_t now_ms)
{
    member->line = line;
    member->away_since_ms = 0;
    if (room->idle_ms) {
        room->ticked_ms = now_ms;
        room->changed |= room->options.listed; /* and in the lists again */
    }
    room->idle_ms = 0;
    absence_ends(room, member, now_ms);
    member->entering = true;
}

/* Ready is who looks at the table. */
static void unready(struct room *room, const struct member *member)
{
    EACH_PLAYER(player, room) {
        if (player->member != member->id || !player->ready) continue;
        player->ready = false;
        room->changed = true;
    }
}

void members_went(struct room *room, struct member *member, uint64_t now_ms)
{
    member->line = NULL;
    member->away_since_ms = now_ms;
    if (room->state == ROOM_LOBBY) unready(room, member);
    if (members_present(room)) return;
    play_stop_time(room, now_ms);
    room->idle_ms = now_ms;
    room->changed |= room->options.listed; /* it is in no list now */
}

/* Nobody is heard again, or sits with the other crew, by going out and coming in. */
static bool is_remembered(const struct room *room, const struct member *member)
{
    return member->muted || (room->state == ROOM_PLAYING && member->seen);
}

static void part_with(struct room *room, struct member *member, bool kicked, uint64_t now_ms)
{
    presence_say(room, kicked ? "removed" : "left", member);
    if (room->state == ROOM_PLAYING && seats_plays(room, member)) {
        member->gone = true;
        members_went(room, member, now_ms);
        absence_for_good(room, member, kicked, now_ms);
    } else if (is_remembered(room, member)) {
        member->gone = true;
        seats_leave(room, member);
        members_went(room, member, now_ms);
    } else {
        seats_leave(room, member);
        members_forget(room, member);
        if (members_present(room) == 0) room->idle_ms = now_ms;
    }
    members_pass_host_on(room);
    room->changed = true;
}

enum refusal members_leave(struct room *room, struct member *member, uint64_t now_ms)
{
    part_with(room, member, false, now_ms);
    return REFUSED_NOT;
}

/* --- names ----------------------------------------------------------------------------------- */

/* "Ann (2)", of at most NAME_CHARS characters. */
static void number_name(const char *name, char numbered[NAME_BYTES])
{
    static const char number[] = " (2)";
    size_t length = 0, chars = 0;
    for (; name[length]; length++) {
        chars += (name[length] & 0xc0) != 0x80;
        if (chars > NAME_CHARS - (sizeof number - 1)) break;
    }
    snprintf(numbered, NAME_BYTES, "%.*s%s", (int)length, name, number);
}

enum refusal members_rename(struct room *room, struct member *member, const char *name)
{
    char numbered[NAME_BYTES];
    const struct member *host = members_find(room, room->host);
    if (member->muted) return REFUSED_MUTED;
    if (host && host != member && names_look_alike(host->name, name)) {
        number_name(name, numbered);
        name = numbered;
    }
    if (!strcmp(member->name, name)) return REFUSED_NOT;
    snprintf(member->name, sizeof member->name, "%s", name);
    room->changed = true;
    return REFUSED_NOT;
}

void members_wear(struct room *room, struct member *member, enum emblem emblem)
{
    room->changed |= member->emblem != emblem;
    member->emblem = emblem;
}

/* --- the host -------------------------------------------------------------------------------- */

static bool may_host(const struct room *room, const struct member *member)
{
    bool watches = room->state == ROOM_PLAYING && !seats_plays(room, member);
    return !member->gone && !(watches && room->options.listed);
}

const struct member *members_next_host(const struct room *room)
{
    const struct member *next = NULL;
    EACH_MEMBER(member, room) {
        if (!member->line || !may_host(room, member)) continue;
        if (!next || (!seats_plays(room, next) && seats_plays(room, member))) next = member;
    }
    return next;
}

void members_replace_host(struct room *room)
{
    const struct member *next = members_next_host(room);
    if (!next || next->id == room->host) return;
    room->host = next->id;
    room->changed = true;
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

static void bar(struct room *room, const struct member *member, uint64_t now_ms)
{
    room->barred[room->barred_count++ % BARRED_MAX] =
        (struct barred){member->household, now_ms + BARRED_MS};
    if (room->kicked_count == KICKED_MAX) return;
    MEMORY_GROW(room->kicked, room->kicked_count, room->kicked_capacity);
    room->kicked[room->kicked_count++] = member->who;
}

static void remove_for_good(struct room *room, struct member *member, uint64_t now_ms)
{
    bar(room, member, now_ms);
    part_with(room, member, true, now_ms);
}

void members_remove(struct room *room, struct member *member, uint64_t now_ms)
{
    if (room->state == ROOM_PLAYING) room->roster_count = 0;
    remove_for_good(room, member, now_ms);
}

enum refusal members_kick(struct room *room, const struct member *host, member_id id,
                          uint64_t now_ms)
{
    struct member *other;
    enum refusal refusal = find_other(room, host, id, &other);
    if (refusal) return refusal;
    bool rated = room->state == ROOM_PLAYING && room->roster_count;
    if (rated && seats_plays(room, other)) return REFUSED_RATED;
    remove_for_good(room, other, now_ms);
    return REFUSED_NOT;
}

enum refusal members_hand_over(struct room *room, const struct member *host, member_id id)
{
    const struct member *other = members_find(room, id);
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (!other || other->gone) return REFUSED_NO_SUCH_MEMBER;
    if (!may_host(room, other)) return REFUSED_NOT_SEATED;
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
