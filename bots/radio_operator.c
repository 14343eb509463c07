/*
 * The Radio Operator: beliefs as weights over the chart, what a shot or a question is worth on
 * them, and the two calls that a Captain wants to hear.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/inside.h"

enum { CALL_SHOT_PERCENT = 40, CALL_PLACES = 40, CALL_ALIKE_PERCENT = 10, AIM_KEENNESS = 6 };

static void odds_of(const struct radio *radio, struct odds *odds)
{
    odds->cells = radio_cells(radio);
    odds->count = bits_count(&odds->cells);
    radio_weights(radio, odds->weight);
    odds->entropy = radio_entropy(radio);
}

void odds_of_bits(struct bits cells, struct odds *odds)
{
    memset(odds, 0, sizeof *odds);
    odds->cells = cells;
    odds->count = bits_count(&cells);
    odds->entropy = odds->count ? log2(odds->count) : 0;
    EACH_SPACE (at, &cells) odds->weight[at] = 1.0 / odds->count;
}

/* The same places, by what the Captain of that boat chose, as far as the other side reads him. */
static void read_odds(const struct estimate *estimate, const struct radio *radio, double reads,
                      struct odds *odds)
{
    double read[SPACE_MAX];
    estimate_weights(estimate, radio, read);
    odds->entropy = 0;
    EACH_SPACE (at, &odds->cells) {
        double *weight = &odds->weight[at];
        *weight = reads * read[at] + (1 - reads) * *weight;
        if (*weight > 0) odds->entropy -= *weight * log2(*weight);
    }
}

static void boat_odds(const struct bot *bot, enum team team, double reads, struct odds *odds)
{
    const struct radio *radio = bot_radio(bot, team);
    if (radio) odds_of(radio, odds);
    else odds_of_bits(bot->rough[team], odds);
    if (bot->estimate[team]) read_odds(bot->estimate[team], radio, reads, odds);
}

void enemy_odds(const struct bot *bot, struct odds *odds)
{
    boat_odds(bot, bot->setup.team ^ 1, 1, odds);
}

void own_odds(const struct bot *bot, struct odds *odds)
{
    boat_odds(bot, bot->setup.team, bot->read_by_enemy, odds);
}

/* Playouts count places, they do not weigh them. So each gets a draw of places: the likeliest is
 * always among them, the others by how likely they are beside it. */
struct bits odds_draw(struct bot *bot, const struct odds *odds)
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

/* How likely a Captain who believes this is to shoot there and nowhere else. */
static double target_share(const struct bot *bot, double reads, uint8_t target)
{
    struct odds odds;
    double sum = 0, here = 0;
    boat_odds(bot, bot->setup.team, reads, &odds);
    EACH_SPACE (at, &bot->chart.sea) {
        double share = exp(AIM_KEENNESS * odds_damage(&odds, at, 2));
        sum += share;
        if (at == target) here = share;
    }
    return here / sum;
}

/* A shot tells whether the shooter goes by our choices or counts histories. */
void see_aim(struct bot *bot, uint8_t target)
{
    if (!bot->estimate[bot->setup.team]) return;
    double reads = bot->read_by_enemy * target_share(bot, 1, target);
    double counts = (1 - bot->read_by_enemy) * target_share(bot, 0, target);
    bot->read_by_enemy = 0.05 + 0.9 * reads / (reads + counts);
}

/* The damage that a blast does on average, never counting more than the hull has left. */
double odds_damage(const struct odds *odds, uint8_t at, int hull)
{
    struct bits ring = bits_and(rough_ring(at), odds->cells);
    double sum = 0;
    EACH_SPACE (i, &ring) sum += odds->weight[i];
    if (hull > 1) sum += odds->weight[at];
    return sum;
}

