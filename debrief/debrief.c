/*
 * The debrief keeps the game as it was before the order and two beliefs that hear what everyone
 * hears. Chances come from the belief's weights before the order, where every history counts alike;
 * what a shot was to be expected to do is said by an ace who heard the same. What was missed is
 * looked for where a crew lets its chance go: turn-by-turn when the turn ends, in real-time when it
 * sails on, and in both when it uses a system that does no harm. A broken system has no chance to
 * miss.
 *
 * A moment is an order that moved the balance: hull points, and how well each side knows the
 * other (one bit of knowledge is worth BIT_WORTH of a hull point). The three largest are kept.
 */
#include "debrief/debrief.h"

#include <math.h>
#include <string.h>

#include "base/memory.h"
#include "bots/bot.h"
#include "debrief/inside.h"
#include "rules/legal.h"

#define END_WORTH 1.0
#define WORTH_TELLING_DAMAGE 0.2f
#define WORTH_TELLING_BITS 0.8f

/* --- small tools ----------------------------------------------------------------------------- */

#define APPEND(d, list, count, value)                                                              \
    do {                                                                                           \
        MEMORY_GROW((d)->list, (d)->count, (d)->state->list);                                      \
        (d)->list[(d)->count++] = (value);                                                         \
    } while (0)

static void measure(const struct debrief_state *state, int boat, uint16_t *places, float *bits)
{
    const struct radio *belief = state->belief[boat ^ 1];
    struct bits cells = radio_cells(belief);
    *places = (uint16_t)bits_count(&cells);
    *bits = (float)radio_entropy(belief);
}

static const struct event *find_event(const struct events *events, int kind)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == kind) return &events->list[i];
    return NULL;
}

/* --- shots ----------------------------------------------------------------------------------- */

static enum result result_at(uint8_t boat, uint8_t impact)
{
    int distance = space_distance(boat, impact);
    return distance == 0 ? RESULT_DIRECT : distance == 1 ? RESULT_INDIRECT : RESULT_CLEAR;
}

static void set_chances(struct debrief_shot *shot, const double weight[SPACE_MAX])
{
    struct bits near = bits_grow8(bits_one(shot->at));
    shot->direct = (float)weight[shot->at];
    shot->indirect = 0;
    EACH_SPACE (at, &near)
        if (at != shot->at) shot->indirect += (float)weight[at];
}

static struct debrief_shot make_shot(const struct debrief *d, const struct order *order,
                                     const double weight[SPACE_MAX])
{
    struct debrief_shot shot = {.order = d->orders, .turn = turn_index(d), .team = order->team,
                                .kind = order->kind, .at = order->at};
    set_chances(&shot, weight);
    for (int t = 0; t < TEAMS; t++)
        shot.result[t] = result_at(d->state->before.boat[t].at, order->at);
    return shot;
}

/* Damage that a shot does to the enemy on average, less what it surely does to the own boat. */
static float worth(const struct debrief_shot *shot)
{
    static const float own[] = {[RESULT_CLEAR] = 0, [RESULT_INDIRECT] = 1, [RESULT_DIRECT] = 2};
    return 2 * shot->direct + shot->indirect - own[shot->result[shot->team]];
}

static bool is_shot(int kind)
{
    return kind == DO_TORPEDO || kind == DO_TRIGGER || kind == DO_ARCHER;
}

static void keep_shot(struct debrief *d, struct debrief_shot shot, bool fired)
{
    shot.expected = (float)bot_expects(d->state->reader[shot.team], shot.at);
    if (fired) APPEND(d, shots, shot_count, shot);
    else APPEND(d, missed, missed_count, shot);
}

static void note_shot(struct debrief *d, const struct order *order, const struct events *events)
{
    double weight[SPACE_MAX];
    if (!is_shot(order->kind) || !find_event(events, EVENT_BLAST)) return;
    radio_weights(d->state->belief[order->team], weight);
    keep_shot(d, make_shot(d, order, weight), true);
}

/* --- what was let pass ----------------------------------------------------------------------- */

/* Whether a crew goes on without having used anything. */
static bool lets_all_pass(const struct game *before, int kind)
{
    if (before->mode == TURN_BY_TURN) return kind == DO_PASS;
    return kind == DO_COURSE || kind == DO_SURFACE;
}

static bool lets_shot_pass(const struct game *before, int kind)
{
    return lets_all_pass(before, kind) || kind == DO_DRONE || kind == DO_SONAR ||
           kind == DO_SILENCE || kind == DO_MINE;
}

