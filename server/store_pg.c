/*
 * Writing. A batch is one flush: BEGIN, the fence, one INSERT for all rows of all logs, the rooms
 * and replays, COMMIT. One thread of its own does it.
 *
 * A commit that was only warned about has not reached the standby, and one whose answer did not
 * come may have happened: both are failures for now. When the batch comes again the fence knows its
 * number and raises, and an empty commit behind it proves that everything before it is durable.
 */
#include "server/store_pg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/bounds.h"
#include "server/pg_peers.h"
#include "server/pg_people.h"
#include "server/pg_schema.h"
#include "server/pg_store.h"
#include "server/store_writer.h"

/* A room that may be forgotten is not found any more; so much later it is. */
enum { GRACE_S = 60 };

#define LOWEST " AND $1::int = (SELECT min(id) FROM node WHERE epoch IS NOT NULL)"
/* What the operator has set aside stays; 4 is NOTE_ASIDE. */
#define IN_PLAY " AND NOT EXISTS (SELECT FROM note WHERE kind = 4 AND key = code)"
_Static_assert(NOTE_ASIDE == 4, "see IN_PLAY");

static const struct pg_statement statements[] = {
    {"begin", "BEGIN"},
    {"commit", "COMMIT"},
    {"lease", "SELECT lease($1)"},
    {"fence", "SELECT fence($1, $2, $3)"},
    {"log", "INSERT INTO log"
            " SELECT * FROM unnest($1::bigint[], $2::int[], $3::int[], $4::bytea[])"},
    {"room", "INSERT INTO room(id, code, state, replay, playing, epoch, card)"
             " VALUES($1, $2, $3, $4, $5::int <> 0, $6, $7) ON CONFLICT (id) DO UPDATE SET"
             " state = EXCLUDED.state, replay = EXCLUDED.replay, playing = EXCLUDED.playing,"
             " epoch = EXCLUDED.epoch, until = 0, card = EXCLUDED.card"},
    {"guests", "WITH gone AS (DELETE FROM guest WHERE room = $1 AND who <> ALL ($2::bytea[]))"
               " INSERT INTO guest SELECT DISTINCT who, $1 FROM unnest($2) who"
               " ON CONFLICT DO NOTHING"},
    {"free", "UPDATE room SET epoch = 0, until = $2 + CASE $3::bigint WHEN 0 THEN 0 ELSE " PG_NOW_S
             " - $3 END, card = '' WHERE id = $1"},
    {"drop", "WITH gone AS (DELETE FROM room WHERE id = $1) DELETE FROM log WHERE room = $1"},
    {"replay", "INSERT INTO replay VALUES($1, $2, $3::int <> 0, $4, $5) ON CONFLICT (id) DO UPDATE"
               " SET ended = EXCLUDED.ended, listed = EXCLUDED.listed, card = EXCLUDED.card,"
               " record = EXCLUDED.record"},
    {"players", "INSERT INTO player SELECT DISTINCT ON (who) who, $1, seats"
                " FROM unnest($2::bytea[], $3::int[]) AS each(who, seats) ON CONFLICT DO NOTHING"},
    {"forget torn", "SELECT forget_torn($1)"},
    {"forget profile", "SELECT forget_profile($1)"},
    {"forget", "SELECT forget_person($1, $2)"},
    PG_PEOPLE_STATEMENTS,
    {"old profiles", "DELETE FROM person WHERE who IN (SELECT who FROM person WHERE at <"
                     " greatest($2::bigint, (SELECT at FROM person ORDER BY at DESC LIMIT 1"
                     " OFFSET $3))" LOWEST " ORDER BY at LIMIT $4)"},
    {"game", "DELETE FROM log WHERE room = $1 AND game = $2"},
    {"note", "INSERT INTO note VALUES($1, $2, $3, $4, $5) ON CONFLICT (kind, key) DO UPDATE SET"
             " at = EXCLUDED.at, until = EXCLUDED.until, text = EXCLUDED.text"},
    {"unnote", "DELETE FROM note WHERE kind = $1 AND key = $2"},
    {"more notes", "DELETE FROM note WHERE kind = $1 AND at <= (SELECT at FROM note WHERE kind = $1"
                   " ORDER BY at DESC LIMIT 1 OFFSET $2)"},
    {"old notes", "DELETE FROM note WHERE (kind, key) IN (SELECT kind, key FROM note"
                  " WHERE until <= $2" LOWEST " ORDER BY until LIMIT $3)"},
    {"old replays", "DELETE FROM replay WHERE id IN (SELECT id FROM replay WHERE ended < $2" LOWEST
                    " ORDER BY ended LIMIT $3 FOR UPDATE SKIP LOCKED)"},
    {"more replays", "DELETE FROM replay WHERE id IN (SELECT id FROM replay WHERE true" LOWEST
                     " ORDER BY ended LIMIT least($3, greatest(0,"
                     " (SELECT count(*) FROM replay) - $2)))"},
    {"orphans", "UPDATE room SET epoch = 0, card = '', until = " PG_NOW_S " +"
                " CASE WHEN playing THEN $2::bigint ELSE $3::bigint END"
                " WHERE id IN (SELECT id FROM room WHERE until = 0 AND NOT EXISTS"
                " (SELECT FROM node WHERE node.epoch = room.epoch)" LOWEST
                " LIMIT $4 FOR UPDATE SKIP LOCKED)"},
    {"stale", "WITH gone AS (DELETE FROM room WHERE id IN (SELECT id FROM room WHERE until > 0 AND"
              " until < " PG_NOW_S " - $2::bigint" IN_PLAY LOWEST " ORDER BY until LIMIT $3"
              " FOR UPDATE SKIP LOCKED)"
              " RETURNING id)"
              " DELETE FROM log USING gone WHERE log.room = gone.id"},
    {"more rooms", "WITH gone AS (DELETE FROM room WHERE id IN (SELECT id FROM room WHERE until > 0"
                   IN_PLAY LOWEST " ORDER BY until DESC OFFSET $2 LIMIT $3) AND until > 0"
                   " RETURNING id)"
                   " DELETE FROM log USING gone WHERE log.room = gone.id"},
    {NULL, NULL}};

