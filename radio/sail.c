/*
 * Movement: courses, silences and surfacings.
 *
 * A course moves the end of the segment. A silence makes every family out of the options that are
 * left of the silence before (radio_rebase), then leaves 17 options open again. A surfacing joins
 * all families whose mines lie the same way from the submarine, and keeps their counts apart by
 * space as the new prior.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "radio/inside.h"

static const struct offset step_of[DIRS] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

/* --- the segment ----------------------------------------------------------------------------- */

static bool segment_seen(const struct segment *segment, struct offset o)
{
    return segment->seen[o.y + REACH] >> (o.x + REACH) & 1;
}

static void segment_extend(struct segment *segment, struct offset o)
{
    assert(segment->count < TRAIL_MAX);
    segment->end = o;
    segment->trail[segment->count++] = o;
    segment->seen[o.y + REACH] |= 1u << (o.x + REACH);
}

/* Starts anew where the submarine is, without a silence: one option, open everywhere. */
void segment_clear(struct segment *segment)
{
    segment->count = 0;
    memset(segment->seen, 0, sizeof segment->seen);
    memset(segment->open, 0, sizeof segment->open);
    segment->open[0] = bits_full();
    segment->live = STAY;
    segment->whole = true;
    segment_extend(segment, (struct offset){0, 0});
}

/* Whether the jump of an option passed this offset, counted from the segment's start. */
static bool jump_crossed(int option, struct offset o)
{
    struct offset jump = option_jump[option];
    int x = jump.x + o.x, y = jump.y + o.y; /* from the head */
    if (option == 0 || (x && y)) return false;
    int along = jump.x ? x * (jump.x > 0 ? 1 : -1) : y * (jump.y > 0 ? 1 : -1);
    bool in_line = jump.x ? y == 0 : x == 0;
    return in_line && along >= 1 && along <= (option - 1) % SILENCE_MAX + 1;
}

/* Whether an option's jump or the segment passed this offset, counted from the segment's start. */
bool segment_crosses(const struct segment *segment, int option, struct offset o)
{
    if (abs(o.x) > REACH || abs(o.y) > REACH) return false;
    return segment_seen(segment, o) || jump_crossed(option, o);
}

static void segment_keep_to_sea(struct radio *radio)
{
    struct segment *segment = &radio->segment;
    EACH_BIT (option, segment->live) {
        struct offset end = option_end(segment, option);
        if (jump_crossed(option, segment->end)) segment->open[option] = bits_none();
        segment->open[option] =
            bits_and(segment->open[option], *sea_tables_from(radio->sea_tables, end.x, end.y));
        if (!bits_any(&segment->open[option])) segment->live &= ~(1u << option);
    }
}

bool sail_course(struct radio *radio, enum dir dir)
{
    struct segment *segment = &radio->segment;
    struct offset to = {(int8_t)(segment->end.x + step_of[dir].x),
                        (int8_t)(segment->end.y + step_of[dir].y)};
    if (abs(to.x) >= REACH || abs(to.y) >= REACH || segment_seen(segment, to)) return false;
    segment_extend(segment, to);
    segment_keep_to_sea(radio);
    return radio_sieve(radio, SAILED) && mines_yield(radio, SAILED);
}

/* --- silence --------------------------------------------------------------------------------- */

/* Jump and segment as a set in a box of its own; `corner` is where it lies from the head. */
struct track {
    struct bits cells;
    struct offset corner, end;
};

static void stretch(struct offset *low, struct offset *high, struct offset o)
{
    if (o.x < low->x) low->x = o.x;
    if (o.y < low->y) low->y = o.y;
    if (o.x > high->x) high->x = o.x;
    if (o.y > high->y) high->y = o.y;
}

static struct offset trail_at(const struct segment *segment, int option, int i)
{
    return (struct offset){(int8_t)(option_jump[option].x + segment->trail[i].x),
                           (int8_t)(option_jump[option].y + segment->trail[i].y)};
}

