/*
 * `fathom bench radio`: how long a belief takes to hear one announcement.
 *
 * Random self-avoiding play on the real-time charts: six courses, as the silence gauge asks for,
 * then a silence of a random direction and length, up to six of them without surfacing; a game
 * ends where its submarine is stuck. A row tells of all announcements heard with so many silences
 * so far, the silence itself included. Each game is heard several times over and the fastest time
 * of each announcement counts, so that what else the machine does stays out of it.
 *
 * Last come whole games of our own bots, as both crews hear them, with the memory that bots take.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "radio/radio.h"
#include "rules/order.h"
#include "rules/rng.h"
#include "tools/arena.h"
#include "tools/bench.h"
#include "tools/monotonic.h"
#include "wire/playback.h"

enum {
    GAMES = 400, HEARINGS = 7, SILENCES_MAX = 6, COURSES = 6,
    STREAM_MAX = (SILENCES_MAX + 1) * (COURSES + 1),
    SAMPLES_MAX = GAMES * (COURSES + 1),
    BOT_GAMES = 8, RECORD_MAX = 1 << 20,
};

struct sample {
    double us;
    size_t hypotheses, bytes;
};

struct row {
    size_t count;
    bool exact;
    struct sample sample[SAMPLES_MAX];
};

struct sailor {
    const struct chart *chart;
    struct bits route;
    uint8_t at;
    uint64_t *rng;
};

struct stream {
    int count;
    struct event event[STREAM_MAX];
};

static bool can_sail(const struct sailor *sailor, uint8_t to)
{
    return bits_has(&sailor->chart->sea, to) && !bits_has(&sailor->route, to);
}

static void sail(struct sailor *sailor, enum dir dir)
{
    sailor->at = space_step(sailor->at, dir);
    bits_add(&sailor->route, sailor->at);
}

static bool sail_anywhere(struct sailor *sailor, struct stream *stream)
{
    enum dir open[DIRS];
    uint32_t count = 0;
    for (int dir = 0; dir < DIRS; dir++)
        if (can_sail(sailor, space_step(sailor->at, dir))) open[count++] = dir;
    if (!count) return false;
    enum dir dir = open[rng_below(sailor->rng, count)];
    sail(sailor, dir);
    stream->event[stream->count++] =
        (struct event){.kind = EVENT_COURSE, .team = YELLOW, .dir = dir, .at = NOWHERE};
    return true;
}

/* Like any order but surfacing it needs a Captain who could also sail. */
static bool slip_anywhere(struct sailor *sailor, struct stream *stream)
{
    uint32_t reach[DIRS], all = 1;
    for (int dir = 0; dir < DIRS; dir++) {
        uint8_t to = sailor->at;
        for (reach[dir] = 0; reach[dir] < SILENCE_MAX; reach[dir]++)
            if (!can_sail(sailor, to = space_step(to, dir))) break;
        all += reach[dir];
    }
    if (all == 1) return false;
    uint32_t pick = rng_below(sailor->rng, all);
    for (int dir = 0; dir < DIRS && pick; dir++) {
        uint32_t length = pick <= reach[dir] ? pick : 0;
        pick -= length ? pick : reach[dir];
        for (; length; length--) sail(sailor, dir);
    }
    stream->event[stream->count++] = (struct event){.kind = EVENT_SILENCE, .team = YELLOW,
                                                    .dir = NO_DIR, .value = NO_LENGTH,
                                                    .at = NOWHERE};
    return true;
}

static void play(const struct chart *chart, uint64_t *rng, struct stream *stream)
{
    struct sailor sailor = {.chart = chart, .rng = rng};
    uint32_t spaces = (uint32_t)bits_count(&chart->sea);
    sailor.at = bits_nth(&chart->sea, (int)rng_below(rng, spaces));
    sailor.route = bits_one(sailor.at);
    stream->count = 0;
    for (int silences = 0; silences <= SILENCES_MAX; silences++) {
        if (silences && !slip_anywhere(&sailor, stream)) return;
        for (int i = 0; i < COURSES; i++)
            if (!sail_anywhere(&sailor, stream)) return;
    }
}

/* The clock of the wall for short times: the other one takes longer to read than they last. */
struct stopwatch {
    uint64_t wall_ns, core_ns;
};

