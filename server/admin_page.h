/*
 * admin_page: the operator's page, for a browser on the server's own machine. No socket here
 * (admin_line.h has it): the bytes of a request come in, those of its reply go out.
 *
 *   GET /        the page, which knows nothing by itself, and its files
 *   POST /ask    what admin.h takes, and gives; with `authorization: Bearer KEY`
 *
 * The key is made anew whenever the server starts, and told at the operator's socket alone. Pages
 * of other sites do not know it. Nor are they heard: a request is for this machine by its address
 * or as localhost, since any other name may be one that a stranger has led here; and it comes from
 * this page, or from no page at all.
 */
#ifndef SERVER_ADMIN_PAGE_H
#define SERVER_ADMIN_PAGE_H

#include "server/request.h"
#include "server/server.h"

enum { ADMIN_PAGE_MAX = REQUEST_MAX + ADMIN_LINE_MAX };

/* From now on there is one, at this port. */
void admin_page_open(struct server *server, int port);

/* Whether there is enough to answer: a whole request, or what cannot become one. */
bool admin_page_is_whole(const char *bytes, size_t have);
/* Answers it, where it lies and with one more byte behind it, as admin_take does. */
uint64_t admin_page_take(struct server *server, char *bytes, size_t length, uint32_t by,
                         struct out *reply);
/* An answer of admin.h as a reply; the text is taken over. */
void admin_page_reply(struct out *answer, struct out *reply);

#endif
