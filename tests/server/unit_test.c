/* The small parts of the server: alarms, limits, names, codes, options, settings, the metrics. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "rules/rng.h"
#include "server/config.h"
#include "server/conn.h"
#include "server/log.h"
#include "server/log_row.h"
#include "server/names.h"
#include "server/ratings.h"
#include "server/running_clock.h"
#include "wire/parse.h"

/* Alarms against a plain search for the earliest. */
static void alarms_come_in_order(void **state)
{
    enum { ALARMS = 200, ROUNDS = 5000 };
    static struct alarm alarm[ALARMS];
    struct alarms alarms = {0};
    uint64_t rng = 1;
    (void)state;
    for (int round = 0; round < ROUNDS; round++) {
        struct alarm *changed = &alarm[rng_below(&rng, ALARMS)];
        alarms_set(&alarms, changed, rng_below(&rng, 4) ? 1 + rng_below(&rng, 1000) : ALARM_NEVER);
        uint64_t first = ALARM_NEVER;
        for (int i = 0; i < ALARMS; i++)
            if (alarm[i].at_ms && (!first || alarm[i].at_ms < first)) first = alarm[i].at_ms;
        assert_int_equal(alarms_next(&alarms), first);
        if (rng_below(&rng, 3) || !first) continue;
        struct alarm *due = alarms_due(&alarms, first);
        assert_non_null(due);
        assert_int_equal(due->at_ms, ALARM_NEVER);
        assert_null(alarms_due(&alarms, first - 1));
    }
    alarms_release(&alarms);
}

static void buckets_fill_slowly(void **state)
{
    struct bucket bucket = bucket_full(3, 1000);
    (void)state;
    for (int i = 0; i < 3; i++) assert_true(bucket_take(&bucket, 3, 2, 1000));
    assert_false(bucket_take(&bucket, 3, 2, 1000));
    assert_false(bucket_take(&bucket, 3, 2, 1499));
    assert_true(bucket_take(&bucket, 3, 2, 1500));
    assert_false(bucket_take(&bucket, 3, 2, 1500));
    for (int i = 0; i < 3; i++) assert_true(bucket_take(&bucket, 3, 2, 99000));
    assert_false(bucket_take(&bucket, 3, 2, 99000));
    bucket = bucket_full(1, 0); /* one in 100 s, for somebody who asks twenty times a second */
    int taken = 0;
    for (uint64_t ms = 0; ms <= 200000; ms += 50)
        taken += bucket_spend_slowly(&bucket, 1, 10, 1, ms);
    assert_int_equal(taken, 3);
}

static void addresses_are_counted(void **state)
{
    static struct addresses addresses;
    struct address_limits limits = {.connections = 2, .rooms_per_minute = 1, .opens_per_s = 100};
    (void)state;
    struct address *one = addresses_connect(&addresses, "192.0.2.1", &limits, 1000);
    assert_ptr_equal(addresses_connect(&addresses, "192.0.2.1", &limits, 1000), one);
    assert_null(addresses_connect(&addresses, "192.0.2.1", &limits, 1000));
    assert_non_null(addresses_connect(&addresses, "192.0.2.2", &limits, 1000));
    addresses_leave(&addresses, one);
    assert_non_null(addresses_connect(&addresses, "192.0.2.1", &limits, 1000));
    assert_true(addresses_spend(one, BUDGET_ROOMS, 1, &limits, 1000));
    assert_true(addresses_spend(one, BUDGET_ROOMS, 1, &limits, 1000));
    assert_false(addresses_spend(one, BUDGET_ROOMS, 1, &limits, 1000));
    assert_true(addresses_spend(one, BUDGET_ROOMS, 1, &limits, 62000));
    addresses_release(&addresses);
}

