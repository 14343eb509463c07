/* The report of a run. */
#include "tools/sim_report.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "wire/out.h"

enum { FAULTS_TOLD = 3, FAULTS_LISTED = 20, WORDS_TOLD = 5 };

static uint64_t all_forfeits(const struct sim_tally *tally)
{
    return tally->forfeits[BLUE] + tally->forfeits[YELLOW];
}

static bool is_real_time(const struct sim_run *run)
{
    return chart_mode(&run->setup.chart) == REAL_TIME;
}

/* --- for people ------------------------------------------------------------------------------ */

/* The last few lines of what a program said on its error output. */
static const char *last_lines(const char *text)
{
    const char *from = text + strlen(text);
    for (int lines = 0; from > text; from--)
        if (from[-1] == '\n' && *from && ++lines == WORDS_TOLD) break;
    return from;
}

static void print_indented(const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        printf("      | %.*s\n", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

void sim_report_faults(const struct sim_run *run, const struct sim_tally *tally)
{
    uint64_t all = all_forfeits(tally), told = 0;
    if (!all) return;
    printf("  lost by a fault of the program: blue %" PRIu64 ", yellow %" PRIu64 "\n",
           tally->forfeits[BLUE], tally->forfeits[YELLOW]);
    for (uint64_t i = 0; i < run->games && told < FAULTS_TOLD; i++) {
        const struct arena_fault *fault = run->results[i].fault;
        if (!fault) continue;
        printf("    game %" PRIu64 ", %s: %s\n", i + 1, team_name(fault->team), fault->reason);
        print_indented(last_lines(fault->last_words));
        told++;
    }
    if (all > told) printf("    and %" PRIu64 " more\n", all - told);
}

static void print_players(const struct sim_run *run, const struct sim_tally *tally)
{
    for (int team = 0; team < TEAMS; team++)
        printf("  %-6s %-24s %8" PRIu64 " wins  %5.1f %%   decision %8.1f us (median)\n",
               team_name(team), run->player[team].name, tally->wins[team],
               100 * (double)tally->wins[team] / (double)run->games,
               decision_median_us(&run->times[team]));
}

static void print_share(const struct sim_run *run, const struct sim_tally *tally)
{
    struct sim_share share = sim_share(tally, BLUE);
    uint64_t finished = sim_finished(tally);
    printf("  draws %" PRIu64 ", called off after %" PRIu64 " turns %" PRIu64 ", stuck %" PRIu64
           "\n",
           tally->draws, run->turns_max, tally->called_off, tally->stuck);
    if (!finished) {
        printf("  no game came to an end\n");
        return;
    }
    printf("  blue's share of the points %.1f %%, 95 %% interval %.1f to %.1f", share.percent,
           share.low, share.high);
    if (finished < run->games) printf(", of the %" PRIu64 " games that came to an end", finished);
    putchar('\n');
}

static void print_lengths(const struct sim_run *run, const struct sim_tally *tally)
{
    uint64_t won = tally->wins[BLUE] + tally->wins[YELLOW];
    printf("  length: mean %.1f, median %u, longest %u turns\n",
           (double)tally->turns / (double)run->games, tally->median_turns, tally->longest_turns);
    if (is_real_time(run))
        printf("  a game takes %.1f minutes on average\n", tally->mean_ms / 60000);
    else if (won)
        printf("  who begins wins %.1f %%\n", 100 * (double)tally->first_wins / (double)won);
}

static void print_sunk(const struct sim_tally *tally)
{
    uint64_t sunk = tally->wins[BLUE] + tally->wins[YELLOW] - all_forfeits(tally);
    if (!sunk) return;
    printf("  sunk by:");
    for (int cause = 0; cause < CAUSE_COUNT; cause++)
        if (tally->sunk_by[cause])
            printf(" %s %.1f %%", cause_name(cause),
                   100 * (double)tally->sunk_by[cause] / (double)sunk);
    putchar('\n');
}

void sim_report_text(const struct sim_run *run, const struct sim_tally *tally)
{
    printf("%" PRIu64 " game%s, %s on %s, %s\n", run->games, run->games == 1 ? "" : "s",
           mode_name(chart_mode(&run->setup.chart)), run->setup.chart.name,
           run->setup.first == NO_TEAM ? "first movers take turns" : "one side begins always");
    print_players(run, tally);
    print_share(run, tally);
    print_lengths(run, tally);
    print_sunk(tally);
    printf("  %" PRIu64 " orders in %.1f s, %.0f a second; refused %" PRIu64 "%s%s\n",
           tally->orders, run->seconds, (double)tally->orders / run->seconds, tally->refused,
           tally->trouble ? ", first: " : "", tally->trouble ? tally->trouble : "");
    sim_report_faults(run, tally);
}

int sim_report_status(const struct sim_tally *tally)
{
    if (tally->unwritten) fprintf(stderr, "fathom sim: cannot write %s\n", tally->unwritten);
    return tally->stuck || tally->unwritten ? 1 : 0;
}

/* --- as JSON --------------------------------------------------------------------------------- */

static void put_count(struct out *out, const char *key, uint64_t value)
{
    out_key_word(out, key);
    out_number(out, value);
}

static void put_text(struct out *out, const char *key, const char *value)
{
    out_key_word(out, key);
    out_string(out, value, strlen(value));
}

__attribute__((format(printf, 3, 4))) static void put_figure(struct out *out, const char *key,
                                                             const char *format, ...)
{
    char text[64];
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    out_key_word(out, key);
    out_text(out, text);
}

static void put_faults(struct out *out, const struct sim_run *run, const struct sim_tally *tally)
{
    int told = 0;
    out_key_word(out, "forfeits");
    out_char(out, '{');
    for (int team = 0; team < TEAMS; team++) put_count(out, team_name(team), tally->forfeits[team]);
    out_char(out, '}');
    out_key_word(out, "faults");
    out_char(out, '[');
    for (uint64_t i = 0; i < run->games && told < FAULTS_LISTED; i++) {
        const struct arena_fault *fault = run->results[i].fault;
        if (!fault) continue;
        told++;
        out_comma(out);
        out_char(out, '{');
        put_count(out, "game", i + 1);
        put_text(out, "team", team_name(fault->team));
        put_text(out, "reason", fault->reason);
        put_text(out, "stderr", fault->last_words);
        out_char(out, '}');
    }
    out_char(out, ']');
}

static void put_results(struct out *out, const struct sim_run *run, const struct sim_tally *tally)
{
    put_count(out, "games", run->games);
    put_count(out, "blue", tally->wins[BLUE]);
    put_count(out, "yellow", tally->wins[YELLOW]);
    put_count(out, "draws", tally->draws);
    put_count(out, "called_off", tally->called_off);
    put_count(out, "stuck", tally->stuck);
    put_count(out, "refused", tally->refused);
    put_text(out, "blue_name", run->player[BLUE].name);
    put_text(out, "yellow_name", run->player[YELLOW].name);
    put_text(out, "map", run->setup.chart.name);
    put_text(out, "mode", mode_name(chart_mode(&run->setup.chart)));
    put_faults(out, run, tally);
}

static void put_figures(struct out *out, const struct sim_run *run, const struct sim_tally *tally)
{
    struct sim_share share = sim_share(tally, BLUE);
    put_count(out, "finished", sim_finished(tally));
    put_figure(out, "share_percent", "%.2f", share.percent);
    put_figure(out, "low_percent", "%.2f", share.low);
    put_figure(out, "high_percent", "%.2f", share.high);
    put_count(out, "first_wins", tally->first_wins);
    put_figure(out, "turns_mean", "%.2f", (double)tally->turns / (double)run->games);
    put_count(out, "turns_median", tally->median_turns);
    put_count(out, "turns_longest", tally->longest_turns);
    put_figure(out, "game_ms_mean", "%.0f", tally->mean_ms);
    out_key_word(out, "sunk_by");
    out_char(out, '{');
    for (int cause = 0; cause < CAUSE_COUNT; cause++)
        if (tally->sunk_by[cause]) put_count(out, cause_name(cause), tally->sunk_by[cause]);
    out_char(out, '}');
    put_count(out, "orders", tally->orders);
    put_figure(out, "seconds", "%.3f", run->seconds);
    put_figure(out, "orders_per_second", "%.0f", (double)tally->orders / run->seconds);
    put_figure(out, "blue_decision_us", "%.1f", decision_median_us(&run->times[BLUE]));
    put_figure(out, "yellow_decision_us", "%.1f", decision_median_us(&run->times[YELLOW]));
}

void sim_report_json(const struct sim_run *run, const struct sim_tally *tally)
{
    struct out out;
    out_growing(&out, memory_resize);
    out_char(&out, '{');
    put_results(&out, run, tally);
    put_figures(&out, run, tally);
    out_char(&out, '}');
    puts(out_cstring(&out));
    free(out.text);
}
