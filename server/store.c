/* Batches: entries in one array, their bytes in one text, both reused from commit to commit. */
#include "server/store.h"

#include <assert.h>

#include "base/memory.h"
#include "server/bounds.h"

void store_batch_init(struct store_batch *batch)
{
    *batch = (struct store_batch){0};
    out_growing(&batch->bytes, memory_resize);
}

void store_batch_release(struct store_batch *batch)
{
    free(batch->entry);
    free(batch->bytes.text);
    *batch = (struct store_batch){0};
}

void store_batch_clear(struct store_batch *batch)
{
    if (batch->bytes.capacity > BATCH_KEPT_BYTES) {
        store_batch_release(batch);
        store_batch_init(batch);
    }
    batch->count = 0;
    batch->prune = (struct store_prune){0};
    out_reset(&batch->bytes);
}

struct store_entry *store_batch_add(struct store_batch *batch, enum store_kind kind, uint64_t room)
{
    MEMORY_GROW(batch->entry, batch->count, batch->capacity);
    struct store_entry *entry = &batch->entry[batch->count++];
    *entry = (struct store_entry){.kind = kind, .room = room};
    return entry;
}

void store_batch_part(struct store_batch *batch, struct store_entry *entry, int part,
                      const void *bytes, size_t length)
{
    entry->part[part] = (struct store_part){(uint32_t)batch->bytes.length, (uint32_t)length};
    out_bytes(&batch->bytes, bytes, length);
    assert(!batch->bytes.overflow);
}

void store_batch_without(struct store_batch *batch, uint64_t room)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < batch->count; i++)
        if (batch->entry[i].room != room) batch->entry[count++] = batch->entry[i];
    batch->count = count;
}
