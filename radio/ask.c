/*
 * Questions to a belief: cells, counts and what would remain. They change nothing; where the
 * events of an order leave something unsettled they are put to a fork for which it is over.
 */
#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "radio/inside.h"
#include "rules/rng.h"

/* The belief as it is when the last order is over, to be released; NULL: as it stands. */
static struct radio *settled(const struct radio *radio)
{
    if (!radio->unsettled.chain && !radio->unsettled.lava) return NULL;
    struct radio *fork = radio_fork(radio);
    if (radio_settle(fork)) return fork;
    radio_free(fork);
    return NULL;
}

struct bits radio_cells(const struct radio *radio)
{
    struct radio *fork = settled(radio);
    struct bits cells = fork ? fork->cells : radio->cells;
    radio_free(fork);
    return cells;
}

bool radio_exact(const struct radio *radio)
{
    struct bits cells = radio_cells(radio);
    return !radio->contradicted && (!radio->loose || bits_count(&cells) == 1);
}

/* --- counting -------------------------------------------------------------------------------- */

static double count_at(const struct radio *radio, const struct family *family, uint8_t head)
{
    double count = family_weight(radio, family, head);
    for (uint32_t s = 0; s < radio->pool->slots; s++)
        count *= slot_choices(radio, &family->slot[s], head);
    return count;
}

/* Every history of every family: what is told of each is where its head is and its option. */
typedef void (*teller)(void *with, const struct family *family, int option, uint8_t head,
                       double count);

static void tell_option(const struct radio *radio, const struct family *family, int option,
                        teller tell, void *with)
{
    struct bits at = bits_and(family->at, radio->segment.open[option]);
    EACH_SPACE (head, &at) tell(with, family, option, head, count_at(radio, family, head));
}

static void tell_block(const struct radio *radio, size_t block, teller tell, void *with)
{
    size_t end = (block + 1) * BLOCK_FAMILIES;
    for (size_t i = block * BLOCK_FAMILIES; i < end && i < radio->pool->count; i++) {
        const struct family *family = pool_at(radio->pool, i);
        EACH_BIT (option, family->options & radio->segment.live)
            tell_option(radio, family, option, tell, with);
    }
}

static void tell_all(const struct radio *radio, teller tell, void *with)
{
    size_t blocks = (radio->pool->count + BLOCK_FAMILIES - 1) / BLOCK_FAMILIES;
    for (size_t i = 0; i < blocks; i++) tell_block(radio, i, tell, with);
}

struct heads {
    double count[OPTIONS][SPACE_MAX];
    double sum;
};

static void count_head(void *with, const struct family *family, int option, uint8_t head,
                       double count)
{
    struct heads *heads = with;
    (void)family;
    heads->count[option][head] += count;
    heads->sum += count;
}

static void count_cells(const struct radio *radio, const struct heads *heads, double *cell)
{
    memset(cell, 0, SPACE_MAX * sizeof *cell);
    EACH_BIT (option, radio->segment.live) {
        struct offset end = option_end(&radio->segment, option);
        for (int head = 0; head < SPACE_MAX; head++)
            if (heads->count[option][head] > 0)
                cell[head + end.y * ROW_STEP + end.x] += heads->count[option][head];
    }
}

static struct tally *tally_new(const struct radio *radio)
{
    size_t blocks = (radio->pool->count + BLOCK_FAMILIES - 1) / BLOCK_FAMILIES;
    struct tally *tally = memory_take(sizeof *tally + blocks * sizeof(double));
    struct heads heads;
    memset(&heads, 0, sizeof heads);
    for (size_t i = 0; i < blocks; i++) {
        double before = heads.sum;
        tell_block(radio, i, count_head, &heads);
        tally->block[i] = heads.sum - before;
    }
    tally->blocks = blocks;
    tally->sum = heads.sum;
    count_cells(radio, &heads, tally->cell);
    return tally;
}

/* Counted once, then kept with the belief until it hears something: no caller sees a change. */
static const struct tally *tally_of(const struct radio *radio)
{
    if (!radio->tally) ((struct radio *)radio)->tally = tally_new(radio);
    return radio->tally;
}

double radio_histories(const struct radio *radio)
{
    struct radio *fork = settled(radio);
    double sum = ldexp(tally_of(fork ? fork : radio)->sum, 100 * radio->scale);
    radio_free(fork);
    return isfinite(sum) ? sum : DBL_MAX;
}

void radio_weights(const struct radio *radio, double weight[SPACE_MAX])
{
    struct radio *fork = settled(radio);
    const struct tally *tally = tally_of(fork ? fork : radio);
    for (int at = 0; at < SPACE_MAX; at++) weight[at] = tally->cell[at] / tally->sum;
    radio_free(fork);
}

