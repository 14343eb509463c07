/* Which game is played: rules, map, crews, seed, from the command line. */
#include "tools/setup.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>

#include "base/memory.h"

const struct option_row setup_options[] = {
    {"rules", "NAME", "the rule book: en1 (default), es1, it1, fr2, uk2"},
    {"goal", "quick|hunt", "fr2 and uk2: a quick game (the default) or a hunt"},
    {"set", "FIELD=VALUE", "change one rule; may be given again (see fathom rules)"},
    {"map", "NAME|FILE", "a map of fathom map list, or a file (default: alpha)"},
    {"mode", "turn|real", "turn-by-turn (default) or real-time"},
    {"seed", "N", "what chance is drawn from; the same seed gives the same game"},
    {"players", "4+4", "the sizes of the two crews, 1 to 4 each"},
    {"first", "blue|yellow", "who begins, turn-by-turn (default: drawn)"},
    {0},
};

char *file_read(const char *path, size_t limit, size_t *length, char why[MAP_WHY_MAX])
{
    FILE *file = fopen(path, "rb");
    struct stat info;
    char *text = NULL;
    if (!file || fstat(fileno(file), &info) != 0 || S_ISDIR(info.st_mode)) {
        int code = file ? EISDIR : errno;
        snprintf(why, MAP_WHY_MAX, "cannot read %.120s: %s", path, strerror(code));
    } else {
        text = memory_take(limit + 2);
        *length = fread(text, 1, limit + 1, file);
        text[*length] = '\0';
    }
    bool failed = text && ferror(file);
    if (failed) snprintf(why, MAP_WHY_MAX, "cannot read %.120s: %s", path, strerror(errno));
    if (text && !failed && *length > limit) {
        snprintf(why, MAP_WHY_MAX, "%.120s is too long, at most %zu bytes", path, limit);
        failed = true;
    }
    if (file) fclose(file);
    if (!failed) return text;
    free(text);
    return NULL;
}

/* "maps/lagoon.turn.map" is called "lagoon". */
static void chart_name_of(const char *path, char name[CHART_NAME_MAX])
{
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    size_t length = strcspn(base, ".");
    if (length >= CHART_NAME_MAX) length = CHART_NAME_MAX - 1;
    for (size_t i = 0; i < length; i++)
        name[i] = isalnum((unsigned char)base[i]) || base[i] == '-' ? base[i] : '_';
    name[length] = '\0';
    if (!length) snprintf(name, CHART_NAME_MAX, "chart");
}

static bool map_file(const char *path, struct chart *chart, char why[MAP_WHY_MAX])
{
    char name[CHART_NAME_MAX];
    size_t length = 0;
    struct chart_error error;
    char *text = file_read(path, MAP_FILE_MAX_BYTES, &length, why);
    if (!text) return false;
    chart_name_of(path, name);
    bool read = chart_read(chart, name, text, length, &error);
    if (!read && error.column)
        snprintf(why, MAP_WHY_MAX, "%.100s:%d:%d: %s", path, error.line, error.column, error.text);
    else if (!read)
        snprintf(why, MAP_WHY_MAX, "%.100s:%d: %s", path, error.line, error.text);
    free(text);
    return read;
}

bool map_read(const char *name, enum mode mode, struct chart *chart, char why[MAP_WHY_MAX])
{
    if (chart_builtin_read(chart, name, mode == MODES ? TURN_BY_TURN : mode)) return true;
    struct stat info;
    if (stat(name, &info) != 0 && !strpbrk(name, "/.")) {
        snprintf(why, MAP_WHY_MAX, "there is no map \"%.60s\" (see fathom map list), nor a file",
                 name);
        return false;
    }
    if (!map_file(name, chart, why)) return false;
    if (mode == MODES || chart_mode(chart) == mode) return true;
    snprintf(why, MAP_WHY_MAX, "%.100s is a map for mode %s, not %s", name,
             mode_name(chart_mode(chart)), mode_name(mode));
    return false;
}

/* -1 when there is no such book. */
static int book_of(const struct arguments *arguments)
{
    const char *name = argument(arguments, "rules");
    return name ? preset_named(name) : PRESET_EN1;
}

