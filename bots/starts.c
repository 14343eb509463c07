/* Looking up a start, on a chart that is the one that was learned and not another of its name. */
#include "bots/starts.h"

#include <math.h>
#include <string.h>

#define NEVER (-5.0) /* the worth of a start from which no opening leads */

static const struct start_table *const tables[] = {
    [STARTS_OF_ACES] = starts_of_aces,
    [STARTS_OF_ADMIRALS] = starts_of_admirals,
    [STARTS_OF_QUICK_ADMIRALS] = starts_of_quick_admirals,
};

static bool is_of(const struct start_table *table, const struct chart *chart)
{
    size_t spaces = (size_t)chart->side * chart->side;
    if (strcmp(table->chart, chart->name) || strlen(table->worth) != spaces) return false;
    for (int row = 0; row < chart->side; row++)
        for (int column = 0; column < chart->side; column++) {
            bool sea = table->worth[row * chart->side + column] != '#';
            if (sea != bits_has(&chart->sea, space_at(column, row))) return false;
        }
    return true;
}

/* NULL where nothing was learned. */
static const struct start_table *table_of(enum starts starts, const struct chart *chart)
{
    const struct start_table *table = tables[starts];
    while (table->chart && !is_of(table, chart)) table++;
    return table->chart ? table : NULL;
}

/* --- openings -------------------------------------------------------------------------------- */

/* Goes through all openings in their order. */
struct walk {
    struct bits shore;
    const struct opening *begun; /* those that begin so are counted */
    const char *letters;
    int known; /* how many letters there are */
    double lean, sum, sum_from[SPACE_MAX]; /* of all that are counted, and by their start */
    int number, last; /* how many so far; the number of the last one counted */
};

static const struct opening anyhow = {.at = NOWHERE};

static bool begins_with(const struct opening *opening, const struct opening *begun)
{
    return begun->at == NOWHERE ||
           (opening->at == begun->at && !memcmp(opening->course, begun->course, begun->courses));
}

static void note_opening(struct walk *walk, const struct opening *opening)
{
    int number = walk->number++;
    if (!begins_with(opening, walk->begun)) return;
    walk->last = number;
    if (number >= walk->known || walk->letters[number] == '.') return;
    double weight = exp(walk->lean * OPENING_STEP * (walk->letters[number] - 'm'));
    walk->sum += weight;
    walk->sum_from[opening->at] += weight;
}

static void walk_on(struct walk *walk, struct opening *opening, struct bits open, uint8_t at)
{
    if (opening->courses == OPENING_COURSES) {
        if (bits_has(&walk->shore, at)) note_opening(walk, opening);
        return;
    }
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        uint8_t to = space_step(at, dir);
        if (!bits_has(&open, to)) continue;
        opening->course[opening->courses++] = (uint8_t)dir;
        walk_on(walk, opening, bits_without(open, bits_one(to)), to);
        opening->courses--;
    }
}

static struct walk walk_all(const struct chart *chart, const char *letters, double lean,
                            const struct opening *begun)
{
    struct walk walk = {.shore = bits_grow8(chart->island_of[TORPEDO]),
                        .begun = begun,
                        .letters = letters,
                        .known = (int)strlen(letters),
                        .lean = lean,
                        .last = NO_OPENING};
    if (chart->scenario != SCENARIO_REPAIR) return walk;
    EACH_SPACE (at, &chart->sea) {
        struct opening opening = {.at = (uint8_t)at};
        walk_on(&walk, &opening, bits_without(chart->sea, bits_one((uint8_t)at)), (uint8_t)at);
    }
    return walk;
}

double openings_weight(enum starts starts, const struct chart *chart, double lean,
                       const struct opening *begun)
{
    const struct start_table *table = table_of(starts, chart);
    if (!table || !table->openings) return 0;
    return walk_all(chart, table->openings, lean, begun).sum;
}

static void worths_of_openings(const struct chart *chart, const char *letters, double lean,
                               double worth[SPACE_MAX])
{
    struct walk walk = walk_all(chart, letters, lean, &anyhow);
    EACH_SPACE (at, &chart->sea)
        worth[at] = walk.sum_from[at] > 0 ? log(walk.sum_from[at]) / lean : NEVER;
}

void start_worths(enum starts starts, const struct chart *chart, double lean,
                  double worth[SPACE_MAX])
{
    const struct start_table *table = table_of(starts, chart);
    memset(worth, 0, SPACE_MAX * sizeof *worth);
    if (!table || lean <= 0) return;
    if (table->openings) {
        worths_of_openings(chart, table->openings, lean, worth);
        return;
    }
    EACH_SPACE (at, &chart->sea) {
        char letter = table->worth[space_row(at) * chart->side + space_column(at)];
        if (letter != '.') worth[at] = START_STEP * (letter - 'm');
    }
}

int opening_number(const struct chart *chart, const struct opening *opening)
{
    if (opening->courses != OPENING_COURSES) return NO_OPENING;
    return walk_all(chart, "", 0, opening).last;
}

int openings_of(const struct chart *chart) { return walk_all(chart, "", 0, &anyhow).number; }
