/* http_fuzz: any path at all. The reply has a status, a type and a body; JSON is JSON. */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <jansson.h>
#include <string.h>

#include "server/http.h"
#include "server/log.h"
#include "sim/disk.h"

static void ignore_packet(void *net, void *conn, struct packet *packet)
{
    (void)net, (void)conn;
    packet_drop(packet);
}

static void ignore_close(void *net, void *conn, enum close_code code)
{
    (void)net, (void)conn, (void)code;
}

static struct server *the_server(void)
{
    static const struct server_ways ways = {ignore_packet, ignore_close, NULL};
    static struct disk disk;
    static struct server *server;
    static uint64_t rng = 1;
    if (server) return server;
    log_quiet = true;
    token_start();
    disk_init(&disk, &rng, 0);
    struct server_config config = server_defaults();
    struct options options = options_default();
    config.bot_threads = 0;
    server = server_new(&config, &disk.store, &ways, NULL, 1800000000000ull);
    struct room *room = server_make_room(server, &options);
    memcpy(room->code, "ABCDE", CODE_CHARS + 1);
    return server;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct http_reply reply;
    char path[1024];
    if (size < 1 || size >= sizeof path - 1) return 0;
    path[0] = '/';
    memcpy(path + 1, data + 1, size - 1);
    path[size] = 0;
    http_get(the_server(), path, data[0] & 1, &reply);
    assert(reply.status >= 200 && reply.status < 600 && reply.type && reply.body);
    if (!strcmp(reply.type, "application/json") && !reply.gzip) {
        json_t *json = json_loadb(reply.body, reply.length, 0, NULL);
        assert(json);
        json_decref(json);
    }
    free(reply.owned);
    return 0;
}
