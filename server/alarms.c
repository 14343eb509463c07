/* A binary heap of pointers to alarms that lie in their owners. */
#include "server/alarms.h"

#include <assert.h>
#include <stdlib.h>

void alarms_release(struct alarms *clock)
{
    free(clock->heap);
    *clock = (struct alarms){0};
}

static void put(struct alarms *clock, uint32_t place, struct alarm *alarm)
{
    clock->heap[place] = alarm;
    alarm->place = place;
}

static void sift_up(struct alarms *clock, uint32_t place)
{
    struct alarm *alarm = clock->heap[place];
    while (place && clock->heap[(place - 1) / 2]->at_ms > alarm->at_ms) {
        put(clock, place, clock->heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    put(clock, place, alarm);
}

static void sift_down(struct alarms *clock, uint32_t place)
{
    struct alarm *alarm = clock->heap[place];
    for (uint32_t child; (child = 2 * place + 1) < clock->count; place = child) {
        if (child + 1 < clock->count &&
            clock->heap[child + 1]->at_ms < clock->heap[child]->at_ms)
            child++;
        if (clock->heap[child]->at_ms >= alarm->at_ms) break;
        put(clock, place, clock->heap[child]);
    }
    put(clock, place, alarm);
}

static void take_out(struct alarms *clock, struct alarm *alarm)
{
    uint32_t place = alarm->place;
    struct alarm *last = clock->heap[--clock->count];
    alarm->at_ms = ALARM_NEVER;
    if (last == alarm) return;
    put(clock, place, last);
    sift_up(clock, place);
    sift_down(clock, last->place);
}

static void make_room(struct alarms *clock)
{
    if (clock->count < clock->capacity) return;
    clock->capacity = clock->capacity ? 2 * clock->capacity : 64;
    clock->heap = realloc(clock->heap, clock->capacity * sizeof *clock->heap);
    assert(clock->heap);
}

void alarms_set(struct alarms *clock, struct alarm *alarm, uint64_t at_ms)
{
    if (alarm->at_ms == at_ms) return;
    if (alarm->at_ms != ALARM_NEVER) take_out(clock, alarm);
    if (at_ms == ALARM_NEVER) return;
    make_room(clock);
    alarm->at_ms = at_ms;
    put(clock, clock->count++, alarm);
    sift_up(clock, alarm->place);
}

struct alarm *alarms_due(struct alarms *clock, uint64_t now_ms)
{
    if (clock->count == 0 || clock->heap[0]->at_ms > now_ms) return NULL;
    struct alarm *due = clock->heap[0];
    take_out(clock, due);
    return due;
}

uint64_t alarms_next(const struct alarms *clock)
{
    return clock->count ? clock->heap[0]->at_ms : ALARM_NEVER;
}
