/* Charts read from text: the built-in ones as they must be, and every way to get one wrong. */
#include <stdio.h>
#include <string.h>

#include "rules/chart.h"
#include "tests/rules/unit.h"

#define FIVE(row) row row row row row
#define SEA "..........\n"

static struct chart read_builtin(const char *name, enum mode mode)
{
    struct chart chart;
    struct chart_error error;
    const char *text = chart_builtin_text(name, mode);
    assert_non_null(text);
    assert_true(chart_read(&chart, name, text, strlen(text), &error));
    return chart;
}

static void every_builtin_chart_is_read(void **state)
{
    (void)state;
    static const char *const names[] = {"alpha",     "bravo",   "charlie", "delta",  "echo",
                                        "alpha-2",   "bravo-2", "charlie-2", "delta-2", "echo-2"};
    assert_int_equal(chart_builtin_count(), COUNT(names));
    for (int i = 0; i < COUNT(names); i++) {
        for (int mode = 0; mode < MODES; mode++) {
            struct chart chart = read_builtin(names[i], mode);
            assert_int_equal(chart.side, mode == TURN_BY_TURN ? 10 : 15);
            assert_int_equal(chart_mode(&chart), mode);
            assert_string_equal(chart.name, names[i]);
        }
    }
    assert_null(chart_builtin_text("foxtrot", TURN_BY_TURN));
}

static void signs_come_back_as_they_were(void **state)
{
    (void)state;
    for (int i = 0; i < chart_builtin_count(); i++) {
        for (int mode = 0; mode < MODES; mode++) {
            struct chart chart = read_builtin(chart_builtin_name(i), mode);
            const char *text = chart_builtin_text(chart_builtin_name(i), mode);
            while (*text == ';') text = strchr(text, '\n') + 1;
            for (int y = 0; y < chart.side; y++, text++)
                for (int x = 0; x < chart.side; x++, text++)
                    assert_int_equal(chart_sign(&chart, space_at(x, y)), *text);
        }
    }
}

static void scenarios_have_their_features(void **state)
{
    (void)state;
    struct chart echo = read_builtin("echo", REAL_TIME), lava = read_builtin("delta-2", REAL_TIME);
    struct chart ice = read_builtin("charlie-2", REAL_TIME);
    struct chart dead = read_builtin("echo-2", REAL_TIME);
    assert_int_equal(echo.scenario, SCENARIO_ARCHER);
    assert_true(bits_has(&echo.archer, space_named("C4")));
    assert_true(bits_has(&echo.sea, space_named("C4")));
    assert_int_equal(lava.scenario, SCENARIO_VOLCANO);
    assert_int_equal(lava.volcano[0], space_named("D4"));
    assert_int_equal(lava.volcano[1], space_named("L11"));
    assert_false(bits_has(&lava.sea, space_named("D4")));
    static const char *const holes[] = {"M3", "L8", "G12", "N14"};
    assert_int_equal(bits_count(&ice.hole), COUNT(holes));
    for (int i = 0; i < COUNT(holes); i++) assert_true(bits_has(&ice.hole, space_named(holes[i])));
    assert_int_equal(dead.scenario, SCENARIO_REPAIR);
    for (int s = 0; s < SCENARIO; s++) assert_true(bits_any(&dead.island_of[s]));
    assert_int_equal(read_builtin("delta", REAL_TIME).scenario, SCENARIO_NONE);
}

static void sectors_are_numbered_row_by_row(void **state)
{
    (void)state;
    static const struct {
        const char *at;
        int small, large;
    } places[] = {{"A1", 1, 1},  {"E5", 1, 1},  {"F1", 2, 2},  {"J5", 2, 2},  {"A6", 3, 4},
                  {"E10", 3, 4}, {"F6", 4, 5},  {"J10", 4, 5}, {"K1", 0, 3},  {"O5", 0, 3},
                  {"K6", 0, 6},  {"O10", 0, 6}, {"A11", 0, 7}, {"E15", 0, 7}, {"F11", 0, 8},
                  {"J15", 0, 8}, {"K11", 0, 9}, {"O15", 0, 9}, {"L14", 0, 9}};
    struct chart small = read_builtin("alpha", TURN_BY_TURN);
    struct chart large = read_builtin("alpha", REAL_TIME);
    for (int i = 0; i < COUNT(places); i++) {
        uint8_t at = space_named(places[i].at);
        assert_int_equal(chart_sector(&large, at), places[i].large);
        struct bits sector = chart_sector_bits(&large, places[i].large);
        assert_true(bits_has(&sector, at));
        assert_int_equal(bits_count(&sector), 25);
        if (places[i].small) assert_int_equal(chart_sector(&small, at), places[i].small);
    }
}

