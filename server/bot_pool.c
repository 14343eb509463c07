/* Two queues under one lock: jobs to do and jobs done. */
#include "server/bot_pool.h"

#include <assert.h>
#include <pthread.h>

#include "base/memory.h"
#include "server/bounds.h"

struct queue {
    struct bot_job *first, **last;
};

struct bot_pool {
    pthread_mutex_t lock;
    pthread_cond_t work;
    pthread_t thread[BOT_THREADS_MAX];
    int threads, waiting;
    struct queue asked, done;
    bool quit;
    bot_pool_wake_fn *wake;
    void *wake_context;
};

static void queue_init(struct queue *queue)
{
    queue->first = NULL;
    queue->last = &queue->first;
}

static void queue_put(struct queue *queue, struct bot_job *job)
{
    job->next = NULL;
    *queue->last = job;
    queue->last = &job->next;
}

static struct bot_job *queue_take(struct queue *queue)
{
    struct bot_job *job = queue->first;
    if (!job) return NULL;
    queue->first = job->next;
    if (!queue->first) queue->last = &queue->first;
    return job;
}

static void *think_thread(void *argument)
{
    struct bot_pool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    while (!pool->quit) {
        struct bot_job *job = queue_take(&pool->asked);
        if (!job) {
            pthread_cond_wait(&pool->work, &pool->lock);
            continue;
        }
        pthread_mutex_unlock(&pool->lock);
        bot_job_do(job);
        pthread_mutex_lock(&pool->lock);
        queue_put(&pool->done, job);
        if (pool->wake) pool->wake(pool->wake_context);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct bot_pool *bot_pool_new(int threads, bot_pool_wake_fn *wake, void *context)
{
    struct bot_pool *pool = memory_new(1, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    queue_init(&pool->asked);
    queue_init(&pool->done);
    pool->wake = wake;
    pool->wake_context = context;
    pool->threads = threads < BOT_THREADS_MAX ? threads : BOT_THREADS_MAX;
    for (int i = 0; i < pool->threads; i++) {
        int failed = pthread_create(&pool->thread[i], NULL, think_thread, pool);
        assert(!failed);
    }
    return pool;
}

void bot_pool_free(struct bot_pool *pool)
{
    struct bot_job *job;
    pthread_mutex_lock(&pool->lock);
    pool->quit = true;
    pthread_cond_broadcast(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++) pthread_join(pool->thread[i], NULL);
    while ((job = queue_take(&pool->asked))) bot_job_free(job);
    while ((job = queue_take(&pool->done))) bot_job_free(job);
    pthread_mutex_destroy(&pool->lock);
    pthread_cond_destroy(&pool->work);
    free(pool);
}

void bot_pool_ask(struct bot_pool *pool, struct bot_job *job)
{
    pthread_mutex_lock(&pool->lock);
    queue_put(&pool->asked, job);
    pool->waiting++;
    pthread_cond_signal(&pool->work);
    pthread_mutex_unlock(&pool->lock);
}

struct bot_job *bot_pool_collect(struct bot_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    struct bot_job *job = queue_take(&pool->done);
    bool think = !job && pool->threads == 0 && (job = queue_take(&pool->asked));
    if (job) pool->waiting--;
    pthread_mutex_unlock(&pool->lock);
    if (think) bot_job_do(job);
    return job;
}

int bot_pool_waiting(struct bot_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    int waiting = pool->waiting;
    pthread_mutex_unlock(&pool->lock);
    return waiting;
}
