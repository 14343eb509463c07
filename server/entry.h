/* entry: coming into the server and into rooms, and leaving them: what has a `do` of this kind. */
#ifndef SERVER_ENTRY_H
#define SERVER_ENTRY_H

#include "server/envelope.h"

enum refusal entry_hello(struct envelope *envelope);
enum refusal entry_create(struct envelope *envelope);
enum refusal entry_join(struct envelope *envelope);
enum refusal entry_leave(struct envelope *envelope);
enum refusal entry_name(struct envelope *envelope);
/* The whole view once more. */
enum refusal entry_resync(struct envelope *envelope);

#endif
