/*
 * How many steps a second libfathom takes on one core: steps [SECONDS]
 *
 * A step is a random legal action, found and applied; with the observation and the mask of who
 * acts next; and with the radio's exact belief in it. bench/lib/run.py adds Python's figures.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "lib/fathom.h"

enum { GAMES = 64, LAP = 256, STEPS_MAX = 2000 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static fathom_game *game_of(const char *options, uint64_t seed)
{
    char why[FATHOM_WHY_MAX];
    fathom_game *game = fathom_new(options, seed, why);
    if (game) return game;
    fprintf(stderr, "steps: %s\n", why);
    exit(1);
}

static double alone(double seconds)
{
    fathom_game *game = game_of("map=alpha", 1);
    double since = now(), count = 0;
    while (now() - since < seconds)
        for (int i = 0; i < LAP; i++, count++) {
            int team = fathom_turn(game);
            if (team == FATHOM_NOBODY) fathom_reset(game, (uint64_t)count);
            else fathom_apply(game, team, fathom_random_action(game, team));
        }
    double rate = count / (now() - since);
    fathom_free(game);
    return rate;
}

static double batched(const char *options, double seconds)
{
    static int8_t team[GAMES];
    static float reward[2 * GAMES];
    static uint8_t ended[GAMES], refused[GAMES];
    fathom_game *game[GAMES];
    int32_t action[GAMES];
    for (int i = 0; i < GAMES; i++) game[i] = game_of(options, (uint64_t)i);
    uint8_t *seen = malloc((size_t)(GAMES * fathom_observation_bytes(game[0])));
    uint8_t *mask = malloc((size_t)(GAMES * fathom_actions(game[0])));
    struct fathom_batch batch = {GAMES, STEPS_MAX, game, seen, mask, team, reward, ended, refused};
    double since = now(), count = 0;
    fathom_batch_look(&batch);
    while (now() - since < seconds) {
        fathom_batch_random(&batch, action);
        fathom_batch_step(&batch, action);
        count += GAMES;
    }
    double rate = count / (now() - since);
    for (int i = 0; i < GAMES; i++) fathom_free(game[i]);
    free(seen);
    free(mask);
    return rate;
}

int main(int count, char **words)
{
    double seconds = count > 1 ? atof(words[1]) : 3;
    printf("%-44s %12.0f\n", "C, steps/s", alone(seconds));
    printf("%-44s %12.0f\n", "C, with observations and masks", batched("map=alpha", seconds));
    printf("%-44s %12.0f\n", "C, and exact beliefs in them",
           batched("map=alpha belief=exact", seconds));
    return 0;
}
