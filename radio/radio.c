/*
 * The radio room: one crew's ears.
 *
 * Events come in one by one. Those about the enemy become evidence of three kinds: a movement
 * (sail.c), something about its mines (mines.c), or a plain set of spaces where it must be now,
 * which narrows the boards of the segment (see the picture in inside.h). What follows from an
 * order only when the order is over, a mine that would have exploded in a chain, a submarine that
 * the lava would have caught, is left unsettled until an event shows that it is.
 *
 * Sizes: a family is 88 bytes and 4 more a mine. Without a silence there is one. Each silence makes
 * about ten out of one, of which the next half dozen courses leave two or three; the options of the
 * last silence are bits of its families. On an open 15 x 15 chart that is 1,600 pairs of family and
 * option after four silences, 12,000 after six, and 240,000 in the worst of 400 random games: 4
 * megabytes. A course takes 80 ns without a silence, 7 us after four and 60 us after six; the
 * silence itself, which makes new families, 2 ms at worst. Mines that nobody triggers keep families
 * apart for the rest of the game: eight of them, and some silences, may fill tens of megabytes.
 */
#include "radio/radio.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "radio/inside.h"
#include "rules/game.h"

/* --- life ------------------------------------------------------------------------------------ */

/* One family that may be anywhere in the sea. It fits whatever the limit. */
static void start_wide(struct radio *radio)
{
    struct family all = {.route = bits_one(0),
                         .at = radio->sea_tables->sea,
                         .weight = 1,
                         .options = STAY,
                         .prior = NO_PRIOR};
    pool_release(radio->pool);
    radio->pool = pool_new(0, radio->limit_bytes);
    pool_put(radio->pool, &all, 0);
    radio->cells = all.at;
    segment_clear(&radio->segment);
}

struct radio *radio_new(const struct radio_setup *setup)
{
    struct radio *radio = memory_new(1, sizeof *radio);
    radio->rules = setup->rules;
    radio->chart = setup->chart;
    radio->enemy = setup->team == BLUE ? YELLOW : BLUE;
    radio->limit_bytes = setup->limit_bytes ? setup->limit_bytes : RADIO_LIMIT_BYTES;
    if (radio->limit_bytes < RADIO_LIMIT_MIN_BYTES) radio->limit_bytes = RADIO_LIMIT_MIN_BYTES;
    radio->turn = NO_TEAM;
    radio->idle = true;
    radio->sea_tables = sea_tables_new(setup->chart.sea);
    start_wide(radio);
    hindsight_start(radio);
    return radio;
}

void radio_free(struct radio *radio)
{
    if (!radio) return;
    hindsight_drop(radio);
    free(radio->tally);
    pool_release(radio->spare);
    pool_release(radio->pool);
    sea_tables_release(radio->sea_tables);
    radio_set_priors(radio, NULL);
    free(radio);
}

struct radio *radio_fork(const struct radio *radio)
{
    struct radio *fork = memory_copy(radio, sizeof *radio);
    fork->pool->refs++;
    fork->sea_tables->refs++;
    if (fork->priors) fork->priors->refs++;
    fork->tally = NULL;
    fork->spare = NULL;
    hindsight_share(fork);
    return fork;
}

/* --- changing the families ------------------------------------------------------------------- */

static struct pool *pool_for(struct radio *radio, int more_slots)
{
    size_t held = pool_bytes(radio->pool) + priors_bytes(radio->priors);
    size_t left = held < radio->limit_bytes ? radio->limit_bytes - held : 0;
    int slots_wanted = (int)radio->pool->slots + more_slots;
    uint32_t slots = slots_wanted > 0 ? (uint32_t)slots_wanted : 0;
    struct pool *pool = radio->spare;
    radio->spare = NULL;
    if (pool) pool_reuse(pool, slots, left);
    else pool = pool_new(slots, left);
    return pool;
}

