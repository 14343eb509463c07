/*
 * libwebsockets behind net.h, on one thread. It waits by libev, so by epoll: silent connections
 * cost nothing, where poll would look at each of them for every order. A packet is written at once
 * when nothing waits before it; else it joins the connection's queue, which is written when the
 * socket takes more. One that does not read loses its connection and can come back for what it
 * missed.
 */
#include <assert.h>
#include <errno.h>
#include <ev.h>
#include <libwebsockets.h>
#include <netdb.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net.h"
#include "server/log.h"

/* RX_BUFFER: orders fit; what is longer comes in pieces. Every connection has one. */
enum { HTTP_CHUNK = 16384, HEADERS_MAX = 4096, RX_BUFFER = 1024, SEND_BURST = 64,
       HOST_MAX = 256, PINGS = 3 /* unanswered, of a line that is dropped */ };

_Static_assert(PACKET_PRE >= LWS_PRE, "frame headers fit in front of a packet");

/* A reply on its way to a client. */
struct sending {
    struct http_reply reply;
    size_t sent;
};

/* One connection: first HTTP, then perhaps a WebSocket. Zeroed by libwebsockets. */
struct conn {
    struct lws *wsi;
    struct session *session; /* NULL for HTTP */
    struct sending *sending; /* to a plain request, NULL without one */
    struct packet **queue; /* ring */
    uint32_t first, count, capacity, queued_bytes;
    struct out received; /* a message in several pieces */
    struct conn *next, **back; /* in net->oldest: WebSockets */
    uint64_t heard_ms, looked_ms;
    uint16_t close; /* enum close_code once the queue is empty; 0: stay */
    bool too_long;
};

struct net {
    struct net_config config;
    struct lws_context *context;
    struct lws_vhost *vhost;
    struct server *server;
    struct ev_loop *loop;
    struct ev_timer timer; /* for server_next */
    struct conn *oldest, **newest; /* by looked_ms */
};

/* libwebsockets would keep the time of its pings in a sorted list, which it walks for every message
 * that comes: net.c pings by itself. */
static const lws_retry_bo_t idle_policy = {
    .secs_since_valid_ping = UINT16_MAX, .secs_since_valid_hangup = UINT16_MAX};

