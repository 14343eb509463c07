/*
 * store_reader: the thread on which a store looks up what is asked of it, so that reading never
 * holds the game up. Questions are answered one after the other by the store's own `look`.
 */
#ifndef SERVER_STORE_READER_H
#define SERVER_STORE_READER_H

#include "server/store.h"

struct store_reader;

struct store_reader *store_reader_new(struct store *store, store_wake_fn *wake, void *context);
/* Those that were not answered are forgotten. */
void store_reader_free(struct store_reader *reader);

void store_reader_ask(struct store_reader *reader, struct store_answer *answer);
struct store_answer *store_reader_take(struct store_reader *reader);

#endif
