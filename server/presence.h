/*
 * presence: how a table hears who is there: a notice for each who came, broke off, came back or
 * left, and the room with its list of people. It is said at once, but to all not more often than
 * bounds.h allows: what happens faster than that is told together, and who was away and is back
 * meanwhile was never away.
 */
#ifndef SERVER_PRESENCE_H
#define SERVER_PRESENCE_H

#include "server/room.h"

/* Everybody else hears this of him. */
void presence_say(struct room *room, const char *notice, const struct member *about);

/* Tells whose line came up or broke since the last time, and who is host now. False when nothing
 * did, or when it must wait; it need not if all are shown the room `anyway`. */
bool presence_tell(struct room *room, bool anyway);
/* When what had to wait may be told, ALARM_NEVER if nothing has to. */
uint64_t presence_deadline(const struct room *room);

#endif
