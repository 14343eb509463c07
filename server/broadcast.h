/*
 * broadcast: what everybody in a room hears of an order, and how a newcomer catches up.
 *
 *   broadcast_begin(room);                         // who is there, and what they see before it
 *   game_apply(room->game, &order, &events);
 *   broadcast_tell(room, part, giver, re);         // events and what has changed in each view
 */
#ifndef SERVER_BROADCAST_H
#define SERVER_BROADCAST_H

#include "server/room.h"

/* The events of the time that passed before an order, and those of the order. */
enum { BROADCAST_PARTS = 2 };

void broadcast_begin(const struct room *room);

/* Everybody present hears what he may; the giver of the order also that it was taken. */
void broadcast_tell(struct room *room, const struct events *const part[BROADCAST_PARTS],
                  const struct member *giver, int64_t re);

/* Someone without a seat who sees both boats, late. */
bool broadcast_is_delayed(const struct room *room, const struct member *member);
/* Someone who hears the game as it goes on. */
bool broadcast_listens(const struct room *room, const struct member *member);

/* The CLOCK of a view, if it has one. */
void broadcast_write_clock(const struct room *room, const struct game *game, struct out *out);

#endif
