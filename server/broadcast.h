/*
 * broadcast: what everybody in a room hears of an order.
 *
 *   broadcast_begin(&broadcast, room);                  // who is there, and what they see before
 *   game_apply(room->game, &order, &events);
 *   broadcast_tell(&broadcast, room, &events, giver, re); // events, and what changed in each view
 *
 * Listeners with the same seats hear the same, and most events sound the same to everyone: the JSON
 * of the events is written once for each different way to hear them, the patch of the view once for
 * each set of seats. What differs only in its version number shares its body.
 */
#ifndef SERVER_BROADCAST_H
#define SERVER_BROADCAST_H

#include "server/room.h"

/* Members' sets of seats do not overlap; spectators have the empty one. */
enum { LISTENERS_MAX = SEATS + 1 };

/* One set of seats that somebody present holds. */
struct listener {
    unsigned seats;
    uint16_t ears;
    int hearing; /* place of what they hear */
    struct view before;
};

/* One way to hear the events: which of them, and which secret fields. */
struct hearing {
    uint64_t sign[2];
    size_t offset, length; /* of its JSON in `heard` */
    int events;
};

/* Its texts are made by the owner: see workspace.c. */
struct broadcast {
    int listeners, hearings;
    struct listener listener[LISTENERS_MAX];
    struct hearing hearing[LISTENERS_MAX];
    struct out heard;         /* the texts of the hearings */
    struct out body, message; /* of one set of seats, of one listener */
};

/* The answer to an order that rides on its events. */
struct broadcast_answer {
    const struct member *giver; /* NULL: nobody waits for one */
    int64_t re;                 /* the message's id, -1 without one */
};

void broadcast_begin(struct broadcast *broadcast, const struct room *room);
/* Everybody present hears what he may; the giver of the order also that it was taken. */
void broadcast_tell(struct broadcast *broadcast, struct room *room, const struct events *events,
                    const struct broadcast_answer *answer);

/* Someone without a seat who sees both boats, late. */
bool broadcast_is_delayed(const struct room *room, const struct member *member);
/* Someone present who hears the game as it goes on. */
bool broadcast_listens(const struct room *room, const struct member *member);

/* The CLOCK of a view or events message, if the game has one. */
void broadcast_write_clock(const struct room *room, struct out *out);

/* The events that these ears hear, as members of an array; gives their number. */
int broadcast_write_events(const struct events *events, uint16_t ears, struct out *out);

#endif
