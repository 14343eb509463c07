/*
 * recording: the record of the game that is being played, kept in memory and, if asked for, in a
 * file to which every order is written before anybody hears of it.
 */
#ifndef TOOLS_RECORDING_H
#define TOOLS_RECORDING_H

#include "wire/record.h"

struct recording {
    struct record record;
    struct out bytes; /* the record so far; one that was not sealed yet */
    size_t written;   /* of those, in the file */
    int fd;           /* -1 without a file */
};

/* `path` may be NULL. False with errno set when the file cannot be written. */
bool recording_open(struct recording *recording, const struct setup *setup, const char *path);
bool recording_order(struct recording *recording, const struct order *order);
bool recording_call(struct recording *recording, const struct call *call);

/* Seals the file. */
bool recording_close(struct recording *recording);

#endif
