/*
 * Reading, on the readers' threads and over connections of their own. A room is adopted and its log
 * is read in one transaction. If its owner looks dead, and this node may say so, the owner is
 * buried first; a transaction that the dead one has left open is ended.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/bounds.h"
#include "server/pg_people.h"
#include "server/pg_schema.h"
#include "server/pg_store.h"
#include "server/ratings.h"

const struct pg_statement pg_look_statements[] = {
    {"begin", "BEGIN"},
    {"commit", "COMMIT"},
    {"adopt", "SELECT * FROM adopt($1, $2, $3, $4)"},
    {"look", "SELECT true, id, state, replay, 0, false FROM room WHERE code = $1"
             " AND ($2::bigint = 0 OR until = 0 OR until >= " PG_NOW_S ")"},
    {"log", "SELECT game, seq, bytes FROM log WHERE room = (SELECT id FROM room WHERE code = $1)"
            " ORDER BY game, seq"},
    {"record", "SELECT record FROM replay WHERE id = (SELECT replay FROM room WHERE code = $1)"},
    {"bury", "SELECT bury($1, $2)"},
    {"end hung", "SELECT end_hung($1)"},
    {"new", "SELECT nextval('room_id'), EXISTS (SELECT FROM room WHERE code = $1)"},
    {"rooms of", "SELECT id, state FROM room WHERE id IN (SELECT room FROM guest WHERE who = $1)"
                 " AND (until = 0 OR until >= " PG_NOW_S ") ORDER BY id DESC LIMIT $2"},
    {"games", "SELECT card, 0 FROM replay WHERE listed ORDER BY ended DESC LIMIT $1"},
    {"games of", "SELECT card, seats FROM player JOIN replay ON replay.id = player.replay"
                 " WHERE who = $1 ORDER BY ended DESC LIMIT $2"},
    {"replay", "SELECT card, record, ended, listed FROM replay WHERE id = $1"},
    {"players", "SELECT who, seats FROM player WHERE replay = $1 ORDER BY who"},
    {"person", "SELECT profile FROM person WHERE who = $1"},
    {"best turn", "SELECT name, emblem, profile FROM person WHERE best_turn > 0"
                  " ORDER BY best_turn DESC LIMIT $1"},
    {"best real", "SELECT name, emblem, profile FROM person WHERE best_real > 0"
                  " ORDER BY best_real DESC LIMIT $1"},
    {"take", "DELETE FROM note WHERE kind = $1 AND key = $2 AND until > $3 RETURNING text"},
    {"open", "SELECT card, 0 FROM room WHERE card <> '' AND EXISTS (SELECT FROM node WHERE"
             " node.epoch = room.epoch) ORDER BY id DESC LIMIT $1"},
    {"notes", "(SELECT kind, at, until, key, text FROM note WHERE kind = $1 ORDER BY at DESC LIMIT"
              " $2) UNION ALL (SELECT kind, at, until, key, text FROM note WHERE kind = $3"
              " ORDER BY at DESC LIMIT $4)"},
    {NULL, NULL}};

static struct pg_store *self_of(struct store *store)
{
    return (struct pg_store *)store;
}

static void put_text(struct pg_parameters *with, const char *text)
{
    pg_put_bytes(with, text, strlen(text));
}

/* One statement by itself; the result is to be cleared, NULL when there is trouble. */
static PGresult *ask(struct pg_link *link, const char *statement, const struct pg_parameters *with)
{
    PGresult *result = NULL, *kept = NULL;
    pg_link_begin(link);
    pg_link_send(link, statement, with);
    pg_link_end(link);
    while (pg_link_next(link, &result)) {
        PQclear(kept);
        kept = result;
    }
    if (pg_link_finish(link)) return kept;
    PQclear(kept);
    return NULL;
}

/* --- rooms ----------------------------------------------------------------------------------- */

static void out_bytea(struct out *out, const PGresult *result, int row, int column)
{
    size_t length;
    unsigned char *bytes =
        PQunescapeBytea((const unsigned char *)PQgetvalue(result, row, column), &length);
    out_bytes(out, bytes, length);
    PQfreemem(bytes);
}

static void take_bytea(struct store_answer *answer, struct store_row row, const PGresult *result,
                       int at, int column)
{
    size_t length;
    unsigned char *bytes =
        PQunescapeBytea((const unsigned char *)PQgetvalue(result, at, column), &length);
    store_answer_add(answer, row, bytes, length);
    PQfreemem(bytes);
}

