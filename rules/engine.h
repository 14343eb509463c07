/*
 * engine: what the files that carry out orders share. Not for callers of the rules.
 *
 * A deed is one order being carried out: the game it changes and the events it causes. Every file
 * emits through it, so that a caller who wants no events pays nothing for them.
 */
#ifndef RULES_ENGINE_H
#define RULES_ENGINE_H

#include "rules/game.h"

struct deed {
    struct game *game;
    struct events *events; /* NULL: nobody listens */
    struct event unheard;
};

/* A new event for those who hear its kind, to be filled in further by the caller. */
struct event *emit(struct deed *deed, enum event_kind kind, int team);

/* event.c: the seats behind an audience, for an event of that team. */
extern const uint16_t audience_ears[AUDIENCE_COUNT][TEAMS + 1];

/* Questions that both check and apply ask. */
bool activation_fails(const struct game *game, int team, enum system system);
bool must_surface(const struct game *game, int team);
uint8_t players_who_may_sign(const struct game *game, int team);
/* The roles that may activate a system, one bit each. */
uint8_t system_roles(const struct ruleset *rules, int team, enum system system);

/* blast.c */
void hurt(struct deed *deed, int team, enum cause cause, int amount);
/* A torpedo's impact, or what counts as one: mines there are gone, mines next to it may chain. */
void impact(struct deed *deed, int team, uint8_t at, enum cause cause);
void blast(struct deed *deed, int team, uint8_t at, enum cause cause);
void weapon_used(struct deed *deed, int team);
void name_volcano(struct deed *deed, int team, int which);

/* apply.c: the single steps, also taken by the clock for crews that let their time pass. */
void sail(struct deed *deed, int team, enum dir dir);
void mark_gauge(struct deed *deed, int team, int gauge);
void cross_symbol(struct deed *deed, int team, int symbol);
void let_be(struct deed *deed);
void resume(struct deed *deed);
void give_answer(struct deed *deed, int team, int row, int column, int sector);
void surface(struct deed *deed, int team);
void secure(struct deed *deed, int team);
void end_game(struct game *game, int winner, enum reason reason);
void wait_for(struct game *game, enum await what, int team);

/* time_limits.c */
void let_time_pass(struct deed *deed, uint32_t ms);

#endif
