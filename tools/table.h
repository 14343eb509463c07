/*
 * table: what a Radio Operator at a real table types, turned into events.
 *
 * A line is one announcement in a few words, or several courses at once ("nne"). Whatever has no
 * owner is the enemy's: `torpedo G2` is their torpedo, `our torpedo G2 indirect` is ours and hit
 * them indirectly. `drone` and `sonar` are our questions with their answers.
 *
 *   struct table table = {.chart = chart, .us = BLUE};
 *   char why[TABLE_WHY_MAX];
 *   if (!table_read(&table, "drone 4 no", why)) complain(why);
 *   for (int i = 0; i < table.count; i++) radio_hear(radio, &table.event[i]);
 *
 * Events that a referee would add and that tell nothing (stop, resume, ready) are left out.
 */
#ifndef TOOLS_TABLE_H
#define TOOLS_TABLE_H

#include "rules/chart.h"
#include "rules/event.h"

enum { TABLE_EVENTS_MAX = 64, TABLE_WHY_MAX = 160, TABLE_WORDS_MAX = 8, TABLE_WORD_BYTES = 65 };

struct table {
    struct chart chart;
    enum team us;

    /* what the last line said */
    int count;
    struct event event[TABLE_EVENTS_MAX];
    bool assumed_clear; /* a blast whose result was not told: it did not hurt the enemy */
};

/* Reads one announcement. False with one sentence in `why`. */
bool table_read(struct table *table, const char *line, char why[TABLE_WHY_MAX]);

/* The words that it takes, one line each, for `help`. */
extern const char *const table_help[];

#endif
