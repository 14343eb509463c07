/* The events are believed and added up; whatever the game holds must come out of them. */
#include "tests/rules/shadow.h"

#include <stdlib.h>
#include <string.h>

void shadow_begin(struct shadow *shadow, const struct game *game)
{
    memset(shadow, 0, sizeof *shadow);
    for (int t = 0; t < TEAMS; t++) {
        shadow->boat[t].at = NOWHERE;
        shadow->boat[t].hull = game->rules.hull;
    }
}

static enum system fired_by(int kind)
{
    switch (kind) {
    case EVENT_TORPEDO: return TORPEDO;
    case EVENT_MINE: return MINE;
    case EVENT_DRONE: return DRONE;
    case EVENT_SONAR: return SONAR;
    case EVENT_ARCHER:
    case EVENT_SYSTEM_REPAIRED: return SCENARIO;
    default: return NO_SYSTEM;
    }
}

static int manhattan(uint8_t a, uint8_t b)
{
    return abs(space_column(a) - space_column(b)) + abs(space_row(a) - space_row(b));
}

static const char *hit(struct shadow *s, const struct event *e)
{
    int hull = s->boat[e->team].hull - e->value;
    s->boat[e->team].hull = (uint8_t)(hull < 0 ? 0 : hull);
    return s->boat[e->team].hull == e->hull ? NULL : "damage does not add up";
}

static const char *burst(struct shadow *s, const struct event *e)
{
    if (e->cause == CAUSE_MINE) {
        if (bits_has(&s->boat[e->team].mines, e->at)) bits_drop(&s->boat[e->team].mines, e->at);
        else return "a mine explodes that was not there";
    }
    for (int t = 0; t < TEAMS && e->cause != CAUSE_VOLCANO; t++) {
        int away = space_distance(s->boat[t].at, e->at);
        int result = away == 0 ? RESULT_DIRECT : away == 1 ? RESULT_INDIRECT : RESULT_CLEAR;
        if (e->result[t] != result) return "a blast with a wrong result";
    }
    return NULL;
}

static const char *moved(struct shadow *s, const struct event *e)
{
    uint8_t at = s->boat[e->team].at;
    int length = e->kind == EVENT_COURSE ? 1 : e->value;
    for (int i = 0; i < length; i++) at = space_step(at, e->dir);
    s->boat[e->team].at = at;
    s->boat[e->team].route += length;
    return at == e->at ? NULL : "a movement that ends elsewhere";
}

static const char *marked(struct shadow *s, const struct event *e)
{
    uint8_t *gauge = &s->boat[e->team].gauge[e->system];
    if (e->system == SILENCE) return NULL; /* it empties before or after its own mark */
    return ++*gauge == e->value ? NULL : "a mark does not add up";
}

static const char *asked(const struct shadow *s, const struct game *game, const struct event *e)
{
    if (e->answer == ANSWER_SMOKE) return game->smoke ? NULL : "smoke without a fire";
    bool there = chart_sector(&game->chart, s->boat[e->team ^ 1].at) == e->value;
    return (e->answer == ANSWER_YES) == there ? NULL : "a drone lies";
}

static const char *answered(const struct shadow *s, const struct game *game, const struct event *e)
{
    uint8_t at = s->boat[e->team].at;
    int said = !!e->row + !!e->column + !!e->sector, side = game->chart.side;
    if (e->row > side || e->column > side || e->sector > chart_sectors(&game->chart))
        return "an answer beyond the chart";
    int true_ones = (e->row == space_row(at) + 1) + (e->column == space_column(at) + 1) +
                    (e->sector == chart_sector(&game->chart, at));
    return said == 2 && true_ones == 1 ? NULL : "an answer without exactly one truth";
}

static const char *dropped(struct shadow *s, const struct game *game, const struct event *e)
{
    const struct boat *boat = &game->boat[e->team];
    if (bits_has(&boat->route, e->at)) return "a mine on the own route";
    if (bits_has(&boat->mines, e->at)) return "a mine on an own mine";
    if (!bits_has(&game->chart.sea, e->at)) return "a mine on land";
    if (space_distance(boat->at, e->at) != 1) return "a mine far away";
    bits_add(&s->boat[e->team].mines, e->at);
    return NULL;
}

