/*
 * Text that grows at its end. A view is 2 to 4 KiB and an event 40 to 150 bytes, written a few
 * bytes at a time; the short paths are inline in the header, the rest is here.
 */
#include "wire/out.h"

#include "wire/utf8.h"

void out_fixed(struct out *out, char *buffer, size_t capacity)
{
    *out = (struct out){.text = buffer, .capacity = capacity};
}

void out_growing(struct out *out, out_grow_fn *grow)
{
    *out = (struct out){.grow = grow};
}

bool out_make_room(struct out *out, size_t bytes)
{
    if (out->overflow) return false;
    size_t needed = out->length + bytes + 1;
    if (needed > out->length && needed <= out->capacity) return true;
    size_t capacity = out->capacity ? out->capacity : OUT_FIRST_CAPACITY;
    while (capacity < needed && capacity < SIZE_MAX / 2) capacity *= 2;
    char *text = out->grow && needed <= capacity ? out->grow(out->text, capacity) : NULL;
    if (!text) {
        out->overflow = true;
        return false;
    }
    out->text = text;
    out->capacity = capacity;
    return true;
}

const char *out_cstring(struct out *out)
{
    if (!out->capacity) return "";
    out->text[out->length] = '\0';
    return out->text;
}

void out_number(struct out *out, uint64_t number)
{
    char digits[20];
    size_t i = sizeof digits;
    do {
        digits[--i] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    out_bytes(out, digits + i, sizeof digits - i);
}

void out_signed(struct out *out, int64_t number)
{
    if (number < 0) out_char(out, '-');
    out_number(out, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void out_thousandths(struct out *out, double number)
{
    bool negative = number < 0;
    uint64_t parts = (uint64_t)((negative ? -number : number) * 1000 + 0.5);
    if (negative && parts) out_char(out, '-');
    out_number(out, parts / 1000);
    out_char(out, '.');
    for (uint64_t unit = 100; unit; unit /= 10) out_char(out, (char)('0' + parts / unit % 10));
}

/* Most words have four to eight letters: copying them one by one beats two calls. */
void out_word(struct out *out, const char *word)
{
    enum { SHORT_MAX = 12 };
    size_t length = 0;
    out_char(out, '"');
    if (out->capacity - out->length > SHORT_MAX)
        for (char *to = out->text + out->length; length < SHORT_MAX && word[length]; length++)
            to[length] = word[length];
    out->length += length;
    if (word[length]) out_text(out, word + length);
    out_char(out, '"');
}

void out_key_word(struct out *out, const char *word)
{
    out_comma(out);
    out_word(out, word);
    out_char(out, ':');
}

void out_bool(struct out *out, bool value)
{
    if (value)
        out_lit(out, "true");
    else
        out_lit(out, "false");
}

static void escape(struct out *out, unsigned char c)
{
    static const char hex[] = "0123456789abcdef";
    char text[6] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};
    switch (c) {
    case '"': out_lit(out, "\\\""); break;
    case '\\': out_lit(out, "\\\\"); break;
    case '\n': out_lit(out, "\\n"); break;
    case '\t': out_lit(out, "\\t"); break;
    default: out_bytes(out, text, sizeof text);
    }
}

void out_string(struct out *out, const char *text, size_t length)
{
    out_char(out, '"');
    for (size_t i = 0; i < length;) {
        unsigned char c = (unsigned char)text[i];
        size_t n = utf8_length(text + i, length - i);
        if (!n)
            out_lit(out, "\xef\xbf\xbd");
        else if (c < 0x20 || c == '"' || c == '\\' || c == 0x7f)
            escape(out, c);
        else
            out_bytes(out, text + i, n);
        i += n ? n : 1;
    }
    out_char(out, '"');
}
