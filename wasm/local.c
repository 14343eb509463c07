/* A server, a store and a table of lines, driven from outside. */
#include "wasm/local.h"

#include <string.h>

#include "base/memory.h"
#include "server/api.h"
#include "server/log.h"
#include "server/passwords.h"
#include "server/running_clock.h"
#include "wasm/local_store.h"

/* One page has one line, and another one while it reloads. */
enum { LINES_MAX = 8, ROOMS_MAX = 40, GAMES_KEPT = 200, STEP_MIN_MS = 5 };
#define YEAR_S (366ll * 86400)

struct line {
    uint32_t number; /* 0: free */
    struct session *session;
};

/* What the server has to say. */
struct parcel_out {
    uint32_t line;
    struct packet *packet; /* NULL: the line is closed */
    enum close_code code;
};

static struct {
    struct server *server;
    struct local_store store;
    struct running_clock clock;
    struct line line[LINES_MAX];
    uint32_t lines; /* numbers given so far */
    struct parcel_out *out;
    uint32_t out_first, out_count, out_capacity;
    uint32_t close_code;
    char *buffer;
    uint32_t buffer_bytes;
    struct out said;
} here;

/* --- what the machine has instead of a system ------------------------------------------------ */

__attribute__((import_module("env"), import_name("local_random"))) void local_random(void *bytes,
                                                                                     size_t length);

token_random_fn *token_random = local_random;

bool token_start(void) { return true; }

/* Nobody steals a browser's own database: a token's bytes are as good as their hash. */
void token_hash(const uint8_t bytes[TOKEN_BYTES], struct person *person)
{
    memcpy(person->hash, bytes, sizeof person->hash);
}

/* Nobody knocks at a room in a browser: there is nothing to compare. */
void password_work(struct password_job *job)
{
    job->right = false;
}

bool log_quiet = true;

void log_line(const char *what, const char *format, ...)
{
    (void)what, (void)format; /* there is nobody to read it */
}

/* --- in and out ------------------------------------------------------------------------------ */

char *local_buffer(uint32_t bytes)
{
    if (bytes + 1 > here.buffer_bytes) {
        here.buffer_bytes = bytes + 1;
        here.buffer = memory_resize(here.buffer, here.buffer_bytes);
    }
    here.buffer[bytes] = 0;
    return here.buffer;
}

const char *local_said(void) { return here.said.text; }
uint32_t local_said_length(void) { return (uint32_t)here.said.length; }

static struct out *say(void)
{
    if (!here.said.grow) out_growing(&here.said, memory_resize);
    out_reset(&here.said);
    return &here.said;
}

static void put_out(struct parcel_out parcel)
{
    MEMORY_GROW(here.out, here.out_count, here.out_capacity);
    here.out[here.out_count++] = parcel;
}

static void send_packet(void *net, void *conn, struct packet *packet)
{
    (void)net;
    put_out((struct parcel_out){.line = ((struct line *)conn)->number,
                                .packet = packet_keep(packet)});
}

static void close_line(void *net, void *conn, enum close_code code)
{
    (void)net;
    put_out((struct parcel_out){.line = ((struct line *)conn)->number, .code = code});
}

static const struct server_ops ops = {send_packet, close_line, NULL};

static struct line *line_numbered(uint32_t number)
{
    for (int i = 0; number && i < LINES_MAX; i++)
        if (here.line[i].number == number) return &here.line[i];
    return NULL;
}

static void let_go(struct line *line)
{
    server_closed(line->session, here.server->now_ms);
    *line = (struct line){0};
}

uint32_t local_take(void)
{
    while (here.out_first < here.out_count) {
        struct parcel_out parcel = here.out[here.out_first++];
        struct line *line = line_numbered(parcel.line);
        struct out *out = say();
        if (parcel.packet) {
            out_bytes(out, parcel.packet->bytes, parcel.packet->length);
            packet_drop(parcel.packet);
        }
        if (!line) continue;
        here.close_code = parcel.code;
        if (!parcel.packet) let_go(line);
        return parcel.line;
    }
    here.out_first = here.out_count = 0;
    return 0;
}

uint32_t local_close_code(void) { return here.close_code; }

/* --- life ------------------------------------------------------------------------------------ */

int local_recall(uint32_t length)
{
    if (!here.store.store.ops) local_store_init(&here.store);
    return local_store_recall(&here.store, here.buffer, length);
}

