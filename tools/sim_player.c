/* Names of players become bots, bots of a library, or commands. */
#include "tools/sim_player.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY "lib:"
#define PROGRAM "exec:"

static const char *after(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    return strncmp(name, prefix, length) ? NULL : name + length;
}

/* The library's file and, behind it, the level. A level may hold a colon ("ace:500") and so may a
 * file: the shortest beginning that is a file is the file. */
static bool split_library(const char *text, char file[PATH_MAX], const char **level)
{
    for (const char *end = text;; end++) {
        end += strcspn(end, ":");
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%.*s", (int)(end - text), text);
        *level = *end ? end + 1 : "ace";
        if (realpath(path, file)) return true;
        if (!*end) return false;
    }
}

/* Libraries stay loaded: their threads may still run. */
static bool load_library(const struct arguments *arguments, const char *name,
                         struct sim_player *player, const char **level)
{
    char file[PATH_MAX];
    if (!split_library(after(name, LIBRARY), file, level)) {
        usage_error(arguments, "%.200s: there is no such file (lib:FILE or lib:FILE:LEVEL)", name);
        return false;
    }
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    const struct bots_plugin *(*plugin)(void) = NULL;
    if (library) *(void **)&plugin = dlsym(library, "bots_plugin");
    if (!plugin) {
        usage_error(arguments, "%.200s: %.200s", name, dlerror());
        return false;
    }
    player->plugin = plugin();
    if (!memcmp(player->plugin->fits, bots_plugin()->fits, sizeof bots_plugin()->fits)) return true;
    usage_error(arguments, "%.200s was built for other rules", name);
    return false;
}

/* The folder is looked through last, after everything that is installed. */
static bool take_command(const struct arguments *arguments, const char *command,
                         struct sim_player *player)
{
    int length = snprintf(player->command, SIM_COMMAND_MAX, "PATH=\"$PATH:.\"; %s", command);
    player->is_program = true;
    if (length < SIM_COMMAND_MAX) return true;
    usage_error(arguments, "the command %.60s... is too long", command);
    return false;
}

bool sim_player_read(const struct arguments *arguments, const char *name, uint16_t pace,
                     struct sim_player *player)
{
    const char *level = name, *command = after(name, PROGRAM);
    *player = (struct sim_player){.name = name, .plugin = bots_plugin()};
    if (command && *command) return take_command(arguments, command, player);
    if (after(name, LIBRARY) && !load_library(arguments, name, player, &level)) return false;
    if (!player->plugin->level_read(level, &player->bot)) {
        usage_error(arguments,
                    "there is no bot \"%.60s\" (random, cadet, officer, ace, admiral, lib:FILE, "
                    "exec:COMMAND)",
                    name);
        return false;
    }
    player->bot.pace = pace;
    return true;
}
