/*
 * A player who reads its enemy: reader MODEL
 *
 * It plays a crew by the lines of docs/BOTS.md, turn-by-turn, and thinks as our ace does; but the
 * model of the enemy's choices is the one in the file MODEL, as fit printed it, which was fitted on
 * games of the very bot that it plays against. So its share tells how much of its strength that bot
 * gives away by being foreseeable. bench/reader/run.py does all of it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "bots/bot.h"
#include "bots/choices.h"
#include "wire/json.h"
#include "wire/listen.h"

struct reader {
    struct choice_model model;
    struct bot_setup setup;
    struct bot *bot;
    struct view view;
    struct in in;
};

static int fail(const char *why)
{
    fprintf(stderr, "reader: %s\n", why);
    return 1;
}

/* --- the model ------------------------------------------------------------------------------- */

static int index_of(const char *const names[], int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], name)) return i;
    return -1;
}

static bool put_weight(struct choice_model *model, const char *part, const char *name,
                       double weight)
{
#define X(name) #name,
    static const char *const start[] = {START_FEATURES(X)}, *const move[] = {MOVE_FEATURES(X)};
    static const char *const shot[] = {SHOT_FEATURES(X)};
#undef X
    const struct {
        const char *part, *const *names;
        int count;
        double *weights;
    } parts[] = {{"start", start, START_FEATURE_COUNT, model->start},
                 {"course", move, MOVE_FEATURE_COUNT, model->course},
                 {"silence", move, MOVE_FEATURE_COUNT, model->silence},
                 {"shot", shot, SHOT_FEATURE_COUNT, model->shot}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strcmp(part, parts[i].part)) continue;
        int at = index_of(parts[i].names, parts[i].count, name);
        if (at < 0) return false;
        parts[i].weights[at] = weight;
        return true;
    }
    return false;
}

static bool read_model(struct choice_model *model, const char *path)
{
    FILE *file = fopen(path, "r");
    char part[32], name[32];
    double weight;
    bool sound = file != NULL;
    while (sound && fscanf(file, "%31s %31s %lf", part, name, &weight) == 3)
        sound = put_weight(model, part, name, weight);
    sound = sound && feof(file);
    if (file) fclose(file);
    return sound;
}

/* --- what it is told ------------------------------------------------------------------------- */

static bool read_rules(const struct value *object, struct ruleset *rules)
{
    EACH_VALUE(value, object) {
        const struct rule_field *field = ruleset_field_named(value->name);
        if (!field || !value_is(value, VALUE_TEXT)) return false;
        if (!ruleset_put_text(rules, field, value_text(value))) return false;
    }
    return true;
}

static bool read_chart(const struct value *rows, const char *name, struct chart *chart)
{
    char text[(CHART_SIDE_MAX + 1) * CHART_SIDE_MAX + 1] = "";
    struct chart_error error;
    if (value_length(rows) > CHART_SIDE_MAX) return false;
    EACH_VALUE(row, rows) {
        const char *signs = value_text(row);
        if (!signs || strlen(signs) > CHART_SIDE_MAX) return false;
        strcat(text, signs);
        strcat(text, "\n");
    }
    return chart_read(chart, name, text, strlen(text), &error);
}

static enum team team_field(const struct value *object, const char *key)
{
    const char *name = value_text(value_get(object, key));
    return name ? team_named(name) : NO_TEAM;
}

static bool begin(struct reader *reader, const struct value *line)
{
    struct bot_setup *setup = &reader->setup;
    reader->model.reads = true;
    const char *map = value_text(value_get(line, "map"));
    *setup = (struct bot_setup){.rules = ruleset_preset(PRESET_EN1),
                                .players = {1, 1},
                                .level = LEVEL_ACE,
                                .roles = 15,
                                .enemy = &reader->model};
    setup->team = team_field(line, "team");
    setup->seed = (uint64_t)value_whole(value_get(line, "seed"));
    if (!map || !read_chart(value_get(line, "chart"), map, &setup->chart)) return false;
    if (!read_rules(value_get(line, "rules"), &setup->rules)) return false;
    reader->bot = bot_new(setup);
    return true;
}

/* --- a view, out of its JSON ----------------------------------------------------------------- */

static int word_field(const struct value *object, const char *key, const struct words *words)
{
    const char *word = value_text(value_get(object, key));
    int found = word ? word_named(words, word) : -1;
    return found < 0 ? 0 : found;
}

static uint8_t number_field(const struct value *object, const char *key)
{
    return (uint8_t)value_whole(value_get(object, key));
}

static uint8_t space_field(const struct value *value)
{
    const char *name = value_text(value);
    return name ? space_named(name) : NOWHERE;
}

static struct bits spaces_field(const struct value *object, const char *key)
{
    struct bits spaces = bits_none();
    EACH_VALUE(name, value_get(object, key)) bits_add(&spaces, space_field(name));
    return spaces;
}

