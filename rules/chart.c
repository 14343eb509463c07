/*
 * Reads a chart from text in one pass, then looks at it as a whole: the sea is one piece, no
 * volcano stands at the edge, and the signs belong to one scenario. Nothing of *chart is written
 * before everything holds.
 */
#include "rules/chart.h"

#include <assert.h>
#include <string.h>

#include "rules/chart_builtin.h"

struct reader {
    struct chart chart;
    struct chart_error *error;
    int row, volcanoes;
    int lines[CHART_SIDE_MAX]; /* the text line of each row */
    bool failed;
};

static void fail(struct reader *r, int line, int column, const char *text)
{
    if (r->failed) return;
    r->failed = true;
    r->error->line = line;
    r->error->column = column;
    strncpy(r->error->text, text, sizeof r->error->text - 1);
    r->error->text[sizeof r->error->text - 1] = 0;
}

static int repair_system(char sign)
{
    static const char signs[] = "mtdsi";
    const char *found = sign ? strchr(signs, sign) : NULL;
    return found ? (int)(found - signs) : -1;
}

static void claim_scenario(struct reader *r, enum scenario scenario, int line, int column)
{
    if (r->chart.scenario != SCENARIO_NONE && r->chart.scenario != scenario)
        fail(r, line, column, "signs of two scenarios on one chart");
    r->chart.scenario = scenario;
}

static void add_volcano(struct reader *r, uint8_t at, int line, int column)
{
    claim_scenario(r, SCENARIO_VOLCANO, line, column);
    if (r->volcanoes == VOLCANOES) fail(r, line, column, "a chart has exactly two volcanoes");
    else r->chart.volcano[r->volcanoes++] = at;
}

static void add_sign(struct reader *r, char sign, uint8_t at, int line, int column)
{
    struct chart *c = &r->chart;
    int system = repair_system(sign);
    if (sign && strchr(".~oM", sign)) bits_add(&c->sea, at);
    if (sign == '~') bits_add(&c->ice, at);
    if (sign == 'o') bits_add(&c->hole, at);
    if (sign == 'M') {
        claim_scenario(r, SCENARIO_ARCHER, line, column);
        bits_add(&c->archer, at);
    } else if (sign == 'V') {
        add_volcano(r, at, line, column);
    } else if (system >= 0) {
        claim_scenario(r, SCENARIO_REPAIR, line, column);
        bits_add(&c->island_of[system], at);
    } else if (!sign || !strchr(".~o#", sign)) {
        fail(r, line, column, "unknown sign");
    }
}

static void read_row(struct reader *r, const char *text, int length, int line)
{
    if (length == 0) {
        fail(r, line, 0, "empty line inside the chart");
    } else if (r->row == 0 && length != 10 && length != CHART_SIDE_MAX) {
        fail(r, line, length < 10 ? length : 11, "a row has 10 or 15 signs");
    } else if (r->row && length != r->chart.side) {
        fail(r, line, length < r->chart.side ? length + 1 : r->chart.side + 1,
             "this row's length differs from the first row's");
    } else if (r->row && r->row == r->chart.side) {
        fail(r, line, 1, "more rows than columns");
    }
    if (r->failed) return;
    if (r->row == 0) r->chart.side = length;
    r->lines[r->row] = line;
    for (int x = 0; x < length && !r->failed; x++)
        add_sign(r, text[x], space_at(x, r->row), line, x + 1);
    r->row++;
}

static int line_length(const char *text, size_t left)
{
    size_t n = 0;
    while (n < left && text[n] != '\n') n++;
    return (int)(n > 1 << 20 ? 1 << 20 : n);
}

static bool only_blank(const char *text, size_t left)
{
    for (size_t i = 0; i < left; i++)
        if (text[i] != '\n' && text[i] != '\r' && text[i] != ' ') return false;
    return true;
}

static int read_lines(struct reader *r, const char *text, size_t length)
{
    int line = 1;
    for (size_t at = 0; at < length && !r->failed && !only_blank(text + at, length - at); line++) {
        int n = line_length(text + at, length - at), row = n;
        if (row && text[at + (size_t)row - 1] == '\r') row--;
        if (text[at] != ';') read_row(r, text + at, row, line);
        at += (size_t)n + 1;
    }
    return line;
}

static struct bits flood(struct bits sea, uint8_t from)
{
    struct bits reached = bits_one(from), before;
    do {
        before = reached;
        reached = bits_and(bits_grow4(reached), sea);
    } while (!bits_equal(&before, &reached));
    return reached;
}

