/*
 * order: what a seat asks for. A small value; only a traced stroke lies outside it.
 */
#ifndef RULES_ORDER_H
#define RULES_ORDER_H

#include "rules/hull.h"

#define ORDERS(X)                                                                                  \
    X(PLACE, "place") X(COURSE, "course") X(MARK, "mark") X(CROSS, "cross")                        \
    X(TORPEDO, "torpedo") X(MINE, "mine") X(TRIGGER, "trigger") X(DRONE, "drone")                  \
    X(SONAR, "sonar") X(ANSWER, "answer") X(SILENCE, "silence") X(SURFACE, "surface")              \
    X(TRACE, "trace") X(CONFIRM, "confirm") X(DIVE, "dive") X(ARCHER, "archer")                    \
    X(VOLCANO, "volcano") X(REPAIR, "repair") X(PASS, "pass") X(RESIGN, "resign")                  \
    X(DRAW, "draw") X(TICK, "tick") X(ABANDON, "abandon")

enum order_kind {
#define X(id, name) DO_##id,
    ORDERS(X)
#undef X
        ORDER_KINDS
};

enum { INITIALS_MAX = 12, SILENCE_MAX = 4, TORPEDO_MAX = 4 };

/* The empty duty: `mark` with gauge null, `cross` with symbol null. */
enum { EMPTY_DUTY = 0xfe };

/*
 * Fields by kind; the others stay 0. `by` is NO_ROLE where the message named none.
 *
 *   place torpedo mine trigger archer   at
 *   course                              dir
 *   silence                             dir (NO_DIR if left out), value = length
 *   mark, repair                        value = enum system (mark: or EMPTY_DUTY)
 *   cross                               value = symbol, or EMPTY_DUTY
 *   drone                               value = sector, from 1
 *   answer                              row, column, sector from 1, 0 where not stated
 *   trace                               value = section 1-4, player 1-4, initials, stroke
 *   confirm                             value = accept
 *   volcano                             value = 1 or 2
 *   tick                                ms; no team
 *   abandon                             the host's word that `team` has left for good
 */
struct order {
    uint8_t kind; /* enum order_kind */
    uint8_t team; /* enum team, NO_TEAM for tick */
    uint8_t by;   /* enum role or NO_ROLE */
    uint8_t at;
    uint8_t dir;
    uint8_t value;
    uint8_t row, column, sector;
    uint8_t player;
    uint8_t initials_length;
    char initials[INITIALS_MAX];
    uint32_t ms;
    const struct stroke *stroke;
};

const char *order_name(enum order_kind kind);
int order_named(const char *name); /* -1 when unknown */

/* The role that gives an order when the message names none. */
struct ruleset;
enum role order_role(const struct ruleset *rules, enum order_kind kind);

#endif
