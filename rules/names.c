/* The words of the line protocol, and the way back from word to value. */
#include "rules/names.h"

#include <string.h>

#include "rules/call.h"
#include "rules/error.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/order.h"
#include "rules/sheet.h"

/* Defines a list of words under its name in the header. */
#define WORDS(name, ...)                                                                           \
    static const char *const name##_list[] = {__VA_ARGS__};                                        \
    const struct words name = {sizeof name##_list / sizeof name##_list[0], name##_list}
/* The same for an enum of so many values: one without its word does not compile. */
#define WORDS_FOR(count, name, ...)                                                                \
    WORDS(name, __VA_ARGS__);                                                                      \
    _Static_assert(sizeof name##_list / sizeof name##_list[0] == (count), #name)

WORDS_FOR(TEAMS, team_words, "blue", "yellow");
WORDS_FOR(TEAMS + 1, winner_words, "blue", "yellow", "draw");
WORDS_FOR(ROLES, role_words, "captain", "first_mate", "engineer", "radio_operator");
WORDS_FOR(MODES, mode_words, "turn", "real");
WORDS_FOR(SYSTEMS, system_words, "mine", "torpedo", "drone", "sonar", "silence", "scenario");
WORDS_FOR(DIRS, dir_words, "N", "E", "S", "W");
WORDS_FOR(SYMBOLS, symbol_words, "N1", "N2", "N3", "N4", "N5", "N6", "E1", "E2", "E3", "E4", "E5",
          "E6", "S1", "S2", "S3", "S4", "S5", "S6", "W1", "W2", "W3", "W4", "W5", "W6");
WORDS_FOR(CIRCUITS, circuit_words, "yellow", "orange", "gray");
WORDS_FOR(KINDS, kind_words, "weapon", "detection", "special", "radiation");
WORDS_FOR(SCENARIO_REPAIR + 1, scenario_words, "none", "archer", "volcano", "repair");
WORDS_FOR(OVER + 1, phase_words, "placing", "playing", "over");
WORDS_FOR(AWAIT_DUTIES + 1, await_words, "nothing", "answer", "penalty", "volcano", "resume", "aim",
          "duties");
WORDS_FOR(DUTY_EMPTY + 1, duty_words, "none", "owed", "empty");
WORDS_FOR(SECURED + 1, depth_words, "submerged", "tracing", "confirming", "secured");
WORDS(fault_words, "outside_hull");
WORDS_FOR(SEATS + 2, seat_words, "blue.captain", "blue.first_mate", "blue.engineer",
          "blue.radio_operator", "yellow.captain", "yellow.first_mate", "yellow.engineer",
          "yellow.radio_operator", "spectator", "all");
#define X(id, name, ...) name,
WORDS(cause_words, CAUSES(X));
WORDS(result_words, RESULTS(X));
WORDS(answer_words, ANSWERS(X));
WORDS(reason_words, REASONS(X));
WORDS(volcano_event_words, VOLCANO_EVENTS(X));
WORDS(order_words, ORDERS(X));
WORDS(event_words, EVENTS(X));
WORDS(call_words, CALLS(X));
WORDS(error_words, ERRORS(X));
#undef X
#define X(id, name, text) text,
WORDS(error_texts, ERRORS(X));
#undef X

const char *word_of(const struct words *words, unsigned number)
{
    return number < words->count ? words->word[number] : "unknown";
}

int word_named(const struct words *words, const char *name)
{
    for (int i = 0; i < words->count; i++)
        if (!strcmp(words->word[i], name)) return i;
    return -1;
}

const char *team_name(enum team team) { return word_of(&winner_words, team); }
const char *role_name(enum role role) { return word_of(&role_words, role); }
const char *mode_name(enum mode mode) { return word_of(&mode_words, mode); }
const char *scenario_name(enum scenario scenario) { return word_of(&scenario_words, scenario); }
const char *phase_name(enum phase phase) { return word_of(&phase_words, phase); }
const char *await_name(enum await await) { return word_of(&await_words, await); }
const char *duty_name(enum duty duty) { return word_of(&duty_words, duty); }
const char *depth_name(enum depth depth) { return word_of(&depth_words, depth); }
const char *system_name(enum system system) { return word_of(&system_words, system); }
const char *cause_name(enum cause cause) { return word_of(&cause_words, cause); }
const char *result_name(enum result result) { return word_of(&result_words, result); }
const char *answer_name(enum answer answer) { return word_of(&answer_words, answer); }
const char *reason_name(enum reason reason) { return word_of(&reason_words, reason); }
const char *order_name(enum order_kind kind) { return word_of(&order_words, kind); }
const char *event_name(enum event_kind kind) { return word_of(&event_words, kind); }
const char *call_name(enum call_code code) { return word_of(&call_words, code); }
const char *error_name(enum error error) { return word_of(&error_words, error); }
const char *error_text(enum error error) { return word_of(&error_texts, error); }
const char *seat_name(int seat) { return word_of(&seat_words, (unsigned)seat); }
char dir_letter(enum dir dir) { return *word_of(&dir_words, dir); }

int order_named(const char *name) { return word_named(&order_words, name); }
int call_named(const char *name) { return word_named(&call_words, name); }
int seat_named(const char *name) { return word_named(&seat_words, name); }

/* NO_TEAM, NO_ROLE, ... are as many as there are words. */
static int named_or_none(const struct words *words, const char *name)
{
    int i = word_named(words, name);
    return i < 0 ? words->count : i;
}

enum team team_named(const char *name) { return named_or_none(&team_words, name); }
enum role role_named(const char *name) { return named_or_none(&role_words, name); }
enum mode mode_named(const char *name) { return named_or_none(&mode_words, name); }
enum system system_named(const char *name) { return named_or_none(&system_words, name); }
enum dir dir_named(const char *name) { return named_or_none(&dir_words, name); }

uint8_t space_named(const char *name)
{
    if (name[0] < 'A' || name[0] > 'Z') return NOWHERE;
    int row = 0, digits = 0;
    for (const char *p = name + 1; *p; p++, digits++) {
        if (*p < '0' || *p > '9' || digits == 2) return NOWHERE;
        row = row * 10 + (*p - '0');
    }
    if (digits == 0 || (digits == 2 && name[1] == '0')) return NOWHERE;
    int column = name[0] - 'A';
    return column < 15 && row >= 1 && row <= 15 ? space_at(column, row - 1) : BEYOND;
}

void space_name(uint8_t at, char name[SPACE_NAME_MAX])
{
    int row = space_row(at) + 1, n = 0;
    name[n++] = (char)('A' + space_column(at));
    if (row >= 10) name[n++] = '1';
    name[n++] = (char)('0' + row % 10);
    name[n] = 0;
}

int symbol_named(const char *name) { return word_named(&symbol_words, name); }
const char *symbol_name(int symbol) { return word_of(&symbol_words, (unsigned)symbol); }
