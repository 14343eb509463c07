/*
 * The debrief keeps the game as it was before the order and two beliefs that hear what everyone
 * hears. Chances come from the belief's weights before the order; what was missed is looked for
 * where a crew lets its chance go: turn-by-turn when the turn ends, in real-time when it sails on.
 *
 * A moment is an order that moved the balance: hull points, and how well each side knows the
 * other (one bit of knowledge is worth BIT_WORTH of a hull point). The three largest are kept.
 */
#include "crew/debrief.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "radio/radio.h"
#include "rules/legal.h"

enum { FIRST_CAPACITY = 32 };

#define BIT_WORTH 0.25
#define END_WORTH 1.0
#define WORTH_TELLING_DAMAGE 0.2f
#define WORTH_TELLING_BITS 0.8f

struct debrief_desk {
    struct game before;
    struct radio *belief[TEAMS]; /* by who listens */
    uint16_t places[TEAMS];      /* of each boat, before the order */
    float bits[TEAMS];
};

/* --- small tools ----------------------------------------------------------------------------- */

/* Room for one more in a list whose capacity is the next power of two. */
static void *grown(void *list, uint32_t count, size_t size)
{
    bool full = count == 0 || (count >= FIRST_CAPACITY && (count & (count - 1)) == 0);
    if (!full) return list;
    size_t capacity = count ? (size_t)count * 2 : FIRST_CAPACITY;
    return realloc(list, capacity * size);
}

#define APPEND(list, count, value)                                                                 \
    do {                                                                                           \
        void *more_ = grown(list, count, sizeof(*(list)));                                         \
        if (!more_) return false;                                                                  \
        (list) = more_;                                                                            \
        (list)[(count)++] = (value);                                                               \
    } while (0)

static uint32_t turn_index(const struct debrief *d)
{
    return d->turn_count ? d->turn_count - 1 : 0;
}

static void measure(const struct debrief_desk *desk, int boat, uint16_t *places, float *bits)
{
    const struct radio *belief = desk->belief[boat ^ 1];
    struct bits cells = radio_cells(belief);
    *places = (uint16_t)bits_count(&cells);
    *bits = (float)radio_entropy(belief);
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
    for (uint8_t at = bits_next(&near, 0); at != NOWHERE; at = bits_next(&near, at + 1u))
        if (at != shot->at) shot->indirect += (float)weight[at];
}

