/*
 * envelope: one message of one client: read, held against limits, done, answered exactly once. Who
 * asks always comes from the session's token.
 *
 *   verbs.h          what has a `do`
 *   entry.h          of these, coming into the server and into rooms
 *   game_request.h   orders, calls and questions
 *
 * A handler gives the reason why it refuses, or REFUSED_NOT; what it adds to a good answer it
 * writes into `extra`. One that needs something of the store asks for it with envelope_look; as
 * long as that is NULL the handler returns without having changed anything, and is called again
 * when the answer is there.
 */
#ifndef SERVER_ENVELOPE_H
#define SERVER_ENVELOPE_H

#include "server/server.h"

enum { PATH_TO_NODE_MAX = 24 };

struct envelope {
    struct server *server;
    struct session *session;
    const struct value *message;
    int64_t id; /* of the message, -1 without one */
    uint64_t now_ms;
    struct room *room;     /* of the session, NULL without one */
    struct member *member; /* in it */
    const char *field;     /* the one that is wrong, in a bad option or message */
    const char *wrong;     /* what is wrong, NULL: the refusal says it */
    const char *code;      /* of the rules' error, NULL: the refusal's own name */
    struct out extra;      /* "room":"K7QFM" in a good answer */
    bool answered;         /* already */
    bool waits;            /* for the store; it will be taken again */
    bool again;            /* it has waited: it was held against its limits before */
    char path[PATH_TO_NODE_MAX]; /* of the server that has the room, "" if it is not elsewhere */
};

typedef enum refusal envelope_fn(struct envelope *envelope);

void envelope_take(struct session *session, const char *bytes, size_t length);

/* Now, before what follows. */
void envelope_answer(struct envelope *envelope, enum refusal refusal);

/* What the store answers; NULL, and the message waits, when it is not known yet. */
const struct store_answer *envelope_look(struct envelope *envelope,
                                         const struct store_question *question);
/* Forgets an answer, so that the question can be asked anew. */
void envelope_forget(struct envelope *envelope, enum store_ask ask);

/* That it was done, when this batch is saved. */
void envelope_answer_after(struct envelope *envelope, uint64_t batch);

/* REFUSED_NOT for a member of a room; and if the store works, so that something can be saved. */
enum refusal envelope_needs_room(const struct envelope *envelope);
enum refusal envelope_needs_saving(const struct envelope *envelope);

/* Fields of the message; without a good one NULL, "", `otherwise`, 0, NO_SEAT, false. */
const char *envelope_text(const struct envelope *envelope, const char *key, size_t *length);
const char *envelope_word(const struct envelope *envelope, const char *key);
bool envelope_flag(const struct envelope *envelope, const char *key, bool otherwise);
uint32_t envelope_count(const struct envelope *envelope, const char *key);
int envelope_seat(const struct envelope *envelope, const char *key);
bool envelope_name(const struct envelope *envelope, char name[NAME_BYTES]);

#endif
