/*
 * skirmish: the duel cut down to what decides the next turns, for playing out fast.
 *
 * Two boats with their routes, mines, gauges and sheets, and for each the set of places where the
 * other side thinks it can be. A turn of both sides takes a microsecond or two. It is a model: the
 * duties are done by a fixed rule, volcanoes stay quiet, a failed activation does not happen. The
 * first order of a playing out comes from the rules; what follows only has to be likely.
 *
 *   struct ground ground;                     // once for a chart
 *   ground_make(&ground, &rules, &chart);
 *   struct skirmish duel;
 *   skirmish_from(&duel, &ground, &game, cells, seed);
 *   skirmish_do(&duel, &order);               // the order under test
 *   double worth = skirmish_play(&duel, BLUE, 12);
 */
#ifndef CREW_SKIRMISH_H
#define CREW_SKIRMISH_H

#include "rules/game.h"

/* What does not change while orders are weighed: masks for every space of the chart. */
struct ground {
    struct ruleset rules;
    struct chart chart;
    struct bits sector[SECTORS_MAX + 1];
    struct bits reach[SPACE_MAX]; /* of a torpedo */
    struct bits ring[SPACE_MAX];  /* a space and its eight neighbours */
    struct bits row[CHART_SIDE_MAX], column[CHART_SIDE_MAX];
    uint8_t sector_of[SPACE_MAX];
    uint8_t away_turns;           /* that a surfacing gives away */
};
void ground_make(struct ground *ground, const struct ruleset *rules, const struct chart *chart);

struct fighter {
    struct bits route, mines;
    struct bits cells; /* where the other side thinks it can be; never empty */
    uint32_t crossed;
    uint8_t at, hull, dead;
    uint8_t gauge[SYSTEMS];
    uint8_t surfaced;
};

struct skirmish {
    const struct ground *ground;
    struct fighter side[TEAMS];
    struct bits archer;
    uint64_t rng;
    uint8_t turn, extra, sailed, over;
};

/* `cells[t]`: where team t can be for the other. */
void skirmish_from(struct skirmish *duel, const struct ground *ground, const struct game *game,
                   const struct bits cells[TEAMS], uint64_t seed);

/* Carries out a Captain's order of the side on turn, with the duties that follow. */
void skirmish_do(struct skirmish *duel, const struct order *order);

/* Plays on for so many turns and says what it is worth for `team`, in points of damage. */
double skirmish_play(struct skirmish *duel, enum team team, int turns);

#endif