static struct pg_store *self_of(struct store *store)
{
    return (struct pg_store *)store;
}

uint64_t pg_store_epoch(struct pg_store *self)
{
    pthread_mutex_lock(&self->lock);
    uint64_t epoch = self->epoch;
    pthread_mutex_unlock(&self->lock);
    return epoch;
}

static void set_epoch(struct pg_store *self, uint64_t epoch)
{
    pthread_mutex_lock(&self->lock);
    self->epoch = epoch;
    if (!epoch) self->renewed_ms = 0;
    pthread_mutex_unlock(&self->lock);
}

/* --- the lease ------------------------------------------------------------------------------- */

/* What an earlier connection of this node has left open would be in the way. */
static bool come_up(struct pg_store *self)
{
    char sql[300];
    if (self->writer.conn) return true;
    if (!pg_link_open(&self->writer)) return false;
    snprintf(sql, sizeof sql, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"
             " application_name = '%s' AND pid <> pg_backend_pid() AND usename = current_user AND"
             " datname = current_database()", self->writer.application);
    PQclear(self->node ? pg_link_ask(&self->writer, sql) : NULL);
    return self->writer.conn;
}

static bool take_lease(struct pg_store *self)
{
    struct pg_link *link = &self->writer;
    struct pg_parameters with = {0};
    uint64_t epoch = 0;
    PGresult *result;
    pg_put_number(&with, self->node);
    pg_link_begin(link);
    pg_link_send(link, "lease", &with);
    pg_link_end(link);
    while (pg_link_next(link, &result)) {
        if (PQntuples(result)) epoch = strtoull(PQgetvalue(result, 0, 0), NULL, 10);
        PQclear(result);
    }
    if (!pg_link_finish(link)) return false;
    set_epoch(self, epoch);
    return true;
}

static void send_fence(struct pg_store *self, uint64_t number)
{
    struct pg_parameters with = {0};
    if (!self->node) return;
    pg_put_number(&with, self->node);
    pg_put_number(&with, (int64_t)self->epoch);
    pg_put_number(&with, (int64_t)number);
    pg_link_send(&self->writer, "fence", &with);
}

/* --- entries --------------------------------------------------------------------------------- */

static void put_part(struct pg_parameters *with, const struct store_batch *batch,
                     const struct store_entry *entry, int part)
{
    const struct store_part *at = &entry->part[part];
    pg_put_bytes(with, batch->bytes.text + at->offset, at->length);
}

