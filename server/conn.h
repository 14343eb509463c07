/*
 * conn: one client's socket, on the one thread of the game. It begins with HTTP requests, one after
 * the other, and may become a WebSocket; what it may do, for how long and how much of it is bounded
 * everywhere. conn.c has the socket, its buffers and its time; conn_http.c the requests,
 * conn_game.c the WebSocket. For these and net.c alone.
 */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include <ev.h>

#include "server/http.h"
#include "server/net.h"
#include "server/request.h"
#include "server/stream.h"

enum conn_state {
    CONN_REQUEST, /* reads a request */
    CONN_REPLY,   /* sends its reply, and reads nothing meanwhile */
    CONN_GAME,    /* a WebSocket */
    CONN_ENDING,  /* sends what is left, reads nothing of use */
    CONN_LINGER,  /* has said the last word, waits for the client to hang up */
    CONN_DOOMED,  /* conn_reap takes it away */
};

/* What is waited for, and at most for how long; the times are in edge_init. */
enum conn_wait { WAIT_HEAD, WAIT_IDLE, WAIT_REPLY, WAIT_LOOK, WAIT_END, WAITS };

struct conn {
    struct ev_io io;
    struct stream stream;
    struct edge *edge;
    struct address *address; /* that it counts for, NULL before a proxy has named it */
    struct conn *next, **back; /* in the list of its wait, or among the doomed */
    uint64_t since_ms;         /* in that list */
    unsigned char *kept;       /* read, but not of use yet */
    uint32_t kept_length;
    uint16_t requests;
    bool more; /* of what is kept another request may be taken in the next round */
    uint8_t state, wait; /* enum conn_state, enum conn_wait */
    struct sending *sending; /* a reply on its way */
    struct asked *asked;     /* a request that waits for the store */
    /* A WebSocket's: */
    struct session *session;
    struct packet **queue; /* ring */
    uint32_t first, count, capacity, queued_bytes;
    uint32_t sent; /* of the first one's frame */
    struct out message; /* pieces that have come */
    bool in_message;
    uint64_t heard_ms;
    struct bucket traffic;
};

/* A refusal is logged when it happens, and then at most every REFUSAL_LOG_MS with its number. The
 * last place is for all reasons that have none. */
enum { REFUSALS_LOGGED = 32, REFUSAL_LOG_MS = 10000 };

/* What all connections share. */
struct edge {
    const struct net_config *config;
    struct server *server;
    struct ev_loop *loop;
    struct tls *tls; /* NULL: plain */
    uint32_t sockets, most_sockets;
    struct waiting {
        struct conn *oldest, **newest;
        uint64_t after_ms;
    } waiting[WAITS];
    struct conn *doomed;
    struct refused {
        const char *why;
        uint64_t count, said_ms;
    } refused[REFUSALS_LOGGED];
    unsigned char input[32768];
};

void edge_init(struct edge *edge, const struct net_config *config, struct ev_loop *loop);
void edge_release(struct edge *edge);
/* Counts a refusal, and logs it now and then; the address, if there is one, goes into the abuse log
 * alone. `why` is a literal. */
void edge_refused(struct edge *edge, const char *from, const char *why);
/* The address that a connection counts for, NULL before it is known. */
const char *conn_from(const struct conn *conn);

/* Takes over a connected socket, or closes it when its address has too many. */
void conn_open(struct edge *edge, int fd);
/* Ends the connection soon, not now: the caller may be in the middle of it. */
void conn_cut(struct conn *conn);
/* Says that nothing more comes, and waits a little for the client to hang up. */
void conn_linger(struct conn *conn);
void conn_wait_for(struct conn *conn, enum conn_wait wait);
/* Events that this connection wants to hear of now. */
void conn_watch(struct conn *conn);
/* The address of the other end, as text. */
void conn_peer(const struct conn *conn, char text[ADDRESS_MAX]);
/* Behind a proxy a socket counts for the client of its latest request. False: one too many. */
bool conn_count_for(struct conn *conn, const char *address);

/* Whose time is over: drops and pings. When the next one's is, or ALARM_NEVER. */
uint64_t conn_look_after(struct edge *edge, uint64_t now_ms);
void conn_reap(struct edge *edge);

/* conn_http.c. Takes one request from the start of `bytes`; its length, 0: it is not whole. */
size_t conn_take_request(struct conn *conn, char *bytes, size_t have);
void conn_flush_reply(struct conn *conn);
void conn_drop_reply(struct conn *conn);

/* conn_game.c. The same for frames. */
bool conn_begin_game(struct conn *conn);
size_t conn_take_frame(struct conn *conn, unsigned char *bytes, size_t have);
void conn_flush_game(struct conn *conn);
void conn_drop_game(struct conn *conn);
void conn_look_after_game(struct conn *conn, uint64_t now_ms);

#endif
