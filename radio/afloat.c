/*
 * A Captain without a legal course may only surface. So most orders show that he had one: some
 * space next to his submarine was sea, off his route and, where they block, off his mines. It
 * rarely rules anything out, so families are split only where it does.
 */
#include "radio/inside.h"

/* The four ways on from the end of an option, those that the segment leaves open. */
struct ways {
    int count;
    struct offset to[DIRS]; /* from the head */
    const struct bits *sea[DIRS];
};

/*
 * Of one family: where the head may be so that some way leads to the sea, off the route and off
 * any place where a mine may be (`sure`), or at least off the route (`maybe`).
 */
struct exits {
    struct bits sure, maybe;
    struct offset way[DIRS]; /* off the route, from the head */
    int slot[DIRS];          /* whose mine may be in the way, -1 for none */
    int count;
};

static void find_ways(const struct radio *radio, int option, struct ways *ways)
{
    static const struct offset step[DIRS] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const struct segment *segment = &radio->segment;
    ways->count = 0;
    for (int dir = 0; dir < DIRS; dir++) {
        struct offset to = {(int8_t)(segment->end.x + step[dir].x),
                            (int8_t)(segment->end.y + step[dir].y)};
        if (segment_crosses(segment, option, to)) continue;
        to.x = (int8_t)(to.x + option_jump[option].x);
        to.y = (int8_t)(to.y + option_jump[option].y);
        ways->to[ways->count] = to;
        ways->sea[ways->count++] = sea_tables_from(radio->sea_tables, to.x, to.y);
    }
}

static int slot_in_the_way(const struct radio *radio, const struct family *family, int x, int y)
{
    if (!radio->rules.own_mine_blocks) return -1;
    for (uint32_t s = 0; s < radio->pool->slots; s++)
        if (slot_hit(&family->slot[s], x, y)) return (int)s;
    return -1;
}

static struct exits find_exits(const struct radio *radio, const struct family *family,
                               const struct ways *ways)
{
    struct exits exits = {.count = 0};
    for (int i = 0; i < ways->count; i++) {
        struct offset to = ways->to[i];
        if (route_has(family, to.x, to.y)) continue;
        int slot = slot_in_the_way(radio, family, to.x, to.y);
        exits.maybe = bits_or(exits.maybe, *ways->sea[i]);
        if (slot < 0) exits.sure = bits_or(exits.sure, *ways->sea[i]);
        exits.way[exits.count] = to;
        exits.slot[exits.count++] = slot;
    }
    return exits;
}

/* The ways that lead to sea from one space; false when two of them share a mine: one is open. */
static bool blocked_ways(const struct radio *radio, const struct exits *all, uint8_t head,
                         struct exits *blocked)
{
    blocked->count = 0;
    for (int i = 0; i < all->count; i++) {
        if (!bits_has(sea_tables_from(radio->sea_tables, all->way[i].x, all->way[i].y), head))
            continue;
        for (int k = 0; k < blocked->count; k++)
            if (blocked->slot[k] == all->slot[i]) return false;
        blocked->way[blocked->count] = all->way[i];
        blocked->slot[blocked->count++] = all->slot[i];
    }
    return true;
}

/* Every way may be blocked by a mine of its own: all histories but the one where all are. */
static bool split_exits(struct radio *radio, struct pool *out, struct family *split, uint8_t head,
                        const struct exits *all)
{
    struct exits blocked;
    uint32_t count = radio->pool->slots;
    if (!blocked_ways(radio, all, head, &blocked)) return pool_add(out, split, count);
    for (int i = 0; i < blocked.count; i++) {
        struct slot *slot = &split->slot[blocked.slot[i]], whole = *slot;
        int bit = slot_hit(slot, blocked.way[i].x, blocked.way[i].y);
        slot->mask &= (uint8_t)~bit;
        if (slot_choices(radio, slot, head) && !pool_add(out, split, count)) return false;
        *slot = (struct slot){whole.x, whole.y, (uint8_t)bit, 0, whole.fresh};
    }
    return true;
}

