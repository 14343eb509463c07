/*
 * addresses: how much one address may have open and ask for, so that one machine cannot take the
 * server. The table counts open sockets and game connections, and has a bucket for every budget. A
 * household has one IPv4 address, or one IPv6 network of 64 bits, and is counted as one; an IPv6
 * client counts for the network of 48 bits too, as a site has one, with NETWORK_HOUSEHOLDS times
 * the limits.
 */
#ifndef SERVER_ADDRESSES_H
#define SERVER_ADDRESSES_H

#include "server/bounds.h"
#include "server/bucket.h"

enum { ADDRESS_MAX = 50 };

/* What an address may spend: a bucket each. */
enum budget {
    BUDGET_SOCKETS,  /* opening sockets of any kind, without a proxy */
    BUDGET_OPENS,    /* opening game connections */
    BUDGET_ROOMS,    /* making rooms */
    BUDGET_REQUESTS, /* HTTP requests */
    BUDGET_HEAVY,    /* those that read the store */
    BUDGET_GUESSES,  /* asking for rooms that do not exist */
    BUDGET_REPORTS,  /* reports of other players */
    BUDGET_HAND_INS, /* handing in games that were played elsewhere */
    BUDGET_TRAFFIC,  /* frames and kilobytes of all its game connections */
    BUDGETS
};

struct address {
    char text[ADDRESS_MAX];
    uint16_t connections; /* of the game */
    uint16_t sockets;     /* of any kind: plain requests too, and those that have said nothing */
    uint32_t households;  /* a network's entries of households */
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
    uint16_t connections;      /* SOCKETS_PER_CONNECTION times as many sockets */
    uint16_t rooms_per_minute; /* those of ROOM_BURST_MINUTES at once */
    uint16_t opens_per_s;      /* those of BURST_S at once; and of sockets as above */
    uint16_t requests_per_s;   /* those of BURST_S at once; the smaller budgets follow from it */
};

void addresses_release(struct addresses *addresses);

/* Whom an address stands for: a household has one IPv4 address, or one IPv6 network of 64 bits. */
void addresses_household(const char *text, char household[ADDRESS_MAX]);

/* A socket was opened. NULL when this address's household has too many of them. */
struct address *addresses_open(struct addresses *addresses, const char *text,
                               const struct address_limits *limits, uint64_t now_ms);
void addresses_close(struct addresses *addresses, struct address *address);

/* NULL when this address's household has too many connections open, or opens them too fast. */
struct address *addresses_connect(struct addresses *addresses, const char *text,
                                  const struct address_limits *limits, uint64_t now_ms);
void addresses_leave(struct addresses *addresses, struct address *address);

/* Spends from a budget of an address that has a socket or a connection open; false: it is empty. */
bool addresses_spend(struct address *address, enum budget budget, uint32_t drops,
                     const struct address_limits *limits, uint64_t now_ms);
/* Puts one drop back: a guess that was right costs nothing. */
void addresses_give_back(struct address *address, enum budget budget);

#endif
