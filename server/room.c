/*
 * Who is in a room and on which seat: everything about the table but the game itself (play.c),
 * its words (voice.c) and its survival (room_state.c).
 */
#include "server/room.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "server/play.h"

struct room *room_new(uint64_t id, const char *code, const struct options *options,
                      const struct room_ways *ways, void *world)
{
    struct room *room = calloc(1, sizeof *room);
    assert(room);
    room->id = id;
    snprintf(room->code, sizeof room->code, "%s", code);
    room->options = *options;
    room->next_member = 1;
    room->ways = ways;
    room->world = world;
    room->base_url = "";
    room->alarm.owner = room;
    out_growing(&room->log, realloc);
    return room;
}

void room_free(struct room *room)
{
    play_forget(room);
    free(room->log.text);
    free(room->member);
    free(room->kicked);
    free(room);
}

/* Members */

struct member *room_member(struct room *room, int id)
{
    for (int i = 0; i < room->members; i++)
        if (room->member[i].id == id) return &room->member[i];
    return NULL;
}

struct member *room_person(struct room *room, const struct person *who)
{
    for (int i = 0; i < room->members; i++)
        if (person_equal(&room->member[i].who, who)) return &room->member[i];
    return NULL;
}

bool room_is_kicked(const struct room *room, const struct person *who)
{
    for (uint32_t i = 0; i < room->kicked_count; i++)
        if (person_equal(&room->kicked[i], who)) return true;
    return false;
}

int room_people_present(const struct room *room)
{
    int count = 0;
    for (int i = 0; i < room->members; i++) count += room->member[i].line != NULL;
    return count;
}

static bool has_chair(const struct room *room, int id)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == id) return true;
    return false;
}

static void forget_member(struct room *room, struct member *member)
{
    struct member *last = &room->member[--room->members];
    memmove(member, member + 1, (size_t)(last - member) * sizeof *member);
}

/* Spectators who went away make place for others; seated people never do. */
static bool make_place(struct room *room)
{
    if (room->members < MEMBERS_MAX && room->next_member < UINT8_MAX) return true;
    for (int i = 0; i < room->members; i++) {
        struct member *member = &room->member[i];
        if (member->line || has_chair(room, member->id) || member->id == room->host) continue;
        forget_member(room, member);
        break;
    }
    return room->members < MEMBERS_MAX && room->next_member < UINT8_MAX;
}

static struct member *add_member(struct room *room, const struct person *who, const char *name)
{
    if (room->members == room->member_capacity) {
        room->member_capacity = (uint8_t)(room->member_capacity ? 2 * room->member_capacity : 4);
        size_t size = room->member_capacity * sizeof *room->member;
        room->member = realloc(room->member, size);
        assert(room->member);
    }
    struct member *member = &room->member[room->members++];
    *member = (struct member){.who = *who, .id = room->next_member++};
    snprintf(member->name, sizeof member->name, "%s", name);
    if (room->host == NOBODY) room->host = member->id;
    return member;
}

static bool may_watch(const struct room *room)
{
    return room->state != PLAYING_GAME || room->options.spectators != WATCH_NONE;
}

/* Somebody left for good in mid-game, so a newcomer may take his seat. */
static bool has_open_chair(const struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            if (chair_free(&room->chair[t][p]) || room->chair[t][p].held) return true;
    return false;
}

enum refusal room_join(struct room *room, const struct person *who, const char *name,
                       struct member **member)
{
    if (room_is_kicked(room, who)) return REFUSED_KICKED;
    *member = room_person(room, who);
    if (*member) {
        (*member)->gone = false;
        if (*name && strcmp((*member)->name, name)) room_rename(room, *member, name);
        return REFUSED_NOT;
    }
    if (!may_watch(room) && !has_open_chair(room)) return REFUSED_NO_SPECTATORS;
    if (!make_place(room)) return REFUSED_ROOM_FULL;
    *member = add_member(room, who, *name ? name : "Sailor");
    room->changed = true;
    return REFUSED_NOT;
}

