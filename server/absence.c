/*
 * Who is away for longer than the host's form allows has his seats held by a bot, or the game waits
 * for him, or his crew has lost it. Who leaves for good does not get them back.
 */
#include "server/absence.h"

#include "server/catch_up.h"
#include "server/members.h"
#include "server/pause.h"
#include "server/play.h"
#include "server/presence.h"
#include "server/seats.h"

static bool is_held(const struct room *room, const struct member *member)
{
    EACH_PLAYER(player, room)
        if (player->member == member->id && player->held) return true;
    return false;
}

/* When he will be missing: he plays, is away, and nobody holds his seats. */
static uint64_t missing_ms(const struct room *room, const struct member *member)
{
    if (member->line || !member->away_since_ms) return ALARM_NEVER;
    if (!seats_plays(room, member) || is_held(room, member)) return ALARM_NEVER;
    return member->away_since_ms + room->options.absent_after_ms;
}

static const struct member *find_missing(const struct room *room, uint64_t now_ms)
{
    EACH_MEMBER(member, room) {
        uint64_t at_ms = missing_ms(room, member);
        if (at_ms != ALARM_NEVER && at_ms <= now_ms) return member;
    }
    return NULL;
}

static uint64_t host_deadline(const struct room *room)
{
    const struct member *host = members_find(room, room->host);
    if (!host || host->line || !host->away_since_ms || !members_next_host(room)) return ALARM_NEVER;
    return host->away_since_ms + HOST_AWAY_MS;
}

/* --- rated games: nobody gets around a loss by going away ------------------------------------ */

/* When this crew has lost because all of its people are away; ALARM_NEVER if it has none, or
 * somebody is here. */
static uint64_t crew_lost_ms(const struct room *room, enum team team)
{
    uint64_t last_ms = 0;
    EACH_MEMBER(member, room) {
        if (member->gone || seats_team(room, member) != team) continue;
        if (member->line || !member->away_since_ms) return ALARM_NEVER;
        if (member->away_since_ms > last_ms) last_ms = member->away_since_ms;
    }
    return last_ms ? last_ms + RATED_AWAY_MS : ALARM_NEVER;
}

static bool is_rated(const struct room *room)
{
    return room->state == ROOM_PLAYING && room->roster_count;
}

static void wake_rated(struct room *room, uint64_t now_ms)
{
    for (enum team team = BLUE; is_rated(room) && team < TEAMS; team++) {
        uint64_t at_ms = crew_lost_ms(room, team);
        if (at_ms != ALARM_NEVER && at_ms <= now_ms) play_abandon(room, team, now_ms);
    }
}

uint64_t absence_deadline(const struct room *room)
{
    uint64_t first = host_deadline(room);
    for (enum team team = BLUE; is_rated(room) && team < TEAMS; team++)
        alarms_earlier(&first, crew_lost_ms(room, team));
    if (!room_is_running(room)) return first;
    EACH_MEMBER(member, room) alarms_earlier(&first, missing_ms(room, member));
    return first;
}

uint64_t absence_left_ms(const struct room *room, const struct member *member)
{
    uint64_t at_ms = room_is_running(room) ? missing_ms(room, member) : ALARM_NEVER;
    return at_ms == ALARM_NEVER || at_ms <= room->now_ms ? 0 : at_ms - room->now_ms;
}

/* --- coming back ----------------------------------------------------------------------------- */

void absence_ends(struct room *room, struct member *member, uint64_t now_ms)
{
    EACH_PLAYER(player, room)
        if (player->member == member->id) player->held = false;
    room->moved = true;
    if (room->pause != PAUSE_ABSENT) return;
    const struct member *missing = find_missing(room, now_ms);
    if (missing) room->pause_member = missing->id;
    else if (seats_all_taken(room)) pause_end(room, now_ms);
}

void absence_replaced(struct room *room, struct member *member)
{
    member->seen |= (uint8_t)(1 << seats_team(room, member));
    if (room->pause == PAUSE_ABSENT && seats_all_taken(room) &&
        !find_missing(room, room->ticked_ms))
        pause_end(room, room->ticked_ms);
    catch_up_tell(room, member, 0, 0);
}

/* --- going ----------------------------------------------------------------------------------- */

static void give_seats_to(struct room *room, const struct member *member, struct player player)
{
    EACH_PLAYER(each, room)
        if (each->member == member->id) *each = player;
    room->moved = true;
}

static bool has_people(const struct room *room, enum team team)
{
    for (int i = 0; i < room->options.players[team]; i++)
        if (room->player[team][i].member != NOBODY) return true;
    return false;
}

void absence_for_good(struct room *room, struct member *member, bool kicked, uint64_t now_ms)
{
    enum absence absent = room->options.absent;
    switch (kicked && absent == ABSENCE_ABANDON ? ABSENCE_BOT : absent) {
    case ABSENCE_ABANDON: play_abandon(room, seats_team(room, member), now_ms); break;
    case ABSENCE_WAIT:
        pause_until_back(room, member, now_ms);
        give_seats_to(room, member, (struct player){0});
        break;
    default: {
        enum team team = seats_team(room, member);
        give_seats_to(room, member, (struct player){.bot = BOT_HOLDS, .ready = true});
        if (is_rated(room) && !has_people(room, team)) play_abandon(room, team, now_ms);
        break;
    }
    }
}

static void hold_seats(struct room *room, const struct member *member)
{
    presence_say(room, "bot_holds", member);
    EACH_PLAYER(player, room)
        if (player->member == member->id) player->held = true;
    room->changed = room->moved = true;
}

static void wake_missing(struct room *room, uint64_t now_ms)
{
    const struct member *member;
    while (room_is_running(room) && (member = find_missing(room, now_ms))) {
        switch (room->options.absent) {
        case ABSENCE_ABANDON: play_abandon(room, seats_team(room, member), now_ms); return;
        case ABSENCE_WAIT: pause_until_back(room, member, now_ms); return;
        default: hold_seats(room, member); break;
        }
    }
}

void absence_wake(struct room *room, uint64_t now_ms)
{
    wake_missing(room, now_ms);
    wake_rated(room, now_ms);
    uint64_t deadline = host_deadline(room);
    if (deadline != ALARM_NEVER && deadline <= now_ms) members_replace_host(room);
}
