/* Records played again: the one loop over orders and calls. */
#include "wire/playback.h"

bool playback_open(struct playback *playback, const void *bytes, size_t length,
                   struct events *events)
{
    playback->events = events;
    playback->item = RECORD_DAMAGED;
    if (events) events->count = 0;
    if (!record_open(&playback->reader, bytes, length, &playback->setup)) return false;
    game_init(&playback->game, &playback->setup);
    return true;
}

bool playback_next(struct playback *playback)
{
    const struct order *order = &playback->frame.order;
    playback->item = record_next(&playback->reader, &playback->frame);
    if (playback->item != RECORD_ORDER) return playback->item == RECORD_CALL;
    enum error error = game_check(&playback->game, order);
    if (error == ERROR_OK) {
        game_apply(&playback->game, order, playback->events);
        return true;
    }
    record_spoil(&playback->reader, &playback->frame, error_text(error));
    playback->item = RECORD_DAMAGED;
    return false;
}

void playback_extend(struct playback *playback, const void *bytes, size_t length)
{
    playback->reader.bytes = bytes;
    playback->reader.length = length;
}

enum record_item playback_finish(struct playback *playback)
{
    while (playback_next(playback)) continue;
    return playback->item;
}
