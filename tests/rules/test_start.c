/* The beginning is drawn from the seed: fairly, and the same every time. */
#include <string.h>

#include "tests/rules/random_play.h"
#include "tests/rules/unit.h"

enum { SEEDS = 2000 };

static enum team first_team(uint64_t seed)
{
    struct setup setup = setup_number(0, seed);
    struct game game;
    game_init(&game, &setup);
    for (int t = 0; t < TEAMS; t++) {
        struct order place = {.kind = DO_PLACE, .team = t, .by = NO_ROLE};
        place.at = space_named("A1");
        assert_int_equal(game_check(&game, &place), ERROR_OK);
        game_apply(&game, &place, NULL);
    }
    assert_int_equal(game.turn, game.first);
    return game.turn;
}

static void both_teams_come_first(void **state)
{
    (void)state;
    int yellow = 0, early = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) yellow += first_team(seed) == YELLOW;
    for (uint64_t seed = 1; seed <= 4; seed++) early += first_team(seed) == YELLOW;
    assert_in_range(yellow, SEEDS * 45 / 100, SEEDS * 55 / 100);
    assert_in_range(early, 1, 3);
}

static void a_seed_always_gives_the_same_beginning(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 100; seed++)
        assert_int_equal(first_team(seed), first_team(seed));
}

static void every_setup_can_be_played(void **state)
{
    (void)state;
    for (int i = 0; i < SETUPS_ALL; i++) {
        struct setup setup = setup_number(i, 1);
        struct game one, two;
        assert_null(setup_problem(&setup));
        game_init(&one, &setup);
        memset(&two, 0xff, sizeof two);
        game_init(&two, &setup);
        assert_memory_equal(&one, &two, sizeof one);
        assert_int_equal(game_hash(&one), game_hash(&two));
    }
}

/* "Team of 4: one each. Team of 3: one player is Captain and First Mate. ..." */
static void roles_are_joined_in_small_crews(void **state)
{
    (void)state;
    static const uint8_t players[5][ROLES] = {
        {0}, {1, 1, 1, 1}, {1, 1, 1, 2}, {1, 1, 2, 3}, {1, 2, 3, 4}};
    for (int size = 1; size <= PLAYERS_MAX; size++)
        for (int role = 0; role < ROLES; role++)
            assert_int_equal(player_of_role(size, role), players[size][role]);
}

/* Any bytes may come as an order; those that are none are bad orders. */
static void bytes_that_are_no_order(void **state)
{
    (void)state;
    struct setup setup = setup_number(0, 1);
    struct game game;
    game_init(&game, &setup);
    struct order good = {.kind = DO_PLACE, .team = BLUE, .by = NO_ROLE, .at = space_named("A1")};
    struct order kind = good, by = good, team = good;
    kind.kind = ORDER_KINDS;
    by.by = NO_ROLE + 1;
    team.team = NO_TEAM;
    assert_int_equal(game_check(&game, &good), ERROR_OK);
    assert_int_equal(game_check(&game, &kind), ERROR_BAD_ORDER);
    assert_int_equal(game_check(&game, &by), ERROR_BAD_ORDER);
    assert_int_equal(game_check(&game, &team), ERROR_UNKNOWN_TEAM);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(both_teams_come_first),
    cmocka_unit_test(a_seed_always_gives_the_same_beginning),
    cmocka_unit_test(every_setup_can_be_played),
    cmocka_unit_test(roles_are_joined_in_small_crews),
    cmocka_unit_test(bytes_that_are_no_order),
};
UNIT_MAIN(tests)
