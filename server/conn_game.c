/*
 * WebSockets. A packet is written at once when nothing waits before it; else it joins the queue,
 * which is written when the socket takes more. Who does not read loses the connection and can come
 * back for what was missed; who sends more than a person and a program can need loses it, too.
 */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/conn.h"
#include "server/frame.h"

/* A client's traffic: a frame costs one drop and one for each kilobyte. A game message is one
 * frame, so these are wider than the limits of messages, which are answered, not closed. */
enum { TRAFFIC_A_MESSAGE = 4, TRAFFIC_BURST_S = 5, SEND_BURST = 64 };

_Static_assert((int)PACKET_PRE >= (int)FRAME_HEAD_MAX, "frame heads fit in front of a packet");

/* --- sending --------------------------------------------------------------------------------- */

static void queue_grow(struct conn *conn)
{
    uint32_t capacity = conn->capacity ? 2 * conn->capacity : 8;
    struct packet **queue = memory_new(capacity, sizeof *queue);
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
    conn->queued_bytes -= packet_cost(packet);
    conn->sent = 0;
    return packet;
}

static void queue_add(struct conn *conn, struct packet *packet)
{
    if (conn->count == conn->capacity) queue_grow(conn);
    packet = packet_keep(packet);
    conn->queue[(conn->first + conn->count++) & (conn->capacity - 1)] = packet;
    conn->queued_bytes += packet_cost(packet);
}

/* Writes a frame from where it was left. True when all of it has gone. */
static bool write_packet(struct conn *conn, struct packet *packet)
{
    enum frame_kind kind = packet->kind ? packet->kind : FRAME_TEXT;
    size_t head = frame_head(packet->bytes, kind, packet->length);
    size_t length = head + packet->length;
    const unsigned char *frame = packet->bytes - head;
    ssize_t sent = stream_write(&conn->stream, frame + conn->sent, length - conn->sent);
    if (sent < 0) conn_cut(conn);
    if (sent <= 0) return false;
    conn->sent += (uint32_t)sent;
    if (conn->sent < length) return false;
    conn->sent = 0;
    return true;
}

/* A view of a long game may be larger than the queue: the first one does not count. */
static bool has_place(const struct conn *conn, const struct packet *packet)
{
    if (!conn->count) return true;
    uint32_t behind = conn->queued_bytes - packet_cost(conn->queue[conn->first]);
    return behind + packet_cost(packet) <= SEND_QUEUE_MAX_BYTES;
}

static void send_packet(struct conn *conn, struct packet *packet)
{
    if (!has_place(conn, packet)) {
        packet_drop(packet);
        conn->edge->server->metrics.dropped_slow++;
        edge_refused(conn->edge, conn_from(conn), "slow_reader");
        conn_cut(conn);
    } else if (conn->count == 0 && write_packet(conn, packet)) {
        packet_drop(packet);
    } else {
        queue_add(conn, packet);
        conn_watch(conn);
    }
}

void conn_flush_game(struct conn *conn)
{
    for (int i = 0; conn->count && i < SEND_BURST; i++) {
        if (!write_packet(conn, conn->queue[conn->first])) return;
        packet_drop(queue_take(conn));
    }
    conn->stream.wants_write |= conn->count > 0;
    if (!conn->count && conn->state == CONN_ENDING) conn_linger(conn);
}

static void send_control(struct conn *conn, enum frame_kind kind, const void *bytes, size_t length)
{
    struct packet *packet = packet_new(bytes, length);
    packet->kind = (uint8_t)kind;
    send_packet(conn, packet);
}

/* The last words; the queue before them is still sent. */
static void end(struct conn *conn, int code, const char *why)
{
    unsigned char payload[FRAME_CONTROL_MAX] = {(unsigned char)(code >> 8), (unsigned char)code};
    size_t length = code == CLOSE_NO_CODE ? 0 : 2 + strlen(why);
    if (conn->state != CONN_GAME) return;
    memcpy(payload + 2, why, strlen(why));
    conn->state = CONN_ENDING;
    conn_wait_for(conn, WAIT_END);
    send_control(conn, FRAME_CLOSE, payload, length);
    if (conn->state == CONN_ENDING && !conn->count) conn_linger(conn);
    conn_watch(conn);
}

static void net_send(void *net, void *to, struct packet *packet)
{
    struct conn *conn = to;
    (void)net;
    if (conn->state == CONN_GAME) send_packet(conn, packet);
    else packet_drop(packet);
}

static void net_close(void *net, void *to, enum close_code code)
{
    (void)net;
    end(to, (int)code, close_name(code));
}

const struct server_ops net_ops = {net_send, net_close, net_wake, turn_pass_make, http_draw_qr};

/* --- receiving ------------------------------------------------------------------------------- */

