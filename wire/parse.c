/*
 * Bytes from outside become orders. jansson reads the JSON; one small function a kind of field
 * takes it apart. Whatever is not exactly what the protocol says is named in `why` and refused.
 */
#include "wire/parse.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* One object being read, and the first thing that was wrong with it. */
struct reading {
    const json_t *object;
    enum error error;
    char *why;
};

__attribute__((format(printf, 3, 4))) static void refuse(struct reading *reading, enum error error,
                                                         const char *format, ...)
{
    if (reading->error != ERROR_OK) return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reading->why, PARSE_WHY_MAX, format, arguments);
    va_end(arguments);
    reading->error = error;
}

static const json_t *field(struct reading *reading, const char *key)
{
    const json_t *value = json_object_get(reading->object, key);
    if (!value) refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" is missing", key);
    return value;
}

/* A word, never NULL; "" after a refusal. A word with a NUL inside is no word. */
static const char *word(struct reading *reading, const char *key)
{
    const json_t *value = field(reading, key);
    if (!value) return "";
    if (json_is_string(value) && strlen(json_string_value(value)) == json_string_length(value))
        return json_string_value(value);
    refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be a word", key);
    return "";
}

static json_int_t integer(struct reading *reading, const char *key)
{
    const json_t *value = field(reading, key);
    if (value && !json_is_integer(value))
        refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be a whole number", key);
    return json_integer_value(value);
}

/* A count from 1 as a byte. What the byte cannot hold becomes 255, which no chart has. */
static uint8_t counted(struct reading *reading, const char *key)
{
    json_int_t number = integer(reading, key);
    return number < 1 || number > 254 ? 255 : (uint8_t)number;
}

static uint8_t limited(struct reading *reading, const char *key, int min, int max)
{
    json_int_t number = integer(reading, key);
    if (number < min || number > max)
        refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be %d to %d", key, min, max);
    return (uint8_t)number;
}

static void read_at(struct reading *reading, struct order *order)
{
    order->at = space_named(word(reading, "at"));
    if (order->at == NOWHERE)
        refuse(reading, ERROR_BAD_ORDER, "the field \"at\" must be a space, as \"C7\"");
}

static void read_dir(struct reading *reading, struct order *order)
{
    order->dir = dir_named(word(reading, "dir"));
    if (order->dir == NO_DIR)
        refuse(reading, ERROR_BAD_ORDER, "the field \"dir\" must be N, E, S or W");
}

static void read_silence(struct reading *reading, struct order *order)
{
    order->dir = NO_DIR;
    if (json_object_get(reading->object, "dir")) read_dir(reading, order);
    json_int_t length = integer(reading, "length");
    if (length < 0) refuse(reading, ERROR_BAD_ORDER, "a length cannot be negative");
    if (length > 0 && order->dir == NO_DIR)
        refuse(reading, ERROR_BAD_ORDER, "a silence that moves needs a direction");
    order->value = length > 255 ? 255 : (uint8_t)length;
}

static void read_system(struct reading *reading, struct order *order, const char *key)
{
    enum system system = system_named(word(reading, key));
    if (system == NO_SYSTEM)
        refuse(reading, ERROR_BAD_ORDER, "the field \"%s\" must be a system", key);
    order->value = (uint8_t)system;
}

static void read_mark(struct reading *reading, struct order *order)
{
    order->value = EMPTY_DUTY;
    if (!json_is_null(field(reading, "gauge"))) read_system(reading, order, "gauge");
}

static void read_cross(struct reading *reading, struct order *order)
{
    order->value = EMPTY_DUTY;
    if (json_is_null(field(reading, "symbol"))) return;
    int symbol = symbol_named(word(reading, "symbol"));
    if (symbol < 0) refuse(reading, ERROR_BAD_ORDER, "the field \"symbol\" must be W1 to E6");
    order->value = (uint8_t)symbol;
}

static uint8_t read_column(struct reading *reading)
{
    const char *letter = word(reading, "column");
    if (letter[0] >= 'A' && letter[0] <= 'Z' && !letter[1]) return (uint8_t)(letter[0] - 'A' + 1);
    refuse(reading, ERROR_BAD_ORDER, "the field \"column\" must be a letter");
    return 0;
}

static void read_answer(struct reading *reading, struct order *order)
{
    if (json_object_get(reading->object, "row")) order->row = counted(reading, "row");
    if (json_object_get(reading->object, "column")) order->column = read_column(reading);
    if (json_object_get(reading->object, "sector")) order->sector = counted(reading, "sector");
    if (!!order->row + !!order->column + !!order->sector != 2)
        refuse(reading, ERROR_BAD_ORDER, "an answer needs two of row, column and sector");
}

