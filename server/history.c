/* One pass over a record. */
#include "server/history.h"

#include "base/memory.h"

struct history {
    struct game game;
    struct setup setup;
    struct record_reader reader;
    struct record_frame frame;
    struct events events;
};

static bool play(struct history *history, const struct history_ops *ops, void *context)
{
    const struct order *order = &history->frame.order;
    switch (record_next(&history->reader, &history->frame)) {
    case RECORD_ORDER:
        if (game_check(&history->game, order) != ERROR_OK) return false;
        game_apply(&history->game, order, &history->events);
        ops->played(context, order, &history->events);
        return true;
    case RECORD_CALL: ops->called(context, &history->frame.call); return true;
    default: return false;
    }
}

bool history_play(const struct out *record, const struct history_ops *ops, void *context)
{
    struct history *history = memory_take(sizeof *history);
    bool open = record_open(&history->reader, (const uint8_t *)record->text, record->length,
                            &history->setup);
    if (open) {
        game_init(&history->game, &history->setup);
        if (ops->began) ops->began(context, &history->setup, &history->game);
        while (play(history, ops, context)) continue;
    }
    free(history);
    return open;
}
