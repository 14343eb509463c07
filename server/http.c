/* The routes of docs/PROTOCOL.md, and the files of the web client. */
#include "server/http.h"

#include <arpa/inet.h>
#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/card.h"
#include "server/replay.h"
#include "server/room_state.h"
#include "wire/json.h"
#include "wire/json_call.h"

enum { RETRY_AFTER_S = 5, HOST_CHARS = 256 };

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

/* Takes over the text. */
static void reply_text(struct http_reply *reply, int status, const char *type, struct out *out)
{
    reply->status = status;
    reply->type = type;
    reply->body = reply->owned = out->text;
    reply->length = out->length;
}

static void reply_json(struct http_reply *reply, struct out *out)
{
    reply_text(reply, 200, "application/json", out);
}

static void reply_error(struct http_reply *reply, int status, const char *error,
                        const char *message)
{
    struct out out;
    out_growing(&out, realloc);
    out_lit(&out, "{\"ok\":false,\"error\":");
    out_word(&out, error);
    out_lit(&out, ",\"message\":");
    out_word(&out, message);
    out_char(&out, '}');
    reply_text(reply, status, "application/json", &out);
}

static void reply_words(struct out *out, const char *const *words)
{
    out_char(out, '[');
    for (int i = 0; words[i]; i++) {
        out_comma(out);
        out_word(out, words[i]);
    }
    out_char(out, ']');
}

/* Tables for forms */

static void write_field(struct out *out, const struct rule_field *field)
{
    static const char *const type[] = {"number", "yes_no", "choice", "ms"};
    char text[RULE_VALUE_MAX];
    out_comma(out);
    out_lit(out, "{\"name\":");
    out_word(out, field->name);
    out_key_name(out, "type", type[field->type]);
    if (field->type == RULE_NUMBER) {
        out_key_number(out, "min", field->min);
        out_key_number(out, "max", field->max);
    }
    if (field->type == RULE_MS) {
        out_key_number(out, "min", 0);
        out_key_number(out, "max", RULE_MS_MAX);
    }
    if (field->type == RULE_CHOICE) {
        out_key(out, "choices");
        reply_words(out, field->choices);
    }
    out_key(out, "presets");
    out_char(out, '{');
    for (int preset = 0; preset < PRESETS; preset++) {
        preset_value(preset, field, text);
        out_key_word(out, preset_name(preset));
        out_word(out, text);
    }
    out_char(out, '}');
    out_key(out, "meaning");
    out_string(out, field->meaning, strlen(field->meaning));
    out_char(out, '}');
}

static void write_presets(struct out *out)
{
    out_key(out, "presets");
    out_char(out, '[');
    for (int preset = 0; preset < PRESETS; preset++) {
        const char *book = preset_book(preset);
        out_comma(out);
        out_lit(out, "{\"name\":");
        out_word(out, preset_name(preset));
        out_lit(out, ",\"book\":");
        out_string(out, book, strlen(book));
        out_char(out, '}');
    }
    out_char(out, ']');
}

static void get_rules(struct server *server, const char *rest, const struct http_ask *ask,
                      struct http_reply *reply)
{
    struct out out;
    struct options options = options_default();
    (void)server, (void)rest, (void)ask;
    out_growing(&out, realloc);
    out_lit(&out, "{\"fields\":[");
    for (int i = 0; i < ruleset_field_count(); i++) write_field(&out, ruleset_field(i));
    out_char(&out, ']');
    write_presets(&out);
    out_key(&out, "maps");
    out_char(&out, '[');
    for (int i = 0; i < chart_builtin_count(); i++) {
        out_comma(&out);
        out_word(&out, chart_builtin_name(i));
    }
    out_lit(&out, "],\"modes\":[\"turn\",\"real\"],\"levels\":");
    reply_words(&out, bot_level_name);
    out_key(&out, "help");
    reply_words(&out, help_name);
    out_key(&out, "spectators");
    reply_words(&out, watch_name);
    out_key(&out, "absent");
    reply_words(&out, absence_name);
    out_key(&out, "calls");
    json_calls(&out);
    out_key(&out, "defaults");
    options_write(&options, &out);
    out_key(&out, "limits");
    out_char(&out, '{');
    out_key_number(&out, "name", NAME_CHARS);
    out_key_number(&out, "room_name", ROOM_NAME_CHARS);
    out_key_number(&out, "chat", CHAT_CHARS);
    out_key_number(&out, "frame", FRAME_MAX);
    out_key_number(&out, "players", PLAYERS_MAX);
    out_lit(&out, "}}");
    reply->cache = CACHE_CHECK;
    reply_json(reply, &out);
}

static void write_chart(struct out *out, const char *name, enum mode mode)
{
    struct chart chart;
    struct chart_error error;
    const char *text = chart_builtin_text(name, mode);
    if (!chart_read(&chart, name, text, strlen(text), &error)) return;
    out_key_word(out, mode_name(mode));
    json_chart_rows(out, &chart);
}

