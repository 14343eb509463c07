/*
 * What a crew sees, as bytes. Everything comes out of a view or of what everyone heard, so an
 * observation holds no secret that the crew could not know.
 */
#include <string.h>

#include "lib/inside.h"
#include "rules/view.h"

/* Sets of spaces, one byte each, row by row. */
#define PLANES(X)                                                                                  \
    X(sea, view->chart.sea)                                                                        \
    X(ice, view->chart.ice)                                                                        \
    X(special, special_spaces(&view->chart))                                                       \
    X(own, own_space(own))                                                                         \
    X(route, own->route)                                                                           \
    X(mines, own->mines)                                                                           \
    X(enemy, places(game, team ^ 1)) /* where the enemy can be for us */                           \
    X(mirror, places(game, team))    /* where we can be for the enemy */

/* Single numbers, and rows of bits. */
#define NUMBERS(X)                                                                                 \
    X(team, 1, team)                                                                               \
    X(phase, 1, view->phase)                                                                       \
    X(own_turn, 1, view->turn == team)                                                             \
    X(course_done, 1, view->course_done)                                                           \
    X(extra_turns, 1, view->extra)                                                                 \
    X(awaited, 1, view->await_team == team ? view->await : 0)                                      \
    X(awaited_of_enemy, 1, view->await_team == (team ^ 1) ? view->await : 0)                       \
    X(mark_owed, 1, own->mark)                                                                     \
    X(cross_owed, 1, own->cross)                                                                   \
    X(panel, DIRS, own->panel < DIRS ? 1u << own->panel : 0)                                       \
    X(hull, 1, own->hull)                                                                          \
    X(enemy_hull, 1, foe->hull)                                                                    \
    X(depth, 1, own->depth)                                                                        \
    X(enemy_depth, 1, foe->depth)                                                                  \
    X(mines_laid, 1, bits_count(&own->mines))                                                      \
    X(gauge_mine, 1, own->gauge[MINE])                                                             \
    X(gauge_torpedo, 1, own->gauge[TORPEDO])                                                       \
    X(gauge_drone, 1, own->gauge[DRONE])                                                           \
    X(gauge_sonar, 1, own->gauge[SONAR])                                                           \
    X(gauge_silence, 1, own->gauge[SILENCE])                                                       \
    X(gauge_scenario, 1, own->gauge[SCENARIO])                                                     \
    X(ready, SYSTEMS, own->ready)                                                                  \
    X(enemy_ready, SYSTEMS, foe->ready)                                                            \
    X(dead, SYSTEMS, own->dead)                                                                    \
    X(enemy_dead, SYSTEMS, foe->dead)                                                              \
    X(crossed, SYMBOLS, own->crossed)                                                              \
    X(draw_offered, 1, foe->draw_offered)                                                          \
    X(eruptions, 1, view->eruptions)                                                               \
    X(smoke, 1, view->smoke)

enum { PLANE_COUNT = 0
#define X(name, set) +1
       PLANES(X)
#undef X
};
enum { NUMBER_COUNT = 0
#define X(name, count, value) +(count)
       NUMBERS(X)
#undef X
};

static struct bits special_spaces(const struct chart *chart)
{
    struct bits spaces = chart->archer;
    for (int system = 0; system < SCENARIO; system++)
        spaces = bits_or(spaces, chart->island_of[system]);
    for (int i = 0; i < VOLCANOES && chart->scenario == SCENARIO_VOLCANO; i++)
        bits_add(&spaces, chart->volcano[i]);
    return spaces;
}

static struct bits own_space(const struct view_boat *own)
{
    return own->placed ? bits_one(own->at) : bits_none();
}

static struct bits places(const fathom_game *game, enum team about)
{
    return game->exact ? radio_cells(game->radio[about]) : game->rough[about];
}

static uint8_t *put_plane(uint8_t *bytes, int side, struct bits set)
{
    memset(bytes, 0, (size_t)(side * side));
    EACH_SPACE (at, &set)
        if (space_row(at) < side && space_column(at) < side)
            bytes[space_row(at) * side + space_column(at)] = 1;
    return bytes + side * side;
}

static uint8_t *put_number(uint8_t *bytes, int count, uint32_t value)
{
    if (count == 1) *bytes = (uint8_t)value;
    else
        for (int i = 0; i < count; i++) bytes[i] = value >> i & 1;
    return bytes + count;
}

int32_t fathom_observation_bytes(const fathom_game *game)
{
    int side = game->actions.side;
    return PLANE_COUNT * side * side + NUMBER_COUNT;
}

void fathom_observe(const fathom_game *game, int team, uint8_t *bytes)
{
    if (!is_team(team)) {
        memset(bytes, 0, (size_t)fathom_observation_bytes(game));
        return;
    }
    const struct view seen = view_for_seats(&game->game, crew_seats(team)), *view = &seen;
    const struct view_boat *own = &view->boat[team], *foe = &view->boat[team ^ 1];
    int side = game->actions.side;
#define X(name, set) bytes = put_plane(bytes, side, set);
    PLANES(X)
#undef X
#define X(name, count, value) bytes = put_number(bytes, count, (uint32_t)(value));
    NUMBERS(X)
#undef X
}

static void layout_plane(struct out *out, const char *name)
{
    out_comma(out);
    out_word(out, name);
}

static void layout_number(struct out *out, const char *name, int count)
{
    out_comma(out);
    out_char(out, '{');
    out_key(out, "name");
    out_word(out, name);
    out_key(out, "count");
    out_number(out, (uint64_t)count);
    out_char(out, '}');
}

static void layout_action(struct out *out, const struct actions *actions, int kind)
{
    int32_t count = actions->first[kind + 1] - actions->first[kind];
    if (!count) return;
    out_comma(out);
    out_char(out, '{');
    out_key(out, "do");
    out_word(out, order_name((enum order_kind)kind));
    out_key(out, "first");
    out_number(out, (uint64_t)actions->first[kind]);
    out_key(out, "count");
    out_number(out, (uint64_t)count);
    out_char(out, '}');
}

void observe_layout(const struct actions *actions, struct out *out)
{
    out_char(out, '{');
    out_key(out, "side");
    out_number(out, actions->side);
    out_key(out, "sectors");
    out_number(out, actions->sectors);
    out_key(out, "planes");
    out_char(out, '[');
#define X(name, set) layout_plane(out, #name);
    PLANES(X)
#undef X
    out_char(out, ']');
    out_key(out, "numbers");
    out_char(out, '[');
#define X(name, count, value) layout_number(out, #name, count);
    NUMBERS(X)
#undef X
    out_char(out, ']');
    out_key(out, "actions");
    out_char(out, '[');
    for (int kind = 0; kind < ORDER_KINDS; kind++) layout_action(out, actions, kind);
    out_lit(out, "]}");
}
