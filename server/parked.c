/* Messages in one text, each after its length. */
#include "server/parked.h"

#include <string.h>

#include "base/memory.h"
#include "server/bounds.h"

struct parked *parked_new(const char *bytes, size_t length)
{
    struct parked *parked = memory_new(1, sizeof *parked);
    out_growing(&parked->message, memory_resize);
    out_growing(&parked->later, memory_resize);
    out_bytes(&parked->message, bytes, length);
    return parked;
}

void parked_free(struct parked *parked)
{
    if (!parked) return;
    for (int i = 0; i < ASKS; i++) store_answer_free(parked->answer[i]);
    free(parked->message.text);
    free(parked->later.text);
    free(parked);
}

void parked_keep(struct parked *parked, struct store_answer *answer)
{
    struct store_answer **kept = &parked->answer[answer->question.ask];
    store_answer_free(*kept);
    *kept = memory_new(1, sizeof **kept);
    **kept = *answer;
    answer->text = answer->record = answer->bytes = (struct out){0};
    answer->row = NULL;
    answer->rows = 0;
}

bool parked_add(struct parked *parked, const char *bytes, size_t length)
{
    if (parked->later.length + length > PARKED_MAX_BYTES) return false;
    out_bytes(&parked->later, &length, sizeof length);
    out_bytes(&parked->later, bytes, length);
    return true;
}

const char *parked_next(const struct parked *parked, size_t *at, size_t *length)
{
    if (*at >= parked->later.length) return NULL;
    memcpy(length, parked->later.text + *at, sizeof *length);
    const char *bytes = parked->later.text + *at + sizeof *length;
    *at += sizeof *length + *length;
    return bytes;
}
