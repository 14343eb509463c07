/* pause: games that stand still because both crews want it, or because somebody is missing. */
#ifndef SERVER_PAUSE_H
#define SERVER_PAUSE_H

#include "server/room.h"

/* A seated member would like a pause; it is on when each crew that has people does. */
enum refusal pause_ask(struct room *room, const struct member *member, uint64_t now_ms);
/* A seated member ends it; one that waits for somebody only the host, and bots play for the
 * missing. */
enum refusal pause_resume(struct room *room, const struct member *member, uint64_t now_ms);

/* Stands still until this member is back. */
void pause_until_back(struct room *room, const struct member *member, uint64_t now_ms);
/* Goes on, as if no time had passed. */
void pause_end(struct room *room, uint64_t now_ms);

#endif
