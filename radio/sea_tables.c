/* The sea seen from everywhere: moving whole sets by any offset, and the tables made of that. */
#include "base/memory.h"
#include "radio/inside.h"

const struct offset around[AROUND] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0},
                                      {1, 0},   {-1, 1}, {0, 1},  {1, 1}};

const struct offset option_jump[OPTIONS] = {
    {0, 0},  {0, -1}, {0, -2}, {0, -3}, {0, -4}, {1, 0},  {2, 0},  {3, 0}, {4, 0},
    {0, 1},  {0, 2},  {0, 3},  {0, 4},  {-1, 0}, {-2, 0}, {-3, 0}, {-4, 0}};

static struct bits shift_up(struct bits b, unsigned n)
{
    unsigned words = n >> 6, rest = n & 63;
    struct bits r = bits_none();
    for (unsigned i = BITS_WORDS; i-- > words;) {
        r.w[i] = b.w[i - words] << rest;
        if (rest && i > words) r.w[i] |= b.w[i - words - 1] >> (64 - rest);
    }
    return r;
}

static struct bits shift_down(struct bits b, unsigned n)
{
    unsigned words = n >> 6, rest = n & 63;
    struct bits r = bits_none();
    for (unsigned i = 0; i + words < BITS_WORDS; i++) {
        r.w[i] = b.w[i + words] >> rest;
        if (rest && i + words + 1 < BITS_WORDS) r.w[i] |= b.w[i + words + 1] << (64 - rest);
    }
    return r;
}

/* The columns that do not leave the board when they move by dx. */
static struct bits steady_columns(int dx)
{
    uint64_t row = dx >= 0 ? 0xffffu >> dx : 0xffffu << -dx & 0xffffu;
    row *= 0x0001000100010001ull;
    return (struct bits){{row, row, row, row}};
}

/* Every space of the set moved by an offset; what would leave the board is dropped. */
struct bits bits_slide(struct bits b, int dx, int dy)
{
    if (dx <= -ROW_STEP || dx >= ROW_STEP || dy <= -ROW_STEP || dy >= ROW_STEP) return bits_none();
    int n = dy * ROW_STEP + dx;
    b = bits_and(b, steady_columns(dx));
    return n >= 0 ? shift_up(b, (unsigned)n) : shift_down(b, (unsigned)-n);
}

struct bits bits_full(void) { return (struct bits){{~0ull, ~0ull, ~0ull, ~0ull}}; }

struct sea_tables *sea_tables_new(struct bits sea)
{
    struct sea_tables *sea_tables = memory_take(sizeof *sea_tables);
    sea_tables->refs = 1;
    sea_tables->sea = sea;
    for (int y = -REACH; y <= REACH; y++)
        for (int x = -REACH; x <= REACH; x++)
            sea_tables->from[y + REACH][x + REACH] = bits_slide(sea, -x, -y);
    for (int at = 0; at < SPACE_MAX; at++) {
        sea_tables->beside[at] = 0;
        for (int i = 0; i < AROUND; i++)
            if (bits_has(sea_tables_from(sea_tables, around[i].x, around[i].y), (uint8_t)at))
                sea_tables->beside[at] |= (uint8_t)(1 << i);
    }
    return sea_tables;
}

void sea_tables_release(struct sea_tables *sea_tables)
{
    if (sea_tables && --sea_tables->refs == 0) free(sea_tables);
}

/* The spaces from which this offset leads to a sea space. */
const struct bits *sea_tables_from(const struct sea_tables *sea_tables, int x, int y)
{
    static const struct bits none;
    if (x < -REACH || x > REACH || y < -REACH || y > REACH) return &none;
    return &sea_tables->from[y + REACH][x + REACH];
}
