/* Requests and replies. A reply's head is written at once; short bodies go with it, long ones after
 * it from where they lie. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "server/conn.h"
#include "server/frame.h"
#include "server/squeeze.h"

enum { REQUESTS_A_LINE = 100, SHORT_BODY = 4096, STEADY_BYTES = 32768 };

/* A request, kept until the store has answered. */
struct asked {
    struct waiter waiter;
    char *path, *languages;
    bool gzip, head, last;
};

struct sending {
    struct http_reply reply;
    struct out head;
    size_t sent, length; /* of head and body together */
    size_t steady;       /* sent when its time began anew */
    bool last;
};

/* --- replies --------------------------------------------------------------------------------- */

static void drop_asked(struct conn *conn)
{
    if (!conn->asked) return;
    lookups_forget(&conn->asked->waiter);
    free(conn->asked->path);
    free(conn->asked->languages);
    free(conn->asked);
    conn->asked = NULL;
}

void conn_drop_reply(struct conn *conn)
{
    drop_asked(conn);
    if (!conn->sending) return;
    free(conn->sending->reply.owned);
    free(conn->sending->head.text);
    free(conn->sending);
    conn->sending = NULL;
}

static void reply_done(struct conn *conn)
{
    bool last = conn->sending->last;
    conn_drop_reply(conn);
    if (last) {
        conn_linger(conn);
        return;
    }
    conn->state = CONN_REQUEST;
    conn_wait_for(conn, WAIT_IDLE);
}

void conn_flush_reply(struct conn *conn)
{
    struct sending *sending = conn->sending;
    if (!sending) return; /* the store has not answered yet */
    const struct out *head = &sending->head;
    while (sending->sent < sending->length) {
        bool in_head = sending->sent < head->length;
        size_t at = in_head ? sending->sent : sending->sent - head->length;
        size_t end = in_head ? head->length : sending->length - head->length;
        const char *bytes = in_head ? head->text : sending->reply.body;
        ssize_t sent = stream_write(&conn->stream, bytes + at, end - at);
        if (sent < 0) conn_cut(conn);
        if (sent <= 0) return;
        sending->sent += (size_t)sent;
        if (sending->sent < sending->steady + STEADY_BYTES) continue;
        sending->steady = sending->sent;
        conn_wait_for(conn, WAIT_REPLY);
    }
    reply_done(conn);
}

static void send_reply(struct conn *conn, const struct http_reply *reply, bool head, bool last)
{
    struct sending *sending = memory_new(1, sizeof *sending);
    sending->reply = *reply;
    sending->last = last;
    out_growing(&sending->head, memory_resize);
    http_write_head(&sending->head, reply, conn->edge->tls, last);
    size_t body = head ? 0 : reply->length;
    if (body <= SHORT_BODY) {
        out_bytes(&sending->head, reply->body, body);
        body = 0;
    }
    sending->length = sending->head.length + body;
    conn->sending = sending;
    conn->state = CONN_REPLY;
    conn_wait_for(conn, WAIT_REPLY);
    conn_flush_reply(conn);
}

/* A refused connection ends: nobody knows what follows a request that was not understood. */
static void refuse(struct conn *conn, enum http_refusal why)
{
    struct http_reply reply;
    http_refuse(&reply, why);
    conn->edge->server->metrics.refused_requests++;
    conn->edge->server->metrics.refused_connections += why == HTTP_WRONG_ORIGIN;
    edge_refused(conn->edge, conn_from(conn), http_refusal_name(why));
    send_reply(conn, &reply, false, true);
}

/* --- who may come in ------------------------------------------------------------------------- */

static const char *value_of(const struct http_request *request, enum request_field field)
{
    return request->field[field] ? request->field[field] : "";
}

static bool host_allowed(const struct conn *conn, const struct http_request *request)
{
    const struct net_config *config = conn->edge->config;
    if (!request->field[HEADER_HOST]) return true; /* HTTP/1.0 */
    return http_host_allowed(request->field[HEADER_HOST], config->base_url, config->origins);
}

/* Pages of other sites may not open sockets here in a visitor's name. Programs send no Origin. */
static bool origin_allowed(const struct conn *conn, const struct http_request *request)
{
    const struct net_config *config = conn->edge->config;
    const char *origin = request->field[HEADER_ORIGIN];
    return !origin || http_origin_allowed(origin, value_of(request, HEADER_HOST), config->base_url,
                                          config->origins);
}

static bool count_request(struct conn *conn, const struct http_request *request)
{
    char address[ADDRESS_MAX];
    if (!conn->edge->config->trust_proxy) return true;
    conn_peer(conn, address);
    http_last_hop(value_of(request, HEADER_FORWARDED), address);
    return conn_count_for(conn, address);
}

/* --- WebSockets ------------------------------------------------------------------------------ */

/* Several servers behind one address are told apart by their numbers, /n/3/ws. Who is sent here
 * because another one is gone finds his room here. */
static bool is_socket(const struct conn *conn, const char *path)
{
    if (conn->edge->server->config.node && !strncmp(path, "/n/", 3))
        path += 3 + strspn(path + 3, "0123456789");
    return !strcmp(path, "/ws");
}

