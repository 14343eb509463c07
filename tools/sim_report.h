/*
 * sim_report: what came of a run, for people or as one JSON object.
 */
#ifndef TOOLS_SIM_REPORT_H
#define TOOLS_SIM_REPORT_H

#include "tools/sim_tally.h"

void sim_report_text(const struct sim_run *run, const struct sim_tally *tally);
void sim_report_json(const struct sim_run *run, const struct sim_tally *tally);

/* What the programs did wrong, in the first few games; nothing when they did not. */
void sim_report_faults(const struct sim_run *run, const struct sim_tally *tally);

/* What the program ends with: 1 when a game got stuck or its record or transcript is missing, which
 * one line on stderr says. */
int sim_report_status(const struct sim_tally *tally);

#endif
