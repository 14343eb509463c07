/*
 * play: the game in a room. Who hears what of each order, how time enters, what happens when
 * somebody goes away.
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

/* Someone without a seat who sees both boats, late. */
bool play_is_late(const struct room *room, const struct member *member);

/* The CLOCK of a view, if it has one. */
void play_write_clock(const struct room *room, const struct game *game, struct out *out);

/* Whether a member may give this order for one of his seats; fills in `by` and `player`. */
bool play_acts_for(const struct room *room, unsigned seats, struct order *order);

/* The setup of the next game out of the options and a seed; false when its chart is not there. */
bool play_setup(const struct options *options, uint64_t seed, struct setup *setup);

#endif
