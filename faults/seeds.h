/*
 * seeds: runs a simulator from one seed after the other, as a TAP test. All randomness comes from
 * the seed, so one that fails fails again; it is printed.
 */
#ifndef FAULTS_SEEDS_H
#define FAULTS_SEEDS_H

#include <stdbool.h>
#include <stdint.h>

typedef void seed_fn(uint64_t seed);

struct seeds {
    uint64_t count, first;
};

/* From the words [SEEDS [FIRST]]; false when they are something else. */
bool seeds_read(struct seeds *seeds, int count, char **words);
/* Where the server's random numbers come from; before everything else. */
bool seeds_start(uint64_t *rng);
void seeds_run(const struct seeds *seeds, seed_fn *run);

/* Runs seeds until one is found out: each in a process of its own, which says `wrong`. */
bool seeds_find_wrong(const struct seeds *seeds, seed_fn *run);

/* What a simulator has found wrong: one line, and the end of the program. */
__attribute__((format(printf, 1, 2))) _Noreturn void seeds_wrong(const char *format, ...);

#endif
