/*
 * limit: how much one client, and one address, may ask for.
 *
 * A bucket holds up to `burst` drops and loses some with everything that is asked; it fills at
 * `per_s`. The table of addresses counts open sockets and game connections, and has a bucket for
 * every budget, so that one machine cannot take the server. An IPv6 client counts for its network
 * of 64 bits, as a house has one, and for that of 48 bits, as a site has one, with
 * NETWORK_HOUSES times the limits.
 */
#ifndef SERVER_LIMIT_H
#define SERVER_LIMIT_H

#include <stdbool.h>
#include <stdint.h>

struct bucket {
    uint32_t milli_drops; /* thousandths */
    uint64_t at_ms;
};

enum { BURST_MAX = 4000000 }; /* more drops do not fit in a bucket */

struct bucket bucket_full(uint32_t burst, uint64_t now_ms);
/* Takes one drop; false when there is none. */
bool bucket_take(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint64_t now_ms);
/* Takes several, and leaves them when there are not so many. */
bool bucket_spend(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint32_t drops,
                  uint64_t now_ms);

enum { ADDRESS_MAX = 50, SOCKETS_A_CONNECTION = 4, NETWORK_HOUSES = 8,
       ADDRESSES_IDLE = 16384 /* that are remembered after their last socket has gone */ };

/* What an address may spend: a bucket each. */
enum budget {
    BUDGET_SOCKETS,  /* opening sockets of any kind, without a proxy */
    BUDGET_OPENS,    /* opening game connections */
    BUDGET_ROOMS,    /* making rooms */
    BUDGET_REQUESTS, /* HTTP requests */
    BUDGET_HEAVY,    /* those that read the store */
    BUDGET_GUESSES,  /* asking for rooms that do not exist */
    BUDGET_TRAFFIC,  /* frames and kilobytes of all its game connections */
    BUDGETS
};

struct address {
    char text[ADDRESS_MAX];
    uint16_t connections; /* of the game */
    uint16_t sockets;     /* of any kind: plain requests too, and those that have said nothing */
    uint32_t houses;      /* a network's entries of houses */
    struct bucket budget[BUDGETS];
    struct address *network;        /* NULL: it is none, or has none */
    struct address *next;           /* in its slot */
    struct address *newer, **older; /* among the idle ones; older is NULL for others */
};

/* Starts as zeros. Grows with the open sockets; of idle entries the oldest are forgotten. */
struct addresses {
    struct address **slot;
    uint32_t slots, count, idle;
    struct address *oldest, **newest;
};

struct address_limits {
    uint16_t connections;      /* SOCKETS_A_CONNECTION times as many sockets */
    uint16_t rooms_per_minute; /* twice as many at once */
    uint16_t opens_per_s;      /* ten times as many at once; and SOCKETS_A_CONNECTION as above */
    uint16_t requests_per_s;   /* ten times as many at once; the smaller budgets follow from it */
};

void addresses_release(struct addresses *addresses);

/* Whom an address stands for: a house has one IPv4 address, or one IPv6 network of 64 bits. */
void address_house(const char *text, char house[ADDRESS_MAX]);

/* A socket was opened. NULL when this address's house has too many of them. */
struct address *addresses_open(struct addresses *addresses, const char *text,
                               const struct address_limits *limits, uint64_t now_ms);
void addresses_close(struct addresses *addresses, struct address *address);

/* NULL when this address's house has too many connections open, or opens them too fast. */
struct address *addresses_connect(struct addresses *addresses, const char *text,
                                  const struct address_limits *limits, uint64_t now_ms);
void addresses_leave(struct addresses *addresses, struct address *address);

/* Spends from a budget of an address that has a socket or a connection open; false: it is empty. */
bool address_spend(struct address *address, enum budget budget, uint32_t drops,
                   const struct address_limits *limits, uint64_t now_ms);

#endif
