/*
 * program_crew: a crew that is played by somebody else's program, line by line (docs/BOTS.md).
 *
 *   struct program_crew *crew = program_crew_new(&(struct program_crew_setup){
 *       .command = "python3 bot.py", .setup = &setup, .team = BLUE, .seed = 7, .limit_ms = 5000});
 *   program_crew_hear(crew, &events);                                     // after every order
 *   switch (program_crew_move(crew, &context, PROGRAM_MUST, &move)) { ... }
 *
 * It hears what all four roles of its crew hear, through event_for, and nothing else. Whatever it
 * answers that is no order that the rules accept is a fault, as is what program.h calls one.
 */
#ifndef TOOLS_PROGRAM_CREW_H
#define TOOLS_PROGRAM_CREW_H

#include <stdio.h>

#include "rules/game.h"
#include "tools/belief.h"

struct program_crew_setup {
    const char *command;
    FILE *transcript; /* where its input and output are written, or NULL; it closes the file */
    const struct setup *setup;
    uint64_t number;   /* of the game, told in its first line; 0: not told */
    enum team team;
    uint32_t seed;     /* its own, told in its first line */
    uint32_t limit_ms; /* for an answer */
};

/* What the questions of such a program are answered from. */
struct program_crew_context {
    const struct game *game;
    struct belief *belief;
    const struct recording *recording;
    uint64_t now_ms; /* real-time: of the game */
};

enum program_crew_asked {
    PROGRAM_MUST,   /* turn-by-turn: it is to act */
    PROGRAM_MAY,    /* real-time: it may let time pass */
    PROGRAM_CHANCE, /* turn-by-turn: it could trigger a mine out of its turn */
};
enum program_crew_said { PROGRAM_ORDERS, PROGRAM_WAITS, PROGRAM_FAULT };

enum { PROGRAM_QUESTIONS_MAX = 100, PROGRAM_WAIT_MIN_MS = 50, PROGRAM_WAIT_MAX_MS = 600000 };

struct program_crew_move {
    struct order order; /* accepted by game_check; its stroke points at `stroke` */
    struct stroke stroke;
    uint32_t wait_ms;   /* PROGRAM_WAITS in real-time */
};

struct program_crew;

/* NULL when there is no process for it. */
struct program_crew *program_crew_new(const struct program_crew_setup *setup);
/* Ends the program; NULL is fine. */
void program_crew_free(struct program_crew *crew);

void program_crew_hear(struct program_crew *crew, const struct events *events);

/* Whether the crew has any order to give but resigning and offering a draw. */
bool program_crew_can_act(const struct program_crew *crew, const struct game *game);

/* Turn-by-turn: whether the game waits for this crew. */
bool program_crew_must_act(const struct program_crew *crew, const struct game *game);

/* Turn-by-turn: whether it asked for chances, has one, and has heard something since the last. */
bool program_crew_has_chance(const struct program_crew *crew, const struct game *game);

enum program_crew_said program_crew_move(struct program_crew *crew,
                                         const struct program_crew_context *context,
                                         enum program_crew_asked asked,
                                         struct program_crew_move *move);

/* After a fault: why, and the last lines of its error output. Both live as long as the crew. */
const char *program_crew_fault(const struct program_crew *crew);
const char *program_crew_last_words(struct program_crew *crew);

#endif
