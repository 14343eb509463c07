/*
 * Playing out. Each round draws an enemy from the belief, once for all options, and plays every
 * option that is left on it with the same dice; after each round of rounds the worse half goes.
 */
#include "bots/search.h"

#include "base/memory.h"
#include "bots/duel.h"

enum { CANDIDATES = 16, FIRST_ROUNDS = 8 };

static const uint32_t level_nodes[LEVELS] = {[LEVEL_ACE] = 10000, [LEVEL_ADMIRAL] = 120000};

struct contest {
    int count;
    struct option option[CANDIDATES];
    double sum[CANDIDATES];
    int rounds;
    double prior;
};

static const struct duel_tables *tables_of(struct bot *bot, const struct game *game)
{
    struct duel_tables *tables = bot->tables;
    if (tables && bits_equal(&tables->chart.sea, &game->chart.sea)) return tables;
    if (!tables) tables = bot->tables = memory_new(1, sizeof *tables);
    duel_tables_make(tables, &bot->weights, &game->rules, &game->chart);
    return tables;
}

/* Real-time: what an enemy who is still tracing leaves us, a turn for each section and one more. */
static uint8_t turns_while_surfaced(const struct boat *enemy)
{
    if (enemy->depth == SUBMERGED) return 0;
    return (uint8_t)(SECTIONS - __builtin_popcount(enemy->traced));
}

/* Playouts count places, they do not weigh them. So each gets a draw of places: the likeliest is
 * always among them, the others by how likely they are beside it. */
static struct bits draw_places(struct bot *bot, const struct odds *odds)
{
    struct bits places = bits_none();
    double most = 0;
    EACH_SPACE (at, &odds->cells)
        if (odds->weight[at] > most) most = odds->weight[at];
    EACH_SPACE (at, &odds->cells)
        if ((double)bot_random(bot, 1 << 20) < odds->weight[at] / most * (1 << 20))
            bits_add(&places, at);
    return places;
}

static void play_round(struct bot *bot, const struct view *view, const struct situation *situation,
                       const struct duel_tables *tables, struct contest *contest)
{
    struct game game;
    struct bits cells[TEAMS];
    struct radio_guess guess = suppose_enemy(bot);
    suppose(bot, view, &guess, &game);
    game.turn = (uint8_t)situation->team;
    if (game.mode == REAL_TIME) game.extra = turns_while_surfaced(&game.boat[situation->team ^ 1]);
    cells[situation->team] = draw_places(bot, &situation->mirror);
    cells[situation->team ^ 1] = draw_places(bot, &situation->enemy);
    uint64_t dice = rng_next(&bot->rng);
    for (int i = 0; i < contest->count; i++) {
        struct duel duel;
        duel_from(&duel, tables, &game, cells, dice);
        duel_do(&duel, &contest->option[i].order);
        contest->sum[i] += duel_play(&duel, situation->team, (int)bot->weights.turns);
    }
    contest->rounds++;
}

static double standing(const struct contest *contest, int i)
{
    return contest->sum[i] / contest->rounds + contest->prior * contest->option[i].worth;
}

/* Best first; the rear half leaves. */
static void halve(struct contest *contest)
{
    for (int i = 1; i < contest->count; i++)
        for (int j = i; j > 0 && standing(contest, j) > standing(contest, j - 1); j--) {
            struct option option = contest->option[j];
            double sum = contest->sum[j];
            contest->option[j] = contest->option[j - 1];
            contest->sum[j] = contest->sum[j - 1];
            contest->option[j - 1] = option;
            contest->sum[j - 1] = sum;
        }
    contest->count = (contest->count + 1) / 2;
}

/* The first, or the one that came second if it is as good as equal: who always takes the first is
 * foreseen. */
static int near_equal(struct bot *bot, const struct contest *contest)
{
    double lead = standing(contest, 0) - standing(contest, 1);
    return lead < bot->weights.mix ? (int)bot_random(bot, 2) : 0;
}

struct order search_choose(struct bot *bot, const struct view *view,
                           const struct situation *situation, struct options *options)
{
    const struct duel_tables *tables = tables_of(bot, situation->game);
    struct contest contest = {.count = options->count};
    uint32_t nodes = bot->setup.nodes ? bot->setup.nodes : level_nodes[bot->setup.level];
    int turns = (int)bot->weights.turns, most = (int)bot->weights.options;
    if (most > CANDIDATES) most = CANDIDATES;
    if (bot_lacks(bot, BOT_PART_SEARCH)) return options->list[0].order;
    contest.prior = bot->weights.prior;
    if (contest.count > most) contest.count = most;
    for (int i = 0; i < contest.count; i++) contest.option[i] = options->list[i];
    int halvings = contest.count > 4 ? 3 : contest.count > 2 ? 2 : 1;
    while (contest.count > 1) {
        uint32_t rounds = nodes / (uint32_t)(halvings * turns * contest.count);
        if (rounds < FIRST_ROUNDS) rounds = FIRST_ROUNDS;
        for (uint32_t i = 0; i < rounds; i++) play_round(bot, view, situation, tables, &contest);
        halve(&contest);
    }
    return contest.option[near_equal(bot, &contest)].order;
}
