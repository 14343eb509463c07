/*
 * disk: a store in memory that fails on purpose.
 *
 * Batches take a while to be saved, may fail for a time (a full disk), and the machine may crash
 * at any call: before a batch is saved, or after it was saved and before anybody was told. What
 * was saved before a crash is what the next server finds.
 */
#ifndef FAULTS_DISK_H
#define FAULTS_DISK_H

#include "server/store.h"

struct disk {
    struct store store;
    uint64_t *rng;
    const struct store_batch *batch; /* under way */
    int calls_left;                  /* until it is done */
    uint32_t crash_one_in;           /* 0: never */
    bool full;                       /* batches fail */
    bool crashed;                    /* the server must be given up now */
    uint64_t last_room; /* the highest number that was given */
    struct disk_room {
        uint64_t id;
        char code[CODE_MAX];
        char *state;
        size_t length;
        char replay[REPLAY_ID_CHARS + 1];
        struct person *people;
        uint32_t count;
    } *room;
    uint32_t rooms, room_capacity;
    struct disk_row {
        uint64_t room;
        uint32_t game, seq;
        uint8_t *bytes;
        size_t length;
    } *row;
    uint32_t rows, row_capacity;
    struct disk_replay {
        char id[REPLAY_ID_CHARS + 1];
        char *card;
        size_t card_length;
        uint8_t *record;
        size_t length;
    } *replay;
    uint32_t replays, replay_capacity;
    uint64_t commits, crashes, failures;
};

void disk_init(struct disk *disk, uint64_t *rng, uint32_t crash_one_in);
void disk_release(struct disk *disk);
/* After a crash: what was under way is gone; the disk can be used again. */
void disk_restart(struct disk *disk);

#endif
