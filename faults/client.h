/*
 * client: a client in the simulator. It plays legal orders at random over a line that delays,
 * breaks, and makes it say things twice; it keeps what it heard, what it saw and what was
 * acknowledged, so that all can be held against the record afterwards. It also signals to anybody,
 * as if it wanted to talk; whoever hears a signal holds it against the room as he knows it.
 */
#ifndef FAULTS_CLIENT_H
#define FAULTS_CLIENT_H

#include <jansson.h>

#include "server/server.h"

struct message {
    uint64_t at_ms;
    char *text;
    size_t length;
    struct message *next;
};

/* Messages arrive in the order in which they were sent. */
struct line {
    struct message *first, **last;
    uint64_t last_ms;
};

struct texts {
    char **text;
    uint32_t count, capacity;
};

/* The server's end of a line. It outlives the client's until the server has heard of it. */
struct wire {
    struct client *client; /* NULL: he has hung up */
    struct session *session;
    bool closed; /* by the server; what it said before is still to be heard */
    struct wire *next;
};

struct client {
    const char *seat; /* NULL: a spectator */
    char token[TOKEN_CHARS + 1];
    char code[CODE_MAX];
    struct server *server; /* where he comes to, NULL: nobody is there */
    uint32_t node;   /* its place, for the simulator */
    uint32_t wanted; /* the number of the one that has his room, 0: any */
    struct wire *wire; /* NULL while the line is down */
    uint64_t *rng;
    uint64_t now_ms, back_at_ms;
    struct line in, out;
    bool asked, over, host, sat, ready;
    bool lost; /* his room is not here */
    bool lobby;      /* between two games */
    uint32_t wants_game; /* votes until it is played */
    uint32_t room_game, present; /* as the room was last told: its game, and how many are here */
    int64_t id, greet_id, asked_id, order_id, setup_id;
    uint32_t n, v, game;
    char *pending; /* an order that was not acknowledged */
    struct texts events, acknowledged;
    json_t *view;       /* with all patches so far */
    struct texts views; /* what it was after each message, as view_text writes it */
    unsigned seats;
    char replay[REPLAY_ID_CHARS + 1];
    uint32_t again, refused, moved;
    bool waits; /* until something is heard */
    json_t *room; /* as it was last shown */
    bool relays;  /* this server has a relay */
    uint32_t signals; /* heard */
};

void client_init(struct client *client, const char *seat, uint64_t *rng);
void client_release(struct client *client);
/* Hears what has arrived and does what a page would do. */
void client_live(struct client *client, uint64_t now_ms);
/* What has arrived at the server's end. */
void client_deliver(struct client *client, uint64_t now_ms);
/* The game that was heard to its end is forgotten, and another one wanted. */
void client_once_more(struct client *client);
/* The server, or his room, has sent him away, and he has heard all that it said. */
bool client_is_sent_away(const struct client *client);
/* What is left of his line, NULL without one. */
struct wire *client_hang_up(struct client *client);
/* The server hears that the line is gone. */
void wire_end(struct wire *wire, uint64_t now_ms);
extern const struct server_ops client_ops;

/* A view as one text: its fields in order, so that equal views have equal texts. */
char *view_text(const json_t *view);

void texts_add(struct texts *texts, const char *text);
void texts_cut(struct texts *texts, uint32_t count);

#endif