static void track_add(struct track *track, int x, int y)
{
    bits_add(&track->cells, space_at(x - track->corner.x, y - track->corner.y));
}

/* False when it is too long for any chart. */
static bool track_make(struct track *track, const struct segment *segment, int option)
{
    struct offset low = {0, 0}, high = {0, 0}, jump = option_jump[option];
    for (int i = 0; i < segment->count; i++)
        stretch(&low, &high, trail_at(segment, option, i));
    *track = (struct track){.corner = low, .end = option_end(segment, option)};
    if (high.x - low.x >= CHART_SIDE_MAX || high.y - low.y >= CHART_SIDE_MAX) return false;
    int length = abs(jump.x + jump.y), dx = jump.x > 0 ? 1 : jump.x < 0 ? -1 : 0;
    int dy = jump.y > 0 ? 1 : jump.y < 0 ? -1 : 0;
    for (int i = 1; i < length; i++) track_add(track, dx * i, dy * i);
    for (int i = 0; i < segment->count; i++) {
        struct offset o = trail_at(segment, option, i);
        track_add(track, o.x, o.y);
    }
    return true;
}

static int min_of(int a, int b) { return a < b ? a : b; }

/* The family that sailed this track: its route grows, its head moves to the end. */
static void family_follow(struct family *family, uint32_t slots, const struct track *track)
{
    int west = min_of(0, family->head.x + track->corner.x);
    int north = min_of(0, family->head.y + track->corner.y);
    int x = family->head.x + track->corner.x - west, y = family->head.y + track->corner.y - north;
    if (west | north) family->route = bits_slide(family->route, -west, -north);
    family->route = bits_or(family->route, bits_slide(track->cells, x, y));
    family->head.x = (int8_t)(family->head.x + track->end.x - west);
    family->head.y = (int8_t)(family->head.y + track->end.y - north);
    family->since.x = (int8_t)(family->since.x + track->end.x);
    family->since.y = (int8_t)(family->since.y + track->end.y);
    family->options = STAY;
    for (uint32_t i = 0; i < slots; i++) {
        family->slot[i].x = (int8_t)(family->slot[i].x - track->end.x);
        family->slot[i].y = (int8_t)(family->slot[i].y - track->end.y);
    }
}

static enum fit rebase_begin(struct radio *radio, struct pool *out, void *with)
{
    const struct pool *pool = radio->pool;
    size_t options = 0;
    (void)with;
    for (size_t i = 0; i < pool->count; i++)
        options += (size_t)__builtin_popcount(pool_at(pool, i)->options & radio->segment.live);
    return pool_reserve(out, options);
}

static enum fit rebase_family(struct radio *radio, struct pool *out, const struct family *family,
                              void *with)
{
    const struct track *tracks = with;
    EACH_BIT (option, family->options & radio->segment.live) {
        struct bits at = bits_and(family->at, radio->segment.open[option]);
        if (!bits_any(&at)) continue;
        struct family *moved = pool_add(out, family, radio->pool->slots);
        if (!moved) return TOO_LARGE;
        moved->at = bits_slide(at, tracks[option].end.x, tracks[option].end.y);
        family_follow(moved, radio->pool->slots, &tracks[option]);
    }
    return FITS;
}

/* Families whose head is the submarine: what is left of the options becomes families. */
bool radio_rebase(struct radio *radio)
{
    static const struct change change = {0, rebase_begin, rebase_family};
    struct track tracks[OPTIONS];
    if (radio->segment.live == STAY && radio->segment.count == 1 && radio->segment.whole)
        return true;
    for (int option = 0; option < OPTIONS; option++)
        if (radio->segment.live >> option & 1 &&
            !track_make(&tracks[option], &radio->segment, option))
            radio->segment.live &= ~(1u << option);
    if (!radio_transform(radio, &change, tracks)) return false;
    segment_clear(&radio->segment);
    return true;
}

