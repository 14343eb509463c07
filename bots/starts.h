/*
 * starts: what it is worth to begin at a space of a chart that we know.
 *
 * Learned from games of aces who began anywhere: the logarithm of won to lost, 0 for a start as
 * good as any (train/starts.py). On a chart that was not learned all are 0.
 */
#ifndef BOTS_STARTS_H
#define BOTS_STARTS_H

#include "rules/chart.h"

/* A chart row by row, a letter a space: 'm' for 0, each letter on for START_STEP more; '.' for sea
 * where nobody begins, '#' for land. The last has no name. */
#define START_STEP 0.05
extern const struct start_table {
    const char *chart, *worth;
} start_tables[];

void start_worths(const struct chart *chart, double worth[SPACE_MAX]);

#endif
