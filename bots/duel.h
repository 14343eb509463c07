/*
 * duel: the duel cut down to what decides the next turns, for playing out fast.
 *
 * Two boats with their routes, mines, gauges and sheets, and for each the set of places where the
 * other side thinks it can be. A turn of both sides takes a microsecond or two. It is a model: the
 * duties are done by a fixed rule, volcanoes stay quiet, a failed activation does not happen. The
 * first order of a playing out comes from the rules; what follows only has to be likely.
 *
 *   struct duel_tables tables;                     // once for a chart
 *   duel_tables_make(&tables, &weights, &rules, &chart);
 *   struct duel duel;
 *   duel_from(&duel, &tables, &game, cells, seed);
 *   duel_do(&duel, &order);               // the order under test
 *   double worth = duel_play(&duel, BLUE, 12);
 *
 * In real-time, where the weights say so, nobody waits for the other: each side has an hour when it
 * acts next, and a deed moves its own by as long as it takes (duel_start_clocks).
 */
#ifndef BOTS_DUEL_H
#define BOTS_DUEL_H

#include "bots/scenario.h"
#include "bots/weights.h"
#include "rules/game.h"
#include "rules/rng.h"
#include "rules/sheet.h"

enum { NEAR_STEPS = 5, AIM_PLACES = 40 };

/* What does not change while orders are weighed: masks for every space of the chart. */
struct duel_tables {
    struct weights weights;
    struct ruleset rules;
    struct chart chart;
    struct scenario_steps steps;
    struct bits sector[SECTORS_MAX + 1];
    struct bits reach[SPACE_MAX]; /* of a torpedo */
    struct bits near[SPACE_MAX];  /* within NEAR_STEPS */
    struct bits ring[SPACE_MAX];  /* a space and its eight neighbours */
    struct bits row[CHART_SIDE_MAX], column[CHART_SIDE_MAX];
    double log2_of[SPACE_MAX];    /* 0 for 0 */
    double learned_start[SPACE_MAX]; /* for those who read choices (choices.h) */
    uint8_t sector_of[SPACE_MAX];
    uint8_t away_turns;           /* that a surfacing gives away */
    bool deaf;                    /* who surfaces forgets where the other can be */
    bool timed;                   /* by the clock, not in turns */
    bool mistaken;                /* a side may be elsewhere than the other thinks */
};
void duel_tables_make(struct duel_tables *tables, const struct weights *weights,
                      const struct ruleset *rules, const struct chart *chart);

struct duel_boat {
    struct bits route, mines;
    struct bits cells; /* where the other side thinks it is; never empty */
    uint32_t crossed;
    uint8_t at, hull, dead;
    uint8_t gauge[SYSTEMS];
    uint8_t surfaced;
};

struct duel {
    const struct duel_tables *tables;
    struct duel_boat side[TEAMS];
    struct bits archer;
    uint64_t rng;
    uint8_t turn, extra, sailed, over;
    uint8_t quiet; /* no volcano will erupt any more */
    /* By the clock: the side on turn activates nothing before its next course; when each side acts
     * next; how long its deeds take, 1 as usual. */
    uint8_t passed;
    int32_t due_ms[TEAMS];
    float tempo[TEAMS];
};

/* `cells[t]`: where team t can be for the other. */
void duel_from(struct duel *duel, const struct duel_tables *tables, const struct game *game,
               const struct bits cells[TEAMS], uint64_t seed);

/* By the clock: the side on turn acts now; the other is somewhere in its deed, or surfaced with so
 * many sections still to trace. */
void duel_start_clocks(struct duel *duel, const float tempo[TEAMS], int sections);

/* By the clock: gives the turn to the side whose hour comes first. */
void duel_next_due(struct duel *duel);

/* Where the other side thinks that a boat is from now on. The true place is always among it, unless
 * they may be mistaken. */
void duel_think(const struct duel *duel, struct duel_boat *side, struct bits cells);

/* Carries out a Captain's order of the side on turn, with the duties that follow. */
void duel_do(struct duel *duel, const struct order *order);

/* Single deeds of the side on turn. */
void duel_sail(struct duel *duel, enum dir dir);
void duel_surface(struct duel *duel); /* ends the turn */
void duel_blast(struct duel *duel, uint8_t at);

/* The damage that the best shot on a set does on average, and the mean distance from each line of
 * the chart (`lines`: rows or columns) to it. */
double duel_best_blast(const struct duel_tables *tables, const struct bits *cells, int places,
                       int hull);
void duel_distances(const struct bits *lines, int side, const struct bits *cells, int places,
                    double off[CHART_SIDE_MAX]);

/* playout.c: what the side on turn can do, the courses and surfacing, or when it has sailed nothing
 * and the best of each kind of activation: which there are, one bit each, the order, and what it is
 * worth by rule of thumb. */
enum duel_option {
    OPTION_SURFACE = DIRS,
    OPTION_PASS,
    OPTION_TORPEDO,
    OPTION_SILENCE,
    OPTION_MINE,
    OPTION_OTHER,
    DUEL_OPTIONS
};
struct duel_options {
    unsigned left;
    double worth[DUEL_OPTIONS];
    struct order order[DUEL_OPTIONS];
};
void duel_weigh(struct duel *duel, struct duel_options *options);
enum duel_option duel_option_of(const struct order *order);

/* playout.c: plays on for so many turns and says how likely `team` is to win from there. */
double duel_play(struct duel *duel, enum team team, int turns);

/* evaluate.c: the chance to win; the same by the hand-made judgement, while nobody is sunk. */
double duel_evaluate(const struct duel *duel, enum team team);
double duel_by_hand(const struct duel *duel, enum team team);

/* A draw of the duel's dice, from 0 to below 1. */
static inline double duel_chance(struct duel *duel)
{
    return (double)(rng_next(&duel->rng) >> 40) * 0x1p-24;
}

static inline bool duel_usable(const struct duel_boat *side, enum system system, int size)
{
    return side->gauge[system] >= size && !sheet_broken(side->crossed, system);
}

static inline struct bits duel_open(const struct duel *duel, const struct duel_boat *side)
{
    struct bits open = bits_without(duel->tables->chart.sea, side->route);
    return duel->tables->rules.own_mine_blocks ? bits_without(open, side->mines) : open;
}

/* Expected damage, times the number of places, of a blast on a set. */
static inline int duel_hits(const struct duel_tables *tables, const struct bits *cells, uint8_t at,
                            int hull)
{
    struct bits near = bits_and(*cells, tables->ring[at]);
    return bits_count(&near) + (hull > 1 && bits_has(cells, at));
}

#endif
