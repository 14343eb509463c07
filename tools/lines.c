/* Lines of input, read in big pieces. */
#include "tools/lines.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

void lines_init(struct lines *lines, int fd, size_t limit)
{
    assert(limit < LINES_BUFFER);
    lines->fd = fd;
    lines->at_end = false;
    lines->begin = lines->end = 0;
    lines->limit = limit;
}

static void fill(struct lines *lines)
{
    if (lines->begin) {
        memmove(lines->buffer, lines->buffer + lines->begin, lines->end - lines->begin);
        lines->end -= lines->begin;
        lines->begin = 0;
    }
    ssize_t got;
    do
        got = read(lines->fd, lines->buffer + lines->end, LINES_BUFFER - lines->end);
    while (got < 0 && errno == EINTR);
    if (got > 0)
        lines->end += (size_t)got;
    else
        lines->at_end = true;
}

/* Drops bytes up to and including the next newline. */
static void skip_line(struct lines *lines)
{
    for (;;) {
        char *from = lines->buffer + lines->begin;
        char *newline = memchr(from, '\n', lines->end - lines->begin);
        if (newline) {
            lines->begin = (size_t)(newline - lines->buffer) + 1;
            return;
        }
        lines->begin = lines->end;
        if (lines->at_end) return;
        fill(lines);
    }
}

bool lines_next(struct lines *lines, struct line *line)
{
    size_t scanned = 0;
    for (;;) {
        char *from = lines->buffer + lines->begin;
        size_t waiting = lines->end - lines->begin;
        char *newline = memchr(from + scanned, '\n', waiting - scanned);
        size_t length = newline ? (size_t)(newline - from) : waiting;
        *line = (struct line){from, length, length > lines->limit};
        if (line->too_long) {
            skip_line(lines);
            return true;
        }
        if (newline) {
            lines->begin += length + 1;
            return true;
        }
        if (lines->at_end) {
            lines->begin = lines->end;
            return length > 0;
        }
        scanned = waiting;
        fill(lines);
    }
}

bool lines_ready(struct lines *lines, int wait_ms)
{
    if (memchr(lines->buffer + lines->begin, '\n', lines->end - lines->begin)) return true;
    struct pollfd input = {.fd = lines->fd, .events = POLLIN};
    return lines->at_end || poll(&input, 1, wait_ms) > 0;
}
