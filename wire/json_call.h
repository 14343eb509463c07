/*
 * json_call: crew calls as JSON, both ways. See docs/PROTOCOL.md, "Calls".
 *
 *   {"call":"enemy","at":"F6","places":12}
 */
#ifndef WIRE_JSON_CALL_H
#define WIRE_JSON_CALL_H

#include <stdbool.h>

#include "rules/call.h"
#include "wire/in.h"
#include "wire/out.h"

void json_call(struct out *out, const struct call *call);

/* False when it is no call. Who calls is left to the caller. */
bool json_call_read(const struct value *object, struct call *call);

/* The vocabulary, for forms: [{"call":"charge","fields":["system"]},...] */
void json_calls(struct out *out);

#endif
