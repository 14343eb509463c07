/* Maximum likelihood under the logistic curve, by plain coordinate steps. */
#include "tools/elo.h"

#include <math.h>

enum { ROUNDS = 4000 };

static double expected(double own, double other) { return 1 / (1 + pow(10, (other - own) / 400)); }

void elo_fit(int players, double score[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX],
             double games[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX], double rating[ELO_PLAYERS_MAX])
{
    for (int i = 0; i < players; i++) rating[i] = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < players; i++) {
            double surplus = 0, weight = 0;
            for (int j = 0; j < players; j++) {
                if (i == j || games[i][j] <= 0) continue;
                double n = games[i][j] + 1, e = expected(rating[i], rating[j]);
                surplus += score[i][j] + 0.5 - n * e;
                weight += n * e * (1 - e);
            }
            if (weight > 0) rating[i] += 0.5 * surplus / weight * 400 / log(10);
        }
    }
    for (int i = players - 1; i >= 0; i--) rating[i] -= rating[0];
}
