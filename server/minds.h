/*
 * minds: a bot for each chair that has no person, and the scholar who makes debriefs. They think on
 * the threads of bots.h; everything here runs on the server's own.
 */
#ifndef SERVER_MINDS_H
#define SERVER_MINDS_H

#include "server/server.h"

/* The game has moved: every bot that waits for nothing is asked whether it has something to do. */
void minds_look(struct server *server, struct room *room);
/* What the table hears; each mind takes what is for its ears. */
void minds_hear(struct room *room, const struct events *events);
void minds_listen(struct room *room, const struct call *call);

/* When the next of them wants to act, CLOCK_NEVER if none does; and letting it. */
uint64_t minds_deadline(const struct room *room);
void minds_wake(struct server *server, struct room *room);

/* Takes what has been thought out since. */
void minds_collect(struct server *server);
void minds_drop(struct room *room);

#endif
