/* rng: the generator inside a game (splitmix64). The same seed gives the same numbers anywhere. */
#ifndef RULES_RNG_H
#define RULES_RNG_H

#include <stdint.h>

static inline uint64_t rng_next(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

/* A number from 0 to n - 1; n at least 1. */
static inline uint32_t rng_below(uint64_t *state, uint32_t n)
{
    return (uint32_t)((rng_next(state) >> 32) * n >> 32);
}

#endif
