/*
 * The reader. Texts that are JSON by a hair's breadth or not quite, and many thousand that were
 * made of such texts by changing, cutting and doubling bytes, are read by jansson as well: both
 * refuse, or both find the same values.
 */
#include "tests/wire/wire_test.h"

#include "tests/wire/same_json.h"

static const struct {
    bool good;
    const char *text;
} rows[] = {
    {true, "{}"}, {true, "[]"}, {true, " \t\r\n7 "}, {true, "\"\""}, {true, "null"},
    {true, "{\"id\":7,\"n\":12,\"order\":{\"do\":\"course\",\"dir\":\"N\"}}"},
    {true, "{\"do\":\"hello\",\"token\":null,\"room\":\"K7QFM\",\"game\":1,\"v\":40}"},
    {true, "{\"stroke\":[[0.5,-1],[100000,2.0078125],[-0.0,1e2],[1E+2,12.5e-3]]}"},
    {true, "[true,false,null,[[]],{\"\":{}},-0,0]"},
    {true, "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\ud83d\\ude00\\u0000z\""},
    {true, "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\x7f\""},
    {true, "[9223372036854775807,-9223372036854775808]"},
    {true, "[1e-400,4.9e-324,1.7976931348623157e308,0.1,123456789.123456789]"},
    {false, ""}, {false, " "}, {false, "hello"}, {false, "nul"}, {false, "nulls"},
    {false, "{"}, {false, "["}, {false, "[1"}, {false, "[1,"}, {false, "[1,]"}, {false, "[,1]"},
    {false, "[1 2]"}, {false, "{\"a\"}"}, {false, "{\"a\":}"}, {false, "{\"a\":1,}"},
    {false, "{,}"}, {false, "{a:1}"}, {false, "{\"a\":1]"}, {false, "[1}"}, {false, "1 1"},
    {false, "{\"a\":1,\"a\":2}"}, {false, "{\"a\":1,\"b\":2,\"\\u0061\":3}"},
    {false, "{\"a\\u0000\":1}"}, {false, "\"\n\""}, {false, "\"\x1f\""}, {false, "\"\\x\""},
    {false, "\"\\u12\""}, {false, "\"\\u123g\""}, {false, "\"\\ud83d\""}, {false, "\"\\ude00\""},
    {false, "\"\\ud83d\\u0041\""}, {false, "\"\\ud83d\\n\""}, {false, "\""}, {false, "\"\\"},
    {false, "\"\xff\""}, {false, "\"\xc0\x80\""}, {false, "\"\xed\xa0\x80\""},
    {false, "\"\xf4\x90\x80\x80\""}, {false, "\"\xc3\""}, {false, "\xef\xbb\xbf{}"},
    {false, "01"}, {false, "-"}, {false, "-a"}, {false, "+1"}, {false, ".5"}, {false, "1."},
    {false, "1.e5"}, {false, "1e"}, {false, "1e+"}, {false, "0x10"}, {false, "NaN"},
    {false, "Infinity"}, {false, "9223372036854775808"}, {false, "-9223372036854775809"},
    {false, "1e400"}, {false, "-1e400"}, {false, "[1e999,"}, {false, "// no\n7"}, {false, "'a'"},
};

static void check(struct in *in, const char *bytes, size_t length)
{
    if (!same_json(in, bytes, length)) fail_msg("not as jansson: %.*s", (int)length, bytes);
}

static void corners(void **state)
{
    struct in in = {0};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!!in_read(&in, rows[i].text, strlen(rows[i].text)) != rows[i].good)
            fail_msg("%s is %s", rows[i].text, rows[i].good ? "refused" : "taken");
        check(&in, rows[i].text, strlen(rows[i].text));
    }
    check(&in, "[1\0]", 4);
    check(&in, "{}\0", 3);
    check(&in, "\"a\0b\"", 5);
    in_release(&in);
}

static uint64_t chance = 5;

static uint32_t below(uint32_t n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((chance >> 33) % n);
}