uint64_t net_now_ms(void)
{
    static uint64_t offset_ms;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    uint64_t ms = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
    if (!offset_ms) {
        clock_gettime(CLOCK_REALTIME, &now);
        offset_ms = (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000 - ms;
    }
    return ms + offset_ms;
}

static struct net *net_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* Sending */

static void queue_grow(struct conn *conn)
{
    uint32_t capacity = conn->capacity ? 2 * conn->capacity : 8;
    struct packet **queue = malloc(capacity * sizeof *queue);
    assert(queue);
    for (uint32_t i = 0; i < conn->count; i++)
        queue[i] = conn->queue[(conn->first + i) & (conn->capacity - 1)];
    free(conn->queue);
    conn->queue = queue;
    conn->capacity = capacity;
    conn->first = 0;
}

static struct packet *queue_take(struct conn *conn)
{
    struct packet *packet = conn->queue[conn->first];
    conn->first = (conn->first + 1) & (conn->capacity - 1);
    conn->count--;
    conn->queued_bytes -= packet->length;
    return packet;
}

/* Soon, not now: the caller may be in the middle of this connection's own message. */
static void cut(struct net *net, struct conn *conn)
{
    lws_set_timeout(conn->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    net_wake(net);
}

static void write_now(struct net *net, struct conn *conn, struct packet *packet)
{
    int sent = lws_write(conn->wsi, packet->bytes, packet->length, LWS_WRITE_TEXT);
    packet_drop(packet);
    if (sent < 0) cut(net, conn);
}

static void net_send(void *net, void *to, struct packet *packet)
{
    struct conn *conn = to;
    if (conn->queued_bytes + packet->length > SEND_QUEUE_MAX_BYTES) {
        packet_drop(packet);
        ((struct net *)net)->server->metrics.dropped_slow++;
        conn->close = CLOSE_TOO_SLOW;
        while (conn->count) packet_drop(queue_take(conn));
        cut(net, conn);
        return;
    }
    if (conn->count == 0 && !lws_partial_buffered(conn->wsi)) {
        write_now(net, conn, packet);
        return;
    }
    if (conn->count == conn->capacity) queue_grow(conn);
    packet = packet_keep(packet);
    conn->queue[(conn->first + conn->count++) & (conn->capacity - 1)] = packet;
    conn->queued_bytes += packet->length;
    if (conn->count == 1) lws_callback_on_writable(conn->wsi);
}

static void net_close(void *net, void *to, enum close_code code)
{
    struct conn *conn = to;
    (void)net;
    conn->close = code;
    lws_callback_on_writable(conn->wsi);
}

const struct server_ways net_ways = {net_send, net_close, net_wake};

static int ws_writeable(struct lws *wsi, struct conn *conn)
{
    for (int i = 0; conn->count && i < SEND_BURST; i++) {
        struct packet *packet = queue_take(conn);
        int sent = lws_write(wsi, packet->bytes, packet->length, LWS_WRITE_TEXT);
        packet_drop(packet);
        if (sent < 0) return -1;
        if (conn->count && lws_send_pipe_choked(wsi)) break;
    }
    if (conn->count) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    if (!conn->close) return 0;
    const char *name = close_name((enum close_code)conn->close);
    lws_close_reason(wsi, (enum lws_close_status)conn->close, (unsigned char *)name, strlen(name));
    return -1;
}

/* Pings */

static void list_add(struct net *net, struct conn *conn, uint64_t now_ms)
{
    conn->looked_ms = now_ms;
    conn->next = NULL;
    conn->back = net->newest;
    *net->newest = conn;
    net->newest = &conn->next;
}

static void list_remove(struct net *net, struct conn *conn)
{
    *conn->back = conn->next;
    if (conn->next) conn->next->back = conn->back;
    else net->newest = conn->back;
}

static void ping(struct net *net, struct conn *conn)
{
    unsigned char frame[LWS_PRE + 1] = {[LWS_PRE] = '?'}; /* of an empty pong we are not told */
    if (lws_partial_buffered(conn->wsi)) return;
    if (lws_write(conn->wsi, frame + LWS_PRE, 1, LWS_WRITE_PING) < 0) cut(net, conn);
}

/* Every connection is looked at now and then: one that was silent meanwhile is pinged, one that has
 * been silent for long is dropped. */
static void look_after(struct net *net, uint64_t now_ms)
{
    struct conn *conn;
    uint64_t silent_ms = net->config.silent_ms, ping_ms = silent_ms / PINGS;
    while ((conn = net->oldest) && conn->looked_ms + ping_ms <= now_ms) {
        list_remove(net, conn);
        list_add(net, conn, now_ms);
        if (conn->heard_ms + silent_ms <= now_ms) cut(net, conn);
        else if (conn->heard_ms + ping_ms <= now_ms) ping(net, conn);
    }
}

/* Who may come in */

/* Pages of other sites may not open sockets here in a visitor's name. Programs send no Origin. */
static bool origin_allowed(struct net *net, struct lws *wsi)
{
    char origin[HOST_MAX], host[HOST_MAX];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) <= 0) return true;
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0) return false;
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0) *host = 0;
    return http_origin_allowed(origin, host, net->config.base_url, net->config.origins);
}

static void find_address(struct net *net, struct lws *wsi, char address[ADDRESS_MAX])
{
    char list[512];
    lws_get_peer_simple(wsi, address, ADDRESS_MAX);
    if (!net->config.trust_proxy) return;
    if (lws_hdr_copy(wsi, list, sizeof list, WSI_TOKEN_X_FORWARDED_FOR) > 0)
        http_last_hop(list, address);
}

/* The socket counts for this address from now on, no more for the one before. */
static bool count_for(struct net *net, struct lws *wsi, const char *text)
{
    struct server *server = net->server;
    struct address *before = lws_get_opaque_user_data(wsi);
    if (before) addresses_close(before);
    struct address *address = addresses_open(&server->addresses, text,
                                             &server->config.per_address, net_now_ms());
    lws_set_opaque_user_data(wsi, address);
    server->metrics.refused_connections += !address;
    return address;
}

