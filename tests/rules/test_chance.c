/*
 * What chance says for a Captain who does not answer a sonar: two statements of the chart, one of
 * them true, and each kind of statement true and false now and then.
 */
#include "tests/rules/random_play.h"
#include "tests/rules/unit.h"

enum { SEEDS = 600, LIMIT_MS = 1000, STATEMENTS = 3 };

static void order(struct game *game, struct order given, struct events *events)
{
    given.by = NO_ROLE;
    assert_int_equal(game_check(game, &given), ERROR_OK);
    game_apply(game, &given, events);
}

/* Who is on turn has sailed and has a sonar; nobody answers it in time. */
static struct event unanswered(struct game *game, uint64_t seed)
{
    struct setup setup = setup_number(0, seed);
    struct events events = {0};
    setup.rules.answer_limit_ms = LIMIT_MS;
    game_init(game, &setup);
    order(game, (struct order){.kind = DO_PLACE, .team = BLUE, .at = space_named("A1")}, NULL);
    order(game, (struct order){.kind = DO_PLACE, .team = YELLOW, .at = space_named("H8")}, NULL);
    struct boat *boat = &game->boat[game->turn];
    order(game, (struct order){.kind = DO_COURSE, .team = game->turn, .dir = EAST}, NULL);
    boat->mark = boat->cross = DUTY_NONE;
    boat->gauge[SONAR] = gauge_size(SCENARIO_NONE, SONAR);
    order(game, (struct order){.kind = DO_SONAR, .team = game->turn}, NULL);
    order(game, (struct order){.kind = DO_TICK, .team = NO_TEAM, .ms = LIMIT_MS}, &events);
    assert_int_equal(events.list[0].kind, EVENT_ANSWER);
    return events.list[0];
}

static void a_missing_answer_has_one_truth(void **state)
{
    int honest[STATEMENTS] = {0}, false_ones[STATEMENTS] = {0};
    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct game game;
        struct event answer = unanswered(&game, seed);
        uint8_t at = game.boat[answer.team].at;
        int said[STATEMENTS] = {answer.row, answer.column, answer.sector};
        int truth[STATEMENTS] = {space_row(at) + 1, space_column(at) + 1,
                                 chart_sector(&game.chart, at)};
        int most[STATEMENTS] = {game.chart.side, game.chart.side, chart_sectors(&game.chart)};
        int statements = 0, true_ones = 0;
        for (int i = 0; i < STATEMENTS; i++) {
            assert_in_range(said[i], 0, most[i]);
            statements += said[i] > 0;
            true_ones += said[i] == truth[i];
            honest[i] += said[i] == truth[i];
            false_ones[i] += said[i] && said[i] != truth[i];
        }
        assert_int_equal(statements, 2);
        assert_int_equal(true_ones, 1);
    }
    for (int i = 0; i < STATEMENTS; i++) {
        assert_in_range(honest[i], SEEDS / 4, SEEDS / 2);
        assert_in_range(false_ones[i], SEEDS / 4, SEEDS / 2);
    }
}

static const struct CMUnitTest tests[] = {cmocka_unit_test(a_missing_answer_has_one_truth)};

UNIT_MAIN(tests)
