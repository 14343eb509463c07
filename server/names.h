/*
 * names: what people call themselves, and write to each other, as it may be shown.
 */
#ifndef SERVER_NAMES_H
#define SERVER_NAMES_H

#include <stdbool.h>
#include <stddef.h>

/* A name or a line of chat: trimmed, 1 to `chars` characters, nothing invisible, no tower of marks.
 * False when nothing is left or it is too long. The text is valid UTF-8. */
bool names_read(const char *text, size_t length, int chars, char *name);

/* Whether one can be taken for the other at a glance: case, spaces, marks, full width and letters
 * of other alphabets that look the same do not count. */
bool names_look_alike(const char *a, const char *b);

#endif
