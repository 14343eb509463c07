/*
 * belief: what each crew of the game being refereed can know of the other, on demand.
 *
 * Nothing is held until a crew's belief is asked for; then it is caught up from the recording, and
 * from there on it hears every order's events with the ears of that crew's Captain.
 */
#ifndef TOOLS_BELIEF_H
#define TOOLS_BELIEF_H

#include "radio/radio.h"
#include "tools/recording.h"

struct belief {
    struct radio *radio[TEAMS];
};

void belief_hear(struct belief *belief, const struct game *game, const struct events *events);

/* What the other crew can know of the boat of `about`, which is also that crew's own mirror: only
 * what everyone hears goes into it. It stays the belief's own. */
const struct radio *belief_about(struct belief *belief, enum team about,
                                 const struct recording *recording);
void belief_release(struct belief *belief);

#endif
