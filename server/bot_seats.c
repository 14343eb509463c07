/*
 * Bots at the tables. A mind hears what its chair hears; to consider and to act it is handed to a
 * thread with a copy of its view, and what it wants to do is carried out when it is back and the
 * game has not moved on without it.
 */
#include "server/bot_seats.h"

#include <stdlib.h>
#include <string.h>

enum { MIND_RADIO_BYTES = 4 << 20 };

static unsigned chair_seats(const struct room *room, int team, int player)
{
    unsigned seats = 0;
    for (int role = 0; role < ROLES; role++)
        if (player_of_role(room->options.players[team], (enum role)role) == player)
            seats |= 1u << seat_of((enum team)team, (enum role)role);
    return seats;
}

/* A bot that takes a seat hears everything that its seat has heard so far. */
static void tell_history(const struct room *room, struct mind *mind)
{
    static struct record_frame frame;
    static struct events events;
    struct game game;
    struct setup setup;
    struct record_reader reader;
    enum record_item item;
    if (!record_open(&reader, (const uint8_t *)room->log.text, room->log.length, &setup)) return;
    mind->setup.chart = setup.chart;
    game_init(&game, &setup);
    while ((item = record_next(&reader, &frame)) <= RECORD_CALL) {
        if (item == RECORD_CALL) {
            mind_listen(mind, &frame.call);
            continue;
        }
        game_apply(&game, &frame.order, &events);
        mind_hear(mind, &events);
    }
}

static struct mind *make_mind(struct server *server, const struct room *room, int team, int player)
{
    const struct chair *chair = &room->chair[team][player - 1];
    unsigned seats = chair_seats(room, team, player);
    server->seed = server->seed * 6364136223846793005ull + 1442695040888963407ull;
    struct bot_setup setup = {
        .rules = room->game->rules, .team = (uint8_t)team, .seed = server->seed,
        .roles = (uint8_t)(seats >> (team * ROLES) & ((1 << ROLES) - 1)),
        .level = (uint8_t)level_named(bot_level_name[chair->bot ? chair->bot - 1 : BOT_HOLDS]),
        .pace = (uint16_t)server->config.bot_pace_percent, .radio_bytes = MIND_RADIO_BYTES};
    memcpy(setup.players, room->options.players, sizeof setup.players);
    struct mind *mind = mind_new(&setup, game_ears_of(room->game, seats), seats);
    tell_history(room, mind);
    return mind;
}

static void ask_bot(struct server *server, struct room *room, int team, int player,
                    enum job_kind kind)
{
    struct job *job = bot_pool_job(kind, room->mind[team][player - 1]);
    job->room = room->id;
    job->game = room->games;
    job->seq = room->seq;
    job->team = (uint8_t)team;
    job->player = (uint8_t)player;
    job->view = view_for_seats(room->game, job->mind->seats);
    memcpy(job->code, room->code, sizeof job->code);
    bot_pool_ask(server->bots, job);
}

static void drop_mind(struct room *room, int team, int player)
{
    mind_free(room->mind[team][player - 1]);
    room->mind[team][player - 1] = NULL;
}

void bot_seats_drop(struct room *room)
{
    for (int t = 0; t < TEAMS; t++)
        for (int player = 1; player <= PLAYERS_MAX; player++) drop_mind(room, t, player);
}

static bool level_changed(const struct chair *chair, const struct mind *mind)
{
    int level = level_named(bot_level_name[chair->bot ? chair->bot - 1 : BOT_HOLDS]);
    return mind->setup.level != level;
}

void bot_seats_look(struct server *server, struct room *room)
{
    room->restless = false;
    if (room->state != PLAYING_GAME) bot_seats_drop(room);
    if (!room_running(room)) return;
    for (int t = 0; t < TEAMS; t++)
        for (int player = 1; player <= room->options.players[t]; player++) {
            const struct chair *chair = &room->chair[t][player - 1];
            struct mind **mind = &room->mind[t][player - 1];
            if (*mind && (!chair_is_bot(chair) || level_changed(chair, *mind)))
                drop_mind(room, t, player);
            if (!chair_is_bot(chair)) continue;
            if (!*mind) *mind = make_mind(server, room, t, player);
            if (!(*mind)->busy && !(*mind)->act_at_ms)
                ask_bot(server, room, t, player, JOB_CONSIDER);
        }
}

