/*
 * passwords: of rooms. What is kept is a slow hash (Argon2id), made and compared on a thread of
 * their own, so that neither takes time from a game; few may wait, and who guesses pays for it
 * from his address's budget, and from the room's.
 */
#ifndef SERVER_PASSWORDS_H
#define SERVER_PASSWORDS_H

#include "server/bot_pool.h"
#include "server/bounds.h"
#include "server/room.h"

struct envelope;
struct server;

/* A piece of work for the thread, and who waits for it. */
struct password_job {
    char password[PASSWORD_BYTES];
    char hash[PASSWORD_HASH_MAX]; /* to compare with; "": one is to be made */
    bool right;
    uint64_t room;           /* the number of the room that gets this one; 0: somebody knocks */
    char code[CODE_MAX];     /* where he does */
    struct session *session; /* NULL: nobody waits */
    int64_t id;              /* of his message */
    uint32_t game, v;
};

struct passwords {
    struct bot_pool *pool;
    uint32_t waiting;
};

void passwords_init(struct passwords *passwords, bool threads, bot_pool_wake_fn *wake,
                    void *context);
void passwords_release(struct passwords *passwords);

/* The room has this password from now on (NULL: none); until its hash is made nobody new gets in.
 * False when too many wait. */
bool passwords_set(struct server *server, struct room *room, const char *password);
/* Somebody knocks with a password at a room, or where there is none: that takes as long. He is
 * answered later. False when too many wait. */
bool passwords_try(struct envelope *envelope, const struct room *room, const char *password);
/* Takes what has been done since. */
void passwords_collect(struct server *server);

#define PASSWORD_NOT_YET "*" /* no password has this hash */

/* What the thread does. */
void password_work(struct password_job *job);

#endif
