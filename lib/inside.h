/* inside: what the files of lib/ share. Not for callers: they include lib/fathom.h. */
#ifndef LIB_INSIDE_H
#define LIB_INSIDE_H

#include "bots/bot.h"
#include "lib/actions.h"
#include "lib/fathom.h"
#include "radio/radio.h"
#include "wire/out.h"

enum { BOT_NAME_MAX = 64 };

struct fathom_game {
    struct setup setup;
    struct actions actions;
    struct game game;
    uint64_t dice;             /* of fathom_random_action */
    struct bits rough[TEAMS];  /* where each boat can be for those who forget routes */
    struct radio *radio[TEAMS]; /* the same exactly; NULL until somebody asks */
    bool exact;                /* observations ask at once */
    struct bot *bot[TEAMS];
    char bot_name[TEAMS][BOT_NAME_MAX];
    int32_t *history; /* 2 * action + team, or a tick's ms below zero */
    int32_t history_count, history_capacity;
    struct event *event; /* of the last step, with their audience */
    int32_t event_count, event_capacity;
    struct hull_line tracing[SECTIONS];
};

/* fathom.c: what a caller calls a team may be none; the ears of a whole crew, and its seats, one
 * bit each; what fathom_apply would say of an action */
bool is_team(int team);
unsigned crew_seats(enum team team);
uint16_t crew_ears(const struct game *game, enum team team);
enum error action_check(const fathom_game *game, int team, int32_t action);

/* history.c: plays the game over again; after each step `hear` gets its events. */
typedef void history_hear(void *listener, const struct game *game, const struct events *events);
void history_replay(const fathom_game *game, history_hear *hear, void *listener);
void history_keep(fathom_game *game, int32_t step);

/* Where the boat of `about` can be for the other crew. It stays the game's own. */
const struct radio *game_radio(fathom_game *game, enum team about);

/* observe.c */
void observe_layout(const struct actions *actions, struct out *out);

#endif
