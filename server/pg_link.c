/* libpq in pipeline mode, without blocking. */
#include "server/pg_link.h"

#include <assert.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

uint64_t pg_now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* --- parameters ------------------------------------------------------------------------------ */

static int next_parameter(struct pg_parameters *parameters)
{
    assert(parameters->count < PG_PARAMETERS_MAX);
    return parameters->count++;
}

void pg_put_number(struct pg_parameters *parameters, int64_t number)
{
    int at = next_parameter(parameters);
    snprintf(parameters->number[at], sizeof parameters->number[at], "%lld", (long long)number);
    parameters->value[at] = parameters->number[at];
}

void pg_put_bytes(struct pg_parameters *parameters, const void *bytes, size_t length)
{
    int at = next_parameter(parameters);
    parameters->value[at] = length ? bytes : "";
    parameters->length[at] = (int)length;
    parameters->format[at] = 1;
}

static void put_int(struct out *out, uint64_t number, int bytes)
{
    while (bytes-- > 0) out_char(out, (char)(number >> 8 * bytes));
}

void pg_array_open(struct out *out, enum pg_type type, uint32_t count)
{
    put_int(out, count > 0, 4); /* dimensions */
    put_int(out, 0, 4);         /* no element is null */
    put_int(out, type, 4);
    if (!count) return;
    put_int(out, count, 4);
    put_int(out, 1, 4); /* the first one's number */
}

void pg_array_number(struct out *out, enum pg_type type, int64_t number)
{
    int bytes = type == PG_BIGINT ? 8 : 4;
    put_int(out, (uint64_t)bytes, 4);
    put_int(out, (uint64_t)number, bytes);
}

void pg_array_bytes(struct out *out, const void *bytes, size_t length)
{
    put_int(out, length, 4);
    out_bytes(out, bytes, length);
}

/* --- trouble --------------------------------------------------------------------------------- */

static void note(struct pg_link *link, const char *state, const char *detail, const char *why)
{
    if (link->trouble) return;
    link->trouble = true;
    snprintf(link->state, sizeof link->state, "%s", state);
    snprintf(link->detail, sizeof link->detail, "%s", detail ? detail : "");
    snprintf(link->why, sizeof link->why, "%.*s", (int)strcspn(why, "\n"), why);
}

static void give_up(struct pg_link *link, const char *why)
{
    note(link, "", "", why && *why ? why : PQerrorMessage(link->conn));
    PQfinish(link->conn);
    link->conn = NULL;
    link->waiting = 0;
}

static void hear_notice(void *context, const PGresult *result)
{
    const char *severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (severity && !strcmp(severity, "WARNING")) ((struct pg_link *)context)->warned = true;
}

/* --- waiting --------------------------------------------------------------------------------- */

static bool wait_for(struct pg_link *link, short events)
{
    uint64_t now_ms = pg_now_ms();
    struct pollfd socket = {.fd = PQsocket(link->conn), .events = events};
    int left = link->until_ms > now_ms ? (int)(link->until_ms - now_ms) : 0;
    if (poll(&socket, 1, left) > 0 && PQconsumeInput(link->conn)) return true;
    give_up(link, left && PQstatus(link->conn) == CONNECTION_BAD ? NULL : "no answer in time");
    return false;
}

static bool flush(struct pg_link *link)
{
    int more;
    while ((more = PQflush(link->conn)) > 0)
        if (!wait_for(link, POLLIN | POLLOUT)) return false;
    if (more < 0) give_up(link, NULL);
    return more == 0;
}

static PGresult *take(struct pg_link *link)
{
    while (PQisBusy(link->conn))
        if (!wait_for(link, POLLIN)) return NULL;
    return PQgetResult(link->conn);
}

static void note_error(struct pg_link *link, const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    note(link, state ? state : "", PQresultErrorField(result, PG_DIAG_MESSAGE_DETAIL),
         why ? why : PQresultErrorMessage(result));
}

/* --- several statements in one flush --------------------------------------------------------- */

static void allow_time(struct pg_link *link)
{
    link->until_ms = pg_now_ms() + (link->starting ? PG_START_ANSWER_MS : PG_ANSWER_MS);
}

void pg_link_begin(struct pg_link *link)
{
    link->warned = link->trouble = link->sent = false;
    *link->state = *link->detail = *link->why = 0;
    link->waiting = 0;
    allow_time(link);
    if (!link->conn) note(link, "", "", "not connected");
    else if (!PQenterPipelineMode(link->conn)) give_up(link, NULL);
}

