/*
 * scene FILE...: plays scenes, short games that each show one rule, and says in TAP how they went.
 *
 *   == a torpedo hurts the boat that fired it
 *   @ en1,es1 charlie real 4+4 hull=4       the set-up, once for each preset (`all`: all five)
 *   place D6 G2
 *   blue N torpedo N4                       orders, as script.h says; each must be accepted
 *   blue torpedo Z9 ? off_map               or refused, for this reason and without a trace
 *     + torpedo blue at=C3                  one event of the last line has these fields
 *     - damage yellow                       none has
 *     2 blast                               so many have
 *     = torpedo blast damage                exactly these events, in this order
 *     boat blue at=D3 hull=3 torpedo=0      the truth about a boat
 *     legal blue surface resign draw        the kinds of order that blue may give
 *   [fr2,uk2] blue pass                     a line for these presets only
 *
 * `@! SETUP` is a set-up that cannot be played. A bare team stands for team=TEAM.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules/script.h"

enum { EVENT_TEXT_MAX = 160, TITLE_MAX = 200 };

struct scene {
    const char *path, *body; /* body: the text after the set-up line */
    int line;                /* of the set-up */
    char title[TITLE_MAX], setup[SPELLED_LINE_MAX];
    bool unplayable;
};

static struct script script;
static int tests_run, tests_failed;
static char why[SCRIPT_WHY_MAX];

static bool has_word(const char *text, const char *word)
{
    char padded[EVENT_TEXT_MAX + 2], wanted[SPELLED_LINE_MAX];
    bool team = strcmp(word, "blue") == 0 || strcmp(word, "yellow") == 0;
    snprintf(padded, sizeof padded, "%s ", text);
    snprintf(wanted, sizeof wanted, " %s%s ", team ? "team=" : "", word);
    return strstr(padded, wanted) != NULL;
}

static bool event_like(const char *text, const struct spelled *words)
{
    size_t length = strlen(words->word[1]);
    if (strncmp(text, words->word[1], length)) return false;
    if (text[length] && text[length] != ' ') return false;
    for (int i = 2; i < words->count; i++)
        if (!has_word(text, words->word[i])) return false;
    return true;
}

static int count_like(const struct spelled *words)
{
    int count = 0;
    char text[EVENT_TEXT_MAX];
    for (int i = 0; i < script.events.count; i++)
        if (script_heard(&script, i, text, sizeof text)) count += event_like(text, words);
    return count;
}

static void say_events(const char *problem)
{
    size_t used = (size_t)snprintf(why, sizeof why, "%s; heard:", problem);
    char text[EVENT_TEXT_MAX];
    for (int i = 0; i < script.events.count; i++)
        if (script_heard(&script, i, text, sizeof text) && used < sizeof why)
            used += (size_t)snprintf(why + used, sizeof why - used, " %s,", text);
}

static bool expect_kinds(const struct spelled *words)
{
    int next = 1;
    char text[EVENT_TEXT_MAX];
    for (int i = 0; i < script.events.count; i++) {
        if (!script_heard(&script, i, text, sizeof text)) continue;
        *strchrnul(text, ' ') = 0;
        if (next == words->count || strcmp(text, words->word[next++])) return false;
    }
    return next == words->count;
}

static int boat_number(const struct boat *boat, const char *key)
{
    if (strcmp(key, "hull") == 0) return boat->hull;
    if (strcmp(key, "crossed") == 0) return __builtin_popcount(boat->crossed);
    if (strcmp(key, "mines") == 0) return bits_count(&boat->mines);
    if (strcmp(key, "route") == 0) return bits_count(&boat->route);
    if (strcmp(key, "traced") == 0) return __builtin_popcount(boat->traced);
    enum system system = system_named(key);
    return system == NO_SYSTEM ? -1 : boat->gauge[system];
}

static bool expect_boat(const struct spelled *words)
{
    const struct boat *boat = &script.game.boat[team_named(words->word[1])];
    for (int i = 2; i < words->count; i++) {
        char key[SPELLED_LINE_MAX];
        snprintf(key, sizeof key, "%s", words->word[i]);
        char *value = strchr(key, '=');
        assert(value);
        *value++ = 0;
        bool at = strcmp(key, "at") == 0;
        if (at ? boat->at == space_named(value) : boat_number(boat, key) == atoi(value)) continue;
        char name[SPACE_NAME_MAX];
        space_name(boat->at, name);
        snprintf(why, sizeof why, "%s is %d, at is %s", key, boat_number(boat, key), name);
        return false;
    }
    return true;
}

static uint32_t kinds_named(const struct spelled *words)
{
    uint32_t kinds = 0;
    for (int i = 2; i < words->count; i++) {
        int kind = order_named(words->word[i]);
        assert(kind >= 0);
        kinds |= 1u << kind;
    }
    return kinds;
}

