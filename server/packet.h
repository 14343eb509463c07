/*
 * packet: one message on its way to one or many clients. Written once, shared by counting, with
 * room in front for the frame header that the network writes.
 */
#ifndef SERVER_PACKET_H
#define SERVER_PACKET_H

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { PACKET_PRE = 32 };

struct packet {
    uint32_t refs;
    uint32_t length;
    unsigned char pre[PACKET_PRE];
    unsigned char bytes[];
};

static inline struct packet *packet_new(const void *bytes, size_t length)
{
    struct packet *packet = malloc(sizeof *packet + length);
    assert(packet);
    packet->refs = 1;
    packet->length = (uint32_t)length;
    memcpy(packet->bytes, bytes, length);
    return packet;
}

static inline struct packet *packet_share(struct packet *packet)
{
    packet->refs++;
    return packet;
}

static inline void packet_drop(struct packet *packet)
{
    if (--packet->refs == 0) free(packet);
}

#endif
