/*
 * The doors of the WebAssembly module. Each function here takes its arguments out of the buffer,
 * calls the one function of rules or radio that it is named for, and puts the result back.
 */
#include "wasm/fathom.h"

#include <stdlib.h>
#include <string.h>

#include "rules/game.h"

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

static void *keep(const void *bytes, size_t length)
{
    void *copy = malloc(length);
    if (copy) memcpy(copy, bytes, length);
    return copy;
}

/* ---- words ---- */

const char *fathom_word(int words, int index)
{
    static const uint8_t count[] = {
        [FATHOM_EVENTS] = EVENT_KINDS,   [FATHOM_TEAMS] = TEAMS,
        [FATHOM_SYSTEMS] = SYSTEMS,      [FATHOM_CAUSES] = CAUSE_COUNT,
        [FATHOM_RESULTS] = RESULT_COUNT, [FATHOM_ANSWERS] = ANSWER_COUNT,
        [FATHOM_VOLCANO_EVENTS] = VOLCANO_EVENT_COUNT, [FATHOM_PRESETS] = PRESETS,
    };
    if (words == FATHOM_CHARTS)
        return index < 0 || index >= chart_builtin_count() ? NULL : chart_builtin_name(index);
    if (words < 0 || words > FATHOM_CHARTS || index < 0 || index >= count[words]) return NULL;
    switch (words) {
    case FATHOM_EVENTS: return event_name((enum event_kind)index);
    case FATHOM_TEAMS: return team_name((enum team)index);
    case FATHOM_SYSTEMS: return system_name((enum system)index);
    case FATHOM_CAUSES: return cause_name((enum cause)index);
    case FATHOM_RESULTS: return result_name((enum result)index);
    case FATHOM_ANSWERS: return answer_name((enum answer)index);
    case FATHOM_VOLCANO_EVENTS: return volcano_event_name((enum volcano_event)index);
    default: return preset_name((enum preset)index);
    }
}

/* ---- charts and rulesets ---- */

struct chart *fathom_chart_new(int length)
{
    struct chart chart;
    struct chart_error error = {0};
    if (length < 0 || length > FATHOM_BUFFER_BYTES) return NULL;
    if (chart_read(&chart, "chart", (const char *)buffer, (size_t)length, &error))
        return keep(&chart, sizeof chart);
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
    return keep(&chart, sizeof chart);
}

void fathom_chart_free(struct chart *chart) { free(chart); }
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

void fathom_chart_lava(struct chart *chart, int which)
{
    if (chart->scenario != SCENARIO_VOLCANO || which < 1 || which > VOLCANOES) return;
    chart->sea = bits_without(chart->sea, bits_grow8(bits_one(chart->volcano[which - 1])));
}

struct ruleset *fathom_rules_new(int preset)
{
    if (preset < 0 || preset >= PRESETS) return NULL;
    struct ruleset rules = ruleset_preset((enum preset)preset);
    return keep(&rules, sizeof rules);
}

void fathom_rules_free(struct ruleset *rules) { free(rules); }

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

int fathom_hull_judge(int section, int count)
{
    struct stroke stroke = {.count = (uint16_t)count};
    if (section < 1 || section > SECTIONS || count < 2 || count > STROKE_POINTS_MAX) return -1;
    memcpy(stroke.point, buffer, (size_t)count * sizeof stroke.point[0]);
    return hull_judge(section, &stroke);
}

int fathom_hull_trace(int section)
{
    struct stroke stroke;
    if (section < 1 || section > SECTIONS) return 0;
    hull_trace(section, &stroke);
    give(0, stroke.point, stroke.count * sizeof stroke.point[0]);
    return stroke.count;
}

/* ---- what a submarine may do ---- */

static int longest_silence(const struct bits *open, uint8_t at, enum dir dir)
{
    int length = 0;
    while (length < SILENCE_MAX && bits_has(open, at = space_step(at, dir))) length++;
    return length;
}

static struct bits mine_spaces(const struct game *game)
{
    const struct boat *boat = &game->boat[BLUE];
    struct bits near = bits_and(bits_grow8(bits_one(boat->at)), game->chart.sea);
    near = bits_without(bits_without(near, boat->route), boat->mines);
    bits_drop(&near, boat->at);
    return near;
}

void fathom_moves(const struct ruleset *rules, const struct chart *chart, int at)
{
    static struct game game;
    uint8_t ways[8] = {0};
    game.rules = *rules;
    game.chart = *chart;
    game.boat[BLUE].at = (uint8_t)at;
    memcpy(&game.boat[BLUE].route, buffer, sizeof(struct bits));
    memcpy(&game.boat[BLUE].mines, buffer + sizeof(struct bits), sizeof(struct bits));
    struct bits open = game_open_water(&game, BLUE), reach = game_torpedo_reach(&game, BLUE);
    struct bits drops = mine_spaces(&game);
    for (int dir = 0; dir < DIRS; dir++) {
        int length = longest_silence(&open, (uint8_t)at, (enum dir)dir);
        ways[0] |= (uint8_t)((length > 0) << dir);
        ways[1 + dir] = (uint8_t)length;
    }
    give(0, ways, sizeof ways);
    give(8, &reach, sizeof reach);
    give(8 + sizeof reach, &drops, sizeof drops);
}
