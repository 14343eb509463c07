/* Minds, and the thread pool: two queues under one lock, jobs to do and jobs done. */
#include "server/bot_pool.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "wire/json_debrief.h"

/* Minds */

struct mind *mind_new(const struct bot_setup *setup, uint16_t ears, unsigned seats)
{
    struct mind *mind = calloc(1, sizeof *mind);
    assert(mind);
    mind->setup = *setup;
    mind->ears = ears;
    mind->seats = seats;
    return mind;
}

void mind_free(struct mind *mind)
{
    if (!mind) return;
    if (mind->busy) {
        mind->orphan = true;
        return;
    }
    bot_free(mind->bot);
    free(mind->inbox);
    free(mind);
}

static struct heard *inbox_add(struct mind *mind)
{
    if (mind->count == mind->capacity) {
        mind->capacity = mind->capacity ? 2 * mind->capacity : 16;
        mind->inbox = realloc(mind->inbox, mind->capacity * sizeof *mind->inbox);
        assert(mind->inbox);
    }
    return &mind->inbox[mind->count++];
}

void mind_hear(struct mind *mind, const struct events *events)
{
    struct event event;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], mind->ears, &event))
            *inbox_add(mind) = (struct heard){.event = event};
}

void mind_listen(struct mind *mind, const struct call *call)
{
    if (call->team == mind->setup.team)
        *inbox_add(mind) = (struct heard){.is_call = true, .call = *call};
}

/* Jobs */

struct job *bot_pool_job(enum job_kind kind, struct mind *mind)
{
    struct job *job = calloc(1, sizeof *job);
    assert(job);
    job->kind = (uint8_t)kind;
    if (!mind) return job;
    job->mind = mind;
    job->inbox = mind->inbox;
    job->count = mind->count;
    mind->inbox = NULL;
    mind->count = mind->capacity = 0;
    mind->busy = true;
    mind->act_at_ms = 0;
    return job;
}

void job_free(struct job *job)
{
    if (job->mind) {
        job->mind->busy = false;
        if (job->mind->orphan) mind_free(job->mind);
    }
    free(job->inbox);
    free(job->record.text);
    free(job->text.text);
    free(job);
}

static void hear_all(struct bot *bot, const struct job *job)
{
    for (uint32_t i = 0; i < job->count; i++) {
        if (job->inbox[i].is_call) bot_listen(bot, &job->inbox[i].call);
        else bot_hear(bot, &job->inbox[i].event);
    }
}

static void analyse(struct job *job)
{
    struct record_trouble trouble;
    struct debrief *debrief =
        debrief_record((const uint8_t *)job->record.text, job->record.length, &trouble);
    if (!debrief) return;
    json_debrief(&job->text, debrief);
    debrief_free(debrief);
}

static void work(struct job *job)
{
    struct mind *mind = job->mind;
    if (job->kind == JOB_ANALYSE) {
        analyse(job);
        return;
    }
    job->delay_ms = BOT_IDLE;
    if (!mind->bot) mind->bot = bot_new(&mind->setup);
    if (!mind->bot) return; /* no memory: it stays idle, and the next job tries again */
    hear_all(mind->bot, job);
    if (job->kind == JOB_CONSIDER) job->delay_ms = bot_delay_ms(mind->bot, &job->view);
    else bot_think(mind->bot, &job->view, &job->deed);
}

/* The pool */

enum { THREADS_MAX = 64 };

struct queue {
    struct job *first, **last;
};

struct bot_pool {
    pthread_mutex_t lock;
    pthread_cond_t work;
    pthread_t thread[THREADS_MAX];
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

static void queue_put(struct queue *queue, struct job *job)
{
    job->next = NULL;
    *queue->last = job;
    queue->last = &job->next;
}

static struct job *queue_take(struct queue *queue)
{
    struct job *job = queue->first;
    if (!job) return NULL;
    queue->first = job->next;
    if (!queue->first) queue->last = &queue->first;
    return job;
}

static void *think_thread(void *argument)
{
    struct bot_pool *bots = argument;
    pthread_mutex_lock(&bots->lock);
    while (!bots->quit) {
        struct job *job = queue_take(&bots->asked);
        if (!job) {
            pthread_cond_wait(&bots->work, &bots->lock);
            continue;
        }
        pthread_mutex_unlock(&bots->lock);
        work(job);
        pthread_mutex_lock(&bots->lock);
        queue_put(&bots->done, job);
        if (bots->wake) bots->wake(bots->wake_context);
    }
    pthread_mutex_unlock(&bots->lock);
    return NULL;
}

struct bot_pool *bot_pool_new(int threads, bot_pool_wake_fn *wake, void *context)
{
    struct bot_pool *bots = calloc(1, sizeof *bots);
    assert(bots);
    pthread_mutex_init(&bots->lock, NULL);
    pthread_cond_init(&bots->work, NULL);
    queue_init(&bots->asked);
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

void bot_pool_free(struct bot_pool *bots)
{
    struct job *job;
    pthread_mutex_lock(&bots->lock);
    bots->quit = true;
    pthread_cond_broadcast(&bots->work);
    pthread_mutex_unlock(&bots->lock);
    for (int i = 0; i < bots->threads; i++) pthread_join(bots->thread[i], NULL);
    while ((job = queue_take(&bots->asked))) job_free(job);
    while ((job = queue_take(&bots->done))) job_free(job);
    pthread_mutex_destroy(&bots->lock);
    pthread_cond_destroy(&bots->work);
    free(bots);
}

void bot_pool_ask(struct bot_pool *bots, struct job *job)
{
    pthread_mutex_lock(&bots->lock);
    queue_put(&bots->asked, job);
    bots->waiting++;
    pthread_cond_signal(&bots->work);
    pthread_mutex_unlock(&bots->lock);
}

struct job *bot_pool_collect(struct bot_pool *bots)
{
    pthread_mutex_lock(&bots->lock);
    struct job *job = queue_take(&bots->done);
    bool think = !job && bots->threads == 0 && (job = queue_take(&bots->asked));
    if (job) bots->waiting--;
    pthread_mutex_unlock(&bots->lock);
    if (think) work(job);
    return job;
}

int bot_pool_waiting(struct bot_pool *bots)
{
    pthread_mutex_lock(&bots->lock);
    int waiting = bots->waiting;
    pthread_mutex_unlock(&bots->lock);
    return waiting;
}
