/* replay: a finished game as one JSON object, both sides open. See docs/PROTOCOL.md, "Replay". */
#ifndef SERVER_REPLAY_H
#define SERVER_REPLAY_H

#include "wire/out.h"

/* `card` is the game's JSON object as the store keeps it, `record` its bytes. */
void replay_write(const struct out *card, const struct out *record, struct out *out);

#endif
