/* entry: coming into the server and into rooms, and leaving them: what has a `do` of this kind. */
#ifndef SERVER_ENTRY_H
#define SERVER_ENTRY_H

#include "server/envelope.h"

struct password_job;

enum refusal entry_hello(struct envelope *envelope);
enum refusal entry_create(struct envelope *envelope);
enum refusal entry_join(struct envelope *envelope);
/* A seat with people who wish for the same, or a new table for them. */
enum refusal entry_find(struct envelope *envelope);
enum refusal entry_leave(struct envelope *envelope);
enum refusal entry_name(struct envelope *envelope);
/* The rooms of who asks, from the store (NULL: the message waits), and as the list of a `hello`. */
const struct store_answer *entry_find_own_rooms(struct envelope *envelope);
void entry_write_own_rooms(struct envelope *envelope, const struct store_answer *saved);
/* The host sets the room's password, or takes it away. */
enum refusal entry_password(struct envelope *envelope);
/* Somebody has knocked with a password: he comes in, or is told that he does not. */
void entry_checked(struct server *server, const struct password_job *job);
/* The whole view once more. */
enum refusal entry_resync(struct envelope *envelope);

#endif
