/*
 * estimate: where a submarine probably is, from what its Captain chose.
 *
 * The radio knows where it can be and counts every history alike. A boat that chooses its course
 * is not where such a count puts it. An estimate holds the same histories as hypotheses (place,
 * route, mines), each weighted by how likely its start, its courses, its silences, its shots and
 * its turns without a shot were under some models of Captains (choices.h). It does not know which
 * model is right: each hypothesis has a weight a model, so the model that foresees better comes to
 * count more, and one of them takes everything alike. The radio's own count keeps a share too: what
 * is possible is never ruled out, and what is impossible never believed.
 *
 *   estimate_weigh(estimate, &heard, &public);   // before the radio hears the event
 *   radio_hear(radio, &heard);
 *   estimate_keep(estimate, radio, &heard);      // after it
 *   estimate_weights(estimate, radio, weight);
 */
#ifndef BOTS_ESTIMATE_H
#define BOTS_ESTIMATE_H

#include "bots/choices.h"
#include "radio/radio.h"

struct estimate;

/* About the submarine of `team`. `known` is the model of its Captain, NULL when nobody knows better
 * than our own models: then he is an ace of ours with the chance `kin`. Tables and model must live
 * as long. */
struct estimate *estimate_new(const struct duel_tables *tables, enum team team,
                              const struct choice_model *known, double kin, uint64_t seed);
void estimate_free(struct estimate *estimate); /* NULL is fine */

void estimate_weigh(struct estimate *estimate, const struct event *heard,
                    const struct choice_public *public);
void estimate_keep(struct estimate *estimate, const struct radio *radio, const struct event *heard);

/* After a radio_gap: the same Captain, of whose way nobody kept anything. */
void estimate_forget(struct estimate *estimate, const struct radio *radio);

/* Each space's chance, summing up to 1. */
void estimate_weights(const struct estimate *estimate, const struct radio *radio,
                      double weight[SPACE_MAX]);
struct radio_guess estimate_sample(const struct estimate *estimate, const struct radio *radio,
                                   uint64_t *rng);

/* What a choice would tell, before it is made: each space's chance to be the one that it is made
 * from, of each course and of surfacing (gives those that anybody could choose), and of a shot
 * (`target` NOWHERE: none after a course; false when nobody could); and where a silence may lead.
 */
unsigned estimate_courses(const struct estimate *estimate, const struct radio *radio,
                          const struct choice_public *public,
                          double weight[COURSE_OPTIONS][SPACE_MAX]);
bool estimate_shot(const struct estimate *estimate, const struct radio *radio,
                   const struct choice_public *public, uint8_t target, double weight[SPACE_MAX]);
void estimate_silence(const struct estimate *estimate, const struct choice_public *public,
                      double weight[SPACE_MAX]);

#endif