static void check_sea(struct reader *r)
{
    uint8_t first = bits_next(&r->chart.sea, 0);
    if (first == NOWHERE) {
        fail(r, r->lines[0], 0, "there is no sea");
        return;
    }
    struct bits apart = bits_without(r->chart.sea, flood(r->chart.sea, first));
    uint8_t at = bits_next(&apart, 0);
    if (at != NOWHERE)
        fail(r, r->lines[space_row(at)], space_column(at) + 1, "the sea is not connected here");
}

static void check_volcanoes(struct reader *r)
{
    if (r->chart.scenario == SCENARIO_VOLCANO && r->volcanoes != VOLCANOES) {
        uint8_t at = r->chart.volcano[0];
        fail(r, r->lines[space_row(at)], space_column(at) + 1, "a chart has exactly two volcanoes");
    }
    for (int i = 0; i < r->volcanoes; i++) {
        uint8_t at = r->chart.volcano[i];
        int x = space_column(at), y = space_row(at), last = r->chart.side - 1;
        if (x == 0 || y == 0 || x == last || y == last)
            fail(r, r->lines[y], x + 1, "a volcano stands at the edge");
    }
}

bool chart_read(struct chart *chart, const char *name, const char *text, size_t length,
                struct chart_error *error)
{
    struct reader r;
    memset(&r, 0, sizeof r);
    r.error = error;
    memset(r.chart.volcano, NOWHERE, sizeof r.chart.volcano);
    int line = read_lines(&r, text, length);
    if (!r.failed && r.row == 0) fail(&r, line, 0, "there is no chart in this text");
    if (!r.failed && r.row < r.chart.side) fail(&r, line, 0, "fewer rows than columns");
    if (!r.failed) check_volcanoes(&r);
    if (!r.failed) check_sea(&r);
    if (r.failed) return false;
    strncpy(r.chart.name, name, CHART_NAME_MAX - 1);
    *chart = r.chart;
    return true;
}

bool chart_seen(struct chart *chart, const char *name, enum scenario scenario, const char *signs,
                size_t length)
{
    struct chart_error error;
    struct reader r = {.error = &error};
    int side = length == 10 * 10 ? 10 : CHART_SIDE_MAX;
    memset(r.chart.volcano, NOWHERE, sizeof r.chart.volcano);
    if (length != (size_t)(side * side)) return false;
    for (int i = 0; i < side * side; i++)
        add_sign(&r, signs[i], space_at(i % side, i / side), 1, i + 1);
    r.chart.side = side;
    r.chart.scenario = scenario;
    strncpy(r.chart.name, name, CHART_NAME_MAX - 1);
    if (!r.failed) *chart = r.chart;
    return !r.failed;
}

char chart_sign(const struct chart *chart, uint8_t at)
{
    if (bits_has(&chart->archer, at)) return 'M';
    if (bits_has(&chart->ice, at)) return '~';
    if (bits_has(&chart->hole, at)) return 'o';
    if (bits_has(&chart->sea, at)) return '.';
    for (int i = 0; i < VOLCANOES; i++)
        if (chart->volcano[i] == at) return 'V';
    for (int i = 0; i < SCENARIO; i++)
        if (bits_has(&chart->island_of[i], at)) return "mtdsi"[i];
    return '#';
}

int chart_builtin_count(void) { return CHART_BUILTINS; }
const char *chart_builtin_name(int index) { return chart_builtin[index].name; }

const char *chart_builtin_text(const char *name, enum mode mode)
{
    for (int i = 0; i < CHART_BUILTINS; i++)
        if (!strcmp(chart_builtin[i].name, name)) return chart_builtin[i].text[mode];
    return NULL;
}

bool chart_builtin_read(struct chart *chart, const char *name, enum mode mode)
{
    const char *text = chart_builtin_text(name, mode);
    struct chart_error error;
    return text && chart_read(chart, name, text, strlen(text), &error);
}

int chart_sector(const struct chart *chart, uint8_t at)
{
    int across = chart->side / SECTOR_SIDE;
    return space_row(at) / SECTOR_SIDE * across + space_column(at) / SECTOR_SIDE + 1;
}

struct bits chart_sector_bits(const struct chart *chart, int sector)
{
    assert(sector >= 1 && sector <= chart_sectors(chart));
    int across = chart->side / SECTOR_SIDE;
    int west = (sector - 1) % across * SECTOR_SIDE, north = (sector - 1) / across * SECTOR_SIDE;
    struct bits b = bits_none();
    for (int y = north; y < north + SECTOR_SIDE; y++)
        for (int x = west; x < west + SECTOR_SIDE; x++) bits_add(&b, space_at(x, y));
    return b;
}
