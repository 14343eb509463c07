/* The shapes as JSON. */
#include "wire/json_shapes.h"

#include "rules/error.h"
#include "rules/shape.h"
#include "wire/json.h"

static void text(struct out *out, const char *key, const char *value)
{
    out_key_word(out, key);
    out_string(out, value, strlen(value));
}

static void number(struct out *out, const char *key, uint64_t value)
{
    out_key_word(out, key);
    out_number(out, value);
}

static void all_words(struct out *out)
{
    out_key(out, "words");
    out_char(out, '{');
    for (int kind = 0; kind < KIND_WORDS; kind++)
        json_word_list(out, field_kind_name(kind), field_words(kind));
    json_word_list(out, "result", &result_words);
    json_word_list(out, "role", &role_words);
    json_word_list(out, "mode", &mode_words);
    json_word_list(out, "seat", &seat_words);
    out_char(out, '}');
}

static void audiences(struct out *out)
{
    out_key(out, "audiences");
    out_char(out, '{');
    for (int i = 0; i < AUDIENCE_COUNT; i++)
        text(out, audience_name(i), audience_text(i));
    out_char(out, '}');
}

static void field(struct out *out, const struct shape_field *field)
{
    static const char *const presences[] = {"needed", "nullable", "optional"};
    const struct field_range *range = &field_range[field->field];
    out_comma(out);
    out_char(out, '{');
    text(out, "name", range->name);
    text(out, "kind", field_kind_name(field->kind));
    text(out, "presence", presences[field->presence]);
    if (field->kind != KIND_SPACE) {
        number(out, "low", range->low);
        number(out, "high", range->high);
    }
    if (field->audience != AUDIENCE_EVERYONE)
        text(out, "for", audience_name(field->audience));
    number(out, "byte", field->offset);
    out_char(out, '}');
}

static void begin(struct out *out, const char *name, const char *note)
{
    out_comma(out);
    out_char(out, '{');
    text(out, "name", name);
    text(out, "note", note);
}

static void end(struct out *out, const struct shape *shape)
{
    out_key(out, "fields");
    out_char(out, '[');
    for (int i = 0; i < shape->count; i++) field(out, &shape->field[i]);
    out_lit(out, "]}");
}

static void orders(struct out *out)
{
    static const char *const givers[] = {
        [WHOSE_CREW] = "crew", [WHOSE_CLOCK] = "clock", [WHOSE_HOST] = "host"};
    out_key(out, "orders");
    out_char(out, '[');
    for (int i = 0; i < ORDER_KINDS; i++) {
        begin(out, order_name(i), order_note(i));
        text(out, "whose", givers[order_shape[i].whose]);
        end(out, &order_shape[i]);
    }
    out_char(out, ']');
}

static void events(struct out *out)
{
    out_key(out, "events");
    out_char(out, '[');
    for (int i = 0; i < EVENT_KINDS; i++) {
        const struct shape *shape = &event_shape[i];
        begin(out, event_name(i), event_note(i));
        text(out, "whose", shape->whose == WHOSE_TEAM ? "team" : "nobody");
        text(out, "hears", audience_name(shape->hears));
        end(out, shape);
    }
    out_char(out, ']');
}

static void calls(struct out *out)
{
    out_key(out, "calls");
    out_char(out, '[');
    for (int i = 0; i < CALL_CODES; i++) {
        begin(out, call_name(i), call_note(i));
        end(out, &call_shape[i]);
    }
    out_char(out, ']');
}

static void errors(struct out *out)
{
    out_key(out, "errors");
    out_char(out, '[');
    for (int i = 0; i < ERROR_COUNT; i++) {
        out_comma(out);
        out_char(out, '{');
        text(out, "name", error_name(i));
        text(out, "text", error_text(i));
        out_char(out, '}');
    }
    out_char(out, ']');
}

/* Where the members lie that every order, event or call has. */
static void layout(struct out *out)
{
    out_key(out, "layout");
    out_lit(out, "{\"order\":{");
    number(out, "kind", offsetof(struct order, kind));
    number(out, "team", offsetof(struct order, team));
    number(out, "by", offsetof(struct order, by));
    out_lit(out, "},\"event\":{");
    number(out, "bytes", sizeof(struct event));
    number(out, "kind", offsetof(struct event, kind));
    number(out, "team", offsetof(struct event, team));
    out_lit(out, "}}");
}

void json_shapes(struct out *out)
{
    out_char(out, '{');
    all_words(out);
    audiences(out);
    orders(out);
    events(out);
    calls(out);
    errors(out);
    layout(out);
    out_char(out, '}');
}
