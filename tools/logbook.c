/* The record of a game in progress. */
#include "tools/logbook.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static bool write_out(struct logbook *logbook)
{
    if (logbook->bytes.overflow) {
        errno = ENOMEM;
        return false;
    }
    while (logbook->fd >= 0 && logbook->written < logbook->bytes.length) {
        ssize_t sent = write(logbook->fd, logbook->bytes.text + logbook->written,
                             logbook->bytes.length - logbook->written);
        if (sent < 0 && errno != EINTR) return false;
        if (sent > 0) logbook->written += (size_t)sent;
    }
    return true;
}

bool logbook_open(struct logbook *logbook, const struct setup *setup, const char *path)
{
    logbook->fd = -1;
    logbook->written = 0;
    out_growing(&logbook->bytes, realloc);
    record_begin(&logbook->record, setup, &logbook->bytes);
    if (!path) return true;
    logbook->fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return logbook->fd >= 0 && write_out(logbook);
}

bool logbook_order(struct logbook *logbook, const struct order *order)
{
    record_order(&logbook->record, order, &logbook->bytes);
    return write_out(logbook);
}

bool logbook_call(struct logbook *logbook, const struct call *call)
{
    record_call(&logbook->record, call, &logbook->bytes);
    return write_out(logbook);
}

bool logbook_close(struct logbook *logbook)
{
    record_seal(&logbook->record, &logbook->bytes);
    bool done = write_out(logbook);
    if (logbook->fd >= 0 && close(logbook->fd) != 0) done = false;
    free(logbook->bytes.text);
    return done;
}
