/* One place for a batch and one for its outcome, under one lock. */
#include "server/store_writer.h"

#include <assert.h>
#include <pthread.h>

#include "base/memory.h"
#include "server/store_clock.h"

struct store_writer {
    struct store *store;
    store_write_fn *write;
    store_wake_fn *wake;
    void *wake_context;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    const struct store_batch *batch; /* under way, NULL without one */
    struct store_outcome outcome;
    bool quit;
};

static struct store_outcome write_timed(struct store_writer *writer,
                                        const struct store_batch *batch)
{
    uint64_t began_us = store_clock_us();
    struct store_outcome outcome = writer->write(writer->store, batch);
    outcome.took_us = store_clock_us() - began_us;
    return outcome;
}

static void *writer_thread(void *argument)
{
    struct store_writer *writer = argument;
    pthread_mutex_lock(&writer->lock);
    while (!writer->quit) {
        if (!writer->batch || writer->outcome.result != STORE_NOTHING) {
            pthread_cond_wait(&writer->changed, &writer->lock);
            continue;
        }
        const struct store_batch *batch = writer->batch;
        pthread_mutex_unlock(&writer->lock);
        struct store_outcome outcome = write_timed(writer, batch);
        pthread_mutex_lock(&writer->lock);
        writer->outcome = outcome;
        pthread_cond_broadcast(&writer->changed);
        if (writer->wake) writer->wake(writer->wake_context);
    }
    pthread_mutex_unlock(&writer->lock);
    return NULL;
}

struct store_writer *store_writer_new(struct store *store, store_write_fn *write,
                                      store_wake_fn *wake, void *context)
{
    struct store_writer *writer = memory_new(1, sizeof *writer);
    *writer = (struct store_writer){.store = store, .write = write, .wake = wake,
                                    .wake_context = context};
    pthread_mutex_init(&writer->lock, NULL);
    pthread_cond_init(&writer->changed, NULL);
    int failed = pthread_create(&writer->thread, NULL, writer_thread, writer);
    assert(!failed);
    return writer;
}

void store_writer_free(struct store_writer *writer)
{
    pthread_mutex_lock(&writer->lock);
    writer->quit = true;
    pthread_cond_broadcast(&writer->changed);
    pthread_mutex_unlock(&writer->lock);
    pthread_join(writer->thread, NULL);
    pthread_mutex_destroy(&writer->lock);
    pthread_cond_destroy(&writer->changed);
    free(writer);
}

void store_writer_submit(struct store_writer *writer, const struct store_batch *batch)
{
    pthread_mutex_lock(&writer->lock);
    assert(!writer->batch);
    writer->batch = batch;
    writer->outcome = (struct store_outcome){0};
    pthread_cond_broadcast(&writer->changed);
    pthread_mutex_unlock(&writer->lock);
}

struct store_outcome store_writer_collect(struct store_writer *writer, bool wait)
{
    pthread_mutex_lock(&writer->lock);
    while (wait && writer->batch && writer->outcome.result == STORE_NOTHING)
        pthread_cond_wait(&writer->changed, &writer->lock);
    struct store_outcome outcome = writer->outcome;
    if (outcome.result != STORE_NOTHING) {
        writer->batch = NULL;
        writer->outcome = (struct store_outcome){0};
    }
    pthread_mutex_unlock(&writer->lock);
    return outcome;
}
