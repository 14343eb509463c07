/*
 * fathom: the duel as a library, for programs that learn and search. docs/LIBRARY.md is the guide.
 *
 *   char why[FATHOM_WHY_MAX];
 *   fathom_game *game = fathom_new("map=alpha rules=en1", 7, why);
 *   fathom_apply(game, FATHOM_BLUE, fathom_random_action(game, FATHOM_BLUE));
 *   while (fathom_turn(game) < FATHOM_BOTH) ...
 *   fathom_free(game);
 *
 * An action is a number that means the same order in every game on a chart of that side; which
 * number means what is told by fathom_layout. Nothing here shows one crew the other's secrets but
 * fathom_view for FATHOM_EVERYTHING, and the views of a game that is over.
 *
 * Texts are written into the caller's buffer like snprintf does it: the answer is the length that
 * the whole text has, and what does not fit is left out. Games are independent of each other: one
 * game belongs to one thread at a time. Memory that cannot be had ends the program. A team that is
 * none (FATHOM_BOTH, FATHOM_NOBODY) may do nothing and knows nothing: its masks, observations and
 * beliefs are zeros, its texts empty.
 *
 * FATHOM_VERSION grows when something is added; a change that would break a program built against
 * this header changes the library's soname.
 */
#ifndef FATHOM_H
#define FATHOM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define FATHOM_API __attribute__((visibility("default")))

enum { FATHOM_VERSION = 1, FATHOM_WHY_MAX = 160, FATHOM_SPACES = 256 };

enum { FATHOM_BLUE, FATHOM_YELLOW, FATHOM_BOTH, FATHOM_NOBODY };

/* Listeners of fathom_view: the seat 4 * team + role, or one of these two. */
enum { FATHOM_SPECTATOR = 8, FATHOM_EVERYTHING = 9 };

typedef struct fathom_game fathom_game;

FATHOM_API uint32_t fathom_version(void);

/*
 * A new game. `options` are words with blanks between them; what is left out is as here:
 *
 *   map=alpha       one of the built-in maps
 *   mode=turn       or real
 *   rules=en1       the rule book
 *   players=1+1     how many sit in each crew; 4+4 in real-time
 *   first=draw      or blue, yellow
 *   belief=rough    what the observations say of the enemy's place: a set that forgets routes, or
 *                   exact, the radio's (slower)
 *   FIELD=VALUE     any field of the rules, as `fathom rules` names them
 *
 * NULL with one sentence in `why` when something of it makes no sense.
 */
FATHOM_API fathom_game *fathom_new(const char *options, uint64_t seed, char why[FATHOM_WHY_MAX]);
FATHOM_API fathom_game *fathom_copy(const fathom_game *game); /* without its bots */
FATHOM_API void fathom_free(fathom_game *game);               /* NULL is fine */

/* The same game from its beginning, with another seed. */
FATHOM_API void fathom_reset(fathom_game *game, uint64_t seed);

/* Who must act: a team, FATHOM_BOTH in real-time when either may, FATHOM_NOBODY when the game is
 * over. Before it begins blue places first. */
FATHOM_API int fathom_turn(const fathom_game *game);

/* 0 blue, 1 yellow, 2 a draw; -1 as long as it is not over. */
FATHOM_API int fathom_winner(const fathom_game *game);
FATHOM_API uint64_t fathom_hash(const fathom_game *game);

/* How many actions there are, and bytes in an observation. */
FATHOM_API int32_t fathom_actions(const fathom_game *game);
FATHOM_API int32_t fathom_observation_bytes(const fathom_game *game);

/* Which actions a team may take now: one byte each, 0 or 1. Answers how many. `resign` and `draw`
 * can be taken, but are never marked here. */
FATHOM_API int32_t fathom_legal(const fathom_game *game, int team, uint8_t *mask);

/* One of those, each as likely; -1 when there is none. Its dice are not the game's. */
FATHOM_API int32_t fathom_random_action(fathom_game *game, int team);

