/*
 * pg_peers: whether another server is well, asked of it directly. A server that does not reach the
 * database cannot learn it there, and must know it before it sends its people away: where all are
 * cut off they are best off where they are.
 */
#ifndef SERVER_PG_PEERS_H
#define SERVER_PG_PEERS_H

#include <stdbool.h>

/* HOST:PORT, separated by spaces. */
bool pg_peers_are_good(const char *peers);
/* One of them answers /healthz with 200; all are given a second. */
bool pg_peers_one_is_well(const char *peers);

#endif
