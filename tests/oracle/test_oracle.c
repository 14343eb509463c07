/*
 * test_oracle: the radio room against the oracle, after every order of many random games.
 *
 *   test_oracle FIRST_SEED GAMES [small|real|any]
 *
 * Spaces, exactness, the number of histories, each space's weight and each mine's chance must be
 * the same. On a difference the game is cut down to the shortest list of orders that still shows
 * it, and printed with its seed.
 */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "radio/radio.h"
#include "tests/oracle/oracle.h"
#include "tests/oracle/voyage.h"

enum { ORDERS_MAX = 450, GAME_HISTORIES = 20000 };

struct duel {
    struct voyage voyage;
    struct radio *radio[TEAMS];
    struct oracle oracle[TEAMS];
    uint16_t ears[TEAMS];
    char why[160];
};

struct tally {
    long games, orders, compared, silences, mines, triggers, torpedoes, chained, surfacings;
    long eruptions, lavas, gave_up, widened;
    int largest;
};

static struct events events;
static struct tally tally;

static void duel_start(struct duel *d)
{
    const struct setup *s = &d->voyage.setup;
    voyage_rewind(&d->voyage);
    d->why[0] = 0;
    for (int team = 0; team < TEAMS; team++) {
        struct radio_setup setup = {.rules = s->rules, .chart = s->chart, .team = team};
        d->radio[team] = radio_new(&setup);
        assert(d->radio[team]);
        oracle_init(&d->oracle[team], &s->rules, &s->chart, team);
        d->oracle[team].limit = GAME_HISTORIES;
        int seat = seat_of(team, (d->voyage.seed % ROLES));
        d->ears[team] = game_ears(&d->voyage.game, seat);
    }
}

static void duel_stop(struct duel *d)
{
    for (int team = 0; team < TEAMS; team++) {
        radio_free(d->radio[team]);
        oracle_release(&d->oracle[team]);
    }
}

static bool differ(struct duel *d, enum team team, const char *what, double radio, double oracle)
{
    snprintf(d->why, sizeof d->why, "%s's belief: %s: radio %.17g, oracle %.17g",
             team_name(team), what, radio, oracle);
    return false;
}

static bool near(double a, double b) { return fabs(a - b) <= 1e-9 * (fabs(a) + fabs(b) + 1e-3); }

static bool same_weights(struct duel *d, enum team team)
{
    double ours[SPACE_MAX], theirs[SPACE_MAX];
    double sum = oracle_weights(&d->oracle[team], theirs);
    double histories = radio_histories(d->radio[team]);
    if (!near(histories, sum)) return differ(d, team, "histories", histories, sum);
    radio_weights(d->radio[team], ours);
    for (int at = 0; at < SPACE_MAX; at++)
        if (!near(ours[at], theirs[at] / sum))
            return differ(d, team, "weight", ours[at], theirs[at] / sum);
    return true;
}

static bool same_mines(struct duel *d, enum team team)
{
    double ours[SPACE_MAX], theirs[SPACE_MAX];
    oracle_mines(&d->oracle[team], theirs);
    radio_mines(d->radio[team], ours);
    for (int at = 0; at < SPACE_MAX; at++)
        if (!near(ours[at], theirs[at])) return differ(d, team, "mine", ours[at], theirs[at]);
    return true;
}

static bool same_cells(struct duel *d, enum team team)
{
    struct bits ours = radio_cells(d->radio[team]), theirs = oracle_cells(&d->oracle[team]);
    struct bits more = bits_without(ours, theirs), less = bits_without(theirs, ours);
    char name[SPACE_NAME_MAX];
    bool too_wide = bits_any(&more);
    if (bits_equal(&ours, &theirs)) return true;
    space_name(bits_next(too_wide ? &more : &less, 0), name);
    snprintf(d->why, sizeof d->why, "%s's belief %s %s (radio %d spaces, oracle %d)",
             team_name(team), too_wide ? "has also" : "has lost", name, bits_count(&ours),
             bits_count(&theirs));
    return false;
}

/* A belief that had to widen may hold more, never less. */
static bool holds_all(struct duel *d, enum team team, const struct bits *cells)
{
    struct bits lost = bits_without(*cells, radio_cells(d->radio[team]));
    tally.widened++;
    return !bits_any(&lost) || differ(d, team, "a space is lost", 0, bits_next(&lost, 0));
}

static bool agree(struct duel *d, enum team team)
{
    uint8_t truth = d->voyage.game.boat[team_other(team)].at;
    struct bits cells = oracle_cells(&d->oracle[team]);
    if (truth != NOWHERE && !bits_has(&cells, truth))
        return differ(d, team, "the oracle has lost the true place", 0, truth);
    if (!radio_exact(d->radio[team])) return holds_all(d, team, &cells);
    if (!same_cells(d, team)) return false;
    /* A single space is exact even after a widening, its count and mines are not. */
    if (bits_count(&cells) == 1) return true;
    return same_weights(d, team) && same_mines(d, team);
}

