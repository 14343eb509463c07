/*
 * The store on one machine: an SQLite file in WAL mode with synchronous = FULL. One thread of its
 * own does the writing, so that a slow disk never holds the network up; another one reads, over a
 * second connection.
 *
 * meta.epoch grows with every opening: the writer looks at it in every batch, and a server whose
 * epoch is old has been replaced and may not write any more. A room says under which epoch it is
 * held, and from when on it may be forgotten (`until`) if it is not.
 */
#include "server/store_sqlite.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "rules/names.h"
#include "server/bounds.h"
#include "server/ratings.h"
#include "server/sqlite_look.h"
#include "server/sqlite_schema.h"
#include "server/store_reader.h"
#include "server/store_writer.h"

/* A room whose time is over is not found any more, and so much later it is forgotten: what was
 * found just before is held by then. */
enum { BUSY_MS = 5000, GRACE_S = 60 };

enum statement {
    PUT_ROOM, PUT_LOG, DROP_ROOM, DROP_LOG, DROP_GAME, PUT_REPLAY, PUT_PLAYER, GET_EPOCH,
    GET_OLDEST, COUNT_REPLAYS, DROP_REPLAY, DROP_PLAYERS, PUT_NOTE, DROP_NOTE, DROP_OLD_NOTES,
    DROP_OVER_NOTES, HOLD_ROOM, FREE_ROOM, PUT_GUEST, DROP_GUESTS, FREE_ORPHANS, GET_STALE,
    COUNT_ROOMS, DROP_TORN, UNNAME_SEAT, UNNAME_PEOPLE, DROP_PERSON, UNNAME_MEMBER, DROP_GUEST,
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
    /* A game whose card is damaged has nobody's name to show. */
    [DROP_TORN] = "DELETE FROM player WHERE who = ?1 AND NOT json_valid("
                  "(SELECT card FROM replay WHERE id = player.replay))",
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
    [GET_PROFILE] = SQLITE_GET_PROFILE,
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
    struct sqlite_reader reading;
    sqlite3 *writer;
    sqlite3_stmt *run[STATEMENTS];
    uint32_t epoch;
    struct store_writer *batches;
    struct store_reader *questions;
    bool gone;            /* a room that was to be held was forgotten just then */
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

/* False when it cannot be told whether he has one: it must not be begun anew. */
static bool recall(struct sqlite_store *self, struct played *one)
{
    sqlite3_stmt *get = self->run[GET_PROFILE];
    sqlite3_bind_blob(get, 1, one->who.hash, PERSON_BYTES, NULL);
    int step = sqlite3_step(get);
    bool found = step == SQLITE_ROW;
    profile_read(&one->profile, found ? (const char *)sqlite3_column_text(get, 0) : "",
                 found ? (size_t)sqlite3_column_bytes(get, 0) : 0);
    sqlite3_reset(get);
    return found || step == SQLITE_DONE;
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
    EACH_PLAYED(one, &people) done = done && recall(self, one);
    people_count(&people, entry->ended_s);
    EACH_PLAYED(one, &people) done = done && write_profile(self, one, entry->ended_s);
    people_close(&people);
    return done;
}

static bool write_person(struct sqlite_store *self, const struct store_batch *batch,
                         const struct store_entry *entry)
{
    struct played one;
    people_take(&one, batch, entry);
    return write_profile(self, &one, entry->at_s);
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

static bool change_person(struct sqlite_store *self, enum statement statement, const char *who)
{
    sqlite3_bind_blob(self->run[statement], 1, who, PERSON_BYTES, NULL);
    return step_done(self->run[statement]);
}

static bool forget_person(struct sqlite_store *self, const struct store_entry *entry,
                          const char *text)
{
    const char *who = text + entry->part[0].offset, *name = text + entry->part[1].offset;
    sqlite3_stmt *unname = self->run[UNNAME_SEAT];
    if (!change_person(self, DROP_TORN, who)) return false;
    sqlite3_bind_blob(unname, 1, who, PERSON_BYTES, NULL);
    sqlite3_bind_text(unname, 3, name, (int)entry->part[1].length, NULL);
    for (int seat = 0; seat < SEATS; seat++) {
        sqlite3_bind_int(unname, 2, seat);
        if (!step_done(unname)) return false;
    }
    static const enum statement rest[] = {UNNAME_PEOPLE, DROP_PERSON, UNNAME_MEMBER, DROP_GUEST,
                                          DROP_PROFILE};
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++)
        if (!change_person(self, rest[i], who)) return false;
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
    case STORE_PERSON: return write_person(self, batch, entry);
    case STORE_NOTE: return write_note(self, entry, text);
    case STORE_UNNOTE: return drop_note(self, entry, text);
    default: return write_replay(self, batch, entry);
    }
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
    return sqlite_number(get, 0);
}

