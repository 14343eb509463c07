/* Many games in one call. */
#include <string.h>

#include "lib/inside.h"

static size_t row(int32_t i, int32_t width) { return (size_t)i * (size_t)width; }

static void look(const struct fathom_batch *batch, int32_t i)
{
    const fathom_game *game = batch->game[i];
    int team = fathom_turn(game);
    batch->team[i] = (int8_t)team;
    if (batch->observation)
        fathom_observe(game, team, batch->observation + row(i, fathom_observation_bytes(game)));
    if (batch->mask) fathom_legal(game, team, batch->mask + row(i, fathom_actions(game)));
}

static void settle_score(const struct fathom_batch *batch, int32_t i)
{
    int winner = fathom_winner(batch->game[i]);
    float *reward = batch->reward + row(i, TEAMS);
    if (winner == BLUE || winner == YELLOW) {
        reward[winner] = 1;
        reward[winner ^ 1] = -1;
    }
}

/* Over, or long enough: the next game has a seed of its own, made of this one's. */
static void end_or_go_on(const struct fathom_batch *batch, int32_t i)
{
    fathom_game *game = batch->game[i];
    bool over = fathom_turn(game) == FATHOM_NOBODY;
    bool cut = batch->steps_max && (uint32_t)game->history_count >= batch->steps_max;
    if (!over && !cut) return;
    batch->ended[i] = over ? 1 : 2;
    if (over) settle_score(batch, i);
    fathom_reset(game, game->setup.seed + 0x9e3779b97f4a7c15ull);
    fathom_play_bots(game);
}

static void nothing_yet(const struct fathom_batch *batch, int32_t i)
{
    memset(batch->reward + row(i, TEAMS), 0, TEAMS * sizeof *batch->reward);
    batch->ended[i] = batch->refused[i] = 0;
}

static bool all_are_taken(const struct fathom_batch *batch, const int32_t *action)
{
    bool taken = true;
    for (int32_t i = 0; i < batch->count; i++) {
        const fathom_game *game = batch->game[i];
        nothing_yet(batch, i);
        batch->refused[i] = (uint8_t)action_check(game, fathom_turn(game), action[i]);
        taken &= !batch->refused[i];
    }
    return taken;
}

static void step(const struct fathom_batch *batch, int32_t i, int32_t action)
{
    fathom_game *game = batch->game[i];
    fathom_apply(game, fathom_turn(game), action);
    fathom_play_bots(game);
    end_or_go_on(batch, i);
    look(batch, i);
}

void fathom_batch_look(const struct fathom_batch *batch)
{
    for (int32_t i = 0; i < batch->count; i++) {
        fathom_play_bots(batch->game[i]);
        nothing_yet(batch, i);
        look(batch, i);
    }
}

void fathom_batch_step(const struct fathom_batch *batch, const int32_t *action)
{
    if (!all_are_taken(batch, action)) return;
    for (int32_t i = 0; i < batch->count; i++) step(batch, i, action[i]);
}

void fathom_batch_random(const struct fathom_batch *batch, int32_t *action)
{
    for (int32_t i = 0; i < batch->count; i++)
        action[i] = fathom_random_action(batch->game[i], fathom_turn(batch->game[i]));
}
