/*
 * token: who somebody is, and names that cannot be guessed.
 *
 * A person is a random token in his browser. The server keeps only its hash (`struct person`), so
 * a stolen database opens no seat. Room codes are short and easy to read aloud; replay names are
 * long, because who knows one may open the game.
 */
#ifndef SERVER_TOKEN_H
#define SERVER_TOKEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    TOKEN_BYTES = 32,
    TOKEN_CHARS = 43, /* of them in base64url without padding */
    PERSON_BYTES = 16,
    PERSON_CHARS = 2 * PERSON_BYTES,
    CODE_CHARS = 6,
    CODE_CHARS_MIN = 5, /* of rooms that an older version made */
    CODE_MAX = 8,
    REPLAY_ID_CHARS = 16,
    DEVICE_CODE_CHARS = 10, /* 29 signs each: guessed within its ten minutes by nobody */
};

struct person {
    uint8_t hash[PERSON_BYTES];
};

/* Must be called once, before anything else; false when there is no good randomness. */
bool token_start(void);

/* Randomness for everything here; a simulator puts its own seeded source in its place. */
typedef void token_random_fn(void *bytes, size_t length);
extern token_random_fn *token_random;

void token_make(char token[TOKEN_CHARS + 1]);
/* False when this is no token at all. */
bool token_person(const char *token, size_t length, struct person *person);
/* The person whom these bytes of a token stand for. */
void token_hash(const uint8_t bytes[TOKEN_BYTES], struct person *person);
bool person_equal(const struct person *a, const struct person *b);
/* As text; and back, false when it is none. */
void person_write(const struct person *person, char text[PERSON_CHARS + 1]);
bool person_read(const char *text, struct person *person);

void code_make(char code[CODE_MAX]);
/* Reads a code as people type it: any case, look-alike letters put right. False if it is none. */
bool code_read(const char *text, size_t length, char code[CODE_MAX]);

/* A code that brings somebody to another device; read as people type it, in groups or not. */
void device_code_make(char code[DEVICE_CODE_CHARS + 1]);
bool device_code_read(const char *text, size_t length, char code[DEVICE_CODE_CHARS + 1]);

void replay_id_make(char id[REPLAY_ID_CHARS + 1]);
/* The name of a game that has none yet, from its record: the same for the same bytes. */
void replay_id_of(const void *record, size_t length, char id[REPLAY_ID_CHARS + 1]);
uint64_t seed_make(void);

#endif
