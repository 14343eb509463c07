/* game_request: what a client asks of the game: orders, calls to its crew, questions. */
#ifndef SERVER_GAME_REQUEST_H
#define SERVER_GAME_REQUEST_H

#include "server/envelope.h"

enum refusal game_request_order(struct envelope *envelope, const struct value *object);
enum refusal game_request_call(struct envelope *envelope, const struct value *object);
enum refusal game_request_ask(struct envelope *envelope, const char *question);

#endif