void pg_link_send(struct pg_link *link, const char *statement, const struct pg_parameters *with)
{
    static const struct pg_parameters none;
    if (!with) with = &none;
    if (link->trouble) return;
    if (PQsendQueryPrepared(link->conn, statement, with->count, with->value, with->length,
                            with->format, 0))
        link->waiting++;
    else give_up(link, NULL);
}

void pg_link_end(struct pg_link *link)
{
    if (link->trouble) return;
    link->sent = true;
    if (PQpipelineSync(link->conn)) flush(link);
    else give_up(link, NULL);
}

bool pg_link_next(struct pg_link *link, PGresult **result)
{
    while (link->conn && link->waiting) {
        *result = take(link);
        if (!link->conn) return false;
        if (!*result) { /* the end of one statement's results */
            link->waiting--;
            continue;
        }
        ExecStatusType status = PQresultStatus(*result);
        if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) return true;
        if (status != PGRES_PIPELINE_ABORTED) note_error(link, *result);
        PQclear(*result);
    }
    return false;
}

/* Behind the last result is the mark of the end, or the link is no use any more. */
static void leave_pipeline(struct pg_link *link)
{
    PGresult *result = take(link);
    bool synced = result && PQresultStatus(result) == PGRES_PIPELINE_SYNC;
    PQclear(result);
    if (!link->conn) return;
    if (!synced || !PQexitPipelineMode(link->conn)) give_up(link, NULL);
    else if (PQtransactionStatus(link->conn) != PQTRANS_IDLE)
        PQclear(pg_link_ask(link, "ROLLBACK"));
}

bool pg_link_finish(struct pg_link *link)
{
    PGresult *result;
    while (pg_link_next(link, &result)) PQclear(result);
    if (link->conn) leave_pipeline(link);
    return !link->trouble && !link->warned;
}

PGresult *pg_link_ask(struct pg_link *link, const char *sql)
{
    allow_time(link);
    if (!link->conn || !PQsendQuery(link->conn, sql) || !flush(link)) {
        if (link->conn) give_up(link, NULL);
        return NULL;
    }
    PGresult *last = NULL, *result;
    while ((result = take(link))) {
        ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) note_error(link, result);
        PQclear(last);
        last = result;
    }
    if (!link->trouble) return last;
    PQclear(last);
    return NULL;
}

/* --- up and down ----------------------------------------------------------------------------- */

static bool prepare(struct pg_link *link)
{
    for (const struct pg_statement *each = link->statement; each->name; each++) {
        PGresult *result = PQprepare(link->conn, each->name, each->sql, 0, NULL);
        bool good = PQresultStatus(result) == PGRES_COMMAND_OK;
        PQclear(result);
        if (!good) return false;
    }
    return true;
}

/* What the operator's own address says wins over what stands before it. */
static bool open_once(struct pg_link *link)
{
    const char *const names[] = {"connect_timeout", "tcp_user_timeout", "keepalives_idle",
                                 "keepalives_interval", "keepalives_count",
                                 "target_session_attrs", "dbname", "application_name", NULL};
    const char *const values[] = {"3", "3000", "2", "1", "3", "read-write", link->url,
                                  link->application, NULL};
    pg_link_close(link);
    link->trouble = false;
    link->conn = PQconnectdbParams(names, values, 1);
    bool good = PQstatus(link->conn) == CONNECTION_OK;
    PQsetNoticeReceiver(link->conn, hear_notice, link);
    PQclear(good ? PQexec(link->conn, "SET search_path = fathom; SET lock_timeout = 1000;"
                                      "SET idle_in_transaction_session_timeout = 4000;"
                                      "SET tcp_user_timeout = 3000") : NULL);
    good = good && (!link->statement || prepare(link)) &&
           PQsetnonblocking(link->conn, 1) == 0;
    if (!good) give_up(link, NULL);
    return good;
}

/* Refused is refused; who gives no answer at all may be starting as well. */
bool pg_link_open(struct pg_link *link)
{
    int left = link->starting ? PG_START_TRIES : 1;
    bool good, refused;
    do {
        uint64_t began_ms = pg_now_ms();
        good = open_once(link);
        refused = pg_now_ms() - began_ms < PG_ANSWER_MS / 2;
    } while (!good && !refused && --left);
    return good;
}

void pg_link_close(struct pg_link *link)
{
    if (link->conn) PQfinish(link->conn);
    link->conn = NULL;
}

bool pg_link_is_up(struct pg_link *link)
{
    struct pollfd socket = {.fd = PQsocket(link->conn), .events = POLLIN};
    if (link->conn && poll(&socket, 1, 0) != 0) pg_link_close(link);
    return link->conn;
}
