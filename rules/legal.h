/*
 * legal: every order that a team could give now, as compact sets.
 *
 * game_legal fills a handful of masks and bitboards in well under a microsecond; the orders are
 * numbered 0 to count - 1 in a fixed order and made on demand. Strokes are aside: a `trace` is
 * listed with section and player, and its stroke is the caller's.
 *
 *   struct legal legal;
 *   game_legal(&game, BLUE, &legal);
 *   struct order order = legal_order(&legal, rng_below(&rng, legal.count));
 */
#ifndef RULES_LEGAL_H
#define RULES_LEGAL_H

#include "rules/game.h"

struct legal {
    uint8_t team;
    uint8_t side;                  /* of the chart */
    uint16_t simple;               /* surface pass resign draw confirm dive sonar..: see legal.c */
    uint8_t courses;               /* one bit a direction */
    uint8_t marks;                 /* one bit a gauge */
    bool mark_empty, cross_empty;
    uint32_t crosses;              /* one bit a symbol */
    uint8_t silence[DIRS];         /* longest length a direction, 0 if none */
    uint8_t silence_zero;          /* directions that a length of 0 may name; bit 4: none needed */
    uint8_t drone_by, sonar_by;    /* roles that may, one bit each */
    uint8_t volcanoes;             /* how many may be named */
    uint8_t repairs;               /* one bit a system */
    uint8_t sections, signers;     /* trace: sections open, players who may sign */
    uint8_t answer_at;             /* the true space of a captain who must answer, else NOWHERE */
    uint8_t sectors, answer_sector; /* of the chart; of answer_at */
    struct bits place, torpedo, mine, trigger, archer;
    int count;
};

void game_legal(const struct game *game, enum team team, struct legal *legal);

/* The order with that number, 0 to legal->count - 1. */
struct order legal_order(const struct legal *legal, int number);

#endif
