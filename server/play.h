/*
 * play: the game in a room: orders, calls and time on their way through it. An order is checked
 * once, carried out, saved and told.
 */
#ifndef SERVER_PLAY_H
#define SERVER_PLAY_H

#include "server/room.h"
#include "wire/playback.h"

/* The first game, or the next; its rows go to the store. And giving up the game and its record. */
void play_begin(struct room *room, const struct setup *setup, uint64_t now_ms);
/* The game begins where this playback of another one stands. */
void play_go_on(struct room *room, const struct playback *from, uint64_t now_ms);
void play_forget(struct room *room);

/* What a member asks for. `order` gets its `by` and `player` filled in. */
struct play_request {
    struct member *member;
    struct order *order;
    uint32_t n; /* the order's number, 0 without one */
    int64_t re; /* the message's id, -1 without one */
};

struct play_answer {
    enum error error; /* with REFUSED_BY_RULES */
    bool again;       /* this n was taken before: nothing was done */
    bool told;        /* the answer rode on the events */
};

enum refusal play_order(struct room *room, const struct play_request *request, uint64_t now_ms,
                        struct play_answer *answer);
/* `from` is the caller's seat, NO_SEAT for his first. */
enum refusal play_call(struct room *room, const struct member *member, int from,
                       const struct call *call);

/* A bot's order or call. */
enum error play_bot_order(struct room *room, const struct order *order, uint64_t now_ms);
void play_bot_call(struct room *room, const struct call *call);

/* A game of more than GAME_STEPS_MAX steps, or a record of more than GAME_RECORD_MAX_BYTES, is a
 * draw, as soon as the rules allow one; a crew that gave nearly all of it has lost. */
void play_end_too_long(struct room *room, uint64_t now_ms);

/* A crew has left for good. */
void play_abandon(struct room *room, enum team team, uint64_t now_ms);

/* Whether one of these seats may give this order; fills in `by` and `player`. */
bool play_may_give(const struct room *room, unsigned seats, struct order *order);

/* When a limit of the rules runs out, ALARM_NEVER if none does; and letting it. */
uint64_t play_deadline(const struct room *room);
void play_keep_time(struct room *room, uint64_t now_ms);
/* Lets the game's time run up to now, before it stands still. */
void play_stop_time(struct room *room, uint64_t now_ms);

#endif
