/*
 * The Captain's chair: where to begin, what to tell a sonar, when to trigger a mine, and the order
 * of a turn. Officer and Ace share it; the Ace hands the close decisions to the search.
 */
#include <math.h>

#include "bots/appraise.h"
#include "bots/inside.h"
#include "bots/search.h"

static uint8_t any_space(struct bot *bot, const struct bits *cells)
{
    return bits_nth(cells, (int)bot_random(bot, (uint32_t)bits_count(cells)));
}

static int free_water(const struct game *game, uint8_t at)
{
    struct bits ring = bits_and(bits_grow8(rough_ring(at)), game->chart.sea);
    return bits_count(&ring);
}

/* The roomiest of some. The more tries, the more water, and the easier to foresee. */
static uint8_t roomy_start(struct bot *bot, const struct game *game, const struct bits *starts)
{
    enum { TRIES = 12 };
    uint8_t best = any_space(bot, starts);
    for (int i = 0; i < TRIES; i++) {
        uint8_t at = any_space(bot, starts);
        if (free_water(game, at) > free_water(game, best)) best = at;
    }
    return best;
}

/* One of them, by their weights. */
static int drawn(struct bot *bot, const double *weight, int count)
{
    double sum = 0;
    int chosen = 0;
    for (int i = 0; i < count; i++) sum += weight[i];
    double left = sum * bot_random(bot, 1u << 24) * 0x1p-24;
    for (int i = 0; i < count && left >= 0; i++) {
        if (weight[i] <= 0) continue;
        chosen = i;
        left -= weight[i];
    }
    return chosen;
}

/* Anywhere, and more often where those who began there won. */
static uint8_t learned_start(struct bot *bot, const struct game *game, const struct bits *starts)
{
    double worth[SPACE_MAX], weight[SPACE_MAX] = {0}, lean = bot->weights.start;
    start_worths(bot_starts(bot), &game->chart, lean, worth);
    EACH_SPACE (at, starts) weight[at] = exp(lean * worth[at]);
    return (uint8_t)drawn(bot, weight, SPACE_MAX);
}

/* The next course of an opening that was learned; false where there is none, or the crew wishes
 * for something else. */
static bool opening_course(struct bot *bot, const struct legal *legal, struct order *order)
{
    double weight[DIRS] = {0}, sum = 0;
    struct opening next = bot->begun;
    const struct wishes *wishes = &bot->wishes;
    if (next.at == NOWHERE || next.courses == OPENING_COURSES) return false;
    if (wishes->avoid || wishes->head || wishes->surface) return false;
    next.courses++;
    EACH_BIT (dir, legal->courses) {
        next.course[next.courses - 1] = (uint8_t)dir;
        sum += weight[dir] =
            openings_weight(bot_starts(bot), &bot->setup.chart, bot->weights.start, &next);
    }
    if (sum <= 0) return false;
    *order = order_course(bot->setup.team, drawn(bot, weight, DIRS));
    return true;
}

struct order captain_place(struct bot *bot, const struct game *game)
{
    enum level level = bot->setup.level;
    struct bits starts = game->chart.sea;
    if (game->chart.scenario == SCENARIO_REPAIR && level >= LEVEL_OFFICER)
        starts = scenario_starts(&game->chart, (int)bot->weights.begin_from,
                                 (int)bot->weights.begin_to);
    uint8_t at = level == LEVEL_OFFICER ? roomy_start(bot, game, &starts)
                 : level > LEVEL_OFFICER ? learned_start(bot, game, &starts)
                                         : any_space(bot, &starts);
    return order_at(DO_PLACE, bot->setup.team, at);
}

/* --- the answer to a sonar ------------------------------------------------------------------- */

/* How much the enemy still does not know after an answer. */
static double answer_worth(struct bot *bot, const struct game *game, const struct order *order)
{
    struct odds mirror;
    own_odds(bot, &mirror);
    struct bits left =
        rough_answer(mirror.cells, &game->chart, order->row, order->column, order->sector);
    double sum = 0, worth = 0;
    EACH_SPACE (at, &left) sum += mirror.weight[at];
    EACH_SPACE (at, &left) {
        double p = mirror.weight[at] / sum;
        if (p > 0) worth -= p * log2(p);
    }
    return worth;
}

struct order captain_answer(struct bot *bot, const struct game *game, const struct legal *legal)
{
    struct order best = legal_order(legal, 0), order;
    double best_worth = -1;
    for (uint32_t i = 0; i < legal->count; i++) {
        order = legal_order(legal, i);
        if (order.kind != DO_ANSWER) continue;
        double worth = bot_random(bot, 1000) * 0.0002;
        if (bot->setup.level >= LEVEL_OFFICER) worth += answer_worth(bot, game, &order);
        if (worth <= best_worth) continue;
        best_worth = worth;
        best = order;
    }
    return best;
}

/* --- volcanoes and mines --------------------------------------------------------------------- */

/* Lava where the enemy is and we are not; smoke over ourselves. */
struct order captain_volcano(struct bot *bot, const struct game *game)
{
    enum team team = bot->setup.team;
    struct odds enemy;
    double worth[VOLCANOES];
    enemy_odds(bot, &enemy);
    for (int v = 0; v < VOLCANOES; v++) {
        uint8_t at = game->chart.volcano[v];
        bool own = space_distance(game->boat[team].at, at) <= 1;
        worth[v] = odds_damage(&enemy, at, 1) - (own ? 10 : 0);
        if (game->eruptions == VOLCANO_TOXIC)
            worth[v] = -space_distance(game->boat[team].at, at);
    }
    return order_value(DO_VOLCANO, team, worth[1] > worth[0] ? 2 : 1);
}

