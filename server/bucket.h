/*
 * bucket: a rate. It holds up to `burst` drops and loses some with everything that is asked; it
 * fills at `per_s`, or at thousandths of that.
 */
#ifndef SERVER_BUCKET_H
#define SERVER_BUCKET_H

#include <stdbool.h>
#include <stdint.h>

struct bucket {
    uint32_t milli_drops; /* thousandths */
    uint64_t at_ms;
};

/* A burst above BUCKET_BURST_MAX counts as that. */
struct bucket bucket_full(uint64_t burst, uint64_t now_ms);
/* Takes one drop; false when there is none. */
bool bucket_take(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint64_t now_ms);
/* Takes several, and leaves them when there are not so many. */
bool bucket_spend(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint32_t drops,
                  uint64_t now_ms);
bool bucket_spend_slowly(struct bucket *bucket, uint64_t burst, uint64_t milli_per_s,
                         uint32_t drops, uint64_t now_ms);

#endif
