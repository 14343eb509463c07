/*
 * server: all rooms and everyone who is connected, without a socket. The network (net.c) or a
 * simulator hands it connections, messages and the time; it answers through `ways`.
 *
 *   struct session *session = server_open(server, conn, "192.0.2.7", now_ms);
 *   server_message(session, bytes, length, now_ms);
 *   server_step(server, now_ms);        // after every bunch of input, and at server_next()
 *
 * Times are Unix milliseconds that never go back.
 */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/bot_pool.h"
#include "server/limit.h"
#include "server/metrics.h"
#include "server/room.h"
#include "server/store.h"

enum { FRAME_MAX = 4096, TRACE_FRAME_MAX = 16384, ROOM_SLOTS = 4096, MESSAGE_BURST_S = 3,
       RETRY_MS = 1000 /* between two tries of a store that fails */ };

enum close_code {
    CLOSE_RESTART = 4000, CLOSE_TAKEN_OVER, CLOSE_KICKED, CLOSE_TOO_SLOW, CLOSE_FLOOD,
    CLOSE_BAD_HELLO, CLOSE_IDLE, CLOSE_CLOSED
};
const char *close_name(enum close_code code);

struct server_config {
    char base_url[256]; /* for links, "" to leave them relative */
    uint32_t max_rooms, max_connections;
    struct address_limits per_address;
    uint32_t messages_per_s; /* in the long run; MESSAGE_BURST_S times as many at once */
    uint32_t bot_threads, bot_pace_percent; /* 0: bots act at once */
    uint64_t lobby_keep_ms, game_keep_ms;   /* rooms that nobody is in */
    int64_t replay_keep_s, replay_keep_count;
};
struct server_config server_defaults(void);

struct server_ways {
    /* Takes over the packet. */
    void (*send)(void *net, void *conn, struct packet *packet);
    void (*close)(void *net, void *conn, enum close_code code);
    /* Called from other threads: something is there for server_step. NULL if nobody sleeps. */
    void (*wake)(void *net);
};

struct session {
    struct server *server;
    void *conn; /* NULL once it is closed */
    struct address *address;
    struct room *room;
    struct person who;
    char name[NAME_BYTES];
    uint8_t member; /* id in the room */
    bool known;     /* said hello */
    bool closing;
    uint32_t queued; /* packets that wait for the store */
    uint32_t dropped; /* messages refused because they came too fast */
    uint64_t opened_ms;
    struct bucket messages, chats, calls, views;
    struct session *next, **back; /* all sessions */
};

/* Packets that may go once a batch is saved. */
struct outbox {
    struct parcel {
        struct session *session;
        struct packet *packet;    /* NULL: close with this code */
        enum close_code code;
    } *parcel;
    uint32_t count, capacity;
};

/* The latest debriefs that were asked for. */
enum { ANALYSES = 32, ANALYSES_WAITING = 8 };
struct analysis {
    char replay[REPLAY_ID_CHARS + 1];
    struct out text;
};

struct server {
    struct server_config config;
    struct server_ways ways;
    void *net;
    struct store *store;
    struct bot_pool *bots, *scholar; /* the scholar makes debriefs, so that no bot waits for one */
    struct metrics metrics;
    struct alarms clock;
    struct addresses addresses;
    struct room *room[ROOM_SLOTS]; /* by code */
    struct session *sessions;
    uint64_t next_room;
    struct store_batch batch[2]; /* one is filled while the other is under way */
    struct outbox outbox[2];
    uint64_t filling, saved; /* numbers of batches; filling & 1 is its place above */
    bool flying;             /* batch `filling - 1` has been submitted */
    bool failing, draining, fenced;
    bool unread; /* the store's rooms could not be read: do not serve */
    uint64_t retry_ms, sweep_ms, drained_ms, now_ms;
    uint64_t seed;
    uint32_t sweeps;
    struct analysis analysis[ANALYSES];
    uint32_t analyses;
    char analysing[ANALYSES_WAITING][REPLAY_ID_CHARS + 1]; /* "": a free place */
};

struct server *server_new(const struct server_config *config, struct store *store,
                          const struct server_ways *ways, void *net, uint64_t now_ms);
/* Everything that can be saved must have been: see server_drained. */
void server_free(struct server *server);

/* NULL when this address, or everybody, has too many connections. */
struct session *server_open(struct server *server, void *conn, const char *address,
                            uint64_t now_ms);
/* Of a message longer than TRACE_FRAME_MAX only the length is looked at. */
void server_message(struct session *session, const char *bytes, size_t length, uint64_t now_ms);
void server_closed(struct session *session, uint64_t now_ms);

void server_step(struct server *server, uint64_t now_ms);
/* When server_step wants to be called again at the latest, ALARM_NEVER if it does not matter. */
uint64_t server_next(const struct server *server);

/* No new games; everyone is told to come back, everything is saved. */
void server_drain(struct server *server, uint64_t now_ms);
bool server_drained(const struct server *server);

/* For session.c and http.c */
struct room *server_room(struct server *server, const char *code);
struct room *server_make_room(struct server *server, const struct options *options);
void server_drop_room(struct server *server, struct room *room);
/* After every touch: saves, tells, wakes bots, sets the alarm. */
void server_settle(struct server *server, struct room *room);
/* Sends now, or when what the room has done is saved. Takes over the packet. */
void server_tell(struct server *server, struct room *room, struct session *session,
                 struct packet *packet);
void server_close(struct server *server, struct room *room, struct session *session,
                  enum close_code code);
/* The session leaves its room; its member is away. */
void server_detach(struct session *session, uint64_t now_ms);
/* The debrief of a record; NULL while it is being made, or cannot be because too many are (`busy`).
 * May take over the record. */
const struct out *server_analysis(struct server *server, const char *replay, struct out *record,
                                  bool *busy);
void server_write_rooms(const struct server *server, struct out *out);

/* session.c: one message. */
void session_message(struct session *session, const char *bytes, size_t length);

#endif
