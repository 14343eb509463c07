/* The table of rule fields. Order: as the rule books' differences are usually read, then those that
 * came later: a record holds the values in this order, so new fields are added at the end. */
#include "rules/ruleset.h"

#include <string.h>

#define FIELD(f) .name = #f, .offset = offsetof(struct ruleset, f)
#define YES_NO .type = RULE_YES_NO, .min = 0, .max = 1, .choices = {"no", "yes"}
#define NUMBER(low, high) .type = RULE_NUMBER, .min = low, .max = high
#define CHOICE(...) .type = RULE_CHOICE, .choices = {__VA_ARGS__}
#define MS .type = RULE_MS
#define BOOKS(en1, es1, it1, fr2, uk2) .preset = {en1, es1, it1, fr2, uk2}
#define ALL(v) BOOKS(v, v, v, v, v)

static const struct rule_field table[] = {
    {FIELD(hull), NUMBER(1, 8), BOOKS(4, 4, 4, 1, 1),
     .meaning = "damage that destroys a submarine: 4 in a hunt, 1 in a quick game"},
    {FIELD(realtime_min_players), NUMBER(2, 8), BOOKS(4, 4, 4, 6, 6),
     .meaning = "how few players may play in real-time"},
    {FIELD(own_mine_blocks), YES_NO, BOOKS(1, 1, 0, 1, 1),
     .meaning = "a submarine may not move onto its own mine"},
    {FIELD(detection_by), CHOICE("both", "first_mate"), BOOKS(0, 0, 0, 1, 1),
     .meaning = "who sends drone and sonar: Captain or First Mate, or the First Mate alone"},
    {FIELD(shy_first_mate), CHOICE("no", "yes", "blue", "yellow"), ALL(0),
     .meaning = "the Captain alone activates everything: in neither crew, in both, or in one"},
    {FIELD(broken_activation), CHOICE("refuse", "penalty"), BOOKS(0, 0, 0, 1, 1),
     .meaning = "activating a broken system is refused, or fails and costs a radiation symbol"},
    {FIELD(course_between_activations), YES_NO, BOOKS(1, 1, 0, 1, 1),
     .meaning = "a course must lie between two activations"},
    {FIELD(torpedo_min), NUMBER(0, 1), BOOKS(1, 0, 0, 0, 0),
     .meaning = "the least distance of a torpedo's impact"},
    {FIELD(torpedo_path), CHOICE("sea", "free"), ALL(0),
     .meaning = "a torpedo's steps go over sea only, or ignore islands"},
    {FIELD(torpedo_chain), CHOICE("none", "one", "cascade"), BOOKS(0, 0, 0, 1, 2),
     .meaning = "mines next to a torpedo's impact explode: never, once, or from mine to mine"},
    {FIELD(mine_trigger_from), CHOICE("now", "next_turn"), BOOKS(0, 0, 0, 1, 1),
     .meaning = "a dropped mine may be triggered at once, or from the owner's next turn on"},
    {FIELD(mine_trigger_needs_weapons), YES_NO, BOOKS(0, 0, 0, 1, 0),
     .meaning = "a weapon breakdown forbids triggering mines"},
    {FIELD(silence_zero), CHOICE("free", "full", "mark"), BOOKS(0, 0, 1, 2, 2),
     .meaning = "a silence of length 0: nobody marks, both mark, or the First Mate alone marks"},
    {FIELD(silence_gauge_order), CHOICE("mark_first", "empty_first"), BOOKS(0, 0, 1, 1, 1),
     .meaning = "silence's gauge empties after its mark, or before (and may take it)"},
    {FIELD(repair_beats_damage), YES_NO, BOOKS(0, 0, 0, 1, 1),
     .meaning = "a cross that repairs a circuit and fills a panel does no damage"},
    {FIELD(surface_again_forfeits), YES_NO, ALL(1),
     .meaning = "surfacing during extra turns gives up those that are left"},
    {FIELD(volcano_gauge_by), CHOICE("trigger", "drop"), BOOKS(0, 0, 0, 0, 1),
     .meaning = "besides torpedoes, triggered or dropped mines mark the volcano's gauge"},
    {FIELD(eruption), CHOICE("slopes", "craters"), BOOKS(0, 0, 0, 0, 1),
     .meaning = "an eruption strikes every space next to a volcano, or the volcano itself"},
    {FIELD(ready_public), YES_NO, ALL(1),
     .meaning = "everyone hears when a gauge is full"},
    {FIELD(open_bridge), YES_NO, ALL(0),
     .meaning = "the whole crew sees all four sheets of its submarine"},
    {FIELD(turn_limit_ms), MS, ALL(0),
     .meaning = "time for a turn, then it is passed (0: none)"},
    {FIELD(answer_limit_ms), MS, ALL(0),
     .meaning = "time for an answer, then it is drawn at random (0: none)"},
    {FIELD(confirm_limit_ms), MS, ALL(0),
     .meaning = "time for the enemy Engineer's confirmation (0: none)"},
    {FIELD(abandon_limit_ms), MS, ALL(0),
     .meaning = "a team that must act and does not for so long loses (0: never)"},
    {FIELD(stop_hold_ms), MS, ALL(0),
     .meaning = "real-time: how long a STOP lasts after it is resolved"},
    {FIELD(silence_told), CHOICE("crew", "length", "engineer"), BOOKS(0, 0, 1, 2, 2),
     .meaning = "who of the crew learns a silence's direction: all, all with its length, or the "
                "Engineer alone"},
    {FIELD(archer_as), CHOICE("torpedo", "mine"), BOOKS(0, 1, 0, 0, 0),
     .meaning = "an Archer mine's blast is like a torpedo's impact, or like a triggered mine"},
    {FIELD(aim_limit_ms), MS, ALL(0),
     .meaning = "real-time: time to aim after STOP, then it is let be (0: none)"},
};

