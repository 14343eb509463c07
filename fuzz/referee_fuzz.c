/*
 * Any lines to the referee. The first byte picks map, mode, rule book and view. Each line gets
 * events and then exactly one closing line; a refused one, or a question, changes nothing.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <string.h>

#include "tools/referee.h"

static struct setup pick_setup(uint8_t pick)
{
    struct setup setup = {.seed = pick, .players = {4, 4}, .first = NO_TEAM};
    enum mode mode = pick & 1 ? REAL_TIME : TURN_BY_TURN;
    const char *name = chart_builtin_name(pick % chart_builtin_count());
    bool read = chart_builtin_read(&setup.chart, name, mode);
    assert(read);
    (void)read;
    setup.rules = ruleset_preset((pick % PRESETS));
    return setup;
}

static bool starts(const char *line, size_t length, const char *text)
{
    return length >= strlen(text) && !memcmp(line, text, strlen(text));
}

/* Gives whether the order was taken. */
static bool check_answer(const struct out *out)
{
    int closing = 0, events = 0;
    bool taken = false;
    assert(!out->overflow && out->length && out->text[out->length - 1] == '\n');
    for (size_t begin = 0, end; begin < out->length; begin = end + 1) {
        const char *line = out->text + begin;
        end = (size_t)((const char *)memchr(line, '\n', out->length - begin) - out->text);
        assert(end > begin && line[0] == '{' && out->text[end - 1] == '}' && !closing);
        closing += starts(line, end - begin, "{\"ok\":");
        events += starts(line, end - begin, "{\"event\":");
        taken = starts(line, end - begin, "{\"ok\":true}");
    }
    assert(closing == 1 && (taken || !events));
    return taken;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size) return 0;
    struct setup setup = pick_setup(data[0]);
    struct referee *referee = referee_new(&setup, data[0] % 10, NULL);
    struct out *out = referee_out(referee);
    for (size_t begin = 1; begin < size;) {
        const uint8_t *newline = memchr(data + begin, '\n', size - begin);
        size_t end = newline ? (size_t)(newline - data) : size;
        uint64_t before = game_hash(referee_game(referee));
        referee_line(referee, (const char *)data + begin, end - begin);
        if (!check_answer(out)) assert(game_hash(referee_game(referee)) == before);
        out_reset(out);
        begin = end + 1;
    }
    referee_free(referee);
    return 0;
}
