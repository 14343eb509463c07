/* The relay goes by the clock on the wall, and so does a pass: not by the time of the games. */
#include "server/turn.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/bounds.h"
#include "server/token.h"

enum { SHA1_BYTES = 20 };
_Static_assert(TURN_PASSWORD_BYTES > (SHA1_BYTES + 2) / 3 * 4, "base64 and its end fit");

void turn_pass_make(const char *secret, struct turn_pass *pass)
{
    unsigned char hash[EVP_MAX_MD_SIZE];
    uint64_t chance, until_s = (uint64_t)time(NULL) + TURN_PASS_S;
    token_random(&chance, sizeof chance);
    snprintf(pass->name, sizeof pass->name, "%llu:%016llx", (unsigned long long)until_s,
             (unsigned long long)chance);
    HMAC(EVP_sha1(), secret, (int)strlen(secret), (const unsigned char *)pass->name,
         strlen(pass->name), hash, NULL);
    EVP_EncodeBlock((unsigned char *)pass->password, hash, SHA1_BYTES);
}
