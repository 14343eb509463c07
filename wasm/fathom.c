/*
 * The doors of the WebAssembly module. Each function here takes its arguments out of the buffer,
 * calls the one function of rules, radio or wire that it is named for, and puts the result back.
 */
#include "wasm/fathom.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/legal.h"
#include "wire/json.h"
#include "wire/record.h"

static struct out said;

static _Alignas(8) uint8_t buffer[FATHOM_BUFFER_BYTES];

uint8_t *fathom_buffer(void) { return buffer; }

static void give(size_t offset, const void *bytes, size_t length)
{
    memcpy(buffer + offset, bytes, length);
}

static void give_text(size_t offset, const char *text) { give(offset, text, strlen(text) + 1); }

static const char *taken_text(void)
{
    buffer[FATHOM_BUFFER_BYTES - 1] = 0;
    return (const char *)buffer;
}

const char *fathom_said(void) { return said.text; }
int fathom_said_length(void) { return (int)said.length; }

static struct out *say(void)
{
    if (!said.grow) out_growing(&said, memory_resize);
    out_reset(&said);
    return &said;
}

void fathom_free(void *made) { free(made); }

/* ---- words ---- */

static const char *numbered(const char *format, int index)
{
    static char text[3];
    strcpy(text, format);
    text[strlen(text) - 1] = (char)('1' + index);
    return text;
}

static int word_count(int words)
{
    static const uint8_t count[FATHOM_WORD_LISTS] = {
        [FATHOM_EVENTS] = EVENT_KINDS,   [FATHOM_TEAMS] = TEAMS,
        [FATHOM_SYSTEMS] = SYSTEMS,      [FATHOM_CAUSES] = CAUSE_COUNT,
        [FATHOM_RESULTS] = RESULT_COUNT, [FATHOM_ANSWERS] = ANSWER_COUNT,
        [FATHOM_VOLCANO_EVENTS] = VOLCANO_EVENT_COUNT, [FATHOM_PRESETS] = PRESETS,
        [FATHOM_ORDERS] = ORDER_KINDS,   [FATHOM_ERRORS] = ERROR_COUNT,
        [FATHOM_SEATS] = EVERYTHING + 1, [FATHOM_ROLES] = ROLES,
        [FATHOM_MODES] = MODES,          [FATHOM_DIRS] = DIRS,
        [FATHOM_SCENARIOS] = SCENARIO_REPAIR + 1, [FATHOM_PHASES] = OVER + 1,
        [FATHOM_AWAITS] = AWAIT_RESUME + 1, [FATHOM_REASONS] = REASON_COUNT,
        [FATHOM_DUTIES] = DUTY_EMPTY + 1, [FATHOM_DEPTHS] = SECURED + 1,
        [FATHOM_SYMBOLS] = SYMBOLS,      [FATHOM_KINDS] = KINDS,
        [FATHOM_CIRCUITS] = CIRCUITS,    [FATHOM_SECTIONS] = SECTIONS,
        [FATHOM_PLAYERS] = PLAYERS_MAX,
    };
    return words == FATHOM_CHARTS ? chart_builtin_count() : count[words];
}

const char *fathom_word(int words, int index)
{
    if (words < 0 || words >= FATHOM_WORD_LISTS || index < 0 || index >= word_count(words))
        return NULL;
    switch (words) {
    case FATHOM_EVENTS: return event_name(index);
    case FATHOM_TEAMS: return team_name(index);
    case FATHOM_SYSTEMS: return system_name(index);
    case FATHOM_CAUSES: return cause_name(index);
    case FATHOM_RESULTS: return result_name(index);
    case FATHOM_ANSWERS: return answer_name(index);
    case FATHOM_VOLCANO_EVENTS: return volcano_event_name(index);
    case FATHOM_PRESETS: return preset_name(index);
    case FATHOM_CHARTS: return chart_builtin_name(index);
    case FATHOM_ORDERS: return order_name(index);
    case FATHOM_ERRORS: return error_name(index);
    case FATHOM_SEATS: return seat_name(index);
    case FATHOM_ROLES: return role_name(index);
    case FATHOM_MODES: return mode_name(index);
    case FATHOM_DIRS: return word_of(&dir_words, index);
    case FATHOM_SCENARIOS: return scenario_name(index);
    case FATHOM_PHASES: return phase_name(index);
    case FATHOM_AWAITS: return await_name(index);
    case FATHOM_REASONS: return reason_name(index);
    case FATHOM_DUTIES: return duty_name(index);
    case FATHOM_DEPTHS: return depth_name(index);
    case FATHOM_SYMBOLS: return symbol_name(index);
    case FATHOM_KINDS: return kind_name(index);
    case FATHOM_CIRCUITS: return circuit_name(index);
    case FATHOM_SECTIONS: return numbered("1", index);
    case FATHOM_PLAYERS: return numbered("p1", index);
    case FATHOM_WORD_LISTS: break;
    }
    return NULL;
}

