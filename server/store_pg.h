/*
 * store_pg: the store in a PostgreSQL that several servers share. Each has a number of its own,
 * from 1, and a lease of PG_LEASE_MS that every commit renews.
 */
#ifndef SERVER_STORE_PG_H
#define SERVER_STORE_PG_H

#include "server/store.h"

enum { PG_NODES_MAX = 64, PG_LEASE_MS = 4000 };

bool store_pg_is_url(const char *text);

/* NULL, with the reason, when the database cannot be used. `wake` may be NULL. Node 0 takes no
 * lease: it answers store_look, and what it submits belongs to nobody, for tools. */
struct store *store_pg_open(const char *url, uint32_t node, store_wake_fn *wake, void *context,
                            char why[STORE_WHY_MAX]);
/* The database's clock when it was opened, Unix time. */
uint64_t store_pg_clock_ms(const struct store *store);
/* The other servers (pg_peers.h), asked when the lease is over and the database does not answer.
 * The text is the caller's. Before the first batch. */
void store_pg_set_peers(struct store *store, const char *peers);

#endif
