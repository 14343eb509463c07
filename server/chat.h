/*
 * chat: what people write to each other. It is not kept: a room remembers its latest lines as long
 * as it lives in memory, and they go with a report if somebody makes one.
 */
#ifndef SERVER_CHAT_H
#define SERVER_CHAT_H

#include "server/room.h"

enum refusal chat_say(struct room *room, const struct member *member, enum channel to,
                      const char *text, uint64_t now_ms);

/* The latest lines that this member could hear, as a JSON array. */
void chat_write_heard(const struct room *room, const struct member *member, uint64_t now_ms,
                      struct out *out);

#endif
