/*
 * oracle: the slow and plain answer to "where can the enemy be?", for tests only.
 *
 * It keeps a list of complete hidden histories of one submarine: where it is, its route since the
 * last surfacing, its mines. Every event of the stream that the listening crew hears strikes out
 * histories, moves them on, or splits them (a silence into its directions and lengths, a dropped
 * mine into its places). Histories that have become the same are counted together; nothing else
 * is clever here. It shares only the rules' headers with radio/.
 *
 *   oracle_init(&oracle, &rules, &chart, BLUE);
 *   for each order: for each event heard: oracle_hear(&oracle, &heard);  oracle_settle(&oracle);
 *   struct bits cells = oracle_cells(&oracle);
 *   oracle_release(&oracle);
 *
 * A listener learns from what is absent too (no mine next to the impact exploded, nobody burned in
 * the lava), and that is known only when the order's last event was heard: oracle_settle says so.
 */
#ifndef TESTS_ORACLE_H
#define TESTS_ORACLE_H

#include "rules/chart.h"
#include "rules/event.h"
#include "rules/ruleset.h"

struct history {
    struct bits route; /* since the last surfacing, its own place included */
    struct bits mines;
    struct bits fresh; /* mines that are too new to be triggered */
    double count;      /* how many histories have come to this */
    uint8_t at;
};

struct oracle {
    struct ruleset rules;
    struct chart chart;
    enum team enemy; /* the submarine that is looked for */
    enum mode mode;

    struct history *list;
    int count, capacity;
    int limit;    /* past this many histories it gives up */
    bool gave_up; /* and then it knows nothing any more */

    /* what everyone knows about where the game stands */
    bool enemy_turn_open; /* turn-by-turn: the enemy's turn, its course not announced yet */
    bool duties_done;     /* real-time: the enemy crew has certainly reported OK */

    /* consequences that are still being announced */
    bool trigger_pending;   /* the next mine blast is the triggered mine's own */
    bool iced;              /* the ice has just damaged the enemy */
    struct bits chain_near; /* a mine here explodes in this chain */
    struct bits lava;       /* nobody who is alive is here */
};

enum { ORACLE_LIMIT = 200000 };

void oracle_init(struct oracle *oracle, const struct ruleset *rules, const struct chart *chart,
                 enum team listener);
void oracle_release(struct oracle *oracle);

void oracle_hear(struct oracle *oracle, const struct event *event);
void oracle_settle(struct oracle *oracle);

struct bits oracle_cells(const struct oracle *oracle);
/* Histories behind each space, and their sum. */
double oracle_weights(const struct oracle *oracle, double weight[SPACE_MAX]);
/* The share of the histories that have a mine there. */
void oracle_mines(const struct oracle *oracle, double chance[SPACE_MAX]);

#endif
