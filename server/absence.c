/*
 * Going away and coming back: pauses that were agreed on, seats whose people are gone and what the
 * host wants to happen then, a host who does not come back. What a room wakes up for.
 */
#include "server/play.h"

#include "server/announce.h"
#include "server/delayed.h"

enum { HOST_AWAY_MS = 120000 };

static bool seated_and_away(const struct room *room, const struct member *member)
{
    return !member->line && member->away_since_ms && room_seats(room, member);
}

static bool is_held(const struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id && room->chair[t][p].held) return true;
    return false;
}

static uint64_t absence_deadline(const struct room *room)
{
    uint64_t first = ALARM_NEVER;
    if (!room_running(room)) return first;
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (seated_and_away(room, member) && !is_held(room, member))
            alarms_earlier(&first, member->away_since_ms + room->options.absent_after_ms);
    }
    return first;
}

static uint64_t host_deadline(const struct room *room)
{
    const struct member *host = room_member((struct room *)room, room->host);
    if (!host || host->line || !host->away_since_ms || !room_people_present(room))
        return ALARM_NEVER;
    return host->away_since_ms + HOST_AWAY_MS;
}

uint64_t room_deadline(const struct room *room)
{
    uint64_t first = play_deadline(room);
    alarms_earlier(&first, absence_deadline(room));
    alarms_earlier(&first, host_deadline(room));
    alarms_earlier(&first, delayed_deadline(room));
    return first;
}

/* Pauses */

static unsigned crews_with_people(const struct room *room)
{
    unsigned crews = 0;
    for (int i = 0; i < room->members; i++) {
        enum team team = room_team(room, &room->member[i]);
        if (room->member[i].line && team < TEAMS) crews |= 1u << team;
    }
    return crews;
}

enum refusal room_pause(struct room *room, struct member *member, uint64_t now_ms)
{
    enum team team = room_team(room, member);
    if (room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (team == NO_TEAM) return REFUSED_NOT_SEATED;
    room->pause_wish |= (uint8_t)(1 << team);
    room->shown = true;
    if ((room->pause_wish & crews_with_people(room)) != crews_with_people(room)) {
        announce_notice_all(room, "pause_asked");
        return REFUSED_NOT;
    }
    room_hold_clock(room, now_ms);
    if (room->state != PLAYING_GAME) return REFUSED_NOT;
    room->pause = PAUSE_AGREED;
    room->pause_wish = 0;
    room->changed = true;
    return REFUSED_NOT;
}

static void go_on(struct room *room, uint64_t now_ms)
{
    room->pause = PAUSE_NONE;
    room->pause_member = NOBODY;
    room->ticked_ms = now_ms;
    room->changed = room->restless = true;
}

static void let_bots_hold(struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++) {
            struct chair *chair = &room->chair[t][p];
            const struct member *member = room_member(room, chair->member);
            if (chair_free(chair)) *chair = (struct chair){.bot = BOT_HOLDS + 1, .ready = true};
            else if (member && !member->line) chair->held = true;
        }
}

enum refusal room_resume(struct room *room, struct member *member, uint64_t now_ms)
{
    if (room->state != PLAYING_GAME) return REFUSED_GAME_ONLY;
    if (!room->pause) {
        room->shown |= room->pause_wish != 0;
        room->pause_wish = 0;
        return REFUSED_NOT;
    }
    if (room->pause == PAUSE_ABSENT) {
        if (member->id != room->host) return REFUSED_HOST_ONLY;
        let_bots_hold(room);
    } else if (!room_seats(room, member)) {
        return REFUSED_NOT_SEATED;
    }
    go_on(room, now_ms);
    return REFUSED_NOT;
}

/* Going and coming back */

static const struct member *someone_missing(struct room *room, uint64_t now_ms)
{
    for (int i = 0; i < room->members; i++) {
        const struct member *member = &room->member[i];
        if (seated_and_away(room, member) && !is_held(room, member) &&
            member->away_since_ms + room->options.absent_after_ms <= now_ms)
            return member;
    }
    return NULL;
}

static bool chairs_taken(const struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            if (chair_free(&room->chair[t][p])) return false;
    return true;
}

void play_returned(struct room *room, struct member *member, uint64_t now_ms)
{
    room->restless = true;
    (void)member;
    if (room->pause != PAUSE_ABSENT) return;
    const struct member *missing = someone_missing(room, now_ms);
    if (missing) room->pause_member = missing->id;
    else if (chairs_taken(room)) go_on(room, now_ms);
}

void play_reseated(struct room *room, struct member *member)
{
    member->seen |= (uint8_t)(1 << room_team(room, member));
    if (room->pause == PAUSE_ABSENT && chairs_taken(room) &&
        !someone_missing(room, room->ticked_ms))
        go_on(room, room->ticked_ms);
    if (member->line) room_tell_view(room, member, 0, 0);
}

static void replace_by_bot(struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id)
                room->chair[t][p] = (struct chair){.bot = BOT_HOLDS + 1, .ready = true};
    room->restless = true;
}

static void wait_for(struct room *room, const struct member *member, uint64_t now_ms)
{
    room_hold_clock(room, now_ms);
    if (room->state != PLAYING_GAME || room->pause) return;
    room->pause = PAUSE_ABSENT;
    room->pause_member = member->id;
    room->changed = true;
}

static void hold_chairs(struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id) room->chair[t][p].held = true;
    room->changed = room->restless = true;
}

void play_left(struct room *room, struct member *member, uint64_t now_ms)
{
    switch ((enum absence)room->options.absent) {
    case ABSENCE_ABANDON: play_abandon(room, room_team(room, member), now_ms); break;
    case ABSENCE_WAIT:
        wait_for(room, member, now_ms);
        for (int t = 0; t < TEAMS; t++)
            for (int p = 0; p < PLAYERS_MAX; p++)
                if (room->chair[t][p].member == member->id) room->chair[t][p] = (struct chair){0};
        break;
    default: replace_by_bot(room, member); break;
    }
}

static void wake_absent(struct room *room, uint64_t now_ms)
{
    const struct member *member;
    while (room_running(room) && (member = someone_missing(room, now_ms))) {
        switch ((enum absence)room->options.absent) {
        case ABSENCE_ABANDON: play_abandon(room, room_team(room, member), now_ms); return;
        case ABSENCE_WAIT: wait_for(room, member, now_ms); return;
        default: hold_chairs(room, member); break;
        }
    }
}

static void wake_host(struct room *room, uint64_t now_ms)
{
    uint64_t deadline = host_deadline(room);
    if (deadline == ALARM_NEVER || deadline > now_ms) return;
    for (int i = 0; i < room->members; i++) {
        if (!room->member[i].line) continue;
        room->host = room->member[i].id;
        room->changed = true;
        return;
    }
}

void room_wake(struct room *room, uint64_t now_ms)
{
    play_keep_time(room, now_ms);
    wake_absent(room, now_ms);
    wake_host(room, now_ms);
    delayed_catch_up(room, now_ms);
}
