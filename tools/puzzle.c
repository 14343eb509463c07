/* `fathom puzzle`: where is he? The puzzle of a day on the terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "school/puzzle.h"
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

static void tell(const struct puzzle *puzzle, bool solve)
{
    struct out out;
    out_growing(&out, memory_resize);
    draw_bare_chart(&out, &puzzle->chart, isatty(STDOUT_FILENO));
    for (int i = 0; i < puzzle->count; i++) {
        tell_event(&out, &puzzle->tape[i]);
        out_char(&out, '\n');
    }
    out_lit(&out, "Where is Yellow now?");
    if (solve) {
        out_lit(&out, " At ");
        tell_space(&out, puzzle->at);
        out_char(&out, '.');
    }
    out_char(&out, '\n');
    fputs(out_cstring(&out), stdout);
    free(out.text);
}

int verb_puzzle(const struct arguments *arguments)
{
    const char *date = argument(arguments, "date");
    uint32_t day = (uint32_t)(time(NULL) / DAY_S);
    uint64_t grade;
    struct puzzle puzzle;
    if (date && !day_of(date, &day))
        return usage_error(arguments, "--date is like 2026-11-16, not \"%.40s\"", date);
    if (!argument_number(arguments, "grade", 1, PUZZLE_GRADES, 1, &grade)) return STATUS_USAGE;
    puzzle_make(&puzzle, day, (int)grade);
    tell(&puzzle, argument_given(arguments, "solve"));
    return 0;
}
