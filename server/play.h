/*
 * play: the game in a room. play.c takes orders, calls and time through it, broadcast.h says who
 * hears what of them, absence.c what happens when somebody goes away.
 */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/room.h"

/* Gives up the game and its record. */
void play_forget(struct room *room);

/* A member's line came up; he took a seat in mid-game; he left for good. */
void play_returned(struct room *room, struct member *member, uint64_t now_ms);
void play_reseated(struct room *room, struct member *member);
void play_left(struct room *room, struct member *member, uint64_t now_ms);

/* When a limit of the rules runs out, ALARM_NEVER if none does; and letting it. */
uint64_t play_deadline(const struct room *room);
void play_keep_time(struct room *room, uint64_t now_ms);

/* A crew has left for good. */
void play_abandon(struct room *room, enum team team, uint64_t now_ms);

/* Whether a member may give this order for one of his seats; fills in `by` and `player`. */
bool play_acts_for(const struct room *room, unsigned seats, struct order *order);

/* The setup of the next game out of the options and a seed; false when its chart is not there. */
bool play_setup(const struct options *options, uint64_t seed, struct setup *setup);

#endif