/* Some editions let a crew try what is broken: that would have been no chance. */
static bool works(const struct game *before, int team, int kind)
{
    uint32_t crossed = before->boat[team].crossed;
    switch (kind) {
    case DO_TORPEDO: return !sheet_broken(crossed, TORPEDO);
    case DO_ARCHER: return !sheet_broken(crossed, SCENARIO);
    case DO_DRONE: return !sheet_broken(crossed, DRONE);
    case DO_SONAR: return !sheet_broken(crossed, SONAR);
    default: return true;
    }
}

/* Among those whose systems work, or among those whose systems are broken. */
static bool best_shot(const struct debrief *d, const struct legal *legal, bool working,
                      const double weight[SPACE_MAX], struct debrief_shot *best)
{
    bool found = false;
    for (uint32_t i = 0; i < legal->count; i++) {
        struct order order = legal_order(legal, i);
        if (!is_shot(order.kind)) continue;
        if (works(&d->state->before, order.team, order.kind) != working) continue;
        struct debrief_shot shot = make_shot(d, &order, weight);
        if (found && worth(&shot) <= worth(best)) continue;
        *best = shot;
        found = true;
    }
    return found && worth(best) >= WORTH_TELLING_DAMAGE;
}

static void weigh_question(const struct radio *belief, int kind, int sector,
                           struct debrief_question *best)
{
    struct radio_outlook outlook;
    struct radio_question question = {.ask = kind == DO_DRONE ? RADIO_ASK_DRONE : RADIO_ASK_SONAR,
                                      .sector = sector};
    radio_expect(belief, &question, &outlook);
    float gain = (float)(radio_entropy(belief) - outlook.mean_entropy);
    if (gain <= best->bits) return;
    best->kind = kind;
    best->sector = sector;
    best->bits = gain;
    best->left = (float)outlook.mean_cells;
}

static struct debrief_question make_question(const struct debrief *d, int team)
{
    return (struct debrief_question){.order = d->orders,
                                     .turn = turn_index(d),
                                     .team = team,
                                     .before = d->state->places[team ^ 1]};
}

static bool best_question(const struct debrief *d, const struct legal *legal, bool working,
                          int team, struct debrief_question *best)
{
    const struct game *before = &d->state->before;
    const struct radio *belief = d->state->belief[team];
    bool drone = legal->groups >> LEGAL_DRONES & 1, sonar = legal->groups >> LEGAL_SONARS & 1;
    *best = make_question(d, team);
    if (drone && works(before, team, DO_DRONE) == working)
        for (int sector = 1; sector <= legal->sectors; sector++)
            weigh_question(belief, DO_DRONE, sector, best);
    if (sonar && works(before, team, DO_SONAR) == working)
        weigh_question(belief, DO_SONAR, 0, best);
    return best->bits >= WORTH_TELLING_BITS;
}

/* What would have been let pass if nothing had been broken. */
static void note_broken(struct debrief *d, const struct order *order,
                        const double weight[SPACE_MAX])
{
    struct game mended = d->state->before;
    struct legal legal;
    struct debrief_shot shot;
    struct debrief_question question;
    mended.boat[order->team].crossed = 0;
    game_legal(&mended, order->team, &legal);
    if (best_shot(d, &legal, false, weight, &shot)) learn_broken_shot(d, &shot, worth(&shot));
    if (lets_all_pass(&mended, order->kind) &&
        best_question(d, &legal, false, order->team, &question))
        learn_broken_question(d, &question);
}

static void note_missed(struct debrief *d, const struct order *order)
{
    const struct game *before = &d->state->before;
    double weight[SPACE_MAX];
    struct legal legal;
    struct debrief_shot shot;
    struct debrief_question question;
    if (before->phase != PLAYING || !lets_shot_pass(before, order->kind)) return;
    game_legal(before, order->team, &legal);
    radio_weights(d->state->belief[order->team], weight);
    if (best_shot(d, &legal, true, weight, &shot)) {
        keep_shot(d, shot, false);
        learn_missed(d, &shot, worth(&shot));
    }
    if (lets_all_pass(before, order->kind) &&
        best_question(d, &legal, true, order->team, &question))
        APPEND(d, unasked, unasked_count, question);
    if (before->boat[order->team].crossed) note_broken(d, order, weight);
}

/* --- questions that were asked --------------------------------------------------------------- */

