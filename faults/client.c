/* A small page without a screen: it finds a table, and plays. */
#include "faults/client.h"

#include <assert.h>
#include <stdio.h>

#include "base/memory.h"
#include "rules/rng.h"

void texts_add(struct texts *texts, const char *text)
{
    MEMORY_GROW(texts->text, texts->count, texts->capacity);
    texts->text[texts->count++] = memory_copy(text, strlen(text) + 1);
}

void texts_cut(struct texts *texts, uint32_t count)
{
    while (texts->count > count) free(texts->text[--texts->count]);
}

/* --- the line -------------------------------------------------------------------------------- */

static void line_init(struct line *line)
{
    *line = (struct line){0};
    line->last = &line->first;
}

static void line_clear(struct line *line)
{
    while (line->first) {
        struct message *message = line->first;
        line->first = message->next;
        free(message->text);
        free(message);
    }
    line_init(line);
}

static void line_put(struct line *line, const void *bytes, size_t length, uint64_t at_ms)
{
    struct message *message = memory_new(1, sizeof *message);
    message->text = memory_copy(bytes, length);
    message->length = length;
    message->at_ms = at_ms > line->last_ms ? at_ms : line->last_ms;
    line->last_ms = message->at_ms;
    *line->last = message;
    line->last = &message->next;
}

static struct message *line_take(struct line *line, uint64_t now_ms)
{
    struct message *message = line->first;
    if (!message || message->at_ms > now_ms) return NULL;
    line->first = message->next;
    if (!line->first) line->last = &line->first;
    return message;
}

static void client_send(void *net, void *conn, struct packet *packet)
{
    struct client *client = ((struct wire *)conn)->client;
    (void)net;
    if (client)
        line_put(&client->in, packet->bytes, packet->length,
                 client->now_ms + rng_below(client->rng, 60));
    packet_drop(packet);
}

static void client_closed(void *net, void *conn, enum close_code code)
{
    (void)net, (void)code;
    ((struct wire *)conn)->closed = true;
}

const struct server_ops client_ops = {client_send, client_closed, NULL};

void client_init(struct client *client, const char *seat, uint64_t *rng)
{
    *client = (struct client){.seat = seat, .rng = rng};
    line_init(&client->in);
    line_init(&client->out);
    token_make(client->token);
}

void client_release(struct client *client)
{
    line_clear(&client->in);
    line_clear(&client->out);
    texts_cut(&client->events, 0);
    texts_cut(&client->acknowledged, 0);
    texts_cut(&client->views, 0);
    json_decref(client->view);
    json_decref(client->room);
    free(client->views.text);
    free(client->events.text);
    free(client->acknowledged.text);
    free(client->pending);
    free(client->wire);
}

void client_once_more(struct client *client)
{
    texts_cut(&client->acknowledged, 0);
    texts_cut(&client->views, 0);
    free(client->pending);
    client->pending = NULL;
    client->n = 0;
    client->ready = false;
    client->wants_game = client->room_game + 1;
}

bool client_is_sent_away(const struct client *client)
{
    return client->wire && (client->lost || client->wire->closed) && !client->in.first;
}

struct wire *client_hang_up(struct client *client)
{
    struct wire *wire = client->wire;
    if (wire) wire->client = NULL;
    client->wire = NULL;
    line_clear(&client->in);
    line_clear(&client->out);
    client->lost = client->asked = client->waits = client->ready = false;
    client->order_id = client->setup_id = client->greet_id = 0;
    client->back_at_ms = client->now_ms + rng_below(client->rng, 400);
    return wire;
}

void wire_end(struct wire *wire, uint64_t now_ms)
{
    if (wire) server_closed(wire->session, now_ms);
    free(wire);
}

__attribute__((format(printf, 2, 3))) static int64_t say(struct client *client, const char *format,
                                                         ...)
{
    char text[2048];
    va_list args;
    int length = snprintf(text, sizeof text, "{\"id\":%lld,", (long long)++client->id);
    va_start(args, format);
    length += vsnprintf(text + length, sizeof text - (size_t)length, format, args);
    va_end(args);
    line_put(&client->out, text, (size_t)length, client->now_ms + rng_below(client->rng, 60));
    return client->id;
}

