/*
 * Fits a model of choices (bots/choices.h) to recorded games:
 *
 *   fit [--c | --dump FILE] blue|yellow|both RECORD...
 *
 * Every start, course, surfacing, silence, shot and turn without a shot of that crew is a choice
 * among options. The weights that make the choices most likely are found by Newton's method, with a
 * small pull towards 0. They are printed one a line (course water 0.53), or with --c as the
 * initializer that stands in bots/choice_models.c; how much better than chance they foresee goes to
 * the error output. With --dump the courses go to a file instead, for train/policy.py: for each
 * choice, as 32-bit floats, how many options it had, which was taken, and their features in rows
 * of COURSE_OPTIONS.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "bots/inside.h"
#include "tools/setup.h"
#include "wire/playback.h"

enum { RECORD_MAX_BYTES = 16 << 20 };
enum { STEPS = 25, FEATURES_MAX = 24, SHARES_MAX = SPACE_MAX };

#define PULL 2.0

/* --- choices that were made ------------------------------------------------------------------ */

struct choice {
    size_t first; /* of its options' values, in the data's */
    int options, chosen;
};

struct data {
    const char *name;
    const char *const *feature_names;
    int features;
    size_t choices, choice_capacity, values, value_capacity;
    struct choice *choice;
    double *value;
};

static void begin_choice(struct data *data)
{
    MEMORY_GROW(data->choice, data->choices, data->choice_capacity);
    data->choice[data->choices++] = (struct choice){.first = data->values, .chosen = -1};
}

static void add_option(struct data *data, const double *feature, bool chosen)
{
    struct choice *choice = &data->choice[data->choices - 1];
    for (int i = 0; i < data->features; i++) {
        MEMORY_GROW(data->value, data->values, data->value_capacity);
        data->value[data->values++] = feature[i];
    }
    if (chosen) choice->chosen = choice->options;
    choice->options++;
}

static void end_choice(struct data *data)
{
    const struct choice *choice = &data->choice[data->choices - 1];
    if (choice->options > 1 && choice->chosen >= 0) return;
    data->values = choice->first;
    data->choices--;
}

/* --- Newton's method ------------------------------------------------------------------------- */

/* Adds one choice's part of gradient and Hessian; gives its log likelihood. */
static double add_choice(const struct data *data, const struct choice *choice, const double *w,
                         double *gradient, double hessian[FEATURES_MAX][FEATURES_MAX])
{
    int n = data->features;
    const double *f = data->value + choice->first;
    double share[SHARES_MAX], mean[FEATURES_MAX] = {0}, most = -1e9, sum = 0;
    for (int i = 0; i < choice->options; i++) {
        share[i] = choice_score(w, f + i * n, n);
        if (share[i] > most) most = share[i];
    }
    for (int i = 0; i < choice->options; i++) sum += share[i] = exp(share[i] - most);
    for (int i = 0; i < choice->options; i++) {
        share[i] /= sum;
        for (int a = 0; a < n; a++) mean[a] += share[i] * f[i * n + a];
    }
    for (int a = 0; a < n; a++) gradient[a] += f[choice->chosen * n + a] - mean[a];
    for (int i = 0; i < choice->options; i++)
        for (int a = 0; a < n; a++)
            for (int b = 0; b <= a; b++)
                hessian[a][b] += share[i] * (f[i * n + a] - mean[a]) * (f[i * n + b] - mean[b]);
    return log(share[choice->chosen] + 1e-300);
}

/* Solves hessian * step = gradient, by Cholesky. */
static void solve(double h[FEATURES_MAX][FEATURES_MAX], double *x, int n)
{
    for (int a = 0; a < n; a++)
        for (int b = 0; b <= a; b++) {
            double sum = h[a][b];
            for (int k = 0; k < b; k++) sum -= h[a][k] * h[b][k];
            h[a][b] = a == b ? sqrt(sum > 1e-12 ? sum : 1e-12) : sum / h[b][b];
        }
    for (int a = 0; a < n; a++) {
        for (int k = 0; k < a; k++) x[a] -= h[a][k] * x[k];
        x[a] /= h[a][a];
    }
    for (int a = n - 1; a >= 0; a--) {
        for (int k = a + 1; k < n; k++) x[a] -= h[k][a] * x[k];
        x[a] /= h[a][a];
    }
}

