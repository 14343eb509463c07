/*
 * The load of the server's bench: R rooms of eight members, each room with one order under way
 * (closed loop), or all rooms together at a fixed rate (paced).
 *
 *   load PORT ROOMS ORDERS RATE PID game|floor [gated]
 *
 * Every room comes from an address of its own, so that the server's limits for one address are
 * those of a house. With ORDERS 0 nobody says anything for RATE seconds. While it measures, the
 * load never sleeps: what it would cost to wake it is not the server's work. A gated one does, so
 * that several share a machine with what they measure: it says "ready" when its rooms are, and
 * begins when it is told a line.
 *
 * Plays real games: every room has a mirror of its game, out of which legal orders are drawn
 * (courses, duties, questions, silences, surfacing; no weapons, so that games are long). Prints one
 * JSON object with what was measured, the CPU time of process PID included.
 */
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "rules/legal.h"
#include "rules/rng.h"
#include "wire/json.h"

enum { MEMBERS = 8, BUFFER = 65536, LATENCIES = 4 << 20, EVENTS = 512, SETUP_STEPS = 25,
       COMING = 16 /* rooms that fill at the same time */ };

struct conn {
    int fd, room, seat;
    bool up; /* handshake done */
    uint8_t *in;
    size_t have;
};

struct room {
    struct conn conn[MEMBERS];
    struct game game;
    struct order order;
    char code[8];
    int step;  /* of the setup */
    int ups;
    int64_t id; /* of the message under way */
    uint64_t sent_ns;
    bool busy, rematch;
    int votes; /* for another game */
};

static struct {
    int port, rooms, epoll, ready;
    bool floor, gated, measuring;
    long orders, goal, rate, refused;
    uint64_t messages, bytes, rng;
    struct room *room;
    uint32_t *latency_us;
    long latencies;
} load = {.rng = 7};

static uint64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000ull + (uint64_t)now.tv_nsec;
}

static void fail(const char *what, const char *detail)
{
    fprintf(stderr, "load: %s: %.300s\n", what, detail);
    exit(1);
}

/* Sends one frame; its mask is zero, so the payload stays as it is. */
static void send_frame(const struct conn *conn, uint8_t kind, const char *text, size_t length)
{
    uint8_t frame[4096 + 8] = {kind};
    size_t head = 2;
    assert(length < 4096);
    if (length < 126) {
        frame[1] = (uint8_t)(0x80 | length);
    } else {
        frame[1] = 0x80 | 126;
        frame[2] = (uint8_t)(length >> 8);
        frame[3] = (uint8_t)length;
        head = 4;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, length);
    ssize_t sent = write(conn->fd, frame, head + 4 + length);
    if (sent != (ssize_t)(head + 4 + length)) fail("write", strerror(errno));
}

static void send_text(const struct conn *conn, const char *text, size_t length)
{
    send_frame(conn, 0x81, text, length);
}

