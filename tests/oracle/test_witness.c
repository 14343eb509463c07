/*
 * test_witness: the oracle itself against the referee.
 *
 *   test_witness FIRST_SEED GAMES
 *
 * Here nothing is reasoned about evidence at all. Real games are kept, one for every start and
 * every hidden choice of the enemy (silences, mines), each played on by the engine; those in which
 * an announcement would have sounded different are dropped. What is left must be where the oracle
 * says: each of its spaces has a witness, and no witness stands elsewhere. Turn-by-turn, where no
 * crew can hide when it did its duties.
 */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/oracle/oracle.h"
#include "tests/oracle/voyage.h"

enum { WORLDS_MAX = 3000, ORDERS_MAX = 200 };
#define LISTENER BLUE

struct worlds {
    int count;
    bool too_many;
    uint64_t hash[WORLDS_MAX];
    struct game game[WORLDS_MAX];
};

static struct worlds worlds[2]; /* now and next */
static struct events truth, guess;

/* --- what is heard --------------------------------------------------------------------------- */

/* Nothing is concluded from gauges, nor from when a turn comes. */
static bool counts(const struct event *event)
{
    return event->kind != EVENT_READY && event->kind != EVENT_TURN;
}

static int next_heard(const struct events *events, int i, struct event *heard)
{
    for (; i < events->count; i++)
        if (event_for(&events->list[i], EARS_PUBLIC, heard) && counts(heard)) return i + 1;
    return 0;
}

static bool sound_alike(const struct events *a, const struct events *b)
{
    struct event x, y;
    int i = 0, j = 0;
    do {
        i = next_heard(a, i, &x);
        j = next_heard(b, j, &y);
        if (i && j && memcmp(&x, &y, sizeof x)) return false;
    } while (i && j);
    return !i && !j;
}

/* --- the hidden choices ---------------------------------------------------------------------- */

static void keep(struct worlds *next, const struct game *game)
{
    uint64_t hash = game_hash(game);
    for (int i = 0; i < next->count; i++)
        if (next->hash[i] == hash) return;
    next->too_many |= next->count == WORLDS_MAX;
    if (next->too_many) return;
    next->hash[next->count] = hash;
    next->game[next->count++] = *game;
}

static bool try_order(struct worlds *next, const struct game *game, const struct order *order)
{
    struct game after = *game;
    if (game_check(game, order) != ERROR_OK) return false;
    guess.count = 0;
    game_apply(&after, order, &guess);
    after.rng = 0;
    if (after.phase == PLAYING) voyage_charge(&after);
    if (sound_alike(&truth, &guess)) keep(next, &after);
    return true;
}

static void try_silences(struct worlds *next, const struct game *game, struct order order)
{
    order.value = 0;
    order.dir = NORTH;
    try_order(next, game, &order);
    for (int i = 0; i < DIRS * SILENCE_MAX; i++) {
        order.dir = i % DIRS;
        order.value = (uint8_t)(1 + i / DIRS);
        try_order(next, game, &order);
    }
}

static void try_mines(struct worlds *next, const struct game *game, struct order order)
{
    for (int i = 0; i < 9; i++) {
        uint8_t at = game->boat[order.team].at;
        order.at = (uint8_t)(at + (i / 3 - 1) * ROW_STEP + i % 3 - 1);
        if (chart_holds(&game->chart, order.at)) try_order(next, game, &order);
    }
}

/* Duties are done somehow before anything else is: how and when is nobody's business outside. */
static void do_duty(struct game *game, enum order_kind kind, int values)
{
    struct order order = {.kind = kind, .team = team_other(LISTENER),
                          .by = NO_ROLE, .value = EMPTY_DUTY};
    for (int i = -1; i < values; i++) {
        if (i >= 0) order.value = (uint8_t)i;
        if (game_check(game, &order) != ERROR_OK) continue;
        game_apply(game, &order, NULL);
        return;
    }
}

