/*
 * The store on one machine: an SQLite file in WAL mode with synchronous = FULL. One thread of its
 * own does the writing, so that a slow disk never holds the network up; another one reads, over a
 * second connection.
 *
 * The schema's number is PRAGMA user_version; migrate[] has one script for each step, so a file
 * of any older version is brought up to date in one transaction when it is opened. meta.epoch
 * grows with every opening: the writer looks at it in every batch, and a server whose epoch is
 * old has been replaced and may not write any more. A room says under which epoch it is held, and
 * from when on it may be forgotten (`until`) if it is not.
 */
#include "server/store_sqlite.h"

#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "rules/names.h"
#include "server/bounds.h"
#include "server/ratings.h"
#include "server/store_reader.h"
#include "server/store_writer.h"

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
/* A room whose time is over is not found any more, and so much later it is forgotten: what was
 * found just before is held by then. */
enum { SCHEMA = sizeof migrate / sizeof *migrate, BUSY_MS = 5000, GRACE_S = 60 };

enum statement {
    PUT_ROOM, PUT_LOG, DROP_ROOM, DROP_LOG, DROP_GAME, PUT_REPLAY, PUT_PLAYER, GET_EPOCH,
    GET_OLDEST, COUNT_REPLAYS, DROP_REPLAY, DROP_PLAYERS, PUT_NOTE, DROP_NOTE, DROP_OLD_NOTES,
    DROP_OVER_NOTES, HOLD_ROOM, FREE_ROOM, PUT_GUEST, DROP_GUESTS, FREE_ORPHANS, GET_STALE,
    COUNT_ROOMS, UNNAME_SEAT, UNNAME_PEOPLE, DROP_PERSON, UNNAME_MEMBER, DROP_GUEST,
    GET_PROFILE, PUT_PROFILE, DROP_PROFILE, DROP_OLD_PROFILES,
    STATEMENTS
};

static const char *const sql[STATEMENTS] = {
    [PUT_ROOM] = "INSERT INTO room(id, code, state, replay, playing, epoch)"
                 " VALUES(?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT(id) DO UPDATE"
                 " SET state = ?3, replay = ?4, playing = ?5, epoch = ?6, until = 0",
    [PUT_LOG] = "INSERT INTO log(room, game, seq, bytes) VALUES(?1, ?2, ?3, ?4)",
    [DROP_ROOM] = "DELETE FROM room WHERE id = ?1",
    [DROP_LOG] = "DELETE FROM log WHERE room = ?1",
    [DROP_GAME] = "DELETE FROM log WHERE room = ?1 AND game = ?2",
    [PUT_REPLAY] = "INSERT OR REPLACE INTO replay(id, ended, listed, card, record)"
                   " VALUES(?1, ?2, ?3, ?4, ?5)",
    [PUT_PLAYER] = "INSERT OR IGNORE INTO player(who, replay, seats) VALUES(?1, ?2, ?3)",
    [GET_EPOCH] = "SELECT value FROM meta WHERE key = 'epoch'",
    [GET_OLDEST] = "SELECT rowid, ended FROM replay ORDER BY ended LIMIT 1",
    [COUNT_REPLAYS] = "SELECT count(*) FROM replay",
    [DROP_REPLAY] = "DELETE FROM replay WHERE rowid = ?1",
    [DROP_PLAYERS] = "DELETE FROM player WHERE replay ="
                     " (SELECT id FROM replay WHERE rowid = ?1)",
    /* A card names the people of both crews, and whoever holds a seat. */
    [UNNAME_SEAT] = "UPDATE replay SET card = json_set(json_remove(card, '$.seats[' || ?2 ||"
                    " '].emblem'), '$.seats[' || ?2 || '].name', NULL)"
                    " WHERE id IN (SELECT replay FROM player WHERE who = ?1 AND"
                    " (seats & (1 << ?2) OR (seats = 0 AND"
                    " json_extract(card, '$.seats[' || ?2 || '].name') = ?3)))",
    [UNNAME_PEOPLE] = "UPDATE replay SET card = json_set(card, '$.people', json((SELECT"
                      " json_group_array(name) FROM (SELECT json_extract(value, '$.name') AS name"
                      " FROM json_each(card, '$.seats') WHERE name IS NOT NULL GROUP BY"
                      " substr(json_extract(value, '$.seat'), 1, 1),"
                      " json_extract(value, '$.player')))))"
                      " WHERE id IN (SELECT replay FROM player WHERE who = ?1)",
    [DROP_PERSON] = "DELETE FROM player WHERE who = ?1",
    /* Of rooms that nobody has in memory: one member of each. */
    [UNNAME_MEMBER] = "UPDATE room SET state = json_set(state, found.path || '.name', '',"
                      " found.path || '.who', lower(hex(randomblob(16)))) FROM (SELECT"
                      " room.id AS id, member.fullkey AS path"
                      " FROM guest JOIN room ON room.id = guest.room,"
                      " json_each(room.state, '$.members') AS member"
                      " WHERE guest.who = lower(hex(?1)) AND json_valid(room.state) AND"
                      " json_extract(member.value, '$.who') = guest.who) AS found"
                      " WHERE room.id = found.id",
    [DROP_GUEST] = "DELETE FROM guest WHERE who = lower(hex(?1))",
    [GET_PROFILE] = "SELECT profile FROM person WHERE who = ?1",
    /* Who has left a game has no name on its card. */
    [PUT_PROFILE] = "INSERT INTO person(who, at, name, emblem, profile, best_turn, best_real)"
                    " VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT(who) DO UPDATE SET at = ?2,"
                    " name = CASE ?3 WHEN '' THEN name ELSE ?3 END,"
                    " emblem = CASE ?3 WHEN '' THEN emblem ELSE ?4 END, profile = ?5,"
                    " best_turn = ?6, best_real = ?7",
    [DROP_PROFILE] = "DELETE FROM person WHERE who = ?1",
    [DROP_OLD_PROFILES] = "DELETE FROM person WHERE who IN (SELECT who FROM person WHERE at <"
                          " max(?1, coalesce((SELECT at FROM person ORDER BY at DESC LIMIT 1"
                          " OFFSET ?2), 0)) ORDER BY at LIMIT ?3)",
    [PUT_NOTE] = "INSERT OR REPLACE INTO note(kind, key, at, until, text)"
                 " VALUES(?1, ?2, ?3, ?4, ?5)",
    [DROP_NOTE] = "DELETE FROM note WHERE kind = ?1 AND key = ?2",
    [DROP_OLD_NOTES] = "DELETE FROM note WHERE kind = ?1 AND at <="
                       " (SELECT at FROM note WHERE kind = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?2)",
    [DROP_OVER_NOTES] = "DELETE FROM note WHERE (kind, key) IN"
                        " (SELECT kind, key FROM note WHERE until <= ?1 ORDER BY until LIMIT ?2)",
    [HOLD_ROOM] = "UPDATE room SET epoch = ?2, until = 0 WHERE id = ?1",
    [FREE_ROOM] = "UPDATE room SET epoch = 0, until = ?2 WHERE id = ?1",
    [PUT_GUEST] = "INSERT OR IGNORE INTO guest(who, room) VALUES(lower(hex(?1)), ?2)",
    [DROP_GUESTS] = "DELETE FROM guest WHERE room = ?1",
    [FREE_ORPHANS] = "UPDATE room SET epoch = 0, until = ?1 + CASE WHEN playing THEN ?2 ELSE ?3 END"
                     " WHERE id IN (SELECT id FROM room WHERE until = 0 AND epoch != ?4 LIMIT ?5)",
    [GET_STALE] = "SELECT id FROM room WHERE until > 0 AND (until < ?1 OR ?2) ORDER BY until"
                  " LIMIT 1",
    [COUNT_ROOMS] = "SELECT count(*) FROM room",
};

