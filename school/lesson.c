/*
 * A lesson's text is its own program counter: `rest` walks down the lines. Lines before the first
 * step and `then` lines are played; at a step the walk stands still until the learner has done what
 * one of its `ask` lines says. The other lines of a step are looked up when they are needed, from
 * the step's first line to the next step.
 */
#include "school/lesson.h"

#include <string.h>

#include "rules/shape.h"
#include "school/lesson_builtin.h"

/* --- lines ----------------------------------------------------------------------------------- */

/* The line at *rest without its end, and *rest after it; NULL at the end of the text. */
static const char *next_line(const char **rest, size_t *length)
{
    const char *line = *rest;
    if (!*line) return NULL;
    *length = strcspn(line, "\n");
    *rest = line + *length + (line[*length] == '\n');
    return line;
}

static bool is_word(const struct spelled *line, int index, const char *word)
{
    return index < line->count && strcmp(line->word[index], word) == 0;
}

static bool is_step(const char *line) { return strncmp(line, "step ", 5) == 0; }

/* The line without its first words. */
static void drop(struct spelled *line, int words)
{
    if (words > line->count) words = line->count;
    line->count -= words;
    memmove(line->word, line->word + words, (size_t)line->count * sizeof line->word[0]);
}

bool lesson_line(const struct lesson *lesson, const char *word, int n, struct spelled *line)
{
    const char *rest = lesson->step_text, *text;
    size_t length;
    if (!rest) return false;
    while ((text = next_line(&rest, &length)) && !is_step(text)) {
        if (!spelled_split(line, text, length) || !is_word(line, 0, word) || n-- > 0) continue;
        drop(line, 1);
        return true;
    }
    return false;
}

static enum lesson_state damaged(struct lesson *lesson, const char *trouble)
{
    lesson->trouble = trouble;
    return lesson->state = LESSON_DAMAGED;
}

/* --- the set-up ------------------------------------------------------------------------------ */

static bool take_word(char word[LESSON_WORD_MAX], const struct spelled *line, int index)
{
    if (index >= line->count || strlen(line->word[index]) >= LESSON_WORD_MAX) return false;
    strcpy(word, line->word[index]);
    return true;
}

static bool take_seats(struct lesson *lesson, const struct spelled *line)
{
    lesson->seats = 0;
    for (int i = 1; i < line->count; i++) {
        enum role role = role_named(line->word[i]);
        if (role == NO_ROLE) return false;
        lesson->seats |= 1u << seat_of(BLUE, role);
    }
    return lesson->seats != 0;
}

static const char *set_up(struct lesson *lesson, struct spelled *line, int preset)
{
    struct setup setup;
    int seat;
    line->word[0] = preset_name(preset);
    const char *why = spelled_setup(line, &setup, &seat);
    if (!why) game_init(&lesson->game, &setup);
    return why;
}

static int count_steps(const char *text)
{
    int steps = 0;
    size_t length;
    for (const char *line; (line = next_line(&text, &length));) steps += is_step(line);
    return steps;
}

/* Reads lines that set the lesson up, until one that is none. */
bool lesson_open(struct lesson *lesson, const char *text, int preset)
{
    struct spelled line;
    bool begun = false;
    size_t length;
    *lesson = (struct lesson){.text = text, .rest = text, .steps = count_steps(text),
                              .seats = 0xfu << seat_of(BLUE, CAPTAIN), .help = "computer"};
    while (*lesson->rest) {
        const char *rest = lesson->rest, *at = next_line(&rest, &length);
        bool read = spelled_split(&line, at, length);
        if (!read || is_word(&line, 0, "@")) {
            lesson->trouble = read ? set_up(lesson, &line, preset) : "too many words";
            begun = true;
        } else if (is_word(&line, 0, "seats")) {
            if (!take_seats(lesson, &line)) lesson->trouble = "no such role";
        } else if (is_word(&line, 0, "help")) {
            if (!take_word(lesson->help, &line, 1)) lesson->trouble = "no such aid";
        } else if (line.count && at[0] != ';') {
            break;
        }
        lesson->line++;
        if (lesson->trouble) return false;
        lesson->rest = rest;
    }
    if (!begun) lesson->trouble = "a lesson begins with its set-up";
    return begun;
}

/* --- what happens without the learner -------------------------------------------------------- */

