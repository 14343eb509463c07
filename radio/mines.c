/*
 * The enemy's mines, as far as they are known.
 *
 * Each family has one slot a mine. Whatever happens to a mine happens at a space of the chart, and
 * a slot is relative to the head: so a family is split by where its head may be, but only for
 * those spaces from which the slot touches the spot. The others stay together.
 */
#include <assert.h>
#include <string.h>

#include "radio/inside.h"

/* --- slots ----------------------------------------------------------------------------------- */

/* The bit of the slot's mask that lies at this offset from the head, 0 when it has none there. */
int slot_hit(const struct slot *slot, int x, int y)
{
    int dx = x - slot->x, dy = y - slot->y;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (!dx && !dy)) return 0;
    int i = (dy + 1) * 3 + dx + 1;
    return slot->mask & 1 << (i > 4 ? i - 1 : i);
}

static struct offset slot_place(const struct slot *slot, uint32_t place)
{
    return (struct offset){(int8_t)(slot->x + around[place].x),
                           (int8_t)(slot->y + around[place].y)};
}

/* Where the head may be for this mine to have a place at all. */
static struct bits slot_fits(const struct radio *radio, const struct slot *slot)
{
    struct bits fits = bits_none();
    if (slot->gone) return bits_full();
    EACH_BIT (place, slot->mask) {
        struct offset o = slot_place(slot, place);
        fits = bits_or(fits, *sea_tables_from(radio->sea_tables, o.x, o.y));
    }
    return fits;
}

/* How many places this mine may have, or have had, with the head at a space. */
int slot_choices(const struct radio *radio, const struct slot *slot, uint8_t at)
{
    int x = space_column(at) + slot->x, y = space_row(at) + slot->y;
    if (!space_valid(x, y)) return slot->gone;
    return slot->gone + __builtin_popcount(slot->mask & radio->sea_tables->beside[space_at(x, y)]);
}

/* Options of a family that are possible with the head at one space. */
static uint32_t options_at(const struct radio *radio, const struct family *family, uint8_t at)
{
    uint32_t options = 0;
    EACH_BIT (option, family->options & radio->segment.live) {
        if (bits_has(&radio->segment.open[option], at)) options |= 1u << option;
    }
    return options;
}

struct family *draft_of(union draft *draft, const struct family *family, uint32_t slots)
{
    memcpy(draft, family, sizeof *family + slots * sizeof(struct slot));
    return &draft->family;
}

/* --- own mines in the way -------------------------------------------------------------------- */

/* The mine is not on this place. False when that leaves it none. */
static bool slot_clear(const struct radio *radio, struct family *family, struct slot *slot, int bit)
{
    slot->mask &= (uint8_t)~bit;
    if (!slot->mask && !slot->gone) return false;
    family->at = bits_and(family->at, slot_fits(radio, slot));
    return bits_any(&family->at);
}

/* The spaces that the submarine passed last, from the head. */
struct path {
    int count;
    struct offset space[SILENCE_MAX];
};

/* After a silence the spaces of the option's jump, after a course the one that it led to. */
static struct path last_path(const struct segment *segment, int option, enum movement movement)
{
    struct path path = {.count = 0};
    struct offset jump = option_jump[option];
    if (movement == SAILED) {
        path.space[path.count++] = option_end(segment, option);
        return path;
    }
    int length = jump.x + jump.y < 0 ? -(jump.x + jump.y) : jump.x + jump.y;
    for (int i = 1; i <= length; i++)
        path.space[path.count++] =
            (struct offset){(int8_t)(jump.x / length * i), (int8_t)(jump.y / length * i)};
    return path;
}

static bool path_meets(const struct family *family, uint32_t slots, const struct path *path)
{
    for (uint32_t s = 0; s < slots; s++)
        for (int i = 0; i < path->count; i++)
            if (slot_hit(&family->slot[s], path->space[i].x, path->space[i].y)) return true;
    return false;
}