/* So many households of one site, each in a network of 64 bits. */
static uint32_t connect_site(struct addresses *addresses, const struct address_limits *limits,
                             const char *site, uint32_t households)
{
    char text[ADDRESS_MAX];
    uint32_t connected = 0;
    for (uint32_t i = 0; i < households; i++) {
        snprintf(text, sizeof text, "%s:%x::1", site, i);
        connected += addresses_connect(addresses, text, limits, 1000) != NULL;
    }
    return connected;
}

static void networks_are_counted(void **state)
{
    struct addresses addresses = {0};
    struct address_limits limits = {.connections = 3, .opens_per_s = 100};
    (void)state;
    assert_int_equal(connect_site(&addresses, &limits, "2001:db8:1", 1000), 3 * NETWORK_HOUSEHOLDS);
    assert_int_equal(connect_site(&addresses, &limits, "2001:db8:2", 5), 5);
    assert_null(addresses_connect(&addresses, "2001:db8:1:ffff::1", &limits, 1000));
    assert_non_null(addresses_connect(&addresses, "::ffff:192.0.2.1", &limits, 1000));
    assert_non_null(addresses_connect(&addresses, "192.0.2.1", &limits, 1000));
    assert_non_null(addresses_connect(&addresses, "192.0.2.1", &limits, 1000));
    assert_null(addresses_connect(&addresses, "192.0.2.1", &limits, 1000));
    addresses_release(&addresses);
}

static void addresses_find_a_place(void **state)
{
    enum { HOUSEHOLDS = 50000 };
    static struct address *household[HOUSEHOLDS];
    struct addresses addresses = {0};
    struct address_limits limits = {.connections = 1, .opens_per_s = 100};
    char text[ADDRESS_MAX];
    (void)state;
    for (uint32_t i = 0; i < HOUSEHOLDS; i++) {
        snprintf(text, sizeof text, i & 1 ? "10.0.%u.%u" : "2001:%x:%x::", i >> 8, i & 255);
        household[i] = addresses_open(&addresses, text, &limits, 1000);
        assert_non_null(household[i]);
    }
    for (uint32_t i = 0; i < HOUSEHOLDS; i += 2) addresses_close(&addresses, household[i]);
    assert_non_null(addresses_open(&addresses, "192.0.2.1", &limits, 1000));
    assert_true(addresses.idle <= ADDRESSES_IDLE);
    assert_true(addresses.count <= HOUSEHOLDS / 2 + 2 * ADDRESSES_IDLE + 1); /* with networks */
    for (uint32_t i = 1; i < HOUSEHOLDS; i += 2) addresses_close(&addresses, household[i]);
    addresses_release(&addresses);
}

static void time_not_lived_through_does_not_run(void **state)
{
    (void)state;
    struct running_clock clock = {.shown_ms = 5000};
    assert_int_equal(running_clock_read(&clock, 77), 5000);
    assert_int_equal(running_clock_read(&clock, 77 + STALL_MS), 5000 + STALL_MS);
    uint64_t at = 77 + STALL_MS, lived = 5000 + STALL_MS;
    running_clock_sleep(&clock, 4000); /* a sleep that was meant counts, and so does waking late */
    assert_int_equal(running_clock_read(&clock, at += 4000 + STALL_MS), lived += 4000 + STALL_MS);
    running_clock_sleep(&clock, 250); /* of a stall only the sleep that was meant does */
    assert_int_equal(running_clock_read(&clock, at += 12000), lived += 250);
    assert_int_equal(running_clock_read(&clock, at += STALL_MS + 1), lived);
    assert_int_equal(running_clock_read(&clock, at + 3), lived + 3);
    assert_int_equal(clock.missed_ms, 12000 - 250 + STALL_MS + 1);
}

static bool name_of(const char *text, char *name)
{
    return names_read(text, strlen(text), NAME_CHARS, name);
}

