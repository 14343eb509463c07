/*
 * A puzzle is a voyage drawn at random, announced word by word to a belief until one place is left,
 * or few enough for a shot that is better than all others. A voyage that is caught in its own
 * route, or that stays hidden for too long, is forgotten, and the next one is drawn: some twenty on
 * average, so the count of tries only ends what cannot be.
 *
 * Whatever is compared is a whole number, so that every machine makes the same puzzle.
 */
#include "school/puzzle.h"

#include <assert.h>
#include <string.h>

#include "radio/radio.h"
#include "rules/game.h"
#include "rules/order.h"
#include "rules/rng.h"

enum { TRIES_MAX = 100000, COURSES_MIN = 5, SHOTS_ONE_IN = 3 };
enum { SHOT_PLACES_MIN = 4, SHOT_PLACES_MAX = 9, SHOT_STANDS = 8 };

static const char *const charts[] = {"alpha", "bravo", "charlie", "alpha-2", "bravo-2"};

struct voyage {
    struct puzzle *puzzle;
    struct radio *radio;
    struct bits route;
    uint8_t at;
    int courses;
    int drones, sonars, silences; /* that may still be used */
    uint64_t rng;
};

/* Not rng_below: the puzzles of the days that have been stay as they were. */
static int draw_below(uint64_t *rng, int count) { return (int)(rng_next(rng) % (uint64_t)count); }

static uint8_t draw_space(struct voyage *voyage)
{
    int side = voyage->puzzle->chart.side, column = draw_below(&voyage->rng, side);
    return space_at(column, draw_below(&voyage->rng, side));
}

static void say(struct voyage *voyage, struct event event)
{
    assert(voyage->puzzle->count < PUZZLE_TAPE_MAX);
    voyage->puzzle->tape[voyage->puzzle->count++] = event;
    radio_hear(voyage->radio, &event);
}

static bool is_open(const struct voyage *voyage, uint8_t at)
{
    return chart_holds(&voyage->puzzle->chart, at) && bits_has(&voyage->puzzle->chart.sea, at) &&
           !bits_has(&voyage->route, at);
}

static void enter(struct voyage *voyage, uint8_t at)
{
    voyage->at = at;
    bits_add(&voyage->route, at);
}

static bool sail(struct voyage *voyage)
{
    int first = draw_below(&voyage->rng, DIRS);
    for (int i = 0; i < DIRS; i++) {
        enum dir dir = (first + i) % DIRS;
        uint8_t to = space_step(voyage->at, dir);
        if (!is_open(voyage, to)) continue;
        enter(voyage, to);
        voyage->courses++;
        say(voyage, (struct event){.kind = EVENT_COURSE, .team = YELLOW, .at = NOWHERE,
                                   .dir = dir});
        return true;
    }
    return false;
}

static void ask_drone(struct voyage *voyage)
{
    const struct chart *chart = &voyage->puzzle->chart;
    int sector = 1 + draw_below(&voyage->rng, 4);
    bool there = chart_sector(chart, voyage->at) == sector;
    voyage->drones--;
    say(voyage, (struct event){.kind = EVENT_DRONE, .team = BLUE, .at = NOWHERE, .dir = NO_DIR,
                               .value = (uint8_t)sector,
                               .answer = there ? ANSWER_YES : ANSWER_NO});
}

/* Another number than the true one, within bounds. */
static uint8_t lie(struct voyage *voyage, int truth, int most)
{
    int other = 1 + draw_below(&voyage->rng, most - 1);
    return (uint8_t)(other + (other >= truth));
}

static void ask_sonar(struct voyage *voyage)
{
    const struct chart *chart = &voyage->puzzle->chart;
    int row = space_row(voyage->at) + 1, column = space_column(voyage->at) + 1;
    bool row_is_true = rng_next(&voyage->rng) & 1;
    struct event answer = {.kind = EVENT_ANSWER, .team = YELLOW, .at = NOWHERE, .dir = NO_DIR};
    answer.row = row_is_true ? (uint8_t)row : lie(voyage, row, chart->side);
    answer.column = row_is_true ? lie(voyage, column, chart->side) : (uint8_t)column;
    voyage->sonars--;
    say(voyage, (struct event){.kind = EVENT_SONAR, .team = BLUE, .at = NOWHERE, .dir = NO_DIR});
    say(voyage, answer);
}

/* A straight line that he may sail, as long as it was drawn or as it can be. */
static void go_silent(struct voyage *voyage)
{
    enum dir dir = draw_below(&voyage->rng, DIRS);
    int length = draw_below(&voyage->rng, SILENCE_MAX + 1);
    for (int i = 0; i < length; i++) {
        uint8_t to = space_step(voyage->at, dir);
        if (!is_open(voyage, to)) break;
        enter(voyage, to);
    }
    voyage->silences--;
    say(voyage, (struct event){.kind = EVENT_SILENCE, .team = YELLOW, .at = NOWHERE,
                               .dir = NO_DIR, .value = NO_LENGTH});
}

