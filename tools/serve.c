/* `fathom serve`: the game server. Its settings are in server/config.c. */
#include "server/serve.h"

#include <stdlib.h>
#include <string.h>

#include "tools/verb.h"

struct option_row serve_options[OPTIONS_MAX];

/* The rows of --help and of the checking are made from the table of settings, before main. */
__attribute__((constructor)) static void make_rows(void)
{
    struct option_row *rows = serve_options;
    int count = setting_count();
    for (int i = 0; i < count; i++) {
        const struct setting *setting = setting_at(i);
        rows[i] = (struct option_row){setting->name, setting->value, setting->meaning};
    }
    rows[count] = (struct option_row){"config", "FILE", "read settings from a file, NAME = VALUE"};
    rows[count + 1] = (struct option_row){0};
}

static bool read_given(const struct arguments *arguments, struct config *config, char *why)
{
    for (int i = 0; i < arguments->count; i++) {
        const char *name = arguments->given[i].row->name, *value = arguments->given[i].value;
        if (!strcmp(name, "config")) continue;
        if (!config_set(config, name, value ? value : "yes", why)) return false;
    }
    return true;
}

int verb_serve(const struct arguments *arguments)
{
    char why[CONFIG_WHY_MAX];
    struct config config = config_default();
    const char *file = argument(arguments, "config");
    if (!file) file = getenv("FATHOM_CONFIG");
    if (file && !config_read_file(&config, file, why)) return usage_error(arguments, "%s", why);
    if (!config_read_environment(&config, why) || !read_given(arguments, &config, why) ||
        !config_check(&config, why))
        return usage_error(arguments, "%s", why);
    return serve(&config);
}
