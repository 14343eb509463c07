/*
 * told CARD RECORD: the replay of a recorded game, as a server tells it. CARD begins with a game's
 * card, of which only the part before the replay is read. The record is made a second time from its
 * setup, orders and calls, and must be the same bytes.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "server/replay.h"
#include "wire/playback.h"

static struct out read_file(const char *path)
{
    struct out out;
    char bytes[4096];
    FILE *file = fopen(path, "rb");
    assert(file);
    out_growing(&out, memory_resize);
    for (size_t n; (n = fread(bytes, 1, sizeof bytes, file));) out_bytes(&out, bytes, n);
    fclose(file);
    return out;
}

static void write_again(const struct out *record)
{
    static struct events events;
    struct playback playback;
    struct out again;
    out_growing(&again, memory_resize);
    bool open = playback_open(&playback, record->text, record->length, &events);
    assert(open);
    struct record copy;
    record_begin(&copy, &playback.setup, &again);
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL) record_call(&copy, &playback.frame.call, &again);
        else record_order(&copy, &playback.frame.order, &again);
    }
    assert(playback.item == RECORD_SEALED);
    record_seal(&copy, &again);
    assert(again.length == record->length && !memcmp(again.text, record->text, again.length));
    free(again.text);
}

int main(int argc, char **argv)
{
    assert(argc == 3);
    struct out card = read_file(argv[1]), record = read_file(argv[2]), out;
    const char *replay = memmem(card.text, card.length, ",\"chart\":[", 10);
    assert(replay);
    card.length = (size_t)(replay - card.text);
    out_char(&card, '}');
    write_again(&record);
    out_growing(&out, memory_resize);
    replay_write(&card, &record, &out);
    fwrite(out.text, 1, out.length, stdout);
    free(card.text);
    free(record.text);
    free(out.text);
    return 0;
}
