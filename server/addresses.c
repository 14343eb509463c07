/* The table of addresses, and what each may spend. */
#include "server/addresses.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdio.h>

#include "base/memory.h"

/* --- households and networks ----------------------------------------------------------------- */

/* An IPv6 network of so many bytes; false for other addresses. */
static bool network_of(const char *text, size_t bytes, char network[ADDRESS_MAX])
{
    struct in6_addr address;
    if (inet_pton(AF_INET6, text, &address) != 1) return false;
    if (IN6_IS_ADDR_V4MAPPED(&address)) return false;
    memset(&address.s6_addr[bytes], 0, sizeof address.s6_addr - bytes);
    inet_ntop(AF_INET6, &address, network, ADDRESS_MAX);
    return true;
}

void addresses_household(const char *text, char household[ADDRESS_MAX])
{
    struct in6_addr address;
    if (network_of(text, 8, household)) return;
    if (inet_pton(AF_INET6, text, &address) == 1)
        inet_ntop(AF_INET, &address.s6_addr[12], household, ADDRESS_MAX);
    else
        snprintf(household, ADDRESS_MAX, "%s", text);
}

/* --- budgets --------------------------------------------------------------------------------- */

static uint64_t burst_of(enum budget budget, const struct address_limits *limits)
{
    switch (budget) {
    case BUDGET_SOCKETS: return (uint64_t)BURST_S * SOCKETS_PER_CONNECTION * limits->opens_per_s;
    case BUDGET_OPENS: return (uint64_t)BURST_S * limits->opens_per_s;
    case BUDGET_ROOMS: return (uint64_t)ROOM_BURST_MINUTES * limits->rooms_per_minute;
    case BUDGET_REQUESTS: return (uint64_t)BURST_S * limits->requests_per_s;
    case BUDGET_HEAVY: return 10 + limits->requests_per_s / 2;
    case BUDGET_GUESSES: return 10 + limits->requests_per_s / 10;
    case BUDGET_REPORTS: return REPORTS_BURST;
    case BUDGET_HAND_INS: return HAND_INS_BURST;
    case BUDGET_TRAFFIC: return 250ull * limits->requests_per_s;
    case BUDGETS: break;
    }
    return 0;
}

static uint64_t milli_per_s(enum budget budget, const struct address_limits *limits)
{
    switch (budget) {
    case BUDGET_SOCKETS: return 1000ull * SOCKETS_PER_CONNECTION * limits->opens_per_s;
    case BUDGET_OPENS: return 1000ull * limits->opens_per_s;
    case BUDGET_ROOMS: return (1000ull * limits->rooms_per_minute + 59) / 60;
    case BUDGET_REQUESTS: return 1000ull * limits->requests_per_s;
    case BUDGET_HEAVY: return 50ull * limits->requests_per_s;
    case BUDGET_GUESSES: return 10ull * limits->requests_per_s;
    case BUDGET_REPORTS: return REPORTS_MILLI_PER_S;
    case BUDGET_HAND_INS: return HAND_INS_MILLI_PER_S;
    case BUDGET_TRAFFIC: return 25000ull * limits->requests_per_s;
    case BUDGETS: break;
    }
    return 0;
}

/* A network has no network of its own. */
static uint32_t scale_of(const struct address *address)
{
    return strchr(address->text, '/') ? NETWORK_HOUSEHOLDS : 1;
}

bool addresses_spend(struct address *address, enum budget budget, uint32_t drops,
                     const struct address_limits *limits, uint64_t now_ms)
{
    uint32_t scale = scale_of(address);
    if (!bucket_spend_slowly(&address->budget[budget], scale * burst_of(budget, limits),
                             scale * milli_per_s(budget, limits), drops, now_ms))
        return false;
    return !address->network || addresses_spend(address->network, budget, drops, limits, now_ms);
}

void addresses_give_back(struct address *address, enum budget budget)
{
    address->budget[budget].milli_drops += 1000;
    if (address->network) addresses_give_back(address->network, budget);
}

/* --- the table ------------------------------------------------------------------------------- */

static struct address **slot_of(const struct addresses *addresses, const char *text)
{
    uint32_t hash = 2166136261u;
    for (const char *c = text; *c; c++) hash = (hash ^ (uint8_t)*c) * 16777619u;
    struct address **slot = &addresses->slot[hash & (addresses->slots - 1)];
    while (*slot && strcmp((*slot)->text, text)) slot = &(*slot)->next;
    return slot;
}

static void grow(struct addresses *addresses)
{
    struct addresses more = *addresses;
    more.slots = addresses->slots ? 2 * addresses->slots : 256;
    more.slot = memory_new(more.slots, sizeof *more.slot);
    for (uint32_t i = 0; i < addresses->slots; i++)
        for (struct address *each = addresses->slot[i], *next; each; each = next) {
            next = each->next;
            each->next = NULL;
            *slot_of(&more, each->text) = each;
        }
    free(addresses->slot);
    *addresses = more;
}