static struct debrief_shot make_shot(const struct debrief *d, const struct order *order,
                                     const double weight[SPACE_MAX])
{
    struct debrief_shot shot = {.order = d->orders, .turn = turn_index(d), .team = order->team,
                                .kind = order->kind, .at = order->at};
    set_chances(&shot, weight);
    for (int t = 0; t < TEAMS; t++)
        shot.result[t] = (uint8_t)result_at(d->desk->before.boat[t].at, order->at);
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

static bool went_off(const struct events *events)
{
    for (int i = 0; i < events->count; i++)
        if (events->list[i].kind == EVENT_BLAST) return true;
    return false;
}

static bool note_shot(struct debrief *d, const struct order *order, const struct events *events)
{
    double weight[SPACE_MAX];
    if (!is_shot(order->kind) || !went_off(events)) return true;
    radio_weights(d->desk->belief[order->team], weight);
    APPEND(d->shots, d->shot_count, make_shot(d, order, weight));
    return true;
}

/* --- what was let pass ----------------------------------------------------------------------- */

static bool lets_chance_pass(const struct game *before, int kind)
{
    if (before->mode == TURN_BY_TURN) return kind == DO_PASS;
    return kind == DO_COURSE || kind == DO_SURFACE;
}

static bool best_shot(const struct debrief *d, const struct legal *legal,
                      const double weight[SPACE_MAX], struct debrief_shot *best)
{
    bool found = false;
    for (uint32_t i = 0; i < legal->count; i++) {
        struct order order = legal_order(legal, i);
        if (!is_shot(order.kind)) continue;
        struct debrief_shot shot = make_shot(d, &order, weight);
        if (found && worth(&shot) <= worth(best)) continue;
        *best = shot;
        found = true;
    }
    return found && worth(best) >= WORTH_TELLING_DAMAGE;
}

static bool best_question(const struct debrief *d, const struct legal *legal, int team,
                          struct debrief_question *best)
{
    const struct radio *belief = d->desk->belief[team];
    double now = radio_entropy(belief);
    *best = (struct debrief_question){.order = d->orders, .turn = turn_index(d),
                                      .team = (uint8_t)team};
    bool drone = legal->groups >> LEGAL_DRONES & 1, sonar = legal->groups >> LEGAL_SONARS & 1;
    struct radio_outlook outlook;
    for (int sector = 1; drone && sector <= legal->sectors; sector++) {
        radio_expect(belief, &(struct radio_question){.ask = RADIO_ASK_DRONE,
                                                      .sector = (uint8_t)sector}, &outlook);
        float gain = (float)(now - outlook.mean_entropy);
        if (gain <= best->bits) continue;
        best->kind = DO_DRONE;
        best->sector = (uint8_t)sector;
        best->bits = gain;
    }
    if (sonar) {
        radio_expect(belief, &(struct radio_question){.ask = RADIO_ASK_SONAR}, &outlook);
        float gain = (float)(now - outlook.mean_entropy);
        if (gain > best->bits) {
            best->kind = DO_SONAR;
            best->bits = gain;
        }
    }
    return best->bits >= WORTH_TELLING_BITS;
}

static bool note_missed(struct debrief *d, const struct order *order)
{
    const struct game *before = &d->desk->before;
    double weight[SPACE_MAX];
    struct legal legal;
    struct debrief_shot shot;
    struct debrief_question question;
    if (before->phase != PLAYING || !lets_chance_pass(before, order->kind)) return true;
    game_legal(before, (enum team)order->team, &legal);
    radio_weights(d->desk->belief[order->team], weight);
    if (best_shot(d, &legal, weight, &shot)) APPEND(d->missed, d->missed_count, shot);
    if (best_question(d, &legal, order->team, &question))
        APPEND(d->unasked, d->unasked_count, question);
    return true;
}

/* --- the curve ------------------------------------------------------------------------------- */

static bool note_turn(struct debrief *d, const struct game *game, const struct order *order)
{
    const struct debrief_desk *desk = d->desk;
    int kind = order->kind;
    if (kind != DO_COURSE && kind != DO_SILENCE && kind != DO_SURFACE) return true;
    struct debrief_turn turn = {.order = d->orders, .team = order->team, .kind = (uint8_t)kind};
    turn.exact = radio_exact(desk->belief[BLUE]) && radio_exact(desk->belief[YELLOW]);
    for (int t = 0; t < TEAMS; t++) {
        turn.hull[t] = game->boat[t].hull;
        turn.places[t] = desk->places[t];
        turn.bits[t] = desk->bits[t];
    }
    APPEND(d->turns, d->turn_count, turn);
    return true;
}

/* --- moments --------------------------------------------------------------------------------- */

static int hull_lost(const struct debrief *d, const struct game *game, int team)
{
    return d->desk->before.boat[team].hull - game->boat[team].hull;
}

/* For blue what is good for blue. */
static double swing_of(const struct debrief *d, const struct game *game, const uint16_t places[],
                       const float bits[])
{
    const struct debrief_desk *desk = d->desk;
    double swing = hull_lost(d, game, YELLOW) - hull_lost(d, game, BLUE);
    if (places[BLUE] && places[YELLOW])
        swing += BIT_WORTH * (bits[BLUE] - desk->bits[BLUE] - bits[YELLOW] + desk->bits[YELLOW]);
    if (game->phase == OVER && game->winner != NO_TEAM)
        swing += game->winner == BLUE ? END_WORTH : -END_WORTH;
    return swing;
}

static void describe(const struct debrief *d, const struct game *game, const uint16_t places[],
                     const float bits[], struct debrief_moment *moment)
{
    const struct debrief_desk *desk = d->desk;
    int hurt = moment->team == BLUE ? YELLOW : BLUE;
    if (game->phase == OVER && game->reason != REASON_DESTROYED) {
        moment->kind = MOMENT_END;
    } else if (hull_lost(d, game, hurt) > 0) {
        moment->kind = MOMENT_HIT;
        moment->boat = (uint8_t)hurt;
        moment->damage = (uint8_t)hull_lost(d, game, hurt);
    } else {
        float found = desk->bits[hurt] - bits[hurt], lost = bits[hurt ^ 1] - desk->bits[hurt ^ 1];
        moment->kind = found >= lost ? MOMENT_FOUND : MOMENT_LOST;
        moment->boat = (uint8_t)(found >= lost ? hurt : hurt ^ 1);
        moment->before = desk->places[moment->boat];
        moment->after = places[moment->boat];
    }
}

static void keep_moment(struct debrief *d, const struct debrief_moment *moment)
{
    int at = d->moments;
    while (at > 0 && d->moment[at - 1].swing < moment->swing) at--;
    if (at == DEBRIEF_MOMENTS) return;
    int moved = (d->moments < DEBRIEF_MOMENTS ? d->moments : DEBRIEF_MOMENTS - 1) - at;
    memmove(&d->moment[at + 1], &d->moment[at], (size_t)moved * sizeof(*moment));
    d->moment[at] = *moment;
    if (d->moments < DEBRIEF_MOMENTS) d->moments++;
}

static void note_moment(struct debrief *d, const struct game *game, const uint16_t places[],
                        const float bits[])
{
    double swing = swing_of(d, game, places, bits);
    struct debrief_moment moment = {.order = d->orders, .turn = turn_index(d)};
    if (d->desk->before.phase != PLAYING || fabs(swing) < 0.05) return;
    moment.team = swing > 0 ? BLUE : YELLOW;
    moment.swing = (float)fabs(swing);
    describe(d, game, places, bits, &moment);
    keep_moment(d, &moment);
}

/* --- following a game ------------------------------------------------------------------------ */

struct debrief *debrief_new(const struct setup *setup)
{
    struct debrief *d = calloc(1, sizeof(*d));
    if (!d || !(d->desk = calloc(1, sizeof(*d->desk)))) {
        debrief_free(d);
        return NULL;
    }
    game_init(&d->desk->before, setup);
    d->winner = NO_TEAM;
    d->reason = REASON_COUNT;
    for (int team = 0; team < TEAMS; team++) {
        d->desk->belief[team] = radio_new(&(struct radio_setup){
            .rules = setup->rules, .chart = setup->chart, .team = (uint8_t)team});
        if (!d->desk->belief[team]) {
            debrief_free(d);
            return NULL;
        }
    }
    for (int t = 0; t < TEAMS; t++) measure(d->desk, t, &d->desk->places[t], &d->desk->bits[t]);
    return d;
}

void debrief_free(struct debrief *d)
{
    if (!d) return;
    if (d->desk)
        for (int team = 0; team < TEAMS; team++) radio_free(d->desk->belief[team]);
    free(d->desk);
    free(d->turns);
    free(d->shots);
    free(d->missed);
    free(d->unasked);
    free(d);
}

static void hear_all(struct debrief_desk *desk, const struct events *events)
{
    struct event heard;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], EARS_PUBLIC, &heard))
            for (int team = 0; team < TEAMS; team++) radio_hear(desk->belief[team], &heard);
}

bool debrief_follow(struct debrief *d, const struct game *game, const struct order *order,
                    const struct events *events)
{
    struct debrief_desk *desk = d->desk;
    uint16_t places[TEAMS];
    float bits[TEAMS];
    d->orders++;
    if (!note_shot(d, order, events) || !note_missed(d, order)) return false;
    hear_all(desk, events);
    for (int t = 0; t < TEAMS; t++) measure(desk, t, &places[t], &bits[t]);
    note_moment(d, game, places, bits);
    memcpy(desk->places, places, sizeof(places));
    memcpy(desk->bits, bits, sizeof(bits));
    desk->before = *game;
    if (game->phase == OVER) {
        d->winner = game->winner;
        d->reason = game->reason;
    }
    return note_turn(d, game, order);
}

static int by_order(const void *a, const void *b)
{
    const struct debrief_moment *x = a, *y = b;
    return x->order < y->order ? -1 : x->order > y->order;
}

void debrief_finish(struct debrief *d)
{
    qsort(d->moment, (size_t)d->moments, sizeof(d->moment[0]), by_order);
}

const char *moment_name(enum moment_kind kind)
{
    static const char *const name[] = {"hit", "found", "lost", "end"};
    return name[kind];
}
