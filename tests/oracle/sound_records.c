/*
 * sound_records RECORD...: in every recorded game the true place is always in both beliefs.
 */
#include <stdio.h>

#include "radio/radio.h"
#include "wire/playback.h"

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

static void follow(struct watch *watch, struct playback *playback)
{
    for (int team = 0; team < TEAMS; team++)
        watch->radio[team] = radio_new(&(struct radio_setup){
            .rules = playback->setup.rules, .chart = playback->setup.chart, .team = team});
    for (; playback_next(playback) && !watch->fault; watch->orders++)
        for (int team = 0; team < TEAMS && playback->item == RECORD_ORDER; team++)
            hear_one(watch, &playback->game, team, playback->events);
    for (int team = 0; team < TEAMS; team++) radio_free(watch->radio[team]);
}

static const char *watch_record(const char *path, long *orders)
{
    static uint8_t bytes[RECORD_MAX_BYTES];
    static struct events events;
    struct playback playback;
    struct watch watch = {.orders = 0};
    FILE *file = fopen(path, "rb");
    if (!file) return "cannot be read";
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    if (!playback_open(&playback, bytes, length, &events)) return "no record";
    follow(&watch, &playback);
    *orders += watch.orders;
    return playback.item == RECORD_DAMAGED ? "damaged" : watch.fault;
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
