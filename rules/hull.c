/*
 * The hull drawing and the check of a stroke.
 *
 * Each section is a convex polygon given as corners around its middle, in steps of 25 units; the
 * inner line is the same polygon at 16/25 of the size. Convexity keeps the geometry exact and
 * small: a segment is inside the outer line when both ends are, and it keeps clear of the inner
 * one when some line separates the two (an inner edge, or the segment's own).
 */
#include "rules/hull.h"

#include <assert.h>

enum { MIDDLE_X = 125, MIDDLE_Y = 120 };

#define CORNER(i, x, y)                                                                            \
    .outer[i] = {MIDDLE_X + 25 * (x), MIDDLE_Y + 25 * (y)},                                        \
    .inner[i] = {MIDDLE_X + 16 * (x), MIDDLE_Y + 16 * (y)}

/* Corners go clockwise on the screen (y grows downwards); x is from the section's own left. */
static const struct hull_section shape[SECTIONS] = {
    {.corners = 7, CORNER(0, -4, 0), CORNER(1, -3, -2), CORNER(2, -1, -3), CORNER(3, 4, -3),
     CORNER(4, 4, 3), CORNER(5, -1, 3), CORNER(6, -3, 2)},
    {.corners = 6, CORNER(0, -4, -3), CORNER(1, 0, -4), CORNER(2, 4, -3), CORNER(3, 4, 3),
     CORNER(4, 0, 4), CORNER(5, -4, 3)},
    {.corners = 8, CORNER(0, -4, -2), CORNER(1, -3, -3), CORNER(2, 3, -3), CORNER(3, 4, -2),
     CORNER(4, 4, 2), CORNER(5, 3, 3), CORNER(6, -3, 3), CORNER(7, -4, 2)},
    {.corners = 7, CORNER(0, -4, -3), CORNER(1, 0, -3), CORNER(2, 3, -2), CORNER(3, 4, 0),
     CORNER(4, 3, 2), CORNER(5, 0, 3), CORNER(6, -4, 3)},
};

struct point {
    int64_t x, y;
};

static int section_left(int section) { return (section - 1) * HULL_SECTION_WIDTH; }

static struct hull_point shifted(struct hull_point p, int section)
{
    return (struct hull_point){(int16_t)(p.x + section_left(section)), p.y};
}

void hull_section(int section, struct hull_section *out)
{
    assert(section >= 1 && section <= SECTIONS);
    *out = shape[section - 1];
    for (int i = 0; i < out->corners; i++) {
        out->outer[i] = shifted(out->outer[i], section);
        out->inner[i] = shifted(out->inner[i], section);
    }
}

static struct point fine(struct hull_point p)
{
    return (struct point){(int64_t)p.x * STROKE_SCALE, (int64_t)p.y * STROKE_SCALE};
}
static struct point stroke_at(const struct stroke *stroke, int i)
{
    return (struct point){stroke->point[i].x, stroke->point[i].y};
}

/* The next of `count` corners or points, going round. */
static int after(int i, int count) { return i + 1 == count ? 0 : i + 1; }