/* --- the best shot --------------------------------------------------------------------------- */

/* How many ways lead to each place, or 1 for each place. */
struct ways {
    uint32_t to[SPACE_MAX];
    uint32_t all;
};

static struct ways count_ways(const struct radio *radio)
{
    struct ways ways = {0};
    double weight[SPACE_MAX], histories = radio_histories(radio);
    radio_weights(radio, weight);
    for (int at = 0; at < SPACE_MAX; at++)
        ways.all += ways.to[at] = (uint32_t)(weight[at] * histories + 0.5);
    return ways;
}

static struct ways count_places(const struct bits *cells)
{
    struct ways ways = {.all = (uint32_t)bits_count(cells)};
    EACH_SPACE (at, cells) ways.to[at] = 1;
    return ways;
}

/* Damage over all ways: two for each that ends where it strikes, one for each beside it, less what
 * the own boat would suffer each time. */
static int64_t worth(const struct ways *ways, uint8_t from, uint8_t at)
{
    struct bits near = bits_grow8(bits_one(at));
    int distance = space_distance(from, at);
    int64_t worth = ways->to[at];
    near = bits_and(near, bits_board());
    EACH_SPACE (to, &near) worth += ways->to[to];
    return worth - (int64_t)ways->all * (distance < 2 ? 2 - distance : 0);
}

/* NOWHERE when two are as good. */
static uint8_t best_shot(const struct puzzle *puzzle, const struct ways *ways)
{
    int64_t best = INT64_MIN;
    uint8_t found = NOWHERE;
    EACH_SPACE (at, &puzzle->reach) {
        int64_t value = worth(ways, puzzle->from, at);
        if (value >= best) found = value > best ? at : NOWHERE;
        if (value > best) best = value;
    }
    return found;
}

static int count_hit(const struct bits *cells, uint8_t at)
{
    struct bits hit = bits_and(bits_grow8(bits_one(at)), *cells);
    return bits_count(&hit);
}

/* From where the boat stands there is one best shot, and it is worth firing. */
static bool is_worth_asking(struct puzzle *puzzle, const struct ways *ways,
                            const struct bits *cells)
{
    struct ways places = count_places(cells);
    puzzle->reach = torpedo_reach(&puzzle->rules, puzzle->chart.sea, puzzle->from);
    puzzle->at = best_shot(puzzle, &places);
    return puzzle->at != NOWHERE && puzzle->at == best_shot(puzzle, ways) &&
           2 * count_hit(cells, puzzle->at) >= bits_count(cells);
}

static bool find_shot(struct voyage *voyage, const struct bits *cells)
{
    struct puzzle *puzzle = voyage->puzzle;
    int left = bits_count(cells);
    if (left < SHOT_PLACES_MIN || left > SHOT_PLACES_MAX) return false;
    struct ways ways = count_ways(voyage->radio);
    for (int i = 0; i < SHOT_STANDS; i++) {
        puzzle->from = draw_space(voyage);
        if (!bits_has(&puzzle->chart.sea, puzzle->from) || bits_has(cells, puzzle->from)) continue;
        if (is_worth_asking(puzzle, &ways, cells)) return true;
    }
    return false;
}

/* --- the voyage ------------------------------------------------------------------------------ */

static bool find_place(struct voyage *voyage, const struct bits *cells)
{
    voyage->puzzle->at = voyage->at;
    return bits_count(cells) == 1;
}

static bool is_found(struct voyage *voyage)
{
    if (!radio_exact(voyage->radio) || voyage->silences || voyage->courses < COURSES_MIN)
        return false;
    struct bits cells = radio_cells(voyage->radio);
    return voyage->puzzle->kind == PUZZLE_SHOT ? find_shot(voyage, &cells)
                                               : find_place(voyage, &cells);
}

/* One word of the tape, or two; false when the voyage is at its end. */
static bool go_on(struct voyage *voyage)
{
    int chance = draw_below(&voyage->rng, 8);
    if (voyage->courses > 2 && chance == 0 && voyage->drones) ask_drone(voyage);
    else if (voyage->courses > 3 && chance == 1 && voyage->sonars) ask_sonar(voyage);
    else if (voyage->courses > 3 && chance <= 3 && voyage->silences) go_silent(voyage);
    else return sail(voyage);
    return true;
}

static struct radio *new_belief(const struct puzzle *puzzle)
{
    return radio_new(&(struct radio_setup){.rules = puzzle->rules, .chart = puzzle->chart,
                                           .team = BLUE});
}

