/*
 * puzzle_json: a puzzle as a screen gets it, without its solution.
 *
 *   puzzle_tell         {"kind":"place","map":"alpha","chart":["..#.",...],"tape":[EVENT,...]}
 *                       {"kind":"shot",...,"from":"F5","reach":["D4",...],"places":6}
 *   puzzle_tell_answer  {"verdict":"near","against":4}
 *                       {"verdict":"near","direct":0,"near":2,"places":6}
 */
#ifndef SCHOOL_PUZZLE_JSON_H
#define SCHOOL_PUZZLE_JSON_H

#include "school/puzzle.h"
#include "wire/out.h"

void puzzle_tell(const struct puzzle *puzzle, struct out *out);
void puzzle_tell_answer(const struct puzzle *puzzle, uint8_t at, struct out *out);

#endif
