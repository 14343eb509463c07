/*
 * play_input: what a person types in `fathom play` becomes an order, and the orders that could be
 * given now become lines to read. Words may be cut short: "t d5" is "torpedo D5".
 */
#ifndef TOOLS_PLAY_INPUT_H
#define TOOLS_PLAY_INPUT_H

#include "rules/legal.h"
#include "wire/out.h"

enum wish {
    WISH_ORDER,
    WISH_NOTHING, /* an empty line */
    WISH_HELP,
    WISH_BOARD,
    WISH_RADIO,
    WISH_SIDE, /* act for order.team from now on */
    WISH_QUIT,
    WISH_UNKNOWN, /* `why` says what is not understood */
};

enum { WISH_WHY_MAX = 120 };

struct wished {
    enum wish wish;
    struct order order;
    struct stroke stroke; /* order.stroke, of a trace */
    char why[WISH_WHY_MAX];
};

/* `legal` is of the team that acts: it tells what a bare word like "C7" or "w4" must mean. */
void play_read(const char *text, const struct legal *legal, struct wished *wished);

/* The orders that could be given, a line for each kind. */
void play_offer(struct out *out, const struct legal *legal);
void play_help(struct out *out);

#endif
