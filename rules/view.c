/* What a listener knows. Everything is copied out of the game here, or it is not copied at all. */
#include "rules/view.h"

#include <string.h>

#include "rules/engine.h"

static uint8_t gauges_heard_ready(const struct game *game, int team)
{
    const struct boat *boat = &game->boat[team];
    uint8_t mask = 0;
    if (!game->rules.ready_public) return 0;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = game_gauge_size(game, s);
        if (size && boat->gauge[s] == size) mask |= 1 << s;
    }
    if (boat->silence_marking) mask &= ~(1 << SILENCE);
    if (game->chart.scenario == SCENARIO_VOLCANO) mask &= ~(1 << SCENARIO);
    return mask;
}

static void show_everyone(const struct game *game, int team, struct view_boat *out)
{
    const struct boat *boat = &game->boat[team];
    out->placed = boat->at != NOWHERE;
    out->hull = boat->hull;
    out->depth = boat->depth;
    out->traced = boat->traced;
    out->dead = boat->dead;
    out->ready = gauges_heard_ready(game, team);
    out->draw_offered = boat->draw_offered;
}

/* Whether the duties of this crew tell its listener nothing that he has not heard. */
static bool knows_movement(const struct game *game, const struct boat *boat,
                           const struct view_boat *out)
{
    if (!boat->silent || game->rules.silence_told != TOLD_ENGINEER) return true;
    return out->knows & (1 << CAPTAIN | 1 << ENGINEER);
}

/* That a duty is empty gives a silence of length 0 away; but everyone knows his own. */
static uint8_t duty_seen(uint8_t duty, bool known)
{
    return duty == DUTY_EMPTY && !known ? DUTY_OWED : duty;
}

static void show_crew(const struct game *game, int team, struct view_boat *out)
{
    const struct boat *boat = &game->boat[team];
    bool told = knows_movement(game, boat, out);
    out->mark = duty_seen(boat->mark, told || out->knows >> FIRST_MATE & 1);
    out->cross = duty_seen(boat->cross, told);
    bool steers = out->knows & (1 << CAPTAIN | 1 << FIRST_MATE | 1 << ENGINEER);
    if (told && steers && boat->cross == DUTY_OWED) out->panel = boat->panel;
    out->unmarked = game->await == AWAIT_DUTIES && boat->silent == SILENT_UNMARKED;
    out->course_since = boat->course_since;
    out->sailed = boat->sailed;
    out->signers = players_who_may_sign(game, team);
    out->confirm = game->boat[team ^ 1].depth == CONFIRMING;
}

static void show_captain(const struct game *game, int team, struct view_boat *out)
{
    const struct boat *boat = &game->boat[team];
    out->at = boat->at;
    if (boat->at != NOWHERE) out->sector = chart_sector(&game->chart, boat->at);
    out->route = boat->route;
    out->mines = boat->mines;
    out->fresh = boat->fresh;
    out->blackout = must_surface(game, team);
    if (game->chart.scenario == SCENARIO_VOLCANO) out->gauge[SCENARIO] = boat->gauge[SCENARIO];
}

static void show_sheets(const struct game *game, int team, uint16_t ears, struct view_boat *out)
{
    const struct boat *boat = &game->boat[team];
    out->knows = ears >> seat_of(team, CAPTAIN) & ((1 << ROLES) - 1);
    out->at = NOWHERE;
    out->panel = NO_DIR;
    if (out->knows) show_crew(game, team, out);
    if (out->knows >> CAPTAIN & 1) show_captain(game, team, out);
    if (out->knows >> FIRST_MATE & 1) memcpy(out->gauge, boat->gauge, sizeof out->gauge);
    if (out->knows >> ENGINEER & 1) out->crossed = boat->crossed;
    bool enemy_engineer = ears & 1 << seat_of((team ^ 1), ENGINEER);
    if (!out->knows && !(enemy_engineer && boat->depth == CONFIRMING)) return;
    out->tracing_shown = 1;
    memcpy(out->tracing, boat->tracing, sizeof out->tracing);
}

static struct view view_with(const struct game *game, int seat, uint16_t ears)
{
    struct view view;
    if (game->phase == OVER) ears = EARS_ALL;
    memset(&view, 0, sizeof view);
    view.rules = game->rules;
    view.chart = game->chart;
    view.turn_ms = game->turn_ms;
    view.await_ms = game->await_ms;
    view.seat = seat;
    view.team = (seat < SEATS ? seat_team(seat) : NO_TEAM);
    view.mode = game->mode;
    view.phase = game->phase;
    memcpy(view.players, game->players, sizeof view.players);
    view.first = game->phase == PLACING ? NO_TEAM : game->first;
    view.turn = game->turn;
    view.extra = game->extra;
    view.course_done = game->course_done;
    view.await = game->await;
    view.await_team = game->await_team;
    view.stop = game->stop;
    view.stop_team = game->stop_team;
    view.stop_system = game->stop_system;
    view.eruptions = game->eruptions;
    view.smoke = game->smoke;
    view.winner = game->winner;
    view.reason = game->reason;
    for (int team = 0; team < TEAMS; team++) {
        show_everyone(game, team, &view.boat[team]);
        show_sheets(game, team, ears, &view.boat[team]);
    }
    return view;
}

struct view view_for(const struct game *game, int seat)
{
    return view_with(game, seat, game_ears(game, seat));
}

uint16_t game_ears_of(const struct game *game, unsigned seats)
{
    uint16_t ears = 0;
    if (!seats) return game_ears(game, SPECTATOR);
    EACH_BIT (seat, seats) ears |= game_ears(game, (int)seat);
    return ears;
}

struct view view_for_seats(const struct game *game, unsigned seats)
{
    int first = seats ? __builtin_ctz(seats) : SPECTATOR;
    return view_with(game, first, game_ears_of(game, seats));
}
