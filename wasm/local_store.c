/*
 * Keys and values of a browser's database:
 *
 *   room/ROOM/            a room's state
 *   log/ROOM/GAME/SEQ/    a row of the log of a game that is on; SEQ has ten digits
 *   game/ID/              a finished game
 *
 * A value is the entry as the server made it, then its parts.
 */
#include "wasm/local_store.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"

enum { KEY_MAX = 64 };

/* What stands in front of the parts of a value. */
struct head {
    uint8_t version, kind, listed, unused;
    uint32_t game, seq, length[STORE_PARTS];
    uint64_t room;
    int64_t ended_s;
};
enum { VERSION = 1 };

static struct local_store *local_of(struct store *store)
{
    return (struct local_store *)store;
}

static void submit(struct store *store, const struct store_batch *batch)
{
    struct local_store *local = local_of(store);
    local->batch = batch;
    local->handed_out = false;
    local->result = STORE_NOTHING;
}

/* A room and a finished game too many: their keys go, or with no changes to write, they do. */
static void forget_stale(struct local_store *local, struct out *changes);

static struct store_outcome collect(struct store *store, bool wait)
{
    struct local_store *local = local_of(store);
    struct store_outcome outcome = {.result = local->batch ? local->result : STORE_NOTHING};
    (void)wait;
    if (outcome.result == STORE_NOTHING) return outcome;
    if (outcome.result == STORE_DONE) {
        forget_stale(local, NULL);
        memory_store_apply(&local->kept, local->batch);
    } else {
        snprintf(outcome.why, sizeof outcome.why, "the browser's database");
    }
    local->batch = NULL;
    return outcome;
}

static bool is_lent(const struct local_store *local, const struct store_question *question)
{
    return question->ask == ASK_REPLAY && local->lent_id[0] &&
           strcmp(local->lent_id, question->id) == 0;
}

static void look(struct store *store, struct store_answer *answer)
{
    struct local_store *local = local_of(store);
    answer->found = memory_store_look(&local->kept, answer);
    if (answer->found == STORE_FOUND || !is_lent(local, &answer->question)) return;
    out_bytes(&answer->record, local->lent.text, local->lent.length);
    answer->found = STORE_FOUND;
}

bool local_store_lend(struct local_store *local, const char *bytes, size_t length)
{
    if (length < REPLAY_ID_CHARS) return false;
    memcpy(local->lent_id, bytes, REPLAY_ID_CHARS);
    if (!local->lent.grow) out_growing(&local->lent, memory_resize);
    out_reset(&local->lent);
    out_bytes(&local->lent, bytes + REPLAY_ID_CHARS, length - REPLAY_ID_CHARS);
    return true;
}

static bool read_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                       void *context)
{
    (void)store, (void)kind, (void)limit, (void)fn, (void)context;
    return true; /* there is no operator here */
}

static void close_store(struct store *store)
{
    memory_store_release(&local_of(store)->kept);
    free(local_of(store)->lent.text);
}

void local_store_init(struct local_store *local)
{
    static const struct store_ops ops = {.close = close_store, .submit = submit,
                                         .collect = collect, .look = look, .notes = read_notes};
    *local = (struct local_store){.store = {.ops = &ops}, .kept = {.all_listed = true}};
}

/* --- changes --------------------------------------------------------------------------------- */

static void put_bytes(struct out *changes, const void *bytes, size_t length)
{
    uint32_t size = (uint32_t)length;
    out_bytes(changes, &size, sizeof size);
    out_bytes(changes, bytes, length);
}

static void drop(struct out *changes, const char *key)
{
    out_char(changes, '-');
    put_bytes(changes, key, strlen(key));
    put_bytes(changes, "", 0);
}

static void put(struct out *changes, const char *key, const struct store_batch *batch,
                const struct store_entry *entry)
{
    struct head head = {.version = VERSION, .kind = entry->kind, .listed = entry->listed,
                        .game = entry->game, .seq = entry->seq, .room = entry->room,
                        .ended_s = entry->ended_s};
    uint32_t length = sizeof head;
    for (int i = 0; i < STORE_PARTS; i++) {
        head.length[i] = entry->part[i].length;
        length += head.length[i];
    }
    out_char(changes, '+');
    put_bytes(changes, key, strlen(key));
    out_bytes(changes, &length, sizeof length);
    out_bytes(changes, &head, sizeof head);
    for (int i = 0; i < STORE_PARTS; i++)
        out_bytes(changes, batch->bytes.text + entry->part[i].offset, entry->part[i].length);
}

