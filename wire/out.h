/*
 * out: text that grows at its end. The JSON writer and the record write into one of these.
 *
 * The bytes are the caller's own buffer (out_fixed), or grow through a function with the manners
 * of realloc (out_growing), so nothing here needs a heap or stdio. What does not fit is left out
 * and `overflow` is set for good: look at it once, at the end.
 *
 *   char buffer[512];
 *   struct out out;
 *   out_fixed(&out, buffer, sizeof buffer);
 *   out_lit(&out, "row ");
 *   out_number(&out, 7);
 *   if (!out.overflow) puts(out_cstring(&out));
 *
 * A growing text belongs to the caller, who gives it back with free(out.text).
 */
#ifndef WIRE_OUT_H
#define WIRE_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef void *out_grow_fn(void *text, size_t capacity);

struct out {
    char *text;
    size_t length;
    size_t capacity; /* always one more than can be written: the NUL of out_cstring */
    out_grow_fn *grow;
    bool overflow;
};

enum { OUT_FIRST_CAPACITY = 1024 };

void out_fixed(struct out *out, char *buffer, size_t capacity);
void out_growing(struct out *out, out_grow_fn *grow);

/* Room for so many more bytes; false (and overflow) when there is none. */
bool out_make_room(struct out *out, size_t bytes);

static inline bool out_room(struct out *out, size_t bytes)
{
    return bytes < out->capacity - out->length || out_make_room(out, bytes);
}

static inline void out_reset(struct out *out)
{
    out->length = 0;
    out->overflow = false;
}

static inline void out_char(struct out *out, char c)
{
    if (out_room(out, 1)) out->text[out->length++] = c;
}

static inline void out_bytes(struct out *out, const void *bytes, size_t length)
{
    if (!length || !out_room(out, length)) return;
    memcpy(out->text + out->length, bytes, length);
    out->length += length;
}

/* Text in a padded block: a copy of a fixed size is a few instructions, so short pieces that are
 * written all the time come this way. */
enum { OUT_PIECE_BYTES = 32 };
struct out_piece {
    char text[OUT_PIECE_BYTES - 1];
    uint8_t length;
};
#define OUT_PIECE(literal) {literal, sizeof(literal) - 1}

static inline void out_piece(struct out *out, const struct out_piece *piece)
{
    if (out->capacity - out->length <= OUT_PIECE_BYTES) {
        out_bytes(out, piece->text, piece->length);
        return;
    }
    memcpy(out->text + out->length, piece, OUT_PIECE_BYTES);
    out->length += piece->length;
}

/* A string literal, its length known to the compiler. */
#define out_lit(out, literal) out_bytes(out, "" literal, sizeof(literal) - 1)

static inline void out_text(struct out *out, const char *text)
{
    out_bytes(out, text, strlen(text));
}

void out_number(struct out *out, uint64_t number);
void out_signed(struct out *out, int64_t number);
void out_thousandths(struct out *out, double number); /* three digits after the point: 0.125 */

/* The text so far, ended by a NUL; "" when there is no buffer at all. */
const char *out_cstring(struct out *out);

/*
 * JSON. out_comma puts a comma unless an object, array or value has just been opened, so a writer
 * keeps no state:
 *
 *   out_char(out, '{');
 *   out_key_name(out, "team", "blue");
 *   out_key_number(out, "row", 7);
 *   out_char(out, '}');
 */
static inline void out_comma(struct out *out)
{
    char last = out->length ? out->text[out->length - 1] : '{';
    if (last != '{' && last != '[' && last != ':' && last != '\n') out_char(out, ',');
}

/* A key, given as a literal. */
#define out_key(out, name) (out_comma(out), out_lit(out, "\"" name "\":"))

/* A key or a string that holds nothing to escape: the words of rules/names.h. */
void out_key_word(struct out *out, const char *word);
void out_word(struct out *out, const char *word);

/* A string of any bytes, escaped; bytes that are no UTF-8 become U+FFFD. */
void out_string(struct out *out, const char *text, size_t length);

void out_bool(struct out *out, bool value);

/* A key, given as a literal, and its value. */
#define out_key_number(out, key, number) (out_key(out, key), out_number(out, number))
#define out_key_thousandths(out, key, number) (out_key(out, key), out_thousandths(out, number))
#define out_key_bool(out, key, value) (out_key(out, key), out_bool(out, value))
#define out_key_name(out, key, word) (out_key(out, key), out_word_or_null(out, word))
#define out_key_string(out, key, text) (out_key(out, key), out_string(out, text, strlen(text)))
#define out_key_null(out, key) (out_comma(out), out_lit(out, "\"" key "\":null"))

/* A word, null for NULL. */
static inline void out_word_or_null(struct out *out, const char *word)
{
    if (word) out_word(out, word);
    else out_lit(out, "null");
}

#endif
