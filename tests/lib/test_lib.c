/*
 * libfathom: its numbers mean the orders of the rules, what it shows is what a crew may know, and
 * its ways to the same answer agree.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lib/fathom.h"

enum { TEXT = 1 << 20, TEXT_LINE = 4096, MASK = 4096, LOOKS = 12, STEPS = 400 };

static fathom_game *game_of(const char *options, uint64_t seed)
{
    char why[FATHOM_WHY_MAX] = "";
    fathom_game *game = fathom_new(options, seed, why);
    if (!game) fail_msg("%s: %s", options, why);
    return game;
}

/* Anybody who can act does something; real-time also lets time pass. */
static void step_at_random(fathom_game *game, int number)
{
    int turn = fathom_turn(game), team = turn == FATHOM_BOTH ? number & 1 : turn;
    int32_t action = fathom_random_action(game, team);
    if (action >= 0) assert_int_equal(fathom_apply(game, team, action), 0);
    else assert_int_equal(fathom_tick(game, 1000), 0);
}

/* Taken, but never marked: giving up, and a direction that a silence of length 0 need not have. */
static bool left_out(const fathom_game *game, int32_t action)
{
    char text[TEXT_LINE];
    fathom_order(game, FATHOM_BLUE, action, text, sizeof text);
    return strstr(text, "resign") || strstr(text, "draw") ||
           (strstr(text, "dir") && strstr(text, "\"length\":0"));
}

static bool failed(const fathom_game *game)
{
    char text[TEXT_LINE];
    fathom_events(game, FATHOM_BLUE, text, sizeof text);
    return strstr(text, "\"failed\"");
}

/* Every action is tried on a copy: it is taken if and only if the mask has it. Where one may try a
 * broken system by mistake, any target will do for it. */
static void hold_mask_against_rules(const fathom_game *game)
{
    uint8_t mask[MASK];
    for (int team = 0; team < 2; team++) {
        int32_t count = fathom_legal(game, team, mask), marked = 0;
        for (int32_t action = 0; action < fathom_actions(game); action++) {
            fathom_game *copy = fathom_copy(game);
            bool taken = !fathom_apply(copy, team, action) && (mask[action] || !failed(copy));
            fathom_free(copy);
            marked += mask[action];
            if (taken == mask[action] || left_out(game, action)) continue;
            char text[256];
            fathom_order(game, team, action, text, sizeof text);
            fail_msg("%s is taken %d, mask %d", text, taken, mask[action]);
        }
        assert_int_equal(count, marked);
    }
}

static void test_mask(void **state)
{
    static const char *const options[] = {
        "map=alpha", "map=echo rules=fr2 hull=4", "map=delta-2 rules=uk2", "map=echo-2 rules=es1",
        "map=bravo rules=it1 players=2+3", "map=alpha mode=real", "map=charlie-2 rules=fr2",
        "map=echo-2 mode=real rules=uk2 players=4+3"};
    (void)state;
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        fathom_game *game = game_of(options[i], i + 1);
        assert_true(fathom_actions(game) <= MASK);
        for (int step = 0; step < STEPS && fathom_turn(game) != FATHOM_NOBODY; step++) {
            if (step % (STEPS / LOOKS) == 0 || step < 4) hold_mask_against_rules(game);
            step_at_random(game, step);
        }
        fathom_free(game);
    }
}

static void test_orders_are_told(void **state)
{
    (void)state;
    fathom_game *game = game_of("map=alpha", 1);
    char text[256], cut[4];
    size_t length = fathom_order(game, FATHOM_YELLOW, 23, text, sizeof text);
    assert_string_equal(text, "{\"do\":\"place\",\"team\":\"yellow\",\"at\":\"D3\"}");
    assert_int_equal(length, strlen(text));
    assert_int_equal(fathom_order(game, FATHOM_YELLOW, 23, cut, sizeof cut), length);
    assert_string_equal(cut, "{\"d"); /* what does not fit is left out */
    assert_int_equal(fathom_order(game, FATHOM_BLUE, fathom_actions(game), text, sizeof text), 0);
    assert_string_not_equal(fathom_error(fathom_apply(game, FATHOM_BLUE, -1)), "ok");
    assert_string_not_equal(fathom_error(fathom_apply(game, 7, 0)), "ok");
    fathom_free(game);
}

/* In real-time the turn is FATHOM_BOTH's, after the end FATHOM_NOBODY's: who asks for them learns
 * and changes nothing. */
