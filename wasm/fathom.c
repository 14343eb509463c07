/*
 * The doors of the WebAssembly module. Each function here takes its arguments out of the buffer,
 * calls the one function of rules, radio or wire that it is named for, and puts the result back.
 */
#include "wasm/fathom.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/legal.h"
#include "rules/shape.h"
#include "wasm/inside.h"
#include "wire/json.h"
#include "wire/playback.h"

static struct out said;

static _Alignas(8) uint8_t buffer[FATHOM_BUFFER_BYTES];

uint8_t *fathom_buffer(void) { return buffer; }

static void give(size_t offset, const void *bytes, size_t length)
{
    memcpy(buffer + offset, bytes, length);
}

static void give_text(size_t offset, const char *text) { give(offset, text, strlen(text) + 1); }

const char *inside_taken_text(void)
{
    buffer[FATHOM_BUFFER_BYTES - 1] = 0;
    return (const char *)buffer;
}

const char *fathom_said(void) { return said.text; }
int fathom_said_length(void) { return (int)said.length; }

struct out *inside_say(void)
{
    if (!said.grow) out_growing(&said, memory_resize);
    out_reset(&said);
    return &said;
}

void fathom_free(void *made) { free(made); }

/* --- the tables of the protocol -------------------------------------------------------------- */

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))
#define LIST(...) {COUNT(((const char *const[]){__VA_ARGS__})), (const char *const[]){__VA_ARGS__}}

static const struct words section_words = LIST("1", "2", "3", "4");
static const struct words player_words = LIST("p1", "p2", "p3", "p4");
static const struct words hearing_words =
    LIST([RADIO_HEARD] = "heard", [RADIO_CONTRADICTION] = "contradiction");
static const struct words question_words =
    LIST([RADIO_ASK_DRONE] = "drone", [RADIO_ASK_BLAST] = "blast", [RADIO_ASK_SONAR] = "sonar");
static const struct words stroke_words =
    LIST([STROKE_IN_BAND] = "in_band", [STROKE_OPEN] = "open", [STROKE_OUTSIDE] = "outside");
static const struct words fate_words =
    LIST([FATHOM_NOTHING] = "", [FATHOM_REPAIR] = "repair", [FATHOM_HURT] = "damage");
static const struct words lesson_words =
    LIST([LESSON_DONE] = "done", [LESSON_LET] = "let", [LESSON_MISTAKE] = "mistake",
         [LESSON_REFUSED] = "refused", [LESSON_WAIT] = "wait");

static const struct {
    const char *name;
    const struct words *words;
} lists[] = {
    {"order", &order_words},       {"event", &event_words},   {"error", &error_words},
    {"result", &result_words},     {"role", &role_words},     {"seat", &seat_words},
    {"scenario", &scenario_words}, {"phase", &phase_words},   {"await", &await_words},
    {"duty", &duty_words},         {"depth", &depth_words},   {"mode", &mode_words},
    {"section", &section_words},   {"player", &player_words}, {"hearing", &hearing_words},
    {"question", &question_words}, {"stroke", &stroke_words}, {"fate", &fate_words},
    {"lesson", &lesson_words},
};

static void say_words(struct out *out)
{
    out_key(out, "words");
    out_char(out, '{');
    for (int i = 0; i < COUNT(lists); i++) json_word_list(out, lists[i].name, lists[i].words);
    for (int kind = 0; kind < KIND_WORDS; kind++)
        json_word_list(out, field_kind_name(kind), field_words(kind));
    out_key(out, "preset");
    out_char(out, '[');
    for (int i = 0; i < PRESETS; i++) {
        out_comma(out);
        out_word(out, preset_name(i));
    }
    out_lit(out, "],\"chart\":[");
    for (int i = 0; i < chart_builtin_count(); i++) {
        out_comma(out);
        out_word(out, chart_builtin_name(i));
    }
    out_lit(out, "]}");
}

static void say_numbers(struct out *out)
{
    out_key(out, "numbers");
    out_char(out, '{');
    out_key_number(out, "turns_after_surfacing", TURNS_AFTER_SURFACING);
    out_key_number(out, "stroke_scale", STROKE_SCALE);
    out_key_number(out, "stroke_points", STROKE_POINTS_MAX);
    out_key_number(out, "buffer_bytes", FATHOM_BUFFER_BYTES);
    out_char(out, '}');
}

