/*
 * bot_seats: a bot for each chair that has no person, and the scholar who makes debriefs. They
 * think on the threads of bot_pool.h; everything here runs on the server's own.
 */
#ifndef SERVER_BOT_SEATS_H
#define SERVER_BOT_SEATS_H

#include "server/server.h"

/* The game has moved: every bot that waits for nothing is asked whether it has something to do. */
void bot_seats_look(struct server *server, struct room *room);
/* What the table hears; each mind takes what is for its ears. */
void bot_seats_hear(struct room *room, const struct events *events);
void bot_seats_listen(struct room *room, const struct call *call);

/* When the next of them wants to act, ALARM_NEVER if none does; and letting it. */
uint64_t bot_seats_deadline(const struct room *room);
void bot_seats_wake(struct server *server, struct room *room);

/* Takes what has been thought out since. */
void bot_seats_collect(struct server *server);
void bot_seats_drop(struct room *room);

#endif