void client_deliver(struct client *client, uint64_t now_ms)
{
    struct message *message;
    while (client->wire && (message = line_take(&client->out, now_ms))) {
        server_message(client->wire->session, message->text, message->length, now_ms);
        free(message->text);
        free(message);
    }
}

/* --- hearing --------------------------------------------------------------------------------- */

static uint32_t number_of(const json_t *object, const char *key)
{
    return (uint32_t)json_integer_value(json_object_get(object, key));
}

static void hear_events(struct client *client, const json_t *list)
{
    size_t index;
    json_t *event;
    json_array_foreach((json_t *)list, index, event)
    {
        char *text = json_dumps(event, JSON_COMPACT);
        texts_add(&client->events, text);
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
        bool gone = json_is_null(value) && (!strcmp(key, "panel") || !strcmp(key, "sheet") ||
                                            !strcmp(key, "unmarked"));
        if (gone) json_object_del(view, key);
        else if (json_is_object(value) && json_is_object(old)) patch(old, value);
        else json_object_set(view, key, value);
    }
}

static void keep_view(struct client *client)
{
    char *text = view_text(client->view);
    texts_add(&client->views, text);
    free(text);
}

static void hear_view(struct client *client, const json_t *message)
{
    json_decref(client->view);
    client->view = json_deep_copy(json_object_get(message, "view"));
    if (number_of(message, "game") != client->game) texts_cut(&client->views, 0);
    keep_view(client);
    texts_cut(&client->events, number_of(message, "since"));
    hear_events(client, json_object_get(message, "events"));
    client->v = number_of(message, "v");
    client->game = number_of(message, "game");
    assert(client->events.count == client->v);
}

static void hear_room(struct client *client, const json_t *room)
{
    const json_t *you = json_object_get(room, "you");
    const char *replay = json_string_value(json_object_get(room, "replay"));
    const char *state = json_string_value(json_object_get(room, "state"));
    size_t index;
    json_t *seat;
    snprintf(client->code, sizeof client->code, "%s",
             json_string_value(json_object_get(room, "code")));
    client->seats = 0;
    json_decref(client->room);
    client->room = json_deep_copy(room);
    json_array_foreach(json_object_get(you, "seats"), index, seat)
        client->seats |= 1u << seat_named(json_string_value(seat));
    client->present = 0;
    json_array_foreach(json_object_get(room, "members"), index, seat)
        client->present += json_is_true(json_object_get(seat, "present"));
    client->room_game = number_of(room, "game");
    client->sat = client->seats != 0;
    client->over = !strcmp(state, "over");
    client->lobby = !strcmp(state, "lobby");
    if (replay) snprintf(client->replay, sizeof client->replay, "%s", replay);
}

/* --- voice: what docs/PROTOCOL.md says of it, once more, from what everybody sees ------------ */

static const char *const host_candidate = "candidate:1 1 udp 1 192.0.2.1 9 typ host";
static const char *const relay_candidate = "candidate:1 1 udp 1 192.0.2.1 9 typ relay";

static const json_t *found_by(const json_t *room, const char *list, uint32_t member)
{
    size_t index;
    json_t *each;
    json_array_foreach(json_object_get(room, list), index, each)
        if (number_of(each, "member") == member) return each;
    return NULL;
}

/* The first letter of the crew that somebody plays for, 0 without one. */
static char crew_of(const json_t *room, uint32_t member)
{
    const json_t *seat = found_by(room, "seats", member);
    return seat ? *json_string_value(json_object_get(seat, "seat")) : 0;
}

static bool is_muted(const json_t *room, uint32_t member)
{
    const json_t *found = found_by(room, "members", member);
    return !found || json_is_true(json_object_get(found, "muted"));
}