static bool prune_rooms(struct sqlite_store *self, const struct store_prune *prune)
{
    sqlite3_stmt *orphans = self->run[FREE_ORPHANS];
    const int64_t value[] = {prune->now_s, prune->game_keep_s, prune->lobby_keep_s, self->epoch,
                             prune->at_most};
    int64_t count = sqlite_number(self->run[COUNT_ROOMS], 0), room;
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

static enum store_result write_transaction(struct sqlite_store *self,
                                           const struct store_batch *batch, uint64_t *damaged)
{
    self->replay_change = 0;
    self->gone = false;
    if (!sqlite_execute(self->writer, "BEGIN IMMEDIATE")) return STORE_FAILED;
    int64_t epoch = sqlite_number(self->run[GET_EPOCH], -1);
    if (epoch < 0) return STORE_FAILED; /* it cannot be read now */
    if (epoch != self->epoch) return STORE_REPLACED;
    enum store_result result = write_entries(self, batch, damaged);
    if (result != STORE_DONE) return result;
    return sqlite_execute(self->writer, "COMMIT") ? STORE_DONE : STORE_FAILED;
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
    if (!sqlite3_get_autocommit(self->writer)) sqlite_execute(self->writer, "ROLLBACK");
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

static void sqlite_ask(struct store *store, struct store_answer *answer)
{
    store_reader_ask(self_of(store)->questions, answer);
}

static struct store_answer *sqlite_take(struct store *store)
{
    return store_reader_take(self_of(store)->questions);
}

static void sqlite_close(struct store *store)
{
    struct sqlite_store *self = self_of(store);
    store_reader_free(self->questions);
    store_writer_free(self->batches);
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->run[i]);
    sqlite3_close(self->reading.db);
    sqlite3_close(self->writer);
    free(self);
}

static const struct store_ops sqlite_ops = {
    .close = sqlite_close, .submit = sqlite_submit, .collect = sqlite_collect,
    .look = sqlite_look, .ask = sqlite_ask, .take = sqlite_take,
    .rooms = sqlite_look_rooms, .replays = sqlite_look_replays,
    .people = sqlite_look_people, .notes = sqlite_look_notes,
};

static bool open_files(struct sqlite_store *self, const char *path, char why[STORE_WHY_MAX])
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    bool done = sqlite3_open_v2(path, &self->writer, flags, NULL) == SQLITE_OK;
    if (done && !sqlite_schema_ours(self->writer, why)) return false;
    done = done && sqlite3_busy_timeout(self->writer, BUSY_MS) == SQLITE_OK &&
           sqlite_execute(self->writer, "PRAGMA journal_mode = WAL") &&
           sqlite_execute(self->writer, "PRAGMA synchronous = FULL") &&
           sqlite_execute(self->writer, "PRAGMA cache_size = -512") && /* KiB */
           sqlite_execute(self->writer, "PRAGMA wal_autocheckpoint = 4096"); /* pages: 16 MiB */
    if (!done) sqlite_why(self->writer, why);
    if (!done || !sqlite_schema_migrate(self->writer, why)) return false;
    for (int i = 0; done && i < STATEMENTS; i++)
        done = sqlite3_prepare_v3(self->writer, sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                                  &self->run[i], NULL) == SQLITE_OK;
    if (!done) sqlite_why(self->writer, why);
    if (!done) return false;
    flags ^= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_FULLMUTEX; /* notes are read over it, too */
    done = sqlite3_open_v2(path, &self->reading.db, flags, NULL) == SQLITE_OK &&
           sqlite3_busy_timeout(self->reading.db, BUSY_MS) == SQLITE_OK;
    if (!done) sqlite_why(self->reading.db, why);
    self->epoch = (uint32_t)sqlite_number(self->run[GET_EPOCH], 0);
    self->replays = sqlite_number(self->run[COUNT_REPLAYS], 0);
    self->reading.last_room =
        (uint64_t)sqlite_ask_number(self->writer, "SELECT coalesce(max(id), 0) FROM room");
    return done;
}

struct store *store_sqlite_open(const char *path, store_wake_fn *wake, void *context,
                                char why[STORE_WHY_MAX])
{
    struct sqlite_store *self = memory_new(1, sizeof *self);
    self->reading.store.ops = &sqlite_ops;
    if (!open_files(self, path, why)) {
        for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(self->run[i]);
        sqlite3_close(self->reading.db);
        sqlite3_close(self->writer);
        free(self);
        return NULL;
    }
    self->batches = store_writer_new(&self->reading.store, write_batch, wake, context);
    self->questions = store_reader_new(&self->reading.store, 1, wake, context);
    return &self->reading.store;
}

/* --- to look at alone ------------------------------------------------------------------------ */

static void close_look(struct store *store)
{
    sqlite3_close(((struct sqlite_reader *)store)->db);
    free(store);
}

struct store *store_sqlite_look(const char *path, char why[STORE_WHY_MAX])
{
    static const struct store_ops ops = {.close = close_look, .look = sqlite_look,
                                         .rooms = sqlite_look_rooms, .replays = sqlite_look_replays,
                                         .people = sqlite_look_people,
                                         .notes = sqlite_look_notes};
    struct sqlite_reader *self = memory_new(1, sizeof *self);
    int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
    self->store.ops = &ops;
    bool opened = sqlite3_open_v2(path, &self->db, flags, NULL) == SQLITE_OK;
    if (!opened) sqlite_why(self->db, why);
    else sqlite3_busy_timeout(self->db, BUSY_MS);
    if (opened && sqlite_schema_whole(self->db, why)) return &self->store;
    close_look(&self->store);
    return NULL;
}
