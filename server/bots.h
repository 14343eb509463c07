/*
 * bots: who thinks for the bots, and on which threads.
 *
 * A job is a value: what the bot's player knows, what he may do, a level and a seed. Threads take
 * jobs in order and give them back with an order in them; a slow one delays no room but its own.
 * Without threads the thinking is done in bots_collect, for the simulator.
 */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "rules/legal.h"
#include "server/room.h"

struct bot_job {
    uint64_t room, seed;
    char code[CODE_MAX]; /* of the room */
    uint32_t game;
    uint8_t team, player; /* player from 1 */
    uint8_t level;        /* in bot_level_name */
    unsigned seats;       /* of that player, one bit each */
    struct view view;
    struct legal legal;
    bool decided;
    struct order order;
    struct stroke stroke;
    struct bot_job *next;
};

struct bots;
typedef void bots_wake_fn(void *context);

struct bots *bots_new(int threads, bots_wake_fn *wake, void *context);
void bots_free(struct bots *bots);
/* The job belongs to the pool until bots_collect gives it back; then free() it. */
void bots_ask(struct bots *bots, struct bot_job *job);
struct bot_job *bots_collect(struct bots *bots);
int bots_waiting(struct bots *bots);

/* Whether the player has anything to do but to resign or to offer a draw. */
bool bot_has_choice(const struct legal *legal, const struct ruleset *rules, unsigned seats,
                    int player);
/* The decision itself: fills in job->order and `decided`. */
void bot_guess(struct bot_job *job);

#endif
