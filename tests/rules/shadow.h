/*
 * shadow: a second, slow account of a game, kept from its events alone (as the whole truth hears
 * them), and held against the game after every order. It also says which of the game's invariants
 * is broken, if any.
 */
#ifndef TESTS_RULES_SHADOW_H
#define TESTS_RULES_SHADOW_H

#include "rules/game.h"

struct shadow {
    struct {
        uint8_t at, hull, gauge[SYSTEMS];
        int route; /* spaces since the last surfacing */
        struct bits mines;
    } boat[TEAMS];
    bool stopped, over;
};

void shadow_begin(struct shadow *shadow, const struct game *game);

/* Takes in the events of one order; NULL, or what does not add up. */
const char *shadow_follow(struct shadow *shadow, const struct game *before,
                          const struct game *after, const struct events *events);

/* NULL, or the invariant that a game breaks. */
const char *game_fault(const struct game *game);

#endif
