/* Who may write to whom: spectators who see both boats never reach the crews before the end. */
#include "server/chat.h"

#include "server/announce.h"
#include "server/seats.h"

static bool hears(const struct room *room, const struct member *from, const struct member *to,
                  enum channel channel)
{
    switch (channel) {
    case CHANNEL_TABLE: return true;
    case CHANNEL_CREW: return seats_team(room, to) == seats_team(room, from);
    default: return seats_team(room, to) == NO_TEAM;
    }
}

static enum refusal refuse(const struct room *room, const struct member *member, enum channel to)
{
    bool seated = seats_plays(room, member);
    if (member->muted) return REFUSED_MUTED;
    if (to == CHANNEL_CREW) return seated ? REFUSED_NOT : REFUSED_NOT_SEATED;
    if (to == CHANNEL_SPECTATORS) return seated ? REFUSED_BAD_MESSAGE : REFUSED_NOT;
    bool knows_both = !seated && room->options.spectators == WATCH_BOTH;
    return knows_both && room->state == ROOM_PLAYING ? REFUSED_SEEN_TOO_MUCH : REFUSED_NOT;
}

enum refusal chat_say(struct room *room, const struct member *member, enum channel to,
                      const char *text)
{
    enum refusal refusal = refuse(room, member, to);
    if (refusal) return refusal;
    struct packet *packet = announce_chat(room->owner->work, member->id, to, text);
    EACH_MEMBER(other, room)
        if (hears(room, member, other, to)) room_tell(room, other, packet_share(packet));
    packet_drop(packet);
    return REFUSED_NOT;
}
