/* inside: what the files of the WebAssembly module share. Not for callers. */
#ifndef WASM_INSIDE_H
#define WASM_INSIDE_H

#include "rules/order.h"
#include "wire/out.h"

/* Emptied: what is written here is what fathom_said gives. */
struct out *inside_say(void);
/* The text in the buffer, up to its NUL. */
const char *inside_taken_text(void);
/* The order that the caller has filled in last. */
const struct order *inside_given_order(void);
/* The stroke in the buffer; NULL when it cannot be one of that section. */
const struct stroke *inside_taken_stroke(int section, int count);

#endif
