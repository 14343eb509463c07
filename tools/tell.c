/* What happened, in plain English. */
#include "tools/tell.h"

#include "rules/sheet.h"

const char *team_title(int team)
{
    static const char *const titles[] = {"Blue", "Yellow", "Nobody"};
    return titles[team];
}

const char *role_title(int role)
{
    static const char *const titles[] = {"Captain", "First Mate", "Engineer", "Radio Operator"};
    return titles[role];
}

const char *dir_title(int dir)
{
    static const char *const titles[] = {"north", "east", "south", "west"};
    return titles[dir];
}

const char *kind_title(int kind)
{
    static const char *const titles[] = {"weapon", "detection", "special", "radiation"};
    return titles[kind];
}

const char *scenario_title(int scenario)
{
    static const char *const titles[] = {"no scenario system", "Archer mines", "volcanoes",
                                         "damaged systems"};
    return titles[scenario];
}

void tell_space(struct out *out, uint8_t at)
{
    char name[SPACE_NAME_MAX] = "?";
    if (at < BEYOND) space_name(at, name);
    out_text(out, name);
}

static void system_word(struct out *out, int system)
{
    out_text(out, system < SYSTEMS ? system_name((enum system)system) : "?");
}

static void secret_space(struct out *out, uint8_t at)
{
    if (at >= BEYOND) return;
    out_lit(out, " (at ");
    tell_space(out, at);
    out_char(out, ')');
}

static void tell_silence(struct out *out, const struct event *heard)
{
    out_lit(out, "silence");
    if (heard->value != NO_LENGTH) {
        out_lit(out, ", ");
        out_number(out, heard->value);
        out_text(out, heard->value == 1 ? " space" : " spaces");
    }
    if (heard->dir < DIRS) out_char(out, ' '), out_text(out, dir_title(heard->dir));
    secret_space(out, heard->at);
}

static void tell_blast(struct out *out, const struct event *heard)
{
    static const char *const hits[] = {"clear", "hit indirectly", "hit directly"};
    out_lit(out, "Blast at ");
    tell_space(out, heard->at);
    out_lit(out, " ("), out_text(out, cause_name((enum cause)heard->cause));
    out_lit(out, "): blue "), out_text(out, hits[heard->result[BLUE]]);
    out_lit(out, ", yellow "), out_text(out, hits[heard->result[YELLOW]]);
}

static void tell_answer(struct out *out, const struct event *heard)
{
    const char *between = "";
    out_lit(out, "answers the sonar: ");
    if (heard->row) out_lit(out, "row "), out_number(out, heard->row), between = ", ";
    if (heard->column) {
        out_text(out, between), out_lit(out, "column ");
        out_char(out, (char)('A' + heard->column - 1)), between = ", ";
    }
    if (heard->sector)
        out_text(out, between), out_lit(out, "sector "), out_number(out, heard->sector);
    out_lit(out, " (one is true)");
}

static void tell_damage(struct out *out, const struct event *heard)
{
    out_lit(out, "damage "), out_number(out, heard->value);
    out_lit(out, " ("), out_text(out, cause_name((enum cause)heard->cause));
    out_lit(out, "), hull "), out_number(out, heard->hull), out_lit(out, " left");
}

static void tell_end(struct out *out, const struct event *heard)
{
    static const char *const reasons[] = {"destroyed", "resigned", "agreed", "abandoned"};
    out_lit(out, "The game is over: ");
    if (heard->value < TEAMS)
        out_text(out, team_title(heard->value)), out_lit(out, " wins");
    else
        out_lit(out, "a draw");
    out_lit(out, " ("), out_text(out, reasons[heard->cause]), out_char(out, ')');
}

static void tell_volcano(struct out *out, const struct event *heard)
{
    static const char *const kinds[] = {"the volcanoes erupt", "toxic smoke rises",
                                        "lava flows"};
    out_text(out, kinds[heard->value]);
    if (heard->which) out_lit(out, " from volcano "), out_number(out, heard->which);
}

static void tell_surface(struct out *out, const struct event *heard)
{
    out_lit(out, "surfaces");
    if (heard->value) out_lit(out, " in sector "), out_number(out, heard->value);
    secret_space(out, heard->at);
}

