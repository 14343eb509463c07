/*
 * Loaded before all else (LD_PRELOAD): a machine whose clock is an hour ahead.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

enum { AHEAD_S = 3600 };

int clock_gettime(clockid_t clock, struct timespec *now)
{
    int (*real)(clockid_t, struct timespec *);
    *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(clock, now);
    if (clock == CLOCK_REALTIME) now->tv_sec += AHEAD_S;
    return failed;
}

time_t time(time_t *at)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
