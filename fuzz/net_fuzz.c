/*
 * net_fuzz: any bytes at all on real sockets, through the real connection code to a real server on
 * the simulator's disk.
 *
 * The input is a list of steps: a byte that says which of three clients does what, then what that
 * needs. Clients send, read, hang up, and let time pass. "CODE." in what is sent becomes the room
 * of the first client. What comes back must be HTTP/1.1 replies of the length that they name, and
 * after a 101 unmasked whole frames with JSON in them; when all have gone nothing is left behind.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "faults/disk.h"
#include "rules/rng.h"
#include "server/frame.h"
#include "server/log.h"
#include "server/net.h"
#include "server/request.h"

enum { CLIENTS = 3, HEARD_MAX = 1 << 20, STEPS_MAX = 200 };

struct client {
    int fd; /* -1: hung up */
    bool game, heads_only;
    size_t length;
    unsigned char *heard;
};

static struct client client[CLIENTS];
static char code[CODE_MAX];
static uint64_t rng, passed_ms;
static bool running;

int __real_clock_gettime(clockid_t clock, struct timespec *now);
int __wrap_clock_gettime(clockid_t clock, struct timespec *now);
int __wrap_clock_gettime(clockid_t clock, struct timespec *now)
{
    if (!running) return __real_clock_gettime(clock, now);
    *now = (struct timespec){.tv_sec = 1800000000 + (time_t)(passed_ms / 1000)};
    return 0;
}

static void seeded(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) ((uint8_t *)bytes)[i] = (uint8_t)rng_next(&rng);
}

/* --- what the server says -------------------------------------------------------------------- */

static void check_text(const struct client *who, const unsigned char *text, size_t length)
{
    json_t *message = json_loadb((const char *)text, length, 0, NULL);
    assert(message);
    const json_t *room = json_object_get(message, "room");
    const char *made = json_string_value(json_object_get(room, "code"));
    if (made && who == &client[0]) memcpy(code, made, CODE_CHARS);
    json_decref(message);
}

/* The size of the frame at the start; 0: there is more to come. */
static size_t check_frame(const struct client *who, const unsigned char *bytes, size_t have)
{
    if (have < 2) return 0;
    unsigned kind = bytes[0] & 15;
    size_t length = bytes[1], head = 2;
    assert((bytes[0] & 0xf0) == 0x80 && length < 128);
    assert(kind == FRAME_TEXT || (kind >= FRAME_CLOSE && kind <= FRAME_PONG && length < 126));
    if (length > 125) {
        head = length == 126 ? 4 : 10;
        if (have < head) return 0;
        length = 0;
        for (size_t i = 2; i < head; i++) length = length << 8 | bytes[i];
    }
    if (have < head + length) return 0;
    if (kind == FRAME_TEXT) check_text(who, bytes + head, length);
    return head + length;
}

/* The same for a reply. The length of one to HEAD is that of the GET: then nothing is checked. */
static size_t check_reply(struct client *who, const char *bytes, size_t have)
{
    size_t head = request_length(bytes, have);
    if (!head) return 0;
    assert(head > 16 && !memcmp(bytes, "HTTP/1.1 ", 9));
    who->game = !memcmp(bytes + 9, "101", 3);
    if (who->game) return head;
    const char *field = memmem(bytes, head, "\r\ncontent-length: ", 18);
    assert(field);
    size_t length = strtoul(field + 18, NULL, 10);
    return have < head + length ? 0 : head + length;
}

static void listen_to(struct client *who)
{
    size_t at = 0, size;
    ssize_t got;
    if (!who->heard) return;
    while (who->fd >= 0 && who->length < HEARD_MAX &&
           (got = recv(who->fd, who->heard + who->length, HEARD_MAX - who->length, 0)) > 0)
        who->length += (size_t)got;
    if (who->heads_only) who->length = 0;
    do {
        unsigned char *bytes = who->heard + at;
        size = who->game ? check_frame(who, bytes, who->length - at)
                         : check_reply(who, (char *)bytes, who->length - at);
        at += size;
    } while (size && at < who->length);
    memmove(who->heard, who->heard + at, who->length - at);
    who->length -= at;
}

