/* Who may ask is looked at before anything else is. */
#include "server/admin_page.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/admin.h"
#include "server/http.h"

void admin_page_open(struct server *server, int port)
{
    server->page.port = port;
    token_make(server->page.key);
}

/* The head is read twice: here in a copy, because reading ends its lines. */
bool admin_page_is_whole(const char *bytes, size_t have)
{
    char head[REQUEST_MAX];
    struct http_request request;
    size_t length = request_length(bytes, have);
    if (!length || length > REQUEST_MAX) return have >= REQUEST_MAX;
    memcpy(head, bytes, length);
    bool good = request_read_post(head, length, &request) == 0;
    return !good || request.body > ADMIN_LINE_MAX || have >= length + request.body;
}

/* In a time that does not tell how much of it was right. */
static bool has_key(const struct server *server, const struct http_request *request)
{
    static const char scheme[] = "Bearer ";
    enum { SCHEME_CHARS = sizeof scheme - 1 };
    const char *given = request->field[HEADER_AUTHORIZATION];
    unsigned char wrong = 0;
    if (!given || strncmp(given, scheme, SCHEME_CHARS)) return false;
    given += SCHEME_CHARS;
    if (strlen(given) != TOKEN_CHARS) return false;
    for (int i = 0; i < TOKEN_CHARS; i++) wrong |= (unsigned char)(given[i] ^ server->page.key[i]);
    return !wrong;
}

/* HTTP_REFUSALS: it may be answered. `behind` bytes follow the head. */
static enum http_refusal why_not(const struct server *server, const struct http_request *request,
                                 size_t behind)
{
    const char *host = request->field[HEADER_HOST], *origin = request->field[HEADER_ORIGIN];
    if (!host || !http_host_allowed(host, "http://localhost", "")) return HTTP_WRONG_HOST;
    if (origin && !http_origin_allowed(origin, host, "", "")) return HTTP_WRONG_ORIGIN;
    if (!request->post) return HTTP_REFUSALS;
    if (strcmp(request->path, "/ask") || request->body > ADMIN_LINE_MAX || behind != request->body)
        return HTTP_BAD_REQUEST;
    return has_key(server, request) ? HTTP_REFUSALS : HTTP_WRONG_KEY;
}

static void write_reply(struct http_reply *reply, bool head, struct out *out)
{
    http_write_head(out, reply, false, true);
    if (!head) out_bytes(out, reply->body, reply->length);
    free(reply->owned);
}

void admin_page_reply(struct out *answer, struct out *out)
{
    struct http_reply reply = {0};
    reply_text(&reply, 200, "text/plain; charset=utf-8", answer);
    write_reply(&reply, false, out);
}

static void refuse(enum http_refusal why, struct out *out)
{
    struct http_reply reply;
    http_refuse(&reply, why);
    write_reply(&reply, false, out);
}

static void get(const struct http_request *request, struct out *out)
{
    struct http_reply reply;
    const char *languages = request->field[HEADER_LANGUAGES];
    struct http_ask file = {.path = request->path, .query = "",
                            .languages = languages ? languages : "",
                            .gzip = request_has(request, HEADER_ENCODINGS, "gzip"),
                            .brotli = request_has(request, HEADER_ENCODINGS, "br")};
    http_get_desk(&file, &reply);
    write_reply(&reply, request->head, out);
}

static uint64_t ask(struct server *server, char *text, size_t length, uint32_t by,
                    struct out *out)
{
    struct out answer;
    out_growing(&answer, memory_resize);
    uint64_t batch = admin_take(server, text, length, by, &answer);
    admin_page_reply(&answer, out);
    return batch;
}

uint64_t admin_page_take(struct server *server, char *bytes, size_t length, uint32_t by,
                         struct out *out)
{
    struct http_request request;
    size_t head = request_length(bytes, length);
    int status = !head || head > REQUEST_MAX ? 431 : request_read_post(bytes, head, &request);
    enum http_refusal why = status ? http_refusal_of(status)
                                   : why_not(server, &request, length - head);
    if (why != HTTP_REFUSALS) refuse(why, out);
    else if (request.post) return ask(server, bytes + head, request.body, by, out);
    else get(&request, out);
    return 0;
}
