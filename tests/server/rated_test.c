/* What keeps a rated game honest, in time that passes as the test says: nobody gets around a loss
 * by going away, and no household plays against itself. */
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

enum { SAID_MAX = 512, FIVE_MINUTES = 300000 };

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
    struct guest ann, bob;
};

static void on_send(void *net, void *conn, struct packet *packet)
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

static void on_close(void *net, void *conn, enum close_code code)
{
    (void)net, (void)conn, (void)code;
}

static int open_world(void **state)
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

static int close_world(void **state)
{
    struct world *world = *state;
    server_free(world->server);
    disk_release(&world->disk);
    json_decref(world->ann.room);
    json_decref(world->bob.room);
    return 0;
}

/* Until all is saved and told, at the same moment. */
static void settle(struct world *world)
{
    for (int i = 0; i < 20; i++) server_step(world->server, world->now_ms);
}

/* The server wakes when it wants to, as it would in life. */
static void pass(struct world *world, uint64_t ms)
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
static const char *say(struct world *world, struct guest *guest, const char *text)
{
    strcpy(guest->error, "no answer");
    server_message(guest->session, text, strlen(text), world->now_ms);
    settle(world);
    return guest->error;
}

static void come(struct world *world, struct guest *guest)
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

static void go(struct world *world, struct guest *guest)
{
    server_closed(guest->session, world->now_ms);
    guest->session = NULL;
    settle(world);
}

/* Ann and Bob at one table, each from an address; what the start is answered with. */
static const char *begin(struct world *world, const char *hers, const char *his, bool rated)
{
    char text[SAID_MAX];
    world->ann = (struct guest){.name = "Ann", .address = hers};
    world->bob = (struct guest){.name = "Bob", .address = his};
    come(world, &world->ann);
    snprintf(text, sizeof text, "{\"id\":2,\"do\":\"create\",\"options\":{\"players\":[1,1],"
             "\"first\":\"blue\",\"absent\":\"bot\",\"rated\":%s}}", rated ? "true" : "false");
    assert_string_equal(say(world, &world->ann, text), "");
    memcpy(world->bob.code, world->ann.code, sizeof world->bob.code);
    come(world, &world->bob);
    say(world, &world->ann, "{\"id\":3,\"do\":\"sit\",\"seat\":\"blue.captain\"}");
    say(world, &world->bob, "{\"id\":3,\"do\":\"sit\",\"seat\":\"yellow.captain\"}");
    say(world, &world->bob, "{\"id\":4,\"do\":\"ready\"}");
    return say(world, &world->ann, "{\"id\":5,\"do\":\"start\"}");
}

static bool plays(const struct guest *guest)
{
    return !strcmp(json_string_value(json_object_get(guest->room, "state")), "playing");
}

static void assert_lost_by_going(const struct guest *told, const char *winner)
{
    json_t *result = json_object_get(told->room, "result");
    assert_false(plays(told));
    assert_string_equal(json_string_value(json_object_get(result, "winner")), winner);
    assert_string_equal(json_string_value(json_object_get(result, "reason")), "abandoned");
}

static void who_stays_away_has_lost(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "192.0.2.1", "198.51.100.1", true), "");
    go(world, &world->bob);
    pass(world, FIVE_MINUTES - 1);
    assert_true(plays(&world->ann));
    pass(world, 1);
    assert_lost_by_going(&world->ann, "blue");
}

static void who_comes_back_has_his_time_anew(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "192.0.2.1", "198.51.100.1", true), "");
    go(world, &world->bob);
    pass(world, FIVE_MINUTES - 1);
    come(world, &world->bob);
    pass(world, FIVE_MINUTES);
    assert_true(plays(&world->ann));
    go(world, &world->bob);
    pass(world, FIVE_MINUTES - 1);
    assert_true(plays(&world->ann));
    pass(world, 1);
    assert_lost_by_going(&world->ann, "blue");
}

static void of_two_who_go_the_first_has_lost(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "192.0.2.1", "198.51.100.1", true), "");
    go(world, &world->ann);
    pass(world, 1000);
    go(world, &world->bob);
    pass(world, FIVE_MINUTES);
    come(world, &world->bob);
    assert_lost_by_going(&world->bob, "yellow");
}

static void a_game_that_is_not_rated_waits(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "192.0.2.1", "198.51.100.1", false), "");
    go(world, &world->bob);
    pass(world, 2 * FIVE_MINUTES);
    assert_true(plays(&world->ann));
}

static void a_house_is_not_rated_against_itself(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "192.0.2.1", "192.0.2.1", true), "same_house");
    assert_false(plays(&world->ann));
    assert_string_equal(say(world, &world->ann, "{\"id\":6,\"do\":\"options\",\"options\":"
                                                "{\"rated\":false}}"), "");
    say(world, &world->bob, "{\"id\":7,\"do\":\"ready\"}");
    assert_string_equal(say(world, &world->ann, "{\"id\":8,\"do\":\"start\"}"), "");
}

static void a_network_is_a_house(void **state)
{
    struct world *world = *state;
    assert_string_equal(begin(world, "2001:db8:1:2::1", "2001:db8:1:2::9", true), "same_house");
}

int main(void)
{
#define IN_WORLD(test) cmocka_unit_test_setup_teardown(test, open_world, close_world)
    const struct CMUnitTest tests[] = {
        IN_WORLD(who_stays_away_has_lost), IN_WORLD(who_comes_back_has_his_time_anew),
        IN_WORLD(of_two_who_go_the_first_has_lost), IN_WORLD(a_game_that_is_not_rated_waits),
        IN_WORLD(a_house_is_not_rated_against_itself), IN_WORLD(a_network_is_a_house),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return token_start() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
