/* From a view back to a game that would show it. The holes are filled as view.h says. */
#include <string.h>

#include "rules/view.h"

/* A boat whose place is not told lies on some space from which it can sail. */
static uint8_t somewhere(const struct chart *chart)
{
    EACH_SPACE (at, &chart->sea)
        for (int dir = 0; dir < DIRS; dir++)
            if (bits_has(&chart->sea, space_step(at, dir))) return at;
    return bits_next(&chart->sea, 0);
}

static void suppose_place(const struct view *view, const struct view_boat *seen, struct boat *boat)
{
    if (seen->knows >> CAPTAIN & 1) {
        boat->at = seen->at;
        boat->route = seen->route;
        boat->mines = seen->mines;
        boat->fresh = seen->fresh;
        return;
    }
    boat->at = seen->placed ? somewhere(&view->chart) : NOWHERE;
    if (seen->placed) boat->route = bits_one(boat->at);
}

static void suppose_gauges(const struct view *view, const struct view_boat *seen,
                           struct boat *boat)
{
    for (int s = 0; s < SYSTEMS; s++) {
        bool full = !view->rules.ready_public || seen->ready >> s & 1;
        int size = gauge_size(view->chart.scenario, s);
        boat->gauge[s] = seen->knows >> FIRST_MATE & 1 ? seen->gauge[s] : full ? size : 0;
    }
}

static void suppose_boat(const struct view *view, const struct view_boat *seen, struct boat *boat)
{
    boat->hull = seen->hull;
    boat->depth = seen->depth;
    boat->traced = seen->traced;
    boat->dead = seen->dead;
    boat->draw_offered = seen->draw_offered;
    boat->mark = seen->mark;
    boat->cross = seen->cross;
    boat->panel = seen->panel;
    boat->silent = seen->unmarked ? SILENT_UNMARKED : SILENT_NOT;
    boat->course_since = seen->course_since;
    boat->sailed = seen->sailed;
    boat->crossed = seen->crossed;
    memcpy(boat->tracing, seen->tracing, sizeof boat->tracing);
    for (int i = 0; i < PLAYERS_MAX; i++) boat->signed_by[i] = !(seen->signers >> i & 1);
    suppose_place(view, seen, boat);
    suppose_gauges(view, seen, boat);
}

void game_from_view(struct game *game, const struct view *view)
{
    memset(game, 0, sizeof *game);
    game->rules = view->rules;
    game->chart = view->chart;
    game->turn_ms = view->turn_ms;
    game->await_ms = view->await_ms;
    game->mode = view->mode;
    game->phase = view->phase;
    memcpy(game->players, view->players, sizeof game->players);
    game->first = view->first;
    game->turn = view->turn;
    game->extra = view->extra;
    game->course_done = view->course_done;
    game->await = view->await;
    game->await_team = view->await_team;
    game->stop = view->stop;
    game->stop_team = view->stop_team;
    game->stop_system = view->stop_system;
    game->eruptions = view->eruptions;
    game->smoke = view->smoke;
    game->winner = view->winner;
    game->reason = view->reason;
    for (int team = 0; team < TEAMS; team++)
        suppose_boat(view, &view->boat[team], &game->boat[team]);
    if (game->turn < TEAMS)
        game->activated = game->course_done && !game->boat[game->turn].course_since;
}