static bool read_goal(const struct arguments *arguments, int preset, struct ruleset *rules)
{
    const char *name = argument(arguments, "goal");
    int goal = name ? goal_named(name) : -1;
    if (goal >= 0 && preset_has_goals(preset)) rules->hull = goal_hull(goal);
    else if (goal >= 0)
        usage_error(arguments, "--goal is for fr2 and uk2: %s has no quick game",
                    preset_name(preset));
    else if (name)
        usage_error(arguments, "--goal is quick or hunt, not \"%.40s\"", name);
    return !name || (goal >= 0 && preset_has_goals(preset));
}

bool setup_goal_open(const struct arguments *arguments)
{
    int preset = book_of(arguments);
    if (preset < 0 || !preset_has_goals(preset) || argument(arguments, "goal")) return false;
    for (int i = 0; i < arguments->count; i++)
        if (!strncmp(arguments->given[i].value, "hull=", 5)) return false;
    return true;
}

static bool read_rules(const struct arguments *arguments, struct ruleset *rules)
{
    int preset = book_of(arguments);
    char why[RULESET_WHY_MAX];
    if (preset < 0) {
        usage_error(arguments, "there is no rule book \"%.40s\" (en1, es1, it1, fr2, uk2)",
                    argument(arguments, "rules"));
        return false;
    }
    *rules = ruleset_preset(preset);
    if (!read_goal(arguments, preset, rules)) return false;
    for (int i = 0; i < arguments->count; i++) {
        if (strcmp(arguments->given[i].row->name, "set")) continue;
        if (ruleset_set(rules, arguments->given[i].value, why)) continue;
        usage_error(arguments, "--set: %s", why);
        return false;
    }
    return true;
}

static bool read_chart(const struct arguments *arguments, struct chart *chart)
{
    const char *mode_text = argument(arguments, "mode"), *map = argument(arguments, "map");
    enum mode mode = mode_text ? mode_named(mode_text) : MODES;
    char why[MAP_WHY_MAX];
    if (mode_text && mode == MODES) {
        usage_error(arguments, "--mode is turn or real, not \"%.40s\"", mode_text);
        return false;
    }
    if (map_read(map ? map : "alpha", mode, chart, why)) return true;
    usage_error(arguments, "%s", why);
    return false;
}

static bool read_players(const struct arguments *arguments, struct setup *setup)
{
    const char *text = argument(arguments, "players");
    if (!text) text = "4+4";
    bool good = strlen(text) == 3 && text[0] >= '1' && text[0] <= '4' && text[1] == '+' &&
                text[2] >= '1' && text[2] <= '4';
    if (!good) {
        usage_error(arguments, "--players is as 4+3, 1 to 4 each, not \"%.40s\"", text);
        return false;
    }
    setup->players[BLUE] = (uint8_t)(text[0] - '0');
    setup->players[YELLOW] = (uint8_t)(text[2] - '0');
    return true;
}

static bool read_first(const struct arguments *arguments, struct setup *setup)
{
    const char *text = argument(arguments, "first");
    setup->first = text ? (uint8_t)team_named(text) : NO_TEAM;
    if (!text || setup->first != NO_TEAM) return true;
    usage_error(arguments, "--first is blue or yellow, not \"%.40s\"", text);
    return false;
}

static uint64_t fresh_seed(void)
{
    uint64_t seed = 0;
    if (getrandom(&seed, sizeof seed, 0) != sizeof seed) return DEFAULT_SEED;
    return seed % 1000000000; /* short enough to be told and typed again */
}

bool setup_read(const struct arguments *arguments, enum seed_policy policy, struct setup *setup)
{
    memset(setup, 0, sizeof *setup);
    uint64_t otherwise = policy == SEED_FRESH ? fresh_seed() : DEFAULT_SEED;
    if (!read_rules(arguments, &setup->rules) || !read_chart(arguments, &setup->chart) ||
        !read_players(arguments, setup) || !read_first(arguments, setup) ||
        !argument_number(arguments, "seed", 0, UINT64_MAX, otherwise, &setup->seed))
        return false;
    const char *problem = setup_problem(setup);
    if (!problem) return true;
    usage_error(arguments, "%s", problem);
    return false;
}
