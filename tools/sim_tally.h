/*
 * sim_tally: the results of a run, added up.
 *
 * Games that were called off or got stuck are counted apart: shares and ratings are those of the
 * games that came to an end, a draw being half a point for each.
 */
#ifndef TOOLS_SIM_TALLY_H
#define TOOLS_SIM_TALLY_H

#include "tools/sim_run.h"

struct sim_tally {
    uint64_t wins[TEAMS], draws; /* games that came to an end */
    uint64_t called_off, stuck;  /* games that did not */
    uint64_t first_wins;         /* won by who began */
    uint64_t forfeits[TEAMS];    /* lost by a fault of the program */
    uint64_t sunk_by[CAUSE_COUNT];
    uint64_t refused, orders, turns;
    uint32_t median_turns, longest_turns;
    double mean_ms;
    const char *trouble, *unwritten; /* the first of arena_result, NULL without one */
};

struct sim_tally sim_tally(const struct sim_run *run);

/* Games that came to an end, and a team's points in them. */
uint64_t sim_finished(const struct sim_tally *tally);
double sim_points(const struct sim_tally *tally, enum team team);

/* A team's share of the points in per cent, with its 95 % interval: nothing known is 50, 0 to 100.
 */
struct sim_share {
    double percent, low, high;
};
struct sim_share sim_share(const struct sim_tally *tally, enum team team);

#endif
