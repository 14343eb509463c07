/*
 * The messages of the line protocol. An event is one table row: the fields that its kind has, in
 * the order in which they are printed. The server writes millions of these, so keys are literals
 * whose lengths the compiler knows, and nothing here formats.
 */
#include "wire/json.h"

void json_space(struct out *out, uint8_t at)
{
    if (at >= BEYOND) {
        out_lit(out, "null");
        return;
    }
    char name[SPACE_NAME_MAX];
    space_name(at, name);
    out_word(out, name);
}

void json_spaces(struct out *out, const struct bits *spaces)
{
    out_char(out, '[');
    EACH_SPACE (at, spaces) {
        out_comma(out);
        json_space(out, at);
    }
    out_char(out, ']');
}

void json_systems(struct out *out, unsigned systems)
{
    out_char(out, '[');
    for (int i = 0; i < SYSTEMS; i++) {
        if (!(systems >> i & 1)) continue;
        out_comma(out);
        out_word(out, system_name((enum system)i));
    }
    out_char(out, ']');
}

static void point(struct out *out, int x, int y)
{
    out_comma(out);
    out_char(out, '[');
    out_signed(out, x);
    out_char(out, ',');
    out_signed(out, y);
    out_char(out, ']');
}

void json_line(struct out *out, int section, const struct hull_line *line)
{
    out_char(out, '[');
    for (int i = 0; i < line->count; i++) {
        struct hull_point p = hull_line_point(section, line, i);
        point(out, p.x, p.y);
    }
    out_char(out, ']');
}

static void dir_field(struct out *out, uint8_t dir)
{
    char text[] = "\"dir\":\"N\"";
    text[7] = dir_letter((enum dir)dir);
    out_comma(out);
    out_bytes(out, text, sizeof text - 1);
}

static void team_value(struct out *out, uint8_t team)
{
    if (team < TEAMS)
        out_word(out, team_name((enum team)team));
    else
        out_lit(out, "null");
}

static void team_field(struct out *out, uint8_t team)
{
    if (team == BLUE) out_lit(out, ",\"team\":\"blue\"");
    if (team == YELLOW) out_lit(out, ",\"team\":\"yellow\"");
}

static void symbol_field(struct out *out, int symbol)
{
    char name[3];
    symbol_name(symbol, name);
    out_key(out, "symbol"), out_word(out, name);
}

static void statements(struct out *out, int row, int column, int sector)
{
    if (row) out_key(out, "row"), out_number(out, (unsigned)row);
    if (column) {
        out_key(out, "column");
        out_char(out, '"'), out_char(out, (char)('A' + column - 1)), out_char(out, '"');
    }
    if (sector) out_key(out, "sector"), out_number(out, (unsigned)sector);
}

/* The fields of an event, one bit each, printed in this order. */
enum field {
    FIRST = 1 << 0,
    DIR = 1 << 1,
    LENGTH = 1 << 2,
    AT = 1 << 3,
    GAUGE = 1 << 4,
    SYSTEM = 1 << 5,
    VALUE = 1 << 6,
    SYMBOL_NAME = 1 << 7,
    CIRCUIT = 1 << 8,
    CAUSE = 1 << 9,
    DAMAGE = 1 << 10,
    RESULT = 1 << 11,
    SECTOR = 1 << 12,
    ANSWER = 1 << 13,
    STATEMENTS = 1 << 14,
    SECTION = 1 << 15,
    REASON_HULL = 1 << 16,
    WHICH = 1 << 17,
    WINNER = 1 << 18,
    EXTRA = 1 << 19,
};

