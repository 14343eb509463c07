/*
 * disk: a store in memory that fails on purpose.
 *
 * Batches take a while to be saved, may fail for a time (a full disk), and the machine may crash
 * at any call: before a batch is saved, or after it was saved and before anybody was told. What
 * was saved before a crash is what the next server finds. A disk that is `hasty` says that it has
 * saved what a crash then takes away: servers rely on one that is not.
 */
#ifndef FAULTS_DISK_H
#define FAULTS_DISK_H

#include "server/store_memory.h"

struct disk {
    struct store store;
    uint64_t *rng;
    const struct store_batch *batch; /* under way */
    int calls_left;                  /* until it is done */
    uint32_t crash_one_in;           /* 0: never */
    bool full;                       /* batches fail */
    bool hasty, lying;               /* lying: until the next crash nothing is saved */
    bool crashed;                    /* the server must be given up now */
    struct memory_store kept;
    uint64_t commits, crashes, failures;
};

void disk_init(struct disk *disk, uint64_t *rng, uint32_t crash_one_in);
void disk_release(struct disk *disk);
/* After a crash: what was under way is gone; the disk can be used again. */
void disk_restart(struct disk *disk);

#endif
