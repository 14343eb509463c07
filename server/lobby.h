/* lobby: between two games: options, names of boats, the start, and the way back to the lobby. */
#ifndef SERVER_LOBBY_H
#define SERVER_LOBBY_H

#include "server/room.h"

/* Why it cannot start now, REFUSED_NOT if it can. */
enum refusal lobby_problem(const struct room *room);

/* Each is refused with a reason, or done. */
enum refusal lobby_set_options(struct room *room, const struct member *host,
                               const struct value *options, const char **field);
enum refusal lobby_name_boat(struct room *room, const struct member *member, enum team team,
                             const char *name);
enum refusal lobby_start(struct room *room, const struct member *host, uint64_t now_ms);
/* `start`: it is to begin at once, so what would keep it from that refuses the rematch. */
enum refusal lobby_rematch(struct room *room, const struct member *host, bool swap_sides,
                           bool start);

#endif