static void tell_drone(struct out *out, const struct event *heard)
{
    out_lit(out, "drone over sector "), out_number(out, heard->value), out_lit(out, ": ");
    out_text(out, heard->answer == ANSWER_SMOKE ? "toxic smoke"
                                                : answer_name((enum answer)heard->answer));
}

/* Events that are a few words and one detail. */
static void tell_simple(struct out *out, const struct event *heard)
{
    char symbol[3];
    switch (heard->kind) {
    case EVENT_PLACED: out_lit(out, "has taken position"), secret_space(out, heard->at); break;
    case EVENT_MARKED:
        out_lit(out, "marks "), system_word(out, heard->system);
        out_lit(out, ", now "), out_number(out, heard->value);
        break;
    case EVENT_READY: system_word(out, heard->system), out_lit(out, " ready"); break;
    case EVENT_CROSSED:
        symbol_name(heard->value, symbol);
        out_lit(out, "crosses out "), out_text(out, symbol);
        break;
    case EVENT_REPAIRED:
        out_lit(out, "the "), out_text(out, circuit_name(heard->value));
        out_lit(out, " circuit repairs itself");
        break;
    case EVENT_CLEARED: out_lit(out, "the Engineer's sheet is clean"); break;
    case EVENT_MINE: out_lit(out, "mine dropped"), secret_space(out, heard->at); break;
    case EVENT_MINE_GONE: out_lit(out, "a mine is gone"), secret_space(out, heard->at); break;
    case EVENT_SONAR: out_lit(out, "sonar"); break;
    case EVENT_FAILED: system_word(out, heard->system), out_lit(out, " fails: broken down"); break;
    case EVENT_TRACED:
        out_lit(out, "p"), out_number(out, heard->player);
        out_lit(out, " has traced section "), out_number(out, heard->value);
        break;
    case EVENT_REJECTED: out_lit(out, "left the hull: all four sections again"); break;
    case EVENT_SECURED: out_lit(out, "the hull is secured"); break;
    case EVENT_DIVE: out_lit(out, "dives"); break;
    case EVENT_SYSTEM_REPAIRED:
        out_lit(out, "has repaired "), system_word(out, heard->system);
        break;
    case EVENT_DRAW_OFFERED: out_lit(out, "offers a draw"); break;
    default: out_text(out, event_name((enum event_kind)heard->kind));
    }
}

static void tell_deed(struct out *out, const struct event *heard)
{
    switch (heard->kind) {
    case EVENT_COURSE:
        out_lit(out, "course "), out_text(out, dir_title(heard->dir));
        secret_space(out, heard->at);
        break;
    case EVENT_TORPEDO: out_lit(out, "torpedo to "), tell_space(out, heard->at); break;
    case EVENT_TRIGGER: out_lit(out, "triggers the mine at "), tell_space(out, heard->at); break;
    case EVENT_ARCHER:
        out_lit(out, "triggers the Archer mine at "), tell_space(out, heard->at);
        break;
    case EVENT_DRONE: tell_drone(out, heard); break;
    case EVENT_ANSWER: tell_answer(out, heard); break;
    case EVENT_SILENCE: tell_silence(out, heard); break;
    case EVENT_SURFACE: tell_surface(out, heard); break;
    case EVENT_DAMAGE: tell_damage(out, heard); break;
    case EVENT_VOLCANO: tell_volcano(out, heard); break;
    default: tell_simple(out, heard);
    }
}

static void tell_turn(struct out *out, const struct event *heard)
{
    out_text(out, team_title(heard->team)), out_lit(out, "'s turn");
    if (heard->value) out_lit(out, ", and "), out_number(out, heard->value), out_lit(out, " more");
}

void tell_event(struct out *out, const struct event *heard)
{
    switch (heard->kind) {
    case EVENT_BEGIN: out_lit(out, "Both boats dive. The game begins"); break;
    case EVENT_TURN: tell_turn(out, heard); break;
    case EVENT_STOP: out_lit(out, "STOP"); break;
    case EVENT_RESUME: out_lit(out, "The game goes on"); break;
    case EVENT_BLAST: tell_blast(out, heard); break;
    case EVENT_END: tell_end(out, heard); break;
    default:
        if (heard->team < TEAMS) out_text(out, team_title(heard->team)), out_lit(out, ": ");
        tell_deed(out, heard);
    }
    out_char(out, '.');
}

