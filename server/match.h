/*
 * match: "find me a table". People who wish for the same kind of game meet in a listed room that
 * seats them one after the other and begins by itself: at once when every seat is a person's, or
 * with bots on the free seats when the one who waits least has waited long enough.
 *
 *   EACH_ROOM(room, rooms) if (match_fits(room, &wish)) enter it, or else make one, then
 *   match_join(room, member, &wish, now_ms)
 *
 * A restart forgets that a room is one of these: it stays a lobby whose host may start.
 */
#ifndef SERVER_MATCH_H
#define SERVER_MATCH_H

#include "server/room.h"

/* A room of this kind with a seat for one more. */
bool match_fits(const struct room *room, const struct match_wish *wish);
/* Seats him in the crew with fewer people, ready. The first one makes the room one of these. */
enum refusal match_join(struct room *room, struct member *member, const struct match_wish *wish,
                        uint64_t now_ms);

/* When it begins with bots, ALARM_NEVER if it does not. */
uint64_t match_deadline(const struct room *room);
/* How long until then, 0 if it does not. */
uint64_t match_left_ms(const struct room *room);
/* Whether it is to begin now; if so all who are here are ready and bots have the other seats. */
bool match_begins(struct room *room);
/* It cannot begin now: a little later, if it was to. */
void match_postpone(struct room *room);

#endif
