/* The stream as a whole: contradictions, nonsense, forks, the limit, secrets. */
#include "rules/rng.h"
#include "tests/radio/listen.h"

static void a_contradiction_starts_anew(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("...|...");
    hear_all("E, E");
    assert_int_equal(hear("E"), RADIO_CONTRADICTION);
    struct bits cells = radio_cells(radio);
    assert_int_equal(bits_count(&cells), 6);
    assert_false(radio_exact(radio));
    assert_int_equal(hear("E"), RADIO_HEARD);
    cells = radio_cells(radio);
    assert_int_equal(bits_count(&cells), 4);
    assert_int_equal(hear("trigger A1 clear"), RADIO_HEARD); /* its mines are not known either */
    assert_false(radio_exact(radio));
}

static void secrets_are_not_read(void **state)
{
    (void)state;
    listen_turns("....|....");
    struct event event = {.kind = EVENT_SILENCE, .team = YELLOW, .at = space_named("C2"),
                          .dir = EAST, .value = 2};
    radio_hear(radio, &event);
    assert_cells_but("");
    event = (struct event){.kind = EVENT_MINE, .team = YELLOW, .at = space_named("A1")};
    radio_hear(radio, &event);
    assert_cells_but("");
}

static void what_blue_does_says_nothing_of_yellow(void **state)
{
    (void)state;
    static const uint8_t kinds[] = {EVENT_COURSE, EVENT_SILENCE, EVENT_MINE, EVENT_SURFACE,
                                    EVENT_SONAR, EVENT_ANSWER, EVENT_DIVE, EVENT_TORPEDO};
    listen_turns("....|....");
    for (size_t i = 0; i < sizeof kinds; i++) {
        struct event event = {.kind = kinds[i], .team = BLUE, .value = 1, .row = 1, .column = 1};
        assert_int_equal(radio_hear(radio, &event), RADIO_HEARD);
    }
    assert_cells_but("");
}

static void a_fork_goes_its_own_way(void **state)
{
    (void)state;
    listen_turns(".....|.....");
    hear_all("E, silence, mine, E");
    struct radio *fork = radio_fork(radio);
    struct bits before = radio_cells(radio);
    double histories = radio_histories(radio);
    hear_all("E, silence, surface 1, mine");
    struct bits cells = radio_cells(fork);
    assert_true(bits_equal(&cells, &before));
    assert_true(radio_histories(fork) == histories);
    radio_free(radio);
    radio = fork;
    hear_all("E, silence, surface 1, mine");
}

static void an_order_that_goes_on_is_answered_as_if_over(void **state)
{
    (void)state;
    edition("fr2");
    listen_turns("........");
    hear_all("E, mine, shot E1 clear");
    assert_cells("B1 G1");
    hear_all("chained D1 indirect"); /* it was not over */
    assert_cells("C1");
    listen_turns("........");
    hear_all("E, mine, shot E1 indirect");
    assert_cells("D1 F1"); /* its mine was at E1, or it is at G1 */
    edition("en1");
}

/* Mostly plausible kinds of events with any fields. */
static struct event any_event(uint64_t *rng)
{
    static const uint8_t kinds[] = {EVENT_COURSE, EVENT_COURSE, EVENT_COURSE, EVENT_COURSE,
                                    EVENT_SILENCE, EVENT_MINE, EVENT_TRIGGER, EVENT_TORPEDO,
                                    EVENT_BLAST, EVENT_SURFACE, EVENT_DRONE, EVENT_ANSWER,
                                    EVENT_VOLCANO, EVENT_SYSTEM_REPAIRED, EVENT_DAMAGE,
                                    EVENT_TURN, EVENT_FAILED, EVENT_RESUME};
    struct event event;
    uint8_t *bytes = (uint8_t *)&event;
    for (size_t i = 0; i < sizeof event; i++)
        bytes[i] = (uint8_t)rng_below(rng, rng_below(rng, 4) ? 4 : 256);
    if (rng_below(rng, 20)) event.kind = kinds[rng_below(rng, sizeof kinds)];
    if (rng_below(rng, 2)) event.at = space_at((int)rng_below(rng, 15), (int)rng_below(rng, 15));
    return event;
}