static const char *play_order(struct lesson *lesson, struct order *order)
{
    static struct events now;
    struct events *all = &lesson->events;
    struct stroke stroke;
    if (order->kind == DO_TRACE) {
        if (order->value < 1 || order->value > SECTIONS) return "no such section";
        hull_trace(order->value, &stroke);
        order->stroke = &stroke;
    }
    if (game_check(&lesson->game, order) != ERROR_OK) return "the rules refuse this";
    game_apply(&lesson->game, order, &now);
    if (all->count + now.count > EVENTS_MAX) return "too much happens at once";
    memcpy(all->list + all->count, now.list, (size_t)now.count * sizeof now.list[0]);
    memcpy(all->tracing, now.tracing, sizeof all->tracing);
    all->count += now.count;
    return NULL;
}

static const char *play_line(struct lesson *lesson, const struct spelled *line)
{
    struct spelled_orders orders;
    if (spelled_is_given(line))
        return spelled_give(line, &lesson->game) ? NULL : "this cannot be given";
    if (!spelled_orders(line, &orders)) return "this is no order";
    for (int i = 0; i < orders.count; i++) {
        const char *why = play_order(lesson, &orders.list[i]);
        if (why) return why;
    }
    return NULL;
}

/* `say ROLE CALL WORD...`: a call has only fields that are words, spaces and numbers. */
static const char *play_call(struct lesson *lesson, const struct spelled *line)
{
    enum role role = line->count > 2 ? role_named(line->word[1]) : NO_ROLE;
    int code = role == NO_ROLE ? -1 : call_named(line->word[2]);
    if (code < 0 || line->count - 3 != call_shape[code].count) return "this is no call";
    struct call *call = &lesson->call;
    *call = (struct call){.team = BLUE, .role = role, .code = code,
                          .count = call_shape[code].count};
    for (int i = 0; i < call->count; i++) {
        const struct shape_field *field = &call_shape[code].field[i];
        *shape_byte(field, call) = spelled_byte(field, line->word[3 + i]);
    }
    lesson->called = true;
    return NULL;
}

static void forget(struct lesson *lesson)
{
    lesson->events.count = 0;
    lesson->called = false;
    lesson->answer[0] = 0;
    lesson->error = ERROR_OK;
}

static enum lesson_state enter_step(struct lesson *lesson, const struct spelled *line)
{
    if (!take_word(lesson->step, line, 1)) return damaged(lesson, "a step has a short name");
    lesson->step_text = lesson->rest;
    lesson->number++;
    return lesson->state = LESSON_ASKS;
}

static enum lesson_state play_one(struct lesson *lesson, struct spelled *line)
{
    const char *why;
    if (lesson->number) drop(line, 1);
    if (is_word(line, 0, "say")) why = play_call(lesson, line);
    else why = play_line(lesson, line);
    return why ? damaged(lesson, why) : LESSON_PLAYED;
}

enum lesson_state lesson_play(struct lesson *lesson)
{
    struct spelled line;
    const char *text;
    size_t length;
    forget(lesson);
    if (lesson->state != LESSON_PLAYED) return lesson->state;
    while ((text = next_line(&lesson->rest, &length))) {
        lesson->line++;
        if (!length || text[0] == ';') continue;
        if (!spelled_split(&line, text, length)) return damaged(lesson, "too many words");
        if (is_step(text)) return enter_step(lesson, &line);
        if (!lesson->number || is_word(&line, 0, "then")) return play_one(lesson, &line);
    }
    return lesson->state = LESSON_OVER;
}

/* --- what the learner does ------------------------------------------------------------------- */

static bool same_fields(const struct order *order, const struct order *wanted)
{
    const struct shape *shape = &order_shape[order->kind];
    for (int i = 0; i < shape->count; i++) {
        const struct shape_field *field = &shape->field[i];
        if (field->kind >= KIND_BYTES || field->kind == KIND_PLAYER) continue;
        if (shape_value(field, order) != shape_value(field, wanted)) return false;
    }
    return true;
}

/* Whether an order is what a pattern says: `course N`, `course *`. */
static bool order_is(const struct spelled *pattern, const struct order *order)
{
    struct spelled full = {.count = pattern->count + 1, .word = {"blue"}};
    struct order wanted;
    if (pattern->count + 1 > SPELLED_WORDS_MAX) return false;
    if (order_named(pattern->count ? pattern->word[0] : "") != (int)order->kind) return false;
    if (is_word(pattern, 1, "*")) return true;
    memcpy(full.word + 1, pattern->word, (size_t)pattern->count * sizeof full.word[0]);
    return spelled_order(&full, &wanted) && same_fields(order, &wanted);
}

