/*
 * time_limits: which limits of the ruleset run now, for whom, and how long each has left.
 *
 * Time passes by `tick` orders alone; who keeps a clock asks here when the next tick is due.
 *
 *   uint32_t left = game_time_left(&game);
 *   if (left != TIME_NEVER) wake_me_in(left);
 */
#ifndef RULES_TIME_LIMITS_H
#define RULES_TIME_LIMITS_H

#include "rules/game.h"

enum limit {
    LIMIT_ABSENCE, /* of a team that must act and does nothing: abandon_limit_ms */
    LIMIT_HOLD,    /* of a resolved STOP: stop_hold_ms */
    LIMIT_AIM,     /* to aim after STOP: aim_limit_ms */
    LIMIT_ANSWER,  /* for all else that the whole game waits for: answer_limit_ms */
    LIMIT_TURN,    /* turn_limit_ms */
    LIMIT_CONFIRM, /* for the enemy Engineer to confirm a tracing: confirm_limit_ms */
};

enum { TIME_LIMITS_MAX = 4 };
#define TIME_NEVER UINT32_MAX

struct time_limit {
    enum limit limit;
    enum team team;   /* whose time it is; NO_TEAM for a hold */
    uint32_t used_ms; /* so far */
    uint32_t limit_ms; /* 0: the time counts, but never runs out */
};

/* The limits that run now; gives how many. None before the beginning and after the end. */
int game_time_limits(const struct game *game, struct time_limit limits[TIME_LIMITS_MAX]);

/* Until the first of them runs out, at least 1: a tick that long lets it; else TIME_NEVER. */
uint32_t game_time_left(const struct game *game);

#endif
