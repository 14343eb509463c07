/* What an order tells: the estimate of our own boat, as far as the enemy goes by it. */
#include "bots/telling.h"

#include "bots/inside.h"

static void tell_silence(struct telling *telling, const struct chart *chart)
{
    const struct bot *bot = telling->bot;
    struct bits cells = rough_silence(telling->situation->mirror.cells, chart);
    double counted = (1 - bot->read_by_enemy) / bits_count(&cells);
    estimate_silence(telling->estimate, &telling->public, telling->silence);
    EACH_SPACE (at, &chart->sea) {
        telling->silence[at] *= bot->read_by_enemy;
        if (bits_has(&cells, at)) telling->silence[at] += counted;
    }
}

void telling_make(struct telling *telling, const struct bot *bot, const struct situation *situation)
{
    enum team team = situation->team;
    telling->bot = bot;
    telling->situation = situation;
    telling->estimate = bot->weights.telling > 0 ? bot->estimate[team] : NULL;
    if (!telling->estimate) return;
    watch_public(bot, team, &telling->public);
    radio_weights(bot->mirror, telling->counted);
    telling->courses =
        estimate_courses(telling->estimate, bot->mirror, &telling->public, telling->course);
    if (may(situation->legal, LEGAL_SILENCES)) tell_silence(telling, &situation->game->chart);
}

static void shares_of_likeliest(const double *weight, double share[SPACE_MAX])
{
    double most = 0;
    for (int i = 0; i < SPACE_MAX; i++)
        if (weight[i] > most) most = weight[i];
    for (int i = 0; i < SPACE_MAX; i++) share[i] = most > 0 ? weight[i] / most : 0;
}

/* What who reads us makes of it; false where it tells nothing. */
static bool read_order(const struct telling *telling, const struct order *order,
                       double weight[SPACE_MAX])
{
    const struct choice_public *public = &telling->public;
    bool held_fire = order->kind == DO_PASS && public->armed && !public->acted;
    if (order->kind == DO_COURSE || order->kind == DO_SURFACE) {
        int course = order->kind == DO_COURSE ? order->dir : COURSE_SURFACE;
        for (int i = 0; i < SPACE_MAX; i++) weight[i] = telling->course[course][i];
        return telling->courses >> course & 1;
    }
    if (order->kind != DO_TORPEDO && !held_fire) return false;
    return estimate_shot(telling->estimate, telling->bot->mirror, public,
                         held_fire ? NOWHERE : order->at, weight);
}

bool telling_shares(const struct telling *telling, const struct order *order,
                    double share[SPACE_MAX])
{
    double weight[SPACE_MAX], reads = telling->bot->read_by_enemy;
    if (telling->estimate && order->kind == DO_SILENCE) {
        shares_of_likeliest(telling->silence, share);
        return true;
    }
    if (!telling->estimate || !read_order(telling, order, weight)) {
        shares_of_likeliest(telling->situation->mirror.weight, share);
        return false;
    }
    for (int i = 0; i < SPACE_MAX; i++)
        weight[i] = reads * weight[i] + (1 - reads) * telling->counted[i];
    shares_of_likeliest(weight, share);
    return false;
}
