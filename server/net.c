/*
 * One thread that waits by libev, so by epoll: silent connections cost nothing. What happens on a
 * connection is in conn.c; here are the door, the clock, and the loop.
 */
#include "server/net.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "server/admin_line.h"
#include "server/conn.h"
#include "server/listen.h"
#include "server/log.h"
#include "server/notify.h"
#include "server/running_clock.h"

/* While anybody is connected the thread wakes every BEAT_MS: so much of a stall may count. */
enum { ACCEPTS_AT_ONCE = 64, FILES_SPARE = 64, REST_S = 1, BEAT_MS = 250,
       WEIGH_MS = 5000 };

enum { DESK_SOCKET, DESK_PAGE, DESKS };

struct net {
    struct net_config config;
    struct edge edge;
    struct ev_loop *loop;
    struct ev_io door;
    struct admin_line *desk[DESKS]; /* NULL: none */
    struct ev_async bell;   /* net_wake */
    uint64_t weighed_ms; /* when its memory was looked at last */
    uint64_t alive_ms;   /* when to say that it is alive, notify.h */
    uint64_t missed_ms; /* of the clock, that have been logged */
    struct ev_timer timer;  /* for server_next, and for connections */
    struct ev_timer rested; /* the door is shut while there are no more files to be had */
};

static uint64_t clock_ms(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* Of the process, from the Unix time at which it was first read. */
static struct running_clock process_clock;

uint64_t net_now_ms(void)
{
    if (!process_clock.shown_ms) process_clock.shown_ms = clock_ms(CLOCK_REALTIME);
    return running_clock_read(&process_clock, clock_ms(CLOCK_MONOTONIC));
}

int64_t net_set_clock(uint64_t unix_ms)
{
    process_clock.shown_ms = unix_ms;
    return (int64_t)(unix_ms - clock_ms(CLOCK_REALTIME));
}

/* --- the door -------------------------------------------------------------------------------- */

static void on_knock(struct ev_loop *loop, struct ev_io *door, int events)
{
    struct net *net = door->data;
    (void)events;
    for (int i = 0; i < ACCEPTS_AT_ONCE; i++) {
        int fd = accept4(door->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd >= 0) {
            conn_open(&net->edge, fd);
            continue;
        }
        if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            edge_refused(&net->edge, NULL, "no_more_files");
            ev_io_stop(loop, door);
            ev_timer_set(&net->rested, REST_S, 0);
            ev_timer_start(loop, &net->rested);
        }
        return;
    }
}

/* Nobody new: who has knocked is let in, then knocking fails, and a proxy asks the next server. */
static void shut_door(struct net *net)
{
    ev_timer_stop(net->loop, &net->rested);
    on_knock(net->loop, &net->door, EV_READ);
    ev_timer_stop(net->loop, &net->rested);
    ev_io_stop(net->loop, &net->door);
    close(net->door.fd);
    net->door.fd = -1;
}

static void on_rested(struct ev_loop *loop, struct ev_timer *timer, int events)
{
    (void)events;
    ev_io_start(loop, &((struct net *)timer->data)->door);
}

static void on_bell(struct ev_loop *loop, struct ev_async *bell, int events)
{
    (void)loop, (void)bell, (void)events; /* net_run calls server_step by itself */
}

static void on_timer(struct ev_loop *loop, struct ev_timer *timer, int events)
{
    (void)loop, (void)timer, (void)events;
}

void net_wake(void *net)
{
    ev_async_send(((struct net *)net)->loop, &((struct net *)net)->bell);
}

/* --- up and down ----------------------------------------------------------------------------- */

static void start_loop(struct net *net, int fd)
{
    net->loop = ev_loop_new(EVFLAG_AUTO);
    assert(net->loop);
    edge_init(&net->edge, &net->config, net->loop);
    ev_io_init(&net->door, on_knock, fd, EV_READ);
    ev_async_init(&net->bell, on_bell);
    ev_async_start(net->loop, &net->bell);
    ev_init(&net->timer, on_timer);
    ev_init(&net->rested, on_rested);
    net->door.data = net->rested.data = net;
    net->edge.most_sockets = (uint32_t)listen_raise_files() - FILES_SPARE;
}

struct net *net_new(const struct net_config *config, char why[NET_WHY_MAX])
{
    struct tls *tls = NULL;
    if (*config->cert && !(tls = tls_new(config->cert, config->key, why))) return NULL;
    int fd = listen_open(config->bind, config->port, why);
    if (fd < 0) {
        if (tls) tls_free(tls);
        return NULL;
    }
    struct net *net = memory_new(1, sizeof *net);
    net->config = *config;
    start_loop(net, fd);
    net->edge.tls = tls;
    return net;
}

bool net_open_admin(struct net *net, const char *path, char why[NET_WHY_MAX])
{
    net->desk[DESK_SOCKET] = admin_line_new(net->loop, path, why);
    return net->desk[DESK_SOCKET];
}

