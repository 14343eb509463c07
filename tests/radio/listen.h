/*
 * listen: a belief of blue's about yellow on a small sea, fed by short words.
 *
 *   listen("en1", ". . . .|. # . .");            // the north-west corner; all else is island
 *   hear("E"), hear("silence"), hear("drone 1 no");
 *   assert_cells("C1 D1");
 *
 * Words: N E S W, silence, mine, trigger AT RESULT, torpedo AT RESULT (yellow's), shot AT RESULT
 * (a torpedo of blue's), bang AT RESULT (a mine of blue's), chained AT RESULT (yellow's),
 * chained-blue AT RESULT, archer AT RESULT, drone N yes|no|smoke, sonar (yellow's), row N column N,
 * row N sector N, column N sector N, ice, surface N, dive, repair SYSTEM, erupt AT RESULT, smoke N,
 * lava N, burnt, failed, turn blue|yellow, resume. RESULT is yellow's: clear, indirect or direct.
 */
#ifndef TESTS_RADIO_LISTEN_H
#define TESTS_RADIO_LISTEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "radio/radio.h"

extern struct radio *radio;
extern struct ruleset rules; /* changed by tests after `edition`, before `listen` */

void edition(const char *preset);
void listen_real(const char *rows);  /* on a 15 x 15 chart: real-time */
void listen_turns(const char *rows); /* on a 10 x 10 chart: turn-by-turn */
int listen_stop(void **state);       /* a teardown */

enum radio_hearing hear(const char *words);
void hear_all(const char *sentence); /* several, with commas between; none may contradict */

void assert_cells(const char *names);
void assert_cells_but(const char *names); /* all of the sea but these */

#endif
