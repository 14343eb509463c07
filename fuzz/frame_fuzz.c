/*
 * frame_fuzz: any bytes as WebSocket frames. wslay reads the same bytes: up to the first mistake
 * both find the same frames, and what is a mistake for wslay is one for us.
 */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <wslay/wslay.h>

#include "server/frame.h"

enum { MOST = 16384 };

struct source {
    const uint8_t *bytes;
    size_t left;
};

static ssize_t give(uint8_t *to, size_t length, int flags, void *data)
{
    struct source *source = data;
    (void)flags;
    if (!source->left) return -1;
    if (length > source->left) length = source->left;
    memcpy(to, source->bytes, length);
    source->bytes += length;
    source->left -= length;
    return (ssize_t)length;
}

/* The next frame as wslay sees it: 1, 0 when it is not whole, -1 when it is wrong. */
static int oracle(wslay_frame_context_ptr context, struct frame *frame, uint8_t *payload)
{
    size_t have = 0;
    for (;;) {
        struct wslay_frame_iocb part = {0};
        ssize_t got = wslay_frame_recv(context, &part);
        if (got == WSLAY_ERR_WANT_READ) return 0;
        if (got < 0 || !part.mask || part.rsv || part.payload_length > MOST) return -1;
        memcpy(payload + have, part.data, part.data_length);
        have += part.data_length;
        if (have < part.payload_length) continue;
        *frame = (struct frame){part.opcode, part.fin, payload, have};
        return 1;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t payload[MOST];
    struct source source = {data, size};
    struct wslay_frame_callbacks calls = {.recv_callback = give};
    wslay_frame_context_ptr context;
    struct frame ours, theirs;
    uint8_t *bytes = malloc(size + 1);
    size_t at = 0;
    int made = wslay_frame_context_init(&context, &calls, &source), taken, found;
    assert(made == 0 && bytes);
    memcpy(bytes, data, size);
    while ((taken = frame_read(bytes + at, size - at, MOST, &ours)) > 0) {
        found = oracle(context, &theirs, payload);
        bool known = ours.kind <= FRAME_BINARY || ours.kind >= FRAME_CLOSE;
        assert(found == 1 && known && ours.kind == theirs.kind && ours.last == theirs.last);
        assert(ours.length == theirs.length && !memcmp(ours.payload, payload, ours.length));
        frame_close_code(&ours);
        at += (size_t)taken;
        uint8_t again[FRAME_HEAD_MAX + 1];
        size_t head = frame_head(again + FRAME_HEAD_MAX, ours.kind, ours.length);
        assert(head <= FRAME_HEAD_MAX && (again[FRAME_HEAD_MAX - head] & 15) == (int)ours.kind);
    }
    if (taken == 0) assert(oracle(context, &theirs, payload) != 1);
    wslay_frame_context_free(context);
    free(bytes);
    return 0;
}
