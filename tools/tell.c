/*
 * What happened, in plain English. One line of text a kind: {at} is a field by its name in the line
 * protocol, {s} makes a plural of the number before it, and a part in brackets is left out when
 * its field is not known or is nothing.
 */
#include "tools/tell.h"

#include <string.h>

#include "rules/shape.h"
#include "wire/message.h"

static const char *const event_text[EVENT_KINDS] = {
    [EVENT_PLACED] = "{team}: has taken position[ (at {at})]",
    [EVENT_BEGIN] = "Both boats dive. The game begins",
    [EVENT_TURN] = "{team}'s turn[, and {extra} more]",
    [EVENT_COURSE] = "{team}: course {dir}[ (at {at})]",
    [EVENT_MARKED] = "{team}: marks {gauge}, now {value}",
    [EVENT_READY] = "{team}: {gauge} ready",
    [EVENT_CROSSED] = "{team}: crosses out {symbol}",
    [EVENT_REPAIRED] = "{team}: the {circuit} circuit repairs itself",
    [EVENT_CLEARED] = "{team}: the Engineer's sheet is clean",
    [EVENT_DAMAGE] = "{team}: damage {amount} ({cause}), hull {hull} left",
    [EVENT_TORPEDO] = "{team}: torpedo to {at}",
    [EVENT_MINE] = "{team}: mine dropped[ (at {at})]",
    [EVENT_MINE_GONE] = "{team}: a mine is gone (at {at})",
    [EVENT_TRIGGER] = "{team}: triggers the mine at {at}",
    [EVENT_BLAST] = "Blast at {at} ({cause}): {result}",
    [EVENT_DRONE] = "{team}: drone over sector {sector}: {answer}",
    [EVENT_SONAR] = "{team}: sonar",
    [EVENT_ANSWER] =
        "{team}: answers the sonar:[ row {row},][ column {column},][ sector {sector},] one is true",
    [EVENT_SILENCE] = "{team}: silence[, {length} space{s}][ {dir}][ (at {at})]",
    [EVENT_FAILED] = "{team}: {system} fails: broken down",
    [EVENT_SURFACE] = "{team}: surfaces in sector {sector}[ (at {at})]",
    [EVENT_TRACED] = "{team}: {player} has traced section {section}",
    [EVENT_REJECTED] = "{team}: left the hull: all four sections again",
    [EVENT_SECURED] = "{team}: the hull is secured",
    [EVENT_DIVE] = "{team}: dives",
    [EVENT_STOP] = "{team}: STOP[, {system}]",
    [EVENT_CANCELLED] = "{team}: lets it be, {system} stays ready",
    [EVENT_RESUME] = "The game goes on",
    [EVENT_ARCHER] = "{team}: triggers the Archer mine at {at}",
    [EVENT_VOLCANO] = "{team}: {kind}[ from volcano {which}]",
    [EVENT_SYSTEM_REPAIRED] = "{team}: has repaired {system}",
    [EVENT_DRAW_OFFERED] = "{team}: offers a draw",
    [EVENT_END] = "The game is over: {winner} ({reason})",
};

static const char *const call_text[CALL_CODES] = {
    [CALL_CHARGE] = "charge {system} first",
    [CALL_KEEP] = "keep {kind} alive",
    [CALL_AVOID] = "take us away from {dir}",
    [CALL_HEAD] = "head {dir} and it repairs",
    [CALL_SURFACE] = "surface soon",
    [CALL_READY] = "{system} ready",
    [CALL_DOWN] = "{system} is down",
    [CALL_ENEMY] = "enemy near {at}, possible places: {places}",
    [CALL_SHOT] = "a shot at {at} hits with {percent} percent",
    [CALL_YES] = "yes",
    [CALL_NO] = "no",
    [CALL_WAIT] = "wait",
    [CALL_WELL_DONE] = "well done",
    [CALL_UP] = "{system} works again",
    [CALL_USE] = "use {system} now",
    [CALL_DANGER] = "not {dir}, it costs damage",
    [CALL_BREAKS] = "not {dir}, it breaks {kind}",
};

/* --- titles ---------------------------------------------------------------------------------- */

static const char *title(const char *const *titles, int count, int which)
{
    return which >= 0 && which < count ? titles[which] : "?";
}

#define TITLE(which, ...)                                                                          \
    title((const char *const[]){__VA_ARGS__},                                                      \
          (int)(sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)), which)

const char *team_title(int team) { return TITLE(team, "Blue", "Yellow", "Nobody"); }
const char *scenario_title(int scenario)
{
    return TITLE(scenario, "no scenario system", "Archer mines", "volcanoes", "damaged systems");
}

