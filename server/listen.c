/* Addresses, ports, and the number of open files. */
#include "server/listen.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 1024, FILES_MAX = 65536 };

static int listen_on(const struct addrinfo *address)
{
    int on = 1, off = 0;
    int fd = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (address->ai_family == AF_INET6)
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (bind(fd, address->ai_addr, address->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0)
        return fd;
    int number = errno;
    close(fd);
    errno = number;
    return -1;
}

static int listen_family(int family, const char *bind, int port)
{
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_family = family,
                              .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found;
    char service[8];
    snprintf(service, sizeof service, "%d", port);
    if (getaddrinfo(*bind ? bind : NULL, service, &wanted, &found) != 0) {
        errno = EADDRNOTAVAIL;
        return -1;
    }
    int fd = listen_on(found);
    int number = errno;
    freeaddrinfo(found);
    errno = number;
    return fd;
}

int listen_open(const char *bind, int port, char why[LISTEN_WHY_MAX])
{
    int fd = listen_family(*bind ? AF_UNSPEC : AF_INET6, bind, port);
    if (fd < 0 && !*bind) fd = listen_family(AF_INET, bind, port); /* a machine without IPv6 */
    if (fd < 0)
        snprintf(why, LISTEN_WHY_MAX, "cannot listen on port %d%s%.64s: %s", port,
                 *bind ? " of " : "", bind, strerror(errno));
    return fd;
}

int listen_port(int fd)
{
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(fd, (struct sockaddr *)&address, &length) != 0) return 0;
    return ntohs(address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port
                                               : ((struct sockaddr_in *)&address)->sin_port);
}

int listen_raise_files(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
    limit.rlim_cur = limit.rlim_max > FILES_MAX ? FILES_MAX : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    return (int)limit.rlim_cur;
}
