/*
 * call: the vocabulary of crew calls, what people and bots say to their own crew with one tap.
 *
 * A call is a code with up to CALL_PARAMETERS bytes beside it. It is not an order and the rules
 * never see it; nobody but the crew hears it. The client puts it into the player's language. The
 * numbers are part of the record: add at the end. Fields are those of rules/shape.h:
 *
 *   CALLS(X)   X(id, name, meaning, SAYS(field, which parameter)...)
 */
#ifndef RULES_CALL_H
#define RULES_CALL_H

#include "rules/names.h"

#define CALLS(X)                                                                                   \
    X(CHARGE, "charge", "charge this first", SAYS(SYSTEM, 0))                                      \
    X(KEEP, "keep", "keep these symbols alive", SAYS(KIND, 0))                                     \
    X(AVOID, "avoid", "take us away from this course", SAYS(DIR, 0))                               \
    X(HEAD, "head", "head there and it repairs", SAYS(DIR, 0))                                     \
    X(SURFACE, "surface", "surface soon")                                                          \
    X(READY, "ready", "this system is ready", SAYS(SYSTEM, 0))                                     \
    X(DOWN, "down", "this system has a breakdown", SAYS(SYSTEM, 0))                                \
    X(ENEMY, "enemy", "probably near there, so many places possible", SAYS(AT, 0),                 \
      SAYS(PLACES, 1))                                                                             \
    X(SHOT, "shot", "a shot there hits with that chance", SAYS(AT, 0), SAYS(PERCENT, 1))           \
    X(YES, "yes", "")                                                                              \
    X(NO, "no", "")                                                                                \
    X(WAIT, "wait", "")                                                                            \
    X(WELL_DONE, "well_done", "")                                                                  \
    X(UP, "up", "this system has no breakdown any more", SAYS(SYSTEM, 0))                          \
    X(USE, "use", "use this now: drone or sonar", SAYS(SYSTEM, 0))                                 \
    X(DANGER, "danger", "not this course: the cross costs damage", SAYS(DIR, 0))                   \
    X(BREAKS, "breaks", "not this course: the cross breaks these", SAYS(DIR, 0), SAYS(KIND, 1))

enum BYTE call_code {
#define X(id, ...) CALL_##id,
    CALLS(X)
#undef X
        CALL_CODES
};

enum { CALL_PARAMETERS = 3 };

struct call {
    enum team team; /* who calls */
    enum role role;
    enum call_code code;
    uint8_t count; /* of parameters */
    uint8_t parameter[CALL_PARAMETERS];
};

const char *call_name(enum call_code code);
int call_named(const char *name); /* -1 when unknown */

#endif
