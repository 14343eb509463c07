/*
 * Time. It passes by `tick` orders alone. A tick lets at most one limit of each kind run out and
 * what is left of it then is not carried over, so a long tick never plays several turns.
 */
#include "rules/engine.h"
#include "rules/rng.h"

static int pick_bit(struct game *game, uint32_t mask)
{
    int skip = (int)rng_below(&game->rng, (uint32_t)__builtin_popcount(mask));
    while (skip--) mask &= mask - 1;
    return __builtin_ctz(mask);
}

static int any_but(struct game *game, int truth, int count)
{
    int n = 1 + (int)rng_below(&game->rng, (uint32_t)count - 1);
    return n < truth ? n : n + 1;
}

/* Two kinds of statement out of three, and which of them is true, all equally likely. */
static void answer_at_random(struct deed *deed, int team)
{
    struct game *game = deed->game;
    uint8_t at = game->boat[team].at;
    int side = game->chart.side, left_out = (int)rng_below(&game->rng, 3);
    int truth[3] = {space_row(at) + 1, space_column(at) + 1, chart_sector(&game->chart, at)};
    int range[3] = {side, side, chart_sectors(&game->chart)}, said[3] = {0, 0, 0};
    int honest = (left_out + 1 + (int)rng_below(&game->rng, 2)) % 3;
    for (int i = 0; i < 3; i++)
        if (i != left_out)
            said[i] = i == honest ? truth[i] : any_but(game, truth[i], range[i]);
    give_answer(deed, team, said[0], said[1], said[2]);
}

static void cross_at_random(struct deed *deed, int team, uint32_t panel)
{
    cross_symbol(deed, team, pick_bit(deed->game, panel & ~deed->game->boat[team].crossed));
}

static void resolve_at_random(struct deed *deed)
{
    struct game *game = deed->game;
    int team = game->await_team;
    switch (game->await) {
    case AWAIT_ANSWER: answer_at_random(deed, team); break;
    case AWAIT_PENALTY: cross_at_random(deed, team, sheet_kind[RADIATION]); break;
    case AWAIT_VOLCANO:
        name_volcano(deed, team, 1 + (int)rng_below(&game->rng, VOLCANOES));
        break;
    default: break;
    }
}

static uint32_t open_courses(const struct game *game, int team)
{
    struct bits open = game_open_water(game, (enum team)team);
    uint32_t mask = 0;
    for (int dir = 0; dir < DIRS; dir++)
        if (bits_has(&open, space_step(game->boat[team].at, (enum dir)dir))) mask |= 1u << dir;
    return mask;
}

/* The turn is passed; what the crew still owes is drawn at random. */
static void play_turn_out(struct deed *deed)
{
    struct game *game = deed->game;
    int team = game->turn;
    struct boat *boat = &game->boat[team];
    uint32_t courses = open_courses(game, team);
    if (!game->course_done && !courses) {
        surface(deed, team);
        return;
    }
    if (!game->course_done) sail(deed, team, (enum dir)pick_bit(game, courses));
    if (boat->mark == DUTY_OWED)
        mark_gauge(deed, team, pick_bit(game, game_markable(game, (enum team)team)));
    if (boat->cross == DUTY_OWED)
        cross_at_random(deed, team, sheet_panel((enum dir)boat->panel));
    boat->mark = boat->cross = DUTY_NONE;
    game->activated = 1;
}

static bool ran_out(uint32_t *clock, uint32_t ms, uint32_t limit)
{
    *clock = *clock > UINT32_MAX - ms ? UINT32_MAX : *clock + ms;
    return limit && *clock >= limit;
}

static void wait_for_confirmation(struct deed *deed, uint32_t ms)
{
    struct game *game = deed->game;
    for (int t = 0; t < TEAMS; t++)
        if (game->boat[t].depth == CONFIRMING &&
            ran_out(&game->boat[t].confirm_ms, ms, game->rules.confirm_limit_ms))
            secure(deed, t);
}

/* Who must act: the awaited team, the team on turn, or in real-time both. */
static bool is_expected(const struct game *game, int team)
{
    if (game->await == AWAIT_RESUME) return false;
    if (game->await != AWAIT_NOTHING) return game->await_team == team;
    return game->mode == REAL_TIME || game->turn == team;
}

static void look_for_the_absent(struct game *game, uint32_t ms)
{
    bool gone[TEAMS];
    uint32_t limit = game->rules.abandon_limit_ms;
    for (int t = 0; t < TEAMS; t++)
        gone[t] = is_expected(game, t) && ran_out(&game->boat[t].idle_ms, ms, limit);
    if (gone[BLUE] && gone[YELLOW]) {
        uint32_t blue = game->boat[BLUE].idle_ms, yellow = game->boat[YELLOW].idle_ms;
        end_game(game, blue == yellow ? NO_TEAM : blue > yellow ? YELLOW : BLUE, REASON_ABANDONED);
    } else if (gone[BLUE] || gone[YELLOW]) {
        end_game(game, gone[BLUE] ? YELLOW : BLUE, REASON_ABANDONED);
    }
}

void let_time_pass(struct deed *deed, uint32_t ms)
{
    struct game *game = deed->game;
    if (game->phase != PLAYING) return;
    look_for_the_absent(game, ms);
    if (game->phase == OVER) return;
    if (game->await == AWAIT_RESUME) {
        if (ms < game->await_ms) {
            game->await_ms -= ms;
            return;
        }
        game->await = AWAIT_NOTHING;
        game->stop = 0;
        emit(deed, EVENT_RESUME, NO_TEAM);
    } else if (game->await != AWAIT_NOTHING) {
        if (ran_out(&game->await_ms, ms, game->rules.answer_limit_ms)) resolve_at_random(deed);
    } else if (game->mode == TURN_BY_TURN) {
        if (ran_out(&game->turn_ms, ms, game->rules.turn_limit_ms)) play_turn_out(deed);
    } else {
        wait_for_confirmation(deed, ms);
    }
}
