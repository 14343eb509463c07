/*
 * http: what a GET request is answered with. No socket here either: a path goes in, a reply comes
 * out, so routes can be tested and fuzzed. What the store must be asked for first (`waits`) is
 * asked for by the caller, who then comes again with the answer.
 */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/api.h"

void http_get(struct server *server, const struct http_ask *ask, struct http_reply *reply);

/* The operator's page (admin_page.h), which no other port has, and its files. */
void http_get_desk(const struct http_ask *ask, struct http_reply *reply);

/* A link as a picture. */
void http_draw_qr(const char *text, struct out *svg);

/* Requests that get no answer: status, name, what is said. */
#define HTTP_REFUSALS_LIST(X)                                                                      \
    X(BAD_REQUEST, 400, "bad_request", "this is not a request that we understand")                 \
    X(WRONG_KEY, 401, "wrong_key", "this needs the key that fathom admin page tells")              \
    X(WRONG_ORIGIN, 403, "wrong_origin", "pages of other sites may not connect")                   \
    X(WRONG_METHOD, 405, "wrong_method", "there is GET and HEAD only")                             \
    X(LONG_TARGET, 414, "long_target", "this address is too long")                                 \
    X(WRONG_HOST, 421, "wrong_host", "this server has another name")                               \
    X(NO_UPGRADE, 426, "no_upgrade", "this is a WebSocket of version 13")                          \
    X(TOO_MANY_REQUESTS, 429, "too_many_requests", "too many requests from this address")          \
    X(TOO_MANY_CONNECTIONS, 429, "too_many_connections",                                           \
      "this address, or everybody, has too many connections open")                                 \
    X(LONG_HEAD, 431, "long_head", "this request is too long")                                     \
    X(WRONG_VERSION, 505, "wrong_version", "there is HTTP/1.1 only")

enum http_refusal {
#define X(id, status, name, text) HTTP_##id,
    HTTP_REFUSALS_LIST(X)
#undef X
        HTTP_REFUSALS
};

void http_refuse(struct http_reply *reply, enum http_refusal why);
/* The refusal that has this status. */
enum http_refusal http_refusal_of(int status);
const char *http_refusal_name(enum http_refusal why);

/* Whether a page of this origin may open a socket: the own host's, base_url's, or one of `more`. */
bool http_origin_allowed(const char *origin, const char *host, const char *base_url,
                         const char *more);
/* Whether a request for this host is one for us: an address, localhost, or the name of base_url or
 * of one of `more`. Without a base_url every name is. */
bool http_host_allowed(const char *host, const char *base_url, const char *more);
/* The last address of X-Forwarded-For, the one that our own proxy has seen; else it stays. */
void http_last_hop(const char *list, char address[ADDRESS_MAX]);

/* The headers that every reply carries, as pairs; ends with NULL. */
extern const char *const http_headers[];
const char *http_cache_control(enum http_cache cache);
/* Everything before the body. `last`: the connection ends with it. */
void http_write_head(struct out *out, const struct http_reply *reply, bool tls, bool last);

/* Files of the web client, put here by scripts/embed-web.py at build time; sorted by path. */
struct asset {
    const char *path; /* "/assets/main-4fa2.js" */
    const char *type;
    const void *plain, *gzip, *brotli; /* but for the first they may be NULL */
    size_t plain_length, gzip_length, brotli_length;
};
extern const struct asset asset[];
extern const int asset_count;

#endif