/* Keeps a pool's memory for the next one, if it is this belief's alone and not much. */
static void retire(struct radio *radio, struct pool *pool)
{
    bool keep = pool->refs == 1 && pool_bytes(pool) <= SPARE_BYTES &&
                pool_bytes(pool) <= radio->limit_bytes / 8;
    pool_release(radio->spare);
    radio->spare = keep ? pool : NULL;
    if (!keep) pool_release(pool);
}

static enum fit change_all(struct radio *radio, struct pool *out, const struct change *change,
                           void *with)
{
    if (change->begin && change->begin(radio, out, with) == TOO_LARGE) return TOO_LARGE;
    for (size_t i = 0; i < radio->pool->count; i++)
        if (change->each(radio, out, pool_at(radio->pool, i), with) == TOO_LARGE) return TOO_LARGE;
    return FITS;
}

/* Makes new families out of all the old ones, forgetting what it must to stay within the limit.
 * False when nothing is left. */
bool radio_transform(struct radio *radio, const struct change *change, void *with)
{
    radio->level = 0;
    for (;;) {
        struct pool *out = pool_for(radio, change->more_slots);
        if (change_all(radio, out, change, with) == FITS) {
            retire(radio, radio->pool);
            radio->pool = out;
            pool_trim(out);
            return out->count > 0;
        }
        pool_release(out);
        radio_widen(radio);
    }
}

static void gather_cells(struct radio *radio, const struct bits reach[OPTIONS])
{
    radio->cells = bits_none();
    EACH_BIT (option, radio->segment.live) {
        struct offset end = option_end(&radio->segment, option);
        radio->cells = bits_or(radio->cells, bits_slide(reach[option], end.x, end.y));
    }
}

/* Those of the options that are still possible; adds where the head may be to `reach`. */
static uint32_t sieve_one(const struct radio *radio, const struct family *family, uint32_t options,
                          struct bits reach[OPTIONS])
{
    uint32_t kept = 0;
    EACH_BIT (option, options) {
        struct bits at = bits_and(family->at, radio->segment.open[option]);
        if (!bits_any(&at)) continue;
        reach[option] = bits_or(reach[option], at);
        kept |= 1u << option;
    }
    return kept;
}

/* Those of the options that do not end on the family's route. */
static uint32_t off_route(const struct family *family, uint32_t options,
                          const struct offset ends[OPTIONS])
{
    enum { FEW = 5 };
    if (__builtin_popcount(options) > FEW) return options & ~route_blocks(family, ends[0]);
    uint32_t kept = options;
    EACH_BIT (option, options) {
        if (route_has(family, ends[option].x, ends[option].y)) kept &= ~(1u << option);
    }
    return kept;
}

/* Drops what is no longer possible, families and options; after a course also those whose route is
 * met by the segment's end. (The jumps of a silence keep off the route from the start.) */
bool radio_sieve(struct radio *radio, enum movement movement)
{
    struct pool *pool = radio->pool = pool_own(radio->pool, radio->limit_bytes);
    struct bits reach[OPTIONS] = {0};
    struct offset ends[OPTIONS];
    size_t kept = 0;
    for (int option = 0; option < OPTIONS; option++)
        ends[option] = option_end(&radio->segment, option);
    for (size_t i = 0; i < pool->count; i++) {
        struct family *family = pool_at(pool, i);
        uint32_t options = family->options & radio->segment.live;
        if (movement == SAILED) options = off_route(family, options, ends);
        options = sieve_one(radio, family, options, reach);
        if (!options) continue;
        family->options = options;
        if (kept++ != i) memcpy(pool_at(pool, kept - 1), family, pool->stride);
    }
    pool->count = kept;
    gather_cells(radio, reach);
    return kept > 0;
}

/* The submarine is on one of these spaces. */
bool radio_narrow(struct radio *radio, struct bits spaces)
{
    struct segment *segment = &radio->segment;
    struct bits inside = bits_without(radio->cells, spaces);
    if (!bits_any(&inside)) return true;
    segment->whole = false;
    EACH_BIT (option, segment->live) {
        struct offset end = option_end(segment, option);
        segment->open[option] =
            bits_and(segment->open[option], bits_slide(spaces, -end.x, -end.y));
        if (!bits_any(&segment->open[option])) segment->live &= ~(1u << option);
    }
    return radio_sieve(radio, NOT_MOVED);
}

