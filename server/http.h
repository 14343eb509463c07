/*
 * http: what a GET request is answered with. No socket here either: a path goes in, a reply comes
 * out, so routes can be tested and fuzzed.
 */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/server.h"

enum http_cache { CACHE_NEVER, CACHE_CHECK, CACHE_FOREVER };

struct http_ask {
    const char *path;      /* as in the request line, the query cut off */
    const char *languages; /* Accept-Language, or "": pages come in the first that we speak */
    bool gzip;             /* the client takes compressed bodies */
};

struct http_reply {
    int status;
    const char *type;
    enum http_cache cache;
    bool gzip;             /* the body is compressed */
    bool page;             /* the client's own page, in one of its languages */
    bool download;         /* as a file of this name */
    char name[64];
    int retry_after_s;     /* 0: none */
    const void *body;
    size_t length;
    void *owned; /* free it after sending; NULL when the body is static */
};

void http_get(struct server *server, const struct http_ask *ask, struct http_reply *reply);

/* For a proxy's client who has too many sockets open. */
void http_too_many(struct http_reply *reply);
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
