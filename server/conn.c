/* Sockets, buffers and time. Every wait has a list of its own, oldest first, because all of its
 * members wait for equally long. */
#include "server/conn.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/memory.h"
#include "server/log.h"

enum { HEAD_MS = 15000, IDLE_MS = 20000, REPLY_MS = 30000, END_MS = 2000,
       PINGS = 3 /* unanswered, of a line that is dropped */ };

void edge_init(struct edge *edge, const struct net_config *config, struct ev_loop *loop)
{
    const uint64_t after_ms[WAITS] = {HEAD_MS, IDLE_MS, REPLY_MS, config->silent_ms / PINGS,
                                      END_MS};
    *edge = (struct edge){.config = config, .loop = loop};
    for (int i = 0; i < WAITS; i++) {
        edge->waiting[i].newest = &edge->waiting[i].oldest;
        edge->waiting[i].after_ms = after_ms[i];
    }
}

void edge_release(struct edge *edge)
{
    for (int i = 0; i < WAITS; i++)
        while (edge->waiting[i].oldest) conn_cut(edge->waiting[i].oldest);
    conn_reap(edge);
}

void edge_refused(struct edge *edge, const char *from, const char *why)
{
    struct refused *each = edge->refused, *last = each + REFUSALS_LOGGED - 1;
    uint64_t now_ms = net_now_ms();
    if (from) abuse_note(edge->server, from, why);
    while (each < last && each->why && strcmp(each->why, why)) each++;
    each->why = why = each < last ? why : "other";
    each->count++;
    if (each->said_ms && now_ms < each->said_ms + REFUSAL_LOG_MS) return;
    each->said_ms = now_ms;
    log_line("refused", "why=%s count=%llu", why, (unsigned long long)each->count);
}

const char *conn_from(const struct conn *conn)
{
    return conn->address ? conn->address->text : NULL;
}

/* --- lists ----------------------------------------------------------------------------------- */

static void leave_list(struct conn *conn)
{
    struct waiting *waiting = &conn->edge->waiting[conn->wait];
    if (!conn->back) return;
    *conn->back = conn->next;
    if (conn->next) conn->next->back = conn->back;
    else waiting->newest = conn->back;
    conn->back = NULL;
}

void conn_wait_for(struct conn *conn, enum conn_wait wait)
{
    struct waiting *waiting = &conn->edge->waiting[wait];
    leave_list(conn);
    conn->wait = (uint8_t)wait;
    conn->since_ms = net_now_ms();
    conn->next = NULL;
    conn->back = waiting->newest;
    *waiting->newest = conn;
    waiting->newest = &conn->next;
}

static void time_is_over(struct conn *conn, uint64_t now_ms)
{
    if (conn->state == CONN_GAME) {
        conn_look_after_game(conn, now_ms);
        return;
    }
    const char *from = conn_from(conn);
    if (conn->wait == WAIT_HEAD && conn->kept_length)
        edge_refused(conn->edge, from, "slow_request");
    if (conn->wait == WAIT_REPLY) edge_refused(conn->edge, from, "slow_reader");
    conn_cut(conn);
}

uint64_t conn_look_after(struct edge *edge, uint64_t now_ms)
{
    uint64_t next = ALARM_NEVER;
    for (int i = 0; i < WAITS; i++) {
        struct waiting *waiting = &edge->waiting[i];
        while (waiting->oldest && waiting->oldest->since_ms + waiting->after_ms <= now_ms)
            time_is_over(waiting->oldest, now_ms);
        if (waiting->oldest) alarms_earlier(&next, waiting->oldest->since_ms + waiting->after_ms);
    }
    return next;
}

/* --- coming and going ------------------------------------------------------------------------ */

bool conn_count_for(struct conn *conn, const char *text)
{
    struct server *server = conn->edge->server;
    if (conn->address) addresses_close(&server->addresses, conn->address);
    conn->address = addresses_open(&server->addresses, text, &server->config.per_address,
                                   net_now_ms());
    if (conn->address) return true;
    server->metrics.refused_connections++;
    edge_refused(conn->edge, text, "too_many_sockets");
    return false;
}

static void free_conn(struct conn *conn)
{
    struct edge *edge = conn->edge;
    conn_drop_game(conn);
    conn_drop_reply(conn);
    if (conn->address) addresses_close(&edge->server->addresses, conn->address);
    stream_close(&conn->stream);
    free(conn->kept);
    free(conn);
    edge->sockets--;
}

void conn_cut(struct conn *conn)
{
    if (conn->state == CONN_DOOMED) return;
    leave_list(conn);
    ev_io_stop(conn->edge->loop, &conn->io);
    conn->state = CONN_DOOMED;
    conn->next = conn->edge->doomed;
    conn->edge->doomed = conn;
}

void conn_reap(struct edge *edge)
{
    while (edge->doomed) {
        struct conn *conn = edge->doomed;
        edge->doomed = conn->next;
        free_conn(conn);
    }
}

void conn_linger(struct conn *conn)
{
    if (conn->state == CONN_DOOMED) return;
    stream_end(&conn->stream);
    conn->stream.wants_write = false;
    conn->state = CONN_LINGER;
    conn_wait_for(conn, WAIT_END);
}

