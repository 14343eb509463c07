/* sqlite_schema: the tables of the store's file, and how they came to be. */
#ifndef SERVER_SQLITE_SCHEMA_H
#define SERVER_SQLITE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#include "server/store.h"

/* A new file, or one with our tables. Nobody else's is touched. */
bool sqlite_schema_ours(sqlite3 *db, char why[STORE_WHY_MAX]);
/* Brings it up to date and begins a new epoch. */
bool sqlite_schema_migrate(sqlite3 *db, char why[STORE_WHY_MAX]);
/* Ours, up to date, and not damaged as a whole. */
bool sqlite_schema_whole(sqlite3 *db, char why[STORE_WHY_MAX]);

bool sqlite_execute(sqlite3 *db, const char *text);
/* The one number that a statement gives, `otherwise` when it gives none. */
int64_t sqlite_number(sqlite3_stmt *get, int64_t otherwise);
/* The same of a text; -1 when it gives none. */
int64_t sqlite_ask_number(sqlite3 *db, const char *text);
/* What SQLite, or the system beneath it, complains of. */
void sqlite_why(sqlite3 *db, char why[STORE_WHY_MAX]);

#endif
