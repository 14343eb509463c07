/*
 * Tokens and codes. The alphabet of codes and replay names has no 0/O, 1/I/L, U/V pairs: 29 signs,
 * so six of them are 590 million rooms. Randomness and hashes come from token_sodium.c, in a
 * browser from wasm/local.c.
 */
#include "server/token.h"

#include <string.h>

#include "server/base64.h"

static const char alphabet[] = "23456789ABCDEFGHJKMNPQRSTWXYZ";
enum { ALPHABET = sizeof alphabet - 1 };

void token_make(char token[TOKEN_CHARS + 1])
{
    uint8_t bytes[TOKEN_BYTES];
    token_random(bytes, sizeof bytes);
    base64_write(bytes, sizeof bytes, token);
}

bool token_person(const char *token, size_t length, struct person *person)
{
    uint8_t bytes[TOKEN_BYTES];
    if (length != TOKEN_CHARS || !base64_read(token, length, bytes)) return false;
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

void device_code_make(char code[DEVICE_CODE_CHARS + 1])
{
    random_text(code, DEVICE_CODE_CHARS);
}

bool device_code_read(const char *text, size_t length, char code[DEVICE_CODE_CHARS + 1])
{
    int count = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '-' || text[i] == ' ') continue;
        if (count == DEVICE_CODE_CHARS || !(code[count++] = code_sign(text[i]))) return false;
    }
    code[count] = 0;
    return count == DEVICE_CODE_CHARS;
}

void replay_id_make(char id[REPLAY_ID_CHARS + 1])
{
    random_text(id, REPLAY_ID_CHARS);
}

/* Hashes in a chain: each is of the one before it and of the next bytes. */
void replay_id_of(const void *record, size_t length, char id[REPLAY_ID_CHARS + 1])
{
    enum { STEP = TOKEN_BYTES - PERSON_BYTES };
    struct person hash = {{0}};
    uint64_t size = length;
    memcpy(hash.hash, &size, sizeof size);
    for (size_t at = 0; at < length; at += STEP) {
        uint8_t block[TOKEN_BYTES] = {0};
        memcpy(block, hash.hash, PERSON_BYTES);
        memcpy(block + PERSON_BYTES, (const char *)record + at,
               length - at < STEP ? length - at : STEP);
        token_hash(block, &hash);
    }
    for (int i = 0; i < REPLAY_ID_CHARS; i++) id[i] = alphabet[hash.hash[i] % ALPHABET];
    id[REPLAY_ID_CHARS] = 0;
}

uint64_t seed_make(void)
{
    uint64_t seed;
    token_random(&seed, sizeof seed);
    return seed;
}
