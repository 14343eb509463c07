/*
 * The floor of the server's bench: a bare broadcast over the same loop and frames as the game
 * server's. No game, no store, no JSON, no limits: whatever a member sends goes to the eight of his
 * room as it came, padded to the size that the game server's messages have on average.
 *
 *   floor PORT BYTES
 *
 * The first message of a connection is its room's number, answered with "ok".
 */
#include <assert.h>
#include <ev.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/frame.h"
#include "server/listen.h"
#include "server/request.h"

enum { ROOMS = 4096, MEMBERS = 8, MESSAGE_MAX = 4096 };

struct conn {
    struct ev_io io;
    int room; /* -1 before the first message */
    bool up;
};

static struct {
    struct conn *member[MEMBERS];
    int count;
} rooms[ROOMS];
static size_t size = 300;

/* The load reads whatever comes, so a socket always takes a message. */
static void put(const struct conn *conn, unsigned char *text, size_t length)
{
    size_t head = frame_head(text, FRAME_TEXT, length);
    ssize_t sent = send(conn->io.fd, text - head, head + length, MSG_NOSIGNAL);
    assert(sent < 0 || sent == (ssize_t)(head + length));
}

static void receive(struct conn *conn, const struct frame *frame)
{
    unsigned char bytes[FRAME_HEAD_MAX + MESSAGE_MAX], *text = bytes + FRAME_HEAD_MAX;
    size_t length = frame->length < size ? frame->length : size;
    if (conn->room < 0) {
        memcpy(text, frame->payload, length);
        text[length] = 0;
        conn->room = atoi((char *)text);
        assert(rooms[conn->room].count < MEMBERS);
        rooms[conn->room].member[rooms[conn->room].count++] = conn;
        memcpy(text, "ok", 2);
        put(conn, text, 2);
        return;
    }
    memset(text, ' ', size);
    memcpy(text, frame->payload, length);
    for (int i = 0; i < rooms[conn->room].count; i++) put(rooms[conn->room].member[i], text, size);
}

static void shake_hands(struct conn *conn, char *head, size_t have)
{
    struct http_request request;
    char text[256], accept[FRAME_ACCEPT_MAX];
    size_t length = request_length(head, have);
    int status = length ? request_read(head, length, &request) : 400;
    const char *key = status ? NULL : request.field[HEADER_KEY];
    bool good = key && frame_accept(key, accept);
    assert(good);
    int count = snprintf(text, sizeof text,
                         "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n"
                         "connection: Upgrade\r\nsec-websocket-accept: %s\r\n\r\n", accept);
    conn->up = send(conn->io.fd, text, (size_t)count, MSG_NOSIGNAL) == count;
}

static void on_input(struct ev_loop *loop, struct ev_io *io, int events)
{
    static unsigned char input[32768];
    struct conn *conn = io->data;
    struct frame frame;
    int taken;
    (void)events;
    ssize_t got = recv(io->fd, input, sizeof input, 0);
    if (got <= 0) {
        ev_io_stop(loop, io);
        close(io->fd);
        return;
    }
    if (!conn->up) {
        shake_hands(conn, (char *)input, (size_t)got);
        return;
    }
    for (ssize_t at = 0; at < got; at += taken) {
        taken = frame_read(input + at, (size_t)(got - at), MESSAGE_MAX, &frame);
        assert(taken > 0);
        if (frame.kind == FRAME_TEXT) receive(conn, &frame);
    }
}

static void on_knock(struct ev_loop *loop, struct ev_io *door, int events)
{
    int on = 1, fd = accept4(door->fd, NULL, NULL, SOCK_NONBLOCK);
    (void)events;
    if (fd < 0) return;
    struct conn *conn = calloc(1, sizeof *conn);
    assert(conn);
    conn->room = -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    ev_io_init(&conn->io, on_input, fd, EV_READ);
    conn->io.data = conn;
    ev_io_start(loop, &conn->io);
}

int main(int argc, char **argv)
{
    char why[LISTEN_WHY_MAX];
    struct ev_loop *loop = ev_default_loop(EVFLAG_AUTO);
    struct ev_io door;
    if (argc > 2) size = (size_t)atoi(argv[2]);
    assert(size <= MESSAGE_MAX);
    listen_raise_files();
    int fd = listen_open("127.0.0.1", argc > 1 ? atoi(argv[1]) : 8041, why);
    if (fd < 0) {
        fprintf(stderr, "floor: %s\n", why);
        return 1;
    }
    ev_io_init(&door, on_knock, fd, EV_READ);
    ev_io_start(loop, &door);
    ev_run(loop, 0);
    return 0;
}
