/* The routes of docs/PROTOCOL.md: tables, lists, replays. */
#include "server/api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "server/card.h"
#include "server/replay.h"
#include "server/room_state.h"
#include "wire/json.h"
#include "wire/json_call.h"

void reply_text(struct http_reply *reply, int status, const char *type, struct out *out)
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

void reply_error(struct http_reply *reply, int status, const char *error,
                 const char *message)
{
    struct out out;
    out_growing(&out, memory_resize);
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

/* --- tables for forms ------------------------------------------------------------------------ */

static void get_rules(struct server *server, const char *rest, const struct http_ask *ask,
                      struct http_reply *reply)
{
    struct out out;
    struct options options = options_default();
    (void)server, (void)rest, (void)ask;
    out_growing(&out, memory_resize);
    out_lit(&out, "{\"fields\":");
    json_ruleset_fields(&out);
    out_key(&out, "presets");
    json_presets(&out);
    out_key(&out, "maps");
    out_char(&out, '[');
    for (int i = 0; i < chart_builtin_count(); i++) {
        out_comma(&out);
        out_word(&out, chart_builtin_name(i));
    }
    out_lit(&out, "],\"modes\":[\"turn\",\"real\"],\"levels\":");
    reply_words(&out, bot_level_name);
    out_key(&out, "manners");
    reply_words(&out, manner_name);
    out_key(&out, "help");
    reply_words(&out, help_name);
    out_key(&out, "spectators");
    reply_words(&out, watch_name);
    out_key(&out, "emblems");
    reply_words(&out, emblem_name);
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
    if (!chart_builtin_read(&chart, name, mode)) return;
    out_key_word(out, mode_name(mode));
    json_chart_rows(out, &chart);
}

static void get_maps(struct server *server, const char *rest, const struct http_ask *ask,
                     struct http_reply *reply)
{
    struct out out;
    (void)server, (void)rest, (void)ask;
    out_growing(&out, memory_resize);
    out_lit(&out, "{\"maps\":[");
    for (int i = 0; i < chart_builtin_count(); i++) {
        struct chart chart = {0};
        const char *name = chart_builtin_name(i);
        chart_builtin_read(&chart, name, TURN_BY_TURN);
        out_comma(&out);
        out_lit(&out, "{\"name\":");
        out_word(&out, name);
        out_key_name(&out, "scenario", scenario_name(chart.scenario));
        write_chart(&out, name, TURN_BY_TURN);
        write_chart(&out, name, REAL_TIME);
        out_char(&out, '}');
    }
    out_lit(&out, "]}");
    reply->cache = CACHE_CHECK;
    reply_json(reply, &out);
}

/* --- rooms and games ------------------------------------------------------------------------- */

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
    out_growing(&out, memory_resize);
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
    if (rest[length]) reply_error(reply, 404, "not_found", "there is no such page");
    else if (room || !is_code || rooms_leaving(server, code)) reply_room(room, reply);
    else get_saved_room(server, code, ask, reply);
}

static void get_rooms(struct server *server, const char *rest, const struct http_ask *ask,
                      struct http_reply *reply)
{
    struct out out;
    (void)rest, (void)ask;
    out_growing(&out, memory_resize);
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
    out_growing(&out, memory_resize);
    out_lit(&out, "{\"games\":");
    out_bytes(&out, answer->text.text, answer->text.length);
    out_char(&out, '}');
    reply_json(reply, &out);
}

static void get_best(struct server *server, const char *rest, const struct http_ask *ask,
                     struct http_reply *reply)
{
    const struct store_question question = {.ask = ASK_BEST, .limit = BEST_LISTED};
    struct out out;
    (void)rest;
    if (server->config.no_best) {
        reply_error(reply, 404, "not_found", "this server has no table of the best");
        return;
    }
    const struct store_answer *answer = answer_to(&question, ask, reply);
    if (!answer) return;
    out_growing(&out, memory_resize);
    out_bytes(&out, answer->text.text, answer->text.length);
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
    out_growing(&out, memory_resize);
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
        out_growing(&out, memory_resize);
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
    if (answer && answer->found == STORE_FOUND &&
        store_card_is_whole(answer->text.text, answer->text.length))
        reply_replay(server, answer, rest + length, reply);
    else reply_error(reply, 404, "no_such_game", "there is no such game, or it was forgotten");
}

static const struct route routes[] = {
    {"/api/rules", get_rules, BUDGET_REQUESTS}, {"/api/maps", get_maps, BUDGET_REQUESTS},
    {"/api/rooms", get_rooms, BUDGET_REQUESTS}, {"/api/rooms/", get_room, BUDGET_GUESSES},
    {"/api/games", get_games, BUDGET_HEAVY},    {"/api/replay/", get_replay, BUDGET_HEAVY},
    {"/api/best", get_best, BUDGET_HEAVY},
};

const struct route *route_among(const struct route *route, size_t count, const char *path)
{
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(route[i].path);
        bool takes_rest = route[i].path[length - 1] == '/';
        if (takes_rest ? !strncmp(path, route[i].path, length) : !strcmp(path, route[i].path))
            return &route[i];
    }
    return NULL;
}

const struct route *api_route(const char *path)
{
    return route_among(routes, sizeof routes / sizeof *routes, path);
}