static bool expect_legal(const struct spelled *words)
{
    struct legal legal;
    uint32_t kinds = 0;
    game_legal(&script.game, team_named(words->word[1]), &legal);
    for (uint32_t i = 0; i < legal.count; i++) kinds |= 1u << legal_order(&legal, i).kind;
    size_t used = (size_t)snprintf(why, sizeof why, "legal are:");
    EACH_BIT (i, kinds)
        used += (size_t)snprintf(why + used, sizeof why - used, " %s", order_name(i));
    return kinds == kinds_named(words);
}

static bool expect(const struct spelled *words)
{
    const char *sign = words->word[0];
    if (strcmp(sign, "boat") == 0) return expect_boat(words);
    if (strcmp(sign, "legal") == 0) return expect_legal(words);
    say_events("not so");
    if (strcmp(sign, "+") == 0) return count_like(words) > 0;
    if (strcmp(sign, "-") == 0) return count_like(words) == 0;
    if (strcmp(sign, "=") == 0) return expect_kinds(words);
    return count_like(words) == atoi(sign);
}

static bool play(struct spelled *words)
{
    const char *wanted = "ok";
    if (words->count > 2 && strcmp(words->word[words->count - 2], "?") == 0) {
        wanted = words->word[words->count - 1];
        words->count -= 2;
    }
    uint64_t before = game_hash(&script.game);
    int error = script_play(&script, words);
    const char *name = error < 0 ? "unreadable" : error_name(error);
    snprintf(why, sizeof why, "answered %s, not %s", name, wanted);
    if (strcmp(name, wanted)) return false;
    snprintf(why, sizeof why, "a refused order left a trace");
    bool macro = script.events.count > 0;
    return error == ERROR_OK || macro || game_hash(&script.game) == before;
}

static bool preset_listed(const char *list, const char *preset)
{
    return strncmp(list, "all", 3) == 0 || strstr(list, preset) != NULL;
}

/* Cuts off a leading `[fr2,uk2]`; false when the line is for other presets. */
static bool line_applies(const char **line, const char *end, const char *preset)
{
    const char *at = *line;
    while (at < end && *at == ' ') at++;
    if (at == end || *at != '[') return true;
    char list[TITLE_MAX];
    const char *close = memchr(at, ']', (size_t)(end - at));
    assert(close);
    snprintf(list, sizeof list, "%.*s", (int)(close - at - 1), at + 1);
    bool indented = at > *line;
    *line = close + (indented ? 1 : 2);
    return preset_listed(list, preset);
}

static bool scene_line(const char *line, const char *end, const char *preset)
{
    if (line == end || *line == ';' || !line_applies(&line, end, preset)) return true;
    struct spelled words;
    spelled_split(&words, line, (size_t)(end - line));
    if (words.count == 0) return true;
    return *line == ' ' ? expect(&words) : play(&words);
}

static bool scene_play(const struct scene *scene, const char *preset, int *line_number)
{
    char setup[SPELLED_LINE_MAX];
    struct spelled words;
    snprintf(setup, sizeof setup, "%s%s", preset, strchrnul(scene->setup, ' '));
    spelled_split(&words, setup, strlen(setup));
    *line_number = scene->line;
    bool playable = script_setup(&script, &words, why);
    if (scene->unplayable || !playable) return playable != scene->unplayable;
    for (const char *line = scene->body; *line && *line != '=' && *line != '@';) {
        const char *end = strchrnul(line, '\n');
        ++*line_number;
        if (!scene_line(line, end, preset)) return false;
        line = *end ? end + 1 : end;
    }
    return true;
}

static void scene_run(const struct scene *scene)
{
    for (int i = 0; i < PRESETS; i++) {
        const char *preset = preset_name(i);
        int line;
        if (!preset_listed(scene->setup, preset)) continue;
        bool ok = scene_play(scene, preset, &line);
        printf("%sok %d - %s (%s)\n", ok ? "" : "not ", ++tests_run, scene->title, preset);
        if (!ok) printf("# %s:%d: %s\n", scene->path, line, why);
        tests_failed += !ok;
    }
}

static void copy_line(char *to, size_t size, const char *from, size_t length)
{
    snprintf(to, size, "%.*s", (int)length, from);
}

static void file_run(const char *path)
{
    size_t length;
    char *text = script_file(path, &length);
    struct scene scene = {.path = path};
    int number = 0;
    for (const char *line = text; *line;) {
        const char *end = strchrnul(line, '\n'), *next = *end ? end + 1 : end;
        number++;
        if (strncmp(line, "== ", 3) == 0)
            copy_line(scene.title, sizeof scene.title, line + 3, (size_t)(end - line - 3));
        if (*line == '@') {
            scene.unplayable = line[1] == '!';
            const char *setup = line + (scene.unplayable ? 3 : 2);
            copy_line(scene.setup, sizeof scene.setup, setup, (size_t)(end - setup));
            scene.line = number;
            scene.body = next;
            scene_run(&scene);
        }
        line = next;
    }
    free(text);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) file_run(argv[i]);
    printf("1..%d\n", tests_run);
    return tests_failed > 0;
}
