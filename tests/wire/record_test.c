/*
 * The record: its bytes as they must stay, its reading, and every way to damage one short record.
 */
#include "tests/wire/wire_test.h"

#include <stdio.h>

#include "rules/legal.h"
#include "wire/playback.h"

enum { SAMPLE_MAX = 512 };

/* Seven orders and a call, sealed or not, written to `buffer`. */
static void write_sample(struct out *out, char buffer[SAMPLE_MAX], bool sealed)
{
    out_fixed(out, buffer, SAMPLE_MAX);
    struct setup setup = test_setup("alpha", TURN_BY_TURN);
    struct record record;
    struct order by_captain = test_order(DO_PASS, BLUE);
    by_captain.by = CAPTAIN;
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE, .ms = 1500};
    struct order orders[] = {
        test_order_at(DO_PLACE, BLUE, "C7"),
        test_order_at(DO_PLACE, YELLOW, "H3"),
        test_course(BLUE, NORTH),
        test_valued(DO_MARK, BLUE, TORPEDO),
        test_valued(DO_CROSS, BLUE, symbol_named("N4")),
        by_captain,
        tick,
    };
    record_begin(&record, &setup, out);
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++)
        record_order(&record, &orders[i], out);
    record_call(&record, &(struct call){YELLOW, ENGINEER, 9, 2, {3, 200}}, out);
    if (sealed) record_seal(&record, out);
}

/* The format may only change together with RECORD_VERSION. (The checksums were also worked out
 * with another program.) */
static void bytes_stay(void **state)
{
    (void)state;
    static const char golden[] =
        "4654484d020700000000000000430005616c7068610a001000000000000010000000000000000100"
        "10000000000000000001000000000001000000000000001000100000000000001c04040100000001"
        "010000000000000001000001000000000000000000c2e2a8df6062776127cc007d11dc23cd088406"
        "8adc0b50a6090203c884f008fa1a2f61";
    char hex[2048] = "";
    char buffer[SAMPLE_MAX];
    struct out out;
    write_sample(&out, buffer, true);
    for (size_t i = 0; i < out.length; i++)
        snprintf(hex + 2 * i, 3, "%02x", (unsigned char)out.text[i]);
    assert_string_equal(hex, golden);
}

static void reads_what_was_written(void **state)
{
    (void)state;
    char buffer[SAMPLE_MAX];
    struct out out;
    struct record_reader reader;
    struct record_frame frame;
    struct setup setup, expected = test_setup("alpha", TURN_BY_TURN);
    static const uint8_t kinds[] = {DO_PLACE, DO_PLACE, DO_COURSE, DO_MARK,
                                    DO_CROSS, DO_PASS,  DO_TICK};
    write_sample(&out, buffer, true);
    assert_true(record_open(&reader, (uint8_t *)out.text, out.length, &setup));
    assert_memory_equal(&setup.rules, &expected.rules, sizeof setup.rules);
    assert_memory_equal(&setup.chart.sea, &expected.chart.sea, sizeof setup.chart.sea);
    assert_string_equal(setup.chart.name, "alpha");
    assert_int_equal(setup.seed, 7);
    assert_int_equal(setup.players[YELLOW], 3);
    assert_int_equal(setup.first, BLUE);
    for (size_t i = 0; i < sizeof kinds; i++) {
        assert_int_equal(record_next(&reader, &frame), RECORD_ORDER);
        assert_int_equal(frame.order.kind, kinds[i]);
        assert_int_equal(frame.order.by, kinds[i] == DO_PASS ? CAPTAIN : NO_ROLE);
    }
    assert_int_equal(frame.order.ms, 1500);
    assert_int_equal(frame.order.team, NO_TEAM);
    assert_int_equal(record_next(&reader, &frame), RECORD_CALL);
    assert_int_equal(frame.call.code, 9);
    assert_int_equal(frame.call.role, ENGINEER);
    assert_int_equal(frame.call.parameter[1], 200);
    assert_int_equal(record_next(&reader, &frame), RECORD_SEALED);
}

