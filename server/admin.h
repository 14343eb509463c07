/*
 * admin: what the operator asks of a running server, with `fathom admin` or on his page
 * (admin_page.h). No socket here (admin_line.h has it): a request comes in as text, a line each for
 * the verb, its words and its options, and an answer goes out: "ok" and rows of what was asked for,
 * or "no" and why.
 *
 *   ban\naddress\n198.51.100.7\n--days=7\n      ok\nban="address 198.51.100.7" until=...\n
 *   show\nK7QFMX\n--json\n                       no there is no room K7QFMX\n
 *
 * Everything that changes something is written down as well, in the audit log of the store.
 */
#ifndef SERVER_ADMIN_H
#define SERVER_ADMIN_H

#include "server/server.h"

/* Name, the words that it takes and how many, whether it changes something, what it does; for the
 * help of `fathom admin` too. */
#define ADMIN_VERBS(X)                                                                             \
    X(list, "", 0, 0, LOOKS, "rooms, newest first")                                                \
    X(page, "", 0, 0, LOOKS, "the address of the operator's page, with its key")                   \
    X(show, "CODE", 1, 1, LOOKS, "a room and everyone in it, with addresses")                      \
    X(close, "CODE", 1, 1, ACTS, "ends a room for all; a game that is on is lost")                 \
    X(kick, "CODE MEMBER", 2, 2, ACTS, "as its host could: out of this room")                      \
    X(mute, "CODE MEMBER", 2, 2, ACTS, "as its host could: no chat, no calls")                     \
    X(unmute, "CODE MEMBER", 2, 2, ACTS, "lets him speak again")                                   \
    X(ban, "address|person WHOM", 2, 3, ACTS,                                                      \
      "keeps out of this server, for --days; WHOM may be CODE MEMBER")                             \
    X(unban, "address|person WHOM", 2, 2, ACTS, "lets in again")                                   \
    X(bans, "", 0, 0, LOOKS, "who is kept out, until when and why")                                \
    X(announce, "TEXT", 1, 1, ACTS, "shows a line to everyone who is connected")                   \
    X(drain, "[off]", 0, 1, ACTS,                                                                  \
      "no new rooms and games; ends when no game is on, or after --minutes")                       \
    X(quarantine, "CODE", 1, 1, ACTS, "takes a room out of play and keeps it in the database")     \
    X(release, "CODE", 1, 1, ACTS, "gives it back")                                                \
    X(log, "", 0, 0, LOOKS, "what was done here, newest first")                                    \
    X(abuse, "", 0, 0, LOOKS, "who was turned away, and why")                                      \
    X(reports, "", 0, 0, LOOKS, "what players have reported")

/* Takes a request of `length` bytes apart, where it lies and with one more byte behind it. `by` is
 * the user who asks. What it has done is true once the batch of that number is saved; 0: now. */
uint64_t admin_take(struct server *server, char *request, size_t length, uint32_t by,
                    struct out *answer);

#endif
