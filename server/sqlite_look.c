/* Reading, over a connection of its own and mostly on the reader's thread. */
#include "server/sqlite_look.h"

#include <stdio.h>
#include <string.h>

#include "rules/names.h"
#include "server/bounds.h"
#include "server/ratings.h"
#include "server/sqlite_schema.h"

static struct sqlite_reader *self_of(struct store *store)
{
    return (struct sqlite_reader *)store;
}

static sqlite3_stmt *read_with(struct sqlite_reader *self, const char *text)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(self->db, text, -1, &statement, NULL) != SQLITE_OK) return NULL;
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

static bool read_log(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found read_replay(struct sqlite_reader *self, const char *id,
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

static enum store_found look_replay(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_room(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_new(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_rooms_of(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_games(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_person(struct sqlite_reader *self, struct store_answer *answer)
{
    sqlite3_stmt *get = read_with(self, SQLITE_GET_PROFILE);
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
static enum store_found take_device(struct sqlite_reader *self, struct store_answer *answer)
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

static enum store_found look_by_kind(struct sqlite_reader *self, struct store_answer *answer)
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
void sqlite_look(struct store *store, struct store_answer *answer)
{
    struct sqlite_reader *self = self_of(store);
    answer->found = STORE_UNREADABLE;
    if (!sqlite_execute(self->db, "BEGIN")) return;
    answer->found = look_by_kind(self, answer);
    if (!sqlite_execute(self->db, "COMMIT")) answer->found = STORE_UNREADABLE;
}

bool sqlite_look_rooms(struct store *store, store_room_fn *fn, void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT id, code FROM room ORDER BY id");
    int result = SQLITE_ERROR;
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW)
        fn(context, (uint64_t)sqlite3_column_int64(get, 0), text_of(get, 1));
    return finish(get, result);
}

bool sqlite_look_replays(struct store *store, store_replay_fn *fn, void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT id FROM replay ORDER BY id");
    int result = SQLITE_ERROR;
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW) fn(context, text_of(get, 0));
    return finish(get, result);
}

bool sqlite_look_people(struct store *store, store_person_fn *fn, void *context)
{
    sqlite3_stmt *get = read_with(self_of(store), "SELECT who, at, name, emblem, profile"
                                                  " FROM person ORDER BY who");
    int result = SQLITE_ERROR;
    while (get && (result = sqlite3_step(get)) == SQLITE_ROW) {
        struct store_person person = {.at_s = sqlite3_column_int64(get, 1),
                                      .name = text_of(get, 2), .emblem = text_of(get, 3),
                                      .profile = text_of(get, 4)};
        const void *hash = sqlite3_column_blob(get, 0);
        if (sqlite3_column_bytes(get, 0) != PERSON_BYTES) continue;
        memcpy(person.who.hash, hash, PERSON_BYTES);
        fn(context, &person);
    }
    return finish(get, result);
}

bool sqlite_look_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
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
