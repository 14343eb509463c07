/* Rows of the log are added one by one, and each must be the next. */
#include "server/room_load.h"

#include <stdio.h>
#include <string.h>

struct loading {
    struct room *room;
    bool damaged; /* a row of its log is, or is missing */
};

static void load_row(void *context, uint32_t seq, const void *bytes, size_t length)
{
    struct loading *loading = context;
    loading->damaged |= seq != loading->room->seq ||
                        !room_state_add_row(loading->room, bytes, length);
}

static bool load_game(struct store *store, struct room *room, uint64_t now_ms,
                      char why[ROOM_STATE_WHY_MAX])
{
    struct loading loading = {.room = room};
    bool read = true;
    if (room->state == ROOM_PLAYING)
        read = store_log(store, room->id, room->games, load_row, &loading);
    if (room->state == ROOM_OVER) read = store_replay(store, room->replay, NULL, &room->log);
    if (read && !loading.damaged) return room_state_rebuild(room, now_ms, why);
    if (!read) snprintf(why, ROOM_STATE_WHY_MAX, "its game cannot be read");
    else snprintf(why, ROOM_STATE_WHY_MAX, "row %u of its log is missing or damaged", room->seq);
    return false;
}

struct room *room_load(struct store *store, const struct room_row *row,
                       const struct room_owner *owner, uint64_t now_ms,
                       char why[ROOM_STATE_WHY_MAX])
{
    struct room *room = room_state_read(row->id, row->state, row->length, owner, why);
    if (!room) return NULL;
    snprintf(why, ROOM_STATE_WHY_MAX, "its code is another");
    if (!strcmp(room->code, row->code) && load_game(store, room, now_ms, why)) return room;
    room_free(room);
    return NULL;
}
