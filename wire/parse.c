/*
 * Bytes from outside become orders. in.c reads the JSON, reading.c the fields by the order's
 * shape; here is what the shapes do not say.
 */
#include "wire/parse.h"

#include <stdio.h>
#include <string.h>

static void read_kind(struct reading *reading, struct order *order)
{
    const char *name = reading_word(reading, "do");
    int kind = order_named(name);
    if (kind < 0 || order_shape[kind].whose == WHOSE_HOST)
        reading_refuse(reading, ERROR_BAD_ORDER, "there is no order \"%.24s\"", name);
    order->kind = kind;
}

/* What an order's fields must be together. */
static void read_together(struct reading *reading, const struct order *order)
{
    if (order->kind == DO_SILENCE && order->value > 0 && order->dir == NO_DIR)
        reading_refuse(reading, ERROR_BAD_ORDER, "a silence that moves needs a direction");
    if (order->kind == DO_ANSWER && !!order->row + !!order->column + !!order->sector != 2)
        reading_refuse(reading, ERROR_BAD_ORDER, "an answer needs two of row, column and sector");
}

/* The team comes last: a wrong field is told before an unknown team. */
static enum team read_team(struct reading *reading)
{
    const char *name = reading_word(reading, "team");
    enum team team = team_named(name);
    if (team == NO_TEAM)
        reading_refuse(reading, ERROR_UNKNOWN_TEAM, "there is no team \"%.24s\"", name);
    return team;
}

static void read_order_team(struct reading *reading, struct order *order, enum team team)
{
    if (order_shape[order->kind].whose == WHOSE_CLOCK) return;
    order->team = team;
    if (team != NO_TEAM && !reading_has(reading, "team")) return;
    order->team = read_team(reading);
    if (team != NO_TEAM && order->team != team)
        reading_refuse(reading, ERROR_WRONG_ROLE, "you do not belong to that team");
}

enum error parse_order(const struct value *object, enum team team, struct order *order,
                       struct stroke *stroke, char why[PARSE_WHY_MAX])
{
    struct reading reading = {
        .object = object, .why = why, .stroke = stroke, .seated = team != NO_TEAM};
    *order = (struct order){.team = NO_TEAM, .by = NO_ROLE};
    read_kind(&reading, order);
    if (reading.error != ERROR_OK) return reading.error;
    reading_fields(&reading, &order_shape[order->kind], order);
    read_together(&reading, order);
    if (reading_has(&reading, "by")) order->by = reading_word_of(&reading, "by", &role_words);
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

static enum error parse_question(const struct value *object, struct question *question,
                                 char why[PARSE_WHY_MAX])
{
    struct reading reading = {.object = object, .why = why};
    const char *name = reading_word(&reading, "ask");
    int ask = ask_named(name);
    *question = (struct question){.ask = ask, .team = NO_TEAM, .seat = EVERYTHING};
    if (ask < 0) reading_refuse(&reading, ERROR_BAD_ORDER, "there is no question \"%.24s\"", name);
    if (ask == ASK_LEGAL || ask == ASK_BELIEF) question->team = read_team(&reading);
    if (ask == ASK_BELIEF)
        question->about = reading_has(&reading, "about")
                              ? (enum team)reading_word_of(&reading, "about", &team_words)
                              : question->team ^ 1;
    if (ask == ASK_VIEW) {
        question->seat = seat_named(reading_word(&reading, "seat"));
        if (question->seat < 0)
            reading_refuse(&reading, ERROR_BAD_ORDER,
                           "the field \"seat\" must be as \"blue.captain\"");
    }
    return reading.error;
}

/* A number that no variable can hold is JSON all the same: its field is wrong, not the line. */
static const struct value *load_object(struct in *in, const char *bytes, size_t length,
                                       enum error *error, char why[PARSE_WHY_MAX])
{
    *error = ERROR_BAD_JSON;
    if (length > LINE_MAX_BYTES) {
        snprintf(why, PARSE_WHY_MAX, "a message has at most %d bytes", LINE_MAX_BYTES);
        return NULL;
    }
    const struct value *object = in_read(in, bytes, length);
    if (value_is(object, VALUE_OBJECT)) return object;
    if (in->too_large) *error = ERROR_BAD_ORDER;
    if (object) snprintf(why, PARSE_WHY_MAX, "a message must be a JSON object");
    else snprintf(why, PARSE_WHY_MAX, "not JSON at byte %zu: %s", in->at, in->wrong);
    return NULL;
}

const struct value *parse_object(struct in *in, const char *bytes, size_t length,
                                 char why[PARSE_WHY_MAX])
{
    enum error error;
    return load_object(in, bytes, length, &error, why);
}

static enum error parse_request(const struct value *object, struct request *request,
                                struct stroke *stroke, char why[PARSE_WHY_MAX])
{
    request->is_question = !value_get(object, "do") && value_get(object, "ask");
    if (request->is_question) return parse_question(object, &request->question, why);
    return parse_order(object, NO_TEAM, &request->order, stroke, why);
}

enum error parse_line(const char *bytes, size_t length, struct request *request,
                      struct stroke *stroke, char why[PARSE_WHY_MAX])
{
    enum error error;
    struct in in = {0};
    const struct value *object = load_object(&in, bytes, length, &error, why);
    if (object) error = parse_request(object, request, stroke, why);
    in_release(&in);
    return error;
}