static bool is_idle(const struct address *address)
{
    return !address->connections && !address->sockets && !address->households;
}

/* In the list of idle ones when it is idle, at its end; not in it when it is not. */
static void settle(struct addresses *addresses, struct address *address)
{
    if (address->older) {
        *address->older = address->newer;
        if (address->newer) address->newer->older = address->older;
        else addresses->newest = address->older;
        address->older = NULL;
        addresses->idle--;
    }
    if (!is_idle(address)) return;
    if (!addresses->oldest) addresses->newest = &addresses->oldest;
    address->newer = NULL;
    address->older = addresses->newest;
    *addresses->newest = address;
    addresses->newest = &address->newer;
    addresses->idle++;
}

static void forget_oldest(struct addresses *addresses)
{
    struct address *address = addresses->oldest, *network = address->network;
    address->households = 1; /* out of the list */
    settle(addresses, address);
    struct address **slot = slot_of(addresses, address->text);
    *slot = address->next;
    addresses->count--;
    free(address);
    if (!network) return;
    network->households--;
    settle(addresses, network);
}

static struct address *entry_of(struct addresses *addresses, const char *text,
                                const struct address_limits *limits, uint64_t now_ms)
{
    if (addresses->count >= addresses->slots) grow(addresses);
    struct address **slot = slot_of(addresses, text), *address = *slot;
    if (!address) {
        address = *slot = memory_new(1, sizeof *address);
        snprintf(address->text, sizeof address->text, "%s", text);
        for (int i = 0; i < BUDGETS; i++) {
            uint64_t burst = scale_of(address) * burst_of(i, limits);
            address->budget[i] = bucket_full(burst, now_ms);
        }
        addresses->count++;
    }
    settle(addresses, address);
    return address;
}

/* The entry of a household, made if there is none, with that of its network. */
static struct address *household_of(struct addresses *addresses, const char *text,
                                    const struct address_limits *limits, uint64_t now_ms)
{
    char household[ADDRESS_MAX], network[ADDRESS_MAX];
    while (addresses->idle > ADDRESSES_IDLE) forget_oldest(addresses);
    addresses_household(text, household);
    struct address *address = entry_of(addresses, household, limits, now_ms);
    if (address->network || !network_of(text, 6, network)) return address;
    strcat(network, "/48");
    address->network = entry_of(addresses, network, limits, now_ms);
    address->network->households++;
    settle(addresses, address->network);
    return address;
}

void addresses_release(struct addresses *addresses)
{
    for (uint32_t i = 0; i < addresses->slots; i++)
        for (struct address *each = addresses->slot[i], *next; each; each = next) {
            next = each->next;
            free(each);
        }
    free(addresses->slot);
    *addresses = (struct addresses){0};
}

static bool has_place(const struct address *address, const struct address_limits *limits)
{
    uint32_t most = scale_of(address) * (uint32_t)SOCKETS_PER_CONNECTION * limits->connections;
    return address->sockets < most && address->sockets < UINT16_MAX;
}

struct address *addresses_open(struct addresses *addresses, const char *text,
                               const struct address_limits *limits, uint64_t now_ms)
{
    struct address *address = household_of(addresses, text, limits, now_ms);
    struct address *network = address->network;
    if (!has_place(address, limits) || (network && !has_place(network, limits))) return NULL;
    address->sockets++;
    if (network) network->sockets++;
    settle(addresses, address);
    return address;
}

void addresses_close(struct addresses *addresses, struct address *address)
{
    assert(address->sockets > 0);
    address->sockets--;
    if (address->network) address->network->sockets--;
    settle(addresses, address);
}

static bool may_connect(const struct address *address, const struct address_limits *limits)
{
    return address->connections < scale_of(address) * (uint32_t)limits->connections &&
           address->connections < UINT16_MAX;
}

struct address *addresses_connect(struct addresses *addresses, const char *text,
                                  const struct address_limits *limits, uint64_t now_ms)
{
    struct address *address = household_of(addresses, text, limits, now_ms);
    struct address *network = address->network;
    if (!may_connect(address, limits) || (network && !may_connect(network, limits))) return NULL;
    if (!addresses_spend(address, BUDGET_OPENS, 1, limits, now_ms)) return NULL;
    address->connections++;
    if (network) network->connections++;
    settle(addresses, address);
    return address;
}

void addresses_leave(struct addresses *addresses, struct address *address)
{
    assert(address->connections > 0);
    address->connections--;
    if (address->network) address->network->connections--;
    settle(addresses, address);
}
