/* Everyone against everyone. Games that were called off count for nobody. */
#include "tools/sim_ladder.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "tools/elo.h"
#include "tools/sim_report.h"
#include "wire/out.h"

enum { NAMES_MAX_BYTES = 4096 };

struct ladder {
    int count;
    char names[NAMES_MAX_BYTES];
    struct sim_player player[ELO_PLAYERS_MAX];
    double score[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX], games[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX];
    double rating[ELO_PLAYERS_MAX];
    uint64_t forfeits[ELO_PLAYERS_MAX], called_off;
};

static bool read_players(const struct arguments *arguments, uint16_t pace, struct ladder *ladder)
{
    char *rest = ladder->names, *name;
    while ((name = strsep(&rest, ","))) {
        if (ladder->count == ELO_PLAYERS_MAX) {
            usage_error(arguments, "--ladder takes up to %d bots", ELO_PLAYERS_MAX);
            return false;
        }
        if (!sim_player_read(arguments, name, pace, &ladder->player[ladder->count++])) return false;
    }
    if (ladder->count >= 2) return true;
    usage_error(arguments, "--ladder needs two bots or more, with commas between them");
    return false;
}

static int play_pair(struct sim_run *run, struct ladder *ladder, int i, int j, bool json)
{
    run->player[BLUE] = ladder->player[i];
    run->player[YELLOW] = ladder->player[j];
    sim_run_play(run);
    struct sim_tally tally = sim_tally(run);
    ladder->games[i][j] = ladder->games[j][i] = (double)sim_finished(&tally);
    ladder->score[i][j] = sim_points(&tally, BLUE);
    ladder->score[j][i] = sim_points(&tally, YELLOW);
    ladder->forfeits[i] += tally.forfeits[BLUE];
    ladder->forfeits[j] += tally.forfeits[YELLOW];
    ladder->called_off += tally.called_off + tally.stuck;
    if (!json && tally.forfeits[BLUE] + tally.forfeits[YELLOW]) {
        printf("%s - %s\n", ladder->player[i].name, ladder->player[j].name);
        sim_report_faults(run, &tally);
    }
    int status = sim_report_status(&tally);
    sim_run_forget(run);
    return status;
}

static void print_json(const struct ladder *ladder)
{
    struct out out;
    out_growing(&out, memory_resize);
    out_lit(&out, "{\"ladder\":[");
    for (int i = 0; i < ladder->count; i++) {
        char elo[32];
        snprintf(elo, sizeof elo, "%.0f", ladder->rating[i]);
        out_comma(&out);
        out_lit(&out, "{\"name\":");
        out_string(&out, ladder->player[i].name, strlen(ladder->player[i].name));
        out_lit(&out, ",\"elo\":");
        out_text(&out, elo);
        out_lit(&out, ",\"forfeits\":");
        out_number(&out, ladder->forfeits[i]);
        out_char(&out, '}');
    }
    out_lit(&out, "],\"called_off\":");
    out_number(&out, ladder->called_off);
    out_char(&out, '}');
    puts(out_cstring(&out));
    free(out.text);
}

static void print_text(const struct ladder *ladder)
{
    printf("%-24s %6s   per cent of the points against the others\n", "", "Elo");
    for (int i = 0; i < ladder->count; i++) {
        printf("%-24s %6.0f  ", ladder->player[i].name, ladder->rating[i]);
        for (int j = 0; j < ladder->count; j++)
            if (ladder->games[i][j] > 0)
                printf(" %5.1f", 100 * ladder->score[i][j] / ladder->games[i][j]);
            else printf("     -");
        putchar('\n');
    }
    if (ladder->called_off)
        printf("%llu games were called off and count for nobody\n",
               (unsigned long long)ladder->called_off);
}

int sim_ladder(const struct arguments *arguments, struct sim_run *run, const char *names, bool json)
{
    struct ladder *ladder = memory_new(1, sizeof *ladder);
    int status = STATUS_USAGE;
    if (snprintf(ladder->names, NAMES_MAX_BYTES, "%s", names) >= NAMES_MAX_BYTES) {
        usage_error(arguments, "--ladder is too long");
    } else if (read_players(arguments, (uint16_t)run->pace, ladder)) {
        status = 0;
        for (int i = 0; i < ladder->count; i++)
            for (int j = i + 1; j < ladder->count; j++)
                status |= play_pair(run, ladder, i, j, json);
        elo_fit(ladder->count, ladder->score, ladder->games, ladder->rating);
        if (json) print_json(ladder);
        else print_text(ladder);
    }
    free(ladder);
    return status;
}