static void send_format(struct room *room, int seat, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void send_format(struct room *room, int seat, const char *format, ...)
{
    char text[1024];
    va_list args;
    int length = snprintf(text, sizeof text, "{\"id\":%lld,", (long long)++room->id);
    va_start(args, format);
    length += vsnprintf(text + length, sizeof text - (size_t)length, format, args);
    va_end(args);
    room->busy = true;
    room->sent_ns = now_ns();
    send_text(&room->conn[seat], text, (size_t)length);
}

/* --- setting up ------------------------------------------------------------------------------ */

static void mirror(struct room *room)
{
    struct setup setup = {.rules = ruleset_preset(PRESET_EN1), .players = {4, 4}, .first = BLUE};
    setup.rules.hull = 8;
    setup.rules.stop_hold_ms = 3000;
    chart_builtin_read(&setup.chart, "charlie", TURN_BY_TURN);
    game_init(&room->game, &setup);
}

static void set_up(struct room *room)
{
    int step = room->step++;
    if (step == 0) {
        send_format(room, 0, "\"do\":\"create\",\"options\":{\"map\":\"charlie\","
                             "\"first\":\"blue\",\"absent\":\"wait\",\"set\":{\"hull\":\"8\"}}}");
    } else if (step < 8) {
        send_format(room, step, "\"do\":\"join\",\"room\":\"%s\"}", room->code);
    } else if (step < 16) {
        send_format(room, step - 8, "\"do\":\"sit\",\"seat\":\"%s\"}", seat_name(step - 8));
    } else if (step < 24) {
        send_format(room, step - 16, "\"do\":\"ready\",\"ready\":true}");
    } else {
        send_format(room, 0, "\"do\":\"start\"}");
        mirror(room);
    }
}

/* --- playing --------------------------------------------------------------------------------- */

static bool is_calm(const struct order *order)
{
    switch (order->kind) {
    case DO_RESIGN: case DO_DRAW: case DO_TORPEDO: case DO_MINE: case DO_TRIGGER: return false;
    default: return true;
    }
}

static int weight(const struct order *order)
{
    if (order->kind == DO_COURSE || order->kind == DO_PASS) return 50;
    return order->kind == DO_SURFACE ? 1 : 8;
}

/* Crosses that would do damage end games early: the mirror knows them. */
static bool harms(const struct game *game, const struct order *order)
{
    if (order->kind != DO_CROSS || order->value >= SYMBOLS) return false;
    return sheet_cross(game->boat[order->team].crossed, order->value, false).damaged;
}

static struct order draw_order(struct room *room)
{
    struct game *game = &room->game;
    struct legal legal;
    struct order drawn = {0}, spare = {0};
    int total = 0, team = game->await ? game->await_team : game->turn;
    if (game->phase == PLACING) team = game->boat[BLUE].at == NOWHERE ? BLUE : YELLOW;
    game_legal(game, (enum team)team, &legal);
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i);
        if (!is_calm(&order)) continue;
        spare = order;
        if (harms(game, &order)) continue;
        total += weight(&order);
        if ((int)rng_below(&load.rng, (uint32_t)total) < weight(&order)) drawn = order;
    }
    return total ? drawn : spare;
}

static void give_order(struct room *room)
{
    char text[512];
    struct out out;
    struct order order = draw_order(room);
    out_fixed(&out, text, sizeof text);
    json_order(&out, &order);
    enum role role = order_role(&room->game, &order);
    room->order = order;
    send_format(room, seat_of((enum team)order.team, role), "\"order\":%s}", out_cstring(&out));
}

/* All others want another game, and the host begins it with the same sides. */
static void play_again(struct room *room)
{
    room->rematch = true;
    if (++room->votes < MEMBERS) {
        send_format(room, room->votes, "\"do\":\"again\"}");
        return;
    }
    room->votes = 0;
    mirror(room);
    send_format(room, 0, "\"do\":\"rematch\",\"swap\":false,\"start\":true}");
}

static void go_on(struct room *room)
{
    if (room->busy) return;
    if (load.floor) {
        int seat = (int)rng_below(&load.rng, MEMBERS);
        if (room->step < MEMBERS) {
            char text[16];
            int length = snprintf(text, sizeof text, "%d", (int)(room - load.room));
            room->busy = true;
            send_text(&room->conn[room->step++], text, (size_t)length);
        } else {
            send_format(room, seat, "\"order\":{\"do\":\"course\",\"team\":\"blue\","
                                    "\"dir\":\"N\"}}");
        }
        return;
    }
    if (room->step < SETUP_STEPS) set_up(room);
    else if (room->game.phase == OVER) play_again(room);
    else give_order(room);
}

static void finish(void);

static bool is_set_up(const struct room *room)
{
    return room->step >= (load.floor ? MEMBERS : SETUP_STEPS);
}

/* The message under way was answered. */
static void answered(struct room *room)
{
    room->busy = false;
    if (!load.measuring) {
        if (!is_set_up(room)) go_on(room);
        else load.ready++;
        return;
    }
    if (!room->rematch) {
        if (!load.floor) game_apply(&room->game, &room->order, NULL);
        load.latency_us[load.latencies++ % LATENCIES] =
            (uint32_t)((now_ns() - room->sent_ns) / 1000);
        if (++load.orders == load.goal) finish();
    }
    room->rematch = false;
    if (!load.rate) go_on(room);
}

/* --- receiving ------------------------------------------------------------------------------- */

