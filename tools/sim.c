/*
 * `fathom sim`: many games between two crews of bots or programs, or a ladder of several.
 *
 * Each game has a seed of its own, made of the run's seed and the game's number, and its result
 * goes into a table at that number; the summary is made from the table. So the number of threads
 * changes nothing but the time.
 */
#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "rules/rng.h"
#include "tools/arena.h"
#include "tools/elo.h"
#include "tools/setup.h"
#include "tools/verb.h"
#include "wire/out.h"

enum { JOBS_MAX = 256, GAMES_MAX = 100000000, PATH_MAX_BYTES = 4096, LADDER_TEXT = 4096 };
enum { NAME_IN_PATH_MAX = 60, FAULTS_TOLD = 3, FAULTS_LISTED = 20, WORDS_TOLD = 5 };

struct sim {
    const struct arguments *arguments;
    struct setup setup;
    struct bot_setup bot[TEAMS];
    const struct bots_plugin *crew[TEAMS];
    const char *name[TEAMS];
    const char *command[TEAMS]; /* of "exec:COMMAND", NULL for a bot of ours */
    uint64_t games, jobs, turns_max, pace, move_ms, order_ms;
    const char *directory;
    bool json, quiet;
    struct arena_result *results;
    struct arena_clock clock[TEAMS];
    pthread_mutex_t lock;
    atomic_ullong next, done;
    double seconds;
};

struct tally {
    uint64_t wins[TEAMS], draws, called_off, stuck, refused, orders, turns, first_wins, decided;
    uint64_t deaths[CAUSE_COUNT], forfeits[TEAMS];
    uint32_t median_turns, longest;
    double mean_ms;
    const char *trouble;
};

