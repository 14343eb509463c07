/*
 * test_properties [GAMES [SEED]]: random games, each held against what must be true of every game:
 * the legal orders are exactly those that are accepted, a refusal leaves no trace, the events add
 * up to the game, the invariants hold, somebody can always act, time limits run out when they say,
 * and the same orders give the same game again. A game that fails is shrunk to few orders and
 * printed with its seed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/time_limits.h"
#include "tests/rules/random_play.h"
#include "tests/rules/script.h"
#include "tests/rules/shadow.h"

enum { GAMES = 60000, ORDERS_MAX = 260, EVERY = 48 };

struct run {
    struct setup setup;
    int count;
    struct order orders[ORDERS_MAX];
};

struct table {
    struct game game;
    struct shadow shadow;
    struct events events;
};

static uint64_t orders_played, states_compared, limits_met;
static uint64_t kinds_seen[EVENT_KINDS];

static int by_key(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* A broken system that fails is listed with the targets that it would have whole. */
static enum error check_as_listed(const struct game *game, const struct order *order)
{
    enum error error = game_check(game, order);
    static const uint8_t system[ORDER_KINDS] = {
        [DO_TORPEDO] = TORPEDO + 1, [DO_MINE] = MINE + 1,        [DO_SILENCE] = SILENCE + 1,
        [DO_ARCHER] = SCENARIO + 1, [DO_REPAIR] = SCENARIO + 1};
    if (error != ERROR_OK || !system[order->kind]) return error;
    struct game whole = *game;
    whole.boat[order->team].crossed = 0;
    return game_check(&whole, order);
}

static const char *compare_legal(const struct game *game, enum team team)
{
    static struct order space[ORDERS_ALL];
    static uint64_t accepted[ORDERS_ALL], listed[ORDERS_ALL];
    struct legal legal;
    int spaces = all_orders(game, team, space), count = 0;
    game_legal(game, team, &legal);
    for (int i = 0; i < spaces; i++)
        if (check_as_listed(game, &space[i]) == ERROR_OK) accepted[count++] = order_key(&space[i]);
    if (legal.count > ORDERS_ALL) return "far too many legal orders";
    for (uint32_t i = 0; i < legal.count; i++) {
        struct order order = legal_order(&legal, i);
        listed[i] = order_key(&order);
    }
    if (legal.count != (uint32_t)count) return "the legal orders are not those accepted";
    qsort(accepted, (size_t)count, sizeof accepted[0], by_key);
    qsort(listed, (size_t)count, sizeof listed[0], by_key);
    return memcmp(accepted, listed, (size_t)count * sizeof listed[0])
               ? "the legal orders are not those accepted" : NULL;
}

/* Any bytes at all may be asked about. */
static const char *ask_nonsense(const struct game *game, uint64_t *rng)
{
    struct order order;
    uint64_t before = game_hash(game);
    for (int tries = 0; tries < 20; tries++) {
        unsigned char *bytes = (unsigned char *)&order;
        for (size_t i = 0; i < sizeof order; i++)
            bytes[i] = (unsigned char)(rng_next(rng) >> (rng_below(rng, 8) + 50));
        order.stroke = rng_below(rng, 2) ? good_stroke(1) : NULL;
        (void)game_check(game, &order);
    }
    return game_hash(game) == before ? NULL : "a question left a trace";
}

/* What a tick of so many milliseconds makes happen. */
static int events_of_tick(const struct game *game, uint32_t ms)
{
    static struct events events;
    struct game later = *game;
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE, .ms = ms};
    if (game_check(&later, &tick) != ERROR_OK) return 0;
    game_apply(&later, &tick, &events);
    return events.count;
}

/* Nothing happens a moment before the first time limit runs out, and something when it does. */
static const char *wait_for_limit(const struct game *game)
{
    uint32_t left = game_time_left(game);
    if (left == TIME_NEVER)
        return events_of_tick(game, RULE_MS_MAX) ? "time runs out that has no limit" : NULL;
    limits_met++;
    if (events_of_tick(game, left - 1)) return "a time limit runs out too early";
    return events_of_tick(game, left) ? NULL : "a time limit does not run out";
}

static const char *look_closely(const struct game *game, uint64_t *rng)
{
    const char *fault = NULL;
    states_compared++;
    for (int t = 0; t < TEAMS && !fault; t++) fault = compare_legal(game, t);
    if (!fault) fault = wait_for_limit(game);
    return fault ? fault : ask_nonsense(game, rng);
}

static bool stuck(const struct game *game)
{
    if (game->phase == OVER || game->await == AWAIT_RESUME) return false;
    for (int t = 0; t < TEAMS; t++) {
        struct legal legal;
        game_legal(game, t, &legal);
        if (legal.groups & ~(1u << LEGAL_SIMPLE)) return false;
        if (legal.simple & ~(LEGAL_RESIGN | LEGAL_DRAW)) return false;
    }
    return true;
}

