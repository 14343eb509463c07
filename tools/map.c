/* `fathom map list | show NAME | check FILE`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/draw.h"
#include "tools/setup.h"
#include "tools/tell.h"
#include "tools/verb.h"

static int list_maps(void)
{
    char why[MAP_WHY_MAX];
    printf("%-12s %-10s %-10s %s\n", "map", "turn", "real", "scenario");
    for (int i = 0; i < chart_builtin_count(); i++) {
        struct chart turn, real;
        const char *name = chart_builtin_name(i);
        if (!map_read(name, TURN_BY_TURN, &turn, why) || !map_read(name, REAL_TIME, &real, why))
            return 1;
        bool ice = bits_any(&turn.ice);
        printf("%-12s %2d x %-5d %2d x %-5d %s%s\n", name, turn.side, turn.side, real.side,
               real.side, scenario_title(turn.scenario), ice ? ", ice" : "");
    }
    return 0;
}

static void print_legend(const struct chart *chart)
{
    printf("\n%s, mode %s, %d spaces of sea; ", chart->name, mode_name(chart_mode(chart)),
           bits_count(&chart->sea));
    printf("%s%s\n", scenario_title(chart->scenario), bits_any(&chart->ice) ? ", ice" : "");
    printf("\u2592 island");
    if (bits_any(&chart->ice)) printf("  \u2248 ice  \u25cb hole in the ice");
    if (chart->scenario == SCENARIO_ARCHER) printf("  A Archer mine");
    if (chart->scenario == SCENARIO_VOLCANO) printf("  \u25b2 volcano");
    if (chart->scenario == SCENARIO_REPAIR)
        printf("  t m d s i islands that repair torpedo, mine, drone, sonar, silence");
    printf("\n");
}

static int show_map(const struct arguments *arguments)
{
    const char *mode_text = argument(arguments, "mode");
    enum mode mode = mode_text ? mode_named(mode_text) : MODES;
    struct chart chart;
    struct out out;
    char why[MAP_WHY_MAX];
    if (mode_text && mode == MODES)
        return usage_error(arguments, "--mode is turn or real, not \"%.40s\"", mode_text);
    if (!map_read(arguments->word[1], mode, &chart, why)) return usage_error(arguments, "%s", why);
    out_growing(&out, memory_resize);
    draw_bare_chart(&out, &chart, isatty(STDOUT_FILENO));
    fputs(out_cstring(&out), stdout);
    free(out.text);
    print_legend(&chart);
    return 0;
}

static int check_map(const struct arguments *arguments)
{
    struct chart chart;
    char why[MAP_WHY_MAX];
    if (!map_read(arguments->word[1], MODES, &chart, why)) {
        fprintf(stderr, "fathom map: %s\n", why);
        return 1;
    }
    printf("%s: a good map for mode %s, %s\n", arguments->word[1], mode_name(chart_mode(&chart)),
           scenario_title(chart.scenario));
    return 0;
}

int verb_map(const struct arguments *arguments)
{
    const char *what = arguments->word[0];
    bool list = !strcmp(what, "list"), show = !strcmp(what, "show"), check = !strcmp(what, "check");
    if (!list && !show && !check)
        return usage_error(arguments, "it is list, show or check, not \"%.40s\"", what);
    if (list != (arguments->words == 1))
        return usage_error(arguments, list ? "list takes nothing else" : "%s needs a map", what);
    return list ? list_maps() : show ? show_map(arguments) : check_map(arguments);
}
