/*
 * Playing out. Each round draws an enemy from the belief, once for all options, and plays every
 * option that is left on it with the same dice; after each round of rounds the worse half goes.
 */
#include "bots/search.h"

#include "base/memory.h"
#include "bots/duel.h"
#include "bots/telling.h"

enum { CANDIDATES = 16, FIRST_ROUNDS = 8, TURNS_MAX = 100, NODES_MAX = 1000000000 };
enum { LOTS = 1 << 20 };

/* An order, and what is activated after it; of no team where the playing out decides. */
struct plan {
    struct option option;
    struct order then;
    double sum;
    double seen[SPACE_MAX]; /* our places for an enemy who has heard the order (telling.h) */
    bool seen_after;        /* those after the order */
};

struct contest {
    int count;
    struct plan plan[CANDIDATES];
    int rounds, turns;
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

static double play_plan(struct duel *duel, enum team team, const struct plan *plan,
                        struct bits seen, int turns)
{
    duel_do(duel, &plan->option.order);
    if (plan->seen_after) duel_think(duel, &duel->side[team], seen);
    bool planned = plan->then.team == team && duel->sailed && !duel->over;
    if (planned && plan->then.kind == DO_TORPEDO)
        planned = duel_usable(&duel->side[team], TORPEDO, 3);
    if (planned) duel_do(duel, &plan->then);
    return duel_play(duel, team, turns - planned);
}

static void begin_duel(struct bot *bot, const struct duel_tables *tables, const struct game *game,
                       const struct bits cells[TEAMS], uint64_t dice, struct duel *duel)
{
    float tempo[TEAMS];
    duel_from(duel, tables, game, cells, dice);
    if (!tables->timed) return;
    pace_tempo(bot, tempo);
    duel_start_clocks(duel, tempo, game->extra);
}

/* The places whose lot is below their share: the likeliest always, the others by how likely they
 * are beside it. */
static struct bits drawn_by(const uint32_t lot[SPACE_MAX], const double share[SPACE_MAX],
                            const struct bits *sea)
{
    struct bits places = bits_none();
    EACH_SPACE (at, sea)
        if (lot[at] < share[at] * LOTS) bits_add(&places, at);
    return places;
}

static void play_round(struct bot *bot, const struct view *view, const struct situation *situation,
                       const struct duel_tables *tables, struct contest *contest)
{
    struct game game;
    struct bits cells[TEAMS];
    uint32_t lot[SPACE_MAX];
    struct radio_guess guess = suppose_enemy(bot);
    suppose(bot, view, &guess, &game);
    game.turn = situation->team;
    if (game.mode == REAL_TIME) game.extra = turns_while_surfaced(&game.boat[situation->team ^ 1]);
    EACH_SPACE (at, &game.chart.sea) lot[at] = bot_random(bot, LOTS);
    cells[situation->team ^ 1] = odds_draw(bot, &situation->enemy);
    uint64_t dice = rng_next(&bot->rng);
    for (int i = 0; i < contest->count; i++) {
        struct plan *plan = &contest->plan[i];
        struct bits *seen = &cells[situation->team];
        struct duel duel;
        *seen = drawn_by(lot, plan->seen, &game.chart.sea);
        begin_duel(bot, tables, &game, cells, dice, &duel);
        plan->sum += play_plan(&duel, situation->team, plan, *seen, contest->turns);
    }
    contest->rounds++;
}

static double standing(const struct contest *contest, int i)
{
    const struct plan *plan = &contest->plan[i];
    return plan->sum / contest->rounds + contest->prior * plan->option.worth;
}

/* Best first; the rear half leaves. */
static void halve(struct contest *contest)
{
    for (int i = 1; i < contest->count; i++)
        for (int j = i; j > 0 && standing(contest, j) > standing(contest, j - 1); j--) {
            struct plan plan = contest->plan[j];
            contest->plan[j] = contest->plan[j - 1];
            contest->plan[j - 1] = plan;
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

static void add_plan(struct contest *contest, struct option option, struct order then)
{
    if (contest->count == CANDIDATES) return;
    contest->plan[contest->count++] = (struct plan){.option = option, .then = then};
}

/* A course is also tried with the best shot after it and with none: a playing out that decides
 * for itself shoots at what it drew. */
static void add_plans(struct contest *contest, const struct situation *s, struct option option)
{
    struct order none = order_of(DO_PASS, NO_TEAM), shot;
    add_plan(contest, option, none);
    if (s->weights->joint <= 0 || option.order.kind != DO_COURSE) return;
    if (!appraise_next_shot(s, space_step(s->own->at, option.order.dir), &shot)) return;
    add_plan(contest, option, shot);
    add_plan(contest, option, order_of(DO_PASS, s->team));
}

static void tell_plans(const struct bot *bot, const struct situation *situation,
                       struct contest *contest)
{
    struct telling telling;
    telling_make(&telling, bot, situation);
    for (int i = 0; i < contest->count; i++) {
        struct plan *plan = &contest->plan[i];
        plan->seen_after = telling_shares(&telling, &plan->option.order, plan->seen);
    }
}

/* A weight that counts something, whatever an experiment has made of it. */
static int counted(double weight, int most)
{
    return weight < 1 ? 1 : weight > most ? most : (int)weight;
}

struct order search_choose(struct bot *bot, const struct view *view,
                           const struct situation *situation, struct options *options)
{
    const struct duel_tables *tables = tables_of(bot, situation->game);
    const struct weights *weights = &bot->weights;
    struct contest contest = {.prior = weights->prior,
                              .turns = counted(weights->turns, TURNS_MAX)};
    uint32_t nodes = bot->setup.nodes ? bot->setup.nodes
                                      : (uint32_t)counted(weights->nodes, NODES_MAX);
    int most = counted(weights->options, CANDIDATES);
    if (bot_lacks(bot, BOT_PART_SEARCH)) return options->list[0].order;
    for (int i = 0; i < options->count && i < most; i++)
        add_plans(&contest, situation, options->list[i]);
    tell_plans(bot, situation, &contest);
    int halvings = contest.count > 4 ? 3 : contest.count > 2 ? 2 : 1;
    while (contest.count > 1) {
        uint32_t rounds = nodes / (uint32_t)(halvings * contest.turns * contest.count);
        if (rounds < FIRST_ROUNDS) rounds = FIRST_ROUNDS;
        for (uint32_t i = 0; i < rounds; i++) play_round(bot, view, situation, tables, &contest);
        halve(&contest);
    }
    int chosen = near_equal(bot, &contest);
    bot->chance = contest.rounds ? contest.plan[chosen].sum / contest.rounds : 0.5;
    return contest.plan[chosen].option.order;
}