/* Words that are not those of the line protocol; NULL for all others. */
static const char *word_title(enum field_kind kind, uint8_t value)
{
    switch (kind) {
    case KIND_DIR: return TITLE(value, "north", "east", "south", "west");
    case KIND_ANSWER: return TITLE(value, "no", "yes", "toxic smoke");
    case KIND_WINNER: return TITLE(value, "Blue wins", "Yellow wins", "a draw");
    case KIND_ERUPTION:
        return TITLE(value, "the volcanoes erupt", "toxic smoke rises", "lava flows");
    default: return kind < KIND_WORDS ? word_of(field_words(kind), value) : NULL;
    }
}

/* --- filling in ------------------------------------------------------------------------------ */

/* What a text is about: a kind's shape, and the event or call. */
struct told {
    const struct shape *shape;
    const void *of;
    int team;
    int number; /* the last number that was told */
};

void tell_words(struct out *out, uint32_t set, const struct words *words)
{
    EACH_BIT (i, set) {
        out_char(out, ' ');
        out_text(out, word_of(words, i));
    }
}

void tell_space(struct out *out, uint8_t at)
{
    char name[SPACE_NAME_MAX] = "?";
    if (at < BEYOND) space_name(at, name);
    out_text(out, name);
}

static void tell_results(struct out *out, const uint8_t result[TEAMS])
{
    for (int team = 0; team < TEAMS; team++) {
        if (team) out_lit(out, ", ");
        out_text(out, team_name(team));
        out_char(out, ' ');
        out_text(out, TITLE(result[team], "clear", "hit indirectly", "hit directly"));
    }
}

static void tell_field(struct out *out, struct told *told, const struct shape_field *field)
{
    uint8_t value = shape_value(field, told->of);
    const char *words = word_title(field->kind, value);
    if (words) {
        out_text(out, words);
        return;
    }
    switch (field->kind) {
    case KIND_SPACE: tell_space(out, value); break;
    case KIND_COLUMN: out_char(out, (char)('A' + value - 1)); break;
    case KIND_RESULTS: tell_results(out, ((const struct event *)told->of)->result); break;
    case KIND_PLAYER: out_char(out, 'p'); /* fall through */
    default:
        out_number(out, value);
        told->number = value;
    }
}

static const struct shape_field *field_named(const struct told *told, const char *name,
                                             size_t length)
{
    for (int i = 0; i < told->shape->count; i++) {
        const char *key = field_range[told->shape->field[i].field].name;
        if (strlen(key) == length && !memcmp(key, name, length)) return &told->shape->field[i];
    }
    return NULL;
}

static void tell_name(struct out *out, struct told *told, const char *name, size_t length)
{
    const struct shape_field *field = field_named(told, name, length);
    if (field)
        tell_field(out, told, field);
    else if (*name == 's')
        out_text(out, told->number == 1 ? "" : "s");
    else
        out_text(out, team_title(told->team));
}

/* Whether the first field of a part in brackets is known. */
static bool is_known(const struct told *told, const char *part)
{
    const char *name = strchr(part, '{') + 1;
    const struct shape_field *field = field_named(told, name, strcspn(name, "}"));
    return field && shape_value(field, told->of) != field->nothing;
}

static void fill_in(struct out *out, struct told *told, const char *text)
{
    for (; *text; text++) {
        if (*text == '[' && !is_known(told, text))
            text = strchr(text, ']');
        else if (*text == '{') {
            size_t length = strcspn(text + 1, "}");
            tell_name(out, told, text + 1, length);
            text += length + 1;
        } else if (*text != '[' && *text != ']')
            out_char(out, *text);
    }
    out_char(out, '.');
}

void tell_event(struct out *out, const struct event *heard)
{
    struct told told = {&event_shape[heard->kind], heard, heard->team, 0};
    const char *text = event_text[heard->kind];
    fill_in(out, &told, text ? text : event_name(heard->kind));
}

void tell_call(struct out *out, const struct call *call)
{
    bool known = call->code < CALL_CODES && call->count >= call_shape[call->code].count;
    out_text(out, team_title(call->team));
    out_lit(out, "'s ");
    out_text(out, role_title(call->role));
    out_lit(out, ": ");
    struct told told = {known ? &call_shape[call->code] : NULL, call, call->team, 0};
    const char *text = known ? call_text[call->code] : NULL;
    fill_in(out, &told, text ? text : call_name(call->code));
}
