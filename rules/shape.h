/*
 * shape: which fields an order, an event or a call has, of what kind, and who may know them.
 *
 * The lists are ORDERS, EVENTS and CALLS in their headers; here they become tables to walk. A field
 * is a name in the line protocol, a kind and a range; where it lies in the struct is up to the row
 * that uses it, so that one byte can be a sector for one order and a length for another.
 *
 *   const struct shape *shape = &order_shape[order->kind];
 *   for (int i = 0; i < shape->count; i++)
 *       if (shape_has(&shape->field[i], order)) write(&shape->field[i], order);
 */
#ifndef RULES_SHAPE_H
#define RULES_SHAPE_H

#include <stddef.h>

#include "rules/call.h"
#include "rules/chart.h"
#include "rules/event.h"
#include "rules/order.h"
#include "rules/ruleset.h"

/*
 * Kinds of fields, and the byte that stands for a field that is not there. Words are written as
 * themselves; the numbers of a COUNT (from 1) and an AMOUNT (from 0) may be larger than any chart
 * has when they come in, and are 255 where a byte ends: game_check refuses them by their own name.
 * Those after LINES are no single byte.
 *
 *   X(id, name, nothing, words)
 */
#define FIELD_KINDS(X)                                                                             \
    X(TEAM, "team", NO_TEAM, &team_words)                                                          \
    X(WINNER, "winner", 0xff, &winner_words)                                                       \
    X(DIR, "dir", NO_DIR, &dir_words)                                                              \
    X(SYSTEM, "system", EMPTY_DUTY, &system_words)                                                 \
    X(SYMBOL, "symbol", EMPTY_DUTY, &symbol_words)                                                 \
    X(CIRCUIT, "circuit", 0xff, &circuit_words)                                                    \
    X(CAUSE, "cause", 0xff, &cause_words)                                                          \
    X(ANSWER, "answer", 0xff, &answer_words)                                                       \
    X(REASON, "reason", 0xff, &reason_words)                                                       \
    X(FAULT, "fault", 0xff, &fault_words)                                                          \
    X(ERUPTION, "eruption", 0xff, &volcano_event_words)                                            \
    X(KIND, "kind", 0xff, &kind_words)                                                             \
    X(SPACE, "space", NOWHERE, NULL)   /* "C7" */                                                  \
    X(COLUMN, "column", 0, NULL)       /* "C", from 1 */                                           \
    X(PLAYER, "player", 0, NULL)       /* "p2", from 1 */                                          \
    X(BOOL, "bool", 0xff, NULL)                                                                    \
    X(NUMBER, "number", 0, NULL)                                                                   \
    X(COUNT, "count", 0, NULL)                                                                     \
    X(AMOUNT, "amount", NO_LENGTH, NULL)                                                           \
    X(LINE, "line", 0, NULL)           /* one section's line out of events->tracing */             \
    X(LINES, "lines", 0, NULL)         /* all four of them */                                      \
    X(RESULTS, "results", 0, NULL)     /* enum result for each team */                             \
    X(MS, "ms", 0, NULL)                                                                           \
    X(INITIALS, "initials", 0, NULL)                                                               \
    X(STROKE, "stroke", 0, NULL)

enum BYTE field_kind {
#define X(id, ...) KIND_##id,
    FIELD_KINDS(X)
#undef X
        FIELD_KIND_COUNT,
    KIND_WORDS = KIND_SPACE,     /* below: a word out of a list */
    KIND_BYTES = KIND_RESULTS,   /* below: one byte of the struct */
};

