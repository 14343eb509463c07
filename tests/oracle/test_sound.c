/*
 * test_sound: whatever happens in a game, the true place is in the belief.
 *
 *   test_sound FIRST_SEED GAMES [LIMIT_BYTES [CHARGED_EVERY]]
 *
 * Random games of full length on every chart and preset, one in CHARGED_EVERY of them charged (far
 * more silences and mines than a game can have: costly), with both beliefs listening. With a small
 * limit a belief widens; then it may hold more, but never less. A fork that is taken now and then
 * must know what its original knows, and go its own way. A third pair of beliefs misses in
 * real-time what is announced while its own crew is surfaced, and must hold the true place too.
 */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "radio/radio.h"
#include "tests/oracle/voyage.h"

enum { ORDERS_MAX = 2500, FORK_EVERY = 61 };

static struct events events;
static long orders, widened, gaps;

static struct radio *listener(const struct voyage *v, enum team team, size_t limit)
{
    struct radio_setup setup = {.rules = v->setup.rules, .chart = v->setup.chart,
                                .team = team, .limit_bytes = limit};
    struct radio *radio = radio_new(&setup);
    assert(radio);
    return radio;
}

static const char *listen(struct radio *radio, const struct voyage *v, enum team team)
{
    for (int i = 0; i < events.count; i++) {
        struct event heard;
        if (!event_for(&events.list[i], EARS_PUBLIC, &heard)) continue;
        if (radio_hear(radio, &heard) == RADIO_CONTRADICTION) return "a contradiction";
    }
    struct bits cells = radio_cells(radio);
    uint8_t truth = v->game.boat[team_other(team)].at;
    if (truth != NOWHERE && !bits_has(&cells, truth)) return "the true place is lost";
    return NULL;
}

/* As a crew that keeps nothing while it is surfaced: what shows on the chart, and then a gap. */
static const char *listen_with_gaps(struct radio *radio, const struct voyage *v, enum team team)
{
    bool real_time = chart_mode(&v->setup.chart) == REAL_TIME;
    for (int i = 0; i < events.count && real_time; i++) {
        struct event heard;
        if (!event_for(&events.list[i], EARS_PUBLIC, &heard)) continue;
        bool dives = heard.kind == EVENT_DIVE && heard.team == team;
        bool surfaced = v->game.boat[team].depth != SUBMERGED;
        bool seen = heard.kind == EVENT_VOLCANO;
        bool deaf = surfaced && !seen && heard.kind != EVENT_END;
        if (dives || (surfaced && seen)) {
            radio_gap(radio);
            gaps++;
        }
        if (!deaf && radio_hear(radio, &heard) == RADIO_CONTRADICTION)
            return "a contradiction after a gap";
    }
    struct bits cells = radio_cells(radio);
    uint8_t truth = v->game.boat[team_other(team)].at;
    bool listens = real_time && v->game.boat[team].depth == SUBMERGED;
    return listens && truth != NOWHERE && !bits_has(&cells, truth) ? "lost in a gap" : NULL;
}

static const char *weights_fault(const struct radio *radio)
{
    struct bits cells = radio_cells(radio);
    double weight[SPACE_MAX], sum = 0;
    radio_weights(radio, weight);
    for (int at = 0; at < SPACE_MAX; at++) {
        sum += weight[at];
        if ((weight[at] > 0) != bits_has(&cells, (uint8_t)at)) return "weights without a space";
    }
    return fabs(sum - 1) < 1e-6 ? NULL : "the weights do not sum up to 1";
}

static void swap_for_fork(struct radio **radio)
{
    struct radio *fork = radio_fork(*radio);
    assert(fork);
    struct bits here = radio_cells(*radio), there = radio_cells(fork);
    assert(bits_equal(&here, &there));
    radio_free(*radio);
    *radio = fork;
}

static const char *play(struct voyage *v, size_t limit)
{
    struct radio *radio[TEAMS] = {listener(v, BLUE, limit), listener(v, YELLOW, limit)};
    struct radio *gapped[TEAMS] = {listener(v, BLUE, limit), listener(v, YELLOW, limit)};
    const char *fault = NULL;
    struct order order;
    int n = 0;
    for (; !fault && n < ORDERS_MAX && voyage_pick(v, &order); n++) {
        events.count = 0;
        if (!voyage_give(v, &order, &events)) fault = "a legal order was refused";
        for (int team = 0; team < TEAMS && !fault; team++) {
            fault = listen(radio[team], v, team);
            if (!fault) fault = listen_with_gaps(gapped[team], v, team);
            widened += !radio_exact(radio[team]);
            if (n % FORK_EVERY == FORK_EVERY - 1) swap_for_fork(&radio[team]);
            if (!fault && n % FORK_EVERY == 0) fault = weights_fault(radio[team]);
        }
        if (fault) voyage_print_order(&order);
    }
    orders += n;
    for (int team = 0; team < TEAMS; team++) {
        radio_free(radio[team]);
        radio_free(gapped[team]);
    }
    return fault;
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 1000;
    size_t limit = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
    uint64_t charged_every = argc > 4 ? strtoull(argv[4], NULL, 10) : 1000;
    for (uint64_t seed = first; seed < first + games; seed++) {
        static struct voyage voyage;
        voyage_begin(&voyage, seed, VOYAGE_ANY);
        voyage.charged = seed % charged_every == 0;
        const char *fault = play(&voyage, limit);
        if (!fault) continue;
        voyage_print(&voyage);
        fprintf(stderr, "%s\n", fault);
        return 1;
    }
    printf("%llu games, %ld orders, %ld beliefs widened, %ld gaps\n", (unsigned long long)games,
           orders, widened, gaps);
    return 0;
}