/* ---- charts and rulesets ---- */

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
    struct chart_error error;
    const char *name = taken_text();
    const char *text = chart_builtin_text(name, mode ? REAL_TIME : TURN_BY_TURN);
    if (!text || !chart_read(&chart, name, text, strlen(text), &error)) return NULL;
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
    if (ruleset_set(rules, taken_text(), why)) return 1;
    give_text(0, why);
    return 0;
}

/* ---- the radio room ---- */

struct radio *fathom_radio_new(const struct ruleset *rules, const struct chart *chart, int team,
                               uint32_t limit_bytes)
{
    struct radio_setup setup = {.rules = *rules, .chart = *chart, .team = (uint8_t)(team & 1),
                                .limit_bytes = limit_bytes};
    return radio_new(&setup);
}

struct radio *fathom_radio_fork(const struct radio *radio) { return radio_fork(radio); }
void fathom_radio_free(struct radio *radio) { radio_free(radio); }

int fathom_radio_hear(struct radio *radio)
{
    struct event heard = {
        .kind = buffer[FATHOM_KIND],     .team = buffer[FATHOM_TEAM],
        .at = buffer[FATHOM_AT],         .dir = buffer[FATHOM_DIR],
        .value = buffer[FATHOM_VALUE],   .system = buffer[FATHOM_SYSTEM],
        .cause = buffer[FATHOM_CAUSE],   .hull = buffer[FATHOM_HULL],
        .answer = buffer[FATHOM_ANSWER], .which = buffer[FATHOM_WHICH],
        .result = {buffer[FATHOM_RESULT_BLUE], buffer[FATHOM_RESULT_YELLOW]},
        .row = buffer[FATHOM_ROW],       .column = buffer[FATHOM_COLUMN],
        .sector = buffer[FATHOM_SECTOR],
    };
    return radio_hear(radio, &heard);
}

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

/* ---- the hull ---- */

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

/* The stroke in the buffer; NULL when it cannot be one of that section. */
static const struct stroke *taken_stroke(int section, int count)
{
    static struct stroke stroke;
    if (section < 1 || section > SECTIONS || count < 2 || count > STROKE_POINTS_MAX) return NULL;
    stroke.count = (uint16_t)count;
    memcpy(stroke.point, buffer, (size_t)count * sizeof stroke.point[0]);
    return &stroke;
}

int fathom_hull_judge(int section, int count)
{
    const struct stroke *stroke = taken_stroke(section, count);
    return stroke ? (int)hull_judge(section, stroke) : -1;
}

