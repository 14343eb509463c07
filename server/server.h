/*
 * server: all rooms and everyone who is connected, without a socket. The network (net.c) or a
 * simulator hands it connections, messages and the time; it answers through `ops`.
 *
 *   struct session *session = server_open(server, conn, "192.0.2.7", now_ms);
 *   server_message(session, bytes, length, now_ms);
 *   server_step(server, now_ms);        // after every bunch of input, and at server_next()
 *
 * Times are Unix milliseconds that never go back; they leave out what the server has slept through.
 */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/abuse.h"
#include "server/analyses.h"
#include "server/bans.h"
#include "server/commits.h"
#include "server/hand_in.h"
#include "server/lookups.h"
#include "server/metrics.h"
#include "server/others.h"
#include "server/passwords.h"
#include "server/rooms.h"
#include "server/turn.h"
#include "server/workspace.h"

struct server_config {
    char base_url[256]; /* for links, "" to leave them relative */
    uint32_t max_rooms, max_connections;
    uint32_t rooms_per_house; /* that live, of those that one address has made */
    struct address_limits per_address;
    bool rates;   /* games that a host marks count for ratings */
    bool no_best; /* there is no table of the best */
    bool moments; /* finished games may be taken up again in their midst */
    uint32_t messages_per_s; /* in the long run; those of MESSAGE_BURST_S at once */
    uint32_t bot_threads, bot_pace_percent; /* 0: bots act at once */
    uint64_t lobby_keep_ms, game_keep_ms;   /* rooms that nobody is in */
    int64_t replay_keep_s, replay_keep_count;
    int64_t abuse_keep_s, report_keep_s; /* 0: not at all */
    char turn[256], stun[256]; /* addresses for voices, separated by spaces; "": none */
    char turn_secret[TURN_SECRET_BYTES];
    int64_t room_keep_count; /* that are saved */
    uint32_t node; /* this server's number among those that share a store, 0 if it has none */
};
struct server_config server_defaults(void);

struct server_ops {
    /* Takes over the packet. */
    void (*send)(void *net, void *conn, struct packet *packet);
    void (*close)(void *net, void *conn, enum close_code code);
    /* Called from other threads: something is there for server_step. NULL if nobody sleeps. */
    void (*wake)(void *net);
    /* A pass for the TURN server, good for TURN_PASS_S. Needed where there is one. */
    void (*turn_pass)(const char *secret, struct turn_pass *pass);
    /* A QR code as SVG. NULL where nobody can draw one. */
    void (*draw_qr)(const char *text, struct out *svg);
};

struct server {
    struct server_config config;
    struct server_ops ops;
    void *net; /* given to ops */
    struct store *store;
    struct commits commits;
    struct lookups lookups;
    struct rooms rooms;
    struct others others;
    struct session *sessions;
    struct addresses addresses;
    struct bans bans;
    struct abuse abuse;
    struct alarms alarms; /* of rooms */
    struct bot_pool *bots;
    uint64_t bot_seed;
    struct analyses analyses;
    struct passwords passwords;
    struct hand_ins hand_ins;
    struct workspace *work;
    struct metrics metrics;
    uint64_t now_ms;
    struct {
        int port; /* 0: there is none */
        char key[TOKEN_CHARS + 1];
    } page;        /* the operator's, see admin_page.h */
    bool failing;  /* the store; nothing is taken that would have to be saved */
    bool replaced; /* another server has taken this one's place: stop */
    bool unread;   /* what the house keeps in the store could not be read: do not serve */
    bool draining; /* about to stop: no new games */
    uint64_t emptying_ms; /* no new rooms and games; it stops when none is on, or then. 0: not */
    uint64_t drained_ms; /* when everyone is sent away, 0: not, or done */
    uint64_t sweep_ms;   /* when to look next for what is stale */
    uint32_t sweeps;
};

struct server *server_new(const struct server_config *config, struct store *store,
                          const struct server_ops *ops, void *net, uint64_t now_ms);
/* Everything that can be saved must have been: see server_drained. */
void server_free(struct server *server);

/* NULL when this address, or everybody, has too many connections. */
struct session *server_open(struct server *server, void *conn, const char *address,
                            uint64_t now_ms);
/* Of a message longer than TRACE_FRAME_MAX only the length is looked at. */
void server_message(struct session *session, const char *bytes, size_t length, uint64_t now_ms);
void server_closed(struct session *session, uint64_t now_ms);

void server_step(struct server *server, uint64_t now_ms);
/* When server_step wants to be called again at the latest. */
uint64_t server_next(const struct server *server);
/* The server has not run for a while that its time leaves out: clients' clocks are put right. */
void server_stalled(struct server *server);

/* No new rooms and games; drains when nobody is in a game any more, at the latest at `until_ms`. 0
 * takes it back. */
void server_empty(struct server *server, uint64_t until_ms);
struct packet *server_restart_notice(struct server *server);
/* Whether rooms and games may begin. */
bool server_takes_games(const struct server *server);
/* No new games; everyone is told to come back, everything is saved. */
void server_drain(struct server *server, uint64_t now_ms);
bool server_drained(const struct server *server);

#endif
