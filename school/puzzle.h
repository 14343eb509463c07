/*
 * puzzle: "Where is he?", one for each day and grade, the same for everyone.
 *
 * An enemy sails from an unknown place on a turn-by-turn chart. All that is known is what was
 * announced: his courses and, by grade, what a drone, a sonar and a silence told. What is asked is
 * one of two things:
 *
 *   PUZZLE_PLACE   the tape ends as soon as one place is left, by the exact radio: which?
 *   PUZZLE_SHOT    a few places are left. Of all that the own torpedo reaches, which space does
 *                  most damage on average? It is the same one whether places are counted or the
 *                  ways that lead to them, and no other is as good.
 *
 *   struct puzzle puzzle;
 *   puzzle_make(&puzzle, day, grade);          // day: since 1970-01-01
 *   ... puzzle.tape, puzzle.count ...          // what is told
 *   ... puzzle_try(&puzzle, at) ...            // what comes of an answer
 *   ... puzzle.at ...                          // and the solution
 *
 * Grade 1 has courses and drones, grade 2 a sonar as well, grade 3 a silence too.
 */
#ifndef SCHOOL_PUZZLE_H
#define SCHOOL_PUZZLE_H

#include "rules/chart.h"
#include "rules/event.h"
#include "rules/ruleset.h"

enum { PUZZLE_GRADES = 3, PUZZLE_TAPE_MAX = 32 };

enum puzzle_kind { PUZZLE_PLACE, PUZZLE_SHOT, PUZZLE_KINDS };

struct puzzle {
    struct ruleset rules;
    struct chart chart;
    uint8_t kind; /* enum puzzle_kind */
    uint8_t at;   /* the solution */
    uint8_t from; /* of a shot: where the own boat is, NOWHERE else */
    int count;
    struct event tape[PUZZLE_TAPE_MAX]; /* as the blue crew heard it; the enemy is yellow */
    struct bits reach;                  /* of a shot: where the torpedo can go */
};

void puzzle_make(struct puzzle *puzzle, uint32_t day, int grade);

/* Where he could be when so many words of the tape had been heard. */
struct bits puzzle_places(const struct puzzle *puzzle, int words);

enum puzzle_verdict {
    PUZZLE_MISS,
    PUZZLE_NEAR, /* a neighbour of his place; a shot that could hit something */
    PUZZLE_RIGHT,
};

struct puzzle_answer {
    uint8_t verdict; /* enum puzzle_verdict */
    /* Of a wrong place the word of the tape, from 1, that rules it out; 0 when none is needed,
     * because no track that he announced can end there. */
    uint8_t against;
    /* Of a shot: places left, and those that it would hit directly and beside it. */
    uint8_t places, direct, near;
};

struct puzzle_answer puzzle_try(const struct puzzle *puzzle, uint8_t at);

const char *puzzle_kind_name(int kind);       /* "place", "shot" */
const char *puzzle_verdict_name(int verdict); /* "miss", "near", "right" */

#endif
