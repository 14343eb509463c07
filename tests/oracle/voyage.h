/*
 * voyage: random games for tests, each made from one seed.
 *
 * The seed picks chart (built-in, or a small sea dug at random), preset, some house rules, and the
 * crews' taste for orders; then it picks one legal order after the other.
 *
 *   struct voyage voyage;
 *   voyage_begin(&voyage, seed, VOYAGE_ANY);
 *   for (struct order order; voyage_pick(&voyage, &order);) voyage_give(&voyage, &order, &events);
 *
 * A `charged` voyage keeps every gauge full, every sheet clean and every hull whole before each
 * order, so that silences, mines and torpedoes come thick and games last. The radio room is blind
 * to those sheets, so this is a fair test for it, though not a fair game.
 */
#ifndef TESTS_VOYAGE_H
#define TESTS_VOYAGE_H

#include "rules/legal.h"

enum voyage_waters {
    VOYAGE_ANY,
    VOYAGE_SMALL, /* a small sea of 12 to 60 spaces */
    VOYAGE_REAL,  /* a built-in chart */
};

struct voyage {
    uint64_t seed, rng;
    struct setup setup;
    bool charged;
    uint16_t appetite[ORDER_KINDS]; /* how often each kind of order is chosen */
    uint16_t taste[SYSTEMS];        /* how often each gauge is marked */
    struct game game;
};

void voyage_begin(struct voyage *voyage, uint64_t seed, enum voyage_waters sea_tables);

/* The same game again from its setup, before its first order. */
void voyage_rewind(struct voyage *voyage);

/* The next order; false when the game is over or nobody can do anything. */
bool voyage_pick(struct voyage *voyage, struct order *order);

/* Gives an order if it is legal now. */
bool voyage_give(struct voyage *voyage, const struct order *order, struct events *events);

/* Full gauges, clean sheets, whole hulls; what a charged voyage does before each order. */
void voyage_charge(struct game *game);

/* One line on stderr: what kind of game it is; an order in the referee's words. */
void voyage_print(const struct voyage *voyage);
void voyage_print_order(const struct order *order);

#endif
