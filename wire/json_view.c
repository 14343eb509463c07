/*
 * A view as one JSON object, 1.5 to 4 KiB: docs/PROTOCOL.md, "Views". What a listener may not
 * know is zeroed in the view already; here it decides only which keys are printed.
 */
#include "wire/json.h"

static void team_or_null(struct out *out, uint8_t team)
{
    if (team < TEAMS)
        out_word(out, team_name(team));
    else
        out_lit(out, "null");
}

static void number_or_null(struct out *out, unsigned number)
{
    if (number)
        out_number(out, number);
    else
        out_lit(out, "null");
}

/* Set bits as numbers from 1, or as "p1". */
static void numbered(struct out *out, unsigned set, bool players)
{
    out_char(out, '[');
    for (unsigned i = 0; i < 8; i++) {
        if (!(set >> i & 1)) continue;
        out_comma(out);
        if (players) out_lit(out, "\"p");
        out_number(out, i + 1);
        if (players) out_char(out, '"');
    }
    out_char(out, ']');
}

void json_chart_rows(struct out *out, const struct chart *chart)
{
    out_char(out, '[');
    for (int row = 0; row < chart->side; row++) {
        out_comma(out), out_char(out, '"');
        for (int column = 0; column < chart->side; column++)
            out_char(out, chart_sign(chart, space_at(column, row)));
        out_char(out, '"');
    }
    out_char(out, ']');
}

static void captain_sheet(struct out *out, const struct view_boat *boat)
{
    out_key(out, "at"), json_space(out, boat->at);
    out_key(out, "sector"), number_or_null(out, boat->sector);
    out_key(out, "blackout"), out_bool(out, boat->blackout);
    out_key(out, "route"), json_spaces(out, &boat->route);
    out_key(out, "mines"), json_spaces(out, &boat->mines);
    out_key(out, "fresh"), json_spaces(out, &boat->fresh);
}

/* The First Mate's, or of them the volcano's alone: the Captain marks it. */
static bool shows_gauges(const struct view *view, const struct view_boat *boat)
{
    if (boat->knows >> FIRST_MATE & 1) return true;
    return boat->knows >> CAPTAIN & 1 && view->chart.scenario == SCENARIO_VOLCANO;
}

static void gauges(struct out *out, const struct view *view, const struct view_boat *boat)
{
    bool all = boat->knows >> FIRST_MATE & 1;
    out_key(out, "gauges"), out_char(out, '{');
    for (int system = all ? 0 : SCENARIO; system < SYSTEMS; system++) {
        int size = gauge_size(view->chart.scenario, system);
        if (!size) continue;
        out_key_word(out, system_name(system));
        out_lit(out, "{\"value\":"), out_number(out, boat->gauge[system]);
        out_lit(out, ",\"size\":"), out_number(out, (unsigned)size), out_char(out, '}');
    }
    out_char(out, '}');
}

static void engineer_sheet(struct out *out, const struct view_boat *boat)
{
    out_key(out, "crossed"), out_char(out, '[');
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        if (!(boat->crossed >> symbol & 1)) continue;
        out_comma(out);
        out_word(out, symbol_name(symbol));
    }
    out_char(out, ']');
    out_key(out, "broken"), out_char(out, '[');
    for (int kind = 0; kind < KINDS; kind++)
        if (boat->crossed & sheet_kind[kind])
            out_comma(out), out_word(out, kind_name(kind));
    out_char(out, ']');
}

static void crew_fields(struct out *out, const struct view_boat *boat)
{
    out_key(out, "mark"), out_word(out, duty_name(boat->mark));
    out_key(out, "cross"), out_word(out, duty_name(boat->cross));
    if (boat->panel < DIRS) {
        char letter[2] = {dir_letter(boat->panel)};
        out_key(out, "panel"), out_word(out, letter);
    }
    if (boat->unmarked) out_key(out, "unmarked"), out_bool(out, true);
    out_key(out, "course_since"), out_bool(out, boat->course_since);
    out_key(out, "sailed"), out_bool(out, boat->sailed);
    out_key(out, "signers"), numbered(out, boat->signers, true);
    out_key(out, "confirm"), out_bool(out, boat->confirm);
    out_key(out, "knows"), out_char(out, '[');
    for (int role = 0; role < ROLES; role++)
        if (boat->knows >> role & 1) out_comma(out), out_word(out, role_name(role));
    out_char(out, ']');
}

