/*
 * request_fuzz: any head of a request. What our strict reader takes, http-parser takes as well, and
 * reads the same out of it: method, path, fields, and how long a body follows, which is none but
 * where POST is taken. (What ours refuses it may take: that is the point of a strict one.)
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <http_parser.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/request.h"

enum { TEXT = REQUEST_MAX + 1 };

/* What http-parser has read: one field at a time. */
struct read {
    const struct http_request *request;
    char path[TEXT], name[TEXT], value[TEXT];
    bool in_value, whole;
};

static void add(char *text, const char *at, size_t length)
{
    size_t have = strlen(text);
    assert(have + length < TEXT);
    memcpy(text + have, at, length);
    text[have + length] = 0;
}

static const struct {
    const char *name;
    bool repeated;
} fields[] = {
#define X(id, name, repeated) {name, repeated},
    REQUEST_FIELDS(X)
#undef X
};

static void check_field(struct read *read)
{
    size_t length = strlen(read->value);
    while (length && strchr(" \t", read->value[length - 1])) read->value[--length] = 0;
    for (int i = 0; *read->name && i < REQUEST_FIELDS_COUNT; i++)
        if (!strcasecmp(read->name, fields[i].name)) {
            const char *ours = read->request->field[i];
            assert(ours && (fields[i].repeated || !strcmp(ours, read->value)));
        }
    *read->name = *read->value = 0;
    read->in_value = false;
}

static int on_url(http_parser *parser, const char *at, size_t length)
{
    add(((struct read *)parser->data)->path, at, length);
    return 0;
}

static int on_name(http_parser *parser, const char *at, size_t length)
{
    struct read *read = parser->data;
    if (read->in_value) check_field(read);
    add(read->name, at, length);
    return 0;
}

static int on_value(http_parser *parser, const char *at, size_t length)
{
    struct read *read = parser->data;
    read->in_value = true;
    add(read->value, at, length);
    return 0;
}

static int on_whole(http_parser *parser)
{
    struct read *read = parser->data;
    check_field(read);
    read->whole = true;
    return 0;
}

static int on_body(http_parser *parser, const char *at, size_t length)
{
    (void)parser, (void)at, (void)length;
    abort();
}

static void compare(const char *head, size_t length, const struct http_request *request)
{
    static struct read read;
    http_parser parser;
    http_parser_settings settings;
    memset(&read, 0, sizeof read);
    read.request = request;
    http_parser_init(&parser, HTTP_REQUEST);
    http_parser_settings_init(&settings);
    parser.data = &read;
    settings.on_url = on_url;
    settings.on_header_field = on_name;
    settings.on_header_value = on_value;
    settings.on_headers_complete = on_whole;
    settings.on_body = on_body;
    size_t parsed = http_parser_execute(&parser, &settings, head, length);
    if (parser.uses_transfer_encoding) return; /* Transfer-EncodingX: the true one is refused */
    if (HTTP_PARSER_ERRNO(&parser) == HPE_INVALID_CONTENT_LENGTH && memchr(head, '\t', length))
        return; /* it takes no tab behind a length */
    assert(parsed == length && HTTP_PARSER_ERRNO(&parser) == HPE_OK && read.whole);
    assert(parser.method == (request->head ? HTTP_HEAD : request->post ? HTTP_POST : HTTP_GET));
    if (request->body) assert(parser.content_length == request->body);
    assert(parser.http_major == 1 && parser.http_minor == (request->old ? 0 : 1));
    read.path[strcspn(read.path, "?")] = 0;
    assert(!strcmp(read.path, request->path));
    if (!http_should_keep_alive(&parser)) assert(request->last);
}

typedef int reader(char *head, size_t length, struct http_request *request);

static int read_with(reader *reads, const uint8_t *data, size_t length)
{
    struct http_request request;
    char *head = malloc(length); /* exactly as long, so that a byte too far is seen */
    assert(head);
    memcpy(head, data, length);
    int status = reads(head, length, &request);
    assert(status == 0 || (status >= 400 && status < 600));
    if (!status) {
        for (int i = 0; i < REQUEST_FIELDS_COUNT; i++)
            request_has(&request, i, "upgrade");
        assert(!request.body || request.post);
        assert(!request.post || reads == request_read_post);
        compare((const char *)data, length, &request);
    }
    free(head);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t length = request_length((const char *)data, size);
    if (!length || length > REQUEST_MAX) return 0;
    int plain = read_with(request_read, data, length);
    int post = read_with(request_read_post, data, length);
    assert(plain == post || plain == 405);
    return 0;
}
