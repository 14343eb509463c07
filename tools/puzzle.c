/* `fathom puzzle`: where is he? The puzzle of a day on the terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "rules/names.h"
#include "school/puzzle_json.h"
#include "tools/draw.h"
#include "tools/tell.h"
#include "tools/verb.h"

enum { DAY_S = 86400 };

/* Days since 1970-01-01 of a date like 2026-11-16; false when it is none. */
static bool day_of(const char *text, uint32_t *day)
{
    struct tm tm = {0};
    char end, again[16];
    if (sscanf(text, "%4d-%2d-%2d%c", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &end) != 3)
        return false;
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    time_t when = timegm(&tm);
    if (when < 0 || !strftime(again, sizeof again, "%F", &tm)) return false;
    *day = (uint32_t)(when / DAY_S);
    return strcmp(again, text) == 0;
}

/* By the calendar on the wall, as in the browser. */
static uint32_t today(void)
{
    time_t now = time(NULL);
    struct tm tm;
    localtime_r(&now, &tm);
    return (uint32_t)(timegm(&tm) / DAY_S);
}

static void tell_question(struct out *out, const struct puzzle *puzzle)
{
    struct bits places = puzzle_places(puzzle, puzzle->count);
    if (puzzle->kind == PUZZLE_PLACE) {
        out_lit(out, "Where is Yellow now?");
        return;
    }
    out_lit(out, "Blue is at ");
    tell_space(out, puzzle->from);
    out_lit(out, ", Yellow in one of ");
    out_number(out, (uint64_t)bits_count(&places));
    out_lit(out, " places. Which torpedo does most damage on average?");
}

static void tell_solution(struct out *out, const struct puzzle *puzzle)
{
    struct puzzle_answer answer = puzzle_try(puzzle, puzzle->at);
    out_lit(out, " At ");
    tell_space(out, puzzle->at);
    if (puzzle->kind == PUZZLE_SHOT) {
        out_text(out, answer.direct ? ": a direct hit from one place, a near hit from "
                                    : ": a near hit from ");
        out_number(out, answer.near);
    }
    out_char(out, '.');
}

static void tell(struct out *out, const struct puzzle *puzzle, bool solve)
{
    draw_bare_chart(out, &puzzle->chart, isatty(STDOUT_FILENO));
    for (int i = 0; i < puzzle->count; i++) {
        tell_event(out, &puzzle->tape[i]);
        out_char(out, '\n');
    }
    tell_question(out, puzzle);
    if (solve) tell_solution(out, puzzle);
}

static void tell_json(struct out *out, const struct puzzle *puzzle, bool solve)
{
    puzzle_tell(puzzle, out);
    if (!solve) return;
    out_char(out, '\n');
    puzzle_tell_answer(puzzle, puzzle->at, out);
    out_char(out, ' ');
    tell_space(out, puzzle->at);
}

/* What an answer is worth, in one sentence. */
static void tell_try(struct out *out, const struct puzzle *puzzle, uint8_t at)
{
    struct puzzle_answer answer = puzzle_try(puzzle, at);
    tell_space(out, at);
    if (answer.verdict == PUZZLE_RIGHT) out_lit(out, " is right.");
    else if (puzzle->kind == PUZZLE_SHOT) {
        out_lit(out, " would hit him in ");
        out_number(out, answer.direct + answer.near);
        out_lit(out, " of the places. There is a better shot.");
    } else if (answer.against) {
        out_lit(out, " fits the track, but not this: ");
        tell_event(out, &puzzle->tape[answer.against - 1]);
    } else out_lit(out, " is not where this track can end.");
}

int verb_puzzle(const struct arguments *arguments)
{
    const char *date = argument(arguments, "date"), *tried = argument(arguments, "try");
    uint32_t day = today();
    uint64_t grade;
    struct puzzle puzzle;
    struct out out;
    bool solve = argument_given(arguments, "solve");
    if (date && !day_of(date, &day))
        return usage_error(arguments, "--date is like 2026-11-16, not \"%.40s\"", date);
    if (!argument_number(arguments, "grade", 1, PUZZLE_GRADES, 1, &grade)) return STATUS_USAGE;
    puzzle_make(&puzzle, day, (int)grade);
    uint8_t at = tried ? space_named(tried) : NOWHERE;
    if (tried && !chart_holds(&puzzle.chart, at))
        return usage_error(arguments, "--try is a space of the chart, not \"%.40s\"", tried);
    out_growing(&out, memory_resize);
    if (tried) tell_try(&out, &puzzle, at);
    else if (argument_given(arguments, "json")) tell_json(&out, &puzzle, solve);
    else tell(&out, &puzzle, solve);
    puts(out_cstring(&out));
    free(out.text);
    return 0;
}
