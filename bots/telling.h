/*
 * telling: what an order tells an enemy who reads our choices.
 *
 * A course that everybody in our place would choose shows where we are; one that is natural
 * elsewhere leads astray. Who reads us weighs our places by that (estimate.h), so the search plays
 * an order out against an enemy who has heard it.
 *
 *   struct telling telling;
 *   telling_make(&telling, bot, &situation);
 *   bool after = telling_shares(&telling, &order, share);
 */
#ifndef BOTS_TELLING_H
#define BOTS_TELLING_H

#include "bots/appraise.h"

struct telling {
    const struct bot *bot;
    const struct situation *situation;
    const struct estimate *estimate; /* of our own boat; NULL when nothing is told */
    struct choice_public public;
    double counted[SPACE_MAX];
    unsigned courses; /* that somebody could choose, one bit each */
    double course[COURSE_OPTIONS][SPACE_MAX];
    double silence[SPACE_MAX];
};

void telling_make(struct telling *telling, const struct bot *bot,
                  const struct situation *situation);

/* Our places as the enemy will think of them, each as a share of the likeliest: those where the
 * order is given, or for a silence (true) those after it. */
bool telling_shares(const struct telling *telling, const struct order *order,
                    double share[SPACE_MAX]);

#endif
