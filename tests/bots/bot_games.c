/*
 * No bot ever gives an order that the rules refuse, and no game gets stuck: games over every rule
 * book, chart, mode, crew and level, with house rules thrown in. BOT_GAMES says how many and
 * BOT_FROM where to begin; the default is what a check can afford. A fault names the game's number:
 * BOT_FROM=N BOT_GAMES=1 plays it alone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/rng.h"
#include "tools/arena.h"

enum { GAMES = 3000, TURNS_MAX = 400, ACE_NODES = 60, FAULTS_SHOWN = 10 };

static void draw_house_rules(struct ruleset *rules, uint64_t *rng)
{
    for (int changes = (int)rng_below(rng, 4); changes > 0; changes--) {
        const struct rule_field *field =
            ruleset_field((int)rng_below(rng, (uint32_t)ruleset_field_count()));
        if (field->type == RULE_MS) continue;
        ruleset_put(rules, field, field->preset[rng_below(rng, PRESETS)]);
    }
    if (rng_below(rng, 4) == 0) rules->open_bridge ^= 1;
    if (rng_below(rng, 4) == 0) rules->ready_public ^= 1;
    if (rng_below(rng, 4) == 0) rules->stop_hold_ms = 2000;
}

static void draw_crews(struct setup *setup, uint64_t *rng)
{
    bool real = chart_mode(&setup->chart) == REAL_TIME;
    do {
        for (int team = 0; team < TEAMS; team++)
            setup->players[team] = (uint8_t)(1 + rng_below(rng, PLAYERS_MAX));
    } while (real && setup_problem(setup));
}

/* Aces are slow, so one crew in twelve has them, with a small budget. */
static void draw_level(struct bot_setup *bot, uint64_t *rng)
{
    static const uint8_t level[12] = {
        LEVEL_RANDOM, LEVEL_RANDOM,  LEVEL_CADET,   LEVEL_CADET,   LEVEL_CADET,   LEVEL_CADET,
        LEVEL_CADET,  LEVEL_OFFICER, LEVEL_OFFICER, LEVEL_OFFICER, LEVEL_OFFICER, LEVEL_ACE};
    *bot = (struct bot_setup){.level = level[rng_below(rng, 12)], .nodes = ACE_NODES};
    bot->radio_bytes = 1 << 20;
}

static void draw_match(uint64_t number, struct arena_match *match)
{
    uint64_t rng = number;
    rng = rng_next(&rng);
    memset(match, 0, sizeof *match);
    match->setup.rules = ruleset_preset((enum preset)rng_below(&rng, PRESETS));
    draw_house_rules(&match->setup.rules, &rng);
    const char *name = chart_builtin_name((int)rng_below(&rng, (uint32_t)chart_builtin_count()));
    enum mode mode = (enum mode)rng_below(&rng, MODES);
    if (!chart_builtin_read(&match->setup.chart, name, mode)) abort();
    match->setup.seed = rng_next(&rng);
    match->setup.first = NO_TEAM;
    draw_crews(&match->setup, &rng);
    for (int team = 0; team < TEAMS; team++) draw_level(&match->bot[team], &rng);
    match->turns_max = TURNS_MAX;
}

static const char *fault(const struct arena_result *result)
{
    if (result->refused) return "refused";
    if (result->stuck) return "stuck";
    return *result->trouble ? "trouble" : NULL;
}

static void tell(uint64_t number, const struct arena_match *match,
                 const struct arena_result *result)
{
    printf("# game %llu, %s %s, %d+%d, %s against %s: %s %s after %u turns\n",
           (unsigned long long)number, match->setup.chart.name,
           mode_name(chart_mode(&match->setup.chart)), match->setup.players[BLUE],
           match->setup.players[YELLOW], level_name((enum level)match->bot[BLUE].level),
           level_name((enum level)match->bot[YELLOW].level),
           fault(result) ? fault(result) : "fine", result->trouble, result->turns);
}

static uint64_t number_from(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);
    return text ? strtoull(text, NULL, 10) : otherwise;
}

int main(void)
{
    static struct decision_times times[TEAMS];
    uint64_t games = number_from("BOT_GAMES", GAMES);
    uint64_t from = number_from("BOT_FROM", 0), faults = 0, orders = 0, called_off = 0;
    for (uint64_t number = from; number < from + games; number++) {
        struct arena_match match;
        struct arena_result result;
        draw_match(number, &match);
        arena_play(&match, &result, times);
        orders += result.orders;
        called_off += !result.over && !result.stuck;
        if (fault(&result) && faults++ < FAULTS_SHOWN) tell(number, &match, &result);
    }
    printf("# %llu games from %llu, %llu orders, %llu called off after %d turns\n",
           (unsigned long long)games, (unsigned long long)from, (unsigned long long)orders,
           (unsigned long long)called_off, TURNS_MAX);
    printf("%sok 1 - no order was refused and no game got stuck\n1..1\n", faults ? "not " : "");
    return faults ? 1 : 0;
}
