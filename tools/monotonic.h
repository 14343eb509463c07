/* monotonic: the time that passes, whatever the clock on the wall says. */
#ifndef TOOLS_MONOTONIC_H
#define TOOLS_MONOTONIC_H

#include <stdint.h>
#include <time.h>

static inline uint64_t monotonic_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static inline uint64_t monotonic_ms(void) { return monotonic_ns() / 1000000; }

#endif