static void hear_signal(struct client *client, const json_t *message)
{
    const json_t *room = client->room;
    uint32_t from = number_of(message, "from");
    uint32_t self = number_of(json_object_get(room, "you"), "member");
    const char *voice =
        json_string_value(json_object_get(json_object_get(room, "options"), "voice"));
    const char *text = json_string_value(json_object_get(message, "text"));
    bool playing = !strcmp(json_string_value(json_object_get(room, "state")), "playing");
    bool mates = crew_of(room, self) && crew_of(room, self) == crew_of(room, from);
    assert(from != self && !is_muted(room, from) && !is_muted(room, self));
    assert(strcmp(voice, "off"));
    assert(mates || !playing || !strcmp(voice, "table"));
    assert(mates || (client->relays && strcmp(text, host_candidate)));
    client->signals++;
}

/* It was not looked at now. */
static bool is_for_later(const char *error)
{
    return !strcmp(error, "store") || !strcmp(error, "paused");
}

static void hear_order_answer(struct client *client, const json_t *message)
{
    bool ok = json_is_true(json_object_get(message, "ok"));
    const char *error = json_string_value(json_object_get(message, "error"));
    client->order_id = 0;
    assert(!error || strcmp(error, "not_in_room")); /* who plays is in a room, or has no line */
    if (error && is_for_later(error)) return;
    if (!client->pending) return;
    if (ok) texts_add(&client->acknowledged, client->pending);
    else client->refused++;
    if (json_is_true(json_object_get(message, "again"))) client->again++;
    free(client->pending);
    client->pending = NULL;
}

static bool is_wild(const char *verb)
{
    return !strcmp(verb, "resign") || !strcmp(verb, "draw");
}

/* One of the legal orders, courses and duties more often than others. */
static void choose(struct client *client, const json_t *legal)
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
        if (rng_below(client->rng, total) < weight) chosen = order;
    }
    client->waits = !chosen;
    if (!chosen) return;
    client->pending = json_dumps(chosen, JSON_COMPACT);
    client->n++;
}

/* As pages do: to the path that was named, else to any server. */
static void hear_welcome(struct client *client, const json_t *message)
{
    const char *path = json_string_value(json_object_get(message, "path"));
    client->greet_id = 0;
    client->lost = !json_is_null(json_object_get(message, "room_error"));
    client->wanted = 0;
    if (path && sscanf(path, "/n/%u/ws", &client->wanted) == 1) client->moved++;
}

static void hear_answer(struct client *client, const json_t *message)
{
    int64_t re = json_integer_value(json_object_get(message, "re"));
    if (re == client->greet_id && client->greet_id) hear_welcome(client, message);
    if (re == client->asked_id && client->asked) {
        client->asked = false;
        if (json_object_get(message, "legal") && !client->pending)
            choose(client, json_object_get(message, "legal"));
        else client->waits = true;
    }
    if (re == client->order_id && client->order_id) hear_order_answer(client, message);
    if (re == client->setup_id) client->setup_id = 0;
}

static void hear(struct client *client, const struct message *arrived)
{
    json_t *message = json_loadb(arrived->text, arrived->length, 0, NULL);
    assert(message);
    const char *type = json_string_value(json_object_get(message, "type"));
    if (type && strcmp(type, "signal")) client->waits = false;
    if (type && !strcmp(type, "room")) hear_room(client, json_object_get(message, "room"));
    if (type && !strcmp(type, "view")) hear_view(client, message);
    if (type && !strcmp(type, "signal")) hear_signal(client, message);
    if (type && !strcmp(type, "events")) {
        hear_events(client, json_object_get(message, "events"));
        client->v = number_of(message, "v");
        assert(client->v == client->events.count);
        patch(client->view, json_object_get(message, "patch"));
        keep_view(client);
    }
    if (json_object_get(message, "re")) hear_answer(client, message);
    json_decref(message);
}

/* --- acting ---------------------------------------------------------------------------------- */

static void greet(struct client *client)
{
    if (*client->code)
        client->greet_id =
            say(client, "\"do\":\"hello\",\"token\":\"%s\",\"room\":\"%s\",\"game\":%u,\"v\":%u}",
                client->token, client->code, client->game, client->v);
    else client->greet_id = say(client, "\"do\":\"hello\",\"token\":\"%s\"}", client->token);
}