enum { FIELDS = sizeof table / sizeof table[0] };

static const char *const presets[PRESETS] = {"en1", "es1", "it1", "fr2", "uk2"};
static const char *const books[PRESETS] = {
    "English, first edition", "Spanish, first edition",     "Italian, first edition",
    "French, second edition", "Ukrainian, second edition",
};

int ruleset_field_count(void) { return FIELDS; }
const struct rule_field *ruleset_field(int index) { return &table[index]; }
const char *preset_name(enum preset preset) { return presets[preset]; }
const char *preset_book(enum preset preset) { return books[preset]; }

const struct rule_field *ruleset_field_named(const char *name)
{
    for (int i = 0; i < FIELDS; i++)
        if (!strcmp(table[i].name, name)) return &table[i];
    return NULL;
}

static const struct {
    const char *name;
    uint8_t hull;
} goals[GOALS] = {{"quick", 1}, {"hunt", 4}};

uint8_t goal_hull(enum goal goal) { return goals[goal].hull; }

int goal_named(const char *name)
{
    for (int i = 0; i < GOALS; i++)
        if (!strcmp(goals[i].name, name)) return i;
    return -1;
}

bool preset_has_goals(enum preset preset)
{
    return ruleset_preset(preset).hull == goals[GOAL_QUICK].hull;
}

int preset_named(const char *name)
{
    for (int i = 0; i < PRESETS; i++)
        if (!strcmp(presets[i], name)) return i;
    return -1;
}

uint32_t ruleset_get(const struct ruleset *rules, const struct rule_field *field)
{
    const unsigned char *at = (const unsigned char *)rules + field->offset;
    if (field->type != RULE_MS) return *at;
    uint32_t ms;
    memcpy(&ms, at, sizeof ms);
    return ms;
}

static void ruleset_store(struct ruleset *rules, const struct rule_field *field, uint32_t value)
{
    unsigned char *at = (unsigned char *)rules + field->offset;
    if (field->type == RULE_MS) memcpy(at, &value, sizeof value);
    else *at = (unsigned char)value;
}

struct ruleset ruleset_preset(enum preset preset)
{
    struct ruleset rules;
    memset(&rules, 0, sizeof rules);
    for (int i = 0; i < FIELDS; i++) ruleset_store(&rules, &table[i], table[i].preset[preset]);
    return rules;
}

