/* Announcements as masks. A set is at most 225 spaces in four words, so each takes nanoseconds. */
#include "bots/rough.h"

struct bits rough_course(struct bits cells, const struct chart *chart, enum dir dir)
{
    return bits_and(bits_move(cells, dir), chart->sea);
}

struct bits rough_silence(struct bits cells, const struct chart *chart)
{
    struct bits all = cells;
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        struct bits run = cells;
        for (int i = 0; i < SILENCE_MAX; i++) {
            run = rough_course(run, chart, dir);
            all = bits_or(all, run);
        }
    }
    return all;
}

static struct bits rough_blast(struct bits cells, uint8_t at, enum result result)
{
    struct bits ring = rough_ring(at);
    if (result == RESULT_CLEAR) return bits_without(cells, ring);
    if (result == RESULT_DIRECT) return bits_and(cells, bits_one(at));
    bits_drop(&ring, at);
    return bits_and(cells, ring);
}

struct bits rough_sector(struct bits cells, const struct chart *chart, int sector, bool inside)
{
    struct bits mask = chart_sector_bits(chart, sector);
    return inside ? bits_and(cells, mask) : bits_without(cells, mask);
}

static struct bits row_bits(int row)
{
    struct bits b = bits_none();
    b.w[(row - 1) / 4] = 0xffffull << ((row - 1) % 4 * ROW_STEP);
    return b;
}

static struct bits column_bits(int column)
{
    uint64_t word = 0x0001000100010001ull << (column - 1);
    return (struct bits){{word, word, word, word}};
}

struct bits rough_answer(struct bits cells, const struct chart *chart, int row, int column,
                         int sector)
{
    struct bits one = row ? row_bits(row) : column_bits(column);
    struct bits two = sector ? chart_sector_bits(chart, sector) : column_bits(column);
    struct bits either = bits_or(bits_without(one, two), bits_without(two, one));
    return bits_and(cells, either);
}

/* A volcano's eruption is announced at the volcano, and with slopes it hits two spaces further. */
static struct bits eruption(struct bits cells, const struct event *heard, enum team team,
                            const struct ruleset *rules)
{
    struct bits inner = rough_ring(heard->at), outer = bits_grow8(inner);
    if (rules->eruption == ERUPTION_CRATERS)
        return rough_blast(cells, heard->at, heard->result[team]);
    switch (heard->result[team]) {
    case RESULT_DIRECT: return bits_and(cells, inner);
    case RESULT_INDIRECT: return bits_and(cells, bits_without(outer, inner));
    default: return bits_without(cells, outer);
    }
}

static struct bits own_deed(struct bits cells, const struct event *heard,
                            const struct ruleset *rules, const struct chart *chart)
{
    switch (heard->kind) {
    case EVENT_COURSE: return rough_course(cells, chart, heard->dir);
    case EVENT_SILENCE: return rough_silence(cells, chart);
    case EVENT_SURFACE: return rough_sector(cells, chart, heard->value, true);
    case EVENT_TORPEDO: return bits_and(cells, torpedo_reach(rules, chart->sea, heard->at));
    case EVENT_ANSWER: return rough_answer(cells, chart, heard->row, heard->column, heard->sector);
    case EVENT_SYSTEM_REPAIRED:
        return bits_and(cells, bits_grow8(chart->island_of[heard->system]));
    default: return cells;
    }
}

struct bits rough_hear(struct bits cells, const struct event *heard, enum team team,
                       const struct ruleset *rules, const struct chart *chart)
{
    struct bits left = cells;
    if (heard->kind == EVENT_BLAST)
        left = heard->cause == CAUSE_VOLCANO ? eruption(cells, heard, team, rules)
                                             : rough_blast(cells, heard->at, heard->result[team]);
    else if (heard->kind == EVENT_DRONE && heard->team != team && heard->answer != ANSWER_SMOKE)
        left = rough_sector(cells, chart, heard->value, heard->answer == ANSWER_YES);
    else if (heard->team == team) left = own_deed(cells, heard, rules, chart);
    left = bits_and(left, chart->sea);
    return bits_any(&left) ? left : chart->sea;
}
