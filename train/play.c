/*
 * Games for learning, on all cores: play --blue BOT --yellow BOT [--map alpha,bravo] [--games 100]
 *                                        [--seed 1] [--jobs 1] [--record DIR] [--deeds yes]
 *                                        [--positions DIR] [--each yes] [--mode real]
 *                                        [--starts yes|blue] [--rules en1]
 *
 * Games between bots as `fathom sim` names them (LEVEL or lib:FILE:LEVEL), one bot a crew; in
 * real-time, which is neither recorded nor noted, as many as the rules ask for. It needs nothing
 * but libc, so that it runs on any machine with many cores: each job is a process with every so
 * many-th game. What comes out does not depend on their number.
 *
 * It prints one line: games, wins of blue, of yellow, draws, called off, blue's share in per cent,
 * orders that were refused; with --deeds one more, what blue did in 100 games; with --each one more
 * a map, its name first; with --starts one more a space of the sea: its map ("alpha.real" in
 * real-time), column and row from 0, how many began there (or how often blue did), and their
 * points; then the openings of starts.h likewise, the map and their number first. With --record
 * each game is a file of `fathom replay`, to fit and train on. With --positions each job writes
 * what our own Captains decided on to a file of rows of POSITION_BYTES, from one side's seat or the
 * other's: what bots/sight.h sees of both, the chance that evaluate.c gives and the one that their
 * search found (255 is 1), and what came of it (0 lost, 1 drawn, 2 won); then what it sees of the
 * side on turn alone, which option was chosen, and which there were, in two bytes.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "bots/inside.h"
#include "bots/sight.h"
#include "rules/rng.h"
#include "tools/arena.h"
#include "wire/record.h"

enum { MAPS = 16, TURNS_MAX = ARENA_TURNS_MAX };
enum { JOBS_MAX = 256, GAMES_MAX = 1 << 20, SPEC_MAX = 4096 };
enum { CHOICE_BYTES = SIGHT_OF_ONE + 3, POSITION_BYTES = SIGHT_OF_BOTH + 3 + CHOICE_BYTES };
enum { POSITIONS_MAX = 4 * TURNS_MAX };
enum { WON_BLUE, WON_YELLOW, DRAWN, CALLED_OFF, OUTCOMES };

struct crew {
    const struct bots_plugin *plugin;
    const char *level;
};

struct work {
    struct crew crew[TEAMS];
    struct chart chart[MAPS];
    int maps, jobs;
    uint32_t games;
    uint64_t seed;
    struct ruleset rules;
    const char *record, *positions;
    uint8_t *outcome; /* of each game, shared by the jobs */
    struct opening (*begun)[TEAMS]; /* of each game, likewise */
    uint32_t *refused; /* orders of each game, likewise */
    uint32_t (*deeds)[ORDER_KINDS]; /* of blue in each game, likewise */
};

struct table {
    struct game game;
    struct bot *bot[TEAMS];
    struct events events;
    struct record record;
    struct out bytes;
    int turns;
    uint32_t refused;
    uint32_t deeds[ORDER_KINDS];
    struct opening begun[TEAMS];
    FILE *file; /* of positions, or NULL */
    int positions;
    uint8_t position[POSITIONS_MAX][POSITION_BYTES]; /* with whose for an outcome, until the end */
    uint64_t dice;
};

_Noreturn static void fail(const char *what, const char *which)
{
    fprintf(stderr, "play: %s %s\n", what, which);
    exit(2);
}

static void hear(struct table *table, const struct work *work)
{
    struct event heard;
    for (int team = 0; team < TEAMS; team++) {
        uint16_t ears = game_ears(&table->game, seat_of((enum team)team, CAPTAIN));
        for (int i = 0; i < table->events.count; i++)
            if (event_for(&table->events.list[i], ears, &heard))
                work->crew[team].plugin->bot_hear(table->bot[team], &heard);
    }
    for (int i = 0; i < table->events.count; i++)
        table->turns += table->events.list[i].kind == EVENT_TURN;
}

static void note_choice(struct duel *duel, const struct order *order, uint8_t *row)
{
    struct duel_options options;
    duel_weigh(duel, &options);
    sight_of_one(duel, &options, row);
    row[SIGHT_OF_ONE] = (uint8_t)duel_option_of(order);
    row[SIGHT_OF_ONE + 1] = (uint8_t)(options.left & UINT8_MAX);
    row[SIGHT_OF_ONE + 2] = (uint8_t)(options.left >> 8);
}