struct sqlite_store {
    struct store store;
    sqlite3 *writer, *reader;
    sqlite3_stmt *run[STATEMENTS];
    uint32_t epoch;
    struct store_writer *batches;
    struct store_reader *questions;
    bool gone;            /* a room that was to be held was forgotten just then */
    uint64_t last_room;   /* the highest number that was given */
    int64_t replays;      /* rows of that table; counting them for each batch would take long */
    int64_t replay_change; /* by the transaction under way */
};

static struct sqlite_store *self_of(struct store *store)
{
    return (struct sqlite_store *)store;
}

static bool step_done(sqlite3_stmt *statement)
{
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return result == SQLITE_DONE;
}

/* A statement about a room, with one more number. */
static bool change(struct sqlite_store *self, enum statement statement, uint64_t room,
                   int64_t number)
{
    sqlite3_bind_int64(self->run[statement], 1, (int64_t)room);
    if (sqlite3_bind_parameter_count(self->run[statement]) > 1)
        sqlite3_bind_int64(self->run[statement], 2, number);
    return step_done(self->run[statement]);
}

static bool write_guests(struct sqlite_store *self, const struct store_entry *entry,
                         const char *text)
{
    sqlite3_stmt *put = self->run[PUT_GUEST];
    if (!change(self, DROP_GUESTS, entry->room, 0)) return false;
    for (uint32_t i = 0; i < entry->part[3].length; i += PERSON_BYTES) {
        sqlite3_bind_blob(put, 1, text + entry->part[3].offset + i, PERSON_BYTES, NULL);
        sqlite3_bind_int64(put, 2, (int64_t)entry->room);
        if (!step_done(put)) return false;
    }
    return true;
}