/* Behind a proxy a socket counts for the client of its latest request. */
static bool count_request(struct net *net, struct lws *wsi)
{
    char address[ADDRESS_MAX];
    if (!net->config.trust_proxy) return true;
    find_address(net, wsi, address);
    return count_for(net, wsi, address);
}

static int socket_opened(struct net *net, struct lws *wsi)
{
    char address[ADDRESS_MAX];
    if (net->config.trust_proxy) return 0;
    lws_get_peer_simple(wsi, address, sizeof address);
    return count_for(net, wsi, address) ? 0 : -1;
}

static void socket_closed(struct lws *wsi)
{
    struct address *address = lws_get_opaque_user_data(wsi);
    if (address) addresses_close(address);
    lws_set_opaque_user_data(wsi, NULL);
}

static int ws_filter(struct net *net, struct lws *wsi)
{
    if (origin_allowed(net, wsi)) return count_request(net, wsi) ? 0 : -1;
    net->server->metrics.refused_connections++;
    return -1;
}

static int ws_open(struct net *net, struct lws *wsi, struct conn *conn)
{
    const struct address *address = lws_get_opaque_user_data(wsi);
    conn->wsi = wsi;
    conn->heard_ms = net_now_ms();
    list_add(net, conn, conn->heard_ms);
    out_growing(&conn->received, realloc);
    conn->session = server_open(net->server, conn, address->text, net_now_ms());
    return conn->session ? 0 : -1;
}

static int ws_receive(struct lws *wsi, struct conn *conn, const char *bytes, size_t length)
{
    bool last = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
    conn->heard_ms = net_now_ms();
    if (lws_is_first_fragment(wsi) && last && !conn->received.length) {
        server_message(conn->session, bytes, length, conn->heard_ms);
        return 0;
    }
    conn->too_long |= conn->received.length + length > TRACE_FRAME_MAX;
    if (!conn->too_long) out_bytes(&conn->received, bytes, length);
    if (!last) return 0;
    size_t said = conn->too_long ? TRACE_FRAME_MAX + 1 : conn->received.length;
    server_message(conn->session, conn->received.text, said, conn->heard_ms);
    out_reset(&conn->received);
    conn->too_long = false;
    return 0;
}

static void ws_closed(struct net *net, struct conn *conn)
{
    if (conn->back) list_remove(net, conn);
    if (conn->session) server_closed(conn->session, net_now_ms());
    conn->session = NULL;
    while (conn->count) packet_drop(queue_take(conn));
    free(conn->queue);
    free(conn->received.text);
    memset(conn, 0, sizeof *conn);
}

/* HTTP */

static void http_done(struct conn *conn)
{
    if (conn->sending) free(conn->sending->reply.owned);
    free(conn->sending);
    conn->sending = NULL;
}

static struct http_reply *http_begin(struct conn *conn)
{
    http_done(conn);
    conn->sending = calloc(1, sizeof *conn->sending);
    assert(conn->sending);
    return &conn->sending->reply;
}

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static bool write_headers(struct lws *wsi, const struct http_reply *reply)
{
    unsigned char buffer[LWS_PRE + HEADERS_MAX], *start = buffer + LWS_PRE, *at = start;
    unsigned char *end = buffer + sizeof buffer - 1;
    char text[96];
    bool good = lws_add_http_common_headers(wsi, (unsigned)reply->status, reply->type,
                                            (lws_filepos_t)reply->length, &at, end) == 0;
    for (int i = 0; http_headers[i]; i += 2)
        good = good && add_header(wsi, http_headers[i], http_headers[i + 1], &at, end);
    good = good && add_header(wsi, "cache-control:", http_cache_control(reply->cache), &at, end);
    if (reply->gzip) good = good && add_header(wsi, "content-encoding:", "gzip", &at, end);
    good = good && add_header(wsi, "vary:", reply->page ? "accept-encoding, accept-language"
                                                        : "accept-encoding", &at, end);
    if (reply->download) {
        snprintf(text, sizeof text, "attachment; filename=\"%s\"", reply->name);
        good = good && add_header(wsi, "content-disposition:", text, &at, end);
    }
    if (reply->retry_after_s) {
        snprintf(text, sizeof text, "%d", reply->retry_after_s);
        good = good && add_header(wsi, "retry-after:", text, &at, end);
    }
    return good && lws_finalize_write_http_header(wsi, start, &at, end) == 0;
}

