/*
 * imitate: what the Admiral would do, at a glance. A network that learned which of its options the
 * side on turn chose after a search (train/imitate.py), from what that side can know; and one for
 * quick games.
 */
#ifndef BOTS_IMITATE_H
#define BOTS_IMITATE_H

#include "bots/sight.h"

extern const struct network imitate_network, imitate_quick_network;

/* One of the options, drawn as often as it would be chosen. */
enum duel_option imitate_draw(struct duel *duel, const struct duel_options *options);

#endif
