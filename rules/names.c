/* The words of the line protocol, and the way back from word to value. */
#include "rules/names.h"

#include <string.h>

#include "rules/error.h"
#include "rules/event.h"
#include "rules/order.h"
#include "rules/sheet.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static const char *const teams[] = {"blue", "yellow"};
static const char *const roles[] = {"captain", "first_mate", "engineer", "radio_operator"};
static const char *const modes[] = {"turn", "real"};
static const char *const systems[] = {"mine", "torpedo", "drone", "sonar", "silence", "scenario"};
static const char *const circuits[] = {"yellow", "orange", "gray"};
static const char *const seats[] = {
    "blue.captain",   "blue.first_mate",   "blue.engineer",   "blue.radio_operator",
    "yellow.captain", "yellow.first_mate", "yellow.engineer", "yellow.radio_operator",
    "spectator",      "all",
};

#define NAME_LIST(list, names)                                                                     \
    static const char *const list[] = {names}
#define X(id, name) name,
NAME_LIST(causes, CAUSES(X));
NAME_LIST(results, RESULTS(X));
NAME_LIST(answers, ANSWERS(X));
NAME_LIST(reasons, REASONS(X));
NAME_LIST(volcano_events, VOLCANO_EVENTS(X));
NAME_LIST(orders, ORDERS(X));
NAME_LIST(events, EVENTS(X));
#undef X
#define X(id, name, text) name,
static const char *const errors[] = {ERRORS(X)};
#undef X
#define X(id, name, text) text,
static const char *const error_texts[] = {ERRORS(X)};
#undef X

static int index_of(const char *const *list, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (!strcmp(list[i], name)) return i;
    return -1;
}

const char *team_name(enum team team) { return team < TEAMS ? teams[team] : "draw"; }
const char *role_name(enum role role) { return roles[role]; }
const char *mode_name(enum mode mode) { return modes[mode]; }
const char *system_name(enum system system) { return systems[system]; }
const char *cause_name(enum cause cause) { return causes[cause]; }
const char *result_name(enum result result) { return results[result]; }
const char *answer_name(enum answer answer) { return answers[answer]; }
const char *reason_name(enum reason reason) { return reasons[reason]; }
const char *volcano_event_name(enum volcano_event event) { return volcano_events[event]; }
const char *circuit_name(int circuit) { return circuits[circuit]; }
const char *order_name(enum order_kind kind) { return orders[kind]; }
const char *event_name(enum event_kind kind) { return events[kind]; }
const char *error_name(enum error error) { return errors[error]; }
const char *error_text(enum error error) { return error_texts[error]; }
const char *seat_name(int seat) { return seats[seat]; }
char dir_letter(enum dir dir) { return "NESW"[dir]; }

int order_named(const char *name) { return index_of(orders, COUNT(orders), name); }
int seat_named(const char *name) { return index_of(seats, COUNT(seats), name); }

enum team team_named(const char *name)
{
    int i = index_of(teams, TEAMS, name);
    return i < 0 ? NO_TEAM : (enum team)i;
}

enum role role_named(const char *name)
{
    int i = index_of(roles, ROLES, name);
    return i < 0 ? NO_ROLE : (enum role)i;
}

enum system system_named(const char *name)
{
    int i = index_of(systems, SYSTEMS, name);
    return i < 0 ? NO_SYSTEM : (enum system)i;
}

static enum dir dir_of_letter(char letter)
{
    for (int dir = 0; dir < DIRS; dir++)
        if (dir_letter((enum dir)dir) == letter) return (enum dir)dir;
    return NO_DIR;
}

enum dir dir_named(const char *name)
{
    return name[0] && !name[1] ? dir_of_letter(name[0]) : NO_DIR;
}

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

int symbol_named(const char *name)
{
    if (!name[0] || !name[1] || name[2]) return -1;
    enum dir dir = dir_of_letter(name[0]);
    int place = name[1] - '1';
    return dir == NO_DIR || place < 0 || place >= PANEL_SYMBOLS ? -1 : (int)dir * 6 + place;
}

void symbol_name(int symbol, char name[3])
{
    name[0] = dir_letter((enum dir)(symbol / PANEL_SYMBOLS));
    name[1] = (char)('1' + symbol % PANEL_SYMBOLS);
    name[2] = 0;
}
