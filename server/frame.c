/* Heads of frames, masks, and the handshake's hash. */
#include "server/frame.h"

#include <assert.h>
#include <openssl/evp.h>
#include <stdio.h>
#include <string.h>

enum { FIN = 0x80, RESERVED = 0x70, KIND = 0x0f, MASKED = 0x80, LENGTH = 0x7f, MASK_BYTES = 4,
       LENGTH_16 = 126, LENGTH_64 = 127, KEY_CHARS = 24, KEY_BYTES = 16, SHA1_BYTES = 20 };

static bool is_kind(int kind)
{
    return kind <= FRAME_BINARY || (kind >= FRAME_CLOSE && kind <= FRAME_PONG);
}

static uint64_t big_endian(const unsigned char *bytes, size_t count)
{
    uint64_t value = 0;
    for (size_t i = 0; i < count; i++) value = value << 8 | bytes[i];
    return value;
}

static void unmask(unsigned char *bytes, size_t length, const unsigned char mask[MASK_BYTES])
{
    uint64_t word, eight;
    size_t i = 0;
    memcpy(&eight, mask, 4);
    memcpy((char *)&eight + 4, mask, 4);
    for (; i + 8 <= length; i += 8) {
        memcpy(&word, bytes + i, 8);
        word ^= eight;
        memcpy(bytes + i, &word, 8);
    }
    for (; i < length; i++) bytes[i] ^= mask[i & 3];
}

int frame_read(unsigned char *bytes, size_t have, size_t most, struct frame *frame)
{
    if (have < 2) return 0;
    int kind = bytes[0] & KIND;
    size_t length = bytes[1] & LENGTH, head = 2;
    bool control = kind >= FRAME_CLOSE, last = bytes[0] & FIN;
    if (bytes[0] & RESERVED || !is_kind(kind) || !(bytes[1] & MASKED)) return -CLOSE_PROTOCOL;
    if (control && (!last || length > FRAME_CONTROL_MAX)) return -CLOSE_PROTOCOL;
    if (length >= LENGTH_16) {
        size_t wide = length == LENGTH_16 ? 2 : 8;
        if (have < head + wide) return 0;
        uint64_t told = big_endian(bytes + head, wide);
        if (told <= (wide == 2 ? FRAME_CONTROL_MAX : UINT16_MAX)) return -CLOSE_PROTOCOL;
        if (told > most) return -CLOSE_TOO_BIG;
        length = (size_t)told;
        head += wide;
    }
    if (have < head + MASK_BYTES + length) return 0;
    unsigned char *payload = bytes + head + MASK_BYTES;
    unmask(payload, length, bytes + head);
    *frame = (struct frame){kind, last, payload, length};
    return (int)(head + MASK_BYTES + length);
}

size_t frame_head(unsigned char *payload, enum frame_kind kind, size_t length)
{
    size_t wide = length < LENGTH_16 ? 0 : length <= UINT16_MAX ? 2 : 8;
    unsigned char *at = payload - 2 - wide;
    at[0] = (unsigned char)(FIN | kind);
    at[1] = (unsigned char)(wide == 0 ? length : wide == 2 ? LENGTH_16 : LENGTH_64);
    for (size_t i = 0; i < wide; i++)
        payload[-1 - (ptrdiff_t)i] = (unsigned char)((uint64_t)length >> (8 * i));
    return 2 + wide;
}

int frame_close_code(const struct frame *frame)
{
    if (!frame->length) return CLOSE_NO_CODE;
    if (frame->length == 1) return 0;
    int code = (int)big_endian(frame->payload, 2);
    bool defined = code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
    return defined || (code >= 3000 && code <= 4999) ? code : 0;
}

bool frame_accept(const char *key, char accept[FRAME_ACCEPT_MAX])
{
    unsigned char bytes[KEY_CHARS], hash[EVP_MAX_MD_SIZE];
    char text[KEY_CHARS + 40];
    if (strlen(key) != KEY_CHARS || strcmp(key + KEY_CHARS - 2, "==")) return false;
    if (EVP_DecodeBlock(bytes, (const unsigned char *)key, KEY_CHARS) != KEY_BYTES + 2)
        return false;
    int length = snprintf(text, sizeof text, "%s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    int hashed = EVP_Digest(text, (size_t)length, hash, NULL, EVP_sha1(), NULL);
    assert(hashed);
    EVP_EncodeBlock((unsigned char *)accept, hash, SHA1_BYTES);
    return true;
}
