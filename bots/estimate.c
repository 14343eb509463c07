/*
 * A weighted set of hypotheses. There are as many as the sea has spaces until the first silence;
 * then each becomes up to 17, and when they are too many a fair draw thins them out. When the radio
 * has left none of them they are drawn from the radio anew.
 */
#include "bots/estimate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "bots/inside.h"

enum { KEPT_MAX = 900, EXPANDED_MAX = 5100, DRAWN = 300 };

#define RADIO_SHARE 0.08  /* of the radio's own count */
#define KNOWN_SHARE 0.99  /* of the model of a Captain that is known, at the beginning */
#define SWITCH_SHARE 0.005 /* of each model's weight that goes to the others at each choice */

struct hypothesis {
    struct bits route, mines;
    double weight[CHOICE_MODELS];
    uint8_t at;
};

struct estimate {
    const struct duel_tables *tables;
    const struct choice_model *model[CHOICE_MODELS];
    uint64_t rng;
    uint8_t team;
    uint8_t moved; /* in this turn */
    int count;
    struct hypothesis list[EXPANDED_MAX];
};

static double whole(const struct hypothesis *h)
{
    double sum = 0;
    for (int m = 0; m < CHOICE_MODELS; m++) sum += h->weight[m];
    return sum;
}

static double total(const struct estimate *r)
{
    double sum = 0;
    for (int i = 0; i < r->count; i++) sum += whole(&r->list[i]);
    return sum;
}

static void normalize(struct estimate *r)
{
    double sum = total(r);
    if (!(sum > 0)) {
        r->count = 0;
        return;
    }
    for (int i = 0; i < r->count; i++)
        for (int m = 0; m < CHOICE_MODELS; m++) r->list[i].weight[m] /= sum;
}

/* A model that foresaw badly so far may be right from now on. */
static void switch_models(struct estimate *r)
{
    for (int i = 0; i < r->count; i++) {
        double share = SWITCH_SHARE * whole(&r->list[i]) / CHOICE_MODELS;
        for (int m = 0; m < CHOICE_MODELS; m++)
            r->list[i].weight[m] = (1 - SWITCH_SHARE) * r->list[i].weight[m] + share;
    }
}

static double even(uint64_t *rng) { return (double)(rng_next(rng) >> 11) * 0x1p-53; }

/* Draws `most` of them at even steps of weight; those that stay weigh the same. */
static void thin_out(struct estimate *r, int most)
{
    if (r->count <= most) return;
    double step = total(r) / most, next = even(&r->rng) * step, sum = 0;
    int kept = 0;
    for (int i = 0; i < r->count && kept < most; i++) {
        struct hypothesis h = r->list[i];
        double weight = whole(&h);
        int draws = 0;
        for (sum += weight; sum > next; next += step) draws++;
        if (!draws) continue;
        for (int m = 0; m < CHOICE_MODELS; m++) h.weight[m] *= draws * step / weight;
        r->list[kept++] = h;
    }
    r->count = kept;
}

struct estimate *estimate_new(const struct duel_tables *tables, enum team team,
                              const struct choice_model *known, double kin, uint64_t seed)
{
    double sure = known ? KNOWN_SHARE : kin, old = tables->weights.old;
    double another = (1 - sure) * (1 - old) / 3;
    double prior[CHOICE_MODELS] = {[MODEL_ACE] = sure,
                                   [MODEL_OLD_ACE] = (1 - sure) * old,
                                   [MODEL_OFFICER] = another,
                                   [MODEL_CADET] = another,
                                   [MODEL_ANYONE] = another};
    struct estimate *r = memory_new(1, sizeof *r);
    double sum[CHOICE_MODELS] = {0};
    r->tables = tables;
    r->team = team;
    r->rng = seed;
    for (int m = 0; m < CHOICE_MODELS; m++) r->model[m] = &choice_models[m];
    if (known) r->model[MODEL_ACE] = known;
    EACH_SPACE (at, &tables->chart.sea) {
        struct hypothesis *h = &r->list[r->count++];
        double feature[START_FEATURE_COUNT];
        *h = (struct hypothesis){.at = at, .route = bits_one(at)};
        choice_start(tables, at, feature);
        for (int m = 0; m < CHOICE_MODELS; m++) {
            h->weight[m] = exp(choice_score(r->model[m]->start, feature, START_FEATURE_COUNT));
            sum[m] += h->weight[m];
        }
    }
    for (int i = 0; i < r->count; i++)
        for (int m = 0; m < CHOICE_MODELS; m++) r->list[i].weight[m] *= prior[m] / sum[m];
    return r;
}