static void take_log(struct store_answer *answer, const PGresult *result)
{
    for (int i = 0; i < PQntuples(result); i++)
        take_bytea(answer, (struct store_row){
            answer->room, (uint32_t)strtoul(PQgetvalue(result, i, 0), NULL, 10),
            (uint32_t)strtoul(PQgetvalue(result, i, 1), NULL, 10), {0}}, result, i, 2);
}

struct adoption {
    bool found, mine, stale;
};

static void take_room(struct store_answer *answer, struct adoption *adoption,
                      const PGresult *result)
{
    if (!PQntuples(result)) return;
    adoption->found = true;
    adoption->mine = *PQgetvalue(result, 0, 0) == 't';
    adoption->stale = *PQgetvalue(result, 0, 5) == 't';
    answer->room = strtoull(PQgetvalue(result, 0, 1), NULL, 10);
    answer->node = (uint32_t)strtoul(PQgetvalue(result, 0, 4), NULL, 10);
    out_bytes(&answer->text, PQgetvalue(result, 0, 2), (size_t)PQgetlength(result, 0, 2));
}

static void send_room(struct pg_store *self, struct pg_link *link,
                      const struct store_question *question)
{
    struct pg_parameters with = {0}, code = {0};
    put_text(&code, question->code);
    put_text(&with, question->code);
    if (question->hold) {
        pg_put_number(&with, self->node);
        pg_put_number(&with, (int64_t)pg_store_epoch(self));
    }
    pg_put_number(&with, question->now_s);
    pg_link_begin(link);
    pg_link_send(link, "begin", NULL);
    pg_link_send(link, question->hold ? "adopt" : "look", &with);
    pg_link_send(link, "log", &code);
    pg_link_send(link, "record", &code);
    pg_link_send(link, "commit", NULL);
    pg_link_end(link);
}

static enum store_found look_room_once(struct pg_store *self, struct pg_link *link,
                                       struct store_answer *answer, struct adoption *adoption)
{
    enum { BEGIN, ROOM, LOG, RECORD };
    PGresult *result;
    *adoption = (struct adoption){0};
    send_room(self, link, &answer->question);
    for (int i = BEGIN; pg_link_next(link, &result); i++) {
        if (i == ROOM) take_room(answer, adoption, result);
        if (i == LOG && adoption->mine) take_log(answer, result);
        if (i == RECORD && adoption->mine && PQntuples(result))
            out_bytea(&answer->record, result, 0, 0);
        PQclear(result);
    }
    if (!pg_link_finish(link)) return STORE_UNREADABLE;
    if (!adoption->found) return STORE_NONE;
    return adoption->mine ? STORE_FOUND : STORE_ELSEWHERE;
}

/* Nodes that have not been seen for a lease are no more, if this one may say so. */
static bool bury(struct pg_store *self, struct pg_link *link)
{
    struct pg_parameters with = {0}, node = {0};
    if (!pg_store_may_bury(self)) return false;
    pg_put_number(&with, self->node);
    pg_put_number(&with, (int64_t)pg_store_epoch(self));
    pg_put_number(&node, self->node);
    PGresult *result = ask(link, "bury", &with);
    bool locked = !result && !strcmp(link->state, "55P03");
    bool buried = result && strcmp(PQgetvalue(result, 0, 0), "0");
    PQclear(result);
    if (!locked) return buried;
    PQclear(ask(link, "end hung", &node));
    result = ask(link, "bury", &with);
    buried = result && strcmp(PQgetvalue(result, 0, 0), "0");
    PQclear(result);
    return buried;
}

static enum store_found look_room(struct pg_store *self, struct pg_link *link,
                                  struct store_answer *answer)
{
    struct adoption adoption;
    if (answer->question.hold && !pg_store_epoch(self)) return STORE_UNREADABLE;
    enum store_found found = look_room_once(self, link, answer, &adoption);
    if (found == STORE_ELSEWHERE && adoption.stale && bury(self, link))
        found = look_room_once(self, link, answer, &adoption);
    return found;
}

/* --- the rest -------------------------------------------------------------------------------- */

static enum store_found look_new(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    put_text(&with, answer->question.code);
    PGresult *result = ask(link, "new", &with);
    if (!result) return STORE_UNREADABLE;
    answer->room = strtoull(PQgetvalue(result, 0, 0), NULL, 10);
    bool taken = *PQgetvalue(result, 0, 1) == 't';
    PQclear(result);
    return taken ? STORE_NONE : STORE_FOUND;
}

