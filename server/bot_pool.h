/*
 * bot_pool: the threads on which bots think, so that a slow one delays no room but its own. Jobs go
 * in, and come back when they are done. Without threads the work is done in bot_pool_collect, on
 * the caller's own: for simulators, and for places that have no threads.
 */
#ifndef SERVER_BOT_POOL_H
#define SERVER_BOT_POOL_H

#include "server/bot_job.h"

struct bot_pool;
/* Called from a thread of the pool when a job is done. */
typedef void bot_pool_wake_fn(void *context);

/* `wake` may be NULL. */
struct bot_pool *bot_pool_new(int threads, bot_pool_wake_fn *wake, void *context);
void bot_pool_free(struct bot_pool *pool);

/* The job belongs to the pool until bot_pool_collect gives it back; then bot_job_free it. */
void bot_pool_ask(struct bot_pool *pool, struct bot_job *job);
/* NULL when none is done. */
struct bot_job *bot_pool_collect(struct bot_pool *pool);
/* Jobs that were asked for and not collected. */
int bot_pool_waiting(struct bot_pool *pool);

#endif