static bool owes_duty(const struct game *game)
{
    const struct boat *boat = &game->boat[team_other(LISTENER)];
    return boat->mark || boat->cross;
}

static void play_on(struct worlds *next, const struct game *game, const struct order *order)
{
    if (order->team == LISTENER) try_order(next, game, order);
    else if (order->kind == DO_SILENCE) try_silences(next, game, *order);
    else if (order->kind == DO_MINE) try_mines(next, game, *order);
    else try_order(next, game, order);
}

/* --- a game ---------------------------------------------------------------------------------- */

static void start_worlds(struct voyage *v)
{
    const struct bits *sea = &v->game.chart.sea;
    worlds[0].count = 0;
    worlds[0].too_many = false;
    EACH_SPACE (at, sea) {
        struct game game = v->game;
        game.rng = 0;
        game.boat[team_other(LISTENER)].at = at;
        game.boat[team_other(LISTENER)].route = bits_one(at);
        keep(&worlds[0], &game);
    }
}

static void advance(const struct order *order)
{
    worlds[1].count = 0;
    worlds[1].too_many = false;
    for (int i = 0; i < worlds[0].count && !worlds[1].too_many; i++) {
        struct game *game = &worlds[0].game[i];
        voyage_charge(game);
        do_duty(game, DO_MARK, SYSTEMS);
        do_duty(game, DO_CROSS, SYMBOLS);
        voyage_charge(game);
        play_on(&worlds[1], game, order);
    }
    memcpy(&worlds[0], &worlds[1], offsetof(struct worlds, game));
    memcpy(worlds[0].game, worlds[1].game, (size_t)worlds[1].count * sizeof worlds[0].game[0]);
}

static bool agrees(const struct oracle *oracle)
{
    struct bits cells = oracle_cells(oracle), seen = bits_none();
    for (int i = 0; i < worlds[0].count; i++)
        bits_add(&seen, worlds[0].game[i].boat[oracle->enemy].at);
    return bits_equal(&cells, &seen);
}

static void hear(struct oracle *oracle)
{
    for (int i = 0; i < truth.count; i++) {
        struct event heard;
        if (event_for(&truth.list[i], EARS_PUBLIC, &heard)) oracle_hear(oracle, &heard);
    }
    oracle_settle(oracle);
}

static long compared;

static bool play(uint64_t seed)
{
    static struct voyage v;
    struct oracle oracle;
    struct order order;
    bool same = true, begun = false;
    voyage_begin(&v, seed, VOYAGE_SMALL);
    if (chart_mode(&v.setup.chart) == REAL_TIME) return true;
    v.charged = true;
    worlds[0].too_many = false;
    oracle_init(&oracle, &v.setup.rules, &v.setup.chart, LISTENER);
    for (int n = 0; same && n < ORDERS_MAX && voyage_pick(&v, &order); n++) {
        bool duty = order.kind == DO_MARK || order.kind == DO_CROSS;
        truth.count = 0;
        if (order.kind == DO_TRIGGER && owes_duty(&v.game)) continue;
        voyage_give(&v, &order, &truth);
        hear(&oracle);
        if (begun && duty && order.team != LISTENER) continue;
        if (begun) advance(&order);
        else if ((begun = v.game.phase == PLAYING)) start_worlds(&v);
        if (worlds[0].too_many || v.game.phase == OVER) break;
        same = !begun || agrees(&oracle);
        compared += begun;
    }
    oracle_release(&oracle);
    if (!same) {
        voyage_print(&v);
        voyage_print_order(&order);
    }
    return same;
}

int main(int argc, char **argv)
{
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t games = argc > 2 ? strtoull(argv[2], NULL, 10) : 50;
    for (uint64_t seed = first; seed < first + games; seed++)
        if (!play(seed)) return 1;
    printf("%llu seeds, %ld comparisons\n", (unsigned long long)games, compared);
    return 0;
}
