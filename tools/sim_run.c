/* The threads take games by their number until there are no more. */
#include "tools/sim_run.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "rules/rng.h"
#include "tools/monotonic.h"

enum { PATH_MAX_BYTES = 4096, NAME_IN_PATH_MAX = 60 };

/* A game's files lie here while it is played. */
struct paths {
    char record[PATH_MAX_BYTES];
    char transcript[TEAMS][PATH_MAX_BYTES];
};

static uint64_t seed_of(const struct sim_run *run, uint64_t number)
{
    uint64_t state = run->setup.seed * 0x9e3779b97f4a7c15ull + number;
    return rng_next(&state);
}

/* A player's name as part of a file's: anything odd becomes an underscore. */
static void name_in_path(const char *name, char text[NAME_IN_PATH_MAX])
{
    snprintf(text, NAME_IN_PATH_MAX, "%s", name);
    for (char *p = text; *p; p++)
        if (!strchr("+-=.", *p) && !isalnum((unsigned char)*p)) *p = '_';
}

/* "games/ace-officer-000001.fathom" */
static const char *path_of(const struct sim_run *run, const char *folder, uint64_t number,
                           const char *ending, char path[PATH_MAX_BYTES])
{
    char name[TEAMS][NAME_IN_PATH_MAX];
    if (!folder) return NULL;
    for (int team = 0; team < TEAMS; team++) name_in_path(run->player[team].name, name[team]);
    snprintf(path, PATH_MAX_BYTES, "%s/%s-%s-%06llu.%s", folder, name[BLUE], name[YELLOW],
             (unsigned long long)number + 1, ending);
    return path;
}

static void prepare(const struct sim_run *run, uint64_t number, struct arena_match *match,
                    struct paths *paths)
{
    static const char *const transcript_ending[TEAMS] = {"blue.txt", "yellow.txt"};
    *match = (struct arena_match){.setup = run->setup,
                                  .number = number + 1,
                                  .turns_max = (uint32_t)run->turns_max,
                                  .move_ms = (uint32_t)run->move_ms,
                                  .order_ms = (uint32_t)(run->order_ms *
                                                         (run->pace ? run->pace : 100) / 100)};
    match->setup.seed = seed_of(run, number);
    if (run->setup.first == NO_TEAM) match->setup.first = number % TEAMS;
    match->record = path_of(run, run->record_folder, number, "fathom", paths->record);
    for (int team = 0; team < TEAMS; team++) {
        const struct sim_player *player = &run->player[team];
        match->bot[team] = player->bot;
        match->crew[team] = player->plugin;
        if (!player->is_program) continue;
        match->command[team] = player->command;
        match->transcript[team] = path_of(run, run->transcript_folder, number,
                                          transcript_ending[team], paths->transcript[team]);
    }
}

static void add_times(struct sim_run *run, const struct decision_times times[TEAMS])
{
    pthread_mutex_lock(&run->lock);
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < DECISION_BUCKETS; i++)
            run->times[team].bucket[i] += times[team].bucket[i];
    pthread_mutex_unlock(&run->lock);
}

static void *work(void *context)
{
    struct sim_run *run = context;
    struct decision_times times[TEAMS] = {0};
    uint64_t number;
    while ((number = atomic_fetch_add(&run->next, 1)) < run->games) {
        struct arena_match match;
        struct paths paths;
        prepare(run, number, &match, &paths);
        arena_play(&match, &run->results[number], times);
        atomic_fetch_add(&run->done, 1);
    }
    add_times(run, times);
    return NULL;
}

static void show_progress(struct sim_run *run)
{
    bool shown = isatty(STDERR_FILENO);
    uint64_t done;
    while ((done = atomic_load(&run->done)) < run->games) {
        if (shown)
            fprintf(stderr, "\r%s - %s: %llu of %llu games", run->player[BLUE].name,
                    run->player[YELLOW].name, (unsigned long long)done,
                    (unsigned long long)run->games);
        usleep(done ? 100000 : 2000);
    }
    if (shown) fprintf(stderr, "\r\033[K");
}

void sim_run_play(struct sim_run *run)
{
    pthread_t thread[SIM_JOBS_MAX];
    uint64_t begun_ns = monotonic_ns(), started = 0;
    run->results = memory_new(run->games, sizeof *run->results);
    memset(run->times, 0, sizeof run->times);
    atomic_store(&run->next, 0);
    atomic_store(&run->done, 0);
    pthread_mutex_init(&run->lock, NULL);
    while (started < run->jobs && !pthread_create(&thread[started], NULL, work, run)) started++;
    if (!started) work(run);
    show_progress(run);
    for (uint64_t i = 0; i < started; i++) pthread_join(thread[i], NULL);
    pthread_mutex_destroy(&run->lock);
    run->seconds = (double)(monotonic_ns() - begun_ns) * 1e-9;
}

void sim_run_forget(struct sim_run *run)
{
    for (uint64_t i = 0; i < run->games; i++) free(run->results[i].fault);
    free(run->results);
    run->results = NULL;
}