/* --- reading and writing --------------------------------------------------------------------- */

static void keep(struct conn *conn, const unsigned char *bytes, size_t length)
{
    unsigned char *kept = length ? memory_copy(bytes, length) : NULL;
    free(conn->kept);
    conn->kept = kept;
    conn->kept_length = (uint32_t)length;
}

static size_t take_one(struct conn *conn, unsigned char *bytes, size_t have)
{
    switch (conn->state) {
    case CONN_REQUEST: return conn_take_request(conn, (char *)bytes, have);
    case CONN_GAME: return conn_take_frame(conn, bytes, have);
    case CONN_REPLY: return 0;
    default: return have; /* what comes now is thrown away */
    }
}

/* Takes frames one by one, and one request: before the next one others have their turn. What is
 * left waits for that, or for more bytes. */
static void take(struct conn *conn, size_t have)
{
    unsigned char *bytes = conn->edge->input;
    size_t used = 0, more;
    while (used < have && (more = take_one(conn, bytes + used, have - used))) {
        used += more;
        if (conn->state == CONN_REQUEST) break;
    }
    keep(conn, bytes + used, have - used);
    if (!conn->kept_length || conn->state != CONN_REQUEST) return;
    conn->more = used > 0;
    if (conn->wait == WAIT_IDLE) conn_wait_for(conn, WAIT_HEAD);
}

static void read_some(struct conn *conn)
{
    struct edge *edge = conn->edge;
    size_t most = conn->state == CONN_REQUEST ? REQUEST_MAX : sizeof edge->input;
    size_t kept = conn->kept_length;
    ssize_t got = stream_read(&conn->stream, edge->input + kept, most - kept);
    if (got < 0) conn_cut(conn);
    if (got <= 0) return;
    if (kept) memcpy(edge->input, conn->kept, kept);
    take(conn, kept + (size_t)got);
}

static void flush(struct conn *conn)
{
    if (conn->state == CONN_REPLY) conn_flush_reply(conn);
    else if (conn->state == CONN_GAME || conn->state == CONN_ENDING) conn_flush_game(conn);
    if (conn->state != CONN_REQUEST || !conn->kept_length) return;
    memcpy(conn->edge->input, conn->kept, conn->kept_length);
    take(conn, conn->kept_length);
}

void conn_watch(struct conn *conn)
{
    int events = (conn->state == CONN_REPLY ? 0 : EV_READ) |
                 (conn->stream.wants_write ? EV_WRITE : 0);
    if (conn->state == CONN_DOOMED || conn->io.events == events) return;
    ev_io_stop(conn->edge->loop, &conn->io);
    ev_io_set(&conn->io, conn->stream.fd, events);
    ev_io_start(conn->edge->loop, &conn->io);
}

static void on_event(struct ev_loop *loop, struct ev_io *io, int events)
{
    struct conn *conn = io->data;
    bool both = conn->stream.ssl; /* TLS may have to write in order to read, and the reverse */
    if ((both || events & EV_READ) && conn->state != CONN_REPLY) read_some(conn);
    if (both || events & EV_WRITE) flush(conn);
    conn_watch(conn);
    if (conn->more && conn->state == CONN_REQUEST) /* not before: conn_watch may undo it */
        ev_feed_event(loop, io, EV_WRITE);
    conn->more = false;
    if (conn->state != CONN_DOOMED && stream_waiting(&conn->stream) && conn->state != CONN_REPLY)
        ev_feed_event(loop, io, EV_READ);
}

void conn_peer(const struct conn *conn, char text[ADDRESS_MAX])
{
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    strcpy(text, "local"); /* a socket of this machine itself */
    if (getpeername(conn->stream.fd, (struct sockaddr *)&address, &length) == 0 &&
        address.ss_family != AF_UNIX)
        getnameinfo((struct sockaddr *)&address, length, text, ADDRESS_MAX, NULL, 0,
                    NI_NUMERICHOST);
}

static bool may_stay(struct conn *conn)
{
    char peer[ADDRESS_MAX];
    struct edge *edge = conn->edge;
    if (edge->sockets > edge->most_sockets) {
        edge_refused(edge, NULL, "no_more_sockets");
        return false;
    }
    if (edge->config->trust_proxy) return true;
    conn_peer(conn, peer);
    if (!conn_count_for(conn, peer)) return false;
    if (addresses_spend(conn->address, BUDGET_SOCKETS, 1, &edge->server->config.per_address,
                      net_now_ms()))
        return true;
    edge->server->metrics.refused_connections++;
    edge_refused(edge, conn_from(conn), "too_many_opens");
    return false;
}

void conn_open(struct edge *edge, int fd)
{
    int on = 1;
    struct conn *conn = memory_new(1, sizeof *conn);
    conn->edge = edge;
    edge->sockets++;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    stream_open(&conn->stream, fd, edge->tls);
    out_growing(&conn->message, memory_resize);
    if (!may_stay(conn)) {
        free_conn(conn);
        return;
    }
    ev_io_init(&conn->io, on_event, fd, EV_READ);
    conn->io.data = conn;
    ev_io_start(edge->loop, &conn->io);
    conn_wait_for(conn, WAIT_HEAD);
}
