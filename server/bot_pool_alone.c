/* The pool where there are no threads: a queue, and the work is done when it is collected. */
#include "server/bot_pool.h"

#include "base/memory.h"

struct bot_pool {
    struct bot_job *first, **last;
    int waiting;
};

struct bot_pool *bot_pool_new(int threads, bot_pool_wake_fn *wake, void *context)
{
    struct bot_pool *pool = memory_new(1, sizeof *pool);
    (void)threads, (void)wake, (void)context;
    pool->last = &pool->first;
    return pool;
}

static struct bot_job *take(struct bot_pool *pool)
{
    struct bot_job *job = pool->first;
    if (!job) return NULL;
    pool->first = job->next;
    if (!pool->first) pool->last = &pool->first;
    pool->waiting--;
    return job;
}

void bot_pool_free(struct bot_pool *pool)
{
    struct bot_job *job;
    while ((job = take(pool))) bot_job_free(job);
    free(pool);
}

void bot_pool_ask(struct bot_pool *pool, struct bot_job *job)
{
    job->next = NULL;
    *pool->last = job;
    pool->last = &job->next;
    pool->waiting++;
}

struct bot_job *bot_pool_collect(struct bot_pool *pool)
{
    struct bot_job *job = take(pool);
    if (job) bot_job_do(job);
    return job;
}

int bot_pool_waiting(struct bot_pool *pool)
{
    return pool->waiting;
}
