/* Reading and writing a room's options, and names that people choose. */
#include "server/options.h"

#include <stdio.h>
#include <string.h>

#define X(id, name) name,
const char *const help_name[HELP_COUNT + 1] = {HELPS(X) NULL};
const char *const watch_name[WATCH_COUNT + 1] = {WATCHES(X) NULL};
const char *const absence_name[ABSENCE_COUNT + 1] = {ABSENCES(X) NULL};
#undef X

const char *const bot_level_name[] = {"cadet", "officer", "ace", NULL};

static const char *const first_name[] = {"blue", "yellow", "draw", NULL};
static const char *const mode_word[] = {"turn", "real", NULL};

int word_in(const char *const *words, const char *word)
{
    for (int i = 0; words[i]; i++)
        if (word && !strcmp(words[i], word)) return i;
    return -1;
}

static struct ruleset room_rules(enum preset preset)
{
    struct ruleset rules = ruleset_preset(preset);
    rules.stop_hold_ms = STOP_HOLD_DEFAULT_MS;
    return rules;
}

struct options options_default(void)
{
    return (struct options){
        .map = "alpha", .boat = {"Nautilus", "Triton"}, .rules = room_rules(PRESET_EN1),
        .spectator_delay_ms = 60000, .absent_after_ms = 20000, .mode = TURN_BY_TURN,
        .preset = PRESET_EN1, .players = {4, 4}, .first = NO_TEAM, .help = HELP_TRACER,
        .spectators = WATCH_PUBLIC, .absent = ABSENCE_BOT, .bots_count = true,
    };
}

/* One character of UTF-8; 0 at the end. The text is known to be valid. */
static uint32_t next_character(const char **text, const char *end)
{
    if (*text >= end) return 0;
    uint8_t lead = (uint8_t)*(*text)++;
    if (lead < 0x80) return lead;
    int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    uint32_t c = lead & (0x3fu >> more);
    while (more-- && *text < end) c = c << 6 | ((uint8_t)*(*text)++ & 0x3f);
    return c;
}

static bool invisible(uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0xad || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xfff0 && c <= 0xffff) || c >= 0xe0000;
}

bool name_read(const char *text, size_t length, int chars, char *name)
{
    const char *end = text + length;
    while (text < end && *text == ' ') text++;
    while (end > text && end[-1] == ' ') end--;
    int count = 0;
    for (const char *at = text; at < end; count++)
        if (invisible(next_character(&at, end))) return false;
    if (count < 1 || count > chars) return false;
    memcpy(name, text, (size_t)(end - text));
    name[end - text] = 0;
    return true;
}

static bool read_word(const json_t *value, const char *const *words, uint8_t *into)
{
    int index = word_in(words, json_string_value(value));
    if (index < 0) return false;
    *into = (uint8_t)index;
    return true;
}

static bool read_name(const json_t *value, int chars, char *into)
{
    if (!json_is_string(value)) return false;
    if (json_string_length(value) == 0 && chars == ROOM_NAME_CHARS) return *into = 0, true;
    return name_read(json_string_value(value), json_string_length(value), chars, into);
}

static bool read_ms(const json_t *value, uint32_t *into)
{
    json_int_t ms = json_integer_value(value);
    if (!json_is_integer(value) || ms < 0 || ms > OPTION_MS_MAX) return false;
    *into = (uint32_t)ms;
    return true;
}

static bool read_bool(const json_t *value, bool *into)
{
    if (!json_is_boolean(value)) return false;
    *into = json_is_true(value);
    return true;
}

static bool read_map(const json_t *value, char into[CHART_NAME_MAX])
{
    const char *name = json_string_value(value);
    if (!name || strlen(name) >= CHART_NAME_MAX || !chart_builtin_text(name, TURN_BY_TURN))
        return false;
    snprintf(into, CHART_NAME_MAX, "%s", name);
    return true;
}

static bool read_players(const json_t *value, uint8_t players[TEAMS])
{
    if (json_array_size(value) != TEAMS) return false;
    for (size_t team = 0; team < TEAMS; team++) {
        json_int_t count = json_integer_value(json_array_get(value, team));
        if (count < 1 || count > PLAYERS_MAX) return false;
        players[team] = (uint8_t)count;
    }
    return true;
}

static bool read_boats(const json_t *value, char boat[TEAMS][NAME_BYTES])
{
    if (json_array_size(value) != TEAMS) return false;
    for (size_t team = 0; team < TEAMS; team++)
        if (!read_name(json_array_get(value, team), NAME_CHARS, boat[team])) return false;
    return true;
}

static bool read_preset(const json_t *value, struct options *options)
{
    int preset = json_is_string(value) ? preset_named(json_string_value(value)) : -1;
    if (preset < 0) return false;
    options->preset = (uint8_t)preset;
    options->rules = room_rules((enum preset)preset);
    return true;
}

