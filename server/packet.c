/* Packets in slabs: a slab is filled from its start, and is free again when its last one goes. */
#include "server/packet.h"

#include <assert.h>

#include "base/memory.h"

enum { SLAB_BYTES = 1 << 18, SLABS_SPARE = 4, SHORT_BYTES = SLAB_BYTES / 8 };

struct slab {
    struct slab *next; /* spare */
    uint32_t used, live;
    _Alignas(struct packet) unsigned char bytes[];
};

/* Of the one thread that drives the rooms. */
static struct slab *filling, *spare;
static int spares;

static struct slab *slab_take(void)
{
    struct slab *slab = spare;
    if (slab) {
        spare = slab->next;
        spares--;
    } else {
        slab = memory_take(SLAB_BYTES);
    }
    slab->used = slab->live = 0;
    return slab;
}

static void slab_give(struct slab *slab)
{
    if (spares == SLABS_SPARE) {
        free(slab);
        return;
    }
    slab->next = spare;
    spare = slab;
    spares++;
}

static struct packet *packet_in_slab(size_t size)
{
    size = (size + _Alignof(struct packet) - 1) & ~(_Alignof(struct packet) - 1);
    if (!filling || offsetof(struct slab, bytes) + filling->used + size > SLAB_BYTES) {
        if (filling && !filling->live) slab_give(filling);
        filling = slab_take();
    }
    struct packet *packet = (struct packet *)(void *)(filling->bytes + filling->used);
    filling->used += (uint32_t)size;
    filling->live++;
    packet->slab = filling;
    return packet;
}

static struct packet *packet_alone(size_t size)
{
    struct packet *packet = memory_take(size);
    packet->slab = NULL;
    return packet;
}

static struct packet *fill(struct packet *packet, const void *bytes, size_t length)
{
    packet->refs = 1;
    packet->kind = 0;
    packet->length = (uint32_t)length;
    memcpy(packet->bytes, bytes, length);
    return packet;
}

struct packet *packet_new(const void *bytes, size_t length)
{
    size_t size = sizeof(struct packet) + length;
    return fill(size <= SHORT_BYTES ? packet_in_slab(size) : packet_alone(size), bytes, length);
}

struct packet *packet_from(const struct out *out)
{
    assert(!out->overflow);
    return packet_new(out->text, out->length);
}

void packet_drop(struct packet *packet)
{
    if (--packet->refs) return;
    struct slab *slab = packet->slab;
    if (!slab) free(packet);
    else if (--slab->live) return;
    else if (slab == filling) slab->used = 0;
    else slab_give(slab);
}

struct packet *packet_keep(struct packet *packet)
{
    if (!packet->slab) return packet;
    struct packet *kept = packet_alone(sizeof *packet + packet->length);
    fill(kept, packet->bytes, packet->length);
    kept->kind = packet->kind;
    packet_drop(packet);
    return kept;
}
