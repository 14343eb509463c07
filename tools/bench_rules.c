/*
 * How fast the engine is. Random legal play goes through everything that a server does for an
 * order but the network: all legal orders of the team are found, one is made, checked and applied,
 * and its events are told to all eight seats, the public and the truth. The known list is the
 * orders of one such game, checked and applied from the beginning again and again.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rules/legal.h"
#include "rules/rng.h"
#include "rules/view.h"
#include "tools/bench.h"
#include "wire/json.h"

enum { KNOWN_MAX = 4096, LISTENERS = SEATS + 2, LAP = 1024 };

struct arena {
    struct setup setup;
    struct game game;
    uint64_t chance;
    struct events events;
    struct stroke stroke;
    uint16_t ears[LISTENERS];
    uint64_t heard;
};

static void set_up(struct arena *arena, const char *map, enum mode mode)
{
    memset(arena, 0, sizeof *arena);
    arena->setup.rules = ruleset_preset(PRESET_EN1);
    bool read = chart_builtin_read(&arena->setup.chart, map, mode);
    assert(read);
    (void)read;
    arena->setup.seed = 1;
    arena->setup.players[BLUE] = arena->setup.players[YELLOW] = PLAYERS_MAX;
    arena->setup.first = NO_TEAM;
    arena->chance = 7;
    game_init(&arena->game, &arena->setup);
    for (int i = 0; i < LISTENERS; i++) arena->ears[i] = game_ears(&arena->game, i);
}

static enum team to_act(struct arena *arena)
{
    const struct game *game = &arena->game;
    if (game->phase == PLACING) return game->boat[BLUE].at == NOWHERE ? BLUE : YELLOW;
    if (game->await) return game->await_team;
    if (game->mode == TURN_BY_TURN) return game->turn;
    return (rng_next(&arena->chance) & 1);
}

/* One random order that is not the end of the game. */
static bool random_order(struct arena *arena, struct order *order)
{
    struct legal legal;
    game_legal(&arena->game, to_act(arena), &legal);
    if (!legal.count) return false;
    *order = legal_order(&legal, rng_below(&arena->chance, legal.count));
    if (order->kind == DO_RESIGN || order->kind == DO_DRAW) return false;
    if (order->kind == DO_TRACE) {
        hull_trace(order->value, &arena->stroke);
        order->stroke = &arena->stroke;
        order->initials_length = 1;
        order->initials[0] = 'R';
    }
    return true;
}

static void tell_everyone(struct arena *arena)
{
    struct event heard;
    for (int i = 0; i < arena->events.count; i++)
        for (int listener = 0; listener < LISTENERS; listener++)
            if (event_for(&arena->events.list[i], arena->ears[listener], &heard))
                arena->heard += heard.kind + 1u;
}

static bool step(struct arena *arena)
{
    struct order order;
    if (arena->game.phase == OVER) game_init(&arena->game, &arena->setup);
    if (!random_order(arena, &order) || game_check(&arena->game, &order) != ERROR_OK) return false;
    game_apply(&arena->game, &order, &arena->events);
    tell_everyone(arena);
    return true;
}

static double per_second(uint64_t count, uint64_t since_ns)
{
    return (double)count * 1e9 / (double)(bench_now_ns() - since_ns);
}

static bool time_left(uint64_t since_ns, double seconds)
{
    return (double)(bench_now_ns() - since_ns) < seconds * 1e9;
}

static double random_play(struct arena *arena, double seconds)
{
    uint64_t since = bench_now_ns(), count = 0;
    while (time_left(since, seconds))
        for (int i = 0; i < LAP; i++) count += step(arena);
    return per_second(count, since);
}

/* The orders of one random game, at most KNOWN_MAX. */
static int record_game(struct arena *arena, struct order *orders)
{
    int count = 0;
    game_init(&arena->game, &arena->setup);
    while (arena->game.phase != OVER && count < KNOWN_MAX) {
        if (!random_order(arena, &orders[count])) continue;
        game_apply(&arena->game, &orders[count++], NULL);
    }
    return count;
}