/* X(id, name, kind, lowest, highest) */
#define FIELDS(X)                                                                                  \
    X(AT, "at", SPACE, 0, BEYOND)                                                                  \
    X(DIR, "dir", DIR, 0, DIRS - 1)                                                                \
    X(LENGTH, "length", AMOUNT, 0, SILENCE_MAX)                                                    \
    X(GAUGE, "gauge", SYSTEM, 0, SYSTEMS - 1)                                                      \
    X(SYSTEM, "system", SYSTEM, 0, SYSTEMS - 1)                                                    \
    X(SYMBOL, "symbol", SYMBOL, 0, SYMBOLS - 1)                                                    \
    X(ROW, "row", COUNT, 1, CHART_SIDE_MAX)                                                        \
    X(COLUMN, "column", COLUMN, 1, CHART_SIDE_MAX)                                                 \
    X(SECTOR, "sector", COUNT, 1, SECTORS_MAX)                                                     \
    X(SECTION, "section", NUMBER, 1, SECTIONS)                                                     \
    X(PLAYER, "player", PLAYER, 1, PLAYERS_MAX)                                                    \
    X(INITIALS, "initials", INITIALS, 1, INITIALS_MAX)                                             \
    X(STROKE, "stroke", STROKE, 2, STROKE_POINTS_MAX)                                              \
    X(ACCEPT, "accept", BOOL, 0, 1)                                                                \
    X(WHICH, "which", NUMBER, 1, VOLCANOES)                                                        \
    X(MS, "ms", MS, 0, RULE_MS_MAX)                                                                \
    X(FIRST, "first", TEAM, 0, TEAMS - 1)                                                          \
    X(EXTRA, "extra", NUMBER, 0, 8)                                                                \
    X(VALUE, "value", NUMBER, 0, 8)                                                                \
    X(CIRCUIT, "circuit", CIRCUIT, 0, CIRCUITS - 1)                                                \
    X(CAUSE, "cause", CAUSE, 0, CAUSE_COUNT - 1)                                                   \
    X(AMOUNT, "amount", NUMBER, 0, 8)                                                              \
    X(HULL, "hull", NUMBER, 0, 8)                                                                  \
    X(RESULT, "result", RESULTS, 0, RESULT_COUNT - 1)                                              \
    X(ANSWER, "answer", ANSWER, 0, ANSWER_COUNT - 1)                                               \
    X(LINE, "stroke", LINE, 1, SECTIONS)                                                           \
    X(LINES, "sheet", LINES, 1, 1)                                                                 \
    X(FAULT, "reason", FAULT, 0, 0)                                                                \
    X(ERUPTION, "kind", ERUPTION, 0, VOLCANO_EVENT_COUNT - 1)                                      \
    X(WINNER, "winner", WINNER, 0, NO_TEAM)                                                        \
    X(REASON, "reason", REASON, 0, REASON_COUNT - 1)                                               \
    X(KIND, "kind", KIND, WEAPON, SPECIAL)                                                         \
    X(PLACES, "places", AMOUNT, 0, UINT8_MAX)                                                      \
    X(PERCENT, "percent", NUMBER, 0, 100)

enum BYTE field {
#define X(id, ...) FIELD_##id,
    FIELDS(X)
#undef X
        FIELD_COUNT
};

enum BYTE presence { FIELD_NEEDED, FIELD_NULLABLE, FIELD_OPTIONAL };

struct shape_field {
    enum field field;
    enum field_kind kind;
    enum presence presence;
    enum audience audience; /* EVERYONE: all who hear the event */
    uint8_t offset;    /* into the order, the event or the call */
    uint8_t low, high; /* of the byte there, as the form demands it */
    uint8_t nothing;   /* that byte when the field is not there */
};

enum { SHAPE_FIELDS_MAX = 4 };

/* Whose it is. CREW and TEAM are the same: one of the two teams'. */
enum BYTE whose { WHOSE_TEAM, WHOSE_CREW = WHOSE_TEAM, WHOSE_NOBODY, WHOSE_CLOCK, WHOSE_HOST };

struct shape {
    uint8_t count; /* of fields */
    enum whose whose;
    enum audience hears; /* events */
    struct shape_field field[SHAPE_FIELDS_MAX];
};

extern const struct shape order_shape[ORDER_KINDS], event_shape[EVENT_KINDS],
    call_shape[CALL_CODES];

/* What a field is called and may hold, whoever has it. */
struct field_range {
    const char *name;
    uint32_t low, high;
};
extern const struct field_range field_range[FIELD_COUNT];

/* The list behind a kind below KIND_WORDS. */
const struct words *field_words(enum field_kind kind);
const char *field_kind_name(enum field_kind kind);
const char *audience_name(enum audience audience);

/* For documents: what an order, an event or a call is about, and an audience in words. */
const char *order_note(enum order_kind kind);
const char *event_note(enum event_kind kind);
const char *call_note(enum call_code code);
const char *audience_text(enum audience audience);

static inline uint8_t *shape_byte(const struct shape_field *field, void *of)
{
    return (uint8_t *)of + field->offset;
}
static inline uint8_t shape_value(const struct shape_field *field, const void *of)
{
    return ((const uint8_t *)of)[field->offset];
}

/* Whether there is such a field in this order, event or call; a null counts. What a `trace` needs
 * may still be missing: legal orders are listed without their initials and stroke. */
static inline bool shape_has(const struct shape_field *field, const void *of)
{
    if (field->kind == KIND_STROKE) return ((const struct order *)of)->stroke;
    if (field->presence != FIELD_OPTIONAL && field->kind != KIND_INITIALS) return true;
    return shape_value(field, of) != field->nothing;
}

#endif
