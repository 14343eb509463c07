/* absence: what becomes of the seats of people who go away, and of a host who stays away. */
#ifndef SERVER_ABSENCE_H
#define SERVER_ABSENCE_H

#include "server/room.h"

/* A member's line came up; he took a seat in mid-game; he left for good. */
void absence_ends(struct room *room, struct member *member, uint64_t now_ms);
void absence_replaced(struct room *room, struct member *member);
/* Nobody wins by kicking: a bot plays on for one who was kicked where else his crew had lost. */
void absence_for_good(struct room *room, struct member *member, bool kicked, uint64_t now_ms);

/* How long a player whose line broke may still be away before that has consequences; 0 when nobody
 * counts: he is there, does not play, or the game stands still. */
uint64_t absence_left_ms(const struct room *room, const struct member *member);

/* When somebody has been away for too long, ALARM_NEVER if nobody will; and what happens then. */
uint64_t absence_deadline(const struct room *room);
void absence_wake(struct room *room, uint64_t now_ms);

#endif
