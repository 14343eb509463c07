/* Who may ask, what it costs, and what api.c does not have: pictures, figures, files. */
#include "server/http.h"

#include <arpa/inet.h>
#include <assert.h>
#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "server/preview.h"

enum { HOST_CHARS = 256 };

/* 'wasm-unsafe-eval' lets WebAssembly be compiled and nothing else. */
const char *const http_headers[] = {
    "content-security-policy",
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
    "data:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src "
    "'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options", "nosniff",
    "referrer-policy", "no-referrer",
    "x-frame-options", "DENY",
    "cross-origin-opener-policy", "same-origin",
    "cross-origin-resource-policy", "same-origin",
    "permissions-policy", "camera=(), microphone=(self), geolocation=(), payment=()",
    NULL,
};

const char *http_cache_control(enum http_cache cache)
{
    static const char *const value[] = {"no-store", "no-cache",
                                        "public, max-age=31536000, immutable"};
    return value[cache];
}

/* --- pictures of links ----------------------------------------------------------------------- */

static void write_qr(struct out *out, const QRcode *qr)
{
    char text[256];
    snprintf(text, sizeof text,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 %d %d\" "
             "shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M-2-2h%dv%dh-%dz\"/>"
             "<path d=\"",
             qr->width + 4, qr->width + 4, qr->width + 4, qr->width + 4, qr->width + 4);
    out_text(out, text);
    for (int i = 0; i < qr->width * qr->width; i++) {
        if (!(qr->data[i] & 1)) continue;
        snprintf(text, sizeof text, "M%d %dh1v1h-1z", i % qr->width, i / qr->width);
        out_text(out, text);
    }
    out_lit(out, "\"/></svg>");
}

void http_draw_qr(const char *text, struct out *svg)
{
    QRcode *qr = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    assert(qr); /* short texts always fit, and memory never fails */
    write_qr(svg, qr);
    QRcode_free(qr);
}

/* For any code: the picture says no more than its address, so it tells nobody which rooms exist. */
static void get_qr(const struct server *server, const char *code, struct http_reply *reply)
{
    char link[320];
    struct out out;
    snprintf(link, sizeof link, "%s/r/%s", server->config.base_url, code);
    out_growing(&out, memory_resize);
    http_draw_qr(link, &out);
    reply_text(reply, 200, "image/svg+xml", &out);
}

static void get_room_or_picture(struct server *server, const char *rest,
                                const struct http_ask *ask, struct http_reply *reply)
{
    char code[CODE_MAX];
    size_t length = strcspn(rest, "/");
    if (code_read(rest, length, code) && !strcmp(rest + length, "/qr.svg"))
        get_qr(server, code, reply);
    else api_route("/api/rooms/")->get(server, rest, ask, reply);
}

static void get_health(struct server *server, const char *rest, const struct http_ask *ask,
                       struct http_reply *reply)
{
    struct out out;
    (void)rest, (void)ask;
    out_growing(&out, memory_resize);
    bool draining = !server_takes_games(server);
    bool broken = server->failing || !store_held(server->store) ||
                  commits_waiting_ms(&server->commits, server->now_ms) > COMMIT_STALLS_MS;
    out_text(&out, draining ? "draining\n" : broken ? "store\n" : "ok\n");
    reply_text(reply, draining || broken ? 503 : 200, "text/plain", &out);
}

static void get_metrics(struct server *server, const char *rest, const struct http_ask *ask,
                        struct http_reply *reply)
{
    struct out out;
    (void)rest, (void)ask;
    out_growing(&out, memory_resize);
    const struct store_ops *store = server->store->ops;
    if (store->lease_age_ms) server->metrics.lease_age_ms = store->lease_age_ms(server->store);
    server->metrics.store_waiting_ms = commits_waiting_ms(&server->commits, server->now_ms);
    server->metrics.outbox_bytes = commits_outbox_bytes(&server->commits);
    metrics_write(&server->metrics, &out);
    reply_text(reply, 200, "text/plain; version=0.0.4; charset=utf-8", &out);
}

/* What is ours alone; all else is the api's. */
static const struct route routes[] = {
    {"/api/rooms/", get_room_or_picture, BUDGET_GUESSES},
    {"/healthz", get_health, BUDGET_REQUESTS},
    {"/metrics", get_metrics, BUDGET_REQUESTS},
};

static const struct route *route_of(const char *path)
{
    const struct route *own = route_among(routes, sizeof routes / sizeof *routes, path);
    return own ? own : api_route(path);
}

/* --- files ----------------------------------------------------------------------------------- */

static const struct asset *asset_named(const char *path)
{
    for (int i = 0; i < asset_count; i++)
        if (!strcmp(asset[i].path, path)) return &asset[i];
    return NULL;
}

