/*
 * announce: messages of a room that are not about the game: the room itself, chat, calls and
 * notices, as JSON. See docs/PROTOCOL.md.
 */
#ifndef SERVER_ANNOUNCE_H
#define SERVER_ANNOUNCE_H

#include "server/room.h"
#include "server/workspace.h"

/* The room as each member sees it, to everyone present; to those who have just come in. */
void announce_room(struct room *room);
/* To one of them. */
void announce_room_to(struct room *room, const struct member *member);
void announce_room_to_new(struct room *room);

/* `member` is NOBODY for a bot's call. */
struct packet *announce_call(struct workspace *work, member_id member, const struct call *call);
struct packet *announce_chat(struct workspace *work, member_id member, enum channel to,
                             const char *text);
struct packet *announce_text(struct workspace *work, const char *notice, const char *text);
struct packet *announce_signal(struct workspace *work, member_id from, enum signal_kind kind,
                               const char *text, size_t length);
/* `ms` 0: it is not said. */
struct packet *announce_notice(struct workspace *work, const char *notice, uint32_t ms);
/* The same about somebody. */
struct packet *announce_person(struct workspace *work, const char *notice,
                               const struct member *about, uint32_t ms);

#endif
