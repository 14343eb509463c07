/*
 * bot_seat: a bot in the place of one player of a room, and an inbox of what it has heard since it
 * last thought. Listening is work too (a belief is a lot of it), so the bot itself is only touched
 * by jobs (bot_job.h). It is lent to one job at a time; meanwhile its inbox goes on filling here.
 */
#ifndef SERVER_BOT_SEAT_H
#define SERVER_BOT_SEAT_H

#include "bots/bot.h"
#include "rules/event.h"

/* One thing that a bot has heard. */
struct heard {
    bool is_call;
    struct event event;
    struct call call;
};

struct inbox {
    struct heard *heard;
    uint32_t count, capacity;
};

struct bot_seat {
    struct bot_setup setup;
    struct bot *bot; /* made by the first job */
    uint16_t ears;
    unsigned seats;     /* one bit each */
    bool busy;          /* lent to a job */
    bool given_up;      /* freed when its job comes back */
    uint64_t act_at_ms; /* 0: it waits for nothing */
    struct inbox inbox;
};

struct bot_seat *bot_seat_new(const struct bot_setup *setup, uint16_t ears, unsigned seats);
/* At once, or when its job comes back. NULL is fine. */
void bot_seat_free(struct bot_seat *seat);

/* What happened, with all audiences: it takes what is for its ears. A call of either crew. */
void bot_seat_hear(struct bot_seat *seat, const struct events *events);
void bot_seat_listen(struct bot_seat *seat, const struct call *call);

#endif