static void write_number(uint32_t value, char *text)
{
    char digits[12];
    int n = 0;
    do digits[n++] = (char)('0' + value % 10);
    while (value /= 10);
    while (n) *text++ = digits[--n];
    *text = 0;
}

static void write_value(const struct rule_field *field, uint32_t value, char *text)
{
    if (field->type == RULE_NUMBER || field->type == RULE_MS) write_number(value, text);
    else strcpy(text, field->choices[value]);
}

void ruleset_value(const struct ruleset *rules, const struct rule_field *field,
                   char text[RULE_VALUE_MAX])
{
    write_value(field, ruleset_get(rules, field), text);
}

void preset_value(enum preset preset, const struct rule_field *field, char text[RULE_VALUE_MAX])
{
    write_value(field, field->preset[preset], text);
}

static bool read_number(const char *text, uint32_t *value)
{
    uint64_t v = 0;
    if (!*text) return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9' || v > RULE_MS_MAX) return false;
        v = v * 10 + (uint64_t)(*text - '0');
    }
    *value = (uint32_t)v;
    return v <= RULE_MS_MAX;
}

static bool allowed(const struct rule_field *field, uint32_t value)
{
    if (field->type == RULE_NUMBER) return value >= field->min && value <= field->max;
    if (field->type == RULE_MS) return value <= RULE_MS_MAX;
    return value <= RULE_CHOICES_MAX && field->choices[value];
}

static bool read_value(const struct rule_field *field, const char *text, uint32_t *value)
{
    if (field->type == RULE_NUMBER || field->type == RULE_MS)
        return read_number(text, value);
    for (*value = 0; field->choices[*value]; ++*value)
        if (!strcmp(field->choices[*value], text)) return true;
    return false;
}

bool ruleset_put(struct ruleset *rules, const struct rule_field *field, uint32_t value)
{
    if (!allowed(field, value)) return false;
    ruleset_store(rules, field, value);
    return true;
}

bool ruleset_put_text(struct ruleset *rules, const struct rule_field *field, const char *text)
{
    uint32_t value;
    return read_value(field, text, &value) && ruleset_put(rules, field, value);
}

struct words {
    char *text;
    size_t used, size;
};

static void say(struct words *w, const char *word)
{
    while (*word && w->used + 1 < w->size) w->text[w->used++] = *word++;
    w->text[w->used] = 0;
}

static void say_allowed(struct words *w, const struct rule_field *field)
{
    char number[RULE_VALUE_MAX];
    if (field->type == RULE_NUMBER || field->type == RULE_MS) {
        write_number(field->min, number);
        say(w, number);
        say(w, " to ");
        write_number(field->type == RULE_MS ? RULE_MS_MAX : field->max, number);
        say(w, number);
        return;
    }
    for (int i = 0; field->choices[i]; i++) {
        if (i) say(w, ", ");
        say(w, field->choices[i]);
    }
}

bool ruleset_set(struct ruleset *rules, const char *assignment, char why[RULESET_WHY_MAX])
{
    struct words w = {why, 0, RULESET_WHY_MAX};
    const char *equals = strchr(assignment, '=');
    char name[32];
    size_t length = equals ? (size_t)(equals - assignment) : 0;
    if (!equals || !length || length >= sizeof name) {
        say(&w, "not FIELD=VALUE: ");
        say(&w, assignment);
        return false;
    }
    memcpy(name, assignment, length);
    name[length] = 0;
    const struct rule_field *field = ruleset_field_named(name);
    if (!field) {
        say(&w, "no rule is called ");
        say(&w, name);
        return false;
    }
    if (ruleset_put_text(rules, field, equals + 1)) return true;
    say(&w, name);
    say(&w, " takes ");
    say_allowed(&w, field);
    say(&w, ", not ");
    say(&w, equals + 1);
    return false;
}

bool ruleset_valid(const struct ruleset *rules)
{
    for (int i = 0; i < FIELDS; i++)
        if (!allowed(&table[i], ruleset_get(rules, &table[i]))) return false;
    return true;
}
