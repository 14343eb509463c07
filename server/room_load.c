/* Rows of the log are added one by one, and each must be the next. */
#include "server/room_load.h"

#include <stdio.h>
#include <string.h>

/* False when a row is damaged, or missing. */
static bool load_log(struct room *room, const struct store_answer *answer)
{
    for (uint32_t i = 0; i < answer->rows; i++) {
        const struct store_row *row = &answer->row[i];
        const char *bytes = answer->bytes.text + row->part.offset;
        if (row->game != room->games) continue;
        if (row->seq != room->seq ||
            !room_state_add_row(room, (const uint8_t *)bytes, row->part.length))
            return false;
    }
    return true;
}

static bool load_game(struct room *room, const struct store_answer *answer, uint64_t now_ms,
                      char why[ROOM_STATE_WHY_MAX])
{
    bool whole = room->state != ROOM_PLAYING || load_log(room, answer);
    bool read = room->state != ROOM_OVER || answer->record.length;
    if (room->state == ROOM_OVER)
        out_bytes(&room->log, answer->record.text, answer->record.length);
    if (read && whole) return room_state_rebuild(room, now_ms, why);
    if (!read) snprintf(why, ROOM_STATE_WHY_MAX, "its game cannot be read");
    else snprintf(why, ROOM_STATE_WHY_MAX, "row %u of its log is missing or damaged", room->seq);
    return false;
}

struct room *room_load(const struct store_answer *answer, const struct room_owner *owner,
                       uint64_t now_ms, char why[ROOM_STATE_WHY_MAX])
{
    struct room *room =
        room_state_read(answer->room, answer->text.text, answer->text.length, owner, why);
    if (!room) return NULL;
    snprintf(why, ROOM_STATE_WHY_MAX, "its code is another");
    if (!strcmp(room->code, answer->question.code) && load_game(room, answer, now_ms, why))
        return room;
    room_free(room);
    return NULL;
}
