/*
 * running_clock: a clock that runs while its process does. A process that is stopped, or does not
 * get to run, for longer than STALL_MS beyond what it had meant to sleep, has not lived through
 * that time: no game's clock, no absence and no client's silence is counted by it.
 *
 *   running_clock_sleep(&clock, 250);     // at most so long from now on
 *   wait();
 *   uint64_t now = running_clock_read(&clock, monotonic_ms());
 */
#ifndef SERVER_RUNNING_CLOCK_H
#define SERVER_RUNNING_CLOCK_H

#include <stdint.h>

enum { STALL_MS = 1000 };

/* Starts as zeros but for shown_ms, which may be any moment. */
struct running_clock {
    uint64_t shown_ms;
    uint64_t read_ms;   /* when it was read last, 0: never */
    uint64_t sleep_ms;  /* meant for the time until the next reading */
    uint64_t missed_ms; /* in all */
};

static inline void running_clock_sleep(struct running_clock *clock, uint64_t at_most_ms)
{
    clock->sleep_ms = at_most_ms;
}

/* The time now. `now_ms` is of a clock that never goes back. */
static inline uint64_t running_clock_read(struct running_clock *clock, uint64_t now_ms)
{
    uint64_t passed = clock->read_ms ? now_ms - clock->read_ms : 0;
    uint64_t missed = passed > clock->sleep_ms + STALL_MS ? passed - clock->sleep_ms : 0;
    clock->missed_ms += missed;
    clock->shown_ms += passed - missed;
    clock->read_ms = now_ms;
    clock->sleep_ms = 0;
    return clock->shown_ms;
}

#endif
