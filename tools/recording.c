/* The record of a game in progress. */
#include "tools/recording.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/memory.h"

static bool write_out(struct recording *recording)
{
    while (recording->fd >= 0 && recording->written < recording->bytes.length) {
        ssize_t sent = write(recording->fd, recording->bytes.text + recording->written,
                             recording->bytes.length - recording->written);
        if (sent < 0 && errno != EINTR) return false;
        if (sent > 0) recording->written += (size_t)sent;
    }
    return true;
}

bool recording_open(struct recording *recording, const struct setup *setup, const char *path)
{
    recording->fd = -1;
    recording->written = 0;
    out_growing(&recording->bytes, memory_resize);
    record_begin(&recording->record, setup, &recording->bytes);
    if (!path) return true;
    recording->fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return recording->fd >= 0 && write_out(recording);
}

bool recording_order(struct recording *recording, const struct order *order)
{
    record_order(&recording->record, order, &recording->bytes);
    return write_out(recording);
}

bool recording_call(struct recording *recording, const struct call *call)
{
    record_call(&recording->record, call, &recording->bytes);
    return write_out(recording);
}

bool recording_close(struct recording *recording)
{
    record_seal(&recording->record, &recording->bytes);
    bool done = write_out(recording);
    if (recording->fd >= 0 && close(recording->fd) != 0) done = false;
    free(recording->bytes.text);
    return done;
}