static void on_message(struct conn *conn, const char *text, size_t length)
{
    struct room *room = &load.room[conn->room];
    char re[32];
    load.messages++;
    load.bytes += length;
    if (load.floor) {
        int n = snprintf(re, sizeof re, "{\"id\":%lld,", (long long)room->id);
        bool mine = !is_set_up(room) || room->id == 0 ||
                    (length > (size_t)n && !memcmp(text, re, (size_t)n) && conn->seat == 0);
        if (room->busy && mine) answered(room);
        return;
    }
    int n = snprintf(re, sizeof re, "\"re\":%lld,\"ok\":", (long long)room->id);
    const char *found = memmem(text, length < 96 ? length : 96, re, (size_t)n);
    if (!found || !room->busy) return;
    if (found[n] != 't') fail("refused", text);
    if (room->step == 1 && !*room->code) {
        const char *code = memmem(text, length, "\"room\":\"", 8);
        if (!code) fail("no code", text);
        sscanf(code + 8, "%7[^\"]", room->code);
    }
    answered(room);
}

static size_t take_frame(struct conn *conn, size_t at)
{
    const uint8_t *in = conn->in + at;
    size_t have = conn->have - at, head = 2, length;
    if (have < 2) return 0;
    length = in[1] & 127;
    if (length == 126) {
        if (have < 4) return 0;
        length = (size_t)in[2] << 8 | in[3];
        head = 4;
    } else if (length == 127) {
        fail("frame", "too long");
    }
    if (have < head + length) return 0;
    if ((in[0] & 15) == 8) fail("closed by the server", "");
    if ((in[0] & 15) == 9) send_frame(conn, 0x8a, (const char *)in + head, length);
    if ((in[0] & 15) == 1) on_message(conn, (const char *)in + head, length);
    return head + length;
}

static void receive(struct conn *conn)
{
    static const char hello[] = "{\"id\":0,\"do\":\"hello\",\"name\":\"Sailor\"}";
    ssize_t got = read(conn->fd, conn->in + conn->have, BUFFER - conn->have - 1);
    size_t at = 0, took;
    if (got <= 0) fail("read", got ? strerror(errno) : "closed");
    conn->have += (size_t)got;
    if (!conn->up) {
        conn->in[conn->have] = 0;
        char *end = strstr((char *)conn->in, "\r\n\r\n");
        if (!end) return;
        if (!strstr((char *)conn->in, " 101 ")) fail("handshake", (char *)conn->in);
        conn->up = true;
        at = (size_t)(end + 4 - (char *)conn->in);
        struct room *room = &load.room[conn->room];
        if (!load.floor) send_text(conn, hello, sizeof hello - 1);
        if (++room->ups == MEMBERS) go_on(room);
    }
    while ((took = take_frame(conn, at))) at += took;
    memmove(conn->in, conn->in + at, conn->have - at);
    conn->have -= at;
}

/* 127.1.0.1 and so on: all of 127.0.0.0/8 is this machine. */
static struct sockaddr_in address_of(int room)
{
    uint32_t address = (127u << 24 | 1u << 16) + (uint32_t)(room / 250 << 8 | (room % 250 + 1));
    return (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(address)};
}

static void open_conn(struct conn *conn, int room, int seat)
{
    static const char request[] =
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: fathom.1\r\n\r\n";
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)load.port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_in from = address_of(room);
    int one = 1;
    *conn = (struct conn){.fd = socket(AF_INET, SOCK_STREAM, 0), .room = room, .seat = seat,
                          .in = malloc(BUFFER)};
    if (bind(conn->fd, (struct sockaddr *)&from, sizeof from)) fail("bind", strerror(errno));
    if (connect(conn->fd, (struct sockaddr *)&to, sizeof to)) fail("connect", strerror(errno));
    setsockopt(conn->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = conn};
    epoll_ctl(load.epoll, EPOLL_CTL_ADD, conn->fd, &event);
    if (write(conn->fd, request, sizeof request - 1) < 0) fail("write", strerror(errno));
}

static void poll_once(int wait_ms)
{
    struct epoll_event events[EVENTS];
    int count = epoll_wait(load.epoll, events, EVENTS, wait_ms);
    for (int i = 0; i < count; i++) receive(events[i].data.ptr);
}