static void boat_object(struct out *out, const struct view *view, enum team team)
{
    const struct view_boat *boat = &view->boat[team];
    bool own = view->team == team || view->seat == EVERYTHING || view->phase == OVER;
    out_key_word(out, team_name(team)), out_char(out, '{');
    out_key(out, "placed"), out_bool(out, boat->placed);
    out_key(out, "hull"), out_number(out, boat->hull);
    out_key(out, "depth"), out_word(out, depth_name(boat->depth));
    out_key(out, "traced"), numbered(out, boat->traced, false);
    out_key(out, "dead"), json_systems(out, boat->dead);
    out_key(out, "ready"), json_systems(out, boat->ready);
    out_key(out, "draw_offered"), out_bool(out, boat->draw_offered);
    if (own) crew_fields(out, boat);
    if (boat->knows >> CAPTAIN & 1) captain_sheet(out, boat);
    if (shows_gauges(view, boat)) gauges(out, view, boat);
    if (boat->knows >> ENGINEER & 1) engineer_sheet(out, boat);
    if (boat->tracing_shown) {
        out_key(out, "sheet");
        json_lines(out, boat->tracing);
    }
    out_char(out, '}');
}

static void await_field(struct out *out, const struct view *view)
{
    out_key(out, "await");
    if (view->await == AWAIT_NOTHING) {
        out_lit(out, "null");
        return;
    }
    out_lit(out, "{\"what\":"), out_word(out, await_name(view->await));
    out_lit(out, ",\"team\":"), team_or_null(out, view->await_team), out_char(out, '}');
}

static void stop_field(struct out *out, const struct view *view)
{
    out_key(out, "stop");
    if (!view->stop) {
        out_lit(out, "null");
        return;
    }
    out_lit(out, "{\"team\":"), team_or_null(out, view->stop_team);
    out_lit(out, ",\"system\":");
    if (view->stop_system < SYSTEMS)
        out_word(out, system_name(view->stop_system));
    else
        out_lit(out, "null");
    out_char(out, '}');
}

static void outcome(struct out *out, const struct view *view)
{
    out_key(out, "winner");
    if (view->phase != OVER) {
        out_lit(out, "null,\"reason\":null");
        return;
    }
    out_word(out, team_name(view->winner));
    out_key(out, "reason"), out_word(out, reason_name(view->reason));
}

static void table_fields(struct out *out, const struct view *view)
{
    const struct chart *chart = &view->chart;
    out_key(out, "seat"), out_word(out, seat_name(view->seat));
    out_key(out, "team"), team_or_null(out, view->team);
    out_key(out, "mode"), out_word(out, mode_name(view->mode));
    out_key(out, "phase"), out_word(out, phase_name(view->phase));
    out_key(out, "map"), out_string(out, chart->name, strnlen(chart->name, CHART_NAME_MAX));
    out_key(out, "side"), out_number(out, chart->side);
    out_key(out, "scenario"), out_word(out, scenario_name(chart->scenario));
    out_key(out, "chart"), json_chart_rows(out, chart);
    out_key(out, "rules"), json_ruleset(out, &view->rules);
    out_key(out, "players"), out_lit(out, "{\"blue\":"), out_number(out, view->players[BLUE]);
    out_key(out, "yellow"), out_number(out, view->players[YELLOW]), out_char(out, '}');
}

void json_view_object(struct out *out, const struct view *view)
{
    out_char(out, '{');
    table_fields(out, view);
    out_key(out, "first"), team_or_null(out, view->first);
    out_key(out, "turn"), team_or_null(out, view->turn);
    out_key(out, "extra"), out_number(out, view->extra);
    out_key(out, "course_done"), out_bool(out, view->course_done);
    await_field(out, view);
    stop_field(out, view);
    out_key(out, "eruptions"), out_number(out, view->eruptions);
    out_key(out, "smoke"), number_or_null(out, view->smoke);
    outcome(out, view);
    out_key(out, "boats"), out_char(out, '{');
    boat_object(out, view, BLUE);
    boat_object(out, view, YELLOW);
    out_lit(out, "}}");
}

void json_view(struct out *out, const struct view *view)
{
    out_lit(out, "{\"view\":");
    json_view_object(out, view);
    out_char(out, '}');
}

/* Patches: the same fields, each only where the two views differ in it. */

#define DIFFERS(field) (memcmp(&a->field, &b->field, sizeof(a->field)) != 0)

static void patch_captain(struct out *out, const struct view_boat *a, const struct view_boat *b)
{
    if (DIFFERS(at)) out_key(out, "at"), json_space(out, b->at);
    if (DIFFERS(sector)) out_key(out, "sector"), number_or_null(out, b->sector);
    if (DIFFERS(route)) out_key(out, "route"), json_spaces(out, &b->route);
    if (DIFFERS(mines)) out_key(out, "mines"), json_spaces(out, &b->mines);
    if (DIFFERS(fresh)) out_key(out, "fresh"), json_spaces(out, &b->fresh);
}

