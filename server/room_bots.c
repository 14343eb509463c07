/*
 * A bot hears what its seats hear. To consider and to act it goes to a thread with a copy of its
 * view, and what it wants to do is carried out when it is back.
 */
#include "server/room_bots.h"

#include <string.h>

#include "server/play.h"
#include "server/rooms.h"
#include "server/seats.h"
#include "wire/playback.h"

/* Every place of a room that has a bot. */
#define EACH_BOT(it, of)                                                                           \
    for (struct bot_seat *const *it = &(of)->bot[0][0];                                            \
         it < &(of)->bot[0][0] + TEAMS * PLAYERS_MAX; it++)                                        \
        if (*it)

static enum level level_of(const struct player *player)
{
    return player->bot == NO_BOT ? BOT_HOLDS : player->bot;
}

static void tell_history(struct bot_seat *seat, const struct out *record)
{
    struct events events;
    struct playback playback;
    if (!playback_open(&playback, record->text, record->length, &events)) return;
    seat->setup.chart = playback.setup.chart;
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL)
            bot_seat_listen(seat, &playback.frame.call);
        else
            bot_seat_hear(seat, &events);
    }
}

/* Everybody at the table sees which bot is the other Captain; of people nothing is known, not even
 * while a bot holds their seat. */
static const struct choice_model *enemy_of(const struct room *room, enum team team)
{
    enum team other = team_other(team);
    int captain = player_of_role(room->options.players[other], CAPTAIN);
    const struct player *player = &room->player[other][captain - 1];
    return player->bot == NO_BOT ? NULL : level_choices(player->bot, room->game->mode);
}

/* A bot that takes a seat hears everything that its seat has heard so far. */
static struct bot_seat *seat_bot(struct server *server, const struct room *room, enum team team,
                                 int number)
{
    unsigned seats = seats_of_player(room, team, number);
    server->bot_seed = server->bot_seed * 6364136223846793005ull + 1442695040888963407ull;
    struct bot_setup setup = {
        .rules = room->game->rules, .team = team, .seed = server->bot_seed,
        .roles = (uint8_t)(seats >> seat_of(team, CAPTAIN) & ((1 << ROLES) - 1)),
        .level = level_of(&room->player[team][number - 1]),
        .weights = manner_weights(room->options.manner), .enemy = enemy_of(room, team),
        .pace = (uint16_t)server->config.bot_pace_percent, .radio_bytes = BOT_BELIEF_BYTES};
    memcpy(setup.players, room->options.players, sizeof setup.players);
    struct bot_seat *seat = bot_seat_new(&setup, game_ears_of(room->game, seats), seats);
    tell_history(seat, &room->log);
    return seat;
}

static void ask(struct server *server, const struct room *room, struct bot_seat *seat,
                enum bot_job_kind kind)
{
    struct bot_job *job = bot_job_think(kind, seat);
    job->room = room->id;
    job->game = room->games;
    job->seq = room->seq;
    job->view = view_for_seats(room->game, seat->seats);
    memcpy(job->code, room->code, sizeof job->code);
    bot_pool_ask(server->bots, job);
}

static void drop(struct bot_seat **seat)
{
    bot_seat_free(*seat);
    *seat = NULL;
}

void room_bots_drop(struct room *room)
{
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < PLAYERS_MAX; i++) drop(&room->bot[team][i]);
}

/* The right bot for a player, or none; it is asked unless it is busy or waits. */
static void look_at(struct server *server, struct room *room, enum team team, int number)
{
    const struct player *player = &room->player[team][number - 1];
    struct bot_seat **seat = &room->bot[team][number - 1];
    if (*seat && (!seats_is_bot(player) || (*seat)->setup.level != level_of(player))) drop(seat);
    if (!seats_is_bot(player)) return;
    if (!*seat) *seat = seat_bot(server, room, team, number);
    if (!(*seat)->busy && !(*seat)->act_at_ms) ask(server, room, *seat, JOB_CONSIDER);
}

void room_bots_look(struct server *server, struct room *room)
{
    room->moved = false;
    if (room->state != ROOM_PLAYING) room_bots_drop(room);
    if (!room_is_running(room)) return;
    for (int team = 0; team < TEAMS; team++)
        for (int number = 1; number <= room->options.players[team]; number++)
            look_at(server, room, team, number);
}

uint64_t room_bots_deadline(const struct room *room)
{
    uint64_t first = ALARM_NEVER;
    if (!room_is_running(room)) return first;
    EACH_BOT(seat, room)
        if (!(*seat)->busy) alarms_earlier(&first, (*seat)->act_at_ms);
    return first;
}

void room_bots_wake(struct server *server, struct room *room)
{
    if (!room_is_running(room)) return;
    EACH_BOT(seat, room) {
        bool due = (*seat)->act_at_ms && (*seat)->act_at_ms <= server->now_ms;
        if (due && !(*seat)->busy) ask(server, room, *seat, JOB_ACT);
    }
}

void room_bots_hear(struct room *room, const struct events *events)
{
    if (!events->count) return;
    EACH_BOT(seat, room) bot_seat_hear(*seat, events);
}

void room_bots_listen(struct room *room, const struct call *call)
{
    EACH_BOT(seat, room) bot_seat_listen(*seat, call);
}

/* --- what came of thinking ------------------------------------------------------------------- */

static void carry_out(struct server *server, struct room *room, struct bot_job *job)
{
    const struct bot_deed *deed = &job->deed;
    for (int i = 0; i < deed->calls; i++) play_bot_call(room, &deed->call[i]);
    if (!deed->ordered) return;
    enum error error = play_bot_order(room, &deed->order, server->now_ms);
    if (error == ERROR_OK) server->metrics.bot_orders++;
    else if (room_is_running(room)) bot_refused(job->seat->bot, &deed->order, error);
    room->moved = true;
}

static void take(struct server *server, struct bot_job *job)
{
    struct bot_seat *seat = job->seat;
    struct room *room = rooms_find(&server->rooms, job->code);
    if (seat->given_up || !room || room->id != job->room || room->games != job->game) return;
    seat->busy = false;
    if (job->kind == JOB_CONSIDER && job->delay_ms != BOT_IDLE)
        seat->act_at_ms =
            server->now_ms + (server->config.bot_pace_percent ? job->delay_ms : 0);
    if (job->kind == JOB_ACT && !server->failing) carry_out(server, room, job);
    else if (job->kind == JOB_ACT) seat->act_at_ms = server->now_ms + STORE_RETRY_MS;
    if (job->seq != room->seq) room->moved = true; /* meanwhile */
    job->seat = NULL; /* given back */
    rooms_settle(server, room);
}

void room_bots_collect(struct server *server)
{
    struct bot_job *job;
    while ((job = bot_pool_collect(server->bots))) {
        take(server, job);
        bot_job_free(job);
    }
}
