/*
 * arena: one game between two crews of bots or programs, from a seed.
 *
 * Every player of a crew is a bot of its own that gets its seat's views and events and its crew's
 * calls, nothing else. Turn-by-turn nobody waits. In real-time each bot takes the time that it says
 * it takes, and time passes by tick orders, so a game of twenty minutes is played in milliseconds.
 *
 * A crew may also be a program (program_crew.h). One that fails or gives an illegal order loses:
 * its team has abandoned the game, and the reason is kept.
 */
#ifndef TOOLS_ARENA_H
#define TOOLS_ARENA_H

#include "bots/bot.h"
#include "tools/decision_times.h"
#include "tools/program.h"

enum { ARENA_TURNS_MAX = 400 };

struct arena_match {
    struct setup setup;
    uint64_t number;             /* of the game in its run, from 1; 0: it has none */
    struct bot_setup bot[TEAMS]; /* level, nodes, pace, parts; the rest is filled in */
    const struct bots_plugin *crew[TEAMS]; /* bots of another build; NULL: our own */
    const char *command[TEAMS];  /* a program plays the crew instead; NULL without one */
    uint32_t move_ms;            /* a program's time for an answer */
    uint32_t order_ms;           /* real-time: game time that a program's crew takes an order */
    uint32_t turns_max;          /* the game is called off after so many */
    const char *record;          /* a file to write the game to, or NULL */
    const char *transcript[TEAMS]; /* files for what a program hears and says, or NULL */
};

/* Why a program lost at once. */
struct arena_fault {
    enum team team;
    char reason[PROGRAM_FAULT_MAX];
    char last_words[PROGRAM_LAST_MAX_BYTES + 1]; /* the end of its error output */
};

struct arena_result {
    uint8_t over;      /* 0: called off, or stuck */
    uint8_t stuck;     /* nobody had anything to do */
    uint8_t winner;    /* NO_TEAM: a draw */
    uint8_t cause;     /* enum cause of the loser's last damage */
    uint8_t hull[TEAMS];
    uint8_t first;
    uint8_t start[TEAMS]; /* where they began */
    uint32_t turns;    /* in real-time: courses */
    uint32_t orders;
    uint32_t refused;  /* orders that the rules did not accept */
    uint32_t calls;
    uint64_t ms;       /* simulated time, real-time */
    char trouble[96];  /* what was refused first; else empty */
    char unwritten[128]; /* which record or transcript could not be written, and why; else empty */
    struct arena_fault *fault; /* NULL without one; the caller frees it */
};

/* How a player of a match is set up: with the seats of his, and told what everybody sees. */
struct bot_setup arena_bot_setup(const struct arena_match *match, int team, int player,
                                 uint64_t seed);

void arena_play(const struct arena_match *match, struct arena_result *result,
                struct decision_times times[TEAMS]);

#endif
