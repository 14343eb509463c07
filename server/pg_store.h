/* pg_store: what the two halves of store_pg.h share: store_pg.c writes, pg_look.c reads. */
#ifndef SERVER_PG_STORE_H
#define SERVER_PG_STORE_H

#include <pthread.h>

#include "server/pg_link.h"
#include "server/store_pg.h"
#include "server/store_reader.h"

/* One of them for each thread that looks something up. */
struct pg_reader {
    struct pg_link link;
    bool busy;
};

struct pg_store {
    struct store store;
    char *url;
    const char *peers; /* "" without */
    uint32_t node;
    uint64_t clock_ms; /* of the database, when it was opened */
    struct pg_link writer, desk; /* each for one thread; the desk for the operator's */
    struct pg_reader reader[STORE_READERS_MAX];
    struct store_reader *questions;
    struct store_writer *batches;
    pthread_mutex_t lock; /* of what follows */
    uint64_t epoch;     /* of the lease, 0 without one */
    uint64_t renewed_ms; /* when the last commit that was durable was begun */
    uint64_t since_ms;   /* since when there was one for every length of a lease and none failed;
                          * 0 after one that did */
};

/* The epoch now. */
uint64_t pg_store_epoch(struct pg_store *self);
/* Its commits have been durable for a whole lease, so others that look dead are. */
bool pg_store_may_bury(struct pg_store *self);

extern const struct pg_statement pg_look_statements[];
void pg_look(struct store *store, struct store_answer *answer);
bool pg_look_rooms(struct store *store, store_room_fn *fn, void *context);
bool pg_look_replays(struct store *store, store_replay_fn *fn, void *context);
bool pg_look_people(struct store *store, store_person_fn *fn, void *context);
bool pg_look_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                   void *context);

#endif
