/*
 * The messages of the line protocol. Orders, events and calls are written by their shapes. The
 * server writes millions of these, so keys are literals whose lengths the compiler knows, and
 * nothing here formats.
 */
#include "wire/json.h"

void json_word_list(struct out *out, const char *key, const struct words *words)
{
    out_key_word(out, key);
    out_char(out, '[');
    for (int i = 0; i < words->count; i++) {
        out_comma(out);
        out_word(out, words->word[i]);
    }
    out_char(out, ']');
}

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

static void point(struct out *out, int x, int y)
{
    out_comma(out);
    out_char(out, '[');
    out_signed(out, x);
    out_char(out, ',');
    out_signed(out, y);
    out_char(out, ']');
}

static void json_line(struct out *out, int section, const struct hull_line *line)
{
    out_char(out, '[');
    for (int i = 0; i < line->count; i++) {
        struct hull_point p = hull_line_point(section, line, i);
        point(out, p.x, p.y);
    }
    out_char(out, ']');
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

void json_stroke(struct out *out, const struct stroke *stroke)
{
    out_char(out, '[');
    for (int i = 0; i < stroke->count; i++) {
        out_comma(out);
        out_char(out, '[');
        stroke_number(out, stroke->point[i].x);
        out_char(out, ',');
        stroke_number(out, stroke->point[i].y);
        out_char(out, ']');
    }
    out_char(out, ']');
}

void json_lines(struct out *out, const struct hull_line tracing[SECTIONS])
{
    out_char(out, '[');
    for (int section = 1; section <= SECTIONS; section++) {
        out_comma(out);
        json_line(out, section, &tracing[section - 1]);
    }
    out_char(out, ']');
}

static void results(struct out *out, const uint8_t result[TEAMS])
{
    out_lit(out, "{\"blue\":");
    out_word(out, result_name(result[BLUE]));
    out_lit(out, ",\"yellow\":");
    out_word(out, result_name(result[YELLOW]));
    out_char(out, '}');
}

/* A letter or a player's number in quotes. */
static void quoted(struct out *out, const char *before, unsigned letter)
{
    out_char(out, '"');
    out_text(out, before);
    out_char(out, (char)letter);
    out_char(out, '"');
}

/* Fields that are no plain byte: those of a `trace`, a `traced`, a `blast` and a `tick`. */
static void wide_value(struct out *out, const struct shape_field *field, const void *of,
                       const struct hull_line *tracing)
{
    const struct order *order = of;
    uint8_t byte = shape_value(field, of);
    switch (field->kind) {
    case KIND_LINE: json_line(out, byte, &tracing[byte - 1]); break;
    case KIND_LINES: json_lines(out, tracing); break;
    case KIND_RESULTS: results(out, ((const struct event *)of)->result); break;
    case KIND_MS: out_number(out, order->ms); break;
    case KIND_INITIALS: out_string(out, order->initials, order->initials_length); break;
    default: json_stroke(out, order->stroke);
    }
}

static void value(struct out *out, const struct shape_field *field, const void *of,
                  const struct hull_line *tracing)
{
    uint8_t byte = shape_value(field, of);
    switch (field->kind) {
    case KIND_SPACE: json_space(out, byte); break;
    case KIND_NUMBER:
    case KIND_COUNT:
    case KIND_AMOUNT:
        if (byte < 10)
            out_char(out, (char)('0' + byte));
        else
            out_number(out, byte);
        break;
    case KIND_COLUMN: quoted(out, "", 'A' + byte - 1u); break;
    case KIND_PLAYER: quoted(out, "p", '0' + byte); break;
    case KIND_BOOL: out_bool(out, byte); break;
    default:
        if (field->kind < KIND_WORDS)
            out_word(out, word_of(field_words(field->kind), byte));
        else
            wide_value(out, field, of, tracing);
    }
}

/* Every key with its comma: each object begins with a key of its own. */
static const struct out_piece keys[FIELD_COUNT] = {
#define X(id, name, kind, low, high) OUT_PIECE(",\"" name "\":"),
    FIELDS(X)
#undef X
};

static const struct out_piece openings[EVENT_KINDS] = {
#define X(id, name, ...) OUT_PIECE("{\"event\":\"" name "\""),
    EVENTS(X)
#undef X
};

static const struct out_piece teams[] = {
    OUT_PIECE(",\"team\":\"blue\""), OUT_PIECE(",\"team\":\"yellow\"")};

/* One field of an order, an event or a call, with its comma before it: ,"at":"C7" */
static void json_field(struct out *out, const struct shape_field *field, const void *of,
                       const struct hull_line *tracing)
{
    out_piece(out, &keys[field->field]);
    if (field->presence == FIELD_NULLABLE && shape_value(field, of) == field->nothing)
        out_lit(out, "null");
    else
        value(out, field, of, tracing);
}

static void team_and_fields(struct out *out, uint8_t team, const struct shape *shape,
                            const void *of, const struct hull_line *tracing)
{
    if (team < TEAMS && shape->whose != WHOSE_NOBODY) out_piece(out, &teams[team]);
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        bool lines = field->kind == KIND_LINE || field->kind == KIND_LINES;
        if (shape_has(field, of) && (tracing || !lines)) json_field(out, field, of, tracing);
    }
}

