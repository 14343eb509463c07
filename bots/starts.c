/* Looking up a start, on a chart that is the one that was learned and not another of its name. */
#include "bots/starts.h"

#include <string.h>

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

void start_worths(const struct chart *chart, double worth[SPACE_MAX])
{
    const struct start_table *table = start_tables;
    memset(worth, 0, SPACE_MAX * sizeof *worth);
    while (table->chart && !is_of(table, chart)) table++;
    if (!table->chart) return;
    EACH_SPACE (at, &chart->sea) {
        char letter = table->worth[space_row(at) * chart->side + space_column(at)];
        if (letter != '.') worth[at] = START_STEP * (letter - 'm');
    }
}
