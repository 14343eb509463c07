/*
 * When exact knowledge would not fit: forgetting in a way that never loses the true place.
 *
 * First every route keeps only the spaces within some distance of its head, and families that look
 * the same then are joined: a route that is partly forgotten forbids less. Then the older half of
 * the mines goes, as often as it takes: a mine that is not followed any more may be anywhere, and
 * forbids nothing. Then what was left of the routes. The last step leaves one family.
 */
#include <string.h>

#include "radio/inside.h"

/* Moves the route into the corner of its box, so that equal shapes are equal sets. */
static void family_straighten(struct family *family)
{
    int west = 0, north = 0;
    struct bits column = bits_none();
    for (int row = 0; row < ROW_STEP; row++) bits_add(&column, space_at(0, row));
    struct bits row = (struct bits){{0xffff, 0, 0, 0}};
    for (struct bits b = bits_and(family->route, column); !bits_any(&b); west++)
        b = bits_and(family->route, bits_slide(column, west + 1, 0));
    for (struct bits b = bits_and(family->route, row); !bits_any(&b); north++)
        b = bits_and(family->route, bits_slide(row, 0, north + 1));
    family->route = bits_slide(family->route, -west, -north);
    family->head.x = (int8_t)(family->head.x - west);
    family->head.y = (int8_t)(family->head.y - north);
}

static void family_forget(struct family *family, int distance)
{
    struct bits near = bits_one(space_at(family->head.x, family->head.y));
    for (int i = 0; i < distance; i++) near = bits_grow8(near);
    family->route = bits_and(family->route, near);
    bits_add(&family->route, space_at(family->head.x, family->head.y));
    family_straighten(family);
}

/* One weight for all its spaces: the mean. */
static void family_level(const struct radio *radio, struct family *family)
{
    double sum = 0;
    if (family->prior == NO_PRIOR) return;
    EACH_SPACE (at, &family->at) sum += family_weight(radio, family, at);
    family->weight = sum / bits_count(&family->at);
    family->prior = NO_PRIOR;
}

struct joining {
    const struct pool *pool;
    const struct family *family;
};

static bool same_shape(const void *with, size_t i)
{
    const struct joining *j = with;
    const struct family *a = pool_at(j->pool, i), *b = j->family;
    return bits_equal(&a->route, &b->route) && a->head.x == b->head.x && a->head.y == b->head.y &&
           !memcmp(a->slot, b->slot, j->pool->slots * sizeof(struct slot));
}

static uint64_t hash_shape(const struct family *family, uint32_t slots)
{
    uint64_t hash = hash_mix(HASH_START, (uint64_t)family->head.x << 8 | (uint64_t)family->head.y);
    for (int i = 0; i < BITS_WORDS; i++) hash = hash_mix(hash, family->route.w[i]);
    return hash_slots(hash, family->slot, slots);
}

static void family_join(struct family *into, const struct family *from)
{
    into->at = bits_or(into->at, from->at);
    into->options |= from->options;
    into->weight += from->weight;
}

/* Keeps so much of each route, and lets so many of the oldest mines go. */
static void forget(struct radio *radio, int distance, uint32_t mines)
{
    struct pool *pool = radio->pool = pool_own(radio->pool, radio->limit_bytes);
    struct index *index = index_new(1024);
    size_t kept = 0, found;
    pool->slots -= mines;
    for (size_t i = 0; i < pool->count; i++) {
        struct family *family = pool_at(pool, i);
        struct joining joining = {pool, family};
        memmove(family->slot, family->slot + mines, pool->slots * sizeof(struct slot));
        family_level(radio, family);
        family_forget(family, distance);
        if (index_find(index, hash_shape(family, pool->slots), kept, &found, same_shape, &joining))
            family_join(pool_at(pool, found), family);
        else if (kept++ != i)
            memcpy(pool_at(pool, kept - 1), family, pool->stride);
    }
    pool->count = kept;
    radio->wild += mines;
    radio->loose = true;
    index_free(index);
}

/* One family that may be anywhere where any was, with no route and no mines known. */
static void forget_all(struct radio *radio)
{
    struct family all = {.prior = NO_PRIOR};
    for (size_t i = 0; i < radio->pool->count; i++) family_join(&all, pool_at(radio->pool, i));
    all.route = bits_one(0);
    struct pool *pool = pool_new(0, radio->limit_bytes);
    pool_put(pool, &all, 0);
    radio->wild += radio->pool->slots;
    pool_release(radio->pool);
    radio->pool = pool;
    radio->loose = true;
}

void radio_forget_mine(struct radio *radio) { forget(radio, CHART_SIDE_MAX, 1); }

static void forget_more(struct radio *radio)
{
    static const int distance[] = {4, 2, 0};
    enum { LEVELS = sizeof distance / sizeof distance[0] };
    if (radio->level == 1 && radio->pool->slots) {
        forget(radio, distance[0], (radio->pool->slots + 1) / 2);
        return;
    }
    if (radio->level < LEVELS) forget(radio, distance[radio->level], 0);
    else forget_all(radio);
    radio->level++;
}

/* Forgets until half of the families are left at most, so that it is not soon to be done again. */
void radio_widen(struct radio *radio)
{
    size_t enough = radio->pool->count / 2;
    do forget_more(radio);
    while (radio->pool->count > enough && radio->pool->count > 1);
}
