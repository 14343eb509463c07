/* Players and their seats. A bot, or a member who left, gives up all seats of a player at once. */
#include "server/seats.h"

#include "server/absence.h"
#include "server/announce.h"
#include "server/members.h"

struct player *seats_next(const struct room *room, const struct player *player)
{
    const struct player *first = &room->player[0][0];
    for (player++; player < first + TEAMS * PLAYERS_MAX; player++)
        if ((player - first) % PLAYERS_MAX < room->options.players[(player - first) / PLAYERS_MAX])
            return (struct player *)player;
    return NULL;
}

struct player *seats_first(const struct room *room)
{
    return (struct player *)&room->player[0][0]; /* a crew has at least one */
}

int seats_number(const struct room *room, int seat)
{
    return player_of_role(room->options.players[seat_team(seat)], seat_role(seat));
}

struct player *seats_player(const struct room *room, int seat)
{
    return (struct player *)&room->player[seat_team(seat)][seats_number(room, seat) - 1];
}

unsigned seats_of_player(const struct room *room, enum team team, int number)
{
    unsigned seats = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat_team(seat) == team && seats_number(room, seat) == number) seats |= 1u << seat;
    return seats;
}

unsigned seats_of(const struct room *room, const struct member *member)
{
    unsigned seats = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seats_player(room, seat)->member == member->id) seats |= 1u << seat;
    return seats;
}

enum team seats_team(const struct room *room, const struct member *member)
{
    unsigned seats = seats_of(room, member);
    return seats ? seat_team(__builtin_ctz(seats)) : NO_TEAM;
}

bool seats_plays(const struct room *room, const struct member *member)
{
    return seats_of(room, member) != 0;
}

unsigned seats_crews_present(const struct room *room)
{
    unsigned crews = 0;
    EACH_MEMBER(member, room) {
        enum team team = seats_team(room, member);
        if (member->line && team != NO_TEAM) crews |= 1u << team;
    }
    return crews;
}

bool seats_is_free(const struct player *player)
{
    return player->member == NOBODY && player->bot == NO_BOT;
}

bool seats_is_bot(const struct player *player)
{
    return player->bot != NO_BOT || player->held;
}

bool seats_all_taken(const struct room *room)
{
    EACH_PLAYER(player, room)
        if (seats_is_free(player)) return false;
    return true;
}

void seats_leave(struct room *room, const struct member *member)
{
    EACH_PLAYER(player, room)
        if (player->member == member->id) *player = (struct player){0};
}

/* --- sitting down ---------------------------------------------------------------------------- */

/* He plays for this crew, or has played for it in the game that is on. */
static bool is_of_crew(const struct room *room, const struct member *member, enum team team)
{
    bool has_been = room->state == ROOM_PLAYING && member->seen == 1u << team;
    return has_been || seats_team(room, member) == team;
}

static bool is_same_household(const struct member *one, const struct member *other)
{
    return one != other && one->household != NO_HOUSEHOLD && one->household == other->household;
}

/* In a listed room nobody plays on both sides by a second identity of his address. */
static bool household_plays_against(const struct room *room, const struct member *member, int seat)
{
    enum team enemy = team_other(seat_team(seat));
    if (!room->options.listed) return false;
    EACH_MEMBER(other, room)
        if (is_same_household(member, other) && is_of_crew(room, other, enemy)) return true;
    return false;
}

bool seats_household_on_both_sides(const struct room *room)
{
    EACH_MEMBER(one, room) EACH_MEMBER(other, room) {
        enum team team = seats_team(room, one), other_team = seats_team(room, other);
        if (is_same_household(one, other) && team != NO_TEAM && other_team == team_other(team))
            return true;
    }
    return false;
}

static enum refusal refuse_in_game(const struct room *room, const struct member *member, int seat)
{
    const struct player *player = seats_player(room, seat);
    bool host = member->id == room->host;
    enum team team = seats_team(room, member);
    if (room->roster_count) return REFUSED_RATED;
    if (player->member != NOBODY && !(player->held && host)) return REFUSED_SEAT_TAKEN;
    if (player->bot != NO_BOT && !room->options.drop_in && !host) return REFUSED_HOST_ONLY;
    if (member->seen & ~(1u << seat_team(seat))) return REFUSED_SEEN_TOO_MUCH;
    return team == NO_TEAM || team == seat_team(seat) ? REFUSED_NOT : REFUSED_SEEN_TOO_MUCH;
}

static bool is_locked(const struct room *room, const struct member *member)
{
    return room->locked && member->id != room->host;
}

/* Why he may not sit there; his own seat is no reason. */
static enum refusal refuse_seat(const struct room *room, const struct member *member, int seat)
{
    if (seat == NO_SEAT) return REFUSED_NO_SUCH_SEAT;
    if (is_locked(room, member)) return REFUSED_LOCKED;
    if (household_plays_against(room, member, seat)) return REFUSED_SAME_HOUSE;
    if (room->state == ROOM_PLAYING) return refuse_in_game(room, member, seat);
    if (room->state == ROOM_OVER) return REFUSED_LOBBY_ONLY;
    member_id holder = seats_player(room, seat)->member;
    return holder == NOBODY || holder == member->id ? REFUSED_NOT : REFUSED_SEAT_TAKEN;
}

unsigned seats_open_to(const struct room *room, const struct member *member)
{
    unsigned open = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seats_player(room, seat)->member != member->id && !refuse_seat(room, member, seat))
            open |= 1u << seat;
    return open;
}

