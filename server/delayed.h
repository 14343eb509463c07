/*
 * delayed: spectators who see both boats follow the game at a distance.
 *
 * A second game follows the room's record: every row is noted with the time and the turn at which
 * it was written, and played here once both are long enough ago. (In real-time there are no turns;
 * a game that is over has no secrets.) Rooms without such spectators have none.
 */
#ifndef SERVER_DELAYED_H
#define SERVER_DELAYED_H

#include "server/room.h"

/* A row was added to the record. */
void delayed_note(struct room *room, uint64_t now_ms);
/* When delayed_catch_up has something to do, ALARM_NEVER if not. */
uint64_t delayed_deadline(const struct room *room);
void delayed_catch_up(struct room *room, uint64_t now_ms);
void delayed_tell_view(struct room *room, struct member *member);
void delayed_free(struct room *room);

#endif