static bool float_option(struct radio *radio, struct pool *out, const struct family *family,
                         int option, const struct ways *ways)
{
    struct exits exits = find_exits(radio, family, ways);
    struct bits at = bits_and(family->at, radio->segment.open[option]);
    struct bits sure = bits_and(at, exits.sure);
    struct bits maybe = bits_without(bits_and(at, exits.maybe), exits.sure);
    union draft draft;
    struct family *split = draft_of(&draft, family, radio->pool->slots);
    split->options = 1u << option;
    split->at = sure;
    if (bits_any(&sure) && !pool_add(out, split, radio->pool->slots)) return false;
    EACH_SPACE (head, &maybe) {
        split = draft_of(&draft, family, radio->pool->slots);
        split->options = 1u << option;
        split->at = bits_one(head);
        if (!split_exits(radio, out, split, head, &exits)) return false;
    }
    return true;
}

/* Options for which it is not plain that there was a way, wherever the head is. */
static uint32_t doubtful_options(const struct radio *radio, const struct family *family,
                                 const struct ways ways[OPTIONS])
{
    uint32_t doubtful = 0;
    for (uint32_t left = family->options & radio->segment.live; left; left &= left - 1) {
        int option = __builtin_ctz(left);
        struct bits at = bits_and(family->at, radio->segment.open[option]);
        for (int i = 0; i < ways[option].count && bits_any(&at); i++) {
            struct offset to = ways[option].to[i];
            if (!route_has(family, to.x, to.y) && slot_in_the_way(radio, family, to.x, to.y) < 0)
                at = bits_without(at, *ways[option].sea[i]);
        }
        if (bits_any(&at)) doubtful |= 1u << option;
    }
    return doubtful;
}

static bool float_all(struct radio *radio, struct pool *out, const void *with)
{
    const struct ways *ways = with;
    for (size_t i = 0; i < radio->pool->count; i++) {
        const struct family *family = pool_at(radio->pool, i);
        uint32_t doubtful = doubtful_options(radio, family, ways);
        uint32_t plain = family->options & ~doubtful;
        struct family *kept;
        if (plain) {
            if (!(kept = pool_add(out, family, radio->pool->slots))) return false;
            kept->options = plain;
        }
        for (; doubtful; doubtful &= doubtful - 1) {
            int option = __builtin_ctz(doubtful);
            if (!float_option(radio, out, family, option, &ways[option])) return false;
        }
    }
    return true;
}

/* Without mines in the way a family with one option is not split: its spaces are fewer. */
static bool float_alone(struct radio *radio, const struct ways ways[OPTIONS])
{
    struct pool *pool = radio->pool = pool_own(radio->pool, radio->limit_bytes);
    for (size_t i = 0; i < pool->count; i++) {
        struct family *family = pool_at(pool, i);
        if (doubtful_options(radio, family, ways))
            family->at = bits_and(family->at, find_exits(radio, family, ways).sure);
    }
    return radio_sieve(radio, false);
}

static bool any_doubt(const struct radio *radio, const struct ways ways[OPTIONS])
{
    for (size_t i = 0; i < radio->pool->count; i++)
        if (doubtful_options(radio, pool_at(radio->pool, i), ways)) return true;
    return false;
}

/* It gave an order that a Captain without a legal course may not give. */
bool radio_afloat(struct radio *radio)
{
    struct ways ways[OPTIONS];
    for (int option = 0; option < OPTIONS; option++) find_ways(radio, option, &ways[option]);
    if (!any_doubt(radio, ways)) return true;
    bool mined = radio->rules.own_mine_blocks && radio->pool->slots;
    if (radio->segment.live == STAY && !mined) return float_alone(radio, ways);
    return radio_transform(radio, 0, float_all, ways) && radio_sieve(radio, false);
}
