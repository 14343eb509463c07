/*
 * store_writer: the thread on which a store saves batches, one at a time, so that saving never
 * holds the game up. The store says how one is written; the writer takes it, measures it, and keeps
 * what came of it until it is collected.
 */
#ifndef SERVER_STORE_WRITER_H
#define SERVER_STORE_WRITER_H

#include "server/store.h"

struct store_writer;

/* On the writer's thread. */
typedef struct store_outcome store_write_fn(struct store *store, const struct store_batch *batch);

struct store_writer *store_writer_new(struct store *store, store_write_fn *write,
                                      store_wake_fn *wake, void *context);
/* A batch under way is finished first. */
void store_writer_free(struct store_writer *writer);

/* As store_submit and store_collect. */
void store_writer_submit(struct store_writer *writer, const struct store_batch *batch);
struct store_outcome store_writer_collect(struct store_writer *writer, bool wait);

#endif
