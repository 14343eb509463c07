/* A small page without a screen. */
#include "faults/sailor.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/rng.h"

void texts_add(struct texts *texts, const char *text)
{
    if (texts->count == texts->capacity) {
        texts->capacity = texts->capacity ? 2 * texts->capacity : 64;
        texts->text = realloc(texts->text, texts->capacity * sizeof *texts->text);
        assert(texts->text);
    }
    texts->text[texts->count++] = strdup(text);
}

void texts_cut(struct texts *texts, uint32_t count)
{
    while (texts->count > count) free(texts->text[--texts->count]);
}

/* The line */

static void post_init(struct post *post)
{
    *post = (struct post){0};
    post->last = &post->first;
}

static void post_clear(struct post *post)
{
    while (post->first) {
        struct letter *letter = post->first;
        post->first = letter->next;
        free(letter->text);
        free(letter);
    }
    post_init(post);
}

static void post_put(struct post *post, const void *bytes, size_t length, uint64_t at_ms)
{
    struct letter *letter = calloc(1, sizeof *letter);
    assert(letter);
    letter->text = malloc(length + 1);
    memcpy(letter->text, bytes, length);
    letter->text[length] = 0;
    letter->length = length;
    letter->at_ms = at_ms > post->last_ms ? at_ms : post->last_ms;
    post->last_ms = letter->at_ms;
    *post->last = letter;
    post->last = &letter->next;
}

static struct letter *post_take(struct post *post, uint64_t now_ms)
{
    struct letter *letter = post->first;
    if (!letter || letter->at_ms > now_ms) return NULL;
    post->first = letter->next;
    if (!post->first) post->last = &post->first;
    return letter;
}

static void sailor_send(void *net, void *conn, struct packet *packet)
{
    struct sailor *sailor = conn;
    (void)net;
    post_put(&sailor->in, packet->bytes, packet->length,
             sailor->now_ms + rng_below(sailor->rng, 60));
    packet_drop(packet);
}

static void sailor_closed(void *net, void *conn, enum close_code code)
{
    (void)net, (void)conn, (void)code; /* the simulator breaks lines itself */
}

const struct server_ways sailor_ways = {sailor_send, sailor_closed, NULL};

void sailor_init(struct sailor *sailor, const char *seat, uint64_t *rng)
{
    *sailor = (struct sailor){.seat = seat, .rng = rng};
    post_init(&sailor->in);
    post_init(&sailor->out);
    token_make(sailor->token);
}

void sailor_release(struct sailor *sailor)
{
    post_clear(&sailor->in);
    post_clear(&sailor->out);
    texts_cut(&sailor->events, 0);
    texts_cut(&sailor->acknowledged, 0);
    texts_cut(&sailor->views, 0);
    json_decref(sailor->view);
    free(sailor->views.text);
    free(sailor->events.text);
    free(sailor->acknowledged.text);
    free(sailor->pending);
}

void sailor_hang_up(struct sailor *sailor, bool server_lives)
{
    if (sailor->session && server_lives) server_closed(sailor->session, sailor->now_ms);
    sailor->session = NULL;
    post_clear(&sailor->in);
    post_clear(&sailor->out);
    sailor->greeted = sailor->asked = sailor->waits = sailor->ready = false;
    sailor->order_id = sailor->setup_id = 0;
    sailor->back_at_ms = sailor->now_ms + rng_below(sailor->rng, 400);
}

__attribute__((format(printf, 2, 3))) static int64_t say(struct sailor *sailor, const char *format,
                                                         ...)
{
    char text[2048];
    va_list args;
    int length = snprintf(text, sizeof text, "{\"id\":%lld,", (long long)++sailor->id);
    va_start(args, format);
    length += vsnprintf(text + length, sizeof text - (size_t)length, format, args);
    va_end(args);
    post_put(&sailor->out, text, (size_t)length, sailor->now_ms + rng_below(sailor->rng, 60));
    return sailor->id;
}

void sailor_deliver(struct sailor *sailor, uint64_t now_ms)
{
    struct letter *letter;
    while (sailor->session && (letter = post_take(&sailor->out, now_ms))) {
        server_message(sailor->session, letter->text, letter->length, now_ms);
        free(letter->text);
        free(letter);
    }
}

/* Hearing */

static uint32_t number_of(const json_t *object, const char *key)
{
    return (uint32_t)json_integer_value(json_object_get(object, key));
}