void estimate_free(struct estimate *estimate) { free(estimate); }

/* --- what was chosen ------------------------------------------------------------------------- */

static struct bits open_water(const struct estimate *r, const struct hypothesis *h)
{
    struct bits open = bits_without(r->tables->chart.sea, h->route);
    return r->tables->rules.own_mine_blocks ? bits_without(open, h->mines) : open;
}

/* How likely each course is from there; gives those that the rules leave. */
static unsigned course_shares(const struct estimate *r, const struct choice_context *context,
                              const struct hypothesis *h,
                              double share[CHOICE_MODELS][COURSE_OPTIONS])
{
    move_features features[COURSE_OPTIONS];
    unsigned left = choice_courses(context, open_water(r, h), h->at, features);
    for (int m = 0; m < CHOICE_MODELS; m++)
        choice_shares(r->model[m]->course, features, left, share[m]);
    return left;
}

/* Keeps those that could do it, by how likely they were to. */
static void weigh_course(struct estimate *r, const struct choice_context *context, int option)
{
    int kept = 0;
    for (int i = 0; i < r->count; i++) {
        struct hypothesis h = r->list[i];
        double share[CHOICE_MODELS][COURSE_OPTIONS];
        if (!(course_shares(r, context, &h, share) >> option & 1)) continue;
        for (int m = 0; m < CHOICE_MODELS; m++) h.weight[m] *= share[m][option];
        if (option == COURSE_SURFACE) h.route = bits_one(h.at);
        else {
            h.at = space_step(h.at, option);
            bits_add(&h.route, h.at);
        }
        r->list[kept++] = h;
    }
    r->count = kept;
}

static void sail_silently(struct hypothesis *h, enum dir dir, int length)
{
    for (int i = 0; i < length; i++) {
        h->at = space_step(h->at, dir);
        bits_add(&h->route, h->at);
    }
}

/* What it becomes by a silence, by how likely each is; gives how many. */
static int silences_of(const struct estimate *r, const struct choice_context *context,
                       const struct hypothesis *from, struct hypothesis *to)
{
    move_features features[SILENCE_OPTIONS];
    double share[CHOICE_MODELS][SILENCE_OPTIONS];
    unsigned left = choice_silences(context, open_water(r, from), from->at, features);
    int count = 0;
    for (int m = 0; m < CHOICE_MODELS; m++)
        choice_shares(r->model[m]->silence, features, left, share[m]);
    EACH_BIT (option, left) {
        struct hypothesis *h = &to[count++];
        *h = *from;
        if (option != SILENCE_STAY)
            sail_silently(h, (option - 1) / SILENCE_MAX, (int)(option - 1) % SILENCE_MAX + 1);
        for (int m = 0; m < CHOICE_MODELS; m++) h->weight[m] *= share[m][option];
    }
    return count;
}

/* Those of before stand at the end of the list meanwhile. */
static void weigh_silence(struct estimate *r, const struct choice_context *context)
{
    enum { PARENTS_MAX = EXPANDED_MAX / (SILENCE_OPTIONS + 1) };
    thin_out(r, PARENTS_MAX);
    int parents = r->count;
    struct hypothesis *from = &r->list[EXPANDED_MAX - parents];
    memmove(from, r->list, (size_t)parents * sizeof *from);
    r->count = 0;
    for (int i = 0; i < parents; i++) {
        struct hypothesis parent = from[i];
        r->count += silences_of(r, context, &parent, &r->list[r->count]);
    }
    thin_out(r, KEPT_MAX);
}

/* How likely each space is as the one from which that shot, or none, was chosen. It depends on the
 * place alone. */
static void shot_shares(const struct estimate *r, const struct choice_context *context,
                        uint8_t from, uint8_t target, double share[CHOICE_MODELS])
{
    const struct bits *reach = &context->tables->reach[from];
    double feature[SHOT_FEATURE_COUNT], sum[CHOICE_MODELS], score;
    choice_shot(context, from, NOWHERE, feature);
    for (int m = 0; m < CHOICE_MODELS; m++) {
        sum[m] = exp(choice_score(r->model[m]->shot, feature, SHOT_FEATURE_COUNT));
        share[m] = target == NOWHERE ? sum[m] : 0;
    }
    EACH_SPACE (at, reach) {
        choice_shot(context, from, at, feature);
        for (int m = 0; m < CHOICE_MODELS; m++) {
            score = exp(choice_score(r->model[m]->shot, feature, SHOT_FEATURE_COUNT));
            sum[m] += score;
            if (at == target) share[m] = score;
        }
    }
    for (int m = 0; m < CHOICE_MODELS; m++) share[m] /= sum[m];
}

