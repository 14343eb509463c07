/* store_sqlite: the store in one file on this machine. */
#ifndef SERVER_STORE_SQLITE_H
#define SERVER_STORE_SQLITE_H

#include "server/store.h"

/* NULL, with the reason, when the file cannot be used. `wake` may be NULL. */
struct store *store_sqlite_open(const char *path, store_wake_fn *wake, void *context,
                                char why[STORE_WHY_MAX]);
/* The same to look at alone: nothing is changed, and a server that has the file does not notice. A
 * file that is damaged as a whole is refused. It answers store_look alone. */
struct store *store_sqlite_look(const char *path, char why[STORE_WHY_MAX]);

#endif