static void note_told(struct debrief *d, const uint16_t places[], const float bits[])
{
    struct debrief_question *asked = &d->asked[d->asked_count - 1];
    int boat = asked->team ^ 1;
    asked->left = places[boat];
    asked->bits = d->state->bits[boat] - bits[boat];
}

static void note_asked(struct debrief *d, const struct order *order, const struct events *events,
                       const uint16_t places[], const float bits[])
{
    bool drone = find_event(events, EVENT_DRONE), sonar = find_event(events, EVENT_SONAR);
    if (drone || sonar) {
        struct debrief_question asked = make_question(d, order->team);
        asked.kind = drone ? DO_DRONE : DO_SONAR;
        asked.sector = drone ? order->value : 0;
        APPEND(d, asked, asked_count, asked);
    }
    if (d->asked_count && (drone || sonar || find_event(events, EVENT_ANSWER)))
        note_told(d, places, bits);
}

/* --- the curve ------------------------------------------------------------------------------- */

static void bring_up_to_date(const struct debrief_state *state, const struct game *game,
                             struct debrief_turn *turn)
{
    turn->exact = radio_exact(state->belief[BLUE]) && radio_exact(state->belief[YELLOW]);
    for (int t = 0; t < TEAMS; t++) {
        turn->hull[t] = game->boat[t].hull;
        turn->places[t] = state->places[t];
        turn->bits[t] = state->bits[t];
    }
}

static void note_turn(struct debrief *d, const struct game *game, const struct order *order,
                      const struct events *events)
{
    bool silent = find_event(events, EVENT_SILENCE);
    if (order->kind == DO_COURSE || order->kind == DO_SURFACE || silent) {
        uint32_t number = d->turn_count ? d->turns[d->turn_count - 1].number : 0;
        struct debrief_turn turn = {.order = d->orders, .team = order->team, .kind = order->kind,
                                    .number = number + (order->kind != DO_SILENCE)};
        APPEND(d, turns, turn_count, turn);
    }
    if (d->turn_count) bring_up_to_date(d->state, game, &d->turns[d->turn_count - 1]);
}

/* --- moments --------------------------------------------------------------------------------- */

static int hull_lost(const struct debrief *d, const struct game *game, int team)
{
    return d->state->before.boat[team].hull - game->boat[team].hull;
}

/* For blue what is good for blue. */
static double swing_of(const struct debrief *d, const struct game *game, const uint16_t places[],
                       const float bits[])
{
    const struct debrief_state *state = d->state;
    double swing = hull_lost(d, game, YELLOW) - hull_lost(d, game, BLUE);
    if (places[BLUE] && places[YELLOW])
        swing += BIT_WORTH * (bits[BLUE] - state->bits[BLUE] - bits[YELLOW] + state->bits[YELLOW]);
    if (game->phase == OVER && game->winner != NO_TEAM)
        swing += game->winner == BLUE ? END_WORTH : -END_WORTH;
    return swing;
}

/* By what a boat was hit last. */
static uint8_t cause_of(const struct events *events, int boat)
{
    uint8_t cause = CAUSE_COUNT;
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == EVENT_DAMAGE && events->list[i].team == boat)
            cause = events->list[i].cause;
    return cause;
}

static void describe(const struct debrief *d, const struct game *game, const struct events *events,
                     const uint16_t places[], const float bits[], struct debrief_moment *moment)
{
    const struct debrief_state *state = d->state;
    int hurt = moment->team == BLUE ? YELLOW : BLUE; /* whom it did not serve */
    if (moment->team == NO_TEAM || (game->phase == OVER && game->reason != REASON_DESTROYED)) {
        moment->kind = MOMENT_END;
    } else if (hull_lost(d, game, hurt) > 0) {
        moment->kind = MOMENT_HIT;
        moment->boat = hurt;
        moment->damage = hull_lost(d, game, hurt);
        moment->cause = cause_of(events, hurt);
    } else {
        float found = state->bits[hurt] - bits[hurt], lost = bits[hurt ^ 1] - state->bits[hurt ^ 1];
        moment->kind = found >= lost ? MOMENT_FOUND : MOMENT_LOST;
        moment->boat = (found >= lost ? hurt : hurt ^ 1);
        moment->before = state->places[moment->boat];
        moment->after = places[moment->boat];
    }
}