static bool put_rule(struct ruleset *rules, const char *name, const json_t *value)
{
    char text[32];
    const struct rule_field *field = ruleset_field_named(name);
    if (!field) return false;
    if (json_is_string(value)) return ruleset_put(rules, field, json_string_value(value));
    if (json_is_true(value)) return ruleset_put(rules, field, "yes");
    if (json_is_false(value)) return ruleset_put(rules, field, "no");
    if (!json_is_integer(value)) return false;
    snprintf(text, sizeof text, "%lld", (long long)json_integer_value(value));
    return ruleset_put(rules, field, text);
}

static bool read_set(const json_t *value, struct options *options, const char **field)
{
    const char *name;
    json_t *rule;
    struct ruleset rules = room_rules((enum preset)options->preset);
    if (!json_is_object(value)) return false;
    json_object_foreach((json_t *)value, name, rule)
    {
        const struct rule_field *known = ruleset_field_named(name);
        if (put_rule(&rules, name, rule)) continue;
        if (known) *field = known->name;
        return false;
    }
    options->rules = rules;
    return true;
}

static bool read_one(struct options *o, const char *name, const json_t *value, const char **field)
{
#define IS(word) (!strcmp(name, word) && (*field = word))
    if (IS("name")) return read_name(value, ROOM_NAME_CHARS, o->name);
    if (IS("mode")) return read_word(value, mode_word, &o->mode);
    if (IS("map")) return read_map(value, o->map);
    if (IS("players")) return read_players(value, o->players);
    if (IS("boats")) return read_boats(value, o->boat);
    if (IS("first")) return read_word(value, first_name, &o->first);
    if (IS("help")) return read_word(value, help_name, &o->help);
    if (IS("spectators")) return read_word(value, watch_name, &o->spectators);
    if (IS("absent")) return read_word(value, absence_name, &o->absent);
    if (IS("spectator_delay_ms")) return read_ms(value, &o->spectator_delay_ms);
    if (IS("absent_after_ms")) return read_ms(value, &o->absent_after_ms);
    if (IS("bots_count")) return read_bool(value, &o->bots_count);
    if (IS("listed")) return read_bool(value, &o->listed);
#undef IS
    return true; /* preset and set come first, what we do not know is ignored */
}

bool options_read(struct options *options, const json_t *object, const char **field)
{
    struct options changed = *options;
    const char *name;
    json_t *value;
    json_t *preset = json_object_get(object, "preset"), *set = json_object_get(object, "set");
    *field = "options";
    if (!json_is_object(object)) return false;
    if (preset && (*field = "preset", !read_preset(preset, &changed))) return false;
    if (set && (*field = "set", !read_set(set, &changed, field))) return false;
    json_object_foreach((json_t *)object, name, value)
        if (!read_one(&changed, name, value, field)) return false;
    *options = changed;
    return true;
}

static void write_set(const struct options *options, struct out *out)
{
    struct ruleset usual = ruleset_preset((enum preset)options->preset);
    usual.stop_hold_ms = UINT32_MAX; /* rooms have a default of their own: always said */
    out_key(out, "set"), out_char(out, '{');
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        char text[RULE_VALUE_MAX];
        if (ruleset_get(&usual, field) == ruleset_get(&options->rules, field)) continue;
        ruleset_value(&options->rules, field, text);
        out_key_word(out, field->name), out_word(out, text);
    }
    out_char(out, '}');
}

static void write_pair(struct out *out, const char *first, const char *second)
{
    out_char(out, '[');
    out_string(out, first, strlen(first)), out_char(out, ',');
    out_string(out, second, strlen(second)), out_char(out, ']');
}

void options_write(const struct options *o, struct out *out)
{
    out_char(out, '{');
    out_key(out, "name"), out_string(out, o->name, strlen(o->name));
    out_key(out, "mode"), out_word(out, mode_word[o->mode]);
    out_key(out, "preset"), out_word(out, preset_name((enum preset)o->preset));
    write_set(o, out);
    out_key(out, "map"), out_word(out, o->map);
    out_key(out, "players"), out_char(out, '['), out_number(out, o->players[0]);
    out_char(out, ','), out_number(out, o->players[1]), out_char(out, ']');
    out_key(out, "first"), out_word(out, first_name[o->first]);
    out_key(out, "help"), out_word(out, help_name[o->help]);
    out_key(out, "spectators"), out_word(out, watch_name[o->spectators]);
    out_key(out, "spectator_delay_ms"), out_number(out, o->spectator_delay_ms);
    out_key(out, "absent"), out_word(out, absence_name[o->absent]);
    out_key(out, "absent_after_ms"), out_number(out, o->absent_after_ms);
    out_key(out, "bots_count"), out_bool(out, o->bots_count);
    out_key(out, "listed"), out_bool(out, o->listed);
    out_key(out, "boats"), write_pair(out, o->boat[BLUE], o->boat[YELLOW]);
    out_char(out, '}');
}