static struct bits other_than(struct bits spaces) { return bits_without(bits_full(), spaces); }

/* --- what is settled when an order is over --------------------------------------------------- */

bool radio_settle(struct radio *radio)
{
    struct unsettled now = radio->unsettled;
    radio->unsettled = (struct unsettled){0};
    if (now.chain && !mines_absent(radio, now.zone)) return false;
    return !now.lava || radio_narrow(radio, other_than(now.slope));
}

static bool goes_on(const struct event *heard)
{
    return heard->kind == EVENT_DAMAGE || heard->kind == EVENT_MINE_GONE ||
           (heard->kind == EVENT_BLAST && heard->cause == CAUSE_MINE);
}

/* --- blasts ---------------------------------------------------------------------------------- */

static struct bits within(uint8_t at, int distance)
{
    struct bits b = bits_one(at);
    for (int i = 0; i < distance; i++) b = bits_and(bits_grow8(b), bits_board());
    return b;
}

static struct bits result_spaces(uint8_t at, int direct, int result)
{
    switch (result) {
    case RESULT_DIRECT: return within(at, direct);
    case RESULT_INDIRECT: return bits_without(within(at, direct + 1), within(at, direct));
    default: return other_than(within(at, direct + 1));
    }
}

static struct bits slope_of(uint8_t volcano)
{
    return bits_without(within(volcano, 1), bits_one(volcano));
}

/* A torpedo, what counts as one, or a volcano: mines on the impacts are gone, those next to them
 * explode. */
static bool hear_impact(struct radio *radio, struct bits impacts)
{
    if (!mines_destroyed(radio, impacts)) return false;
    radio->unsettled.chain = radio->rules.torpedo_chain != CHAIN_NONE;
    radio->unsettled.zone = bits_and(bits_grow8(impacts), bits_board());
    return true;
}

static bool hear_chained(struct radio *radio, const struct event *heard)
{
    struct bits *zone = &radio->unsettled.zone;
    if (!bits_has(zone, heard->at)) return false;
    if (radio->rules.torpedo_chain == CHAIN_CASCADE) *zone = bits_or(*zone, within(heard->at, 1));
    return heard->team != radio->enemy || mines_explode(radio, heard->at, BY_CHAIN);
}

static bool hear_blast(struct radio *radio, const struct event *heard)
{
    bool slopes = radio->rules.eruption == ERUPTION_SLOPES;
    bool erupts = heard->cause == CAUSE_VOLCANO;
    int direct = erupts && slopes ? 1 : 0;
    if (!radio_narrow(radio, result_spaces(heard->at, direct, heard->result[radio->enemy])))
        return false;
    if (heard->cause == CAUSE_MINE && radio->unsettled.chain) return hear_chained(radio, heard);
    if (erupts) return hear_impact(radio, slopes ? slope_of(heard->at) : bits_one(heard->at));
    bool archer = heard->cause == CAUSE_ARCHER && radio->rules.archer_as == ARCHER_AS_TORPEDO;
    if (heard->cause != CAUSE_TORPEDO && !archer) return true;
    return hear_impact(radio, bits_one(heard->at));
}

static bool pour_lava(struct radio *radio, struct bits slope)
{
    if (!mines_destroyed(radio, slope)) return false;
    struct sea_tables *sea_tables = sea_tables_new(bits_without(radio->sea_tables->sea, slope));
    sea_tables_release(radio->sea_tables);
    radio->sea_tables = sea_tables;
    radio->chart.sea = sea_tables->sea;
    radio->chart.ice = bits_without(radio->chart.ice, slope);
    radio->unsettled.lava = true;
    radio->unsettled.slope = slope;
    return true;
}

