/*
 * rooms: the rooms that a server has in memory, by their codes, and what it does for each: it saves
 * what they save, sends what they tell, wakes their bots and sets their alarms. A room comes into
 * memory when somebody comes to it (lookups.h), and goes when it is dropped, or let go for others.
 */
#ifndef SERVER_ROOMS_H
#define SERVER_ROOMS_H

#include "server/bounds.h"
#include "server/room.h"

struct server;
struct store_answer;

struct rooms {
    struct room *slot[ROOM_SLOTS]; /* chains, by the hash of the code */
    struct leaving {
        char code[CODE_MAX];
        uint64_t batch; /* with which it goes: until that is saved the store still has it */
        bool dropped;
    } *leaving;
    uint32_t leaving_count, leaving_capacity;
    struct quarantined {
        char code[CODE_MAX];
    } *quarantined; /* damaged, and left as they are in the store */
    uint32_t quarantined_capacity;
    struct aside {
        char code[CODE_MAX];
    } *aside; /* by the operator */
    uint32_t aside_count, aside_capacity;
    struct room_owner owner; /* of all of them */
};

/* A code that nobody has, and a number that nobody had. */
struct new_room {
    uint64_t id;
    const char *code;
    const struct options *options;
    household_id maker;
};

/* In any order; the room at hand may be dropped. */
#define EACH_ROOM(it, of)                                                                          \
    for (struct room *it = rooms_next(of, NULL), *it##_next;                                       \
         it && ((it##_next = rooms_next(of, it)), true); it = it##_next)

void rooms_init(struct rooms *rooms, struct server *server);
void rooms_release(struct rooms *rooms);

/* NULL when it is not in memory. */
struct room *rooms_find(const struct rooms *rooms, const char *code);
/* It was in memory and is on its way out; NULL if it is not. */
const struct leaving *rooms_leaving(struct server *server, const char *code);
/* From the store into memory, or among the damaged ones. The answer must be to a question that
 * holds it. */
void rooms_take(struct server *server, const struct store_answer *answer);
/* The operator has set it aside. */
bool rooms_is_aside(const struct server *server, const char *code);
/* Which ones those are; false when the store cannot be read. */
bool rooms_load(struct server *server);
/* It is damaged: nobody gets in, and the store keeps it for the operator. */
bool rooms_is_quarantined(const struct server *server, const char *code);
/* The first for NULL; NULL after the last. */
struct room *rooms_next(const struct rooms *rooms, const struct room *room);

/* Where there are too many, in all or of this household, the longest deserted one makes place: of
 * those without a game on, else of the others. False when somebody is in each. */
bool rooms_have_place(struct server *server, household_id maker);
struct room *rooms_make(struct server *server, const struct new_room *new_room);
void rooms_drop(struct server *server, struct room *room);
/* For others to take: its people are sent to look for it again once it is saved. */
void rooms_let_go(struct server *server, struct room *room);
/* The lease is over: nothing of any room is saved any more, its people look for it again. */
void rooms_lose(struct server *server);
/* What the store has of a room is damaged: its people are sent away, the others go on. */
void rooms_quarantine(struct server *server, uint64_t id, const char *why);

/* The operator takes a room out of play: it ends for its people, and stays in the store as it is.
 * Of a room that another server has, that one hears. What was set aside comes back when it is
 * released; false when it was not. */
void rooms_set_aside(struct server *server, const char *code);
bool rooms_release_aside(struct server *server, const char *code);
/* Those in an answer to ASK_NOTES; those that are in memory here end now. */
void rooms_renew_aside(struct server *server, const struct store_answer *answer);

/* Out of the room for good, and off his line. */
void rooms_remove_member(struct server *server, struct room *room, struct member *member,
                         enum close_code code);

/* A game has begun in it: counted and logged. */
void rooms_count_start(struct server *server, const struct room *room);
/* A finished game for the store; gives the number of the batch that has it. */
uint64_t rooms_save_game(struct server *server, struct room *room, bool practice);

/* After every touch: saves, tells, wakes bots, sets the alarm. */
void rooms_settle(struct server *server, struct room *room);
/* Lets those whose alarm has gone off do what they wanted to. */
void rooms_wake(struct server *server);
/* The time in which the store failed does not count in any game. */
void rooms_skip_time(struct server *server);
/* Everyone whose game has a clock hears what it says. */
void rooms_tell_clocks(struct server *server);
/* Drops those that nobody has been in for long, and counts games and seats. */
void rooms_sweep(struct server *server);

/* Listed rooms that one can enter, newest first, as a JSON array; those of all servers that share
 * the store, as far as they were heard of. */
void rooms_write_list(const struct server *server, struct out *out);

#endif