static void order_details(struct out *out, const struct order *order)
{
    char symbol[3];
    switch (order->kind) {
    case DO_SILENCE:
        if (order->dir < DIRS) out_char(out, ' '), out_char(out, dir_letter((enum dir)order->dir));
        out_char(out, ' '), out_number(out, order->value);
        break;
    case DO_REPAIR:
    case DO_MARK:
        out_char(out, ' ');
        out_text(out, order->value < SYSTEMS ? system_name((enum system)order->value) : "nothing");
        break;
    case DO_CROSS:
        if (order->value < SYMBOLS) symbol_name(order->value, symbol);
        out_char(out, ' '), out_text(out, order->value < SYMBOLS ? symbol : "nothing");
        break;
    case DO_TRACE:
    case DO_DRONE:
    case DO_VOLCANO: out_char(out, ' '), out_number(out, order->value); break;
    case DO_TICK: out_char(out, ' '), out_number(out, order->ms); break;
    case DO_ANSWER:
        if (order->row) out_char(out, ' '), out_number(out, order->row);
        if (order->column)
            out_char(out, ' '), out_char(out, (char)('A' + order->column - 1));
        if (order->sector) out_lit(out, " s"), out_number(out, order->sector);
        break;
    default: break;
    }
}

void tell_order(struct out *out, const struct order *order)
{
    bool at_space = order->kind == DO_PLACE || order->kind == DO_TORPEDO ||
                    order->kind == DO_MINE || order->kind == DO_TRIGGER ||
                    order->kind == DO_ARCHER;
    if (order->kind == DO_COURSE) {
        out_char(out, (char)(dir_letter((enum dir)order->dir) | 0x20));
        return;
    }
    out_text(out, order_name((enum order_kind)order->kind));
    if (at_space) out_char(out, ' '), tell_space(out, order->at);
    order_details(out, order);
}

/* --- calls ----------------------------------------------------------------------------------- */

/* A % stands for the next parameter. */
static const char *const call_text[CALL_CODES] = {
    [CALL_CHARGE] = "charge % first",      [CALL_KEEP] = "keep % alive",
    [CALL_AVOID] = "take us away from %",  [CALL_HEAD] = "head % and it repairs",
    [CALL_SURFACE] = "surface soon",       [CALL_READY] = "% ready",
    [CALL_DOWN] = "% is down",             [CALL_ENEMY] = "enemy near %, possible places: %",
    [CALL_SHOT] = "a shot at % hits with % percent",
    [CALL_YES] = "yes",                    [CALL_NO] = "no",
    [CALL_WAIT] = "wait",                  [CALL_WELL_DONE] = "well done",
    [CALL_UP] = "% works again",           [CALL_USE] = "use % now",
};

static const uint8_t call_field[CALL_CODES][CALL_PARAMETERS] = {
#define X(id, name, first, second) {CALL_FIELD_##first, CALL_FIELD_##second},
    CALLS(X)
#undef X
};

static void call_value(struct out *out, uint8_t field, uint8_t value)
{
    if (field == CALL_FIELD_AT) tell_space(out, value);
    else if (field == CALL_FIELD_SYSTEM) system_word(out, value);
    else if (field == CALL_FIELD_DIR && value < DIRS) out_text(out, dir_title(value));
    else if (field == CALL_FIELD_KIND && value < KINDS) out_text(out, kind_title(value));
    else out_number(out, value);
}

void tell_call(struct out *out, const struct call *call)
{
    int next = 0;
    out_text(out, team_title(call->team));
    out_lit(out, "'s "), out_text(out, role_title(call->role)), out_lit(out, ": ");
    const char *text = call->code < CALL_CODES ? call_text[call->code] : "says something unknown";
    for (; *text; text++) {
        if (*text != '%') out_char(out, *text);
        else if (next < call->count)
            call_value(out, call_field[call->code][next], call->parameter[next]), next++;
        else out_char(out, '?');
    }
    out_char(out, '.');
}
