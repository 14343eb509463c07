/*
 * notify: what systemd wants to hear of a service (sd_notify(3)): that it is ready, that it stops,
 * and, from the game's own thread, that it is alive. Without systemd nothing happens.
 */
#ifndef SERVER_NOTIFY_H
#define SERVER_NOTIFY_H

#include <stdint.h>

/* "READY=1", to the socket that $NOTIFY_SOCKET names. */
void notify_say(const char *state);

/* Says that we are alive, twice within $WATCHDOG_USEC. `next_ms` becomes when to call it again; it
 * is 0 at first, and stays so where nobody wants to hear it. */
void notify_alive(uint64_t *next_ms, uint64_t now_ms);

#endif
