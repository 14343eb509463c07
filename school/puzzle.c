/*
 * A puzzle is a voyage drawn at random, announced word by word to a belief until one place is left.
 * A voyage that is caught in its own route, or that stays hidden for too long, is forgotten, and
 * the next one is drawn: some twenty on average, so the count of tries only ends what cannot be.
 */
#include "school/puzzle.h"

#include <assert.h>
#include <string.h>

#include "radio/radio.h"
#include "rules/order.h"

enum { TRIES_MAX = 100000, COURSES_MIN = 5 };

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

/* splitmix64: the same numbers on every machine. */
static uint64_t draw(uint64_t *rng)
{
    uint64_t z = *rng += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static int draw_below(uint64_t *rng, int count) { return (int)(draw(rng) % (uint64_t)count); }

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
    bool row_is_true = draw(&voyage->rng) & 1;
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

static bool is_found(const struct voyage *voyage)
{
    struct bits cells = radio_cells(voyage->radio);
    return radio_exact(voyage->radio) && bits_count(&cells) == 1 && !voyage->silences &&
           voyage->courses >= COURSES_MIN;
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

static bool try_voyage(struct voyage *voyage, int grade)
{
    struct puzzle *puzzle = voyage->puzzle;
    voyage->radio = radio_new(&(struct radio_setup){.rules = puzzle->rules,
                                                    .chart = puzzle->chart, .team = BLUE});
    voyage->route = (struct bits){0};
    voyage->courses = puzzle->count = 0;
    voyage->drones = 2;
    voyage->sonars = grade > 1;
    voyage->silences = grade > 2;
    do
        voyage->at = space_at(draw_below(&voyage->rng, puzzle->chart.side),
                              draw_below(&voyage->rng, puzzle->chart.side));
    while (!is_open(voyage, voyage->at));
    enter(voyage, voyage->at);
    bool found = false;
    while (!found && puzzle->count < PUZZLE_TAPE_MAX - 2 && go_on(voyage)) found = is_found(voyage);
    puzzle->at = voyage->at;
    radio_free(voyage->radio);
    return found;
}

static void take_chart(struct puzzle *puzzle, const char *name)
{
    struct chart_error error;
    const char *text = chart_builtin_text(name, TURN_BY_TURN);
    bool read = text && chart_read(&puzzle->chart, name, text, strlen(text), &error);
    assert(read);
    (void)read;
}

void puzzle_make(struct puzzle *puzzle, uint32_t day, int grade)
{
    struct voyage voyage = {.puzzle = puzzle, .rng = (uint64_t)day * 4 + (uint64_t)grade};
    memset(puzzle, 0, sizeof *puzzle);
    assert(grade >= 1 && grade <= PUZZLE_GRADES);
    puzzle->rules = ruleset_preset(PRESET_EN1);
    take_chart(puzzle, charts[draw_below(&voyage.rng, sizeof charts / sizeof *charts)]);
    for (int i = 0; i < TRIES_MAX; i++)
        if (try_voyage(&voyage, grade)) return;
    assert(!"no puzzle can be made");
}
