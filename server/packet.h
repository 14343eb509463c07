/*
 * packet: one message on its way to one or many clients. Written once, shared by counting, with
 * space in front for the frame header that the network writes.
 *
 *   struct packet *packet = packet_from(&out);
 *   for (...) tell(line, packet_share(packet));
 *   packet_drop(packet);
 *
 * Packets live as long as one commit, thousands at a time, so short ones lie side by side in slabs
 * that are given back as a whole. One that must wait longer, for a client that does not read,
 * moves out of its slab with packet_keep, so that nobody can hold a slab for long.
 */
#ifndef SERVER_PACKET_H
#define SERVER_PACKET_H

#include <stddef.h>
#include <stdint.h>

#include "wire/out.h"

enum { PACKET_PRE = 15 };

struct slab;

struct packet {
    struct slab *slab; /* NULL: it stands alone */
    uint32_t refs;
    uint32_t length;
    uint8_t kind; /* of its frame; 0: text */
    unsigned char pre[PACKET_PRE];
    unsigned char bytes[];
};

struct packet *packet_new(const void *bytes, size_t length);
struct packet *packet_from(const struct out *out);
void packet_drop(struct packet *packet);
/* The same bytes outside of any slab. Takes over the packet. */
struct packet *packet_keep(struct packet *packet);

/* What it counts for in a queue: an empty one takes memory too. */
static inline uint32_t packet_cost(const struct packet *packet)
{
    return (uint32_t)sizeof *packet + packet->length;
}

static inline struct packet *packet_share(struct packet *packet)
{
    packet->refs++;
    return packet;
}

#endif
