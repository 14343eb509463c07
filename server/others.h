/*
 * others: what servers that share a store must know of each other. It is asked of the store every
 * POLL_MS: the open rooms of all, whom the operator keeps out, and which rooms he has set aside. So
 * what he says at one server's desk is true at all of them a moment later.
 */
#ifndef SERVER_OTHERS_H
#define SERVER_OTHERS_H

#include "server/lookups.h"

struct others {
    struct waiter open, notes;
    struct out open_rooms; /* cards, as the store has told; empty where all are in memory */
    uint64_t open_ms, notes_ms; /* when to ask next */
    uint64_t saved;   /* the last batch that was saved when the notes were asked for */
    uint64_t changed; /* the last batch that changes such notes */
};

void others_init(struct server *server);
void others_release(struct others *others);

void others_poll(struct server *server);
/* When it wants to be called again. */
uint64_t others_next(const struct server *server);
/* Bans or rooms aside are changed here: what is on its way from the store may be older. */
void others_changed(struct server *server);

#endif