void room_present(struct room *room, struct member *member, void *line, uint64_t now_ms)
{
    member->line = line;
    member->away_since_ms = 0;
    if (room->idle_ms) room->ticked_ms = now_ms;
    room->idle_ms = 0;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id) room->chair[t][p].held = false;
    play_returned(room, member, now_ms);
    room->shown = true;
}

static void pass_host_on(struct room *room)
{
    const struct member *host = room_member(room, room->host);
    if (host && !host->gone) return;
    for (int i = 0; i < room->members; i++) {
        if (!room->member[i].line || room->member[i].gone) continue;
        room->host = room->member[i].id;
        room->changed = true;
        return;
    }
}

void room_absent(struct room *room, struct member *member, uint64_t now_ms)
{
    member->line = NULL;
    member->away_since_ms = now_ms;
    room->shown = true;
    if (room_people_present(room)) return;
    room_hold_clock(room, now_ms);
    room->idle_ms = now_ms;
}

/* Seats */

bool chair_free(const struct chair *chair)
{
    return chair->member == NOBODY && chair->bot == 0;
}

bool chair_is_bot(const struct chair *chair)
{
    return chair->bot != 0 || chair->held;
}

struct chair *room_chair(struct room *room, int seat)
{
    enum team team = seat_team(seat);
    int player = player_of_role(room->options.players[team], seat_role(seat));
    return &room->chair[team][player - 1];
}

unsigned room_seats(const struct room *room, const struct member *member)
{
    unsigned seats = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (room_chair((struct room *)room, seat)->member == member->id) seats |= 1u << seat;
    return seats;
}

enum team room_team(const struct room *room, const struct member *member)
{
    unsigned seats = room_seats(room, member);
    return seats ? seat_team(__builtin_ctz(seats)) : NO_TEAM;
}

static void leave_chairs(struct room *room, const struct member *member)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id) room->chair[t][p] = (struct chair){0};
}

static enum refusal sit_in_game(struct room *room, struct member *member, int seat)
{
    struct chair *chair = room_chair(room, seat);
    bool host = member->id == room->host;
    if (chair->member != NOBODY && !(chair->held && host)) return REFUSED_SEAT_TAKEN;
    if (chair->bot && room->options.listed && !host) return REFUSED_HOST_ONLY;
    if (member->seen & ~(1u << seat_team(seat))) return REFUSED_SEEN_TOO_MUCH;
    if (room_team(room, member) != NO_TEAM && room_team(room, member) != seat_team(seat))
        return REFUSED_SEEN_TOO_MUCH;
    *chair = (struct chair){.member = member->id, .ready = true};
    room->changed = true;
    play_reseated(room, member);
    return REFUSED_NOT;
}

enum refusal room_sit(struct room *room, struct member *member, int seat, bool more)
{
    if (seat < 0 || seat >= SEATS) return REFUSED_NO_SUCH_SEAT;
    if (room->state == PLAYING_GAME) return sit_in_game(room, member, seat);
    if (room->state == ENDED) return REFUSED_LOBBY_ONLY;
    struct chair *chair = room_chair(room, seat);
    if (chair->member == member->id) return REFUSED_NOT;
    if (chair->member != NOBODY) return REFUSED_SEAT_TAKEN;
    enum team team = room_team(room, member);
    if (!more || team != seat_team(seat)) leave_chairs(room, member);
    *chair = (struct chair){.member = member->id};
    member->swap_with = 0;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal room_stand(struct room *room, struct member *member)
{
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    leave_chairs(room, member);
    room->changed = true;
    return REFUSED_NOT;
}

static bool wants_mine(const struct room *room, const struct member *other,
                       const struct member *member)
{
    return other->swap_with && room_seats(room, member) >> (other->swap_with - 1) & 1;
}

static void exchange(struct room *room, struct member *a, struct member *b)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            struct chair *chair = &room->chair[t][p];
            if (chair->member == a->id) *chair = (struct chair){.member = b->id};
            else if (chair->member == b->id) *chair = (struct chair){.member = a->id};
        }
    a->swap_with = b->swap_with = 0;
}

