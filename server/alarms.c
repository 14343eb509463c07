/* A binary heap of pointers to alarms that lie in their owners. */
#include "server/alarms.h"

#include "base/memory.h"

void alarms_release(struct alarms *alarms)
{
    free(alarms->heap);
    *alarms = (struct alarms){0};
}

static void put(struct alarms *alarms, uint32_t place, struct alarm *alarm)
{
    alarms->heap[place] = alarm;
    alarm->place = place;
}

static void sift_up(struct alarms *alarms, uint32_t place)
{
    struct alarm *alarm = alarms->heap[place];
    while (place && alarms->heap[(place - 1) / 2]->at_ms > alarm->at_ms) {
        put(alarms, place, alarms->heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    put(alarms, place, alarm);
}

static void sift_down(struct alarms *alarms, uint32_t place)
{
    struct alarm *alarm = alarms->heap[place];
    for (uint32_t child; (child = 2 * place + 1) < alarms->count; place = child) {
        if (child + 1 < alarms->count &&
            alarms->heap[child + 1]->at_ms < alarms->heap[child]->at_ms)
            child++;
        if (alarms->heap[child]->at_ms >= alarm->at_ms) break;
        put(alarms, place, alarms->heap[child]);
    }
    put(alarms, place, alarm);
}

static void take_out(struct alarms *alarms, struct alarm *alarm)
{
    uint32_t place = alarm->place;
    struct alarm *last = alarms->heap[--alarms->count];
    alarm->at_ms = ALARM_NEVER;
    if (last == alarm) return;
    put(alarms, place, last);
    sift_up(alarms, place);
    sift_down(alarms, last->place);
}

void alarms_set(struct alarms *alarms, struct alarm *alarm, uint64_t at_ms)
{
    if (alarm->at_ms == at_ms) return;
    if (alarm->at_ms != ALARM_NEVER) take_out(alarms, alarm);
    if (at_ms == ALARM_NEVER) return;
    MEMORY_GROW(alarms->heap, alarms->count, alarms->capacity);
    alarm->at_ms = at_ms;
    put(alarms, alarms->count++, alarm);
    sift_up(alarms, alarm->place);
}

struct alarm *alarms_due(struct alarms *alarms, uint64_t now_ms)
{
    if (alarms->count == 0 || alarms->heap[0]->at_ms > now_ms) return NULL;
    struct alarm *due = alarms->heap[0];
    take_out(alarms, due);
    return due;
}

uint64_t alarms_next(const struct alarms *alarms)
{
    return alarms->count ? alarms->heap[0]->at_ms : ALARM_NEVER;
}
