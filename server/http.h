/*
 * http: what a GET request is answered with. No socket here either: a path goes in, a reply comes
 * out, so routes can be tested and fuzzed.
 */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/server.h"

enum http_cache { CACHE_NEVER, CACHE_CHECK, CACHE_FOREVER };

struct http_reply {
    int status;
    const char *type;
    enum http_cache cache;
    bool gzip;             /* the body is compressed */
    bool page;             /* the client's own page: see http_words */
    bool download;         /* as a file of this name */
    char name[64];
    int retry_after_s;     /* 0: none */
    const void *body;
    size_t length;
    void *owned; /* free it after sending; NULL when the body is static */
};

/* `path` as in the request line, the query cut off. `gzip`: the client takes compressed bodies. */
void http_get(struct server *server, const char *path, bool gzip, struct http_reply *reply);

/* The client's words in the first language of an Accept-Language header that it speaks, as a path:
 * a page names them in a Link header, so that a browser need not wait for the program to ask.
 * NULL when the client was not built in. */
const char *http_words(const char *languages);

/* For any other method than GET and HEAD. */
void http_wrong_method(struct http_reply *reply);

/* Whether a page of this origin may open a socket: the own host's, base_url's, or one of `more`. */
bool http_origin_allowed(const char *origin, const char *host, const char *base_url,
                         const char *more);
/* The last address of X-Forwarded-For, the one that our own proxy has seen; else it stays. */
void http_last_hop(const char *list, char address[ADDRESS_MAX]);

/* The headers that every reply carries, as pairs; ends with NULL. */
extern const char *const http_headers[];
const char *http_cache_control(enum http_cache cache);

/* Files of the web client, put here by scripts/embed-web.py at build time; sorted by path. */
struct asset {
    const char *path; /* "/assets/main-4fa2.js" */
    const char *type;
    const void *plain, *gzip; /* gzip may be NULL */
    size_t plain_length, gzip_length;
};
extern const struct asset asset[];
extern const int asset_count;

#endif