/* A few bytes changed, left out or put in, of two texts behind each other. */
static size_t mutate(char *to)
{
    static const char spice[] = "{}[]\",:\\u0d8e-+.9 \n\x80\xc3\xed\xf0tfn";
    const char *a = rows[below(sizeof rows / sizeof *rows)].text;
    const char *b = rows[below(sizeof rows / sizeof *rows)].text;
    size_t length = strlen(a), more = below((uint32_t)strlen(b) + 1);
    memcpy(to, a, length);
    if (below(2)) {
        memcpy(to + length, b, more);
        length += more;
    }
    for (uint32_t i = below(4); i && length; i--) {
        uint32_t at = below((uint32_t)length);
        char *place = to + at;
        switch (below(3)) {
        case 0: *place = spice[below(sizeof spice)]; break;
        case 1: memmove(place, place + 1, --length - at); break;
        default:
            memmove(place + 1, place, length++ - at);
            *place = spice[below(sizeof spice)];
        }
    }
    return length;
}

static void changed_texts(void **state)
{
    char text[512];
    struct in in = {0};
    (void)state;
    for (int i = 0; i < 300000; i++) check(&in, text, mutate(text));
    in_release(&in);
}

static void depth_is_bounded(void **state)
{
    static char text[2 * IN_DEPTH_MAX + 4];
    struct in in = {0};
    (void)state;
    for (uint32_t depth = IN_DEPTH_MAX - 1; depth <= IN_DEPTH_MAX + 1; depth++) {
        memset(text, '[', depth);
        memset(text + depth, ']', depth);
        assert_int_equal(!!in_read(&in, text, 2 * depth), depth <= IN_DEPTH_MAX);
        check(&in, text, 2 * depth);
        text[depth] = '7'; /* a value inside the innermost */
        memset(text + depth + 1, ']', depth);
        assert_int_equal(!!in_read(&in, text, 2 * depth + 1), depth < IN_DEPTH_MAX);
        check(&in, text, 2 * depth + 1);
    }
    in_release(&in);
}

/* An object of many names: each is found, and the one that comes twice as well. */
static void many_names(void **state)
{
    enum { NAMES = 3000 };
    static char text[NAMES * 16];
    struct in in = {0};
    (void)state;
    for (int twice = -1; twice < NAMES; twice = twice < 0 ? 0 : twice * 2 + 1) {
        size_t length = 0;
        text[length++] = '{';
        for (int i = 0; i < NAMES; i++)
            length += (size_t)sprintf(text + length, "\"%d\":%d,", i * 7919 % NAMES, i);
        length += (size_t)sprintf(text + length, "\"%d\":0}", twice);
        assert_int_equal(!!in_read(&in, text, length), twice < 0);
        check(&in, text, length);
    }
    in_release(&in);
}

/* That a number does not fit is told apart from what is no JSON. */
static void numbers_that_do_not_fit(void **state)
{
    static const char *const text[] = {"9223372036854775808", "-9223372036854775809", "1e400",
                                       "[1,-1e400]", "{\"a\":{\"b\":99999999999999999999}}"};
    struct in in = {0};
    (void)state;
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        assert_null(in_read(&in, text[i], strlen(text[i])));
        assert_true(in.too_large);
    }
    assert_null(in_read(&in, "[1,2", 4));
    assert_false(in.too_large);
    in_release(&in);
}

/* Whatever was read before, the next text is read as if it were the first. */
static void the_arena_forgets(void **state)
{
    struct in in = {0};
    (void)state;
    static const char first[] = "{\"a\":[1,2,3],\"b\":\"long enough\"}";
    assert_non_null(in_read(&in, first, strlen(first)));
    assert_null(in_read(&in, "[1e999]", 7));
    assert_true(in.too_large);
    assert_null(in_read(&in, "[", 1));
    assert_false(in.too_large);
    const struct value *value = in_read(&in, "{\"b\":\"x\"}", 9);
    assert_non_null(value);
    assert_null(in.wrong);
    assert_null(value_get(value, "a"));
    assert_string_equal(value_text(value_get(value, "b")), "x");
    in_release(&in);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(corners),        cmocka_unit_test(changed_texts),
        cmocka_unit_test(depth_is_bounded), cmocka_unit_test(many_names),
        cmocka_unit_test(numbers_that_do_not_fit), cmocka_unit_test(the_arena_forgets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
