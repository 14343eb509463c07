/* Scripts are read by wire/spelled.h; here they get their strokes, are played and are written. */
#include "tests/rules/script.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/shape.h"

bool script_setup(struct script *script, const struct spelled *words, char why[SCRIPT_WHY_MAX])
{
    struct setup setup;
    const char *problem = spelled_setup(words, &setup, &script->seat);
    snprintf(why, SCRIPT_WHY_MAX, "%s", problem ? problem : "");
    if (problem) return false;
    game_init(&script->game, &setup);
    script->events.count = 0;
    return true;
}

static void stroke_turn_round(struct stroke *stroke)
{
    for (int i = 0, j = stroke->count - 1; i < j; i++, j--) {
        struct stroke_point point = stroke->point[i];
        stroke->point[i] = stroke->point[j];
        stroke->point[j] = point;
    }
}

/* As many points as a stroke may have. */
static void stroke_fill(struct stroke *stroke)
{
    while (stroke->count < STROKE_POINTS_MAX) {
        stroke->point[stroke->count] = stroke->point[0];
        stroke->count++;
    }
}

static void stroke_twice(struct stroke *stroke)
{
    int count = stroke->count;
    for (int i = 1; i < count; i++) stroke->point[stroke->count++] = stroke->point[i];
}

/* The strokes that scripts know by name; false for an unknown one. */
static bool named_stroke(const char *name, int section, struct stroke *stroke)
{
    if (section < 1 || section > SECTIONS) return false;
    hull_trace(section, stroke);
    if (strcmp(name, "ok") == 0) return true;
    if (strcmp(name, "none") == 0) return false;
    if (strcmp(name, "reverse") == 0) {
        stroke_turn_round(stroke);
    } else if (strcmp(name, "open") == 0) {
        stroke->count = (uint16_t)(stroke->count / 2 + 1);
    } else if (strcmp(name, "full") == 0) {
        stroke_fill(stroke);
    } else if (strcmp(name, "one") == 0 || strcmp(name, "two") == 0) {
        stroke->count = name[0] == 'o' ? 1 : 2;
    } else if (strcmp(name, "twice") == 0) {
        stroke_twice(stroke);
    } else if (strcmp(name, "outside") == 0) {
        for (int i = 0; i < stroke->count; i++) stroke->point[i].y *= 2;
        for (int i = 0; i < stroke->count; i++)
            stroke->point[i].y -= HULL_HEIGHT * STROKE_SCALE / 2;
    } else {
        return false;
    }
    return true;
}

/* A trace's fifth word names its stroke. */
static void trace_stroke(struct script *script, struct order *order, const struct spelled *words)
{
    bool known = named_stroke(words->count > 4 ? words->word[4] : "ok", order->value,
                              &script->stroke);
    order->stroke = known ? &script->stroke : NULL;
}

static enum error play_order(struct script *script, const struct order *order)
{
    enum error error = game_check(&script->game, order);
    if (error != ERROR_OK) return error;
    static struct events now;
    game_apply(&script->game, order, &now);
    struct events *all = &script->events;
    assert(all->count + now.count <= EVENTS_MAX);
    memcpy(all->list + all->count, now.list, (size_t)now.count * sizeof now.list[0]);
    all->count += now.count;
    memcpy(all->tracing, now.tracing, sizeof all->tracing);
    return ERROR_OK;
}

int script_play(struct script *script, const struct spelled *words)
{
    struct spelled_orders orders;
    script->events.count = 0;
    if (spelled_is_given(words)) return spelled_give(words, &script->game) ? ERROR_OK : -1;
    if (!spelled_orders(words, &orders)) return -1;
    for (int i = 0; i < orders.count; i++) {
        struct order *order = &orders.list[i];
        if (order->kind == DO_TRACE) trace_stroke(script, order, words);
        enum error error = play_order(script, order);
        if (error != ERROR_OK) return (int)error;
    }
    return ERROR_OK;
}

struct out {
    char *text;
    size_t size, used;
};

__attribute__((format(printf, 2, 3))) static void put(struct out *out, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int n = vsnprintf(out->text + out->used, out->size - out->used, format, list);
    va_end(list);
    assert(n >= 0 && out->used + (size_t)n < out->size);
    out->used += (size_t)n;
}

static void put_value(struct out *out, const struct shape_field *field, const void *of)
{
    uint8_t byte = shape_value(field, of);
    char name[SPACE_NAME_MAX] = "?";
    switch (field->kind) {
    case KIND_SPACE:
        if (byte < BEYOND) space_name(byte, name);
        put(out, "%s", name);
        break;
    case KIND_COLUMN: put(out, "%c", 'A' + byte - 1); break;
    case KIND_PLAYER: put(out, "p%d", byte); break;
    case KIND_LINE:
    case KIND_LINES: put(out, "shown"); break;
    case KIND_MS: put(out, "%u", ((const struct order *)of)->ms); break;
    default:
        if (field->kind >= KIND_WORDS) put(out, "%d", byte);
        else put(out, "%s", word_of(field_words(field->kind), byte));
    }
}

static void put_field(struct out *out, const struct shape_field *field, const void *of)
{
    const uint8_t *result = ((const struct event *)of)->result;
    if (!shape_has(field, of) || field->kind == KIND_INITIALS || field->kind == KIND_STROKE) return;
    if (field->kind == KIND_RESULTS) {
        put(out, " blue=%s yellow=%s", result_name(result[BLUE]),
            result_name(result[YELLOW]));
        return;
    }
    put(out, " %s=", field_range[field->field].name);
    if (field->presence == FIELD_NULLABLE && shape_value(field, of) == field->nothing)
        put(out, "null");
    else
        put_value(out, field, of);
}

/* What everyone may know comes first, then the secrets. */
void event_text(const struct event *event, char *text, size_t size)
{
    const struct shape *shape = &event_shape[event->kind];
    struct out out = {text, size, 0};
    put(&out, "%s", event_name(event->kind));
    if (event->team != NO_TEAM) put(&out, " team=%s", team_name(event->team));
    for (int secret = 0; secret <= 1; secret++)
        for (int i = 0; i < shape->count; i++)
            if ((shape->field[i].audience != AUDIENCE_EVERYONE) == secret)
                put_field(&out, &shape->field[i], event);
}

void order_text(const struct order *o, char *text, size_t size)
{
    const struct shape *shape = &order_shape[o->kind];
    struct out out = {text, size, 0};
    if (shape->whose == WHOSE_CREW) put(&out, "%s ", team_name(o->team));
    put(&out, "%s", order_name(o->kind));
    for (int i = 0; i < shape->count; i++) put_field(&out, &shape->field[i], o);
    if (o->by < ROLES) put(&out, " by=%s", role_name(o->by));
}

bool script_heard(const struct script *script, int index, char *text, size_t size)
{
    struct event heard;
    uint16_t ears = game_ears(&script->game, script->seat);
    if (!event_for(&script->events.list[index], ears, &heard)) return false;
    event_text(&heard, text, size);
    return true;
}

char *script_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        exit(2);
    }
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*length + 1);
    if (!text || fread(text, 1, *length, file) != *length) abort();
    text[*length] = 0;
    fclose(file);
    return text;
}