static void test_no_team(void **state)
{
    static const int teams[] = {FATHOM_BOTH, FATHOM_NOBODY, -1, 77};
    char text[TEXT_LINE], why[FATHOM_WHY_MAX];
    uint8_t bytes[MASK];
    double weight[FATHOM_SPACES];
    (void)state;
    fathom_game *game = game_of("map=alpha mode=real", 1);
    step_at_random(game, 0);
    uint64_t before = fathom_hash(game);
    for (size_t i = 0; i < sizeof teams / sizeof teams[0]; i++) {
        assert_int_equal(fathom_legal(game, teams[i], bytes), 0);
        assert_null(memchr(bytes, 1, (size_t)fathom_actions(game)));
        assert_int_equal(fathom_random_action(game, teams[i]), -1);
        memset(bytes, 1, sizeof bytes);
        fathom_observe(game, teams[i], bytes);
        assert_null(memchr(bytes, 1, (size_t)fathom_observation_bytes(game)));
        assert_int_equal(fathom_order(game, teams[i], 0, text, sizeof text), 0);
        assert_int_equal(fathom_events(game, teams[i], text, sizeof text), 0);
        assert_int_equal(fathom_information_state(game, teams[i], text, sizeof text), 0);
        assert_int_equal(fathom_belief_text(game, teams[i], text, sizeof text), 0);
        assert_int_equal(fathom_belief(game, teams[i], weight), 0);
        assert_false(fathom_bot(game, teams[i], "cadet", why));
    }
    assert_true(fathom_hash(game) == before);
    fathom_free(game);
}

/* Two games that differ in where yellow is, and in nothing that was announced. */
static void test_secrets_stay(void **state)
{
    (void)state;
    fathom_game *game[2] = {game_of("map=alpha first=blue belief=exact", 3),
                            game_of("map=alpha first=blue belief=exact", 3)};
    static char text[2][TEXT];
    uint8_t seen[2][MASK];
    double weight[2][FATHOM_SPACES];
    for (int i = 0; i < 2; i++) {
        assert_int_equal(fathom_apply(game[i], FATHOM_BLUE, 20), 0);
        assert_int_equal(fathom_apply(game[i], FATHOM_YELLOW, i ? 99 : 67), 0);
        fathom_observe(game[i], FATHOM_BLUE, seen[i]);
        fathom_information_state(game[i], FATHOM_BLUE, text[i], TEXT);
        fathom_belief(game[i], FATHOM_YELLOW, weight[i]);
    }
    assert_memory_equal(seen[0], seen[1], (size_t)fathom_observation_bytes(game[0]));
    assert_string_equal(text[0], text[1]);
    assert_memory_equal(weight[0], weight[1], sizeof weight[0]);
    for (int i = 0; i < 2; i++) fathom_view(game[i], 0, text[i], TEXT);
    assert_string_equal(text[0], text[1]);
    for (int i = 0; i < 2; i++) fathom_view(game[i], FATHOM_EVERYTHING, text[i], TEXT);
    assert_string_not_equal(text[0], text[1]);
    fathom_free(game[0]);
    fathom_free(game[1]);
}

/* The events of each step, one after the other, are the information state but its first line. */
static void test_information_state(void **state)
{
    (void)state;
    static char whole[TEXT], pieces[TEXT], one[TEXT];
    fathom_game *game = game_of("map=bravo", 5);
    size_t length = 0;
    for (int step = 0; step < STEPS && fathom_turn(game) != FATHOM_NOBODY; step++) {
        step_at_random(game, step);
        size_t more = fathom_events(game, FATHOM_YELLOW, one, TEXT);
        memcpy(pieces + length, one, more + 1);
        length += more;
    }
    fathom_information_state(game, FATHOM_YELLOW, whole, TEXT);
    assert_string_equal(strchr(whole, '\n') + 1, pieces);
    fathom_free(game);
}

/* A belief that is asked for late knows what one that listened all along knows. */
static void test_beliefs_catch_up(void **state)
{
    (void)state;
    static char early[TEXT], late[TEXT];
    fathom_game *listening = game_of("map=charlie belief=exact", 9);
    fathom_game *plain = game_of("map=charlie", 9);
    for (int step = 0; step < 120 && fathom_turn(plain) != FATHOM_NOBODY; step++) {
        step_at_random(listening, step);
        step_at_random(plain, step);
    }
    assert_true(fathom_hash(listening) == fathom_hash(plain));
    for (int about = 0; about < 2; about++) {
        fathom_belief_text(listening, about, early, TEXT);
        fathom_belief_text(plain, about, late, TEXT);
        assert_string_equal(early, late);
    }
    fathom_free(listening);
    fathom_free(plain);
}

