/* The parser, line by line: what is read, and what is refused with which name. */
#include "tests/wire/wire_test.h"
#include <stdio.h>

#include "wire/parse.h"

static struct stroke stroke;

static enum error parse(const char *line, struct request *request)
{
    char why[PARSE_WHY_MAX] = "";
    enum error error = parse_line(line, strlen(line), request, &stroke, why);
    assert_int_equal(error == ERROR_OK, why[0] == '\0');
    return error;
}

static const struct {
    enum error error;
    const char *line;
} refusals[] = {
    {ERROR_BAD_JSON, ""},
    {ERROR_BAD_JSON, "  "},
    {ERROR_BAD_JSON, "hello"},
    {ERROR_BAD_JSON, "7"},
    {ERROR_BAD_JSON, "[]"},
    {ERROR_BAD_JSON, "{\"do\":\"pass\",\"team\":\"blue\"} x"},
    {ERROR_BAD_JSON, "{\"do\":\"pass\",\"do\":\"surface\",\"team\":\"blue\"}"},
    {ERROR_BAD_JSON, "{'do':'pass'}"},
    {ERROR_BAD_JSON, "{\"do\":\"pass\",\"team\":\"\xff\"}"},
    {ERROR_BAD_ORDER, "{}"},
    {ERROR_BAD_ORDER, "{\"do\":7,\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"dance\",\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"abandon\",\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"pass\\u0000\",\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"pass\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"pass\",\"team\":1}"},
    {ERROR_UNKNOWN_TEAM, "{\"do\":\"pass\",\"team\":\"red\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"course\",\"team\":\"red\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"course\",\"team\":\"red\",\"dir\":\"n\"}"},
    {ERROR_UNKNOWN_TEAM, "{\"do\":\"course\",\"team\":\"Blue\",\"dir\":\"N\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"pass\",\"team\":\"blue\",\"by\":\"cook\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"place\",\"team\":\"blue\",\"at\":\"c7\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"place\",\"team\":\"blue\",\"at\":\"7C\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"place\",\"team\":\"blue\",\"at\":7}"},
    {ERROR_BAD_ORDER, "{\"do\":\"mark\",\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"mark\",\"team\":\"blue\",\"gauge\":\"radar\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"cross\",\"team\":\"blue\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"cross\",\"team\":\"blue\",\"symbol\":\"W7\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"cross\",\"team\":\"blue\",\"symbol\":false}"},
    {ERROR_BAD_ORDER, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":1.5}"},
    {ERROR_BAD_ORDER, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":\"1\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":3}"},
    {ERROR_BAD_ORDER,
     "{\"do\":\"answer\",\"team\":\"blue\",\"row\":3,\"column\":\"C\",\"sector\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":3,\"column\":3}"},
    {ERROR_BAD_ORDER, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":3,\"column\":\"CC\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":3.0,\"sector\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":null,\"sector\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"silence\",\"team\":\"blue\",\"dir\":\"N\"}"},
    {ERROR_BAD_ORDER, "{\"do\":\"silence\",\"team\":\"blue\",\"dir\":\"N\",\"length\":-1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"silence\",\"team\":\"blue\",\"dir\":\"up\",\"length\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"silence\",\"team\":\"red\",\"length\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"silence\",\"team\":\"blue\",\"dir\":\"N\","
                      "\"length\":99999999999999999999}"},
    {ERROR_BAD_ORDER, "{\"do\":\"volcano\",\"team\":\"blue\",\"which\":3}"},
    {ERROR_BAD_ORDER, "{\"do\":\"volcano\",\"team\":\"blue\",\"which\":257}"},
    {ERROR_BAD_ORDER, "{\"do\":\"confirm\",\"team\":\"blue\",\"accept\":1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"repair\",\"team\":\"blue\",\"system\":null}"},
    {ERROR_BAD_ORDER, "{\"do\":\"tick\",\"ms\":-1}"},
    {ERROR_BAD_ORDER, "{\"do\":\"tick\",\"ms\":86400001}"},
    {ERROR_BAD_ORDER, "{\"do\":\"tick\"}"},
    {ERROR_BAD_ORDER, "{\"ask\":\"weather\"}"},
    {ERROR_BAD_ORDER, "{\"ask\":\"legal\"}"},
    {ERROR_UNKNOWN_TEAM, "{\"ask\":\"legal\",\"team\":\"red\"}"},
    {ERROR_BAD_ORDER, "{\"ask\":\"view\",\"seat\":\"blue.cook\"}"},
    {ERROR_BAD_ORDER, "{\"ask\":\"view\"}"},
};