static double trigger_worth(const struct weights *weights, const struct game *game, enum team team,
                            const struct odds *enemy, uint8_t at)
{
    const struct boat *own = &game->boat[team], *foe = &game->boat[team ^ 1];
    int distance = space_distance(own->at, at), self = distance == 0 ? 2 : distance == 1;
    double damage = odds_damage(enemy, at, foe->hull);
    double sink = foe->hull == 1 ? damage : foe->hull == 2 ? enemy->weight[at] : 0;
    if (self) damage -= self >= own->hull ? 20 : 1.3 * self;
    return damage + weights->sink * sink;
}

bool captain_trigger(struct bot *bot, const struct game *game, const struct legal *legal,
                     struct order *order)
{
    enum team team = bot->setup.team;
    struct odds enemy;
    double best = bot->weights.trigger;
    bool found = false;
    if (bot->setup.level <= LEVEL_CADET) return cadet_trigger(bot, game, legal, order);
    enemy_odds(bot, &enemy);
    EACH_SPACE (at, &legal->trigger) {
        double worth = trigger_worth(&bot->weights, game, team, &enemy, at);
        if (worth <= best) continue;
        best = worth;
        found = true;
        *order = order_at(DO_TRIGGER, team, at);
    }
    return found;
}

/* --- the turn -------------------------------------------------------------------------------- */

static struct order choose(struct bot *bot, const struct view *view,
                           const struct situation *situation, struct options *options)
{
    if (bot->setup.level >= LEVEL_ACE && options->count > 1)
        return search_choose(bot, view, situation, options);
    return options->list[0].order;
}

static bool may_detect(const struct bot *bot, const struct game *game)
{
    struct order sonar = order_of(DO_SONAR, bot->setup.team);
    return order_roles(game, &sonar) & bot->setup.roles;
}

/* The First Mate of another player has to be asked; once a turn, and not waited for longer. */
static bool ask_first_mate(struct bot *bot, const struct order *order, struct bot_deed *deed)
{
    if (bot->detection_asked) return false;
    bot->detection_asked = 1;
    bot_call(bot, deed, CAPTAIN, CALL_USE, order->kind == DO_DRONE ? DRONE : SONAR, -1);
    return true;
}

static bool is_detection(const struct order *order)
{
    return order->kind == DO_DRONE || order->kind == DO_SONAR;
}

static void drop_detection(struct options *options)
{
    int kept = 0;
    for (int i = 0; i < options->count; i++)
        if (!is_detection(&options->list[i].order)) options->list[kept++] = options->list[i];
    options->count = kept;
}

/* False: nothing is activated now. */
static bool activate(struct bot *bot, const struct view *view, const struct situation *situation,
                     struct bot_deed *deed)
{
    struct options options;
    appraise_activations(bot, situation, &options);
    bool may_ask = may_detect(bot, situation->game);
    if (!may_ask && bot->detection_asked) drop_detection(&options);
    deed->order = choose(bot, view, situation, &options);
    if (!is_detection(&deed->order) || may_ask) return deed->order.kind != DO_PASS;
    ask_first_mate(bot, &deed->order, deed);
    return false;
}

static bool sound_order(struct bot *bot, const struct view *view, const struct game *game,
                        const struct legal *legal, struct bot_deed *deed)
{
    struct situation situation;
    struct options options;
    situation_make(bot, game, legal, &situation);
    uint32_t systems = 1u << LEGAL_TORPEDOES | 1u << LEGAL_MINES | 1u << LEGAL_DRONES |
                       1u << LEGAL_SONARS | 1u << LEGAL_SILENCES | 1u << LEGAL_ARCHERS |
                       1u << LEGAL_REPAIRS;
    if (legal->groups & systems && activate(bot, view, &situation, deed)) return true;
    if (deed->calls) return false;
    if (legal->simple & LEGAL_PASS) {
        deed->order = order_of(DO_PASS, situation.team);
        return true;
    }
    if (bot->setup.level >= LEVEL_ACE && opening_course(bot, legal, &deed->order)) return true;
    appraise_courses(bot, &situation, &options);
    if (!options.count) return false;
    deed->order = choose(bot, view, &situation, &options);
    return true;
}

bool captain_order(struct bot *bot, const struct view *view, const struct game *game,
                   const struct legal *legal, struct bot_deed *deed)
{
    if (bot->setup.level <= LEVEL_CADET) {
        deed->order = cadet_order(bot, game, legal);
        if (!is_detection(&deed->order) || may_detect(bot, game)) return true;
        if (ask_first_mate(bot, &deed->order, deed)) return false;
        if (legal->simple & LEGAL_PASS) deed->order = order_of(DO_PASS, deed->order.team);
        else deed->order = order_course(deed->order.team, __builtin_ctz(legal->courses | 16));
        return may(legal, LEGAL_COURSES) || legal->simple & LEGAL_PASS;
    }
    return sound_order(bot, view, game, legal, deed);
}
