/*
 * What the debrief says there is to learn, on games that were made for it: places and chances are
 * counted by hand. The sea is the first row and column A, 19 spaces; what happens is written as
 * wire/spelled.h says, and what is `given` is as if it had been so. Prints TAP.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "debrief/debrief.h"
#include "wire/spelled.h"

enum { SEA = 19 };

static int number, failures;
static uint32_t steps, steps_before_last; /* orders that something came of */

static void report(bool ok, const char *what)
{
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, what);
    failures += !ok;
}

static void play_order(struct debrief *d, struct game *game, const struct order *order)
{
    static struct events events;
    enum error error = game_check(game, order);
    if (error) printf("# %s is refused: %s\n", order_name(order->kind), error_name(error));
    if (error) failures++;
    events.count = 0;
    if (!error) game_apply(game, order, &events);
    debrief_follow(d, game, order, &events);
    steps_before_last = steps;
    steps += events.count > 0;
}

/* What was given is true before the next order: time passes in which nothing happens. */
static void give(struct debrief *d, struct game *game, const struct spelled *line)
{
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE};
    struct events none = {0};
    if (!spelled_give(line, game)) failures++;
    debrief_follow(d, game, &tick, &none);
}

static void play_line(struct debrief *d, struct game *game, const char *text)
{
    struct spelled line;
    struct spelled_orders orders;
    if (!spelled_split(&line, text, strlen(text))) failures++;
    else if (spelled_is_given(&line)) give(d, game, &line);
    else if (!spelled_orders(&line, &orders)) failures++;
    else
        for (int i = 0; i < orders.count; i++) play_order(d, game, &orders.list[i]);
}

static struct debrief *play(const char *const lines[])
{
    static const char sea[] = "..........\n.#########\n.#########\n.#########\n.#########\n"
                              ".#########\n.#########\n.#########\n.#########\n.#########\n";
    struct chart_error error;
    struct setup setup = {.rules = ruleset_preset(PRESET_EN1), .seed = 1, .first = BLUE,
                          .players = {1, 1}};
    struct game game;
    if (!chart_read(&setup.chart, "sea", sea, strlen(sea), &error)) failures++;
    game_init(&game, &setup);
    steps = 0;
    struct debrief *d = debrief_new(&setup);
    for (int i = 0; lines[i]; i++) play_line(d, &game, lines[i]);
    debrief_finish(d);
    return d;
}

static const struct debrief_learn *learnt(const struct debrief *d, int team, int kind)
{
    for (int i = 0; i < d->learns; i++)
        if (d->learn[i].team == team && d->learn[i].kind == kind) return &d->learn[i];
    return NULL;
}

static bool is(double value, double wanted) { return fabs(value - wanted) < 1e-4; }

/* Yellow heads west three times: it is in one of seven columns of row 1. Blue comes north to A3,
 * whence a torpedo reaches A1, B1 and C1; B1 is hit from three of the seven. */
#define APPROACH(second, third, fourth)                                                            \
    "place A7 J1", "blue N silence N6 pass", "yellow W silence W6 pass",                           \
        "blue N silence " second " pass", "yellow W silence W5 pass",                              \
        "blue N silence " third " pass", "yellow W silence W4 pass", "blue given torpedo=3",       \
        "blue N silence " fourth " pass", NULL

static void test_shot(void)
{
    static const char *const lines[] = {APPROACH("N4", "N1", "N3")};
    struct debrief *d = play(lines);
    const struct debrief_learn *shot = learnt(d, BLUE, LEARN_SHOT);
    report(shot && shot->deed == DO_TORPEDO && shot->at == space_named("B1"), "a shot let pass");
    report(shot && is(shot->direct, 1.0 / 7) && is(shot->indirect, 2.0 / 7), "its chances");
    report(shot && is(shot->cost, 4.0 / 7), "what it cost");
    report(shot && shot->step == steps_before_last && shot->turn == 6, "where to look");
    report(!learnt(d, BLUE, LEARN_BREAKDOWN), "no breakdown kept it from anything");
    report(!learnt(d, YELLOW, LEARN_SHOT), "yellow had no torpedo");
    debrief_free(d);
}