static struct stopwatch stopwatch_start(void)
{
    uint64_t core_ns = bench_now_ns();
    return (struct stopwatch){monotonic_ns(), core_ns};
}

static double stopwatch_us(struct stopwatch since)
{
    enum { SHORT_NS = 50000 };
    uint64_t wall_ns = monotonic_ns() - since.wall_ns, core_ns = bench_now_ns() - since.core_ns;
    return (double)(wall_ns < SHORT_NS || core_ns > wall_ns ? wall_ns : core_ns) / 1e3;
}

static void hear(const struct radio_setup *setup, const struct stream *stream,
                 struct sample *sample, bool *exact)
{
    struct radio *radio = radio_new(setup);
    for (int i = 0; i < stream->count; i++) {
        struct stopwatch watch = stopwatch_start();
        radio_hear(radio, &stream->event[i]);
        double us = stopwatch_us(watch);
        struct radio_size size = radio_size(radio);
        if (!sample[i].us || us < sample[i].us) sample[i].us = us;
        sample[i].hypotheses = size.hypotheses;
        sample[i].bytes = size.bytes;
        exact[i] = radio_exact(radio);
    }
    radio_free(radio);
}

static void measure(const struct radio_setup *setup, struct row rows[SILENCES_MAX + 1])
{
    uint64_t rng = 20;
    for (int game = 0; game < GAMES; game++) {
        struct stream stream;
        struct sample sample[STREAM_MAX] = {0};
        bool exact[STREAM_MAX];
        play(&setup->chart, &rng, &stream);
        for (int i = 0; i < HEARINGS; i++) hear(setup, &stream, sample, exact);
        for (int i = 0, silences = 0; i < stream.count; i++) {
            silences += stream.event[i].kind == EVENT_SILENCE;
            struct row *row = &rows[silences];
            row->sample[row->count++] = sample[i];
            row->exact &= exact[i];
        }
    }
}

static int by_time(const void *a, const void *b)
{
    double x = ((const struct sample *)a)->us, y = ((const struct sample *)b)->us;
    return (x > y) - (x < y);
}

static int by_hypotheses(const void *a, const void *b)
{
    size_t x = ((const struct sample *)a)->hypotheses, y = ((const struct sample *)b)->hypotheses;
    return (x > y) - (x < y);
}

static void print_row(struct row *row, const char *map, int silences, bool json)
{
    size_t n = row->count;
    if (!n) return;
    size_t bytes = 0;
    for (size_t i = 0; i < n; i++)
        if (row->sample[i].bytes > bytes) bytes = row->sample[i].bytes;
    qsort(row->sample, n, sizeof row->sample[0], by_hypotheses);
    size_t held = row->sample[n / 2].hypotheses, most = row->sample[n - 1].hypotheses;
    qsort(row->sample, n, sizeof row->sample[0], by_time);
    double median = row->sample[n / 2].us, worst = row->sample[n - 1].us;
    if (json)
        printf("%s{\"map\":\"%s\",\"silences\":%d,\"median_us\":%.3f,\"worst_us\":%.3f,"
               "\"hypotheses\":%zu,\"hypotheses_worst\":%zu,\"bytes\":%zu,\"exact\":%s,"
               "\"updates\":%zu}",
               strcmp(map, "alpha") || silences ? "," : "", map, silences, median, worst, held,
               most, bytes, row->exact ? "true" : "false", n);
    else
        printf("%-8s %8d %11.2f %11.2f %11zu %11zu %11zu  %s\n", map, silences, median, worst,
               held, most, bytes, row->exact ? "exact" : "widened");
}

static void bench_map(const char *map, bool json)
{
    struct radio_setup setup = {.rules = ruleset_preset(PRESET_EN1), .team = BLUE};
    struct row *rows = memory_new(SILENCES_MAX + 1, sizeof *rows);
    bool read = chart_builtin_read(&setup.chart, map, REAL_TIME);
    assert(read);
    for (int i = 0; i <= SILENCES_MAX; i++) rows[i].exact = true;
    measure(&setup, rows);
    for (int i = 0; i <= SILENCES_MAX; i++) print_row(&rows[i], map, i, json);
    free(rows);
}

