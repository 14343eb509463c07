/* The table of rule fields: the five books as they differ, and what a host may set. */
#include <string.h>

#include "rules/ruleset.h"
#include "tests/rules/unit.h"

/* The table of differences, written once more from the rule books: en1 es1 it1 fr2 uk2. */
static const struct {
    const char *field, *value[PRESETS];
} books[] = {
    {"hull", {"4", "4", "4", "1", "1"}},
    {"realtime_min_players", {"4", "4", "4", "6", "6"}},
    {"own_mine_blocks", {"yes", "yes", "no", "yes", "yes"}},
    {"detection_by", {"both", "both", "both", "first_mate", "first_mate"}},
    {"shy_first_mate", {"no", "no", "no", "no", "no"}},
    {"broken_activation", {"refuse", "refuse", "refuse", "penalty", "penalty"}},
    {"course_between_activations", {"yes", "yes", "no", "yes", "yes"}},
    {"torpedo_min", {"1", "0", "0", "0", "0"}},
    {"torpedo_path", {"sea", "sea", "sea", "sea", "sea"}},
    {"mine_trigger_from", {"now", "now", "now", "next_turn", "next_turn"}},
    {"mine_trigger_needs_weapons", {"no", "no", "no", "yes", "no"}},
    {"torpedo_chain", {"none", "none", "none", "one", "cascade"}},
    {"silence_zero", {"free", "free", "full", "mark", "mark"}},
    {"silence_gauge_order",
     {"mark_first", "mark_first", "empty_first", "empty_first", "empty_first"}},
    {"repair_beats_damage", {"no", "no", "no", "yes", "yes"}},
    {"surface_again_forfeits", {"yes", "yes", "yes", "yes", "yes"}},
    {"volcano_gauge_by", {"trigger", "trigger", "trigger", "trigger", "drop"}},
    {"eruption", {"slopes", "slopes", "slopes", "slopes", "craters"}},
    {"ready_public", {"yes", "yes", "yes", "yes", "yes"}},
    {"open_bridge", {"no", "no", "no", "no", "no"}},
    {"turn_limit_ms", {"0", "0", "0", "0", "0"}},
    {"answer_limit_ms", {"0", "0", "0", "0", "0"}},
    {"confirm_limit_ms", {"0", "0", "0", "0", "0"}},
    {"abandon_limit_ms", {"0", "0", "0", "0", "0"}},
    {"stop_hold_ms", {"0", "0", "0", "0", "0"}},
    {"silence_told", {"crew", "crew", "length", "engineer", "engineer"}},
    {"archer_as", {"torpedo", "mine", "torpedo", "torpedo", "torpedo"}},
    {"aim_limit_ms", {"0", "0", "0", "0", "0"}},
};

static void each_book_has_its_values(void **state)
{
    (void)state;
    assert_int_equal(ruleset_field_count(), COUNT(books));
    for (int i = 0; i < COUNT(books); i++) {
        const struct rule_field *field = ruleset_field_named(books[i].field);
        assert_non_null(field);
        for (int p = 0; p < PRESETS; p++) {
            char text[RULE_VALUE_MAX];
            struct ruleset rules = ruleset_preset(p);
            ruleset_value(&rules, field, text);
            assert_string_equal(text, books[i].value[p]);
            preset_value(p, field, text);
            assert_string_equal(text, books[i].value[p]);
        }
    }
}

