/* Token buckets in thousandths of a drop, and the table of addresses. */
#include "server/limit.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdio.h>
#include <string.h>

struct bucket bucket_full(uint32_t burst, uint64_t now_ms)
{
    return (struct bucket){burst * 1000, now_ms};
}

static bool bucket_take_milli(struct bucket *bucket, uint32_t burst, uint64_t milli_per_s,
                              uint64_t now_ms)
{
    uint64_t passed_ms = now_ms > bucket->at_ms ? now_ms - bucket->at_ms : 0;
    uint64_t drops = bucket->milli_drops + passed_ms * milli_per_s / 1000;
    if (passed_ms) bucket->at_ms = now_ms;
    if (drops > burst * 1000ull) drops = burst * 1000ull;
    bool taken = drops >= 1000;
    bucket->milli_drops = (uint32_t)(drops - (taken ? 1000 : 0));
    return taken;
}

bool bucket_take(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint64_t now_ms)
{
    return bucket_take_milli(bucket, burst, per_s * 1000ull, now_ms);
}

static uint32_t text_hash(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text; text++) hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

void address_house(const char *text, char house[ADDRESS_MAX])
{
    struct in6_addr address;
    snprintf(house, ADDRESS_MAX, "%s", text);
    if (inet_pton(AF_INET6, text, &address) != 1) return;
    if (IN6_IS_ADDR_V4MAPPED(&address)) {
        inet_ntop(AF_INET, &address.s6_addr[12], house, ADDRESS_MAX);
        return;
    }
    memset(&address.s6_addr[8], 0, 8);
    inet_ntop(AF_INET6, &address, house, ADDRESS_MAX);
}

enum { NEIGHBOURS = 8 };

static struct address *find(struct addresses *addresses, const char *text, bool *found)
{
    uint32_t at = text_hash(text) % ADDRESS_SLOTS;
    struct address *oldest = NULL;
    for (int i = 0; i < NEIGHBOURS; i++) {
        struct address *slot = &addresses->slot[(at + (uint32_t)i) % ADDRESS_SLOTS];
        if (!strcmp(slot->text, text)) return *found = true, slot;
        bool idle = slot->connections == 0 && slot->sockets == 0;
        if (idle && (!oldest || slot->used_ms < oldest->used_ms)) oldest = slot;
    }
    return *found = false, oldest;
}

static uint32_t rooms_burst(const struct address_limits *limits)
{
    return 2u * limits->rooms_per_minute;
}

static uint32_t opens_burst(const struct address_limits *limits)
{
    return 10u * limits->opens_per_s;
}

/* The entry of an address, made if there is none; NULL when there is no place for one. */
static struct address *entry_of(struct addresses *addresses, const char *text,
                                const struct address_limits *limits, uint64_t now_ms)
{
    bool found;
    char house[ADDRESS_MAX];
    address_house(text, house);
    struct address *address = find(addresses, house, &found);
    if (!address) return NULL;
    if (!found) {
        *address = (struct address){.rooms = bucket_full(rooms_burst(limits), now_ms),
                                    .opens = bucket_full(opens_burst(limits), now_ms)};
        memcpy(address->text, house, sizeof house);
    }
    address->used_ms = now_ms;
    return address;
}

struct address *addresses_open(struct addresses *addresses, const char *text,
                               const struct address_limits *limits, uint64_t now_ms)
{
    struct address *address = entry_of(addresses, text, limits, now_ms);
    uint32_t most = (uint32_t)SOCKETS_A_CONNECTION * limits->connections;
    if (!address || address->sockets >= most || address->sockets == UINT16_MAX) return NULL;
    address->sockets++;
    return address;
}

void addresses_close(struct address *address)
{
    assert(address->sockets > 0);
    address->sockets--;
}

struct address *addresses_connect(struct addresses *addresses, const char *text,
                                  const struct address_limits *limits, uint64_t now_ms)
{
    struct address *address = entry_of(addresses, text, limits, now_ms);
    if (!address || address->connections >= limits->connections) return NULL;
    if (!bucket_take(&address->opens, opens_burst(limits), limits->opens_per_s, now_ms))
        return NULL;
    address->connections++;
    return address;
}

void addresses_leave(struct address *address)
{
    assert(address->connections > 0);
    address->connections--;
}

bool addresses_make_room(struct address *address, const struct address_limits *limits,
                         uint64_t now_ms)
{
    return bucket_take_milli(&address->rooms, rooms_burst(limits),
                             (limits->rooms_per_minute * 1000ull + 59) / 60, now_ms);
}
