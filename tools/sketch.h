/*
 * sketch: the chart with what the radio room knows, for a terminal or a plain file.
 *
 *        A B C D E  F G H I J
 *    1   · · ● ● ·  · ▒ · · ·          ● the enemy can be here   · not here   ▒ island
 *    2   · ● ● · ·  · · · · ·
 *
 * Sectors stand a little apart. With `heat` the shade of a space is its share of the histories.
 */
#ifndef TOOLS_SKETCH_H
#define TOOLS_SKETCH_H

#include <stdio.h>

#include "radio/radio.h"

struct sketch {
    struct chart chart; /* as it is now: lava turns sea into island */
    bool heat;          /* shades by weight */
    bool colour;        /* escape codes for colours */
    bool plain;         /* nothing but ASCII */
};

/* Looks at the stream and the environment for colour and plain. */
void sketch_init(struct sketch *sketch, const struct chart *chart, FILE *file);

/* Lava and Archer mines change the chart that is drawn. */
void sketch_hear(struct sketch *sketch, const struct event *event);

void sketch_draw(const struct sketch *sketch, const struct radio *radio, FILE *file);

/* "23 of 196 spaces, 1,204 histories; likeliest D4 9%, E4 8%, E5 8%" */
void sketch_summary(const struct sketch *sketch, const struct radio *radio, FILE *file);

#endif
