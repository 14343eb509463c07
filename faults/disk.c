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
    room->state = copy_of(batch, &entry->part[1]);
    room->length = entry->part[1].length;
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
        assert(entry->epoch == disk->epoch);
        switch (entry->kind) {
        case STORE_ROOM: save_room(disk, batch, entry); break;
        case STORE_LOG: save_row(disk, batch, entry); break;
        case STORE_REPLAY: save_replay(disk, batch, entry); break;
        case STORE_DROP: drop_room(disk, entry->room); break;
        case STORE_NOTE:
        case STORE_UNNOTE: break; /* nobody here reads them */
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

static uint32_t disk_lease(struct store *store, uint64_t room)
{
    (void)room;
    return disk_of(store)->epoch;
}

static bool disk_rooms(struct store *store, store_room_fn *fn, void *context)
{
    struct disk *disk = disk_of(store);
    for (uint32_t i = 0; i < disk->rooms; i++)
        fn(context, disk->room[i].id, disk->room[i].code, disk->room[i].state,
           disk->room[i].length);
    return true;
}

static bool disk_log(struct store *store, uint64_t room, uint32_t game, store_log_fn *fn,
                     void *context)
{
    struct disk *disk = disk_of(store);
    for (uint32_t i = 0; i < disk->rows; i++)
        if (disk->row[i].room == room && disk->row[i].game == game)
            fn(context, disk->row[i].seq, disk->row[i].bytes, disk->row[i].length);
    return true;
}

static bool disk_find(struct store *store, const char *id, struct out *card, struct out *record)
{
    struct disk *disk = disk_of(store);
    for (uint32_t i = 0; i < disk->replays; i++) {
        if (strcmp(disk->replay[i].id, id)) continue;
        if (card) out_bytes(card, disk->replay[i].card, disk->replay[i].card_length);
        if (record) out_bytes(record, disk->replay[i].record, disk->replay[i].length);
        return true;
    }
    return false;
}

static bool disk_games(struct store *store, const struct person *who, int limit, struct out *out)
{
    (void)store, (void)who, (void)limit;
    out_lit(out, "[]");
    return true;
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
    .close = disk_close, .lease = disk_lease, .submit = disk_submit, .collect = disk_collect,
    .rooms = disk_rooms, .log = disk_log, .replay = disk_find, .games = disk_games,
    .notes = disk_notes,
};

void disk_init(struct disk *disk, uint64_t *rng, uint32_t crash_one_in)
{
    *disk = (struct disk){.store = {&disk_ops}, .rng = rng, .crash_one_in = crash_one_in,
                          .epoch = 1};
}

void disk_restart(struct disk *disk)
{
    disk->batch = NULL;
    disk->crashed = false;
    disk->epoch++;
}

void disk_release(struct disk *disk)
{
    for (uint32_t i = 0; i < disk->rooms; i++) free(disk->room[i].state);
    for (uint32_t i = 0; i < disk->rows; i++) free(disk->row[i].bytes);
    for (uint32_t i = 0; i < disk->replays; i++) {
        free(disk->replay[i].card);
        free(disk->replay[i].record);
    }
    free(disk->room);
    free(disk->row);
    free(disk->replay);
}