static void hand_out_game(struct out *changes, const struct store_batch *batch,
                          const struct store_entry *entry)
{
    char key[KEY_MAX];
    const struct store_part *name = &entry->part[0];
    snprintf(key, sizeof key, "game/%.*s/", (int)name->length, batch->bytes.text + name->offset);
    put(changes, key, batch, entry);
    snprintf(key, sizeof key, "log/%llu/%u/", (unsigned long long)entry->room, entry->game);
    drop(changes, key);
}

static void drop_room(struct out *changes, unsigned long long room)
{
    char key[KEY_MAX];
    snprintf(key, sizeof key, "room/%llu/", room);
    drop(changes, key);
    snprintf(key, sizeof key, "log/%llu/", room);
    drop(changes, key);
}

static void hand_out_forgotten(const struct memory_store *kept, struct out *changes,
                               const void *hash)
{
    char key[KEY_MAX];
    for (uint32_t i = 0; i < kept->games; i++) {
        if (!memory_store_is_of(kept, &kept->game[i].people, hash)) continue;
        snprintf(key, sizeof key, "game/%s/", kept->game[i].id);
        drop(changes, key);
    }
    for (uint32_t i = 0; i < kept->rooms; i++)
        if (memory_store_is_of(kept, &kept->room[i].people, hash))
            drop_room(changes, kept->room[i].id);
}

static void hand_out_entry(const struct memory_store *kept, struct out *changes,
                           const struct store_batch *batch, const struct store_entry *entry)
{
    char key[KEY_MAX];
    unsigned long long room = entry->room;
    switch (entry->kind) {
    case STORE_ROOM:
        snprintf(key, sizeof key, "room/%llu/", room);
        put(changes, key, batch, entry);
        break;
    case STORE_LOG:
        snprintf(key, sizeof key, "log/%llu/%u/%010u/", room, entry->game, entry->seq);
        put(changes, key, batch, entry);
        break;
    case STORE_REPLAY: hand_out_game(changes, batch, entry); break;
    case STORE_DROP: drop_room(changes, room); break;
    case STORE_FORGET:
        hand_out_forgotten(kept, changes, batch->bytes.text + entry->part[0].offset);
        break;
    default: break;
    }
}

static void forget_stale(struct local_store *local, struct out *changes)
{
    char key[KEY_MAX];
    const struct store_prune *prune = &local->batch->prune;
    const struct kept_game *game = memory_store_stale(&local->kept, prune);
    const struct kept_room *room = memory_store_stale_room(&local->kept, prune);
    if (game) snprintf(key, sizeof key, "game/%s/", game->id);
    if (game && changes) drop(changes, key);
    else if (game) memory_store_forget(&local->kept, game);
    if (room && changes) drop_room(changes, room->id);
    else if (room) memory_store_forget_room(&local->kept, room->id);
}

bool local_store_hand_out(struct local_store *local, struct out *changes)
{
    if (!local->batch || local->handed_out) return false;
    local->handed_out = true;
    for (uint32_t i = 0; i < local->batch->count; i++)
        hand_out_entry(&local->kept, changes, local->batch, &local->batch->entry[i]);
    forget_stale(local, changes);
    return true;
}

void local_store_done(struct local_store *local, enum store_result result)
{
    if (local->batch && local->handed_out) local->result = result;
}

/* --- back again ------------------------------------------------------------------------------ */

bool local_store_recall(struct local_store *local, const void *bytes, size_t length)
{
    struct head head;
    struct store_batch batch;
    if (length < sizeof head) return false;
    memcpy(&head, bytes, sizeof head);
    if (head.version != VERSION || (head.kind != STORE_ROOM && head.kind != STORE_LOG &&
                                    head.kind != STORE_REPLAY)) return false;
    store_batch_init(&batch);
    struct store_entry *entry = store_batch_add(&batch, head.kind, head.room);
    entry->listed = head.listed;
    entry->game = head.game;
    entry->seq = head.seq;
    entry->ended_s = head.ended_s;
    size_t at = sizeof head;
    bool whole = true;
    for (int i = 0; whole && i < STORE_PARTS; i++) {
        whole = head.length[i] <= length - at;
        if (!whole) break;
        store_batch_part(&batch, entry, i, (const char *)bytes + at, head.length[i]);
        at += head.length[i];
    }
    whole = whole && at == length;
    if (whole) memory_store_apply(&local->kept, &batch);
    for (uint32_t i = 0; i < local->kept.rooms; i++) local->kept.room[i].held = false;
    store_batch_release(&batch);
    return whole;
}