static const struct {
    const char *opening;
    uint32_t length, fields;
} row_of[EVENT_KINDS] = {
#define ROW(id, name, fields)                                                                      \
    [EVENT_##id] = {"{\"event\":\"" name "\"", sizeof("{\"event\":\"" name "\"") - 1, fields}
    ROW(PLACED, "placed", AT),
    ROW(BEGIN, "begin", FIRST),
    ROW(TURN, "turn", EXTRA),
    ROW(COURSE, "course", DIR | AT),
    ROW(MARKED, "marked", GAUGE | VALUE),
    ROW(READY, "ready", GAUGE),
    ROW(CROSSED, "crossed", SYMBOL_NAME),
    ROW(REPAIRED, "repaired", CIRCUIT),
    ROW(CLEARED, "cleared", 0),
    ROW(DAMAGE, "damage", CAUSE | DAMAGE),
    ROW(TORPEDO, "torpedo", AT),
    ROW(MINE, "mine", AT),
    ROW(MINE_GONE, "mine_gone", AT),
    ROW(TRIGGER, "trigger", AT),
    ROW(BLAST, "blast", AT | CAUSE | RESULT),
    ROW(DRONE, "drone", SECTOR | ANSWER),
    ROW(SONAR, "sonar", 0),
    ROW(ANSWER, "answer", STATEMENTS),
    ROW(SILENCE, "silence", DIR | LENGTH | AT),
    ROW(FAILED, "failed", SYSTEM),
    ROW(SURFACE, "surface", SECTOR | AT),
    ROW(TRACED, "traced", SECTION),
    ROW(REJECTED, "rejected", REASON_HULL),
    ROW(SECURED, "secured", 0),
    ROW(DIVE, "dive", 0),
    ROW(STOP, "stop", 0),
    ROW(RESUME, "resume", 0),
    ROW(ARCHER, "archer", AT),
    ROW(VOLCANO, "volcano", WHICH),
    ROW(SYSTEM_REPAIRED, "system_repaired", SYSTEM),
    ROW(DRAW_OFFERED, "draw_offered", 0),
    ROW(END, "end", WINNER),
#undef ROW
};

static void traced_fields(struct out *out, const struct event *heard, const struct hull_line *sheet)
{
    out_lit(out, ",\"section\":"), out_number(out, heard->value);
    out_lit(out, ",\"player\":\"p"), out_number(out, heard->player), out_char(out, '"');
    if (!heard->stroke_for || !sheet) return;
    out_lit(out, ",\"stroke\":");
    json_line(out, heard->value, &sheet[heard->value - 1]);
    if (!heard->sheet_done) return;
    out_lit(out, ",\"sheet\":[");
    for (int section = 1; section <= SECTIONS; section++) {
        out_comma(out);
        json_line(out, section, &sheet[section - 1]);
    }
    out_char(out, ']');
}

static void result_field(struct out *out, const struct event *heard)
{
    out_lit(out, ",\"result\":{\"blue\":");
    out_word(out, result_name((enum result)heard->result[BLUE]));
    out_lit(out, ",\"yellow\":");
    out_word(out, result_name((enum result)heard->result[YELLOW]));
    out_char(out, '}');
}

static void system_fields(struct out *out, const struct event *heard, uint32_t fields)
{
    const char *name = heard->system < SYSTEMS ? system_name((enum system)heard->system) : "none";
    if (fields & GAUGE) out_lit(out, ",\"gauge\":"), out_word(out, name);
    if (fields & SYSTEM) out_lit(out, ",\"system\":"), out_word(out, name);
    if (fields & VALUE) out_lit(out, ",\"value\":"), out_number(out, heard->value);
}

static void end_fields(struct out *out, const struct event *heard)
{
    out_lit(out, ",\"winner\":"), out_word(out, team_name((enum team)heard->value));
    out_lit(out, ",\"reason\":"), out_word(out, reason_name((enum reason)heard->cause));
}

static void volcano_fields(struct out *out, const struct event *heard)
{
    out_lit(out, ",\"kind\":");
    out_word(out, volcano_event_name((enum volcano_event)heard->value));
    if (heard->which) out_lit(out, ",\"which\":"), out_number(out, heard->which);
}

/* The fields that only a few kinds have. */
static void rare_fields(struct out *out, const struct event *heard, uint32_t fields,
                        const struct hull_line *sheet)
{
    if (fields & FIRST && heard->value < TEAMS)
        out_lit(out, ",\"first\":"), team_value(out, heard->value);
    if (fields & CIRCUIT) out_lit(out, ",\"circuit\":"), out_word(out, circuit_name(heard->value));
    if (fields & DAMAGE) {
        out_lit(out, ",\"amount\":"), out_number(out, heard->value);
        out_lit(out, ",\"hull\":"), out_number(out, heard->hull);
    }
    if (fields & RESULT) result_field(out, heard);
    if (fields & SECTOR && heard->value)
        out_lit(out, ",\"sector\":"), out_number(out, heard->value);
    if (fields & ANSWER)
        out_lit(out, ",\"answer\":"), out_word(out, answer_name((enum answer)heard->answer));
    if (fields & STATEMENTS) statements(out, heard->row, heard->column, heard->sector);
    if (fields & SECTION) traced_fields(out, heard, sheet);
    if (fields & REASON_HULL) out_lit(out, ",\"reason\":\"outside_hull\"");
    if (fields & WHICH) volcano_fields(out, heard);
    if (fields & WINNER) end_fields(out, heard);
}

void json_event(struct out *out, const struct event *heard, const struct hull_line *sheet)
{
    uint32_t fields = row_of[heard->kind].fields;
    out_bytes(out, row_of[heard->kind].opening, row_of[heard->kind].length);
    if (heard->kind != EVENT_END) team_field(out, heard->team);
    if (fields & DIR && heard->dir < DIRS) dir_field(out, heard->dir);
    if (fields & LENGTH && heard->value != NO_LENGTH)
        out_lit(out, ",\"length\":"), out_number(out, heard->value);
    if (fields & AT && heard->at < BEYOND) out_lit(out, ",\"at\":"), json_space(out, heard->at);
    if (fields & (GAUGE | SYSTEM)) system_fields(out, heard, fields);
    if (fields & SYMBOL_NAME) symbol_field(out, heard->value);
    if (fields & EXTRA) out_lit(out, ",\"extra\":"), out_number(out, heard->value);
    if (fields & CAUSE)
        out_lit(out, ",\"cause\":"), out_word(out, cause_name((enum cause)heard->cause));
    uint32_t common = DIR | LENGTH | AT | GAUGE | SYSTEM | VALUE | SYMBOL_NAME | EXTRA | CAUSE;
    if (fields & ~common)
        rare_fields(out, heard, fields, sheet);
    out_char(out, '}');
}

/* 1/64 units as an exact decimal: 64 parts need six digits at most. */
static void stroke_number(struct out *out, int32_t value)
{
    uint32_t size = value < 0 ? 0u - (uint32_t)value : (uint32_t)value;
    uint32_t part = size % STROKE_SCALE * (1000000 / STROKE_SCALE);
    if (value < 0) out_char(out, '-');
    out_number(out, size / STROKE_SCALE);
    if (!part) return;
    out_char(out, '.');
    for (uint32_t unit = 100000; part; part %= unit, unit /= 10)
        out_char(out, (char)('0' + part / unit));
}

static void stroke_field(struct out *out, const struct stroke *stroke)
{
    out_key(out, "stroke"), out_char(out, '[');
    for (int i = 0; i < stroke->count; i++) {
        out_comma(out);
        out_char(out, '['), stroke_number(out, stroke->point[i].x);
        out_char(out, ','), stroke_number(out, stroke->point[i].y), out_char(out, ']');
    }
    out_char(out, ']');
}

static void trace_fields(struct out *out, const struct order *order)
{
    out_key(out, "section"), out_number(out, order->value);
    out_key(out, "player"), out_lit(out, "\"p"), out_number(out, order->player);
    out_char(out, '"');
    if (order->initials_length)
        out_key(out, "initials"), out_string(out, order->initials, order->initials_length);
    if (order->stroke) stroke_field(out, order->stroke);
}

static void duty_field(struct out *out, const struct order *order)
{
    if (order->value != EMPTY_DUTY && order->kind == DO_CROSS) {
        symbol_field(out, order->value);
        return;
    }
    if (order->kind == DO_MARK)
        out_key(out, "gauge");
    else
        out_key(out, "symbol");
    if (order->value == EMPTY_DUTY)
        out_lit(out, "null");
    else
        out_word(out, system_name((enum system)order->value));
}

static void order_fields(struct out *out, const struct order *order)
{
    switch (order->kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: out_key(out, "at"), json_space(out, order->at); break;
    case DO_COURSE: dir_field(out, order->dir); break;
    case DO_SILENCE:
        if (order->dir < DIRS) dir_field(out, order->dir);
        out_key(out, "length"), out_number(out, order->value);
        break;
    case DO_MARK:
    case DO_CROSS: duty_field(out, order); break;
    case DO_REPAIR:
        out_key(out, "system"), out_word(out, system_name((enum system)order->value));
        break;
    case DO_DRONE: out_key(out, "sector"), out_number(out, order->value); break;
    case DO_ANSWER: statements(out, order->row, order->column, order->sector); break;
    case DO_TRACE: trace_fields(out, order); break;
    case DO_CONFIRM: out_key(out, "accept"), out_bool(out, order->value); break;
    case DO_VOLCANO: out_key(out, "which"), out_number(out, order->value); break;
    case DO_TICK: out_key(out, "ms"), out_number(out, order->ms); break;
    default: break;
    }
}

void json_order(struct out *out, const struct order *order)
{
    out_lit(out, "{\"do\":");
    out_word(out, order_name((enum order_kind)order->kind));
    team_field(out, order->team);
    order_fields(out, order);
    if (order->by < ROLES) out_key(out, "by"), out_word(out, role_name((enum role)order->by));
    out_char(out, '}');
}

void json_legal(struct out *out, const struct legal *legal)
{
    out_lit(out, "{\"legal\":[");
    for (uint32_t i = 0; i < legal->count; i++) {
        struct order order = legal_order(legal, i);
        out_comma(out);
        json_order(out, &order);
    }
    out_lit(out, "]}");
}

static void hull_polygon(struct out *out, const struct hull_point *corner, int corners)
{
    out_char(out, '[');
    for (int i = 0; i < corners; i++) point(out, corner[i].x, corner[i].y);
    out_char(out, ']');
}

void json_hull(struct out *out)
{
    out_lit(out, "{\"hull\":[");
    for (int section = 1; section <= SECTIONS; section++) {
        struct hull_section hull;
        hull_section(section, &hull);
        out_comma(out), out_char(out, '{');
        out_key(out, "section"), out_number(out, (unsigned)section);
        out_key(out, "outer"), hull_polygon(out, hull.outer, hull.corners);
        out_key(out, "inner"), hull_polygon(out, hull.inner, hull.corners);
        out_char(out, '}');
    }
    out_lit(out, "]}");
}

void json_ok(struct out *out) { out_lit(out, "{\"ok\":true}"); }

void json_error(struct out *out, enum error error, const char *message)
{
    out_lit(out, "{\"ok\":false,\"error\":");
    out_word(out, error_name(error));
    out_lit(out, ",\"message\":");
    out_string(out, message, strlen(message));
    out_char(out, '}');
}

void json_ruleset(struct out *out, const struct ruleset *rules)
{
    out_char(out, '{');
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        char value[RULE_VALUE_MAX];
        ruleset_value(rules, field, value);
        out_key_word(out, field->name), out_word(out, value);
    }
    out_char(out, '}');
}

