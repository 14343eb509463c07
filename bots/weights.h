/*
 * weights: the numbers behind the bots' judgement, one set each for the Officer, the Ace and the
 * Admiral, who has another in real-time. They were put down by judgement; where they differ, games
 * between the one and the other spoke for it: train/tune.py found most of them (docs/BOTS.md).
 *
 *   WEIGHTS(X)      X(name, Officer's, Ace's, Admiral's, Admiral's in real-time)
 *                   rules of thumb, in points of damage
 *   REAL_TIME_WEIGHTS(X)  X(name, Ace's)  where real-time asks for others
 *   REPAIR_WEIGHTS(X)     X(name, Ace's, Admiral's)  hunts turn-by-turn where islands repair what
 *                   is dead: the way to the first shot is longer than the Admiral looks ahead
 *                   elsewhere, what it is worth the Ace's own judgement hardly knows, and who
 *                   leant on the best openings any more would have two or three
 *   ICE_WEIGHTS(X)        X(name, Ace's, Admiral's)  hunts turn-by-turn where the ice ends in the
 *                   sea: starts matter more there, and the Ace plays out as the Admiral does
 *   EVALUATION(X)   X(name, in a hunt, in a quick game, Admiral's in real-time)
 *                   the chance to win, as a logit
 *
 * A feature of the evaluation is one number a side; its weight counts the difference between the
 * sides.
 */
#ifndef BOTS_WEIGHTS_H
#define BOTS_WEIGHTS_H

#include <stdbool.h>

#include "rules/chart.h"

