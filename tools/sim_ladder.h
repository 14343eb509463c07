/*
 * sim_ladder: a round robin, and the ratings that come of it.
 */
#ifndef TOOLS_SIM_LADDER_H
#define TOOLS_SIM_LADDER_H

#include "tools/sim_run.h"

/* `names` has commas between the players. `run` says everything but who plays. Gives the exit
 * status of the verb. */
int sim_ladder(const struct arguments *arguments, struct sim_run *run, const char *names,
               bool json);

#endif