static void get_maps(struct server *server, const char *rest, const struct http_ask *ask,
                     struct http_reply *reply)
{
    static const char *const scenario[] = {"none", "archer", "volcano", "repair"};
    struct out out;
    (void)server, (void)rest, (void)ask;
    out_growing(&out, realloc);
    out_lit(&out, "{\"maps\":[");
    for (int i = 0; i < chart_builtin_count(); i++) {
        struct chart chart = {0};
        struct chart_error error;
        const char *name = chart_builtin_name(i), *text = chart_builtin_text(name, TURN_BY_TURN);
        chart_read(&chart, name, text, strlen(text), &error);
        out_comma(&out);
        out_lit(&out, "{\"name\":");
        out_word(&out, name);
        out_key_name(&out, "scenario", scenario[chart.scenario]);
        write_chart(&out, name, TURN_BY_TURN);
        write_chart(&out, name, REAL_TIME);
        out_char(&out, '}');
    }
    out_lit(&out, "]}");
    reply->cache = CACHE_CHECK;
    reply_json(reply, &out);
}

/* Rooms and games */

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

/* For any code: the picture says no more than its address, so it tells nobody which rooms exist. */
static void get_qr(const struct server *server, const char *code, struct http_reply *reply)
{
    char link[320];
    struct out out;
    snprintf(link, sizeof link, "%s/r/%s", server->config.base_url, code);
    QRcode *qr = QRcode_encodeString(link, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    if (!qr) {
        reply_error(reply, 500, "busy", "no memory for a picture");
        return;
    }
    out_growing(&out, realloc);
    write_qr(&out, qr);
    QRcode_free(qr);
    reply_text(reply, 200, "image/svg+xml", &out);
}

/* NULL when it has not been asked, or cannot answer: then the reply waits, or says so. */
static struct store_answer *answer_to(const struct store_question *question,
                                      const struct http_ask *ask, struct http_reply *reply)
{
    reply->waits = !ask->answer;
    if (reply->waits) reply->question = *question;
    if (reply->waits || ask->answer->found != STORE_UNREADABLE) return ask->answer;
    reply_error(reply, 503, "store", "the server cannot read at the moment");
    reply->retry_after_s = RETRY_AFTER_S;
    return NULL;
}

static void reply_room(const struct room *room, struct http_reply *reply)
{
    struct out out;
    if (!room || !room->options.listed) {
        reply_error(reply, 404, "no_such_room", refusal_text(REFUSED_NO_SUCH_ROOM));
        return;
    }
    out_growing(&out, realloc);
    out_lit(&out, "{\"room\":");
    card_write_room(room, &out);
    out_char(&out, '}');
    reply_json(reply, &out);
}

/* A room that is not in memory is looked at, and left where it is. */
static void get_saved_room(struct server *server, const char *code, const struct http_ask *ask,
                           struct http_reply *reply)
{
    char why[ROOM_STATE_WHY_MAX];
    struct store_question question = {.ask = ASK_ROOM, .now_s = (int64_t)(server->now_ms / 1000)};
    memcpy(question.code, code, sizeof question.code);
    const struct store_answer *answer = answer_to(&question, ask, reply);
    if (!answer) return;
    struct room *room = NULL;
    if (answer->found == STORE_FOUND || answer->found == STORE_ELSEWHERE)
        room = room_state_read(answer->room, answer->text.text, answer->text.length,
                               &server->rooms.owner, why);
    reply_room(room, reply);
    if (room) room_free(room);
}

static void get_room(struct server *server, const char *rest, const struct http_ask *ask,
                     struct http_reply *reply)
{
    char code[CODE_MAX] = "";
    size_t length = strcspn(rest, "/");
    bool is_code = code_read(rest, length, code);
    const struct room *room = is_code ? rooms_find(&server->rooms, code) : NULL;
    if (is_code && !strcmp(rest + length, "/qr.svg")) get_qr(server, code, reply);
    else if (rest[length]) reply_error(reply, 404, "not_found", "there is no such page");
    else if (room || !is_code || rooms_leaving(server, code)) reply_room(room, reply);
    else get_saved_room(server, code, ask, reply);
}

static void get_rooms(struct server *server, const char *rest, const struct http_ask *ask,
                      struct http_reply *reply)
{
    struct out out;
    (void)rest, (void)ask;
    out_growing(&out, realloc);
    out_lit(&out, "{\"rooms\":");
    rooms_write_list(server, &out);
    out_char(&out, '}');
    reply_json(reply, &out);
}

static void get_games(struct server *server, const char *rest, const struct http_ask *ask,
                      struct http_reply *reply)
{
    const struct store_question question = {.ask = ASK_GAMES, .listed = true,
                                            .limit = GAMES_LISTED};
    const struct store_answer *answer = answer_to(&question, ask, reply);
    struct out out;
    (void)server, (void)rest;
    if (!answer) return;
    out_growing(&out, realloc);
    out_lit(&out, "{\"games\":");
    out_bytes(&out, answer->text.text, answer->text.length);
    out_char(&out, '}');
    reply_json(reply, &out);
}

static void get_analysis(struct server *server, const char *id, struct out *record,
                         struct http_reply *reply)
{
    bool busy;
    const struct out *text = analyses_find(&server->analyses, id, record, &busy);
    struct out out;
    if (!text) {
        if (busy) reply_error(reply, 503, "busy", "too many analyses are being made");
        else reply_error(reply, 503, "not_ready", "the analysis is being made");
        reply->retry_after_s = busy ? RETRY_AFTER_S : 1;
        return;
    }
    out_growing(&out, realloc);
    out_bytes(&out, text->text, text->length);
    reply->cache = CACHE_CHECK;
    reply_json(reply, &out);
}

static void reply_replay(struct server *server, struct store_answer *answer, const char *what,
                         struct http_reply *reply)
{
    const char *id = answer->question.id;
    if (!*what) {
        struct out out;
        out_growing(&out, realloc);
        replay_write(&answer->text, &answer->record, &out);
        reply->cache = CACHE_CHECK;
        reply_json(reply, &out);
    } else if (!strcmp(what, "/record")) {
        reply_text(reply, 200, "application/octet-stream", &answer->record);
        answer->record = (struct out){0};
        reply->download = true;
        snprintf(reply->name, sizeof reply->name, "%s.fathom", id);
    } else if (!strcmp(what, "/analysis")) {
        get_analysis(server, id, &answer->record, reply);
    } else {
        reply_error(reply, 404, "not_found", "there is no such page");
    }
}

static void get_replay(struct server *server, const char *rest, const struct http_ask *ask,
                       struct http_reply *reply)
{
    struct store_question question = {.ask = ASK_REPLAY};
    struct store_answer *answer = NULL;
    size_t length = strcspn(rest, "/");
    bool is_id = length == REPLAY_ID_CHARS;
    if (is_id) {
        memcpy(question.id, rest, length);
        answer = answer_to(&question, ask, reply);
        if (!answer) return;
    }
    if (answer && answer->found == STORE_FOUND)
        reply_replay(server, answer, rest + length, reply);
    else reply_error(reply, 404, "no_such_game", "there is no such game, or it was forgotten");
}

static void get_health(struct server *server, const char *rest, const struct http_ask *ask,
                       struct http_reply *reply)
{
    struct out out;
    (void)rest, (void)ask;
    out_growing(&out, realloc);
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
    out_growing(&out, realloc);
    const struct store_ops *store = server->store->ops;
    if (store->lease_age_ms) server->metrics.lease_age_ms = store->lease_age_ms(server->store);
    server->metrics.store_waiting_ms = commits_waiting_ms(&server->commits, server->now_ms);
    server->metrics.outbox_bytes = commits_outbox_bytes(&server->commits);
    metrics_write(&server->metrics, &out);
    reply_text(reply, 200, "text/plain; version=0.0.4; charset=utf-8", &out);
}

static const struct route {
    const char *path; /* one that ends with a slash takes a rest */
    void (*get)(struct server *server, const char *rest, const struct http_ask *ask,
                struct http_reply *reply);
    enum budget budget; /* that pays for it */
} routes[] = {
    {"/api/rules", get_rules, BUDGET_REQUESTS}, {"/api/maps", get_maps, BUDGET_REQUESTS},
    {"/api/rooms", get_rooms, BUDGET_REQUESTS}, {"/api/rooms/", get_room, BUDGET_GUESSES},
    {"/api/games", get_games, BUDGET_HEAVY},    {"/api/replay/", get_replay, BUDGET_HEAVY},
    {"/healthz", get_health, BUDGET_REQUESTS},  {"/metrics", get_metrics, BUDGET_REQUESTS},
};

static const struct route *route_of(const char *path)
{
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++) {
        size_t length = strlen(routes[i].path);
        bool takes_rest = routes[i].path[length - 1] == '/';
        if (takes_rest ? !strncmp(path, routes[i].path, length) : !strcmp(path, routes[i].path))
            return &routes[i];
    }
    return NULL;
}

/* Files */

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

/* The first page has the home screen in it; all others are drawn by the program. */
static const struct asset *page_named(const char *path, const char *languages)
{
    char name[32];
    const char *kind = strcmp(path, "/") ? "index" : "home";
    snprintf(name, sizeof name, "/%s.%s.html", kind, language_of(languages));
    return asset_named(name);
}

static void get_file(const struct http_ask *ask, struct http_reply *reply)
{
    const struct asset *file = asset_named(ask->path);
    reply->page = !file && is_page(ask->path);
    if (reply->page) file = page_named(ask->path, ask->languages);
    if (!file) {
        reply_error(reply, 404, "not_found", "there is no such page");
        return;
    }
    reply->status = 200;
    reply->type = file->type;
    reply->cache = strncmp(file->path, "/assets/", 8) ? CACHE_CHECK : CACHE_FOREVER;
    reply->gzip = ask->gzip && file->gzip;
    reply->body = reply->gzip ? file->gzip : file->plain;
    reply->length = reply->gzip ? file->gzip_length : file->plain_length;
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

int http_refusal_status(enum http_refusal why)
{
    return refusals[why].status;
}

/* Who asks */

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
