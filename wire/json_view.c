/*
 * A view as one JSON object, 1.5 to 4 KiB: docs/VIEW.md. What a listener may not
 * know is zeroed in the view already; here it decides only which keys are printed.
 *
 * Whole views and patches are written by the same functions. `a` is the view before, or NULL for
 * the whole of `b`; a field is written where the two differ in it.
 */
#include "wire/json.h"

#define DIFFERS(field) (!a || memcmp(&a->field, &b->field, sizeof a->field) != 0)

static const char *team_or_null(enum team team) { return team < TEAMS ? team_name(team) : NULL; }

static void number_or_null(struct out *out, unsigned number)
{
    if (number)
        out_number(out, number);
    else
        out_lit(out, "null");
}

/* Set bits as words of a list. */
static void words(struct out *out, unsigned set, const struct words *list)
{
    out_char(out, '[');
    EACH_BIT (i, set) {
        out_comma(out);
        out_word(out, word_of(list, i));
    }
    out_char(out, ']');
}

/* Set bits as numbers from 1, or as "p1". */
static void numbered(struct out *out, unsigned set, bool players)
{
    out_char(out, '[');
    EACH_BIT (i, set) {
        out_comma(out);
        if (players) out_lit(out, "\"p");
        out_number(out, i + 1);
        if (players) out_char(out, '"');
    }
    out_char(out, ']');
}

/* Most spaces are plain sea, which needs no question. */
void json_chart_rows(struct out *out, const struct chart *chart)
{
    struct bits other = bits_or(chart->archer, bits_or(chart->ice, chart->hole));
    struct bits plain = bits_without(chart->sea, other);
    out_char(out, '[');
    for (int row = 0; row < chart->side; row++) {
        char signs[CHART_SIDE_MAX + 1] = "";
        for (int column = 0; column < chart->side; column++) {
            uint8_t at = space_at(column, row);
            signs[column] = bits_has(&plain, at) ? '.' : chart_sign(chart, at);
        }
        out_comma(out);
        out_word(out, signs);
    }
    out_char(out, ']');
}

/* Writes a key and, by the statement that follows, its value where a field differs. */
#define FIELD(name, field) if (DIFFERS(field) && (out_key(out, name), true))

static void public_fields(struct out *out, const struct view_boat *a, const struct view_boat *b)
{
    FIELD("placed", placed) out_bool(out, b->placed);
    FIELD("hull", hull) out_number(out, b->hull);
    FIELD("depth", depth) out_word(out, depth_name(b->depth));
    FIELD("traced", traced) numbered(out, b->traced, false);
    FIELD("dead", dead) words(out, b->dead, &system_words);
    FIELD("ready", ready) words(out, b->ready, &system_words);
    FIELD("draw_offered", draw_offered) out_bool(out, b->draw_offered);
}

/* A panel that is owed no more is null in a patch, and absent in a whole view. */
static void panel_field(struct out *out, enum dir before, enum dir now)
{
    if (now < DIRS)
        out_key_name(out, "panel", word_of(&dir_words, now));
    else if (before < DIRS)
        out_key_null(out, "panel");
}

/* `was` is the boat as it was told before, also to a listener who gets all of it anew. */
static void crew_fields(struct out *out, const struct view_boat *was, const struct view_boat *a,
                        const struct view_boat *b)
{
    FIELD("mark", mark) out_word(out, duty_name(b->mark));
    FIELD("cross", cross) out_word(out, duty_name(b->cross));
    if (DIFFERS(panel)) panel_field(out, was ? was->panel : NO_DIR, b->panel);
    if (b->unmarked && DIFFERS(unmarked)) out_key_bool(out, "unmarked", true);
    if (was && was->unmarked && !b->unmarked) out_key_null(out, "unmarked");
    FIELD("course_since", course_since) out_bool(out, b->course_since);
    FIELD("sailed", sailed) out_bool(out, b->sailed);
    FIELD("signers", signers) numbered(out, b->signers, true);
    FIELD("confirm", confirm) out_bool(out, b->confirm);
    FIELD("knows", knows) words(out, b->knows, &role_words);
}

static void captain_fields(struct out *out, const struct view_boat *a, const struct view_boat *b)
{
    FIELD("at", at) json_space(out, b->at);
    FIELD("sector", sector) number_or_null(out, b->sector);
    FIELD("blackout", blackout) out_bool(out, b->blackout);
    FIELD("route", route) json_spaces(out, &b->route);
    FIELD("mines", mines) json_spaces(out, &b->mines);
    FIELD("fresh", fresh) json_spaces(out, &b->fresh);
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
    out_key(out, "gauges");
    out_char(out, '{');
    for (int system = all ? 0 : SCENARIO; system < SYSTEMS; system++) {
        int size = gauge_size(view->chart.scenario, system);
        if (!size) continue;
        out_key_word(out, system_name(system));
        out_lit(out, "{\"value\":");
        out_number(out, boat->gauge[system]);
        out_lit(out, ",\"size\":");
        out_number(out, (unsigned)size);
        out_char(out, '}');
    }
    out_char(out, '}');
}

static void engineer_fields(struct out *out, const struct view_boat *boat)
{
    unsigned broken = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (boat->crossed & sheet_kind[kind]) broken |= 1u << kind;
    out_key(out, "crossed");
    words(out, boat->crossed, &symbol_words);
    out_key(out, "broken");
    words(out, broken, &kind_words);
}

