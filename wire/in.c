/*
 * Reading JSON. Messages have 30 to 200 bytes and five to ten values, one with a stroke 16 KiB.
 *
 * The text is copied with a NUL behind it, so that whoever looks at the next byte always finds one;
 * texts are put right in the copy, since an escape is longer than what it stands for. While a list
 * or object is open, its `span` holds the place of the one around it: that chain is all the stack
 * there is.
 */
#include "wire/in.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "wire/utf8.h"

#define NONE UINT32_MAX

struct reader {
    struct in *in;
    char *at, *end;
    const char *name; /* of the value to come */
    uint32_t name_length;
    uint32_t open;  /* the innermost that is, or NONE */
    uint32_t depth; /* how many are open */
};

static bool wrong(struct reader *r, const char *what)
{
    r->in->wrong = r->at < r->end ? what : "the text ends too soon";
    r->in->at = (size_t)(r->at - r->in->text);
    return false;
}

static void skip_blanks(struct reader *r)
{
    while (*r->at == ' ' || *r->at == '\n' || *r->at == '\r' || *r->at == '\t') r->at++;
}

static bool take(struct reader *r, char c)
{
    skip_blanks(r);
    if (*r->at != c) return false;
    r->at++;
    return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* --- texts ----------------------------------------------------------------------------------- */

static int hex_digit(char c)
{
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* \uXXXX, from its backslash; false when it is none. */
static bool read_unit(struct reader *r, uint32_t *unit)
{
    if (r->at[0] != '\\' || r->at[1] != 'u') return false;
    *unit = 0;
    for (int i = 2; i < 6; i++) {
        int digit = hex_digit(r->at[i]);
        if (digit < 0) return false;
        *unit = *unit << 4 | (uint32_t)digit;
    }
    r->at += 6;
    return true;
}

/* One character, of one unit or of the two halves of a pair. */
static bool read_unicode(struct reader *r, char **to)
{
    uint32_t c, low;
    if (!read_unit(r, &c)) return wrong(r, "an escape that is none");
    if (c >= 0xd800 && c < 0xdc00) {
        if (!read_unit(r, &low) || low < 0xdc00 || low > 0xdfff)
            return wrong(r, "half of a pair of surrogates");
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    } else if (c >= 0xdc00 && c <= 0xdfff) {
        return wrong(r, "half of a pair of surrogates");
    }
    *to += utf8_write(*to, c);
    return true;
}

static bool read_escape(struct reader *r, char **to)
{
    static const char sign[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    char c = r->at[1];
    if (c == 'u') return read_unicode(r, to);
    const char *found = c ? strchr(sign, c) : NULL;
    if (!found) return wrong(r, "an escape that is none");
    *(*to)++ = meant[found - sign];
    r->at += 2;
    return true;
}

static bool read_character(struct reader *r, char **to)
{
    size_t length = utf8_length(r->at, (size_t)(r->end - r->at));
    if (!length) return wrong(r, "bytes that are no UTF-8");
    memmove(*to, r->at, length);
    *to += length;
    r->at += length;
    return true;
}

/* From the opening quote to behind the closing one. */
static bool read_text(struct reader *r, const char **text, uint32_t *length)
{
    char *to = ++r->at;
    *text = to;
    while (*r->at != '"') {
        unsigned char c = (unsigned char)*r->at;
        if (c < 0x20) return wrong(r, "a control character in a text");
        if (c == '\\' ? !read_escape(r, &to) : c >= 0x80 && !read_character(r, &to)) return false;
        if (c != '\\' && c < 0x80) *to++ = *r->at++;
    }
    *length = (uint32_t)(to - *text);
    *to = '\0';
    r->at++;
    return true;
}

/* --- values ---------------------------------------------------------------------------------- */

static struct value *add(struct reader *r, enum value_kind kind)
{
    struct in *in = r->in;
    if (r->depth >= IN_DEPTH_MAX) {
        wrong(r, "too deep");
        return NULL;
    }
    MEMORY_GROW(in->value, in->count, in->capacity);
    if (r->open != NONE) in->value[r->open].length++;
    struct value *value = &in->value[in->count++];
    *value = (struct value){
        .kind = kind, .span = 1, .name = r->name, .name_length = r->name_length};
    r->name = NULL;
    r->name_length = 0;
    return value;
}

static bool too_large(struct reader *r)
{
    r->in->too_large = true;
    return wrong(r, "a number that is too large");
}

static const char *skip_digits(const char *at)
{
    while (is_digit(*at)) at++;
    return at;
}

/* Where a number ends, NULL when it is none; `whole` when it has neither point nor exponent. */
static const char *number_end(const char *at, bool *whole)
{
    at += *at == '-';
    if (!is_digit(*at)) return NULL;
    at = *at == '0' ? at + 1 : skip_digits(at);
    *whole = *at != '.' && *at != 'e' && *at != 'E';
    if (is_digit(*at)) return NULL; /* 01 */
    if (*at == '.' && !is_digit(*++at)) return NULL;
    at = skip_digits(at);
    if (*at != 'e' && *at != 'E') return at;
    at++;
    at += *at == '+' || *at == '-';
    return is_digit(*at) ? skip_digits(at) : NULL;
}

static bool read_whole(const char *at, const char *end, int64_t *number)
{
    bool negative = *at == '-';
    *number = 0;
    for (at += negative; at < end; at++)
        if (__builtin_mul_overflow(*number, 10, number) ||
            __builtin_add_overflow(*number, negative ? '0' - *at : *at - '0', number))
            return false;
    return true;
}

static bool read_number(struct reader *r)
{
    bool is_whole;
    const char *end = number_end(r->at, &is_whole);
    if (!end) return wrong(r, "a number that is none");
    struct value *value = add(r, is_whole ? VALUE_WHOLE : VALUE_REAL);
    if (!value) return false;
    if (is_whole) {
        if (!read_whole(r->at, end, &value->whole)) return too_large(r);
    } else {
        value->real = strtod(r->at, NULL);
        if (isinf(value->real)) return too_large(r);
    }
    r->at += end - r->at;
    return true;
}

static bool read_word(struct reader *r, const char *word, enum value_kind kind)
{
    size_t length = strlen(word);
    if (strncmp(r->at, word, length)) return wrong(r, "a word that is none");
    if (!add(r, kind)) return false;
    r->at += length;
    return true;
}

static bool read_string(struct reader *r)
{
    struct value *value = add(r, VALUE_TEXT);
    return value && read_text(r, &value->text, &value->length);
}

static bool open_one(struct reader *r, enum value_kind kind)
{
    struct value *value = add(r, kind);
    if (!value) return false;
    value->span = r->open;
    r->open = r->in->count - 1;
    r->depth++;
    r->at++;
    return true;
}

/* A value; of a list or an object only its beginning. */
static bool read_value(struct reader *r)
{
    skip_blanks(r);
    switch (*r->at) {
    case '{': return open_one(r, VALUE_OBJECT);
    case '[': return open_one(r, VALUE_LIST);
    case '"': return read_string(r);
    case 't': return read_word(r, "true", VALUE_TRUE);
    case 'f': return read_word(r, "false", VALUE_FALSE);
    case 'n': return read_word(r, "null", VALUE_NULL);
    default: break;
    }
    bool number = *r->at == '-' || is_digit(*r->at);
    return number ? read_number(r) : wrong(r, "no value begins like this");
}

/* --- names ----------------------------------------------------------------------------------- */
/* Few are compared with each other, many are sorted. */

static int compare_names(const struct value *a, const struct value *b)
{
    if (a->name_length != b->name_length) return a->name_length < b->name_length ? -1 : 1;
    return memcmp(a->name, b->name, a->name_length);
}

static int compare_sorted(const void *a, const void *b)
{
    return compare_names(*(const struct value *const *)a, *(const struct value *const *)b);
}

static bool few_names_differ(const struct value *object)
{
    EACH_VALUE(a, object)
        for (const struct value *b = value_next(a); b != a_stop; b = value_next(b))
            if (!compare_names(a, b)) return false;
    return true;
}

static bool names_differ(struct in *in, const struct value *object)
{
    enum { FEW = 12 };
    uint32_t count = 0;
    if (object->length <= FEW) return few_names_differ(object);
    EACH_VALUE(value, object) {
        MEMORY_GROW(in->sorted, count, in->sorted_capacity);
        in->sorted[count++] = value;
    }
    qsort(in->sorted, count, sizeof *in->sorted, compare_sorted);
    for (uint32_t i = 1; i < count; i++)
        if (!compare_names(in->sorted[i - 1], in->sorted[i])) return false;
    return true;
}

static bool read_name(struct reader *r)
{
    skip_blanks(r);
    if (*r->at != '"') return wrong(r, "a name is missing");
    if (!read_text(r, &r->name, &r->name_length)) return false;
    if (memchr(r->name, '\0', r->name_length)) return wrong(r, "a NUL in a name");
    return take(r, ':') || wrong(r, "a colon is missing");
}

static bool close_one(struct reader *r)
{
    struct value *value = &r->in->value[r->open];
    r->open = value->span;
    value->span = (uint32_t)(&r->in->value[r->in->count] - value);
    r->depth--;
    if (value->kind != VALUE_OBJECT || names_differ(r->in, value)) return true;
    r->at--; /* its brace */
    return wrong(r, "the same name twice");
}

/* What comes next in the one that is open: another value, or its end. */
static bool read_inside(struct reader *r)
{
    const struct value *open = &r->in->value[r->open];
    bool object = open->kind == VALUE_OBJECT;
    if (take(r, object ? '}' : ']')) return close_one(r);
    if (open->length && !take(r, ',')) return wrong(r, "a comma is missing");
    return (!object || read_name(r)) && read_value(r);
}

static void copy(struct in *in, const char *bytes, size_t length)
{
    if (length >= in->text_capacity) {
        in->text_capacity = length + 1;
        in->text = memory_resize(in->text, in->text_capacity);
    }
    if (length) memcpy(in->text, bytes, length);
    in->text[length] = '\0';
}

const struct value *in_read(struct in *in, const char *bytes, size_t length)
{
    in->count = 0;
    in->at = 0;
    in->too_large = false;
    in->wrong = "the text is too long";
    if (length > IN_LENGTH_MAX) return NULL;
    copy(in, bytes, length);
    struct reader r = {.in = in, .at = in->text, .end = in->text + length, .open = NONE};
    if (!read_value(&r)) return NULL;
    while (r.open != NONE)
        if (!read_inside(&r)) return NULL;
    skip_blanks(&r);
    if (r.at != r.end) {
        wrong(&r, "something behind the end");
        return NULL;
    }
    in->wrong = NULL;
    return in->value;
}

void in_release(struct in *in)
{
    free(in->value);
    free(in->sorted);
    free(in->text);
    *in = (struct in){0};
}

const struct value *value_get(const struct value *object, const char *name)
{
    if (!value_is(object, VALUE_OBJECT)) return NULL;
    size_t length = strlen(name);
    EACH_VALUE(value, object)
        if (value->name_length == length && !memcmp(value->name, name, length)) return value;
    return NULL;
}

const struct value *value_at(const struct value *list, uint32_t place)
{
    if (!value_is(list, VALUE_LIST) || place >= list->length) return NULL;
    const struct value *value = value_first(list);
    while (place--) value = value_next(value);
    return value;
}
