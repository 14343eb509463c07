/* `fathom sim`: many games between two crews of bots or programs, or a ladder of several. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/program.h"
#include "tools/setup.h"
#include "tools/sim_ladder.h"
#include "tools/sim_report.h"
#include "tools/verb.h"

enum { GAMES_MAX = 100000000 };

/* A crew of one bot turn-by-turn, and in real-time as many players as the rules ask for. */
static bool read_setup(const struct arguments *arguments, struct setup *setup)
{
    if (!setup_read(arguments, SEED_FIXED, setup)) return false;
    if (argument_given(arguments, "players")) return true;
    bool real = chart_mode(&setup->chart) == REAL_TIME;
    int players = real ? (setup->rules.realtime_min_players + 1) / 2 : 1;
    setup->players[BLUE] = setup->players[YELLOW] = (uint8_t)players;
    return true;
}

/* The folder that an option names, made when it is not there. */
static bool read_folder(const struct arguments *arguments, const char *option, const char **folder)
{
    struct stat there;
    *folder = argument(arguments, option);
    if (!*folder || mkdir(*folder, 0777) == 0) return true;
    if (errno == EEXIST && stat(*folder, &there) == 0 && S_ISDIR(there.st_mode)) return true;
    usage_error(arguments, "cannot make %.100s: %s", *folder, strerror(errno));
    return false;
}

static bool read_numbers(const struct arguments *arguments, struct sim_run *run)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t jobs = cores > 0 ? (uint64_t)cores : 1;
    return argument_number(arguments, "games", 1, GAMES_MAX, 100, &run->games) &&
           argument_number(arguments, "jobs", 1, SIM_JOBS_MAX, jobs, &run->jobs) &&
           argument_number(arguments, "turns", 1, 100000, ARENA_TURNS_MAX, &run->turns_max) &&
           argument_number(arguments, "move-ms", 1, 3600000, 5000, &run->move_ms) &&
           argument_number(arguments, "order-ms", 1, 600000, 900, &run->order_ms) &&
           argument_number(arguments, "pace", 1, 10000, 0, &run->pace);
}

static bool read_player(const struct arguments *arguments, const char *option,
                        const char *otherwise, struct sim_run *run, struct sim_player *player)
{
    const char *name = argument(arguments, option);
    return sim_player_read(arguments, name ? name : otherwise, (uint16_t)run->pace, player);
}

static bool read_run(const struct arguments *arguments, struct sim_run *run)
{
    return read_numbers(arguments, run) && read_folder(arguments, "record", &run->record_folder) &&
           read_folder(arguments, "transcript", &run->transcript_folder) &&
           read_player(arguments, "blue", "ace", run, &run->player[BLUE]) &&
           read_player(arguments, "yellow", "officer", run, &run->player[YELLOW]) &&
           read_setup(arguments, &run->setup);
}

static int play_duel(struct sim_run *run, bool json)
{
    sim_run_play(run);
    struct sim_tally tally = sim_tally(run);
    if (json) sim_report_json(run, &tally);
    else sim_report_text(run, &tally);
    int status = sim_report_status(&tally);
    sim_run_forget(run);
    return status;
}

int verb_sim(const struct arguments *arguments)
{
    struct sim_run run = {0};
    const char *ladder = argument(arguments, "ladder");
    bool json = argument_given(arguments, "json");
    if (!read_run(arguments, &run)) return STATUS_USAGE;
    programs_prepare();
    int status = ladder ? sim_ladder(arguments, &run, ladder, json) : play_duel(&run, json);
    programs_sweep();
    return status;
}
