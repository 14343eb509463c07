/* Six bits a sign; those that the last sign has to spare are zeros. */
#include "server/base64.h"

#include <string.h>

static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

void base64_write(const uint8_t *bytes, size_t count, char *text)
{
    uint32_t held = 0;
    int bits = 0;
    for (size_t i = 0; i < count; i++) {
        held = held << 8 | bytes[i];
        for (bits += 8; bits >= 6; bits -= 6) *text++ = signs[held >> (bits - 6) & 63];
    }
    if (bits) *text++ = signs[held << (6 - bits) & 63];
    *text = 0;
}

bool base64_read(const char *text, size_t length, uint8_t *bytes)
{
    uint32_t held = 0;
    int bits = 0;
    for (size_t i = 0; i < length; i++) {
        const char *sign = text[i] ? strchr(signs, text[i]) : NULL;
        if (!sign) return false;
        held = held << 6 | (uint32_t)(sign - signs);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        *bytes++ = (uint8_t)(held >> bits);
    }
    return length % 4 != 1 && !(held & ((1u << bits) - 1));
}