/* What a Captain decides on, seen from either side. */
static void note_position(struct table *table, struct bot *bot, const struct order *order)
{
    struct odds odds;
    struct bits cells[TEAMS];
    struct duel duel;
    enum team own = bot->setup.team, team = (enum team)rng_below(&table->dice, TEAMS);
    if (table->positions == POSITIONS_MAX || !bot->tables) return;
    own_odds(bot, &odds);
    cells[own] = odds_draw(bot, &odds);
    enemy_odds(bot, &odds);
    cells[own ^ 1] = odds_draw(bot, &odds);
    duel_from(&duel, bot->tables, &table->game, cells, 1);
    uint8_t *row = table->position[table->positions++];
    sight_of_both(&duel, team, row);
    row[SIGHT_OF_BOTH] = (uint8_t)(255 * duel_by_hand(&duel, team));
    row[SIGHT_OF_BOTH + 1] = (uint8_t)(255 * (team == own ? bot->chance : 1 - bot->chance));
    row[SIGHT_OF_BOTH + 2] = (uint8_t)team;
    note_choice(&duel, order, row + SIGHT_OF_BOTH + 3);
}

static bool is_decision(enum order_kind kind)
{
    return kind == DO_COURSE || kind == DO_SURFACE || kind == DO_PASS || kind == DO_TORPEDO ||
           kind == DO_SILENCE || kind == DO_MINE || kind == DO_DRONE || kind == DO_SONAR ||
           kind == DO_ARCHER || kind == DO_REPAIR;
}

static void write_positions(struct table *table)
{
    const struct game *game = &table->game;
    for (int i = 0; i < table->positions && game->phase == OVER; i++) {
        uint8_t *row = table->position[i], *last = &row[SIGHT_OF_BOTH + 2];
        *last = game->winner == NO_TEAM ? 1 : game->winner == *last ? 2 : 0;
        fwrite(row, 1, POSITION_BYTES, table->file);
    }
    table->positions = 0;
}

static void note_opening(struct opening *begun, const struct order *order)
{
    if (order->kind == DO_PLACE) *begun = (struct opening){.at = order->at};
    if (order->kind == DO_COURSE) opening_sail(begun, order->dir);
}

/* False when that crew has nothing to do. */
static bool act(struct table *table, const struct work *work, int team)
{
    const struct bots_plugin *plugin = work->crew[team].plugin;
    struct view view = view_for(&table->game, seat_of((enum team)team, CAPTAIN));
    struct bot_deed deed;
    if (plugin->bot_delay_ms(table->bot[team], &view) == BOT_IDLE) return false;
    if (!plugin->bot_think(table->bot[team], &view, &deed) || !deed.ordered) return false;
    enum error error = game_check(&table->game, &deed.order);
    if (error != ERROR_OK) {
        table->refused++;
        plugin->bot_refused(table->bot[team], &deed.order, error);
        return false;
    }
    if (work->record) record_order(&table->record, &deed.order, &table->bytes);
    table->deeds[deed.order.kind] += team == BLUE;
    note_opening(&table->begun[team], &deed.order);
    bool ours = plugin == bots_plugin();
    if (table->file && ours && is_decision(deed.order.kind))
        note_position(table, table->bot[team], &deed.order);
    game_apply(&table->game, &deed.order, &table->events);
    hear(table, work);
    return true;
}

static struct arena_match match_of(const struct work *work, const struct setup *setup)
{
    struct arena_match match = {.setup = *setup, .turns_max = TURNS_MAX};
    for (int team = 0; team < TEAMS; team++) {
        match.crew[team] = work->crew[team].plugin;
        match.bot[team] = (struct bot_setup){.rules = setup->rules};
        if (!match.crew[team]->level_read(work->crew[team].level, &match.bot[team]))
            fail("there is no bot", work->crew[team].level);
    }
    return match;
}

static void seat(struct table *table, const struct work *work, const struct setup *setup)
{
    struct arena_match match = match_of(work, setup);
    for (int team = 0; team < TEAMS; team++) {
        struct bot_setup bot = arena_bot_setup(&match, team, 1, setup->seed * 2 + (uint64_t)team);
        table->bot[team] = match.crew[team]->bot_new(&bot);
    }
}

static void keep(struct table *table, const struct work *work, uint32_t number)
{
    char path[SPEC_MAX];
    snprintf(path, sizeof path, "%s/%06u.fathom", work->record, number);
    record_seal(&table->record, &table->bytes);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(table->bytes.text, 1, table->bytes.length, file) != table->bytes.length ||
        fclose(file))
        fail("cannot write", path);
}

static struct setup setup_of(const struct work *work, uint32_t number)
{
    uint64_t seed = work->seed ^ (uint64_t)number << 32;
    return (struct setup){.rules = work->rules,
                          .chart = work->chart[number % (uint32_t)work->maps],
                          .seed = rng_next(&seed),
                          .players = {1, 1},
                          .first = (enum team)(number / (uint32_t)work->maps & 1)};
}

