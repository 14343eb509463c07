/* chat: what people write to each other. It is not kept. */
#ifndef SERVER_CHAT_H
#define SERVER_CHAT_H

#include "server/room.h"

enum refusal chat_say(struct room *room, const struct member *member, enum channel to,
                      const char *text);

#endif
