/*
 * tally: what a finished game was, counted from its record: how long each crew sailed, what it used
 * and what it hit, and the blows that decided it. It goes into the game's card, and from there into
 * the profiles of those who played.
 */
#ifndef SERVER_TALLY_H
#define SERVER_TALLY_H

#include "rules/event.h"
#include "wire/out.h"

enum { MOMENTS_KEPT = 5 };

struct tally {
    struct crew_tally {
        uint32_t turns;         /* courses, silences, surfacings */
        uint32_t used[SYSTEMS]; /* how often each */
        uint32_t shots, hits;   /* torpedoes and mines, a chain being one */
    } crew[TEAMS];
    struct moment {
        uint32_t turn;
        enum team team; /* that was damaged */
        enum cause cause;
        uint8_t amount, hull; /* hull: what was left */
    } moment[MOMENTS_KEPT]; /* the first, and the last ones */
    uint32_t moments;
    bool fired[TEAMS]; /* while counting: a shot that has not gone off yet */
};

/* Plays the record again, into `events`. */
struct tally tally_game(const void *record, size_t length, struct events *events);

/* "tally":[...] of both crews and "moments":[...], of an object that is being written. */
void tally_write(const struct tally *tally, struct out *out);

#endif
