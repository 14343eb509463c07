/*
 * bits: a set of spaces of the chart as a bitboard.
 *
 * A space is one byte, row * 16 + column, row 0 north and column 0 west:
 *
 *        A    B   ...  O  | guard
 *   1   0x00 0x01     0x0e | 0x0f
 *   2   0x10 0x11     0x1e | 0x1f
 *   ..
 *  15   0xe0 0xe1     0xee | 0xef
 *  ------------------------+-----
 *       0xf0 ...  guard row  0xff
 *
 * Column 15 and row 15 are never sea, so moving a whole set is a shift that the caller masks
 * with the sea: nothing wraps round. 10 x 10 charts use the north-west corner.
 */
#ifndef RULES_BITS_H
#define RULES_BITS_H

#include <stdbool.h>
#include <stdint.h>

enum { BITS_WORDS = 4, ROW_STEP = 16, SPACE_MAX = 256 };

/* No space at all, and a space name that lies beyond every chart. Both are in the guard row. */
enum { NOWHERE = 0xff, BEYOND = 0xfe };

/* An enum that is stored in one byte, so that structs can say what their bytes mean. Any byte may
 * stand there: what comes from outside is checked before it is used. */
#define BYTE __attribute__((packed))

enum BYTE dir { NORTH, EAST, SOUTH, WEST, DIRS, NO_DIR = DIRS };

struct bits {
    uint64_t w[BITS_WORDS];
};

static inline uint8_t space_at(int column, int row)
{
    return row * ROW_STEP + column;
}
static inline int space_column(uint8_t at) { return at & 15; }
static inline int space_row(uint8_t at) { return at >> 4; }

/* The next space in a direction; a step off the north edge lands in the guard row. */
static inline uint8_t space_step(uint8_t at, enum dir dir)
{
    static const int8_t step[DIRS] = {-ROW_STEP, 1, ROW_STEP, -1};
    return at + step[dir];
}

/* Greater of the two distances, the king's move count: 1 is one of the eight neighbours. */
static inline int space_distance(uint8_t a, uint8_t b)
{
    int dx = space_column(a) - space_column(b), dy = space_row(a) - space_row(b);
    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return dx > dy ? dx : dy;
}

static inline struct bits bits_none(void) { return (struct bits){{0, 0, 0, 0}}; }

/* Every space that a chart can have: all but the guards. */
static inline struct bits bits_board(void)
{
    uint64_t rows = 0x7fff7fff7fff7fffull;
    return (struct bits){{rows, rows, rows, rows & 0x0000ffffffffffffull}};
}
static inline bool bits_has(const struct bits *b, uint8_t at)
{
    return b->w[at >> 6] >> (at & 63) & 1;
}
static inline void bits_add(struct bits *b, uint8_t at) { b->w[at >> 6] |= 1ull << (at & 63); }
static inline void bits_drop(struct bits *b, uint8_t at) { b->w[at >> 6] &= ~(1ull << (at & 63)); }
static inline struct bits bits_one(uint8_t at)
{
    struct bits b = bits_none();
    bits_add(&b, at);
    return b;
}

#define BITS_EACH_WORD(expression)                                                                 \
    (struct bits){{0}};                                                                            \
    for (int i = 0; i < BITS_WORDS; i++)                                                           \
    r.w[i] = (expression)

static inline struct bits bits_and(struct bits a, struct bits b)
{
    struct bits r = BITS_EACH_WORD(a.w[i] & b.w[i]);
    return r;
}
static inline struct bits bits_or(struct bits a, struct bits b)
{
    struct bits r = BITS_EACH_WORD(a.w[i] | b.w[i]);
    return r;
}
static inline struct bits bits_without(struct bits a, struct bits b)
{
    struct bits r = BITS_EACH_WORD(a.w[i] & ~b.w[i]);
    return r;
}

static inline bool bits_any(const struct bits *b)
{
    return (b->w[0] | b->w[1] | b->w[2] | b->w[3]) != 0;
}
static inline bool bits_equal(const struct bits *a, const struct bits *b)
{
    return ((a->w[0] ^ b->w[0]) | (a->w[1] ^ b->w[1]) | (a->w[2] ^ b->w[2]) |
            (a->w[3] ^ b->w[3])) == 0;
}
static inline int bits_count(const struct bits *b)
{
    int n = 0;
    for (int i = 0; i < BITS_WORDS; i++) n += __builtin_popcountll(b->w[i]);
    return n;
}

