/*
 * inside: the data of a belief, for the files of radio/ alone.
 *
 * Since its last silence (or dropped mine) the submarine sailed a path that everyone heard, the
 * same in every history: the segment. Before that, histories differ. A family is all histories
 * whose route has one shape, up to where it lies on the chart:
 *
 *      family (one of many)                segment (one for all families)
 *
 *      route, in its own box:   head       jump: 0 to 4 spaces    heard since: N N E
 *       . # # #                  |         in a line, 17 options       . o >
 *       . # . #   <- the shape   v         of which `options`          . ^
 *       # # . H------------------H ~ ~ ~ ~ ~ are still possible ~ ~ ~ ~S
 *
 *      at: every space on the chart        open[option]: every space on the chart where a head
 *      where H may be, a bitboard          may be, so that jump and segment keep to the sea and
 *                                          agree with all evidence since the silence
 *
 * A history of family f with option o whose head is at p is possible if p is in f.at and in
 * open[o], and o in f.options, which says that jump and segment do not cross f's route. So most
 * evidence changes the 17 boards of the segment only, and a course costs a family one look at its
 * route for each of its options.
 *
 * Mines are slots of a family: the eight spaces around a place, relative to H, of which `mask`
 * are possible; `gone` is the number of places where the mine would have been destroyed unheard.
 * The slots of one family never share a space, so they are independent of each other.
 */
#ifndef RADIO_INSIDE_H
#define RADIO_INSIDE_H

#include "radio/radio.h"
#include "rules/order.h"

enum {
    OPTIONS = 17,       /* of a silence: 0 stays, 1 + 4 * dir + length - 1 */
    STAY = 1,           /* options: only the first */
    REACH = 15,         /* offsets lie within -REACH..REACH */
    SPAN = 2 * REACH + 1,
    TRAIL_MAX = 226,    /* no segment is longer than the chart has spaces, and one */
    SECTOR_SPACES = SECTOR_SIDE * SECTOR_SIDE,
    AROUND = 8,
    SLOTS_MAX = 40,     /* mines held apart; with more the belief widens */
    BLOCK_FAMILIES = 64, /* of a tally */
    SPARE_BYTES = 8 << 20, /* a spare pool is not larger */
    MEMORY_MAX = 2000,  /* events after which a widened belief is not made exact again */
};

#define NO_PRIOR UINT32_MAX
#define MANY_MINES (1u << 30)

struct offset {
    int8_t x, y;
};

struct slot {
    int8_t x, y;   /* from the head to where the submarine was when it dropped the mine */
    uint8_t mask;  /* possible neighbours of that place, see around[] */
    uint8_t gone : 7;
    uint8_t fresh : 1;
};

struct family {
    struct bits route;   /* in its own box, whose north-west corner is space 0 */
    struct bits at;      /* where the head may be */
    double weight;       /* histories behind each of them, times the prior's */
    uint32_t options;    /* of the silence before the segment, one bit each */
    uint32_t prior;      /* weights of the spaces at the last surfacing, or NO_PRIOR */
    struct offset head;  /* in the box */
    struct offset since; /* from the last surfacing to the head */
    _Alignas(8) struct slot slot[];
};
_Static_assert(offsetof(struct family, slot) == sizeof(struct family), "no slot in the padding");

/* A family outside of any pool, with place for all its slots. */
union draft {
    struct family family;
    unsigned char bytes[sizeof(struct family) + SLOTS_MAX * sizeof(struct slot)];
};

/* A growing array of families of one size, shared by forks. */
struct pool {
    uint32_t refs;
    uint32_t slots; /* of every family */
    size_t stride;
    size_t count, capacity;
    size_t capacity_max; /* what the memory limit allows */
    unsigned char *bytes;
};

/* Weights of the surfaced spaces, by their place in the sector. Shared and never changed. */
struct priors {
    uint32_t refs;
    uint8_t corner; /* the sector's north-west space */
    size_t count, capacity;
    double (*weight)[SECTOR_SPACES];
};

/* The sea, and for every offset the spaces from which that offset leads into the sea. */
struct sea_tables {
    uint32_t refs;
    struct bits sea;
    uint8_t beside[SPACE_MAX]; /* which of a space's eight neighbours are sea, see around[] */
    struct bits from[SPAN][SPAN];
};

struct segment {
    struct offset end; /* from its start */
    uint16_t count;
    struct offset trail[TRAIL_MAX];
    uint32_t seen[SPAN + 1]; /* the same as a bitmap, row by row */
    uint32_t live;           /* options with any open space */
    struct bits open[OPTIONS];
    bool whole; /* nothing has been heard since it began: open everywhere */
};

/* What the events of one order have left to be drawn when it is over. */
struct unsettled {
    bool chain;           /* mines in `zone` would have exploded */
    bool lava;            /* survivors are not on `slope` */
    struct bits zone, slope;
};

/* Histories counted, kept until something is heard. */
struct tally {
    double cell[SPACE_MAX];
    double sum;
    size_t blocks;
    double block[]; /* the sum of each BLOCK_FAMILIES families */
};

/* What was heard since the checkpoint, newest first; shared by forks. */
struct memory {
    uint32_t refs, length;
    struct memory *before;
    struct event heard;
    struct bits cells; /* after it */
};