static void send_logs(struct pg_link *link, const struct store_batch *batch)
{
    struct out rooms, games, seqs, bytes;
    struct out *const each[] = {&rooms, &games, &seqs, &bytes};
    struct pg_parameters with = {0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < batch->count; i++) count += batch->entry[i].kind == STORE_LOG;
    if (!count) return;
    for (int i = 0; i < 4; i++) {
        static const enum pg_type type[] = {PG_BIGINT, PG_INT, PG_INT, PG_BYTEA};
        out_growing(each[i], memory_resize);
        pg_array_open(each[i], type[i], count);
    }
    for (uint32_t i = 0; i < batch->count; i++) {
        const struct store_entry *entry = &batch->entry[i];
        if (entry->kind != STORE_LOG) continue;
        pg_array_number(&rooms, PG_BIGINT, (int64_t)entry->room);
        pg_array_number(&games, PG_INT, entry->game);
        pg_array_number(&seqs, PG_INT, entry->seq);
        pg_array_bytes(&bytes, batch->bytes.text + entry->part[0].offset, entry->part[0].length);
    }
    for (int i = 0; i < 4; i++) pg_put_bytes(&with, each[i]->text, each[i]->length);
    pg_link_send(link, "log", &with);
    for (int i = 0; i < 4; i++) free(each[i]->text);
}

/* The people of part 3 as an array, to be freed by the caller. */
static struct out people_of(const struct store_batch *batch, const struct store_entry *entry)
{
    struct out people;
    uint32_t count = entry->part[3].length / PERSON_BYTES;
    out_growing(&people, memory_resize);
    pg_array_open(&people, PG_BYTEA, count);
    for (uint32_t i = 0; i < count; i++)
        pg_array_bytes(&people, batch->bytes.text + entry->part[3].offset + i * PERSON_BYTES,
                       PERSON_BYTES);
    return people;
}

/* The seats of part 4, likewise. */
static struct out seats_of_people(const struct store_batch *batch, const struct store_entry *entry)
{
    struct out seats;
    out_growing(&seats, memory_resize);
    pg_array_open(&seats, PG_INT, entry->part[4].length);
    for (uint32_t i = 0; i < entry->part[4].length; i++)
        pg_array_number(&seats, PG_INT, (uint8_t)batch->bytes.text[entry->part[4].offset + i]);
    return seats;
}

static void send_forget(struct pg_link *link, const struct store_batch *batch,
                        const struct store_entry *entry)
{
    static const char *const before[] = {"forget torn", "forget profile"};
    struct pg_parameters with = {0};
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        struct pg_parameters who = {0};
        put_part(&who, batch, entry, 0);
        pg_link_send(link, before[i], &who);
    }
    put_part(&with, batch, entry, 0);
    put_part(&with, batch, entry, 1);
    pg_link_send(link, "forget", &with);
}

static void send_room(struct pg_store *self, const struct store_batch *batch,
                      const struct store_entry *entry)
{
    struct pg_parameters with = {0}, guests = {0};
    pg_put_number(&with, (int64_t)entry->room);
    put_part(&with, batch, entry, 0);
    put_part(&with, batch, entry, 1);
    put_part(&with, batch, entry, 2);
    pg_put_number(&with, entry->playing);
    pg_put_number(&with, (int64_t)self->epoch);
    put_part(&with, batch, entry, 4);
    pg_link_send(&self->writer, "room", &with);
    pg_put_number(&guests, (int64_t)entry->room);
    struct out people = people_of(batch, entry);
    pg_put_bytes(&guests, people.text, people.length);
    pg_link_send(&self->writer, "guests", &guests);
    free(people.text);
}

static void send_replay(struct pg_link *link, const struct store_batch *batch,
                        const struct store_entry *entry)
{
    struct pg_parameters with = {0}, players = {0}, game = {0};
    put_part(&with, batch, entry, 0);
    pg_put_number(&with, entry->ended_s);
    pg_put_number(&with, entry->listed);
    put_part(&with, batch, entry, 1);
    put_part(&with, batch, entry, 2);
    pg_link_send(link, "replay", &with);
    put_part(&players, batch, entry, 0);
    struct out people = people_of(batch, entry), seats = seats_of_people(batch, entry);
    pg_put_bytes(&players, people.text, people.length);
    pg_put_bytes(&players, seats.text, seats.length);
    pg_link_send(link, "players", &players);
    free(people.text);
    free(seats.text);
    pg_put_number(&game, (int64_t)entry->room);
    pg_put_number(&game, entry->game);
    pg_link_send(link, "game", &game);
}