static bool hear_volcano(struct radio *radio, const struct event *heard)
{
    if (heard->value == VOLCANO_ERUPTION) return true;
    if (heard->which < 1 || heard->which > VOLCANOES) return false;
    uint8_t volcano = radio->chart.volcano[heard->which - 1];
    if (!chart_holds(&radio->chart, volcano)) return false;
    radio->smoke = 0;
    if (heard->value == VOLCANO_LAVA) return pour_lava(radio, slope_of(volcano));
    radio->smoke = (uint8_t)chart_sector(&radio->chart, volcano);
    return true;
}

static bool hear_damage(struct radio *radio, const struct event *heard)
{
    if (heard->team != radio->enemy) return true;
    if (heard->cause == CAUSE_ICE) {
        radio->iced = true;
        return radio_narrow(radio, radio->chart.ice);
    }
    if (heard->cause != CAUSE_LAVA || !radio->unsettled.lava) return true;
    radio->unsettled.lava = false;
    return radio_narrow(radio, radio->unsettled.slope);
}

/* --- what the enemy does --------------------------------------------------------------------- */

static bool hear_surface(struct radio *radio, const struct event *heard)
{
    struct bits spaces = chart_sector_bits(&radio->chart, heard->value);
    if (!radio->iced) spaces = bits_without(spaces, radio->chart.ice);
    radio->iced = false;
    radio->idle = true;
    return radio_narrow(radio, spaces) && sail_surface(radio, heard->value);
}

static struct bits one_true(const struct radio *radio, const struct event *heard)
{
    struct bits spaces = bits_none();
    EACH_SPACE (at, &radio->cells) {
        int truths = (heard->row == space_row(at) + 1) + (heard->column == space_column(at) + 1) +
                     (heard->sector == chart_sector(&radio->chart, at));
        if (truths == 1) bits_add(&spaces, at);
    }
    return spaces;
}

static bool is_activation(const struct event *heard)
{
    if (heard->kind == EVENT_STOP) return heard->system < SYSTEMS; /* also one that is let be */
    return event_uses(heard->kind) != NO_SYSTEM;
}

/* Whether this order of the enemy's would have been refused to a Captain without a course. */
static bool shows_a_course(const struct radio *radio, const struct event *heard)
{
    bool real_time = chart_mode(&radio->chart) == REAL_TIME;
    if (heard->kind == EVENT_TRIGGER)
        return real_time ? radio->idle : radio->turn == radio->enemy && !radio->course_done;
    return real_time && is_activation(heard);
}

static bool hear_enemy(struct radio *radio, const struct event *heard)
{
    switch (heard->kind) {
    case EVENT_COURSE: return sail_course(radio, heard->dir);
    case EVENT_SILENCE: return sail_silence(radio);
    case EVENT_SURFACE: return hear_surface(radio, heard);
    case EVENT_MINE: return mines_drop(radio);
    case EVENT_TRIGGER: return mines_explode(radio, heard->at, BY_CAPTAIN);
    case EVENT_TORPEDO:
        return radio_narrow(radio,
                            torpedo_reach(&radio->rules, radio->sea_tables->sea, heard->at));
    case EVENT_ANSWER: return radio_narrow(radio, one_true(radio, heard));
    case EVENT_SYSTEM_REPAIRED:
        return radio_narrow(radio, bits_grow8(radio->chart.island_of[heard->system]));
    default: return true;
    }
}

static bool hear_drone(struct radio *radio, const struct event *heard)
{
    struct bits sector = chart_sector_bits(&radio->chart, heard->value);
    if (heard->team == radio->enemy || heard->answer == ANSWER_SMOKE) return true;
    return radio_narrow(radio, heard->answer == ANSWER_YES ? sector : other_than(sector));
}

/* --- the stream ------------------------------------------------------------------------------ */