static void say_field(struct out *out, const char *name, const char *kind, const char *words,
                      int none, size_t byte)
{
    out_comma(out);
    out_lit(out, "{\"name\":");
    out_word(out, name);
    out_key_name(out, "kind", kind);
    out_key_name(out, "words", words);
    out_key_number(out, "none", (uint64_t)none);
    out_key_number(out, "byte", byte);
    out_char(out, '}');
}

/* What only people look at, and what a tick or a trace has, stays outside. */
static void say_shape(struct out *out, const struct shape *shape)
{
    out_comma(out);
    out_char(out, '[');
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        const char *kind = field_kind_name(field->kind), *name = field_range[field->field].name;
        if (field->kind < KIND_WORDS)
            say_field(out, name, "word", kind, field->nothing, field->offset);
        else if (field->kind < KIND_LINE || field->kind == KIND_RESULTS)
            say_field(out, name, kind, "result", field->nothing, field->offset);
    }
    out_char(out, ']');
}

struct view_field {
    const char *name, *kind, *words;
    uint8_t none;
    uint16_t offset;
};

#define TABLE_FIELD(name, kind, words, none) {#name, kind, words, none, offsetof(struct view, name)}
#define BOAT_FIELD(json, kind, words, none, name)                                                  \
    {json, kind, words, none, offsetof(struct view_boat, name)}

static const struct view_field table_fields[] = {
    TABLE_FIELD(seat, "word", "seat", 0),       TABLE_FIELD(team, "word", "team", NO_TEAM),
    TABLE_FIELD(phase, "word", "phase", 0),     TABLE_FIELD(players, "values", "team", 0),
    TABLE_FIELD(first, "word", "team", NO_TEAM), TABLE_FIELD(turn, "word", "team", NO_TEAM),
    TABLE_FIELD(extra, "number", "", 0),        TABLE_FIELD(course_done, "bool", "", 0),
    TABLE_FIELD(await, "word", "await", 0),     TABLE_FIELD(await_team, "word", "team", NO_TEAM),
    TABLE_FIELD(stop, "bool", "", 0),           TABLE_FIELD(stop_team, "word", "team", NO_TEAM),
    TABLE_FIELD(stop_system, "word", "system", NO_SYSTEM),
    TABLE_FIELD(eruptions, "number", "", 0),    TABLE_FIELD(smoke, "number", "", 0),
    TABLE_FIELD(winner, "word", "winner", NO_TEAM), TABLE_FIELD(reason, "word", "reason", 0),
};

static const struct view_field boat_fields[] = {
    BOAT_FIELD("placed", "bool", "", 0, placed),
    BOAT_FIELD("hull", "number", "", 0, hull),
    BOAT_FIELD("depth", "word", "depth", 0, depth),
    BOAT_FIELD("traced", "set", "section", 0, traced),
    BOAT_FIELD("dead", "set", "system", 0, dead),
    BOAT_FIELD("ready", "set", "system", 0, ready),
    BOAT_FIELD("draw_offered", "bool", "", 0, draw_offered),
    BOAT_FIELD("mark", "word", "duty", 0, mark),
    BOAT_FIELD("cross", "word", "duty", 0, cross),
    BOAT_FIELD("panel", "word", "dir", NO_DIR, panel),
    BOAT_FIELD("unmarked", "bool", "", 0, unmarked),
    BOAT_FIELD("course_since", "bool", "", 0, course_since),
    BOAT_FIELD("sailed", "bool", "", 0, sailed),
    BOAT_FIELD("signers", "set", "player", 0, signers),
    BOAT_FIELD("confirm", "bool", "", 0, confirm),
    BOAT_FIELD("knows", "set", "role", 0, knows),
    BOAT_FIELD("at", "space", "", NOWHERE, at),
    BOAT_FIELD("sector", "number", "", 0, sector),
    BOAT_FIELD("blackout", "bool", "", 0, blackout),
    BOAT_FIELD("route", "spaces", "", 0, route),
    BOAT_FIELD("mines", "spaces", "", 0, mines),
    BOAT_FIELD("fresh", "spaces", "", 0, fresh),
    BOAT_FIELD("gauges", "values", "system", 0, gauge),
    BOAT_FIELD("crossed", "set", "symbol", 0, crossed),
};

