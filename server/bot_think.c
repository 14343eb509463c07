/*
 * What a bot does. Until the crew's own heads are here: a legal order at random, duties first,
 * surfacing only when it must, so that games go on and come to an end.
 */
#include "rules/rng.h"
#include "server/bots.h"

static bool seats_may(const struct ruleset *rules, unsigned seats, int player,
                      const struct order *order)
{
    if (order->kind == DO_RESIGN || order->kind == DO_DRAW) return false;
    if (order->kind == DO_TRACE) return order->player == player;
    enum role role = order->by != NO_ROLE ? (enum role)order->by
                                          : order_role(rules, (enum order_kind)order->kind);
    return seats >> seat_of((enum team)order->team, role) & 1;
}

bool bot_has_choice(const struct legal *legal, const struct ruleset *rules, unsigned seats,
                    int player)
{
    for (uint32_t i = 0; i < legal->count; i++) {
        struct order order = legal_order(legal, i);
        if (seats_may(rules, seats, player, &order)) return true;
    }
    return false;
}

static int weight(const struct order *order)
{
    switch (order->kind) {
    case DO_SURFACE: return 1;
    case DO_COURSE: return 400;
    case DO_PASS: return 60;
    case DO_TORPEDO:
    case DO_MINE:
    case DO_TRIGGER: return 8;
    default: return 20;
    }
}

static struct order choose(const struct bot_job *job, uint64_t *rng, bool *found)
{
    int total = 0;
    struct order chosen = {0};
    for (uint32_t i = 0; i < job->legal.count; i++) {
        struct order order = legal_order(&job->legal, i);
        if (!seats_may(&job->view.rules, job->seats, job->player, &order)) continue;
        total += weight(&order);
        if ((int)rng_below(rng, (uint32_t)total) < weight(&order)) chosen = order;
    }
    *found = total > 0;
    return chosen;
}

void bot_guess(struct bot_job *job)
{
    uint64_t rng = job->seed;
    job->order = choose(job, &rng, &job->decided);
    if (!job->decided || job->order.kind != DO_TRACE) return;
    hull_trace(job->order.value, &job->stroke);
    job->order.stroke = &job->stroke;
    job->order.initials[0] = 'B';
    job->order.initials[1] = (char)('0' + job->player);
    job->order.initials_length = 2;
}
