/* The thread pool. Two queues under one lock: jobs to think about, jobs thought through. */
#include "server/bots.h"

#include <pthread.h>

enum { THREADS_MAX = 64 };

struct queue {
    struct bot_job *first, **last;
};

struct bots {
    pthread_mutex_t lock;
    pthread_cond_t work;
    pthread_t thread[THREADS_MAX];
    int threads, waiting;
    struct queue todo, done;
    bool quit;
    bots_wake_fn *wake;
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
    struct bots *bots = argument;
    pthread_mutex_lock(&bots->lock);
    while (!bots->quit) {
        struct bot_job *job = queue_take(&bots->todo);
        if (!job) {
            pthread_cond_wait(&bots->work, &bots->lock);
            continue;
        }
        pthread_mutex_unlock(&bots->lock);
        bot_guess(job);
        pthread_mutex_lock(&bots->lock);
        queue_put(&bots->done, job);
        if (bots->wake) bots->wake(bots->wake_context);
    }
    pthread_mutex_unlock(&bots->lock);
    return NULL;
}

struct bots *bots_new(int threads, bots_wake_fn *wake, void *context)
{
    struct bots *bots = calloc(1, sizeof *bots);
    assert(bots);
    pthread_mutex_init(&bots->lock, NULL);
    pthread_cond_init(&bots->work, NULL);
    queue_init(&bots->todo);
    queue_init(&bots->done);
    bots->wake = wake;
    bots->wake_context = context;
    bots->threads = threads < THREADS_MAX ? threads : THREADS_MAX;
    for (int i = 0; i < bots->threads; i++) {
        int failed = pthread_create(&bots->thread[i], NULL, think_thread, bots);
        assert(!failed);
    }
    return bots;
}

void bots_free(struct bots *bots)
{
    struct bot_job *job;
    pthread_mutex_lock(&bots->lock);
    bots->quit = true;
    pthread_cond_broadcast(&bots->work);
    pthread_mutex_unlock(&bots->lock);
    for (int i = 0; i < bots->threads; i++) pthread_join(bots->thread[i], NULL);
    while ((job = queue_take(&bots->todo))) free(job);
    while ((job = queue_take(&bots->done))) free(job);
    pthread_mutex_destroy(&bots->lock);
    pthread_cond_destroy(&bots->work);
    free(bots);
}

void bots_ask(struct bots *bots, struct bot_job *job)
{
    pthread_mutex_lock(&bots->lock);
    queue_put(&bots->todo, job);
    bots->waiting++;
    pthread_cond_signal(&bots->work);
    pthread_mutex_unlock(&bots->lock);
}

struct bot_job *bots_collect(struct bots *bots)
{
    pthread_mutex_lock(&bots->lock);
    struct bot_job *job = queue_take(&bots->done);
    bool think = !job && bots->threads == 0 && (job = queue_take(&bots->todo));
    if (job) bots->waiting--;
    pthread_mutex_unlock(&bots->lock);
    if (think) bot_guess(job);
    return job;
}

int bots_waiting(struct bots *bots)
{
    pthread_mutex_lock(&bots->lock);
    int waiting = bots->waiting;
    pthread_mutex_unlock(&bots->lock);
    return waiting;
}