#define WEIGHTS(X)                                                                                 \
    X(water, 0.45, 0.311, 0.335, 0.296) /* a doubling of the water that can be reached */          \
    X(cramped, 0.3, 0.353, 0.307, 0.349) /* each space short of five */                            \
    X(dead_end, 1.5, 1.486, 1.284, 1.579)                                                          \
    X(one_exit, 0.25, 0.224, 0.235, 0.192)                                                         \
    X(attack, 1.1, 1.202, 1.143, 1.15) /* to have the enemy near, by what our shot would do */     \
    X(fear, 0.9, 0.761, 0.748, 0.711) /* the same of theirs */                                     \
    X(unarmed_fear, 0.35, 0.22, 0.201, 0.19) /* of it when their torpedo is not announced ready */ \
    X(charging, 0.25, 0.562, 0.56, 0.499) /* of the attack, a mark on our torpedo */               \
    X(distance, 0.04, 0.068, 0.075, 0.072) /* a step nearer */                                     \
    X(mined, 0.5, 0.5, 0.5, 0.47) /* a mine of theirs next to us */                                \
    X(hide, 0.22, 0.201, 0.248, 0.222) /* a bit that the enemy does not know */                    \
    X(sheet, 0.6, 0.505, 0.47, 0.322) /* the Engineer's sheet against points of damage */          \
    X(air, 0.12, 0, 0, 0) /* a step from where one can surface unharmed, by each cross too many */ \
    X(surface_cost, 0.5, 0.302, 0.327, 1.484)                                                      \
    X(surface_told, 0.2, 0.127, 0.155, 0.116) /* a bit that surfacing tells */                     \
    X(surface_armed, 1.6, 1.753, 1.643, 1.653) /* shots that the enemy gets meanwhile */           \
    X(surface_unarmed, 0.7, 1.109, 1.117, 1.195)                                                   \
    X(shot, 0.42, 0.43, 0.621, 0.45) /* what a torpedo in its tube is worth */                     \
    X(shot_told, 0.07, 0.025, 0.019, 0.035) /* a bit that a shot tells */                          \
    X(sink, 2.0, 1.984, 2.017, 1.602) /* more for the blow that ends it */                         \
    X(bit_armed, 0.24, 0.154, 0.154, 0.198) /* a bit about the enemy */                            \
    X(bit_soon, 0.16, 0.16, 0.16, 0.133)                                                           \
    X(bit, 0.08, 0.08, 0.08, 0.079)                                                                \
    X(question, 0.12, 0.095, 0.095, 0.087) /* what a charged drone or sonar is worth */            \
    X(silence_bit, 0.06, 0.023, 0.013, 0.007) /* a bit gained by silence, and under threat */      \
    X(silence_threat, 0.3, 0.193, 0.159, 0.184)                                                    \
    X(silence_cost, 0.35, 0.234, 0.299, 0.208)                                                     \
    X(silence_place, 0.5, 0.5, 0.566, 0.544)                                                       \
    X(mine, 0.12, 0.129, 0.111, 0.144)                                                             \
    X(mine_near, 0.4, 0.652, 0.687, 0.576)                                                         \
    X(mine_block, 0.7, 0.7, 0.7, 0.743)                                                            \
    X(archer, 0.35, 0.35, 0.35, 0.397)                                                             \
    X(trigger, 0.5, 0.378, 0.498, 0.414)                                                           \
    X(mark_torpedo, 3.0, 6.106, 6.106, 6.618)                                                      \
    X(mark_silence_found, 2.6, 2.421, 2.421, 2.225)                                                \
    X(mark_silence, 1.7, 1.801, 1.801, 1.347)                                                      \
    X(mark_sonar, 0.95, 0.567, 0.567, 0.582)                                                       \
    X(mark_drone, 0.9, 0.648, 0.648, 0.564)                                                        \
    X(mark_mine, 0.75, 0.812, 0.812, 1.088)                                                        \
    X(mark_scenario, 0.9, 0.9, 0.9, 0.869)                                                         \
    X(mark_repair, 2.5, 2.5, 2.5, 2.565) /* while something can be repaired */                     \
    X(island, 1, 1, 1, 0.965) /* pull of the islands that repair */                                \
    X(begin_from, 0, 0, 0, 0) /* least and most steps from the torpedo's island to a start */      \
    X(begin_to, 3, 3, 3, 3)                                                                        \
    X(start, 0, 4, 8, 4) /* how much the learned worth of a start counts where to begin */         \
    X(told, 1, 1, 1, 1) /* 0: does not go by which bot sits opposite (bot_setup.enemy) */          \
    X(kin, 0.35, 0.45, 0.5, 0.35) /* untold: how likely he is an ace of ours, at first */          \
    X(old, 0.5385, 0.82, 0.5385, 0.5385) /* if he is not: how likely he is one of version 0.1 */   \
    X(known, 0.35, 0.9, 0.5, 0.35) /* how likely he takes us for an ace of ours, at first */       \
    X(reads, 0.4, 0.8, 0.8, 0.4) /* untold: how likely he reads us, before his first shot */       \
    X(telling, 0, 0, 1, 0) /* the search reckons with what an order tells who reads us */          \
    X(mark_begun, 0.3, 0.207, 0.207, 0.195) /* a gauge that is begun already */                    \
    X(weapons, 1.0, 1.248, 1.248, 1.22) /* breakdowns by kind */                                   \
    X(detection, 0.35, 0.398, 0.398, 0.429)                                                        \
    X(special, 0.75, 0.755, 0.755, 0.755)                                                          \
    X(slack, 1.0, 0.679, 0.679, 0.606) /* radiation and panels that fill up */                     \
    X(prior, 0.04, 0.085, 0.05, 0.122) /* a point by rule of thumb as chance to win */             \
    X(course_noise, 0.3, 1.284, 1.479, 1.293) /* chance in the courses of a playing out */         \
    X(activation_noise, 0, 0.28, 0.318, 0.318) /* chance in its activations */                     \
    X(nodes, 0, 10000, 6000, 30000) /* turns played out for a decision */                          \
    X(turns, 10, 10, 5, 10) /* of a playing out */                                                 \
    X(options, 8, 8, 12, 8) /* that the search looks at */                                         \
    X(clock, 0, 0, 0, 1) /* real-time: each side of a playing out acts when its time has come */   \
    X(joint, 0, 0, 1, 0) /* courses are searched with what is activated after them */              \
    X(prospects, 0, 0, 1, 0) /* the learned judgement where a playing out stops */                 \
    X(imitate, 0, 0, 1, 0) /* both sides of a playing out do as one who has searched would */      \
    X(mix, 0, 0.01, 0.003, 0.01) /* chance to win by which two options count as equal */           \
    X(vary_cross, 0, 0.03, 0.03, 0.03) /* the same of crosses, in points of damage */              \
    X(vary_mark, 0, 0.1, 0.1, 0.1) /* of marks, as a share of the best one's worth */