static uint32_t options_that_meet(const struct radio *radio, const struct family *family,
                                  const struct path paths[OPTIONS])
{
    uint32_t met = 0;
    EACH_BIT (option, family->options) {
        if (path_meets(family, radio->pool->slots, &paths[option])) met |= 1u << option;
    }
    return met;
}

static bool family_avoid(const struct radio *radio, struct family *family, uint32_t slots,
                         const struct path *path)
{
    for (uint32_t s = 0; s < slots; s++)
        for (int i = 0; i < path->count; i++) {
            int bit = slot_hit(&family->slot[s], path->space[i].x, path->space[i].y);
            if (bit && !slot_clear(radio, family, &family->slot[s], bit)) return false;
        }
    return true;
}

static enum fit yield_family(struct radio *radio, struct pool *out, const struct family *family,
                             void *with)
{
    const struct path *paths = with;
    uint32_t slots = radio->pool->slots, met = options_that_meet(radio, family, paths);
    if (family->options & ~met) {
        struct family *kept = pool_add(out, family, slots);
        if (!kept) return TOO_LARGE;
        kept->options = family->options & ~met;
    }
    EACH_BIT (option, met) {
        union draft draft;
        struct family *split = draft_of(&draft, family, slots);
        split->options = 1u << option;
        if (family_avoid(radio, split, slots, &paths[option]) &&
            pool_put(out, split, slots) == TOO_LARGE)
            return TOO_LARGE;
    }
    return FITS;
}

static bool any_meets(const struct radio *radio, const struct path paths[OPTIONS])
{
    for (size_t i = 0; i < radio->pool->count; i++)
        if (options_that_meet(radio, pool_at(radio->pool, i), paths)) return true;
    return false;
}

/* After a movement: it did not pass over own mines, where they block. */
bool mines_yield(struct radio *radio, enum movement movement)
{
    static const struct change change = {.each = yield_family};
    struct path paths[OPTIONS];
    if (!radio->rules.own_mine_blocks || !radio->pool->slots) return true;
    for (int option = 0; option < OPTIONS; option++)
        paths[option] = last_path(&radio->segment, option, movement);
    if (!any_meets(radio, paths)) return true;
    return radio_transform(radio, &change, paths) && radio_sieve(radio, NOT_MOVED);
}

/* --- a mine is dropped ----------------------------------------------------------------------- */

/* Bits of `slot` that lie on places where the new mine may be: `mask`, around the head. */
static unsigned overlap(const struct slot *slot, unsigned mask)
{
    unsigned shared = 0;
    EACH_BIT (place, mask)
        shared |= (unsigned)slot_hit(slot, around[place].x, around[place].y);
    return shared;
}

static enum fit lay(struct radio *radio, struct pool *out, const struct family *family,
                    unsigned mask, uint32_t from);

/* The older mine is at one of the shared places, so the new one is not. */
static enum fit lay_beside(struct radio *radio, struct pool *out, const struct family *family,
                           unsigned mask, uint32_t s, unsigned shared)
{
    struct slot here = {.mask = (uint8_t)mask};
    EACH_BIT (place, shared) {
        union draft draft;
        struct family *split = draft_of(&draft, family, out->slots - 1);
        struct slot *slot = &draft.family.slot[s];
        struct offset o = slot_place(slot, place);
        slot->mask = (uint8_t)(1u << place);
        slot->gone = 0;
        split->at = bits_and(split->at, slot_fits(radio, slot));
        unsigned rest = mask & ~(unsigned)slot_hit(&here, o.x, o.y);
        if (bits_any(&split->at) && lay(radio, out, split, rest, s + 1) == TOO_LARGE)
            return TOO_LARGE;
    }
    return FITS;
}