static void refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        struct request request;
        enum error error = parse(refusals[i].line, &request);
        if (error != refusals[i].error)
            fail_msg("%s gives %s, not %s", refusals[i].line, error_name(error),
                     error_name(refusals[i].error));
    }
}

/* Values that a byte cannot hold must come out as ones that the rules refuse by name. */
static void too_large_is_left_to_the_rules(void **state)
{
    (void)state;
    static const struct {
        enum error error;
        const char *line;
    } rows[] = {
        {ERROR_BAD_SECTOR, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":5}"},
        {ERROR_BAD_SECTOR, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":0}"},
        {ERROR_BAD_SECTOR, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":-3}"},
        {ERROR_BAD_SECTOR, "{\"do\":\"drone\",\"team\":\"blue\",\"sector\":257}"},
        {ERROR_NO_DUTY, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":256,\"sector\":1}"},
        {ERROR_NO_DUTY, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":0,\"sector\":1}"},
        {ERROR_NO_DUTY, "{\"do\":\"answer\",\"team\":\"blue\",\"row\":1,\"column\":\"Z\"}"},
    };
    struct setup setup = test_setup("alpha", TURN_BY_TURN);
    struct game game;
    game_init(&game, &setup);
    test_play(&game, test_order_at(DO_PLACE, BLUE, "C7"));
    test_play(&game, test_order_at(DO_PLACE, YELLOW, "H3"));
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct request request;
        assert_int_equal(parse(rows[i].line, &request), ERROR_OK);
        assert_int_equal(game_check(&game, &request.order), rows[i].error);
    }
}

static void orders_are_read(void **state)
{
    (void)state;
    struct request request;
    const struct order *order = &request.order;
    assert_int_equal(
        parse("{\"do\":\"course\",\"team\":\"yellow\",\"dir\":\"W\",\"x\":1}", &request), ERROR_OK);
    assert_false(request.is_question);
    assert_int_equal(order->kind, DO_COURSE);
    assert_int_equal(order->team, YELLOW);
    assert_int_equal(order->dir, WEST);
    assert_int_equal(order->by, NO_ROLE);
    assert_int_equal(parse("{\"do\":\"mark\",\"team\":\"blue\",\"gauge\":null}", &request),
                     ERROR_OK);
    assert_int_equal(order->value, EMPTY_DUTY);
    assert_int_equal(parse("{\"do\":\"torpedo\",\"team\":\"blue\",\"at\":\"Z99\"}", &request),
                     ERROR_OK);
    assert_int_equal(order->at, BEYOND);
    assert_int_equal(parse("{\"do\":\"sonar\",\"team\":\"blue\",\"by\":\"first_mate\"}", &request),
                     ERROR_OK);
    assert_int_equal(order->by, FIRST_MATE);
    assert_int_equal(parse("{\"do\":\"silence\",\"team\":\"blue\",\"length\":0}", &request),
                     ERROR_OK);
    assert_int_equal(order->dir, NO_DIR);
    assert_int_equal(parse("{\"do\":\"tick\",\"ms\":86400000}", &request), ERROR_OK);
    assert_int_equal(order->team, NO_TEAM);
    assert_int_equal(order->ms, 86400000);
    assert_int_equal(parse("{\"ask\":\"view\",\"seat\":\"yellow.engineer\"}", &request), ERROR_OK);
    assert_true(request.is_question);
    assert_int_equal(request.question.seat, seat_of(YELLOW, ENGINEER));
}

