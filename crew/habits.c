/* The tables of habits.h, and a number in them by its name. */
#include "crew/habits.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "crew/crew.h"

static const struct habits officer = {
#define X(name, officer, ace) .name = officer,
    HABITS(X)
#undef X
};
static const struct habits ace = {
#define X(name, officer, ace) .name = ace,
    HABITS(X)
#undef X
};
static const double verdict_hunt[FEATURES] = {
#define X(name, hunt, quick) hunt,
    VERDICTS(X)
#undef X
};
static const double verdict_quick[FEATURES] = {
#define X(name, hunt, quick) quick,
    VERDICTS(X)
#undef X
};

struct habits habits_of(int level, int hull)
{
    struct habits habits = level == LEVEL_ACE ? ace : officer;
    memcpy(habits.verdict, hull == 1 ? verdict_quick : verdict_hunt, sizeof(habits.verdict));
    return habits;
}

static double *habit_named(struct habits *habits, const char *name, size_t length)
{
    static const struct {
        const char *name;
        size_t offset;
    } place[] = {
#define X(name, officer, ace) {#name, offsetof(struct habits, name)},
        HABITS(X)
#undef X
#define X(name, hunt, quick) {"v_" #name, offsetof(struct habits, verdict[FEATURE_##name])},
        VERDICTS(X)
#undef X
    };
    for (size_t i = 0; i < sizeof(place) / sizeof(place[0]); i++)
        if (strlen(place[i].name) == length && !strncmp(place[i].name, name, length))
            return (double *)((char *)habits + place[i].offset);
    return NULL;
}

bool habits_set(struct habits *habits, const char *assignment)
{
    size_t length = strcspn(assignment, "=");
    double *habit = habit_named(habits, assignment, length);
    char *end;
    if (!habit || assignment[length] != '=') return false;
    *habit = strtod(assignment + length + 1, &end);
    return end > assignment + length + 1 && !*end;
}
