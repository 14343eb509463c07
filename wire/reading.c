/*
 * JSON by shapes. One small function a kind of field; whatever is not exactly what the protocol
 * says is named in `why` and refused.
 */
#include "wire/reading.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "wire/out.h"

void reading_refuse(struct reading *reading, enum error error, const char *format, ...)
{
    if (reading->error != ERROR_OK) return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reading->why, PARSE_WHY_MAX, format, arguments);
    va_end(arguments);
    reading->error = error;
}

bool reading_has(const struct reading *reading, const char *key)
{
    return value_get(reading->object, key) != NULL;
}

static const struct value *value_of(struct reading *reading, const char *key)
{
    const struct value *value = value_get(reading->object, key);
    if (!value) reading_refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" is missing", key);
    return value;
}

static void must_be(struct reading *reading, const char *key, const char *what)
{
    reading_refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be %s", key, what);
}

const char *reading_word(struct reading *reading, const char *key)
{
    const struct value *value = value_of(reading, key);
    if (!value) return "";
    if (value_is(value, VALUE_TEXT) && strlen(value_text(value)) == value_length(value))
        return value_text(value);
    must_be(reading, key, "a word");
    return "";
}

/* "N, E, S, W"; of a long list "N1 to W6". */
static const char *choices(const struct words *words, char text[PARSE_WHY_MAX])
{
    enum { LISTED_MAX = 8 };
    struct out out;
    out_fixed(&out, text, PARSE_WHY_MAX);
    for (int i = 0; i < words->count; i++) {
        if (i && words->count > LISTED_MAX) i = words->count - 1;
        out_text(&out, !i ? "" : words->count > LISTED_MAX ? " to " : ", ");
        out_text(&out, words->word[i]);
    }
    return out_cstring(&out);
}

uint8_t reading_word_of(struct reading *reading, const char *key, const struct words *words)
{
    char text[PARSE_WHY_MAX];
    int number = word_named(words, reading_word(reading, key));
    if (number >= 0) return number;
    must_be(reading, key, choices(words, text));
    return words->count;
}

static int64_t whole(struct reading *reading, const char *key)
{
    const struct value *value = value_of(reading, key);
    if (value && !value_is(value, VALUE_WHOLE)) must_be(reading, key, "a whole number");
    return value_whole(value);
}

static int64_t within(struct reading *reading, const struct field_range *range)
{
    int64_t number = whole(reading, range->name);
    if (number >= range->low && number <= range->high) return number;
    reading_refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be %u to %u", range->name,
                   range->low, range->high);
    return range->low;
}

/* A count from 1: what no chart has becomes 255. */
static uint8_t counted(struct reading *reading, const struct field_range *range)
{
    if (reading->exact) return within(reading, range);
    int64_t number = whole(reading, range->name);
    return number < 1 || number > UINT8_MAX ? UINT8_MAX : number;
}

static uint8_t amount(struct reading *reading, const struct field_range *range)
{
    if (reading->exact) return within(reading, range);
    int64_t number = whole(reading, range->name);
    if (number < 0)
        reading_refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" cannot be negative",
                       range->name);
    return number < 0 ? 0 : number > UINT8_MAX ? UINT8_MAX : number;
}

static uint8_t space(struct reading *reading, const char *key)
{
    uint8_t at = space_named(reading_word(reading, key));
    if (at == NOWHERE || (reading->exact && at == BEYOND))
        must_be(reading, key, "a space, as \"C7\"");
    return at;
}

static uint8_t column(struct reading *reading, const struct field_range *range)
{
    const char *letter = reading_word(reading, range->name);
    char last = reading->exact ? (char)('A' + range->high - 1) : 'Z';
    if (letter[0] >= 'A' && letter[0] <= last && !letter[1]) return letter[0] - 'A' + 1;
    must_be(reading, range->name, "a letter");
    return 0;
}

static uint8_t player(struct reading *reading, const char *key)
{
    if (reading->seated && !reading_has(reading, key)) return 0;
    const char *name = reading_word(reading, key);
    if (name[0] == 'p' && name[1] >= '1' && name[1] <= '0' + PLAYERS_MAX && !name[2])
        return name[1] - '0';
    must_be(reading, key, "p1 to p4");
    return 0;
}

