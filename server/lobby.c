/* What the host and the crews settle before a game. */
#include "server/lobby.h"

#include <stdio.h>

#include "server/announce.h"
#include "server/catch_up.h"
#include "server/members.h"
#include "server/play.h"
#include "server/seats.h"
#include "server/workspace.h"

/* --- options --------------------------------------------------------------------------------- */

/* Crews that shrank: who sat on a seat that is gone stands. Rules changed: nobody is ready. */
static void settle_players(struct room *room)
{
    for (int team = 0; team < TEAMS; team++)
        for (int i = room->options.players[team]; i < PLAYERS_MAX; i++)
            room->player[team][i] = (struct player){0};
    EACH_PLAYER(player, room) player->ready = player->bot != NO_BOT;
}

enum refusal lobby_set_options(struct room *room, const struct member *host,
                               const struct value *options, const char **field)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state != ROOM_LOBBY) return REFUSED_LOBBY_ONLY;
    if (!options_read(&room->options, options, field)) return REFUSED_BAD_OPTION;
    settle_players(room);
    room->changed = true;
    return REFUSED_NOT;
}

enum refusal lobby_name_boat(struct room *room, const struct member *member, enum team team,
                             const char *name)
{
    if (room->state != ROOM_LOBBY) return REFUSED_LOBBY_ONLY;
    if (member->id != room->host && seats_team(room, member) != team) return REFUSED_HOST_ONLY;
    if (member->muted) return REFUSED_MUTED;
    snprintf(room->options.boat[team], NAME_BYTES, "%s", name);
    room->changed = true;
    return REFUSED_NOT;
}

/* --- the start ------------------------------------------------------------------------------- */

static bool has_too_few(const struct room *room)
{
    int count = 0;
    if (room->options.mode != REAL_TIME) return false;
    EACH_PLAYER(player, room) count += player->member != NOBODY || room->options.bots_count;
    return count < room->options.rules.realtime_min_players;
}

/* The next game counts for ratings. */
static bool is_rated(const struct room *room)
{
    return room->options.rated && room->owner->rates;
}

enum refusal lobby_problem(const struct room *room)
{
    if (!seats_all_taken(room)) return REFUSED_SEATS_FREE;
    bool strict = room->options.listed || is_rated(room);
    if (strict && seats_household_on_both_sides(room)) return REFUSED_SAME_HOUSE;
    if (has_too_few(room)) return REFUSED_TOO_FEW_PLAYERS;
    EACH_PLAYER(player, room)
        if (!player->ready && player->member != room->host) return REFUSED_NOT_READY;
    return REFUSED_NOT;
}

/* The setup of the next game; false when its chart is not there or does not fit. */
static bool make_setup(const struct options *options, struct setup *setup)
{
    *setup = (struct setup){.rules = options->rules, .seed = seed_make(),
                            .first = options->first};
    memcpy(setup->players, options->players, sizeof setup->players);
    return chart_builtin_read(&setup->chart, options->map, options->mode) && !setup_problem(setup);
}

/* What was true of the last game is forgotten. */
static void reset_member(const struct room *room, struct member *member)
{
    enum team team = seats_team(room, member);
    bool sees_both = team == NO_TEAM && room->options.spectators == WATCH_BOTH;
    member->seen = (uint8_t)(sees_both ? (1 << TEAMS) - 1 : team == NO_TEAM ? 0 : 1 << team);
    member->v = member->last_n = 0;
    member->wants_seat = NO_SEAT;
}

static enum refusal may_start(const struct room *room, const struct member *host)
{
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    return room->state == ROOM_LOBBY ? lobby_problem(room) : REFUSED_LOBBY_ONLY;
}

static void begun(struct room *room)
{
    EACH_MEMBER(member, room) reset_member(room, member);
    room->changed = room->moved = true;
    room_flush_now(room);
    EACH_MEMBER(member, room) catch_up_tell(room, member, room->games, 0);
}

