/*
 * lookups: what was asked of the store, and who waits for the answer. The game goes on meanwhile.
 *
 *   lookups_ask(server, &question, &waiter);     // waiter.found is called when it is answered
 *   lookups_forget(&waiter);                      // who waits goes away
 *
 * One who waits asks for one thing at a time. A room that many want is asked for once, and is in
 * memory when they hear of it.
 */
#ifndef SERVER_LOOKUPS_H
#define SERVER_LOOKUPS_H

#include "server/store.h"

struct server;
struct waiter;

/* May take what is in the answer. */
typedef void waiter_fn(struct waiter *waiter, struct store_answer *answer);

struct waiter {
    uint64_t ticket; /* 0: waits for nothing */
    waiter_fn *found;
    void *owner;
    struct lookups *in;
    struct waiter *next, **back;
};

struct lookups {
    struct waiter *first, **last; /* in the order of asking */
    struct room_lookup {
        uint64_t ticket;
        char code[CODE_MAX];
    } *room; /* on their way into memory */
    uint32_t rooms, room_capacity;
    uint64_t void_until; /* rooms with tickets up to this one are not ours after all */
};

void lookups_init(struct lookups *lookups);
void lookups_release(struct lookups *lookups);

void lookups_ask(struct server *server, const struct store_question *question,
                 struct waiter *waiter);
void lookups_forget(struct waiter *waiter);
/* Takes the answers that have come. */
void lookups_collect(struct server *server);
/* The lease is over: no room that was asked for before is ours. */
void lookups_void(struct server *server);

#endif