static void send_numbers(struct pg_link *link, const char *statement, const int64_t *number,
                         int count)
{
    struct pg_parameters with = {0};
    for (int i = 0; i < count; i++) pg_put_number(&with, number[i]);
    pg_link_send(link, statement, &with);
}

static void send_note(struct pg_link *link, const struct store_batch *batch,
                      const struct store_entry *entry)
{
    struct pg_parameters with = {0};
    pg_put_number(&with, entry->note);
    put_part(&with, batch, entry, 0);
    if (entry->kind == STORE_NOTE) {
        pg_put_number(&with, entry->at_s);
        pg_put_number(&with, entry->until_s);
        put_part(&with, batch, entry, 1);
    }
    pg_link_send(link, entry->kind == STORE_NOTE ? "note" : "unnote", &with);
    send_numbers(link, "more notes", (int64_t[]){entry->note, NOTES_KEPT}, 2);
}

static void send_entry(struct pg_store *self, const struct store_batch *batch,
                       const struct store_entry *entry)
{
    const int64_t number[] = {(int64_t)entry->room, entry->until_s, entry->at_s};
    switch (entry->kind) {
    case STORE_ROOM: send_room(self, batch, entry); break;
    case STORE_FREE: send_numbers(&self->writer, "free", number, 3); break;
    case STORE_DROP: send_numbers(&self->writer, "drop", number, 1); break;
    case STORE_REPLAY: send_replay(&self->writer, batch, entry); break;
    case STORE_FORGET: send_forget(&self->writer, batch, entry); break;
    case STORE_PERSON: pg_people_put(&self->writer, batch, entry); break;
    case STORE_NOTE:
    case STORE_UNNOTE: send_note(&self->writer, batch, entry); break;
    case STORE_LOG:  /* with all others */
    case STORE_HOLD: /* it was held when it was read */
        break;
    }
}

static void send_prune(struct pg_store *self, const struct store_prune *prune)
{
    struct pg_link *link = &self->writer;
    int64_t node = self->node, most = prune->at_most;
    if (!prune->at_most) return;
    send_numbers(link, "old notes", (int64_t[]){node, prune->now_s, most}, 3);
    send_numbers(link, "old profiles",
                 (int64_t[]){node, prune->now_s - PERSON_DAYS * 86400ll, PERSONS_KEPT, most}, 4);
    send_numbers(link, "old replays", (int64_t[]){node, prune->before_s, most}, 3);
    send_numbers(link, "more replays", (int64_t[]){node, prune->keep, most}, 3);
    send_numbers(link, "orphans",
                 (int64_t[]){node, prune->game_keep_s, prune->lobby_keep_s, most}, 4);
    send_numbers(link, "stale", (int64_t[]){node, GRACE_S, most}, 3);
    send_numbers(link, "more rooms", (int64_t[]){node, prune->keep_rooms, most}, 3);
}

/* --- batches --------------------------------------------------------------------------------- */

/* The row that was there already names the room: Key (room, game, seq)=(7, 1, 3), or its code. */
static uint64_t damaged_room(const struct pg_link *link, const struct store_batch *batch)
{
    const char *key = strstr(link->detail, ")=(");
    uint64_t number = 0;
    if (!key) return 0;
    key += 3;
    if (!strstr(link->detail, "(code)")) number = strtoull(key, NULL, 10);
    for (uint32_t i = 0; i < batch->count; i++) {
        const struct store_entry *entry = &batch->entry[i];
        const char *code = batch->bytes.text + entry->part[0].offset;
        bool named = entry->kind == STORE_ROOM && key[entry->part[0].length] == ')' &&
                     !strncmp(code, key, entry->part[0].length);
        if (number ? entry->room == number : named) return entry->room;
    }
    return 0;
}

/* Everything up to now is durable when one more commit is. */
static enum store_result confirm(struct pg_store *self)
{
    pg_link_begin(&self->writer);
    send_fence(self, 0);
    pg_link_end(&self->writer);
    return pg_link_finish(&self->writer) ? STORE_DONE : STORE_FAILED;
}