static void segment_open_jumps(struct radio *radio)
{
    struct segment *segment = &radio->segment;
    for (int option = 1; option < OPTIONS; option++) {
        struct offset jump = option_jump[option];
        bool first = (option - 1) % SILENCE_MAX == 0;
        segment->open[option] = bits_and(first ? segment->open[0] : segment->open[option - 1],
                                         *sea_tables_from(radio->sea_tables, jump.x, jump.y));
        if (bits_any(&segment->open[option])) segment->live |= 1u << option;
    }
}

/*
 * The route's spaces in one column, the northernmost in the lowest bit.
 *
 * A word holds four rows of 16 spaces, so a column has one bit in each: bits 0, 16, 32 and 48
 * after the shift, and `spread` keeps these alone. The product adds up copies of them, shifted left
 * by the places of the bits of `gather`: 60 brings bit 0 to bit 60, 45 brings bit 16 to 61, 30
 * brings bit 32 to 62 and 15 brings bit 48 to 63. No two copies meet in one place, so nothing is
 * carried, and the four top bits are the column.
 */
static uint32_t route_column(const struct bits *route, int x)
{
    const uint64_t spread = 1ull | 1ull << 16 | 1ull << 32 | 1ull << 48;
    const uint64_t gather = 1ull << 60 | 1ull << 45 | 1ull << 30 | 1ull << 15;
    uint32_t column = 0;
    for (int i = 0; i < BITS_WORDS; i++)
        column |= (uint32_t)((route->w[i] >> x & spread) * gather >> 60) << (4 * i);
    return column;
}

static uint32_t route_row(const struct bits *route, int y)
{
    return (uint32_t)(route->w[y >> 2] >> ((y & 3) * ROW_STEP)) & 0xffff;
}

/* Nine bits of a line, the middle one at a place that may lie off either end: the line is put in
 * the upper half of a word, so that zeros come in from both sides. */
static uint32_t middle_of(uint32_t line, int at)
{
    return (uint32_t)((uint64_t)line << 32 >> (at + 32 - SILENCE_MAX)) & 0x1ff;
}

/* What the route holds next to a space in each direction, four bits each, the nearest lowest. */
struct cross {
    uint32_t north, east, south, west;
    bool middle;
};

