/* Two queues under one lock: what was asked and what was found. */
#include "server/store_reader.h"

#include <assert.h>
#include <pthread.h>

#include "base/memory.h"
#include "server/store_clock.h"

struct store_reader {
    struct store *store;
    store_wake_fn *wake;
    void *wake_context;
    pthread_t thread[STORE_READERS_MAX];
    int threads;
    pthread_mutex_t lock;
    pthread_cond_t asked_more;
    struct store_answers asked, found;
    bool quit;
};

static void *reader_thread(void *argument)
{
    struct store_reader *reader = argument;
    pthread_mutex_lock(&reader->lock);
    while (!reader->quit) {
        struct store_answer *answer = store_answers_take(&reader->asked);
        if (!answer) {
            pthread_cond_wait(&reader->asked_more, &reader->lock);
            continue;
        }
        pthread_mutex_unlock(&reader->lock);
        uint64_t began_us = store_clock_us();
        store_look(reader->store, answer);
        answer->took_us = store_clock_us() - began_us;
        pthread_mutex_lock(&reader->lock);
        store_answers_put(&reader->found, answer);
        if (reader->wake) reader->wake(reader->wake_context);
    }
    pthread_mutex_unlock(&reader->lock);
    return NULL;
}

struct store_reader *store_reader_new(struct store *store, int threads, store_wake_fn *wake,
                                      void *context)
{
    assert(threads <= STORE_READERS_MAX);
    struct store_reader *reader = memory_new(1, sizeof *reader);
    reader->store = store;
    reader->wake = wake;
    reader->wake_context = context;
    store_answers_init(&reader->asked);
    store_answers_init(&reader->found);
    pthread_mutex_init(&reader->lock, NULL);
    pthread_cond_init(&reader->asked_more, NULL);
    for (; reader->threads < threads; reader->threads++) {
        int failed = pthread_create(&reader->thread[reader->threads], NULL, reader_thread, reader);
        assert(!failed);
    }
    return reader;
}

static void forget_all(struct store_answers *answers)
{
    struct store_answer *answer;
    while ((answer = store_answers_take(answers))) store_answer_free(answer);
}

void store_reader_free(struct store_reader *reader)
{
    pthread_mutex_lock(&reader->lock);
    reader->quit = true;
    pthread_cond_broadcast(&reader->asked_more);
    pthread_mutex_unlock(&reader->lock);
    for (int i = 0; i < reader->threads; i++) pthread_join(reader->thread[i], NULL);
    forget_all(&reader->asked);
    forget_all(&reader->found);
    pthread_mutex_destroy(&reader->lock);
    pthread_cond_destroy(&reader->asked_more);
    free(reader);
}

void store_reader_ask(struct store_reader *reader, struct store_answer *answer)
{
    pthread_mutex_lock(&reader->lock);
    store_answers_put(&reader->asked, answer);
    pthread_cond_signal(&reader->asked_more);
    pthread_mutex_unlock(&reader->lock);
}

struct store_answer *store_reader_take(struct store_reader *reader)
{
    pthread_mutex_lock(&reader->lock);
    struct store_answer *answer = store_answers_take(&reader->found);
    pthread_mutex_unlock(&reader->lock);
    return answer;
}
