/* room_load: a room out of the store, whole: its state, then its game. */
#ifndef SERVER_ROOM_LOAD_H
#define SERVER_ROOM_LOAD_H

#include "server/room_state.h"
#include "server/store.h"

/* A room as store_rooms gives it. */
struct room_row {
    uint64_t id;
    const char *code, *state;
    size_t length; /* of the state */
};

/* NULL, with the reason, when the room is damaged. */
struct room *room_load(struct store *store, const struct room_row *row,
                       const struct room_owner *owner, uint64_t now_ms,
                       char why[ROOM_STATE_WHY_MAX]);

#endif