void json_event(struct out *out, const struct event *heard, const struct hull_line *tracing)
{
    out_piece(out, &openings[heard->kind]);
    team_and_fields(out, heard->team, &event_shape[heard->kind], heard, tracing);
    out_char(out, '}');
}

void json_order(struct out *out, const struct order *order)
{
    out_lit(out, "{\"do\":");
    out_word(out, order_name(order->kind));
    team_and_fields(out, order->team, &order_shape[order->kind], order, NULL);
    if (order->by < ROLES) {
        out_key(out, "by");
        out_word(out, role_name(order->by));
    }
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
        out_comma(out);
        out_char(out, '{');
        out_key_number(out, "section", (unsigned)section);
        out_key(out, "outer");
        hull_polygon(out, hull.outer, hull.corners);
        out_key(out, "inner");
        hull_polygon(out, hull.inner, hull.corners);
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
        out_key_word(out, field->name);
        out_word(out, value);
    }
    out_char(out, '}');
}

static void rule_field(struct out *out, const struct rule_field *field)
{
    static const char *const types[] = {"number", "yes_no", "choice", "ms"};
    out_comma(out);
    out_char(out, '{');
    out_key_name(out, "name", field->name);
    out_key_name(out, "type", types[field->type]);
    if (field->type == RULE_NUMBER || field->type == RULE_MS) {
        out_key_number(out, "min", field->type == RULE_MS ? 0 : field->min);
        out_key_number(out, "max", field->type == RULE_MS ? RULE_MS_MAX : field->max);
    }
    if (field->type == RULE_CHOICE) {
        out_key(out, "choices");
        out_char(out, '[');
        for (int i = 0; i < RULE_CHOICES_MAX && field->choices[i]; i++) {
            out_comma(out);
            out_word(out, field->choices[i]);
        }
        out_char(out, ']');
    }
    out_key(out, "presets");
    out_char(out, '{');
    for (int preset = 0; preset < PRESETS; preset++) {
        char value[RULE_VALUE_MAX];
        preset_value(preset, field, value);
        out_key_word(out, preset_name(preset));
        out_word(out, value);
    }
    out_char(out, '}');
    out_key(out, "meaning");
    out_string(out, field->meaning, strlen(field->meaning));
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
        const char *book = preset_book(i);
        out_comma(out);
        out_char(out, '{');
        out_key_name(out, "name", preset_name(i));
        out_key(out, "book");
        out_string(out, book, strlen(book));
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

void json_call(struct out *out, const struct call *call)
{
    out_lit(out, "{\"call\":");
    out_word(out, call_name(call->code));
    for (int i = 0; call->code < CALL_CODES && i < call->count; i++)
        if (i < call_shape[call->code].count)
            json_field(out, &call_shape[call->code].field[i], call, NULL);
    out_char(out, '}');
}
