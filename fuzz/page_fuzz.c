/*
 * page_fuzz: any bytes at all as a request to the operator's page. "KEY." in them becomes its key,
 * "CODE." the code of a room. The reply is one of HTTP/1.1, as long as it says; without the key
 * nothing is asked, and nobody else's page is heard.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "faults/disk.h"
#include "fuzz/deaf.h"
#include "server/admin_page.h"
#include "server/log.h"

static char code[CODE_MAX];
static struct disk disk;

static struct server *new_server(void)
{
    static uint64_t rng = 1;
    struct server_config config = server_defaults();
    struct options options = options_default();
    log_quiet = true;
    token_start();
    disk_init(&disk, &rng, 0);
    config.bot_threads = 0;
    struct server *server = server_new(&config, &disk.store, &deaf_ops, NULL, 1800000000000ull);
    code_make(code);
    rooms_make(server, &(struct new_room){1, code, &options, NO_HOUSEHOLD});
    admin_page_open(server, 8041);
    return server;
}

/* The input with its marks replaced, one byte longer than it is. */
static char *fill_in(const struct server *server, const uint8_t *data, size_t *size)
{
    enum { MORE = 4 * TOKEN_CHARS };
    char *text = malloc(*size + MORE + 1);
    size_t length = 0;
    assert(text);
    for (size_t i = 0, marks = 0; i < *size; i++) {
        bool key = *size - i >= 4 && !memcmp(data + i, "KEY.", 4) && marks < 4;
        bool room = *size - i >= 5 && !memcmp(data + i, "CODE.", 5) && marks < 4;
        const char *put = key ? server->page.key : code;
        if (!key && !room) {
            text[length++] = (char)data[i];
            continue;
        }
        memcpy(text + length, put, strlen(put));
        length += strlen(put);
        i += key ? 3 : 4;
        marks++;
    }
    *size = length;
    return text;
}

static void check_reply(const struct out *reply, bool has_key, bool head)
{
    const char *text = reply->text;
    const char *body = memmem(text, reply->length, "\r\n\r\n", 4);
    assert(body && reply->length > 12 && !memcmp(text, "HTTP/1.1 ", 9));
    body += 4;
    const char *length = memmem(text, (size_t)(body - text), "\r\ncontent-length: ", 18);
    assert(length);
    size_t behind = reply->length - (size_t)(body - text);
    assert(strtoul(length + 18, NULL, 10) == behind || (head && !behind));
    bool answered = behind >= 2 && (!memcmp(body, "ok", 2) || !memcmp(body, "no", 2));
    assert(!answered || has_key);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct out reply;
    if (size > ADMIN_PAGE_MAX / 2) return 0;
    struct server *server = new_server();
    char *request = fill_in(server, data, &size);
    bool has_key = memmem(request, size, server->page.key, TOKEN_CHARS);
    bool evil = memmem(request, request_length(request, size), "\r\nHost: evil", 12);
    bool head = size > 4 && !memcmp(request, "HEAD", 4);
    out_growing(&reply, realloc);
    if (admin_page_is_whole(request, size)) {
        uint64_t batch = admin_page_take(server, request, size, 0, &reply);
        check_reply(&reply, has_key, head);
        assert(!batch || (has_key && !evil));
    }
    free(reply.text);
    free(request);
    while (!commits_all_saved(&server->commits)) server_step(server, server->now_ms);
    server_free(server);
    disk_release(&disk);
    return 0;
}