static bool hear(struct duel *d, enum team team)
{
    bool news = false;
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], d->ears[team], &heard)) continue;
        news |= heard.kind != EVENT_MARKED && heard.kind != EVENT_CROSSED;
        oracle_hear(&d->oracle[team], &heard);
        if (radio_hear(d->radio[team], &heard) == RADIO_CONTRADICTION)
            return differ(d, team, "contradiction", 1, 0);
    }
    oracle_settle(&d->oracle[team]);
    return !news || d->oracle[team].gave_up || agree(d, team);
}

static void count(const struct duel *d)
{
    for (int i = 0; i < events.count; i++) {
        const struct event *e = &events.list[i];
        tally.silences += e->kind == EVENT_SILENCE;
        tally.mines += e->kind == EVENT_MINE;
        tally.triggers += e->kind == EVENT_TRIGGER;
        tally.torpedoes += e->kind == EVENT_TORPEDO;
        tally.surfacings += e->kind == EVENT_SURFACE;
        tally.eruptions += e->kind == EVENT_VOLCANO && e->value == VOLCANO_ERUPTION;
        tally.lavas += e->kind == EVENT_VOLCANO && e->value == VOLCANO_LAVA;
        tally.chained += e->kind == EVENT_BLAST && e->cause == CAUSE_MINE;
    }
    tally.orders++;
    for (int team = 0; team < TEAMS; team++) {
        tally.compared += !d->oracle[team].gave_up;
        if (d->oracle[team].count > tally.largest) tally.largest = d->oracle[team].count;
    }
}

/* Gives one order; false when the two disagree. */
static bool duel_order(struct duel *d, const struct order *order)
{
    events.count = 0;
    if (!voyage_give(&d->voyage, order, &events)) return true;
    return hear(d, BLUE) && hear(d, YELLOW);
}

static bool replay_fails(struct duel *d, const struct order *orders, int count_of)
{
    bool fails = false;
    duel_start(d);
    for (int i = 0; i < count_of && !fails; i++) fails = !duel_order(d, &orders[i]);
    duel_stop(d);
    return fails;
}

/* Leaves out runs of orders, longest first, as long as the difference stays. */
static int shrink(struct duel *d, struct order *orders, int n)
{
    struct order fewer[ORDERS_MAX];
    for (int run = n / 2; run >= 1; run = run > 1 ? run / 2 : 0)
        for (int from = 0; from + run <= n;) {
            memcpy(fewer, orders, (size_t)from * sizeof *orders);
            memcpy(fewer + from, orders + from + run, (size_t)(n - from - run) * sizeof *orders);
            if (replay_fails(d, fewer, n - run))
                memcpy(orders, fewer, (size_t)(n -= run) * sizeof *orders);
            else
                from += run;
        }
    replay_fails(d, orders, n);
    return n;
}

static void report(struct duel *d, struct order *orders, int n)
{
    fprintf(stderr, "seed %llu, after %d orders: %s\nshrinking...\n",
            (unsigned long long)d->voyage.seed, n, d->why);
    n = shrink(d, orders, n);
    voyage_print(&d->voyage);
    for (int i = 0; i < n; i++) voyage_print_order(&orders[i]);
    fprintf(stderr, "%s\n", d->why);
}

static bool play(uint64_t seed, enum voyage_waters sea_tables)
{
    static struct duel d;
    static struct order orders[ORDERS_MAX];
    int n = 0;
    bool same = true;
    voyage_begin(&d.voyage, seed, sea_tables);
    duel_start(&d);
    while (same && n < ORDERS_MAX && voyage_pick(&d.voyage, &orders[n])) {
        same = duel_order(&d, &orders[n++]);
        count(&d);
        if (d.oracle[BLUE].gave_up && d.oracle[YELLOW].gave_up) break;
    }
    tally.games++;
    tally.gave_up += d.oracle[BLUE].gave_up || d.oracle[YELLOW].gave_up;
    duel_stop(&d);
    if (!same) report(&d, orders, n);
    return same;
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    long games = argc > 2 ? atol(argv[2]) : 100;
    enum voyage_waters sea_tables = VOYAGE_ANY;
    if (argc > 3 && !strcmp(argv[3], "small")) sea_tables = VOYAGE_SMALL;
    if (argc > 3 && !strcmp(argv[3], "real")) sea_tables = VOYAGE_REAL;
    for (long i = 0; i < games; i++)
        if (!play(first + (uint64_t)i, sea_tables)) return 1;
    printf("%ld games, %ld orders, %ld comparisons, largest %d histories, %ld given up, "
           "%ld widened\n",
           tally.games, tally.orders, tally.compared, tally.largest, tally.gave_up,
           tally.widened);
    printf("%ld silences, %ld mines, %ld triggers, %ld torpedoes, %ld chained, %ld surfacings, "
           "%ld eruptions, %ld lavas\n",
           tally.silences, tally.mines, tally.triggers, tally.torpedoes,
           tally.chained - tally.triggers,
           tally.surfacings, tally.eruptions, tally.lavas);
    return 0;
}
