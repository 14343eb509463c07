/* `fathom referee`: the referee between standard input and output. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/lines.h"
#include "tools/referee.h"
#include "tools/setup.h"
#include "tools/verb.h"
#include "wire/parse.h"

static bool print(struct out *out)
{
    size_t sent = 0;
    while (sent < out->length) {
        ssize_t n = write(STDOUT_FILENO, out->text + sent, out->length - sent);
        if (n < 0 && errno != EINTR) return false;
        if (n > 0) sent += (size_t)n;
    }
    out_reset(out);
    return true;
}

static bool take_line(struct referee *referee, const struct line *line)
{
    if (!line->too_long) return referee_line(referee, line->text, line->length);
    referee_long_line(referee);
    return true;
}

static int failed(const char *what)
{
    fprintf(stderr, "fathom referee: the %s cannot be written: %s\n", what, strerror(errno));
    return 1;
}

static int run(struct referee *referee)
{
    static struct lines lines;
    struct out *out = referee_out(referee);
    struct line line;
    lines_init(&lines, STDIN_FILENO, LINE_MAX_BYTES);
    while (lines_next(&lines, &line)) {
        if (!take_line(referee, &line)) return failed("record");
        if (!print(out)) return failed("answer");
    }
    return 0;
}

int verb_referee(const struct arguments *arguments)
{
    const char *view_text = argument(arguments, "view"), *path = argument(arguments, "record");
    int view = view_text ? seat_named(view_text) : EVERYTHING;
    struct setup setup;
    if (view < 0)
        return usage_error(arguments, "there is no seat \"%.40s\" (as blue.captain, all)",
                           view_text);
    if (!setup_read(arguments, SEED_FIXED, &setup)) return STATUS_USAGE;
    struct referee *referee = referee_new(&setup, view, path);
    if (!referee)
        return usage_error(arguments, "cannot write %.120s: %s", path ? path : "a record",
                           strerror(errno));
    int status = run(referee);
    if (!referee_free(referee) && !status) status = failed("record");
    return status;
}
