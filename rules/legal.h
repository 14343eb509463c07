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
       LEGAL_DIVE = 32, LEGAL_CANCEL = 64 };

/* The orders come in groups, numbered in this order. */
enum legal_group {
    LEGAL_PLACES, LEGAL_COURSES, LEGAL_MARKS, LEGAL_CROSSES, LEGAL_TORPEDOES, LEGAL_MINES,
    LEGAL_TRIGGERS, LEGAL_DRONES, LEGAL_SONARS, LEGAL_ANSWERS, LEGAL_SILENCES, LEGAL_TRACES,
    LEGAL_ARCHERS, LEGAL_VOLCANOES, LEGAL_REPAIRS, LEGAL_STOPS, LEGAL_SIMPLE, LEGAL_GROUPS
};

/* Only the sets of groups whose bit is in `groups` hold anything. */
struct legal {
    uint32_t groups;                /* one bit a group that is not empty */
    uint32_t count;                 /* of all orders */
    uint16_t counts[LEGAL_GROUPS];  /* of each group */
    enum team team;
    uint8_t simple;     /* LEGAL_SURFACE.. orders without a choice */
    uint8_t courses;    /* one bit a direction */
    uint8_t marks;      /* one bit a gauge */
    uint8_t mark_empty, cross_empty;
    uint8_t zero_named; /* a silence of length 0 must name a direction */
    uint8_t run[DIRS];  /* longest silence a direction */
    uint8_t detection_by; /* roles that may send drone and sonar, one bit each */
    uint8_t repairs;      /* one bit a system */
    uint8_t stops;        /* systems that STOP may name, one bit each */
    uint8_t sections, signers;  /* trace: sections open, players who may sign */
    uint8_t answer_at;          /* where a Captain who must answer is */
    uint8_t side, sectors, sector; /* for answers: the chart's side, sectors, answer_at's sector */
    uint32_t crosses;              /* one bit a symbol */
    struct bits place, torpedo, mine, trigger, archer;
};

/* A broken system whose activation would fail (broken_activation = penalty) is listed with the
 * targets that it would have unbroken: the Captain who asks does not know the Engineer's sheet. */
void game_legal(const struct game *game, enum team team, struct legal *legal);

/* The order with that number, 0 to legal->count - 1. */
struct order legal_order(const struct legal *legal, uint32_t number);

#endif
