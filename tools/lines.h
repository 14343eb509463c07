/*
 * lines: standard input line by line, with a limit. What goes beyond the limit is skipped up to
 * the end of its line, and the line is reported as too long.
 */
#ifndef TOOLS_LINES_H
#define TOOLS_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINES_BUFFER = 1 << 17 };

struct lines {
    int fd;
    bool at_end;
    size_t begin, end; /* of the unread bytes */
    size_t limit;      /* below LINES_BUFFER */
    char buffer[LINES_BUFFER];
};

struct line {
    const char *text; /* not ended by a NUL; valid until the next line is read */
    size_t length;
    bool too_long;
};

void lines_init(struct lines *lines, int fd, size_t limit);

/* False at the end of input. A last line without a newline counts. */
bool lines_next(struct lines *lines, struct line *line);

/* Waits up to so many milliseconds (-1: for ever) until lines_next would not have to. */
bool lines_ready(struct lines *lines, int wait_ms);

#endif