static double now_s(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* --- playing --------------------------------------------------------------------------------- */

static uint64_t seed_of(const struct sim *sim, uint64_t number)
{
    uint64_t state = sim->setup.seed * 0x9e3779b97f4a7c15ull + number;
    return rng_next(&state);
}

/* A bot's name as part of a file's: anything odd becomes a line below. */
static void name_in_path(const char *name, char text[NAME_IN_PATH_MAX])
{
    snprintf(text, NAME_IN_PATH_MAX, "%s", name);
    for (char *p = text; *p; p++)
        if (!strchr("+-=.", *p) && !isalnum((unsigned char)*p)) *p = '_';
}

/* The two first movers take turns. */
static void prepare(const struct sim *sim, uint64_t number, struct arena_match *match,
                    char path[PATH_MAX_BYTES])
{
    char name[TEAMS][NAME_IN_PATH_MAX];
    *match = (struct arena_match){.setup = sim->setup, .turns_max = (uint32_t)sim->turns_max,
                                  .move_ms = (uint32_t)sim->move_ms};
    match->order_ms = (uint32_t)(sim->order_ms * sim->pace / 100);
    match->setup.seed = seed_of(sim, number);
    if (sim->setup.first == NO_TEAM) match->setup.first = (uint8_t)(number % TEAMS);
    for (int team = 0; team < TEAMS; team++) {
        match->bot[team] = sim->bot[team];
        match->crew[team] = sim->crew[team];
        match->command[team] = sim->command[team];
        name_in_path(sim->name[team], name[team]);
    }
    if (!sim->directory) return;
    snprintf(path, PATH_MAX_BYTES, "%s/%s-%s-%06llu.fathom", sim->directory, name[BLUE],
             name[YELLOW], (unsigned long long)number + 1);
    match->record = path;
}

static void add_clock(struct sim *sim, struct arena_clock clock[TEAMS])
{
    pthread_mutex_lock(&sim->lock);
    for (int team = 0; team < TEAMS; team++)
        for (int i = 0; i < ARENA_BUCKETS; i++)
            sim->clock[team].bucket[i] += clock[team].bucket[i];
    pthread_mutex_unlock(&sim->lock);
}

static void *work(void *context)
{
    struct sim *sim = context;
    struct arena_clock clock[TEAMS] = {0};
    uint64_t number;
    while ((number = atomic_fetch_add(&sim->next, 1)) < sim->games) {
        struct arena_match match;
        char path[PATH_MAX_BYTES];
        prepare(sim, number, &match, path);
        arena_play(&match, &sim->results[number], clock);
        atomic_fetch_add(&sim->done, 1);
    }
    add_clock(sim, clock);
    return NULL;
}

static void show_progress(struct sim *sim)
{
    bool shown = !sim->quiet && isatty(STDERR_FILENO);
    uint64_t done;
    while ((done = atomic_load(&sim->done)) < sim->games) {
        if (shown)
            fprintf(stderr, "\r%s - %s: %llu of %llu games", sim->name[BLUE], sim->name[YELLOW],
                    (unsigned long long)done, (unsigned long long)sim->games);
        usleep(done ? 100000 : 2000);
    }
    if (shown) fprintf(stderr, "\r\033[K");
}

static bool run_games(struct sim *sim)
{
    pthread_t thread[JOBS_MAX];
    double begun = now_s();
    uint64_t started = 0;
    sim->results = calloc(sim->games, sizeof sim->results[0]);
    if (!sim->results) return false;
    memset(sim->clock, 0, sizeof sim->clock);
    atomic_store(&sim->next, 0);
    atomic_store(&sim->done, 0);
    while (started < sim->jobs && !pthread_create(&thread[started], NULL, work, sim)) started++;
    if (!started) work(sim);
    show_progress(sim);
    for (uint64_t i = 0; i < started; i++) pthread_join(thread[i], NULL);
    sim->seconds = now_s() - begun;
    return true;
}

static void forget(struct sim *sim)
{
    for (uint64_t i = 0; i < sim->games; i++) free(sim->results[i].fault);
    free(sim->results);
}

/* --- summing up ------------------------------------------------------------------------------ */

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static void lengths(const struct sim *sim, struct tally *tally)
{
    uint32_t *turns = malloc(sim->games * sizeof turns[0]);
    if (!turns) return;
    for (uint64_t i = 0; i < sim->games; i++) turns[i] = sim->results[i].turns;
    qsort(turns, sim->games, sizeof turns[0], by_number);
    tally->median_turns = turns[sim->games / 2];
    tally->longest = turns[sim->games - 1];
    free(turns);
}

static void count_result(struct tally *tally, const struct arena_result *result)
{
    tally->orders += result->orders;
    tally->turns += result->turns;
    tally->refused += result->refused;
    tally->mean_ms += (double)result->ms;
    if (*result->trouble && !tally->trouble) tally->trouble = result->trouble;
    tally->stuck += result->stuck;
    if (!result->over) {
        tally->called_off += !result->stuck;
        return;
    }
    if (result->winner == NO_TEAM) {
        tally->draws++;
        return;
    }
    tally->wins[result->winner]++;
    if (result->fault) tally->forfeits[result->fault->team]++;
    else tally->deaths[result->cause]++;
    tally->decided++;
    tally->first_wins += result->winner == result->first;
}

static struct tally add_up(const struct sim *sim)
{
    struct tally tally = {0};
    for (uint64_t i = 0; i < sim->games; i++) count_result(&tally, &sim->results[i]);
    tally.mean_ms /= (double)sim->games;
    lengths(sim, &tally);
    return tally;
}

/* Wilson's interval for blue's share of the points, a draw being half a point. */
static void interval(const struct sim *sim, const struct tally *tally, double *low, double *share,
                     double *high)
{
    double n = (double)sim->games, z = 1.959964;
    uint64_t halves = sim->games - tally->wins[BLUE] - tally->wins[YELLOW];
    double p = ((double)tally->wins[BLUE] + 0.5 * (double)halves) / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double width = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    *share = 100 * p;
    *low = 100 * (middle - width);
    *high = 100 * (middle + width);
}

/* The last few lines of what a program said on its error output. */
static const char *last_lines(const char *text)
{
    const char *from = text + strlen(text);
    for (int lines = 0; from > text; from--)
        if (from[-1] == '\n' && *from && ++lines == WORDS_TOLD) break;
    return from;
}

static void print_indented(const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        printf("      | %.*s\n", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static void print_faults(const struct sim *sim, const struct tally *t)
{
    uint64_t all = t->forfeits[BLUE] + t->forfeits[YELLOW], told = 0;
    if (!all) return;
    printf("  lost by a fault of the program: blue %llu, yellow %llu\n",
           (unsigned long long)t->forfeits[BLUE], (unsigned long long)t->forfeits[YELLOW]);
    for (uint64_t i = 0; i < sim->games && told < FAULTS_TOLD; i++) {
        const struct arena_fault *fault = sim->results[i].fault;
        if (!fault) continue;
        printf("    game %llu, %s: %s\n", (unsigned long long)i + 1,
               team_name(fault->team), fault->reason);
        print_indented(last_lines(fault->last_words));
        told++;
    }
    if (all > told) printf("    and %llu more\n", (unsigned long long)(all - told));
}

static void print_deaths(const struct tally *t)
{
    double sunk = (double)(t->decided - t->forfeits[BLUE] - t->forfeits[YELLOW]);
    if (sunk == 0) return;
    printf("  sunk by:");
    for (int cause = 0; cause < CAUSE_COUNT; cause++)
        if (t->deaths[cause])
            printf(" %s %.1f %%", cause_name(cause),
                   100 * (double)t->deaths[cause] / sunk);
    putchar('\n');
}

static void print_text(const struct sim *sim, const struct tally *t)
{
    double low, share, high, games = (double)sim->games;
    interval(sim, t, &low, &share, &high);
    printf("%llu games, %s on %s, %s\n", (unsigned long long)sim->games,
           mode_name(chart_mode(&sim->setup.chart)), sim->setup.chart.name,
           sim->setup.first == NO_TEAM ? "first movers take turns" : "one side begins always");
    for (int team = 0; team < TEAMS; team++)
        printf("  %-6s %-24s %8llu wins  %5.1f %%   decision %8.1f us (median)\n",
               team_name(team), sim->name[team], (unsigned long long)t->wins[team],
               100 * (double)t->wins[team] / games, arena_median_us(&sim->clock[team]));
    printf("  draws %llu, called off after %llu turns %llu, stuck %llu\n",
           (unsigned long long)t->draws, (unsigned long long)sim->turns_max,
           (unsigned long long)t->called_off, (unsigned long long)t->stuck);
    printf("  blue's share of the points %.1f %%, 95 %% interval %.1f to %.1f\n", share, low, high);
    printf("  length: mean %.1f, median %u, longest %u turns\n", (double)t->turns / games,
           t->median_turns, t->longest);
    if (chart_mode(&sim->setup.chart) == REAL_TIME)
        printf("  a game takes %.1f minutes on average\n", t->mean_ms / 60000);
    else if (t->decided)
        printf("  who begins wins %.1f %%\n", 100 * (double)t->first_wins / (double)t->decided);
    print_deaths(t);
    printf("  %llu orders in %.1f s, %.0f a second; refused %llu%s%s\n",
           (unsigned long long)t->orders, sim->seconds, (double)t->orders / sim->seconds,
           (unsigned long long)t->refused, t->trouble ? ", first: " : "",
           t->trouble ? t->trouble : "");
    print_faults(sim, t);
}

/* A string in JSON, quotes and all. */
static void print_string(const char *text)
{
    struct out out;
    out_growing(&out, realloc);
    out_string(&out, text, strlen(text));
    fputs(out_cstring(&out), stdout);
    free(out.text);
}

static void print_fault_json(const struct arena_fault *fault, uint64_t number)
{
    printf("{\"game\":%llu,\"team\":\"%s\",\"reason\":", (unsigned long long)number,
           team_name(fault->team));
    print_string(fault->reason);
    printf(",\"stderr\":");
    print_string(fault->last_words);
    putchar('}');
}

static void print_faults_json(const struct sim *sim, const struct tally *t)
{
    int told = 0;
    printf(",\"forfeits\":{\"blue\":%llu,\"yellow\":%llu},\"faults\":[",
           (unsigned long long)t->forfeits[BLUE], (unsigned long long)t->forfeits[YELLOW]);
    for (uint64_t i = 0; i < sim->games && told < FAULTS_LISTED; i++) {
        if (!sim->results[i].fault) continue;
        if (told++) putchar(',');
        print_fault_json(sim->results[i].fault, i + 1);
    }
    putchar(']');
}

static void print_json(const struct sim *sim, const struct tally *t)
{
    double low, share, high;
    interval(sim, t, &low, &share, &high);
    printf("{\"games\":%llu,\"blue\":%llu,\"yellow\":%llu,\"draws\":%llu,\"called_off\":%llu,"
           "\"stuck\":%llu,\"refused\":%llu",
           (unsigned long long)sim->games, (unsigned long long)t->wins[BLUE],
           (unsigned long long)t->wins[YELLOW], (unsigned long long)t->draws,
           (unsigned long long)t->called_off, (unsigned long long)t->stuck,
           (unsigned long long)t->refused);
    printf(",\"blue_name\":"), print_string(sim->name[BLUE]);
    printf(",\"yellow_name\":"), print_string(sim->name[YELLOW]);
    printf(",\"map\":"), print_string(sim->setup.chart.name);
    printf(",\"mode\":\"%s\"", mode_name(chart_mode(&sim->setup.chart)));
    print_faults_json(sim, t);
    printf(",\"share_percent\":%.2f,\"low_percent\":%.2f,\"high_percent\":%.2f", share, low, high);
    printf(",\"first_wins\":%llu,\"turns_mean\":%.2f,\"turns_median\":%u,\"turns_longest\":%u",
           (unsigned long long)t->first_wins, (double)t->turns / (double)sim->games,
           t->median_turns, t->longest);
    printf(",\"game_ms_mean\":%.0f,\"sunk_by\":{", t->mean_ms);
    bool comma = false;
    for (int cause = 0; cause < CAUSE_COUNT; cause++) {
        if (!t->deaths[cause]) continue;
        printf("%s\"%s\":%llu", comma ? "," : "", cause_name(cause),
               (unsigned long long)t->deaths[cause]);
        comma = true;
    }
    printf("},\"orders\":%llu,\"seconds\":%.3f,\"orders_per_second\":%.0f"
           ",\"blue_decision_us\":%.1f,\"yellow_decision_us\":%.1f}\n",
           (unsigned long long)t->orders, sim->seconds, (double)t->orders / sim->seconds,
           arena_median_us(&sim->clock[BLUE]), arena_median_us(&sim->clock[YELLOW]));
}

/* --- the ladder ------------------------------------------------------------------------------ */

struct ladder {
    int count;
    char text[LADDER_TEXT];
    const char *name[ELO_PLAYERS_MAX];
    double score[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX], games[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX];
    double rating[ELO_PLAYERS_MAX];
    uint64_t forfeits[ELO_PLAYERS_MAX];
};

/* "lib:PATH:LEVEL" has the bots of another build. They stay loaded: their threads may still run. */
static const char *load_crew(struct sim *sim, int team, const char *name)
{
    char path[PATH_MAX_BYTES];
    const char *level = strchr(name + 4, ':');
    snprintf(path, sizeof path, "%.*s", level ? (int)(level - name - 4) : 0, name + 4);
    void *library = level ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
    const struct bots_plugin *(*door)(void) = NULL;
    if (library) *(void **)&door = dlsym(library, "bots_plugin");
    if (!door) {
        usage_error(sim->arguments, "%.200s: %.200s", name, level ? dlerror() : "lib:PATH:LEVEL");
        return NULL;
    }
    sim->crew[team] = door();
    if (!memcmp(sim->crew[team]->fits, bots_plugin()->fits, sizeof bots_plugin()->fits))
        return level + 1;
    usage_error(sim->arguments, "%.200s was built for other rules", name);
    return NULL;
}

static bool set_player(struct sim *sim, int team, const char *name)
{
    const char *level = name;
    bool program = !strncmp(name, "exec:", 5) && name[5];
    sim->name[team] = name;
    sim->command[team] = program ? name + 5 : NULL;
    sim->crew[team] = bots_plugin();
    if (program) return true;
    if (!strncmp(name, "lib:", 4) && !(level = load_crew(sim, team, name))) return false;
    if (!sim->crew[team]->level_read(level, &sim->bot[team])) {
        usage_error(sim->arguments,
                    "there is no bot \"%.60s\" (random, cadet, officer, ace, exec:COMMAND)", name);
        return false;
    }
    sim->bot[team].pace = (uint16_t)sim->pace;
    return true;
}

static bool read_ladder(struct sim *sim, const char *text, struct ladder *ladder)
{
    memset(ladder, 0, sizeof *ladder);
    if (snprintf(ladder->text, LADDER_TEXT, "%s", text) >= LADDER_TEXT) {
        usage_error(sim->arguments, "--ladder is too long");
        return false;
    }
    char *rest = ladder->text, *name;
    while ((name = strsep(&rest, ","))) {
        if (ladder->count == ELO_PLAYERS_MAX) {
            usage_error(sim->arguments, "--ladder takes up to %d bots", ELO_PLAYERS_MAX);
            return false;
        }
        ladder->name[ladder->count++] = name;
        if (!set_player(sim, BLUE, name)) return false;
    }
    if (ladder->count >= 2) return true;
    usage_error(sim->arguments, "--ladder needs two bots or more, with commas between them");
    return false;
}

static bool play_pair(struct sim *sim, struct ladder *ladder, int i, int j)
{
    if (!set_player(sim, BLUE, ladder->name[i]) || !set_player(sim, YELLOW, ladder->name[j]) ||
        !run_games(sim))
        return false;
    struct tally tally = add_up(sim);
    double n = (double)sim->games;
    double halves = n - (double)tally.wins[BLUE] - (double)tally.wins[YELLOW];
    ladder->games[i][j] = ladder->games[j][i] = n;
    ladder->score[i][j] = (double)tally.wins[BLUE] + halves / 2;
    ladder->score[j][i] = (double)tally.wins[YELLOW] + halves / 2;
    ladder->forfeits[i] += tally.forfeits[BLUE];
    ladder->forfeits[j] += tally.forfeits[YELLOW];
    if (!sim->json && tally.forfeits[BLUE] + tally.forfeits[YELLOW]) {
        printf("%s - %s\n", ladder->name[i], ladder->name[j]);
        print_faults(sim, &tally);
    }
    forget(sim);
    return true;
}

static void print_ladder(const struct ladder *ladder, bool json)
{
    if (json) {
        printf("{\"ladder\":[");
        for (int i = 0; i < ladder->count; i++)
            printf("%s{\"name\":", i ? "," : ""), print_string(ladder->name[i]),
                printf(",\"elo\":%.0f,\"forfeits\":%llu}", ladder->rating[i],
                       (unsigned long long)ladder->forfeits[i]);
        puts("]}");
        return;
    }
    printf("%-24s %6s   per cent of the points against the others\n", "", "Elo");
    for (int i = 0; i < ladder->count; i++) {
        printf("%-24s %6.0f  ", ladder->name[i], ladder->rating[i]);
        for (int j = 0; j < ladder->count; j++)
            if (i == j) printf("     -");
            else printf(" %5.1f", 100 * ladder->score[i][j] / ladder->games[i][j]);
        putchar('\n');
    }
}

static int play_ladder(struct sim *sim, const char *text)
{
    struct ladder ladder;
    if (!read_ladder(sim, text, &ladder)) return STATUS_USAGE;
    for (int i = 0; i < ladder.count; i++)
        for (int j = i + 1; j < ladder.count; j++)
            if (!play_pair(sim, &ladder, i, j)) return 1;
    elo_fit(ladder.count, ladder.score, ladder.games, ladder.rating);
    print_ladder(&ladder, sim->json);
    return 0;
}

/* --- the verb -------------------------------------------------------------------------------- */

/* A crew of one bot turn-by-turn, and in real-time as many players as the rules ask for. */
static bool read_setup(struct sim *sim)
{
    const struct arguments *arguments = sim->arguments;
    if (!setup_read(arguments, SEED_FIXED, &sim->setup)) return false;
    if (argument_given(arguments, "players")) return true;
    bool real = chart_mode(&sim->setup.chart) == REAL_TIME;
    int players = real ? (sim->setup.rules.realtime_min_players + 1) / 2 : 1;
    sim->setup.players[BLUE] = sim->setup.players[YELLOW] = (uint8_t)players;
    return true;
}

static bool read_options(struct sim *sim)
{
    const struct arguments *arguments = sim->arguments;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    const char *blue = argument(arguments, "blue"), *yellow = argument(arguments, "yellow");
    sim->json = argument_given(arguments, "json");
    sim->directory = argument(arguments, "record");
    if (!argument_number(arguments, "games", 1, GAMES_MAX, 100, &sim->games) ||
        !argument_number(arguments, "jobs", 1, JOBS_MAX, cores > 0 ? (uint64_t)cores : 1,
                         &sim->jobs) ||
        !argument_number(arguments, "turns", 1, 100000, ARENA_TURNS_MAX, &sim->turns_max) ||
        !argument_number(arguments, "move-ms", 1, 3600000, 5000, &sim->move_ms) ||
        !argument_number(arguments, "order-ms", 1, 600000, 900, &sim->order_ms) ||
        !argument_number(arguments, "pace", 1, 10000, 100, &sim->pace))
        return false;
    if (sim->directory && mkdir(sim->directory, 0777) != 0 && errno != EEXIST) {
        usage_error(arguments, "cannot make %.100s: %s", sim->directory, strerror(errno));
        return false;
    }
    return set_player(sim, BLUE, blue ? blue : "ace") &&
           set_player(sim, YELLOW, yellow ? yellow : "officer");
}

static int play_duel(struct sim *sim)
{
    if (!run_games(sim)) {
        fprintf(stderr, "fathom sim: no memory for so many games\n");
        return 1;
    }
    struct tally tally = add_up(sim);
    if (sim->json) print_json(sim, &tally);
    else print_text(sim, &tally);
    forget(sim);
    return tally.stuck ? 1 : 0;
}

int verb_sim(const struct arguments *arguments)
{
    struct sim sim = {.arguments = arguments};
    const char *ladder = argument(arguments, "ladder");
    pthread_mutex_init(&sim.lock, NULL);
    if (!read_options(&sim) || !read_setup(&sim)) return STATUS_USAGE;
    programs_prepare();
    int status = ladder ? play_ladder(&sim, ladder) : play_duel(&sim);
    programs_sweep();
    return status;
}
