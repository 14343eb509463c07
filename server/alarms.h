/*
 * alarms: which room wants to be woken when. A heap of deadlines, earliest first; each alarm knows
 * its place in it, so moving a deadline costs a few swaps. Rooms without a deadline cost nothing.
 *
 *   alarms_set(&alarms, &room->alarm, now_ms + 3000);
 *   struct alarm *due;
 *   while ((due = alarms_due(&alarms, now_ms))) wake(due->room);
 */
#ifndef SERVER_ALARMS_H
#define SERVER_ALARMS_H

#include <stdbool.h>
#include <stdint.h>

enum { ALARM_NEVER = 0 };

struct alarm {
    uint64_t at_ms; /* ALARM_NEVER: not in the heap */
    uint32_t place;
    struct room *room;
};

struct alarms {
    struct alarm **heap;
    uint32_t count, capacity;
};

void alarms_release(struct alarms *alarms);
/* ALARM_NEVER takes it out. */
void alarms_set(struct alarms *alarms, struct alarm *alarm, uint64_t at_ms);
/* The earliest alarm that is due, taken out; NULL when none is. */
struct alarm *alarms_due(struct alarms *alarms, uint64_t now_ms);
/* When the next one is due, ALARM_NEVER without any. */
uint64_t alarms_next(const struct alarms *alarms);

/* The earlier of two moments, either of which may be ALARM_NEVER. */
static inline void alarms_earlier(uint64_t *first, uint64_t at_ms)
{
    if (at_ms && (*first == ALARM_NEVER || at_ms < *first)) *first = at_ms;
}

#endif
