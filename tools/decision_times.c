/* Counting decisions by their length. */
#include "tools/decision_times.h"

#include <math.h>

void decision_times_add(struct decision_times *times, uint64_t ns)
{
    int bucket = (int)(4 * log2((double)ns + 1));
    if (bucket >= DECISION_BUCKETS) bucket = DECISION_BUCKETS - 1;
    times->bucket[bucket]++;
}

double decision_median_us(const struct decision_times *times)
{
    uint64_t all = 0, sum = 0;
    for (int i = 0; i < DECISION_BUCKETS; i++) all += times->bucket[i];
    for (int i = 0; i < DECISION_BUCKETS; i++) {
        sum += times->bucket[i];
        if (all && sum * 2 >= all) return exp2((i + 0.5) / 4) / 1000;
    }
    return 0;
}