/* Nobody is to be kept from anything here but from filling the device. */
static struct server_config settings(void)
{
    struct server_config config = server_defaults();
    config.max_rooms = ROOMS_MAX;
    config.max_connections = LINES_MAX;
    config.per_address = (struct address_limits){.connections = LINES_MAX, .rooms_per_minute = 600,
                                                 .opens_per_s = 1000, .requests_per_s = 1000};
    config.messages_per_s = 200;
    config.bot_threads = 0;
    config.moments = true;
    config.rates = false; /* who is his own host could write what he likes */
    config.game_keep_ms = config.lobby_keep_ms = YEAR_S * 1000ull;
    config.replay_keep_s = 10 * YEAR_S;
    config.replay_keep_count = GAMES_KEPT;
    config.room_keep_count = ROOMS_MAX;
    return config;
}

static uint64_t read_clock(double now_ms)
{
    uint64_t missed_ms = here.clock.missed_ms;
    uint64_t now = running_clock_read(&here.clock, (uint64_t)now_ms);
    if (here.server && here.clock.missed_ms > missed_ms) server_stalled(here.server);
    return now;
}

void local_start(double unix_ms, double now_ms, uint32_t bot_pace_percent)
{
    struct server_config config = settings();
    config.bot_pace_percent = bot_pace_percent;
    if (!here.store.store.ops) local_store_init(&here.store);
    here.clock.shown_ms = (uint64_t)unix_ms;
    here.server = server_new(&config, &here.store.store, &ops, NULL, read_clock(now_ms));
}

uint32_t local_open(double now_ms)
{
    for (struct line *line = here.line; line < here.line + LINES_MAX; line++) {
        if (line->number) continue;
        line->session = server_open(here.server, line, "local", read_clock(now_ms));
        line->number = line->session ? ++here.lines : 0;
        return line->number;
    }
    return 0;
}

void local_hang_up(uint32_t number, double now_ms)
{
    struct line *line = line_numbered(number);
    here.server->now_ms = read_clock(now_ms);
    if (line) let_go(line);
}

void local_message(uint32_t number, uint32_t length, double now_ms)
{
    struct line *line = line_numbered(number);
    uint64_t now = read_clock(now_ms);
    if (line) server_message(line->session, here.buffer, length, now);
}

double local_step(double now_ms)
{
    server_step(here.server, read_clock(now_ms));
    uint64_t now = here.server->now_ms, next = server_next(here.server);
    uint64_t wait_ms = next > now + STEP_MIN_MS ? next - now : STEP_MIN_MS;
    running_clock_sleep(&here.clock, wait_ms);
    return (double)wait_ms;
}

int local_batch(void) { return local_store_hand_out(&here.store, say()); }

void local_kept(int outcome, double now_ms)
{
    static const enum store_result result[] = {STORE_DONE, STORE_FAILED, STORE_REPLACED};
    local_store_done(&here.store, result[outcome]);
    local_step(now_ms);
    if (outcome != LOCAL_TAKEN_OVER) return;
    for (int i = 0; i < LINES_MAX; i++)
        if (here.line[i].number) session_close(here.line[i].session, CLOSE_TAKEN_OVER);
}

int local_lend(uint32_t length)
{
    return local_store_lend(&here.store, here.buffer, length);
}

/* The store is in memory, so it answers at once. What was only lent is not ours to show. */
static void get(const struct route *route, struct http_ask *ask, struct http_reply *reply)
{
    const char *rest = ask->path + strlen(route->path);
    route->get(here.server, rest, ask, reply);
    if (!reply->waits) return;
    ask->answer = store_answer_new(&reply->question);
    ask->answer->found = memory_store_look(&here.store.kept, ask->answer);
    *reply = (struct http_reply){0};
    route->get(here.server, rest, ask, reply);
}

int local_get(uint32_t length)
{
    struct http_reply reply = {0};
    struct http_ask ask = {.path = here.buffer, .languages = ""};
    here.buffer[length] = 0;
    const struct route *route = api_route(ask.path);
    if (route) get(route, &ask, &reply);
    else reply_error(&reply, 404, "not_found", "there is no such page");
    out_bytes(say(), reply.body, reply.length);
    free(reply.owned);
    store_answer_free(ask.answer);
    return reply.status;
}