static void hear_events(struct sailor *sailor, const json_t *list)
{
    size_t index;
    json_t *event;
    json_array_foreach((json_t *)list, index, event)
    {
        char *text = json_dumps(event, JSON_COMPACT);
        texts_add(&sailor->events, text);
        free(text);
    }
}

char *view_text(const json_t *view)
{
    return json_dumps(view, JSON_COMPACT | JSON_SORT_KEYS);
}

/* As docs/PROTOCOL.md says: objects merge, null takes a field away, all else replaces. */
static void patch(json_t *view, json_t *change)
{
    const char *key;
    json_t *value;
    json_object_foreach(change, key, value)
    {
        json_t *old = json_object_get(view, key);
        bool gone = json_is_null(value) && (!strcmp(key, "panel") || !strcmp(key, "sheet"));
        if (gone) json_object_del(view, key);
        else if (json_is_object(value) && json_is_object(old)) patch(old, value);
        else json_object_set(view, key, value);
    }
}

static void keep_view(struct sailor *sailor)
{
    char *text = view_text(sailor->view);
    texts_add(&sailor->views, text);
    free(text);
}

static void hear_view(struct sailor *sailor, const json_t *message)
{
    json_decref(sailor->view);
    sailor->view = json_deep_copy(json_object_get(message, "view"));
    keep_view(sailor);
    texts_cut(&sailor->events, number_of(message, "since"));
    hear_events(sailor, json_object_get(message, "events"));
    sailor->v = number_of(message, "v");
    sailor->game = number_of(message, "game");
    assert(sailor->events.count == sailor->v);
}

static void hear_room(struct sailor *sailor, const json_t *room)
{
    const json_t *you = json_object_get(room, "you");
    const char *replay = json_string_value(json_object_get(room, "replay"));
    const char *state = json_string_value(json_object_get(room, "state"));
    size_t index;
    json_t *seat;
    snprintf(sailor->code, sizeof sailor->code, "%s",
             json_string_value(json_object_get(room, "code")));
    sailor->seats = 0;
    json_array_foreach(json_object_get(you, "seats"), index, seat)
        sailor->seats |= 1u << seat_named(json_string_value(seat));
    sailor->sat = sailor->seats != 0;
    sailor->over = !strcmp(state, "over");
    if (replay) snprintf(sailor->replay, sizeof sailor->replay, "%s", replay);
}

static void hear_order_answer(struct sailor *sailor, const json_t *message)
{
    bool ok = json_is_true(json_object_get(message, "ok"));
    const char *error = json_string_value(json_object_get(message, "error"));
    sailor->order_id = 0;
    if (error && (!strcmp(error, "store") || !strcmp(error, "paused"))) return; /* once more */
    if (!sailor->pending) return;
    if (ok) texts_add(&sailor->acknowledged, sailor->pending);
    else sailor->refused++;
    if (json_is_true(json_object_get(message, "again"))) sailor->again++;
    free(sailor->pending);
    sailor->pending = NULL;
}

static bool is_wild(const char *verb)
{
    return !strcmp(verb, "resign") || !strcmp(verb, "draw");
}

/* One of the legal orders, courses and duties more often than others. */
static void choose(struct sailor *sailor, const json_t *legal)
{
    size_t index;
    json_t *order, *chosen = NULL;
    uint32_t total = 0;
    json_array_foreach((json_t *)legal, index, order)
    {
        const char *verb = json_string_value(json_object_get(order, "do"));
        uint32_t weight = !strcmp(verb, "course") ? 40 : !strcmp(verb, "surface") ? 1 : 6;
        if (is_wild(verb)) continue;
        total += weight;
        if (rng_below(sailor->rng, total) < weight) chosen = order;
    }
    sailor->waits = !chosen;
    if (!chosen) return;
    sailor->pending = json_dumps(chosen, JSON_COMPACT);
    sailor->n++;
}

static void hear_answer(struct sailor *sailor, const json_t *message)
{
    int64_t re = json_integer_value(json_object_get(message, "re"));
    if (re == sailor->asked_id && sailor->asked) {
        sailor->asked = false;
        if (json_object_get(message, "legal") && !sailor->pending)
            choose(sailor, json_object_get(message, "legal"));
        else sailor->waits = true;
    }
    if (re == sailor->order_id && sailor->order_id) hear_order_answer(sailor, message);
    if (re == sailor->setup_id) sailor->setup_id = 0;
}