static void weigh_shot(struct estimate *r, const struct choice_context *context, uint8_t target)
{
    double share[SPACE_MAX][CHOICE_MODELS];
    struct bits known = bits_none();
    for (int i = 0; i < r->count; i++) {
        struct hypothesis *h = &r->list[i];
        if (!bits_has(&known, h->at)) shot_shares(r, context, h->at, target, share[h->at]);
        bits_add(&known, h->at);
        for (int m = 0; m < CHOICE_MODELS; m++) h->weight[m] *= share[h->at][m];
    }
}

/* Each hypothesis takes one of the places that its mine may have. */
static void drop_mine(struct estimate *r)
{
    for (int i = 0; i < r->count; i++) {
        struct hypothesis *h = &r->list[i];
        struct bits taken = bits_or(h->route, h->mines);
        struct bits choice = bits_and(r->tables->ring[h->at], r->tables->chart.sea);
        choice = bits_without(choice, taken);
        int n = bits_count(&choice);
        if (n) bits_add(&h->mines, bits_nth(&choice, (int)rng_below(&r->rng, (uint32_t)n)));
    }
}

static void weigh_own(struct estimate *r, const struct event *heard,
                      const struct choice_public *public)
{
    struct choice_context context;
    choice_context_make(&context, r->tables, r->team, public);
    switch (heard->kind) {
    case EVENT_COURSE:
        weigh_course(r, &context, heard->dir);
        r->moved = 1;
        break;
    case EVENT_SURFACE:
        weigh_course(r, &context, COURSE_SURFACE);
        r->moved = 0;
        break;
    case EVENT_SILENCE: weigh_silence(r, &context); break;
    case EVENT_TORPEDO: weigh_shot(r, &context, heard->at); break;
    case EVENT_TURN: weigh_shot(r, &context, NOWHERE); break;
    default: return;
    }
    switch_models(r);
    normalize(r);
}

void estimate_weigh(struct estimate *r, const struct event *heard,
                    const struct choice_public *public)
{
    bool turn = heard->kind == EVENT_TURN;
    bool held_fire = turn && r->moved && public->armed && !public->acted;
    if (turn) r->moved = 0;
    if (held_fire || (heard->team == r->team && !turn)) weigh_own(r, heard, public);
    if (heard->team == r->team && heard->kind == EVENT_MINE) drop_mine(r);
}

/* --- what the radio says --------------------------------------------------------------------- */

static void weights_by_space(const struct estimate *r, double weight[SPACE_MAX])
{
    memset(weight, 0, SPACE_MAX * sizeof *weight);
    for (int i = 0; i < r->count; i++) weight[r->list[i].at] += whole(&r->list[i]);
}

/* How much each model has come to count. */
static void trust_models(const struct estimate *r, double trust[CHOICE_MODELS])
{
    double sum = total(r);
    for (int m = 0; m < CHOICE_MODELS; m++) {
        trust[m] = 0;
        for (int i = 0; i < r->count; i++) trust[m] += r->list[i].weight[m];
        trust[m] = sum > 0 ? trust[m] / sum : 1.0 / CHOICE_MODELS;
    }
}

/* Draws anew from the radio's histories, with the weights by space that were believed so far. */
static void draw_anew(struct estimate *r, const struct radio *radio, const double *believed)
{
    double counted[SPACE_MAX], trust[CHOICE_MODELS];
    radio_weights(radio, counted);
    trust_models(r, trust);
    r->count = 0;
    for (int i = 0; i < DRAWN; i++) {
        struct radio_guess guess = radio_sample(radio, &r->rng);
        if (guess.at == NOWHERE) continue;
        struct hypothesis *h = &r->list[r->count++];
        *h = (struct hypothesis){.at = guess.at, .route = guess.route, .mines = guess.mines};
        double weight = 0.1 + believed[guess.at] / (counted[guess.at] + 1e-6);
        for (int m = 0; m < CHOICE_MODELS; m++) h->weight[m] = weight * trust[m];
    }
    normalize(r);
}

void estimate_forget(struct estimate *r, const struct radio *radio)
{
    static const double nothing[SPACE_MAX];
    draw_anew(r, radio, nothing);
}