static bool write_room(struct sqlite_store *self, const struct store_entry *entry, const char *text)
{
    sqlite3_stmt *put = self->run[PUT_ROOM];
    sqlite3_bind_int64(put, 1, (int64_t)entry->room);
    sqlite3_bind_text(put, 2, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
    sqlite3_bind_text(put, 3, text + entry->part[1].offset, (int)entry->part[1].length, NULL);
    sqlite3_bind_text(put, 4, text + entry->part[2].offset, (int)entry->part[2].length, NULL);
    sqlite3_bind_int64(put, 5, entry->playing);
    sqlite3_bind_int64(put, 6, self->epoch);
    return step_done(put) && write_guests(self, entry, text);
}

static bool write_log(struct sqlite_store *self, const struct store_entry *entry, const char *text)
{
    sqlite3_stmt *put = self->run[PUT_LOG];
    sqlite3_bind_int64(put, 1, (int64_t)entry->room);
    sqlite3_bind_int64(put, 2, entry->game);
    sqlite3_bind_int64(put, 3, entry->seq);
    sqlite3_bind_blob(put, 4, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
    return step_done(put);
}

static bool drop_room(struct sqlite_store *self, uint64_t room)
{
    return change(self, DROP_ROOM, room, 0) && change(self, DROP_LOG, room, 0) &&
           change(self, DROP_GUESTS, room, 0);
}

static bool write_players(struct sqlite_store *self, const struct store_entry *entry,
                          const char *text)
{
    sqlite3_stmt *put = self->run[PUT_PLAYER];
    for (uint32_t i = 0; i < entry->part[3].length; i += PERSON_BYTES) {
        sqlite3_bind_blob(put, 1, text + entry->part[3].offset + i, PERSON_BYTES, NULL);
        sqlite3_bind_text(put, 2, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
        sqlite3_bind_int(put, 3, (uint8_t)text[entry->part[4].offset + i / PERSON_BYTES]);
        if (!step_done(put)) return false;
    }
    return true;
}

static void recall(struct sqlite_store *self, struct played *one)
{
    sqlite3_stmt *get = self->run[GET_PROFILE];
    sqlite3_bind_blob(get, 1, one->who.hash, PERSON_BYTES, NULL);
    bool found = sqlite3_step(get) == SQLITE_ROW;
    profile_read(&one->profile, found ? (const char *)sqlite3_column_text(get, 0) : "",
                 found ? (size_t)sqlite3_column_bytes(get, 0) : 0);
    sqlite3_reset(get);
}

static bool write_profile(struct sqlite_store *self, const struct played *one, int64_t at_s)
{
    sqlite3_stmt *put = self->run[PUT_PROFILE];
    struct out text;
    out_growing(&text, memory_resize);
    profile_write(&one->profile, &text);
    sqlite3_bind_blob(put, 1, one->who.hash, PERSON_BYTES, NULL);
    sqlite3_bind_int64(put, 2, at_s);
    sqlite3_bind_text(put, 3, one->name, -1, NULL);
    sqlite3_bind_text(put, 4, one->emblem, -1, NULL);
    sqlite3_bind_text(put, 5, text.text, (int)text.length, NULL);
    sqlite3_bind_int64(put, 6, ratings_rank(&one->profile, TURN_BY_TURN));
    sqlite3_bind_int64(put, 7, ratings_rank(&one->profile, REAL_TIME));
    bool done = step_done(put);
    free(text.text);
    return done;
}

static bool write_profiles(struct sqlite_store *self, const struct store_batch *batch,
                           const struct store_entry *entry)
{
    struct people people;
    bool done = true;
    people_open(&people, batch, entry);
    EACH_PLAYED(one, &people) recall(self, one);
    people_count(&people, entry->ended_s);
    EACH_PLAYED(one, &people) done = done && write_profile(self, one, entry->ended_s);
    people_close(&people);
    return done;
}

static bool write_replay(struct sqlite_store *self, const struct store_batch *batch,
                         const struct store_entry *entry)
{
    const char *text = batch->bytes.text;
    sqlite3_stmt *put = self->run[PUT_REPLAY];
    sqlite3_bind_text(put, 1, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
    sqlite3_bind_int64(put, 2, entry->ended_s);
    sqlite3_bind_int64(put, 3, entry->listed);
    sqlite3_bind_text(put, 4, text + entry->part[1].offset, (int)entry->part[1].length, NULL);
    sqlite3_bind_blob(put, 5, text + entry->part[2].offset, (int)entry->part[2].length, NULL);
    self->replay_change++;
    return step_done(put) && write_players(self, entry, text) &&
           write_profiles(self, batch, entry) && change(self, DROP_GAME, entry->room, entry->game);
}

static bool hold(struct sqlite_store *self, uint64_t room)
{
    bool done = change(self, HOLD_ROOM, room, self->epoch);
    self->gone = done && !sqlite3_changes(self->writer);
    return done && !self->gone;
}

static bool forget_person(struct sqlite_store *self, const struct store_entry *entry,
                          const char *text)
{
    const char *who = text + entry->part[0].offset, *name = text + entry->part[1].offset;
    sqlite3_stmt *unname = self->run[UNNAME_SEAT];
    sqlite3_bind_blob(unname, 1, who, PERSON_BYTES, NULL);
    sqlite3_bind_text(unname, 3, name, (int)entry->part[1].length, NULL);
    for (int seat = 0; seat < SEATS; seat++) {
        sqlite3_bind_int(unname, 2, seat);
        if (!step_done(unname)) return false;
    }
    static const enum statement rest[] = {UNNAME_PEOPLE, DROP_PERSON, UNNAME_MEMBER, DROP_GUEST,
                                          DROP_PROFILE};
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) {
        sqlite3_bind_blob(self->run[rest[i]], 1, who, PERSON_BYTES, NULL);
        if (!step_done(self->run[rest[i]])) return false;
    }
    return true;
}

static bool drop_note(struct sqlite_store *self, const struct store_entry *entry, const char *text)
{
    sqlite3_stmt *drop = self->run[DROP_NOTE];
    sqlite3_bind_int(drop, 1, (int)entry->note);
    sqlite3_bind_text(drop, 2, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
    return step_done(drop);
}

static bool write_note(struct sqlite_store *self, const struct store_entry *entry, const char *text)
{
    sqlite3_stmt *put = self->run[PUT_NOTE], *drop_old = self->run[DROP_OLD_NOTES];
    sqlite3_bind_int(put, 1, (int)entry->note);
    sqlite3_bind_text(put, 2, text + entry->part[0].offset, (int)entry->part[0].length, NULL);
    sqlite3_bind_int64(put, 3, entry->at_s);
    sqlite3_bind_int64(put, 4, entry->until_s);
    sqlite3_bind_text(put, 5, text + entry->part[1].offset, (int)entry->part[1].length, NULL);
    sqlite3_bind_int(drop_old, 1, (int)entry->note);
    sqlite3_bind_int(drop_old, 2, NOTES_KEPT);
    return step_done(put) && step_done(drop_old);
}

static bool write_entry(struct sqlite_store *self, const struct store_batch *batch,
                        const struct store_entry *entry)
{
    const char *text = batch->bytes.text;
    switch (entry->kind) {
    case STORE_ROOM: return write_room(self, entry, text);
    case STORE_LOG: return write_log(self, entry, text);
    case STORE_HOLD: return hold(self, entry->room);
    case STORE_FREE: return change(self, FREE_ROOM, entry->room, entry->until_s);
    case STORE_DROP: return drop_room(self, entry->room);
    case STORE_FORGET: return forget_person(self, entry, text);
    case STORE_NOTE: return write_note(self, entry, text);
    case STORE_UNNOTE: return drop_note(self, entry, text);
    default: return write_replay(self, batch, entry);
    }
}

/* The one number that a statement gives, `otherwise` when it gives none. */
static int64_t number_from(sqlite3_stmt *get, int64_t otherwise)
{
    int64_t number = sqlite3_step(get) == SQLITE_ROW ? sqlite3_column_int64(get, 0) : otherwise;
    sqlite3_reset(get);
    return number;
}

/* The row of the oldest finished game if it is to be forgotten, else 0. */
static int64_t find_pruned(struct sqlite_store *self, const struct store_prune *prune)
{
    sqlite3_stmt *get = self->run[GET_OLDEST];
    int64_t row = 0;
    bool too_many = self->replays + self->replay_change > prune->keep;
    if (sqlite3_step(get) == SQLITE_ROW &&
        (too_many || sqlite3_column_int64(get, 1) < prune->before_s))
        row = sqlite3_column_int64(get, 0);
    sqlite3_reset(get);
    return row;
}

static bool drop_row(sqlite3_stmt *drop, int64_t row)
{
    sqlite3_bind_int64(drop, 1, row);
    return step_done(drop);
}

static bool prune_notes(struct sqlite_store *self, const struct store_prune *prune)
{
    sqlite3_bind_int64(self->run[DROP_OVER_NOTES], 1, prune->now_s);
    sqlite3_bind_int64(self->run[DROP_OVER_NOTES], 2, prune->at_most);
    return step_done(self->run[DROP_OVER_NOTES]);
}

static bool prune_profiles(struct sqlite_store *self, const struct store_prune *prune)
{
    sqlite3_stmt *drop = self->run[DROP_OLD_PROFILES];
    sqlite3_bind_int64(drop, 1, prune->now_s - PERSON_DAYS * 86400ll);
    sqlite3_bind_int64(drop, 2, PERSONS_KEPT);
    sqlite3_bind_int64(drop, 3, prune->at_most);
    return step_done(drop);
}

static bool prune_some(struct sqlite_store *self, const struct store_prune *prune)
{
    int64_t row;
    if (prune->at_most && (!prune_notes(self, prune) || !prune_profiles(self, prune)))
        return false;
    for (uint32_t i = 0; i < prune->at_most && (row = find_pruned(self, prune)); i++) {
        if (!drop_row(self->run[DROP_PLAYERS], row) || !drop_row(self->run[DROP_REPLAY], row))
            return false;
        self->replay_change--;
    }
    return true;
}

/* The number of a room that nobody holds, if it is to be forgotten, else 0. */
static int64_t find_stale(struct sqlite_store *self, const struct store_prune *prune, bool too_many)
{
    sqlite3_stmt *get = self->run[GET_STALE];
    sqlite3_bind_int64(get, 1, prune->now_s - GRACE_S);
    sqlite3_bind_int64(get, 2, too_many);
    return number_from(get, 0);
}

static bool prune_rooms(struct sqlite_store *self, const struct store_prune *prune)
{
    sqlite3_stmt *orphans = self->run[FREE_ORPHANS];
    const int64_t value[] = {prune->now_s, prune->game_keep_s, prune->lobby_keep_s, self->epoch,
                             prune->at_most};
    int64_t count = number_from(self->run[COUNT_ROOMS], 0), room;
    for (int i = 0; i < 5; i++) sqlite3_bind_int64(orphans, i + 1, value[i]);
    if (!step_done(orphans)) return false;
    for (uint32_t i = 0; i < prune->at_most; i++, count--) {
        if (!(room = find_stale(self, prune, count > prune->keep_rooms))) return true;
        if (!drop_room(self, (uint64_t)room)) return false;
    }
    return true;
}

/* The statement that failed did so because of what it would have written. */
static bool does_not_fit(const struct sqlite_store *self)
{
    int code = sqlite3_errcode(self->writer);
    return self->gone || code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH ||
           code == SQLITE_TOOBIG;
}

static enum store_result write_entries(struct sqlite_store *self, const struct store_batch *batch,
                                       uint64_t *damaged)
{
    for (uint32_t i = 0; i < batch->count; i++) {
        if (write_entry(self, batch, &batch->entry[i])) continue;
        *damaged = batch->entry[i].room;
        return does_not_fit(self) ? STORE_DAMAGED : STORE_FAILED;
    }
    const struct store_prune *prune = &batch->prune;
    bool pruned = !prune->at_most || (prune_some(self, prune) && prune_rooms(self, prune));
    return pruned ? STORE_DONE : STORE_FAILED;
}

static bool execute(sqlite3 *db, const char *text)
{
    return sqlite3_exec(db, text, NULL, NULL, NULL) == SQLITE_OK;
}

static enum store_result write_transaction(struct sqlite_store *self,
                                           const struct store_batch *batch, uint64_t *damaged)
{
    self->replay_change = 0;
    self->gone = false;
    if (!execute(self->writer, "BEGIN IMMEDIATE")) return STORE_FAILED;
    if (number_from(self->run[GET_EPOCH], 0) != self->epoch) return STORE_REPLACED;
    enum store_result result = write_entries(self, batch, damaged);
    if (result != STORE_DONE) return result;
    return execute(self->writer, "COMMIT") ? STORE_DONE : STORE_FAILED;
}

static struct store_outcome write_batch(struct store *store, const struct store_batch *batch)
{
    struct sqlite_store *self = self_of(store);
    struct store_outcome outcome = {0};
    outcome.result = write_transaction(self, batch, &outcome.room);
    if (outcome.result == STORE_DONE) {
        self->replays += self->replay_change;
        return outcome;
    }
    snprintf(outcome.why, STORE_WHY_MAX, "%s", outcome.result == STORE_REPLACED
             ? "another server has taken over" : sqlite3_errmsg(self->writer));
    if (!sqlite3_get_autocommit(self->writer)) execute(self->writer, "ROLLBACK");
    return outcome;
}

static void sqlite_submit(struct store *store, const struct store_batch *batch)
{
    store_writer_submit(self_of(store)->batches, batch);
}

static struct store_outcome sqlite_collect(struct store *store, bool wait)
{
    return store_writer_collect(self_of(store)->batches, wait);
}

/* Reading */

static sqlite3_stmt *read_with(struct sqlite_store *self, const char *text)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(self->reader, text, -1, &statement, NULL) != SQLITE_OK) return NULL;
    return statement;
}

/* A column's text; "" where a damaged file has none. */
static const char *text_of(sqlite3_stmt *get, int column)
{
    const unsigned char *text = sqlite3_column_text(get, column);
    return text ? (const char *)text : "";
}

static void out_column(struct out *out, sqlite3_stmt *get, int column)
{
    out_bytes(out, sqlite3_column_blob(get, column), (size_t)sqlite3_column_bytes(get, column));
}

static void take_row(struct store_answer *answer, struct store_row row, sqlite3_stmt *get,
                     int column)
{
    store_answer_add(answer, row, sqlite3_column_blob(get, column),
                     (size_t)sqlite3_column_bytes(get, column));
}

/* A whole result has been read, or the one row that there is. */
static bool finish(sqlite3_stmt *get, int result)
{
    sqlite3_finalize(get);
    return result == SQLITE_DONE || result == SQLITE_ROW;
}

static bool read_log(struct sqlite_store *self, struct store_answer *answer)
{
    sqlite3_stmt *get =
        read_with(self, "SELECT game, seq, bytes FROM log WHERE room = ?1 ORDER BY game, seq");
    int result = SQLITE_ERROR;
    if (get) sqlite3_bind_int64(get, 1, (int64_t)answer->room);
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        take_row(answer, (struct store_row){answer->room, (uint32_t)sqlite3_column_int64(get, 0),
                                            (uint32_t)sqlite3_column_int64(get, 1), {0}}, get, 2);
    return finish(get, result);
}

static enum store_found read_replay(struct sqlite_store *self, const char *id,
                                    struct store_answer *answer, struct out *card)
{
    sqlite3_stmt *get =
        read_with(self, "SELECT card, record, ended, listed FROM replay WHERE id = ?1");
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_text(get, 1, id, -1, NULL);
        result = sqlite3_step(get);
    }
    if (result == SQLITE_ROW) {
        if (card) out_column(card, get, 0);
        out_column(&answer->record, get, 1);
        answer->ended_s = sqlite3_column_int64(get, 2);
        answer->listed = sqlite3_column_int64(get, 3);
    }
    if (!finish(get, result)) return STORE_UNREADABLE;
    return result == SQLITE_ROW ? STORE_FOUND : STORE_NONE;
}

static enum store_found look_replay(struct sqlite_store *self, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    enum store_found found = read_replay(self, question->id, answer, &answer->text);
    if (found != STORE_FOUND || !question->people) return found;
    sqlite3_stmt *get = read_with(self, "SELECT who, seats FROM player WHERE replay = ?1 ORDER BY"
                                        " who");
    int result = SQLITE_ERROR;
    if (get) sqlite3_bind_text(get, 1, question->id, -1, NULL);
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        take_row(answer, (struct store_row){.seq = (uint32_t)sqlite3_column_int64(get, 1)}, get, 0);
    return finish(get, result) ? STORE_FOUND : STORE_UNREADABLE;
}

static enum store_found look_room(struct sqlite_store *self, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    char replay[REPLAY_ID_CHARS + 1] = "";
    sqlite3_stmt *get = read_with(self, "SELECT id, state, replay FROM room WHERE code = ?1"
                                        " AND (?2 = 0 OR until = 0 OR until >= ?2)");
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_text(get, 1, question->code, -1, NULL);
        sqlite3_bind_int64(get, 2, question->now_s);
        result = sqlite3_step(get);
    }
    if (result == SQLITE_ROW) {
        answer->room = (uint64_t)sqlite3_column_int64(get, 0);
        out_column(&answer->text, get, 1);
        snprintf(replay, sizeof replay, "%s", text_of(get, 2));
    }
    if (!finish(get, result)) return STORE_UNREADABLE;
    if (result != SQLITE_ROW) return STORE_NONE;
    if (*replay && read_replay(self, replay, answer, NULL) == STORE_UNREADABLE)
        return STORE_UNREADABLE;
    return read_log(self, answer) ? STORE_FOUND : STORE_UNREADABLE;
}