static const char *launched(const struct shadow *s, const struct game *game, const struct event *e)
{
    int steps = manhattan(s->boat[e->team].at, e->at);
    if (steps > TORPEDO_MAX || steps < game->rules.torpedo_min) return "a torpedo out of range";
    return bits_has(&game->chart.sea, e->at) ? NULL : "a torpedo on land";
}

static const char *stopped(struct shadow *s, bool stop)
{
    bool was = s->stopped;
    s->stopped = stop;
    return was != stop ? NULL : "STOP and resume do not alternate";
}

static const char *surfaced(struct shadow *s, const struct game *game, const struct event *e)
{
    s->boat[e->team].route = 1;
    bool there = chart_sector(&game->chart, s->boat[e->team].at) == e->value;
    return there ? NULL : "a wrong sector";
}

static const char *take_in(struct shadow *s, const struct game *before, const struct event *e)
{
    enum system fired = fired_by(e->kind);
    if (fired != NO_SYSTEM) s->boat[e->team].gauge[fired] = 0;
    switch (e->kind) {
    case EVENT_PLACED:
        s->boat[e->team].at = e->at;
        s->boat[e->team].route = 1;
        return NULL;
    case EVENT_COURSE:
    case EVENT_SILENCE: return moved(s, e);
    case EVENT_MARKED: return marked(s, e);
    case EVENT_DAMAGE: return hit(s, e);
    case EVENT_BLAST: return burst(s, e);
    case EVENT_TORPEDO: return launched(s, before, e);
    case EVENT_MINE: return dropped(s, before, e);
    case EVENT_MINE_GONE: bits_drop(&s->boat[e->team].mines, e->at); return NULL;
    case EVENT_DRONE: return asked(s, before, e);
    case EVENT_ANSWER: return answered(s, before, e);
    case EVENT_SURFACE: return surfaced(s, before, e);
    case EVENT_STOP: return stopped(s, true);
    case EVENT_RESUME: return stopped(s, false);
    case EVENT_VOLCANO: s->boat[e->team].gauge[SCENARIO] = 0; return NULL;
    case EVENT_END:
        s->over = true;
        if (e->cause == REASON_RESIGNED) s->stopped = false; /* a resignation says no more */
        return NULL;
    default: return NULL;
    }
}

static const char *compare(struct shadow *s, const struct game *game)
{
    for (int t = 0; t < TEAMS; t++) {
        const struct boat *boat = &game->boat[t];
        if (s->boat[t].at != boat->at) return "the shadow is elsewhere";
        if (s->boat[t].hull != boat->hull) return "the hull does not add up";
        if (s->boat[t].route != bits_count(&boat->route)) return "the route crosses itself";
        if (!bits_equal(&s->boat[t].mines, &boat->mines)) return "the mines do not add up";
        for (int g = 0; g < SCENARIO; g++)
            if (g != SILENCE && s->boat[t].gauge[g] != boat->gauge[g])
                return "a gauge does not add up";
    }
    if (s->over != (game->phase == OVER)) return "an end without its event";
    return s->stopped == game->stop ? NULL : "a STOP without its event";
}

/* An order's events come in their order: the turn or the end last, the STOP first. */
static const char *sequence(const struct events *events)
{
    for (int i = 0; i < events->count; i++) {
        const struct event *e = &events->list[i];
        bool last = i == events->count - 1;
        if ((e->kind == EVENT_END || e->kind == EVENT_TURN) && !last) return "events after the end";
        if (e->kind == EVENT_STOP && i > 0) return "a STOP that comes late";
        if (!(e->hears & EARS_TRUTH)) return "an event that the truth does not hear";
    }
    return NULL;
}

const char *shadow_follow(struct shadow *shadow, const struct game *before,
                          const struct game *after, const struct events *events)
{
    const char *fault = sequence(events);
    for (int i = 0; i < events->count && !fault; i++)
        fault = take_in(shadow, before, &events->list[i]);
    return fault ? fault : compare(shadow, after);
}

/* --- invariants ------------------------------------------------------------------------------ */