static void say_view(struct out *out, const struct view_field *field, int count)
{
    out_char(out, '[');
    for (int i = 0; i < count; i++)
        say_field(out, field[i].name, field[i].kind, field[i].words, field[i].none,
                  field[i].offset);
    out_char(out, ']');
}

void fathom_tables(void)
{
    struct out *out = inside_say();
    out_char(out, '{');
    say_words(out);
    say_numbers(out);
    out_key(out, "orders");
    out_char(out, '[');
    for (int i = 0; i < ORDER_KINDS; i++) say_shape(out, &order_shape[i]);
    out_lit(out, "],\"events\":[");
    for (int i = 0; i < EVENT_KINDS; i++) say_shape(out, &event_shape[i]);
    out_char(out, ']');
    out_key(out, "view");
    say_view(out, table_fields, COUNT(table_fields));
    out_key(out, "boat");
    say_view(out, boat_fields, COUNT(boat_fields));
    out_char(out, '}');
}

static struct event told_event;
static struct order given_order;

static void blank(const struct shape *shape, void *of)
{
    for (int i = 0; i < shape->count; i++)
        if (shape->field[i].kind < KIND_BYTES)
            *shape_byte(&shape->field[i], of) = shape->field[i].nothing;
}

uint8_t *fathom_event(int kind, int team)
{
    assert(kind >= 0 && kind < EVENT_KINDS);
    told_event = (struct event){.kind = kind, .team = team, .at = NOWHERE,
                                .dir = NO_DIR};
    blank(&event_shape[kind], &told_event);
    return (uint8_t *)&told_event;
}

uint8_t *fathom_order(int kind, int team, int by)
{
    assert(kind >= 0 && kind < ORDER_KINDS);
    given_order = (struct order){.kind = kind, .team = team, .by = by};
    blank(&order_shape[kind], &given_order);
    return (uint8_t *)&given_order;
}

const struct order *inside_given_order(void) { return &given_order; }

/* --- charts and rulesets --------------------------------------------------------------------- */

struct chart *fathom_chart_new(int length)
{
    struct chart chart;
    struct chart_error error = {0};
    if (length < 0 || length > FATHOM_BUFFER_BYTES) return NULL;
    if (chart_read(&chart, "chart", (const char *)buffer, (size_t)length, &error))
        return memory_copy(&chart, sizeof chart);
    int32_t place[2] = {error.line, error.column};
    give(0, place, sizeof place);
    give_text(sizeof place, error.text);
    return NULL;
}

struct chart *fathom_chart_builtin(int mode)
{
    struct chart chart;
    if (!chart_builtin_read(&chart, inside_taken_text(), mode ? REAL_TIME : TURN_BY_TURN))
        return NULL;
    return memory_copy(&chart, sizeof chart);
}

int fathom_chart_side(const struct chart *chart) { return chart->side; }

int fathom_chart_sector(const struct chart *chart, int at)
{
    return chart_holds(chart, (uint8_t)at) ? chart_sector(chart, (uint8_t)at) : 0;
}

void fathom_chart_signs(const struct chart *chart)
{
    int side = chart->side;
    for (int i = 0; i < side * side; i++)
        buffer[i] = (uint8_t)chart_sign(chart, space_at(i % side, i / side));
}

struct ruleset *fathom_rules_new(int preset)
{
    if (preset < 0 || preset >= PRESETS) return NULL;
    struct ruleset rules = ruleset_preset(preset);
    return memory_copy(&rules, sizeof rules);
}

int fathom_rules_set(struct ruleset *rules)
{
    char why[RULESET_WHY_MAX];
    if (ruleset_set(rules, inside_taken_text(), why)) return 1;
    give_text(0, why);
    return 0;
}

/* --- the radio room -------------------------------------------------------------------------- */

struct radio *fathom_radio_new(const struct ruleset *rules, const struct chart *chart, int team,
                               uint32_t limit_bytes)
{
    struct radio_setup setup = {.rules = *rules, .chart = *chart, .team = team & 1,
                                .limit_bytes = limit_bytes};
    return radio_new(&setup);
}

struct radio *fathom_radio_fork(const struct radio *radio) { return radio_fork(radio); }
void fathom_radio_free(struct radio *radio) { radio_free(radio); }

