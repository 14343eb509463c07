/*
 * error: why an order is refused. When several reasons apply the first of this list is given,
 * so the order of the lines is part of the rules.
 */
#ifndef RULES_ERROR_H
#define RULES_ERROR_H

#define ERRORS(X)                                                                                  \
    X(OK, "ok", "accepted")                                                                        \
    X(BAD_JSON, "bad_json", "this line is not a JSON object")                                      \
    X(BAD_ORDER, "bad_order", "unknown order, or a field is missing or wrong")                     \
    X(UNKNOWN_TEAM, "unknown_team", "there is no such team")                                       \
    X(BAD_SECTOR, "bad_sector", "there is no such sector on this map")                             \
    X(GAME_OVER, "game_over", "the game is over")                                                  \
    X(WRONG_ROLE, "wrong_role", "this role may not do that")                                       \
    X(NOT_IN_THIS_SCENARIO, "not_in_this_scenario", "this scenario does not have that")            \
    X(NOT_IN_THIS_MODE, "not_in_this_mode", "this mode does not have that order")                  \
    X(NOT_BEGUN, "not_begun", "play has not begun")                                                \
    X(ALREADY_PLACED, "already_placed", "this submarine is already placed")                        \
    X(STOPPED, "stopped", "the game is stopped until this is resolved")                            \
    X(NOT_YOUR_TURN, "not_your_turn", "it is the other team's turn")                               \
    X(SURFACED, "surfaced", "a surfaced crew cannot do that")                                      \
    X(NOT_SURFACED, "not_surfaced", "the submarine is not surfaced")                               \
    X(MUST_SURFACE, "must_surface", "no course is possible: the submarine must surface")           \
    X(NO_DUTY, "no_duty", "nobody waits for that")                                                 \
    X(DUTY_PENDING, "duty_pending", "the crew has not reported OK")                                \
    X(COURSE_SPENT, "course_spent", "this turn already has its course")                            \
    X(COURSE_FIRST, "course_first", "a course must be announced first")                            \
    X(ACTIVATION_SPENT, "activation_spent", "a course must lie between two activations")           \
    X(DEAD_SYSTEM, "dead_system", "this system cannot be charged")                                 \
    X(GAUGE_FULL, "gauge_full", "this gauge is full")                                              \
    X(GAUGE_NOT_FULL, "gauge_not_full", "this gauge is not full")                                  \
    X(BROKEN, "broken", "a breakdown forbids this system")                                         \
    X(OFF_MAP, "off_map", "that space is off the map")                                             \
    X(ISLAND, "island", "that space is an island")                                                 \
    X(OWN_ROUTE, "own_route", "that space is already on your route")                               \
    X(OWN_MINE, "own_mine", "your own mine stands there")                                          \
    X(NOT_ADJACENT, "not_adjacent", "that space is not next to the submarine")                     \
    X(OUT_OF_RANGE, "out_of_range", "that is out of range")                                        \
    X(NO_SUCH_MINE, "no_such_mine", "no such mine stands there")                                   \
    X(TOO_SOON, "too_soon", "this mine was dropped too recently")                                  \
    X(WRONG_PANEL, "wrong_panel", "that symbol is not on the panel that must be crossed")          \
    X(ALREADY_CROSSED, "already_crossed", "that symbol is already crossed out")                    \
    X(BAD_ANSWER, "bad_answer", "exactly one of the two statements must be true")                  \
    X(SIGNER, "signer", "it is another crew member's turn to trace")                               \
    X(SECTION_DONE, "section_done", "that section is already traced")                              \
    X(NOT_CLOSED, "not_closed", "the stroke does not go once round and close")                     \
    X(NO_DRAW, "no_draw", "your offer of a draw still stands")

enum error {
#define X(id, name, text) ERROR_##id,
    ERRORS(X)
#undef X
        ERROR_COUNT
};

const char *error_name(enum error error);
const char *error_text(enum error error);

#endif
