/*
 * The `fathom` command. One table of verbs; every verb's help comes from its row.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "server/admin.h"
#include "tools/verb.h"

static const struct option_row referee_options[] = {
    {"view", "SEAT", "print what this seat hears: all (default), spectator, blue.captain, ..."},
    {"record", "FILE", "write the game to a record, order by order (see fathom replay)"},
    {0},
};

static const struct option_row rules_options[] = {
    {"diff", NULL, "show only the rules in which two books differ: --diff en1 fr2"},
    {"json", NULL, "print the table as one JSON object"},
    {"markdown", NULL, "print the table for a document"},
    {"shapes", NULL, "print the fields of all orders, events and calls as one JSON object"},
    {0},
};

static const struct option_row map_options[] = {
    {"mode", "turn|real", "show this side of the map (default: turn)"},
    {0},
};

static const struct option_row puzzle_options[] = {
    {"date", "YYYY-MM-DD", "the puzzle of this day (default: today)"},
    {"grade", "1|2|3", "courses and drones; a sonar too; a silence too (default: 1)"},
    {"try", "SPACE", "what this answer would be worth"},
    {"solve", NULL, "say the solution"},
    {"json", NULL, "print it as the web client gets it"},
    {0},
};

static const struct option_row replay_options[] = {
    {"seat", "SEAT", "hear what this seat heard: all (default), spectator, blue.captain, ..."},
    {"json", NULL, "print the events as JSON, one a line"},
    {"salvage", NULL, "play the intact part of a damaged record"},
    {0},
};

static const struct option_row analyse_options[] = {
    {"json", NULL, "print the debrief as one JSON object"},
    {"salvage", NULL, "look at the intact part of a damaged record"},
    {0},
};

static const struct option_row play_options[] = {
    {"against", "LEVEL", "cadet, officer (default), ace, admiral; nobody: you play both boats"},
    {"hide", "yellow|blue|none", "whose boat is hidden from you (default: your opponent's)"},
    {"record", "FILE", "write the game to a record (see fathom replay)"},
    {0},
};

static const struct option_row bench_options[] = {
    {"json", NULL, "print the figures as one JSON object"},
    {"seconds", "N", "time for each figure (default: 1)"},
    {0},
};

static const struct option_row sim_options[] = {
    {"games", "N", "how many games (default: 100; with --ladder for each pair)"},
    {"blue", "BOT", "cadet, officer, ace (default), admiral, ace:NODES, lib:FILE:BOT, exec:LINE"},
    {"yellow", "BOT", "the same (default: officer)"},
    {"ladder", "BOT,BOT,...", "a round robin, and the ratings that come of it"},
    {"jobs", "N", "threads (default: one a core); the results do not depend on it"},
    {"turns", "N", "call a game off after so many turns (default: 400)"},
    {"move-ms", "N", "a program's time for an answer (default: 5000)"},
    {"order-ms", "N", "real-time: game time that a program takes for an order (default: 900)"},
    {"pace", "N", "real-time: per cent of each side's usual delays (default: 100)"},
    {"record", "DIR", "write every game to a record in this folder"},
    {"transcript", "DIR", "write what a program hears and says in each game to this folder"},
    {"json", NULL, "print one JSON object"},
    {0},
};

static const struct option_row radio_options[] = {
    {"team", "blue|yellow", "who listens (default: blue)"},
    {"step", NULL, "wait for Enter after each announcement"},
    {"heat", NULL, "shade the spaces by likelihood"},
    {"json", NULL, "print one JSON object after each announcement"},
    {"table", NULL, "type what is announced at a real table (a terminal without a file does too)"},
    {0},
};

static const struct option_row admin_options[] = {
    {"socket", "PATH", "the server's admin-socket (default: by the settings, or the service's)"},
    {"config", "FILE", "read the server's settings from a file, as fathom serve does"},
    {"json", NULL, "print one JSON object a line"},
    {"days", "N", "ban: for so many days (default: 30)"},
    {"why", "TEXT", "ban: the reason, for the list of bans and the log"},
    {"minutes", "N", "drain: ends after so many at the latest (default: 30)"},
    {0},
};

static const struct option_row admin_sorts[] = {
#define X(name, takes, min, max, changes, help) {#name, takes, help},
    ADMIN_VERBS(X)
#undef X
    {0},
};

static const struct verb verbs[] = {
    {"serve", NULL, "Host games for browsers and programs", verb_serve, serve_options, false, 0, 0},
    {"admin", "VERB [WORD...]", "Ask a running server, or tell it what to do, on its local socket",
     verb_admin, admin_options, false, 1, 4, admin_sorts},
    {"store", "check FILE | copy FROM TO",
     "Look at a server's database: is every room whole? Or move it to another", verb_store, NULL,
     false, 2, 3},
    {"play", NULL, "Play a game in the terminal", verb_play, play_options, true, 0, 0},
    {"referee", NULL, "Referee a game: orders in, events out, one JSON object a line",
     verb_referee, referee_options, true, 0, 0},
    {"replay", "FILE", "Play a record again and tell what was heard", verb_replay, replay_options,
     false, 1, 1},
    {"analyse", "FILE", "Debrief a record: who could know what, chances, turning points",
     verb_analyse, analyse_options, false, 1, 1},
    {"rules", "[NAME [NAME]]", "Show the rules in which the five rule books differ", verb_rules,
     rules_options, false, 0, 2},
    {"map", "list | show NAME|FILE | check FILE", "List, draw and check maps", verb_map,
     map_options, false, 1, 2},
    {"puzzle", NULL, "Where is he? The puzzle of a day", verb_puzzle, puzzle_options, false, 0, 0},
    {"sim", NULL, "Let bots play each other: who wins, how long, how fast", verb_sim, sim_options,
     true, 0, 0},
    {"radio", "[RECORD | -]", "Work out where the enemy can be, from what was announced",
     verb_radio, radio_options, true, 0, 1},
    {"bench", "rules | radio", "Measure how fast it is", verb_bench, bench_options, false, 1, 1},
};

enum { VERBS = sizeof verbs / sizeof verbs[0] };

static void help(void)
{
    printf("usage: fathom VERB [ARGUMENT...]\n\n"
           "A submarine duel for two crews.\n\n");
    for (int i = 0; i < VERBS; i++) printf("  %-10s %s\n", verbs[i].name, verbs[i].summary);
    printf("\nfathom VERB --help tells more of each. fathom --version tells the version.\n");
}

static int misused(const char *text, const char *what)
{
    fprintf(stderr, "fathom: %s%.60s (see fathom --help)\n", text, what);
    return STATUS_USAGE;
}

/* What was printed has arrived, or the program says that it has not. */
static int printed(int status)
{
    if (status || (fflush(stdout) == 0 && !ferror(stdout))) return status;
    fprintf(stderr, "fathom: the answer cannot be written: %s\n", strerror(errno));
    return 1;
}

/* A server that nobody reads goes on; what it has to say stands in its log. */
static int run(const struct verb *verb, int argc, char **argv)
{
    struct arguments arguments;
    int status;
    if (!arguments_read(&arguments, verb, argc, argv, &status)) return printed(status);
    status = verb->run(&arguments);
    return verb->run == verb_serve ? status : printed(status);
}

int main(int argc, char **argv)
{
    if (argc < 2) return misused("which verb? ", "fathom play starts a game");
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help")) {
        help();
        return printed(0);
    }
    if (!strcmp(argv[1], "--version")) {
        puts("fathom " FATHOM_VERSION);
        return printed(0);
    }
    for (int i = 0; i < VERBS; i++)
        if (!strcmp(argv[1], verbs[i].name)) return run(&verbs[i], argc - 2, argv + 2);
    return misused(argv[1][0] == '-' ? "there is no option " : "there is no verb ", argv[1]);
}
