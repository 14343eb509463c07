/* Who may write to whom: spectators who see both boats never reach the crews before the end. */
#include "server/chat.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/announce.h"
#include "server/seats.h"

/* A ring: the next goes to count % CHAT_HELD. */
struct chat_lines {
    uint32_t count;
    struct chat_line {
        uint64_t at_ms;
        member_id member;
        enum channel to;
        enum team team; /* of a crew's line */
        char name[NAME_BYTES], text[CHAT_BYTES];
    } line[CHAT_HELD];
};

static void remember(struct room *room, const struct member *member, enum channel to,
                     const char *text, uint64_t now_ms)
{
    if (!room->said) room->said = memory_new(1, sizeof *room->said);
    struct chat_line *line = &room->said->line[room->said->count++ % CHAT_HELD];
    *line = (struct chat_line){.at_ms = now_ms, .member = member->id, .to = to,
                               .team = seats_team(room, member)};
    snprintf(line->name, sizeof line->name, "%s", member->name);
    snprintf(line->text, sizeof line->text, "%s", text);
}

static bool could_hear(const struct room *room, const struct member *member,
                       const struct chat_line *line)
{
    if (line->to == CHANNEL_CREW) return seats_team(room, member) == line->team;
    return line->to == CHANNEL_TABLE || !seats_plays(room, member);
}

static void write_line(const struct chat_line *line, uint64_t now_ms, struct out *out)
{
    out_comma(out);
    out_char(out, '{');
    out_key_number(out, "member", line->member);
    out_key_string(out, "name", line->name);
    out_key_name(out, "to", channel_name[line->to]);
    out_key_number(out, "s_ago", (now_ms - line->at_ms) / 1000);
    out_key_string(out, "text", line->text);
    out_char(out, '}');
}

void chat_write_heard(const struct room *room, const struct member *member, uint64_t now_ms,
                      struct out *out)
{
    uint32_t count = room->said ? room->said->count : 0;
    out_char(out, '[');
    for (uint32_t i = count > CHAT_HELD ? count - CHAT_HELD : 0; i < count; i++) {
        const struct chat_line *line = &room->said->line[i % CHAT_HELD];
        if (could_hear(room, member, line)) write_line(line, now_ms, out);
    }
    out_char(out, ']');
}

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
                      const char *text, uint64_t now_ms)
{
    enum refusal refusal = refuse(room, member, to);
    if (refusal) return refusal;
    remember(room, member, to, text, now_ms);
    struct packet *packet = announce_chat(room->owner->work, member->id, to, text);
    EACH_MEMBER(other, room)
        if (hears(room, member, other, to)) room_tell(room, other, packet_share(packet));
    packet_drop(packet);
    return REFUSED_NOT;
}