static void names_are_trimmed_and_visible(void **state)
{
    char name[NAME_BYTES];
    (void)state;
    assert_true(name_of("  Ann  ", name));
    assert_string_equal(name, "Ann");
    assert_true(name_of("\xd0\x9e\xd0\xba\xd1\x81\xd0\xb0\xd0\xbd\xd0\xb0", name));
    assert_true(name_of("<script>alert(1)</script>", name) == false); /* 25 characters */
    assert_true(name_of("<b>Ann</b>", name));                        /* data, not markup */
    assert_false(name_of("", name));
    assert_false(name_of("   ", name));
    assert_false(name_of("a\nb", name));
    assert_false(name_of("a\xe2\x80\xae" "b", name)); /* turns the text round */
    assert_false(name_of("\xe2\x80\x8b", name));      /* no width */
    assert_false(name_of("\xc2\xa0\xe3\x80\x80", name));          /* nothing but blanks */
    assert_false(name_of("\xe3\x85\xa4", name));                  /* a letter without a shape */
    assert_false(name_of("a\xd8\x9c" "b", name));                 /* a mark of direction */
    assert_true(name_of("e\xcc\x82\xcc\x81", name));              /* two accents on a letter */
    assert_false(name_of("e\xcc\x82\xcc\x81\xcc\x81\xcc\x81", name)); /* a tower of them */
    assert_false(name_of("\xe0\xb8\x81\xe0\xb9\x87\xe0\xb9\x87\xe0\xb9\x87\xe0\xb9\x87", name));
    assert_false(name_of("\xcc\x81" "e", name));                  /* one on nothing */
    assert_true(name_of("123456789012345678901234", name));
    assert_false(name_of("1234567890123456789012345", name));
}

static void codes_are_read_as_people_type(void **state)
{
    char code[CODE_MAX], made[CODE_MAX];
    (void)state;
    for (int i = 0; i < 1000; i++) {
        code_make(made);
        assert_int_equal(strlen(made), CODE_CHARS);
        assert_null(strpbrk(made, "01OILUV"));
        assert_true(code_read(made, strlen(made), code));
        assert_string_equal(code, made);
    }
    assert_int_equal(strlen(made), 6);
    assert_true(code_read("k7qfmx", 6, code));
    assert_string_equal(code, "K7QFMX");
    assert_true(code_read("k7qfm", 5, code)); /* as an older version made them */
    assert_string_equal(code, "K7QFM");
    assert_false(code_read("K7QF", 4, code));
    assert_false(code_read("K7QFMXX", 7, code));
    assert_false(code_read("K7QF/", 5, code));
}

static void tokens_make_people(void **state)
{
    char token[TOKEN_CHARS + 1], other[TOKEN_CHARS + 1];
    struct person one, two;
    (void)state;
    token_make(token);
    token_make(other);
    assert_true(token_person(token, TOKEN_CHARS, &one));
    assert_true(token_person(token, TOKEN_CHARS, &two));
    assert_true(person_equal(&one, &two));
    assert_true(token_person(other, TOKEN_CHARS, &two));
    assert_false(person_equal(&one, &two));
    assert_false(token_person(token, TOKEN_CHARS - 1, &one));
    token[3] = '!';
    assert_false(token_person(token, TOKEN_CHARS, &one));
}

/* Options survive being written and read, whatever the form said. */
static void options_come_back(void **state)
{
    static const char *const forms[] = {
        "{}", "{\"preset\":\"uk2\",\"map\":\"delta-2\",\"mode\":\"real\",\"players\":[3,2]}",
        "{\"set\":{\"hull\":\"7\",\"stop_hold_ms\":\"0\",\"open_bridge\":true,\"torpedo_min\":0}}",
        "{\"name\":\"\\u201cFriday\\u201d\",\"boats\":[\"A\\\"B\",\"C\\\\D\"],\"listed\":true}",
        "{\"spectators\":\"both\",\"spectator_delay_ms\":5,\"absent\":\"abandon\"}",
        "{\"first\":\"yellow\",\"help\":\"computer\",\"bots_count\":false}"};
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char first[2048], second[2048], why[PARSE_WHY_MAX];
        const char *field;
        struct options options = options_default(), again = options_default();
        struct out out;
        struct in in = {0};
        const struct value *form = parse_object(&in, forms[i], strlen(forms[i]), why);
        assert_true(options_read(&options, form, &field));
        out_fixed(&out, first, sizeof first);
        options_write(&options, &out);
        out_cstring(&out);
        form = parse_object(&in, first, strlen(first), why);
        assert_true(options_read(&again, form, &field));
        in_release(&in);
        out_fixed(&out, second, sizeof second);
        options_write(&again, &out);
        assert_string_equal(first, out_cstring(&out));
        assert_memory_equal(&options.rules, &again.rules, sizeof options.rules);
    }
}