static double newton_step(const struct data *data, double *w)
{
    double step[FEATURES_MAX] = {0}, hessian[FEATURES_MAX][FEATURES_MAX] = {{0}}, likelihood = 0;
    for (int a = 0; a < data->features; a++) {
        step[a] = -PULL * w[a];
        hessian[a][a] = PULL;
    }
    for (size_t i = 0; i < data->choices; i++)
        likelihood += add_choice(data, &data->choice[i], w, step, hessian);
    solve(hessian, step, data->features);
    for (int a = 0; a < data->features; a++) w[a] += step[a] > 1 ? 1 : step[a] < -1 ? -1 : step[a];
    return likelihood;
}

static void fit(const struct data *data, double *w)
{
    double chance = 0, likelihood = 0;
    for (size_t i = 0; i < data->choices; i++) chance += log2(data->choice[i].options);
    for (int i = 0; i < STEPS; i++) likelihood = newton_step(data, w);
    if (!data->choices) return;
    fprintf(stderr, "%s: %zu choices, %.3f bits each, of %.3f by chance\n", data->name,
            data->choices, -likelihood / log(2) / (double)data->choices,
            chance / (double)data->choices);
}

/* --- games ----------------------------------------------------------------------------------- */

struct fitting {
    struct data start, course, silence, shot;
    struct duel_tables tables;
    struct bot *watcher[TEAMS]; /* by whose place they do not know */
    unsigned teams;
};

static void note_moves(struct data *data, const move_features *features, unsigned left, int chosen)
{
    begin_choice(data);
    EACH_BIT (option, left) add_option(data, features[option], (int)option == chosen);
    end_choice(data);
}

static void note_shot(struct data *data, const struct choice_context *context, uint8_t from,
                      uint8_t target)
{
    double feature[SHOT_FEATURE_COUNT];
    begin_choice(data);
    choice_shot(context, from, NOWHERE, feature);
    add_option(data, feature, target == NOWHERE);
    EACH_SPACE (at, &context->tables->reach[from]) {
        choice_shot(context, from, at, feature);
        add_option(data, feature, at == target);
    }
    end_choice(data);
}

static void note_start(struct fitting *fitting, uint8_t chosen)
{
    double feature[START_FEATURE_COUNT];
    begin_choice(&fitting->start);
    EACH_SPACE (at, &fitting->tables.chart.sea) {
        choice_start(&fitting->tables, at, feature);
        add_option(&fitting->start, feature, at == chosen);
    }
    end_choice(&fitting->start);
}

/* What a crew chooses, seen with the eyes of the other that knows its true place besides. */
static void note_order(struct fitting *fitting, const struct game *game, const struct order *order)
{
    if (order->team >= TEAMS || !(fitting->teams >> order->team & 1)) return;
    const struct boat *boat = &game->boat[order->team];
    struct bits open = game_open_water(game, order->team);
    struct choice_public public;
    struct choice_context context;
    move_features features[SILENCE_OPTIONS];
    if (order->kind == DO_PLACE) note_start(fitting, order->at);
    if (game->phase != PLAYING) return;
    watch_public(fitting->watcher[order->team], order->team, &public);
    choice_context_make(&context, &fitting->tables, order->team, &public);
    if (order->kind == DO_COURSE || order->kind == DO_SURFACE) {
        unsigned left = choice_courses(&context, open, boat->at, features);
        note_moves(&fitting->course, features, left,
                   order->kind == DO_COURSE ? order->dir : COURSE_SURFACE);
    }
    if (order->kind == DO_SILENCE) {
        unsigned left = choice_silences(&context, open, boat->at, features);
        int option = order->value ? choice_silence_option(order->dir, order->value) : SILENCE_STAY;
        note_moves(&fitting->silence, features, left, option);
    }
    if (public.armed && (order->kind == DO_TORPEDO || order->kind == DO_PASS))
        note_shot(&fitting->shot, &context, boat->at,
                  order->kind == DO_TORPEDO ? order->at : NOWHERE);
}

static void hear_all(struct fitting *fitting, const struct game *game, const struct events *events)
{
    struct event heard;
    for (int i = 0; i < events->count; i++)
        for (enum team team = BLUE; team < TEAMS; team++)
            if (event_for(&events->list[i], game_ears(game, seat_of(team ^ 1, CAPTAIN)), &heard))
                bot_hear(fitting->watcher[team], &heard);
}

