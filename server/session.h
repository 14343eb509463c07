/*
 * session: one client's connection as the server sees it: whose token opened it, in which room it
 * is, how much it has asked for. It lives as long as its socket, and until everything that waits
 * for the store on its behalf is gone.
 */
#ifndef SERVER_SESSION_H
#define SERVER_SESSION_H

#include "server/addresses.h"
#include "server/lookups.h"
#include "server/room.h"

struct server;

struct session {
    struct server *server;
    void *conn; /* the network's, NULL once it is closed */
    struct address *address;
    struct room *room;
    member_id member; /* in the room */
    struct person who;
    char name[NAME_BYTES];
    enum emblem emblem;
    bool known;     /* said hello */
    bool closing;
    bool moving; /* its room is on its way to another server, and it is closed when that is saved */
    uint32_t queued; /* packets that wait for the store */
    uint32_t queued_bytes;
    uint32_t too_fast; /* messages refused because they came too fast */
    uint64_t opened_ms;
    struct bucket messages, chats, calls, views, signals;
    struct waiter waiter;  /* for an answer of the store */
    struct parked *parked; /* the message that waits for it, NULL without one */
    struct session *next, **back; /* all sessions */
};

/* In the server's list; NULL when this address, or everybody, has too many connections. */
struct session *session_new(struct server *server, void *conn, const char *address);
/* The socket is gone. */
void session_hung_up(struct session *session);
/* Frees it if nothing needs it any more. */
void session_release(struct session *session);

/* At once. Sending takes over the packet. */
void session_send(struct session *session, struct packet *packet);
void session_close(struct session *session, enum close_code code);
/* What it sends is looked at. One that is sent away with its room sends its orders again there. */
bool session_is_heard(const struct session *session);
/* To everyone who has said hello. Takes over the packet. */
void session_send_all(struct server *server, struct packet *packet);

/* The session leaves its room; its member is away. */
void session_leave_room(struct session *session);

/* Whence it comes. NO_HOUSEHOLD: this machine, as for all behind a proxy that is not trusted. */
household_id session_household(const struct session *session);

/* How many of a client's messages fit into its bucket, and how many whole views. */
uint32_t session_message_burst(const struct server *server);
uint32_t session_view_burst(const struct server *server);

#endif
