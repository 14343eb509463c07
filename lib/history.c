/*
 * The steps of a game, kept as numbers: what was heard long ago, and the exact beliefs that nobody
 * asked for until now, are found by playing it over again. What is kept was carried out once, so
 * nothing is checked again.
 */
#include <stdlib.h>

#include "base/memory.h"
#include "lib/inside.h"

void history_keep(fathom_game *game, int32_t step)
{
    MEMORY_GROW(game->history, game->history_count, game->history_capacity);
    game->history[game->history_count++] = step;
}

static void step_order(const struct actions *actions, int32_t step, struct order *order,
                       struct stroke *stroke)
{
    if (step >= 0) {
        action_order(actions, step & 1, step >> 1, order, stroke);
        return;
    }
    *order = (struct order){.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE};
    order->ms = (uint32_t)-step;
}

void history_replay(const fathom_game *game, history_hear *hear, void *listener)
{
    struct events *events = memory_take(sizeof *events);
    struct game again;
    game_init(&again, &game->setup);
    for (int32_t i = 0; i < game->history_count; i++) {
        struct order order;
        struct stroke stroke;
        step_order(&game->actions, game->history[i], &order, &stroke);
        game_apply(&again, &order, events);
        hear(listener, &again, events);
    }
    free(events);
}

static void radio_hears(void *listener, const struct game *game, const struct events *events)
{
    struct event heard;
    (void)game;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], EARS_PUBLIC, &heard)) radio_hear(listener, &heard);
}

const struct radio *game_radio(fathom_game *game, enum team about)
{
    struct radio **radio = &game->radio[about];
    if (*radio) return *radio;
    *radio = radio_new(&(struct radio_setup){.rules = game->setup.rules,
                                             .chart = game->setup.chart,
                                             .team = about ^ 1,
                                             .limit_bytes = BOT_RADIO_BYTES});
    history_replay(game, radio_hears, *radio);
    return *radio;
}
