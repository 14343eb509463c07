/*
 * sim_run: many games between two players, on many threads.
 *
 *   struct sim_run run = {.setup = setup, .games = 100, .jobs = 4, ...};
 *   sim_run_play(&run);
 *   ... run.results[0 .. games - 1] ... sim_run_forget(&run);
 *
 * Each game has a seed of its own, made of the run's seed and the game's number, and its result
 * goes into a table at that number. So the number of threads changes nothing but the time.
 */
#ifndef TOOLS_SIM_RUN_H
#define TOOLS_SIM_RUN_H

#include <pthread.h>
#include <stdatomic.h>

#include "tools/arena.h"
#include "tools/sim_player.h"

enum { SIM_JOBS_MAX = 256 };

struct sim_run {
    struct setup setup; /* of every game but for its seed; first movers take turns if none is set */
    struct sim_player player[TEAMS];
    uint64_t games, jobs, turns_max, pace, move_ms, order_ms;
    const char *record_folder;     /* NULL: no records */
    const char *transcript_folder; /* NULL: no transcripts of what programs hear and say */

    /* what came of it */
    struct arena_result *results;
    struct decision_times times[TEAMS];
    double seconds;

    /* while it runs */
    pthread_mutex_t lock;
    atomic_ullong next, done;
};

void sim_run_play(struct sim_run *run);

/* Gives the results back; the run may be played again. */
void sim_run_forget(struct sim_run *run);

#endif
