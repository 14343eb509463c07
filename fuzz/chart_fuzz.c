/* Any text as a chart: it is refused with a place and a sentence, or it can be played on. */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <string.h>

#include "rules/game.h"
#include "rules/legal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct setup setup = {.rules = ruleset_preset(PRESET_EN1), .players = {4, 4}, .first = BLUE};
    struct chart_error error = {0};
    if (!chart_read(&setup.chart, "chart", (const char *)data, size, &error)) {
        assert(error.line >= 1 && error.column >= 0);
        assert(error.text[0] && memchr(error.text, 0, sizeof error.text));
        return 0;
    }
    struct game game;
    struct legal legal;
    assert(!setup_problem(&setup));
    game_init(&game, &setup);
    game_legal(&game, BLUE, &legal);
    assert(legal.count == (uint32_t)bits_count(&setup.chart.sea));
    return 0;
}