struct fault {
    const char *text;
    int line, column;
    const char *says; /* a word of the message */
};

static const struct fault faults[] = {
    {"", 1, 0, "no chart"},
    {"; only a comment\n", 2, 0, "no chart"},
    {FIVE(SEA) FIVE(SEA) SEA, 11, 1, "more rows"},
    {FIVE(SEA), 6, 0, "fewer rows"},
    {".........\n", 1, 9, "10 or 15"},
    {"............\n", 1, 11, "10 or 15"},
    {SEA SEA ".........\n" FIVE(SEA) SEA SEA, 3, 10, "length"},
    {SEA SEA "...........\n" FIVE(SEA) SEA SEA, 3, 11, "length"},
    {"; name\n" SEA "....?.....\n" FIVE(SEA) SEA SEA SEA, 3, 5, "unknown sign"},
    {SEA "....x.....\n" FIVE(SEA) SEA SEA SEA, 2, 5, "unknown sign"},
    {"#.........\n" ".........#\n" FIVE(SEA) SEA SEA ".\t........\n", 10, 2, "unknown sign"},
    {".#........\n##........\n" FIVE(SEA) SEA SEA SEA, 1, 3, "not connected"},
    {FIVE(SEA) FIVE("##########\n"), 0, 0, NULL},
    {FIVE("##########\n") FIVE("##########\n"), 1, 0, "no sea"},
    {"V.........\n" SEA "..V.......\n" FIVE(SEA) SEA SEA, 1, 1, "edge"},
    {SEA SEA "..V......V\n" FIVE(SEA) SEA SEA, 3, 10, "edge"},
    {SEA SEA "..V.......\n" FIVE(SEA) SEA SEA, 3, 3, "two volcanoes"},
    {SEA "..V.V.V...\n" FIVE(SEA) SEA SEA SEA, 2, 7, "two volcanoes"},
    {SEA "..V.V.M...\n" FIVE(SEA) SEA SEA SEA, 2, 7, "two scenarios"},
    {SEA "..M...t...\n" FIVE(SEA) SEA SEA SEA, 2, 7, "two scenarios"},
    {SEA "\n" FIVE(SEA) SEA SEA SEA SEA, 2, 0, "empty line"},
};

static void faults_are_told_with_line_and_column(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT(faults); i++) {
        struct chart chart, before;
        struct chart_error error = {0};
        memset(&chart, 0x5a, sizeof chart);
        before = chart;
        bool read = chart_read(&chart, "x", faults[i].text, strlen(faults[i].text), &error);
        assert_int_equal(read, faults[i].says == NULL);
        if (read) continue;
        if (!strstr(error.text, faults[i].says)) print_message("# %d: %s\n", i, error.text);
        assert_non_null(strstr(error.text, faults[i].says));
        assert_int_equal(error.line, faults[i].line);
        assert_int_equal(error.column, faults[i].column);
        assert_memory_equal(&chart, &before, sizeof chart);
    }
}

static void line_ends_of_other_systems_are_read(void **state)
{
    (void)state;
    struct chart chart;
    struct chart_error error;
    static const char text[] = "; dos\r\n" FIVE("..........\r\n") FIVE("..........\r\n") "\r\n";
    assert_true(chart_read(&chart, "x", text, strlen(text), &error));
    assert_int_equal(bits_count(&chart.sea), 100);
}

static void a_text_need_not_end(void **state)
{
    (void)state;
    struct chart chart;
    struct chart_error error;
    static const char text[] = FIVE(SEA) SEA SEA SEA SEA "..........";
    assert_true(chart_read(&chart, "x", text, strlen(text), &error));
    assert_false(chart_read(&chart, "x", text, strlen(text) - 1, &error));
    assert_int_equal(error.line, 10);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_builtin_chart_is_read),
    cmocka_unit_test(signs_come_back_as_they_were),
    cmocka_unit_test(scenarios_have_their_features),
    cmocka_unit_test(sectors_are_numbered_row_by_row),
    cmocka_unit_test(faults_are_told_with_line_and_column),
    cmocka_unit_test(line_ends_of_other_systems_are_read),
    cmocka_unit_test(a_text_need_not_end),
};
UNIT_MAIN(tests)
