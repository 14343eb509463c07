/*
 * session_fuzz: any messages at all, from three clients and the operator to one server.
 *
 * Lines of the input are messages; the first byte of a line says who sends it and how much time
 * has passed. "CODE" in a line becomes the code of the room that the first client has made. What
 * begins with "!" is said by the operator, with tabs between its words. Every message is answered
 * exactly once, everything that is sent is JSON, and in the end everything is saved.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <jansson.h>
#include <string.h>

#include "faults/disk.h"
#include "rules/rng.h"
#include "server/admin.h"
#include "server/log.h"
#include "server/server.h"

enum { CLIENTS = 3, LINES_MAX = 200, LINE_MAX_CHARS = 20000 };

struct client {
    struct session *session;
    int answers;
};

static struct client client[CLIENTS];
static char code[CODE_MAX];
static uint64_t rng;

static void seeded(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) ((uint8_t *)bytes)[i] = (uint8_t)rng_next(&rng);
}

static void take(void *net, void *conn, struct packet *packet)
{
    (void)net;
    json_t *message = json_loadb((const char *)packet->bytes, packet->length, 0, NULL);
    assert(message);
    if (json_object_get(message, "re")) ((struct client *)conn)->answers++;
    const json_t *room = json_object_get(message, "room");
    const char *made = json_string_value(json_object_get(room, "code"));
    if (made && conn == &client[0]) memcpy(code, made, CODE_CHARS);
    json_decref(message);
    packet_drop(packet);
}

static void hang_up(void *net, void *conn, enum close_code why)
{
    (void)net, (void)conn, (void)why;
}

static void save_all(struct server *server, uint64_t now_ms)
{
    do server_step(server, now_ms);
    while (!commits_all_saved(&server->commits));
}

static void say_as_client(struct server *server, int who, const char *text, size_t length,
                          uint64_t now_ms)
{
    bool open = !client[who].session->closing;
    client[who].answers = 0;
    server_message(client[who].session, text, length, now_ms);
    save_all(server, now_ms);
    assert(!open || client[who].session->closing || client[who].answers == 1);
}

static void say_as_operator(struct server *server, char *text, size_t length, uint64_t now_ms)
{
    struct out answer;
    for (size_t i = 0; i < length; i++)
        if (text[i] == '\t') text[i] = '\n';
    out_growing(&answer, realloc);
    admin_take(server, text, length, 0, &answer);
    assert(answer.length > 2 && (!memcmp(answer.text, "ok", 2) || !memcmp(answer.text, "no", 2)));
    free(answer.text);
    save_all(server, now_ms);
}

static void say(struct server *server, int who, const uint8_t *line, size_t length,
                uint64_t now_ms)
{
    static char text[LINE_MAX_CHARS + 1];
    memcpy(text, line, length);
    text[length] = 0;
    char *place = *code ? memmem(text, length, "CODE", 4) : NULL;
    if (place) memcpy(place, code, CODE_CHARS < length - (size_t)(place - text) ? CODE_CHARS : 4);
    if (*text == '!') say_as_operator(server, text + 1, length - 1, now_ms);
    else say_as_client(server, who, text, length, now_ms);
}

static void play_lines(struct server *server, const uint8_t *data, size_t size, uint64_t *now_ms)
{
    for (int lines = 0; size > 1 && lines < LINES_MAX; lines++) {
        const uint8_t *end = memchr(data, '\n', size);
        size_t length = end ? (size_t)(end - data) : size;
        if (length > 1 && length < LINE_MAX_CHARS) {
            *now_ms += (uint64_t)(data[0] >> 2) * 100;
            say(server, data[0] % CLIENTS, data + 1, length - 1, *now_ms);
        }
        data += length + (end != NULL);
        size -= length + (end != NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct server_ops ops = {take, hang_up, NULL};
    struct server_config config = server_defaults();
    struct disk disk;
    uint64_t now_ms = 1800000000000ull;
    rng = 1;
    log_quiet = true;
    token_start();
    token_random = seeded;
    *code = 0;
    config.bot_threads = 0;
    config.messages_per_s = 100000;
    disk_init(&disk, &rng, 0);
    struct server *server = server_new(&config, &disk.store, &ops, NULL, now_ms);
    for (int i = 0; i < CLIENTS; i++)
        client[i].session = server_open(server, &client[i], "192.0.2.1", now_ms);
    play_lines(server, data, size, &now_ms);
    for (int i = 0; i < CLIENTS; i++) server_closed(client[i].session, now_ms);
    save_all(server, now_ms);
    server_free(server);
    disk_release(&disk);
    return 0;
}
