/* Deadlines that nobody can meet and games that do not end: the server goes on. */
#include "tests/server/world.h"

enum { TWO_MINUTES = 120000, CALLS_NEEDED = 20000 };

/* Ann plays against Bob, Cid comes as well. */
static void begin(struct world *world, const char *options)
{
    char text[SAID_MAX];
    world->ann = (struct guest){.name = "Ann", .address = "192.0.2.1"};
    world->bob = (struct guest){.name = "Bob", .address = "198.51.100.1"};
    world->cid = (struct guest){.name = "Cid", .address = "203.0.113.1"};
    come(world, &world->ann);
    snprintf(text, sizeof text, "{\"id\":2,\"do\":\"create\",\"options\":{\"players\":[1,1],"
             "\"first\":\"blue\",\"absent\":\"wait\"%s}}", options);
    assert_string_equal(say(world, &world->ann, text), "");
    memcpy(world->bob.code, world->ann.code, sizeof world->bob.code);
    memcpy(world->cid.code, world->ann.code, sizeof world->cid.code);
    come(world, &world->bob);
    come(world, &world->cid);
    say(world, &world->ann, "{\"id\":3,\"do\":\"sit\",\"seat\":\"blue.captain\"}");
    say(world, &world->bob, "{\"id\":3,\"do\":\"sit\",\"seat\":\"yellow.captain\"}");
    say(world, &world->bob, "{\"id\":4,\"do\":\"ready\"}");
    assert_string_equal(say(world, &world->ann, "{\"id\":5,\"do\":\"start\"}"), "");
}

static json_int_t host(const struct guest *guest)
{
    return json_integer_value(json_object_get(guest->room, "host"));
}

/* To the very millisecond at which somebody else should become host, and nobody may. */
static void a_table_that_only_a_spectator_is_left_at(void **state)
{
    struct world *world = *state;
    begin(world, ",\"listed\":true");
    json_int_t ann = host(&world->cid);
    go(world, &world->bob);
    go(world, &world->ann);
    pass(world, TWO_MINUTES);
    pass(world, 2 * TWO_MINUTES);
    assert_string_equal(say(world, &world->cid, "{\"id\":9,\"do\":\"ping\"}"), "");
    assert_int_equal(host(&world->cid), ann);
    come(world, &world->bob);
    pass(world, 1000);
    assert_true(host(&world->cid) != ann);
}

static const char *place(struct world *world, struct guest *guest, const char *team)
{
    char text[SAID_MAX];
    snprintf(text, sizeof text, "{\"id\":6,\"n\":1,\"order\":{\"do\":\"place\",\"team\":\"%s\","
             "\"at\":\"A1\"}}", team);
    return say(world, guest, text);
}

static const char *call(struct world *world, struct guest *guest)
{
    world->now_ms += 500;
    return say(world, guest, "{\"id\":9,\"call\":{\"call\":\"wait\"}}");
}

/* One call of Bob's for so many of Ann's, until the game is over. */
static void call_until_it_ends(struct world *world, int hers, const char *winner,
                               const char *reason)
{
    int calls = 0;
    begin(world, "");
    assert_string_equal(place(world, &world->ann, "blue"), "");
    assert_string_equal(place(world, &world->bob, "yellow"), "");
    while (plays(&world->ann) && calls < CALLS_NEEDED + 10)
        assert_string_equal(call(world, calls++ % (hers + 1) ? &world->ann : &world->bob), "");
    json_t *result = json_object_get(world->ann.room, "result");
    assert_in_range(calls, CALLS_NEEDED - 10, CALLS_NEEDED);
    assert_string_equal(json_string_value(json_object_get(result, "winner")), winner);
    assert_string_equal(json_string_value(json_object_get(result, "reason")), reason);
}

static void a_game_without_end_is_a_draw(void **state)
{
    call_until_it_ends(*state, 1, "draw", "agreed");
}

static void nobody_gets_around_a_loss_by_filling_the_game(void **state)
{
    call_until_it_ends(*state, 9, "yellow", "abandoned");
}

/* Whatever the store reads must stay where it is until it has been read. */
static void a_store_that_fails_at_the_end(void **state)
{
    struct world *world = *state;
    int in_hand = 0;
    bool drained = false;
    begin(world, "");
    world->disk.full = true;
    server_message(world->ann.session, "{\"id\":7,\"do\":\"stand\"}", 22, world->now_ms);
    pass(world, 3000);
    server_drain(world->server, world->now_ms);
    for (int i = 0; i < 20000; i++) {
        server_step(world->server, ++world->now_ms);
        bool ended = server_drained(world->server);
        drained |= ended;
        in_hand += world->disk.batch != NULL;
        assert_false(ended && world->disk.batch);
    }
    assert_true(drained && in_hand > 0);
}

int main(void)
{
#define IN_WORLD(test) cmocka_unit_test_setup_teardown(test, open_world, close_world)
    const struct CMUnitTest tests[] = {
        IN_WORLD(a_table_that_only_a_spectator_is_left_at), IN_WORLD(a_game_without_end_is_a_draw),
        IN_WORLD(nobody_gets_around_a_loss_by_filling_the_game),
        IN_WORLD(a_store_that_fails_at_the_end),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return token_start() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