static enum store_found look_new(struct sqlite_store *self, struct store_answer *answer)
{
    sqlite3_stmt *get = read_with(self, "SELECT 1 FROM room WHERE code = ?1");
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_text(get, 1, answer->question.code, -1, NULL);
        result = sqlite3_step(get);
    }
    if (!finish(get, result)) return STORE_UNREADABLE;
    answer->room = ++self->last_room;
    return result == SQLITE_ROW ? STORE_NONE : STORE_FOUND;
}

static enum store_found look_rooms_of(struct sqlite_store *self, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    sqlite3_stmt *get = read_with(self, "SELECT id, state FROM room WHERE id IN (SELECT room FROM"
                                        " guest WHERE who = lower(hex(?1))) AND (until = 0 OR"
                                        " until >= ?2) ORDER BY id DESC LIMIT ?3");
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_blob(get, 1, question->who.hash, PERSON_BYTES, NULL);
        sqlite3_bind_int64(get, 2, question->now_s);
        sqlite3_bind_int64(get, 3, question->limit);
    }
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        take_row(answer, (struct store_row){.room = (uint64_t)sqlite3_column_int64(get, 0)}, get,
                 1);
    return finish(get, result) ? STORE_FOUND : STORE_UNREADABLE;
}

static enum store_found look_games(struct sqlite_store *self, struct store_answer *answer)
{
    const struct store_question *question = &answer->question;
    struct out *out = &answer->text;
    sqlite3_stmt *get = read_with(
        self, question->listed
                  ? "SELECT card, 0 FROM replay WHERE listed ORDER BY ended DESC LIMIT ?1"
                  : "SELECT card, seats FROM player JOIN replay ON replay.id = player.replay"
                    " WHERE who = ?2 ORDER BY ended DESC LIMIT ?1");
    int result = SQLITE_ERROR;
    if (get) sqlite3_bind_int64(get, 1, question->limit);
    if (get && !question->listed)
        sqlite3_bind_blob(get, 2, question->who.hash, PERSON_BYTES, NULL);
    out_char(out, '[');
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW) {
        const char *card = text_of(get, 0);
        store_write_card(out, card, strlen(card), (unsigned)sqlite3_column_int(get, 1));
    }
    out_char(out, ']');
    return finish(get, result) ? STORE_FOUND : STORE_UNREADABLE;
}