/* Nobody traces here: a boat that surfaces in real time is abandoned in the end. */
static void create(struct client *client)
{
    uint32_t map = rng_below(client->rng, (uint32_t)chart_builtin_count());
    uint32_t preset = rng_below(client->rng, PRESETS);
    client->setup_id =
        say(client, "\"do\":\"create\",\"options\":{\"players\":[2,2],\"absent\":\"wait\","
                    "\"absent_after_ms\":800,\"mode\":\"%s\",\"map\":\"%s\",\"preset\":\"%s\","
                    "\"set\":{\"hull\":\"2\",\"turn_limit_ms\":\"9000\",\"answer_limit_ms\":"
                    "\"9000\",\"abandon_limit_ms\":\"30000\",\"stop_hold_ms\":\"300\","
                    "\"realtime_min_players\":\"2\"}}}",
            rng_below(client->rng, 3) ? "turn" : "real", chart_builtin_name((int)map),
            preset_name(preset));
}

static void set_up(struct client *client)
{
    if (client->setup_id) return;
    if (client->over) {
        bool wants = client->sat && client->room_game < client->wants_game;
        if (wants && rng_below(client->rng, 20) == 0)
            client->setup_id = say(client, "\"do\":\"again\"}");
        return;
    }
    if (!*client->code && client->host)
        create(client);
    else if (*client->code && client->seat && !client->sat)
        client->setup_id = say(client, "\"do\":\"sit\",\"seat\":\"%s\"}", client->seat);
    else if (client->sat && !client->ready) {
        client->setup_id = say(client, "\"do\":\"ready\"}");
        client->ready = true;
    } else if (client->host && client->sat && rng_below(client->rng, 20) == 0)
        client->setup_id = say(client, "\"do\":\"start\"}");
}

static void send_pending(struct client *client)
{
    client->order_id = say(client, "\"n\":%u,\"order\":%s}", client->n, client->pending);
    if (rng_below(client->rng, 8) == 0) /* once more, as an impatient page would */
        client->order_id = say(client, "\"n\":%u,\"order\":%s}", client->n, client->pending);
}

static bool is_captain(const struct client *client)
{
    return client->seat && strstr(client->seat, "captain");
}

static void play(struct client *client)
{
    if (client->over || !is_captain(client) || client->order_id) return;
    if (client->pending) send_pending(client);
    else if (!client->asked && (!client->waits || rng_below(client->rng, 50) == 0)) {
        client->asked_id = say(client, "\"ask\":\"legal\"}");
        client->asked = true;
    }
}

/* To anybody who is or is not there; now and then the host mutes somebody or opens the table. */
static void talk(struct client *client)
{
    static const char *const voices[] = {"off", "crew", "crew", "table"};
    uint32_t other = 1 + rng_below(client->rng, 6);
    if (!client->room) return;
    if (rng_below(client->rng, 10) == 0)
        say(client, "\"do\":\"signal\",\"to\":%u,\"kind\":\"candidates\",\"text\":\"%s\"}", other,
            rng_below(client->rng, 2) ? host_candidate : relay_candidate);
    if (client->host && rng_below(client->rng, 200) == 0)
        say(client, "\"do\":\"mute\",\"member\":%u,\"muted\":%s}", other,
            rng_below(client->rng, 2) ? "true" : "false");
    if (client->host && rng_below(client->rng, 200) == 0)
        say(client, "\"do\":\"voice\",\"voice\":\"%s\"}", voices[rng_below(client->rng, 4)]);
}

static void connect(struct client *client)
{
    struct wire *wire = memory_new(1, sizeof *wire);
    wire->client = client;
    wire->session = server_open(client->server, wire, "198.51.100.7", client->now_ms);
    if (!wire->session) {
        free(wire);
        return;
    }
    client->wire = wire;
    greet(client);
}

void client_live(struct client *client, uint64_t now_ms)
{
    struct message *message;
    client->now_ms = now_ms;
    if (!client->wire) {
        if (now_ms < client->back_at_ms || (!*client->code && !client->host)) return;
        if (client->server) connect(client);
        if (!client->wire) return;
    }
    while ((message = line_take(&client->in, now_ms))) {
        hear(client, message);
        free(message->text);
        free(message);
    }
    if (client->lost || client->wire->closed || client->greet_id) return;
    if (client->game && !client->lobby && !client->over) play(client);
    else set_up(client);
    talk(client);
}