/* A Captain who knows what is thought of him is not there as often as it seems. */
double bot_expects(const struct bot *bot, uint8_t at)
{
    struct odds odds;
    const struct choice_model *enemy = bot_enemy(bot);
    int hull = bot->hull[bot->setup.team ^ 1], most = hull > 1 ? 2 : 1;
    enemy_odds(bot, &odds);
    return most * pow(odds_damage(&odds, at, hull) / most, 1 + (enemy ? enemy->eludes : 0));
}

static double split_entropy(const struct odds *odds, struct bits inside)
{
    double in = 0, gain = 0;
    struct bits cells = bits_and(inside, odds->cells);
    EACH_SPACE (at, &cells) in += odds->weight[at];
    if (in > 1e-9) gain -= in * log2(in);
    if (in < 1 - 1e-9) gain -= (1 - in) * log2(1 - in);
    return gain;
}

static bool smoked(const struct game *game, int sector)
{
    return game->smoke &&
           chart_sector(&game->chart, game->chart.volcano[game->smoke - 1]) == sector;
}

/* The sector whose answer tells most, and how many bits it tells. */
int best_drone(struct bot *bot, const struct game *game, double *bits_gained)
{
    struct odds odds;
    int best = 1;
    enemy_odds(bot, &odds);
    *bits_gained = -1;
    for (int sector = 1; sector <= chart_sectors(&game->chart); sector++) {
        if (smoked(game, sector)) continue;
        double gain = split_entropy(&odds, chart_sector_bits(&game->chart, sector));
        if (gain <= *bits_gained) continue;
        *bits_gained = gain;
        best = sector;
    }
    return best;
}

double sonar_gain(struct bot *bot)
{
    struct odds odds;
    if (bot->belief) {
        struct radio_outlook outlook;
        radio_expect(bot->belief, &(struct radio_question){.ask = RADIO_ASK_SONAR}, &outlook);
        return radio_entropy(bot->belief) - outlook.mean_entropy;
    }
    enemy_odds(bot, &odds);
    return odds.entropy * 0.35;
}

/* --- calls ----------------------------------------------------------------------------------- */

static uint8_t likeliest(const struct odds *odds)
{
    uint8_t best = NOWHERE;
    double most = -1;
    EACH_SPACE (at, &odds->cells) {
        double here = odds_damage(odds, at, 2);
        if (here <= most) continue;
        most = here;
        best = at;
    }
    return best;
}

static double hit_chance(const struct odds *odds, uint8_t at) { return odds_damage(odds, at, 1); }

static int percent_of(double chance) { return (int)(chance * 100 + 0.5); }

/* Whether this bot's own belief gives that shot about the same chance. */
bool radio_operator_says(const struct bot *bot, const struct call *call)
{
    struct odds odds;
    uint8_t at = call->parameter[0];
    if (call->code != CALL_SHOT || !bot->belief) return false;
    enemy_odds(bot, &odds);
    return abs(percent_of(hit_chance(&odds, at)) - call->parameter[1]) <= CALL_ALIKE_PERCENT;
}

/* Says where the enemy is when the places have halved or so since he last said it. */
void radio_operator_call(struct bot *bot, struct bot_deed *deed)
{
    struct odds odds;
    enemy_odds(bot, &odds);
    if (!odds.count) return;
    uint8_t at = likeliest(&odds);
    int places = odds.count > UINT8_MAX ? UINT8_MAX : odds.count;
    int percent = percent_of(hit_chance(&odds, at));
    if (places <= CALL_PLACES && places * 3 < bot->called.places * 2)
        bot_call(bot, deed, RADIO_OPERATOR, CALL_ENEMY, at, places);
    if (places * 3 < bot->called.places * 2 || places > bot->called.places)
        bot->called.places = (uint8_t)places;
    if (percent >= CALL_SHOT_PERCENT && at != bot->called.shot_at)
        bot_call(bot, deed, RADIO_OPERATOR, CALL_SHOT, at, percent);
    bot->called.shot_at = percent >= CALL_SHOT_PERCENT ? at : NOWHERE;
}