static const struct {
    const char *text;
    bool good;
} settings[] = {
    {"hull=1", true}, {"hull=2", true}, {"hull=3", true}, {"hull=4", true}, {"hull=5", true},
    {"hull=8", true}, {"hull=0", false}, {"hull=9", false}, {"hull=", false}, {"hull", false},
    {"hull=4x", false}, {"hull=-1", false}, {"hull=04", true}, {"hull= 4", false},
    {"hull=260", false}, {"hull=4294967300", false},
    {"realtime_min_players=2", true}, {"realtime_min_players=8", true},
    {"realtime_min_players=1", false}, {"realtime_min_players=9", false},
    {"own_mine_blocks=yes", true}, {"own_mine_blocks=no", true}, {"own_mine_blocks=1", false},
    {"own_mine_blocks=true", false}, {"own_mine_blocks=YES", false},
    {"mine_trigger_needs_weapons=yes", true}, {"course_between_activations=no", true},
    {"repair_beats_damage=yes", true}, {"surface_again_forfeits=no", true},
    {"ready_public=no", true}, {"shy_first_mate=yes", true},
    {"shy_first_mate=blue", true}, {"shy_first_mate=yellow", true}, {"shy_first_mate=both", false},
    {"open_bridge=yes", true},
    {"detection_by=both", true}, {"detection_by=first_mate", true},
    {"detection_by=captain", false},
    {"broken_activation=refuse", true}, {"broken_activation=penalty", true},
    {"torpedo_min=0", true}, {"torpedo_min=1", true}, {"torpedo_min=2", false},
    {"torpedo_path=sea", true}, {"torpedo_path=free", true}, {"torpedo_path=air", false},
    {"torpedo_chain=none", true}, {"torpedo_chain=one", true}, {"torpedo_chain=cascade", true},
    {"mine_trigger_from=now", true}, {"mine_trigger_from=next_turn", true},
    {"silence_zero=free", true}, {"silence_zero=full", true}, {"silence_zero=mark", true},
    {"silence_gauge_order=mark_first", true}, {"silence_gauge_order=empty_first", true},
    {"volcano_gauge_by=trigger", true}, {"volcano_gauge_by=drop", true},
    {"eruption=slopes", true}, {"eruption=craters", true}, {"eruption=lava", false},
    {"turn_limit_ms=0", true}, {"turn_limit_ms=60000", true}, {"turn_limit_ms=-5", false},
    {"answer_limit_ms=1", true}, {"confirm_limit_ms=1", true}, {"abandon_limit_ms=1", true},
    {"stop_hold_ms=1", true}, {"stop_hold_ms=99999999999", false},
    {"speed=4", false}, {"", false}, {"=4", false}, {"Hull=4", false},
};

static void a_host_sets_what_is_allowed_and_nothing_else(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT(settings); i++) {
        struct ruleset rules = ruleset_preset(PRESET_EN1), before = rules;
        char why[RULESET_WHY_MAX] = "";
        bool good = ruleset_set(&rules, settings[i].text, why);
        if (good != settings[i].good) print_message("# %s\n", settings[i].text);
        assert_int_equal(good, settings[i].good);
        assert_true(ruleset_valid(&rules));
        if (good) continue;
        assert_memory_equal(&rules, &before, sizeof rules);
        assert_true(strlen(why) > 0);
    }
}

static void a_setting_changes_its_field_alone(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT(settings); i++) {
        struct ruleset rules = ruleset_preset(PRESET_FR2), before = rules;
        char why[RULESET_WHY_MAX], text[RULE_VALUE_MAX];
        if (!settings[i].good || !ruleset_set(&rules, settings[i].text, why)) continue;
        const char *value = strchr(settings[i].text, '=') + 1;
        for (int f = 0; f < ruleset_field_count(); f++) {
            const struct rule_field *field = ruleset_field(f);
            size_t length = strlen(field->name);
            bool named = !strncmp(field->name, settings[i].text, length) &&
                         settings[i].text[length] == '=';
            ruleset_value(&rules, field, text);
            if (!named) assert_int_equal(ruleset_get(&rules, field), ruleset_get(&before, field));
            else if (*value != '0') assert_string_equal(text, value);
        }
    }
}

static void books_have_names(void **state)
{
    (void)state;
    static const char *const names[] = {"en1", "es1", "it1", "fr2", "uk2"};
    for (int p = 0; p < PRESETS; p++) {
        assert_string_equal(preset_name(p), names[p]);
        assert_int_equal(preset_named(names[p]), p);
        assert_true(strlen(preset_book(p)) > 0);
    }
    assert_int_equal(preset_named("de1"), -1);
    assert_null(ruleset_field_named("speed"));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(each_book_has_its_values),
    cmocka_unit_test(a_host_sets_what_is_allowed_and_nothing_else),
    cmocka_unit_test(a_setting_changes_its_field_alone),
    cmocka_unit_test(books_have_names),
};
UNIT_MAIN(tests)