static struct cross route_cross(const struct family *family, struct offset o)
{
    static const uint8_t mirrored[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
    int x = family->head.x + o.x, y = family->head.y + o.y;
    bool in_column = x >= 0 && x < ROW_STEP, in_row = y >= 0 && y < ROW_STEP;
    uint32_t down = middle_of(in_column ? route_column(&family->route, x) : 0, y);
    uint32_t along = middle_of(in_row ? route_row(&family->route, y) : 0, x);
    return (struct cross){mirrored[down & 15], along >> 5, down >> 5, mirrored[along & 15],
                          along >> 4 & 1};
}

/* Options whose last space is on the route; `end` is where the segment ends without a jump. */
uint32_t route_blocks(const struct family *family, struct offset end)
{
    struct cross cross = route_cross(family, end);
    return cross.middle | cross.north << 1 | cross.east << 5 | cross.south << 9 | cross.west << 13;
}

/* Ones for the spaces before the first that is taken: the lowest bit of `taken`, minus one. */
static uint32_t free_run(uint32_t taken) { return (taken & -taken) - 1; }

/* The lengths in each direction that do not meet the family's route. */
static uint32_t clear_jumps(const struct family *family)
{
    enum { END = 1 << SILENCE_MAX }; /* a silence is no longer: as if the next space were taken */
    struct cross cross = route_cross(family, (struct offset){0, 0});
    return STAY | free_run(cross.north | END) << 1 | free_run(cross.east | END) << 5 |
           free_run(cross.south | END) << 9 | free_run(cross.west | END) << 13;
}

bool sail_silence(struct radio *radio)
{
    if (!radio_rebase(radio)) return false;
    struct pool *pool = radio->pool = pool_own(radio->pool, radio->limit_bytes);
    for (size_t i = 0; i < pool->count; i++)
        pool_at(pool, i)->options = clear_jumps(pool_at(pool, i));
    segment_open_jumps(radio);
    return radio_sieve(radio, SLIPPED) && mines_yield(radio, SLIPPED);
}

/* --- surfacing ------------------------------------------------------------------------------- */

struct surfacing {
    struct priors *priors;
    struct index *index; /* of the joined families by their mines */
    struct pool *out;
    union draft draft; /* the family that is being joined, as it lies from the submarine */
};

static bool same_mines(const void *with, size_t i)
{
    const struct surfacing *up = with;
    size_t bytes = up->out->slots * sizeof(struct slot);
    return !memcmp(pool_at(up->out, i)->slot, up->draft.family.slot, bytes);
}

size_t priors_bytes(const struct priors *priors)
{
    return priors ? sizeof *priors + priors->capacity * sizeof *priors->weight : 0;
}

static enum fit priors_add(struct priors *priors, size_t capacity_max)
{
    if (priors->count == priors->capacity) {
        size_t capacity = priors->capacity ? priors->capacity * 2 : 4;
        if (capacity > capacity_max) capacity = capacity_max;
        if (capacity <= priors->count) return TOO_LARGE;
        priors->weight = memory_resize_array(priors->weight, capacity, sizeof *priors->weight);
        priors->capacity = capacity;
    }
    memset(priors->weight[priors->count++], 0, sizeof *priors->weight);
    return FITS;
}

static int place_in_sector(uint8_t corner, uint8_t at)
{
    int x = space_column(at) - space_column(corner), y = space_row(at) - space_row(corner);
    return y * SECTOR_SIDE + x;
}

/* How many histories brought this family's head to a space, mines aside. */
double family_weight(const struct radio *radio, const struct family *family, uint8_t at)
{
    if (family->prior == NO_PRIOR) return family->weight;
    const struct priors *priors = radio->priors;
    int x = space_column(at) - family->since.x - space_column(priors->corner);
    int y = space_row(at) - family->since.y - space_row(priors->corner);
    assert(x >= 0 && y >= 0 && x < SECTOR_SIDE && y < SECTOR_SIDE);
    return family->weight * priors->weight[family->prior][y * SECTOR_SIDE + x];
}

/* West to east and north to south, an order that movement keeps; then by what is possible. */
static bool slot_follows(struct slot a, struct slot b)
{
    if (a.x != b.x) return a.x > b.x;
    if (a.y != b.y) return a.y > b.y;
    return a.mask != b.mask ? a.mask > b.mask : a.gone > b.gone;
}

/* Equal mines in any order are the same mines. Most are in order already. */
static void sort_slots(struct slot *slot, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        struct slot moved = slot[i];
        uint32_t k = i;
        for (; k > 0 && slot_follows(slot[k - 1], moved); k--) slot[k] = slot[k - 1];
        slot[k] = moved;
    }
}

/* The mines as they lie from where the submarine is now. One that has no place left to be lies
 * nowhere, so that it is equal to any other such. */
static void draft_mines(struct surfacing *up, const struct family *family, struct offset end)
{
    struct slot *slots = up->draft.family.slot;
    for (uint32_t s = 0; s < up->out->slots; s++) {
        slots[s] = family->slot[s];
        slots[s].x = (int8_t)(slots[s].x - end.x);
        slots[s].y = (int8_t)(slots[s].y - end.y);
        if (!slots[s].mask) slots[s].x = slots[s].y = 0;
    }
    sort_slots(slots, up->out->slots);
}

/* The joined family that has the mines of the draft, a new one if it is the first. Family i has
 * prior i: the two lists grow together. */
