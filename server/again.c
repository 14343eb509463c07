/* Votes are kept with the members and survive on disk. */
#include "server/again.h"

#include "server/seats.h"

enum refusal again_vote(struct room *room, struct member *member, bool wanted)
{
    if (room->state != ROOM_OVER) return REFUSED_OVER_ONLY;
    if (!seats_plays(room, member)) return REFUSED_NOT_SEATED;
    room->changed |= member->again != wanted;
    member->again = wanted;
    return REFUSED_NOT;
}

static uint64_t away_ms(const struct room *room, const struct member *member)
{
    return member->away_since_ms + room->options.absent_after_ms;
}

static bool may_say_yes(const struct room *room, const struct member *member)
{
    return room->state == ROOM_OVER && !member->gone && !member->again &&
           seats_plays(room, member);
}

bool again_waits_for(const struct room *room, const struct member *member)
{
    if (!may_say_yes(room, member)) return false;
    return member->line || room->now_ms < away_ms(room, member);
}

bool again_agreed(const struct room *room)
{
    bool wanted = false;
    if (room->state != ROOM_OVER) return false;
    EACH_MEMBER(member, room) {
        if (again_waits_for(room, member)) return false;
        wanted |= member->again && member->line;
    }
    return wanted;
}

uint64_t again_deadline(const struct room *room)
{
    uint64_t first = ALARM_NEVER;
    bool wanted = false;
    EACH_MEMBER(member, room) {
        wanted |= member->again;
        if (!member->line && again_waits_for(room, member))
            alarms_earlier(&first, away_ms(room, member));
    }
    return wanted ? first : ALARM_NEVER;
}
