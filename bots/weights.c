/* The tables of weights.h, and a number in them by its name. */
#include "bots/weights.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"

enum { QUICK_PATIENCE = 3 };

static const struct weights officer = {
#define X(name, officer, ace, admiral, real_time) .name = officer,
    WEIGHTS(X)
#undef X
};
static const struct weights ace = {
#define X(name, officer, ace, admiral, real_time) .name = ace,
    WEIGHTS(X)
#undef X
};
static const struct weights admiral = {
#define X(name, officer, ace, admiral, real_time) .name = admiral,
    WEIGHTS(X)
#undef X
};
static const struct weights admiral_in_real_time = {
#define X(name, officer, ace, admiral, real_time) .name = real_time,
    WEIGHTS(X)
#undef X
};
static const double evaluation_hunt[FEATURES] = {
#define X(name, hunt, quick, real_time) hunt,
    EVALUATION(X)
#undef X
};
static const double evaluation_quick[FEATURES] = {
#define X(name, hunt, quick, real_time) quick,
    EVALUATION(X)
#undef X
};
static const double evaluation_in_real_time[FEATURES] = {
#define X(name, hunt, quick, real_time) real_time,
    EVALUATION(X)
#undef X
};

static struct weights with(struct weights weights, const double evaluation[FEATURES])
{
    memcpy(weights.evaluation, evaluation, sizeof weights.evaluation);
    return weights;
}

/* What a chart asks for instead (REPAIR_WEIGHTS, ICE_WEIGHTS). */
#define ACES(name, ace, admiral) weights.name = ace;
#define ADMIRALS(name, ace, admiral) weights.name = admiral;

static struct weights ace_of_repairs(struct weights weights)
{
    REPAIR_WEIGHTS(ACES)
    return weights;
}

static struct weights admiral_of_repairs(struct weights weights)
{
    REPAIR_WEIGHTS(ADMIRALS)
    return weights;
}

static struct weights ace_at_ice(struct weights weights)
{
    ICE_WEIGHTS(ACES)
    return weights;
}

static struct weights admiral_at_ice(struct weights weights)
{
    ICE_WEIGHTS(ADMIRALS)
    return weights;
}

static struct weights ace_in_real_time(struct weights weights)
{
#define X(name, value) weights.name = value;
    REAL_TIME_WEIGHTS(X)
#undef X
    return weights;
}

/* Some of the sea is under ice, and some is neither that nor a hole in it. */
static bool ice_ends(const struct chart *chart)
{
    struct bits covered = bits_or(chart->ice, chart->hole);
    struct bits open = bits_without(chart->sea, covered);
    return bits_any(&chart->ice) && bits_any(&open);
}

static struct weights of_ace(const struct chart *chart, int hull)
{
    struct weights weights = with(ace, hull == 1 ? evaluation_quick : evaluation_hunt);
    if (chart_mode(chart) == REAL_TIME) return ace_in_real_time(weights);
    if (hull == 1) return weights;
    if (chart->scenario == SCENARIO_REPAIR) return ace_of_repairs(weights);
    return ice_ends(chart) ? ace_at_ice(weights) : weights;
}

static struct weights admiral_in_quick_real_time(const struct chart *chart)
{
    struct weights weights = of_ace(chart, 1);
    weights.nodes *= QUICK_PATIENCE;
    weights.clock = admiral_in_real_time.clock;
    weights.start = admiral.start;
    return weights;
}

static struct weights of_admiral(const struct chart *chart, int hull)
{
    bool quick = hull == 1;
    if (chart_mode(chart) == REAL_TIME)
        return quick ? admiral_in_quick_real_time(chart)
                     : with(admiral_in_real_time, evaluation_in_real_time);
    struct weights weights = with(admiral, quick ? evaluation_quick : evaluation_hunt);
    if (quick) return weights;
    if (chart->scenario == SCENARIO_REPAIR) return admiral_of_repairs(weights);
    return ice_ends(chart) ? admiral_at_ice(weights) : weights;
}

struct weights weights_of(int level, const struct chart *chart, int hull)
{
    if (level == LEVEL_ADMIRAL) return of_admiral(chart, hull);
    if (level == LEVEL_ACE) return of_ace(chart, hull);
    return with(officer, hull == 1 ? evaluation_quick : evaluation_hunt);
}

static double *weight_named(struct weights *weights, const char *name, size_t length)
{
    static const struct {
        const char *name;
        size_t offset;
    } place[] = {
#define X(name, ...) {#name, offsetof(struct weights, name)},
        WEIGHTS(X)
#undef X
#define X(name, ...) {"v_" #name, offsetof(struct weights, evaluation[FEATURE_##name])},
            EVALUATION(X)
#undef X
    };
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++)
        if (strlen(place[i].name) == length && !strncmp(place[i].name, name, length))
            return (double *)((char *)weights + place[i].offset);
    return NULL;
}

/* Personalities: what is worth more or less to such a Captain, by that factor. */
static const struct trait {
    const char *who, *weight;
    double factor;
} traits[] = {
    {"hunter", "attack", 1.5},       {"hunter", "fear", 0.7},
    {"hunter", "distance", 2.5},     {"hunter", "bit_armed", 1.3},
    {"hunter", "mark_torpedo", 1.2}, {"lurker", "attack", 0.8},
    {"lurker", "fear", 1.3},         {"lurker", "distance", 0.3},
    {"lurker", "hide", 1.6},         {"lurker", "silence_bit", 1.8},
    {"lurker", "mark_silence", 1.4}, {"miner", "mine", 1.55},
    {"miner", "mine_near", 1.4},     {"miner", "mark_mine", 1.5},
    {"miner", "v_mines", 1.9},
};

static bool take_personality(struct weights *weights, const char *name)
{
    bool known = false;
    for (size_t i = 0; i < sizeof traits / sizeof traits[0]; i++) {
        if (strcmp(traits[i].who, name)) continue;
        *weight_named(weights, traits[i].weight, strlen(traits[i].weight)) *= traits[i].factor;
        known = true;
    }
    return known;
}

bool weights_set(struct weights *weights, const char *assignment)
{
    size_t length = strcspn(assignment, "=");
    if (!assignment[length]) return take_personality(weights, assignment);
    double *weight = weight_named(weights, assignment, length);
    char *end;
    if (!weight || assignment[length] != '=') return false;
    *weight = strtod(assignment + length + 1, &end);
    return end > assignment + length + 1 && !*end && isfinite(*weight);
}
