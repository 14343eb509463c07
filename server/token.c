/*
 * Tokens and codes. The alphabet of codes and replay names has no 0/O, 1/I/L, U/V pairs: 29 signs,
 * so six of them are 590 million rooms. Randomness and hashes come from token_sodium.c, in a
 * browser from wasm/local.c.
 */
#include "server/token.h"

#include <string.h>

static const char alphabet[] = "23456789ABCDEFGHJKMNPQRSTWXYZ";
enum { ALPHABET = sizeof alphabet - 1 };

/* base64url without padding: 32 bytes are 43 signs, of which the last has two bits to spare. */
static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

void token_make(char token[TOKEN_CHARS + 1])
{
    uint8_t bytes[TOKEN_BYTES + 1] = {0};
    token_random(bytes, TOKEN_BYTES);
    for (int i = 0; i < TOKEN_CHARS; i++) {
        unsigned pair = (unsigned)bytes[i * 6 / 8] << 8 | bytes[i * 6 / 8 + 1];
        token[i] = base64[pair >> (10 - i * 6 % 8) & 63];
    }
    token[TOKEN_CHARS] = 0;
}

bool token_person(const char *token, size_t length, struct person *person)
{
    uint8_t bytes[TOKEN_BYTES + 1] = {0};
    if (length != TOKEN_CHARS) return false;
    for (int i = 0; i < TOKEN_CHARS; i++) {
        const char *sign = token[i] ? strchr(base64, token[i]) : NULL;
        if (!sign) return false;
        unsigned pair = (unsigned)(sign - base64) << (10 - i * 6 % 8);
        bytes[i * 6 / 8] |= (uint8_t)(pair >> 8);
        bytes[i * 6 / 8 + 1] |= (uint8_t)pair;
    }
    if (bytes[TOKEN_BYTES]) return false;
    token_hash(bytes, person);
    return true;
}

bool person_equal(const struct person *a, const struct person *b)
{
    return memcmp(a->hash, b->hash, sizeof a->hash) == 0; /* hashes: no secret to time */
}

static const char hex[] = "0123456789abcdef";

void person_write(const struct person *person, char text[PERSON_CHARS + 1])
{
    for (int i = 0; i < PERSON_CHARS; i++)
        text[i] = hex[person->hash[i / 2] >> (i % 2 ? 0 : 4) & 15];
    text[PERSON_CHARS] = 0;
}

bool person_read(const char *text, struct person *person)
{
    *person = (struct person){0};
    if (strlen(text) != PERSON_CHARS) return false;
    for (int i = 0; i < PERSON_CHARS; i++) {
        char c = text[i] >= 'A' && text[i] <= 'F' ? (char)(text[i] - 'A' + 'a') : text[i];
        const char *digit = strchr(hex, c);
        if (!digit) return false;
        person->hash[i / 2] |= (uint8_t)((digit - hex) << (i % 2 ? 0 : 4));
    }
    return true;
}

static void random_text(char *text, int chars)
{
    for (int i = 0; i < chars; i++) {
        uint8_t byte;
        do token_random(&byte, 1);
        while (byte >= 256 / ALPHABET * ALPHABET);
        text[i] = alphabet[byte % ALPHABET];
    }
    text[chars] = 0;
}

void code_make(char code[CODE_MAX])
{
    random_text(code, CODE_CHARS);
}

static char code_sign(char c)
{
    static const char from[] = "01OILUV", to[] = "QJQJJWW";
    if (c >= 'a' && c <= 'z') c = (char)(c - 'a' + 'A');
    const char *like = c ? strchr(from, c) : NULL;
    if (like) c = to[like - from];
    return c && strchr(alphabet, c) ? c : 0;
}

bool code_read(const char *text, size_t length, char code[CODE_MAX])
{
    if (length < CODE_CHARS_MIN || length > CODE_CHARS) return false;
    for (size_t i = 0; i < length; i++)
        if (!(code[i] = code_sign(text[i]))) return false;
    code[length] = 0;
    return true;
}

void replay_id_make(char id[REPLAY_ID_CHARS + 1])
{
    random_text(id, REPLAY_ID_CHARS);
}

uint64_t seed_make(void)
{
    uint64_t seed;
    token_random(&seed, sizeof seed);
    return seed;
}