static void patch_crew(struct out *out, const struct view_boat *a, const struct view_boat *b)
{
    if (DIFFERS(mark)) out_key(out, "mark"), out_word(out, duty_name(b->mark));
    if (DIFFERS(cross)) out_key(out, "cross"), out_word(out, duty_name(b->cross));
    if (DIFFERS(panel)) {
        char letter[2] = {b->panel < DIRS ? dir_letter(b->panel) : 0};
        out_key(out, "panel");
        if (*letter)
            out_word(out, letter);
        else
            out_lit(out, "null");
    }
    if (DIFFERS(unmarked)) out_key(out, "unmarked"), out_bool(out, b->unmarked);
    if (DIFFERS(course_since)) out_key(out, "course_since"), out_bool(out, b->course_since);
    if (DIFFERS(sailed)) out_key(out, "sailed"), out_bool(out, b->sailed);
    if (DIFFERS(signers)) out_key(out, "signers"), numbered(out, b->signers, true);
    if (DIFFERS(blackout)) out_key(out, "blackout"), out_bool(out, b->blackout);
    if (DIFFERS(confirm)) out_key(out, "confirm"), out_bool(out, b->confirm);
}

static void patch_public(struct out *out, const struct view_boat *a, const struct view_boat *b)
{
    if (DIFFERS(placed)) out_key(out, "placed"), out_bool(out, b->placed);
    if (DIFFERS(hull)) out_key(out, "hull"), out_number(out, b->hull);
    if (DIFFERS(depth)) out_key(out, "depth"), out_word(out, depth_name(b->depth));
    if (DIFFERS(traced)) out_key(out, "traced"), numbered(out, b->traced, false);
    if (DIFFERS(dead)) out_key(out, "dead"), json_systems(out, b->dead);
    if (DIFFERS(ready)) out_key(out, "ready"), json_systems(out, b->ready);
    if (DIFFERS(draw_offered)) out_key(out, "draw_offered"), out_bool(out, b->draw_offered);
}

static void patch_boat(struct out *out, const struct view *before, const struct view *after,
                       enum team team)
{
    const struct view_boat *a = &before->boat[team], *b = &after->boat[team];
    if (!memcmp(a, b, sizeof(*a))) return;
    if (DIFFERS(knows)) {
        boat_object(out, after, team);
        bool gone = a->panel < DIRS && b->panel >= DIRS;
        if (gone) out->length--, out_lit(out, ",\"panel\":null}");
        return;
    }
    out_key_word(out, team_name(team)), out_char(out, '{');
    patch_public(out, a, b);
    patch_crew(out, a, b);
    patch_captain(out, a, b);
    if (DIFFERS(gauge)) gauges(out, after, b);
    if (DIFFERS(crossed)) engineer_sheet(out, b);
    if (b->tracing_shown && (DIFFERS(tracing_shown) || DIFFERS(tracing))) {
        out_key(out, "sheet");
        json_lines(out, b->tracing);
    }
    if (a->tracing_shown && !b->tracing_shown) {
        out_key(out, "sheet");
        out_lit(out, "null");
    }
    out_char(out, '}');
}

static void patch_table(struct out *out, const struct view *a, const struct view *b)
{
    if (DIFFERS(phase)) out_key(out, "phase"), out_word(out, phase_name(b->phase));
    if (DIFFERS(chart)) out_key(out, "chart"), json_chart_rows(out, &b->chart);
    if (DIFFERS(first)) out_key(out, "first"), team_or_null(out, b->first);
    if (DIFFERS(turn)) out_key(out, "turn"), team_or_null(out, b->turn);
    if (DIFFERS(extra)) out_key(out, "extra"), out_number(out, b->extra);
    if (DIFFERS(course_done)) out_key(out, "course_done"), out_bool(out, b->course_done);
    if (DIFFERS(await) || DIFFERS(await_team)) await_field(out, b);
    if (DIFFERS(stop) || DIFFERS(stop_team) || DIFFERS(stop_system)) stop_field(out, b);
    if (DIFFERS(eruptions)) out_key(out, "eruptions"), out_number(out, b->eruptions);
    if (DIFFERS(smoke)) out_key(out, "smoke"), number_or_null(out, b->smoke);
    if (DIFFERS(phase)) outcome(out, b);
}

bool json_view_patch(struct out *out, const struct view *a, const struct view *b)
{
    size_t began = out->length;
    out_char(out, '{');
    patch_table(out, a, b);
    if (DIFFERS(boat)) {
        out_key(out, "boats"), out_char(out, '{');
        patch_boat(out, a, b, BLUE);
        patch_boat(out, a, b, YELLOW);
        out_char(out, '}');
    }
    out_char(out, '}');
    if (out->length > began + 2) return true;
    out->length = began;
    return false;
}
