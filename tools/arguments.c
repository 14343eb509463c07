/* Command lines against the rows of the verb table: `--name VALUE` or `--name=VALUE`, and words. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/setup.h"
#include "tools/verb.h"

int usage_error(const struct arguments *arguments, const char *format, ...)
{
    char text[512];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    for (char *p = text; *p; p++)
        if ((unsigned char)*p < ' ') *p = ' ';
    fprintf(stderr, "fathom %s: %s\n", arguments->verb->name, text);
    return STATUS_USAGE;
}

const char *argument(const struct arguments *arguments, const char *name)
{
    for (int i = arguments->count - 1; i >= 0; i--)
        if (!strcmp(arguments->given[i].row->name, name)) return arguments->given[i].value;
    return NULL;
}

bool argument_given(const struct arguments *arguments, const char *name)
{
    for (int i = 0; i < arguments->count; i++)
        if (!strcmp(arguments->given[i].row->name, name)) return true;
    return false;
}

bool argument_number(const struct arguments *arguments, const char *name, uint64_t min,
                     uint64_t max, uint64_t otherwise, uint64_t *number)
{
    const char *text = argument(arguments, name);
    char *end;
    *number = otherwise;
    if (!text) return true;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (text[0] >= '0' && text[0] <= '9' && !*end && !errno && value >= min && value <= max) {
        *number = value;
        return true;
    }
    usage_error(arguments, "--%s takes a whole number from %llu to %llu, not \"%.40s\"", name,
                (unsigned long long)min, (unsigned long long)max, text);
    return false;
}

static const struct option_row *find_row(const struct option_row *rows, const char *name,
                                         size_t length)
{
    for (; rows && rows->name; rows++)
        if (strlen(rows->name) == length && !strncmp(rows->name, name, length)) return rows;
    return NULL;
}

/* Takes the option at argv[*i], and its value if that is the next word. */
static bool read_option(struct arguments *arguments, int argc, char **argv, int *i)
{
    const char *name = argv[*i] + 2, *equals = strchr(name, '=');
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const struct option_row *row = find_row(arguments->verb->options, name, length);
    if (!row && arguments->verb->setup) row = find_row(setup_options, name, length);
    const char *value = equals ? equals + 1 : NULL;
    if (!row) {
        usage_error(arguments, "there is no option --%.*s (see fathom %s --help)", (int)length,
                    name, arguments->verb->name);
        return false;
    }
    if (row->value && !value && *i + 1 < argc) value = argv[++*i];
    if (!row->value != !value) {
        usage_error(arguments, row->value ? "--%s needs a value" : "--%s takes no value",
                    row->name);
        return false;
    }
    if (arguments->count == OPTIONS_MAX) {
        usage_error(arguments, "too many options");
        return false;
    }
    arguments->given[arguments->count].row = row;
    arguments->given[arguments->count++].value = value;
    return true;
}

static bool read_word(struct arguments *arguments, const char *word)
{
    if (arguments->words >= arguments->verb->words_max) {
        usage_error(arguments, "what is \"%.60s\"? (see fathom %s --help)", word,
                    arguments->verb->name);
        return false;
    }
    arguments->word[arguments->words++] = word;
    return true;
}

static void print_rows(const struct option_row *rows, const char *dashes)
{
    for (; rows && rows->name; rows++) {
        char left[64];
        const char *value = rows->value ? rows->value : "";
        snprintf(left, sizeof left, "%s%s%s%s", dashes, rows->name, *value ? " " : "", value);
        printf("  %-30s %s\n", left, rows->meaning);
    }
}

static void print_help(const struct verb *verb)
{
    bool options = verb->setup || (verb->options && verb->options->name);
    printf("usage: fathom %s%s%s%s\n\n%s.\n", verb->name, verb->words ? " " : "",
           verb->words ? verb->words : "", options ? " [OPTION...]" : "", verb->summary);
    if (verb->sorts) putchar('\n');
    print_rows(verb->sorts, "");
    if (options) putchar('\n');
    print_rows(verb->options, "--");
    if (verb->setup) print_rows(setup_options, "--");
}

bool arguments_read(struct arguments *arguments, const struct verb *verb, int argc, char **argv,
                    int *status)
{
    *arguments = (struct arguments){.verb = verb};
    *status = STATUS_USAGE;
    bool options_end = false;
    for (int i = 0; i < argc; i++) {
        bool option = !options_end && argv[i][0] == '-' && argv[i][1];
        if (option && (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))) {
            print_help(verb);
            *status = 0;
            return false;
        }
        if (option && !strcmp(argv[i], "--")) {
            options_end = true;
        } else if (option && argv[i][1] == '-') {
            if (!read_option(arguments, argc, argv, &i)) return false;
        } else if (option) {
            usage_error(arguments, "there is no option %.60s", argv[i]);
            return false;
        } else if (!read_word(arguments, argv[i])) {
            return false;
        }
    }
    if (arguments->words >= verb->words_min) return true;
    usage_error(arguments, "it needs %s (see fathom %s --help)", verb->words, verb->name);
    return false;
}
