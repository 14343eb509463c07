/*
 * ruleset: the points on which the five rule books differ, and the host's own choices.
 *
 * The struct holds one value a field. `ruleset_field` is the table that everything else is made
 * from: --set, `fathom rules`, the docs and the lobby's form.
 *
 *   struct ruleset rules = ruleset_preset(PRESET_FR2);
 *   char why[RULESET_WHY_MAX];
 *   if (!ruleset_set(&rules, "hull=4", why)) ...
 */
#ifndef RULES_RULESET_H
#define RULES_RULESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum preset { PRESET_EN1, PRESET_ES1, PRESET_IT1, PRESET_FR2, PRESET_UK2, PRESETS };

enum { DETECTION_BY_BOTH, DETECTION_BY_FIRST_MATE };
enum { SHY_NONE, SHY_BOTH, SHY_BLUE, SHY_YELLOW };
enum { TOLD_CREW, TOLD_LENGTH, TOLD_ENGINEER };
enum { ARCHER_AS_TORPEDO, ARCHER_AS_MINE };
enum { BROKEN_REFUSE, BROKEN_PENALTY };
enum { PATH_SEA, PATH_FREE };
enum { TRIGGER_NOW, TRIGGER_NEXT_TURN };
enum { CHAIN_NONE, CHAIN_ONE, CHAIN_CASCADE };
enum { ZERO_FREE, ZERO_FULL, ZERO_MARK };
enum { SILENCE_MARK_FIRST, SILENCE_EMPTY_FIRST };
enum { VOLCANO_BY_TRIGGER, VOLCANO_BY_DROP };
enum { ERUPTION_SLOPES, ERUPTION_CRATERS };

struct ruleset {
    uint8_t hull;
    uint8_t realtime_min_players;
    uint8_t own_mine_blocks;
    uint8_t detection_by;
    uint8_t shy_first_mate;
    uint8_t broken_activation;
    uint8_t course_between_activations;
    uint8_t torpedo_min;
    uint8_t torpedo_path;
    uint8_t torpedo_chain;
    uint8_t mine_trigger_from;
    uint8_t mine_trigger_needs_weapons;
    uint8_t silence_zero;
    uint8_t silence_gauge_order;
    uint8_t repair_beats_damage;
    uint8_t surface_again_forfeits;
    uint8_t volcano_gauge_by;
    uint8_t eruption;
    uint8_t ready_public;
    uint8_t open_bridge;
    uint8_t silence_told;
    uint8_t archer_as;
    uint8_t silence_flows; /* no field of the table: games recorded before silences stopped all */
    uint32_t turn_limit_ms;
    uint32_t answer_limit_ms;
    uint32_t confirm_limit_ms;
    uint32_t abandon_limit_ms;
    uint32_t stop_hold_ms;
    uint32_t aim_limit_ms;
};

enum rule_type { RULE_NUMBER, RULE_YES_NO, RULE_CHOICE, RULE_MS };

enum { RULE_CHOICES_MAX = 4, RULESET_WHY_MAX = 160, RULE_MS_MAX = 86400000 };

struct rule_field {
    const char *name;
    enum rule_type type;
    uint16_t offset;                        /* into struct ruleset */
    uint8_t min, max;                       /* RULE_NUMBER */
    const char *choices[RULE_CHOICES_MAX + 1]; /* RULE_CHOICE, NULL after the last */
    uint8_t preset[PRESETS];                /* RULE_MS fields are 0 in every preset */
    const char *meaning;                    /* one line */
};

int ruleset_field_count(void);
const struct rule_field *ruleset_field(int index);

/* NULL / -1 when there is no such name. */
const struct rule_field *ruleset_field_named(const char *name);
int preset_named(const char *name);
const char *preset_name(enum preset preset);
const char *preset_book(enum preset preset); /* "English, first edition" */

struct ruleset ruleset_preset(enum preset preset);

/* The two goals of the second edition, which differ by the hull: "quick" and "hunt". Its books
 * begin with a quick game; the first edition knows the hunt alone and has no name for it. */
enum goal { GOAL_QUICK, GOAL_HUNT, GOALS };
int goal_named(const char *name); /* -1 when there is no such name */
uint8_t goal_hull(enum goal goal);
bool preset_has_goals(enum preset preset);

/* Whatever it is called: the first damage destroys. */
static inline bool ruleset_is_quick(const struct ruleset *rules) { return rules->hull == 1; }

uint32_t ruleset_get(const struct ruleset *rules, const struct rule_field *field);

/* Writes a field's value as --set takes it ("yes", "penalty", "4"). */
enum { RULE_VALUE_MAX = 16 };
void ruleset_value(const struct ruleset *rules, const struct rule_field *field,
                   char text[RULE_VALUE_MAX]);
void preset_value(enum preset preset, const struct rule_field *field, char text[RULE_VALUE_MAX]);

/* Applies "FIELD=VALUE". On failure *rules is unchanged and `why` says what is wrong. */
bool ruleset_set(struct ruleset *rules, const char *assignment, char why[RULESET_WHY_MAX]);

/* The same for one field, by its text or its number; false leaves *rules unchanged. */
bool ruleset_put_text(struct ruleset *rules, const struct rule_field *field, const char *text);
bool ruleset_put(struct ruleset *rules, const struct rule_field *field, uint32_t value);

/* Every field within its allowed values. */
bool ruleset_valid(const struct ruleset *rules);

#endif
