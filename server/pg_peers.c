/* All are asked at the same time; the first good answer will do. */
#include "server/pg_peers.h"

#include <netdb.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/pg_link.h"
#include "server/store_pg.h"

enum { PEER_MS = 1000, HOST_MAX = 256, PORT_MAX = 8, ANSWER_MAX = 32 };

struct peer {
    char host[HOST_MAX], port[PORT_MAX];
};

struct call {
    bool asked;
    char answer[ANSWER_MAX]; /* as much as has come of its first line */
    size_t length;
};

/* The next one of the list, and where it goes on; NULL when it is no HOST:PORT. */
static const char *read_peer(const char *at, struct peer *peer)
{
    size_t length = strcspn(at, " ");
    const char *colon = memrchr(at, ':', length);
    size_t host = colon ? (size_t)(colon - at) : 0, port = length - host - 1;
    if (!host || host >= HOST_MAX || !port || port >= PORT_MAX) return NULL;
    if (strspn(colon + 1, "0123456789") < port) return NULL;
    bool brackets = at[0] == '[' && at[host - 1] == ']'; /* an IPv6 address */
    if (!brackets && memchr(at, ':', host)) return NULL;
    snprintf(peer->host, HOST_MAX, "%.*s", (int)host - 2 * brackets, at + brackets);
    snprintf(peer->port, PORT_MAX, "%.*s", (int)port, colon + 1);
    return at + length + strspn(at + length, " ");
}

bool pg_peers_are_good(const char *peers)
{
    struct peer peer;
    int count = 0;
    const char *at = peers + strspn(peers, " ");
    while (at && *at && count++ < PG_NODES_MAX) at = read_peer(at, &peer);
    return at && !*at;
}

/* A socket that is about to be connected, -1 when that cannot be. */
static int call_peer(const struct peer *peer)
{
    const struct addrinfo wanted = {.ai_socktype = SOCK_STREAM};
    struct addrinfo *found = NULL;
    if (getaddrinfo(peer->host, peer->port, &wanted, &found) != 0) return -1;
    int line = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (line >= 0) connect(line, found->ai_addr, found->ai_addrlen);
    freeaddrinfo(found);
    return line;
}

static int call_all(const char *peers, struct pollfd line[PG_NODES_MAX])
{
    struct peer peer;
    int count = 0;
    const char *at = peers + strspn(peers, " ");
    while (count < PG_NODES_MAX && *at && (at = read_peer(at, &peer)))
        line[count++] = (struct pollfd){.fd = call_peer(&peer), .events = POLLOUT};
    return count;
}

static void hang_up(struct pollfd *line)
{
    close(line->fd);
    line->fd = -1; /* poll passes over it */
}

static void ask(struct pollfd *line, struct call *call)
{
    static const char request[] = "GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n";
    call->asked = true;
    line->events = POLLIN;
    if (send(line->fd, request, sizeof request - 1, MSG_NOSIGNAL) != sizeof request - 1)
        hang_up(line);
}

/* True when it is well; who has said anything else is not asked again. */
static bool hear(struct pollfd *line, struct call *call)
{
    ssize_t got = recv(line->fd, call->answer + call->length, ANSWER_MAX - 1 - call->length, 0);
    if (got > 0) call->length += (size_t)got;
    bool enough = got <= 0 || call->length >= strlen("HTTP/1.1 200");
    if (!enough) return false;
    hang_up(line);
    return !strncmp(call->answer, "HTTP/1.", 7) && !strncmp(call->answer + 8, " 200", 4);
}

static bool hear_any(struct pollfd *line, struct call *call, int count)
{
    for (int i = 0; i < count; i++) {
        if (!line[i].revents || line[i].fd < 0) continue;
        if (!call[i].asked) ask(&line[i], &call[i]);
        else if (hear(&line[i], &call[i])) return true;
    }
    return false;
}

bool pg_peers_one_is_well(const char *peers)
{
    struct pollfd line[PG_NODES_MAX];
    struct call call[PG_NODES_MAX] = {0};
    int count = call_all(peers, line);
    bool well = false;
    uint64_t now_ms, until_ms = pg_now_ms() + PEER_MS;
    while (!well && (now_ms = pg_now_ms()) < until_ms &&
           poll(line, (nfds_t)count, (int)(until_ms - now_ms)) > 0)
        well = hear_any(line, call, count);
    for (int i = 0; i < count; i++)
        if (line[i].fd >= 0) hang_up(&line[i]);
    return well;
}