/* 0, or the number of the error that refused it: nothing has changed then. */
FATHOM_API int fathom_apply(fathom_game *game, int team, int32_t action);
FATHOM_API int fathom_tick(fathom_game *game, uint32_t ms); /* lets time pass, for real-time */
FATHOM_API const char *fathom_error(int error);             /* "own_route" */

/* What a crew sees, as bytes: the planes and then the numbers of fathom_layout. */
FATHOM_API void fathom_observe(const fathom_game *game, int team, uint8_t *observation);

/* Lets one of our bots play for a team, from the beginning of the game: "cadet", "officer",
 * "ace:2000", ... An empty name sends it away. False with a sentence when there is no such bot, or
 * when the game has begun. */
FATHOM_API int fathom_bot(fathom_game *game, int team, const char *name, char why[FATHOM_WHY_MAX]);

/* Lets the bots act until somebody else must, or the game is over. Answers how many orders that
 * were. Turn-by-turn only. */
FATHOM_API int32_t fathom_play_bots(fathom_game *game);

/* --- texts ----------------------------------------------------------------------------------- */

/* {"side":10,"planes":[...],"numbers":[{"name":...,"count":...}],"actions":[{"do":...}]} */
FATHOM_API size_t fathom_layout(const fathom_game *game, char *text, size_t size);

/* {"do":"course","team":"blue","dir":"N"} */
FATHOM_API size_t fathom_order(const fathom_game *game, int team, int32_t action, char *text,
                               size_t size);

/* {"view":{...}} */
FATHOM_API size_t fathom_view(const fathom_game *game, int seat, char *text, size_t size);

/* What a crew heard of the last action, one event a line; a tick's too. */
FATHOM_API size_t fathom_events(const fathom_game *game, int team, char *text, size_t size);

/* Everything that a crew has heard since the beginning, after a line that names the game and the
 * crew: two situations that it cannot tell apart have the same text, and no others. */
FATHOM_API size_t fathom_information_state(const fathom_game *game, int team, char *text,
                                           size_t size);

/* {"belief":{...}}, where the boat of `about` can be for the other crew; `about` may be one's own
 * boat, since nothing but what everyone hears goes into it. */
FATHOM_API size_t fathom_belief_text(fathom_game *game, int about, char *text, size_t size);

/* The same as numbers: weight[row * 16 + column], summing up to 1. Answers how many spaces. */
FATHOM_API int32_t fathom_belief(fathom_game *game, int about, double weight[FATHOM_SPACES]);

/* --- many games at once ---------------------------------------------------------------------- */

/*
 * All of the arrays are the caller's; `observation` and `mask` may be NULL. Row i of each belongs
 * to game i. `team` is who acts next; a team that a bot plays never does. A game that ends or has
 * gone on for `steps_max` actions, the bots' too (0: for ever), begins anew in the same step:
 * `ended` says so, `reward` is the ended game's, and all else is the new one's. Turn-by-turn only.
 */
struct fathom_batch {
    int32_t count;
    uint32_t steps_max;
    fathom_game **game;
    uint8_t *observation; /* count x fathom_observation_bytes */
    uint8_t *mask;        /* count x fathom_actions */
    int8_t *team;
    float *reward;    /* count x 2: 1 for who won, -1 for who lost, of blue and yellow */
    uint8_t *ended;   /* 0, 1: over, 2: cut off by steps_max */
    uint8_t *refused; /* the error of this step's action, 0 for a good one */
};

/* Fills the arrays without a step; games at their beginning let their bots act. */
FATHOM_API void fathom_batch_look(const struct fathom_batch *batch);

/* An action in each game, or, where one of them is refused, in none. */
FATHOM_API void fathom_batch_step(const struct fathom_batch *batch, const int32_t *action);

/* A random action for each. */
FATHOM_API void fathom_batch_random(const struct fathom_batch *batch, int32_t *action);

#ifdef __cplusplus
}
#endif

#endif
