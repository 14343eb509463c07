/*
 * log_row: one row of a room's log on disk: who gave an order and with which number, and the
 * record's frames that it added.
 *
 *   member | n (LEB128) | frames
 *
 * The member is one byte up to 254, or 255 and the id as LEB128; 0 is the server or a bot.
 */
#ifndef SERVER_LOG_ROW_H
#define SERVER_LOG_ROW_H

#include "server/room.h"

struct log_sender {
    member_id member;
    uint32_t n; /* the order's number, 0 without one */
};

#define LOG_SENDER_NONE ((struct log_sender){NOBODY, 0})

/* Into an emptied text. */
void log_row_write(struct out *row, struct log_sender sender, const void *frames, size_t length);

/* Where the frames of a row begin; 0 when it is damaged. */
size_t log_row_read(const uint8_t *row, size_t length, struct log_sender *sender);

#endif
