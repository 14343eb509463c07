/*
 * message: why an order was refused, in a sentence for the person who gave it.
 *
 * The error is a code for programs; this is its English for people: "C6 is already on your route".
 * It tells nothing that the giver may not know: details are taken from the order itself, and from
 * what the role that gave it can see, never from the enemy's boat.
 */
#ifndef WIRE_MESSAGE_H
#define WIRE_MESSAGE_H

#include "rules/game.h"
#include "wire/out.h"

/* `order` must have been refused with `error` by this game. */
void message_refused(struct out *out, const struct game *game, const struct order *order,
                     enum error error);

const char *role_title(enum role role); /* "First Mate" */

#endif
