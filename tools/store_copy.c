/*
 * `fathom store copy FROM TO`: all rooms, logs, finished games, people and notes of a stopped
 * server's store into another one that is empty, a file or a PostgreSQL. Everything is then read
 * from both and compared.
 */
#include "tools/store_copy.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "server/bounds.h"
#include "server/members.h"
#include "server/room_state.h"
#include "server/store_pg.h"
#include "server/store_sqlite.h"
#include "server/workspace.h"

enum { KEEP_S = 7 * 86400 }; /* rooms wait so long for their people, as with the default settings */

struct copy {
    struct store *from, *to;
    struct room_owner owner;
    struct store_batch batch;
    uint64_t number, rooms, rows, games, people, notes, wrong;
};

static struct store *open_from(const char *name, char why[STORE_WHY_MAX])
{
    if (store_pg_is_url(name)) return store_pg_open(name, 0, NULL, NULL, why);
    return store_sqlite_look(name, why);
}

static struct store *open_to(const char *name, char why[STORE_WHY_MAX])
{
    if (store_pg_is_url(name)) return store_pg_open(name, 0, NULL, NULL, why);
    return store_sqlite_open(name, NULL, NULL, why);
}

static void complain(struct copy *copy, const char *what, const char *name, const char *why)
{
    fprintf(stderr, "fathom store: %s %s: %s\n", what, name, why);
    copy->wrong++;
}

static void commit(struct copy *copy, const char *what, const char *name)
{
    copy->batch.number = ++copy->number;
    store_submit(copy->to, &copy->batch);
    struct store_outcome outcome = store_collect(copy->to, true);
    if (outcome.result != STORE_DONE) complain(copy, what, name, outcome.why);
    store_batch_clear(&copy->batch);
}

static struct store_answer *ask(struct store *store, const struct store_question *question)
{
    struct store_answer *answer = store_answer_new(question);
    store_look(store, answer);
    return answer;
}

static struct store_question room_question(const char *code)
{
    struct store_question question = {.ask = ASK_ROOM};
    snprintf(question.code, sizeof question.code, "%s", code);
    return question;
}

static struct store_question game_question(const char *id)
{
    struct store_question question = {.ask = ASK_REPLAY, .people = true};
    snprintf(question.id, sizeof question.id, "%s", id);
    return question;
}

/* --- rooms ----------------------------------------------------------------------------------- */

static void add_people(struct copy *copy, struct store_entry *entry, const struct room *room)
{
    struct person people[MEMBERS_MAX];
    uint32_t count = 0;
    EACH_MEMBER(member, room)
        if (count < MEMBERS_MAX) people[count++] = member->who;
    store_batch_part(&copy->batch, entry, 3, people, count * sizeof *people);
}

static void add_room(struct copy *copy, uint64_t id, const struct store_answer *answer,
                     const struct room *room)
{
    struct store_batch *batch = &copy->batch;
    struct store_entry *entry = store_batch_add(batch, STORE_ROOM, id);
    entry->playing = room->state == ROOM_PLAYING;
    store_batch_part(batch, entry, 0, room->code, strlen(room->code));
    store_batch_part(batch, entry, 1, answer->text.text, answer->text.length);
    if (room->state == ROOM_OVER)
        store_batch_part(batch, entry, 2, room->replay, strlen(room->replay));
    add_people(copy, entry, room);
    for (uint32_t i = 0; i < answer->rows; i++) {
        const struct store_row *row = &answer->row[i];
        entry = store_batch_add(batch, STORE_LOG, id);
        entry->game = row->game;
        entry->seq = row->seq;
        store_batch_part(batch, entry, 0, answer->bytes.text + row->part.offset, row->part.length);
    }
    store_batch_add(batch, STORE_FREE, id)->until_s = time(NULL) + KEEP_S;
}

static void copy_room(void *context, uint64_t id, const char *code)
{
    struct copy *copy = context;
    char why[ROOM_STATE_WHY_MAX] = "it cannot be read";
    struct store_question question = room_question(code), fresh = question;
    struct store_answer *answer = ask(copy->from, &question);
    fresh.ask = ASK_NEW;
    struct store_answer *place = ask(copy->to, &fresh);
    struct room *room = NULL;
    (void)id; /* it gets a number of its own there */
    if (answer->found == STORE_FOUND)
        room = room_state_read(1, answer->text.text, answer->text.length, &copy->owner, why);
    if (!room || place->found != STORE_FOUND) {
        complain(copy, "room", code, room ? "there is one of this code" : why);
    } else {
        add_room(copy, place->room, answer, room);
        commit(copy, "room", code);
        copy->rooms++;
        copy->rows += answer->rows;
    }
    if (room) room_free(room);
    store_answer_free(place);
    store_answer_free(answer);
}

/* --- finished games and notes ---------------------------------------------------------------- */

static void copy_game(void *context, const char *id)
{
    struct copy *copy = context;
    struct store_question question = game_question(id);
    struct store_answer *answer = ask(copy->from, &question);
    struct store_entry *entry = store_batch_add(&copy->batch, STORE_REPLAY, UINT32_MAX);
    entry->ended_s = answer->ended_s;
    entry->listed = answer->listed;
    entry->counted = true;
    store_batch_part(&copy->batch, entry, 0, id, strlen(id));
    store_batch_part(&copy->batch, entry, 1, answer->text.text, answer->text.length);
    store_batch_part(&copy->batch, entry, 2, answer->record.text, answer->record.length);
    store_batch_part(&copy->batch, entry, 3, answer->bytes.text, answer->bytes.length);
    uint8_t *seats = memory_new(answer->rows + 1, 1);
    for (uint32_t i = 0; i < answer->rows; i++) seats[i] = (uint8_t)answer->row[i].seq;
    store_batch_part(&copy->batch, entry, 4, seats, answer->rows);
    free(seats);
    if (answer->found == STORE_FOUND) commit(copy, "game", id);
    else complain(copy, "game", id, "it cannot be read");
    store_batch_clear(&copy->batch);
    store_answer_free(answer);
    copy->games++;
}