static const char *sheet_fault(const struct boat *boat)
{
    for (int c = 0; c < CIRCUITS; c++)
        if ((boat->crossed & sheet_circuit[c]) == sheet_circuit[c]) return "a circuit left full";
    for (int d = 0; d < DIRS; d++)
        if ((boat->crossed & sheet_panel(d)) == sheet_panel(d))
            return "a panel left full";
    if ((boat->crossed & sheet_kind[RADIATION]) == sheet_kind[RADIATION])
        return "the radiation left full";
    return boat->crossed >> SYMBOLS ? "symbols beyond the sheet" : NULL;
}

static const char *route_fault(const struct game *game, const struct boat *boat)
{
    struct bits reached = bits_one(boat->at), before;
    if (!bits_has(&boat->route, boat->at)) return "off its own route";
    do {
        before = reached;
        reached = bits_and(bits_grow4(reached), boat->route);
    } while (!bits_equal(&before, &reached));
    if (!bits_equal(&reached, &boat->route)) return "a route in pieces";
    if (game->phase == PLAYING && !bits_has(&game->chart.sea, boat->at)) return "on land";
    return NULL;
}

static const char *mines_fault(const struct game *game, const struct boat *boat)
{
    struct bits land = bits_without(boat->mines, game->chart.sea);
    struct bits strange = bits_without(boat->fresh, boat->mines);
    struct bits crossed = bits_and(boat->mines, boat->route);
    if (bits_any(&land)) return "a mine on land";
    if (bits_any(&strange)) return "a fresh mine that is none";
    if (game->rules.own_mine_blocks && bits_any(&crossed)) return "a route over an own mine";
    return NULL;
}

static const char *gauges_fault(const struct game *game, const struct boat *boat)
{
    for (int s = 0; s < SYSTEMS; s++) {
        if (boat->gauge[s] > game_gauge_size(game, s)) return "a gauge overflows";
        if (boat->dead >> s & 1 && boat->gauge[s]) return "a dead gauge with a mark";
    }
    return NULL;
}

static const char *crew_fault(const struct game *game, const struct boat *boat)
{
    int signatures = 0;
    for (int i = 0; i < PLAYERS_MAX; i++) signatures += boat->signed_by[i];
    if (boat->hull > game->rules.hull) return "a hull that grew";
    if (boat->depth != SUBMERGED && (boat->mark || boat->cross)) return "duties on the surface";
    if (signatures != __builtin_popcount(boat->traced)) return "signatures do not add up";
    if ((boat->depth == CONFIRMING) != (boat->traced == 15)) return "a sheet half done";
    if (boat->silence_marking && boat->mark != DUTY_OWED) return "a silence that never empties";
    return NULL;
}

static const char *boat_fault(const struct game *game, const struct boat *boat)
{
    const char *fault = sheet_fault(boat);
    if (!fault) fault = gauges_fault(game, boat);
    if (!fault) fault = crew_fault(game, boat);
    if (!fault && boat->at != NOWHERE) fault = route_fault(game, boat);
    return fault ? fault : mines_fault(game, boat);
}

static const char *table_fault(const struct game *game)
{
    bool awaits = game->await != AWAIT_NOTHING && game->await != AWAIT_RESUME;
    bool sunk = !game->boat[BLUE].hull || !game->boat[YELLOW].hull;
    if (awaits && game->await_team >= TEAMS) return "nobody is awaited";
    if (game->mode == REAL_TIME && awaits && !game->stop) return "awaiting without a STOP";
    if (game->phase == PLAYING && sunk) return "play goes on after a loss";
    if (game->mode == TURN_BY_TURN && game->phase == PLAYING && game->turn >= TEAMS)
        return "nobody's turn";
    if (game->mode == REAL_TIME && game->turn != NO_TEAM) return "a turn in real-time";
    if (game->extra > 2 || game->eruptions > 3) return "a count too high";
    if (game->smoke && game->eruptions != 2) return "smoke at the wrong time";
    if (game->boat[BLUE].draw_offered && game->boat[YELLOW].draw_offered && game->phase == PLAYING)
        return "two offers of a draw";
    return NULL;
}

const char *game_fault(const struct game *game)
{
    const char *fault = table_fault(game);
    for (int t = 0; t < TEAMS && !fault; t++) fault = boat_fault(game, &game->boat[t]);
    return fault;
}
