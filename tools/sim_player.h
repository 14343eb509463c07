/*
 * sim_player: who plays a side in `fathom sim`.
 *
 *   ace, officer:2000             a bot of ours, by its level
 *   lib:FILE, lib:FILE:LEVEL      a bot of another build, the ace unless a level is given
 *   exec:COMMAND                  somebody else's program; a file of this folder needs no "./"
 */
#ifndef TOOLS_SIM_PLAYER_H
#define TOOLS_SIM_PLAYER_H

#include "bots/bot.h"
#include "tools/verb.h"

enum { SIM_COMMAND_MAX = 4096 };

struct sim_player {
    const char *name; /* as it was given */
    struct bot_setup bot;
    const struct bots_plugin *plugin; /* whose bot it is */
    bool is_program;
    char command[SIM_COMMAND_MAX]; /* of a program */
};

/* False after a usage error. `pace` is per cent of a bot's usual delays; 0: 100. */
bool sim_player_read(const struct arguments *arguments, const char *name, uint16_t pace,
                     struct sim_player *player);

#endif
