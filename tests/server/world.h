/*
 * world: a server with a disk, guests and a time of the test's own, which passes as the test says.
 * The server wakes when it wants to, to the millisecond, as it would in life.
 */
#ifndef TESTS_SERVER_WORLD_H
#define TESTS_SERVER_WORLD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "base/memory.h"
#include "faults/disk.h"
#include "server/log.h"
#include "server/server.h"

enum { SAID_MAX = 512 };

struct guest {
    struct session *session; /* NULL: the line is down */
    const char *name, *address;
    char token[TOKEN_CHARS + 1], code[CODE_MAX], error[32];
    json_t *room; /* as it was last told */
};

struct world {
    uint64_t rng, now_ms;
    struct disk disk;
    struct server *server;
    struct guest ann, bob, cid;
};

static inline void on_send(void *net, void *conn, struct packet *packet)
{
    struct guest *guest = conn;
    json_t *message = json_loadb((const char *)packet->bytes, packet->length, 0, NULL);
    json_t *room = json_object_get(message, "room");
    const char *error = json_string_value(json_object_get(message, "error"));
    const char *token = json_string_value(json_object_get(message, "token"));
    (void)net;
    assert_non_null(message);
    if (token) snprintf(guest->token, sizeof guest->token, "%s", token);
    if (json_object_get(message, "re"))
        snprintf(guest->error, sizeof guest->error, "%s", error ? error : "");
    if (json_is_object(room)) {
        json_decref(guest->room);
        guest->room = json_incref(room);
        snprintf(guest->code, sizeof guest->code, "%s",
                 json_string_value(json_object_get(room, "code")));
    }
    json_decref(message);
    packet_drop(packet);
}

static inline void on_close(void *net, void *conn, enum close_code code)
{
    (void)net, (void)conn, (void)code;
}

static inline int open_world(void **state)
{
    static const struct server_ops ops = {.send = on_send, .close = on_close};
    static struct world world;
    struct server_config config = server_defaults();
    log_quiet = true;
    config.bot_threads = 0;
    world = (struct world){.rng = 1, .now_ms = 1800000000000ull};
    disk_init(&world.disk, &world.rng, 0);
    world.server = server_new(&config, &world.disk.store, &ops, NULL, world.now_ms);
    *state = &world;
    return 0;
}

static inline int close_world(void **state)
{
    struct world *world = *state;
    server_free(world->server);
    disk_release(&world->disk);
    json_decref(world->ann.room);
    json_decref(world->bob.room);
    json_decref(world->cid.room);
    return 0;
}

/* Until all is saved and told, at the same moment. */
static inline void settle(struct world *world)
{
    for (int i = 0; i < 20; i++) server_step(world->server, world->now_ms);
}

static inline void pass(struct world *world, uint64_t ms)
{
    uint64_t until_ms = world->now_ms + ms;
    for (uint64_t next; (next = server_next(world->server)) < until_ms;) {
        world->now_ms = next > world->now_ms ? next : world->now_ms + 1;
        server_step(world->server, world->now_ms);
    }
    world->now_ms = until_ms;
    settle(world);
}

/* The error that it is answered with, "" if it is carried out. */
static inline const char *say(struct world *world, struct guest *guest, const char *text)
{
    strcpy(guest->error, "no answer");
    server_message(guest->session, text, strlen(text), world->now_ms);
    settle(world);
    return guest->error;
}

static inline void come(struct world *world, struct guest *guest)
{
    struct out text;
    guest->session = server_open(world->server, guest, guest->address, world->now_ms);
    assert_non_null(guest->session);
    out_growing(&text, memory_resize);
    out_lit(&text, "{\"id\":1,\"do\":\"hello\"");
    out_key_string(&text, "name", guest->name);
    if (*guest->token) out_key_string(&text, "token", guest->token);
    if (*guest->code) out_key_string(&text, "room", guest->code);
    out_char(&text, '}');
    assert_string_equal(say(world, guest, out_cstring(&text)), "");
    free(text.text);
}

static inline void go(struct world *world, struct guest *guest)
{
    server_closed(guest->session, world->now_ms);
    guest->session = NULL;
    settle(world);
}

static inline bool plays(const struct guest *guest)
{
    return !strcmp(json_string_value(json_object_get(guest->room, "state")), "playing");
}

#endif
