/*
 * bans: whom the operator keeps out, until a day. One is a person, or an address as addresses.h
 * counts them: an IPv4 address, an IPv6 network of 64 bits, or one of 48 ("2001:db8::/48"). They
 * are in the store, so a restart lets nobody in.
 */
#ifndef SERVER_BANS_H
#define SERVER_BANS_H

#include "server/addresses.h"
#include "server/session.h"

enum { BAN_WHOM_MAX = 64, BAN_WHY_BYTES = BAN_WHY_CHARS * 4 + 1 };

struct ban {
    char whom[BAN_WHOM_MAX]; /* "address 198.51.100.7", "person 00ff..." */
    char why[BAN_WHY_BYTES]; /* for the operator, may be "" */
    int64_t since_s, until_s;
};

/* Starts as zeros. */
struct bans {
    struct ban *ban;
    uint32_t count, capacity;
};

/* Those in the store; false when it cannot be read. */
bool bans_load(struct server *server);
/* Those in an answer to ASK_NOTES; whom another server has banned meanwhile is sent away. */
void bans_renew(struct server *server, const struct store_answer *answer);
/* Out of every room, and off every line. */
void bans_send_away(struct server *server, const struct ban *ban);
void bans_release(struct bans *bans);

/* What `kind` ("address", "person") and `text` name, as it stands in a ban. False when it is no
 * such thing, or this machine itself. */
bool bans_whom(const char *kind, const char *text, char whom[BAN_WHOM_MAX]);

/* The ban that keeps this out now, NULL without one. */
const struct ban *bans_find(const struct server *server, const char *whom);
/* Whether one keeps this client out, by his address or as a person. */
bool bans_hold(const struct server *server, const struct session *session);

/* In the place of an older one of the same. NULL when there are too many. */
const struct ban *bans_add(struct server *server, const struct ban *ban);
/* False when there is none. */
bool bans_lift(struct server *server, const char *whom);

#endif
