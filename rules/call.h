/*
 * call: the vocabulary of crew calls, what people and bots say to their own crew with one tap.
 *
 * A call is a code with up to two parameters, one byte each. It is not an order and the rules never
 * see it; the own crew alone hears it. The client puts it into the player's language. The numbers
 * are part of the record: add at the end.
 *
 *   CALLS(X)   X(id, name, first parameter, second parameter)
 */
#ifndef RULES_CALL_H
#define RULES_CALL_H

#include <stdint.h>

/* SYSTEM: enum system. KIND: enum kind, WEAPON to SPECIAL. DIR: enum dir. AT: a space.
 * PLACES and PERCENT: a number, at most 255 and 100. */
#define CALL_FIELDS(X)                                                                             \
    X(NONE, "") X(SYSTEM, "system") X(KIND, "kind") X(DIR, "dir") X(AT, "at")                      \
    X(PLACES, "places") X(PERCENT, "percent")

#define CALLS(X)                                                                                   \
    X(CHARGE, "charge", SYSTEM, NONE)    /* charge this first */                                   \
    X(KEEP, "keep", KIND, NONE)          /* keep these symbols alive */                            \
    X(AVOID, "avoid", DIR, NONE)         /* take us away from this course */                       \
    X(HEAD, "head", DIR, NONE)           /* head there and it repairs */                           \
    X(SURFACE, "surface", NONE, NONE)    /* surface soon */                                        \
    X(READY, "ready", SYSTEM, NONE)      /* this system is ready */                                \
    X(DOWN, "down", SYSTEM, NONE)        /* this system has a breakdown */                         \
    X(ENEMY, "enemy", AT, PLACES)        /* probably near there, so many places possible */        \
    X(SHOT, "shot", AT, PERCENT)         /* a shot there hits with that chance */                  \
    X(YES, "yes", NONE, NONE)                                                                      \
    X(NO, "no", NONE, NONE)                                                                        \
    X(WAIT, "wait", NONE, NONE)                                                                    \
    X(WELL_DONE, "well_done", NONE, NONE)                                                          \
    X(UP, "up", SYSTEM, NONE)            /* this system has no breakdown any more */               \
    X(USE, "use", SYSTEM, NONE)          /* use this now: drone or sonar */

enum call_field {
#define X(id, name) CALL_FIELD_##id,
    CALL_FIELDS(X)
#undef X
        CALL_FIELD_COUNT
};

enum call_code {
#define X(id, name, first, second) CALL_##id,
    CALLS(X)
#undef X
        CALL_CODES
};

enum { CALL_PARAMETERS = 3 };

struct call {
    uint8_t team, role; /* who calls */
    uint8_t code;       /* enum call_code */
    uint8_t count;      /* of parameters */
    uint8_t parameter[CALL_PARAMETERS];
};

#endif
