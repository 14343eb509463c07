/*
 * people: those who played a game that is being saved, and what the store keeps of each. A store
 * reads their profiles as they are, counts the game, and writes them in the same transaction as the
 * game itself: a game counts once, whatever crashes.
 *
 *   struct people people;
 *   people_open(&people, batch, entry);
 *   EACH_PLAYED(one, &people) profile_read(&one->profile, text, length);
 *   people_count(&people, entry->ended_s);
 *   EACH_PLAYED(one, &people) write(&one->who, one->name, &one->profile);
 *   people_close(&people);
 */
#ifndef SERVER_PEOPLE_H
#define SERVER_PEOPLE_H

#include "server/profile.h"
#include "server/store.h"

enum { PEOPLE_MAX = TEAMS * PLAYERS_MAX };

struct people {
    struct played {
        struct person who;
        unsigned seats; /* one bit each */
        const char *name, *emblem; /* in the card; "" without one */
        struct profile profile;
    } one[PEOPLE_MAX];
    int count; /* everyone once, whatever he played */
    struct in in;
    const struct value *card;
};

#define EACH_PLAYED(it, of)                                                                        \
    for (struct played *it = (of)->one; it < (of)->one + (of)->count; it++)

/* Of a STORE_PERSON, whose texts end with a 0. */
void people_take(struct played *one, const struct store_batch *batch,
                 const struct store_entry *entry);
/* Of a STORE_REPLAY. */
void people_open(struct people *people, const struct store_batch *batch,
                 const struct store_entry *entry);
/* `ended_s`: when the game did. */
void people_count(struct people *people, int64_t ended_s);
void people_close(struct people *people);

#endif
