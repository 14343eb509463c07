/*
 * seeds: runs a simulator from one seed after the other, as a TAP test. All randomness comes from
 * the seed, so one that fails fails again; it is printed.
 */
#ifndef FAULTS_SEEDS_H
#define FAULTS_SEEDS_H

#include <stdbool.h>
#include <stdint.h>

typedef void seed_fn(uint64_t seed);

/* A simulator as a program: NAME [--without PROTECTION] [SEEDS [FIRST]], 40 seeds from 1 by itself.
 * With --without one of its protections is taken out, and a seed must be found that goes wrong. */
struct simulator {
    const char *name, *shows; /* what its seeds show */
    seed_fn *run;
    uint64_t *rng; /* the server's random numbers come from it */
    const char *const *protections; /* that can be taken out, NULL after the last; NULL: none */
    bool *without;                  /* one for each, for `run` */
    bool (*happened)(void); /* whether enough of everything has, over many seeds; NULL: always */
};

int seeds_main(const struct simulator *simulator, int argc, char **argv);

/* What a simulator has found wrong: one line, and the end of the program. */
__attribute__((format(printf, 1, 2))) _Noreturn void seeds_wrong(const char *format, ...);

#endif
