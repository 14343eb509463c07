/* The lists of orders, events and calls as tables. */
#include "rules/shape.h"

#include "rules/sheet.h"

/* These are judged by the rules and not by their form: see FIELD_KINDS. */
#define OPEN_ENDED(kind) ((kind) == KIND_COUNT || (kind) == KIND_AMOUNT || (kind) == KIND_COLUMN)

enum {
#define X(id, name, nothing, words) NOTHING_##id = (nothing),
    FIELD_KINDS(X)
#undef X
#define X(id, name, kind, low, high)                                                               \
    KIND_OF_##id = KIND_##kind,                                                                    \
    NOTHING_OF_##id = NOTHING_##kind,                                                              \
    LOWEST_##id = OPEN_ENDED(KIND_##kind) ? 0 : (low),                                             \
    HIGHEST_##id = OPEN_ENDED(KIND_##kind) || (high) > UINT8_MAX ? UINT8_MAX : (high),
    FIELDS(X)
#undef X
};

#define SHAPE_FIELD(id, type, member, presence_, audience_)                                        \
    {.field = FIELD_##id, .kind = (enum field_kind)KIND_OF_##id, .presence = (presence_),          \
     .audience = AUDIENCE_##audience_, .offset = offsetof(type, member), .low = LOWEST_##id,       \
     .high = HIGHEST_##id, .nothing = NOTHING_OF_##id}
#define SHAPE_COUNT(...) (sizeof((struct shape_field[]){__VA_ARGS__}) / sizeof(struct shape_field))

#define NEEDS(id, member) SHAPE_FIELD(id, struct order, member, FIELD_NEEDED, EVERYONE)
#define OR_NULL(id, member) SHAPE_FIELD(id, struct order, member, FIELD_NULLABLE, EVERYONE)
#define MAY(id, member) SHAPE_FIELD(id, struct order, member, FIELD_OPTIONAL, EVERYONE)

const struct shape order_shape[ORDER_KINDS] = {
#define X(id, name, whose_, note, ...)                                                             \
    {.count = SHAPE_COUNT(__VA_ARGS__), .whose = WHOSE_##whose_, .field = {__VA_ARGS__}},
    ORDERS(X)
#undef X
};

#define TOLD(id, member) SHAPE_FIELD(id, struct event, member, FIELD_NEEDED, EVERYONE)
#define MAY_TELL(id, member) SHAPE_FIELD(id, struct event, member, FIELD_OPTIONAL, EVERYONE)
#define SECRET(id, member, for_) SHAPE_FIELD(id, struct event, member, FIELD_OPTIONAL, for_)

const struct shape event_shape[EVENT_KINDS] = {
#define X(id, name, whose_, hears_, note, ...)                                                     \
    {.count = SHAPE_COUNT(__VA_ARGS__), .whose = WHOSE_##whose_, .hears = AUDIENCE_##hears_,       \
     .field = {__VA_ARGS__}},
    EVENTS(X)
#undef X
};

#define SAYS(id, place) SHAPE_FIELD(id, struct call, parameter[place], FIELD_NEEDED, EVERYONE)

const struct shape call_shape[CALL_CODES] = {
#define X(id, name, note, ...) {.count = SHAPE_COUNT(__VA_ARGS__), .field = {__VA_ARGS__}},
    CALLS(X)
#undef X
};

const struct field_range field_range[FIELD_COUNT] = {
#define X(id, name, kind, low, high) {name, low, high},
    FIELDS(X)
#undef X
};

const struct words *field_words(enum field_kind kind)
{
    static const struct words *const words[] = {
#define X(id, name, nothing, words) words,
        FIELD_KINDS(X)
#undef X
    };
    return words[kind];
}

#define NAME_OF(function, type, LIST)                                                              \
    const char *function(type which)                                                               \
    {                                                                                              \
        static const char *const text[] = {LIST(X)};                                               \
        return text[which];                                                                        \
    }

#define X(id, name, ...) name,
NAME_OF(field_kind_name, enum field_kind, FIELD_KINDS)
NAME_OF(audience_name, enum audience, AUDIENCES)
#undef X
#define X(id, name, text) text,
NAME_OF(audience_text, enum audience, AUDIENCES)
#undef X
#define X(id, name, whose, note, ...) note,
NAME_OF(order_note, enum order_kind, ORDERS)
#undef X
#define X(id, name, whose, hears, note, ...) note,
NAME_OF(event_note, enum event_kind, EVENTS)
#undef X
#define X(id, name, note, ...) note,
NAME_OF(call_note, enum call_code, CALLS)
#undef X
