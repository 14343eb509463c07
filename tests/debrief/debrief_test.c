/*
 * The debrief against a slow count of its own: debrief_test FIRST_SEED GAMES.
 *
 * Random games of every book and scenario are followed by the debrief and by two oracles that list
 * every hidden history. Places, bits, the chances of shots, the best shot and the best question
 * that were let pass must come out alike. The legal shots are found by asking the rules about every
 * order there is, the worth of a question by going through all of its answers.
 */
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "debrief/debrief.h"
#include "rules/sheet.h"
#include "tests/oracle/oracle.h"
#include "tests/rules/random_play.h"

enum { ORDERS_MAX = 500, HISTORIES = 4000, ANSWERS_MAX = 4096 };

struct watcher {
    struct game game;
    struct debrief *debrief;
    struct oracle oracle[TEAMS];
    double weight[TEAMS][SPACE_MAX]; /* of each listener, before the order */
    double told[TEAMS];              /* the most bits that a crew gave away by one order */
    bool sure;                       /* and nothing was too much to count so far */
    uint32_t steps;                  /* orders that something came of */
    uint64_t seed;
};

static struct {
    long places, shots, missed, none_missed, unasked, none_unasked, asked, moments, learnt,
        failed;
} seen;

static struct events events;

#define MUST(watcher, what)                                                                        \
    do {                                                                                           \
        if (what) break;                                                                           \
        printf("# seed %llu, order %u, line %d: %s\n", (unsigned long long)(watcher)->seed,        \
               (watcher)->debrief->orders, __LINE__, #what);                                       \
        seen.failed++;                                                                             \
    } while (0)

static bool alike(double a, double b) { return fabs(a - b) < 1e-4; }

/* --- counting -------------------------------------------------------------------------------- */

static double entropy(const double weight[SPACE_MAX])
{
    double sum = 0, bits = 0;
    for (int at = 0; at < SPACE_MAX; at++) sum += weight[at];
    for (int at = 0; at < SPACE_MAX; at++)
        if (weight[at] > 0) bits -= weight[at] / sum * log2(weight[at] / sum);
    return bits;
}

static bool known(const struct watcher *w)
{
    return !w->oracle[BLUE].gave_up && !w->oracle[YELLOW].gave_up;
}

static void weigh(struct watcher *w)
{
    for (int team = 0; team < TEAMS && known(w); team++) {
        double sum = oracle_weights(&w->oracle[team], w->weight[team]);
        for (int at = 0; at < SPACE_MAX; at++) w->weight[team][at] /= sum;
    }
}

static void chances(const double weight[SPACE_MAX], uint8_t at, double *direct, double *near)
{
    *direct = *near = 0;
    for (int to = 0; to < SPACE_MAX; to++) {
        int x = abs(space_column((uint8_t)to) - space_column(at));
        int y = abs(space_row((uint8_t)to) - space_row(at));
        if (x == 0 && y == 0) *direct += weight[to];
        else if (x <= 1 && y <= 1) *near += weight[to];
    }
}

static double worth(const struct watcher *w, const struct order *order)
{
    double direct, near;
    uint8_t own = w->game.boat[order->team].at;
    int x = abs(space_column(own) - space_column(order->at));
    int y = abs(space_row(own) - space_row(order->at));
    chances(w->weight[order->team], order->at, &direct, &near);
    return 2 * direct + near - (x + y == 0 ? 2 : x <= 1 && y <= 1 ? 1 : 0);
}

static bool broken(const struct watcher *w, int team, int kind)
{
    uint32_t crossed = w->game.boat[team].crossed;
    if (kind == DO_TORPEDO) return crossed & sheet_kind[WEAPON];
    if (kind == DO_ARCHER) return crossed & sheet_kind[SPECIAL];
    return kind != DO_TRIGGER && (crossed & sheet_kind[DETECTION]);
}

static double best_worth(const struct watcher *w, enum team team)
{
    static struct order orders[ORDERS_ALL];
    int count = all_orders(&w->game, team, orders);
    double best = -9;
    for (int i = 0; i < count; i++) {
        int kind = orders[i].kind;
        if (kind != DO_TORPEDO && kind != DO_TRIGGER && kind != DO_ARCHER) continue;
        if (broken(w, team, kind) || game_check(&w->game, &orders[i]) != ERROR_OK) continue;
        if (worth(w, &orders[i]) > best) best = worth(w, &orders[i]);
    }
    return best;
}

/* --- questions ------------------------------------------------------------------------------- */

static double drone_bits(const struct watcher *w, enum team team, int sector)
{
    double inside[SPACE_MAX] = {0}, outside[SPACE_MAX] = {0}, share = 0;
    const struct chart *chart = &w->game.chart;
    if (w->game.smoke && chart_sector(chart, chart->volcano[w->game.smoke - 1]) == sector) return 0;
    for (int at = 0; at < SPACE_MAX; at++) {
        double weight = w->weight[team][at];
        if (!weight) continue;
        bool in = chart_sector(chart, (uint8_t)at) == sector;
        (in ? inside : outside)[at] = weight;
        share += in ? weight : 0;
    }
    return entropy(w->weight[team]) - (share > 0 ? share * entropy(inside) : 0) -
           (share < 1 ? (1 - share) * entropy(outside) : 0);
}

static bool true_once(const struct chart *chart, uint8_t at, const struct order *answer)
{
    return (answer->row == space_row(at) + 1) + (answer->column == space_column(at) + 1) +
               (answer->sector == chart_sector(chart, at)) == 1;
}

/* Every answer that any Captain could give: two of row, column, sector. */
static int all_answers(const struct chart *chart, struct order answers[ANSWERS_MAX])
{
    int count = 0, side = chart->side, sectors = chart_sectors(chart);
    for (int row = 0; row <= side; row++)
        for (int column = 0; column <= side; column++)
            for (int sector = 0; sector <= sectors; sector++)
                if (!!row + !!column + !!sector == 2)
                    answers[count++] = (struct order){.row = (uint8_t)row,
                        .column = (uint8_t)column, .sector = (uint8_t)sector};
    return count;
}

static double sonar_bits(const struct watcher *w, enum team team)
{
    static struct order answers[ANSWERS_MAX];
    const struct chart *chart = &w->game.chart;
    int count = all_answers(chart, answers), possible[SPACE_MAX] = {0};
    double left = 0;
    for (int at = 0; at < SPACE_MAX; at++)
        for (int i = 0; w->weight[team][at] > 0 && i < count; i++)
            possible[at] += true_once(chart, (uint8_t)at, &answers[i]);
    for (int i = 0; i < count; i++) {
        double fits[SPACE_MAX] = {0}, share = 0;
        for (int at = 0; at < SPACE_MAX; at++)
            if (w->weight[team][at] > 0 && true_once(chart, (uint8_t)at, &answers[i]))
                share += fits[at] = w->weight[team][at] / possible[at];
        if (share > 0) left += share * entropy(fits);
    }
    return entropy(w->weight[team]) - left;
}

static double best_bits(const struct watcher *w, enum team team)
{
    struct order drone = {.kind = DO_DRONE, .team = team, .by = NO_ROLE};
    struct order sonar = {.kind = DO_SONAR, .team = team, .by = NO_ROLE};
    double best = 0;
    if (broken(w, team, DO_DRONE)) return 0;
    for (int sector = 1; sector <= chart_sectors(&w->game.chart); sector++) {
        drone.value = (uint8_t)sector;
        if (game_check(&w->game, &drone) == ERROR_OK)
            best = fmax(best, drone_bits(w, team, sector));
    }
    if (game_check(&w->game, &sonar) == ERROR_OK) best = fmax(best, sonar_bits(w, team));
    return best;
}

/* --- comparing ------------------------------------------------------------------------------- */

static bool passes_all(const struct watcher *w, const struct order *order)
{
    if (w->game.phase != PLAYING) return false;
    if (w->game.mode == TURN_BY_TURN) return order->kind == DO_PASS;
    return order->kind == DO_COURSE || order->kind == DO_SURFACE;
}

static bool passes_shot(const struct watcher *w, const struct order *order)
{
    int kind = order->kind;
    return passes_all(w, order) || (w->game.phase == PLAYING &&
           (kind == DO_DRONE || kind == DO_SONAR || kind == DO_SILENCE || kind == DO_MINE));
}

/* What must have been noted of this order, by the knowledge before it. */
static void compare_missed(struct watcher *w, const struct order *order, uint32_t missed,
                           uint32_t unasked, double shot, double bits)
{
    const struct debrief *d = w->debrief;
    bool near_limit = fabs(shot - 0.2) < 1e-4 || fabs(bits - 0.8) < 1e-4;
    if (near_limit) return;
    MUST(w, d->missed_count == missed + (shot >= 0.2));
    MUST(w, d->unasked_count == unasked + (bits >= 0.8));
    seen.none_missed += shot < 0.2;
    seen.none_unasked += bits < 0.8;
    if (d->missed_count > missed) {
        const struct debrief_shot *s = &d->missed[missed];
        struct order best = {.team = s->team, .at = s->at};
        MUST(w, s->team == order->team && alike(worth(w, &best), shot));
        seen.missed++;
    }
    if (d->unasked_count > unasked) {
        MUST(w, alike(d->unasked[unasked].bits, bits));
        seen.unasked++;
    }
}

static void compare_shot(const struct watcher *w, const struct order *order)
{
    const struct debrief_shot *s = &w->debrief->shots[w->debrief->shot_count - 1];
    double direct, near;
    chances(w->weight[order->team], order->at, &direct, &near);
    MUST(w, s->at == order->at && s->team == order->team && s->kind == order->kind);
    MUST(w, alike(s->direct, direct) && alike(s->indirect, near));
    MUST(w, s->expected >= 0 && s->expected <= 2.001 && (s->expected > 0 || direct + near == 0));
    MUST(w, w->game.mode == REAL_TIME || direct + near > 0 || s->expected == 0);
    seen.shots++;
}

static void compare_places(const struct watcher *w)
{
    const struct debrief_turn *turn = &w->debrief->turns[w->debrief->turn_count - 1];
    if (!turn->exact) return;
    for (int team = 0; team < TEAMS; team++) {
        struct bits cells = oracle_cells(&w->oracle[team]);
        double weight[SPACE_MAX];
        oracle_weights(&w->oracle[team], weight);
        MUST(w, turn->places[team ^ 1] == bits_count(&cells));
        MUST(w, fabs(turn->bits[team ^ 1] - entropy(weight)) < 1e-3);
        MUST(w, turn->hull[team] == w->game.boat[team].hull);
        seen.places++;
    }
}

static bool blasted(void)
{
    for (int i = 0; i < events.count; i++)
        if (events.list[i].kind == EVENT_BLAST) return true;
    return false;
}

static void hear(struct watcher *w)
{
    struct event heard;
    for (int team = 0; team < TEAMS; team++) {
        for (int i = 0; i < events.count; i++)
            if (event_for(&events.list[i], EARS_PUBLIC, &heard))
                oracle_hear(&w->oracle[team], &heard);
        oracle_settle(&w->oracle[team]);
    }
}

/* --- what there is to learn ------------------------------------------------------------------ */

static void count_told(struct watcher *w, const struct game *before, const struct order *order)
{
    const struct debrief *d = w->debrief;
    double weight[SPACE_MAX];
    w->sure = w->sure && known(w) && (!d->turn_count || d->turns[d->turn_count - 1].exact);
    if (!w->sure || order->team >= TEAMS) return;
    if (before->phase != PLAYING || w->game.phase != PLAYING) return;
    oracle_weights(&w->oracle[order->team ^ 1], weight);
    double told = entropy(w->weight[order->team ^ 1]) - entropy(weight);
    if (told > w->told[order->team]) w->told[order->team] = told;
}

static double cost_of(const struct debrief *d, int team, int kind)
{
    for (int i = 0; i < d->learns; i++)
        if (d->learn[i].team == team && d->learn[i].kind == kind) return d->learn[i].cost;
    return 0;
}

static double dearest_missed(const struct debrief *d, int team)
{
    static const int own[] = {[RESULT_CLEAR] = 0, [RESULT_INDIRECT] = 1, [RESULT_DIRECT] = 2};
    double most = 0;
    for (uint32_t i = 0; i < d->missed_count; i++) {
        const struct debrief_shot *s = &d->missed[i];
        if (s->team == team)
            most = fmax(most, 2 * s->direct + s->indirect - own[s->result[team]]);
    }
    return most;
}

static void look_at_learnt(const struct watcher *w)
{
    const struct debrief *d = w->debrief;
    for (int team = 0; team < TEAMS; team++) {
        double missed = dearest_missed(d, team), told = w->told[team];
        MUST(w, alike(cost_of(d, team, LEARN_SHOT), missed >= 0.25 ? missed : 0));
        if (!w->sure || fabs(told - 0.6) < 1e-3) continue;
        MUST(w, fabs(cost_of(d, team, LEARN_GIVEAWAY) - (told >= 0.6 ? told / 4 : 0)) < 1e-3);
        seen.learnt += told >= 0.6;
    }
}

/* --- games ----------------------------------------------------------------------------------- */

static void compare_step(struct watcher *w)
{
    const struct debrief *d = w->debrief;
    w->steps += events.count > 0;
    for (int i = 0; i < d->moments; i++)
        MUST(w, d->moment[i].order != d->orders || d->moment[i].step == w->steps);
}

static void step(struct watcher *w, const struct order *order)
{
    struct debrief *d = w->debrief;
    uint32_t missed = d->missed_count, unasked = d->unasked_count, asked = d->asked_count;
    double shot = -9, bits = 0;
    bool good = known(w);
    if (good) weigh(w);
    if (good && passes_shot(w, order)) shot = best_worth(w, order->team);
    if (good && passes_all(w, order)) bits = best_bits(w, order->team);
    bool pass = good && passes_shot(w, order);
    struct game before = w->game;
    events.count = 0;
    game_apply(&w->game, order, &events);
    debrief_follow(d, &w->game, order, &events);
    compare_step(w);
    bool fired = order->kind == DO_TORPEDO || order->kind == DO_TRIGGER || order->kind == DO_ARCHER;
    struct game after = w->game;
    w->game = before;
    if (pass) compare_missed(w, order, missed, unasked, shot, bits);
    w->game = after;
    if (good && fired && blasted()) compare_shot(w, order);
    hear(w);
    if (good) count_told(w, &before, order);
    else w->sure = false;
    seen.asked += d->asked_count - asked;
    if (d->turn_count && known(w) && w->game.phase == PLAYING) compare_places(w);
}

static void look_at_moments(const struct watcher *w)
{
    const struct debrief *d = w->debrief;
    MUST(w, d->moments <= DEBRIEF_MOMENTS);
    for (int i = 0; i < d->moments; i++) {
        const struct debrief_moment *m = &d->moment[i];
        MUST(w, i == 0 || m->order > d->moment[i - 1].order);
        MUST(w, m->order <= d->orders && m->turn < d->turn_count + !d->turn_count);
        MUST(w, m->kind != MOMENT_HIT || (m->damage >= 1 && m->cause < CAUSE_COUNT));
        MUST(w, m->kind != MOMENT_FOUND || m->after <= m->before);
        MUST(w, m->kind != MOMENT_LOST || m->after >= m->before);
        seen.moments++;
    }
    bool over = w->game.phase == OVER;
    MUST(w, (d->reason != REASON_COUNT) == over);
    MUST(w, !over || d->winner == w->game.winner);
}

static void play(uint64_t seed)
{
    static struct watcher w;
    uint64_t rng = seed;
    struct setup setup = random_setup(&rng);
    w.seed = seed;
    w.sure = true;
    w.steps = 0;
    memset(w.told, 0, sizeof w.told);
    game_init(&w.game, &setup);
    w.debrief = debrief_new(&setup);
    for (int team = 0; team < TEAMS; team++) {
        oracle_init(&w.oracle[team], &setup.rules, &setup.chart, team);
        w.oracle[team].limit = HISTORIES;
    }
    for (int i = 0; i < ORDERS_MAX && w.game.phase != OVER && !seen.failed; i++) {
        struct order order = random_order(&w.game, &rng);
        step(&w, &order);
    }
    debrief_finish(w.debrief);
    look_at_moments(&w);
    look_at_learnt(&w);
    debrief_free(w.debrief);
    for (int team = 0; team < TEAMS; team++) oracle_release(&w.oracle[team]);
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 50;
    for (uint64_t i = 0; i < games && !seen.failed; i++) play(first + i);
    printf("%llu games: %ld points of the curve, %ld shots, %ld missed (%ld not), %ld unasked "
           "(%ld not), %ld asked, %ld moments, %ld given away\n", (unsigned long long)games,
           seen.places, seen.shots, seen.missed, seen.none_missed, seen.unasked, seen.none_unasked,
           seen.asked, seen.moments, seen.learnt);
    bool enough = seen.places && seen.shots && seen.missed && seen.none_missed && seen.unasked &&
                  seen.none_unasked && seen.asked && seen.moments && seen.learnt;
    return seen.failed || (games >= 50 && !enough);
}
