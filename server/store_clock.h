/* store_clock: how long the threads of a store take. */
#ifndef SERVER_STORE_CLOCK_H
#define SERVER_STORE_CLOCK_H

#include <stdint.h>
#include <time.h>

static inline uint64_t store_clock_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

#endif