static void nonsense_never_breaks_it(void **state)
{
    (void)state;
    uint64_t rng = 1;
    static const char *const preset[] = {"en1", "es1", "it1", "fr2", "uk2"};
    for (int game = 0; game < 400; game++) {
        edition(preset[game % 5]);
        if (game % 3) listen_turns("......|.V....|.....~|...#..|....V.|......");
        else listen_real("..M.......|..........|...#......|..........|......####");
        for (int i = 0; i < 200; i++) {
            struct event event = any_event(&rng);
            radio_hear(radio, &event);
            struct bits cells = radio_cells(radio);
            assert_true(bits_any(&cells) || event.kind == EVENT_END);
        }
        struct radio_guess guess = radio_sample(radio, &rng);
        struct bits cells = radio_cells(radio);
        assert_true(bits_has(&cells, guess.at));
        assert_true(radio_entropy(radio) >= 0);
    }
    edition("en1");
}

static struct radio *open_sea(size_t limit_bytes)
{
    struct radio_setup setup = {.rules = ruleset_preset(PRESET_EN1), .team = BLUE,
                                .limit_bytes = limit_bytes};
    assert_true(chart_builtin_read(&setup.chart, "charlie", REAL_TIME));
    return radio_new(&setup);
}

static void a_small_belief_is_wider_never_narrower(void **state)
{
    (void)state;
    static const char *const words[] = {"E", "silence", "N", "mine", "E", "silence", "S", "E",
                                        "silence", "E", "mine", "S", "silence", "S", "silence"};
    listen_stop(NULL);
    struct radio *large = open_sea(0), *small = open_sea(RADIO_LIMIT_MIN_BYTES);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        radio = large;
        assert_int_equal(hear(words[i]), RADIO_HEARD);
        radio = small;
        assert_int_equal(hear(words[i]), RADIO_HEARD);
        struct bits wide = radio_cells(small), lost = bits_without(radio_cells(large), wide);
        assert_false(bits_any(&lost));
        assert_true(radio_size(small).bytes < RADIO_LIMIT_MIN_BYTES + (64 << 10));
    }
    assert_true(radio_exact(large));
    assert_false(radio_exact(small));
    radio_free(large);
}

static void surfacing_makes_it_exact_again(void **state)
{
    (void)state;
    static const char *const words[] = {"E", "E", "silence", "N", "N", "E", "E", "silence", "E",
                                        "S", "S", "E", "silence", "S", "W", "silence", "S", "S",
                                        "bang H8 clear", "W", "silence", "W"};
    listen_stop(NULL);
    struct radio *large = open_sea(0), *small = open_sea(RADIO_LIMIT_MIN_BYTES);
    bool was_exact = true;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        radio = large;
        assert_int_equal(hear(words[i]), RADIO_HEARD);
        radio = small;
        assert_int_equal(hear(words[i]), RADIO_HEARD);
        was_exact = was_exact && radio_exact(small);
    }
    assert_false(was_exact);
    radio = large;
    hear_all("surface 2, mine");
    radio = small;
    hear_all("surface 2, mine");
    assert_true(radio_exact(small) && radio_exact(large));
    struct bits want = radio_cells(large), got = radio_cells(small);
    assert_true(bits_equal(&want, &got));
    assert_true(radio_histories(large) == radio_histories(small));
    radio_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_contradiction_starts_anew),
        cmocka_unit_test(secrets_are_not_read),
        cmocka_unit_test(what_blue_does_says_nothing_of_yellow),
        cmocka_unit_test(a_fork_goes_its_own_way),
        cmocka_unit_test(an_order_that_goes_on_is_answered_as_if_over),
        cmocka_unit_test(nonsense_never_breaks_it),
        cmocka_unit_test(a_small_belief_is_wider_never_narrower),
        cmocka_unit_test(surfacing_makes_it_exact_again),
    };
    return cmocka_run_group_tests(tests, NULL, listen_stop);
}
