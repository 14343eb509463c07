/*
 * Time. It passes by `tick` orders alone. A tick lets at most one limit of each kind run out and
 * what is left of it then is not carried over, so a long tick never plays several turns.
 */
#include "rules/engine.h"
#include "rules/rng.h"
#include "rules/time_limits.h"

static int pick_bit(struct game *game, uint32_t mask)
{
    return bit_nth(mask, (int)rng_below(&game->rng, (uint32_t)__builtin_popcount(mask)));
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

static void do_duties_at_random(struct deed *deed, int team)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    if (boat->mark == DUTY_OWED)
        mark_gauge(deed, team, pick_bit(game, game_markable(game, team)));
    if (boat->cross == DUTY_OWED)
        cross_at_random(deed, team, sheet_panel(boat->panel));
    boat->mark = boat->cross = DUTY_NONE;
}

static void resolve_at_random(struct deed *deed)
{
    struct game *game = deed->game;
    int team = game->await_team;
    switch (game->await) {
    case AWAIT_DUTIES: do_duties_at_random(deed, team); break;
    case AWAIT_ANSWER: answer_at_random(deed, team); break;
    case AWAIT_PENALTY: cross_at_random(deed, team, sheet_kind[RADIATION]); break;
    case AWAIT_VOLCANO:
        name_volcano(deed, team, 1 + (int)rng_below(&game->rng, VOLCANOES));
        break;
    default: break;
    }
}

/* The turn is passed; what the crew still owes is drawn at random. */
static void play_turn_out(struct deed *deed)
{
    struct game *game = deed->game;
    int team = game->turn;
    uint32_t courses = game_courses(game, team);
    if (!game->course_done && !courses) {
        surface(deed, team);
        return;
    }
    if (!game->course_done) sail(deed, team, pick_bit(game, courses));
    do_duties_at_random(deed, team);
    game->activated = 1;
}

/* Who must act: the awaited team, the team on turn, or in real-time both. */
static bool is_expected(const struct game *game, enum team team)
{
    if (game->await == AWAIT_RESUME) return false;
    if (game->await != AWAIT_NOTHING) return game->await_team == team;
    return game->mode == REAL_TIME || game->turn == team;
}

static struct time_limit table_limit(const struct game *game)
{
    if (game->await == AWAIT_RESUME)
        return (struct time_limit){LIMIT_HOLD, NO_TEAM, 0, game->await_ms};
    bool aim = game->await == AWAIT_AIM;
    if (game->await != AWAIT_NOTHING)
        return (struct time_limit){
            aim ? LIMIT_AIM : LIMIT_ANSWER, game->await_team, game->await_ms,
            aim ? game->rules.aim_limit_ms : game->rules.answer_limit_ms};
    return (struct time_limit){LIMIT_TURN, game->turn, game->turn_ms, game->rules.turn_limit_ms};
}

int game_time_limits(const struct game *game, struct time_limit limits[TIME_LIMITS_MAX])
{
    int count = 0;
    if (game->phase != PLAYING) return 0;
    for (enum team team = BLUE; team < TEAMS; team++)
        if (is_expected(game, team))
            limits[count++] = (struct time_limit){LIMIT_ABSENCE, team, game->boat[team].idle_ms,
                                                  game->rules.abandon_limit_ms};
    if (game->await != AWAIT_NOTHING || game->mode == TURN_BY_TURN) {
        limits[count++] = table_limit(game);
        return count;
    }
    for (enum team team = BLUE; team < TEAMS; team++)
        if (game->boat[team].depth == CONFIRMING)
            limits[count++] = (struct time_limit){LIMIT_CONFIRM, team, game->boat[team].confirm_ms,
                                                  game->rules.confirm_limit_ms};
    return count;
}

static uint32_t time_left(const struct time_limit *limit)
{
    if (!limit->limit_ms) return TIME_NEVER;
    return limit->used_ms < limit->limit_ms ? limit->limit_ms - limit->used_ms : 1;
}

uint32_t game_time_left(const struct game *game)
{
    struct time_limit limits[TIME_LIMITS_MAX];
    int count = game_time_limits(game, limits);
    uint32_t first = TIME_NEVER;
    for (int i = 0; i < count; i++) {
        uint32_t left = time_left(&limits[i]);
        if (left < first) first = left;
    }
    return first;
}

static uint32_t *clock_of(struct game *game, const struct time_limit *limit)
{
    switch (limit->limit) {
    case LIMIT_ABSENCE: return &game->boat[limit->team].idle_ms;
    case LIMIT_CONFIRM: return &game->boat[limit->team].confirm_ms;
    case LIMIT_TURN: return &game->turn_ms;
    default: return &game->await_ms;
    }
}

/* Lets the time of one limit pass; whether it has run out. A hold's clock tells what is left. */
static bool runs_out(struct game *game, const struct time_limit *limit, uint32_t ms)
{
    uint32_t *clock = clock_of(game, limit);
    bool out = ms >= time_left(limit) && limit->limit_ms;
    if (limit->limit != LIMIT_HOLD)
        *clock = *clock > UINT32_MAX - ms ? UINT32_MAX : *clock + ms;
    else if (!out)
        *clock -= ms;
    return out;
}

static void end_by_absence(struct game *game, const bool gone[TEAMS])
{
    uint32_t blue = game->boat[BLUE].idle_ms, yellow = game->boat[YELLOW].idle_ms;
    if (!gone[BLUE] && !gone[YELLOW]) return;
    if (gone[BLUE] && gone[YELLOW] && blue == yellow)
        end_game(game, NO_TEAM, REASON_ABANDONED);
    else
        end_game(game, gone[BLUE] && (!gone[YELLOW] || blue > yellow) ? YELLOW : BLUE,
                 REASON_ABANDONED);
}

static void run_out(struct deed *deed, const struct time_limit *limit)
{
    switch (limit->limit) {
    case LIMIT_HOLD: resume(deed); break;
    case LIMIT_AIM: let_be(deed); break;
    case LIMIT_ANSWER: resolve_at_random(deed); break;
    case LIMIT_TURN: play_turn_out(deed); break;
    default: secure(deed, limit->team);
    }
}

void let_time_pass(struct deed *deed, uint32_t ms)
{
    struct game *game = deed->game;
    struct time_limit limits[TIME_LIMITS_MAX];
    int count = game_time_limits(game, limits), i = 0;
    bool gone[TEAMS] = {false};
    for (; i < count && limits[i].limit == LIMIT_ABSENCE; i++)
        gone[limits[i].team] = runs_out(game, &limits[i], ms);
    end_by_absence(game, gone);
    for (; i < count && game->phase == PLAYING; i++)
        if (runs_out(game, &limits[i], ms)) run_out(deed, &limits[i]);
}
