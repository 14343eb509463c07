/* Crew calls as JSON, both ways: one table for names and fields. */
#include "wire/json_call.h"

#include <string.h>

#include "rules/names.h"
#include "rules/sheet.h"

#define X(id, name) name,
static const char *const field_name[CALL_FIELD_COUNT] = {CALL_FIELDS(X)};
#undef X

static const struct {
    const char *name;
    uint8_t field[2];
} call_words[CALL_CODES] = {
#define X(id, name, first, second) {name, {CALL_FIELD_##first, CALL_FIELD_##second}},
    CALLS(X)
#undef X
};

static const char *const kind_name[] = {"weapon", "detection", "special", NULL};

/* The word for a value; NULL for a number, or for a value that no such call has. */
static const char *value_word(uint8_t field, uint8_t value, char text[SPACE_NAME_MAX])
{
    switch (field) {
    case CALL_FIELD_SYSTEM: return value < SYSTEMS ? system_name((enum system)value) : NULL;
    case CALL_FIELD_KIND: return value < RADIATION ? kind_name[value] : NULL;
    case CALL_FIELD_DIR:
        text[0] = value < DIRS ? dir_letter((enum dir)value) : '\0';
        return *text ? text : NULL;
    case CALL_FIELD_AT:
        if (value < BEYOND) space_name(value, text);
        return *text ? text : NULL;
    default: return NULL;
    }
}

static void write_field(struct out *out, uint8_t field, uint8_t value)
{
    char text[SPACE_NAME_MAX] = {0};
    if (field == CALL_FIELD_NONE) return;
    const char *word = value_word(field, value, text);
    out_key_word(out, field_name[field]);
    if (word) out_word(out, word);
    else out_number(out, value);
}

void json_call(struct out *out, const struct call *call)
{
    out_lit(out, "{\"call\":");
    out_word(out, call->code < CALL_CODES ? call_words[call->code].name : "unknown");
    for (int i = 0; call->code < CALL_CODES && i < 2 && i < call->count; i++)
        write_field(out, call_words[call->code].field[i], call->parameter[i]);
    out_char(out, '}');
}

static int kind_named(const char *word)
{
    for (int kind = 0; word && kind_name[kind]; kind++)
        if (!strcmp(kind_name[kind], word)) return kind;
    return -1;
}

static int field_value(const json_t *value, uint8_t field)
{
    const char *word = json_string_value(value);
    json_int_t number = json_integer_value(value);
    switch (field) {
    case CALL_FIELD_SYSTEM:
        return word && system_named(word) < SYSTEMS ? (int)system_named(word) : -1;
    case CALL_FIELD_KIND: return kind_named(word);
    case CALL_FIELD_DIR: return word && dir_named(word) < DIRS ? (int)dir_named(word) : -1;
    case CALL_FIELD_AT: return word && space_named(word) < BEYOND ? space_named(word) : -1;
    case CALL_FIELD_PERCENT: return number >= 0 && number <= 100 ? (int)number : -1;
    default: return number < 0 ? -1 : number > UINT8_MAX ? UINT8_MAX : (int)number;
    }
}

static int call_named(const char *word)
{
    for (int code = 0; word && code < CALL_CODES; code++)
        if (!strcmp(call_words[code].name, word)) return code;
    return -1;
}

bool json_call_read(const json_t *object, struct call *call)
{
    int code = call_named(json_string_value(json_object_get(object, "call")));
    if (code < 0) return false;
    *call = (struct call){.code = (uint8_t)code};
    for (int i = 0; i < 2; i++) {
        uint8_t field = call_words[code].field[i];
        if (field == CALL_FIELD_NONE) break;
        int value = field_value(json_object_get(object, field_name[field]), field);
        if (value < 0) return false;
        call->parameter[call->count++] = (uint8_t)value;
    }
    return true;
}

void json_calls(struct out *out)
{
    out_char(out, '[');
    for (int code = 0; code < CALL_CODES; code++) {
        out_comma(out), out_lit(out, "{\"call\":"), out_word(out, call_words[code].name);
        out_lit(out, ",\"fields\":[");
        for (int i = 0; i < 2; i++)
            if (call_words[code].field[i] != CALL_FIELD_NONE)
                out_comma(out), out_word(out, field_name[call_words[code].field[i]]);
        out_lit(out, "]}");
    }
    out_char(out, ']');
}