/* Adds the new mine, with the older ones from `from` on still to be told apart from it. */
static enum fit lay(struct radio *radio, struct pool *out, const struct family *family,
                    unsigned mask, uint32_t from)
{
    union draft draft;
    struct family *family_new = draft_of(&draft, family, out->slots - 1);
    struct slot *slots = draft.family.slot;
    for (uint32_t s = from; s + 1 < out->slots; s++) {
        unsigned shared = overlap(&slots[s], mask);
        if (!shared) continue;
        if (lay_beside(radio, out, family_new, mask, s, shared) == TOO_LARGE) return TOO_LARGE;
        if (!slot_clear(radio, family_new, &slots[s], (int)shared)) return FITS;
    }
    struct slot here = {.mask = (uint8_t)mask,
                        .fresh = radio->rules.mine_trigger_from == TRIGGER_NEXT_TURN};
    if (!mask) return FITS;
    slots[out->slots - 1] = here;
    family_new->at = bits_and(family_new->at, slot_fits(radio, &here));
    return bits_any(&family_new->at) ? pool_put(out, family_new, out->slots) : FITS;
}

static unsigned off_route(const struct family *family)
{
    unsigned mask = 0;
    for (int i = 0; i < AROUND; i++)
        if (!route_has(family, around[i].x, around[i].y)) mask |= 1u << i;
    return mask;
}

static enum fit lay_begin(struct radio *radio, struct pool *out, void *with)
{
    (void)with;
    return pool_reserve(out, radio->pool->count);
}

static enum fit lay_family(struct radio *radio, struct pool *out, const struct family *family,
                           void *with)
{
    (void)with;
    return lay(radio, out, family, off_route(family), 0);
}

bool mines_drop(struct radio *radio)
{
    static const struct change change = {1, lay_begin, lay_family};
    if (radio->pool->slots == SLOTS_MAX) radio_forget_mine(radio);
    return radio_rebase(radio) && radio_transform(radio, &change, NULL) &&
           radio_sieve(radio, NOT_MOVED);
}

/* --- a mine explodes ------------------------------------------------------------------------- */

struct explosion {
    uint8_t at;
    enum set_off by;
};

static enum fit explode_slot(struct radio *radio, struct pool *out, const struct family *family,
                             uint32_t s, uint8_t at)
{
    uint32_t slots = out->slots + 1;
    EACH_BIT (place, family->slot[s].mask) {
        struct offset o = slot_place(&family->slot[s], place);
        int x = space_column(at) - o.x, y = space_row(at) - o.y;
        if (!space_valid(x, y) || !bits_has(&family->at, space_at(x, y))) continue;
        union draft draft;
        struct family *split = draft_of(&draft, family, slots);
        struct slot *slot = draft.family.slot;
        split->at = bits_one(space_at(x, y));
        split->options = options_at(radio, family, space_at(x, y));
        memmove(&slot[s], &slot[s + 1], (slots - s - 1) * sizeof *slot);
        if (split->options && pool_put(out, split, out->slots) == TOO_LARGE) return TOO_LARGE;
    }
    return FITS;
}

/* It was a mine that is not followed. In return the oldest of the others is let go, so that every
 * family has as many slots. */
static enum fit explode_wild(struct radio *radio, struct pool *out, const struct family *family)
{
    union draft draft;
    struct family *split = draft_of(&draft, family, radio->pool->slots);
    memmove(split->slot, split->slot + 1, out->slots * sizeof(struct slot));
    return pool_put(out, split, out->slots);
}

/* A Captain may not set off a mine that is too fresh; a chain does. */
static enum fit explode_family(struct radio *radio, struct pool *out, const struct family *family,
                               void *with)
{
    const struct explosion *explosion = with;
    if (radio->wild && explode_wild(radio, out, family) == TOO_LARGE) return TOO_LARGE;
    for (uint32_t s = 0; s < radio->pool->slots; s++) {
        if (explosion->by == BY_CAPTAIN && family->slot[s].fresh) continue;
        if (explode_slot(radio, out, family, s, explosion->at) == TOO_LARGE) return TOO_LARGE;
    }
    return FITS;
}

/* One of its mines stood there and is no more. */
bool mines_explode(struct radio *radio, uint8_t at, enum set_off by)
{
    static const struct change change = {.more_slots = -1, .each = explode_family};
    struct explosion explosion = {at, by};
    if (!bits_has(&radio->sea_tables->sea, at)) return false;
    if (!radio->pool->slots) return radio->wild && radio->wild--;
    return radio_transform(radio, &change, &explosion) && radio_sieve(radio, NOT_MOVED);
}

