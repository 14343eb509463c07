/*
 * opponent: who plays the other boat in `fathom play`.
 *
 * An opponent gets what its whole crew may see and the orders that its team could give; never the
 * true game. To add one: write its `choose` and give it a row in opponent.c.
 */
#ifndef TOOLS_OPPONENT_H
#define TOOLS_OPPONENT_H

#include "rules/legal.h"
#include "rules/view.h"

struct opponent {
    const char *name;
    /* Picks an order; false to wait. `stroke` is there for an order that traces. */
    bool (*choose)(const struct view *view, const struct legal *legal, uint64_t *chance,
                   struct order *order, struct stroke *stroke);
};

/* NULL when there is none of that name. */
const struct opponent *opponent_named(const char *name);

uint64_t chance_next(uint64_t *chance);

#endif