/* A page of the client; a file has a dot in its last part. */
static bool is_page(const char *path)
{
    const char *last = strrchr(path, '/');
    return last && !strchr(last, '.') && strncmp(path, "/api/", 5) && strncmp(path, "/assets/", 8);
}

static const char *language_of(const char *languages)
{
    static const char *const spoken[] = {"en", "fr", "it", "es", "uk"};
    for (const char *at = languages; at; at = strchr(at, ',')) {
        at += strspn(at, ", ");
        for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++)
            if (!strncasecmp(at, spoken[i], 2)) return spoken[i];
    }
    return spoken[0];
}

static const struct asset *page_named(const char *kind, const char *languages)
{
    char name[32];
    snprintf(name, sizeof name, "/%s.%s.html", kind, language_of(languages));
    return asset_named(name);
}

static bool is_invitation(const char *path)
{
    return !strncmp(path, "/r/", 3) && is_page(path);
}

static void get_invitation(const struct server *server, const struct http_ask *ask,
                           struct http_reply *reply)
{
    char path[32], name[NAME_BYTES] = "";
    struct out out;
    bool named = preview_reads_name(ask->query, name);
    snprintf(path, sizeof path, "/%s.%s.html", named ? "invited" : "invite",
             language_of(ask->languages));
    const struct asset *page = asset_named(path);
    if (!page) {
        reply_error(reply, 404, "not_found", "there is no such page");
        return;
    }
    out_growing(&out, memory_resize);
    preview_write(&out, page->plain, page->plain_length, name, server->config.base_url);
    reply_text(reply, 200, page->type, &out);
    reply->page = true;
    reply->cache = CACHE_CHECK;
}

/* In the shortest way that the client can read. */
static void send_file(const struct asset *file, const struct http_ask *ask,
                      struct http_reply *reply)
{
    bool brotli = ask->brotli && file->brotli, gzip = !brotli && ask->gzip && file->gzip;
    reply->coding = brotli ? "br" : gzip ? "gzip" : NULL;
    reply->body = brotli ? file->brotli : gzip ? file->gzip : file->plain;
    reply->length = brotli ? file->brotli_length : gzip ? file->gzip_length : file->plain_length;
}

static void reply_file(const struct asset *file, const struct http_ask *ask,
                       struct http_reply *reply)
{
    if (!file) {
        reply_error(reply, 404, "not_found", "there is no such page");
        return;
    }
    reply->status = 200;
    reply->type = file->type;
    reply->cache = strncmp(file->path, "/assets/", 8) ? CACHE_CHECK : CACHE_FOREVER;
    send_file(file, ask, reply);
}

/* The first page has the home screen in it; all others are drawn by the program. A replay's fetches
 * what it needs at once. */
static const char *kind_of_page(const char *path)
{
    if (!strcmp(path, "/")) return "home";
    return strncmp(path, "/replay/", 8) ? "index" : "replay";
}

static void get_file(const struct http_ask *ask, struct http_reply *reply)
{
    bool hidden = !strncmp(ask->path, "/desk.", 6);
    const struct asset *file = hidden ? NULL : asset_named(ask->path);
    reply->page = !file && is_page(ask->path);
    if (reply->page) file = page_named(kind_of_page(ask->path), ask->languages);
    reply_file(file, ask, reply);
}

void http_get_desk(const struct http_ask *ask, struct http_reply *reply)
{
    const char *path = ask->path;
    bool part = !strncmp(path, "/assets/", 8) || !strcmp(path, "/icon.svg");
    *reply = (struct http_reply){.page = !strcmp(path, "/")};
    reply_file(reply->page ? page_named("desk", ask->languages) : part ? asset_named(path) : NULL,
               ask, reply);
}

/* Everything costs a request, and some things more than that. */
static bool may_ask(const struct server *server, struct address *from, enum budget budget)
{
    const struct address_limits *limits = &server->config.per_address;
    return addresses_spend(from, BUDGET_REQUESTS, 1, limits, server->now_ms) &&
           (budget == BUDGET_REQUESTS || addresses_spend(from, budget, 1, limits, server->now_ms));
}

void http_get(struct server *server, const struct http_ask *ask, struct http_reply *reply)
{
    *reply = (struct http_reply){0};
    server->metrics.http_requests += !ask->answer;
    const struct route *route = route_of(ask->path);
    enum budget budget = route ? route->budget : BUDGET_REQUESTS;
    if (!ask->answer && !may_ask(server, ask->from, budget))
        http_refuse(reply, HTTP_TOO_MANY_REQUESTS);
    else if (route) route->get(server, ask->path + strlen(route->path), ask, reply);
    else if (is_invitation(ask->path)) get_invitation(server, ask, reply);
    else get_file(ask, reply);
    if (budget == BUDGET_GUESSES && reply->status == 200) addresses_give_back(ask->from, budget);
}

