/*
 * search: the Ace's closer look. Options that rules of thumb put close together are played out on
 * games drawn from the belief, both sides knowing what they can know, and the best on average is
 * taken. The budget is counted in turns played out, so the same bot with the same seed repeats.
 */
#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/appraise.h"

struct order search_choose(struct bot *bot, const struct view *view,
                           const struct situation *situation, struct options *options);

#endif