static void copy_person(void *context, const struct store_person *person)
{
    struct copy *copy = context;
    struct store_batch *batch = &copy->batch;
    struct store_entry *entry = store_batch_add(batch, STORE_PERSON, NO_ROOM);
    entry->at_s = person->at_s;
    store_batch_part(batch, entry, 0, person->who.hash, PERSON_BYTES);
    store_batch_part(batch, entry, 1, person->name, strlen(person->name) + 1);
    store_batch_part(batch, entry, 2, person->emblem, strlen(person->emblem) + 1);
    store_batch_part(batch, entry, 3, person->profile, strlen(person->profile));
    commit(copy, "person", person->name);
    copy->people++;
}

static void copy_note(void *context, const struct store_note *note)
{
    struct copy *copy = context;
    struct store_entry *entry = store_batch_add(&copy->batch, STORE_NOTE, NO_ROOM);
    entry->note = note->kind;
    entry->at_s = note->at_s;
    entry->until_s = note->until_s;
    store_batch_part(&copy->batch, entry, 0, note->key, strlen(note->key));
    store_batch_part(&copy->batch, entry, 1, note->text, strlen(note->text));
    commit(copy, "note", note->key);
    copy->notes++;
}

/* --- comparing ------------------------------------------------------------------------------- */

static bool same_text(const struct out *a, const struct out *b)
{
    return a->length == b->length && !memcmp(a->text ? a->text : "", b->text ? b->text : "",
                                             a->length);
}

static bool same_rows(const struct store_answer *a, const struct store_answer *b)
{
    for (uint32_t i = 0; i < a->rows && i < b->rows; i++)
        if (a->row[i].game != b->row[i].game || a->row[i].seq != b->row[i].seq ||
            a->row[i].part.length != b->row[i].part.length)
            return false;
    return a->rows == b->rows && same_text(&a->bytes, &b->bytes);
}

static void compare(struct copy *copy, const char *what, const char *name,
                    const struct store_question *question)
{
    struct store_answer *a = ask(copy->from, question), *b = ask(copy->to, question);
    bool same = a->found == STORE_FOUND && b->found == STORE_FOUND && same_rows(a, b) &&
                same_text(&a->text, &b->text) && same_text(&a->record, &b->record);
    if (question->ask == ASK_REPLAY)
        same = same && a->ended_s == b->ended_s && a->listed == b->listed;
    if (!same) complain(copy, what, name, "it is not the same in both");
    store_answer_free(a);
    store_answer_free(b);
}

static void compare_room(void *context, uint64_t id, const char *code)
{
    struct store_question question = room_question(code);
    (void)id;
    compare(context, "room", code, &question);
}

static void compare_game(void *context, const char *id)
{
    struct store_question question = game_question(id);
    compare(context, "game", id, &question);
}

static void compare_person(void *context, const struct store_person *person)
{
    const struct store_question question = {.ask = ASK_PERSON, .who = person->who};
    compare(context, "person", person->name, &question);
}

static void count_room(void *context, uint64_t id, const char *code)
{
    (void)id, (void)code;
    ++*(uint64_t *)context;
}

static void count_game(void *context, const char *id)
{
    (void)id;
    ++*(uint64_t *)context;
}

/* --- all of it ------------------------------------------------------------------------------- */

static bool copy_all(struct copy *copy)
{
    bool read = store_rooms(copy->from, copy_room, copy) &&
                store_replays(copy->from, copy_game, copy) &&
                store_people(copy->from, copy_person, copy);
    for (int kind = 0; read && kind < NOTE_KINDS; kind++)
        read = store_notes(copy->from, (enum note_kind)kind, NOTES_KEPT, copy_note, copy);
    return read && store_rooms(copy->from, compare_room, copy) &&
           store_replays(copy->from, compare_game, copy) &&
           store_people(copy->from, compare_person, copy);
}

static int failed(const char *name, const char *why)
{
    fprintf(stderr, "fathom store: %s: %s\n", store_pg_is_url(name) ? "the database" : name, why);
    return 1;
}

static int copy_between(struct copy *copy, const char *from, const char *to)
{
    uint64_t there = 0;
    bool read = store_rooms(copy->to, count_room, &there) &&
                store_replays(copy->to, count_game, &there);
    if (!read) return failed(to, "it cannot be read");
    if (there) return failed(to, "there are rooms or games in it already");
    store_batch_init(&copy->batch);
    copy->owner = (struct room_owner){.work = workspace_new(), .base_url = ""};
    read = copy_all(copy);
    workspace_free(copy->owner.work);
    store_batch_release(&copy->batch);
    if (!read) return failed(from, "it cannot be read");
    printf("%" PRIu64 " rooms, %" PRIu64 " rows of logs, %" PRIu64 " games, %" PRIu64 " people, %"
           PRIu64 " notes copied and compared, %" PRIu64 " wrong\n", copy->rooms, copy->rows,
           copy->games, copy->people, copy->notes, copy->wrong);
    return copy->wrong ? 1 : 0;
}

int store_copy(const char *from, const char *to)
{
    char why[STORE_WHY_MAX];
    struct copy copy = {.from = open_from(from, why)};
    if (!copy.from) return failed(from, why);
    copy.to = open_to(to, why);
    int status = copy.to ? copy_between(&copy, from, to) : failed(to, why);
    if (copy.to) store_close(copy.to);
    store_close(copy.from);
    return status;
}