/* The same with a weapon's symbol crossed out in blue's second turn. */
static void test_breakdown(void)
{
    static const char *const lines[] = {APPROACH("N2", "N1", "N4")};
    struct debrief *d = play(lines);
    const struct debrief_learn *broken = learnt(d, BLUE, LEARN_BREAKDOWN);
    report(broken && broken->deed == DO_TORPEDO && broken->at == space_named("B1"),
           "a torpedo that a breakdown prevented");
    report(broken && broken->symbol == symbol_named("N2") && broken->broke == 2, "which, and when");
    report(broken && is(broken->cost, 4.0 / 7) && broken->turn == 6, "what that cost, and when");
    report(!learnt(d, BLUE, LEARN_SHOT), "it was no chance let pass");
    debrief_free(d);
}

/* Blue could ask with its first turn, or could not: what is told of the sonar that a breakdown
 * prevented is what is told of one that was not sent. */
static void test_broken_question(void)
{
    static const char *const whole[] = {"place A7 J1", "blue given sonar=3",
                                        "blue N silence N6 pass", NULL};
    static const char *const lines[] = {"place A7 J1", "blue given sonar=3",
                                        "blue N silence N4 pass", NULL};
    struct debrief *asked = play(whole), *d = play(lines);
    const struct debrief_question *sonar = &asked->unasked[0];
    const struct debrief_learn *broken = learnt(d, BLUE, LEARN_BREAKDOWN);
    report(asked->unasked_count == 1 && sonar->kind == DO_SONAR && sonar->before == SEA,
           "a sonar that was not sent");
    report(broken && broken->deed == DO_SONAR && broken->symbol == symbol_named("N4"),
           "a sonar that a breakdown prevented");
    report(broken && broken->before == SEA && broken->after == lroundf(sonar->left) &&
               is(broken->cost, 0.25 * sonar->bits),
           "what it would have told");
    report(!d->unasked_count && !learnt(asked, BLUE, LEARN_BREAKDOWN), "one of them, never both");
    debrief_free(asked);
    debrief_free(d);
}

static void test_damage(void)
{
    static const char *const lines[] = {"place A7 J1", "blue N silence N5 pass",
                                        "yellow W silence W6 pass",
                                        "blue given crossed=N1,N2,N3,N4,N5",
                                        "blue N silence N6", NULL};
    struct debrief *d = play(lines);
    const struct debrief_learn *broken = learnt(d, BLUE, LEARN_BREAKDOWN);
    report(broken && broken->deed == DO_CROSS && broken->symbol == symbol_named("N6"),
           "a whole panel");
    report(broken && broken->damage == 1 && broken->cause == CAUSE_PANEL && is(broken->cost, 1),
           "one damage");
    report(broken && broken->broke == broken->turn && broken->turn == 2, "when it broke");
    report(d->learn[0].cost >= d->learn[d->learns - 1].cost, "the dearest first");
    debrief_free(d);
}

/* A course to the west is possible on row 1 alone; surfacing in sector 3 leaves five spaces. */
static void test_giveaway(void)
{
    static const char *const course[] = {"place A7 J1", "blue N silence N6 pass",
                                         "yellow W silence W6 pass", NULL};
    static const char *const surface[] = {"place A7 J1", "blue surface", NULL};
    struct debrief *d = play(course);
    const struct debrief_learn *told = learnt(d, YELLOW, LEARN_GIVEAWAY);
    report(told && told->deed == DO_COURSE && told->before == SEA && told->after == 9,
           "a course that tells");
    report(told && is(told->cost, 0.25 * log2(SEA / 9.0)), "a quarter of a hull point a bit");
    debrief_free(d);
    d = play(surface);
    told = learnt(d, BLUE, LEARN_GIVEAWAY);
    report(told && told->deed == DO_SURFACE && told->before == SEA && told->after == 5,
           "a surfacing that tells");
    report(told && told->step == steps, "the moment after it");
    debrief_free(d);
}

static void test_nothing(void)
{
    static const char *const lines[] = {"place A7 J1", NULL};
    struct debrief *d = play(lines);
    report(d->learns == 0, "nothing to learn yet");
    debrief_free(d);
}

int main(void)
{
    test_shot();
    test_breakdown();
    test_broken_question();
    test_damage();
    test_giveaway();
    test_nothing();
    printf("1..%d\n", number);
    return failures > 0;
}