struct radio {
    struct ruleset rules;
    struct chart chart;
    size_t limit_bytes;
    struct sea_tables *sea_tables;
    struct priors *priors; /* NULL before the first surfacing */
    struct pool *pool;
    struct pool *spare; /* memory for the next pool, or NULL */
    struct segment segment;
    struct unsettled unsettled;
    struct bits cells; /* where the submarine can be, the unsettled left aside */
    struct tally *tally;       /* NULL until it is asked for */
    struct radio *checkpoint;  /* as it was when it was last exact and surfaced; or NULL */
    struct memory *memory;     /* since then */
    uint32_t holders;          /* of a checkpoint */
    uint8_t enemy;     /* whom it is about */
    uint8_t turn;      /* whose turn, NO_TEAM in real-time */
    bool course_done;  /* in that turn */
    bool idle;         /* no duty can be pending on the enemy's boat */
    bool iced;         /* the ice hit it just now */
    bool over;
    bool loose;        /* routes or mines were forgotten: not exact */
    bool contradicted;
    uint8_t smoke;     /* sector under toxic smoke, 0 for none */
    uint8_t level;     /* how far the last widening went */
    uint32_t wild;     /* mines that are not followed any more: they may be anywhere */
    int scale;         /* counts are in units of 2^100, so many times over */
};

extern const struct offset around[AROUND];
extern const struct offset option_jump[OPTIONS];

/* sea_tables.c */
struct bits bits_slide(struct bits b, int dx, int dy);
struct bits bits_full(void);
struct sea_tables *sea_tables_new(struct bits sea);
void sea_tables_release(struct sea_tables *sea_tables);
const struct bits *sea_tables_from(const struct sea_tables *sea_tables, int x, int y);
static inline bool space_valid(int column, int row)
{
    return column >= 0 && row >= 0 && column < CHART_SIDE_MAX && row < CHART_SIDE_MAX;
}

/*
 * radio.c. Where evidence is taken in, here and in the files below, true means that some history
 * is left and false that none is: a contradiction. Whether the memory limit was reached is another
 * question, and has an answer of its own.
 */
enum fit { FITS, TOO_LARGE };

/* How families are made out of families. Each of the two functions adds what it makes to `out`. */
struct change {
    int more_slots; /* that the new families have */
    enum fit (*begin)(struct radio *radio, struct pool *out, void *with); /* NULL: nothing to do */
    enum fit (*each)(struct radio *radio, struct pool *out, const struct family *family,
                     void *with);
};

/* What the submarine has done since the families were last sieved. */
enum movement { NOT_MOVED, SAILED, SLIPPED };

bool radio_transform(struct radio *radio, const struct change *change, void *with);
bool radio_sieve(struct radio *radio, enum movement movement);
bool radio_settle(struct radio *radio);
bool radio_take_in(struct radio *radio, const struct event *heard);
bool radio_narrow(struct radio *radio, struct bits spaces);

/* pool.c */
struct pool *pool_new(uint32_t slots, size_t limit_bytes);
void pool_release(struct pool *pool);
struct family *pool_add(struct pool *pool, const struct family *like, uint32_t slots);
enum fit pool_put(struct pool *pool, const struct family *like, uint32_t slots);
static inline struct family *pool_at(const struct pool *pool, size_t i)
{
    return (struct family *)(pool->bytes + i * pool->stride);
}
struct pool *pool_own(struct pool *pool, size_t limit_bytes);
size_t pool_bytes(const struct pool *pool);
void pool_trim(struct pool *pool);
enum fit pool_reserve(struct pool *pool, size_t count);
void pool_reuse(struct pool *pool, uint32_t slots, size_t limit_bytes);
#define HASH_START 0x9e3779b97f4a7c15ull
uint64_t hash_mix(uint64_t hash, uint64_t word);
uint64_t hash_slots(uint64_t hash, const struct slot *slots, uint32_t count);
struct index;
struct index *index_new(size_t about);
void index_free(struct index *index);
bool index_find(struct index *index, uint64_t hash, size_t next, size_t *i,
                bool (*same)(const void *with, size_t i), const void *with);

/* sail.c */
void segment_clear(struct segment *segment);
bool segment_crosses(const struct segment *segment, int option, struct offset o);
bool radio_rebase(struct radio *radio);
bool sail_course(struct radio *radio, enum dir dir);
bool sail_silence(struct radio *radio);
bool sail_surface(struct radio *radio, int sector);
double family_weight(const struct radio *radio, const struct family *family, uint8_t at);
size_t priors_bytes(const struct priors *priors);
void radio_set_priors(struct radio *radio, struct priors *priors);
static inline struct offset option_end(const struct segment *segment, int option)
{
    return (struct offset){(int8_t)(option_jump[option].x + segment->end.x),
                           (int8_t)(option_jump[option].y + segment->end.y)};
}
static inline bool route_has(const struct family *family, int x, int y)
{
    x += family->head.x;
    y += family->head.y;
    return space_valid(x, y) && bits_has(&family->route, space_at(x, y));
}

uint32_t route_blocks(const struct family *family, struct offset end);

/* mines.c */
bool mines_drop(struct radio *radio);
enum set_off { BY_CHAIN, BY_CAPTAIN };
bool mines_explode(struct radio *radio, uint8_t at, enum set_off by);
bool mines_absent(struct radio *radio, struct bits zone);
bool mines_destroyed(struct radio *radio, struct bits zone);
void mines_ripen(struct radio *radio);
bool mines_yield(struct radio *radio, enum movement movement);
int slot_hit(const struct slot *slot, int x, int y);
int slot_choices(const struct radio *radio, const struct slot *slot, uint8_t at);

/* A copy that is not in any pool, to be changed before it is added. */
struct family *draft_of(union draft *draft, const struct family *family, uint32_t slots);

/* afloat.c */
bool radio_afloat(struct radio *radio);

/* hindsight.c */
void hindsight_start(struct radio *radio);
void hindsight_keep(struct radio *radio, const struct event *heard);
void hindsight_surfaced(struct radio *radio);
void hindsight_share(struct radio *fork);
void hindsight_drop(struct radio *radio);

/* widen.c */
void radio_widen(struct radio *radio);
void radio_forget_mine(struct radio *radio);

#endif