#define REAL_TIME_WEIGHTS(X) X(surface_cost, 1.2) X(kin, 0.35) X(old, 0.5385)                      \
                             X(known, 0.35) X(reads, 0.4)

#define REPAIR_WEIGHTS(X) X(turns, 10, 10) X(nodes, 10000, 8000)                                   \
                          X(island, 1, 1.5) X(prospects, 1, 1) X(start, 4, 4)

#define ICE_WEIGHTS(X) X(start, 12, 14) X(turns, 5, 5) X(nodes, 2500, 6000) X(options, 12, 12)     \
                       X(joint, 1, 1) X(prior, 0.04, 0.05) X(prospects, 1, 1) X(imitate, 1, 1)

#define EVALUATION(X)                                                                              \
    X(hull_1, -2.918, 0, -2.785)                                                                   \
    X(hull_2, -1.553, 0, -1.438)                                                                   \
    X(hull_3, -0.563, 0, -0.626)                                                                   \
    X(hull_more, 0.4, 0, 0.383) /* each point beyond four */                                       \
    X(armed, 0.058, 0.15, 0.055) /* torpedo ready and no breakdown */                              \
    X(torpedo, 0.021, 0.15, 0.007) /* this gauge and the next four, as a share */                  \
    X(silence, 0.139, 0.2, 0.197)                                                                  \
    X(sonar, 0.08, 0.08, 0.083)                                                                    \
    X(drone, 0.08, 0.08, 0.101)                                                                    \
    X(mine, 0.049, 0.05, 0.066)                                                                    \
    X(silent, 0.084, 0.1, 0.08) /* silence ready and no breakdown */                               \
    X(mines, 0.042, 0.1, 0.043) /* each mine in the water */                                       \
    X(no_weapons, -0.225, -0.25, -0.168)                                                           \
    X(no_special, -0.132, -0.12, -0.118)                                                           \
    X(no_detection, 0, 0, 0)                                                                       \
    X(crosses, -0.193, -0.2, -0.173) /* ten of them */                                             \
    X(hidden, -0.003, 0.05, 0.008) /* bits that the other side does not know */                    \
    X(aim, 0.074, 0.2, 0.095) /* damage that the best shot anywhere would do */                    \
    X(shot, 0.161, 0.3, 0.181) /* the same from where the side is, if armed */                     \
    X(near, 0, 0, 0) /* aim times the share of the other's places in reach */                      \
    X(near_armed, 0.096, 0.2, 0.092)                                                               \
    X(cramped, -0.427, -0.3, -0.419)                                                               \
    X(water, 0.182, 0.2, 0.143)                                                                    \
    X(surfaced, 0, 0, 0)                                                                           \
    X(route, 0, 0, 0) /* twenty spaces of it */                                                    \
    X(dead, -0.4, -0.4, -0.428) /* Echo-2: torpedo, silence */                                     \
    X(dead_others, 0, 0, 0)                                                                        \
    X(tempo, 0.07, 0.2, 0.05) /* to be on turn */

enum feature {
#define X(name, ...) FEATURE_##name,
    EVALUATION(X)
#undef X
        FEATURES
};

struct weights {
#define X(name, ...) double name;
    WEIGHTS(X)
#undef X
    double evaluation[FEATURES];
};

/* The weights of a level (enum level) on a chart, for a game in which a hull has so many points.
 * In a quick game in real-time the Admiral goes by the Ace's, but begins where he has learned to,
 * and thinks longer. */
struct weights weights_of(int level, const struct chart *chart, int hull);

/* Sets one by "name=value", a feature's by "v_name=value", several by the name of a personality
 * ("hunter", "lurker", "miner"); false when there is no such. */
bool weights_set(struct weights *weights, const char *assignment);

#endif
