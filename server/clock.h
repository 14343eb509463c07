/*
 * clock: which room wants to be woken when. A heap of deadlines, earliest first; each owner knows
 * its place in it, so moving a deadline costs a few swaps. Rooms without a deadline cost nothing.
 *
 *   clock_set(&clock, &room->alarm, now_ms + 3000);
 *   struct alarm *due;
 *   while ((due = clock_due(&clock, now_ms))) wake(due->owner);
 */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

enum { CLOCK_NEVER = 0 };

struct alarm {
    uint64_t at_ms; /* CLOCK_NEVER: not in the heap */
    uint32_t place;
    void *owner;
};

struct clock {
    struct alarm **heap;
    uint32_t count, capacity;
};

void clock_release(struct clock *clock);
/* CLOCK_NEVER takes it out. */
void clock_set(struct clock *clock, struct alarm *alarm, uint64_t at_ms);
/* The earliest alarm that is due, taken out; NULL when none is. */
struct alarm *clock_due(struct clock *clock, uint64_t now_ms);
/* When the next one is due, CLOCK_NEVER without any. */
uint64_t clock_next(const struct clock *clock);

/* The earlier of two moments, either of which may be CLOCK_NEVER. */
static inline void clock_earlier(uint64_t *first, uint64_t at_ms)
{
    if (at_ms && (*first == CLOCK_NEVER || at_ms < *first)) *first = at_ms;
}

#endif
