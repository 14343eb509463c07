/* The sentence that a refused order is answered with. */
#include "tests/wire/wire_test.h"
#include "wire/message.h"

static struct game game;

static void assert_message(struct order order, enum error error, const char *text)
{
    char buffer[128];
    struct out out;
    out_fixed(&out, buffer, sizeof buffer);
    assert_int_equal(game_check(&game, &order), error);
    message_refused(&out, &game, &order, error);
    assert_string_equal(out_cstring(&out), text);
}

static struct order silence(enum dir dir, int length)
{
    struct order order = test_valued(DO_SILENCE, BLUE, length);
    order.dir = dir;
    return order;
}

static int begin(void **state)
{
    (void)state;
    struct setup setup = test_setup("alpha", TURN_BY_TURN);
    game_init(&game, &setup);
    test_play(&game, test_order_at(DO_PLACE, BLUE, "C7"));
    test_play(&game, test_order_at(DO_PLACE, YELLOW, "H3"));
    test_play(&game, test_course(BLUE, NORTH));
    return 0;
}

static void duties(void **state)
{
    (void)state;
    assert_message(test_order(DO_PASS, BLUE), ERROR_DUTY_PENDING,
                   "First Mate and Engineer have not reported OK");
    assert_message(test_valued(DO_CROSS, BLUE, symbol_named("W1")), ERROR_WRONG_PANEL,
                   "W1 is not on panel N");
    test_play(&game, test_valued(DO_MARK, BLUE, TORPEDO));
    assert_message(test_order(DO_PASS, BLUE), ERROR_DUTY_PENDING,
                   "the Engineer has not reported OK");
    test_play(&game, test_valued(DO_CROSS, BLUE, symbol_named("N4")));
    assert_message(test_valued(DO_CROSS, BLUE, symbol_named("N5")), ERROR_NO_DUTY,
                   error_text(ERROR_NO_DUTY));
}

static void spaces(void **state)
{
    (void)state;
    game.boat[BLUE].mark = game.boat[BLUE].cross = DUTY_NONE;
    game.boat[BLUE].gauge[TORPEDO] = game.boat[BLUE].gauge[MINE] = 3;
    game.boat[BLUE].gauge[SILENCE] = 6;
    assert_message(test_order_at(DO_TORPEDO, BLUE, "J10"), ERROR_OUT_OF_RANGE,
                   "J10 is out of range");
    assert_message(test_order_at(DO_TORPEDO, BLUE, "C4"), ERROR_ISLAND, "C4 is an island");
    assert_message(test_order_at(DO_TORPEDO, BLUE, "K1"), ERROR_OFF_MAP,
                   "that space is off the map");
    assert_message(test_order_at(DO_MINE, BLUE, "C7"), ERROR_OWN_ROUTE,
                   "C7 is already on your route");
    assert_message(test_order_at(DO_MINE, BLUE, "A1"), ERROR_NOT_ADJACENT,
                   "A1 is not next to your submarine");
    assert_message(silence(NORTH, 2), ERROR_ISLAND, "C4 is an island");
    assert_message(silence(SOUTH, 4), ERROR_OWN_ROUTE, "C7 is already on your route");
    assert_message(silence(WEST, 3), ERROR_OFF_MAP,
                   "the map ends there: you cannot go further west");
    assert_message(test_order_at(DO_TRIGGER, BLUE, "A1"), ERROR_NO_SUCH_MINE,
                   "you have no mine at A1");
}

static void gauges(void **state)
{
    (void)state;
    game.boat[BLUE].gauge[TORPEDO] = 3;
    assert_message(test_valued(DO_MARK, BLUE, TORPEDO), ERROR_GAUGE_FULL,
                   "the gauge is full: torpedo");
    game.boat[BLUE].mark = game.boat[BLUE].cross = DUTY_NONE;
    game.boat[BLUE].crossed = SYMBOL(NORTH, 2);
    assert_message(test_order_at(DO_TORPEDO, BLUE, "C5"), ERROR_BROKEN,
                   "a breakdown forbids the torpedo");
    assert_message(test_order(DO_SONAR, BLUE), ERROR_GAUGE_NOT_FULL,
                   "the gauge is not full: sonar");
    struct order by_engineer = test_order(DO_SONAR, BLUE);
    by_engineer.by = ENGINEER;
    assert_message(by_engineer, ERROR_WRONG_ROLE, "the Engineer may not order this: sonar");
}

/* Every error that can be given has a sentence, whatever the order: nothing is read out of place.
 */
static void always_a_sentence(void **state)
{
    (void)state;
    for (int kind = 0; kind < ORDER_KINDS; kind++)
        for (int error = ERROR_BAD_JSON; error <= ERROR_NO_DRAW; error++) {
            char buffer[128];
            struct out out;
            struct order order = test_valued(kind, YELLOW, 1);
            if (kind == DO_TICK) order.team = BLUE;
            out_fixed(&out, buffer, sizeof buffer);
            message_refused(&out, &game, &order, error);
            assert_false(out.overflow);
            assert_true(out.length > 8);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(duties, begin),
        cmocka_unit_test_setup(spaces, begin),
        cmocka_unit_test_setup(gauges, begin),
        cmocka_unit_test_setup(always_a_sentence, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