static uint32_t traffic_burst(const struct conn *conn)
{
    uint64_t burst = (uint64_t)TRAFFIC_BURST_S * TRAFFIC_A_MESSAGE *
                     conn->edge->server->config.messages_per_s;
    return burst < BUCKET_BURST_MAX ? (uint32_t)burst : BUCKET_BURST_MAX;
}

/* Over the address's budget nobody is dropped who has used less than half of his own. */
static bool may_send(struct conn *conn, uint32_t drops)
{
    struct server *server = conn->edge->server;
    uint32_t burst = traffic_burst(conn);
    uint64_t now_ms = net_now_ms();
    bool own = bucket_spend(&conn->traffic, burst, TRAFFIC_A_MESSAGE *
                            server->config.messages_per_s, drops, now_ms);
    bool address = addresses_spend(conn->address, BUDGET_TRAFFIC, drops,
                                 &server->config.per_address, now_ms);
    return own && (address || conn->traffic.milli_drops / 1000 >= burst / 2);
}

static void drop_session(struct conn *conn)
{
    struct session *session = conn->session;
    conn->session = NULL;
    if (session) server_closed(session, net_now_ms());
}

/* The line is closed by us for what its client has sent: his seat is free at once. */
static void drop(struct conn *conn, int code, const char *why)
{
    edge_refused(conn->edge, conn_from(conn), why);
    end(conn, code, why);
    drop_session(conn);
}

static void take_piece(struct conn *conn, const struct frame *frame)
{
    bool first = frame->kind != FRAME_MORE;
    if (first == conn->in_message) {
        drop(conn, CLOSE_PROTOCOL, "bad_frame");
        return;
    }
    if (first && frame->last) {
        server_message(conn->session, (const char *)frame->payload, frame->length, conn->heard_ms);
        return;
    }
    if (conn->message.length + frame->length > TRACE_FRAME_MAX) {
        drop(conn, CLOSE_TOO_BIG, "too_big");
        return;
    }
    out_bytes(&conn->message, (const char *)frame->payload, frame->length);
    conn->in_message = !frame->last;
    if (!frame->last) return;
    server_message(conn->session, conn->message.text, conn->message.length, conn->heard_ms);
    free(conn->message.text);
    out_growing(&conn->message, memory_resize);
}

static void take_close(struct conn *conn, const struct frame *frame)
{
    int code = frame_close_code(frame);
    if (code) end(conn, code, "");
    else drop(conn, CLOSE_PROTOCOL, "bad_frame");
}

size_t conn_take_frame(struct conn *conn, unsigned char *bytes, size_t have)
{
    struct frame frame;
    int size = frame_read(bytes, have, TRACE_FRAME_MAX, &frame);
    if (size == 0) return 0;
    if (size < 0) {
        drop(conn, -size, size == -CLOSE_TOO_BIG ? "too_big" : "bad_frame");
        return have;
    }
    conn->heard_ms = net_now_ms();
    if (!may_send(conn, 1 + (uint32_t)(frame.length >> 10))) {
        conn->edge->server->metrics.dropped_flood++;
        drop(conn, CLOSE_FLOOD, close_name(CLOSE_FLOOD));
    } else if (frame.kind == FRAME_CLOSE) {
        take_close(conn, &frame);
    } else if (frame.kind == FRAME_PING) {
        send_control(conn, FRAME_PONG, frame.payload, frame.length);
    } else if (frame.kind != FRAME_PONG) {
        take_piece(conn, &frame);
    }
    return (size_t)size;
}

/* --- coming and going ------------------------------------------------------------------------ */

bool conn_begin_game(struct conn *conn)
{
    uint64_t now_ms = net_now_ms();
    conn->session = server_open(conn->edge->server, conn, conn->address->text, now_ms);
    if (!conn->session) return false;
    conn->state = CONN_GAME;
    conn->heard_ms = now_ms;
    conn->traffic = bucket_full(traffic_burst(conn), now_ms);
    conn_wait_for(conn, WAIT_LOOK);
    return true;
}

/* One that was silent for a while is pinged, one that has been silent for long is dropped. */
void conn_look_after_game(struct conn *conn, uint64_t now_ms)
{
    uint64_t ping_ms = conn->edge->waiting[WAIT_LOOK].after_ms;
    if (conn->heard_ms + conn->edge->config->silent_ms <= now_ms) {
        conn_cut(conn);
        return;
    }
    conn_wait_for(conn, WAIT_LOOK);
    if (conn->heard_ms + ping_ms <= now_ms && !conn->count) send_control(conn, FRAME_PING, "", 0);
}

void conn_drop_game(struct conn *conn)
{
    drop_session(conn);
    while (conn->count) packet_drop(queue_take(conn));
    free(conn->queue);
    free(conn->message.text);
}