/* Initials: 1 to 12 bytes of UTF-8 (jansson sees to that) without control characters. */
static void read_initials(struct reading *reading, struct order *order)
{
    const char *initials = word(reading, "initials");
    size_t length = strlen(initials);
    if (length < 1 || length > INITIALS_MAX) {
        refuse(reading, ERROR_BAD_ORDER, "initials have 1 to %d bytes", INITIALS_MAX);
        return;
    }
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)initials[i], next = (unsigned char)initials[i + 1];
        if (c < 0x20 || c == 0x7f || (c == 0xc2 && next < 0xa0))
            refuse(reading, ERROR_BAD_ORDER, "initials cannot hold control characters");
    }
    memcpy(order->initials, initials, length);
    order->initials_length = (uint8_t)length;
}

static int32_t read_coordinate(struct reading *reading, const json_t *value)
{
    double units = json_number_value(value);
    if (json_is_number(value) && units >= -STROKE_REACH && units <= STROKE_REACH)
        return (int32_t)(units * STROKE_SCALE + (units < 0 ? -0.5 : 0.5));
    refuse(reading, ERROR_BAD_ORDER, "a stroke is a list of [x,y] in the drawing's units");
    return 0;
}

static void read_stroke(struct reading *reading, struct stroke *stroke)
{
    const json_t *list = field(reading, "stroke");
    size_t count = json_array_size(list);
    stroke->count = 0;
    if (!json_is_array(list) || count < 2 || count > STROKE_POINTS_MAX) {
        refuse(reading, ERROR_BAD_ORDER, "a stroke is a list of 2 to %d points",
               STROKE_POINTS_MAX);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const json_t *pair = json_array_get(list, i);
        if (json_array_size(pair) != 2)
            refuse(reading, ERROR_BAD_ORDER, "a point of a stroke is [x,y]");
        stroke->point[i].x = read_coordinate(reading, json_array_get(pair, 0));
        stroke->point[i].y = read_coordinate(reading, json_array_get(pair, 1));
    }
    stroke->count = (uint16_t)count;
}

static void read_player(struct reading *reading, struct order *order, bool optional)
{
    if (optional && !json_object_get(reading->object, "player")) return;
    const char *player = word(reading, "player");
    if (player[0] == 'p' && player[1] >= '1' && player[1] <= '4' && !player[2])
        order->player = (uint8_t)(player[1] - '0');
    else
        refuse(reading, ERROR_BAD_ORDER, "the field \"player\" must be p1 to p4");
}

static void read_confirm(struct reading *reading, struct order *order)
{
    const json_t *accept = field(reading, "accept");
    if (accept && !json_is_boolean(accept))
        refuse(reading, ERROR_BAD_ORDER, "the field \"accept\" must be true or false");
    order->value = json_is_true(accept);
}

static void read_tick(struct reading *reading, struct order *order)
{
    json_int_t ms = integer(reading, "ms");
    if (ms < 0 || ms > TICK_MAX_MS)
        refuse(reading, ERROR_BAD_ORDER, "the field \"ms\" must be 0 to %d", TICK_MAX_MS);
    else
        order->ms = (uint32_t)ms;
}

static void read_drone(struct reading *reading, struct order *order)
{
    order->value = counted(reading, "sector");
}

static void read_fields(struct reading *reading, struct order *order, struct stroke *stroke,
                        bool player_optional)
{
    switch (order->kind) {
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: read_at(reading, order); break;
    case DO_COURSE: read_dir(reading, order); break;
    case DO_MARK: read_mark(reading, order); break;
    case DO_CROSS: read_cross(reading, order); break;
    case DO_DRONE: read_drone(reading, order); break;
    case DO_ANSWER: read_answer(reading, order); break;
    case DO_SILENCE: read_silence(reading, order); break;
    case DO_TRACE:
        order->value = limited(reading, "section", 1, SECTIONS);
        read_player(reading, order, player_optional);
        read_initials(reading, order);
        read_stroke(reading, stroke);
        order->stroke = stroke;
        break;
    case DO_CONFIRM: read_confirm(reading, order); break;
    case DO_VOLCANO: order->value = limited(reading, "which", 1, VOLCANOES); break;
    case DO_REPAIR: read_system(reading, order, "system"); break;
    case DO_TICK: read_tick(reading, order); break;
    default: break;
    }
}

