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
/* As the game of this record stood when something had happened `steps` times, the crews as large as
 * they were; it goes on from there. REFUSED_BAD_MESSAGE: it was over, or this is no record. */
enum refusal lobby_go_on(struct room *room, const struct member *host, const struct out *record,
                         uint32_t steps, uint64_t now_ms);
/* The host takes everybody back to the lobby. Ready is who has said that he wants another game.
 * `start`: it is to begin at once, so what would keep it from that refuses the rematch. */
enum refusal lobby_rematch(struct room *room, const struct member *host, bool swap_sides,
                           bool start);
/* All want another game (again.h): back to the lobby with the sides swapped, and straight on if
 * nothing keeps it from that. */
void lobby_return(struct room *room);
/* The game begins; nothing may keep it from that. False when its chart does not fit. */
bool lobby_begin(struct room *room, uint64_t now_ms);

#endif
