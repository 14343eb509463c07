/*
 * shared: a store that several servers share, as PostgreSQL is one (server/store_pg.h), in memory
 * and in the simulator's time; each server has a link to it. It fails on purpose: batches and
 * questions arrive late, and after who sent them has given up or died; answers get lost, so that a
 * commit may have happened or not; a link is cut; the store hangs.
 *
 * What it protects the rooms with can be taken out, to see that this is found out:
 *
 *   FENCE        a batch of a lease that is over is refused
 *   NUMBERS      a batch that comes again is known by its number
 *   DURABILITY   a commit that only the primary has is not called saved
 *   OWNER        a room whose holder has a lease is not adopted by another
 *
 * It watches what is written: each row by a server that has a lease and holds the room, never under
 * an older lease after a newer one, without a gap, and once. Else the program ends.
 */
#ifndef FAULTS_SHARED_H
#define FAULTS_SHARED_H

#include "server/store_memory.h"

enum { NODES = 3, LEASE_MS = 4000, ANSWER_MS = 3000 };

#define PROTECTIONS(X) X(FENCE, "fence") X(NUMBERS, "numbers") X(DURABILITY, "durability")         \
    X(OWNER, "owner")
enum protection {
#define X(id, name) PROTECTION_##id,
    PROTECTIONS(X) PROTECTIONS
#undef X
};
extern const char *const protection_name[PROTECTIONS + 1];

struct shared {
    struct memory_store kept;
    uint64_t *rng, now_ms;
    bool without[PROTECTIONS];
    bool faulty;
    uint64_t hangs_until_ms;
    uint64_t epochs; /* that were given */
    struct shared_node {
        uint64_t epoch; /* 0: no lease */
        uint64_t batch, seen_ms, since_ms;
    } node[NODES + 1]; /* by number, from 1 */
    uint64_t wrote[NODES + 1]; /* the last epoch under which each has written */
    struct shared_room {
        uint64_t room, owner; /* the epoch of who holds it, 0: nobody */
    } *room;
    uint32_t rooms, room_capacity;
    uint64_t commits, lost, buried, adopted;
};

struct flight;

struct node_link {
    struct store store;
    struct shared *shared;
    uint32_t number;
    bool cut; /* nothing passes */
    uint64_t epoch, renewed_ms, since_ms;
    const struct store_batch *batch; /* somebody waits for what becomes of it */
    struct flight *flight; /* that batch, or the one of a server that has died since */
    struct inquiry {
        uint64_t ticket, epoch, sent_ms, at_ms, answer_ms;
        struct store_question question;
        struct store_answer *answer; /* NULL: nobody waits for it any more */
        bool done, lost;
        enum store_found found;
    } inquiry, late; /* what is asked, and what was asked before and not answered in time */
};

void shared_init(struct shared *shared, uint64_t *rng);
void shared_release(struct shared *shared);
/* What is due by now arrives at the store. */
void shared_pass(struct shared *shared, struct node_link *link, uint64_t now_ms);

void link_init(struct node_link *link, struct shared *shared, uint32_t number);
/* A new server, with a lease. */
void link_open(struct node_link *link);
/* The server has died; what it has sent may still arrive. */
void link_drop(struct node_link *link);
/* So has what it has sent. */
void link_release(struct node_link *link);

#endif