static enum store_result judge(struct pg_store *self, const struct store_batch *batch,
                               struct store_outcome *outcome)
{
    struct pg_link *link = &self->writer;
    if (!strcmp(link->state, PG_ALREADY)) return confirm(self);
    if (!strcmp(link->state, PG_FENCED)) return STORE_FENCED;
    if (!strcmp(link->state, PG_REPLACED)) return STORE_REPLACED;
    if (!strcmp(link->state, "23505") && (outcome->room = damaged_room(link, batch)))
        return STORE_DAMAGED;
    outcome->unknown = link->sent && (!*link->state || !link->trouble);
    if (!link->trouble)
        snprintf(link->why, sizeof link->why, "the standby has not confirmed the commit");
    return STORE_FAILED;
}

static bool send_batch(struct pg_store *self, const struct store_batch *batch,
                       struct pg_people *people)
{
    struct pg_link *link = &self->writer;
    pg_link_begin(link);
    pg_link_send(link, "begin", NULL);
    send_fence(self, batch->number);
    send_logs(link, batch);
    for (uint32_t i = 0; i < batch->count; i++) send_entry(self, batch, &batch->entry[i]);
    pg_people_send(people, link, batch);
    send_prune(self, &batch->prune);
    pg_link_send(link, "commit", NULL);
    pg_link_end(link);
    return pg_link_finish(link);
}

/* Profiles are read before; if another server has changed one since, all of it is void. */
static enum store_result write_batch(struct pg_store *self, const struct store_batch *batch,
                                     struct store_outcome *outcome)
{
    struct pg_people people = {0};
    bool done = false, late = true;
    if (!come_up(self)) return STORE_FAILED;
    if (self->node && !self->epoch && !take_lease(self)) return STORE_FAILED;
    for (int tries = 0; !done && late && tries < PG_PEOPLE_TRIES; tries++) {
        pg_people_release(&people);
        done = pg_people_read(&people, &self->writer, batch) && send_batch(self, batch, &people);
        late = !done && !strcmp(self->writer.state, PG_LATE);
    }
    pg_people_release(&people);
    return done ? STORE_DONE : judge(self, batch, outcome);
}

static void renew(struct pg_store *self, uint64_t began_ms)
{
    pthread_mutex_lock(&self->lock);
    if (!self->since_ms || began_ms > self->renewed_ms + PG_LEASE_MS) self->since_ms = began_ms;
    self->renewed_ms = began_ms;
    pthread_mutex_unlock(&self->lock);
}

/* The others may have missed the database as well, and get a lease's time to come back. */
static void stumble(struct pg_store *self)
{
    pthread_mutex_lock(&self->lock);
    self->since_ms = 0;
    pthread_mutex_unlock(&self->lock);
}

bool pg_store_may_bury(struct pg_store *self)
{
    uint64_t now_ms = pg_now_ms();
    pthread_mutex_lock(&self->lock);
    bool may = self->epoch && now_ms < self->renewed_ms + PG_LEASE_MS / 2 && self->since_ms &&
               now_ms > self->since_ms + PG_LEASE_MS;
    pthread_mutex_unlock(&self->lock);
    return may;
}

static uint64_t pg_lease_age_ms(struct store *store)
{
    struct pg_store *self = self_of(store);
    pthread_mutex_lock(&self->lock);
    uint64_t renewed_ms = self->renewed_ms;
    pthread_mutex_unlock(&self->lock);
    return pg_now_ms() - renewed_ms;
}

static bool pg_held(struct store *store)
{
    return pg_lease_age_ms(store) < PG_LEASE_MS;
}

static struct store_outcome write_and_renew(struct store *store, const struct store_batch *batch)
{
    struct pg_store *self = self_of(store);
    struct store_outcome outcome = {0};
    uint64_t began_ms = pg_now_ms();
    outcome.result = write_batch(self, batch, &outcome);
    if (outcome.result != STORE_DONE)
        snprintf(outcome.why, sizeof outcome.why, "%s", self->writer.why);
    if (outcome.result == STORE_FENCED || outcome.result == STORE_REPLACED) set_epoch(self, 0);
    if (outcome.result == STORE_DONE) renew(self, began_ms);
    if (outcome.result == STORE_FAILED) stumble(self);
    outcome.elsewhere = outcome.result == STORE_FAILED && *self->peers && !pg_held(store) &&
                        pg_peers_one_is_well(self->peers);
    return outcome;
}

