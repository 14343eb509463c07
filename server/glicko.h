/*
 * glicko: Glicko-2 as Mark Glickman's "Example of the Glicko-2 system" tells it. A rating has a
 * deviation, which grows while nobody plays, and a volatility. Everything here is a value.
 *
 *   struct rating after = glicko_rate(before, opponents, count);
 */
#ifndef SERVER_GLICKO_H
#define SERVER_GLICKO_H

struct rating {
    double rating, deviation, volatility;
};

/* Of one game. */
struct glicko_opponent {
    double rating, deviation;
    double score; /* 1: won, 0.5: drawn, 0: lost */
};

#define GLICKO_NEW ((struct rating){1500, 350, 0.06})

/* After one rating period with these games. */
struct rating glicko_rate(struct rating before, const struct glicko_opponent *opponent, int count);
/* After so many periods without a game; a part of one counts as such. */
struct rating glicko_rest(struct rating before, double periods);

#endif
