/*
 * limit: how much one client, and one address, may ask for.
 *
 * A bucket holds up to `burst` drops and loses one a message; it fills at `per_s`. The table of
 * addresses counts open sockets, game connections and rooms made, so that one machine cannot take
 * the server.
 */
#ifndef SERVER_LIMIT_H
#define SERVER_LIMIT_H

#include <stdbool.h>
#include <stdint.h>

struct bucket {
    uint32_t milli_drops; /* thousandths */
    uint64_t at_ms;
};

struct bucket bucket_full(uint32_t burst, uint64_t now_ms);
/* Takes one drop; false when there is none. */
bool bucket_take(struct bucket *bucket, uint32_t burst, uint32_t per_s, uint64_t now_ms);

enum { ADDRESS_MAX = 46, ADDRESS_SLOTS = 8192, SOCKETS_A_CONNECTION = 4 };

struct address {
    char text[ADDRESS_MAX];
    uint16_t connections; /* of the game */
    uint16_t sockets;     /* of any kind: plain requests too, and those that have said nothing */
    struct bucket rooms; /* making rooms */
    struct bucket opens; /* opening connections */
    uint64_t used_ms;
};

/* A fixed table, open addressing; the oldest idle entry of a full neighbourhood is replaced. */
struct addresses {
    struct address slot[ADDRESS_SLOTS];
};

struct address_limits {
    uint16_t connections;      /* SOCKETS_A_CONNECTION times as many sockets */
    uint16_t rooms_per_minute; /* twice as many at once */
    uint16_t opens_per_s;      /* ten times as many at once */
};

/* Whom an address stands for: a house has one IPv4 address, or one IPv6 network of 64 bits. */
void address_house(const char *text, char house[ADDRESS_MAX]);

/* A socket was opened. NULL when this address's house has too many of them. */
struct address *addresses_open(struct addresses *addresses, const char *text,
                               const struct address_limits *limits, uint64_t now_ms);
void addresses_close(struct address *address);

/* NULL when this address's house has too many connections open, or opens them too fast. */
struct address *addresses_connect(struct addresses *addresses, const char *text,
                                  const struct address_limits *limits, uint64_t now_ms);
void addresses_leave(struct address *address);
bool addresses_make_room(struct address *address, const struct address_limits *limits,
                         uint64_t now_ms);

#endif
