/*
 * random_play: games played at random, for tests that look at very many of them.
 *
 * A random game has a random book with up to three fields changed, a random chart, crews and seed.
 * Orders are drawn from the legal ones, the groups of orders evenly, so that weapons are used and
 * games come to an end; resignations and draws are rare.
 */
#ifndef TESTS_RULES_RANDOM_PLAY_H
#define TESTS_RULES_RANDOM_PLAY_H

#include "rules/game.h"
#include "rules/legal.h"
#include "rules/rng.h"

struct setup random_setup(uint64_t *rng);

/* One setup a preset, chart and mode, numbered; for walking through all of them. */
enum { SETUPS_ALL = PRESETS * 10 * MODES };
struct setup setup_number(int number, uint64_t seed);

/* An order that some team may give now (or a tick). */
struct order random_order(const struct game *game, uint64_t *rng);

/* A stroke for a legal trace; the middle of the band. */
const struct stroke *good_stroke(int section);

/*
 * The whole space of a team's orders in their plain form: every kind with every value its fields
 * can take on any chart. Gives how many there are; `orders` has room for ORDERS_ALL.
 */
enum { ORDERS_ALL = 4096 };
int all_orders(const struct game *game, enum team team, struct order *orders);

/* A number that is the same for the same order and different for different ones. */
uint64_t order_key(const struct order *order);

#endif
