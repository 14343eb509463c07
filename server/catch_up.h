/* catch_up: the whole view, for those who come in, with the events and calls that they missed. */
#ifndef SERVER_CATCH_UP_H
#define SERVER_CATCH_UP_H

#include "server/room.h"

/* Sends a member everything he knows, events after `v` of that game first; nothing while he is
 * away, has nothing to see, or no game was played. */
void catch_up_tell(struct room *room, struct member *member, uint32_t game, uint32_t v);

#endif
