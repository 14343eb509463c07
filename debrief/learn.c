/*
 * What a crew could learn: of each kind the one that cost most, in hull points on average. A chance
 * costs the damage it would have done, knowledge BIT_WORTH a bit. What cost little is not told.
 */
#include <stdlib.h>
#include <string.h>

#include "debrief/inside.h"

#define WORTH_LEARNING 0.25f
#define GIVEAWAY_BITS 0.6f

static void keep(struct debrief *d, const struct debrief_learn *learn)
{
    struct debrief_learn *best = &d->state->best[learn->team][learn->kind];
    if (learn->cost > best->cost) *best = *learn;
}

/* As things stood before the order, when it could still be done better. */
static struct debrief_learn missed_chance(const struct debrief *d, int kind, int team)
{
    return (struct debrief_learn){.order = d->orders, .step = d->state->steps,
                                  .turn = turn_index(d),
                                  .kind = kind, .team = team, .at = NOWHERE};
}

static void set_shot(struct debrief_learn *learn, const struct debrief_shot *shot, float worth)
{
    learn->deed = shot->kind;
    learn->at = shot->at;
    learn->direct = shot->direct;
    learn->indirect = shot->indirect;
    learn->result = shot->result[shot->team ^ 1];
    learn->cost = worth;
}

void learn_missed(struct debrief *d, const struct debrief_shot *shot, float worth)
{
    struct debrief_learn learn = missed_chance(d, LEARN_SHOT, shot->team);
    set_shot(&learn, shot, worth);
    if (worth >= WORTH_LEARNING) keep(d, &learn);
}

/* --- breakdowns ------------------------------------------------------------------------------ */

static void blame(const struct debrief *d, struct debrief_learn *learn, enum kind kind)
{
    const struct breakdown *broke = &d->state->broke[learn->team][kind];
    learn->broke = broke->turn;
    learn->symbol = broke->symbol;
}

void learn_broken_shot(struct debrief *d, const struct debrief_shot *shot, float worth)
{
    struct debrief_learn learn = missed_chance(d, LEARN_BREAKDOWN, shot->team);
    set_shot(&learn, shot, worth);
    blame(d, &learn, shot->kind == DO_ARCHER ? SPECIAL : WEAPON);
    if (worth >= WORTH_LEARNING) keep(d, &learn);
}

void learn_broken_question(struct debrief *d, const struct debrief_question *question)
{
    struct debrief_learn learn = missed_chance(d, LEARN_BREAKDOWN, question->team);
    learn.deed = question->kind;
    learn.sector = question->sector;
    learn.before = question->before;
    learn.after = (uint16_t)(question->left + 0.5f);
    learn.cost = (float)(question->bits * BIT_WORTH);
    blame(d, &learn, DETECTION);
    if (learn.cost >= WORTH_LEARNING) keep(d, &learn);
}

/* A panel or the radiation was full. */
static void learn_damage(struct debrief *d, const struct order *order, const struct events *events)
{
    struct debrief_learn learn = missed_chance(d, LEARN_BREAKDOWN, order->team);
    for (int i = 0; i < events->count; i++) {
        const struct event *event = &events->list[i];
        bool own = event->kind == EVENT_DAMAGE && event->team == order->team;
        if (!own || (event->cause != CAUSE_PANEL && event->cause != CAUSE_RADIATION)) continue;
        learn.cause = event->cause;
        learn.damage += event->value;
    }
    learn.deed = DO_CROSS;
    learn.symbol = order->value;
    learn.broke = learn.turn;
    learn.cost = learn.damage;
    keep(d, &learn);
}

static void note_breakdowns(struct debrief *d, const struct game *game, const struct order *order)
{
    uint32_t before = d->state->before.boat[order->team].crossed;
    uint32_t after = game->boat[order->team].crossed;
    for (int kind = 0; kind < KINDS; kind++)
        if (!(before & sheet_kind[kind]) && after & sheet_kind[kind])
            d->state->broke[order->team][kind] = (struct breakdown){
                .turn = turn_index(d), .symbol = order->value};
}

/* --- what was given away --------------------------------------------------------------------- */

static void learn_giveaway(struct debrief *d, const struct game *game, const struct order *order,
                           const uint16_t places[], const float bits[])
{
    int team = order->team;
    float told = d->state->bits[team] - bits[team];
    if (game->phase != PLAYING || told < GIVEAWAY_BITS || !places[team]) return;
    struct debrief_learn learn = missed_chance(d, LEARN_GIVEAWAY, team);
    learn.deed = order->kind;
    learn.before = d->state->places[team];
    learn.after = places[team];
    learn.cost = (float)(told * BIT_WORTH);
    learn.step++;
    keep(d, &learn);
}

void learn_from(struct debrief *d, const struct game *game, const struct order *order,
                const struct events *events, const uint16_t places[], const float bits[])
{
    if (d->state->before.phase != PLAYING || order->team >= TEAMS) return;
    learn_giveaway(d, game, order, places, bits);
    if (order->kind != DO_CROSS) return;
    note_breakdowns(d, game, order);
    learn_damage(d, order, events);
}

/* The dearest of each crew first. */
static int by_cost(const void *a, const void *b)
{
    const struct debrief_learn *x = a, *y = b;
    if (x->team != y->team) return x->team - y->team;
    if (x->cost != y->cost) return x->cost > y->cost ? -1 : 1;
    return x->kind - y->kind;
}

void learn_finish(struct debrief *d)
{
    for (int team = 0; team < TEAMS; team++)
        for (int kind = 0; kind < LEARN_KINDS; kind++)
            if (d->state->best[team][kind].cost > 0)
                d->learn[d->learns++] = d->state->best[team][kind];
    qsort(d->learn, (size_t)d->learns, sizeof d->learn[0], by_cost);
}

const char *learn_name(enum learn_kind kind)
{
    static const char *const name[] = {"shot", "giveaway", "breakdown"};
    return name[kind];
}
