/*
 * late: spectators who see both boats follow the game at a distance.
 *
 * A second game follows the room's record: every row is noted with the time at which it was
 * written, and played here once it is old enough. Rooms without such spectators have none.
 */
#ifndef SERVER_LATE_H
#define SERVER_LATE_H

#include "server/room.h"

/* A row was added to the record. */
void late_note(struct room *room, uint64_t now_ms);
/* When late_catch_up has something to do, CLOCK_NEVER if not. */
uint64_t late_deadline(const struct room *room);
void late_catch_up(struct room *room, uint64_t now_ms);
void late_tell_view(struct room *room, struct member *member);
void late_free(struct room *room);

#endif