static enum record_item replay(const char *bytes, size_t length, struct record_reader *reader)
{
    struct playback playback;
    enum record_item item = RECORD_DAMAGED;
    if (playback_open(&playback, bytes, length, NULL)) item = playback_finish(&playback);
    *reader = playback.reader;
    return item;
}

static void assert_trouble(const struct record_reader *reader, size_t length)
{
    char start[64];
    snprintf(start, sizeof start, "record damaged at offset %zu: ", reader->trouble.offset);
    assert_true(reader->trouble.offset <= length);
    assert_int_equal(strncmp(reader->trouble.text, start, strlen(start)), 0);
}

static void every_truncation_is_refused(void **state)
{
    (void)state;
    char buffer[SAMPLE_MAX];
    struct out out;
    struct record_reader reader;
    write_sample(&out, buffer, true);
    assert_int_equal(replay(out.text, out.length, &reader), RECORD_SEALED);
    for (size_t length = 0; length < out.length; length++) {
        char *exact = malloc(length + 1); /* so that a read beyond it is seen by the sanitizer */
        memcpy(exact, out.text, length);
        assert_int_not_equal(replay(exact, length, &reader), RECORD_SEALED);
        assert_trouble(&reader, length);
        assert_int_equal(reader.trouble.offset, length);
        free(exact);
    }
}

static void every_damaged_byte_is_refused(void **state)
{
    (void)state;
    char buffer[SAMPLE_MAX];
    struct out out;
    struct record_reader reader;
    write_sample(&out, buffer, true);
    for (size_t at = 0; at < out.length; at++)
        for (int flip = 1; flip < 256; flip++) {
            out.text[at] ^= (char)flip;
            assert_int_equal(replay(out.text, out.length, &reader), RECORD_DAMAGED);
            assert_trouble(&reader, out.length);
            out.text[at] ^= (char)flip;
        }
    out_char(&out, 0);
    assert_int_equal(replay(out.text, out.length, &reader), RECORD_DAMAGED);
    assert_int_equal(reader.trouble.offset, out.length - 1);
}

/* A log is read up to its last whole frame and then goes on growing. */
static void a_log_goes_on(void **state)
{
    (void)state;
    char buffer[SAMPLE_MAX];
    struct out out;
    struct record_reader reader;
    write_sample(&out, buffer, false);
    assert_int_equal(replay(out.text, out.length, &reader), RECORD_UNSEALED);
    assert_int_equal(reader.offset, out.length);
    assert_int_equal(reader.record.frames, 8);
    struct record record = reader.record;
    struct order order = test_course(YELLOW, WEST);
    record_order(&record, &order, &out);
    record_seal(&record, &out);
    assert_int_equal(replay(out.text, out.length, &reader), RECORD_SEALED);
    assert_int_equal(reader.record.frames, 9);
}

static void an_illegal_order_is_damage(void **state)
{
    (void)state;
    char buffer[SAMPLE_MAX];
    struct out out;
    struct record_reader reader;
    struct record record;
    struct setup setup = test_setup("alpha", TURN_BY_TURN);
    struct order order = test_course(BLUE, NORTH);
    out_fixed(&out, buffer, sizeof buffer);
    record_begin(&record, &setup, &out);
    size_t at = out.length;
    record_order(&record, &order, &out);
    record_seal(&record, &out);
    assert_int_equal(replay(out.text, out.length, &reader), RECORD_DAMAGED);
    assert_int_equal(reader.trouble.offset, at);
}

static uint64_t chance = 3;

static uint32_t below(uint32_t n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((chance >> 33) % n);
}

static bool random_order(const struct game *game, struct order *order, struct stroke *stroke)
{
    struct legal legal;
    game_legal(game, below(2), &legal);
    if (!legal.count) return false;
    *order = legal_order(&legal, below(legal.count));
    if (order->kind != DO_TRACE) return order->kind != DO_RESIGN && order->kind != DO_DRAW;
    hull_trace(order->value, stroke);
    order->stroke = stroke;
    order->initials_length = 3;
    memcpy(order->initials, "abc", 3);
    return true;
}

