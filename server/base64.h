/* base64: bytes as base64url without padding, as tokens and records of games travel. */
#ifndef SERVER_BASE64_H
#define SERVER_BASE64_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many bytes so many signs are. */
#define BASE64_BYTES(chars) ((chars) * 3 / 4)

/* Ends with a zero. */
void base64_write(const uint8_t *bytes, size_t count, char *text);
/* Into BASE64_BYTES(length) bytes. False when it is anything that base64_write does not write. */
bool base64_read(const char *text, size_t length, uint8_t *bytes);

#endif