/* One trace with its parts exchanged for others. */
static enum error trace(const char *section, const char *player, const char *initials,
                        const char *points, struct request *request)
{
    static char line[LINE_MAX_BYTES];
    snprintf(line, sizeof line,
             "{\"do\":\"trace\",\"team\":\"blue\",\"section\":%s,\"player\":%s,\"initials\":%s,"
             "\"stroke\":%s}",
             section, player, initials, points);
    return parse(line, request);
}

static void strokes_are_read(void **state)
{
    (void)state;
    struct request request;
    assert_int_equal(trace("4", "\"p2\"", "\"AB\"", "[[0.5,-1],[100000,2.0078125]]", &request),
                     ERROR_OK);
    assert_int_equal(request.order.value, 4);
    assert_int_equal(request.order.player, 2);
    assert_int_equal(stroke.count, 2);
    assert_int_equal(stroke.point[0].x, 32);
    assert_int_equal(stroke.point[0].y, -64);
    assert_int_equal(stroke.point[1].x, 6400000);
    assert_int_equal(stroke.point[1].y, 129); /* half a unit of 1/64 rounds away from zero */
    assert_int_equal(trace("0", "\"p2\"", "\"A\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("5", "\"p2\"", "\"A\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p5\"", "\"A\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "2", "\"A\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"1234567890123\"", "[[0,0],[1,1]]", &request),
                     ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"a\\nb\"", "[[0,0],[1,1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"\xc2\x85\"", "[[0,0],[1,1]]", &request),
                     ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"\xd0\x81\"", "[[0,0],[1,1]]", &request), ERROR_OK);
    assert_int_equal(trace("1", "\"p2\"", "\"A\"", "[[0,0]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"A\"", "[[0,0],[1]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"A\"", "[[0,0],[1,\"1\"]]", &request), ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"A\"", "[[0,0],[1,100001]]", &request),
                     ERROR_BAD_ORDER);
    assert_int_equal(trace("1", "\"p2\"", "\"A\"", "{}", &request), ERROR_BAD_ORDER);
}

static void strokes_have_at_most_256_points(void **state)
{
    (void)state;
    for (int points = STROKE_POINTS_MAX; points <= STROKE_POINTS_MAX + 1; points++) {
        char list[16 * (STROKE_POINTS_MAX + 2)] = "[";
        struct request request;
        for (int i = 0; i < points; i++) strcat(list, i ? ",[1,2]" : "[1,2]");
        strcat(list, "]");
        assert_int_equal(trace("1", "\"p1\"", "\"A\"", list, &request),
                         points > STROKE_POINTS_MAX ? ERROR_BAD_ORDER : ERROR_OK);
    }
}

/* The server's way: the team comes from the session. */
static void a_fixed_team(void **state)
{
    (void)state;
    char why[PARSE_WHY_MAX];
    static const char *const own[] = {"{\"do\":\"surface\"}",
                                      "{\"do\":\"surface\",\"team\":\"yellow\"}"};
    struct order order;
    struct in in = {0};
    for (int i = 0; i < 2; i++) {
        const struct value *object = parse_object(&in, own[i], strlen(own[i]), why);
        assert_int_equal(parse_order(object, YELLOW, &order, &stroke, why), ERROR_OK);
        assert_int_equal(order.team, YELLOW);
        assert_int_equal(parse_order(object, BLUE, &order, &stroke, why),
                         i ? ERROR_WRONG_ROLE : ERROR_OK);
    }
    in_release(&in);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refused),
        cmocka_unit_test(too_large_is_left_to_the_rules),
        cmocka_unit_test(orders_are_read),
        cmocka_unit_test(strokes_are_read),
        cmocka_unit_test(strokes_have_at_most_256_points),
        cmocka_unit_test(a_fixed_team),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