static void hear(struct sailor *sailor, const struct letter *letter)
{
    json_t *message = json_loadb(letter->text, letter->length, 0, NULL);
    assert(message);
    const char *type = json_string_value(json_object_get(message, "type"));
    if (type) sailor->waits = false;
    if (type && !strcmp(type, "room")) hear_room(sailor, json_object_get(message, "room"));
    if (type && !strcmp(type, "view")) hear_view(sailor, message);
    if (type && !strcmp(type, "events")) {
        hear_events(sailor, json_object_get(message, "events"));
        sailor->v = number_of(message, "v");
        assert(sailor->v == sailor->events.count);
        patch(sailor->view, json_object_get(message, "patch"));
        keep_view(sailor);
    }
    if (json_object_get(message, "re")) hear_answer(sailor, message);
    json_decref(message);
}

/* Acting */

static void greet(struct sailor *sailor)
{
    if (*sailor->code)
        say(sailor, "\"do\":\"hello\",\"token\":\"%s\",\"room\":\"%s\",\"game\":%u,\"v\":%u}",
            sailor->token, sailor->code, sailor->game, sailor->v);
    else say(sailor, "\"do\":\"hello\",\"token\":\"%s\"}", sailor->token);
    sailor->greeted = true;
}

/* Nobody traces here: a boat that surfaces in real time is abandoned in the end. */
static void create(struct sailor *sailor)
{
    uint32_t map = rng_below(sailor->rng, (uint32_t)chart_builtin_count());
    uint32_t preset = rng_below(sailor->rng, PRESETS);
    sailor->setup_id =
        say(sailor, "\"do\":\"create\",\"options\":{\"players\":[2,2],\"absent\":\"wait\","
                    "\"absent_after_ms\":800,\"mode\":\"%s\",\"map\":\"%s\",\"preset\":\"%s\","
                    "\"set\":{\"hull\":\"2\",\"turn_limit_ms\":\"9000\",\"answer_limit_ms\":"
                    "\"9000\",\"abandon_limit_ms\":\"30000\",\"stop_hold_ms\":\"300\","
                    "\"realtime_min_players\":\"2\"}}}",
            rng_below(sailor->rng, 3) ? "turn" : "real", chart_builtin_name((int)map),
            preset_name((enum preset)preset));
}

static void set_up(struct sailor *sailor)
{
    if (sailor->setup_id) return;
    if (!*sailor->code && sailor->host)
        create(sailor);
    else if (*sailor->code && sailor->seat && !sailor->sat)
        sailor->setup_id = say(sailor, "\"do\":\"sit\",\"seat\":\"%s\"}", sailor->seat);
    else if (sailor->sat && !sailor->ready)
        sailor->setup_id = say(sailor, "\"do\":\"ready\"}"), sailor->ready = true;
    else if (sailor->host && sailor->sat && rng_below(sailor->rng, 20) == 0)
        sailor->setup_id = say(sailor, "\"do\":\"start\"}");
}

static void send_pending(struct sailor *sailor)
{
    sailor->order_id = say(sailor, "\"n\":%u,\"order\":%s}", sailor->n, sailor->pending);
    if (rng_below(sailor->rng, 8) == 0) /* once more, as an impatient page would */
        sailor->order_id = say(sailor, "\"n\":%u,\"order\":%s}", sailor->n, sailor->pending);
}

static bool is_captain(const struct sailor *sailor)
{
    return sailor->seat && strstr(sailor->seat, "captain");
}

static void play(struct sailor *sailor)
{
    if (sailor->over || !is_captain(sailor) || sailor->order_id) return;
    if (sailor->pending) send_pending(sailor);
    else if (!sailor->asked && (!sailor->waits || rng_below(sailor->rng, 50) == 0)) {
        sailor->asked_id = say(sailor, "\"ask\":\"legal\"}");
        sailor->asked = true;
    }
}

void sailor_live(struct sailor *sailor, uint64_t now_ms)
{
    struct letter *letter;
    sailor->now_ms = now_ms;
    if (!sailor->session) {
        if (now_ms < sailor->back_at_ms || (!*sailor->code && !sailor->host)) return;
        sailor->session = server_open(sailor->server, sailor, "198.51.100.7", now_ms);
        if (!sailor->session) return;
        greet(sailor);
    }
    while ((letter = post_take(&sailor->in, now_ms))) {
        hear(sailor, letter);
        free(letter->text);
        free(letter);
    }
    if (sailor->game) play(sailor);
    else set_up(sailor);
}
