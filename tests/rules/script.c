/*
 * Scripts are read word by word into the engine's own values. Nothing here knows the rules: an
 * order that makes no sense is still made, so that tests can see it refused.
 */
#include "tests/rules/script.h"

#include <assert.h>
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/shape.h"

void words_split(struct script_words *words, const char *line, size_t length)
{
    if (length >= SCRIPT_LINE_MAX) length = SCRIPT_LINE_MAX - 1;
    memcpy(words->text, line, length);
    words->text[length] = 0;
    words->count = 0;
    char *rest = words->text;
    for (char *word; (word = strtok_r(rest, " \t\r\n", &rest));) {
        assert(words->count < SCRIPT_WORDS_MAX);
        words->word[words->count++] = word;
    }
}

/* The value of `key=value`, NULL when the word has another key. */
static const char *value_of(const char *word, const char *key)
{
    size_t length = strlen(key);
    return strncmp(word, key, length) == 0 && word[length] == '=' ? word + length + 1 : NULL;
}

static bool setup_word(struct setup *setup, struct script *script, const char *word, char *why)
{
    const char *value;
    if ((value = value_of(word, "seed"))) {
        setup->seed = strtoull(value, NULL, 10);
    } else if ((value = value_of(word, "first"))) {
        setup->first = (uint8_t)team_named(value);
    } else if ((value = value_of(word, "view"))) {
        script->seat = seat_named(value);
        return script->seat >= 0;
    } else if (isdigit((unsigned char)word[0]) && word[1] == '+' && word[3] == 0) {
        setup->players[BLUE] = (uint8_t)(word[0] - '0');
        setup->players[YELLOW] = (uint8_t)(word[2] - '0');
    } else {
        return ruleset_set(&setup->rules, word, why);
    }
    return true;
}

static bool setup_chart(struct setup *setup, const char *name, const char *mode, char *why)
{
    enum mode wanted = strcmp(mode, "real") == 0 ? REAL_TIME : TURN_BY_TURN;
    const char *text = chart_builtin_text(name, wanted);
    struct chart_error error;
    if (text && chart_read(&setup->chart, name, text, strlen(text), &error)) return true;
    snprintf(why, SCRIPT_WHY_MAX, "no chart %s.%s", name, mode);
    return false;
}

bool script_setup(struct script *script, const struct script_words *words, char why[SCRIPT_WHY_MAX])
{
    struct setup setup = {.seed = 1, .players = {4, 4}, .first = BLUE};
    snprintf(why, SCRIPT_WHY_MAX, "a setup is: PRESET CHART turn|real ...");
    if (words->count < 3 || preset_named(words->word[0]) < 0) return false;
    setup.rules = ruleset_preset(preset_named(words->word[0]));
    if (!setup_chart(&setup, words->word[1], words->word[2], why)) return false;
    script->seat = EVERYTHING;
    for (int i = 3; i < words->count; i++)
        if (!setup_word(&setup, script, words->word[i], why)) return false;
    const char *problem = setup_problem(&setup);
    snprintf(why, SCRIPT_WHY_MAX, "%s", problem ? problem : "");
    if (problem) return false;
    game_init(&script->game, &setup);
    script->events.count = 0;
    return true;
}

/* A trace's fifth word names its stroke. */
static void trace_stroke(struct script *script, struct order *order,
                         const struct script_words *words)
{
    memcpy(order->initials, "XY", order->initials_length = 2);
    bool known = script_stroke(words->count > 4 ? words->word[4] : "ok", order->value,
                               &script->stroke);
    order->stroke = known ? &script->stroke : NULL;
}

/* A word as the byte of a field, whatever it is: the tests want to see nonsense refused. */
static uint8_t byte_of(const struct shape_field *field, const char *word)
{
    if (field->presence == FIELD_NULLABLE && !strcmp(word, "null")) return field->nothing;
    switch (field->kind) {
    case KIND_SPACE: return space_named(word);
    case KIND_COLUMN: return (uint8_t)(word[0] - 'A' + 1);
    case KIND_PLAYER: return (uint8_t)(word[0] ? word[1] - '0' : 0);
    case KIND_BOOL: return strcmp(word, "false") != 0;
    default: break;
    }
    if (field->kind >= KIND_WORDS) return (uint8_t)atoi(word);
    int number = word_named(field_words(field->kind), word);
    return (uint8_t)(number < 0 ? field_words(field->kind)->count : number);
}

/* Words stand in the order of the fields, or as key=value; of a field that may be left out and its
 * neighbour a single word is the neighbour. */