/* --- what clients do ------------------------------------------------------------------------- */

static void open_client(struct net *net, struct client *who)
{
    int pair[2], made = socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair);
    assert(made == 0);
    who->fd = pair[0];
    who->game = who->heads_only = false;
    who->length = 0;
    if (!who->heard) who->heard = malloc(HEARD_MAX);
    net_adopt(net, pair[1]);
}

static void hang_up(struct client *who)
{
    if (who->fd >= 0) close(who->fd);
    who->fd = -1;
}

static void say(struct client *who, const uint8_t *bytes, size_t length)
{
    static char text[65536 + 1];
    memcpy(text, bytes, length);
    char *place = *code ? memmem(text, length, "CODE.", 5) : NULL;
    if (place && place + CODE_CHARS <= text + length) memcpy(place, code, CODE_CHARS);
    if (memmem(text, length, "HEAD", 4)) who->heads_only = true;
    if (who->fd >= 0 && send(who->fd, text, length, MSG_NOSIGNAL) < 0) assert(errno != EBADF);
}

static size_t step(struct net *net, const uint8_t *data, size_t size)
{
    struct client *who = &client[(data[0] & 3) % CLIENTS];
    size_t length;
    switch (data[0] >> 2 & 7) {
    case 0:
        if (who->fd < 0) open_client(net, who);
        return 1;
    case 1: hang_up(who); return 1;
    case 2:
        if (who->fd >= 0) shutdown(who->fd, SHUT_WR);
        return 1;
    case 3:
        if (size < 2) return size;
        passed_ms += data[1] * 100;
        return 2;
    default:
        if (size < 3) return size;
        length = (size_t)(data[1] | data[2] << 8);
        if (length > size - 3) length = size - 3;
        if (who->fd < 0) open_client(net, who);
        say(who, data + 3, length);
        return 3 + length;
    }
}

static void turn(struct net *net)
{
    for (int i = 0; i < 3; i++) net_step(net, false);
}

static struct net *the_net(void)
{
    static struct net *net;
    char why[NET_WHY_MAX];
    if (net) return net;
    struct net_config config = {.bind = "127.0.0.1", .silent_ms = 60000,
                                .base_url = "https://fathom.example", .trust_proxy = true};
    net = net_new(&config, why);
    assert(net);
    log_quiet = true;
    token_start();
    token_random = seeded;
    return net;
}

static void nothing_is_left(const struct server *server)
{
    assert(server->metrics.connections == 0);
    for (uint32_t i = 0; i < server->addresses.slots; i++)
        for (const struct address *each = server->addresses.slot[i]; each; each = each->next)
            assert(!each->sockets && !each->connections);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct net *net = the_net();
    struct server_config config = server_defaults();
    struct disk disk;
    running = true;
    passed_ms = 0;
    rng = 1;
    *code = 0;
    config.bot_threads = 0;
    disk_init(&disk, &rng, 0);
    struct server *server = server_new(&config, &disk.store, &net_ops, net, net_now_ms());
    net_attach(net, server);
    for (int i = 0; i < CLIENTS; i++) client[i].fd = -1;
    for (int steps = 0; size && steps < STEPS_MAX; steps++) {
        size_t used = step(net, data, size);
        data += used;
        size -= used;
        turn(net);
        for (int i = 0; i < CLIENTS; i++) listen_to(&client[i]);
    }
    for (int i = 0; i < CLIENTS; i++) hang_up(&client[i]);
    turn(net);
    passed_ms += 60000;
    turn(net);
    nothing_is_left(server);
    server_free(server);
    disk_release(&disk);
    running = false;
    return 0;
}