static void read_kind(struct reading *reading, struct order *order)
{
    const char *name = word(reading, "do");
    int kind = order_named(name);
    if (kind < 0 || kind == DO_ABANDON)
        refuse(reading, ERROR_BAD_ORDER, "there is no order \"%.24s\"", name);
    order->kind = (uint8_t)kind;
}

static void read_by(struct reading *reading, struct order *order)
{
    if (!json_object_get(reading->object, "by")) return;
    order->by = role_named(word(reading, "by"));
    if (order->by == NO_ROLE)
        refuse(reading, ERROR_BAD_ORDER, "the field \"by\" must be a role");
}

/* The team comes last: a wrong field is told before an unknown team. */
static enum team read_team(struct reading *reading)
{
    const char *name = word(reading, "team");
    enum team team = team_named(name);
    if (team == NO_TEAM) refuse(reading, ERROR_UNKNOWN_TEAM, "there is no team \"%.24s\"", name);
    return team;
}

static void read_order_team(struct reading *reading, struct order *order, enum team team)
{
    if (order->kind == DO_TICK) return;
    order->team = (uint8_t)team;
    if (team != NO_TEAM && !json_object_get(reading->object, "team")) return;
    order->team = (uint8_t)read_team(reading);
    if (team != NO_TEAM && order->team != team)
        refuse(reading, ERROR_WRONG_ROLE, "you do not belong to that team");
}

enum error parse_order(const json_t *object, enum team team, struct order *order,
                       struct stroke *stroke, char why[PARSE_WHY_MAX])
{
    struct reading reading = {.object = object, .why = why};
    *order = (struct order){.team = NO_TEAM, .by = NO_ROLE};
    read_kind(&reading, order);
    if (reading.error != ERROR_OK) return reading.error;
    read_fields(&reading, order, stroke, team != NO_TEAM);
    read_by(&reading, order);
    read_order_team(&reading, order, team);
    return reading.error;
}

static int ask_named(const char *name)
{
#define X(id, text)                                                                                \
    if (!strcmp(name, text)) return ASK_##id;
    ASKS(X)
#undef X
    return -1;
}

static enum error parse_question(const json_t *object, struct question *question,
                                 char why[PARSE_WHY_MAX])
{
    struct reading reading = {.object = object, .why = why};
    const char *name = word(&reading, "ask");
    int ask = ask_named(name);
    *question = (struct question){.ask = (uint8_t)ask, .team = NO_TEAM, .seat = EVERYTHING};
    if (ask < 0) refuse(&reading, ERROR_BAD_ORDER, "there is no question \"%.24s\"", name);
    if (ask == ASK_LEGAL || ask == ASK_BELIEF) question->team = (uint8_t)read_team(&reading);
    if (ask == ASK_VIEW) {
        question->seat = seat_named(word(&reading, "seat"));
        if (question->seat < 0)
            refuse(&reading, ERROR_BAD_ORDER, "the field \"seat\" must be as \"blue.captain\"");
    }
    return reading.error;
}

/* A number that no variable can hold is JSON all the same: its field is wrong, not the line. */
static json_t *load_object(const char *bytes, size_t length, enum error *error,
                           char why[PARSE_WHY_MAX])
{
    json_error_t trouble;
    *error = ERROR_BAD_JSON;
    if (length > LINE_MAX_BYTES) {
        snprintf(why, PARSE_WHY_MAX, "a message has at most %d bytes", LINE_MAX_BYTES);
        return NULL;
    }
    size_t flags = JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY;
    json_t *object = json_loadb(bytes, length, flags, &trouble);
    if (!object) {
        if (json_error_code(&trouble) == json_error_numeric_overflow) *error = ERROR_BAD_ORDER;
        snprintf(why, PARSE_WHY_MAX, "not JSON at byte %d: %.80s", trouble.position, trouble.text);
        return NULL;
    }
    if (json_is_object(object)) return object;
    snprintf(why, PARSE_WHY_MAX, "a message must be a JSON object");
    json_decref(object);
    return NULL;
}

json_t *parse_object(const char *bytes, size_t length, char why[PARSE_WHY_MAX])
{
    enum error error;
    return load_object(bytes, length, &error, why);
}

enum error parse_line(const char *bytes, size_t length, struct request *request,
                      struct stroke *stroke, char why[PARSE_WHY_MAX])
{
    enum error error;
    json_t *object = load_object(bytes, length, &error, why);
    if (!object) return error;
    request->is_question = !json_object_get(object, "do") && json_object_get(object, "ask");
    if (request->is_question)
        error = parse_question(object, &request->question, why);
    else
        error = parse_order(object, NO_TEAM, &request->order, stroke, why);
    json_decref(object);
    return error;
}