enum refusal room_swap(struct room *room, struct member *member, int seat)
{
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    if (seat < 0 || seat >= SEATS) return REFUSED_NO_SUCH_SEAT;
    struct member *other = room_member(room, room_chair(room, seat)->member);
    if (!other) return room_sit(room, member, seat, false);
    if (!room_seats(room, member)) return REFUSED_NOT_SEATED;
    if (other == member) return REFUSED_NOT;
    member->swap_with = (uint8_t)(seat + 1);
    if (wants_mine(room, other, member)) exchange(room, member, other);
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal room_ready(struct room *room, struct member *member, bool ready)
{
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    if (!room_seats(room, member)) return REFUSED_NOT_SEATED;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->chair[t][p].member == member->id) room->chair[t][p].ready = ready;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal room_rename(struct room *room, struct member *member, const char *name)
{
    snprintf(member->name, sizeof member->name, "%s", name);
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal room_boat(struct room *room, struct member *member, enum team team, const char *name)
{
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    if (member->id != room->host && room_team(room, member) != team) return REFUSED_HOST_ONLY;
    snprintf(room->options.boat[team], NAME_BYTES, "%s", name);
    room->changed = true;
    return REFUSED_NOT;
}

/* Level -1 takes the bot away. */
enum refusal room_bot(struct room *room, struct member *member, int seat, int level)
{
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (seat < 0 || seat >= SEATS) return REFUSED_NO_SUCH_SEAT;
    struct chair *chair = room_chair(room, seat);
    if (chair->member != NOBODY) return REFUSED_SEAT_TAKEN;
    if (room->state == ENDED || (room->state == PLAYING_GAME && level < 0))
        return REFUSED_LOBBY_ONLY;
    chair->bot = (uint8_t)(level + 1);
    chair->ready = level >= 0;
    room->changed = room->restless = true;
    return REFUSED_NOT;
}

enum refusal room_fill(struct room *room, struct member *member, int level)
{
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state == ENDED) return REFUSED_LOBBY_ONLY;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            if (chair_free(&room->chair[t][p]))
                room->chair[t][p] = (struct chair){.bot = (uint8_t)(level + 1), .ready = true};
    room->changed = room->restless = true;
    return REFUSED_NOT;
}

/* Crews that shrank: who sat on a chair that is gone stands. Rules changed: nobody is ready. */
static void settle_chairs(struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            struct chair *chair = &room->chair[t][p];
            if (p >= room->options.players[t]) *chair = (struct chair){0};
            else chair->ready = chair->bot != 0;
        }
}

enum refusal room_set(struct room *room, struct member *member, const json_t *options,
                      const char **field)
{
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state != LOBBY) return REFUSED_LOBBY_ONLY;
    if (!options_read(&room->options, options, field)) return REFUSED_BAD_OPTION;
    settle_chairs(room);
    room->changed = true;
    return REFUSED_NOT;
}

static int players_counted(const struct room *room)
{
    int count = 0;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            count += room->chair[t][p].member != NOBODY || room->options.bots_count;
    return count;
}

enum refusal room_problem(const struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++)
            if (chair_free(&room->chair[t][p])) return REFUSED_SEATS_FREE;
    if (room->options.mode == REAL_TIME &&
        players_counted(room) < room->options.rules.realtime_min_players)
        return REFUSED_TOO_FEW_PLAYERS;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < room->options.players[t]; p++) {
            const struct chair *chair = &room->chair[t][p];
            if (!chair->ready && chair->member != room->host) return REFUSED_NOT_READY;
        }
    return REFUSED_NOT;
}

enum refusal room_leave(struct room *room, struct member *member, uint64_t now_ms)
{
    int id = member->id;
    if (room->state == PLAYING_GAME && has_chair(room, id)) {
        member->gone = true;
        room_absent(room, member, now_ms);
        play_left(room, member, now_ms);
    } else {
        leave_chairs(room, member);
        forget_member(room, member);
        if (room_people_present(room) == 0) room->idle_ms = now_ms;
    }
    pass_host_on(room);
    room->changed = true;
    return REFUSED_NOT;
}

