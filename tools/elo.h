/*
 * elo: ratings from the results of a round robin.
 */
#ifndef TOOLS_ELO_H
#define TOOLS_ELO_H

enum { ELO_PLAYERS_MAX = 12 };

/* score[i][j]: points of i against j, a draw being half; games[i][j] how many they played. The
 * ratings that fit best, with the first player at 0. One drawn game is added to every pair that
 * met, so that a clean sweep stays finite. */
void elo_fit(int players, double score[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX],
             double games[ELO_PLAYERS_MAX][ELO_PLAYERS_MAX], double rating[ELO_PLAYERS_MAX]);

#endif
