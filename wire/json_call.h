/*
 * json_call: crew calls out of JSON. wire/json.h writes them. See docs/PROTOCOL.md, "Calls".
 */
#ifndef WIRE_JSON_CALL_H
#define WIRE_JSON_CALL_H

#include <stdbool.h>

#include "rules/call.h"
#include "wire/in.h"
#include "wire/json.h"

/* False when it is no call. Who calls is left to the caller. */
bool json_call_read(const struct value *object, struct call *call);

/* The vocabulary, for forms: [{"call":"charge","fields":["system"]},...] */
void json_calls(struct out *out);

#endif