static void bar(struct room *room, const struct person *who)
{
    if (room->kicked_count == KICKED_MAX) return;
    size_t size = (room->kicked_count + 1) * sizeof *room->kicked;
    room->kicked = realloc(room->kicked, size);
    assert(room->kicked);
    room->kicked[room->kicked_count++] = *who;
}

enum refusal room_kick(struct room *room, struct member *member, int id, uint64_t now_ms)
{
    struct member *target = room_member(room, id);
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (!target || target == member) return REFUSED_NO_SUCH_MEMBER;
    bar(room, &target->who);
    return room_leave(room, target, now_ms);
}

enum refusal room_hand_over(struct room *room, struct member *member, int id)
{
    const struct member *target = room_member(room, id);
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (!target || target->gone) return REFUSED_NO_SUCH_MEMBER;
    room->host = target->id;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal room_mute(struct room *room, struct member *member, int id, bool muted)
{
    struct member *target = room_member(room, id);
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (!target || target == member) return REFUSED_NO_SUCH_MEMBER;
    target->muted = muted;
    room->changed = true;
    return REFUSED_NOT;
}

static void swap_sides(struct room *room)
{
    for (int p = 0; p < PLAYERS_MAX; p++) {
        struct chair chair = room->chair[BLUE][p];
        room->chair[BLUE][p] = room->chair[YELLOW][p];
        room->chair[YELLOW][p] = chair;
    }
    uint8_t players = room->options.players[BLUE];
    room->options.players[BLUE] = room->options.players[YELLOW];
    room->options.players[YELLOW] = players;
}

enum refusal room_rematch(struct room *room, struct member *member, bool swap)
{
    if (member->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state != ENDED) return REFUSED_OVER_ONLY;
    play_forget(room);
    room->state = LOBBY;
    if (swap) swap_sides(room);
    for (int i = room->members - 1; i >= 0; i--) {
        if (!room->member[i].gone) continue;
        leave_chairs(room, &room->member[i]);
        forget_member(room, &room->member[i]);
    }
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            struct chair *chair = &room->chair[t][p];
            const struct member *sitting = room_member(room, chair->member);
            chair->held = false;
            chair->ready = chair->bot || (sitting && sitting->line);
        }
    room->changed = true;
    return REFUSED_NOT;
}

/* Chat */

static bool hears_chat(const struct room *room, const struct member *from,
                       const struct member *to, const char *channel)
{
    if (!to->line) return false;
    if (!strcmp(channel, "table")) return true;
    if (!strcmp(channel, "crew")) return room_team(room, to) == room_team(room, from);
    return room_team(room, to) == NO_TEAM;
}

static enum refusal chat_refused(const struct room *room, const struct member *member,
                                 const char *to)
{
    bool seated = room_team(room, member) != NO_TEAM;
    if (member->muted) return REFUSED_MUTED;
    if (!strcmp(to, "crew")) return seated ? REFUSED_NOT : REFUSED_NOT_SEATED;
    if (!strcmp(to, "spectators")) return seated ? REFUSED_BAD_MESSAGE : REFUSED_NOT;
    if (strcmp(to, "table")) return REFUSED_BAD_MESSAGE;
    bool knows_both = !seated && room->options.spectators == WATCH_BOTH;
    return knows_both && room->state == PLAYING_GAME ? REFUSED_SEEN_TOO_MUCH : REFUSED_NOT;
}

enum refusal room_chat(struct room *room, struct member *member, const char *to, const char *text)
{
    enum refusal refusal = chat_refused(room, member, to);
    if (refusal) return refusal;
    struct packet *packet = announce_chat(member->id, to, text);
    for (int i = 0; i < room->members; i++)
        if (hears_chat(room, member, &room->member[i], to))
            room->ways->tell(room->world, room, room->member[i].line, packet_share(packet));
    packet_drop(packet);
    return REFUSED_NOT;
}

void room_flush(struct room *room)
{
    pass_host_on(room);
    if (room->changed) room->ways->save_state(room->world, room);
    if (room->changed || room->shown) announce_room(room);
    room->changed = room->shown = false;
}
