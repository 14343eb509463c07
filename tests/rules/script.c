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

void words_split(struct words *words, const char *line, size_t length)
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

bool script_setup(struct script *script, const struct words *words, char why[SCRIPT_WHY_MAX])
{
    struct setup setup = {.seed = 1, .players = {4, 4}, .first = BLUE};
    snprintf(why, SCRIPT_WHY_MAX, "a setup is: PRESET CHART turn|real ...");
    if (words->count < 3 || preset_named(words->word[0]) < 0) return false;
    setup.rules = ruleset_preset((enum preset)preset_named(words->word[0]));
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

static void answer_word(struct order *order, const char *word)
{
    const char *value;
    if ((value = value_of(word, "row"))) order->row = (uint8_t)atoi(value);
    if ((value = value_of(word, "sector"))) order->sector = (uint8_t)atoi(value);
    if ((value = value_of(word, "column"))) order->column = (uint8_t)(value[0] - 'A' + 1);
}

static uint8_t duty_value(const char *word, bool symbol)
{
    if (strcmp(word, "null") == 0) return EMPTY_DUTY;
    return (uint8_t)(symbol ? symbol_named(word) : (int)system_named(word));
}

static void trace_words(struct script *script, struct order *order, const struct words *words)
{
    order->value = (uint8_t)atoi(words->word[2]);
    order->player = (uint8_t)(words->count > 3 ? words->word[3][1] - '0' : 0);
    memcpy(order->initials, "XY", order->initials_length = 2);
    bool known = script_stroke(words->count > 4 ? words->word[4] : "ok", order->value,
                               &script->stroke);
    order->stroke = known ? &script->stroke : NULL;
}

static void silence_words(struct order *order, const char *first, const char *second)
{
    order->dir = second ? (uint8_t)dir_named(first) : NO_DIR;
    order->value = (uint8_t)atoi(second ? second : first);
}

static void order_fields(struct script *script, struct order *order, const struct words *words)
{
    const char *first = words->count > 2 ? words->word[2] : "";
    switch (order->kind) {
    case DO_COURSE: order->dir = (uint8_t)dir_named(first); break;
    case DO_SILENCE:
        silence_words(order, first, words->count > 3 ? words->word[3] : NULL);
        break;
    case DO_MARK: order->value = duty_value(first, false); break;
    case DO_CROSS: order->value = duty_value(first, true); break;
    case DO_REPAIR: order->value = (uint8_t)system_named(first); break;
    case DO_DRONE:
    case DO_VOLCANO: order->value = (uint8_t)atoi(first); break;
    case DO_CONFIRM: order->value = strcmp(first, "false") != 0; break;
    case DO_TRACE: trace_words(script, order, words); break;
    case DO_ANSWER:
        for (int i = 2; i < words->count; i++) answer_word(order, words->word[i]);
        break;
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: order->at = space_named(first); break;
    default: break;
    }
}

bool script_order(struct script *script, const struct words *words, struct order *order)
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
    struct words plain = *words;
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
    struct words words = {.count = count};
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
    memcpy(all->sheet, now.sheet, sizeof(all->sheet));
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

static int play_given(struct script *script, const struct words *words)
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

static int play_move(struct script *script, const struct words *words)
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

int script_play(struct script *script, const struct words *words)
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

static void put_at(struct out *out, uint8_t at)
{
    char name[SPACE_NAME_MAX];
    if (at == NOWHERE) return;
    space_name(at, name);
    put(out, " at=%s", name);
}

static void put_dir(struct out *out, uint8_t dir)
{
    if (dir < DIRS) put(out, " dir=%c", dir_letter((enum dir)dir));
}

static void put_answer(struct out *out, int row, int column, int sector)
{
    if (row) put(out, " row=%d", row);
    if (column) put(out, " column=%c", 'A' + column - 1);
    if (sector) put(out, " sector=%d", sector);
}

static void put_symbol(struct out *out, int symbol)
{
    char name[3];
    symbol_name(symbol, name);
    put(out, " symbol=%s", name);
}

static void put_blast(struct out *out, const struct event *event)
{
    put_at(out, event->at);
    put(out, " cause=%s blue=%s yellow=%s", cause_name((enum cause)event->cause),
        result_name((enum result)event->result[BLUE]),
        result_name((enum result)event->result[YELLOW]));
}

static void put_volcano(struct out *out, const struct event *event)
{
    put(out, " kind=%s", volcano_event_name((enum volcano_event)event->value));
    if (event->which) put(out, " which=%d", event->which);
}

static void event_fields(struct out *out, const struct event *e)
{
    switch (e->kind) {
    case EVENT_BEGIN:
        if (e->value != NO_TEAM) put(out, " first=%s", team_name((enum team)e->value));
        break;
    case EVENT_TURN: put(out, " extra=%d", e->value); break;
    case EVENT_COURSE: put_dir(out, e->dir); put_at(out, e->at); break;
    case EVENT_MARKED:
        put(out, " gauge=%s value=%d", system_name((enum system)e->system), e->value);
        break;
    case EVENT_READY: put(out, " gauge=%s", system_name((enum system)e->system)); break;
    case EVENT_FAILED:
    case EVENT_SYSTEM_REPAIRED:
        put(out, " system=%s", system_name((enum system)e->system));
        break;
    case EVENT_CROSSED: put_symbol(out, e->value); break;
    case EVENT_REPAIRED: put(out, " circuit=%s", circuit_name(e->value)); break;
    case EVENT_DAMAGE:
        put(out, " cause=%s amount=%d hull=%d", cause_name((enum cause)e->cause), e->value,
            e->hull);
        break;
    case EVENT_BLAST: put_blast(out, e); break;
    case EVENT_DRONE:
        put(out, " sector=%d answer=%s", e->value, answer_name((enum answer)e->answer));
        break;
    case EVENT_ANSWER: put_answer(out, e->row, e->column, e->sector); break;
    case EVENT_SILENCE:
        put_dir(out, e->dir);
        if (e->value != NO_LENGTH) put(out, " length=%d", e->value);
        put_at(out, e->at);
        break;
    case EVENT_SURFACE: put(out, " sector=%d", e->value); put_at(out, e->at); break;
    case EVENT_TRACED:
        put(out, " section=%d player=p%d", e->value, e->player);
        if (e->stroke_for) put(out, e->sheet_done ? " stroke=shown sheet=shown" : " stroke=shown");
        break;
    case EVENT_REJECTED: put(out, " reason=outside_hull"); break;
    case EVENT_VOLCANO: put_volcano(out, e); break;
    case EVENT_END:
        put(out, " winner=%s reason=%s", team_name((enum team)e->value),
            reason_name((enum reason)e->cause));
        break;
    default: put_at(out, e->at); break;
    }
}

void event_text(const struct event *event, char *text, size_t size)
{
    struct out out = {text, size, 0};
    put(&out, "%s", event_name((enum event_kind)event->kind));
    if (event->team != NO_TEAM && event->kind != EVENT_BEGIN && event->kind != EVENT_END)
        put(&out, " team=%s", team_name((enum team)event->team));
    event_fields(&out, event);
}

static void order_duty(struct out *out, const struct order *o)
{
    if (o->value == EMPTY_DUTY) put(out, " null");
    else if (o->kind == DO_CROSS) put_symbol(out, o->value);
    else put(out, " %s", system_name((enum system)o->value));
}

void order_text(const struct order *o, char *text, size_t size)
{
    struct out out = {text, size, 0};
    if (o->kind == DO_TICK) {
        put(&out, "tick %u", o->ms);
        return;
    }
    put(&out, "%s %s", team_name((enum team)o->team), order_name((enum order_kind)o->kind));
    switch (o->kind) {
    case DO_COURSE: put_dir(&out, o->dir); break;
    case DO_SILENCE: put_dir(&out, o->dir); put(&out, " %d", o->value); break;
    case DO_MARK:
    case DO_CROSS:
    case DO_REPAIR: order_duty(&out, o); break;
    case DO_ANSWER: put_answer(&out, o->row, o->column, o->sector); break;
    case DO_TRACE: put(&out, " %d p%d", o->value, o->player); break;
    case DO_DRONE:
    case DO_VOLCANO: put(&out, " %d", o->value); break;
    case DO_PLACE:
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER:
    case DO_ARCHER: put_at(&out, o->at); break;
    default: break;
    }
    if (o->by < ROLES) put(&out, " by=%s", role_name((enum role)o->by));
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