static void order_fields(struct script *script, struct order *order,
                         const struct script_words *words)
{
    const struct shape *shape = &order_shape[order->kind];
    int next = 2;
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        const char *word = next < words->count ? words->word[next] : "", *value;
        if (field->kind >= KIND_BYTES) continue;
        if ((value = value_of(word, field_range[field->field].name)))
            word = value;
        else if (field->presence == FIELD_OPTIONAL && words->count - next < shape->count - i) {
            *shape_byte(field, order) = field->nothing;
            continue;
        }
        *shape_byte(field, order) = byte_of(field, word);
        next++;
    }
    if (order->kind == DO_TRACE) trace_stroke(script, order, words);
}

bool script_order(struct script *script, const struct script_words *words, struct order *order)
{
    *order = (struct order){.by = NO_ROLE, .team = NO_TEAM};
    if (words->count < 2) return false;
    if (strcmp(words->word[0], "tick") == 0) {
        order->kind = DO_TICK;
        order->ms = (uint32_t)strtoul(words->word[1], NULL, 10);
        return true;
    }
    int kind = order_named(words->word[1]);
    if (kind < 0) return false;
    order->kind = (uint8_t)kind;
    order->team = (uint8_t)team_named(words->word[0]);
    struct script_words plain = *words;
    const char *by = value_of(words->word[words->count - 1], "by");
    if (by) {
        order->by = (uint8_t)role_named(by);
        plain.count--;
    }
    order_fields(script, order, &plain);
    return true;
}

static int play_words(struct script *script, int count, const char *const *list)
{
    struct script_words words = {.count = count};
    for (int i = 0; i < count; i++) words.word[i] = (char *)(uintptr_t)list[i];
    struct order order;
    if (!script_order(script, &words, &order)) return -1;
    enum error error = game_check(&script->game, &order);
    if (error != ERROR_OK) return (int)error;
    static struct events now;
    game_apply(&script->game, &order, &now);
    struct events *all = &script->events;
    assert(all->count + now.count <= EVENTS_MAX);
    memcpy(all->list + all->count, now.list, (size_t)now.count * sizeof(now.list[0]));
    all->count += now.count;
    memcpy(all->tracing, now.tracing, sizeof(all->tracing));
    return ERROR_OK;
}

/* `blue given torpedo=3 mines=C2,C3 crossed=W1`: writes into the truth, for what would take a
 * long game to reach. A gauge that is given was charged by courses. */
static void give(struct boat *boat, const char *key, char *value)
{
    enum system system = system_named(key);
    if (system != NO_SYSTEM) boat->gauge[system] = (uint8_t)atoi(value);
    if (strcmp(key, "hull") == 0) boat->hull = (uint8_t)atoi(value);
    bool mines = strcmp(key, "mines") == 0, crossed = strcmp(key, "crossed") == 0;
    for (char *word; (mines || crossed) && (word = strtok_r(value, ",", &value));) {
        if (mines) bits_add(&boat->mines, space_named(word));
        if (crossed) boat->crossed |= 1u << symbol_named(word);
    }
}

static int play_given(struct script *script, const struct script_words *words)
{
    enum team team = team_named(words->word[0]);
    if (team == NO_TEAM) return -1;
    for (int i = 2; i < words->count; i++) {
        char key[SCRIPT_LINE_MAX];
        snprintf(key, sizeof(key), "%s", words->word[i]);
        char *value = strchr(key, '=');
        if (!value) return -1;
        *value++ = 0;
        give(&script->game.boat[team], key, value);
    }
    return ERROR_OK;
}

static int play_place(struct script *script, const char *const *at)
{
    int error = play_words(script, 3, (const char *[]){"blue", "place", at[1]});
    return error ? error : play_words(script, 3, (const char *[]){"yellow", "place", at[2]});
}

static int play_move(struct script *script, const struct script_words *words)
{
    const char *team = words->word[0], *gauge = words->word[2], *symbol = words->word[3];
    int error = play_words(script, 3, (const char *[]){team, "course", words->word[1]});
    if (!error && strcmp(gauge, "-"))
        error = play_words(script, 3, (const char *[]){team, "mark", gauge});
    if (!error && strcmp(symbol, "-"))
        error = play_words(script, 3, (const char *[]){team, "cross", symbol});
    if (!error && words->count > 4) error = play_words(script, 2, (const char *[]){team, "pass"});
    return error;
}

int script_play(struct script *script, const struct script_words *words)
{
    const char *const *list = (const char *const *)words->word;
    script->events.count = 0;
    if (words->count == 3 && strcmp(list[0], "place") == 0) return play_place(script, list);
    if (words->count > 2 && strcmp(list[1], "given") == 0) return play_given(script, words);
    if (words->count >= 4 && dir_named(list[1]) != NO_DIR) return play_move(script, words);
    return play_words(script, words->count, list);
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

bool script_stroke(const char *name, int section, struct stroke *stroke)
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
