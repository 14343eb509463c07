/*
 * turn: a pass for the TURN server through which voices are relayed. coturn and the server share a
 * secret; who shows a name with the time until which it is good, and the name's HMAC-SHA1 with the
 * secret as the password, is let in (coturn's `use-auth-secret`). Neither has to ask the other.
 */
#ifndef SERVER_TURN_H
#define SERVER_TURN_H

#include <stdint.h>

enum { TURN_NAME_BYTES = 40, TURN_PASSWORD_BYTES = 32, TURN_SECRET_BYTES = 128 };

struct turn_pass {
    char name[TURN_NAME_BYTES];         /* 1789300000:8f2c91a47be0d613, at random behind the time */
    char password[TURN_PASSWORD_BYTES]; /* in base64 */
};

/* Good for TURN_PASS_S from now. */
void turn_pass_make(const char *secret, struct turn_pass *pass);

#endif