bool net_open_page(struct net *net, int port, char why[NET_WHY_MAX])
{
    net->desk[DESK_PAGE] = admin_line_new_page(net->loop, port, why);
    return net->desk[DESK_PAGE];
}

int net_port(const struct net *net)
{
    return listen_port(net->door.fd);
}

void net_adopt(struct net *net, int fd)
{
    conn_open(&net->edge, fd);
}

void net_hang_up(struct net *net)
{
    edge_release(&net->edge);
    for (int i = 0; i < DESKS; i++) {
        if (net->desk[i]) admin_line_free(net->desk[i]);
        net->desk[i] = NULL;
    }
    ev_io_stop(net->loop, &net->door);
    if (net->door.fd >= 0) close(net->door.fd);
    net->door.fd = -1;
}

void net_free(struct net *net)
{
    net_hang_up(net);
    if (net->edge.tls) tls_free(net->edge.tls);
    ev_loop_destroy(net->loop);
    free(net);
}

/* --- the loop -------------------------------------------------------------------------------- */

/* How long to sleep until `next_ms`, or until the next beat. */
static uint64_t sleep_until(const struct net *net, uint64_t next_ms)
{
    uint64_t now_ms = net_now_ms(), beat_ms = now_ms + BEAT_MS;
    if (net->edge.server->metrics.connections) alarms_earlier(&next_ms, beat_ms);
    return next_ms > now_ms ? next_ms - now_ms : 1;
}

static void set_timer(struct net *net, uint64_t sleep_ms)
{
    ev_now_update(net->loop);
    ev_timer_stop(net->loop, &net->timer);
    ev_timer_set(&net->timer, (double)sleep_ms / 1000, 0);
    ev_timer_start(net->loop, &net->timer);
}

void net_attach(struct net *net, struct server *server)
{
    net->edge.server = server;
    net->missed_ms = process_clock.missed_ms;
    for (int i = 0; i < DESKS; i++)
        if (net->desk[i]) admin_line_attach(net->desk[i], server);
    ev_io_start(net->loop, &net->door);
}

/* While the thread does not run nobody is answered, so nobody can ask whether it does. */
static void note_stall(struct net *net)
{
    uint64_t missed_ms = process_clock.missed_ms - net->missed_ms;
    if (!missed_ms) return;
    net->missed_ms = process_clock.missed_ms;
    server_stalled(net->edge.server);
    log_line("stall", "ms=%llu", (unsigned long long)missed_ms);
}

/* Looked at now and then: it is a file to read. */
static void weigh(struct net *net, uint64_t now_ms)
{
    char text[64] = "";
    unsigned long long pages = 0;
    if (now_ms < net->weighed_ms + WEIGH_MS) return;
    net->weighed_ms = now_ms;
    int fd = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (fd < 0) return;
    if (read(fd, text, sizeof text - 1) > 0) sscanf(text, "%*u %llu", &pages);
    close(fd);
    net->edge.server->metrics.memory_bytes = pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

void net_step(struct net *net, bool wait)
{
    struct server *server = net->edge.server;
    uint64_t now_ms = net_now_ms();
    uint64_t next = conn_look_after(&net->edge, now_ms);
    conn_reap(&net->edge);
    server_step(server, now_ms);
    weigh(net, now_ms);
    for (int i = 0; i < DESKS; i++)
        if (net->desk[i]) alarms_earlier(&next, admin_line_look_after(net->desk[i], now_ms));
    alarms_earlier(&next, server_next(server));
    notify_alive(&net->alive_ms, now_ms);
    alarms_earlier(&next, net->alive_ms);
    uint64_t sleep_ms = sleep_until(net, next);
    set_timer(net, sleep_ms);
    note_stall(net);
    running_clock_sleep(&process_clock, sleep_ms);
    ev_run(net->loop, wait && !net->edge.doomed ? EVRUN_ONCE : EVRUN_NOWAIT);
}

static bool may_stop(const struct server *server)
{
    return server->replaced || (server_drained(server) && !server->metrics.connections);
}

void net_run(struct net *net, struct server *server, const volatile sig_atomic_t *stop)
{
    enum { LAST_WORDS_MS = 3000 };
    uint64_t stop_by_ms = 0;
    net_attach(net, server);
    notify_say("READY=1");
    for (;;) {
        net_step(net, true);
        uint64_t now_ms = net_now_ms();
        if ((*stop || server->draining) && !stop_by_ms) {
            notify_say("STOPPING=1");
            server_drain(server, now_ms);
            if (server->store->shared) shut_door(net);
            stop_by_ms = now_ms + LAST_WORDS_MS;
        }
        if (may_stop(server) || (stop_by_ms && now_ms >= stop_by_ms && server_drained(server)))
            break;
    }
}