/* Whole-set moves. The caller masks the result with the sea. */
static inline struct bits bits_east(struct bits b)
{
    struct bits r = BITS_EACH_WORD(b.w[i] << 1);
    return r;
}
static inline struct bits bits_west(struct bits b)
{
    struct bits r = BITS_EACH_WORD(b.w[i] >> 1);
    return r;
}
static inline struct bits bits_south(struct bits b)
{
    return (struct bits){{b.w[0] << 16, b.w[1] << 16 | b.w[0] >> 48, b.w[2] << 16 | b.w[1] >> 48,
                          b.w[3] << 16 | b.w[2] >> 48}};
}
static inline struct bits bits_north(struct bits b)
{
    return (struct bits){{b.w[0] >> 16 | b.w[1] << 48, b.w[1] >> 16 | b.w[2] << 48,
                          b.w[2] >> 16 | b.w[3] << 48, b.w[3] >> 16}};
}
static inline struct bits bits_move(struct bits b, enum dir dir)
{
    switch (dir) {
    case NORTH: return bits_north(b);
    case EAST: return bits_east(b);
    case SOUTH: return bits_south(b);
    default: return bits_west(b);
    }
}

/* The set and its four, or its eight, neighbours. */
static inline struct bits bits_grow4(struct bits b)
{
    return bits_or(bits_or(b, bits_or(bits_east(b), bits_west(b))),
                   bits_or(bits_north(b), bits_south(b)));
}
static inline struct bits bits_grow8(struct bits b)
{
    struct bits row = bits_or(b, bits_or(bits_east(b), bits_west(b)));
    return bits_or(row, bits_or(bits_north(row), bits_south(row)));
}

/* How many of the four neighbours of a space are in the set. */
static inline int bits_exits(const struct bits *b, uint8_t at)
{
    int n = 0;
    for (enum dir dir = NORTH; dir < DIRS; dir++) n += bits_has(b, space_step(at, dir));
    return n;
}

/* What is within so many steps of a set, going through `sea` only. */
static inline struct bits bits_spread(struct bits from, struct bits sea, int steps)
{
    for (int i = 0; i < steps; i++) {
        struct bits next = bits_and(bits_grow4(from), sea);
        if (bits_equal(&next, &from)) break;
        from = next;
    }
    return from;
}

/* The first space at or after `from` in reading order, NOWHERE when there is none. */
static inline uint8_t bits_next(const struct bits *b, unsigned from)
{
    for (unsigned i = from >> 6; i < BITS_WORDS; i++) {
        uint64_t w = b->w[i];
        if (i == from >> 6) w &= ~0ull << (from & 63);
        if (w) return i * 64 + (unsigned)__builtin_ctzll(w);
    }
    return NOWHERE;
}

/* Every space of a set, in reading order:   EACH_SPACE(at, &set) visit(at); */
#define EACH_SPACE(at, set)                                                                        \
    for (uint8_t at = bits_next(set, 0); at != NOWHERE; at = bits_next(set, at + 1u))

/* Every bit of a 32-bit mask, lowest first:   EACH_BIT(dir, courses) visit(dir); */
#define EACH_BIT(i, mask)                                                                          \
    for (uint32_t i##_left = (mask), i = 0;                                                        \
         i##_left && ((i = (uint32_t)__builtin_ctz(i##_left)), true); i##_left &= i##_left - 1)

/* The place of the n-th bit (from 0) of a mask that has more than n. */
static inline int bit_nth(uint32_t mask, int n)
{
    while (n--) mask &= mask - 1;
    return __builtin_ctz(mask);
}

/* The n-th space (from 0) in reading order; n must be below bits_count. */
static inline uint8_t bits_nth(const struct bits *b, int n)
{
    int i = 0;
    for (int c; (c = __builtin_popcountll(b->w[i])) <= n; i++) n -= c;
    uint64_t w = b->w[i];
    while (n--) w &= w - 1;
    return i * 64 + __builtin_ctzll(w);
}

#endif
