/*
 * Why an order was refused, for people. Most reasons are one sentence of error.h; those that can
 * name the space, the gauge or the symbol do. The space in a course's or a silence's way is worked
 * out from the giver's own boat: only its Captain can be refused for that reason.
 */
#include "wire/message.h"

#include <assert.h>

static const char *const system_titles[] = {
    "mine", "torpedo", "drone", "sonar", "silence", "scenario system"};

const char *role_title(enum role role)
{
    static const char *const titles[ROLES + 1] = {"Captain", "First Mate", "Engineer",
                                                  "Radio Operator", "?"};
    return titles[role < ROLES ? role : ROLES];
}

static enum system system_of(const struct order *order)
{
    switch (order->kind) {
    case DO_MARK:
    case DO_STOP: return order->value;
    case DO_TORPEDO: return TORPEDO;
    case DO_TRIGGER:
    case DO_MINE: return MINE;
    case DO_DRONE: return DRONE;
    case DO_SONAR: return SONAR;
    case DO_SILENCE: return SILENCE;
    default: return SCENARIO;
    }
}

static const char *system_title(const struct order *order)
{
    enum system system = system_of(order);
    return system_titles[system < SYSTEMS ? system : SCENARIO];
}

static void space(struct out *out, const struct game *game, uint8_t at)
{
    char name[SPACE_NAME_MAX];
    if (!chart_holds(&game->chart, at)) {
        out_lit(out, "that space");
        return;
    }
    space_name(at, name);
    out_text(out, name);
}

/* Whether a boat may not enter a space, for the reason that was given. */
static bool blocks(const struct game *game, const struct boat *boat, uint8_t at, enum error error)
{
    switch (error) {
    case ERROR_OFF_MAP: return !chart_holds(&game->chart, at);
    case ERROR_ISLAND: return !bits_has(&game->chart.sea, at);
    case ERROR_OWN_ROUTE: return bits_has(&boat->route, at);
    default: return bits_has(&boat->mines, at);
    }
}

/* The space that a refused order is about. */
static uint8_t space_of(const struct game *game, const struct order *order, enum error error)
{
    const struct boat *boat = &game->boat[order->team];
    if (order->kind != DO_COURSE && order->kind != DO_SILENCE) return order->at;
    uint8_t at = space_step(boat->at, order->dir);
    for (int i = 1; order->kind == DO_SILENCE && i < order->value; i++) {
        if (blocks(game, boat, at, error)) break;
        at = space_step(at, order->dir);
    }
    return at;
}

static void about_space(struct out *out, const struct game *game, const struct order *order,
                        enum error error)
{
    if (error == ERROR_OWN_MINE) out_lit(out, "your own mine stands at ");
    if (error == ERROR_NO_SUCH_MINE && order->kind == DO_ARCHER)
        out_lit(out, "no Archer mine stands at ");
    else if (error == ERROR_NO_SUCH_MINE)
        out_lit(out, "you have no mine at ");
    if (error == ERROR_TOO_SOON) out_lit(out, "the mine was dropped too recently at ");
    space(out, game, space_of(game, order, error));
    if (error == ERROR_OFF_MAP) out_lit(out, " is off the map");
    if (error == ERROR_ISLAND) out_lit(out, " is an island");
    if (error == ERROR_OWN_ROUTE) out_lit(out, " is already on your route");
    if (error == ERROR_NOT_ADJACENT) out_lit(out, " is not next to your submarine");
}

static void off_map(struct out *out, const struct game *game, const struct order *order)
{
    static const char *const edges[] = {"north", "east", "south", "west"};
    if (order->kind != DO_COURSE && order->kind != DO_SILENCE) {
        about_space(out, game, order, ERROR_OFF_MAP);
        return;
    }
    out_lit(out, "the map ends there: you cannot go further ");
    out_text(out, edges[order->dir]);
}

static void out_of_range(struct out *out, const struct game *game, const struct order *order)
{
    if (order->kind == DO_SILENCE) {
        out_lit(out, "a silence is at most 4 spaces long");
    } else if (order->kind == DO_REPAIR) {
        out_lit(out, "you are not next to the island that repairs ");
        out_text(out, system_titles[order->value]);
    } else {
        space(out, game, order->at);
        out_lit(out, " is out of range");
    }
}

