/*
 * hearing: what everybody in a room hears of an order, and how a newcomer catches up.
 *
 *   hearing_begin(room);                         // who is there, and what they see before it
 *   game_apply(room->game, &order, &events);
 *   hearing_tell(room, part, giver, re);         // events and what has changed in each view
 */
#ifndef SERVER_HEARING_H
#define SERVER_HEARING_H

#include "server/room.h"

/* The events of the time that passed before an order, and those of the order. */
enum { HEARING_PARTS = 2 };

void hearing_begin(const struct room *room);

/* Everybody present hears what he may; the giver of the order also that it was taken. */
void hearing_tell(struct room *room, const struct events *const part[HEARING_PARTS],
                  const struct member *giver, int64_t re);

/* Someone without a seat who sees both boats, late. */
bool hearing_late(const struct room *room, const struct member *member);
/* Someone who hears the game as it goes on. */
bool hearing_listens(const struct room *room, const struct member *member);

/* The CLOCK of a view, if it has one. */
void hearing_write_clock(const struct room *room, const struct game *game, struct out *out);

#endif