static void seat_watchers(struct fitting *fitting, const struct setup *setup)
{
    for (enum team team = BLUE; team < TEAMS; team++) {
        bot_free(fitting->watcher[team]);
        fitting->watcher[team] = bot_new(&(struct bot_setup){.rules = setup->rules,
                                                             .chart = setup->chart,
                                                             .players = {1, 1},
                                                             .level = LEVEL_OFFICER,
                                                             .team = team ^ 1,
                                                             .roles = 15});
    }
}

static bool read_game(struct fitting *fitting, const uint8_t *bytes, size_t length)
{
    static struct events events;
    struct playback playback;
    if (!playback_open(&playback, bytes, length, &events)) return false;
    const struct setup *setup = &playback.setup;
    seat_watchers(fitting, setup);
    struct weights weights = weights_of(LEVEL_ACE, &setup->chart, setup->rules.hull);
    duel_tables_make(&fitting->tables, &weights, &setup->rules, &setup->chart);
    choice_learn_starts(&fitting->tables);
    for (struct game before = playback.game; playback_next(&playback); before = playback.game) {
        if (playback.item == RECORD_CALL) continue;
        note_order(fitting, &before, &playback.frame.order);
        hear_all(fitting, &playback.game, &events);
    }
    return playback.item != RECORD_DAMAGED;
}

/* --- what comes out -------------------------------------------------------------------------- */

static void print_fit(const struct data *data, bool as_c)
{
    double weight[FEATURES_MAX] = {0};
    fit(data, weight);
    if (as_c) printf("     .%s = {", data->name);
    for (int i = 0; i < data->features; i++)
        if (as_c) printf("%s%.3f", i ? ", " : "", weight[i]);
        else printf("%s %s %.4f\n", data->name, data->feature_names[i], weight[i]);
    if (as_c) printf("},\n");
}

#define X(name) #name,
static const char *const start_names[] = {START_FEATURES(X)};
static const char *const move_names[] = {MOVE_FEATURES(X)};
static const char *const shot_names[] = {SHOT_FEATURES(X)};
#undef X

static bool dump(const struct data *data, const char *path)
{
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    for (size_t i = 0; i < data->choices; i++) {
        const struct choice *choice = &data->choice[i];
        float row[2 + COURSE_OPTIONS * MOVE_FEATURE_COUNT] = {(float)choice->options,
                                                              (float)choice->chosen};
        const double *value = data->value + choice->first;
        for (int f = 0; f < choice->options * data->features; f++) row[2 + f] = (float)value[f];
        fwrite(row, sizeof row, 1, file);
    }
    bool good = !ferror(file);
    return !fclose(file) && good;
}

static unsigned teams_named(const char *name)
{
    if (!strcmp(name, "both")) return 1 << BLUE | 1 << YELLOW;
    return !strcmp(name, "blue") ? 1 << BLUE : !strcmp(name, "yellow") ? 1 << YELLOW : 0;
}

int main(int argc, char **argv)
{
    static struct fitting fitting = {
        .start = {.name = "start", .feature_names = start_names, .features = START_FEATURE_COUNT},
        .course = {.name = "course", .feature_names = move_names, .features = MOVE_FEATURE_COUNT},
        .silence = {.name = "silence", .feature_names = move_names, .features = MOVE_FEATURE_COUNT},
        .shot = {.name = "shot", .feature_names = shot_names, .features = SHOT_FEATURE_COUNT}};
    bool as_c = argc > 1 && !strcmp(argv[1], "--c");
    const char *path = argc > 2 && !strcmp(argv[1], "--dump") ? argv[2] : NULL;
    int word = path ? 3 : as_c ? 2 : 1;
    if (argc < word + 2 || !(fitting.teams = teams_named(argv[word]))) {
        fputs("usage: fit [--c | --dump FILE] blue|yellow|both RECORD...\n", stderr);
        return 2;
    }
    for (int i = word + 1; i < argc; i++) {
        char why[MAP_WHY_MAX];
        size_t length;
        char *bytes = file_read(argv[i], RECORD_MAX_BYTES, &length, why);
        if (!bytes || !read_game(&fitting, (const uint8_t *)bytes, length)) {
            fprintf(stderr, "fit: %s: %s\n", argv[i], bytes ? "is no whole record" : why);
            return 1;
        }
        free(bytes);
    }
    if (path) return !dump(&fitting.course, path);
    const struct data *all[] = {&fitting.start, &fitting.course, &fitting.silence, &fitting.shot};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) print_fit(all[i], as_c);
    return 0;
}
