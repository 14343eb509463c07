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

enum { LEGAL_SURFACE = 1, LEGAL_PASS = 2, LEGAL_RESIGN = 4, LEGAL_DRAW = 8, LEGAL_CONFIRM = 16,
       LEGAL_DIVE = 32 };

struct legal {
    uint8_t team;
    uint8_t simple;     /* LEGAL_... orders without a choice */
    uint8_t courses;    /* one bit a direction */
    uint8_t marks;      /* one bit a gauge */
    uint8_t mark_empty, cross_empty;
    uint8_t silence;    /* 1 when silence may be ordered */
    uint8_t zero_named; /* a silence of length 0 must name a direction */
    uint8_t run[DIRS];  /* longest silence a direction */
    uint8_t drone_by, sonar_by; /* roles that may, one bit each */
    uint8_t volcanoes;          /* how many may be named */
    uint8_t repairs;            /* one bit a system */
    uint8_t sections, signers;  /* trace: sections open, players who may sign */
    uint8_t answer_at;          /* where a Captain who must answer is, else NOWHERE */
    uint8_t side, sectors, sector; /* for answers: the chart's side, sectors, answer_at's sector */
    uint32_t crosses;              /* one bit a symbol */
    uint8_t has;                   /* LEGAL_HAS_... bitboards below that are filled */
    struct bits place, torpedo, mine, trigger, archer;
    int count;
};

enum { LEGAL_HAS_PLACE = 1, LEGAL_HAS_TORPEDO = 2, LEGAL_HAS_MINE = 4, LEGAL_HAS_TRIGGER = 8,
       LEGAL_HAS_ARCHER = 16 };

/* A broken system whose activation would fail (broken_activation = penalty) is listed with the
 * targets that it would have unbroken: the Captain who asks does not know the Engineer's sheet. */
void game_legal(const struct game *game, enum team team, struct legal *legal);

/* The order with that number, 0 to legal->count - 1. */
struct order legal_order(const struct legal *legal, int number);

#endif