static void bad_options_are_named(void **state)
{
    static const char *const forms[][2] = {
        {"{\"map\":\"nowhere\"}", "map"},       {"{\"players\":[5,1]}", "players"},
        {"{\"players\":[1]}", "players"},       {"{\"preset\":\"de1\"}", "preset"},
        {"{\"set\":{\"hull\":\"99\"}}", "hull"}, {"{\"set\":[]}", "set"},
        {"{\"absent\":\"sleep\"}", "absent"}, {"{\"manner\":\"shy\"}", "manner"},
        {"{\"spectator_delay_ms\":-1}", "spectator_delay_ms"},
        {"{\"listed\":\"yes\"}", "listed"},     {"{\"boats\":[\"\",\"x\"]}", "boats"}};
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char why[PARSE_WHY_MAX];
        const char *field = NULL;
        struct options options = options_default(), before = options;
        struct in in = {0};
        const struct value *form = parse_object(&in, forms[i][0], strlen(forms[i][0]), why);
        assert_false(options_read(&options, form, &field));
        assert_string_equal(field, forms[i][1]);
        assert_memory_equal(&options, &before, sizeof options);
        in_release(&in);
    }
}

/* A row comes back as it was written, whatever its numbers; cut short it is refused. */
static void log_rows_come_back(void **state)
{
    static const uint32_t numbers[] = {0,   1,   127,   128,               254,
                                       255, 256, 16384, ORDER_NUMBER_MAX, UINT32_MAX};
    enum { NUMBERS = sizeof numbers / sizeof *numbers };
    (void)state;
    for (size_t i = 0; i < NUMBERS * NUMBERS; i++) {
        struct log_sender sent = {numbers[i / NUMBERS], numbers[i % NUMBERS]}, read;
        char buffer[32];
        struct out row;
        out_fixed(&row, buffer, sizeof buffer);
        log_row_write(&row, sent, "frames", 6);
        size_t frames = log_row_read((uint8_t *)row.text, row.length, &read);
        assert_int_equal(row.length - frames, 6);
        assert_memory_equal(row.text + frames, "frames", 6);
        assert_int_equal(read.member, sent.member);
        assert_int_equal(read.n, sent.n);
        for (size_t length = 0; length <= frames; length++)
            assert_int_equal(log_row_read((uint8_t *)row.text, length, &read), 0);
    }
    assert_int_equal(log_row_read((const uint8_t[]){1, 255, 255, 255, 255, 255, 1}, 7,
                                  &(struct log_sender){0}), 0);
}

/* Rows of servers that knew one byte only for a member. */
static void old_log_rows_are_read(void **state)
{
    struct log_sender sender;
    (void)state;
    assert_int_equal(log_row_read((const uint8_t[]){253, 0x85, 1, 'x'}, 4, &sender), 3);
    assert_int_equal(sender.member, 253);
    assert_int_equal(sender.n, 133);
}

static void settings_have_bounds(void **state)
{
    struct config config = config_default();
    char why[CONFIG_WHY_MAX];
    (void)state;
    assert_true(config_set(&config, "port", "0", why));
    assert_true(config_set(&config, "lobby-keep", "60", why));
    assert_int_equal(config.server.lobby_keep_ms, 60000);
    assert_true(config_set(&config, "trust-proxy", "yes", why));
    assert_true(config.net.trust_proxy);
    assert_false(config_set(&config, "port", "65536", why));
    assert_false(config_set(&config, "port", "80x", why));
    assert_false(config_set(&config, "quiet", "maybe", why));
    assert_false(config_set(&config, "colour", "blue", why));
    assert_true(config_set(&config, "cert", "a.pem", why));
    assert_false(config_check(&config, why));
    assert_string_equal(why, "cert and key go together");
}

