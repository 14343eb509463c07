/* `fathom bench NAME`: runs a bench and prints its figures. */
#include "tools/bench.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "tools/verb.h"

static const struct {
    const char *name;
    void (*run)(struct figures *figures, double seconds);
    void (*print)(bool json); /* prints rows of its own instead */
} benches[] = {
    {"rules", bench_rules, NULL},
    {"radio", NULL, bench_radio},
};

void figure_add(struct figures *figures, const char *name, const char *meaning, double value)
{
    assert(figures->count < FIGURES_MAX);
    figures->list[figures->count++] = (struct figure){name, meaning, value};
}

uint64_t bench_now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void print_table(const struct figures *figures)
{
    for (int i = 0; i < figures->count; i++) {
        const struct figure *figure = &figures->list[i];
        printf("%-26s %14.*f  %s\n", figure->name, figure->value < 1000 ? 1 : 0, figure->value,
               figure->meaning);
    }
}

static void print_json(const struct figures *figures)
{
    for (int i = 0; i < figures->count; i++) {
        const struct figure *figure = &figures->list[i];
        printf("%c\"%s\":%.*f", i ? ',' : '{', figure->name, figure->value < 1000 ? 1 : 0,
               figure->value);
    }
    puts("}");
}

int verb_bench(const struct arguments *arguments)
{
    struct figures figures = {0};
    uint64_t seconds;
    if (!argument_number(arguments, "seconds", 1, 600, 1, &seconds)) return STATUS_USAGE;
    for (size_t i = 0; i < sizeof benches / sizeof benches[0]; i++) {
        if (strcmp(benches[i].name, arguments->word[0])) continue;
        if (benches[i].print) {
            benches[i].print(argument_given(arguments, "json"));
            return 0;
        }
        benches[i].run(&figures, (double)seconds);
        if (argument_given(arguments, "json"))
            print_json(&figures);
        else
            print_table(&figures);
        return 0;
    }
    return usage_error(arguments, "there is no bench \"%.40s\"", arguments->word[0]);
}
