/* utf8: characters as bytes, for those who read and those who write them. */
#ifndef WIRE_UTF8_H
#define WIRE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The length of the character at the start of the text, 0 when it is none. */
static inline size_t utf8_length(const char *text, size_t left)
{
    const unsigned char *byte = (const unsigned char *)text;
    unsigned char c = byte[0];
    size_t length = c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
    if (!length || length > left) return 0;
    for (size_t i = 1; i < length; i++)
        if ((byte[i] & 0xc0) != 0x80) return 0;
    if (c == 0xe0 && byte[1] < 0xa0) return 0;
    if (c == 0xed && byte[1] > 0x9f) return 0;
    if (c == 0xf0 && byte[1] < 0x90) return 0;
    if (c == 0xf4 && byte[1] > 0x8f) return 0;
    return length;
}

/* Writes the character, which must be one, and gives its length. */
static inline size_t utf8_write(char *to, uint32_t c)
{
    if (c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    size_t length = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (size_t i = length; --i; c >>= 6) to[i] = (char)(0x80 | (c & 0x3f));
    to[0] = (char)((0xf00u >> length & 0xf0) | c);
    return length;
}

#endif