int fathom_radio_hear(struct radio *radio) { return radio_hear(radio, &told_event); }

void fathom_radio_gap(struct radio *radio) { radio_gap(radio); }

void fathom_radio_cells(const struct radio *radio)
{
    struct bits cells = radio_cells(radio);
    give(0, &cells, sizeof cells);
}

void fathom_radio_weights(const struct radio *radio) { radio_weights(radio, (double *)buffer); }
void fathom_radio_mines(const struct radio *radio) { radio_mines(radio, (double *)buffer); }
int fathom_radio_exact(const struct radio *radio) { return radio_exact(radio); }
double fathom_radio_histories(const struct radio *radio) { return radio_histories(radio); }
double fathom_radio_entropy(const struct radio *radio) { return radio_entropy(radio); }

uint32_t fathom_radio_bytes(const struct radio *radio)
{
    return (uint32_t)radio_size(radio).bytes;
}

void fathom_radio_expect(const struct radio *radio, int ask, int at, int row, int column,
                         int sector)
{
    struct radio_question question = {.ask = (uint8_t)ask, .at = (uint8_t)at, .row = (uint8_t)row,
                                      .column = (uint8_t)column, .sector = (uint8_t)sector};
    struct radio_outlook outlook;
    size_t offset = 0;
    radio_expect(radio, &question, &outlook);
    for (int i = 0; i < RADIO_OUTCOMES; i++) {
        const struct radio_outcome *outcome = &outlook.outcome[i];
        give(offset, &outcome->chance, sizeof outcome->chance);
        give(offset + 8, &outcome->entropy, sizeof outcome->entropy);
        give(offset + 16, &outcome->cells, sizeof outcome->cells);
        offset += 16 + sizeof outcome->cells;
    }
    give(offset, &outlook.mean_cells, sizeof outlook.mean_cells);
    give(offset + 8, &outlook.mean_entropy, sizeof outlook.mean_entropy);
}

/* --- the hull -------------------------------------------------------------------------------- */

static void give_point(int index, int32_t x, int32_t y)
{
    int32_t pair[2] = {x, y};
    give((size_t)index * sizeof pair, pair, sizeof pair);
}

int fathom_hull_section(int section)
{
    if (section < 1 || section > SECTIONS) return 0;
    struct hull_section hull;
    hull_section(section, &hull);
    for (int i = 0; i < hull.corners; i++) {
        give_point(i, hull.outer[i].x, hull.outer[i].y);
        give_point(hull.corners + i, hull.inner[i].x, hull.inner[i].y);
    }
    return hull.corners;
}

const struct stroke *inside_taken_stroke(int section, int count)
{
    static struct stroke stroke;
    if (section < 1 || section > SECTIONS || count < 2 || count > STROKE_POINTS_MAX) return NULL;
    stroke.count = (uint16_t)count;
    memcpy(stroke.point, buffer, (size_t)count * sizeof stroke.point[0]);
    return &stroke;
}

int fathom_hull_judge(int section, int count)
{
    const struct stroke *stroke = inside_taken_stroke(section, count);
    return stroke ? (int)hull_judge(section, stroke) : -1;
}

int fathom_hull_keeps_within(int section, int count)
{
    const struct stroke *stroke = inside_taken_stroke(section, count);
    return stroke && hull_keeps_within(section, stroke);
}

int fathom_hull_trace(int section)
{
    struct stroke stroke;
    if (section < 1 || section > SECTIONS) return 0;
    hull_trace(section, &stroke);
    give(0, stroke.point, stroke.count * sizeof stroke.point[0]);
    return stroke.count;
}

/* --- the Engineer's sheet -------------------------------------------------------------------- */

/* Which of some masks has a symbol, -1 if none. */
static int mask_of(const uint32_t *mask, int masks, int symbol)
{
    for (int i = 0; i < masks; i++)
        if (mask[i] >> symbol & 1) return i;
    return -1;
}

int fathom_symbol_kind(int symbol) { return mask_of(sheet_kind, KINDS, symbol); }
int fathom_symbol_circuit(int symbol) { return mask_of(sheet_circuit, CIRCUITS, symbol); }
int fathom_system_kind(int system) { return (int)system_kind(system); }

