/*
 * The hull drawing and the judge of strokes, against a slow judge: angles are summed with floating
 * point, and each segment is walked in small steps. Strokes that pass the lines closer than the
 * slow judge can tell are left out.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "rules/hull.h"
#include "rules/rng.h"
#include "tests/rules/unit.h"

enum { STEPS = 150, STROKES = 600 };

static struct stroke_point mix(struct hull_point a, struct hull_point b, int part, int whole)
{
    return (struct stroke_point){(a.x * (whole - part) + b.x * part) * STROKE_SCALE / whole,
                                 (a.y * (whole - part) + b.y * part) * STROKE_SCALE / whole};
}

/* A stroke that runs `part` of the way from the outer to the inner line, out of `whole`. */
static struct stroke lane(int section, int part, int whole)
{
    struct hull_section s;
    struct stroke stroke = {0};
    hull_section(section, &s);
    for (int i = 0; i <= s.corners; i++)
        stroke.point[stroke.count++] =
            mix(s.outer[i % s.corners], s.inner[i % s.corners], part, whole);
    return stroke;
}

static void the_drawing_is_four_closed_bands(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct hull_section s;
        hull_section(section, &s);
        assert_in_range(s.corners, 3, HULL_CORNERS_MAX);
        for (int i = 0; i < s.corners; i++) {
            assert_in_range(s.outer[i].x, (section - 1) * HULL_SECTION_WIDTH,
                            section * HULL_SECTION_WIDTH);
            assert_in_range(s.outer[i].y, 0, HULL_HEIGHT);
            assert_true(s.outer[i].x != s.inner[i].x || s.outer[i].y != s.inner[i].y);
        }
    }
}

static void the_middle_lane_is_taken(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke stroke;
        hull_trace(section, &stroke);
        assert_int_equal(hull_judge(section, &stroke), STROKE_IN_BAND);
        for (int other = 1; other <= SECTIONS; other++)
            if (other != section) assert_int_equal(hull_judge(other, &stroke), STROKE_OPEN);
    }
}

static void the_lines_themselves_belong_to_the_band(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        for (int part = 0; part <= 4; part++) {
            struct stroke stroke = lane(section, part, 4);
            assert_int_equal(hull_judge(section, &stroke), STROKE_IN_BAND);
        }
        struct stroke outer = lane(section, -1, 40), inner = lane(section, 41, 40);
        assert_int_equal(hull_judge(section, &outer), STROKE_OUTSIDE);
        assert_int_equal(hull_judge(section, &inner), STROKE_OUTSIDE);
    }
}

static void one_point_outside_is_outside(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke good = lane(section, 1, 2);
        for (int i = 1; i + 1 < good.count; i++) {
            struct stroke bad = good;
            bad.point[i] = lane(section, -1, 5).point[i];
            assert_int_equal(hull_judge(section, &bad), STROKE_OUTSIDE);
            bad.point[i] = lane(section, 6, 5).point[i];
            assert_int_equal(hull_judge(section, &bad), STROKE_OUTSIDE);
        }
    }
}

/* Both ends lie in the band, the segment between them cuts across the inside. */
static void whole_segments_count_not_only_points(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke full = lane(section, 1, 2), cut = {0};
        for (int i = 0; i < full.count; i++)
            if (i != 1 && i != 2) cut.point[cut.count++] = full.point[i];
        assert_true(hull_judge(section, &cut) != STROKE_IN_BAND);
    }
}

static void strokes_that_do_not_go_round_are_open(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke full = lane(section, 1, 2), stroke = full;
        for (stroke.count = 0; stroke.count < full.count - 1; stroke.count++)
            assert_int_equal(hull_judge(section, &stroke), STROKE_OPEN);
        stroke = full; /* there and back again: closed, but round nothing */
        for (int i = full.count - 2; i >= 0; i--) stroke.point[stroke.count++] = full.point[i];
        assert_int_equal(hull_judge(section, &stroke), STROKE_OPEN);
        stroke = full; /* twice round */
        for (int i = 1; i < full.count; i++) stroke.point[stroke.count++] = full.point[i];
        assert_int_equal(hull_judge(section, &stroke), STROKE_OPEN);
        stroke = full; /* all points the same */
        for (int i = 0; i < stroke.count; i++) stroke.point[i] = stroke.point[0];
        assert_int_equal(hull_judge(section, &stroke), STROKE_OPEN);
    }
}

static void ends_may_miss_each_other_by_a_little(void **state)
{
    (void)state;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke stroke = lane(section, 1, 2);
        struct stroke_point *last = &stroke.point[stroke.count - 1];
        struct stroke_point before = stroke.point[stroke.count - 2];
        double dx = before.x - last->x, dy = before.y - last->y, far = hypot(dx, dy);
        struct stroke_point at = *last;
        for (int units = 1; units < 20; units++) {
            last->x = at.x + (int32_t)(dx / far * units * STROKE_SCALE);
            last->y = at.y + (int32_t)(dy / far * units * STROKE_SCALE);
            bool closed = hull_judge(section, &stroke) == STROKE_IN_BAND;
            if (units < STROKE_CLOSE) assert_true(closed);
            if (units > STROKE_CLOSE) assert_false(closed);
        }
    }
}

/* --- the slow judge -------------------------------------------------------------------------- */