/* Likewise a tracing that the enemy Engineer has judged. */
static void tracing_field(struct out *out, const struct view_boat *was, const struct view_boat *a,
                          const struct view_boat *b)
{
    if (b->tracing_shown && (DIFFERS(tracing_shown) || DIFFERS(tracing))) {
        out_key(out, "sheet");
        json_lines(out, b->tracing);
    } else if (was && was->tracing_shown && !b->tracing_shown) {
        out_key_null(out, "sheet");
    }
}

/* A listener who knows other sheets than before gets the whole boat. */
static void boat_object(struct out *out, const struct view *before, const struct view *view,
                        enum team team)
{
    const struct view_boat *was = before ? &before->boat[team] : NULL;
    const struct view_boat *a = was, *b = &view->boat[team];
    bool own = view->team == team || view->seat == EVERYTHING || view->phase == OVER;
    if (a && !memcmp(a, b, sizeof *a)) return;
    if (DIFFERS(knows)) a = NULL;
    out_key_word(out, team_name(team));
    out_char(out, '{');
    public_fields(out, a, b);
    if (own) crew_fields(out, was, a, b);
    if (b->knows >> CAPTAIN & 1) captain_fields(out, a, b);
    if (shows_gauges(view, b) && DIFFERS(gauge)) gauges(out, view, b);
    if (b->knows >> ENGINEER & 1 && DIFFERS(crossed)) engineer_fields(out, b);
    tracing_field(out, was, a, b);
    out_char(out, '}');
}

static void await_field(struct out *out, const struct view *view)
{
    if (view->await == AWAIT_NOTHING) {
        out_key_null(out, "await");
        return;
    }
    out_key(out, "await");
    out_char(out, '{');
    out_key_name(out, "what", await_name(view->await));
    out_key_name(out, "team", team_or_null(view->await_team));
    out_char(out, '}');
}

static void stop_field(struct out *out, const struct view *view)
{
    bool named = view->stop_system < SYSTEMS;
    if (!view->stop) {
        out_key_null(out, "stop");
        return;
    }
    out_key(out, "stop");
    out_char(out, '{');
    out_key_name(out, "team", team_or_null(view->stop_team));
    out_key_name(out, "system", named ? system_name(view->stop_system) : NULL);
    out_char(out, '}');
}

static void outcome(struct out *out, const struct view *view)
{
    bool over = view->phase == OVER;
    out_key_name(out, "winner", over ? team_name(view->winner) : NULL);
    out_key_name(out, "reason", over ? reason_name(view->reason) : NULL);
}

static void map_fields(struct out *out, const struct chart *chart)
{
    out_key(out, "map");
    out_string(out, chart->name, strnlen(chart->name, CHART_NAME_MAX));
    out_key_number(out, "side", chart->side);
    out_key_name(out, "scenario", scenario_name(chart->scenario));
}

static void rules_fields(struct out *out, const struct view *view)
{
    out_key(out, "rules");
    json_ruleset(out, &view->rules);
    out_key(out, "players");
    out_char(out, '{');
    out_key_number(out, "blue", view->players[BLUE]);
    out_key_number(out, "yellow", view->players[YELLOW]);
    out_char(out, '}');
}

/* Whose view it is, and what is laid out before a game begins: of it phase and chart change. */
static void setup_fields(struct out *out, const struct view *a, const struct view *b)
{
    if (!a) {
        out_key_name(out, "seat", seat_name(b->seat));
        out_key_name(out, "team", team_or_null(b->team));
        out_key_name(out, "mode", mode_name(b->mode));
    }
    FIELD("phase", phase) out_word(out, phase_name(b->phase));
    if (!a) map_fields(out, &b->chart);
    FIELD("chart", chart) json_chart_rows(out, &b->chart);
    if (!a) rules_fields(out, b);
}

static void table_fields(struct out *out, const struct view *a, const struct view *b)
{
    FIELD("first", first) out_word_or_null(out, team_or_null(b->first));
    FIELD("turn", turn) out_word_or_null(out, team_or_null(b->turn));
    FIELD("extra", extra) out_number(out, b->extra);
    FIELD("course_done", course_done) out_bool(out, b->course_done);
    if (DIFFERS(await) || DIFFERS(await_team)) await_field(out, b);
    if (DIFFERS(stop) || DIFFERS(stop_team) || DIFFERS(stop_system)) stop_field(out, b);
    FIELD("eruptions", eruptions) out_number(out, b->eruptions);
    FIELD("smoke", smoke) number_or_null(out, b->smoke);
    if (DIFFERS(phase)) outcome(out, b);
}

static void view_fields(struct out *out, const struct view *a, const struct view *b)
{
    out_char(out, '{');
    setup_fields(out, a, b);
    table_fields(out, a, b);
    FIELD("boats", boat) {
        out_char(out, '{');
        boat_object(out, a, b, BLUE);
        boat_object(out, a, b, YELLOW);
        out_char(out, '}');
    }
    out_char(out, '}');
}

void json_view_object(struct out *out, const struct view *view) { view_fields(out, NULL, view); }

void json_view(struct out *out, const struct view *view)
{
    out_lit(out, "{\"view\":");
    json_view_object(out, view);
    out_char(out, '}');
}

bool json_view_patch(struct out *out, const struct view *before, const struct view *after)
{
    size_t began = out->length;
    view_fields(out, before, after);
    if (out->length > began + 2) return true;
    out->length = began;
    return false;
}