/* --- what a seat knows, and may do ----------------------------------------------------------- */

struct view *fathom_view_new(const struct ruleset *rules, int scenario, int signs)
{
    struct view view = {.rules = *rules};
    const char *text = inside_taken_text();
    if (scenario < 0 || scenario > SCENARIO_REPAIR || signs < 0 || signs >= FATHOM_BUFFER_BYTES)
        return NULL;
    if (!chart_seen(&view.chart, text + signs, scenario, text, (size_t)signs))
        return NULL;
    view.mode = chart_mode(&view.chart);
    for (int team = 0; team < TEAMS; team++) {
        view.boat[team].at = NOWHERE;
        view.boat[team].panel = NO_DIR;
    }
    return memory_copy(&view, sizeof view);
}

struct view_boat *fathom_view_boat(struct view *view, int team) { return &view->boat[team & 1]; }
void fathom_view_say(const struct view *view) { json_view_object(inside_say(), view); }

struct game *fathom_game_new(const struct view *view)
{
    struct game game;
    game_from_view(&game, view);
    return memory_copy(&game, sizeof game);
}

int fathom_check(const struct game *game) { return game_check(game, &given_order); }

int fathom_damage(const struct game *game)
{
    struct game after = *game;
    int team = given_order.team;
    if (game_check(game, &given_order)) return 0;
    game_apply(&after, &given_order, NULL);
    return team < TEAMS ? game->boat[team].hull - after.boat[team].hull : 0;
}

void fathom_legal(const struct game *game, int team)
{
    struct legal legal;
    game_legal(game, (team & 1), &legal);
    json_legal(inside_say(), &legal);
}

int fathom_cross(const struct game *game, int team, int symbol)
{
    if (symbol < 0 || symbol >= SYMBOLS) return FATHOM_NOTHING;
    struct cross_outcome outcome = sheet_cross(game->boat[team & 1].crossed, symbol,
                                               game->rules.repair_beats_damage);
    if (outcome.damaged) return FATHOM_HURT;
    return outcome.circuit >= 0 ? FATHOM_REPAIR : FATHOM_NOTHING;
}

/* --- replays --------------------------------------------------------------------------------- */

struct fathom_replay {
    struct playback playback;
    uint64_t ms;
    size_t length;
    uint8_t bytes[];
};

static struct events events;

struct fathom_replay *fathom_replay_new(int length)
{
    struct fathom_replay *replay = memory_new(1, sizeof *replay + (size_t)length);
    replay->length = (size_t)length;
    return replay;
}

uint8_t *fathom_replay_bytes(struct fathom_replay *replay) { return replay->bytes; }

static void say_heard(struct out *out, uint16_t ears)
{
    out_char(out, '[');
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], ears, &heard)) continue;
        out_comma(out);
        json_event(out, &heard, events.tracing);
    }
    out_char(out, ']');
}

static void say_step(const struct fathom_replay *replay)
{
    struct out *out = inside_say();
    struct view view = view_for(&replay->playback.game, EVERYTHING);
    out_lit(out, "{\"ms\":");
    out_number(out, replay->ms);
    out_key(out, "events");
    say_heard(out, EARS_ALL);
    out_key(out, "heard");
    out_char(out, '{');
    for (int team = 0; team < TEAMS; team++) {
        unsigned crew = ((1u << ROLES) - 1) << seat_of(team, CAPTAIN);
        out_key_word(out, team_name(team));
        say_heard(out, game_ears_of(&replay->playback.game, crew));
    }
    out_char(out, '}');
    out_key(out, "view");
    json_view_object(out, &view);
    out_char(out, '}');
}

int fathom_replay_open(struct fathom_replay *replay)
{
    struct playback *playback = &replay->playback;
    if (!playback_open(playback, replay->bytes, replay->length, &events)) {
        out_text(inside_say(), playback->reader.trouble.text);
        return 0;
    }
    say_step(replay);
    return 1;
}

int fathom_replay_next(struct fathom_replay *replay)
{
    const struct order *order = &replay->playback.frame.order;
    while (playback_next(&replay->playback)) {
        if (replay->playback.item == RECORD_CALL) continue;
        if (order->kind == DO_TICK) replay->ms += order->ms;
        if (!events.count) continue;
        say_step(replay);
        return 1;
    }
    return 0;
}