static enum store_found look_person(struct sqlite_store *self, struct store_answer *answer)
{
    sqlite3_stmt *get = read_with(self, sql[GET_PROFILE]);
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_blob(get, 1, answer->question.who.hash, PERSON_BYTES, NULL);
        result = sqlite3_step(get);
    }
    if (result == SQLITE_ROW) out_column(&answer->text, get, 0);
    if (!finish(get, result)) return STORE_UNREADABLE;
    return result == SQLITE_ROW ? STORE_FOUND : STORE_NONE;
}

static bool look_best_of(void *self, struct store_answer *answer, enum mode mode)
{
    sqlite3_stmt *get = read_with(
        self, mode == REAL_TIME ? "SELECT name, emblem, profile FROM person WHERE best_real > 0"
                                  " ORDER BY best_real DESC LIMIT ?1"
                                : "SELECT name, emblem, profile FROM person WHERE best_turn > 0"
                                  " ORDER BY best_turn DESC LIMIT ?1");
    int result = SQLITE_ERROR;
    if (get) sqlite3_bind_int64(get, 1, answer->question.limit);
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        ratings_write_best(&answer->text, mode, text_of(get, 0), text_of(get, 1), text_of(get, 2),
                           (size_t)sqlite3_column_bytes(get, 2));
    return finish(get, result);
}

