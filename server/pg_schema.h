/* pg_schema: the tables and functions of the store in PostgreSQL, and how they came to be. */
#ifndef SERVER_PG_SCHEMA_H
#define SERVER_PG_SCHEMA_H

#include "server/pg_link.h"

/* SQLSTATEs that our own functions raise. */
#define PG_FENCED "FA001"   /* the lease is over */
#define PG_ALREADY "FA002"  /* this batch is saved */
#define PG_REPLACED "FA003" /* another process has this node's number */
#define PG_LATE "FA004"     /* somebody else has changed a profile that was read */

/* Rooms are forgotten by the clock of the database, in seconds: servers may disagree about it. It
 * stands still within a statement, so that an index can be used. */
#define PG_NOW_S "extract(epoch FROM statement_timestamp())::bigint"

/* Brings the database up to date, one server at a time; false with `why` in the link. */
bool pg_schema_migrate(struct pg_link *link);

#endif
