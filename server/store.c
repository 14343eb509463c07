/* Batches: entries in one array, their bytes in one text, both reused from commit to commit.
 * Answers wait in queues. */
#include "server/store.h"

#include <assert.h>

#include "base/memory.h"
#include "rules/bits.h"
#include "rules/names.h"
#include "server/bounds.h"
#include "wire/in.h"

void store_batch_init(struct store_batch *batch)
{
    *batch = (struct store_batch){0};
    out_growing(&batch->bytes, memory_resize);
}

void store_batch_release(struct store_batch *batch)
{
    free(batch->entry);
    free(batch->bytes.text);
    *batch = (struct store_batch){0};
}

void store_batch_clear(struct store_batch *batch)
{
    if (batch->bytes.capacity > BATCH_KEPT_BYTES) {
        store_batch_release(batch);
        store_batch_init(batch);
    }
    batch->count = 0;
    batch->prune = (struct store_prune){0};
    out_reset(&batch->bytes);
}

struct store_entry *store_batch_add(struct store_batch *batch, enum store_kind kind, uint64_t room)
{
    MEMORY_GROW(batch->entry, batch->count, batch->capacity);
    struct store_entry *entry = &batch->entry[batch->count++];
    *entry = (struct store_entry){.kind = kind, .room = room};
    return entry;
}

void store_batch_part(struct store_batch *batch, struct store_entry *entry, int part,
                      const void *bytes, size_t length)
{
    entry->part[part] = (struct store_part){(uint32_t)batch->bytes.length, (uint32_t)length};
    out_bytes(&batch->bytes, bytes, length);
    assert(!batch->bytes.overflow);
}

void store_batch_without(struct store_batch *batch, uint64_t room)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < batch->count; i++)
        if (batch->entry[i].room != room) batch->entry[count++] = batch->entry[i];
    batch->count = count;
}

/* --- questions ------------------------------------------------------------------------------- */

struct store_answer *store_answer_new(const struct store_question *question)
{
    struct store_answer *answer = memory_new(1, sizeof *answer);
    answer->question = *question;
    answer->found = STORE_UNREADABLE;
    out_growing(&answer->text, memory_resize);
    out_growing(&answer->record, memory_resize);
    out_growing(&answer->bytes, memory_resize);
    return answer;
}

void store_answer_free(struct store_answer *answer)
{
    if (!answer) return;
    free(answer->text.text);
    free(answer->record.text);
    free(answer->bytes.text);
    free(answer->row);
    free(answer);
}

void store_answer_add(struct store_answer *answer, struct store_row row, const void *bytes,
                      size_t length)
{
    MEMORY_GROW(answer->row, answer->rows, answer->row_capacity);
    row.part = (struct store_part){(uint32_t)answer->bytes.length, (uint32_t)length};
    out_bytes(&answer->bytes, bytes, length);
    answer->row[answer->rows++] = row;
}

void store_answer_add_note(struct store_answer *answer, const struct store_note *note)
{
    struct out bytes;
    out_growing(&bytes, memory_resize);
    out_bytes(&bytes, note->key, strlen(note->key) + 1);
    out_bytes(&bytes, note->text, strlen(note->text) + 1);
    store_answer_add(answer, (struct store_row){.note = note->kind, .at_s = note->at_s,
                                                .until_s = note->until_s}, bytes.text,
                     bytes.length);
    free(bytes.text);
}

struct store_note store_answer_note(const struct store_answer *answer, uint32_t row)
{
    const struct store_row *at = &answer->row[row];
    const char *key = answer->bytes.text + at->part.offset;
    return (struct store_note){at->note, at->at_s, at->until_s, key, key + strlen(key) + 1};
}

bool store_card_is_whole(const char *card, size_t length)
{
    struct in in = {0};
    bool whole = value_is(in_read(&in, card, length), VALUE_OBJECT);
    in_release(&in);
    return whole;
}

void store_write_card(struct out *out, const char *card, size_t length, unsigned seats)
{
    if (!store_card_is_whole(card, length)) return;
    out_comma(out);
    if (!seats) {
        out_bytes(out, card, length);
        return;
    }
    out_bytes(out, card, length - 1); /* its closing brace comes last */
    out_key(out, "you");
    out_char(out, '[');
    EACH_BIT(seat, seats) {
        out_comma(out);
        out_word(out, seat_name((int)seat));
    }
    out_lit(out, "]}");
}

void store_answers_init(struct store_answers *answers)
{
    answers->first = NULL;
    answers->last = &answers->first;
}

void store_answers_put(struct store_answers *answers, struct store_answer *answer)
{
    if (!answers->last) store_answers_init(answers);
    answer->next = NULL;
    *answers->last = answer;
    answers->last = &answer->next;
}

struct store_answer *store_answers_take(struct store_answers *answers)
{
    struct store_answer *answer = answers->first;
    if (!answer) return NULL;
    answers->first = answer->next;
    if (!answers->first) store_answers_init(answers);
    return answer;
}

uint64_t store_ask(struct store *store, const struct store_question *question)
{
    struct store_answer *answer = store_answer_new(question);
    uint64_t ticket = answer->ticket = ++store->tickets;
    if (store->ops->ask) store->ops->ask(store, answer);
    else store_answers_put(&store->asked, answer);
    return ticket;
}

struct store_answer *store_take(struct store *store)
{
    if (store->ops->take) return store->ops->take(store);
    struct store_answer *answer = store->asked.first;
    if (!answer) return NULL;
    store_look(store, answer);
    return answer->found == STORE_LATER ? NULL : store_answers_take(&store->asked);
}