/* Random games of every map and mode, replayed, give the same game. */
static void random_games_come_back(void **state)
{
    (void)state;
    struct out out;
    struct stroke stroke;
    struct order order;
    out_growing(&out, realloc);
    for (int i = 0; i < chart_builtin_count() * MODES; i++) {
        struct setup setup = test_setup(chart_builtin_name(i / MODES), (i % MODES));
        struct game game;
        struct playback again;
        struct record record;
        int orders = 0, heard = 0;
        setup.rules = ruleset_preset((i % PRESETS));
        setup.rules.stop_hold_ms = 90000;
        game_init(&game, &setup);
        out_reset(&out);
        record_begin(&record, &setup, &out);
        for (int tries = 0; tries < 2000 && game.phase != OVER; tries++) {
            bool tick = tries % 50 == 0;
            if (!tick && !random_order(&game, &order, &stroke)) continue;
            if (tick)
                order = (struct order){
                    .kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE, .ms = below(100000)};
            test_play(&game, order);
            record_order(&record, &order, &out);
            orders++;
        }
        record_seal(&record, &out);
        assert_true(playback_open(&again, out.text, out.length, NULL));
        for (; playback_next(&again); heard++) assert_int_equal(again.item, RECORD_ORDER);
        assert_int_equal(again.item, RECORD_SEALED);
        assert_int_equal(heard, orders);
        assert_int_equal(game_hash(&again.game), game_hash(&game));
    }
    free(out.text);
}

/* --- version 1 ------------------------------------------------------------------------------- */

static size_t read_record(const char *name, uint8_t *bytes, size_t size)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.fathom", getenv("RECORDS"), name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(bytes, 1, size, file);
    fclose(file);
    return length;
}

/* Plays the orders of a record and writes them down again; how many of them are refused. */
static int play_again(const uint8_t *bytes, size_t length, bool as_now, struct out *copy)
{
    struct record_reader reader;
    struct record_frame frame;
    struct record record;
    struct setup setup;
    struct game game;
    enum record_item item;
    int refused = 0;
    assert_true(record_open(&reader, bytes, length, &setup));
    if (as_now) setup.rules.silence_flows = 0;
    record_begin(&record, &setup, copy);
    game_init(&game, &setup);
    while ((item = record_next(&reader, &frame)) <= RECORD_CALL) {
        if (item == RECORD_CALL) {
            record_call(&record, &frame.call, copy);
            continue;
        }
        record_order(&record, &frame.order, copy);
        if (game_check(&game, &frame.order) == ERROR_OK) game_apply(&game, &frame.order, NULL);
        else refused++;
    }
    assert_int_equal(item, RECORD_SEALED);
    record_seal(&record, copy);
    assert_true(refused || game.phase == OVER);
    return refused;
}

/* Games that were played before a silence stopped everybody: they replay by their own rules, and
 * by those alone, and come out of a second writing byte for byte. */
static void version_1_replays_as_it_was_played(void **state)
{
    (void)state;
    static const char *const names[] = {"en1-charlie-real", "it1-bravo-real", "uk2-echo-real",
                                        "fr2-delta-2-real", "es1-echo-turn"};
    static uint8_t bytes[1 << 14];
    static char copied[1 << 14];
    int refused_now = 0;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t length = read_record(names[i], bytes, sizeof bytes);
        struct out copy;
        assert_int_equal(bytes[4], 1);
        out_fixed(&copy, copied, sizeof copied);
        assert_int_equal(play_again(bytes, length, false, &copy), 0);
        assert_int_equal(copy.length, length);
        assert_memory_equal(copied, bytes, length);
        out_fixed(&copy, copied, sizeof copied);
        refused_now += play_again(bytes, length, true, &copy) > 0;
    }
    assert_true(refused_now > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_stay),
        cmocka_unit_test(reads_what_was_written),
        cmocka_unit_test(every_truncation_is_refused),
        cmocka_unit_test(every_damaged_byte_is_refused),
        cmocka_unit_test(a_log_goes_on),
        cmocka_unit_test(an_illegal_order_is_damage),
        cmocka_unit_test(random_games_come_back),
        cmocka_unit_test(version_1_replays_as_it_was_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