static void test_bots(void **state)
{
    char why[FATHOM_WHY_MAX];
    int won = 0;
    (void)state;
    fathom_game *game = game_of("map=alpha", 1);
    assert_false(fathom_bot(game, FATHOM_BLUE, "admirable", why));
    assert_true(fathom_bot(game, FATHOM_BLUE, "officer", why));
    assert_true(fathom_bot(game, FATHOM_YELLOW, "random", why));
    for (uint64_t seed = 1; seed <= 20; seed++) {
        fathom_reset(game, seed);
        assert_true(fathom_play_bots(game) > 0);
        assert_int_equal(fathom_turn(game), FATHOM_NOBODY);
        won += fathom_winner(game) == FATHOM_BLUE;
    }
    assert_true(won >= 18);
    assert_false(fathom_bot(game, FATHOM_BLUE, "cadet", why)); /* it has begun */
    fathom_free(game);
}

static void test_options(void **state)
{
    static const char *const wrong[] = {"map=atlantis", "rules=xx9", "mode=slow", "players=5+1",
                                        "first=red",    "belief=no", "hull=99",   "nonsense"};
    char why[FATHOM_WHY_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        why[0] = '\0';
        assert_null(fathom_new(wrong[i], 1, why));
        assert_true(strlen(why) > 8);
    }
    fathom_free(game_of("  hull=2   rules=fr2 ", 1)); /* a field holds whatever book is named */
}

enum { GAMES = 6 };

/* A batch steps its games as they would be stepped one by one. */
static void test_batch(void **state)
{
    fathom_game *many[GAMES], *alone[GAMES];
    int8_t team[GAMES];
    float reward[GAMES][2];
    uint8_t ended[GAMES], refused[GAMES];
    int32_t action[GAMES], games = 0;
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        many[i] = game_of("map=alpha", 100 + (uint64_t)i);
        alone[i] = fathom_copy(many[i]);
    }
    int32_t actions = fathom_actions(many[0]), bytes = fathom_observation_bytes(many[0]);
    uint8_t *mask = calloc(GAMES, (size_t)actions), *seen = calloc(GAMES, (size_t)bytes);
    uint8_t expected[MASK];
    struct fathom_batch batch = {GAMES,       0,     many,    seen, mask, team,
                                 (float *)reward, ended, refused};
    fathom_batch_look(&batch);
    for (int step = 0; step < 3000; step++) {
        fathom_batch_random(&batch, action);
        int who[GAMES];
        for (int i = 0; i < GAMES; i++) who[i] = team[i];
        fathom_batch_step(&batch, action);
        for (int i = 0; i < GAMES; i++) {
            assert_int_equal(refused[i], 0);
            assert_int_equal(fathom_apply(alone[i], who[i], action[i]), 0);
            assert_int_equal(ended[i], fathom_turn(alone[i]) == FATHOM_NOBODY);
            int winner = fathom_winner(alone[i]);
            assert_true(reward[i][0] == (winner == 0 ? 1 : winner == 1 ? -1 : 0));
            assert_true(reward[i][0] == -reward[i][1]);
            games += ended[i];
            if (ended[i]) {
                fathom_free(alone[i]);
                alone[i] = fathom_copy(many[i]);
            }
            assert_true(fathom_hash(alone[i]) == fathom_hash(many[i]));
            fathom_observe(alone[i], team[i], expected);
            assert_memory_equal(expected, seen + (size_t)i * (size_t)bytes, (size_t)bytes);
        }
    }
    assert_true(games > 0);
    for (int i = 0; i < GAMES; i++) {
        fathom_free(many[i]);
        fathom_free(alone[i]);
    }
    free(mask);
    free(seen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mask),
        cmocka_unit_test(test_orders_are_told),
        cmocka_unit_test(test_no_team),
        cmocka_unit_test(test_secrets_stay),
        cmocka_unit_test(test_information_state),
        cmocka_unit_test(test_beliefs_catch_up),
        cmocka_unit_test(test_bots),
        cmocka_unit_test(test_options),
        cmocka_unit_test(test_batch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
