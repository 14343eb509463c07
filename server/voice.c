/* Links follow from seats and options alone, so a restart changes none of them. */
#include "server/voice.h"

#include <string.h>
#include <strings.h>

#include "server/announce.h"
#include "server/members.h"
#include "server/seats.h"

static bool table_is_open(const struct room *room)
{
    return room->state != ROOM_PLAYING || room->options.voice == VOICE_TABLE;
}

/* A mesh has its limits: of those who do not play, the first who came. */
static bool is_among_first_guests(const struct room *room, const struct member *member)
{
    int before = 0;
    for (const struct member *each = room->first_member; each != member; each = each->next)
        before += each->line && !seats_plays(room, each);
    return before < VOICE_GUESTS;
}

static enum refusal guest_problem(const struct room *room, const struct member *member)
{
    bool sees_both = room->state == ROOM_PLAYING && room->options.spectators == WATCH_BOTH;
    if (!table_is_open(room)) return REFUSED_NOT_SEATED;
    if (sees_both) return REFUSED_SEEN_TOO_MUCH;
    if (!room->owner->relays) return REFUSED_NO_RELAY;
    return is_among_first_guests(room, member) ? REFUSED_NOT : REFUSED_ROOM_FULL;
}

enum refusal voice_problem(const struct room *room, const struct member *member)
{
    if (room->options.voice == VOICE_OFF) return REFUSED_VOICE_OFF;
    if (member->muted) return REFUSED_MUTED;
    if (room->options.listed && !room->owner->relays) return REFUSED_NO_RELAY;
    return seats_plays(room, member) ? REFUSED_NOT : guest_problem(room, member);
}

enum voice_link voice_link(const struct room *room, const struct member *a, const struct member *b)
{
    enum team team = seats_team(room, a);
    bool mates = team != NO_TEAM && team == seats_team(room, b);
    if (a == b || a->gone || b->gone || (!mates && !table_is_open(room))) return LINK_NONE;
    if (voice_problem(room, a) || voice_problem(room, b)) return LINK_NONE;
    if (mates && !room->options.listed) return LINK_DIRECT;
    return room->owner->relays ? LINK_RELAYED : LINK_NONE;
}

void voice_write(const struct room *room, const struct member *member, struct out *out)
{
    enum refusal problem = voice_problem(room, member);
    out_key(out, "voice");
    out_char(out, '{');
    out_key_name(out, "problem", problem ? refusal_name(problem) : NULL);
    out_key_name(out, "channel", channel_name[table_is_open(room) ? CHANNEL_TABLE : CHANNEL_CREW]);
    out_key(out, "links");
    out_char(out, '[');
    EACH_MEMBER(other, room) {
        enum voice_link link = problem ? LINK_NONE : voice_link(room, member, other);
        if (link == LINK_NONE) continue;
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "member", other->id);
        out_key_bool(out, "relayed", link == LINK_RELAYED);
        out_char(out, '}');
    }
    out_lit(out, "]}");
}

enum refusal voice_set(struct room *room, const struct member *host, enum voice voice)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    room->changed |= room->options.voice != voice;
    room->options.voice = voice;
    return REFUSED_NOT;
}

/* --- candidates ------------------------------------------------------------------------------ */

struct span {
    const char *at, *end;
};

/* Takes the next line off; lines end as browsers end them, or as bad ones might. */
static struct span next_line(struct span *text)
{
    struct span line = {text->at, text->at};
    while (line.end < text->end && *line.end != '\n' && *line.end != '\r') line.end++;
    text->at = line.end < text->end ? line.end + 1 : line.end;
    return line;
}

static bool begins_with(struct span span, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(span.end - span.at) >= length && !memcmp(span.at, word, length);
}

static bool is_plain(struct span line)
{
    for (const char *c = line.at; c < line.end; c++)
        if ((unsigned char)*c < ' ') return false;
    return true;
}

/* candidate:FOUNDATION COMPONENT TRANSPORT PRIORITY ADDRESS PORT typ relay */
static bool is_relay_candidate(struct span line)
{
    enum { FIELDS_BEFORE_TYPE = 6 };
    if (begins_with(line, "a=")) line.at += 2;
    if (!begins_with(line, "candidate:") || !is_plain(line)) return false;
    for (int i = 0; i < FIELDS_BEFORE_TYPE; i++) {
        const char *space = memchr(line.at, ' ', (size_t)(line.end - line.at));
        if (!space || space == line.at) return false;
        line.at = space + 1;
    }
    static const char type[] = "typ relay";
    const char *after = line.at + sizeof type - 1;
    return begins_with(line, type) && (after == line.end || *after == ' ');
}

static bool speaks_of_candidates(struct span line)
{
    for (; line.at < line.end; line.at++)
        if (line.end - line.at >= 9 && !strncasecmp(line.at, "candidate", 9)) return true;
    return false;
}

static bool is_end_of_candidates(struct span line)
{
    static const char end[] = "a=end-of-candidates";
    return begins_with(line, end) && line.end - line.at == sizeof end - 1;
}

/* Of every candidate in a description or a list of them, the type is read, in its one place. */
static bool all_relayed(const struct signal *signal)
{
    struct span text = {signal->text, signal->text + signal->length};
    while (text.at < text.end) {
        struct span line = next_line(&text);
        bool empty = line.at == line.end;
        bool concerns = signal->kind == SIGNAL_CANDIDATES ? !empty : speaks_of_candidates(line);
        if (concerns && !is_end_of_candidates(line) && !is_relay_candidate(line)) return false;
    }
    return true;
}

/* --- signals --------------------------------------------------------------------------------- */

enum refusal voice_signal(struct room *room, const struct member *from, member_id to,
                          const struct signal *signal)
{
    const struct member *other = members_find(room, to);
    enum refusal problem = voice_problem(room, from);
    if (problem) return problem;
    enum voice_link link = other ? voice_link(room, from, other) : LINK_NONE;
    if (link == LINK_NONE || !other->line) return REFUSED_NO_VOICE;
    if (link == LINK_RELAYED && !all_relayed(signal)) return REFUSED_NOT_RELAYED;
    room_tell(room, other, announce_signal(room->owner->work, from->id, signal->kind, signal->text,
                                           signal->length));
    return REFUSED_NOT;
}
