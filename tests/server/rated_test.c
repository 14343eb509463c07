/* What keeps a rated game honest, in time that passes as the test says: nobody gets around a loss
 * by going away, and no household plays against itself. */
#include "tests/server/world.h"

enum { FIVE_MINUTES = 300000 };

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
