/*
 * puzzle: "Where is he?", one for each day and grade, the same for everyone.
 *
 * An enemy sails from an unknown place on a turn-by-turn chart. All that is known is what was
 * announced: his courses and, by grade, what a drone, a sonar and a silence told. The tape ends as
 * soon as exactly one place is left, by the exact radio.
 *
 *   struct puzzle puzzle;
 *   puzzle_make(&puzzle, day, grade);          // day: since 1970-01-01
 *   ... puzzle.tape, puzzle.count ...          // what is told
 *   ... puzzle.at ...                          // and the answer
 *
 * Grade 1 has courses and drones, grade 2 a sonar as well, grade 3 a silence too.
 */
#ifndef SCHOOL_PUZZLE_H
#define SCHOOL_PUZZLE_H

#include "rules/chart.h"
#include "rules/event.h"
#include "rules/ruleset.h"

enum { PUZZLE_GRADES = 3, PUZZLE_TAPE_MAX = 32 };

struct puzzle {
    struct ruleset rules;
    struct chart chart;
    int count;
    struct event tape[PUZZLE_TAPE_MAX]; /* as the blue crew heard it; the enemy is yellow */
    uint8_t at;                         /* where he is */
};

void puzzle_make(struct puzzle *puzzle, uint32_t day, int grade);

#endif
