/* Memory and passes are small enough for a cheap machine and a hundred times what a guess costs. */
#include <sodium.h>
#include <stdio.h>

#include "server/passwords.h"

enum { PASSES = 2, HASH_BYTES = 16 << 20 };

_Static_assert((int)PASSWORD_HASH_MAX >= (int)crypto_pwhash_STRBYTES, "a hash fits");

void password_work(struct password_job *job)
{
    size_t length = strlen(job->password);
    char made[crypto_pwhash_STRBYTES] = "";
    bool compare = *job->hash && strcmp(job->hash, PASSWORD_NOT_YET);
    if (compare)
        job->right = crypto_pwhash_str_verify(job->hash, job->password, length) == 0;
    else if (crypto_pwhash_str(made, job->password, length, PASSES, HASH_BYTES) == 0)
        snprintf(job->hash, sizeof job->hash, "%s", made);
    sodium_memzero(job->password, sizeof job->password);
}
