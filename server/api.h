/*
 * api: what can be asked with a path alone: tables for forms, lists of rooms and games, finished
 * games (docs/PROTOCOL.md). A path goes in, a reply comes out; http.h puts the internet around it,
 * wasm/local.h a browser's Worker. What the store must be asked for first (`waits`) is asked for by
 * the caller, who then comes again with the answer.
 *
 *   const struct route *route = api_route(ask->path);
 *   if (route) route->get(server, ask->path + strlen(route->path), ask, &reply);
 */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/server.h"

enum http_cache { CACHE_NEVER, CACHE_CHECK, CACHE_FOREVER };

struct http_ask {
    const char *path;      /* as in the request line, without the query */
    const char *query;     /* what stands behind the question mark, "" without one */
    const char *languages; /* Accept-Language, or "": pages come in the first that we speak */
    bool gzip, brotli;     /* which compressed bodies the client takes */
    struct address *from;  /* who pays for heavy requests */
    struct store_answer *answer; /* to the question of a reply that waits; NULL the first time */
};

struct http_reply {
    int status;
    const char *type;
    enum http_cache cache;
    const char *coding;    /* how the body is compressed, NULL when it is not */
    bool page;             /* the client's own page, in one of its languages */
    bool download;         /* as a file of this name */
    char name[64];
    int retry_after_s;     /* 0: none */
    bool waits;            /* nothing is answered yet */
    struct store_question question;
    const void *body;
    size_t length;
    void *owned; /* free it after sending; NULL when the body is static */
};

/* What a reply is made of; the text is taken over. */
void reply_text(struct http_reply *reply, int status, const char *type, struct out *out);
void reply_error(struct http_reply *reply, int status, const char *error, const char *message);

enum { RETRY_AFTER_S = 5 };

struct route {
    const char *path; /* one that ends with a slash takes a rest */
    void (*get)(struct server *server, const char *rest, const struct http_ask *ask,
                struct http_reply *reply);
    enum budget budget; /* that pays for it */
};

/* NULL when none of them has this path. */
const struct route *route_among(const struct route *route, size_t count, const char *path);
const struct route *api_route(const char *path);

#endif