static double known_play(struct arena *arena, double seconds)
{
    static struct order orders[KNOWN_MAX];
    int length = record_game(arena, orders);
    uint64_t since = bench_now_ns(), count = 0;
    while (time_left(since, seconds)) {
        game_init(&arena->game, &arena->setup);
        for (int i = 0; i < length; i++) {
            bool accepted = game_check(&arena->game, &orders[i]) == ERROR_OK;
            assert(accepted);
            (void)accepted;
            game_apply(&arena->game, &orders[i], &arena->events);
        }
        count += (uint64_t)length;
    }
    return per_second(count, since);
}

/* Games in mid-course, so that the times below are of what really comes up. */
static int sample_games(struct arena *arena, struct game *games, int wanted)
{
    int found = 0;
    for (uint64_t i = 0; found < wanted; i++)
        if (step(arena) && arena->game.phase == PLAYING && i % 7 == 0) games[found++] = arena->game;
    return found;
}

enum { SAMPLES = 256 };

static double legal_ns(const struct game *games, double seconds)
{
    uint64_t since = bench_now_ns(), count = 0, sum = 0;
    while (time_left(since, seconds))
        for (int i = 0; i < SAMPLES; i++, count++) {
            struct legal legal;
            enum team team = games[i].turn < TEAMS ? games[i].turn : BLUE;
            game_legal(&games[i], team, &legal);
            for (uint32_t n = 0; n < legal.count; n++) sum += legal_order(&legal, n).kind;
        }
    return 1e9 / per_second(count, since) + (sum == 1);
}

static double view_ns(const struct game *games, double seconds)
{
    uint64_t since = bench_now_ns(), count = 0, sum = 0;
    while (time_left(since, seconds))
        for (int i = 0; i < SAMPLES; i++, count++) {
            struct view view = view_for(&games[i], i % LISTENERS);
            sum += view.boat[BLUE].hull;
        }
    return 1e9 / per_second(count, since) + (sum == 1);
}

static double view_json_ns(const struct game *games, double seconds)
{
    static char buffer[1 << 16];
    uint64_t since = bench_now_ns(), count = 0, sum = 0;
    while (time_left(since, seconds))
        for (int i = 0; i < SAMPLES; i++, count++) {
            struct out out;
            struct view view = view_for(&games[i], i % LISTENERS);
            out_fixed(&out, buffer, sizeof buffer);
            json_view(&out, &view);
            sum += out.length;
        }
    return 1e9 / per_second(count, since) + (sum == 1);
}

static double event_json_ns(struct arena *arena, double seconds)
{
    static char buffer[4096];
    static struct event kept[SAMPLES];
    int found = 0;
    while (found < SAMPLES) {
        if (!step(arena)) continue;
        for (int i = 0; i < arena->events.count && found < SAMPLES; i++)
            kept[found++] = arena->events.list[i];
    }
    uint64_t since = bench_now_ns(), count = 0, sum = 0;
    while (time_left(since, seconds))
        for (int i = 0; i < SAMPLES; i++, count++) {
            struct out out;
            out_fixed(&out, buffer, sizeof buffer);
            json_event(&out, &kept[i], arena->events.tracing);
            sum += out.length;
        }
    return 1e9 / per_second(count, since) + (sum == 1);
}

void bench_rules(struct figures *figures, double seconds)
{
    static struct arena arena;
    static struct game games[SAMPLES];
    set_up(&arena, "alpha", TURN_BY_TURN);
    figure_add(figures, "random_orders_per_s", "random legal play, events for every listener",
               random_play(&arena, seconds));
    set_up(&arena, "charlie", REAL_TIME);
    figure_add(figures, "random_real_orders_per_s", "the same in real-time on a 15 x 15 map",
               random_play(&arena, seconds));
    set_up(&arena, "alpha", TURN_BY_TURN);
    figure_add(figures, "apply_orders_per_s", "check and apply of a known list of orders",
               known_play(&arena, seconds));
    sample_games(&arena, games, SAMPLES);
    figure_add(figures, "legal_ns", "to make all legal orders of a team",
               legal_ns(games, seconds));
    figure_add(figures, "view_ns", "to make a view", view_ns(games, seconds));
    figure_add(figures, "view_json_ns", "to make a view and write it as JSON",
               view_json_ns(games, seconds));
    figure_add(figures, "event_json_ns", "to write an event as JSON",
               event_json_ns(&arena, seconds));
    figure_add(figures, "game_bytes", "sizeof(struct game)", (double)sizeof(struct game));
    figure_add(figures, "view_bytes", "sizeof(struct view)", (double)sizeof(struct view));
}
