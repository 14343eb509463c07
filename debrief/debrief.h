/*
 * debrief: a game looked at afterwards, with both sides open.
 *
 * Follows a game order by order and keeps both crews' beliefs beside it, so that it can say what
 * each crew could have known at any moment: the curve of places, the chance that each shot had,
 * what was left undone, and which moments decided the game.
 *
 *   struct debrief *debrief = debrief_new(&setup);
 *   debrief_follow(debrief, &game, &order, &events);    // after each game_apply
 *   debrief_finish(debrief);
 *   ... debrief->turns, debrief->shots, debrief->missed, debrief->moment ...
 *   debrief_free(debrief);
 */
#ifndef DEBRIEF_DEBRIEF_H
#define DEBRIEF_DEBRIEF_H

#include "rules/game.h"

enum { DEBRIEF_MOMENTS = 3 };

/* One point of the curve: a crew's course, silence or surfacing, and how things stood before the
 * next one: what it did after its course, and what the enemy answered, is part of it. */
struct debrief_turn {
    uint32_t order;         /* number of the order in the game, from 1 */
    uint32_t number;        /* of the turn, from 1; a silence has that of its course */
    uint8_t team;           /* who moved */
    uint8_t kind;           /* DO_COURSE, DO_SILENCE or DO_SURFACE */
    uint8_t hull[TEAMS];
    uint16_t places[TEAMS]; /* where this boat could be, as far as the other crew can tell */
    float bits[TEAMS];      /* the same as entropy */
    bool exact;
};

/* A torpedo, a mine or an Archer mine, with its chances as the firing crew could know them. */
struct debrief_shot {
    uint32_t order, turn; /* turn: index of the last point of the curve, from 0 */
    uint8_t team;
    uint8_t kind; /* DO_TORPEDO, DO_TRIGGER or DO_ARCHER */
    uint8_t at;
    float direct, indirect;
    float expected; /* damage, by what the enemy's Captain chose as well: bots/bot.h */
    uint8_t result[TEAMS]; /* enum result; of a shot that was missed what it would have been */
};

/* A question that was or could have been asked: drone to a sector, or sonar. */
struct debrief_question {
    uint32_t order, turn;
    uint8_t team;
    uint8_t kind; /* DO_DRONE or DO_SONAR */
    uint8_t sector;
    uint16_t before; /* places before it */
    float left;      /* and after it; of one that was not asked, on average */
    float bits;      /* what it told, or would have told on average */
};

enum moment_kind { MOMENT_HIT, MOMENT_FOUND, MOMENT_LOST, MOMENT_END };

struct debrief_moment {
    uint32_t order, turn;
    uint32_t step;            /* how many orders something had come of, this one included */
    uint8_t kind;             /* enum moment_kind */
    uint8_t team;             /* whom it served, NO_TEAM for a draw */
    uint8_t boat;             /* found, lost, hit: whose boat */
    uint8_t doer, deed;       /* team and enum order_kind of the order; doer may be NO_TEAM */
    uint8_t damage, cause;    /* hit: by what, enum cause */
    uint16_t before, after;   /* found, lost: places */
    float swing;
};

/* What a crew could learn from the game: of each kind the one that cost it most. */
enum learn_kind { LEARN_SHOT, LEARN_GIVEAWAY, LEARN_BREAKDOWN, LEARN_KINDS };

struct debrief_learn {
    uint32_t order, turn;
    uint32_t step; /* how many orders something had come of, where to look: before a chance that was
                      let pass, after a give-away; a replay's frames are numbered so */
    uint8_t kind;  /* enum learn_kind */
    uint8_t team;  /* who could learn it */
    uint8_t deed;  /* enum order_kind: the shot; what gave the boat away; what a breakdown kept the
                      crew from, DO_CROSS where it cost hull at once */
    uint8_t at, result;       /* of a shot: where, and what it would have been */
    float direct, indirect;   /* its chances */
    uint8_t sector;           /* of a drone */
    uint16_t before, after;   /* give-away: places of the boat; question: of the enemy, about */
    uint8_t symbol;           /* breakdown: what was crossed out, */
    uint32_t broke;           /* and in which turn (an index as `turn`) */
    uint8_t damage, cause;    /* of DO_CROSS */
    float cost;               /* in hull points, on average */
};

struct debrief {
    struct debrief_turn *turns;
    struct debrief_shot *shots;
    struct debrief_question *asked;
    struct debrief_shot *missed;      /* the best shot that a crew let pass, at most one a turn */
    struct debrief_question *unasked; /* likewise the best question */
    uint32_t turn_count, shot_count, asked_count, missed_count, unasked_count;
    struct debrief_moment moment[DEBRIEF_MOMENTS];
    int moments;
    struct debrief_learn learn[TEAMS * LEARN_KINDS]; /* blue's first, the dearest of each first */
    int learns;
    uint8_t winner, reason; /* reason REASON_COUNT: not over */
    uint32_t orders;
    struct debrief_state *state; /* what it works with */
};

struct debrief *debrief_new(const struct setup *setup);
void debrief_free(struct debrief *debrief);

/* After an order was carried out: the game as it is now, and what happened. */
void debrief_follow(struct debrief *debrief, const struct game *game, const struct order *order,
                    const struct events *events);

/* Picks the moments, in the order of play, and what there is to learn. Nothing may follow. */
void debrief_finish(struct debrief *debrief);

const char *moment_name(enum moment_kind kind);
const char *learn_name(enum learn_kind kind);

#endif
