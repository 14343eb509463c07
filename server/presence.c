/* What was told of a member is kept with him; the difference is the news. */
#include "server/presence.h"

#include "server/absence.h"
#include "server/announce.h"
#include "server/members.h"

void presence_say(struct room *room, const char *notice, const struct member *about)
{
    uint32_t ms = (uint32_t)absence_left_ms(room, about);
    struct packet *packet = announce_person(room->owner->work, notice, about, ms);
    EACH_MEMBER(member, room)
        if (member != about) room_tell(room, member, packet_share(packet));
    packet_drop(packet);
}

static enum told line_of(const struct member *member)
{
    return member->line ? TOLD_HERE : TOLD_AWAY;
}

/* A member of whom nothing was said is no news before his line is up. */
static bool is_news(const struct member *member)
{
    if (member->gone) return false;
    if (member->told == TOLD_NOTHING) return member->line != NULL;
    return member->told != line_of(member);
}

static bool has_news(const struct room *room)
{
    EACH_MEMBER(member, room)
        if (is_news(member)) return true;
    return room->told_host != room->host;
}

static void tell_line(struct room *room, struct member *member)
{
    enum told before = member->told;
    member->told = line_of(member);
    if (before == TOLD_HERE) presence_say(room, "lost", member);
    else if (before == TOLD_AWAY) presence_say(room, "back", member);
}

static void tell_host(struct room *room)
{
    const struct member *host = members_find(room, room->host);
    bool first = room->told_host == NOBODY;
    if (room->told_host == room->host) return;
    room->told_host = room->host;
    if (host && !first) room_tell_all(room, announce_person(room->owner->work, "host", host, 0));
}

bool presence_tell(struct room *room, bool anyway)
{
    if (!has_news(room)) return false;
    if (!anyway && !bucket_take(&room->presence, PRESENCE_BURST, PRESENCE_PER_S, room->now_ms))
        return false;
    EACH_MEMBER(member, room)
        if (is_news(member)) tell_line(room, member);
    tell_host(room);
    return true;
}

uint64_t presence_deadline(const struct room *room)
{
    return has_news(room) && members_present(room) ? room->now_ms + 1000 / PRESENCE_PER_S
                                                   : ALARM_NEVER;
}