void estimate_keep(struct estimate *r, const struct radio *radio, const struct event *heard)
{
    struct bits cells = radio_cells(radio);
    bool triggered = heard->team == r->team && heard->kind == EVENT_TRIGGER;
    int kept = 0;
    for (int i = 0; i < r->count; i++)
        if (bits_has(&cells, r->list[i].at)) r->list[kept++] = r->list[i];
    bool fewer = kept < r->count;
    r->count = kept;
    if (fewer) normalize(r);
    if (!triggered && r->count) return;
    double believed[SPACE_MAX];
    weights_by_space(r, believed);
    draw_anew(r, radio, believed);
}

/* --- answers --------------------------------------------------------------------------------- */

void estimate_weights(const struct estimate *r, const struct radio *radio, double weight[SPACE_MAX])
{
    double counted[SPACE_MAX];
    double share = r->count ? RADIO_SHARE : 1;
    weights_by_space(r, weight);
    radio_weights(radio, counted);
    for (int i = 0; i < SPACE_MAX; i++) weight[i] = (1 - share) * weight[i] + share * counted[i];
}

struct radio_guess estimate_sample(const struct estimate *r, const struct radio *radio,
                                   uint64_t *rng)
{
    double left = even(rng);
    if (!r->count || left < RADIO_SHARE) return radio_sample(radio, rng);
    left = (left - RADIO_SHARE) / (1 - RADIO_SHARE);
    int i = 0;
    while (i + 1 < r->count && (left -= whole(&r->list[i])) > 0) i++;
    const struct hypothesis *h = &r->list[i];
    return (struct radio_guess){.at = h->at, .route = h->route, .mines = h->mines};
}

/* --- what a choice will tell ----------------------------------------------------------------- */

/* The radio's count of the places keeps its share; nothing is told by what nobody could do. */
static bool told(double weight[SPACE_MAX], const double counted[SPACE_MAX])
{
    double sum = 0;
    for (int i = 0; i < SPACE_MAX; i++) sum += weight[i];
    for (int i = 0; i < SPACE_MAX && sum > 0; i++)
        weight[i] = (1 - RADIO_SHARE) * weight[i] / sum + RADIO_SHARE * counted[i];
    return sum > 0;
}

unsigned estimate_courses(const struct estimate *r, const struct radio *radio,
                          const struct choice_public *public,
                          double weight[COURSE_OPTIONS][SPACE_MAX])
{
    struct choice_context context;
    double counted[SPACE_MAX], share[CHOICE_MODELS][COURSE_OPTIONS];
    unsigned possible = 0;
    radio_weights(radio, counted);
    choice_context_make(&context, r->tables, r->team, public);
    memset(weight, 0, COURSE_OPTIONS * sizeof *weight);
    for (int i = 0; i < r->count; i++) {
        const struct hypothesis *h = &r->list[i];
        EACH_BIT (option, course_shares(r, &context, h, share))
            for (int m = 0; m < CHOICE_MODELS; m++)
                weight[option][h->at] += h->weight[m] * share[m][option];
    }
    for (int option = 0; option < COURSE_OPTIONS; option++)
        possible |= (unsigned)told(weight[option], counted) << option;
    return possible;
}

bool estimate_shot(const struct estimate *r, const struct radio *radio,
                   const struct choice_public *public, uint8_t target, double weight[SPACE_MAX])
{
    struct choice_context context;
    double counted[SPACE_MAX], share[CHOICE_MODELS];
    radio_weights(radio, counted);
    choice_context_make(&context, r->tables, r->team, public);
    memset(weight, 0, SPACE_MAX * sizeof *weight);
    for (int i = 0; i < r->count; i++) {
        const struct hypothesis *h = &r->list[i];
        shot_shares(r, &context, h->at, target, share);
        for (int m = 0; m < CHOICE_MODELS; m++) weight[h->at] += h->weight[m] * share[m];
    }
    return told(weight, counted);
}

void estimate_silence(const struct estimate *r, const struct choice_public *public,
                      double weight[SPACE_MAX])
{
    struct choice_context context;
    struct hypothesis after[SILENCE_OPTIONS];
    choice_context_make(&context, r->tables, r->team, public);
    memset(weight, 0, SPACE_MAX * sizeof *weight);
    for (int i = 0; i < r->count; i++) {
        int count = silences_of(r, &context, &r->list[i], after);
        for (int j = 0; j < count; j++) weight[after[j].at] += whole(&after[j]);
    }
}