static bool try_voyage(struct voyage *voyage, int grade)
{
    struct puzzle *puzzle = voyage->puzzle;
    voyage->radio = new_belief(puzzle);
    voyage->route = (struct bits){0};
    voyage->courses = puzzle->count = 0;
    voyage->drones = 2;
    voyage->sonars = grade > 1;
    voyage->silences = grade > 2;
    do voyage->at = draw_space(voyage);
    while (!is_open(voyage, voyage->at));
    enter(voyage, voyage->at);
    bool found = false;
    while (!found && puzzle->count < PUZZLE_TAPE_MAX - 2 && go_on(voyage)) found = is_found(voyage);
    radio_free(voyage->radio);
    return found;
}

static void take_chart(struct puzzle *puzzle, const char *name)
{
    bool read = chart_builtin_read(&puzzle->chart, name, TURN_BY_TURN);
    assert(read);
    (void)read;
}

void puzzle_make(struct puzzle *puzzle, uint32_t day, int grade)
{
    struct voyage voyage = {.puzzle = puzzle, .rng = (uint64_t)day * 4 + (uint64_t)grade};
    memset(puzzle, 0, sizeof *puzzle);
    assert(grade >= 1 && grade <= PUZZLE_GRADES);
    puzzle->rules = ruleset_preset(PRESET_EN1);
    puzzle->from = NOWHERE;
    take_chart(puzzle, charts[draw_below(&voyage.rng, sizeof charts / sizeof *charts)]);
    if (draw_below(&voyage.rng, SHOTS_ONE_IN) == 0) puzzle->kind = PUZZLE_SHOT;
    for (int i = 0; i < TRIES_MAX; i++)
        if (try_voyage(&voyage, grade)) return;
    assert(!"no puzzle can be made");
}

/* --- answers --------------------------------------------------------------------------------- */

struct bits puzzle_places(const struct puzzle *puzzle, int words)
{
    struct radio *radio = new_belief(puzzle);
    for (int i = 0; i < words && i < puzzle->count; i++) radio_hear(radio, &puzzle->tape[i]);
    struct bits cells = radio_cells(radio);
    radio_free(radio);
    return cells;
}

static bool is_track(const struct event *word)
{
    return word->kind == EVENT_COURSE || word->kind == EVENT_SILENCE;
}

/* Whether the whole track, and so many words of what else was said, let him be there. */
static bool is_possible(const struct puzzle *puzzle, int words, uint8_t at)
{
    struct radio *radio = new_belief(puzzle);
    for (int i = 0; i < puzzle->count; i++)
        if (i < words || is_track(&puzzle->tape[i])) radio_hear(radio, &puzzle->tape[i]);
    struct bits cells = radio_cells(radio);
    radio_free(radio);
    return bits_has(&cells, at);
}

static uint8_t word_against(const struct puzzle *puzzle, uint8_t at)
{
    int words = 0;
    while (words < puzzle->count && is_possible(puzzle, words, at)) words++;
    return (uint8_t)words;
}

static enum puzzle_verdict judge_place(const struct puzzle *puzzle, uint8_t at)
{
    int distance = space_distance(puzzle->at, at);
    return distance == 0 ? PUZZLE_RIGHT : distance == 1 ? PUZZLE_NEAR : PUZZLE_MISS;
}

static struct puzzle_answer try_shot(const struct puzzle *puzzle, uint8_t at)
{
    struct bits cells = puzzle_places(puzzle, puzzle->count);
    struct puzzle_answer answer = {.places = (uint8_t)bits_count(&cells)};
    if (!bits_has(&puzzle->reach, at)) return answer;
    answer.direct = bits_has(&cells, at);
    answer.near = (uint8_t)(count_hit(&cells, at) - answer.direct);
    answer.verdict = at == puzzle->at                 ? PUZZLE_RIGHT
                     : answer.direct || answer.near ? PUZZLE_NEAR
                                                      : PUZZLE_MISS;
    return answer;
}

struct puzzle_answer puzzle_try(const struct puzzle *puzzle, uint8_t at)
{
    if (puzzle->kind == PUZZLE_SHOT) return try_shot(puzzle, at);
    struct puzzle_answer answer = {.verdict = judge_place(puzzle, at)};
    if (answer.verdict != PUZZLE_RIGHT) answer.against = word_against(puzzle, at);
    return answer;
}

const char *puzzle_kind_name(int kind)
{
    static const char *const name[] = {"place", "shot"};
    return name[kind];
}

const char *puzzle_verdict_name(int verdict)
{
    static const char *const name[] = {"miss", "near", "right"};
    return name[verdict];
}
