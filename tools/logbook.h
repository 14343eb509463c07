/*
 * logbook: the record of the game that is being played, kept in memory and, if asked for, in a
 * file to which every order is written before anybody hears of it.
 */
#ifndef TOOLS_LOGBOOK_H
#define TOOLS_LOGBOOK_H

#include "wire/record.h"

struct logbook {
    struct record record;
    struct out bytes; /* the record so far; one that was not sealed yet */
    size_t written;   /* of those, in the file */
    int fd;           /* -1 without a file */
};

/* `path` may be NULL. False with errno set when the file cannot be written. */
bool logbook_open(struct logbook *logbook, const struct setup *setup, const char *path);
bool logbook_order(struct logbook *logbook, const struct order *order);
bool logbook_call(struct logbook *logbook, const struct call *call);

/* Seals the file. */
bool logbook_close(struct logbook *logbook);

#endif
