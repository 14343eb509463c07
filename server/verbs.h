/* verbs: what has a `do`: the lobby and the table, by one table of names. */
#ifndef SERVER_VERBS_H
#define SERVER_VERBS_H

#include "server/envelope.h"

enum refusal verbs_take(struct envelope *envelope, const char *name);

#endif