static void pg_submit(struct store *store, const struct store_batch *batch)
{
    store_writer_submit(self_of(store)->batches, batch);
}

static struct store_outcome pg_collect(struct store *store, bool wait)
{
    return store_writer_collect(self_of(store)->batches, wait);
}

static void pg_ask(struct store *store, struct store_answer *answer)
{
    store_reader_ask(self_of(store)->questions, answer);
}

static struct store_answer *pg_take(struct store *store)
{
    return store_reader_take(self_of(store)->questions);
}

/* --- up and down ----------------------------------------------------------------------------- */

static void pg_close(struct store *store)
{
    struct pg_store *self = self_of(store);
    store_reader_free(self->questions);
    store_writer_free(self->batches);
    pg_link_close(&self->writer);
    for (int i = 0; i < STORE_READERS_MAX; i++) pg_link_close(&self->reader[i].link);
    pg_link_close(&self->desk);
    pthread_mutex_destroy(&self->lock);
    free(self->url);
    free(self);
}

bool store_pg_is_url(const char *text)
{
    return !strncmp(text, "postgresql://", 13) || !strncmp(text, "postgres://", 11);
}

static bool migrate(struct pg_store *self, char why[STORE_WHY_MAX])
{
    struct pg_link link = {.url = self->url, .application = "fathom schema", .starting = true};
    bool done = pg_link_open(&link) && pg_schema_migrate(&link);
    snprintf(why, STORE_WHY_MAX, "%s", link.why);
    pg_link_close(&link);
    return done;
}

static bool read_clock(struct pg_store *self)
{
    PGresult *result = pg_link_ask(
        &self->writer, "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    if (result) self->clock_ms = strtoull(PQgetvalue(result, 0, 0), NULL, 10);
    PQclear(result);
    return result;
}

uint64_t store_pg_clock_ms(const struct store *store)
{
    return ((const struct pg_store *)store)->clock_ms;
}

/* With a lease from the first moment on. */
static bool begin(struct pg_store *self, char why[STORE_WHY_MAX])
{
    self->writer.starting = true;
    bool up = come_up(self);
    uint64_t began_ms = pg_now_ms();
    bool done = up && (!self->node || take_lease(self)) && read_clock(self);
    self->writer.starting = false;
    if (done) renew(self, began_ms);
    else snprintf(why, STORE_WHY_MAX, "%s", self->writer.why);
    return done;
}

static void name_links(struct pg_store *self)
{
    self->writer.url = self->desk.url = self->url;
    self->writer.statement = statements;
    snprintf(self->writer.application, sizeof self->writer.application, "fathom node %u writer",
             self->node);
    snprintf(self->desk.application, sizeof self->desk.application, "fathom node %u desk",
             self->node);
    for (int i = 0; i < STORE_READERS_MAX; i++) {
        struct pg_link *link = &self->reader[i].link;
        link->url = self->url;
        link->statement = pg_look_statements;
        snprintf(link->application, sizeof link->application, "fathom node %u reader", self->node);
    }
}

struct store *store_pg_open(const char *url, uint32_t node, store_wake_fn *wake, void *context,
                            char why[STORE_WHY_MAX])
{
    static const struct store_ops ops = {
        .close = pg_close, .submit = pg_submit, .collect = pg_collect, .held = pg_held,
        .look = pg_look, .ask = pg_ask, .take = pg_take, .rooms = pg_look_rooms,
        .replays = pg_look_replays, .people = pg_look_people,
        .notes = pg_look_notes, .lease_age_ms = pg_lease_age_ms};
    struct pg_store *self = memory_new(1, sizeof *self);
    self->store = (struct store){.ops = &ops, .shared = node != 0};
    self->url = memory_copy(url, strlen(url) + 1);
    self->peers = "";
    self->node = node;
    name_links(self);
    pthread_mutex_init(&self->lock, NULL);
    if (!migrate(self, why) || !begin(self, why)) {
        pg_link_close(&self->writer);
        free(self->url);
        free(self);
        return NULL;
    }
    self->batches = store_writer_new(&self->store, write_and_renew, wake, context);
    self->questions = store_reader_new(&self->store, STORE_READERS_MAX, wake, context);
    return &self->store;
}

void store_pg_set_peers(struct store *store, const char *peers)
{
    self_of(store)->peers = peers;
}