static enum store_found look_rooms_of(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    pg_put_bytes(&with, answer->question.who.hash, PERSON_BYTES);
    pg_put_number(&with, answer->question.limit);
    PGresult *result = ask(link, "rooms of", &with);
    if (!result) return STORE_UNREADABLE;
    for (int i = 0; i < PQntuples(result); i++)
        store_answer_add(answer, (struct store_row){
            .room = strtoull(PQgetvalue(result, i, 0), NULL, 10)}, PQgetvalue(result, i, 1),
            (size_t)PQgetlength(result, i, 1));
    PQclear(result);
    return STORE_FOUND;
}

/* Cards, each with somebody's seats, as a JSON array. */
static enum store_found look_cards(struct pg_link *link, const char *statement,
                                   const struct pg_parameters *with, struct out *out)
{
    PGresult *result = ask(link, statement, with);
    if (!result) return STORE_UNREADABLE;
    out_char(out, '[');
    for (int i = 0; i < PQntuples(result); i++)
        store_write_card(out, PQgetvalue(result, i, 0), (size_t)PQgetlength(result, i, 0),
                         (unsigned)strtoul(PQgetvalue(result, i, 1), NULL, 10));
    out_char(out, ']');
    PQclear(result);
    return STORE_FOUND;
}

static enum store_found look_games(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    bool listed = answer->question.listed;
    if (!listed) pg_put_bytes(&with, answer->question.who.hash, PERSON_BYTES);
    pg_put_number(&with, answer->question.limit);
    return look_cards(link, listed ? "games" : "games of", &with, &answer->text);
}

static enum store_found look_open(struct pg_store *self, struct pg_link *link,
                                  struct store_answer *answer)
{
    struct pg_parameters with = {0};
    pg_put_number(&with, answer->question.limit);
    bury(self, link);
    return look_cards(link, "open", &with, &answer->text);
}

static enum store_found look_replay(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    put_text(&with, answer->question.id);
    PGresult *result = ask(link, "replay", &with);
    if (!result) return STORE_UNREADABLE;
    bool found = PQntuples(result);
    if (found) {
        out_text(&answer->text, PQgetvalue(result, 0, 0));
        out_bytea(&answer->record, result, 0, 1);
        answer->ended_s = strtoll(PQgetvalue(result, 0, 2), NULL, 10);
        answer->listed = *PQgetvalue(result, 0, 3) == 't';
    }
    PQclear(result);
    if (!found || !answer->question.people) return found ? STORE_FOUND : STORE_NONE;
    if (!(result = ask(link, "players", &with))) return STORE_UNREADABLE;
    for (int i = 0; i < PQntuples(result); i++)
        take_bytea(answer, (struct store_row){
            .seq = (uint32_t)strtoul(PQgetvalue(result, i, 1), NULL, 10)}, result, i, 0);
    PQclear(result);
    return STORE_FOUND;
}

static struct store_note note_of(const PGresult *result, int row)
{
    return (struct store_note){(enum note_kind)atoi(PQgetvalue(result, row, 0)),
                               strtoll(PQgetvalue(result, row, 1), NULL, 10),
                               strtoll(PQgetvalue(result, row, 2), NULL, 10),
                               PQgetvalue(result, row, 3), PQgetvalue(result, row, 4)};
}

static enum store_found look_notes(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    pg_put_number(&with, NOTE_BAN);
    pg_put_number(&with, BANS_MAX);
    pg_put_number(&with, NOTE_ASIDE);
    pg_put_number(&with, NOTES_KEPT);
    PGresult *result = ask(link, "notes", &with);
    if (!result) return STORE_UNREADABLE;
    for (int i = 0; i < PQntuples(result); i++) {
        const struct store_note note = note_of(result, i);
        store_answer_add_note(answer, &note);
    }
    PQclear(result);
    return STORE_FOUND;
}

/* The one text that a statement gives. */
static enum store_found look_text(struct pg_link *link, const char *statement,
                                  const struct pg_parameters *with, struct store_answer *answer)
{
    PGresult *result = ask(link, statement, with);
    if (!result) return STORE_UNREADABLE;
    bool found = PQntuples(result);
    if (found) out_text(&answer->text, PQgetvalue(result, 0, 0));
    PQclear(result);
    return found ? STORE_FOUND : STORE_NONE;
}

static enum store_found look_person(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    pg_put_bytes(&with, answer->question.who.hash, PERSON_BYTES);
    return look_text(link, "person", &with, answer);
}

static bool look_best_of(void *link, struct store_answer *answer, enum mode mode)
{
    struct pg_parameters with = {0};
    pg_put_number(&with, answer->question.limit);
    PGresult *result = ask(link, mode == REAL_TIME ? "best real" : "best turn", &with);
    bool done = result;
    for (int i = 0; i < PQntuples(result); i++)
        ratings_write_best(&answer->text, mode, PQgetvalue(result, i, 0), PQgetvalue(result, i, 1),
                           PQgetvalue(result, i, 2), (size_t)PQgetlength(result, i, 2));
    PQclear(result);
    return done;
}

