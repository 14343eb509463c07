/* The writer: bounds, numbers, strings. */
#include "tests/wire/wire_test.h"
#include "wire/out.h"

/* Whatever the size of the buffer, nothing is written past it, and too small a one is told. */
static void never_beyond_the_buffer(void **state)
{
    (void)state;
    for (size_t capacity = 0; capacity <= 40; capacity++) {
        char buffer[64];
        struct out out;
        memset(buffer, '#', sizeof buffer);
        out_fixed(&out, buffer, capacity);
        out_lit(&out, "{\"a\":");
        out_number(&out, 1234567);
        out_key(&out, "b");
        out_string(&out, "x\ny", 3);
        out_char(&out, '}');
        assert_int_equal(out.overflow, capacity < 25);
        for (size_t i = capacity; i < sizeof buffer; i++) assert_int_equal(buffer[i], '#');
        if (!out.overflow)
            assert_string_equal(out_cstring(&out), "{\"a\":1234567,\"b\":\"x\\ny\"}");
    }
}

static int grows_left;

static void *grow_sometimes(void *text, size_t capacity)
{
    return grows_left-- > 0 ? realloc(text, capacity) : NULL;
}

static void grows_until_the_heap_says_no(void **state)
{
    (void)state;
    struct out out;
    grows_left = 2;
    out_growing(&out, grow_sometimes);
    for (int i = 0; i < 3000; i++) out_char(&out, 'x');
    assert_true(out.overflow);
    assert_int_equal(out.length, 2 * OUT_FIRST_CAPACITY - 1);
    assert_int_equal(strlen(out_cstring(&out)), out.length);
    out_reset(&out);
    out_lit(&out, "again");
    assert_false(out.overflow);
    assert_string_equal(out_cstring(&out), "again");
    free(out.text);
}

static void numbers(void **state)
{
    (void)state;
    char buffer[128];
    struct out out;
    out_fixed(&out, buffer, sizeof buffer);
    out_number(&out, 0);
    out_char(&out, ' ');
    out_number(&out, UINT64_MAX);
    out_char(&out, ' ');
    out_signed(&out, INT64_MIN);
    out_char(&out, ' ');
    out_signed(&out, -1);
    assert_string_equal(out_cstring(&out), "0 18446744073709551615 -9223372036854775808 -1");
}

static void strings_are_always_json(void **state)
{
    (void)state;
    static const struct {
        const char *bytes, *json;
    } rows[] = {
        {"plain", "\"plain\""},
        {"a\"b\\c", "\"a\\\"b\\\\c\""},
        {"\n\t\r\x01\x7f", "\"\\n\\t\\u000d\\u0001\\u007f\""},
        {"\xc3\xa9\xe2\x82\xac\xf0\x9f\x90\x9f", "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x90\x9f\""},
        {"\xff", "\"\xef\xbf\xbd\""},
        {"\xc0\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\""},                 /* an overlong NUL */
        {"\xed\xa0\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""}, /* a surrogate */
        {"\xe2\x82", "\"\xef\xbf\xbd\xef\xbf\xbd\""},                 /* cut off */
        {"\xf4\x90\x80\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[64];
        struct out out;
        out_fixed(&out, buffer, sizeof buffer);
        out_string(&out, rows[i].bytes, strlen(rows[i].bytes));
        assert_string_equal(out_cstring(&out), rows[i].json);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(never_beyond_the_buffer),
        cmocka_unit_test(grows_until_the_heap_says_no),
        cmocka_unit_test(numbers),
        cmocka_unit_test(strings_are_always_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
