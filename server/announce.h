/* announce: what a room says, as JSON. See docs/PROTOCOL.md. */
#ifndef SERVER_ANNOUNCE_H
#define SERVER_ANNOUNCE_H

#include "server/room.h"

/* A text for short use: one for the whole program, emptied. Belongs to the one server thread. */
struct out *announce_scratch(void);
/* The same for a text of the caller's, zeroed at first. */
struct out *announce_fresh(struct out *out);

/* The room as each member sees it, to everyone present; to one of them. */
void announce_room(struct room *room);
void announce_room_to(struct room *room, struct member *member);

struct packet *announce_chat(int member, const char *to, const char *text);
struct packet *announce_call(int member, const struct call *call);
struct packet *announce_notice(const char *notice, uint32_t ms);
void announce_notice_all(struct room *room, const char *notice);

#endif