/* Positive when c lies right of a -> b as seen on the screen: the inside of a corner list. */
static int64_t side_of(struct point a, struct point b, struct point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* A section's two lines in stroke units. */
struct band {
    int corners;
    struct point outer[HULL_CORNERS_MAX], inner[HULL_CORNERS_MAX];
};

static void band_of(int section, struct band *band)
{
    const struct hull_section *s = &shape[section - 1];
    band->corners = s->corners;
    for (int i = 0; i < s->corners; i++) {
        band->outer[i] = fine(shifted(s->outer[i], section));
        band->inner[i] = fine(shifted(s->inner[i], section));
    }
}

static bool inside_outer(const struct band *band, struct point p)
{
    for (int i = 0; i < band->corners; i++)
        if (side_of(band->outer[i], band->outer[after(i, band->corners)], p) < 0) return false;
    return true;
}

/* The inner edges, one bit each, on whose far side a point lies. */
static unsigned beyond_edges(const struct band *band, struct point p)
{
    unsigned edges = 0;
    for (int i = 0; i < band->corners; i++) {
        int64_t side = side_of(band->inner[i], band->inner[after(i, band->corners)], p);
        edges |= (unsigned)(side <= 0) << i;
    }
    return edges;
}

static bool segment_separates(const struct band *band, struct point a, struct point b)
{
    bool left = true, right = true;
    for (int i = 0; i < band->corners; i++) {
        int64_t side = side_of(a, b, band->inner[i]);
        if (side < 0) right = false;
        if (side > 0) left = false;
    }
    return left != right;
}

/* Crossings of the ray that goes east from `o`, counted with their sense. */
static int winding(const struct stroke *stroke, struct point o)
{
    int turns = 0;
    for (int i = 0; i < stroke->count; i++) {
        struct point a = stroke_at(stroke, i), b = stroke_at(stroke, after(i, stroke->count));
        if (a.y <= o.y && b.y > o.y && side_of(a, b, o) < 0) turns++;
        if (a.y > o.y && b.y <= o.y && side_of(a, b, o) > 0) turns--;
    }
    return turns;
}

static bool ends_meet(const struct stroke *stroke)
{
    struct point a = stroke_at(stroke, 0), b = stroke_at(stroke, stroke->count - 1);
    int64_t dx = a.x - b.x, dy = a.y - b.y, reach = STROKE_CLOSE * STROKE_SCALE;
    return dx * dx + dy * dy <= reach * reach;
}

bool hull_closes(int section, const struct stroke *stroke)
{
    struct point middle = fine((struct hull_point){
        (int16_t)(section_left(section) + MIDDLE_X), MIDDLE_Y});
    if (stroke->count < 3 || !ends_meet(stroke)) return false;
    int turns = winding(stroke, middle);
    return turns == 1 || turns == -1;
}

/* All points of a stroke, and the line that comes to the first of them from `a`. */
static bool within_band(int section, const struct stroke *stroke, struct point a)
{
    struct band band;
    band_of(section, &band);
    unsigned a_beyond = beyond_edges(&band, a);
    for (int i = 0; i < stroke->count; i++) {
        struct point b = stroke_at(stroke, i);
        unsigned b_beyond = beyond_edges(&band, b);
        if (!inside_outer(&band, b)) return false;
        if (!(a_beyond & b_beyond) && !segment_separates(&band, a, b)) return false;
        a = b;
        a_beyond = b_beyond;
    }
    return true;
}

bool hull_keeps_within(int section, const struct stroke *stroke)
{
    return within_band(section, stroke, stroke_at(stroke, 0));
}

enum stroke_result hull_judge(int section, const struct stroke *stroke)
{
    if (!hull_closes(section, stroke)) return STROKE_OPEN;
    bool within = within_band(section, stroke, stroke_at(stroke, stroke->count - 1));
    return within ? STROKE_IN_BAND : STROKE_OUTSIDE;
}

static uint8_t whole_unit(int32_t fine_units, int origin)
{
    int32_t v = (fine_units + STROKE_SCALE / 2) / STROKE_SCALE - origin;
    return (v < 0 ? 0 : v > 255 ? 255 : v);
}

void hull_keep(int section, const struct stroke *stroke, struct hull_line *line)
{
    int step = (stroke->count + LINE_POINTS - 1) / LINE_POINTS;
    line->count = 0;
    for (int i = 0; i < stroke->count; i += step) {
        line->point[line->count].x = whole_unit(stroke->point[i].x, section_left(section));
        line->point[line->count].y = whole_unit(stroke->point[i].y, 0);
        line->count++;
    }
}

struct hull_point hull_line_point(int section, const struct hull_line *line, int index)
{
    return (struct hull_point){(int16_t)(line->point[index].x + section_left(section)),
                               line->point[index].y};
}

void hull_trace(int section, struct stroke *stroke)
{
    struct hull_section s;
    hull_section(section, &s);
    stroke->count = 0;
    for (int i = 0; i <= s.corners; i++) {
        struct hull_point o = s.outer[i % s.corners], n = s.inner[i % s.corners];
        stroke->point[stroke->count++] = (struct stroke_point){
            (o.x + n.x) * STROKE_SCALE / 2, (o.y + n.y) * STROKE_SCALE / 2};
    }
}
