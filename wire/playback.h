/*
 * playback: a record played again, step by step: orders with what they caused, and calls.
 *
 * Every order is checked before it is carried out, so a record from anywhere is safe to play; one
 * that the rules refuse is damage, and is named with its offset like any other.
 *
 *   struct playback playback;
 *   if (!playback_open(&playback, bytes, length, &events)) complain(playback.reader.trouble.text);
 *   while (playback_next(&playback))
 *       if (playback.item == RECORD_ORDER) hear(&playback.game, &events);
 *   if (playback.item == RECORD_DAMAGED) complain(playback.reader.trouble.text);
 */
#ifndef WIRE_PLAYBACK_H
#define WIRE_PLAYBACK_H

#include "wire/record.h"

struct playback {
    struct record_reader reader;
    struct setup setup;
    struct game game;          /* after the last order */
    enum record_item item;     /* what the last step was */
    struct record_frame frame; /* its order or call */
    struct events *events;     /* what the last order caused; NULL: nobody listens */
};

/* Reads the header and sets the game up. False when it cannot be read: reader.trouble says why,
 * reader.offset is 0, and there is no game. `bytes` and `events` must outlive the playback. */
bool playback_open(struct playback *playback, const void *bytes, size_t length,
                   struct events *events);

/* The next order, carried out, or the next call. False at the end: `item` is RECORD_SEALED,
 * RECORD_UNSEALED or RECORD_DAMAGED, and `game` is what the intact part makes. */
bool playback_next(struct playback *playback);

/* The same record, longer by now or only up to there, perhaps elsewhere in memory. */
void playback_extend(struct playback *playback, const void *bytes, size_t length);

/* Plays all that is left; gives the item at the end. */
enum record_item playback_finish(struct playback *playback);

#endif
