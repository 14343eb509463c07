/*
 * sound_records RECORD...: in every recorded game the true place is always in both beliefs.
 */
#include <stdio.h>

#include "radio/radio.h"
#include "wire/record.h"

enum { RECORD_MAX_BYTES = 1 << 22 };

struct watch {
    struct radio *radio[TEAMS];
    long orders;
    const char *fault;
};

static void hear_one(struct watch *watch, const struct game *game, enum team team,
                     const struct events *events)
{
    uint8_t truth = game->boat[team_other(team)].at;
    for (int i = 0; i < events->count; i++) {
        struct event heard;
        if (!event_for(&events->list[i], EARS_PUBLIC, &heard)) continue;
        if (radio_hear(watch->radio[team], &heard) == RADIO_CONTRADICTION)
            watch->fault = "a contradiction";
    }
    struct bits cells = radio_cells(watch->radio[team]);
    if (truth != NOWHERE && !bits_has(&cells, truth)) watch->fault = "the true place is lost";
}

static void hear(void *context, const struct game *game, const struct order *order,
                 const struct events *events)
{
    struct watch *watch = context;
    for (int team = 0; team < TEAMS; team++) {
        struct radio_setup setup = {.rules = game->rules, .chart = game->chart,
                                    .team = team};
        if (!order) watch->radio[team] = radio_new(&setup);
        else if (!watch->fault) hear_one(watch, game, team, events);
    }
    watch->orders++;
}

static const char *watch_record(const char *path, long *orders)
{
    static uint8_t bytes[RECORD_MAX_BYTES];
    static struct game game;
    struct record_reader reader;
    struct watch watch = {.orders = 0};
    FILE *file = fopen(path, "rb");
    if (!file) return "cannot be read";
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    if (record_replay(&reader, bytes, length, &game, hear, &watch) == RECORD_DAMAGED)
        return reader.trouble.text[0] ? "damaged" : "no record";
    *orders += watch.orders;
    radio_free(watch.radio[BLUE]);
    radio_free(watch.radio[YELLOW]);
    return watch.fault;
}

int main(int argc, char **argv)
{
    long orders = 0;
    for (int i = 1; i < argc; i++) {
        const char *fault = watch_record(argv[i], &orders);
        if (!fault) continue;
        fprintf(stderr, "%s: %s\n", argv[i], fault);
        return 1;
    }
    printf("%d records, %ld orders\n", argc - 1, orders);
    return argc < 2;
}
