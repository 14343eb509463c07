/*
 * squeeze: a reply that was made for this request, compressed on its way out. Files of the web
 * client are compressed when they are built; tables, lists, replays and analyses are not.
 *
 * What it costs is bounded: a body below SQUEEZE_LEAST is not worth it, one above SQUEEZE_MOST is
 * sent as it is.
 */
#ifndef SERVER_SQUEEZE_H
#define SERVER_SQUEEZE_H

#include "server/http.h"

enum { SQUEEZE_LEAST = 150, SQUEEZE_MOST = 1 << 20 };

/* For clients that take gzip. Leaves the reply alone where it would not become shorter. */
void squeeze(struct http_reply *reply);

#endif
