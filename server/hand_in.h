/*
 * hand_in: a finished game against bots that was played in a browser (wasm/local.h), given to this
 * server by who played it, so that others can look at it.
 *
 *   {"do":"hand_in","of":2210,"at":0,"part":"RkFUSE9N..."}
 *
 * The record comes in pieces; with the last one comes what a record does not say: `options`, and
 * with `bots` who played. It is played to its end by the rules and kept as one of his games, marked
 * as practice and listed nowhere. It gets its name from its bytes: handed in twice, it is there
 * once.
 *
 * All of it is bounded (bounds.h): a record's bytes, the records that are not whole yet, what an
 * address may hand in, and how many of a person are kept.
 */
#ifndef SERVER_HAND_IN_H
#define SERVER_HAND_IN_H

#include "server/bounds.h"
#include "server/refusal.h"
#include "server/token.h"

/* What has come of a record so far. */
struct hand_in {
    struct person who;
    uint64_t since_ms;
    uint32_t of, length; /* 0 of 0: nobody's */
    uint8_t *bytes;
};

/* Starts as zeros. */
struct hand_ins {
    struct hand_in place[HAND_INS];
};
void hand_ins_release(struct hand_ins *hand_ins);

struct envelope;
enum refusal hand_in_take(struct envelope *envelope);

#endif
