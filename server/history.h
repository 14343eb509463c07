/*
 * history: a record played again for somebody who was not there: a newcomer, a bot, a reader.
 *
 *   static const struct history_ops ops = {.played = ..., .called = ...};
 *   history_play(&room->log, &ops, context);
 */
#ifndef SERVER_HISTORY_H
#define SERVER_HISTORY_H

#include "wire/record.h"

struct history_ops {
    /* The game before its first order; may be NULL. */
    void (*began)(void *context, const struct setup *setup, const struct game *game);
    /* After every order, with the events of all audiences. */
    void (*played)(void *context, const struct order *order, const struct events *events);
    void (*called)(void *context, const struct call *call);
};

/* False when not even the record's header can be read. Ends early where the record is damaged. */
bool history_play(const struct out *record, const struct history_ops *ops, void *context);

#endif