/* --- whole games ----------------------------------------------------------------------------- */

struct listeners {
    struct radio *radio[TEAMS];
    uint64_t heard, loose;
    double us, worst_us;
};

static void listen(struct listeners *listeners, const struct game *game,
                   const struct events *events)
{
    for (int team = 0; team < TEAMS; team++) {
        uint16_t ears = game_ears(game, seat_of(team, CAPTAIN));
        for (int i = 0; i < events->count; i++) {
            struct event heard;
            if (!event_for(&events->list[i], ears, &heard)) continue;
            struct stopwatch watch = stopwatch_start();
            radio_hear(listeners->radio[team], &heard);
            double us = stopwatch_us(watch);
            listeners->us += us;
            if (us > listeners->worst_us) listeners->worst_us = us;
            listeners->heard++;
        }
        listeners->loose += !radio_exact(listeners->radio[team]);
    }
}

/* Plays a game into a file and reads it back. */
static size_t bot_game(const struct setup *setup, const char *path, uint8_t *bytes)
{
    struct arena_match match = {.setup = *setup, .turns_max = ARENA_TURNS_MAX, .record = path};
    static struct decision_times times[TEAMS];
    struct arena_result result;
    match.bot[BLUE].level = match.bot[YELLOW].level = LEVEL_OFFICER;
    arena_play(&match, &result, times);
    FILE *file = fopen(path, "rb");
    size_t length = file ? fread(bytes, 1, RECORD_MAX, file) : 0;
    if (file) fclose(file);
    return length;
}

static void hear_game(struct listeners *listeners, const struct setup *setup, const uint8_t *bytes,
                      size_t length)
{
    struct radio_setup radio = {.rules = setup->rules, .chart = setup->chart,
                                .limit_bytes = BOT_RADIO_BYTES};
    static struct events events;
    struct playback playback;
    for (int team = 0; team < TEAMS; team++) {
        radio.team = team;
        listeners->radio[team] = radio_new(&radio);
    }
    bool open = playback_open(&playback, bytes, length, &events);
    assert(open);
    while (playback_next(&playback))
        if (playback.item == RECORD_ORDER) listen(listeners, &playback.game, &events);
    for (int team = 0; team < TEAMS; team++) radio_free(listeners->radio[team]);
}

static void bench_bots(const char *const maps[], size_t count, bool json)
{
    char path[] = "/tmp/fathom-bench-XXXXXX";
    int fd = mkstemp(path);
    uint8_t *bytes = memory_take(RECORD_MAX);
    struct listeners listeners = {.heard = 0};
    assert(fd >= 0);
    for (uint64_t i = 0; i < count * BOT_GAMES; i++) {
        struct setup setup = {.rules = ruleset_preset(PRESET_EN1), .seed = i, .players = {4, 4},
                              .first = NO_TEAM};
        bool read = chart_builtin_read(&setup.chart, maps[i % count], REAL_TIME);
        assert(read);
        hear_game(&listeners, &setup, bytes, bot_game(&setup, path, bytes));
    }
    close(fd);
    unlink(path);
    free(bytes);
    double mean_us = listeners.us / (double)(listeners.heard ? listeners.heard : 1);
    printf(json ? "\"games\":{\"mean_us\":%.3f,\"worst_us\":%.3f,\"announcements\":%llu,"
                  "\"exact\":%s}"
                : "whole games of bots: %.2f us an announcement, %.2f at worst, %llu heard, %s\n",
           mean_us, listeners.worst_us, (unsigned long long)listeners.heard,
           json ? listeners.loose ? "false" : "true" : listeners.loose ? "widened" : "exact");
}

void bench_radio(bool json)
{
    static const char *const maps[] = {"alpha", "bravo", "charlie"};
    if (json) printf("{\"rows\":[");
    else
        printf("%-8s %8s %11s %11s %11s %11s %11s\n", "map", "silences", "median us", "worst us",
               "hypotheses", "at worst", "bytes");
    size_t count = sizeof maps / sizeof maps[0];
    for (size_t i = 0; i < count; i++) bench_map(maps[i], json);
    if (json) printf("],");
    bench_bots(maps, count, json);
    if (json) puts("}");
}
