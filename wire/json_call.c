/* Crew calls out of JSON, and their vocabulary, by the shapes of rules/call.h. */
#include "wire/json_call.h"

#include "wire/json.h"
#include "wire/reading.h"

bool json_call_read(const struct value *object, struct call *call)
{
    char why[PARSE_WHY_MAX];
    struct reading reading = {.object = object, .why = why};
    int code = call_named(reading_word(&reading, "call"));
    if (code < 0) return false;
    *call = (struct call){.code = code, .count = call_shape[code].count};
    reading_fields(&reading, &call_shape[code], call);
    for (int i = 0; i < call->count; i++)
        if (call_shape[code].field[i].kind == KIND_SPACE && call->parameter[i] >= BEYOND)
            return false;
    return reading.error == ERROR_OK;
}

void json_calls(struct out *out)
{
    out_char(out, '[');
    for (int code = 0; code < CALL_CODES; code++) {
        out_comma(out);
        out_lit(out, "{\"call\":");
        out_word(out, call_name(code));
        out_lit(out, ",\"fields\":[");
        for (int i = 0; i < call_shape[code].count; i++) {
            out_comma(out);
            out_word(out, field_range[call_shape[code].field[i].field].name);
        }
        out_lit(out, "]}");
    }
    out_char(out, ']');
}
