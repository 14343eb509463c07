/* A commit is the application of a whole batch to three arrays. */
#include "faults/disk.h"

#include <assert.h>
#include <stdio.h>

#include "base/memory.h"
#include "rules/rng.h"

static struct disk *disk_of(struct store *store)
{
    return (struct disk *)store;
}

static void *copy_of(const struct store_batch *batch, const struct store_part *part)
{
    return memory_copy(batch->bytes.text + part->offset, part->length);
}

static void save_room(struct disk *disk, const struct store_batch *batch,
                      const struct store_entry *entry)
{
    struct disk_room *room = NULL;
    for (uint32_t i = 0; i < disk->rooms; i++)
        if (disk->room[i].id == entry->room) room = &disk->room[i];
    if (!room) {
        MEMORY_GROW(disk->room, disk->rooms, disk->room_capacity);
        room = &disk->room[disk->rooms++];
        *room = (struct disk_room){.id = entry->room};
        memcpy(room->code, batch->bytes.text + entry->part[0].offset, entry->part[0].length);
    }
    free(room->state);
    free(room->people);
    room->state = copy_of(batch, &entry->part[1]);
    room->length = entry->part[1].length;
    memcpy(room->replay, batch->bytes.text + entry->part[2].offset, entry->part[2].length);
    room->replay[entry->part[2].length] = 0;
    room->people = copy_of(batch, &entry->part[3]);
    room->count = entry->part[3].length / PERSON_BYTES;
}

static void save_row(struct disk *disk, const struct store_batch *batch,
                     const struct store_entry *entry)
{
    for (uint32_t i = 0; i < disk->rows; i++)
        assert(disk->row[i].room != entry->room || disk->row[i].game != entry->game ||
               disk->row[i].seq != entry->seq);
    MEMORY_GROW(disk->row, disk->rows, disk->row_capacity);
    disk->row[disk->rows++] = (struct disk_row){entry->room, entry->game, entry->seq,
                                                copy_of(batch, &entry->part[0]),
                                                entry->part[0].length};
}

static void drop_rows(struct disk *disk, uint64_t room, uint32_t game)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < disk->rows; i++) {
        if (disk->row[i].room == room && disk->row[i].game == game) free(disk->row[i].bytes);
        else disk->row[kept++] = disk->row[i];
    }
    disk->rows = kept;
}

static void save_replay(struct disk *disk, const struct store_batch *batch,
                        const struct store_entry *entry)
{
    MEMORY_GROW(disk->replay, disk->replays, disk->replay_capacity);
    struct disk_replay *replay = &disk->replay[disk->replays++];
    *replay = (struct disk_replay){.card = copy_of(batch, &entry->part[1]),
                                   .card_length = entry->part[1].length,
                                   .record = copy_of(batch, &entry->part[2]),
                                   .length = entry->part[2].length};
    memcpy(replay->id, batch->bytes.text + entry->part[0].offset, entry->part[0].length);
    drop_rows(disk, entry->room, entry->game);
}

static void drop_room(struct disk *disk, uint64_t id)
{
    for (uint32_t i = 0; i < disk->rooms; i++) {
        if (disk->room[i].id != id) continue;
        free(disk->room[i].state);
        free(disk->room[i].people);
        disk->room[i] = disk->room[--disk->rooms];
    }
    for (uint32_t i = 0; i < disk->rows; i++)
        if (disk->row[i].room == id) {
            drop_rows(disk, id, disk->row[i].game);
            i = UINT32_MAX; /* from the first again */
        }
}

static void commit(struct disk *disk)
{
    const struct store_batch *batch = disk->batch;
    for (uint32_t i = 0; i < batch->count; i++) {
        const struct store_entry *entry = &batch->entry[i];
        switch (entry->kind) {
        case STORE_ROOM: save_room(disk, batch, entry); break;
        case STORE_LOG: save_row(disk, batch, entry); break;
        case STORE_REPLAY: save_replay(disk, batch, entry); break;
        case STORE_DROP: drop_room(disk, entry->room); break;
        case STORE_FORGET:
        case STORE_NOTE:
        case STORE_UNNOTE: break; /* nobody here reads them */
        case STORE_HOLD:
        case STORE_FREE: break; /* there is one server */
        }
    }
    disk->batch = NULL;
    disk->commits++;
}

static bool chance(struct disk *disk, uint32_t one_in)
{
    return one_in && rng_below(disk->rng, one_in) == 0;
}

/* The machine goes down now; the batch under way may have been saved just before. */
static bool goes_down(struct disk *disk)
{
    if (disk->crashed || !chance(disk, disk->crash_one_in)) return disk->crashed;
    disk->crashed = true;
    disk->crashes++;
    if (disk->batch && !disk->full && chance(disk, 2)) commit(disk);
    return true;
}

static void disk_submit(struct store *store, const struct store_batch *batch)
{
    struct disk *disk = disk_of(store);
    if (disk->crashed) return;
    disk->batch = batch;
    disk->calls_left = (int)rng_below(disk->rng, 4);
    goes_down(disk);
}

