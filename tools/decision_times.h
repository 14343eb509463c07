/* decision_times: how long decisions took, in buckets that are a fourth of an octave wide. */
#ifndef TOOLS_DECISION_TIMES_H
#define TOOLS_DECISION_TIMES_H

#include <stdint.h>

enum { DECISION_BUCKETS = 96 };

/* Bucket i counts decisions of about 2^(i/4) nanoseconds. */
struct decision_times {
    uint32_t bucket[DECISION_BUCKETS];
};

void decision_times_add(struct decision_times *times, uint64_t ns);

/* The time within which half of the decisions were made, in microseconds. */
double decision_median_us(const struct decision_times *times);

#endif
