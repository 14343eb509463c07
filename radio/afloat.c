/*
 * A Captain without a legal course may only surface. So most orders show that he had one: some
 * space next to his submarine was sea, off his route and, where they block, off his mines. It
 * rarely rules anything out, so families are split only where it does.
 */
#include "radio/inside.h"

/* The next spaces from the end of an option, those that the segment does not take. */
struct neighbours {
    int count;
    struct offset to[DIRS]; /* from the head */
    const struct bits *sea[DIRS]; /* heads from which it is sea */
};

/*
 * The exits of one family: neighbours off its route. `sure` is where the head may be so that one
 * of them is sea where no mine can be, `maybe` the same with or without a mine.
 */
struct exits {
    struct bits sure, maybe;
    struct offset to[DIRS]; /* from the head */
    int slot[DIRS];         /* whose mine may be there, -1 for none */
    int count;
};

static void find_neighbours(const struct radio *radio, int option, struct neighbours *neighbours)
{
    static const struct offset step[DIRS] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const struct segment *segment = &radio->segment;
    neighbours->count = 0;
    for (int dir = 0; dir < DIRS; dir++) {
        struct offset to = {(int8_t)(segment->end.x + step[dir].x),
                            (int8_t)(segment->end.y + step[dir].y)};
        if (segment_crosses(segment, option, to)) continue;
        to.x = (int8_t)(to.x + option_jump[option].x);
        to.y = (int8_t)(to.y + option_jump[option].y);
        neighbours->to[neighbours->count] = to;
        neighbours->sea[neighbours->count++] = sea_tables_from(radio->sea_tables, to.x, to.y);
    }
}

static int slot_at(const struct radio *radio, const struct family *family, int x, int y)
{
    if (!radio->rules.own_mine_blocks) return -1;
    for (uint32_t s = 0; s < radio->pool->slots; s++)
        if (slot_hit(&family->slot[s], x, y)) return (int)s;
    return -1;
}

static struct exits find_exits(const struct radio *radio, const struct family *family,
                               const struct neighbours *neighbours)
{
    struct exits exits = {.count = 0};
    for (int i = 0; i < neighbours->count; i++) {
        struct offset to = neighbours->to[i];
        if (route_has(family, to.x, to.y)) continue;
        int slot = slot_at(radio, family, to.x, to.y);
        exits.maybe = bits_or(exits.maybe, *neighbours->sea[i]);
        if (slot < 0) exits.sure = bits_or(exits.sure, *neighbours->sea[i]);
        exits.to[exits.count] = to;
        exits.slot[exits.count++] = slot;
    }
    return exits;
}

/* The exits that are sea with the head at one space, each of which a mine may block. False when
 * two of them share a mine: it blocks one at most, so the other is open. */
static bool find_blocked(const struct radio *radio, const struct exits *all, uint8_t head,
                         struct exits *blocked)
{
    blocked->count = 0;
    for (int i = 0; i < all->count; i++) {
        if (!bits_has(sea_tables_from(radio->sea_tables, all->to[i].x, all->to[i].y), head))
            continue;
        for (int k = 0; k < blocked->count; k++)
            if (blocked->slot[k] == all->slot[i]) return false;
        blocked->to[blocked->count] = all->to[i];
        blocked->slot[blocked->count++] = all->slot[i];
    }
    return true;
}

/*
 * Every exit may be blocked by a mine of its own: all histories but those in which all are. They
 * are told apart by the first exit that is open: the mines of those before it do block, its own
 * does not, and nothing is said of those after it.
 */
static enum fit split_exits(struct radio *radio, struct pool *out, struct family *split,
                            uint8_t head, const struct exits *all)
{
    struct exits blocked;
    uint32_t count = radio->pool->slots;
    if (!find_blocked(radio, all, head, &blocked)) return pool_put(out, split, count);
    for (int i = 0; i < blocked.count; i++) {
        struct slot *slot = &split->slot[blocked.slot[i]], whole = *slot;
        int bit = slot_hit(slot, blocked.to[i].x, blocked.to[i].y);
        slot->mask &= (uint8_t)~bit;
        if (slot_choices(radio, slot, head) && pool_put(out, split, count) == TOO_LARGE)
            return TOO_LARGE;
        *slot = (struct slot){whole.x, whole.y, (uint8_t)bit, 0, whole.fresh};
    }
    return FITS;
}

