/*
 * pg_people: profiles in PostgreSQL. They are read before a batch is sent, counted here, and
 * written with it by who has read them as they are (put_person raises PG_LATE otherwise).
 */
#ifndef SERVER_PG_PEOPLE_H
#define SERVER_PG_PEOPLE_H

#include "server/bounds.h"
#include "server/people.h"
#include "server/pg_link.h"

enum { PG_PEOPLE_TRIES = 3 };

/* For the link that they are read and written over. */
#define PG_PEOPLE_STATEMENTS                                                                       \
    {"people", "SELECT who, version, profile FROM person WHERE who = ANY($1::bytea[])"},           \
    {"person", "SELECT put_person($1, $2, $3, $4, $5, $6, $7, $8)"}

/* Starts as zeros. */
struct pg_people {
    struct pg_person {
        struct played played;
        char name[NAME_BYTES], emblem[NAME_BYTES];
        int64_t version, at_s; /* 0: new; when his last game ended */
    } *one;
    uint32_t count, capacity;
};

/* Those who played the games of a batch; false when there is trouble. */
bool pg_people_read(struct pg_people *people, struct pg_link *link,
                    const struct store_batch *batch);
/* With these games. */
void pg_people_send(struct pg_people *people, struct pg_link *link,
                    const struct store_batch *batch);
void pg_people_release(struct pg_people *people);
/* A STORE_PERSON. */
void pg_people_put(struct pg_link *link, const struct store_batch *batch,
                   const struct store_entry *entry);
/* The hash in the first column; false when it is none. */
bool pg_read_person(const PGresult *result, int row, struct person *who);

#endif
