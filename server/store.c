/* Batches: entries in one array, their bytes in one text, both reused from commit to commit. */
#include "server/store.h"

#include <assert.h>
#include <stdlib.h>

/* What a batch may keep for the next one: that of a few hundred orders is far smaller. */
enum { BATCH_KEPT_BYTES = 1 << 17 };

void batch_init(struct store_batch *batch)
{
    *batch = (struct store_batch){0};
    out_growing(&batch->bytes, realloc);
}

void batch_release(struct store_batch *batch)
{
    free(batch->entry);
    free(batch->bytes.text);
    *batch = (struct store_batch){0};
}

void batch_clear(struct store_batch *batch)
{
    if (batch->bytes.capacity > BATCH_KEPT_BYTES) {
        batch_release(batch);
        batch_init(batch);
    }
    batch->count = 0;
    batch->prune = (struct store_prune){0};
    out_reset(&batch->bytes);
}

struct store_entry *batch_add(struct store_batch *batch, enum store_kind kind, uint64_t room)
{
    if (batch->count == batch->capacity) {
        batch->capacity = batch->capacity ? 2 * batch->capacity : 64;
        batch->entry = realloc(batch->entry, batch->capacity * sizeof *batch->entry);
        assert(batch->entry);
    }
    struct store_entry *entry = &batch->entry[batch->count++];
    *entry = (struct store_entry){.kind = (uint8_t)kind, .room = room};
    return entry;
}

void batch_part(struct store_batch *batch, struct store_entry *entry, int part, const void *bytes,
                size_t length)
{
    entry->part[part] = (struct store_part){(uint32_t)batch->bytes.length, (uint32_t)length};
    out_bytes(&batch->bytes, bytes, length);
    assert(!batch->bytes.overflow);
}
