/*
 * store_reader: the threads on which a store looks up what is asked of it, so that reading never
 * holds the game up. Each answers one question after the other by the store's own `look`, which a
 * store that has more than one of them must allow to be called by all at the same time.
 */
#ifndef SERVER_STORE_READER_H
#define SERVER_STORE_READER_H

#include "server/store.h"

struct store_reader;

enum { STORE_READERS_MAX = 4 };

struct store_reader *store_reader_new(struct store *store, int threads, store_wake_fn *wake,
                                      void *context);
/* Those that were not answered are forgotten. */
void store_reader_free(struct store_reader *reader);

void store_reader_ask(struct store_reader *reader, struct store_answer *answer);
struct store_answer *store_reader_take(struct store_reader *reader);

#endif
