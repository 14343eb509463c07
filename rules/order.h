/*
 * order: what a seat asks for. A small value; only a traced stroke lies outside it.
 *
 * ORDERS is the one list of orders, and says of each what it holds. Its fields are those of
 * rules/shape.h; the second word of a field is the member of struct order in which it lies:
 *
 *   NEEDS(AT, at)        must be there
 *   OR_NULL(GAUGE, ...)  must be there, and may be null: the member is EMPTY_DUTY then
 *   MAY(DIR, dir)        may be left out: the member holds what stands for nothing (shape.h)
 *
 * CREW orders have a team and come from people and bots, the CLOCK's has no team, and the HOST's
 * stands in records only. Checking of form, parsing, JSON, records and the documents walk this
 * table. Numbers of orders are part of the record: add at the end.
 */
#ifndef RULES_ORDER_H
#define RULES_ORDER_H

#include "rules/hull.h"

#define ORDERS(X)                                                                                  \
    X(PLACE, "place", CREW, "the start; play begins when both have placed", NEEDS(AT, at))         \
    X(COURSE, "course", CREW, "", NEEDS(DIR, dir))                                                 \
    X(MARK, "mark", CREW,                                                                          \
      "the First Mate's duty; `null` when there is nothing to mark after a silence of length 0",   \
      OR_NULL(GAUGE, value))                                                                       \
    X(CROSS, "cross", CREW,                                                                        \
      "the Engineer's duty, or the penalty for trying a broken system; `null` as above",           \
      OR_NULL(SYMBOL, value))                                                                      \
    X(TORPEDO, "torpedo", CREW, "", NEEDS(AT, at))                                                 \
    X(MINE, "mine", CREW, "drops one", NEEDS(AT, at))                                              \
    X(TRIGGER, "trigger", CREW, "a mine of the team's", NEEDS(AT, at))                             \
    X(DRONE, "drone", CREW, "answered at once", NEEDS(SECTOR, value))                              \
    X(SONAR, "sonar", CREW, "then the enemy's `answer` is awaited")                                \
    X(ANSWER, "answer", CREW, "two of the three, exactly one of them true; `column` is a letter",  \
      MAY(ROW, row), MAY(COLUMN, column), MAY(SECTOR, sector))                                     \
    X(SILENCE, "silence", CREW,                                                                    \
      "0 to 4; `dir` may be missing for 0 where the edition needs none",                           \
      MAY(DIR, dir), NEEDS(LENGTH, value))                                                         \
    X(SURFACE, "surface", CREW, "")                                                                \
    X(TRACE, "trace", CREW,                                                                        \
      "real-time; `stroke` is a list of up to 256 points `[x,y]` in the units of the hull drawing",\
      NEEDS(SECTION, value), NEEDS(PLAYER, player), NEEDS(INITIALS, initials),                     \
      NEEDS(STROKE, stroke))                                                                       \
    X(CONFIRM, "confirm", CREW,                                                                    \
      "real-time; by the enemy Engineer, `team` is the confirming one; only `true` is taken",      \
      NEEDS(ACCEPT, value))                                                                        \
    X(DIVE, "dive", CREW, "real-time, once the tracing is confirmed")                              \
    X(ARCHER, "archer", CREW, "Echo", NEEDS(AT, at))                                               \
    X(VOLCANO, "volcano", CREW, "Delta-2: 1 or 2, from the north-west", NEEDS(WHICH, value))       \
    X(REPAIR, "repair", CREW, "Echo-2", NEEDS(SYSTEM, value))                                      \
    X(PASS, "pass", CREW, "turn-by-turn: ends the turn without an activation")                     \
    X(RESIGN, "resign", CREW, "")                                                                  \
    X(DRAW, "draw", CREW, "offers one, or accepts the enemy's")                                    \
    X(TICK, "tick", CLOCK, "no team; lets time pass, the only way in which time limits run",       \
      NEEDS(MS, ms))                                                                               \
    X(ABANDON, "abandon", HOST, "a server's word that a team has left for good")                   \
    X(STOP, "stop", CREW,                                                                          \
      "real-time: STOP, and for which system; its activation is awaited then, or `cancel`",        \
      NEEDS(SYSTEM, value))                                                                        \
    X(CANCEL, "cancel", CREW,                                                                      \
      "real-time: lets it be; the gauge stays full, the STOP counts as the activation")

enum BYTE order_kind {
#define X(id, ...) DO_##id,
    ORDERS(X)
#undef X
        ORDER_KINDS
};

enum { INITIALS_MAX = 12, SILENCE_MAX = 4, TORPEDO_MAX = 4 };

/* The empty duty: `mark` with gauge null, `cross` with symbol null. */
enum { EMPTY_DUTY = 0xfe };

/* `by` is NO_ROLE where the message named none. Members that an order does not have stay 0. */
struct order {
    enum order_kind kind;
    enum team team; /* NO_TEAM for tick */
    enum role by;
    uint8_t at;
    enum dir dir;
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

/* The system that an order activates or stops the game for, NO_SYSTEM when none. */
enum system order_system(const struct order *order);

/* The roles that may give an order now, one bit each; a `trace` is every player's. */
struct game;
uint8_t order_roles(const struct game *game, const struct order *order);
/* The role that gives it: the one that it names, else the first that may. */
enum role order_role(const struct game *game, const struct order *order);

#endif