/* --- measuring ------------------------------------------------------------------------------- */

static double cpu_s(int pid)
{
    char path[64], line[1024];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file)) fail("proc", path);
    fclose(file);
    sscanf(strrchr(line, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
           &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long rss_kb(int pid)
{
    char path[64], line[256];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, "VmRSS:", 6)) kb = atol(line + 6);
    if (file) fclose(file);
    return kb;
}

static int pid;
static double cpu_before_s;
static uint64_t began_ns, messages_before, bytes_before;

static int by_value(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void finish(void)
{
    double cpu = cpu_s(pid) - cpu_before_s, took = (double)(now_ns() - began_ns) / 1e9;
    long count = load.latencies < LATENCIES ? load.latencies : LATENCIES;
    qsort(load.latency_us, (size_t)count, sizeof *load.latency_us, by_value);
    printf("{\"rooms\":%d,\"orders\":%ld,\"seconds\":%.2f,\"cpu_s\":%.2f,"
           "\"cpu_s_per_100k\":%.2f,\"messages_per_order\":%.2f,\"bytes_per_message\":%.0f,"
           "\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"rss_kb\":%ld}\n",
           load.rooms, load.orders, took, cpu, cpu * 1e5 / (double)load.orders,
           (double)(load.messages - messages_before) / (double)load.orders,
           (double)(load.bytes - bytes_before) / (double)(load.messages - messages_before),
           load.latency_us[count / 2] / 1e3, load.latency_us[count * 99 / 100] / 1e3, rss_kb(pid));
    exit(0);
}

static void stay_silent(void)
{
    uint64_t end_ns = now_ns() + (uint64_t)load.rate * 1000000000ull;
    while (now_ns() < end_ns) poll_once(100);
    printf("{\"rooms\":%d,\"seconds\":%ld,\"cpu_s\":%.2f,\"rss_kb\":%ld}\n", load.rooms,
           load.rate, cpu_s(pid) - cpu_before_s, rss_kb(pid));
    exit(0);
}

/* Until all loads are ready, and somebody says so. */
static void wait_at_gate(void)
{
    puts("ready");
    fflush(stdout);
    if (getchar() == EOF) fail("gate", "closed");
}

static void pace(void)
{
    uint64_t next_ns = now_ns(), gap_ns = 1000000000ull / (uint64_t)load.rate;
    for (int at = 0;; poll_once(load.gated)) {
        while (now_ns() >= next_ns) {
            for (int tried = 0; load.room[at].busy; at = (at + 1) % load.rooms)
                if (++tried % load.rooms == 0) poll_once(1);
            go_on(&load.room[at]);
            at = (at + 1) % load.rooms;
            next_ns += gap_ns;
        }
    }
}

int main(int argc, char **argv)
{
    struct rlimit limit;
    if (argc != 7 && argc != 8) fail("usage", "load PORT ROOMS ORDERS RATE PID game|floor [gated]");
    load.port = atoi(argv[1]);
    load.rooms = atoi(argv[2]);
    load.goal = atol(argv[3]);
    load.rate = atol(argv[4]);
    pid = atoi(argv[5]);
    load.floor = !strcmp(argv[6], "floor");
    load.gated = argc == 8;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    load.room = calloc((size_t)load.rooms, sizeof *load.room);
    load.latency_us = malloc(LATENCIES * sizeof *load.latency_us);
    load.epoll = epoll_create1(0);
    for (int room = 0; room < load.rooms; room++) {
        for (int seat = 0; seat < MEMBERS; seat++)
            open_conn(&load.room[room].conn[seat], room, seat);
        while (load.ready + COMING < room) poll_once(1);
    }
    while (load.ready < load.rooms) poll_once(1000);
    for (int i = 0; i < 200; i++) poll_once(1); /* what is still on its way */
    if (load.gated) wait_at_gate();
    load.measuring = true;
    cpu_before_s = cpu_s(pid);
    messages_before = load.messages;
    bytes_before = load.bytes;
    began_ns = now_ns();
    if (!load.goal) stay_silent();
    if (load.rate) pace();
    for (int room = 0; room < load.rooms; room++) go_on(&load.room[room]);
    for (;;) poll_once(load.gated ? -1 : 0);
}
