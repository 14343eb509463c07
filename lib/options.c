/* The words of fathom_new. */
#include "lib/options.h"

#include <stdio.h>
#include <string.h>

enum { WORD_MAX = 64 };

static bool refuse(char why[FATHOM_WHY_MAX], const char *text, const char *value)
{
    snprintf(why, FATHOM_WHY_MAX, text, value);
    return false;
}

static bool take_mode(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    int mode = word_named(&mode_words, value);
    if (mode < 0) return refuse(why, "mode is turn or real, not \"%.40s\"", value);
    options->mode = (enum mode)mode;
    return true;
}

static bool take_players(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    if (strlen(value) != 3 || value[0] < '1' || value[0] > '4' || value[1] != '+' ||
        value[2] < '1' || value[2] > '4')
        return refuse(why, "players is as 4+3, 1 to 4 each, not \"%.40s\"", value);
    options->setup.players[BLUE] = (uint8_t)(value[0] - '0');
    options->setup.players[YELLOW] = (uint8_t)(value[2] - '0');
    return true;
}

static bool take_first(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    options->setup.first = team_named(value);
    if (options->setup.first != NO_TEAM || !strcmp(value, "draw")) return true;
    return refuse(why, "first is blue, yellow or draw, not \"%.40s\"", value);
}

static bool take_belief(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    options->exact = !strcmp(value, "exact");
    if (options->exact || !strcmp(value, "rough")) return true;
    return refuse(why, "belief is rough or exact, not \"%.40s\"", value);
}

static bool take_map(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    if (!chart_builtin_text(value, TURN_BY_TURN))
        return refuse(why, "there is no map \"%.40s\"", value);
    snprintf(options->map, sizeof options->map, "%s", value);
    return true;
}

/* The rule book comes before its fields, wherever it stands. */
static bool take_book(struct options *options, const char *value, char why[FATHOM_WHY_MAX])
{
    int preset = preset_named(value);
    if (preset < 0) return refuse(why, "there is no rule book \"%.40s\"", value);
    options->setup.rules = ruleset_preset((enum preset)preset);
    return true;
}

static const struct {
    const char *name;
    bool (*take)(struct options *options, const char *value, char why[FATHOM_WHY_MAX]);
} known[] = {
    {"rules", take_book},     {"map", take_map},     {"mode", take_mode},
    {"players", take_players}, {"first", take_first}, {"belief", take_belief},
};
enum { BOOK, KNOWN = sizeof known / sizeof known[0] };

/* The next word, NULL at the end or where one is too long. */
static const char *next_word(const char *text, char word[WORD_MAX])
{
    text += strspn(text, " ");
    size_t length = strcspn(text, " ");
    if (!length || length >= WORD_MAX) return NULL;
    memcpy(word, text, length);
    word[length] = '\0';
    return text + length;
}

_Static_assert((int)FATHOM_WHY_MAX >= (int)RULESET_WHY_MAX, "what ruleset_set says fits");

static bool take_word(struct options *options, const char *word, bool books,
                      char why[FATHOM_WHY_MAX])
{
    size_t length = strcspn(word, "=");
    for (int i = 0; i < KNOWN; i++) {
        if (strlen(known[i].name) != length || strncmp(known[i].name, word, length)) continue;
        if ((i == BOOK) != books) return true;
        return known[i].take(options, word[length] ? word + length + 1 : "", why);
    }
    return books || ruleset_set(&options->setup.rules, word, why);
}

static bool take_words(struct options *options, const char *text, bool books,
                       char why[FATHOM_WHY_MAX])
{
    char word[WORD_MAX];
    const char *rest;
    for (; (rest = next_word(text, word)); text = rest)
        if (!take_word(options, word, books, why)) return false;
    return !text[strspn(text, " ")] || refuse(why, "a word is too long: \"%.40s\"", text);
}

bool options_read(struct options *options, const char *text, char why[FATHOM_WHY_MAX])
{
    *options = (struct options){.map = "alpha"};
    options->setup.rules = ruleset_preset(PRESET_EN1);
    options->setup.first = NO_TEAM;
    if (!take_words(options, text, true, why) || !take_words(options, text, false, why))
        return false;
    if (!chart_builtin_read(&options->setup.chart, options->map, options->mode))
        return refuse(why, "there is no map \"%s\"", options->map);
    for (int team = 0; team < TEAMS; team++)
        if (!options->setup.players[team])
            options->setup.players[team] = options->mode == REAL_TIME ? PLAYERS_MAX : 1;
    const char *problem = setup_problem(&options->setup);
    return !problem || refuse(why, "%s", problem);
}
