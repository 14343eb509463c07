/* A commit is the application of a whole batch to what is kept in memory. */
#include "faults/disk.h"

#include <stdio.h>

#include "rules/rng.h"

static struct disk *disk_of(struct store *store)
{
    return (struct disk *)store;
}

static void commit(struct disk *disk)
{
    if (!disk->lying) memory_store_apply(&disk->kept, disk->batch);
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
    if (disk->hasty && chance(disk, 20)) disk->lying = true;
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

/* An answer takes a while, too. */
static void disk_look(struct store *store, struct store_answer *answer)
{
    struct disk *disk = disk_of(store);
    bool later = disk->crashed || (disk->crash_one_in && rng_below(disk->rng, 3) == 0);
    answer->found = later ? STORE_LATER : memory_store_look(&disk->kept, answer);
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
    disk->crashed = disk->lying = false;
    forget_questions(disk);
}

void disk_release(struct disk *disk)
{
    forget_questions(disk);
    memory_store_release(&disk->kept);
}
