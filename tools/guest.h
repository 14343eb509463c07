/*
 * guest: a whole crew that is played by somebody else's program, line by line (docs/BOTS.md).
 *
 *   struct guest *guest = guest_new(&(struct guest_setup){.command = "python3 bot.py",
 *       .setup = &setup, .team = BLUE, .seed = 7, .limit_ms = 5000});
 *   guest_hear(guest, &events);                                     // after every order
 *   switch (guest_move(guest, &context, GUEST_MUST, &move)) { ... }
 *
 * It hears what all four roles of its crew hear, through event_for, and nothing else. Whatever it
 * answers that is no order that the rules accept is a fault, as is what program.h calls one.
 */
#ifndef TOOLS_GUEST_H
#define TOOLS_GUEST_H

#include "rules/game.h"
#include "tools/belief.h"

struct guest_setup {
    const char *command;
    const struct setup *setup;
    enum team team;
    uint32_t seed;     /* its own, told in its first line */
    uint32_t limit_ms; /* for an answer */
};

/* What the questions of a guest are answered from. */
struct guest_context {
    const struct game *game;
    struct belief *belief;
    const struct logbook *logbook;
    uint64_t now_ms; /* real-time: of the game */
};

enum guest_asked {
    GUEST_MUST,   /* turn-by-turn: it is to act */
    GUEST_MAY,    /* real-time: it may let time pass */
    GUEST_CHANCE, /* turn-by-turn: it could trigger a mine out of its turn */
};
enum guest_said { GUEST_ORDERS, GUEST_WAITS, GUEST_FAULT };

enum { GUEST_QUESTIONS_MAX = 100, GUEST_WAIT_MIN_MS = 50, GUEST_WAIT_MAX_MS = 600000 };

struct guest_move {
    struct order order; /* accepted by game_check; its stroke points at `stroke` */
    struct stroke stroke;
    uint32_t wait_ms;   /* GUEST_WAITS in real-time */
};

struct guest;

struct guest *guest_new(const struct guest_setup *setup); /* NULL: no memory, no process */
void guest_free(struct guest *guest);                     /* ends the program; NULL is fine */

void guest_hear(struct guest *guest, const struct events *events);

/* Whether the crew has any order to give but resigning and offering a draw. */
bool guest_can_act(const struct guest *guest, const struct game *game);

/* Turn-by-turn: whether the game waits for this crew. */
bool guest_must_act(const struct guest *guest, const struct game *game);

/* Turn-by-turn: whether it asked for chances, has one, and has heard something since the last. */
bool guest_has_chance(const struct guest *guest, const struct game *game);

enum guest_said guest_move(struct guest *guest, const struct guest_context *context,
                           enum guest_asked asked, struct guest_move *move);

/* After a fault: why, and the last lines of its error output. Both live as long as the guest. */
const char *guest_fault(const struct guest *guest);
const char *guest_last_words(struct guest *guest);

#endif
