/* inside: what the files of the debrief share. Not for callers. */
#ifndef DEBRIEF_INSIDE_H
#define DEBRIEF_INSIDE_H

#include "debrief/debrief.h"
#include "radio/radio.h"
#include "rules/sheet.h"

/* What a bit of knowledge is worth in hull points. */
#define BIT_WORTH 0.25

struct debrief_state {
    struct game before;
    struct radio *belief[TEAMS]; /* by who listens */
    struct bot *reader[TEAMS];   /* the same, reading the enemy's choices */
    uint16_t places[TEAMS];      /* of each boat, before the order */
    float bits[TEAMS];
    uint32_t turns, shots, asked, missed, unasked; /* how many the lists can hold */
    uint32_t steps;                                /* orders that something came of, so far */
    struct breakdown {
        uint32_t turn;
        uint8_t symbol;
    } broke[TEAMS][KINDS]; /* what stopped the systems of a kind, and when */
    struct debrief_learn best[TEAMS][LEARN_KINDS]; /* cost 0: none */
};

/* Of the last point of the curve. */
static inline uint32_t turn_index(const struct debrief *d)
{
    return d->turn_count ? d->turn_count - 1 : 0;
}

/* A shot that was let pass, and what it was worth. */
void learn_missed(struct debrief *d, const struct debrief_shot *shot, float worth);

/* The same for one that a breakdown kept from being fired, and for a question. */
void learn_broken_shot(struct debrief *d, const struct debrief_shot *shot, float worth);
void learn_broken_question(struct debrief *d, const struct debrief_question *question);

/* After an order, with the boats' places and bits as they are now. */
void learn_from(struct debrief *d, const struct game *game, const struct order *order,
                const struct events *events, const uint16_t places[], const float bits[]);

void learn_finish(struct debrief *d);

#endif
