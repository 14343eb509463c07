/*
 * puzzle_test DAYS: the puzzles of so many days, each grade: the oracle, which lists every hidden
 * history, finds one place and the same; nothing that the grade does not have; a second making is
 * the same. Prints TAP.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "school/puzzle.h"
#include "tests/oracle/oracle.h"

enum { FIRST_DAY = 20000 };

static int count_kind(const struct puzzle *puzzle, int kind)
{
    int count = 0;
    for (int i = 0; i < puzzle->count; i++) count += puzzle->tape[i].kind == kind;
    return count;
}

static const char *fault(uint32_t day, int grade)
{
    static struct puzzle puzzle, again;
    struct oracle oracle;
    puzzle_make(&puzzle, day, grade);
    puzzle_make(&again, day, grade);
    if (memcmp(&puzzle, &again, sizeof puzzle)) return "another one the second time";
    if (count_kind(&puzzle, EVENT_SONAR) > (grade > 1)) return "a sonar that is not of this grade";
    if (count_kind(&puzzle, EVENT_SILENCE) != (grade > 2)) return "silences";
    oracle_init(&oracle, &puzzle.rules, &puzzle.chart, BLUE);
    for (int i = 0; i < puzzle.count; i++) {
        oracle_hear(&oracle, &puzzle.tape[i]);
        oracle_settle(&oracle);
    }
    struct bits cells = oracle_cells(&oracle);
    const char *why = oracle.gave_up                ? "the oracle gave up"
                      : bits_count(&cells) != 1     ? "not one place"
                      : !bits_has(&cells, puzzle.at) ? "another place"
                                                     : NULL;
    oracle_release(&oracle);
    return why;
}

int main(int argc, char **argv)
{
    int days = argc > 1 ? atoi(argv[1]) : 10, failures = 0;
    for (int grade = 1; grade <= PUZZLE_GRADES; grade++) {
        const char *why = NULL;
        int day = 0;
        while (day < days && !(why = fault((uint32_t)(FIRST_DAY + day), grade))) day++;
        printf("%sok %d - grade %d, %d days\n", why ? "not " : "", grade, grade, days);
        if (why) printf("# day %d: %s\n", FIRST_DAY + day, why);
        failures += why != NULL;
    }
    printf("1..%d\n", PUZZLE_GRADES);
    return failures > 0;
}
