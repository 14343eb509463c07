/*
 * request: the head of one HTTP/1.1 request. Strict and small: GET and HEAD, no bodies, CRLF only,
 * no folded lines, nothing twice that may stand once. What is not plainly right is refused with a
 * status, so that no proxy in front can read the same bytes in another way. No socket here. Where
 * something is asked with POST (admin_page.h) a body of known length may follow.
 *
 *   size_t length = request_length(bytes, have);        // 0: there is more to come
 *   int status = request_read(bytes, length, &request); // 0, or what to refuse it with
 */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

enum { REQUEST_MAX = 8192, REQUEST_LINES = 64, TARGET_MAX = 2048 };

/* The fields that we look at: id, name, whether it may be repeated (the last one counts). */
#define REQUEST_FIELDS(X)                                                                          \
    X(HOST, "host", false)                                                                         \
    X(ORIGIN, "origin", false)                                                                     \
    X(CONNECTION, "connection", false)                                                             \
    X(UPGRADE, "upgrade", false)                                                                   \
    X(KEY, "sec-websocket-key", false)                                                             \
    X(VERSION, "sec-websocket-version", false)                                                     \
    X(PROTOCOL, "sec-websocket-protocol", false)                                                   \
    X(LENGTH, "content-length", false)                                                             \
    X(TRANSFER, "transfer-encoding", false)                                                        \
    X(ENCODINGS, "accept-encoding", true)                                                          \
    X(LANGUAGES, "accept-language", true)                                                          \
    X(FORWARDED, "x-forwarded-for", true)                                                          \
    X(AUTHORIZATION, "authorization", false)

enum request_field {
#define X(id, name, repeated) HEADER_##id,
    REQUEST_FIELDS(X)
#undef X
        REQUEST_FIELDS_COUNT
};

struct http_request {
    bool head;        /* HEAD */
    bool post;        /* POST */
    size_t body;      /* bytes that follow, after POST alone */
    bool last;        /* the client wants no other after it */
    bool old;         /* HTTP/1.0 */
    const char *path;  /* without the query */
    const char *query; /* what stands behind the question mark, "" without one */
    const char *field[REQUEST_FIELDS_COUNT]; /* NULL: not there */
};

/* The head's length with its empty line; 0 while it is not whole. */
size_t request_length(const char *bytes, size_t have);

/* Reads a whole head in place: the strings of `request` lie in `head`. The status of a refusal
 * (400, 405, 414, 431, 505), or 0. */
int request_read(char *head, size_t length, struct http_request *request);
/* The same, and POST is taken as well. */
int request_read_post(char *head, size_t length, struct http_request *request);

/* Whether a comma-separated field has this word, in any case. */
bool request_has(const struct http_request *request, enum request_field field, const char *word);

#endif
