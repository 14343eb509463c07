/* card: what people outside see of a room, and what is kept of a finished game, as JSON. */
#ifndef SERVER_CARD_H
#define SERVER_CARD_H

#include "server/room.h"
#include "server/tally.h"

/* CARD and GAME of docs/PROTOCOL.md. */
void card_write_room(const struct room *room, struct out *out);
/* `practice`: nobody but who says so knows how it was played. */
void card_write_game(const struct room *room, const struct tally *tally, bool practice,
                     struct out *out);

/* "link":"..." of an object that is being written. */
void card_write_link(const struct room *room, struct out *out);
/* {"seat":"blue.captain","player":"p1" of an object that is left open. */
void card_open_seat(const struct room *room, int seat, struct out *out);

#endif
