/* One datagram a message; a path that begins with @ is an abstract one. */
#include "server/notify.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

void notify_say(const char *state)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    const char *path = getenv("NOTIFY_SOCKET");
    size_t length = path ? strlen(path) : 0;
    if (!length || length >= sizeof to.sun_path) return;
    memcpy(to.sun_path, path, length);
    if (*path == '@') to.sun_path[0] = 0;
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return;
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    sendto(fd, state, strlen(state), MSG_NOSIGNAL | MSG_DONTWAIT, (struct sockaddr *)&to, size);
    close(fd);
}

void notify_alive(uint64_t *next_ms, uint64_t now_ms)
{
    const char *within = getenv("WATCHDOG_USEC");
    uint64_t every_ms = within ? strtoull(within, NULL, 10) / 2000 : 0;
    if (!every_ms || now_ms < *next_ms) return;
    notify_say("WATCHDOG=1");
    *next_ms = now_ms + every_ms;
}