static uint8_t yes_no(struct reading *reading, const char *key)
{
    const struct value *value = value_of(reading, key);
    if (value && !value_is_bool(value)) must_be(reading, key, "true or false");
    return value_is(value, VALUE_TRUE);
}

/* Initials: 1 to 12 bytes of UTF-8 (in.h sees to that) without control characters. */
static void initials(struct reading *reading, struct order *order)
{
    const char *text = reading_word(reading, "initials");
    size_t length = strlen(text);
    if (length < 1 || length > INITIALS_MAX) {
        reading_refuse(reading, ERROR_BAD_ORDER, "initials have 1 to %d bytes", INITIALS_MAX);
        return;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i], next = (unsigned char)text[i + 1];
        if (c < 0x20 || c == 0x7f || (c == 0xc2 && next < 0xa0))
            reading_refuse(reading, ERROR_BAD_ORDER, "initials cannot hold control characters");
    }
    memcpy(order->initials, text, length);
    order->initials_length = length;
}

static int32_t coordinate(struct reading *reading, const struct value *value)
{
    double units = value_real(value);
    bool number = value_is(value, VALUE_WHOLE) || value_is(value, VALUE_REAL);
    if (number && units >= -STROKE_REACH && units <= STROKE_REACH)
        return (int32_t)(units * STROKE_SCALE + (units < 0 ? -0.5 : 0.5));
    reading_refuse(reading, ERROR_BAD_ORDER,
                   "a stroke is a list of [x,y] in the drawing's units");
    return 0;
}

static void stroke(struct reading *reading, const struct field_range *range, struct order *order)
{
    const struct value *list = value_of(reading, range->name);
    uint32_t count = value_length(list);
    struct stroke *to = reading->stroke;
    order->stroke = to;
    to->count = 0;
    if (!value_is(list, VALUE_LIST) || count < range->low || count > range->high) {
        reading_refuse(reading, ERROR_BAD_ORDER, "a stroke is a list of %u to %u points",
                       range->low, range->high);
        return;
    }
    EACH_VALUE(pair, list) {
        if (value_length(pair) != 2)
            reading_refuse(reading, ERROR_BAD_ORDER, "a point of a stroke is [x,y]");
        to->point[to->count].x = coordinate(reading, value_at(pair, 0));
        to->point[to->count++].y = coordinate(reading, value_at(pair, 1));
    }
}

static void results(struct reading *reading, const char *key, uint8_t result[TEAMS])
{
    struct reading inside = *reading;
    inside.object = value_of(reading, key);
    for (int team = 0; team < TEAMS; team++)
        result[team] = reading_word_of(&inside, team_name(team), &result_words);
    if (reading->error == ERROR_OK) reading->error = inside.error;
}

/* Lines that were traced are for people to look at: they are not read back. */
static void read_field(struct reading *reading, const struct shape_field *field, void *into)
{
    const struct field_range *range = &field_range[field->field];
    uint8_t *byte = shape_byte(field, into);
    switch (field->kind) {
    case KIND_SPACE: *byte = space(reading, range->name); break;
    case KIND_COLUMN: *byte = column(reading, range); break;
    case KIND_PLAYER: *byte = player(reading, range->name); break;
    case KIND_BOOL: *byte = yes_no(reading, range->name); break;
    case KIND_NUMBER: *byte = within(reading, range); break;
    case KIND_COUNT: *byte = counted(reading, range); break;
    case KIND_AMOUNT: *byte = amount(reading, range); break;
    case KIND_RESULTS: results(reading, range->name, byte); break;
    case KIND_MS: ((struct order *)into)->ms = (uint32_t)within(reading, range); break;
    case KIND_INITIALS: initials(reading, into); break;
    case KIND_STROKE: stroke(reading, range, into); break;
    case KIND_LINE:
    case KIND_LINES: *byte = field->nothing; break;
    default:
        *byte = reading_word_of(reading, range->name, field_words(field->kind));
        if (*byte > range->high) must_be(reading, range->name, "another word");
    }
}

void reading_fields(struct reading *reading, const struct shape *shape, void *into)
{
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        const char *key = field_range[field->field].name;
        bool none = field->presence == FIELD_OPTIONAL && !reading_has(reading, key);
        bool null = field->presence == FIELD_NULLABLE &&
                    value_is(value_of(reading, key), VALUE_NULL);
        if (none || null)
            *shape_byte(field, into) = field->nothing;
        else
            read_field(reading, field, into);
    }
}
