/*
 * bot_pool: who thinks for the bots, and on which threads.
 *
 * Each chair that a bot plays has a mind: the crew's struct bot, and an inbox of what it has heard
 * since it last thought. All thinking, even listening (a belief is a lot of work), is done by
 * jobs on a pool of threads: a slow ace delays no room but its own. A mind is lent to one job at a
 * time; meanwhile its inbox goes on filling here.
 *
 *   consider   hear the inbox, say how long to wait before acting
 *   act        hear the inbox, decide
 *   analyse    the debrief of a finished game
 *
 * Without threads the work is done in bot_pool_collect, for the simulator.
 */
#ifndef SERVER_BOT_POOL_H
#define SERVER_BOT_POOL_H

#include "bots/bot.h"
#include "server/room.h"

/* One thing that a bot has heard. */
struct heard {
    bool is_call;
    struct event event;
    struct call call;
};

struct mind {
    struct bot_setup setup;
    struct bot *bot; /* made by the first job */
    uint16_t ears;
    unsigned seats;
    bool busy;   /* lent to a job */
    bool orphan; /* nobody's any more: freed when its job comes back */
    uint64_t act_at_ms; /* 0: it waits for nothing */
    struct heard *inbox;
    uint32_t count, capacity;
};

struct mind *mind_new(const struct bot_setup *setup, uint16_t ears, unsigned seats);
void mind_free(struct mind *mind);
void mind_hear(struct mind *mind, const struct events *events);
void mind_listen(struct mind *mind, const struct call *call);

enum job_kind { JOB_CONSIDER, JOB_ACT, JOB_ANALYSE };

struct job {
    uint8_t kind; /* enum job_kind */
    uint8_t team, player; /* player from 1 */
    uint32_t game, seq;   /* rows of the room's log when it was asked */
    uint64_t room;
    char code[CODE_MAX]; /* of the room */
    struct mind *mind;
    struct heard *inbox; /* the job's own */
    uint32_t count;
    struct view view;
    uint32_t delay_ms; /* consider: BOT_IDLE when there is nothing to do */
    struct bot_deed deed;
    char replay[REPLAY_ID_CHARS + 1]; /* analyse */
    struct out record, text;
    struct job *next;
};

void job_free(struct job *job);

struct bot_pool;
typedef void bot_pool_wake_fn(void *context);

struct bot_pool *bot_pool_new(int threads, bot_pool_wake_fn *wake, void *context);
void bot_pool_free(struct bot_pool *bots);
/* Lends the mind, with what is in its inbox, to a job. */
struct job *bot_pool_job(enum job_kind kind, struct mind *mind);
/* The job belongs to the pool until bot_pool_collect gives it back; then job_free it. */
void bot_pool_ask(struct bot_pool *bots, struct job *job);
struct job *bot_pool_collect(struct bot_pool *bots);
int bot_pool_waiting(struct bot_pool *bots);

#endif
