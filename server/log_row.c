/* Numbers of seven bits a byte, lowest first; all but the last have the eighth bit set. */
#include "server/log_row.h"

enum { MEMBER_LONG = 255, NUMBER_BYTES_MAX = 5 };

static void write_number(struct out *out, uint32_t number)
{
    for (; number >= 0x80; number >>= 7) out_char(out, (char)(number | 0x80));
    out_char(out, (char)number);
}

/* Moves `at` behind the number; false when it does not end, or has more than 32 bits. */
static bool read_number(const uint8_t *row, size_t length, size_t *at, uint32_t *number)
{
    uint64_t value = 0;
    for (int i = 0; i < NUMBER_BYTES_MAX && *at < length; i++) {
        uint8_t byte = row[(*at)++];
        value |= (uint64_t)(byte & 0x7f) << 7 * i;
        if (byte & 0x80) continue;
        *number = (uint32_t)value;
        return value <= UINT32_MAX;
    }
    return false;
}

void log_row_write(struct out *row, struct log_sender sender, const void *frames, size_t length)
{
    out_reset(row);
    out_char(row, (char)(sender.member < MEMBER_LONG ? sender.member : MEMBER_LONG));
    if (sender.member >= MEMBER_LONG) write_number(row, sender.member);
    write_number(row, sender.n);
    out_bytes(row, frames, length);
}

size_t log_row_read(const uint8_t *row, size_t length, struct log_sender *sender)
{
    size_t at = 1;
    if (length == 0) return 0;
    sender->member = row[0];
    if (row[0] == MEMBER_LONG && !read_number(row, length, &at, &sender->member)) return 0;
    if (!read_number(row, length, &at, &sender->n) || at == length) return 0;
    return at;
}
