/*
 * puzzle_test DAYS: the puzzles of so many days, each grade, against the oracle, which lists every
 * hidden history. It finds one place and the same, or the same best shot by trying every space; it
 * finds the same places after each word, and the same word against each wrong place. Nothing that
 * the grade does not have is in a tape; a second making is the same. Prints TAP.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "school/puzzle.h"
#include "tests/oracle/oracle.h"

enum { FIRST_DAY = 20000, WORDS_EVERY = 10, TORPEDO_STEPS = 4 };

static int seen[PUZZLE_KINDS];

static int count_kind(const struct puzzle *puzzle, int kind)
{
    int count = 0;
    for (int i = 0; i < puzzle->count; i++) count += puzzle->tape[i].kind == kind;
    return count;
}

/* The oracle that has heard the first words and, on wish, the whole track. */
static struct oracle listener(const struct puzzle *puzzle, int words, bool track_too)
{
    struct oracle oracle;
    oracle_init(&oracle, &puzzle->rules, &puzzle->chart, BLUE);
    for (int i = 0; i < puzzle->count; i++) {
        int kind = puzzle->tape[i].kind;
        bool track = kind == EVENT_COURSE || kind == EVENT_SILENCE;
        if (i >= words && !(track_too && track)) continue;
        oracle_hear(&oracle, &puzzle->tape[i]);
        oracle_settle(&oracle);
    }
    return oracle;
}

static struct bits cells_after(const struct puzzle *puzzle, int words, bool track_too)
{
    struct oracle oracle = listener(puzzle, words, track_too);
    struct bits cells = oracle_cells(&oracle);
    oracle_release(&oracle);
    return cells;
}

/* --- the place ------------------------------------------------------------------------------- */

static const char *words_fault(const struct puzzle *puzzle)
{
    struct bits with[PUZZLE_TAPE_MAX + 1], all = bits_board();
    for (int i = 0; i <= puzzle->count; i++) {
        struct bits heard = cells_after(puzzle, i, false), found = puzzle_places(puzzle, i);
        with[i] = cells_after(puzzle, i, true);
        if (!bits_equal(&heard, &found)) return "other places after a word";
    }
    EACH_SPACE (at, &all) {
        int against = 0;
        if (!chart_holds(&puzzle->chart, at) || at == puzzle->at) continue;
        while (bits_has(&with[against], at)) against++;
        if (puzzle->kind == PUZZLE_PLACE && puzzle_try(puzzle, at).against != against)
            return "another word against a place";
    }
    return NULL;
}

static const char *place_fault(const struct puzzle *puzzle)
{
    struct bits cells = cells_after(puzzle, puzzle->count, false);
    if (bits_count(&cells) != 1) return "not one place";
    if (!bits_has(&cells, puzzle->at)) return "another place";
    return puzzle_try(puzzle, puzzle->at).verdict == PUZZLE_RIGHT ? NULL : "wrong is right";
}

/* --- the shot -------------------------------------------------------------------------------- */

/* In how many steps a torpedo gets there, by trying every way. */
static void swim(const struct chart *chart, int column, int row, int steps, int best[SPACE_MAX])
{
    if (column < 0 || row < 0 || column >= chart->side || row >= chart->side) return;
    uint8_t at = space_at(column, row);
    if (!bits_has(&chart->sea, at) || steps > TORPEDO_STEPS || best[at] <= steps) return;
    best[at] = steps;
    swim(chart, column + 1, row, steps + 1, best);
    swim(chart, column - 1, row, steps + 1, best);
    swim(chart, column, row + 1, steps + 1, best);
    swim(chart, column, row - 1, steps + 1, best);
}

static double damage(const struct puzzle *puzzle, const double weight[SPACE_MAX], uint8_t at)
{
    static const int harm[] = {2, 1};
    double sum = 0, all = 0;
    int own = space_distance(puzzle->from, at);
    for (int to = 0; to < SPACE_MAX; to++) {
        int distance = space_distance((uint8_t)to, at);
        all += weight[to];
        if (distance < 2) sum += weight[to] * harm[distance];
    }
    return sum / all - (own < 2 ? harm[own] : 0);
}

/* No other space that can be reached is as good. */
static bool is_best(const struct puzzle *puzzle, const double weight[SPACE_MAX])
{
    int steps[SPACE_MAX];
    for (int at = 0; at < SPACE_MAX; at++) steps[at] = SPACE_MAX;
    swim(&puzzle->chart, space_column(puzzle->from), space_row(puzzle->from), 0, steps);
    if (steps[puzzle->at] == SPACE_MAX) return false;
    double best = damage(puzzle, weight, puzzle->at);
    for (int at = 0; at < SPACE_MAX; at++)
        if (at != puzzle->at && steps[at] < SPACE_MAX &&
            damage(puzzle, weight, (uint8_t)at) > best - 1e-9)
            return false;
    return true;
}

static const char *shot_fault(const struct puzzle *puzzle)
{
    struct oracle oracle = listener(puzzle, puzzle->count, false);
    struct bits cells = oracle_cells(&oracle);
    double ways[SPACE_MAX], places[SPACE_MAX];
    oracle_weights(&oracle, ways);
    oracle_release(&oracle);
    for (int at = 0; at < SPACE_MAX; at++) places[at] = ways[at] > 0;
    if (!is_best(puzzle, places)) return "not the best shot by places";
    if (!is_best(puzzle, ways)) return "not the best shot by ways";
    struct puzzle_answer answer = puzzle_try(puzzle, puzzle->at);
    int hit = 0;
    EACH_SPACE (at, &cells) hit += space_distance(at, puzzle->at) == 1;
    if (answer.verdict != PUZZLE_RIGHT || answer.places != bits_count(&cells)) return "an answer";
    return answer.near == hit && answer.direct == bits_has(&cells, puzzle->at) ? NULL : "hits";
}

static const char *fault(uint32_t day, int grade)
{
    static struct puzzle puzzle, again;
    puzzle_make(&puzzle, day, grade);
    puzzle_make(&again, day, grade);
    seen[puzzle.kind]++;
    if (memcmp(&puzzle, &again, sizeof puzzle)) return "another one the second time";
    if (count_kind(&puzzle, EVENT_SONAR) > (grade > 1)) return "a sonar that is not of this grade";
    if (count_kind(&puzzle, EVENT_SILENCE) != (grade > 2)) return "silences";
    const char *why = day % WORDS_EVERY ? NULL : words_fault(&puzzle);
    if (why) return why;
    return puzzle.kind == PUZZLE_SHOT ? shot_fault(&puzzle) : place_fault(&puzzle);
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
    bool both = seen[PUZZLE_PLACE] && seen[PUZZLE_SHOT];
    printf("%sok %d - %d places and %d shots\n", both ? "" : "not ", PUZZLE_GRADES + 1,
           seen[PUZZLE_PLACE], seen[PUZZLE_SHOT]);
    printf("1..%d\n", PUZZLE_GRADES + 1);
    return failures > 0 || !both;
}