static enum fit float_option(struct radio *radio, struct pool *out, const struct family *family,
                             int option, const struct neighbours *neighbours)
{
    struct exits exits = find_exits(radio, family, neighbours);
    struct bits at = bits_and(family->at, radio->segment.open[option]);
    struct bits sure = bits_and(at, exits.sure);
    struct bits maybe = bits_without(bits_and(at, exits.maybe), exits.sure);
    union draft draft;
    struct family *split = draft_of(&draft, family, radio->pool->slots);
    split->options = 1u << option;
    split->at = sure;
    if (bits_any(&sure) && pool_put(out, split, radio->pool->slots) == TOO_LARGE) return TOO_LARGE;
    EACH_SPACE (head, &maybe) {
        split = draft_of(&draft, family, radio->pool->slots);
        split->options = 1u << option;
        split->at = bits_one(head);
        if (split_exits(radio, out, split, head, &exits) == TOO_LARGE) return TOO_LARGE;
    }
    return FITS;
}

/* Options for which it is not plain that there was an exit, wherever the head is. */
static uint32_t doubtful_options(const struct radio *radio, const struct family *family,
                                 const struct neighbours neighbours[OPTIONS])
{
    uint32_t doubtful = 0;
    EACH_BIT (option, family->options & radio->segment.live) {
        struct bits at = bits_and(family->at, radio->segment.open[option]);
        for (int i = 0; i < neighbours[option].count && bits_any(&at); i++) {
            struct offset to = neighbours[option].to[i];
            if (!route_has(family, to.x, to.y) && slot_at(radio, family, to.x, to.y) < 0)
                at = bits_without(at, *neighbours[option].sea[i]);
        }
        if (bits_any(&at)) doubtful |= 1u << option;
    }
    return doubtful;
}

static enum fit float_family(struct radio *radio, struct pool *out, const struct family *family,
                             void *with)
{
    const struct neighbours *neighbours = with;
    uint32_t doubtful = doubtful_options(radio, family, neighbours);
    uint32_t plain = family->options & ~doubtful;
    if (plain) {
        struct family *kept = pool_add(out, family, radio->pool->slots);
        if (!kept) return TOO_LARGE;
        kept->options = plain;
    }
    EACH_BIT (option, doubtful)
        if (float_option(radio, out, family, option, &neighbours[option]) == TOO_LARGE)
            return TOO_LARGE;
    return FITS;
}

/* Without mines in the way a family with one option is not split: its spaces are fewer. */
static bool float_alone(struct radio *radio, const struct neighbours neighbours[OPTIONS])
{
    struct pool *pool = radio->pool = pool_own(radio->pool, radio->limit_bytes);
    for (size_t i = 0; i < pool->count; i++) {
        struct family *family = pool_at(pool, i);
        if (doubtful_options(radio, family, neighbours))
            family->at = bits_and(family->at, find_exits(radio, family, neighbours).sure);
    }
    return radio_sieve(radio, NOT_MOVED);
}

static bool any_doubt(const struct radio *radio, const struct neighbours neighbours[OPTIONS])
{
    for (size_t i = 0; i < radio->pool->count; i++)
        if (doubtful_options(radio, pool_at(radio->pool, i), neighbours)) return true;
    return false;
}

/* It gave an order that a Captain without a legal course may not give. */
bool radio_afloat(struct radio *radio)
{
    static const struct change change = {.each = float_family};
    struct neighbours neighbours[OPTIONS];
    for (int option = 0; option < OPTIONS; option++)
        find_neighbours(radio, option, &neighbours[option]);
    if (!any_doubt(radio, neighbours)) return true;
    bool mined = radio->rules.own_mine_blocks && radio->pool->slots;
    if (radio->segment.live == STAY && !mined) return float_alone(radio, neighbours);
    return radio_transform(radio, &change, neighbours) && radio_sieve(radio, NOT_MOVED);
}
