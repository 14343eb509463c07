/*
 * room_state: how a room survives on disk: its state as one JSON object, replaced whenever it
 * changes, and the log of the game that is on. Coming back is reading the one, then playing the
 * other:
 *
 *   struct room *room = room_state_read(id, text, length, owner, why);
 *   room_state_add_row(room, row, length) for each row, or room->log filled with a finished record
 *   room_state_rebuild(room, now_ms, why)
 *
 * What is read was written by this program, but disks fail: everything is looked at, and a room
 * that is damaged is refused as a whole, with one reason.
 */
#ifndef SERVER_ROOM_STATE_H
#define SERVER_ROOM_STATE_H

#include "server/room.h"

enum { ROOM_STATE_WHY_MAX = 160 };

void room_state_write(const struct room *room, struct out *out);

/* NULL, with the reason, when it is damaged. */
struct room *room_state_read(uint64_t id, const char *text, size_t length,
                             const struct room_owner *owner, char why[ROOM_STATE_WHY_MAX]);
/* The next row of the log; false when it is damaged. */
bool room_state_add_row(struct room *room, const uint8_t *row, size_t length);
/* The game as the log tells it; false, with the reason, when it does not fit the state. */
bool room_state_rebuild(struct room *room, uint64_t now_ms, char why[ROOM_STATE_WHY_MAX]);

#endif
