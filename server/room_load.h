/* room_load: a room out of the store, whole: its state, then its game. */
#ifndef SERVER_ROOM_LOAD_H
#define SERVER_ROOM_LOAD_H

#include "server/room_state.h"
#include "server/store.h"

/* What an ASK_ROOM has found. NULL, with the reason, when the room is damaged. */
struct room *room_load(const struct store_answer *answer, const struct room_owner *owner,
                       uint64_t now_ms, char why[ROOM_STATE_WHY_MAX]);

#endif
