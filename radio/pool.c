/*
 * Families in one block of memory, and an index that finds equal ones.
 *
 * A pool belongs to every fork that holds it; only the one that holds it alone writes into it.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "radio/inside.h"

enum { CAPACITY_FIRST = 16, TRIM_BYTES = 1 << 16 };

static size_t stride_of(uint32_t slots)
{
    size_t bytes = sizeof(struct family) + slots * sizeof(struct slot);
    return (bytes + 7) & ~(size_t)7;
}

struct pool *pool_new(uint32_t slots, size_t limit_bytes)
{
    struct pool *pool = memory_new(1, sizeof *pool);
    pool->refs = 1;
    pool->slots = slots;
    pool->stride = stride_of(slots);
    pool->capacity_max = limit_bytes / pool->stride;
    return pool;
}

void pool_release(struct pool *pool)
{
    if (!pool || --pool->refs > 0) return;
    free(pool->bytes);
    free(pool);
}

size_t pool_bytes(const struct pool *pool)
{
    return sizeof *pool + pool->capacity * pool->stride;
}

static void pool_resize(struct pool *pool, size_t capacity)
{
    pool->bytes = memory_resize_array(pool->bytes, capacity, pool->stride);
    pool->capacity = capacity;
}

static enum fit pool_grow(struct pool *pool)
{
    size_t capacity = pool->capacity ? pool->capacity * 2 : CAPACITY_FIRST;
    if (capacity > pool->capacity_max) capacity = pool->capacity_max;
    if (capacity <= pool->count) return TOO_LARGE;
    pool_resize(pool, capacity);
    return FITS;
}

/* Place for so many, taken at once. */
enum fit pool_reserve(struct pool *pool, size_t count)
{
    if (count > pool->capacity_max) return TOO_LARGE;
    if (count > pool->capacity) pool_resize(pool, count);
    return FITS;
}

/* An empty pool for other families in the memory of one that is not needed any more. */
void pool_reuse(struct pool *pool, uint32_t slots, size_t limit_bytes)
{
    size_t bytes = pool->capacity * pool->stride;
    assert(pool->refs == 1);
    pool->slots = slots;
    pool->stride = stride_of(slots);
    pool->count = 0;
    pool->capacity = bytes / pool->stride;
    pool->capacity_max = limit_bytes / pool->stride;
    if (pool->capacity > pool->capacity_max) pool->capacity = pool->capacity_max;
}

/* Gives back memory that is not used, where it is much. */
void pool_trim(struct pool *pool)
{
    size_t spare = pool->capacity - pool->count;
    if (spare * pool->stride < TRIM_BYTES || spare < pool->count / 4) return;
    pool_resize(pool, pool->count + 1);
}

/* A new family, a copy of another with as many of its slots. NULL when the limit is reached. */
struct family *pool_add(struct pool *pool, const struct family *like, uint32_t slots)
{
    assert(slots <= pool->slots);
    if (pool->count == pool->capacity && pool_grow(pool) == TOO_LARGE) return NULL;
    struct family *family = pool_at(pool, pool->count++);
    memcpy(family, like, sizeof *family + slots * sizeof(struct slot));
    return family;
}

enum fit pool_put(struct pool *pool, const struct family *like, uint32_t slots)
{
    return pool_add(pool, like, slots) ? FITS : TOO_LARGE;
}

/* The same pool, held by this caller alone. */
struct pool *pool_own(struct pool *pool, size_t limit_bytes)
{
    if (pool->refs == 1) return pool;
    struct pool *own = pool_new(pool->slots, limit_bytes);
    own->bytes = memory_copy(pool->bytes, pool->count * pool->stride);
    own->count = own->capacity = pool->count;
    pool->refs--;
    return own;
}

/* --- the index: open addressing, hash beside the number -------------------------------------- */

struct index {
    size_t mask, used;
    struct entry {
        uint32_t hash, number; /* number + 1; 0 is free */
    } *entry;
};

uint64_t hash_mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0xff51afd7ed558ccdull;
    return hash ^ hash >> 29;
}

uint64_t hash_slots(uint64_t hash, const struct slot *slots, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t word;
        memcpy(&word, &slots[i], sizeof word);
        hash = hash_mix(hash, word);
    }
    return hash;
}

static size_t table_size(size_t about)
{
    size_t size = 64;
    while (size < about * 2) size *= 2;
    return size;
}

struct index *index_new(size_t about)
{
    struct index *index = memory_take(sizeof *index);
    size_t size = table_size(about);
    *index = (struct index){.mask = size - 1, .entry = memory_new(size, sizeof *index->entry)};
    return index;
}

void index_free(struct index *index)
{
    if (index) free(index->entry);
    free(index);
}

static void index_put(struct index *index, struct entry entry)
{
    size_t at = entry.hash & index->mask;
    while (index->entry[at].number) at = (at + 1) & index->mask;
    index->entry[at] = entry;
    index->used++;
}

static void index_grow(struct index *index)
{
    struct index old = *index;
    struct entry *entry = memory_new((old.mask + 1) * 2, sizeof *entry);
    *index = (struct index){.mask = old.mask * 2 + 1, .entry = entry};
    for (size_t i = 0; i <= old.mask; i++)
        if (old.entry[i].number) index_put(index, old.entry[i]);
    free(old.entry);
}

/* True, and its number, when an equal one is there; else enters `next` under that hash. */
bool index_find(struct index *index, uint64_t hash, size_t next, size_t *i,
                bool (*same)(const void *with, size_t i), const void *with)
{
    uint32_t key = (uint32_t)(hash * 0xc4ceb9fe1a85ec53ull >> 32);
    for (size_t at = key & index->mask; index->entry[at].number; at = (at + 1) & index->mask) {
        *i = index->entry[at].number - 1;
        if (index->entry[at].hash == key && same(with, *i)) return true;
    }
    if (index->used * 2 > index->mask) index_grow(index);
    index_put(index, (struct entry){key, (uint32_t)next + 1});
    return false;
}