/* Only one who asks gets it. */
static enum store_found take_device(struct sqlite_store *self, struct store_answer *answer)
{
    sqlite3_stmt *take = read_with(self, "DELETE FROM note WHERE kind = ?1 AND key = ?2"
                                         " AND until > ?3 RETURNING text");
    int result = SQLITE_ERROR, last = SQLITE_ERROR;
    if (take) {
        sqlite3_bind_int(take, 1, NOTE_DEVICE);
        sqlite3_bind_text(take, 2, answer->question.key, -1, NULL);
        sqlite3_bind_int64(take, 3, answer->question.now_s);
        last = result = sqlite3_step(take);
    }
    if (result == SQLITE_ROW) {
        out_column(&answer->text, take, 0);
        last = sqlite3_step(take);
    }
    if (!finish(take, last)) return STORE_UNREADABLE;
    return result == SQLITE_ROW ? STORE_FOUND : STORE_NONE;
}

static enum store_found look_by_kind(struct sqlite_store *self, struct store_answer *answer)
{
    switch (answer->question.ask) {
    case ASK_ROOM: return look_room(self, answer);
    case ASK_NEW: return look_new(self, answer);
    case ASK_ROOMS_OF: return look_rooms_of(self, answer);
    case ASK_GAMES: return look_games(self, answer);
    case ASK_REPLAY: return look_replay(self, answer);
    case ASK_PERSON: return look_person(self, answer);
    case ASK_DEVICE: return take_device(self, answer);
    case ASK_BEST: return ratings_look_best(answer, look_best_of, self);
    default: return STORE_NONE; /* nobody else has open rooms */
    }
}