/* How far outside a convex polygon a point is (negative: inside), in units. */
static double beyond(const struct hull_point *corner, int corners, double x, double y)
{
    double worst = -1e9;
    for (int i = 0; i < corners; i++) {
        struct hull_point a = corner[i], b = corner[(i + 1) % corners];
        double ex = b.x - a.x, ey = b.y - a.y;
        double off = -(ex * (y - a.y) - ey * (x - a.x)) / hypot(ex, ey);
        if (off > worst) worst = off;
    }
    return worst;
}

/* The worst that happens along the stroke: above 0 it leaves the band by so much. */
static double worst_leave(const struct hull_section *s, const struct stroke *stroke)
{
    double worst = -1e9;
    for (int i = 0; i < stroke->count; i++) {
        struct stroke_point a = stroke->point[i], b = stroke->point[(i + 1) % stroke->count];
        for (int k = 0; k < STEPS; k++) {
            double x = (a.x + (b.x - a.x) * (double)k / STEPS) / STROKE_SCALE;
            double y = (a.y + (b.y - a.y) * (double)k / STEPS) / STROKE_SCALE;
            double out = beyond(s->outer, s->corners, x, y);
            double in = -beyond(s->inner, s->corners, x, y);
            if (out > worst) worst = out;
            if (in > worst) worst = in;
        }
    }
    return worst;
}

static int turns_round(const struct stroke *stroke, double x, double y)
{
    double sum = 0;
    for (int i = 0; i < stroke->count; i++) {
        struct stroke_point a = stroke->point[i], b = stroke->point[(i + 1) % stroke->count];
        double from = atan2(a.y - y, a.x - x), to = atan2(b.y - y, b.x - x), turn = to - from;
        while (turn > M_PI) turn -= 2 * M_PI;
        while (turn < -M_PI) turn += 2 * M_PI;
        sum += turn;
    }
    return (int)lround(fabs(sum) / (2 * M_PI));
}

/* A hand that shakes: the middle lane with more points, each of them moved. */
static struct stroke shaken(int section, int shake, uint64_t *rng)
{
    struct stroke lane_stroke = lane(section, 1, 2), stroke = {0};
    for (int i = 0; i + 1 < lane_stroke.count; i++) {
        struct stroke_point a = lane_stroke.point[i], b = lane_stroke.point[i + 1];
        for (int k = 0; k < 6; k++) {
            int reach = 2 * shake * STROKE_SCALE + 1;
            int dx = (int)rng_below(rng, (uint32_t)reach) - shake * STROKE_SCALE;
            int dy = (int)rng_below(rng, (uint32_t)reach) - shake * STROKE_SCALE;
            stroke.point[stroke.count++] = (struct stroke_point){
                a.x + (b.x - a.x) * k / 6 + dx, a.y + (b.y - a.y) * k / 6 + dy};
        }
    }
    stroke.point[stroke.count++] = stroke.point[0];
    return stroke;
}

static void shaking_hands_are_judged_like_the_slow_judge_does(void **state)
{
    (void)state;
    uint64_t rng = 11;
    int inside = 0, outside = 0;
    for (int i = 0; i < STROKES; i++) {
        int section = 1 + i % SECTIONS;
        struct hull_section s;
        struct stroke stroke = shaken(section, 4 + i % 16, &rng);
        hull_section(section, &s);
        double leave = worst_leave(&s, &stroke), middle_x = (section - 1) * 250.0 + 125;
        if (fabs(leave) < 0.5) continue;
        enum stroke_result result = hull_judge(section, &stroke);
        int turns = turns_round(&stroke, middle_x * STROKE_SCALE, 120.0 * STROKE_SCALE);
        if (turns != 1) assert_int_equal(result, STROKE_OPEN);
        else assert_int_equal(result, leave > 0 ? STROKE_OUTSIDE : STROKE_IN_BAND);
        inside += result == STROKE_IN_BAND;
        outside += result == STROKE_OUTSIDE;
    }
    assert_true(inside > STROKES / 10 && outside > STROKES / 10);
}

static void a_kept_stroke_is_near_the_drawn_one(void **state)
{
    (void)state;
    uint64_t rng = 3;
    for (int section = 1; section <= SECTIONS; section++) {
        struct stroke stroke = shaken(section, 5, &rng);
        struct hull_line line;
        hull_keep(section, &stroke, &line);
        assert_in_range(line.count, 2, LINE_POINTS);
        struct hull_point first = hull_line_point(section, &line, 0);
        assert_true(abs(first.x * STROKE_SCALE - stroke.point[0].x) <= STROKE_SCALE);
        assert_true(abs(first.y * STROKE_SCALE - stroke.point[0].y) <= STROKE_SCALE);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_drawing_is_four_closed_bands),
    cmocka_unit_test(the_middle_lane_is_taken),
    cmocka_unit_test(the_lines_themselves_belong_to_the_band),
    cmocka_unit_test(one_point_outside_is_outside),
    cmocka_unit_test(whole_segments_count_not_only_points),
    cmocka_unit_test(strokes_that_do_not_go_round_are_open),
    cmocka_unit_test(ends_may_miss_each_other_by_a_little),
    cmocka_unit_test(shaking_hands_are_judged_like_the_slow_judge_does),
    cmocka_unit_test(a_kept_stroke_is_near_the_drawn_one),
};
UNIT_MAIN(tests)
