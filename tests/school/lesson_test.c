/*
 * Plays every lesson by every rule book: with its solution, and with each of its mistakes. Prints
 * TAP. A mistake that cannot be made, a step that cannot be solved, a turn that would end by itself
 * under the learner's hands are failures.
 */
#include <stdio.h>
#include <string.h>

#include "rules/legal.h"
#include "school/lesson.h"

static int number, failures;
static char why[300];

static void report(bool ok, const char *what, const char *preset)
{
    printf("%sok %d - %s (%s)\n", ok ? "" : "not ", ++number, what, preset);
    if (!ok) printf("# %s\n", why);
    failures += !ok;
}

static bool fault(const struct lesson *lesson, const char *what, const char *word)
{
    snprintf(why, sizeof why, "step %s: %s %s", lesson->step, what, word);
    return false;
}

static bool same_kind(const struct order *order, const char *name)
{
    return order_named(name) == (int)order->kind;
}

/* What comes of a deed that is written like an `ask`. A `*` stands for the n-th order of that kind
 * that could be given; *more is false when there is none. */
static enum lesson_result play(struct lesson *lesson, const struct spelled *line, int n,
                                bool *more)
{
    char text[SPELLED_LINE_MAX] = "";
    *more = n == 0;
    for (int i = strcmp(line->word[0], "act") == 0; i < line->count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s ", line->word[i]);
    if (strcmp(line->word[0], "act") == 0) return lesson_act(lesson, text);
    struct legal legal;
    struct order order;
    struct stroke stroke;
    if (line->count > 1 && strcmp(line->word[1], "*") == 0) {
        game_legal(&lesson->game, BLUE, &legal);
        *more = false;
        for (uint32_t i = 0; i < legal.count && !*more; i++) {
            order = legal_order(&legal, i);
            *more = same_kind(&order, line->word[0]) && n-- == 0;
        }
        return *more ? lesson_order(lesson, &order) : LESSON_WAIT;
    }
    char full[SPELLED_LINE_MAX + 8];
    struct spelled spelled;
    snprintf(full, sizeof full, "blue %s", text);
    if (!spelled_split(&spelled, full, strlen(full)) || !spelled_order(&spelled, &order))
        return LESSON_WAIT;
    if (order.kind == DO_TRACE) {
        hull_trace(order.value, &stroke);
        order.stroke = &stroke;
        order.player = 1;
    }
    return lesson_order(lesson, &order);
}

/* One of the orders that the mistake stands for gets its answer. */
static bool mistake_is_answered(const struct lesson *lesson, struct spelled *line)
{
    const char *name = line->word[0];
    bool refused = line->count > 3 && strcmp(line->word[line->count - 2], "?") == 0;
    if (refused) line->count -= 2;
    line->count--;
    memmove(line->word, line->word + 1, (size_t)line->count * sizeof line->word[0]);
    bool more = true;
    for (int n = 0; more; n++) {
        struct lesson copy = *lesson;
        enum lesson_result result = play(&copy, line, n, &more);
        bool expected = result == (refused ? LESSON_REFUSED : LESSON_MISTAKE);
        if (expected && strcmp(copy.answer, name) == 0)
            return game_hash(&copy.game) == game_hash(&lesson->game);
    }
    return fault(lesson, "no such mistake can be made:", name);
}

static bool mistakes_are_answered(const struct lesson *lesson)
{
    struct spelled line;
    for (int i = 0; lesson_line(lesson, "mistake", i, &line); i++)
        if (!mistake_is_answered(lesson, &line)) return false;
    return true;
}

/* The client ends a turn in which nothing could be activated. */
static bool turn_stays(const struct lesson *lesson)
{
    struct legal legal;
    struct spelled line;
    bool pass = false, else_something = false;
    if (!(lesson->seats >> seat_of(BLUE, CAPTAIN) & 1)) return true;
    game_legal(&lesson->game, BLUE, &legal);
    for (uint32_t i = 0; i < legal.count; i++) {
        int kind = legal_order(&legal, i).kind;
        pass |= kind == DO_PASS;
        else_something |= kind != DO_PASS && kind != DO_TRIGGER && kind != DO_DRAW &&
                          kind != DO_RESIGN;
    }
    for (int i = 0; lesson_line(lesson, "ask", i, &line); i++)
        if (strcmp(line.word[0], "pass") == 0) return true;
    return !pass || else_something || fault(lesson, "the turn would end", "by itself");
}

static bool points_somewhere(const struct lesson *lesson)
{
    struct spelled line;
    if (lesson_line(lesson, "point", 0, &line)) return true;
    for (int i = 0; lesson_line(lesson, "ask", i, &line); i++)
        if (line.count > 1 && strcmp(line.word[1], "next") == 0) return true;
    return fault(lesson, "points", "nowhere");
}

static bool solve(struct lesson *lesson)
{
    struct spelled line;
    bool more;
    if (!lesson_line(lesson, "ask", 0, &line)) return fault(lesson, "asks", "nothing");
    for (int i = 0; lesson_line(lesson, "ask", i, &line); i++) {
        struct lesson copy = *lesson;
        if (play(&copy, &line, 0, &more) != LESSON_DONE)
            return fault(lesson, "not a solution:", line.word[line.count - 1]);
    }
    lesson_line(lesson, "ask", 0, &line);
    return play(lesson, &line, 0, &more) == LESSON_DONE;
}

static bool play_through(const char *text, int preset)
{
    static struct lesson lesson;
    if (!lesson_open(&lesson, text, preset)) {
        snprintf(why, sizeof why, "line %d: %s", lesson.line, lesson.trouble);
        return false;
    }
    for (;;) {
        enum lesson_state state;
        while ((state = lesson_play(&lesson)) == LESSON_PLAYED) continue;
        snprintf(why, sizeof why, "line %d: %s", lesson.line, lesson.trouble);
        if (state == LESSON_DAMAGED) return false;
        if (state == LESSON_OVER) return lesson.number == lesson.steps && lesson.steps > 0;
        if (!turn_stays(&lesson) || !points_somewhere(&lesson)) return false;
        if (!mistakes_are_answered(&lesson) || !solve(&lesson)) return false;
    }
}

static const char *const broken[] = {
    "", "step a\nask act next\n", "@ nowhere turn\n", "@ alpha turn\nseats cook\n",
    "@ alpha turn\nplace A1 A1 A1\n", "@ alpha turn\nplace D1 A1\n",
    "@ alpha turn\nstep a\nask act next\nthen say cook yes\n",
    "@ alpha turn\nstep a\nask act next\nthen blue given hope=1\n",
    "@ alpha turn\nstep a-name-that-is-far-too-long-for-a-step\n",
};

/* A text that makes no sense is refused with a reason, before or while it is played. */
static bool is_refused(const char *text)
{
    static struct lesson lesson;
    snprintf(why, sizeof why, "taken: %s", text);
    if (!lesson_open(&lesson, text, PRESET_EN1)) return lesson.trouble != NULL;
    for (int i = 0; i < 20; i++) {
        enum lesson_state state = lesson_play(&lesson);
        if (state == LESSON_DAMAGED) return lesson.trouble != NULL;
        if (state == LESSON_ASKS) lesson_act(&lesson, "next");
        if (state == LESSON_OVER) return false;
    }
    return false;
}

int main(void)
{
    for (int i = 0; i < lesson_builtin_count(); i++) {
        const char *name = lesson_builtin_name(i);
        for (int preset = 0; preset < PRESETS; preset++)
            report(play_through(lesson_builtin_text(name), preset), name, preset_name(preset));
    }
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
        report(is_refused(broken[i]), "a text that makes no sense", "refused");
    printf("1..%d\n", number);
    return failures > 0;
}
