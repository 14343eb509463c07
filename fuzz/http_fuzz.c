/*
 * http_fuzz: any request at all. The lines of the input are path (after a byte whose lowest bit
 * says gzip; "CODE." in it becomes a room's code), Origin, Host and X-Forwarded-For. The reply has
 * a status, a type and a body; JSON is JSON; an origin that is let in is one that we know.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <jansson.h>
#include <string.h>

#include "faults/disk.h"
#include "fuzz/deaf.h"
#include "server/http.h"
#include "server/log.h"

static char code[CODE_MAX];

static struct server *the_server(void)
{
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
    server = server_new(&config, &disk.store, &deaf_ops, NULL, 1800000000000ull);
    code_make(code);
    rooms_make(server, &(struct new_room){1, code, &options, NO_HOUSEHOLD});
    return server;
}

static void check_path(struct server *server, char *path, const char *languages, bool gzip)
{
    struct http_reply reply;
    char *place = strstr(path, "CODE.");
    if (place) memcpy(place, code, CODE_CHARS);
    struct address *from = addresses_open(&server->addresses, "192.0.2.1",
                                          &server->config.per_address, server->now_ms++);
    struct http_ask ask = {.path = path, .query = languages, .languages = languages, .gzip = gzip,
                           .brotli = gzip, .from = from};
    http_get(server, &ask, &reply);
    if (reply.waits) {
        ask.answer = store_answer_new(&reply.question);
        store_look(server->store, ask.answer);
        http_get(server, &ask, &reply);
        assert(!reply.waits);
    }
    store_answer_free(ask.answer);
    addresses_close(&server->addresses, from);
    assert(reply.status >= 200 && reply.status < 600 && reply.type && reply.body);
    if (!strcmp(reply.type, "application/json") && !reply.coding) {
        json_t *json = json_loadb(reply.body, reply.length, 0, NULL);
        assert(json);
        json_decref(json);
    }
    free(reply.owned);
}

static void check_origin(const char *origin, const char *host)
{
    static const char url[] = "https://fathom.example", more[] = "https://a.example http://b:81";
    const char *from = strstr(origin, "://");
    bool known = !strcmp(origin, url) || !strcmp(origin, "https://a.example") ||
                 !strcmp(origin, "http://b:81") || (from && *host && !strcasecmp(from + 3, host));
    assert(http_origin_allowed(origin, host, url, more) == known);
    assert(http_origin_allowed(origin, host, "", "") <= known);
    bool ours = http_host_allowed(host, url, more);
    assert(http_host_allowed(host, "", "") && (ours || strcasecmp(host, "fathom.example")));
    assert(!ours || !strcasestr(host, "evil"));
}

static void check_address(const char *list)
{
    char address[ADDRESS_MAX] = "192.0.2.1", household[ADDRESS_MAX], again[ADDRESS_MAX];
    http_last_hop(list, address);
    assert(*address && !strchr(address, ','));
    addresses_household(address, household);
    addresses_household(household, again);
    assert(!strcmp(household, again));
}

enum { LINES = 4, LINE_CHARS = 1024 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char line[LINES][LINE_CHARS];
    struct server *server = the_server();
    memset(line, 0, sizeof line);
    line[0][0] = '/';
    size_t at = 1;
    for (size_t i = 1, number = 0; i < size && number < LINES; i++) {
        if (data[i] == '\n') {
            number++;
            at = 0;
        } else if (at < LINE_CHARS - 1) {
            line[number][at++] = (char)data[i];
        }
    }
    check_path(server, line[0], line[3], size && data[0] & 1);
    check_origin(line[1], line[2]);
    check_address(line[3]);
    return 0;
}