static int outcome(bool over, enum team winner)
{
    return !over ? CALLED_OFF : winner == NO_TEAM ? DRAWN : (int)winner;
}

static int play_real_time(struct table *table, const struct work *work, struct setup setup)
{
    struct arena_result result = {0};
    struct decision_times times[TEAMS] = {0};
    setup.players[BLUE] = setup.players[YELLOW] = (setup.rules.realtime_min_players + 1) / 2;
    struct arena_match match = match_of(work, &setup);
    arena_play(&match, &result, times);
    table->refused = result.refused;
    for (int team = 0; team < TEAMS; team++) table->begun[team].at = result.start[team];
    return outcome(result.over, result.winner);
}

static int play(struct table *table, const struct work *work, uint32_t number)
{
    struct setup setup = setup_of(work, number);
    bool busy = true;
    table->refused = 0;
    if (chart_mode(&setup.chart) == REAL_TIME) return play_real_time(table, work, setup);
    game_init(&table->game, &setup);
    seat(table, work, &setup);
    table->dice = setup.seed;
    out_reset(&table->bytes);
    memset(table->deeds, 0, sizeof table->deeds);
    if (work->record) record_begin(&table->record, &setup, &table->bytes);
    for (table->turns = 0; busy && table->game.phase != OVER && table->turns < TURNS_MAX;) {
        busy = false;
        for (int team = 0; team < TEAMS; team++)
            while (table->turns < TURNS_MAX && act(table, work, team)) busy = true;
    }
    if (work->record) keep(table, work, number);
    if (table->file) write_positions(table);
    for (int team = 0; team < TEAMS; team++) work->crew[team].plugin->bot_free(table->bot[team]);
    return outcome(table->game.phase == OVER, table->game.winner);
}

static FILE *positions_file(const char *folder, int job)
{
    char path[SPEC_MAX];
    snprintf(path, sizeof path, "%s/%03d", folder, job);
    FILE *file = fopen(path, "wb");
    if (!file) fail("cannot write", path);
    return file;
}

static void work_on(const struct work *work, int job)
{
    struct table *table = memory_new(1, sizeof *table);
    out_growing(&table->bytes, memory_resize);
    if (work->positions) table->file = positions_file(work->positions, job);
    for (uint32_t i = (uint32_t)job; i < work->games; i += (uint32_t)work->jobs) {
        work->outcome[i] = (uint8_t)play(table, work, i);
        work->refused[i] = table->refused;
        memcpy(work->begun[i], table->begun, sizeof table->begun);
        memcpy(work->deeds[i], table->deeds, sizeof table->deeds);
    }
    if (table->file && fclose(table->file)) fail("cannot write", work->positions);
}

static void play_all(const struct work *work)
{
    int status;
    for (int job = 0; job < work->jobs; job++) {
        pid_t pid = fork();
        if (pid < 0) fail("cannot start", "a job");
        if (pid) continue;
        work_on(work, job);
        _exit(0);
    }
    for (int job = 0; job < work->jobs; job++)
        if (wait(&status) < 0 || status) fail("a job", "failed");
}

/* Of the games from `first` on, every `step`-th. */
static void tell(const struct work *work, uint32_t first, uint32_t step)
{
    int sum[OUTCOMES] = {0}, games = 0;
    uint32_t refused = 0;
    for (uint32_t i = first; i < work->games; i += step, games++) {
        sum[work->outcome[i]]++;
        refused += work->refused[i];
    }
    int finished = games - sum[CALLED_OFF];
    printf("%d %d %d %d %d %.2f %u\n", games, sum[WON_BLUE], sum[WON_YELLOW], sum[DRAWN],
           sum[CALLED_OFF], finished ? 100 * (sum[WON_BLUE] + 0.5 * sum[DRAWN]) / finished : 50.0,
           refused);
}

static void tell_each(const struct work *work)
{
    for (int map = 0; map < work->maps; map++) {
        printf("%s ", work->chart[map].name);
        tell(work, (uint32_t)map, (uint32_t)work->maps);
    }
}

/* How often something was the beginning, and the points of those games. */
struct tally {
    int games;
    double points;
};

static void count(struct tally *tally, double points)
{
    tally->games++;
    tally->points += points;
}

