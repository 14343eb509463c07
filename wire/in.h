/*
 * in: JSON that was read, the counterpart of out.
 *
 * A text becomes values that lie behind each other in one arena, which keeps its memory for the
 * next text: once it has grown, reading takes none. The values and their texts are good until the
 * next in_read; nobody has to give them back one by one.
 *
 *   struct in in = {0};
 *   const struct value *message = in_read(&in, bytes, length);
 *   if (!message) complain(in.wrong, in.at);
 *   const char *name = value_text(value_get(message, "name"));    // NULL when there is none
 *   EACH_VALUE(seat, value_get(message, "seats")) take(value_text(seat));
 *   in_release(&in);
 *
 * What is JSON is what RFC 8259 says, and no more: UTF-8 without a fault and without half of a
 * pair of surrogates, no comment, no comma too many, nothing after the value. On top of that
 *
 *   depth     at most IN_DEPTH_MAX, the innermost value included; nothing here is recursive
 *   numbers   one without a point and an exponent is VALUE_WHOLE and must fit 64 bits; any other
 *             is VALUE_REAL, the nearest double, and must not be too large for one. A number that
 *             does not fit is refused, and `too_large` says that this was the reason
 *   names     the same name twice in one object is refused; so is one with a NUL in it
 *   texts     may hold a NUL (\u0000): value_length says where they really end. All are followed
 *             by a NUL of ours
 *
 * A fuzz harness (fuzz/in_fuzz.c) compares all of this with jansson. Time grows with the length of
 * the text, and in the names of one object as sorting them does.
 */
#ifndef WIRE_IN_H
#define WIRE_IN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { IN_DEPTH_MAX = 2048 };
#define IN_LENGTH_MAX (UINT32_MAX / 2) /* bytes of a text, longer ones are refused */

enum value_kind {
    VALUE_NULL,
    VALUE_FALSE,
    VALUE_TRUE,
    VALUE_WHOLE,
    VALUE_REAL,
    VALUE_TEXT,
    VALUE_LIST,
    VALUE_OBJECT,
};

/*
 * {"a":[7,"x"],"b":null} is five values in a row; `span` leads from one to the next that is not
 * inside it.
 *
 *     object       "a": list    7    "x"    "b": null
 *     span 5       span 3       1    1      1
 */
struct value {
    union {
        int64_t whole;
        double real;
        const char *text;
    };
    const char *name;     /* in an object, NULL elsewhere */
    uint32_t name_length;
    uint32_t length;      /* bytes of a text, values in a list or object */
    uint32_t span;        /* how many values it is, with all that are inside */
    uint8_t kind;
};

struct in {
    struct value *value;
    const struct value **sorted; /* the values of an object by their names */
    char *text;                  /* what was read; texts are put right in place */
    uint32_t count, capacity, sorted_capacity;
    size_t text_capacity;
    const char *wrong;           /* why the last text was refused, a few words */
    size_t at;                   /* and at which byte */
    bool too_large;              /* it had a number that does not fit */
};

/* The value that the whole text is, NULL with `wrong` when it is none. `bytes` are copied. */
const struct value *in_read(struct in *in, const char *bytes, size_t length);

void in_release(struct in *in);

/* All that follow take NULL as a value that is not there. */

static inline bool value_is(const struct value *value, enum value_kind kind)
{
    return value && value->kind == kind;
}

static inline bool value_is_bool(const struct value *value)
{
    return value_is(value, VALUE_TRUE) || value_is(value, VALUE_FALSE);
}

/* Of an object, by its name; NULL when there is none or it is no object. */
const struct value *value_get(const struct value *object, const char *name);

/* A text, NULL when it is none. */
static inline const char *value_text(const struct value *value)
{
    return value_is(value, VALUE_TEXT) ? value->text : NULL;
}

/* The bytes of a text, the number of values in a list or object, else 0. */
static inline uint32_t value_length(const struct value *value)
{
    return value ? value->length : 0;
}

/* A whole number, 0 when it is none. */
static inline int64_t value_whole(const struct value *value)
{
    return value_is(value, VALUE_WHOLE) ? value->whole : 0;
}

/* Any number, 0 when it is none. */
static inline double value_real(const struct value *value)
{
    return value_is(value, VALUE_REAL) ? value->real : (double)value_whole(value);
}

/* The one after it in its list or object; it ends at value_end. */
static inline const struct value *value_next(const struct value *value)
{
    return value + value->span;
}

/* The first inside, and where those inside end: the same when there is none. */
static inline const struct value *value_first(const struct value *list)
{
    return list ? list + 1 : NULL;
}

static inline const struct value *value_end(const struct value *list)
{
    return list ? list + list->span : NULL;
}

#define EACH_VALUE(item, list)                                                                     \
    for (const struct value *item = value_first(list), *item##_stop = value_end(list);             \
         item != item##_stop; item = value_next(item))

/* Of a list, by its place; NULL when it is not so long. Walks there: use EACH_VALUE for all. */
const struct value *value_at(const struct value *list, uint32_t place);

#endif