static uint8_t systems_field(const struct value *object, const char *key)
{
    uint8_t systems = 0;
    EACH_VALUE(name, value_get(object, key)) systems |= 1u << system_named(value_text(name));
    return systems;
}

static void read_sheets(const struct value *object, struct view_boat *boat)
{
    EACH_VALUE(symbol, value_get(object, "crossed"))
        boat->crossed |= 1u << symbol_named(value_text(symbol));
    EACH_VALUE(gauge, value_get(object, "gauges"))
        boat->gauge[system_named(gauge->name)] = number_field(gauge, "value");
}

static void read_boat(const struct value *object, bool own, struct view_boat *boat)
{
    const char *panel = value_text(value_get(object, "panel"));
    memset(boat, 0, sizeof *boat);
    boat->placed = value_is(value_get(object, "placed"), VALUE_TRUE);
    boat->hull = number_field(object, "hull");
    boat->depth = word_field(object, "depth", &depth_words);
    boat->dead = systems_field(object, "dead");
    boat->ready = systems_field(object, "ready");
    boat->panel = panel ? dir_named(panel) : NO_DIR;
    boat->at = NOWHERE;
    if (!own) return;
    boat->knows = 15;
    boat->mark = word_field(object, "mark", &duty_words);
    boat->cross = word_field(object, "cross", &duty_words);
    boat->course_since = value_is(value_get(object, "course_since"), VALUE_TRUE);
    boat->blackout = value_is(value_get(object, "blackout"), VALUE_TRUE);
    boat->at = space_field(value_get(object, "at"));
    boat->route = spaces_field(object, "route");
    boat->mines = spaces_field(object, "mines");
    boat->fresh = spaces_field(object, "fresh");
    read_sheets(object, boat);
}

static void read_view(struct reader *reader, const struct value *object)
{
    const struct value *boats = value_get(object, "boats");
    const struct value *await = value_get(object, "await");
    struct view *view = &reader->view;
    memset(view, 0, sizeof *view);
    view->rules = reader->setup.rules;
    view->chart = reader->setup.chart;
    read_chart(value_get(object, "chart"), view->chart.name, &view->chart);
    view->seat = (uint8_t)seat_of(reader->setup.team, CAPTAIN);
    view->team = reader->setup.team;
    view->mode = TURN_BY_TURN;
    view->phase = word_field(object, "phase", &phase_words);
    view->players[BLUE] = view->players[YELLOW] = 1;
    view->first = team_field(object, "first");
    view->turn = team_field(object, "turn");
    view->extra = number_field(object, "extra");
    view->course_done = value_is(value_get(object, "course_done"), VALUE_TRUE);
    view->await = word_field(await, "what", &await_words);
    view->await_team = team_field(await, "team");
    view->eruptions = number_field(object, "eruptions");
    view->smoke = number_field(object, "smoke");
    for (int team = 0; team < TEAMS; team++)
        read_boat(value_get(boats, team_name(team)), team == reader->setup.team,
                  &view->boat[team]);
}

/* --- lines ----------------------------------------------------------------------------------- */

static const struct value *next_line(struct in *in)
{
    static char line[1 << 17];
    char why[PARSE_WHY_MAX];
    if (!fgets(line, sizeof line, stdin)) return NULL;
    return parse_object(in, line, strcspn(line, "\n"), why);
}

static bool ask_view(struct reader *reader)
{
    printf("{\"ask\":\"view\",\"seat\":\"%s.captain\"}\n",
           team_name(reader->setup.team));
    fflush(stdout);
    const struct value *view = value_get(next_line(&reader->in), "view");
    if (!view) return false;
    read_view(reader, view);
    return next_line(&reader->in) != NULL;
}

static bool move(struct reader *reader)
{
    struct bot_deed deed;
    struct out out;
    if (!ask_view(reader) || !bot_think(reader->bot, &reader->view, &deed) || !deed.ordered)
        return false;
    out_growing(&out, memory_resize);
    json_order(&out, &deed.order);
    puts(out_cstring(&out));
    fflush(stdout);
    free(out.text);
    return true;
}

static bool take(struct reader *reader, const struct value *line)
{
    const char *your = value_text(value_get(line, "your"));
    struct event event;
    char why[PARSE_WHY_MAX];
    if (your && !strcmp(your, "team")) return begin(reader, line);
    if (!reader->bot) return false;
    if (your) return move(reader);
    if (!value_get(line, "event")) return true;
    if (!listen_event(line, &event, why)) return false;
    bot_hear(reader->bot, &event);
    return true;
}

int main(int argc, char **argv)
{
    static struct reader reader;
    if (argc != 2 || !read_model(&reader.model, argv[1])) return fail("reader MODEL, made by fit");
    for (const struct value *line; (line = next_line(&reader.in));)
        if (!take(&reader, line)) return fail("a line that it does not understand");
    bot_free(reader.bot);
    in_release(&reader.in);
    return 0;
}
