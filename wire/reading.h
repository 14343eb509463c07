/*
 * reading: one JSON object being taken apart, field by field, by the shapes of rules/shape.h.
 *
 * The first thing that is wrong with it is kept, as an error and a sentence; whatever is asked
 * afterwards gives something harmless, so a reader asks for everything and looks at the error once.
 *
 *   struct reading reading = {.object = object, .why = why};
 *   reading_fields(&reading, &order_shape[order->kind], &order);
 *   return reading.error;
 */
#ifndef WIRE_READING_H
#define WIRE_READING_H

#include "rules/error.h"
#include "rules/shape.h"
#include "wire/in.h"

enum { PARSE_WHY_MAX = 120 };

struct reading {
    const struct value *object;
    enum error error;
    char *why;             /* PARSE_WHY_MAX bytes */
    struct stroke *stroke; /* where a stroke goes */
    bool exact;            /* counts and spaces must be on some chart: events are like that */
    bool seated;           /* the caller knows the player, who may be left out */
};

__attribute__((format(printf, 3, 4))) void reading_refuse(struct reading *reading, enum error error,
                                                          const char *format, ...);

bool reading_has(const struct reading *reading, const char *key);

/* A word, never NULL; "" after a refusal. A word with a NUL inside is no word. */
const char *reading_word(struct reading *reading, const char *key);

/* The number of a word in a list; words->count after a refusal. */
uint8_t reading_word_of(struct reading *reading, const char *key, const struct words *words);

/* Reads every field of the shape into the order, event or call. */
void reading_fields(struct reading *reading, const struct shape *shape, void *into);

#endif