/* --- Glicko-2 -------------------------------------------------------------------------------- */

/* The worked example of Mark Glickman's paper. */
static void glicko_gives_the_papers_numbers(void **state)
{
    const struct rating before = {1500, 200, 0.06};
    const struct glicko_opponent opponent[] = {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
    struct rating after = glicko_rate(before, opponent, 3);
    (void)state;
    assert_true(fabs(after.rating - 1464.06) < 0.01);
    assert_true(fabs(after.deviation - 151.52) < 0.01);
    assert_true(fabs(after.volatility - 0.05999) < 0.00001);
    after = glicko_rest(before, 1);
    assert_true(fabs(after.deviation - 200.2714) < 0.0001 && after.rating == 1500);
    assert_true(glicko_rest(before, 1e9).deviation == 350);
}

static void bots_are_as_far_apart_as_the_arena_says(void **state)
{
    static const struct { enum level better, worse; enum mode mode; double share; } measured[] = {
        {LEVEL_OFFICER, LEVEL_CADET, TURN_BY_TURN, 0.930},
        {LEVEL_ACE, LEVEL_OFFICER, TURN_BY_TURN, 0.973},
        {LEVEL_ADMIRAL, LEVEL_ACE, TURN_BY_TURN, 0.673},
        {LEVEL_OFFICER, LEVEL_CADET, REAL_TIME, 0.9115},
        {LEVEL_ACE, LEVEL_OFFICER, REAL_TIME, 0.886},
        {LEVEL_ADMIRAL, LEVEL_ACE, REAL_TIME, 0.820}};
    (void)state;
    for (size_t i = 0; i < sizeof measured / sizeof *measured; i++) {
        double apart = ratings_of_bot(measured[i].better, measured[i].mode).rating -
                       ratings_of_bot(measured[i].worse, measured[i].mode).rating;
        assert_true(fabs(1 / (1 + pow(10, -apart / 400)) - measured[i].share) < 0.005);
    }
}

static void reasons_without_a_place_share_the_last(void **state)
{
    enum { REASONS = 3 * REFUSALS_LOGGED };
    static struct edge edge;
    static char why[REASONS][16];
    const struct refused *last = &edge.refused[REFUSALS_LOGGED - 1];
    (void)state;
    log_quiet = true;
    for (int i = 0; i < REASONS; i++) {
        snprintf(why[i], sizeof why[i], "reason_%d", i);
        edge_refused(&edge, NULL, why[i]);
    }
    assert_string_equal(last->why, "other");
    assert_int_equal(last->count, REASONS - (REFUSALS_LOGGED - 1));
    assert_string_equal(edge.refused[0].why, "reason_0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(glicko_gives_the_papers_numbers),
        cmocka_unit_test(bots_are_as_far_apart_as_the_arena_says),
        cmocka_unit_test(alarms_come_in_order),          cmocka_unit_test(buckets_fill_slowly),
        cmocka_unit_test(addresses_are_counted),
        cmocka_unit_test(networks_are_counted),
        cmocka_unit_test(addresses_find_a_place),
        cmocka_unit_test(time_not_lived_through_does_not_run),
        cmocka_unit_test(names_are_trimmed_and_visible),
        cmocka_unit_test(codes_are_read_as_people_type), cmocka_unit_test(tokens_make_people),
        cmocka_unit_test(options_come_back),             cmocka_unit_test(bad_options_are_named),
        cmocka_unit_test(log_rows_come_back),            cmocka_unit_test(old_log_rows_are_read),
        cmocka_unit_test(reasons_without_a_place_share_the_last),
        cmocka_unit_test(settings_have_bounds),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return token_start() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