/* Only one who asks gets it. */
static enum store_found take_device(struct pg_link *link, struct store_answer *answer)
{
    struct pg_parameters with = {0};
    pg_put_number(&with, NOTE_DEVICE);
    put_text(&with, answer->question.key);
    pg_put_number(&with, answer->question.now_s);
    return look_text(link, "take", &with, answer);
}

static void look_by(struct pg_store *self, struct pg_link *link, struct store_answer *answer)
{
    answer->found = STORE_UNREADABLE;
    if (!pg_link_is_up(link) && !pg_link_open(link)) return;
    switch (answer->question.ask) {
    case ASK_ROOM: answer->found = look_room(self, link, answer); break;
    case ASK_NEW: answer->found = look_new(link, answer); break;
    case ASK_ROOMS_OF: answer->found = look_rooms_of(link, answer); break;
    case ASK_GAMES: answer->found = look_games(link, answer); break;
    case ASK_REPLAY: answer->found = look_replay(link, answer); break;
    case ASK_NOTES: answer->found = look_notes(link, answer); break;
    case ASK_PERSON: answer->found = look_person(link, answer); break;
    case ASK_BEST: answer->found = ratings_look_best(answer, look_best_of, link); break;
    case ASK_DEVICE: answer->found = take_device(link, answer); break;
    default: answer->found = look_open(self, link, answer); break;
    }
}

/* There are as many as threads; a link that is up goes before one that is not. */
static struct pg_reader *free_reader(struct pg_store *self)
{
    struct pg_reader *found = NULL;
    for (int i = 0; i < STORE_READERS_MAX; i++) {
        struct pg_reader *each = &self->reader[i];
        if (!each->busy && (!found || (!found->link.conn && each->link.conn))) found = each;
    }
    assert(found);
    return found;
}

void pg_look(struct store *store, struct store_answer *answer)
{
    struct pg_store *self = self_of(store);
    pthread_mutex_lock(&self->lock);
    struct pg_reader *reader = free_reader(self);
    reader->busy = true;
    pthread_mutex_unlock(&self->lock);
    look_by(self, &reader->link, answer);
    pthread_mutex_lock(&self->lock);
    reader->busy = false;
    pthread_mutex_unlock(&self->lock);
}

/* --- all of them, for tools ------------------------------------------------------------------ */

static PGresult *list(struct pg_link *link, const char *sql)
{
    if (!link->conn && !pg_link_open(link)) return NULL;
    link->trouble = false;
    return pg_link_ask(link, sql);
}

bool pg_look_rooms(struct store *store, store_room_fn *fn, void *context)
{
    PGresult *result = list(&self_of(store)->desk, "SELECT id, code FROM room ORDER BY id");
    for (int i = 0; i < PQntuples(result); i++)
        fn(context, strtoull(PQgetvalue(result, i, 0), NULL, 10), PQgetvalue(result, i, 1));
    PQclear(result);
    return result;
}

bool pg_look_replays(struct store *store, store_replay_fn *fn, void *context)
{
    PGresult *result = list(&self_of(store)->desk, "SELECT id FROM replay ORDER BY id");
    for (int i = 0; i < PQntuples(result); i++) fn(context, PQgetvalue(result, i, 0));
    PQclear(result);
    return result;
}

bool pg_look_people(struct store *store, store_person_fn *fn, void *context)
{
    PGresult *result = list(&self_of(store)->desk, "SELECT who, at, name, emblem, profile"
                                                   " FROM person ORDER BY who");
    for (int i = 0; i < PQntuples(result); i++) {
        struct store_person person = {.at_s = strtoll(PQgetvalue(result, i, 1), NULL, 10),
                                      .name = PQgetvalue(result, i, 2),
                                      .emblem = PQgetvalue(result, i, 3),
                                      .profile = PQgetvalue(result, i, 4)};
        if (pg_read_person(result, i, &person.who)) fn(context, &person);
    }
    PQclear(result);
    return result;
}

bool pg_look_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                   void *context)
{
    char sql[160];
    snprintf(sql, sizeof sql, "SELECT kind, at, until, key, text FROM note WHERE kind = %d"
             " ORDER BY at DESC, key DESC LIMIT %d", (int)kind, limit);
    PGresult *result = list(&self_of(store)->desk, sql);
    for (int i = 0; i < PQntuples(result); i++) {
        const struct store_note note = note_of(result, i);
        fn(context, &note);
    }
    PQclear(result);
    return result;
}