static int http_request(struct net *net, struct lws *wsi, struct conn *conn, const char *path)
{
    char encodings[128] = "", languages[256] = "";
    bool head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
    bool other = !head && lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) <= 0;
    lws_hdr_copy(wsi, encodings, sizeof encodings, WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    lws_hdr_copy(wsi, languages, sizeof languages, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE);
    struct http_ask ask = {path, languages, strstr(encodings, "gzip")};
    struct http_reply *reply = http_begin(conn);
    net->server->now_ms = net_now_ms();
    if (!count_request(net, wsi)) http_too_many(reply);
    else if (other) http_wrong_method(reply);
    else http_get(net->server, &ask, reply);
    if (!write_headers(wsi, reply)) return http_done(conn), -1;
    if (head || reply->length == 0) {
        http_done(conn);
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    lws_callback_on_writable(wsi);
    return 0;
}

static int http_writeable(struct lws *wsi, struct conn *conn)
{
    unsigned char buffer[LWS_PRE + HTTP_CHUNK];
    struct sending *sending = conn->sending;
    if (!sending) return 0;
    size_t left = sending->reply.length - sending->sent;
    size_t chunk = left < HTTP_CHUNK ? left : HTTP_CHUNK;
    memcpy(buffer + LWS_PRE, (const char *)sending->reply.body + sending->sent, chunk);
    bool last = chunk == left;
    if (lws_write(wsi, buffer + LWS_PRE, chunk, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return http_done(conn), -1;
    sending->sent += chunk;
    if (!last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    http_done(conn);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int on_lws(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length)
{
    struct conn *conn = user;
    switch (reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: return socket_opened(net_of(wsi), wsi);
    case LWS_CALLBACK_WSI_DESTROY: socket_closed(wsi); return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return ws_filter(net_of(wsi), wsi);
    case LWS_CALLBACK_ESTABLISHED: return ws_open(net_of(wsi), wsi, conn);
    case LWS_CALLBACK_RECEIVE: return ws_receive(wsi, conn, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return ws_writeable(wsi, conn);
    case LWS_CALLBACK_RECEIVE_PONG: conn->heard_ms = net_now_ms(); return 0;
    case LWS_CALLBACK_CLOSED: ws_closed(net_of(wsi), conn); return 0;
    case LWS_CALLBACK_HTTP: return http_request(net_of(wsi), wsi, conn, in);
    case LWS_CALLBACK_HTTP_WRITEABLE: return http_writeable(wsi, conn);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (conn) http_done(conn);
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {"fathom.1", on_lws, sizeof(struct conn), RX_BUFFER, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

/* Up and down */

static void lws_log(int level, const char *line)
{
    size_t length = strcspn(line, "\n");
    log_line(level & LLL_ERR ? "net_error" : "net_warning", "text=\"%.*s\"", (int)length, line);
}

static int raise_fd_limit(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
    limit.rlim_cur = limit.rlim_max > 65536 ? 65536 : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    return (int)limit.rlim_cur;
}

static void fill_info(struct lws_context_creation_info *info, const struct net *net)
{
    const struct net_config *config = &net->config;
    info->port = config->port;
    info->iface = *config->bind ? config->bind : NULL;
    info->protocols = protocols;
    info->user = (void *)net;
    info->gid = info->uid = (gid_t)-1;
    info->retry_and_idle_policy = &idle_policy;
    info->timeout_secs = 15;
    info->keepalive_timeout = 20;
    info->server_string = "fathom";
    info->alpn = "http/1.1";
    info->pt_serv_buf_size = 32768;
    if (!*config->cert) return;
    info->ssl_cert_filepath = config->cert;
    info->ssl_private_key_filepath = config->key;
    info->options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
}

static bool can_bind(const struct addrinfo *address)
{
    int on = 1, fd = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    bool bound = fd >= 0 && bind(fd, address->ai_addr, address->ai_addrlen) == 0;
    int number = errno;
    if (fd >= 0) close(fd);
    errno = number;
    return bound;
}

/* libwebsockets says neither why it cannot listen nor, for some reasons, that it cannot. */
static bool port_is_ours(const struct net_config *config, char why[NET_WHY_MAX])
{
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_family = AF_INET,
                              .ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV};
    struct addrinfo *address;
    char port[8];
    snprintf(port, sizeof port, "%d", config->port);
    if (*config->bind) wanted.ai_family = AF_UNSPEC;
    if (getaddrinfo(*config->bind ? config->bind : NULL, port, &wanted, &address) != 0)
        return true; /* the name of a network device */
    bool ours = can_bind(address);
    if (!ours)
        snprintf(why, NET_WHY_MAX, "cannot listen on port %d%s%s: %s", config->port,
                 *config->bind ? " of " : "", config->bind, strerror(errno));
    freeaddrinfo(address);
    return ours;
}

static void make_context(struct net *net, struct lws_context_creation_info *info)
{
    void *loop = net->loop = ev_loop_new(EVFLAG_AUTO);
    assert(loop);
    info->fd_limit_per_thread = (unsigned)raise_fd_limit();
    info->foreign_loops = &loop;
    info->options |= LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_LIBEV;
    net->context = lws_create_context(info);
}

struct net *net_new(const struct net_config *config, char why[NET_WHY_MAX])
{
    struct net *net = calloc(1, sizeof *net);
    struct lws_context_creation_info info = {0};
    assert(net);
    net->config = *config;
    net->newest = &net->oldest;
    if (!port_is_ours(config, why)) return free(net), NULL;
    lws_set_log_level(0, NULL); /* what fails here the caller says, in one line */
    fill_info(&info, net);
    make_context(net, &info);
    if (net->context) net->vhost = lws_create_vhost(net->context, &info);
    if (net->context && !net->vhost) {
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
        net->vhost = lws_create_vhost(net->context, &info);
    }
    lws_set_log_level(LLL_ERR | LLL_WARN, lws_log);
    if (net->vhost && lws_get_vhost_listen_port(net->vhost) > 0) return net;
    if (net->context)
        snprintf(why, NET_WHY_MAX, "cannot listen on port %d%s%s%s", config->port,
                 *config->bind ? " of " : "", config->bind,
                 *config->cert ? " with this certificate and key" : "");
    else
        snprintf(why, NET_WHY_MAX, "libwebsockets does not start; is its plugin for libev "
                                   "installed (libwebsockets-evlib-ev)?");
    net_free(net);
    return NULL;
}

int net_port(const struct net *net)
{
    return lws_get_vhost_listen_port(net->vhost);
}

void net_free(struct net *net)
{
    if (net->context) lws_context_destroy(net->context);
    ev_loop_destroy(net->loop);
    free(net);
}

void net_wake(void *net)
{
    lws_cancel_service(((struct net *)net)->context);
}

static void on_timer(struct ev_loop *loop, struct ev_timer *timer, int events)
{
    (void)loop, (void)timer, (void)events; /* net_run calls server_step by itself */
}

static void set_timer(struct net *net, uint64_t now_ms)
{
    uint64_t next = server_next(net->server);
    uint64_t wait_ms = next > now_ms ? next - now_ms : 1;
    ev_timer_stop(net->loop, &net->timer);
    ev_timer_set(&net->timer, (double)wait_ms / 1000, 0);
    ev_timer_start(net->loop, &net->timer);
}

static bool may_stop(const struct server *server)
{
    return server->fenced || (server_drained(server) && !server->metrics.connections);
}

void net_run(struct net *net, struct server *server, const volatile sig_atomic_t *stop)
{
    enum { LAST_WORDS_MS = 3000 };
    uint64_t stop_by_ms = 0;
    net->server = server;
    ev_init(&net->timer, on_timer);
    for (;;) {
        uint64_t now_ms = net_now_ms();
        server_step(server, now_ms);
        look_after(net, now_ms);
        if (*stop && !stop_by_ms) {
            server_drain(server, now_ms);
            stop_by_ms = now_ms + LAST_WORDS_MS;
        }
        if (may_stop(server) || (stop_by_ms && now_ms >= stop_by_ms && server_drained(server)))
            break;
        set_timer(net, now_ms);
        ev_run(net->loop, EVRUN_ONCE);
    }
}
