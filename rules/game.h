/*
 * game: the whole truth of one duel, and the two functions that rule it.
 *
 *   struct game game;
 *   game_init(&game, &(struct setup){.rules = ..., .chart = ..., .seed = 7, .players = {4, 4}});
 *   enum error error = game_check(&game, &order);     // changes nothing
 *   if (error == ERROR_OK) game_apply(&game, &order, &events);   // cannot fail
 *
 * A game is one flat value: copy it with `=`, compare it with game_hash. No pointers, no clock,
 * no allocation; randomness comes from a generator inside it, so the same seed and orders give
 * the same game everywhere. Time passes only by `tick` orders.
 */
#ifndef RULES_GAME_H
#define RULES_GAME_H

#include "rules/chart.h"
#include "rules/error.h"
#include "rules/event.h"
#include "rules/order.h"
#include "rules/ruleset.h"
#include "rules/sheet.h"

enum BYTE phase { PLACING, PLAYING, OVER };

/* What the whole game waits for. */
enum BYTE await {
    AWAIT_NOTHING,
    AWAIT_ANSWER,
    AWAIT_PENALTY,
    AWAIT_VOLCANO,
    AWAIT_RESUME, /* nothing but the end of stop_hold_ms */
    AWAIT_AIM,    /* real-time: the system that was named with STOP, or that it is let be */
    AWAIT_DUTIES, /* real-time: the mark and the cross after a silence */
    AWAITS
};

/* First Mate's and Engineer's duties after a movement. EMPTY is done with null. */
enum BYTE duty { DUTY_NONE, DUTY_OWED, DUTY_EMPTY };

enum silent { SILENT_NOT, SILENT, SILENT_UNMARKED }; /* the last: with no gauge to mark */

enum BYTE depth {
    SUBMERGED,
    TRACING,    /* real-time: sections are being traced; turn-by-turn: surfaced */
    CONFIRMING, /* all four traced, the enemy Engineer looks */
    SECURED,    /* ready to dive */
};

/* Turn-by-turn: how many turns in a row the enemy of a boat has that surfaces. */
enum { TURNS_AFTER_SURFACING = 3 };

const char *phase_name(enum phase phase);
const char *await_name(enum await await);
const char *duty_name(enum duty duty);
const char *depth_name(enum depth depth);

struct boat {
    struct bits route; /* since the last surfacing, the current space included */
    struct bits mines;
    struct bits fresh; /* mines too new to be triggered (mine_trigger_from) */
    uint32_t crossed;  /* the Engineer's sheet, see sheet.h */
    uint32_t idle_ms;  /* since this team's last order, for abandon_limit_ms */
    uint8_t at;        /* NOWHERE before the placing */
    uint8_t hull;      /* damage it can still take */
    uint8_t gauge[SYSTEMS];
    uint8_t dead;            /* Echo-2: systems not repaired yet, one bit each */
    enum duty mark, cross;
    enum dir panel;          /* of the cross that is owed */
    uint8_t silent;          /* enum silent: what the duties of the last movement tell of */
    uint8_t silence_marking; /* silence's gauge empties with its mark (silence_gauge_order) */
    uint8_t sailed;          /* a course was announced in this game */
    uint8_t course_since;    /* a course since the last activation */
    uint8_t draw_offered;
    enum depth depth;
    uint8_t traced; /* sections done, bit section - 1 */
    uint8_t signed_by[PLAYERS_MAX]; /* how many sections each player signed */
    uint32_t confirm_ms;            /* time since the tracing was complete */
    struct hull_line tracing[SECTIONS];
};

struct game {
    struct ruleset rules;
    struct chart chart;
    uint64_t rng;
    struct boat boat[TEAMS];
    uint32_t turn_ms;  /* time used of this turn */
    uint32_t await_ms; /* time spent awaiting; AWAIT_RESUME: time left to hold */
    enum mode mode;
    enum phase phase;
    uint8_t players[TEAMS];
    enum team first;     /* who begins, turn-by-turn; NO_TEAM: drawn when both have placed */
    enum team turn;      /* whose turn; NO_TEAM in real-time */
    uint8_t extra;       /* turns of the same team after this one */
    uint8_t owed;        /* turns in a row that the other team will get */
    uint8_t course_done; /* this turn has its course */
    uint8_t activated;   /* this turn has its activation */
    uint8_t stop;        /* real-time: a STOP is on */
    enum team stop_team; /* while it is: who called it */
    enum system stop_system; /* and for which system, NO_SYSTEM for a trigger */
    enum await await;
    enum team await_team; /* who must act */
    uint8_t eruptions;   /* volcano events that have happened, 0 to 3 */
    uint8_t smoke;       /* volcano 1 or 2 whose sector is under toxic smoke, else 0 */
    enum team winner;    /* NO_TEAM for a draw */
    enum reason reason;
};

_Static_assert(sizeof(struct game) <= 2048, "a game fits in 2 KiB");

struct setup {
    struct ruleset rules;
    struct chart chart; /* its side decides the mode */
    uint64_t seed;
    uint8_t players[TEAMS]; /* 1 to 4 each */
    enum team first;        /* NO_TEAM to draw it from the seed */
};

/* Why a setup cannot be played, NULL when it can. */
const char *setup_problem(const struct setup *setup);

void game_init(struct game *game, const struct setup *setup);

/* Whether an order would be accepted now. Never changes anything; takes any bytes as an order. */
enum error game_check(const struct game *game, const struct order *order);

/* Carries out an order that game_check accepts, and says what happened. `events` may be NULL. */
void game_apply(struct game *game, const struct order *order, struct events *events);

/* Equal games have equal hashes. */
uint64_t game_hash(const struct game *game);

/* The audience bits of a seat (0-7), SPECTATOR or EVERYTHING: its own role, the others that its
 * player holds, and the whole crew on an open bridge. */
uint16_t game_ears(const struct game *game, int seat);

/* Which player, 1 to 4, holds a role in a crew of so many. */
int player_of_role(int players, enum role role);

/* The size of a gauge in this game, or on a chart with that scenario; 0 where there is none. */
int game_gauge_size(const struct game *game, enum system system);
int gauge_size(enum scenario scenario, enum system system);

/* Spaces that a course, a silence or a torpedo of this team may reach now. */
struct bits game_open_water(const struct game *game, enum team team);
struct bits game_torpedo_reach(const struct game *game, enum team team);

/* The spaces that a torpedo from this one may be sent to, and those that it may have come from. */
struct bits torpedo_reach(const struct ruleset *rules, struct bits sea, uint8_t at);

/* Directions in which a course is possible, one bit each; none: the crew must surface. */
unsigned game_courses(const struct game *game, enum team team);

/* Gauges that the First Mate may mark, one bit each. */
unsigned game_markable(const struct game *game, enum team team);

#endif