/* All that one question reads is of one moment. */
static void sqlite_look(struct store *store, struct store_answer *answer)
{
    struct sqlite_store *self = self_of(store);
    answer->found = STORE_UNREADABLE;
    if (!execute(self->reader, "BEGIN")) return;
    answer->found = look_by_kind(self, answer);
    if (!execute(self->reader, "COMMIT")) answer->found = STORE_UNREADABLE;
}

static void sqlite_ask(struct store *store, struct store_answer *answer)
{
    store_reader_ask(self_of(store)->questions, answer);
}

static struct store_answer *sqlite_take(struct store *store)
{
    return store_reader_take(self_of(store)->questions);
}

static bool sqlite_rooms(struct store *store, store_room_fn *fn, void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT id, code FROM room ORDER BY id");
    int result = SQLITE_ERROR;
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        fn(context, (uint64_t)sqlite3_column_int64(get, 0), text_of(get, 1));
    return finish(get, result);
}

static bool sqlite_replays(struct store *store, store_replay_fn *fn, void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT id FROM replay ORDER BY id");
    int result = SQLITE_ERROR;
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW) fn(context, text_of(get, 0));
    return finish(get, result);
}

static bool sqlite_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                         void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT at, until, key, text FROM note"
                                                  " WHERE kind = ?1 ORDER BY at DESC, key DESC"
                                                  " LIMIT ?2");
    int result = SQLITE_ERROR;
    if (get) {
        sqlite3_bind_int(get, 1, (int)kind);
        sqlite3_bind_int(get, 2, limit);
    }
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW) {
        const struct store_note note = {kind, sqlite3_column_int64(get, 0),
                                        sqlite3_column_int64(get, 1), text_of(get, 2),
                                        text_of(get, 3)};
        fn(context, &note);
    }
    sqlite3_finalize(get);
    return result == SQLITE_DONE;
}

static void sqlite_close(struct store *store)
{
    struct sqlite_store *self = self_of(store);
    store_reader_free(self->questions);
    store_writer_free(self->batches);
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->run[i]);
    sqlite3_close(self->reader);
    sqlite3_close(self->writer);
    free(self);
}

static const struct store_ops sqlite_ops = {
    .close = sqlite_close, .submit = sqlite_submit, .collect = sqlite_collect,
    .look = sqlite_look, .ask = sqlite_ask, .take = sqlite_take,
    .rooms = sqlite_rooms, .replays = sqlite_replays, .notes = sqlite_notes,
};

/* The one number that a text gives, -1 when it gives none. */
static int64_t ask_number(sqlite3 *db, const char *text)
{
    sqlite3_stmt *get;
    if (sqlite3_prepare_v2(db, text, -1, &get, NULL) != SQLITE_OK) return -1;
    int64_t number = number_from(get, -1);
    sqlite3_finalize(get);
    return number;
}

static int schema_version(sqlite3 *db)
{
    return (int)ask_number(db, "PRAGMA user_version");
}

/* Of a file that cannot be made SQLite only says that it is not there. */
static int folder_trouble(const char *path)
{
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%s", path);
    return access(dirname(folder), W_OK) == 0 ? ENOENT : errno;
}

