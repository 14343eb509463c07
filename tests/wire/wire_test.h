/* What every test of the wire needs: cmocka in its order, and a game on a built-in map. */
#ifndef TESTS_WIRE_TEST_H
#define TESTS_WIRE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/game.h"

static inline struct setup test_setup(const char *map, enum mode mode)
{
    struct setup setup = {.rules = ruleset_preset(PRESET_EN1), .seed = 7, .players = {4, 3},
                          .first = BLUE};
    assert_true(chart_builtin_read(&setup.chart, map, mode));
    return setup;
}

static inline struct order test_order(enum order_kind kind, enum team team)
{
    return (struct order){.kind = kind, .team = team, .by = NO_ROLE};
}

static inline struct order test_order_at(enum order_kind kind, enum team team, const char *at)
{
    struct order order = test_order(kind, team);
    order.at = space_named(at);
    return order;
}

static inline struct order test_course(enum team team, enum dir dir)
{
    struct order order = test_order(DO_COURSE, team);
    order.dir = dir;
    return order;
}

static inline struct order test_valued(enum order_kind kind, enum team team, int value)
{
    struct order order = test_order(kind, team);
    order.value = (uint8_t)value;
    return order;
}

static inline void test_play(struct game *game, struct order order)
{
    assert_int_equal(game_check(game, &order), ERROR_OK);
    game_apply(game, &order, NULL);
}

#endif