int fathom_hull_keeps_within(int section, int count)
{
    const struct stroke *stroke = taken_stroke(section, count);
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

/* ---- the Engineer's sheet ---- */

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

/* ---- what a seat knows, and may do ---- */

#define TABLE_FIELD(name, kind, words)                                                             \
    {#name, FATHOM_##kind, FATHOM_##words, offsetof(struct view, name)}
#define BOAT_FIELD(json, kind, words, name)                                                        \
    {json, FATHOM_##kind, FATHOM_##words, offsetof(struct view_boat, name)}
enum { FATHOM_NO_LIST = 0 };

static const struct fathom_field table_fields[] = {
    TABLE_FIELD(seat, WORD, SEATS),          TABLE_FIELD(team, WORD, TEAMS),
    TABLE_FIELD(phase, WORD, PHASES),        TABLE_FIELD(players, VALUES, TEAMS),
    TABLE_FIELD(first, WORD, TEAMS),         TABLE_FIELD(turn, WORD, TEAMS),
    TABLE_FIELD(extra, NUMBER, NO_LIST),     TABLE_FIELD(course_done, NUMBER, NO_LIST),
    TABLE_FIELD(await, WORD, AWAITS),        TABLE_FIELD(await_team, WORD, TEAMS),
    TABLE_FIELD(eruptions, NUMBER, NO_LIST), TABLE_FIELD(smoke, NUMBER, NO_LIST),
    TABLE_FIELD(winner, WORD, TEAMS),        TABLE_FIELD(reason, WORD, REASONS),
};

static const struct fathom_field boat_fields[] = {
    BOAT_FIELD("placed", NUMBER, NO_LIST, placed),
    BOAT_FIELD("hull", NUMBER, NO_LIST, hull),
    BOAT_FIELD("depth", WORD, DEPTHS, depth),
    BOAT_FIELD("traced", SET, SECTIONS, traced),
    BOAT_FIELD("dead", SET, SYSTEMS, dead),
    BOAT_FIELD("ready", SET, SYSTEMS, ready),
    BOAT_FIELD("draw_offered", NUMBER, NO_LIST, draw_offered),
    BOAT_FIELD("mark", WORD, DUTIES, mark),
    BOAT_FIELD("cross", WORD, DUTIES, cross),
    BOAT_FIELD("panel", WORD, DIRS, panel),
    BOAT_FIELD("course_since", NUMBER, NO_LIST, course_since),
    BOAT_FIELD("sailed", NUMBER, NO_LIST, sailed),
    BOAT_FIELD("signers", SET, PLAYERS, signers),
    BOAT_FIELD("confirm", NUMBER, NO_LIST, confirm),
    BOAT_FIELD("knows", SET, ROLES, knows),
    BOAT_FIELD("at", SPACE, NO_LIST, at),
    BOAT_FIELD("sector", NUMBER, NO_LIST, sector),
    BOAT_FIELD("blackout", NUMBER, NO_LIST, blackout),
    BOAT_FIELD("route", SPACES, NO_LIST, route),
    BOAT_FIELD("mines", SPACES, NO_LIST, mines),
    BOAT_FIELD("fresh", SPACES, NO_LIST, fresh),
    BOAT_FIELD("gauges", VALUES, SYSTEMS, gauge),
    BOAT_FIELD("crossed", SET, SYMBOLS, crossed),
};

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

const struct fathom_field *fathom_view_field(int of_boat, int index)
{
    const struct fathom_field *fields = of_boat ? boat_fields : table_fields;
    int count = of_boat ? COUNT(boat_fields) : COUNT(table_fields);
    return index < 0 || index >= count ? NULL : &fields[index];
}

struct view *fathom_view_new(const struct ruleset *rules, int scenario, int signs)
{
    struct view view = {.rules = *rules};
    const char *text = taken_text();
    if (scenario < 0 || scenario > SCENARIO_REPAIR || signs < 0 || signs >= FATHOM_BUFFER_BYTES)
        return NULL;
    if (!chart_seen(&view.chart, text + signs, scenario, text, (size_t)signs))
        return NULL;
    view.mode = (uint8_t)chart_mode(&view.chart);
    for (int team = 0; team < TEAMS; team++) {
        view.boat[team].at = NOWHERE;
        view.boat[team].panel = NO_DIR;
    }
    return memory_copy(&view, sizeof view);
}

struct view_boat *fathom_view_boat(struct view *view, int team) { return &view->boat[team & 1]; }
void fathom_view_say(const struct view *view) { json_view_object(say(), view); }

struct game *fathom_game_new(const struct view *view)
{
    struct game game;
    game_from_view(&game, view);
    return memory_copy(&game, sizeof game);
}

static struct order taken_order(void)
{
    return (struct order){
        .kind = buffer[FATHOM_DO],           .team = buffer[FATHOM_ORDER_TEAM],
        .by = buffer[FATHOM_BY],             .at = buffer[FATHOM_ORDER_AT],
        .dir = buffer[FATHOM_ORDER_DIR],     .value = buffer[FATHOM_ORDER_VALUE],
        .row = buffer[FATHOM_ORDER_ROW],     .column = buffer[FATHOM_ORDER_COLUMN],
        .sector = buffer[FATHOM_ORDER_SECTOR],
    };
}

int fathom_check(const struct game *game)
{
    struct order order = taken_order();
    return (int)game_check(game, &order);
}

int fathom_damage(const struct game *game)
{
    struct order order = taken_order();
    struct game after = *game;
    if (game_check(game, &order) || order.team >= TEAMS) return 0;
    game_apply(&after, &order, NULL);
    return game->boat[order.team].hull - after.boat[order.team].hull;
}

void fathom_legal(const struct game *game, int team)
{
    struct legal legal;
    game_legal(game, (team & 1), &legal);
    json_legal(say(), &legal);
}

int fathom_cross(const struct game *game, int team, int symbol)
{
    if (symbol < 0 || symbol >= SYMBOLS) return FATHOM_NOTHING;
    struct cross_outcome outcome = sheet_cross(game->boat[team & 1].crossed, symbol,
                                               game->rules.repair_beats_damage);
    if (outcome.damaged) return FATHOM_HURT;
    return outcome.circuit >= 0 ? FATHOM_REPAIR : FATHOM_NOTHING;
}

/* ---- replays ---- */

struct fathom_replay {
    struct record_reader reader;
    struct game game;
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
    struct out *out = say();
    struct view view = view_for(&replay->game, EVERYTHING);
    out_lit(out, "{\"ms\":"), out_number(out, replay->ms);
    out_key(out, "events"), say_heard(out, EARS_ALL);
    out_key(out, "heard"), out_char(out, '{');
    for (int team = 0; team < TEAMS; team++) {
        unsigned crew = ((1u << ROLES) - 1) << seat_of(team, CAPTAIN);
        out_key_word(out, team_name(team));
        say_heard(out, game_ears_of(&replay->game, crew));
    }
    out_char(out, '}');
    out_key(out, "view"), json_view_object(out, &view);
    out_char(out, '}');
}

int fathom_replay_open(struct fathom_replay *replay)
{
    struct setup setup;
    if (!record_open(&replay->reader, replay->bytes, replay->length, &setup)) {
        out_text(say(), replay->reader.trouble.text);
        return 0;
    }
    game_init(&replay->game, &setup);
    events.count = 0;
    say_step(replay);
    return 1;
}

int fathom_replay_next(struct fathom_replay *replay)
{
    static struct record_frame frame;
    for (enum record_item item; (item = record_next(&replay->reader, &frame)) <= RECORD_CALL;) {
        if (item == RECORD_CALL) continue;
        if (game_check(&replay->game, &frame.order)) return 0;
        game_apply(&replay->game, &frame.order, &events);
        if (frame.order.kind == DO_TICK) replay->ms += frame.order.ms;
        if (!events.count) continue;
        say_step(replay);
        return 1;
    }
    return 0;
}