static void keep_moment(struct debrief *d, const struct debrief_moment *moment)
{
    int at = d->moments;
    while (at > 0 && d->moment[at - 1].swing < moment->swing) at--;
    if (at == DEBRIEF_MOMENTS) return;
    int moved = (d->moments < DEBRIEF_MOMENTS ? d->moments : DEBRIEF_MOMENTS - 1) - at;
    memmove(&d->moment[at + 1], &d->moment[at], (size_t)moved * sizeof *moment);
    d->moment[at] = *moment;
    if (d->moments < DEBRIEF_MOMENTS) d->moments++;
}

static void note_moment(struct debrief *d, const struct game *game, const struct order *order,
                        const struct events *events, const uint16_t places[], const float bits[])
{
    double swing = swing_of(d, game, places, bits);
    struct debrief_moment moment = {.order = d->orders, .turn = turn_index(d),
                                    .step = d->state->steps + 1,
                                    .doer = order->team, .deed = order->kind};
    bool drawn = game->phase == OVER && game->winner == NO_TEAM;
    if (d->state->before.phase != PLAYING || (fabs(swing) < 0.05 && !drawn)) return;
    moment.team = drawn ? NO_TEAM : swing > 0 ? BLUE : YELLOW;
    moment.swing = (float)(drawn ? END_WORTH + fabs(swing) : fabs(swing));
    describe(d, game, events, places, bits, &moment);
    keep_moment(d, &moment);
}

/* --- following a game ------------------------------------------------------------------------ */

struct debrief *debrief_new(const struct setup *setup)
{
    struct debrief *d = memory_new(1, sizeof *d);
    d->state = memory_new(1, sizeof *d->state);
    game_init(&d->state->before, setup);
    d->winner = NO_TEAM;
    d->reason = REASON_COUNT;
    for (int team = 0; team < TEAMS; team++)
        d->state->belief[team] = memory_sure(radio_new(&(struct radio_setup){
            .rules = setup->rules, .chart = setup->chart, .team = team}));
    for (enum team team = BLUE; team < TEAMS; team++)
        d->state->reader[team] = bot_new(&(struct bot_setup){.rules = setup->rules,
                                                             .chart = setup->chart,
                                                             .players = {1, 1},
                                                             .level = LEVEL_ACE,
                                                             .team = team,
                                                             .roles = (1 << ROLES) - 1});
    for (int t = 0; t < TEAMS; t++) measure(d->state, t, &d->state->places[t], &d->state->bits[t]);
    return d;
}

void debrief_free(struct debrief *d)
{
    if (!d) return;
    for (int team = 0; team < TEAMS; team++) {
        radio_free(d->state->belief[team]);
        bot_free(d->state->reader[team]);
    }
    free(d->state);
    free(d->turns);
    free(d->shots);
    free(d->asked);
    free(d->missed);
    free(d->unasked);
    free(d);
}

static void hear_all(struct debrief_state *state, const struct events *events)
{
    struct event heard;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], EARS_PUBLIC, &heard))
            for (int team = 0; team < TEAMS; team++) {
                radio_hear(state->belief[team], &heard);
                bot_hear(state->reader[team], &heard);
            }
}

void debrief_follow(struct debrief *d, const struct game *game, const struct order *order,
                    const struct events *events)
{
    struct debrief_state *state = d->state;
    uint16_t places[TEAMS];
    float bits[TEAMS];
    d->orders++;
    note_shot(d, order, events);
    note_missed(d, order);
    hear_all(state, events);
    for (int t = 0; t < TEAMS; t++) measure(state, t, &places[t], &bits[t]);
    note_moment(d, game, order, events, places, bits);
    learn_from(d, game, order, events, places, bits);
    note_asked(d, order, events, places, bits);
    memcpy(state->places, places, sizeof places);
    memcpy(state->bits, bits, sizeof bits);
    state->before = *game;
    state->steps += events->count > 0;
    if (game->phase == OVER) {
        d->winner = game->winner;
        d->reason = game->reason;
    }
    note_turn(d, game, order, events);
}

static int by_order(const void *a, const void *b)
{
    const struct debrief_moment *x = a, *y = b;
    return x->order < y->order ? -1 : x->order > y->order;
}

void debrief_finish(struct debrief *d)
{
    qsort(d->moment, (size_t)d->moments, sizeof d->moment[0], by_order);
    learn_finish(d);
}

const char *moment_name(enum moment_kind kind)
{
    static const char *const name[] = {"hit", "found", "lost", "end"};
    return name[kind];
}
