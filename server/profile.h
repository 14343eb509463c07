/*
 * profile: what is kept of a person besides his games, which are forgotten one day: sums over all
 * that he has finished. It is JSON in the store and on the wire (docs/PROTOCOL.md, PROFILE).
 *
 *   struct profile profile;
 *   profile_read(&profile, text, length);      // "" is somebody new
 *   profile_add(&profile, card, seats);
 *   profile_write(&profile, out);
 *
 * A game that was called off counts for nobody, and one that was handed in counts where it was
 * played.
 */
#ifndef SERVER_PROFILE_H
#define SERVER_PROFILE_H

#include "rules/chart_builtin.h"
#include "server/glicko.h"
#include "wire/in.h"
#include "wire/out.h"

struct score {
    uint32_t games, won, drawn;
};

struct profile {
    struct score all, role[ROLES], mode[MODES], map[CHART_BUILTINS];
    int32_t streak; /* games won one after the other, below 0: lost */
    uint32_t best_streak;
    uint32_t used[SYSTEMS], shots, hits; /* by the crews that he was in */
    struct kept_rating {
        struct rating now; /* after the last rated game; ratings.h */
        uint32_t games;    /* 0: there is none */
        int64_t at_s;      /* when the last one ended */
    } rating[MODES];
};

/* What cannot be read is empty, and damaged text is as good as none. */
void profile_read(struct profile *profile, const char *text, size_t length);
void profile_write(const struct profile *profile, struct out *out);

/* GAME of docs/PROTOCOL.md that is over; `seats` were his, one bit each. */
void profile_add(struct profile *profile, const struct value *card, unsigned seats);

#endif
