/*
 * A human pace. Each deed has a usual time; what is drawn lies between half of it and, seldom,
 * three times it. Cadets take longer, Admirals half as long. Once a turn's course is announced the
 * other side only waits, so the rest of the turn goes quickly. Strokes follow the middle of the
 * band with a tremor that never leaves it.
 */
#include "bots/inside.h"

enum deed_kind { DEED_DUTY, DEED_COURSE, DEED_REST, DEED_ANSWER, DEED_TRACE, DEED_CONFIRM,
                 DEED_PLACE, DEED_CALLED, DEED_AIM };

enum { TREMOR_UNITS = 2, WAIT_MS = 3000 };

static const uint16_t usual_ms[] = {
    [DEED_DUTY] = 900, [DEED_COURSE] = 1800, [DEED_REST] = 600, [DEED_ANSWER] = 4000,
    [DEED_TRACE] = 4500, [DEED_CONFIRM] = 1500, [DEED_PLACE] = 3000, [DEED_CALLED] = 900,
    [DEED_AIM] = 2200};
static const uint8_t level_percent[LEVELS] = {100, 140, 100, 80, 50};

/* Whom nobody has heard yet is taken for an ace, as if so many of his courses had said so. */
enum { TEMPO_COURSES = 8 };

static enum deed_kind kind_of(const struct bot *bot, const struct view *view)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    if (view->phase == PLACING) return DEED_PLACE;
    if (view->await == AWAIT_AIM) return DEED_AIM;
    if (view->await == AWAIT_DUTIES) return DEED_DUTY;
    if (view->await != AWAIT_NOTHING) return DEED_ANSWER;
    if (view->mode == TURN_BY_TURN && view->course_done) return DEED_REST;
    if (own->mark || own->cross) return DEED_DUTY;
    if (own->depth == TRACING && view->mode == REAL_TIME) return DEED_TRACE;
    if (own->confirm) return DEED_CONFIRM;
    return bot_holds(bot, CAPTAIN) ? DEED_COURSE : DEED_CALLED;
}

/* The sum of three even draws leans to the middle; one in sixteen is somebody looking away. */
uint32_t pace_ms(struct bot *bot, const struct view *view)
{
    uint32_t usual = usual_ms[kind_of(bot, view)];
    uint32_t pace = bot->setup.pace ? bot->setup.pace : 100;
    uint32_t ms = usual / 2 + bot_random(bot, usual / 3 + 1) + bot_random(bot, usual / 3 + 1) +
                  bot_random(bot, usual / 3 + 1);
    if (bot_random(bot, 16) == 0) ms += bot_random(bot, usual * 3 / 2);
    uint32_t wait_ms = bot->wishes.wait ? WAIT_MS : 0;
    bot->wishes.wait = 0;
    return ms * level_percent[bot->setup.level] / 100 * pace / 100 + wait_ms;
}

void pace_tempo(const struct bot *bot, float tempo[TEAMS])
{
    enum team own = bot->setup.team, foe = own ^ 1;
    float at_first = (float)level_percent[LEVEL_ACE] / level_percent[bot->setup.level];
    tempo[own] = (float)level_percent[bot->setup.level] / 100;
    tempo[foe] = tempo[own] * (bot->raced[own] + TEMPO_COURSES * at_first) /
                 (bot->raced[foe] + TEMPO_COURSES);
}

void pace_trace(struct bot *bot, int section, struct stroke *stroke)
{
    struct stroke smooth;
    hull_trace(section, &smooth);
    *stroke = smooth;
    uint32_t width = 2 * TREMOR_UNITS * STROKE_SCALE + 1;
    for (int i = 1; i + 1 < stroke->count; i++) {
        stroke->point[i].x += (int32_t)bot_random(bot, width) - TREMOR_UNITS * STROKE_SCALE;
        stroke->point[i].y += (int32_t)bot_random(bot, width) - TREMOR_UNITS * STROKE_SCALE;
    }
    if (hull_judge(section, stroke) != STROKE_IN_BAND) *stroke = smooth;
}