static void sit_in_game(struct room *room, struct member *member, struct player *player)
{
    *player = (struct player){.member = member->id, .ready = true};
    room->changed = true;
    absence_replaced(room, member);
}

enum refusal seats_sit(struct room *room, struct member *member, int seat, bool more)
{
    enum refusal refusal = refuse_seat(room, member, seat);
    if (refusal) return refusal;
    struct player *player = seats_player(room, seat);
    if (player->member == member->id) return REFUSED_NOT;
    if (room->state == ROOM_PLAYING) {
        sit_in_game(room, member, player);
        return REFUSED_NOT;
    }
    if (!more || seats_team(room, member) != seat_team(seat)) seats_leave(room, member);
    *player = (struct player){.member = member->id};
    member->wants_seat = NO_SEAT;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal seats_stand(struct room *room, struct member *member)
{
    if (room->state != ROOM_LOBBY) return REFUSED_LOBBY_ONLY;
    if (is_locked(room, member)) return REFUSED_LOCKED;
    seats_leave(room, member);
    member->wants_seat = NO_SEAT;
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal seats_lock(struct room *room, const struct member *host, bool locked)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    room->locked = locked;
    room->changed = true;
    return REFUSED_NOT;
}

/* --- swapping -------------------------------------------------------------------------------- */

static bool wants_seat_of(const struct room *room, const struct member *other,
                          const struct member *member)
{
    return other->wants_seat != NO_SEAT && seats_of(room, member) >> other->wants_seat & 1;
}

static void exchange(struct room *room, struct member *a, struct member *b)
{
    EACH_PLAYER(player, room) {
        if (player->member == a->id) *player = (struct player){.member = b->id};
        else if (player->member == b->id) *player = (struct player){.member = a->id};
    }
    a->wants_seat = b->wants_seat = NO_SEAT;
}

enum refusal seats_swap(struct room *room, struct member *member, int seat)
{
    if (room->state != ROOM_LOBBY) return REFUSED_LOBBY_ONLY;
    if (seat == NO_SEAT) return REFUSED_NO_SUCH_SEAT;
    struct member *other = members_find(room, seats_player(room, seat)->member);
    if (!other) return seats_sit(room, member, seat, false);
    if (is_locked(room, member)) return REFUSED_LOCKED;
    if (!seats_plays(room, member)) return REFUSED_NOT_SEATED;
    if (other == member) return REFUSED_NOT;
    member->wants_seat = (int8_t)seat;
    member->wants_until_ms = room->now_ms + SWAP_ASK_MS;
    if (wants_seat_of(room, other, member)) exchange(room, member, other);
    room->changed = true;
    return REFUSED_NOT;
}

void seats_swap_no_more(struct room *room, struct member *member)
{
    room->to_show |= member->wants_seat != NO_SEAT;
    member->wants_seat = NO_SEAT;
}

enum refusal seats_decline(struct room *room, const struct member *member, member_id from)
{
    struct member *asker = members_find(room, from);
    if (!asker || !wants_seat_of(room, asker, member)) return REFUSED_NO_SUCH_MEMBER;
    seats_swap_no_more(room, asker);
    room_tell(room, asker, announce_person(room->owner->work, "swap_declined", member, 0));
    return REFUSED_NOT;
}

uint64_t seats_wish_left_ms(const struct room *room, const struct member *member)
{
    bool waits = member->wants_seat != NO_SEAT && member->wants_until_ms > room->now_ms;
    return waits ? member->wants_until_ms - room->now_ms : 0;
}

uint64_t seats_deadline(const struct room *room)
{
    uint64_t first = ALARM_NEVER;
    EACH_MEMBER(member, room)
        if (member->wants_seat != NO_SEAT) alarms_earlier(&first, member->wants_until_ms);
    return first;
}

void seats_wake(struct room *room, uint64_t now_ms)
{
    EACH_MEMBER(member, room) {
        if (member->wants_seat == NO_SEAT || member->wants_until_ms > now_ms) continue;
        seats_swap_no_more(room, member);
        room_tell(room, member, announce_notice(room->owner->work, "swap_expired", 0));
    }
}

enum refusal seats_ready(struct room *room, struct member *member, bool ready)
{
    if (room->state != ROOM_LOBBY) return REFUSED_LOBBY_ONLY;
    if (!seats_plays(room, member)) return REFUSED_NOT_SEATED;
    EACH_PLAYER(player, room)
        if (player->member == member->id) player->ready = ready;
    room->changed = true;
    return REFUSED_NOT;
}

/* --- bots ------------------------------------------------------------------------------------ */

enum refusal seats_put_bot(struct room *room, const struct member *host, int seat,
                           enum level level)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (seat == NO_SEAT) return REFUSED_NO_SUCH_SEAT;
    struct player *player = seats_player(room, seat);
    if (player->member != NOBODY) return REFUSED_SEAT_TAKEN;
    bool fixed = room->state == ROOM_PLAYING && (level == NO_BOT || player->bot != NO_BOT);
    if (room->state == ROOM_OVER || fixed) return REFUSED_LOBBY_ONLY;
    player->bot = level;
    player->ready = level != NO_BOT;
    room->changed = room->moved = true;
    return REFUSED_NOT;
}

enum refusal seats_fill(struct room *room, const struct member *host, enum level level)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state == ROOM_OVER) return REFUSED_LOBBY_ONLY;
    EACH_PLAYER(player, room)
        if (seats_is_free(player)) *player = (struct player){.bot = level, .ready = true};
    room->changed = room->moved = true;
    return REFUSED_NOT;
}
