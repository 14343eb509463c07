/* ice: the servers that browsers need to find each other, as RTCPeerConnection takes them. */
#ifndef SERVER_ICE_H
#define SERVER_ICE_H

#include "server/server.h"

/* "ice":[{"urls":["turn:..."],"username":"...","credential":"..."}],"ttl_s":3600 */
void ice_write(const struct server *server, struct out *out);

#endif
