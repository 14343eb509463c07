/*
 * hull: the drawing of the submarine that a surfaced crew traces, and the check of a stroke.
 *
 * Four sections from bow to stern, each a double line: an outer and an inner convex polygon with
 * the same number of corners, corner for corner. The band between them is where the stroke must
 * stay. Units are whole numbers in a drawing 1000 wide and 240 high; a section is 250 wide.
 *
 *    .-----------.-----------.-----------.-----------.
 *   (     1      |     2     |     3     |     4      >
 *    '-----------'-----------'-----------'-----------'
 *
 * Stroke points are in 1/64 of a unit, so that a finger's path is kept finely and the geometry
 * is exact integer arithmetic.
 */
#ifndef RULES_HULL_H
#define RULES_HULL_H

#include "rules/names.h"

enum {
    HULL_HEIGHT = 240,
    HULL_SECTION_WIDTH = 250,
    HULL_CORNERS_MAX = 8,
    STROKE_SCALE = 64,
    STROKE_POINTS_MAX = 256,
    STROKE_CLOSE = 10,      /* units between the two ends that still count as closed */
    STROKE_REACH = 100000,  /* units; a point further out is no point */
    LINE_POINTS = 64,       /* what the game keeps of a stroke, for people to look at */
};

struct hull_point {
    int16_t x, y;
};

struct hull_section {
    uint8_t corners;
    struct hull_point outer[HULL_CORNERS_MAX], inner[HULL_CORNERS_MAX];
};

/* The two lines of a section, 1 to 4, in the units of the whole drawing. */
void hull_section(int section, struct hull_section *out);

struct stroke_point {
    int32_t x, y; /* 1/64 unit */
};

struct stroke {
    uint16_t count;
    struct stroke_point point[STROKE_POINTS_MAX];
};

enum stroke_result {
    STROKE_IN_BAND,
    STROKE_OPEN,    /* not closed, or not once round: not taken */
    STROKE_OUTSIDE, /* closed, but leaves the band: the whole tracing is rejected */
};
enum stroke_result hull_judge(int section, const struct stroke *stroke);

/* Whether a stroke that is still being drawn has kept within the band so far. */
bool hull_keeps_within(int section, const struct stroke *stroke);

/* Closed and once round, wherever it runs: the part that decides whether a stroke is taken. */
bool hull_closes(int section, const struct stroke *stroke);

/* A stroke as the game keeps it: whole units from the section's north-west corner. */
struct hull_line {
    uint8_t count;
    struct {
        uint8_t x, y;
    } point[LINE_POINTS];
};
void hull_keep(int section, const struct stroke *stroke, struct hull_line *line);
struct hull_point hull_line_point(int section, const struct hull_line *line, int index);

/* A stroke along the middle of the band, for bots and for people who cannot draw. */
void hull_trace(int section, struct stroke *stroke);

#endif
