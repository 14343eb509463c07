/*
 * json_debrief: `fathom analyse --json`, also what the server gives for a finished game.
 *
 *   {"winner":"blue","reason":"destroyed","orders":212,
 *    "turns":[{"order":3,"team":"blue","do":"course","hull":{"blue":4,"yellow":4},
 *              "places":{"blue":88,"yellow":92},"bits":{"blue":6.4,"yellow":6.5},
 *              "exact":true},...],
 *    "shots":[{"order":57,"turn":19,"team":"blue","do":"torpedo","at":"G2","direct":0.083,
 *              "indirect":0.417,"result":{"blue":"clear","yellow":"indirect"}},...],
 *    "missed":[the same for shots that were not fired],
 *    "unasked":[{"order":40,"turn":13,"team":"yellow","do":"drone","sector":4,"bits":1.9},...],
 *    "moments":[{"order":57,"turn":19,"kind":"hit","team":"blue","boat":"yellow","damage":1,
 *                "swing":1.2},{...,"kind":"found","before":31,"after":4},...]}
 *
 * places.blue: where blue could be, as far as yellow can tell. `turn` is an index into `turns`.
 */
#ifndef WIRE_JSON_DEBRIEF_H
#define WIRE_JSON_DEBRIEF_H

#include "crew/debrief.h"
#include "wire/out.h"

void json_debrief(struct out *out, const struct debrief *debrief);

/* Follows a whole record. NULL when it cannot be replayed (or there is no memory): `trouble` says
 * why. A record that was cut short is followed as far as it goes. */
struct record_trouble;
struct debrief *debrief_record(const uint8_t *bytes, size_t length, struct record_trouble *trouble);

#endif
