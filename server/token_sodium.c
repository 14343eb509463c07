/* Randomness and hashes from libsodium. */
#include <sodium.h>

#include "server/token.h"

static void system_random(void *bytes, size_t length)
{
    randombytes_buf(bytes, length);
}

token_random_fn *token_random = system_random;

bool token_start(void)
{
    return sodium_init() >= 0;
}

void token_hash(const uint8_t bytes[TOKEN_BYTES], struct person *person)
{
    crypto_generichash(person->hash, sizeof person->hash, bytes, TOKEN_BYTES, NULL, 0);
}
