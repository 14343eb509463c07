/*
 * announcements: what a Radio Operator at a real table types, turned into events.
 *
 * A line is one announcement in a few words, or several courses at once ("nne"). Whatever has no
 * owner is the enemy's: `torpedo G2` is their torpedo, `our torpedo G2 indirect` is ours and hit
 * them indirectly. `drone` and `sonar` are our questions with their answers.
 *
 *   struct announcements heard = {.chart = chart, .us = BLUE};
 *   char why[ANNOUNCEMENTS_WHY_MAX];
 *   if (!announcements_read(&heard, "drone 4 no", why)) complain(why);
 *   for (int i = 0; i < heard.count; i++) radio_hear(radio, &heard.event[i]);
 *
 * Events that a referee would add and that tell nothing (stop, resume, ready) are left out.
 */
#ifndef TOOLS_ANNOUNCEMENTS_H
#define TOOLS_ANNOUNCEMENTS_H

#include "rules/chart.h"
#include "rules/event.h"

enum { ANNOUNCEMENTS_EVENTS_MAX = 64, ANNOUNCEMENTS_WHY_MAX = 160 };

struct announcements {
    struct chart chart;
    enum team us;

    /* what the last line said */
    int count;
    struct event event[ANNOUNCEMENTS_EVENTS_MAX];
    bool assumed_clear; /* a blast whose result was not told: it did not hurt the enemy */
};

/* Reads one announcement. False with one sentence in `why`. */
bool announcements_read(struct announcements *announcements, const char *line,
                        char why[ANNOUNCEMENTS_WHY_MAX]);

/* The words that it takes, one line each, for `help`. */
extern const char *const announcements_help[];

#endif