static void rule_field(struct out *out, const struct rule_field *field)
{
    static const char *const types[] = {"number", "yes_no", "choice", "ms"};
    out_comma(out), out_char(out, '{');
    out_key(out, "name"), out_word(out, field->name);
    out_key(out, "type"), out_word(out, types[field->type]);
    if (field->type == RULE_NUMBER || field->type == RULE_MS) {
        out_key(out, "min"), out_number(out, field->type == RULE_MS ? 0 : field->min);
        out_key(out, "max"), out_number(out, field->type == RULE_MS ? RULE_MS_MAX : field->max);
    }
    if (field->type == RULE_CHOICE) {
        out_key(out, "choices"), out_char(out, '[');
        for (int i = 0; i < RULE_CHOICES_MAX && field->choices[i]; i++)
            out_comma(out), out_word(out, field->choices[i]);
        out_char(out, ']');
    }
    out_key(out, "presets"), out_char(out, '{');
    for (int preset = 0; preset < PRESETS; preset++) {
        char value[RULE_VALUE_MAX];
        preset_value((enum preset)preset, field, value);
        out_key_word(out, preset_name((enum preset)preset)), out_word(out, value);
    }
    out_char(out, '}');
    out_key(out, "meaning"), out_string(out, field->meaning, strlen(field->meaning));
    out_char(out, '}');
}

void json_ruleset_fields(struct out *out)
{
    out_char(out, '[');
    for (int i = 0; i < ruleset_field_count(); i++) rule_field(out, ruleset_field(i));
    out_char(out, ']');
}

void json_presets(struct out *out)
{
    out_char(out, '[');
    for (int i = 0; i < PRESETS; i++) {
        const char *book = preset_book((enum preset)i);
        out_comma(out), out_char(out, '{');
        out_key(out, "name"), out_word(out, preset_name((enum preset)i));
        out_key(out, "book"), out_string(out, book, strlen(book));
        out_char(out, '}');
    }
    out_char(out, ']');
}

void json_ruleset_table(struct out *out)
{
    out_lit(out, "{\"fields\":");
    json_ruleset_fields(out);
    out_lit(out, ",\"presets\":");
    json_presets(out);
    out_char(out, '}');
}
