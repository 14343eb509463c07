/*
 * same_json: what our reader makes of a text, held against what jansson makes of it. The test of
 * the reader and its fuzz harness share it.
 */
#ifndef TESTS_WIRE_SAME_JSON_H
#define TESTS_WIRE_SAME_JSON_H

#include <jansson.h>
#include <string.h>

#include "wire/in.h"

static bool same_value(const struct value *ours, const json_t *theirs);

static bool same_text(const char *text, uint32_t length, const char *other, size_t other_length)
{
    return length == other_length && !memcmp(text, other, length + 1);
}

static bool same_list(const struct value *ours, const json_t *theirs)
{
    uint32_t at = 0;
    if (value_length(ours) != json_array_size(theirs)) return false;
    EACH_VALUE(value, ours) {
        if (value->name || !same_value(value, json_array_get(theirs, at))) return false;
        at++;
    }
    return at == value_length(ours) && !value_at(ours, at) && !value_get(ours, "");
}

static bool same_object(const struct value *ours, const json_t *theirs)
{
    uint32_t count = 0;
    if (value_length(ours) != json_object_size(theirs)) return false;
    EACH_VALUE(value, ours) {
        if (strlen(value->name) != value->name_length) return false;
        if (value_get(ours, value->name) != value) return false;
        if (!same_value(value, json_object_get(theirs, value->name))) return false;
        count++;
    }
    return count == value_length(ours);
}

static bool same_value(const struct value *ours, const json_t *theirs)
{
    double real = json_real_value(theirs);
    if (!ours || !theirs) return false;
    switch (json_typeof(theirs)) {
    case JSON_OBJECT: return value_is(ours, VALUE_OBJECT) && same_object(ours, theirs);
    case JSON_ARRAY: return value_is(ours, VALUE_LIST) && same_list(ours, theirs);
    case JSON_STRING:
        return value_is(ours, VALUE_TEXT) &&
               same_text(value_text(ours), value_length(ours), json_string_value(theirs),
                         json_string_length(theirs));
    case JSON_INTEGER:
        return value_is(ours, VALUE_WHOLE) && value_whole(ours) == json_integer_value(theirs);
    case JSON_REAL:
        return value_is(ours, VALUE_REAL) && !memcmp(&ours->real, &real, sizeof real);
    case JSON_TRUE: return value_is(ours, VALUE_TRUE);
    case JSON_FALSE: return value_is(ours, VALUE_FALSE);
    default: return value_is(ours, VALUE_NULL);
    }
}

/* Both refuse, or both read the same. A NUL is never JSON: jansson loses one that follows a number,
 * we do not. */
static bool same_json(struct in *in, const char *bytes, size_t length)
{
    size_t flags = JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY;
    json_t *theirs = json_loadb(bytes, length, flags, NULL);
    const struct value *ours = in_read(in, bytes, length);
    bool same = theirs ? same_value(ours, theirs) : !ours && in->wrong && in->at <= length;
    json_decref(theirs);
    return memchr(bytes, '\0', length) ? !ours : same;
}

#endif