static enum fit find_joined(struct surfacing *up, size_t *number)
{
    struct pool *out = up->out;
    struct family *draft = &up->draft.family;
    uint64_t hash = hash_slots(HASH_START, draft->slot, out->slots);
    if (index_find(up->index, hash, out->count, number, same_mines, up)) return FITS;
    *number = out->count;
    /* All but the slots, which are no part of the value that is assigned. */
    *draft = (struct family){.route = bits_one(0), .weight = 1, .options = STAY,
                             .prior = (uint32_t)*number};
    if (pool_put(out, draft, out->slots) == TOO_LARGE) return TOO_LARGE;
    return priors_add(up->priors, out->capacity_max);
}

/* Joins the histories of one option of a family to those that left the same mines. */
static enum fit join_option(struct radio *radio, struct surfacing *up, const struct family *family,
                            int option)
{
    struct offset end = option_end(&radio->segment, option);
    struct bits at = bits_and(family->at, radio->segment.open[option]);
    size_t number;
    if (!bits_any(&at)) return FITS;
    draft_mines(up, family, end);
    if (find_joined(up, &number) == TOO_LARGE) return TOO_LARGE;
    struct family *joined = pool_at(up->out, number);
    joined->at = bits_or(joined->at, bits_slide(at, end.x, end.y));
    EACH_SPACE (head, &at) {
        uint8_t now = space_at(space_column(head) + end.x, space_row(head) + end.y);
        up->priors->weight[number][place_in_sector(up->priors->corner, now)] +=
            family_weight(radio, family, head);
    }
    return FITS;
}

/* It may be the second time: after the first the families were too many, and were widened. */
static enum fit join_begin(struct radio *radio, struct pool *out, void *with)
{
    struct surfacing *up = with;
    enum { INDEX_BYTES = 32 }; /* each family comes with its prior and its entries in the index */
    (void)radio;
    out->capacity_max = out->capacity_max * out->stride /
                        (out->stride + sizeof *up->priors->weight + INDEX_BYTES);
    up->out = out;
    up->priors->count = 0;
    index_free(up->index);
    up->index = index_new(16);
    return FITS;
}

static enum fit join_family(struct radio *radio, struct pool *out, const struct family *family,
                            void *with)
{
    (void)out;
    EACH_BIT (option, family->options & radio->segment.live)
        if (join_option(radio, with, family, option) == TOO_LARGE) return TOO_LARGE;
    return FITS;
}

static void priors_release(struct priors *priors)
{
    if (!priors || --priors->refs > 0) return;
    free(priors->weight);
    free(priors);
}

void radio_set_priors(struct radio *radio, struct priors *priors)
{
    priors_release(radio->priors);
    radio->priors = priors;
}

/* Counts grow with every silence; long before they overflow they are told in units of 2^100. */
static int priors_scale(struct priors *priors)
{
    double most = 0;
    for (size_t i = 0; i < priors->count; i++)
        for (int k = 0; k < SECTOR_SPACES; k++)
            if (priors->weight[i][k] > most) most = priors->weight[i][k];
    if (most < 0x1p200) return 0;
    for (size_t i = 0; i < priors->count; i++)
        for (int k = 0; k < SECTOR_SPACES; k++) priors->weight[i][k] *= 0x1p-100;
    return 1;
}

/* Joins families by their mines. The sector is known already: every space lies in it. */
bool sail_surface(struct radio *radio, int sector)
{
    static const struct change change = {0, join_begin, join_family};
    struct bits spaces = chart_sector_bits(&radio->chart, sector);
    struct surfacing up = {.priors = memory_new(1, sizeof *up.priors)};
    up.priors->refs = 1;
    up.priors->corner = bits_next(&spaces, 0);
    bool kept = radio_transform(radio, &change, &up);
    index_free(up.index);
    radio->scale += priors_scale(up.priors);
    if (kept) radio_set_priors(radio, up.priors);
    else priors_release(up.priors);
    segment_clear(&radio->segment);
    return kept && radio_sieve(radio, NOT_MOVED);
}