static void tell_why(sqlite3 *db, char why[STORE_WHY_MAX])
{
    int number = db ? sqlite3_system_errno(db) : ENOMEM;
    if (number == ENOENT) number = folder_trouble(sqlite3_db_filename(db, "main"));
    snprintf(why, STORE_WHY_MAX, "%s%s%s", db ? sqlite3_errmsg(db) : "not opened",
             number ? ": " : "", number ? strerror(number) : "");
}

/* A new file, or one with our tables. Nobody else's is touched. */
static bool is_ours(sqlite3 *db, char why[STORE_WHY_MAX])
{
    int64_t tables = ask_number(db, "SELECT count(*) FROM sqlite_schema");
    int64_t ours = ask_number(db, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name"
                                  " IN ('meta', 'room', 'log', 'replay', 'player')");
    if (tables == 0 || ours == 5) return true;
    if (tables < 0) tell_why(db, why);
    else snprintf(why, STORE_WHY_MAX, "it is a database of some other program");
    return false;
}

static bool bring_up_to_date(sqlite3 *db, char why[STORE_WHY_MAX])
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
    bool done = version >= 0 && execute(db, "BEGIN IMMEDIATE");
    for (int i = version; done && i < SCHEMA; i++) done = execute(db, migrate[i]);
    done = done && execute(db, mark) &&
           execute(db, "UPDATE meta SET value = value + 1 WHERE key = 'epoch'") &&
           execute(db, "COMMIT");
    if (!done) tell_why(db, why);
    return done;
}

static bool open_files(struct sqlite_store *self, const char *path, char why[STORE_WHY_MAX])
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    bool done = sqlite3_open_v2(path, &self->writer, flags, NULL) == SQLITE_OK;
    if (done && !is_ours(self->writer, why)) return false;
    done = done && sqlite3_busy_timeout(self->writer, BUSY_MS) == SQLITE_OK &&
           execute(self->writer, "PRAGMA journal_mode = WAL") &&
           execute(self->writer, "PRAGMA synchronous = FULL") &&
           execute(self->writer, "PRAGMA cache_size = -512") && /* KiB */
           execute(self->writer, "PRAGMA wal_autocheckpoint = 4096"); /* pages: 16 MiB */
    if (!done) tell_why(self->writer, why);
    if (!done || !bring_up_to_date(self->writer, why)) return false;
    for (int i = 0; done && i < STATEMENTS; i++)
        done = sqlite3_prepare_v3(self->writer, sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                                  &self->run[i], NULL) == SQLITE_OK;
    if (!done) tell_why(self->writer, why);
    if (!done) return false;
    flags ^= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_FULLMUTEX; /* notes are read over it, too */
    done = sqlite3_open_v2(path, &self->reader, flags, NULL) == SQLITE_OK &&
           sqlite3_busy_timeout(self->reader, BUSY_MS) == SQLITE_OK;
    if (!done) tell_why(self->reader, why);
    self->epoch = (uint32_t)number_from(self->run[GET_EPOCH], 0);
    self->replays = number_from(self->run[COUNT_REPLAYS], 0);
    self->last_room = (uint64_t)ask_number(self->writer, "SELECT coalesce(max(id), 0) FROM room");
    return done;
}

struct store *store_sqlite_open(const char *path, store_wake_fn *wake, void *context,
                                char why[STORE_WHY_MAX])
{
    struct sqlite_store *self = memory_new(1, sizeof *self);
    self->store.ops = &sqlite_ops;
    if (!open_files(self, path, why)) {
        for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->run[i]);
        sqlite3_close(self->reader);
        sqlite3_close(self->writer);
        free(self);
        return NULL;
    }
    self->batches = store_writer_new(&self->store, write_batch, wake, context);
    self->questions = store_reader_new(&self->store, wake, context);
    return &self->store;
}

/* To look at alone */

static void close_look(struct store *store)
{
    sqlite3_close(self_of(store)->reader);
    free(store);
}

static bool is_whole(sqlite3 *db, char why[STORE_WHY_MAX])
{
    if (!is_ours(db, why)) return false;
    if (schema_version(db) != SCHEMA) {
        snprintf(why, STORE_WHY_MAX, "it has schema %d, this Fathom has %d: start a server on it",
                 schema_version(db), SCHEMA);
        return false;
    }
    if (ask_number(db, "SELECT count(*) FROM pragma_integrity_check(1)"
                       " WHERE integrity_check != 'ok'") == 0)
        return true;
    snprintf(why, STORE_WHY_MAX, "the file is damaged; PRAGMA integrity_check tells more");
    return false;
}

struct store *store_sqlite_look(const char *path, char why[STORE_WHY_MAX])
{
    static const struct store_ops ops = {.close = close_look, .look = sqlite_look,
                                         .rooms = sqlite_rooms, .replays = sqlite_replays,
                                         .notes = sqlite_notes};
    struct sqlite_store *self = memory_new(1, sizeof *self);
    int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
    self->store.ops = &ops;
    bool opened = sqlite3_open_v2(path, &self->reader, flags, NULL) == SQLITE_OK;
    if (!opened) tell_why(self->reader, why);
    else sqlite3_busy_timeout(self->reader, BUSY_MS);
    if (opened && is_whole(self->reader, why)) return &self->store;
    close_look(&self->store);
    return NULL;
}