uint64_t bot_seats_deadline(const struct room *room)
{
    uint64_t first = ALARM_NEVER;
    if (!room_running(room)) return first;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            const struct mind *mind = room->mind[t][p];
            if (!mind || mind->busy || !mind->act_at_ms) continue;
            alarms_earlier(&first, mind->act_at_ms);
        }
    return first;
}

void bot_seats_wake(struct server *server, struct room *room)
{
    for (int t = 0; t < TEAMS && room_running(room); t++)
        for (int player = 1; player <= room->options.players[t]; player++) {
            const struct mind *mind = room->mind[t][player - 1];
            if (mind && !mind->busy && mind->act_at_ms && mind->act_at_ms <= server->now_ms)
                ask_bot(server, room, t, player, JOB_ACT);
        }
}

void bot_seats_hear(struct room *room, const struct events *events)
{
    for (int t = 0; t < TEAMS && events->count; t++)
        for (int p = 0; p < PLAYERS_MAX; p++)
            if (room->mind[t][p]) mind_hear(room->mind[t][p], events);
}

void bot_seats_listen(struct room *room, const struct call *call)
{
    for (int p = 0; p < PLAYERS_MAX; p++)
        if (room->mind[call->team][p]) mind_listen(room->mind[call->team][p], call);
}

static void take_deed(struct server *server, struct room *room, struct job *job)
{
    for (int i = 0; i < job->deed.calls; i++) room_bot_call(room, &job->deed.call[i]);
    if (!job->deed.ordered) return;
    enum error error =
        room_bot_order(room, (enum team)job->team, &job->deed.order, server->now_ms);
    if (error == ERROR_OK) server->metrics.bot_orders++;
    else if (room_running(room)) bot_refused(job->mind->bot, &job->deed.order, error);
    room->restless = true;
}

static void take_job(struct server *server, struct job *job)
{
    struct room *room = server_room(server, job->code);
    if (job->mind->orphan || !room || room->id != job->room || room->games != job->game) return;
    job->mind->busy = false;
    if (job->kind == JOB_CONSIDER && job->delay_ms != BOT_IDLE) {
        uint64_t delay_ms = server->config.bot_pace_percent ? job->delay_ms : 0;
        job->mind->act_at_ms = server->now_ms + delay_ms;
    }
    if (job->kind == JOB_ACT && !server->failing) take_deed(server, room, job);
    else if (job->kind == JOB_ACT) job->mind->act_at_ms = server->now_ms + RETRY_MS;
    if (job->seq != room->seq) room->restless = true; /* the game moved meanwhile */
    job->mind = NULL; /* given back */
    server_settle(server, room);
}

/* The place of a debrief that is being made, or of "". NULL: there is none. */
static char *analysing(struct server *server, const char *replay)
{
    for (int i = 0; i < ANALYSES_WAITING; i++)
        if (!strcmp(server->analysing[i], replay)) return server->analysing[i];
    return NULL;
}

static void take_analysis(struct server *server, struct job *job)
{
    struct analysis *analysis = &server->analysis[server->analyses++ % ANALYSES];
    free(analysis->text.text);
    memcpy(analysis->replay, job->replay, sizeof analysis->replay);
    analysis->text = job->text;
    job->text = (struct out){0};
    *analysing(server, job->replay) = 0;
}

void bot_seats_collect(struct server *server)
{
    struct job *job;
    while ((job = bot_pool_collect(server->bots))) {
        take_job(server, job);
        job_free(job);
    }
    while ((job = bot_pool_collect(server->scholar))) {
        take_analysis(server, job);
        job_free(job);
    }
}

const struct out *server_analysis(struct server *server, const char *replay, struct out *record,
                                  bool *busy)
{
    *busy = false;
    for (int i = 0; i < ANALYSES; i++)
        if (!strcmp(server->analysis[i].replay, replay)) return &server->analysis[i].text;
    if (analysing(server, replay)) return NULL;
    char *place = analysing(server, "");
    if (!place) return *busy = true, NULL;
    memcpy(place, replay, sizeof server->analysing[0]);
    struct job *job = bot_pool_job(JOB_ANALYSE, NULL);
    memcpy(job->replay, replay, sizeof job->replay);
    job->record = *record;
    *record = (struct out){0};
    out_growing(&job->text, realloc);
    bot_pool_ask(server->scholar, job);
    return NULL;
}