/* Different games have different hashes, equal ones the same. */
static const char *compare_hashes(const struct game *before, const struct game *after)
{
    bool same = memcmp(before, after, sizeof *before) == 0;
    return same == (game_hash(before) == game_hash(after)) ? NULL : "a hash that does not tell";
}

static const char *take_order(struct table *table, const struct order *order)
{
    struct game before = table->game;
    game_apply(&table->game, order, &table->events);
    if (orders_played % EVERY == 0 && compare_hashes(&before, &table->game))
        return compare_hashes(&before, &table->game);
    const char *fault =
        shadow_follow(&table->shadow, &before, &table->game, &table->events);
    if (!fault) fault = game_fault(&table->game);
    if (!fault && stuck(&table->game)) fault = "nobody can act";
    return fault;
}

static void table_lay(struct table *table, const struct setup *setup)
{
    game_init(&table->game, setup);
    shadow_begin(&table->shadow, &table->game);
}

/* Plays the orders of a run that are accepted, looking closely after each. */
static const char *replay_closely(const struct run *run)
{
    static struct table table;
    uint64_t rng = 1;
    table_lay(&table, &run->setup);
    for (int i = 0; i < run->count; i++) {
        if (game_check(&table.game, &run->orders[i]) != ERROR_OK) continue;
        const char *fault = take_order(&table, &run->orders[i]);
        if (!fault) fault = look_closely(&table.game, &rng);
        if (fault) return fault;
    }
    return NULL;
}

static const char *replay_alike(const struct run *run, const struct game *end)
{
    struct game game;
    game_init(&game, &run->setup);
    for (int i = 0; i < run->count; i++) {
        if (game_check(&game, &run->orders[i]) != ERROR_OK) return "a replay is refused";
        game_apply(&game, &run->orders[i], NULL);
    }
    return game_hash(&game) == game_hash(end) ? NULL : "a replay ends differently";
}

static const char *play_one(struct run *run, uint64_t *rng)
{
    static struct table table;
    run->setup = random_setup(rng);
    run->count = 0;
    table_lay(&table, &run->setup);
    while (table.game.phase != OVER && run->count < ORDERS_MAX) {
        struct order order = random_order(&table.game, rng);
        if (game_check(&table.game, &order) != ERROR_OK) return "a legal order is refused";
        run->orders[run->count++] = order;
        orders_played++;
        const char *fault = take_order(&table, &order);
        if (!fault && rng_below(rng, EVERY) == 0) fault = look_closely(&table.game, rng);
        if (fault) return fault;
        for (int i = 0; i < table.events.count; i++) kinds_seen[table.events.list[i].kind]++;
    }
    return replay_alike(run, &table.game);
}

/* Leaves out ever smaller pieces of a run as long as it still fails. */
static void shrink(struct run *run)
{
    static struct run less;
    for (int piece = run->count / 2; piece >= 1; piece /= 2) {
        for (int from = 0; from + piece <= run->count;) {
            less = *run;
            memmove(less.orders + from, run->orders + from + piece,
                    (size_t)(run->count - from - piece) * sizeof(struct order));
            less.count -= piece;
            if (replay_closely(&less)) *run = less;
            else from += piece;
        }
    }
}

static void print_run(const struct run *run)
{
    char text[160];
    const struct setup *s = &run->setup;
    printf("# chart %s, side %d, players %d+%d, seed %llu\n", s->chart.name, s->chart.side,
           s->players[BLUE], s->players[YELLOW], (unsigned long long)s->seed);
    for (int i = 0; i < ruleset_field_count(); i++) {
        char value[RULE_VALUE_MAX];
        ruleset_value(&s->rules, ruleset_field(i), value);
        printf("# %s=%s\n", ruleset_field(i)->name, value);
    }
    for (int i = 0; i < run->count; i++) {
        order_text(&run->orders[i], text, sizeof text);
        printf("# %s\n", text);
    }
}

static int report(struct run *run, const char *fault, uint64_t seed)
{
    printf("not ok 1 - %s\n# seed %llu\n", fault, (unsigned long long)seed);
    if (replay_closely(run)) shrink(run);
    const char *left = replay_closely(run);
    printf("# after shrinking: %s\n", left ? left : "only when played as drawn");
    print_run(run);
    return 1;
}

static bool every_kind_was_seen(void)
{
    bool all = true;
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        if (kinds_seen[kind]) continue;
        printf("# never seen: %s\n", event_name(kind));
        all = false;
    }
    return all;
}

int main(int argc, char **argv)
{
    static struct run run;
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    printf("1..2\n");
    for (int i = 0; i < games; i++) {
        uint64_t rng = seed * 1000003 + (uint64_t)i;
        const char *fault = play_one(&run, &rng);
        if (fault) return report(&run, fault, seed * 1000003 + (uint64_t)i);
    }
    printf("ok 1 - %d random games\n", games);
    printf("%sok 2 - every kind of event was seen\n", every_kind_was_seen() ? "" : "not ");
    printf("# %llu orders, %llu states with every order tried, %llu of them with a time limit\n",
           (unsigned long long)orders_played, (unsigned long long)states_compared,
           (unsigned long long)limits_met);
    return 0;
}