static void tell_starts_of(const struct work *work, int map, int teams)
{
    const struct chart *chart = &work->chart[map];
    int openings = openings_of(chart);
    struct tally start[SPACE_MAX] = {0};
    struct tally *opening = memory_new((size_t)openings + 1, sizeof *opening);
    for (uint32_t i = (uint32_t)map; i < work->games; i += (uint32_t)work->maps)
        for (int team = 0; team < teams && work->outcome[i] != CALLED_OFF; team++) {
            const struct opening *begun = &work->begun[i][team];
            int number = opening_number(chart, begun);
            double points = work->outcome[i] == DRAWN ? 0.5 : work->outcome[i] == team;
            count(&start[begun->at], points);
            if (number != NO_OPENING) count(&opening[number], points);
        }
    const char *mode = chart_mode(chart) == REAL_TIME ? ".real" : "";
    EACH_SPACE (at, &chart->sea)
        printf("%s%s %d %d %d %.1f\n", chart->name, mode, space_column(at), space_row(at),
               start[at].games, start[at].points);
    for (int i = 0; i < openings; i++)
        printf("%s%s %d %d %.1f\n", chart->name, mode, i, opening[i].games, opening[i].points);
    free(opening);
}

static void tell_deeds(const struct work *work)
{
    static const enum order_kind kinds[] = {DO_TORPEDO, DO_MINE,    DO_TRIGGER, DO_DRONE,
                                            DO_SONAR,   DO_SILENCE, DO_SURFACE};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        double sum = 0;
        for (uint32_t game = 0; game < work->games; game++) sum += work->deeds[game][kinds[i]];
        printf("%s %.0f%s", order_name(kinds[i]), 100 * sum / work->games, i < 6 ? ", " : "\n");
    }
}

static void *shared(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) fail("no", "memory");
    return memory;
}

/* --- what is asked for ----------------------------------------------------------------------- */

static void read_crew(struct crew *crew, const char *name)
{
    static char path[TEAMS][SPEC_MAX];
    static int used;
    *crew = (struct crew){bots_plugin(), name};
    if (strncmp(name, "lib:", 4)) return;
    const struct bots_plugin *(*plugin)(void) = NULL;
    snprintf(path[used], SPEC_MAX, "%s", name + 4);
    crew->level = "ace";
    char *colon = strchr(path[used], ':');
    if (colon) {
        *colon = '\0';
        crew->level = colon + 1;
    }
    void *library = dlopen(path[used++], RTLD_NOW | RTLD_LOCAL);
    if (library) *(void **)&plugin = dlsym(library, "bots_plugin");
    if (!plugin) fail("no bots in", name);
    crew->plugin = plugin();
}

static void read_maps(struct work *work, const char *names, enum mode mode)
{
    char name[CHART_NAME_MAX];
    for (; *names && work->maps < MAPS; names += strspn(names, ",")) {
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, names);
        if (!chart_builtin_read(&work->chart[work->maps++], name, mode))
            fail("there is no map", name);
        names += length;
    }
}

static struct ruleset read_rules(const char *name)
{
    int preset = preset_named(name);
    if (preset < 0) fail("there is no rule book", name);
    return ruleset_preset((enum preset)preset);
}

static const char *word(int count, char **words, const char *name, const char *otherwise)
{
    for (int i = 1; i + 1 < count; i += 2)
        if (!strcmp(words[i], name)) return words[i + 1];
    return otherwise;
}

int main(int count, char **words)
{
    static struct work work;
    work.games = (uint32_t)strtoul(word(count, words, "--games", "100"), NULL, 10);
    work.jobs = atoi(word(count, words, "--jobs", "1"));
    work.seed = strtoull(word(count, words, "--seed", "1"), NULL, 10);
    work.record = word(count, words, "--record", NULL);
    if (work.jobs < 1 || work.jobs > JOBS_MAX || !work.games || work.games > GAMES_MAX)
        fail("games or jobs are", "out of bounds");
    read_crew(&work.crew[BLUE], word(count, words, "--blue", "ace"));
    read_crew(&work.crew[YELLOW], word(count, words, "--yellow", "officer"));
    work.rules = read_rules(word(count, words, "--rules", "en1"));
    bool real = !strcmp(word(count, words, "--mode", "turn"), "real");
    read_maps(&work, word(count, words, "--map", "alpha"), real ? REAL_TIME : TURN_BY_TURN);
    if (work.record) mkdir(work.record, 0777);
    work.positions = word(count, words, "--positions", NULL);
    if (work.positions) mkdir(work.positions, 0777);
    work.outcome = shared(work.games);
    work.refused = shared(work.games * sizeof *work.refused);
    work.deeds = shared(work.games * sizeof *work.deeds);
    work.begun = shared(work.games * sizeof *work.begun);
    play_all(&work);
    tell(&work, 0, 1);
    if (!strcmp(word(count, words, "--deeds", "no"), "yes")) tell_deeds(&work);
    if (!strcmp(word(count, words, "--each", "no"), "yes")) tell_each(&work);
    const char *starts = word(count, words, "--starts", "no");
    for (int map = 0; map < work.maps && strcmp(starts, "no"); map++)
        tell_starts_of(&work, map, strcmp(starts, "blue") ? TEAMS : 1);
    return 0;
}
