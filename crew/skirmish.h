/*
 * skirmish: the duel cut down to what decides the next turns, for playing out fast.
 *
 * Two boats with their routes, mines, gauges and sheets, and for each the set of places where the
 * other side thinks it can be. A turn of both sides takes a microsecond or two. It is a model: the
 * duties are done by a fixed rule, volcanoes stay quiet, a failed activation does not happen. The
 * first order of a playing out comes from the rules; what follows only has to be likely.
 *
 *   struct ground ground;                     // once for a chart
 *   ground_make(&ground, &habits, &rules, &chart);
 *   struct skirmish duel;
 *   skirmish_from(&duel, &ground, &game, cells, seed);
 *   skirmish_do(&duel, &order);               // the order under test
 *   double worth = skirmish_play(&duel, BLUE, 12);
 */
#ifndef CREW_SKIRMISH_H
#define CREW_SKIRMISH_H

#include "crew/habits.h"
#include "rules/game.h"
#include "rules/sheet.h"

enum { NEAR_STEPS = 5 };

/* What does not change while orders are weighed: masks for every space of the chart. */
struct ground {
    struct habits habits;
    struct ruleset rules;
    struct chart chart;
    struct bits sector[SECTORS_MAX + 1];
    struct bits reach[SPACE_MAX]; /* of a torpedo */
    struct bits near[SPACE_MAX];  /* within NEAR_STEPS */
    struct bits ring[SPACE_MAX];  /* a space and its eight neighbours */
    struct bits row[CHART_SIDE_MAX], column[CHART_SIDE_MAX];
    double log2_of[SPACE_MAX];    /* 0 for 0 */
    uint8_t sector_of[SPACE_MAX];
    uint8_t away_turns;           /* that a surfacing gives away */
};
void ground_make(struct ground *ground, const struct habits *habits, const struct ruleset *rules,
                 const struct chart *chart);

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

/* The single deeds of the side on turn. */
void skirmish_sail(struct skirmish *duel, enum dir dir);
void skirmish_surface(struct skirmish *duel); /* ends the turn */
void skirmish_torpedo(struct skirmish *duel, uint8_t at);
void skirmish_silence(struct skirmish *duel, enum dir dir, int length);
void skirmish_drone(struct skirmish *duel, int sector);
void skirmish_sonar(struct skirmish *duel);
void skirmish_drop(struct skirmish *duel, uint8_t at);
void skirmish_blast(struct skirmish *duel, uint8_t at);
void skirmish_end_turn(struct skirmish *duel);

/* playout.c: plays on for so many turns and says how likely `team` is to win from there. */
double skirmish_play(struct skirmish *duel, enum team team, int turns);

/* verdict.c: the chance to win, and what it is reckoned from, one number of each kind a side. */
double skirmish_verdict(const struct skirmish *duel, enum team team);
void skirmish_features(const struct skirmish *duel, int team, double feature[FEATURES]);

static inline bool skirmish_usable(const struct fighter *side, enum system system, int size)
{
    return side->gauge[system] >= size && !sheet_broken(side->crossed, system);
}

static inline struct bits skirmish_open(const struct skirmish *duel, const struct fighter *side)
{
    struct bits open = bits_without(duel->ground->chart.sea, side->route);
    return duel->ground->rules.own_mine_blocks ? bits_without(open, side->mines) : open;
}

/* Expected damage, times the number of places, of a blast on a set. */
static inline int skirmish_hits(const struct ground *ground, const struct bits *cells, uint8_t at,
                                int hull)
{
    struct bits near = bits_and(*cells, ground->ring[at]);
    return bits_count(&near) + (hull > 1 && bits_has(cells, at));
}

#endif
