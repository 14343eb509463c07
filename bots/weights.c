/* The tables of weights.h, and a number in them by its name. */
#include "bots/weights.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"

static const struct weights officer = {
#define X(name, officer, ace) .name = officer,
    WEIGHTS(X)
#undef X
};
static const struct weights ace = {
#define X(name, officer, ace) .name = ace,
    WEIGHTS(X)
#undef X
};
static const double evaluation_hunt[FEATURES] = {
#define X(name, hunt, quick) hunt,
    EVALUATION(X)
#undef X
};
static const double evaluation_quick[FEATURES] = {
#define X(name, hunt, quick) quick,
    EVALUATION(X)
#undef X
};

struct weights weights_of(int level, int hull)
{
    struct weights weights = level >= LEVEL_ACE ? ace : officer;
    memcpy(weights.evaluation, hull == 1 ? evaluation_quick : evaluation_hunt,
           sizeof weights.evaluation);
    return weights;
}

static double *weight_named(struct weights *weights, const char *name, size_t length)
{
    static const struct {
        const char *name;
        size_t offset;
    } place[] = {
#define X(name, officer, ace) {#name, offsetof(struct weights, name)},
        WEIGHTS(X)
#undef X
#define X(name, hunt, quick) {"v_" #name, offsetof(struct weights, evaluation[FEATURE_##name])},
            EVALUATION(X)
#undef X
    };
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++)
        if (strlen(place[i].name) == length && !strncmp(place[i].name, name, length))
            return (double *)((char *)weights + place[i].offset);
    return NULL;
}

bool weights_set(struct weights *weights, const char *assignment)
{
    size_t length = strcspn(assignment, "=");
    double *weight = weight_named(weights, assignment, length);
    char *end;
    if (!weight || assignment[length] != '=') return false;
    *weight = strtod(assignment + length + 1, &end);
    return end > assignment + length + 1 && !*end;
}