static double entropy_of(const double weight[SPACE_MAX], struct bits cells)
{
    double sum = 0, entropy = 0;
    EACH_SPACE (at, &cells) sum += weight[at];
    EACH_SPACE (at, &cells)
        if (weight[at] > 0) entropy -= weight[at] / sum * log2(weight[at] / sum);
    return entropy > 0 ? entropy : 0;
}

double radio_entropy(const struct radio *radio)
{
    double weight[SPACE_MAX];
    radio_weights(radio, weight);
    return entropy_of(weight, radio_cells(radio));
}

/* --- mines ----------------------------------------------------------------------------------- */

struct minefield {
    const struct radio *radio;
    double *chance;
    double sum;
};

static uint8_t mine_space(const struct radio *radio, const struct slot *slot, int place,
                          uint8_t head)
{
    int x = slot->x + around[place].x, y = slot->y + around[place].y;
    if (!bits_has(sea_tables_from(radio->sea_tables, x, y), head)) return NOWHERE;
    return space_at(space_column(head) + x, space_row(head) + y);
}

static void count_mines(void *with, const struct family *family, int option, uint8_t head,
                        double count)
{
    struct minefield *field = with;
    (void)option;
    field->sum += count;
    for (uint32_t s = 0; s < field->radio->pool->slots; s++) {
        const struct slot *slot = &family->slot[s];
        double each = count / slot_choices(field->radio, slot, head);
        EACH_BIT (place, slot->mask) {
            uint8_t at = mine_space(field->radio, slot, place, head);
            if (at != NOWHERE) field->chance[at] += each;
        }
    }
}

void radio_mines(const struct radio *radio, double chance[SPACE_MAX])
{
    struct radio *fork = settled(radio);
    struct minefield field = {fork ? fork : radio, chance, 0};
    memset(chance, 0, SPACE_MAX * sizeof *chance);
    if (field.radio->pool->slots) tell_all(field.radio, count_mines, &field);
    for (int at = 0; at < SPACE_MAX && field.sum > 0; at++) chance[at] /= field.sum;
    radio_free(fork);
}

/* --- one history ----------------------------------------------------------------------------- */

struct lottery {
    double left; /* until the one that is drawn */
    const struct family *family;
    int option;
    uint8_t head;
};

static void draw(void *with, const struct family *family, int option, uint8_t head, double count)
{
    struct lottery *lottery = with;
    if (lottery->left < 0) return;
    lottery->left -= count;
    lottery->family = family;
    lottery->option = option;
    lottery->head = head;
}

static void add_space(struct bits *spaces, int x, int y)
{
    if (space_valid(x, y)) bits_add(spaces, space_at(x, y));
}

static struct bits drawn_route(const struct radio *radio, const struct lottery *drawn)
{
    const struct family *family = drawn->family;
    const struct segment *segment = &radio->segment;
    struct offset jump = option_jump[drawn->option];
    int x = space_column(drawn->head), y = space_row(drawn->head);
    struct bits route = bits_slide(family->route, x - family->head.x, y - family->head.y);
    int length = jump.x + jump.y < 0 ? -(jump.x + jump.y) : jump.x + jump.y;
    for (int i = 1; i <= length; i++)
        add_space(&route, x + jump.x / length * i, y + jump.y / length * i);
    for (int i = 0; i < segment->count; i++)
        add_space(&route, x + jump.x + segment->trail[i].x, y + jump.y + segment->trail[i].y);
    return route;
}

static struct bits drawn_mines(const struct radio *radio, const struct lottery *drawn,
                               uint64_t *rng)
{
    struct bits mines = bits_none();
    for (uint32_t s = 0; s < radio->pool->slots; s++) {
        const struct slot *slot = &drawn->family->slot[s];
        int choices = slot_choices(radio, slot, drawn->head);
        int pick = (int)rng_below(rng, (uint32_t)choices);
        EACH_BIT (place, slot->mask) {
            uint8_t at = mine_space(radio, slot, place, drawn->head);
            if (at != NOWHERE && pick-- == 0) bits_add(&mines, at);
        }
    }
    return mines;
}

struct radio_guess radio_sample(const struct radio *radio, uint64_t *rng)
{
    struct radio *fork = settled(radio);
    const struct radio *from = fork ? fork : radio;
    const struct tally *tally = tally_of(from);
    struct lottery drawn = {.left = tally->sum * (double)(rng_next(rng) >> 11) * 0x1p-53};
    size_t block = 0;
    while (block + 1 < tally->blocks && drawn.left >= tally->block[block])
        drawn.left -= tally->block[block++];
    tell_block(from, block, draw, &drawn);
    assert(drawn.family);
    struct offset end = option_end(&from->segment, drawn.option);
    struct radio_guess guess = {
        .at = space_at(space_column(drawn.head) + end.x, space_row(drawn.head) + end.y),
        .route = drawn_route(from, &drawn),
        .mines = drawn_mines(from, &drawn, rng)};
    radio_free(fork);
    return guess;
}

/* --- what would remain ----------------------------------------------------------------------- */

