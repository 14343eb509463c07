/*
 * pg_link: a connection to PostgreSQL on which nothing is waited for longer than it may: several
 * statements go in one flush, and their results are taken until a moment that the caller names. A
 * link that answers too late is given up, never cancelled: what was sent may still happen.
 *
 *   pg_link_begin(link);
 *   pg_link_send(link, "fence", parameters, 3);
 *   pg_link_end(link);                               // all of it is on its way now
 *   while (pg_link_next(link, &result)) ... PQclear(result);
 *   if (link->trouble) ...
 */
#ifndef SERVER_PG_LINK_H
#define SERVER_PG_LINK_H

#include <libpq-fe.h>
#include <stdbool.h>
#include <stdint.h>

#include "wire/out.h"

enum { PG_WHY_MAX = 160, PG_STATE_CHARS = 6, PG_PARAMETERS_MAX = 8, PG_ANSWER_MS = 3000,
       PG_START_TRIES = 5, PG_START_ANSWER_MS = 30000 };

/* A prepared statement. */
struct pg_statement {
    const char *name, *sql;
};

struct pg_link {
    PGconn *conn; /* NULL while it is down */
    const char *url;
    char application[40];
    const struct pg_statement *statement; /* ends with a NULL name */
    bool warned;  /* the server has sent a warning since pg_link_begin */
    bool sent;    /* so much has been sent that it may have happened */
    uint32_t waiting; /* results that are still to come */
    uint64_t until_ms;
    /* The first error since pg_link_begin; no trouble: "" */
    char state[PG_STATE_CHARS]; /* SQLSTATE, "" when the link itself is broken */
    char detail[PG_WHY_MAX], why[PG_WHY_MAX];
    bool trouble;
    bool starting; /* the server is: connections and answers may take longer */
};

/* Numbers, texts and bytes as parameters; the memory is the caller's until pg_link_end. */
struct pg_parameters {
    const char *value[PG_PARAMETERS_MAX];
    int length[PG_PARAMETERS_MAX], format[PG_PARAMETERS_MAX], count;
    char number[PG_PARAMETERS_MAX][24];
};
void pg_put_number(struct pg_parameters *parameters, int64_t number);
void pg_put_bytes(struct pg_parameters *parameters, const void *bytes, size_t length);

/* Arrays in PostgreSQL's binary form: opened, filled with `count` elements, then a parameter. */
enum pg_type { PG_BYTEA = 17, PG_BIGINT = 20, PG_INT = 23 };
void pg_array_open(struct out *out, enum pg_type type, uint32_t count);
void pg_array_number(struct out *out, enum pg_type type, int64_t number);
void pg_array_bytes(struct out *out, const void *bytes, size_t length);

/* Up, with its statements prepared; false with `why`. */
bool pg_link_open(struct pg_link *link);
void pg_link_close(struct pg_link *link);
/* Whether a link that lay idle can be used. Nobody was asked anything: where there is something to
 * read all the same, the other end has said good-bye or is gone, and the link is closed. */
bool pg_link_is_up(struct pg_link *link);

void pg_link_begin(struct pg_link *link);
void pg_link_send(struct pg_link *link, const char *statement, const struct pg_parameters *with);
void pg_link_end(struct pg_link *link);
/* The next result, to be cleared by the caller; false after the last, or when there is trouble. */
bool pg_link_next(struct pg_link *link, PGresult **result);
/* Takes what is left; true when all went well, and without a warning. */
bool pg_link_finish(struct pg_link *link);

/* One text of SQL by itself; the result is to be cleared, NULL when there is trouble. */
PGresult *pg_link_ask(struct pg_link *link, const char *sql);

/* Milliseconds that count while the process, or the machine, sleeps. */
uint64_t pg_now_ms(void);

#endif
