/*
 * room_bots: a bot for each player of a room who is no person, or away. They think on the threads
 * of bot_pool.h; everything here runs on the server's own.
 */
#ifndef SERVER_ROOM_BOTS_H
#define SERVER_ROOM_BOTS_H

#include "server/server.h"

/* The game has moved: every bot that waits for nothing is asked whether it has something to do. */
void room_bots_look(struct server *server, struct room *room);
/* What the table hears; each bot takes what is for its ears. */
void room_bots_hear(struct room *room, const struct events *events);
void room_bots_listen(struct room *room, const struct call *call);

/* When the next of them wants to act, ALARM_NEVER if none does; and letting it. */
uint64_t room_bots_deadline(const struct room *room);
void room_bots_wake(struct server *server, struct room *room);

/* Takes what has been thought out since, for all rooms. */
void room_bots_collect(struct server *server);
/* The room has no bots any more. */
void room_bots_drop(struct room *room);

#endif
