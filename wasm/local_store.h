/*
 * local_store: a store whose batches leave the module and come back. What is kept lies in memory as
 * well, for reading; a batch is applied there when it has been kept outside.
 */
#ifndef WASM_LOCAL_STORE_H
#define WASM_LOCAL_STORE_H

#include "server/store_memory.h"

struct local_store {
    struct store store;
    struct memory_store kept;
    const struct store_batch *batch; /* under way */
    bool handed_out;                 /* to the caller, who has not said yet what became of it */
    enum store_result result;        /* what he said, until it is collected */
    char lent_id[REPLAY_ID_CHARS + 1];
    struct out lent; /* the record of a game that is a host's */
};

void local_store_init(struct local_store *local);

/* A value as it was handed out; false when it is none of ours. */
bool local_store_recall(struct local_store *local, const void *bytes, size_t length);

/* An id and a record: found like a finished game, until the next is lent. */
bool local_store_lend(struct local_store *local, const char *bytes, size_t length);

/* Writes the changes of the batch under way, once; false when there is none to hand out. */
bool local_store_hand_out(struct local_store *local, struct out *changes);
void local_store_done(struct local_store *local, enum store_result result);

#endif
