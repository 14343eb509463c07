/*
 * json_debrief: `fathom analyse --json`, also what the server gives for a finished game.
 *
 *   {"winner":"blue","reason":"destroyed","orders":212,
 *    "turns":[{"order":3,"turn":0,"team":"blue","do":"course","number":1,
 *              "hull":{"blue":4,"yellow":4},"places":{"blue":88,"yellow":92},
 *              "bits":{"blue":6.4,"yellow":6.5},"exact":true},...],
 *    "shots":[{"order":57,"turn":19,"team":"blue","do":"torpedo","at":"G2","direct":0.083,
 *              "indirect":0.417,"expected":0.5,"result":{"blue":"clear","yellow":"indirect"}},...],
 *    "asked":[{"order":40,"turn":13,"team":"yellow","do":"drone","sector":4,"bits":1.9,
 *              "before":31,"left":8},...],
 *    "missed":[the same as `shots` for those that were not fired],
 *    "unasked":[the same as `asked` for those that were not; `left` and `bits` on average],
 *    "moments":[{"order":57,"turn":19,"step":58,"kind":"hit","team":"blue","by":"blue",
 *                "do":"torpedo","boat":"yellow","damage":1,"cause":"torpedo","swing":1.2},
 *               {...,"kind":"found","before":31,"after":4},...],
 *    "learn":[{"order":57,"turn":19,"team":"blue","do":"torpedo","kind":"shot","step":61,
 *              "at":"G2","direct":0.5,"indirect":0.2,"result":"direct","cost":1.2},
 *             {...,"do":"surface","kind":"giveaway","before":64,"after":9,"cost":0.7},
 *             {...,"do":"torpedo","kind":"breakdown","at":"H4",...,"symbol":"W1","broke":14},
 *             {...,"do":"cross","kind":"breakdown","damage":1,"cause":"panel",...},...]}
 *
 * places.blue: where blue could be, as far as yellow can tell. `turn` is an index into `turns`,
 * `number` the turn as people count them. A moment's `team` is whom it served. `learn` is of each
 * crew what cost it most, in hull points: a shot that it let pass, an order that gave it away, a
 * breakdown (`do`: what that kept it from; `broke`: the turn in which it was crossed out). `step`
 * is where to look: how many orders something had come of.
 */
#ifndef WIRE_JSON_DEBRIEF_H
#define WIRE_JSON_DEBRIEF_H

#include "debrief/debrief.h"
#include "wire/out.h"

void json_debrief(struct out *out, const struct debrief *debrief);

/* Follows a whole record. NULL when it cannot be replayed: `trouble` says why. One that ends after
 * a whole order without a seal is followed as far as it goes; debrief_salvage does so with a
 * damaged one too, if its header can be read. */
struct record_trouble;
struct debrief *debrief_record(const uint8_t *bytes, size_t length, struct record_trouble *trouble);
struct debrief *debrief_salvage(const uint8_t *bytes, size_t length,
                                struct record_trouble *trouble);

#endif
