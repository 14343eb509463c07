/*
 * personal: what this server has of a person, for him: a copy of it, and the end of it. A person is
 * the hash of his token, so only who has the token can ask.
 */
#ifndef SERVER_PERSONAL_H
#define SERVER_PERSONAL_H

#include "server/envelope.h"

/* {"do":"profile"}: what he has done so far, in sums. */
enum refusal personal_profile(struct envelope *envelope);
/* {"do":"export"}: name, emblem, profile, rooms and games. */
enum refusal personal_export(struct envelope *envelope);
/* {"do":"forget","token":"..."}: he leaves all rooms, and his name and hash go from those and from
 * finished games, which stay for the others. The token once more says that he means it. */
enum refusal personal_forget(struct envelope *envelope);

#endif
