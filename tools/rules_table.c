/* `fathom rules`: the table of the ruleset, for people, documents and programs. */
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "rules/ruleset.h"
#include "tools/verb.h"
#include "wire/json.h"
#include "wire/json_shapes.h"

/* "yes, no", "none, one, cascade", "1 to 8", "0 to 86400000 ms" */
static void allowed(const struct rule_field *field, char text[64])
{
    struct out out;
    out_fixed(&out, text, 64);
    switch (field->type) {
    case RULE_YES_NO: out_lit(&out, "yes, no"); break;
    case RULE_MS:
        out_lit(&out, "0 to ");
        out_number(&out, RULE_MS_MAX);
        break;
    case RULE_NUMBER:
        out_number(&out, field->min);
        out_lit(&out, " to ");
        out_number(&out, field->max);
        break;
    default:
        for (int i = 0; i < RULE_CHOICES_MAX && field->choices[i]; i++) {
            out_text(&out, i ? ", " : "");
            out_text(&out, field->choices[i]);
        }
    }
    out_cstring(&out);
}

static bool differ(const struct rule_field *field, int a, int b)
{
    char value[2][RULE_VALUE_MAX];
    preset_value(a, field, value[0]);
    preset_value(b, field, value[1]);
    return strcmp(value[0], value[1]) != 0;
}

static void print_book(int preset)
{
    printf("%s: %s\n\n", preset_name(preset), preset_book(preset));
    printf("%-27s %-12s %-24s %s\n", "field", "value", "allowed", "meaning");
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        char value[RULE_VALUE_MAX], values[64];
        preset_value(preset, field, value);
        allowed(field, values);
        printf("%-27s %-12s %-24s %s\n", field->name, value, values, field->meaning);
    }
}

/* One column a preset; `count` of them. */
static void print_columns(const int *presets, int count, bool only_differences)
{
    printf("%-27s", "field");
    for (int p = 0; p < count; p++) printf(" %-11s", preset_name(presets[p]));
    printf(" meaning\n");
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        if (only_differences && !differ(field, presets[0], presets[1])) continue;
        printf("%-27s", field->name);
        for (int p = 0; p < count; p++) {
            char value[RULE_VALUE_MAX];
            preset_value(presets[p], field, value);
            printf(" %-11s", value);
        }
        printf(" %s\n", field->meaning);
    }
}

static void print_markdown(const int *presets, int count, bool only_differences)
{
    printf("| field |");
    for (int p = 0; p < count; p++) printf(" %s |", preset_name(presets[p]));
    printf(" allowed | meaning |\n|---|");
    for (int p = 0; p < count; p++) printf("---|");
    printf("---|---|\n");
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        char values[64];
        if (only_differences && !differ(field, presets[0], presets[1])) continue;
        printf("| `%s` |", field->name);
        for (int p = 0; p < count; p++) {
            char value[RULE_VALUE_MAX];
            preset_value(presets[p], field, value);
            printf(" %s |", value);
        }
        allowed(field, values);
        printf(" %s | %s |\n", values, field->meaning);
    }
}

static void json_book(struct out *out, int preset)
{
    struct ruleset rules = ruleset_preset(preset);
    out_char(out, '{');
    out_key(out, "name");
    out_word(out, preset_name(preset));
    out_key(out, "book");
    out_word(out, preset_book(preset));
    out_key(out, "rules");
    json_ruleset(out, &rules);
    out_char(out, '}');
}

static void json_differences(struct out *out, const int *presets)
{
    out_lit(out, "{\"diff\":{");
    for (int i = 0; i < ruleset_field_count(); i++) {
        const struct rule_field *field = ruleset_field(i);
        if (!differ(field, presets[0], presets[1])) continue;
        out_key_word(out, field->name);
        out_char(out, '{');
        for (int p = 0; p < 2; p++) {
            char value[RULE_VALUE_MAX];
            preset_value(presets[p], field, value);
            out_key_word(out, preset_name(presets[p]));
            out_word(out, value);
        }
        out_char(out, '}');
    }
    out_lit(out, "}}");
}

static void print_json(const int *presets, int count, bool only_differences)
{
    struct out out;
    out_growing(&out, memory_resize);
    if (only_differences)
        json_differences(&out, presets);
    else if (count == 1)
        json_book(&out, presets[0]);
    else
        json_ruleset_table(&out);
    puts(out_cstring(&out));
    free(out.text);
}

static int print_shapes(void)
{
    struct out out;
    out_growing(&out, memory_resize);
    json_shapes(&out);
    puts(out_cstring(&out));
    free(out.text);
    return 0;
}

static bool read_presets(const struct arguments *arguments, int presets[PRESETS])
{
    for (int i = 0; i < PRESETS; i++) presets[i] = i;
    for (int i = 0; i < arguments->words; i++) {
        presets[i] = preset_named(arguments->word[i]);
        if (presets[i] >= 0) continue;
        usage_error(arguments, "there is no rule book \"%.40s\" (en1, es1, it1, fr2, uk2)",
                    arguments->word[i]);
        return false;
    }
    return true;
}

int verb_rules(const struct arguments *arguments)
{
    int presets[PRESETS];
    bool diff = argument_given(arguments, "diff");
    if (argument_given(arguments, "shapes")) return print_shapes();
    if (!read_presets(arguments, presets)) return STATUS_USAGE;
    if (diff != (arguments->words == 2))
        return usage_error(arguments, diff ? "--diff needs two rule books, as --diff en1 fr2"
                                           : "two rule books are compared with --diff");
    int count = arguments->words ? arguments->words : PRESETS;
    if (argument_given(arguments, "json"))
        print_json(presets, count, diff);
    else if (argument_given(arguments, "markdown"))
        print_markdown(presets, count, diff);
    else if (count == 1)
        print_book(presets[0]);
    else
        print_columns(presets, count, diff);
    return 0;
}
