/* Reading and writing a room's options, and names that people choose. */
#include "server/options.h"

#include <stdio.h>
#include <string.h>

#include "server/names.h"

/* A room's own limits: nobody is held up for ever by one who left or fell asleep. */
static struct ruleset room_rules(enum preset preset)
{
    struct ruleset rules = ruleset_preset(preset);
    rules.stop_hold_ms = STOP_HOLD_DEFAULT_MS;
    rules.confirm_limit_ms = CONFIRM_LIMIT_DEFAULT_MS;
    rules.aim_limit_ms = AIM_LIMIT_DEFAULT_MS;
    rules.answer_limit_ms = ANSWER_LIMIT_DEFAULT_MS;
    return rules;
}

struct options options_default(void)
{
    return (struct options){
        .map = "alpha", .boat = {"Nautilus", "Triton"}, .rules = room_rules(PRESET_EN1),
        .spectator_delay_ms = 60000, .spectator_delay_turns = SPECTATOR_TURNS_DEFAULT,
        .absent_after_ms = ABSENT_AFTER_DEFAULT_MS, .mode = TURN_BY_TURN,
        .preset = PRESET_EN1, .players = {4, 4}, .first = NO_TEAM, .help = HELP_TRACER,
        .spectators = WATCH_PUBLIC, .absent = ABSENCE_BOT, .voice = VOICE_CREW, .bots_count = true,
        .drop_in = true,
    };
}

/* The place of a word in a list; `good` becomes false when it is not there. */
static int place_of(const struct value *value, const char *const *words, bool *good)
{
    int place = word_in(words, value_text(value));
    *good = place >= 0;
    return *good ? place : 0;
}

static bool read_name(const struct value *value, int chars, char *into)
{
    if (!value_is(value, VALUE_TEXT)) return false;
    if (value_length(value) == 0 && chars == ROOM_NAME_CHARS) { /* a room may have none */
        *into = 0;
        return true;
    }
    return names_read(value_text(value), value_length(value), chars, into);
}

static bool read_number(const struct value *value, int64_t max, uint32_t *into)
{
    int64_t number = value_whole(value);
    if (!value_is(value, VALUE_WHOLE) || number < 0 || number > max) return false;
    *into = (uint32_t)number;
    return true;
}

static bool read_ms(const struct value *value, uint32_t *into)
{
    return read_number(value, OPTION_MS_MAX, into);
}

static bool read_bool(const struct value *value, bool *into)
{
    if (!value_is_bool(value)) return false;
    *into = value_is(value, VALUE_TRUE);
    return true;
}

static bool read_map(const struct value *value, char into[CHART_NAME_MAX])
{
    const char *name = value_text(value);
    if (!name || strlen(name) >= CHART_NAME_MAX || !chart_builtin_text(name, TURN_BY_TURN))
        return false;
    snprintf(into, CHART_NAME_MAX, "%s", name);
    return true;
}

static bool read_players(const struct value *value, uint8_t players[TEAMS])
{
    if (value_length(value) != TEAMS) return false;
    for (size_t team = 0; team < TEAMS; team++) {
        int64_t count = value_whole(value_at(value, team));
        if (count < 1 || count > PLAYERS_MAX) return false;
        players[team] = (uint8_t)count;
    }
    return true;
}

static bool read_boats(const struct value *value, char boat[TEAMS][NAME_BYTES])
{
    if (value_length(value) != TEAMS) return false;
    for (size_t team = 0; team < TEAMS; team++)
        if (!read_name(value_at(value, team), NAME_CHARS, boat[team])) return false;
    return true;
}

static bool read_preset(const struct value *value, struct options *options)
{
    int preset = value_is(value, VALUE_TEXT) ? preset_named(value_text(value)) : -1;
    if (preset < 0) return false;
    options->preset = preset;
    options->rules = room_rules(options->preset);
    return true;
}

static bool put_rule(struct ruleset *rules, const char *name, const struct value *value)
{
    char text[32];
    const struct rule_field *field = ruleset_field_named(name);
    if (!field) return false;
    if (value_is(value, VALUE_TEXT)) return ruleset_put_text(rules, field, value_text(value));
    if (value_is(value, VALUE_TRUE)) return ruleset_put_text(rules, field, "yes");
    if (value_is(value, VALUE_FALSE)) return ruleset_put_text(rules, field, "no");
    if (!value_is(value, VALUE_WHOLE)) return false;
    snprintf(text, sizeof text, "%lld", (long long)value_whole(value));
    return ruleset_put_text(rules, field, text);
}

static bool read_set(const struct value *value, struct options *options, const char **field)
{
    struct ruleset rules = room_rules(options->preset);
    if (!value_is(value, VALUE_OBJECT)) return false;
    EACH_VALUE(rule, value) {
        const struct rule_field *known = ruleset_field_named(rule->name);
        if (put_rule(&rules, rule->name, rule)) continue;
        if (known) *field = known->name;
        return false;
    }
    options->rules = rules;
    return true;
}

/* Choices out of a list of words. False when `name` is none of them. */
static bool read_choice(struct options *o, const char *name, const struct value *value, bool *good)
{
    const char *const modes[] = {mode_name(TURN_BY_TURN), mode_name(REAL_TIME), NULL};
    const char *const firsts[] = {team_name(BLUE), team_name(YELLOW), team_name(NO_TEAM), NULL};
    if (!strcmp(name, "mode")) o->mode = place_of(value, modes, good);
    else if (!strcmp(name, "first")) o->first = place_of(value, firsts, good);
    else if (!strcmp(name, "help")) o->help = place_of(value, help_name, good);
    else if (!strcmp(name, "spectators"))
        o->spectators = place_of(value, watch_name, good);
    else if (!strcmp(name, "absent")) o->absent = place_of(value, absence_name, good);
    else if (!strcmp(name, "voice")) o->voice = place_of(value, voice_name, good);
    else if (!strcmp(name, "manner")) o->manner = place_of(value, manner_name, good);
    else return false;
    return true;
}

