/*
 * A Captain without a legal course may only surface. So most orders show that he had one: some
 * space next to his submarine was sea, off his route and, where they block, off his mines. It
 * rarely rules anything out, so families are split only where it does.
 */
#include "radio/inside.h"

/*
 * For one option of a family: where the head may be so that some course leads to the sea, off the
 * route and off any place where a mine may be (`sure`), or at least off the route (`maybe`).
 */
struct exits {
    struct bits sure, maybe;
    struct offset way[DIRS]; /* off the route, from the head */
    int slot[DIRS];          /* whose mine may be in the way, -1 for none */
    int count;
};

static bool way_is_clear(const struct radio *radio, const struct family *family, int option, int x,
                         int y)
{
    const struct segment *segment = &radio->segment;
    struct offset jump = option_jump[option];
    int sx = x - jump.x, sy = y - jump.y;
    if (route_has(family, x, y)) return false;
    if (sx >= -REACH && sx <= REACH && sy >= -REACH && sy <= REACH &&
        segment->seen[sy + REACH] >> (sx + REACH) & 1)
        return false;
    struct path path = last_path(segment, option, option > 0);
    for (int i = 0; option > 0 && i < path.count; i++)
        if (path.space[i].x == x && path.space[i].y == y) return false;
    return true;
}

static int slot_in_the_way(const struct radio *radio, const struct family *family, int x, int y)
{
    if (!radio->rules.own_mine_blocks) return -1;
    for (uint32_t s = 0; s < radio->pool->slots; s++)
        if (slot_hit(&family->slot[s], x, y)) return (int)s;
    return -1;
}

static struct exits find_exits(const struct radio *radio, const struct family *family, int option)
{
    static const struct offset step[DIRS] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    struct exits exits = {.count = 0};
    struct offset end = option_end(&radio->segment, option);
    for (int dir = 0; dir < DIRS; dir++) {
        struct offset o = {(int8_t)(end.x + step[dir].x), (int8_t)(end.y + step[dir].y)};
        if (!way_is_clear(radio, family, option, o.x, o.y)) continue;
        const struct bits *sea = waters_from(radio->waters, o.x, o.y);
        int slot = slot_in_the_way(radio, family, o.x, o.y);
        exits.maybe = bits_or(exits.maybe, *sea);
        if (slot < 0) exits.sure = bits_or(exits.sure, *sea);
        exits.way[exits.count] = o;
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
        if (!bits_has(waters_from(radio->waters, all->way[i].x, all->way[i].y), head)) continue;
        for (int k = 0; k < blocked->count; k++)
            if (blocked->slot[k] == all->slot[i]) return false;
        blocked->way[blocked->count] = all->way[i];
        blocked->slot[blocked->count++] = all->slot[i];
    }
    return true;
}

/* Every way may be blocked by a mine of its own: all histories but the one where all are. */
static bool split_exits(struct radio *radio, struct pool *out, struct family *split,
                        struct slot *slots, uint8_t head, const struct exits *all)
{
    struct exits blocked;
    uint32_t count = radio->pool->slots;
    if (!blocked_ways(radio, all, head, &blocked)) return pool_add(out, split, count);
    for (int i = 0; i < blocked.count; i++) {
        struct slot *slot = &slots[blocked.slot[i]], whole = *slot;
        int bit = slot_hit(slot, blocked.way[i].x, blocked.way[i].y);
        slot->mask &= (uint8_t)~bit;
        if (slot_choices(radio, slot, head) && !pool_add(out, split, count)) return false;
        *slot = (struct slot){whole.x, whole.y, (uint8_t)bit, 0, whole.fresh};
    }
    return true;
}

static bool float_option(struct radio *radio, struct pool *out, const struct family *family,
                         int option)
{
    struct exits exits = find_exits(radio, family, option);
    struct bits at = bits_and(family->at, radio->segment.open[option]);
    struct bits sure = bits_and(at, exits.sure);
    struct bits maybe = bits_without(bits_and(at, exits.maybe), exits.sure);
    union draft draft;
    struct family *split = draft_of(&draft, family, radio->pool->slots);
    split->options = 1u << option;
    split->at = sure;
    if (bits_any(&sure) && !pool_add(out, split, radio->pool->slots)) return false;
    for (uint8_t head = bits_next(&maybe, 0); head != NOWHERE;
         head = bits_next(&maybe, head + 1u)) {
        split = draft_of(&draft, family, radio->pool->slots);
        split->options = 1u << option;
        split->at = bits_one(head);
        if (!split_exits(radio, out, split, draft.family.slot, head, &exits)) return false;
    }
    return true;
}

static uint32_t options_without_exit(const struct radio *radio, const struct family *family)
{
    uint32_t stuck = 0;
    for (uint32_t left = family->options & radio->segment.live; left; left &= left - 1) {
        int option = __builtin_ctz(left);
        struct exits exits = find_exits(radio, family, option);
        struct bits at = bits_and(family->at, radio->segment.open[option]);
        at = bits_without(at, exits.sure);
        if (bits_any(&at)) stuck |= 1u << option;
    }
    return stuck;
}

static bool float_all(struct radio *radio, struct pool *out, const void *with)
{
    (void)with;
    for (size_t i = 0; i < radio->pool->count; i++) {
        const struct family *family = pool_at(radio->pool, i);
        uint32_t stuck = options_without_exit(radio, family), free = family->options & ~stuck;
        struct family *kept;
        if (free) {
            if (!(kept = pool_add(out, family, radio->pool->slots))) return false;
            kept->options = free;
        }
        for (; stuck; stuck &= stuck - 1)
            if (!float_option(radio, out, family, __builtin_ctz(stuck))) return false;
    }
    return true;
}

/* It gave an order that a Captain without a legal course may not give. */
bool radio_afloat(struct radio *radio)
{
    for (size_t i = 0; i < radio->pool->count; i++)
        if (options_without_exit(radio, pool_at(radio->pool, i)))
            return radio_transform(radio, 0, float_all, NULL) && radio_sieve(radio, false);
    return true;
}
