/*
 * parked: a message of a session that waits for an answer of the store, and those that came after
 * it. When the answer is there the message is taken once more, from its beginning; what it needs is
 * in memory then, or here.
 */
#ifndef SERVER_PARKED_H
#define SERVER_PARKED_H

#include "server/store.h"

struct parked {
    struct store_answer *answer[ASKS]; /* that have come, NULL without one */
    struct out message;
    struct out later; /* messages that came since, each after its length */
};

struct parked *parked_new(const char *bytes, size_t length);
void parked_free(struct parked *parked); /* or NULL */

/* Takes over what is in it. */
void parked_keep(struct parked *parked, struct store_answer *answer);
/* False when too much waits. */
bool parked_add(struct parked *parked, const char *bytes, size_t length);
/* The message at this place of `later`, and moves behind it; NULL after the last. */
const char *parked_next(const struct parked *parked, size_t *at, size_t *length);

#endif
