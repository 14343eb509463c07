/*
 * prospects: the learned judgement of a duel, how likely a side is to win from here. A network that
 * learned from the outcomes of games between bots (train/prospects.py), and one for quick games.
 */
#ifndef BOTS_PROSPECTS_H
#define BOTS_PROSPECTS_H

#include "bots/sight.h"

extern const struct network prospects_network, prospects_quick_network;

/* The chance of `team` to win, as a logit: what is judged from its side and from the other's. */
double prospects_logit(const struct duel *duel, enum team team);

#endif
