/*
 * belief_chart: the chart with what the radio room knows, for a terminal or a plain file.
 *
 *        A B C D E  F G H I J
 *    1   · · ● ● ·  · ▒ · · ·          ● the enemy can be here   · not here   ▒ island
 *    2   · ● ● · ·  · · · · ·
 *
 * Sectors stand a little apart. With `heat` the shade of a space is its share of the histories.
 */
#ifndef TOOLS_BELIEF_CHART_H
#define TOOLS_BELIEF_CHART_H

#include <stdio.h>

#include "radio/radio.h"

struct belief_chart {
    struct chart chart; /* as it is now: lava turns sea into island */
    bool heat;          /* shades by weight */
    bool colour;        /* escape codes for colours */
    bool plain;         /* nothing but ASCII */
};

/* Looks at the stream and the environment for colour and plain. */
void belief_chart_init(struct belief_chart *shown, const struct chart *chart, FILE *file);

/* Lava and Archer mines change the chart that is drawn. */
void belief_chart_hear(struct belief_chart *shown, const struct event *event);

void belief_chart_draw(const struct belief_chart *shown, const struct radio *radio, FILE *file);

/* "23 of 196 spaces, 1,204 histories; likeliest D4 9%, E4 8%, E5 8%" */
void belief_chart_summary(const struct belief_chart *shown, const struct radio *radio, FILE *file);

#endif
