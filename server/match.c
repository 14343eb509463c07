/* A room's wish is that of the person who came first. */
#include "server/match.h"

#include <string.h>

#include "server/members.h"
#include "server/seats.h"

/* Of these seats one that is nobody's, in the smaller crew; NO_SEAT when there is none. */
static int free_seat(const struct room *room, unsigned seats)
{
    int people[TEAMS] = {0}, best = NO_SEAT;
    EACH_MEMBER(member, room) {
        enum team team = seats_team(room, member);
        if (team != NO_TEAM) people[team]++;
    }
    EACH_BIT (bit, seats) {
        int seat = (int)bit;
        if (!seats_is_free(seats_player(room, seat))) continue;
        if (best == NO_SEAT || people[seat_team(seat)] < people[seat_team(best)]) best = seat;
    }
    return best;
}

bool match_fits(const struct room *room, const struct match_wish *wish)
{
    const struct match_wish *own = &room->match;
    if (room->locked || *room->password || !members_present(room)) return false;
    return own->crew && room->state == ROOM_LOBBY &&
           own->mode == wish->mode && own->crew == wish->crew && own->bots == wish->bots &&
           !strcmp(own->language, wish->language) && free_seat(room, (1u << SEATS) - 1) != NO_SEAT;
}

enum refusal match_join(struct room *room, struct member *member, const struct match_wish *wish,
                        uint64_t now_ms)
{
    uint64_t begins_ms = now_ms + wish->wait_ms;
    if (!room->match.crew) room->match_ms = begins_ms;
    if (!room->match.crew) room->match = *wish;
    if (begins_ms < room->match_ms) room->match_ms = begins_ms;
    if (!seats_plays(room, member)) {
        int seat = free_seat(room, seats_open_to(room, member));
        enum refusal refusal = seats_sit(room, member, seat, false);
        if (refusal) return refusal;
    }
    return seats_ready(room, member, true);
}

uint64_t match_deadline(const struct room *room)
{
    bool waits = room->match.crew && room->match.bots && room->state == ROOM_LOBBY;
    return waits && members_present(room) ? room->match_ms : ALARM_NEVER;
}

uint64_t match_left_ms(const struct room *room)
{
    uint64_t at_ms = match_deadline(room);
    return at_ms == ALARM_NEVER || at_ms <= room->now_ms ? 0 : at_ms - room->now_ms;
}

/* Every player is a person who is here. */
static bool is_full(const struct room *room)
{
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (!member || !member->line || !player->ready) return false;
    }
    return true;
}

/* Who is not here has lost his seat to a bot. */
static void fill(struct room *room)
{
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (member && member->line) player->ready = true;
        else *player = (struct player){.bot = BOT_HOLDS, .ready = true};
    }
    room->changed = room->moved = true;
}

void match_postpone(struct room *room)
{
    uint64_t at_ms = match_deadline(room);
    if (at_ms != ALARM_NEVER && at_ms <= room->now_ms) room->match_ms = room->now_ms + LATE_MS;
}

bool match_begins(struct room *room)
{
    if (!room->match.crew || room->state != ROOM_LOBBY || !members_present(room)) return false;
    uint64_t due_ms = match_deadline(room);
    bool due = due_ms != ALARM_NEVER && due_ms <= room->now_ms;
    if (!due && !is_full(room)) return false;
    if (!seats_crews_present(room)) { /* nobody would play */
        match_postpone(room);
        return false;
    }
    fill(room);
    room->match = (struct match_wish){0};
    return true;
}
