/*
 * Any bytes as a record. Whatever is read is played, told to every listener, written again, and
 * must then replay to the same game. (In this build the reader does not hold against a record that
 * its checksums are wrong, so that the fuzzer gets past them.)
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <stdlib.h>

#include "rules/view.h"
#include "wire/json.h"
#include "wire/record.h"

struct copy {
    struct record record;
    struct out bytes, json;
};

static void hear(void *context, const struct game *game, const struct order *order,
                 const struct events *events)
{
    struct copy *copy = context;
    if (!order) return;
    record_order(&copy->record, order, &copy->bytes);
    json_order(&copy->json, order);
    struct view view = view_for(game, (int)(copy->record.frames % (EVERYTHING + 1)));
    json_view(&copy->json, &view);
    for (int seat = 0; seat <= EVERYTHING; seat++) {
        for (int i = 0; i < events->count; i++) {
            struct event heard;
            if (event_for(&events->list[i], game_ears(game, seat), &heard))
                json_event(&copy->json, &heard, events->tracing);
        }
    }
    out_reset(&copy->json);
}

static void check_copy(struct copy *copy, const struct game *game)
{
    struct record_reader reader;
    struct game again;
    record_seal(&copy->record, &copy->bytes);
    enum record_item end = record_replay(&reader, (const uint8_t *)copy->bytes.text,
                                         copy->bytes.length, &again, NULL, NULL);
    assert(end == RECORD_SEALED);
    assert(game_hash(&again) == game_hash(game));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct copy copy;
    struct record_reader reader;
    struct setup setup;
    struct game game;
    if (!record_open(&reader, data, size, &setup)) return 0;
    out_growing(&copy.bytes, realloc);
    out_growing(&copy.json, realloc);
    record_begin(&copy.record, &setup, &copy.bytes);
    enum record_item end = record_replay(&reader, data, size, &game, hear, &copy);
    assert(end >= RECORD_SEALED);
    check_copy(&copy, &game);
    free(copy.bytes.text);
    free(copy.json.text);
    return 0;
}
