/* One pass over the lines of a head; every line is ended with a zero where its CRLF stood. */
#include "server/request.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *name;
    bool repeated;
} fields[REQUEST_FIELDS_COUNT] = {
#define X(id, name, repeated) {name, repeated},
    REQUEST_FIELDS(X)
#undef X
};

size_t request_length(const char *bytes, size_t have)
{
    const char *end = memmem(bytes, have, "\r\n\r\n", 4);
    return end ? (size_t)(end - bytes) + 4 : 0;
}

/* The line at `at`, ended; `at` moves behind it. NULL when bytes are in it that no line may have:
 * control characters, above all a lone CR or LF and zero. */
static char *take_line(char **at)
{
    char *line = *at, *end = line;
    while ((unsigned char)*end >= ' ' || *end == '\t') {
        if (*end == 127) return NULL;
        end++;
    }
    if (end[0] != '\r' || end[1] != '\n') return NULL;
    *end = 0;
    *at = end + 2;
    return line;
}

static bool is_token(const char *text, size_t length)
{
    static const char also[] = "!#$%&'*+-.^_`|~";
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        bool letter = (c | 32) >= 'a' && (c | 32) <= 'z', digit = c >= '0' && c <= '9';
        if (!c || (!letter && !digit && !strchr(also, c))) return false;
    }
    return length > 0;
}

/* GET /path?query HTTP/1.1, one space each. */
static int read_first_line(char *line, bool posts, struct http_request *request)
{
    char *target = strchr(line, ' '), *version = target ? strchr(target + 1, ' ') : NULL;
    if (!version || !is_token(line, (size_t)(target - line))) return 400;
    *target++ = *version++ = 0;
    if (strncmp(version, "HTTP/", 5) || strlen(version) != 8) return 400;
    request->old = !strcmp(version, "HTTP/1.0");
    if (!request->old && strcmp(version, "HTTP/1.1")) return 505;
    request->head = !strcmp(line, "HEAD");
    request->post = posts && !strcmp(line, "POST");
    if (!request->head && !request->post && strcmp(line, "GET")) return 405;
    if (strlen(target) > TARGET_MAX) return 414;
    for (const unsigned char *c = (const unsigned char *)target; *c; c++)
        if (*c <= ' ' || *c > 126 || *c == '#') return 400;
    if (*target != '/') return 400;
    size_t length = strcspn(target, "?");
    request->query = target[length] ? target + length + 1 : "";
    target[length] = 0;
    request->path = target;
    return 0;
}

static bool read_field(char *line, struct http_request *request)
{
    size_t length = strcspn(line, ":");
    if (line[length] != ':' || !is_token(line, length)) return false;
    line[length] = 0;
    char *value = line + length + 1;
    value += strspn(value, " \t");
    for (char *end = value + strlen(value); end > value && (end[-1] == ' ' || end[-1] == '\t');)
        *--end = 0;
    for (int i = 0; i < REQUEST_FIELDS_COUNT; i++) {
        if (strcasecmp(line, fields[i].name)) continue;
        if (request->field[i] && !fields[i].repeated) return false;
        request->field[i] = value;
    }
    return true;
}

/* A body has one length, in plain digits, and follows POST alone. */
static bool read_body(struct http_request *request)
{
    enum { DIGITS_MAX = 9 };
    const char *length = request->field[HEADER_LENGTH];
    if (request->field[HEADER_TRANSFER]) return false;
    if (!length || !strcmp(length, "0")) return true;
    size_t digits = strspn(length, "0123456789");
    if (!request->post || *length == '0' || length[digits] || digits > DIGITS_MAX) return false;
    for (; *length; length++) request->body = request->body * 10 + (size_t)(*length - '0');
    return request->body > 0;
}

/* "gzip;q=0" is how one says that one does not want it. */
static bool unwanted(const char *parameters)
{
    size_t end = strcspn(parameters, ",");
    const char *q = strcasestr(parameters, "q=0");
    if (!q || (size_t)(q - parameters) >= end) return false;
    q += 3;
    if (*q == '.') q += 1 + strspn(q + 1, "0");
    return !strchr("123456789", *q) || !*q;
}

bool request_has(const struct http_request *request, enum request_field field, const char *word)
{
    const char *at = request->field[field] ? request->field[field] : "";
    size_t length = strlen(word);
    for (; *at; at += strcspn(at, ","), at += strspn(at, ", \t")) {
        size_t end = strcspn(at, ", \t;");
        if (end == length && !strncasecmp(at, word, length)) return !unwanted(at + end);
    }
    return false;
}

static int read_head(char *head, size_t length, bool posts, struct http_request *request)
{
    char *at = head, *end = head + length - 2, *line = take_line(&at);
    *request = (struct http_request){0};
    int status = line ? read_first_line(line, posts, request) : 400;
    for (int lines = 0; !status && at < end; lines++) {
        if (lines == REQUEST_LINES) return 431;
        line = take_line(&at);
        if (!line || !read_field(line, request)) return 400;
    }
    if (status) return status;
    if (!read_body(request) || (!request->old && !request->field[HEADER_HOST])) return 400;
    request->last = request->old || request_has(request, HEADER_CONNECTION, "close");
    return 0;
}

int request_read(char *head, size_t length, struct http_request *request)
{
    return read_head(head, length, false, request);
}

int request_read_post(char *head, size_t length, struct http_request *request)
{
    return read_head(head, length, true, request);
}
