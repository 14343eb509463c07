/* serve: the whole game server as one call. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/config.h"

/* The exit status of a server whose database another one has taken over: do not start it again. */
enum { SERVE_REPLACED = 3 };

/* Runs until SIGTERM or SIGINT; gives the exit status. */
int serve(struct config *config);

#endif