static bool upgrade_is_good(const struct conn *conn, const struct http_request *request)
{
    const char *protocol = request->field[HEADER_PROTOCOL];
    return !request->head && !request->old && is_socket(conn, request->path) &&
           !strcasecmp(value_of(request, HEADER_UPGRADE), "websocket") &&
           request_has(request, HEADER_CONNECTION, "upgrade") &&
           (!protocol || request_has(request, HEADER_PROTOCOL, "fathom.1"));
}

static void upgrade(struct conn *conn, const struct http_request *request)
{
    char text[256], accept[FRAME_ACCEPT_MAX];
    bool version = !strcmp(value_of(request, HEADER_VERSION), "13");
    if (!upgrade_is_good(conn, request)) refuse(conn, HTTP_BAD_REQUEST);
    else if (!version) refuse(conn, HTTP_NO_UPGRADE);
    else if (!frame_accept(value_of(request, HEADER_KEY), accept)) refuse(conn, HTTP_BAD_REQUEST);
    else if (!origin_allowed(conn, request)) refuse(conn, HTTP_WRONG_ORIGIN);
    else if (!conn_begin_game(conn)) refuse(conn, HTTP_TOO_MANY_CONNECTIONS);
    else {
        bool named = request->field[HEADER_PROTOCOL];
        int length = snprintf(text, sizeof text,
                              "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n"
                              "connection: Upgrade\r\nsec-websocket-accept: %s\r\n%s\r\n",
                              accept, named ? "sec-websocket-protocol: fathom.1\r\n" : "");
        if (stream_write(&conn->stream, text, (size_t)length) != length) conn_cut(conn);
    }
}

/* --- pages ----------------------------------------------------------------------------------- */

static void store_answered(struct waiter *waiter, struct store_answer *answer)
{
    struct conn *conn = waiter->owner;
    struct asked *asked = conn->asked;
    struct http_reply reply;
    struct http_ask ask = {.path = asked->path, .query = "", .languages = asked->languages,
                           .gzip = asked->gzip, .from = conn->address, .answer = answer};
    bool head = asked->head, last = asked->last;
    if (conn->state != CONN_REPLY) return;
    http_get(conn->edge->server, &ask, &reply);
    if (ask.gzip) squeeze(&reply);
    drop_asked(conn);
    send_reply(conn, &reply, head, last);
    conn_watch(conn);
    if (conn->state == CONN_REQUEST && conn->kept_length)
        ev_feed_event(conn->edge->loop, &conn->io, EV_WRITE);
}

static void wait_for_store(struct conn *conn, const struct http_ask *ask,
                           const struct store_question *question, bool head, bool last)
{
    struct asked *asked = memory_new(1, sizeof *asked);
    *asked = (struct asked){.path = memory_copy(ask->path, strlen(ask->path) + 1),
                            .languages = memory_copy(ask->languages, strlen(ask->languages) + 1),
                            .gzip = ask->gzip, .head = head, .last = last,
                            .waiter = {.found = store_answered, .owner = conn}};
    conn->asked = asked;
    conn->state = CONN_REPLY;
    conn_wait_for(conn, WAIT_REPLY);
    lookups_ask(conn->edge->server, question, &asked->waiter);
}

static void answer(struct conn *conn, const struct http_request *request)
{
    struct http_reply reply;
    struct edge *edge = conn->edge;
    struct http_ask ask = {.path = request->path, .query = request->query,
                           .languages = value_of(request, HEADER_LANGUAGES),
                           .gzip = request_has(request, HEADER_ENCODINGS, "gzip"),
                           .brotli = request_has(request, HEADER_ENCODINGS, "br"),
                           .from = conn->address};
    bool last = request->last || conn->requests >= REQUESTS_A_LINE || edge->server->draining;
    edge->server->now_ms = net_now_ms();
    http_get(edge->server, &ask, &reply);
    if (reply.waits) {
        wait_for_store(conn, &ask, &reply.question, request->head, last);
        return;
    }
    if (ask.gzip) squeeze(&reply);
    if (reply.status == 429) {
        edge->server->metrics.refused_requests++;
        edge_refused(edge, conn_from(conn), "too_many_requests");
    }
    send_reply(conn, &reply, request->head, last);
}

static void take_request(struct conn *conn, const struct http_request *request)
{
    conn->requests++;
    if (!host_allowed(conn, request)) refuse(conn, HTTP_WRONG_HOST);
    else if (!count_request(conn, request)) refuse(conn, HTTP_TOO_MANY_CONNECTIONS);
    else if (request->field[HEADER_UPGRADE]) upgrade(conn, request);
    else if (is_socket(conn, request->path)) refuse(conn, HTTP_NO_UPGRADE);
    else answer(conn, request);
}

size_t conn_take_request(struct conn *conn, char *bytes, size_t have)
{
    struct http_request request;
    size_t length = request_length(bytes, have);
    if (!length && have < REQUEST_MAX) return 0;
    int status = length ? request_read(bytes, length, &request) : 431;
    if (status) refuse(conn, http_refusal_of(status));
    else take_request(conn, &request);
    return length ? length : have;
}
