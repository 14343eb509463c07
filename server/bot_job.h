/*
 * bot_job: a piece of thinking, with everything that it needs and what comes of it, so that any
 * thread can do it.
 *
 *   consider   hear the inbox, say how long to wait before acting
 *   act        hear the inbox, decide
 *   analyse    the debrief of a finished game
 *   password   the slow hash of a room's password
 */
#ifndef SERVER_BOT_JOB_H
#define SERVER_BOT_JOB_H

#include "rules/view.h"
#include "server/bot_seat.h"
#include "server/token.h"
#include "wire/out.h"

enum bot_job_kind { JOB_CONSIDER, JOB_ACT, JOB_ANALYSE, JOB_PASSWORD };

struct password_job;

struct bot_job {
    enum bot_job_kind kind;
    struct bot_job *next; /* in a queue */
    /* consider and act */
    uint64_t room;
    char code[CODE_MAX]; /* of the room */
    uint32_t game, seq;  /* rows of the room's log when it was asked */
    struct bot_seat *seat;
    struct inbox inbox; /* the job's own */
    struct view view;
    uint32_t delay_ms; /* consider: BOT_IDLE when there is nothing to do */
    struct bot_deed deed;
    /* analyse */
    char replay[REPLAY_ID_CHARS + 1];
    struct out record, text;
    /* password */
    struct password_job *password;
};

/* Borrows the seat, with what is in its inbox. */
struct bot_job *bot_job_think(enum bot_job_kind kind, struct bot_seat *seat);
/* Takes over the record. */
struct bot_job *bot_job_analyse(const char *replay, struct out *record);

/* Takes over the job: see passwords.h. */
struct bot_job *bot_job_password(struct password_job *password);

void bot_job_do(struct bot_job *job);

/* Gives the seat back. */
void bot_job_free(struct bot_job *job);

#endif
