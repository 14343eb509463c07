/*
 * net: HTTP and WebSocket on one port, on one thread. libwebsockets is behind it and nowhere else.
 *
 * The owner gives a server to talk to and a function for plain requests. net_run waits for input,
 * hands it over, and calls server_step after every bunch.
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

/* NULL, with the reason, when the port cannot be opened. */
struct net *net_new(const struct net_config *config, char why[NET_WHY_MAX]);
void net_free(struct net *net);
int net_port(const struct net *net);

/* From any thread, and from signal handlers: net_run looks round. */
void net_wake(void *net);

/* Serves until `stop` becomes true and everything is saved, or the store is lost to another. */
void net_run(struct net *net, struct server *server, const volatile sig_atomic_t *stop);

extern const struct server_ways net_ways;

/* Unix milliseconds that never go back. */
uint64_t net_now_ms(void);

#endif
