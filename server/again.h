/*
 * again: the vote for another game, after the end of one. Everybody who plays says whether he would
 * like one; when nobody is waited for any more, and somebody wants it, the room is a lobby again
 * with the sides swapped, and those who want it are ready.
 */
#ifndef SERVER_AGAIN_H
#define SERVER_AGAIN_H

#include "server/room.h"

enum refusal again_vote(struct room *room, struct member *member, bool wanted);

/* He plays, is here or not away for long, and has not said yes. */
bool again_waits_for(const struct room *room, const struct member *member);
/* Somebody wants another game, and nobody is waited for. */
bool again_agreed(const struct room *room);
/* When somebody has been away for so long that he is not waited for any more. */
uint64_t again_deadline(const struct room *room);

#endif
