/* voice: what a room says, as JSON. See docs/PROTOCOL.md. */
#ifndef SERVER_VOICE_H
#define SERVER_VOICE_H

#include "server/room.h"

/* A text for short use: one for the whole program, emptied. Belongs to the one server thread. */
struct out *voice_scratch(void);
/* The same for a text of the caller's, zeroed at first. */
struct out *voice_fresh(struct out *out);

/* The room as each member sees it, to everyone present; to one of them. */
void voice_room(struct room *room);
void voice_room_to(struct room *room, struct member *member);

struct packet *voice_chat(int member, const char *to, const char *text);
struct packet *voice_call(int member, const struct call *call);
struct packet *voice_notice(const char *notice, uint32_t ms);
void voice_notice_all(struct room *room, const char *notice);

#endif
