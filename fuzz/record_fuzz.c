/*
 * Any bytes as a record. Whatever is read is played, told to every listener, written again, and
 * must then replay to the same game. (In this build the reader does not hold against a record that
 * its checksums are wrong, so that the fuzzer gets past them.)
 */
#include "fuzz/fuzz.h"

#include <assert.h>

#include "base/memory.h"
#include "rules/view.h"
#include "wire/json.h"
#include "wire/playback.h"

struct copy {
    struct record record;
    struct out bytes, json;
};

static void hear(struct copy *copy, const struct playback *playback)
{
    const struct events *events = playback->events;
    record_order(&copy->record, &playback->frame.order, &copy->bytes);
    json_order(&copy->json, &playback->frame.order);
    struct view view = view_for(&playback->game, (int)(copy->record.frames % (EVERYTHING + 1)));
    json_view(&copy->json, &view);
    for (int seat = 0; seat <= EVERYTHING; seat++) {
        for (int i = 0; i < events->count; i++) {
            struct event heard;
            if (event_for(&events->list[i], game_ears(&playback->game, seat), &heard))
                json_event(&copy->json, &heard, events->tracing);
        }
    }
    out_reset(&copy->json);
}

static void check_copy(struct copy *copy, const struct game *game)
{
    struct playback again;
    record_seal(&copy->record, &copy->bytes);
    bool open = playback_open(&again, copy->bytes.text, copy->bytes.length, NULL);
    assert(open);
    enum record_item end = playback_finish(&again);
    assert(end == RECORD_SEALED);
    assert(game_hash(&again.game) == game_hash(game));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct copy copy;
    static struct events events;
    struct playback playback;
    if (!playback_open(&playback, data, size, &events)) return 0;
    out_growing(&copy.bytes, memory_resize);
    out_growing(&copy.json, memory_resize);
    record_begin(&copy.record, &playback.setup, &copy.bytes);
    while (playback_next(&playback))
        if (playback.item == RECORD_ORDER) hear(&copy, &playback);
    check_copy(&copy, &playback.game);
    free(copy.bytes.text);
    free(copy.json.text);
    return 0;
}
