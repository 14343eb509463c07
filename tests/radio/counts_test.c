/* Histories, weights, samples, and what would remain. */
#include "tests/radio/listen.h"

static void assert_near(double got, double want)
{
    if (got < want - 1e-9 || got > want + 1e-9) fail_msg("%.12g is not %.12g", got, want);
}

static double weight_of(const char *name)
{
    double weight[SPACE_MAX];
    radio_weights(radio, weight);
    return weight[space_named(name)];
}

static void each_start_is_a_history(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("....");
    assert_near(radio_histories(radio), 4);
    assert_near(radio_entropy(radio), 2);
    assert_near(weight_of("A1"), 0.25);
    hear_all("E");
    assert_near(radio_histories(radio), 3);
}

static void each_silence_and_mine_place_is_a_history(void **state)
{
    (void)state;
    listen_turns("....");
    hear_all("E, silence"); /* B1: 0 1 2; C1: 0 1; D1: 0 */
    assert_near(radio_histories(radio), 6);
    assert_near(weight_of("B1"), 1.0 / 6);
    assert_near(weight_of("D1"), 3.0 / 6);
    listen_turns("...|...");
    hear_all("mine"); /* three places in the corners, five in the middle */
    assert_near(radio_histories(radio), 4 * 3 + 2 * 5);
    assert_near(weight_of("B1"), 5.0 / 22);
}

static void surfacing_keeps_the_counts(void **state)
{
    (void)state;
    listen_turns("....");
    hear_all("E, silence, surface 1");
    assert_near(radio_histories(radio), 6);
    hear_all("W");
    assert_near(radio_histories(radio), 6);
    assert_near(weight_of("C1"), 3.0 / 6);
    hear_all("silence");
    assert_near(radio_histories(radio), 1 + 2 * 2 + 3 * 3);
}

static void a_mine_destroyed_unheard_still_counts(void **state)
{
    (void)state;
    edition("en1");
    listen_turns("...|...");
    hear_all("E, E, mine"); /* C1 and C2, each with B2 C2 or B1 C1 */
    assert_near(radio_histories(radio), 4);
    hear_all("shot B1 indirect");
    assert_near(radio_histories(radio), 4);
    double chance[SPACE_MAX];
    radio_mines(radio, chance);
    assert_near(chance[space_named("B1")], 0);
    assert_near(chance[space_named("B2")], 0.25);
    assert_near(chance[space_named("C1")], 0.25);
}

static void samples_are_histories(void **state)
{
    (void)state;
    uint64_t rng = 5;
    int seen[SPACE_MAX] = {0};
    listen_turns("....|....");
    hear_all("E, silence, mine");
    struct bits cells = radio_cells(radio);
    double weight[SPACE_MAX];
    radio_weights(radio, weight);
    for (int i = 0; i < 20000; i++) {
        struct radio_guess guess = radio_sample(radio, &rng);
        struct bits near = bits_grow8(bits_one(guess.at));
        struct bits laid = bits_and(guess.mines, bits_without(near, guess.route));
        assert_true(bits_has(&cells, guess.at) && bits_has(&guess.route, guess.at));
        assert_int_equal(bits_count(&guess.mines), 1);
        assert_true(bits_equal(&laid, &guess.mines));
        seen[guess.at]++;
    }
    for (int at = 0; at < SPACE_MAX; at++) {
        double off = seen[at] / 20000.0 - weight[at];
        assert_true(off < 0.02 && off > -0.02);
    }
}

static void a_drone_splits_in_two(void **state)
{
    (void)state;
    struct radio_outlook outlook;
    listen_turns("......|......");
    radio_expect(radio, &(struct radio_question){.ask = RADIO_ASK_DRONE, .sector = 2}, &outlook);
    assert_near(outlook.outcome[ANSWER_YES].chance, 2.0 / 12);
    assert_int_equal(bits_count(&outlook.outcome[ANSWER_YES].cells), 2);
    assert_near(outlook.outcome[ANSWER_NO].chance, 10.0 / 12);
    assert_near(outlook.outcome[ANSWER_YES].entropy, 1);
    assert_near(outlook.mean_cells, 2 * 2.0 / 12 + 10 * 10.0 / 12);
    hear("drone 2 yes");
    struct bits cells = radio_cells(radio);
    assert_true(bits_equal(&cells, &outlook.outcome[ANSWER_YES].cells));
}

static void smoke_tells_nothing(void **state)
{
    (void)state;
    struct radio_outlook outlook;
    edition("fr2");
    listen_turns("......|.V....|......|......|....V.|......");
    hear_all("smoke 1");
    radio_expect(radio, &(struct radio_question){.ask = RADIO_ASK_DRONE, .sector = 1}, &outlook);
    assert_near(outlook.outcome[ANSWER_SMOKE].chance, 1);
    assert_near(outlook.outcome[ANSWER_YES].chance, 0);
    edition("en1");
}

static void a_blast_splits_in_three(void **state)
{
    (void)state;
    struct radio_outlook outlook;
    listen_turns("......");
    radio_expect(radio, &(struct radio_question){.ask = RADIO_ASK_BLAST, .at = space_named("B1")},
                 &outlook);
    assert_near(outlook.outcome[RESULT_DIRECT].chance, 1.0 / 6);
    assert_near(outlook.outcome[RESULT_INDIRECT].chance, 2.0 / 6);
    assert_near(outlook.outcome[RESULT_CLEAR].chance, 3.0 / 6);
}

static void sonar_answers_are_all_as_likely(void **state)
{
    (void)state;
    struct radio_question ask = {.ask = RADIO_ASK_SONAR};
    struct radio_outlook all, one;
    double chance = 0, cells = 0;
    listen_turns("......|......");
    radio_expect(radio, &ask, &all);
    for (int row = 0; row <= 10; row++)
        for (int column = 0; column <= 10; column++)
            for (int sector = 0; sector <= 4; sector++) {
                if (!!row + !!column + !!sector != 2) continue;
                ask = (struct radio_question){RADIO_ASK_SONAR, 0, (uint8_t)row, (uint8_t)column,
                                              (uint8_t)sector};
                radio_expect(radio, &ask, &one);
                chance += one.outcome[0].chance;
                cells += one.outcome[0].chance * bits_count(&one.outcome[0].cells);
            }
    assert_near(chance, 1);
    assert_near(cells, all.mean_cells);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_start_is_a_history),
        cmocka_unit_test(each_silence_and_mine_place_is_a_history),
        cmocka_unit_test(surfacing_keeps_the_counts),
        cmocka_unit_test(a_mine_destroyed_unheard_still_counts),
        cmocka_unit_test(samples_are_histories),
        cmocka_unit_test(a_drone_splits_in_two),
        cmocka_unit_test(smoke_tells_nothing),
        cmocka_unit_test(a_blast_splits_in_three),
        cmocka_unit_test(sonar_answers_are_all_as_likely),
    };
    return cmocka_run_group_tests(tests, NULL, listen_stop);
}
