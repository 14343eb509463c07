/*
 * The schema's number is PRAGMA user_version; migrate[] has one script for each step, so a file of
 * any older version is brought up to date in one transaction when it is opened.
 */
#include "server/sqlite_schema.h"

#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const migrate[] = {
    "CREATE TABLE meta(key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;"
    "INSERT INTO meta VALUES('epoch', 0);"
    "CREATE TABLE room(id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, state TEXT NOT NULL);"
    "CREATE TABLE log(room INTEGER NOT NULL, game INTEGER NOT NULL, seq INTEGER NOT NULL,"
    " bytes BLOB NOT NULL, PRIMARY KEY(room, game, seq)) WITHOUT ROWID;"
    "CREATE TABLE replay(id TEXT PRIMARY KEY, ended INTEGER NOT NULL, listed INTEGER NOT NULL,"
    " card TEXT NOT NULL, record BLOB NOT NULL);"
    "CREATE INDEX replay_ended ON replay(ended);"
    "CREATE TABLE player(who BLOB NOT NULL, replay TEXT NOT NULL, PRIMARY KEY(who, replay))"
    " WITHOUT ROWID;",
    "CREATE INDEX player_replay ON player(replay);"
    "CREATE INDEX replay_listed ON replay(ended) WHERE listed;",
    "CREATE TABLE note(kind INTEGER NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL,"
    " until INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY(kind, key)) WITHOUT ROWID;"
    "CREATE INDEX note_at ON note(kind, at);"
    "CREATE INDEX note_until ON note(until);",
    /* guest.who is in hexadecimal, as it stands in the state. */
    "ALTER TABLE room ADD COLUMN replay TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE room ADD COLUMN playing INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE room ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE room ADD COLUMN until INTEGER NOT NULL DEFAULT 0;"
    "UPDATE room SET replay = coalesce(json_extract(state, '$.replay'), ''),"
    " playing = coalesce(json_extract(state, '$.state') = 1, 0) WHERE json_valid(state);"
    "CREATE INDEX room_left ON room(until, epoch);"
    "CREATE TABLE guest(who TEXT NOT NULL, room INTEGER NOT NULL, PRIMARY KEY(who, room))"
    " WITHOUT ROWID;"
    "INSERT OR IGNORE INTO guest SELECT json_extract(member.value, '$.who'), room.id"
    " FROM room, json_each(room.state, '$.members') member"
    " WHERE json_valid(room.state) AND member.type = 'object';"
    "CREATE INDEX guest_room ON guest(room);",
    "ALTER TABLE player ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;", /* a bit each; 0: unknown */
    "CREATE TABLE person(who BLOB PRIMARY KEY, at INTEGER NOT NULL, name TEXT NOT NULL,"
    " emblem TEXT NOT NULL, profile TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX person_at ON person(at);",
    /* What orders the tables of the best; 0: not in it. */
    "ALTER TABLE person ADD COLUMN best_turn INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE person ADD COLUMN best_real INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX person_turn ON person(best_turn) WHERE best_turn > 0;"
    "CREATE INDEX person_real ON person(best_real) WHERE best_real > 0;",
};

enum { SCHEMA = sizeof migrate / sizeof *migrate };

bool sqlite_execute(sqlite3 *db, const char *text)
{
    return sqlite3_exec(db, text, NULL, NULL, NULL) == SQLITE_OK;
}

int64_t sqlite_number(sqlite3_stmt *get, int64_t otherwise)
{
    int64_t number = sqlite3_step(get) == SQLITE_ROW ? sqlite3_column_int64(get, 0) : otherwise;
    sqlite3_reset(get);
    return number;
}

int64_t sqlite_ask_number(sqlite3 *db, const char *text)
{
    sqlite3_stmt *get;
    if (sqlite3_prepare_v2(db, text, -1, &get, NULL) != SQLITE_OK) return -1;
    int64_t number = sqlite_number(get, -1);
    sqlite3_finalize(get);
    return number;
}

static int schema_version(sqlite3 *db)
{
    return (int)sqlite_ask_number(db, "PRAGMA user_version");
}

/* Of a file that cannot be made SQLite only says that it is not there. */
static int folder_trouble(const char *path)
{
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    return access(dirname(folder), W_OK) == 0 ? ENOENT : errno;
}

void sqlite_why(sqlite3 *db, char why[STORE_WHY_MAX])
{
    int number = db ? sqlite3_system_errno(db) : ENOMEM;
    if (number == ENOENT) number = folder_trouble(sqlite3_db_filename(db, "main"));
    snprintf(why, STORE_WHY_MAX, "%s%s%s", db ? sqlite3_errmsg(db) : "not opened",
             number ? ": " : "", number ? strerror(number) : "");
}

bool sqlite_schema_ours(sqlite3 *db, char why[STORE_WHY_MAX])
{
    int64_t tables = sqlite_ask_number(db, "SELECT count(*) FROM sqlite_schema");
    int64_t ours = sqlite_ask_number(db, "SELECT count(*) FROM sqlite_schema WHERE type = 'table'"
                                         " AND name IN ('meta', 'room', 'log', 'replay',"
                                         " 'player')");
    if (tables == 0 || ours == 5) return true;
    if (tables < 0) sqlite_why(db, why);
    else snprintf(why, STORE_WHY_MAX, "it is a database of some other program");
    return false;
}

bool sqlite_schema_migrate(sqlite3 *db, char why[STORE_WHY_MAX])
{
    char mark[64];
    int version = schema_version(db);
    if (version > SCHEMA) {
        snprintf(why, STORE_WHY_MAX,
                 "it was written by a newer Fathom (schema %d; this one knows %d)", version,
                 SCHEMA);
        return false;
    }
    snprintf(mark, sizeof mark, "PRAGMA user_version = %d", SCHEMA);
    bool done = version >= 0 && sqlite_execute(db, "BEGIN IMMEDIATE");
    for (int i = version; done && i < SCHEMA; i++) done = sqlite_execute(db, migrate[i]);
    done = done && sqlite_execute(db, mark) &&
           sqlite_execute(db, "UPDATE meta SET value = value + 1 WHERE key = 'epoch'") &&
           sqlite_execute(db, "COMMIT");
    if (!done) sqlite_why(db, why);
    return done;
}

bool sqlite_schema_whole(sqlite3 *db, char why[STORE_WHY_MAX])
{
    if (!sqlite_schema_ours(db, why)) return false;
    if (schema_version(db) != SCHEMA) {
        snprintf(why, STORE_WHY_MAX, "it has schema %d, this Fathom has %d: start a server on it",
                 schema_version(db), SCHEMA);
        return false;
    }
    if (sqlite_ask_number(db, "SELECT count(*) FROM pragma_integrity_check(1)"
                       " WHERE integrity_check != 'ok'") == 0)
        return true;
    snprintf(why, STORE_WHY_MAX, "the file is damaged; PRAGMA integrity_check tells more");
    return false;
}
