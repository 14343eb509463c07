/* Names and sentences of the refusals. */
#include "server/refusal.h"

static const struct {
    const char *name, *text;
} table[REFUSAL_COUNT] = {
#define X(id, name, text) {name, text},
    REFUSALS(X)
#undef X
};

const char *refusal_name(enum refusal refusal)
{
    return table[refusal].name;
}

const char *refusal_text(enum refusal refusal)
{
    return table[refusal].text;
}
