/*
 * preview: the page of a room's link, with what a messenger shows of it before anybody opens it:
 * that it is an invitation, from whom, and a picture (Open Graph). Who invites stands in the link
 * itself (?by=Ann), and the page is the same for every code, whether there is a room or not: it
 * tells nothing that the link does not.
 */
#ifndef SERVER_PREVIEW_H
#define SERVER_PREVIEW_H

#include <stdbool.h>

#include "wire/out.h"

/* Who invites by this query; false when it names nobody, or nobody that may be shown. */
bool preview_reads_name(const char *query, char *name);

/* Writes the page: NAME in it becomes the name, BASE the address of the server. */
void preview_write(struct out *out, const char *page, size_t length, const char *name,
                   const char *base_url);

#endif
