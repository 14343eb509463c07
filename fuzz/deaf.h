/*
 * deaf: for a server whose clients do not listen.
 */
#ifndef FUZZ_DEAF_H
#define FUZZ_DEAF_H

#include "server/server.h"

static void deaf_send(void *net, void *conn, struct packet *packet)
{
    (void)net, (void)conn;
    packet_drop(packet);
}

static void deaf_close(void *net, void *conn, enum close_code code)
{
    (void)net, (void)conn, (void)code;
}

static const struct server_ops deaf_ops = {.send = deaf_send, .close = deaf_close};

#endif
