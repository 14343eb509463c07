/* Adding up. */
#include "tools/sim_tally.h"

#include <math.h>

#include "base/memory.h"

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static void measure_lengths(const struct sim_run *run, struct sim_tally *tally)
{
    uint32_t *turns = memory_new(run->games, sizeof *turns);
    for (uint64_t i = 0; i < run->games; i++) turns[i] = run->results[i].turns;
    qsort(turns, run->games, sizeof *turns, by_number);
    tally->median_turns = turns[run->games / 2];
    tally->longest_turns = turns[run->games - 1];
    free(turns);
}

static void count_end(struct sim_tally *tally, const struct arena_result *result)
{
    if (result->winner == NO_TEAM) {
        tally->draws++;
        return;
    }
    tally->wins[result->winner]++;
    tally->first_wins += result->winner == result->first;
    if (result->fault) tally->forfeits[result->fault->team]++;
    else tally->sunk_by[result->cause]++;
}

static void count_game(struct sim_tally *tally, const struct arena_result *result)
{
    tally->orders += result->orders;
    tally->turns += result->turns;
    tally->refused += result->refused;
    tally->mean_ms += (double)result->ms;
    if (*result->trouble && !tally->trouble) tally->trouble = result->trouble;
    if (*result->unwritten && !tally->unwritten) tally->unwritten = result->unwritten;
    if (result->over) count_end(tally, result);
    else if (result->stuck) tally->stuck++;
    else tally->called_off++;
}

struct sim_tally sim_tally(const struct sim_run *run)
{
    struct sim_tally tally = {0};
    for (uint64_t i = 0; i < run->games; i++) count_game(&tally, &run->results[i]);
    tally.mean_ms /= (double)run->games;
    measure_lengths(run, &tally);
    return tally;
}

uint64_t sim_finished(const struct sim_tally *tally)
{
    return tally->wins[BLUE] + tally->wins[YELLOW] + tally->draws;
}

double sim_points(const struct sim_tally *tally, enum team team)
{
    return (double)tally->wins[team] + 0.5 * (double)tally->draws;
}

/* Wilson's interval. */
struct sim_share sim_share(const struct sim_tally *tally, enum team team)
{
    double n = (double)sim_finished(tally), z = 1.959964;
    if (n == 0) return (struct sim_share){50, 0, 100};
    double p = sim_points(tally, team) / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double width = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return (struct sim_share){100 * p, 100 * (middle - width), 100 * (middle + width)};
}