/* Those whose ratings the game counts for: who sits down now, whatever he does then. */
static void call_roster(struct room *room)
{
    room->roster_count = 0;
    EACH_MEMBER(member, room) {
        if (!is_rated(room) || !seats_plays(room, member)) continue;
        room->roster[room->roster_count++] =
            (struct rated_player){member->who, (uint8_t)seats_of(room, member)};
    }
}

bool lobby_begin(struct room *room, uint64_t now_ms)
{
    struct setup setup;
    if (!make_setup(&room->options, &setup)) return false;
    call_roster(room);
    play_begin(room, &setup, now_ms);
    begun(room);
    return true;
}

enum refusal lobby_start(struct room *room, const struct member *host, uint64_t now_ms)
{
    enum refusal problem = may_start(room, host);
    if (problem) return problem;
    return lobby_begin(room, now_ms) ? REFUSED_NOT : REFUSED_BAD_OPTION;
}

/* Up to the order after which something had happened `steps` times. */
static bool play_up_to(struct playback *playback, const struct out *record, uint32_t steps)
{
    if (!playback_open(playback, record->text, record->length, playback->events)) return false;
    while (steps && playback_next(playback))
        steps -= playback->item != RECORD_CALL && playback->events->count;
    return !steps && playback->game.phase != OVER;
}

enum refusal lobby_go_on(struct room *room, const struct member *host, const struct out *record,
                         uint32_t steps, uint64_t now_ms)
{
    struct playback playback = {.events = &room->owner->work->events};
    struct options *options = &room->options;
    enum refusal problem = may_start(room, host);
    if (problem) return problem;
    if (!play_up_to(&playback, record, steps)) return REFUSED_BAD_MESSAGE;
    if (memcmp(playback.setup.players, options->players, sizeof options->players))
        return REFUSED_BAD_OPTION;
    options->rules = playback.setup.rules;
    options->mode = playback.game.mode;
    memcpy(options->map, playback.setup.chart.name, sizeof options->map);
    play_go_on(room, &playback, now_ms);
    begun(room);
    return REFUSED_NOT;
}

/* --- once more ------------------------------------------------------------------------------- */

static void exchange_sides(struct room *room)
{
    for (int i = 0; i < PLAYERS_MAX; i++) {
        struct player player = room->player[BLUE][i];
        room->player[BLUE][i] = room->player[YELLOW][i];
        room->player[YELLOW][i] = player;
    }
    uint8_t players = room->options.players[BLUE];
    room->options.players[BLUE] = room->options.players[YELLOW];
    room->options.players[YELLOW] = players;
}

static void forget_gone(struct room *room)
{
    for (struct member *member = room->first_member, *next; member; member = next) {
        next = member->next;
        if (member->gone && !member->muted) members_forget(room, member);
    }
}

/* The seats as the last game has left them. */
static void reseat(struct room *room)
{
    EACH_PLAYER(player, room) {
        const struct member *member = members_find(room, player->member);
        if (member && member->gone) *player = (struct player){0};
        player->held = false;
        player->ready = player->bot != NO_BOT || (member && member->line && member->again);
    }
}

static void go_back(struct room *room, bool swap_sides)
{
    play_forget(room);
    room->state = ROOM_LOBBY;
    if (swap_sides) exchange_sides(room);
    forget_gone(room);
    EACH_MEMBER(member, room) member->again = false;
    room->changed = true;
    if (swap_sides) room_tell_all(room, announce_notice(room->owner->work, "sides_swapped", 0));
}

enum refusal lobby_rematch(struct room *room, const struct member *host, bool swap_sides,
                           bool start)
{
    struct player before[TEAMS][PLAYERS_MAX];
    if (host->id != room->host) return REFUSED_HOST_ONLY;
    if (room->state != ROOM_OVER) return REFUSED_OVER_ONLY;
    memcpy(before, room->player, sizeof before);
    reseat(room);
    enum refusal problem = start ? lobby_problem(room) : REFUSED_NOT;
    if (problem) {
        memcpy(room->player, before, sizeof before);
        return problem;
    }
    go_back(room, swap_sides);
    return REFUSED_NOT;
}

void lobby_return(struct room *room)
{
    reseat(room);
    go_back(room, true);
}
