/*
 * listen: an event as the referee or the server printed it becomes a struct event again.
 *
 * It is the way back of json_event, for those who follow a game from outside: `fathom radio -`,
 * programs, tests. What is read back has no audience any more; secret fields are taken where they
 * were printed. Only what an event's kind has is read, other fields are left alone.
 *
 *   struct event event;
 *   char why[PARSE_WHY_MAX];
 *   if (!listen_event(object, &event, why)) complain(why);
 */
#ifndef WIRE_LISTEN_H
#define WIRE_LISTEN_H

#include "wire/parse.h"

/* False with a sentence in `why` when the object is no event or a field is missing or wrong. */
bool listen_event(const struct value *object, struct event *event, char why[PARSE_WHY_MAX]);

#endif
