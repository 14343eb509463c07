/* serve: the whole game server as one call. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/config.h"

/* Runs until SIGTERM or SIGINT; gives the exit status. */
int serve(struct config *config);

#endif
