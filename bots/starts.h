/*
 * starts: what it is worth to begin at a space of a chart that we know.
 *
 * Learned from games of bots who began anywhere: the logarithm of won to lost beside that of all
 * these games, 0 for a start as good as any (train/starts.py). On a chart that was not learned all
 * are 0.
 *
 * Where islands repair what is dead, nothing can happen before the torpedo is repaired, and that
 * takes as many marks as its gauge has. There an opening is a start and the courses until then,
 * which end next to its island and do not cross themselves; worth is learned of each.
 */
#ifndef BOTS_STARTS_H
#define BOTS_STARTS_H

#include "rules/chart.h"

/* Who learned it of whom: aces of the ace of version 0.1, who reads nobody, admirals of aces, and
 * of aces and themselves in quick games. */
enum starts { STARTS_OF_ACES, STARTS_OF_ADMIRALS, STARTS_OF_QUICK_ADMIRALS, STARTS };

/* A chart row by row, a letter a space: 'm' for 0, each letter on for START_STEP more; '.' for sea
 * where nobody begins, '#' for land. The openings by their number likewise, NULL where there are
 * none; a letter is a tenth of a logit there, and counts two and a half times. The last table has
 * no name. */
#define START_STEP 0.05
#define OPENING_STEP 0.25
struct start_table {
    const char *chart, *worth, *openings;
};
extern const struct start_table starts_of_aces[], starts_of_admirals[], starts_of_quick_admirals[];

/* Who leans on it so much begins at a space as often as exp(lean * worth) says. */
void start_worths(enum starts starts, const struct chart *chart, double lean,
                  double worth[SPACE_MAX]);

enum { OPENING_COURSES = 3, NO_OPENING = -1 };
struct opening {
    uint8_t at, courses; /* NOWHERE before it has begun */
    uint8_t course[OPENING_COURSES];
};

/* One more course; those after the opening do not belong to it. */
static inline void opening_sail(struct opening *begun, enum dir dir)
{
    if (begun->courses < OPENING_COURSES) begun->course[begun->courses++] = (uint8_t)dir;
}

/* And so often with these courses, beside other openings: the sum over all that begin with this
 * one. 0 where none is known. */
double openings_weight(enum starts starts, const struct chart *chart, double lean,
                       const struct opening *begun);

/* The number of a whole opening, from 0 in the order of its start and its courses, or NO_OPENING;
 * and how many a chart has. */
int opening_number(const struct chart *chart, const struct opening *opening);
int openings_of(const struct chart *chart);

#endif
