/*
 * names: the game's small vocabularies. Every enum comes with the word that the line protocol
 * uses for it; a list is an X-macro, or stands in names.c beside the number of values that it must
 * have, so a word exists in one place only.
 */
#ifndef RULES_NAMES_H
#define RULES_NAMES_H

#include "rules/bits.h"

enum BYTE team { BLUE, YELLOW, TEAMS, NO_TEAM = TEAMS };
enum BYTE role { CAPTAIN, FIRST_MATE, ENGINEER, RADIO_OPERATOR, ROLES, NO_ROLE = ROLES };
enum BYTE mode { TURN_BY_TURN, REAL_TIME, MODES };

/* A seat is a role of a team; two more listeners stand outside the boats. */
enum seat { SEATS = TEAMS * ROLES, SPECTATOR = SEATS, EVERYTHING };

/* The gauges, and the systems behind them. */
enum BYTE system { MINE, TORPEDO, DRONE, SONAR, SILENCE, SCENARIO, SYSTEMS, NO_SYSTEM = SYSTEMS };

enum { PLAYERS_MAX = 4, SECTIONS = 4, SECTORS_MAX = 9, VOLCANOES = 2 };

enum BYTE scenario { SCENARIO_NONE, SCENARIO_ARCHER, SCENARIO_VOLCANO, SCENARIO_REPAIR };

#define CAUSES(X)                                                                                  \
    X(TORPEDO, "torpedo") X(MINE, "mine") X(ARCHER, "archer") X(PANEL, "panel")                    \
    X(RADIATION, "radiation") X(ICE, "ice") X(VOLCANO, "volcano") X(LAVA, "lava")

#define RESULTS(X) X(CLEAR, "clear") X(INDIRECT, "indirect") X(DIRECT, "direct")
#define ANSWERS(X) X(NO, "no") X(YES, "yes") X(SMOKE, "smoke")
#define REASONS(X)                                                                                 \
    X(DESTROYED, "destroyed") X(RESIGNED, "resigned") X(AGREED, "agreed") X(ABANDONED, "abandoned")
#define VOLCANO_EVENTS(X) X(ERUPTION, "eruption") X(TOXIC, "smoke") X(LAVA, "lava")

/* A list of words; the number of a word is its place. */
struct words {
    uint8_t count;
    const char *const *word;
};
extern const struct words team_words, winner_words, role_words, mode_words, system_words, dir_words,
    scenario_words, phase_words, await_words, duty_words, depth_words, symbol_words, circuit_words,
    kind_words, cause_words, result_words, answer_words, reason_words, fault_words,
    volcano_event_words, seat_words, order_words, event_words, call_words, error_words, error_texts;

/* The word with that number, "unknown" beyond the list; the number of a word, -1 when unknown. */
const char *word_of(const struct words *words, unsigned number);
int word_named(const struct words *words, const char *name);

enum BYTE cause {
#define X(id, name) CAUSE_##id,
    CAUSES(X)
#undef X
        CAUSE_COUNT
};
enum BYTE result {
#define X(id, name) RESULT_##id,
    RESULTS(X)
#undef X
        RESULT_COUNT
};
enum BYTE answer {
#define X(id, name) ANSWER_##id,
    ANSWERS(X)
#undef X
        ANSWER_COUNT
};
enum BYTE reason {
#define X(id, name) REASON_##id,
    REASONS(X)
#undef X
        REASON_COUNT
};
enum BYTE volcano_event {
#define X(id, name) VOLCANO_##id,
    VOLCANO_EVENTS(X)
#undef X
        VOLCANO_EVENT_COUNT
};

static inline enum team team_other(enum team team) { return (team ^ 1); }
static inline int seat_of(enum team team, enum role role) { return (int)team * ROLES + (int)role; }
static inline enum team seat_team(int seat) { return (seat / ROLES); }
static inline enum role seat_role(int seat) { return (seat % ROLES); }

const char *team_name(enum team team); /* also "draw" for NO_TEAM */
const char *role_name(enum role role);
const char *mode_name(enum mode mode);
const char *scenario_name(enum scenario scenario);
const char *system_name(enum system system);
const char *cause_name(enum cause cause);
const char *result_name(enum result result);
const char *answer_name(enum answer answer);
const char *reason_name(enum reason reason);
char dir_letter(enum dir dir);

/* Words to values. They give NO_TEAM, NO_ROLE, MODES, NO_SYSTEM, NO_DIR for a word that
 * they do not know. */
enum team team_named(const char *name);
enum role role_named(const char *name);
enum mode mode_named(const char *name);
enum system system_named(const char *name);
enum dir dir_named(const char *name);

/* "blue.captain", "spectator", "all" (EVERYTHING); -1 when unknown. */
int seat_named(const char *name);
const char *seat_name(int seat);

/* Space names, "C7". A name that no chart can hold ("Z99") is BEYOND, no name at all NOWHERE. */
enum { SPACE_NAME_MAX = 4 };
uint8_t space_named(const char *name);
void space_name(uint8_t at, char name[SPACE_NAME_MAX]);

/* Symbol names, "W1" to "E6"; -1 when unknown. See sheet.h. */
int symbol_named(const char *name);
const char *symbol_name(int symbol);

#endif