/* Every field that will be used is one that the rules allow. */
static bool is_sane(const struct radio *radio, const struct event *heard)
{
    bool by_enemy = heard->team == radio->enemy;
    switch (heard->kind) {
    case EVENT_COURSE: return heard->dir < DIRS;
    case EVENT_TORPEDO:
    case EVENT_TRIGGER: return chart_holds(&radio->chart, heard->at);
    case EVENT_BLAST:
        return chart_holds(&radio->chart, heard->at) && heard->result[BLUE] < RESULT_COUNT &&
               heard->result[YELLOW] < RESULT_COUNT && heard->cause < CAUSE_COUNT;
    case EVENT_DRONE:
    case EVENT_SURFACE:
        return heard->value >= 1 && heard->value <= chart_sectors(&radio->chart);
    case EVENT_SYSTEM_REPAIRED: return !by_enemy || heard->system < SCENARIO;
    case EVENT_VOLCANO: return heard->value < VOLCANO_EVENT_COUNT;
    default: return heard->kind < EVENT_KINDS;
    }
}

static void follow_duties(struct radio *radio, const struct event *heard)
{
    if (heard->kind == EVENT_TURN) {
        radio->turn = heard->team;
        radio->course_done = false;
    }
    if (heard->kind == EVENT_COURSE && heard->team == radio->turn) radio->course_done = true;
    if (heard->kind == EVENT_END) radio->over = true;
    if (heard->team != radio->enemy) return;
    bool real_time = chart_mode(&radio->chart) == REAL_TIME;
    bool silent = heard->kind == EVENT_SILENCE;
    if (heard->kind == EVENT_COURSE) radio->idle = false;
    else if (silent) radio->idle = real_time && !radio->rules.silence_flows;
    else if (is_activation(heard) || heard->kind == EVENT_SURFACE) radio->idle = true;
    if (heard->kind == EVENT_COURSE || (heard->kind == EVENT_TURN && !real_time))
        mines_ripen(radio);
}

bool radio_take_in(struct radio *radio, const struct event *heard)
{
    if (!is_sane(radio, heard)) return false;
    if (!goes_on(heard) && !radio_settle(radio)) return false;
    bool by_enemy = heard->team == radio->enemy;
    if (by_enemy && (heard->kind == EVENT_SILENCE || heard->kind == EVENT_MINE) &&
        !radio_rebase(radio))
        return false;
    if (by_enemy && shows_a_course(radio, heard) && !radio_afloat(radio)) return false;
    follow_duties(radio, heard);
    switch (heard->kind) {
    case EVENT_BLAST: return hear_blast(radio, heard);
    case EVENT_DAMAGE: return hear_damage(radio, heard);
    case EVENT_DRONE: return hear_drone(radio, heard);
    case EVENT_VOLCANO: return hear_volcano(radio, heard);
    default: return !by_enemy || hear_enemy(radio, heard);
    }
}

/* All of the sea, routes and mines unknown. */
static void start_anew(struct radio *radio)
{
    start_wide(radio);
    radio_set_priors(radio, NULL);
    radio->wild = MANY_MINES;
    radio->loose = true;
    radio->iced = false;
    radio->scale = 0;
    radio->unsettled = (struct unsettled){0};
    hindsight_drop(radio);
}

enum radio_hearing radio_hear(struct radio *radio, const struct event *heard)
{
    if (radio->over) return RADIO_HEARD;
    free(radio->tally);
    radio->tally = NULL;
    if (!radio_take_in(radio, heard)) {
        start_anew(radio);
        radio->contradicted = true;
        return RADIO_CONTRADICTION;
    }
    hindsight_keep(radio, heard);
    if (heard->kind == EVENT_SURFACE && heard->team == radio->enemy) hindsight_surfaced(radio);
    return RADIO_HEARD;
}

void radio_gap(struct radio *radio)
{
    if (radio->over) return;
    free(radio->tally);
    radio->tally = NULL;
    struct bits reach = bits_spread(radio_cells(radio), radio->sea_tables->sea, SPACE_MAX);
    start_anew(radio);
    radio->idle = false;
    radio->level = 0;
    radio_narrow(radio, reach);
}