static struct store_outcome disk_collect(struct store *store, bool wait)
{
    struct disk *disk = disk_of(store);
    struct store_outcome outcome = {0};
    (void)wait;
    if (!disk->batch || goes_down(disk) || disk->calls_left-- > 0) return outcome;
    if (disk->full) {
        disk->failures++;
        disk->batch = NULL;
        snprintf(outcome.why, sizeof outcome.why, "disk full");
        outcome.result = STORE_FAILED;
        return outcome;
    }
    commit(disk);
    outcome.result = STORE_DONE;
    return outcome;
}

static const struct disk_room *find_room(const struct disk *disk, const char *code)
{
    for (uint32_t i = 0; i < disk->rooms; i++)
        if (!strcmp(disk->room[i].code, code)) return &disk->room[i];
    return NULL;
}

static enum store_found look_replay(const struct disk *disk, const char *id,
                                    struct store_answer *answer, struct out *card)
{
    for (uint32_t i = 0; i < disk->replays; i++) {
        const struct disk_replay *replay = &disk->replay[i];
        if (strcmp(replay->id, id)) continue;
        if (card) out_bytes(card, replay->card, replay->card_length);
        out_bytes(&answer->record, replay->record, replay->length);
        return STORE_FOUND;
    }
    return STORE_NONE;
}

static enum store_found look_room(const struct disk *disk, struct store_answer *answer)
{
    const struct disk_room *room = find_room(disk, answer->question.code);
    if (!room) return STORE_NONE;
    answer->room = room->id;
    out_bytes(&answer->text, room->state, room->length);
    if (*room->replay) look_replay(disk, room->replay, answer, NULL);
    for (uint32_t i = 0; i < disk->rows; i++) {
        const struct disk_row *row = &disk->row[i];
        if (row->room == room->id)
            store_answer_add(answer, (struct store_row){row->room, row->game, row->seq, {0}},
                             row->bytes, row->length);
    }
    return STORE_FOUND;
}

static enum store_found look_new(struct disk *disk, struct store_answer *answer)
{
    answer->room = ++disk->last_room;
    return find_room(disk, answer->question.code) ? STORE_NONE : STORE_FOUND;
}

static enum store_found look_rooms_of(const struct disk *disk, struct store_answer *answer)
{
    for (uint32_t i = disk->rooms; i-- > 0 && answer->rows < answer->question.limit;) {
        const struct disk_room *room = &disk->room[i];
        for (uint32_t j = 0; j < room->count; j++)
            if (person_equal(&room->people[j], &answer->question.who))
                store_answer_add(answer, (struct store_row){.room = room->id}, room->state,
                                 room->length);
    }
    return STORE_FOUND;
}

static enum store_found look_by_kind(struct disk *disk, struct store_answer *answer)
{
    switch (answer->question.ask) {
    case ASK_ROOM: return look_room(disk, answer);
    case ASK_NEW: return look_new(disk, answer);
    case ASK_ROOMS_OF: return look_rooms_of(disk, answer);
    case ASK_REPLAY: return look_replay(disk, answer->question.id, answer, &answer->text);
    default: out_lit(&answer->text, "[]"); return STORE_FOUND;
    }
}

/* An answer takes a while, too. */
static void disk_look(struct store *store, struct store_answer *answer)
{
    struct disk *disk = disk_of(store);
    bool later = disk->crashed || (disk->crash_one_in && rng_below(disk->rng, 3) == 0);
    answer->found = later ? STORE_LATER : look_by_kind(disk, answer);
}

static bool disk_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                       void *context)
{
    (void)store, (void)kind, (void)limit, (void)fn, (void)context;
    return true;
}

static void disk_close(struct store *store)
{
    (void)store;
}

static const struct store_ops disk_ops = {
    .close = disk_close, .submit = disk_submit, .collect = disk_collect, .look = disk_look,
    .notes = disk_notes,
};

void disk_init(struct disk *disk, uint64_t *rng, uint32_t crash_one_in)
{
    *disk = (struct disk){.store = {.ops = &disk_ops}, .rng = rng, .crash_one_in = crash_one_in};
}

static void forget_questions(struct disk *disk)
{
    struct store_answer *answer;
    while ((answer = store_answers_take(&disk->store.asked))) store_answer_free(answer);
}

void disk_restart(struct disk *disk)
{
    disk->batch = NULL;
    disk->crashed = false;
    forget_questions(disk);
}

void disk_release(struct disk *disk)
{
    forget_questions(disk);
    for (uint32_t i = 0; i < disk->rooms; i++) {
        free(disk->room[i].state);
        free(disk->room[i].people);
    }
    for (uint32_t i = 0; i < disk->rows; i++) free(disk->row[i].bytes);
    for (uint32_t i = 0; i < disk->replays; i++) {
        free(disk->replay[i].card);
        free(disk->replay[i].record);
    }
    free(disk->room);
    free(disk->row);
    free(disk->replay);
}
