/*
 * net: HTTP/1.1 and WebSocket on one port, with or without TLS, on one thread. net_run waits for
 * input, hands it to the server, and calls server_step after every bunch. Behind it are listen.h,
 * stream.h (sockets and TLS), request.h and frame.h (what comes in), and conn.h (one connection).
 */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include <signal.h>

#include "server/http.h"
#include "server/server.h"

enum { NET_WHY_MAX = 160, SEND_QUEUE_MAX_BYTES = 1 << 20 };

struct net_config {
    int port;
    char bind[64];      /* an address, "" for all */
    char cert[256], key[256]; /* TLS, both or none */
    char origins[512];  /* further origins that pages may come from, separated by spaces */
    char base_url[256];
    uint64_t silent_ms; /* a line on which nothing came for so long is dropped */
    bool trust_proxy;   /* take the client's address from X-Forwarded-For */
};

struct net;
struct admin_line;

/* NULL, with the reason, when the port cannot be opened. */
struct net *net_new(const struct net_config *config, char why[NET_WHY_MAX]);
/* Ends all connections, so that the server may go; its threads may still call net_wake. */
void net_hang_up(struct net *net);
/* When nobody calls net_wake any more. */
void net_free(struct net *net);
int net_port(const struct net *net);

/* Opens the operator's socket; false with the reason when it cannot be. */
bool net_open_admin(struct net *net, const char *path, char why[NET_WHY_MAX]);
/* The same for his page. */
bool net_open_page(struct net *net, int port, char why[NET_WHY_MAX]);

/* From any thread, and from signal handlers: net_run looks round. */
void net_wake(void *net);

/* The parts of net_run, for harnesses: the server to talk to, a connected socket, one turn. */
void net_attach(struct net *net, struct server *server);
void net_adopt(struct net *net, int fd);
void net_step(struct net *net, bool wait);

/* Serves until `stop` becomes true and everything is saved, or the store is lost to another. */
void net_run(struct net *net, struct server *server, const volatile sig_atomic_t *stop);

extern const struct server_ops net_ops;

/* Unix milliseconds that never go back, less the time that this process did not live through. For
 * the thread of net_run alone. */
uint64_t net_now_ms(void);
/* It goes by this from now on; how much it had been behind. Before it is read first. */
int64_t net_set_clock(uint64_t unix_ms);

#endif