/* --- mines that are not there ---------------------------------------------------------------- */

struct clearing {
    struct bits zone;
    bool gone; /* destroyed unheard; else they never stood there */
};

static struct bits near_heads(const struct family *family, uint32_t slots, struct bits zone)
{
    struct bits near = bits_none(), wide = bits_grow8(zone);
    for (uint32_t s = 0; s < slots; s++) {
        const struct slot *slot = &family->slot[s];
        struct bits may = bits_and(bits_slide(wide, -slot->x, -slot->y), family->at);
        if (!slot->mask || !bits_any(&may)) continue;
        EACH_BIT (place, slot->mask) {
            struct offset o = slot_place(slot, place);
            near = bits_or(near, bits_slide(zone, -o.x, -o.y));
        }
    }
    return bits_and(near, family->at);
}

/* Clears the zone for a family whose head is at one space. False when a mine has no place left. */
static bool clear_slots(const struct radio *radio, struct slot *slots, uint32_t count, uint8_t head,
                        const struct clearing *clearing)
{
    for (uint32_t s = 0; s < count; s++) {
        EACH_BIT (place, slots[s].mask) {
            struct offset o = slot_place(&slots[s], place);
            int x = space_column(head) + o.x, y = space_row(head) + o.y;
            if (!space_valid(x, y) || !bits_has(&clearing->zone, space_at(x, y))) continue;
            slots[s].mask &= (uint8_t)~(1u << place);
            if (clearing->gone && bits_has(&radio->sea_tables->sea, space_at(x, y)))
                slots[s].gone++;
        }
        if (!slot_choices(radio, &slots[s], head)) return false;
    }
    return true;
}

static enum fit clear_family(struct radio *radio, struct pool *out, const struct family *family,
                             void *with)
{
    const struct clearing *clearing = with;
    uint32_t slots = radio->pool->slots;
    struct bits near = near_heads(family, slots, clearing->zone);
    struct bits far = bits_without(family->at, near);
    if (bits_any(&far)) {
        struct family *kept = pool_add(out, family, slots);
        if (!kept) return TOO_LARGE;
        kept->at = far;
    }
    EACH_SPACE (at, &near) {
        union draft draft;
        struct family *split = draft_of(&draft, family, slots);
        split->at = bits_one(at);
        split->options = options_at(radio, family, at);
        if (split->options && clear_slots(radio, draft.family.slot, slots, at, clearing) &&
            pool_put(out, split, slots) == TOO_LARGE)
            return TOO_LARGE;
    }
    return FITS;
}

static bool zone_matters(const struct radio *radio, struct bits zone)
{
    for (size_t i = 0; i < radio->pool->count; i++) {
        struct bits near = near_heads(pool_at(radio->pool, i), radio->pool->slots, zone);
        if (bits_any(&near)) return true;
    }
    return false;
}

static bool clear_zone(struct radio *radio, struct clearing clearing)
{
    static const struct change change = {.each = clear_family};
    if (!radio->pool->slots || !zone_matters(radio, clearing.zone)) return true;
    return radio_transform(radio, &change, &clearing) && radio_sieve(radio, NOT_MOVED);
}

/* No mine stands there: it would have been heard. */
bool mines_absent(struct radio *radio, struct bits zone)
{
    return clear_zone(radio, (struct clearing){.zone = zone});
}

/* If a mine stood there it is gone, and nobody heard it. */
bool mines_destroyed(struct radio *radio, struct bits zone)
{
    return clear_zone(radio, (struct clearing){.zone = zone, .gone = true});
}

void mines_ripen(struct radio *radio)
{
    if (radio->rules.mine_trigger_from != TRIGGER_NEXT_TURN || !radio->pool->slots) return;
    radio->pool = pool_own(radio->pool, radio->limit_bytes);
    for (size_t i = 0; i < radio->pool->count; i++)
        for (uint32_t s = 0; s < radio->pool->slots; s++)
            pool_at(radio->pool, i)->slot[s].fresh = 0;
}