static void stopped(struct out *out, const struct game *game)
{
    static const char *const waits[] = {
        [AWAIT_ANSWER] = "the answer to the sonar, from ",
        [AWAIT_PENALTY] = "a radiation symbol to be crossed out, by ",
        [AWAIT_VOLCANO] = "a volcano to be named, by ",
        [AWAIT_AIM] = "a system to be aimed, or let be, by ",
        [AWAIT_DUTIES] = "mark and cross after a silence, by ",
    };
    if (game->await == AWAIT_NOTHING || game->await == AWAIT_RESUME) {
        out_lit(out, "STOP: the game goes on in a moment");
        return;
    }
    out_lit(out, "the game waits for ");
    out_text(out, waits[game->await]);
    out_text(out, team_name(game->await_team));
}

static void duty_pending(struct out *out, const struct game *game, const struct order *order)
{
    const struct boat *boat = &game->boat[order->team];
    if (order->kind == DO_DIVE)
        out_lit(out, "the hull is not secured yet");
    else if (boat->mark && boat->cross)
        out_lit(out, "First Mate and Engineer have not reported OK");
    else if (boat->mark)
        out_lit(out, "the First Mate has not reported OK");
    else
        out_lit(out, "the Engineer has not reported OK");
}

static void dead_system(struct out *out, const struct order *order)
{
    if (system_of(order) == SCENARIO) {
        out_lit(out, "the volcano's gauge is not marked by hand");
        return;
    }
    out_lit(out, "the ");
    out_text(out, system_title(order));
    out_lit(out, " is not repaired yet");
}

static void about_system(struct out *out, const struct order *order, enum error error)
{
    if (error == ERROR_BROKEN) out_lit(out, "a breakdown forbids the ");
    if (error == ERROR_GAUGE_FULL) out_lit(out, "the gauge is full: ");
    if (error == ERROR_GAUGE_NOT_FULL) out_lit(out, "the gauge is not full: ");
    out_text(out, system_title(order));
}

static void about_symbol(struct out *out, const struct game *game, const struct order *order,
                         enum error error)
{
    out_text(out, symbol_name(order->value));
    if (error == ERROR_ALREADY_CROSSED) {
        out_lit(out, " is already crossed out");
    } else if (game->await == AWAIT_PENALTY) {
        out_lit(out, " is not a radiation symbol");
    } else {
        out_lit(out, " is not on panel ");
        out_char(out, dir_letter(game->boat[order->team].panel));
    }
}

static void wrong_role(struct out *out, const struct order *order)
{
    out_lit(out, "the ");
    out_text(out, order->by < ROLES ? role_title(order->by) : "sender");
    out_lit(out, " may not order this: ");
    out_text(out, order_name(order->kind));
}

static void trace_refused(struct out *out, const struct order *order, enum error error)
{
    if (error == ERROR_SIGNER) {
        out_lit(out, "it is not the turn of p");
        out_number(out, order->player);
        out_lit(out, " to trace");
    } else {
        out_lit(out, "this section is already traced: ");
        out_number(out, order->value);
    }
}

static void bad_answer(struct out *out, const struct game *game, const struct order *order)
{
    bool beyond = order->row > game->chart.side || order->column > game->chart.side ||
                  order->sector > chart_sectors(&game->chart);
    if (order->kind == DO_CONFIRM)
        out_lit(out, "the check has accepted the sheet: a confirmation can only accept it too");
    else if (beyond)
        out_lit(out, "both statements must lie on the map");
    else
        out_text(out, error_text(ERROR_BAD_ANSWER));
}

void message_refused(struct out *out, const struct game *game, const struct order *order,
                     enum error error)
{
    assert(error != ERROR_OK);
    switch (error) {
    case ERROR_WRONG_ROLE: wrong_role(out, order); break;
    case ERROR_STOPPED: stopped(out, game); break;
    case ERROR_DUTY_PENDING: duty_pending(out, game, order); break;
    case ERROR_DEAD_SYSTEM: dead_system(out, order); break;
    case ERROR_GAUGE_FULL:
    case ERROR_GAUGE_NOT_FULL:
    case ERROR_BROKEN: about_system(out, order, error); break;
    case ERROR_OFF_MAP: off_map(out, game, order); break;
    case ERROR_ISLAND:
    case ERROR_OWN_ROUTE:
    case ERROR_OWN_MINE:
    case ERROR_NOT_ADJACENT:
    case ERROR_NO_SUCH_MINE:
    case ERROR_TOO_SOON: about_space(out, game, order, error); break;
    case ERROR_OUT_OF_RANGE: out_of_range(out, game, order); break;
    case ERROR_WRONG_PANEL:
    case ERROR_ALREADY_CROSSED: about_symbol(out, game, order, error); break;
    case ERROR_BAD_ANSWER: bad_answer(out, game, order); break;
    case ERROR_SIGNER:
    case ERROR_SECTION_DONE: trace_refused(out, order, error); break;
    default: out_text(out, error_text(error));
    }
}
