/*
 * The floor of the server's bench: a bare libwebsockets broadcast. No game, no store, no JSON:
 * whatever a member sends goes to the eight of his room as it came, padded to the size that the
 * game server's messages have on average.
 *
 *   floor PORT BYTES
 *
 * The first message of a connection is its room's number, answered with "ok".
 */
#include <assert.h>
#include <libwebsockets.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { ROOMS = 4096, MEMBERS = 8, QUEUE = 64 };

struct packet {
    int refs;
    size_t length;
    unsigned char bytes[];
};

struct conn {
    struct lws *wsi;
    int room; /* -1 before the first message */
    struct packet *queue[QUEUE];
    unsigned first, count;
};

static struct {
    struct conn *member[MEMBERS];
    int count;
} rooms[ROOMS];
static size_t size = 300;

static void put(struct conn *conn, struct packet *packet)
{
    assert(conn->count < QUEUE);
    packet->refs++;
    conn->queue[(conn->first + conn->count++) % QUEUE] = packet;
    if (conn->count == 1) lws_callback_on_writable(conn->wsi);
}

static struct packet *packet_of(const char *text, size_t length, size_t padded)
{
    struct packet *packet = malloc(sizeof *packet + LWS_PRE + padded);
    assert(packet && length <= padded);
    packet->refs = 0;
    packet->length = padded;
    memset(packet->bytes + LWS_PRE, ' ', padded);
    memcpy(packet->bytes + LWS_PRE, text, length);
    return packet;
}

static void receive(struct conn *conn, const char *text, size_t length)
{
    if (conn->room < 0) {
        char number[8] = {0};
        memcpy(number, text, length < sizeof number ? length : sizeof number - 1);
        conn->room = atoi(number);
        assert(rooms[conn->room].count < MEMBERS);
        rooms[conn->room].member[rooms[conn->room].count++] = conn;
        put(conn, packet_of("ok", 2, 2));
        return;
    }
    struct packet *packet = packet_of(text, length < size ? length : size, size);
    for (int i = 0; i < rooms[conn->room].count; i++) put(rooms[conn->room].member[i], packet);
}

static int writeable(struct lws *wsi, struct conn *conn)
{
    while (conn->count) {
        struct packet *packet = conn->queue[conn->first];
        conn->first = (conn->first + 1) % QUEUE;
        conn->count--;
        int sent = lws_write(wsi, packet->bytes + LWS_PRE, packet->length, LWS_WRITE_TEXT);
        if (--packet->refs == 0) free(packet);
        if (sent < 0) return -1;
        if (conn->count && lws_send_pipe_choked(wsi)) break;
    }
    if (conn->count) lws_callback_on_writable(wsi);
    return 0;
}

static int on_lws(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length)
{
    struct conn *conn = user;
    if (reason == LWS_CALLBACK_ESTABLISHED) *conn = (struct conn){.wsi = wsi, .room = -1};
    if (reason == LWS_CALLBACK_RECEIVE) receive(conn, in, length);
    if (reason == LWS_CALLBACK_SERVER_WRITEABLE) return writeable(wsi, conn);
    return 0;
}

static const struct lws_protocols protocols[] = {
    {"fathom.1", on_lws, sizeof(struct conn), 1024, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

int main(int argc, char **argv)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max > 65536 ? 65536 : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    struct lws_context_creation_info info = {0};
    info.port = argc > 1 ? atoi(argv[1]) : 8041;
    if (argc > 2) size = (size_t)atoi(argv[2]);
    info.iface = "127.0.0.1";
    info.protocols = protocols;
    info.gid = info.uid = (gid_t)-1;
    info.fd_limit_per_thread = (unsigned)limit.rlim_cur;
    info.pt_serv_buf_size = 32768;
    lws_set_log_level(LLL_ERR, NULL);
    struct lws_context *context = lws_create_context(&info);
    if (!context) return 1;
    while (lws_service(context, 0) >= 0) continue;
    lws_context_destroy(context);
    return 0;
}
