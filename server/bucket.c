/* Counted in thousandths of a drop, so that slow rates fill evenly. */
#include "server/bucket.h"

#include "server/bounds.h"

static uint32_t fitting(uint64_t burst)
{
    return burst < BUCKET_BURST_MAX ? (uint32_t)burst : BUCKET_BURST_MAX;
}

struct bucket bucket_full(uint64_t burst, uint64_t now_ms)
{
    return (struct bucket){fitting(burst) * 1000, now_ms};
}

bool bucket_spend_slowly(struct bucket *bucket, uint64_t burst, uint64_t milli_per_s,
                         uint32_t drops, uint64_t now_ms)
{
    uint64_t passed_ms = now_ms > bucket->at_ms ? now_ms - bucket->at_ms : 0;
    uint64_t full = fitting(burst) * 1000ull, price = drops * 1000ull;
    uint64_t gained = passed_ms * milli_per_s / 1000, has = bucket->milli_drops + gained;
    if (gained) bucket->at_ms = now_ms; /* who asks all the time loses nothing by it */
    if (has > full) has = full;
    bool taken = has >= price;
    bucket->milli_drops = (uint32_t)(has - (taken ? price : 0));
    return taken;
}

bool bucket_spend(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint32_t drops,
                  uint64_t now_ms)
{
    return bucket_spend_slowly(bucket, burst, per_s * 1000ull, drops, now_ms);
}

bool bucket_take(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint64_t now_ms)
{
    return bucket_spend(bucket, burst, per_s, 1, now_ms);
}
