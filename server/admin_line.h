/*
 * admin_line: where the operator asks (admin.h), on the game's own loop: at a local socket, a file
 * that only its owner may open, or on his page (admin_page.h), at a port of this machine alone. A
 * request is what comes until the other side has said all; an answer goes out when what it tells is
 * saved, and every line has few bytes and little time.
 */
#ifndef SERVER_ADMIN_LINE_H
#define SERVER_ADMIN_LINE_H

#include <ev.h>

#include "server/server.h"

enum { ADMIN_WHY_MAX = 160, ADMIN_PATH_MAX = 108 /* what a socket's address can hold */ };

struct admin_line;

/* Takes the place of a socket that is there already. NULL, with the reason, when that cannot be. */
struct admin_line *admin_line_new(struct ev_loop *loop, const char *path, char why[ADMIN_WHY_MAX]);
/* For the page, at this port of 127.0.0.1. */
struct admin_line *admin_line_new_page(struct ev_loop *loop, int port, char why[ADMIN_WHY_MAX]);
void admin_line_free(struct admin_line *line);
void admin_line_attach(struct admin_line *line, struct server *server);

/* Answers what has been saved, drops whose time is over. When the next one's is, or ALARM_NEVER. */
uint64_t admin_line_look_after(struct admin_line *line, uint64_t now_ms);

#endif
