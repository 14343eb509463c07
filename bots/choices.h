/*
 * choices: how likely a Captain is to choose what he chose, as far as everyone can tell.
 *
 * A Captain who stands in a certain place picks among his starts, courses, silences and shots by
 * what they look like from there. A model weighs what they look like (features) and gives each
 * option a share, exp(sum of weight times feature) over the sum of all. The weights of our own
 * levels were fitted on their games (bench/reader does it); one model takes everything alike.
 *
 * What is public and the same wherever the boat may be is made once for an event (choice_context).
 */
#ifndef BOTS_CHOICES_H
#define BOTS_CHOICES_H

#include "bots/duel.h"

/* Of a place to be in, of a way to get there, of a shot. */
#define MOVE_FEATURES(X)                                                                           \
    X(water)                                                                                       \
    X(cramped)                                                                                     \
    X(dead_end) X(one_exit) X(three_exits) X(near_attack) X(near_fear) X(distance) X(edge)         \
        X(hidden) X(cross) X(straight) X(surface) X(surface_worn) X(surface_threat) X(stay)        \
            X(length) X(scenario)
#define START_FEATURES(X) X(around) X(wide) X(exits) X(shore) X(learned)
#define SHOT_FEATURES(X) X(none) X(damage) X(sinking) X(self)

#define X(name) MOVE_##name,
enum { MOVE_FEATURES(X) MOVE_FEATURE_COUNT };
#undef X
#define X(name) START_##name,
enum { START_FEATURES(X) START_FEATURE_COUNT };
#undef X
#define X(name) SHOT_##name,
enum { SHOT_FEATURES(X) SHOT_FEATURE_COUNT };
#undef X

struct choice_model {
    const char *name;
    bool reads;    /* who chooses so goes by what his enemy chose, too */
    double eludes; /* he is hit less often than his places say: to this power over 1 */
    double start[START_FEATURE_COUNT];
    double course[MOVE_FEATURE_COUNT]; /* the four courses and surfacing */
    double silence[MOVE_FEATURE_COUNT];
    double shot[SHOT_FEATURE_COUNT];
};

enum { MODEL_ACE, MODEL_OLD_ACE, MODEL_OFFICER, MODEL_CADET, MODEL_ANYONE, CHOICE_MODELS };
extern const struct choice_model choice_models[CHOICE_MODELS];

enum {
    COURSE_SURFACE = DIRS,
    COURSE_OPTIONS = DIRS + 1,
    SILENCE_STAY = 0,
    SILENCE_OPTIONS = 1 + DIRS * SILENCE_MAX
};

static inline int choice_silence_option(enum dir dir, int length)
{
    return 1 + (int)dir * SILENCE_MAX + length - 1;
}

/* What everyone can tell of a Captain's situation. */
struct choice_public {
    struct bits hiding; /* where he can be for the other side */
    struct bits other;  /* where the other can be for him */
    uint32_t crossed;   /* a guess at his Engineer's sheet */
    uint8_t hull[TEAMS];
    uint8_t marks; /* on his torpedo, a guess */
    uint8_t last;  /* his last course, NO_DIR without one */
    bool armed, threatened;
    bool acted; /* activated something in this turn */
    uint8_t dead; /* systems that are not repaired, one bit each */
    bool quiet;   /* no volcano will erupt any more */
};

/* The same, worked out for the features: it does not depend on where he is. */
struct choice_context {
    const struct duel_tables *tables;
    enum dir last;
    struct bits hiding, other;
    int places;                                   /* of the other */
    double damage[SPACE_MAX], sinking[SPACE_MAX]; /* of a shot there, on average */
    double want, fear;                            /* to be near the other */
    double off_column[CHART_SIDE_MAX], off_row[CHART_SIDE_MAX];
    double hidden[DIRS], cross[DIRS];
    double worn, threat;
    struct scenario_state scenario;
};
void choice_context_make(struct choice_context *context, const struct duel_tables *tables,
                         enum team team, const struct choice_public *public);

/* The features of each option, and which options the rules leave, one bit each. `open` is the
 * water that the boat may enter. */
typedef double move_features[MOVE_FEATURE_COUNT];
unsigned choice_courses(const struct choice_context *context, struct bits open, uint8_t at,
                        move_features features[COURSE_OPTIONS]);
unsigned choice_silences(const struct choice_context *context, struct bits open, uint8_t at,
                         move_features features[SILENCE_OPTIONS]);
void choice_learn_starts(struct duel_tables *tables); /* where aces begin, for choice_start */
void choice_start(const struct duel_tables *tables, uint8_t at,
                  double features[START_FEATURE_COUNT]);
void choice_shot(const struct choice_context *context, uint8_t from, uint8_t target,
                 double features[SHOT_FEATURE_COUNT]); /* target NOWHERE: none */

double choice_score(const double *weights, const double *feature, int count);

/* The shares of the moves in `left` under a model's weights. */
void choice_shares(const double *weights, const move_features *feature, unsigned left,
                   double *share);

#endif
