/*
 * opponent: a crew of bots that plays the other boat in `fathom play`.
 *
 * Each player of the crew is one bot of bots/, which gets its own seat's views and events and the
 * calls of its crew, nothing else. Turn-by-turn it acts at once; in real-time when its hour comes.
 */
#ifndef TOOLS_OPPONENT_H
#define TOOLS_OPPONENT_H

#include "bots/bot.h"
#include "rules/game.h"
#include "tools/recording.h"

struct opponent;

/* `level` as level_read takes it ("officer"). Its calls are kept in `recording`. NULL when there is
 * no such level, or no memory. */
struct opponent *opponent_new(const char *level, const struct setup *setup, enum team team,
                              struct recording *recording);
void opponent_free(struct opponent *opponent);

/* Hears what the last order caused. */
void opponent_hear(struct opponent *opponent, const struct game *game,
                   const struct events *events);

/* An order of a bot whose time has come (or, in a hurry, of any that wants to act); false when
 * there is none. It is accepted by the game, and valid until the next call. */
bool opponent_orders(struct opponent *opponent, const struct game *game, uint64_t now_ms,
                     bool hurry, struct order *order);

#endif
