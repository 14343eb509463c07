/*
 * appraise: what a Captain's orders are worth, in points of damage, by rule of thumb. The Officer
 * takes the best; the Ace looks closer at the best few.
 */
#ifndef BOTS_APPRAISE_H
#define BOTS_APPRAISE_H

#include "bots/inside.h"
#include "bots/scenario.h"

enum { OPTIONS = 24 };

struct option {
    struct order order;
    double worth;
};

struct options {
    int count;
    struct option list[OPTIONS]; /* best first once sorted */
};

/* Everything that the Captain weighs, made once a decision. */
struct situation {
    const struct game *game;
    const struct legal *legal;
    const struct bot *bot;
    const struct weights *weights;
    enum team team;
    const struct boat *own, *foe;
    struct odds enemy;  /* where the enemy can be */
    struct odds mirror; /* where we can be for the enemy */
    double mines[SPACE_MAX];
    bool armed, enemy_armed;
    double attack;   /* damage that our best shot anywhere would do */
    double exposure; /* damage that theirs would do */
    struct scenario_steps steps;
    struct scenario_state scenario;
};

void situation_make(struct bot *bot, const struct game *game, const struct legal *legal,
                    struct situation *situation);

/* Courses and surfacing; and activations, with the pass that is worth 0. */
void appraise_courses(struct bot *bot, const struct situation *situation, struct options *options);
void appraise_activations(struct bot *bot, const struct situation *situation,
                          struct options *options);

/* The best torpedo after sailing there; false when there will be none or nothing to shoot at. */
bool appraise_next_shot(const struct situation *situation, uint8_t from, struct order *order);

/* What a blast at a space costs the boat that set it off. */
double own_blast(uint8_t own, int hull, uint8_t at);

#endif