/* One field of the form; one that we do not know is ignored, as are those that were read before. */
static bool read_one(struct options *o, const char *name, const struct value *value)
{
    bool good;
    if (read_choice(o, name, value, &good)) return good;
    if (!strcmp(name, "name")) return read_name(value, ROOM_NAME_CHARS, o->name);
    if (!strcmp(name, "map")) return read_map(value, o->map);
    if (!strcmp(name, "players")) return read_players(value, o->players);
    if (!strcmp(name, "boats")) return read_boats(value, o->boat);
    if (!strcmp(name, "spectator_delay_ms")) return read_ms(value, &o->spectator_delay_ms);
    if (!strcmp(name, "spectator_delay_turns"))
        return read_number(value, SPECTATOR_TURNS_MAX, &o->spectator_delay_turns);
    if (!strcmp(name, "absent_after_ms")) return read_ms(value, &o->absent_after_ms);
    if (!strcmp(name, "bots_count")) return read_bool(value, &o->bots_count);
    if (!strcmp(name, "listed")) return read_bool(value, &o->listed);
    if (!strcmp(name, "drop_in")) return read_bool(value, &o->drop_in);
    if (!strcmp(name, "rated")) return read_bool(value, &o->rated);
    return true;
}

/* The preset first, then what is set on top of it. */
static bool read_rules(struct options *options, const struct value *object, const char **field)
{
    const struct value *preset = value_get(object, "preset"), *set = value_get(object, "set");
    *field = "preset";
    if (preset && !read_preset(preset, options)) return false;
    *field = "set";
    return !set || read_set(set, options, field);
}

/* Anybody may watch a listed game, and tell. */
static void keep_distance(struct options *options)
{
    if (options->spectator_delay_ms < SPECTATOR_DELAY_MIN_MS)
        options->spectator_delay_ms = SPECTATOR_DELAY_MIN_MS;
    if (options->spectator_delay_turns < SPECTATOR_TURNS_MIN)
        options->spectator_delay_turns = SPECTATOR_TURNS_MIN;
}

bool options_read(struct options *options, const struct value *object, const char **field)
{
    struct options changed = *options;
    *field = "options";
    if (!value_is(object, VALUE_OBJECT)) return false;
    if (!read_rules(&changed, object, field)) return false;
    EACH_VALUE(value, object) {
        *field = value->name;
        if (!read_one(&changed, value->name, value)) return false;
    }
    if (changed.listed) keep_distance(&changed);
    if (changed.rated) changed.absent = ABSENCE_BOT;
    if (changed.listed && !options->listed && !value_get(object, "drop_in"))
        changed.drop_in = false; /* strangers play along when the host has said so */
    if (changed.rated) changed.drop_in = false;
    *options = changed;
    return true;
}

static void write_set(const struct options *options, struct out *out)
{
    struct ruleset usual = ruleset_preset(options->preset);
    /* Rooms have defaults of their own: always said. */
    usual.stop_hold_ms = usual.confirm_limit_ms = UINT32_MAX;
    usual.aim_limit_ms = usual.answer_limit_ms = UINT32_MAX;
    out_key(out, "set");
    out_char(out, '{');
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        char text[RULE_VALUE_MAX];
        if (ruleset_get(&usual, field) == ruleset_get(&options->rules, field)) continue;
        ruleset_value(&options->rules, field, text);
        out_key_word(out, field->name);
        out_word(out, text);
    }
    out_char(out, '}');
}

void options_write_boats(const struct options *options, struct out *out)
{
    out_key(out, "boats");
    out_char(out, '[');
    for (int team = 0; team < TEAMS; team++) {
        out_comma(out);
        out_string(out, options->boat[team], strlen(options->boat[team]));
    }
    out_char(out, ']');
}

void options_write_players(const struct options *options, struct out *out)
{
    out_key(out, "players");
    out_char(out, '[');
    for (int team = 0; team < TEAMS; team++) {
        out_comma(out);
        out_number(out, options->players[team]);
    }
    out_char(out, ']');
}

void options_write(const struct options *o, struct out *out)
{
    out_char(out, '{');
    out_key_string(out, "name", o->name);
    out_key_name(out, "mode", mode_name(o->mode));
    out_key_name(out, "preset", preset_name(o->preset));
    write_set(o, out);
    out_key_name(out, "map", o->map);
    options_write_players(o, out);
    out_key_name(out, "first", team_name(o->first));
    out_key_name(out, "help", help_name[o->help]);
    out_key_name(out, "spectators", watch_name[o->spectators]);
    out_key_number(out, "spectator_delay_ms", o->spectator_delay_ms);
    out_key_number(out, "spectator_delay_turns", o->spectator_delay_turns);
    out_key_name(out, "absent", absence_name[o->absent]);
    out_key_number(out, "absent_after_ms", o->absent_after_ms);
    out_key_name(out, "voice", voice_name[o->voice]);
    out_key_name(out, "manner", manner_name[o->manner]);
    out_key_bool(out, "bots_count", o->bots_count);
    out_key_bool(out, "listed", o->listed);
    out_key_bool(out, "drop_in", o->drop_in);
    out_key_bool(out, "rated", o->rated);
    options_write_boats(o, out);
    out_char(out, '}');
}