/* Whether words are those of a pattern, of which one may be `*`. */
static bool words_are(const struct spelled *pattern, const struct spelled *words)
{
    if (pattern->count != words->count) return false;
    for (int i = 0; i < words->count; i++)
        if (!is_word(pattern, i, "*") && strcmp(pattern->word[i], words->word[i])) return false;
    return true;
}

/* What was done: an order, or an act. */
struct deed {
    const struct order *order;
    const struct spelled *act;
};

static bool deed_is(struct deed deed, struct spelled *pattern)
{
    bool act = is_word(pattern, 0, "act");
    if (act != (deed.act != NULL)) return false;
    if (!act) return order_is(pattern, deed.order);
    drop(pattern, 1);
    return words_are(pattern, deed.act);
}

static bool listed(const struct lesson *lesson, const char *word, struct deed deed)
{
    struct spelled line;
    for (int i = 0; lesson_line(lesson, word, i, &line); i++)
        if (deed_is(deed, &line)) return true;
    return false;
}

/* Cuts off the `? error` of a mistake; ERROR_OK when there is none. */
static enum error mistake_error(struct spelled *line)
{
    if (line->count < 3 || !is_word(line, line->count - 2, "?")) return ERROR_OK;
    const char *name = line->word[line->count - 1];
    line->count -= 2;
    for (int error = 0; error < ERROR_COUNT; error++)
        if (!strcmp(error_name(error), name)) return error;
    return ERROR_OK;
}

static void answer(struct lesson *lesson, enum error error, struct deed deed)
{
    struct spelled line;
    strcpy(lesson->answer, "hint");
    lesson->error = error;
    for (int i = 0; lesson_line(lesson, "mistake", i, &line); i++) {
        char name[LESSON_WORD_MAX];
        if (!take_word(name, &line, 0)) continue;
        enum error wanted = mistake_error(&line);
        drop(&line, 1);
        if (wanted != error || (error == ERROR_OK && !deed_is(deed, &line))) continue;
        strcpy(lesson->answer, name);
        return;
    }
}

enum lesson_result lesson_order(struct lesson *lesson, const struct order *order)
{
    struct order own = *order;
    struct deed deed = {.order = &own};
    own.team = BLUE;
    forget(lesson);
    if (lesson->state != LESSON_ASKS) return LESSON_WAIT;
    enum error error = game_check(&lesson->game, &own);
    bool asked = listed(lesson, "ask", deed);
    if (error || (!asked && !listed(lesson, "also", deed))) {
        answer(lesson, error, deed);
        return error ? LESSON_REFUSED : LESSON_MISTAKE;
    }
    game_apply(&lesson->game, &own, &lesson->events);
    if (!asked) return LESSON_LET;
    lesson->state = LESSON_PLAYED;
    return LESSON_DONE;
}

enum lesson_result lesson_act(struct lesson *lesson, const char *words)
{
    struct spelled act;
    struct deed deed = {.act = &act};
    forget(lesson);
    if (lesson->state != LESSON_ASKS || !spelled_split(&act, words, strlen(words)))
        return LESSON_WAIT;
    if (listed(lesson, "ask", deed)) {
        lesson->state = LESSON_PLAYED;
        return LESSON_DONE;
    }
    answer(lesson, ERROR_OK, deed);
    if (strcmp(lesson->answer, "hint") || is_word(&act, 0, "call")) return LESSON_MISTAKE;
    lesson->answer[0] = 0;
    return LESSON_LET;
}

void lesson_stopped(struct lesson *lesson, enum error error)
{
    forget(lesson);
    if (lesson->state == LESSON_ASKS && error) answer(lesson, error, (struct deed){0});
}

/* --- those that are compiled in -------------------------------------------------------------- */

int lesson_builtin_count(void) { return lesson_builtins; }
const char *lesson_builtin_name(int index) { return lesson_builtin[index].name; }

const char *lesson_builtin_text(const char *name)
{
    for (int i = 0; i < lesson_builtins; i++)
        if (!strcmp(lesson_builtin[i].name, name)) return lesson_builtin[i].text;
    return NULL;
}
