/*
 * Tokens, codes and their hashes, all from libsodium. The alphabet of codes and replay names has
 * no 0/O, 1/I/L, U/V pairs: 29 signs, so six of them are 590 million rooms.
 */
#include "server/token.h"

#include <sodium.h>
#include <string.h>

static const char alphabet[] = "23456789ABCDEFGHJKMNPQRSTWXYZ";
enum { ALPHABET = sizeof alphabet - 1 };

static void system_random(void *bytes, size_t length)
{
    randombytes_buf(bytes, length);
}

token_random_fn *token_random = system_random;

bool token_start(void)
{
    return sodium_init() >= 0;
}

void token_make(char token[TOKEN_CHARS + 1])
{
    uint8_t bytes[32];
    token_random(bytes, sizeof bytes);
    sodium_bin2base64(token, TOKEN_CHARS + 1, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

bool token_person(const char *token, size_t length, struct person *person)
{
    uint8_t bytes[32];
    size_t got;
    if (length != TOKEN_CHARS) return false;
    if (sodium_base642bin(bytes, sizeof bytes, token, length, NULL, &got, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 || got != sizeof bytes)
        return false;
    crypto_generichash(person->hash, sizeof person->hash, bytes, sizeof bytes, NULL, 0);
    return true;
}

bool person_equal(const struct person *a, const struct person *b)
{
    return memcmp(a->hash, b->hash, sizeof a->hash) == 0; /* hashes: no secret to time */
}

void person_write(const struct person *person, char text[PERSON_CHARS + 1])
{
    sodium_bin2hex(text, PERSON_CHARS + 1, person->hash, sizeof person->hash);
}

bool person_read(const char *text, struct person *person)
{
    size_t got;
    return strlen(text) == PERSON_CHARS &&
           sodium_hex2bin(person->hash, sizeof person->hash, text, PERSON_CHARS, NULL, &got,
                          NULL) == 0 && got == sizeof person->hash;
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