struct outlook_of {
    const struct radio *radio;
    double weight[SPACE_MAX];
    struct bits cells;
    struct radio_outlook *outlook;
};

static void add_outcome(struct outlook_of *of, int i, struct bits spaces)
{
    struct radio_outcome *outcome = &of->outlook->outcome[i];
    outcome->cells = bits_and(of->cells, spaces);
    EACH_SPACE (at, &outcome->cells) outcome->chance += of->weight[at];
    outcome->entropy = entropy_of(of->weight, outcome->cells);
    of->outlook->mean_cells += outcome->chance * bits_count(&outcome->cells);
    of->outlook->mean_entropy += outcome->chance * outcome->entropy;
}

static void expect_drone(struct outlook_of *of, int sector)
{
    if (sector < 1 || sector > chart_sectors(&of->radio->chart)) return;
    struct bits inside = chart_sector_bits(&of->radio->chart, sector);
    if (of->radio->smoke == sector) {
        add_outcome(of, ANSWER_SMOKE, bits_full());
        return;
    }
    add_outcome(of, ANSWER_NO, bits_without(bits_full(), inside));
    add_outcome(of, ANSWER_YES, inside);
}

static void expect_blast(struct outlook_of *of, uint8_t at)
{
    struct bits hit = bits_one(at), near = bits_grow8(hit);
    if (!chart_holds(&of->radio->chart, at)) return;
    add_outcome(of, RESULT_CLEAR, bits_without(bits_full(), near));
    add_outcome(of, RESULT_INDIRECT, bits_without(near, hit));
    add_outcome(of, RESULT_DIRECT, hit);
}

/* The answers that a Captain at a space may give. */
static double answers_at(const struct chart *chart)
{
    double side = chart->side, sectors = chart_sectors(chart);
    return 2 * ((side - 1) + (side - 1) + (sectors - 1));
}

static bool answer_fits(const struct chart *chart, const struct radio_question *q, uint8_t at)
{
    return (q->row == space_row(at) + 1) + (q->column == space_column(at) + 1) +
               (q->sector == chart_sector(chart, at)) ==
           1;
}

static void hear_answer(struct outlook_of *of, const struct radio_question *q,
                        struct radio_outcome *outcome)
{
    const struct chart *chart = &of->radio->chart;
    *outcome = (struct radio_outcome){0};
    EACH_SPACE (at, &of->cells) {
        if (!answer_fits(chart, q, at)) continue;
        bits_add(&outcome->cells, at);
        outcome->chance += of->weight[at] / answers_at(chart);
    }
    if (outcome->chance <= 0) return;
    outcome->entropy = entropy_of(of->weight, outcome->cells);
    of->outlook->mean_cells += outcome->chance * bits_count(&outcome->cells);
    of->outlook->mean_entropy += outcome->chance * outcome->entropy;
}

static void expect_all_answers(struct outlook_of *of)
{
    int side = of->radio->chart.side, sectors = chart_sectors(&of->radio->chart);
    struct radio_outcome outcome;
    for (int row = 0; row <= side; row++)
        for (int column = 0; column <= side; column++)
            for (int sector = 0; sector <= sectors; sector++) {
                if (!!row + !!column + !!sector != 2) continue;
                struct radio_question q = {.row = (uint8_t)row, .column = (uint8_t)column,
                                           .sector = (uint8_t)sector};
                hear_answer(of, &q, &outcome);
            }
}

void radio_expect(const struct radio *radio, const struct radio_question *question,
                  struct radio_outlook *outlook)
{
    struct outlook_of of = {.radio = radio, .outlook = outlook};
    memset(outlook, 0, sizeof *outlook);
    radio_weights(radio, of.weight);
    of.cells = radio_cells(radio);
    int stated = !!question->row + !!question->column + !!question->sector;
    switch (question->ask) {
    case RADIO_ASK_DRONE: expect_drone(&of, question->sector); break;
    case RADIO_ASK_BLAST: expect_blast(&of, question->at); break;
    default:
        if (stated == 2) hear_answer(&of, question, &outlook->outcome[0]);
        else if (stated == 0) expect_all_answers(&of);
    }
}

struct radio_size radio_size(const struct radio *radio)
{
    struct radio_size size = {0, sizeof *radio + sizeof *radio->sea_tables};
    for (size_t i = 0; i < radio->pool->count; i++)
        size.hypotheses += (size_t)__builtin_popcount(pool_at(radio->pool, i)->options);
    size.bytes += pool_bytes(radio->pool) + priors_bytes(radio->priors);
    if (radio->spare) size.bytes += pool_bytes(radio->spare);
    if (radio->memory) size.bytes += radio->memory->length * sizeof *radio->memory;
    const struct radio *checkpoint = radio->checkpoint;
    if (checkpoint && checkpoint->pool != radio->pool)
        size.bytes += sizeof *radio + pool_bytes(checkpoint->pool);
    return size;
}
