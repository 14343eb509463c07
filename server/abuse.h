/*
 * abuse: who was turned away, why and how often, by address. It is counted here, written into the
 * store once a minute, and forgotten after a few days (`abuse-log-days`): addresses are people's.
 */
#ifndef SERVER_ABUSE_H
#define SERVER_ABUSE_H

#include "server/addresses.h"

struct server;

/* Starts as zeros. */
struct abuse {
    struct abuser {
        char address[ADDRESS_MAX];
        const char *why; /* NULL: a free place */
        uint64_t count;
        int64_t first_s, last_s;
        bool unsaved;
    } abuser[ABUSE_HELD];
    uint64_t saved_ms; /* when they were written last */
    uint64_t untold;   /* times that there was no place for one more */
};

/* `why` is a literal. Nothing is noted where the operator keeps no such log. */
void abuse_note(struct server *server, const char *address, const char *why);
/* Writes what is new, now and then; `all`: now, and forgets it here. */
void abuse_save(struct server *server, bool all);

#endif
