/*
 * actions: every order as a number, for those who learn over a fixed list of them.
 *
 * The list is in the order of rules/order.h and depends on the chart's side alone: 100 numbers for
 * `place`, 4 for `course`, 7 for `mark` (the last is the empty duty), and so on. `tick` and the
 * host's own order have none. Where two roles may give an order none is named.
 *
 *   struct actions actions;
 *   actions_make(&actions, &game.chart);
 *   int32_t action = action_of(&actions, &order);
 *   if (action_order(&actions, BLUE, action, &order, &stroke)) ...
 */
#ifndef LIB_ACTIONS_H
#define LIB_ACTIONS_H

#include "rules/legal.h"

struct actions {
    int32_t first[ORDER_KINDS + 1]; /* of each kind; the last: how many there are */
    uint8_t side, sectors;
};

void actions_make(struct actions *actions, const struct chart *chart);

static inline int32_t actions_count(const struct actions *actions)
{
    return actions->first[ORDER_KINDS];
}

/* False when there is no such action. A stroke, where one is needed, is along the middle. */
bool action_order(const struct actions *actions, enum team team, int32_t action,
                  struct order *order, struct stroke *stroke);
int32_t action_of(const struct actions *actions, const struct order *order);

/* Marks the legal ones but resign and draw, and says how many there are. */
int32_t actions_mask(const struct actions *actions, const struct legal *legal, uint8_t *mask);

#endif
