/*
 * What the ace expects of a shot is what it gets. Games between bots are played; a second ace in
 * the shooter's seat, who is told what kind of Captain the other is, says before each torpedo what
 * damage it expects, and that is held against what the blast did, by steps of expectation.
 * CALIBRATION_GAMES says how many games of each kind.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bots/inside.h"
#include "tools/arena.h"
#include "wire/playback.h"

enum { STEPS = 4, GAMES = 300, RECORD_MAX_BYTES = 1 << 16, NODES = 300 };

static const double step_from[STEPS + 1] = {0.1, 0.3, 0.5, 0.8, 2.1};

struct sums {
    int shots;
    double expected, got, squares;
};

struct table {
    struct sums step[STEPS];
    double place_bits, count_bits; /* surprise at the true place: by the estimate, by the count */
    int places;
};

static void note_shot(struct table *table, double expected, double got)
{
    for (int i = 0; i < STEPS; i++) {
        if (expected < step_from[i] || expected >= step_from[i + 1]) continue;
        table->step[i].shots++;
        table->step[i].expected += expected;
        table->step[i].got += got;
        table->step[i].squares += (got - expected) * (got - expected);
    }
}

static void note_place(struct table *table, struct bot *watcher, uint8_t at)
{
    struct odds odds;
    double counted[SPACE_MAX];
    enemy_odds(watcher, &odds);
    radio_weights(watcher->belief, counted);
    table->place_bits -= log2(odds.weight[at] + 1e-12);
    table->count_bits -= log2(counted[at] + 1e-12);
    table->places++;
}

static void follow(struct table *table, struct bot *watcher[TEAMS], const struct game *game,
                   const struct order *order)
{
    if (order->team >= TEAMS || game->phase != PLAYING) return;
    struct bot *shooter = watcher[order->team];
    const struct boat *foe = &game->boat[order->team ^ 1];
    if (order->kind == DO_COURSE) note_place(table, shooter, foe->at);
    if (order->kind != DO_TORPEDO) return;
    int distance = space_distance(foe->at, order->at);
    int damage = distance == 0 ? 2 : distance == 1;
    note_shot(table, bot_expects(shooter, order->at), damage > foe->hull ? foe->hull : damage);
}

static void seat_watchers(struct bot *watcher[TEAMS], const struct setup *setup,
                          const struct choice_model *enemy)
{
    for (enum team team = BLUE; team < TEAMS; team++) {
        watcher[team] = bot_new(&(struct bot_setup){.rules = setup->rules,
                                                    .chart = setup->chart,
                                                    .players = {1, 1},
                                                    .level = LEVEL_ACE,
                                                    .team = team,
                                                    .roles = 15,
                                                    .seed = setup->seed,
                                                    .enemy = enemy});
    }
}

static void hear(struct bot *watcher[TEAMS], const struct game *game, const struct events *events)
{
    struct event heard;
    for (int i = 0; i < events->count; i++)
        for (enum team team = BLUE; team < TEAMS; team++)
            if (event_for(&events->list[i], game_ears(game, seat_of(team, CAPTAIN)), &heard))
                bot_hear(watcher[team], &heard);
}

static void read_game(struct table *table, const uint8_t *bytes, size_t length,
                      const struct choice_model *enemy)
{
    static struct events events;
    struct playback playback;
    struct bot *watcher[TEAMS];
    if (!playback_open(&playback, bytes, length, &events)) abort();
    seat_watchers(watcher, &playback.setup, enemy);
    for (struct game before = playback.game; playback_next(&playback); before = playback.game) {
        if (playback.item == RECORD_CALL) continue;
        follow(table, watcher, &before, &playback.frame.order);
        hear(watcher, &playback.game, &events);
    }
    for (enum team team = BLUE; team < TEAMS; team++) bot_free(watcher[team]);
}

static void play(struct table *table, const char *map, enum level level,
                 const struct choice_model *model, uint64_t number)
{
    static struct decision_times times[TEAMS];
    static uint8_t bytes[RECORD_MAX_BYTES];
    char path[] = "/tmp/fathom-calibration-XXXXXX";
    struct arena_match match = {.turns_max = 300, .record = path};
    struct arena_result result;
    match.setup = (struct setup){.rules = ruleset_preset(PRESET_EN1),
                                 .players = {1, 1},
                                 .seed = 1000 + number,
                                 .first = number & 1};
    if (!chart_builtin_read(&match.setup.chart, map, TURN_BY_TURN)) abort();
    for (enum team team = BLUE; team < TEAMS; team++)
        match.bot[team] = (struct bot_setup){.level = level, .nodes = NODES};
    int fd = mkstemp(path);
    if (fd < 0) abort();
    arena_play(&match, &result, times);
    ssize_t length = read(fd, bytes, sizeof bytes);
    close(fd);
    unlink(path);
    if (length > 0) read_game(table, bytes, (size_t)length, model);
}

/* Within four standard errors, or a tenth of a point or of what was expected. */
static bool holds(const struct sums *sums)
{
    if (sums->shots < 30) return true;
    double off = fabs(sums->expected - sums->got) / sums->shots;
    double tenth = 0.1 * fmax(1, sums->expected / sums->shots);
    return off < tenth || off < 4 * sqrt(sums->squares) / sums->shots;
}

int main(void)
{
    static const enum level levels[] = {LEVEL_CADET, LEVEL_OFFICER, LEVEL_ACE};
    const char *games = getenv("CALIBRATION_GAMES");
    int count = games ? atoi(games) : GAMES, number = 0, bad = 0;
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        struct table table = {0};
        for (int game = 0; game < count; game++)
            play(&table, game & 1 ? "charlie" : "alpha", levels[i],
                 level_choices(levels[i], TURN_BY_TURN), (uint64_t)game);
        printf("# %s: the true place surprises by %.2f bits, by %.2f when histories are counted\n",
               level_name(levels[i]), table.place_bits / table.places,
               table.count_bits / table.places);
        for (int step = 0; step < STEPS; step++) {
            const struct sums *sums = &table.step[step];
            double shots = sums->shots ? sums->shots : 1;
            bad += !holds(sums);
            printf("%sok %d - %s, %d shots: expected %.2f, got %.2f\n", holds(sums) ? "" : "not ",
                   ++number, level_name(levels[i]), sums->shots, sums->expected / shots,
                   sums->got / shots);
        }
    }
    printf("1..%d\n", number);
    return bad ? 1 : 0;
}