static const struct {
    int status;
    const char *name, *text;
} refusals[HTTP_REFUSALS] = {
#define X(id, status, name, text) {status, name, text},
    HTTP_REFUSALS_LIST(X)
#undef X
};

void http_refuse(struct http_reply *reply, enum http_refusal why)
{
    *reply = (struct http_reply){0};
    reply_error(reply, refusals[why].status, refusals[why].name, refusals[why].text);
    if (refusals[why].status == 429) reply->retry_after_s = RETRY_AFTER_S;
}

const char *http_refusal_name(enum http_refusal why)
{
    return refusals[why].name;
}

enum http_refusal http_refusal_of(int status)
{
    for (int i = 0; i < HTTP_REFUSALS; i++)
        if (refusals[i].status == status) return i;
    return HTTP_BAD_REQUEST;
}

/* --- who asks -------------------------------------------------------------------------------- */

static bool same_host(const char *origin, const char *host)
{
    const char *from = strstr(origin, "://");
    return from && *host && !strcasecmp(from + 3, host);
}

/* A URL's origin ends before its path. */
static bool is_origin_of(const char *url, const char *origin)
{
    const char *host = strstr(url, "://");
    size_t length = host ? (size_t)(host - url) + 3 + strcspn(host + 3, "/") : 0;
    return length && strlen(origin) == length && !strncmp(url, origin, length);
}

bool http_origin_allowed(const char *origin, const char *host, const char *base_url,
                         const char *more)
{
    size_t length = strlen(origin);
    if (same_host(origin, host) || is_origin_of(base_url, origin)) return true;
    for (const char *at = more; *at; at += strspn(at, " ")) {
        size_t word = strcspn(at, " ");
        if (word && word == length && !strncmp(at, origin, length)) return true;
        at += word;
    }
    return false;
}

/* The name in HOST, HOST:PORT or [ADDRESS]:PORT, which ends after `length`. */
static bool host_name(const char *host, size_t length, char name[HOST_CHARS])
{
    size_t end = *host == '[' ? strcspn(host, "]") + 1 : strcspn(host, ":");
    if (end > length) end = length;
    if (!end || end >= HOST_CHARS) return false;
    const char *port = host + end + 1;
    if (end < length && (host[end] != ':' || strspn(port, "0123456789") < length - end - 1))
        return false;
    memcpy(name, host, end);
    name[end] = 0;
    return true;
}

static bool names_host_of(const char *url, size_t length, const char *name)
{
    char own[HOST_CHARS];
    const char *host = memmem(url, length, "://", 3);
    size_t before = host ? (size_t)(host - url) + 3 : 0;
    return host && host_name(host + 3, strcspn(host + 3, "/ "), own) && before < length &&
           !strcasecmp(own, name);
}

/* Names can be made to lead anywhere; addresses cannot. */
static bool is_address(const char *name)
{
    struct in6_addr address;
    char inside[HOST_CHARS];
    size_t length = strlen(name);
    if (*name != '[') return inet_pton(AF_INET, name, &address) == 1;
    if (name[length - 1] != ']') return false;
    snprintf(inside, sizeof inside, "%.*s", (int)length - 2, name + 1);
    return inet_pton(AF_INET6, inside, &address) == 1;
}

bool http_host_allowed(const char *host, const char *base_url, const char *more)
{
    char name[HOST_CHARS];
    if (!*base_url) return true;
    if (!host_name(host, strlen(host), name)) return false;
    if (is_address(name) || !strcasecmp(name, "localhost")) return true;
    if (names_host_of(base_url, strlen(base_url), name)) return true;
    for (const char *at = more; *at; at += strspn(at, " ")) {
        size_t word = strcspn(at, " ");
        if (word && names_host_of(at, word, name)) return true;
        at += word;
    }
    return false;
}

void http_last_hop(const char *list, char address[ADDRESS_MAX])
{
    struct in6_addr number;
    char hop[ADDRESS_MAX];
    const char *last = strrchr(list, ',');
    last = last ? last + 1 : list;
    last += strspn(last, " \t");
    size_t length = strcspn(last, " \t");
    if (!length || length >= sizeof hop) return;
    snprintf(hop, sizeof hop, "%.*s", (int)length, last);
    if (inet_pton(AF_INET, hop, &number) == 1 || inet_pton(AF_INET6, hop, &number) == 1)
        strcpy(address, hop);
}
