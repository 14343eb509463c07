/*
 * reading: where a submarine probably is, from what its Captain chose.
 *
 * The radio knows where it can be and counts every history alike. A boat that chooses its course
 * is not where such a count puts it. A reading holds the same histories as hypotheses (place,
 * route, mines), each weighted by how likely its start, its courses, its silences, its shots and
 * its turns without a shot were under some models of Captains (choices.h). It does not know which
 * model is right: each hypothesis has a weight a model, so the model that foresees better comes to
 * count more, and one of them takes everything alike. The radio's own count keeps a share too: what
 * is possible is never ruled out, and what is impossible never believed.
 *
 *   reading_weigh(reading, &heard, &public);   // before the radio hears the event
 *   radio_hear(radio, &heard);
 *   reading_keep(reading, radio, &heard);      // after it
 *   reading_weights(reading, radio, weight);
 */
#ifndef BOTS_READING_H
#define BOTS_READING_H

#include "bots/choices.h"
#include "radio/radio.h"

struct reading;

/* About the submarine of `team`. `known` is the model of its Captain, NULL when nobody knows better
 * than our own models. Tables and model must live as long. NULL when there is no memory. */
struct reading *reading_new(const struct duel_tables *tables, enum team team,
                            const struct choice_model *known, uint64_t seed);
void reading_free(struct reading *reading); /* NULL is fine */

void reading_weigh(struct reading *reading, const struct event *heard,
                   const struct choice_public *public);
void reading_keep(struct reading *reading, const struct radio *radio, const struct event *heard);

/* Each space's chance, summing up to 1. */
void reading_weights(const struct reading *reading, const struct radio *radio,
                     double weight[SPACE_MAX]);
struct radio_guess reading_sample(const struct reading *reading, const struct radio *radio,
                                  uint64_t *rng);

/* How much each model has come to count. */
void reading_trust(const struct reading *reading, double trust[CHOICE_MODELS]);

#endif
