/* Two batches and their outboxes in turn. */
#include "server/commits.h"

#include <stdio.h>

#include "base/memory.h"
#include "server/alarms.h"
#include "server/bounds.h"

void commits_init(struct commits *commits, struct store *store)
{
    *commits = (struct commits){.store = store, .filling = 1};
    for (int i = 0; i < 2; i++) store_batch_init(&commits->batch[i]);
}

void commits_release(struct commits *commits)
{
    for (int i = 0; i < 2; i++) {
        struct outbox *outbox = &commits->outbox[i];
        store_batch_release(&commits->batch[i]);
        for (uint32_t j = 0; j < outbox->count; j++)
            if (outbox->parcel[j].packet) packet_drop(outbox->parcel[j].packet);
        free(outbox->parcel);
    }
}

/* --- filling --------------------------------------------------------------------------------- */

static struct store_batch *filling(struct commits *commits)
{
    return &commits->batch[commits->filling & 1];
}

struct store_entry *commits_add(struct commits *commits, struct room *room, enum store_kind kind)
{
    struct store_entry *entry = store_batch_add(filling(commits), kind, room->id);
    entry->game = room->games;
    entry->seq = room->seq;
    room->batch = commits->filling;
    return entry;
}

void commits_add_part(struct commits *commits, struct store_entry *entry, int part,
                      const void *bytes, size_t length)
{
    store_batch_part(filling(commits), entry, part, bytes, length);
}

void commits_stamp(struct commits *commits, uint64_t now_ms, char key[NOTE_KEY_MAX])
{
    snprintf(key, NOTE_KEY_MAX, "%014llu %08x %016llx", (unsigned long long)now_ms,
             commits->stamps++, (unsigned long long)seed_make());
}

uint64_t commits_note(struct commits *commits, const struct store_note *note)
{
    struct store_batch *batch = filling(commits);
    struct store_entry *entry = store_batch_add(batch, STORE_NOTE, NO_ROOM);
    entry->note = note->kind;
    entry->at_s = note->at_s;
    entry->until_s = note->until_s;
    store_batch_part(batch, entry, 0, note->key, strlen(note->key));
    store_batch_part(batch, entry, 1, note->text, strlen(note->text));
    return commits->filling;
}

uint64_t commits_unnote(struct commits *commits, enum note_kind kind, const char *key)
{
    struct store_batch *batch = filling(commits);
    struct store_entry *entry = store_batch_add(batch, STORE_UNNOTE, NO_ROOM);
    entry->note = kind;
    store_batch_part(batch, entry, 0, key, strlen(key));
    return commits->filling;
}

uint64_t commits_forget_person(struct commits *commits, const struct person *who, const char *name)
{
    struct store_batch *batch = filling(commits);
    struct store_entry *entry = store_batch_add(batch, STORE_FORGET, NO_ROOM);
    store_batch_part(batch, entry, 0, who->hash, sizeof who->hash);
    store_batch_part(batch, entry, 1, name, strlen(name));
    return commits->filling;
}

bool commits_is_saved(const struct commits *commits, uint64_t batch)
{
    return batch <= commits->saved;
}

void commits_prune(struct commits *commits, struct store_prune prune)
{
    filling(commits)->prune = prune;
}

/* --- telling --------------------------------------------------------------------------------- */

static void hold(struct commits *commits, uint64_t batch, struct parcel parcel)
{
    struct outbox *outbox = &commits->outbox[batch & 1];
    MEMORY_GROW(outbox->parcel, outbox->count, outbox->capacity);
    parcel.session->queued++;
    outbox->parcel[outbox->count++] = parcel;
}

static void hold_packet(struct commits *commits, uint64_t batch, uint64_t room,
                        struct session *session, struct packet *packet)
{
    struct outbox *outbox = &commits->outbox[batch & 1];
    uint32_t cost = packet_cost(packet);
    bool much = session->queued_bytes && session->queued_bytes + cost > OUTBOX_SESSION_MAX_BYTES;
    if (much || outbox->bytes + cost > OUTBOX_MAX_BYTES) {
        packet_drop(packet);
        session_close(session, CLOSE_TOO_SLOW);
        return;
    }
    session->queued_bytes += cost;
    outbox->bytes += cost;
    hold(commits, batch, (struct parcel){room, session, packet, CLOSE_RESTART});
}

/* Out of the outbox: what is inside is the caller's, who then lets the session go. */
static void unwrap(struct outbox *outbox, const struct parcel *parcel)
{
    uint32_t cost = parcel->packet ? packet_cost(parcel->packet) : 0;
    parcel->session->queued--;
    parcel->session->queued_bytes -= cost;
    outbox->bytes -= cost;
}

static void hand_out(struct outbox *outbox)
{
    for (uint32_t i = 0; i < outbox->count; i++) {
        struct parcel parcel = outbox->parcel[i];
        unwrap(outbox, &parcel);
        if (parcel.packet) session_send(parcel.session, parcel.packet);
        else session_close(parcel.session, parcel.code);
        session_release(parcel.session);
    }
    outbox->count = 0;
}

/* Packets of a room, or of all of them for 0. */
static void throw_away(struct outbox *outbox, uint64_t room)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < outbox->count; i++) {
        struct parcel parcel = outbox->parcel[i];
        if ((room && parcel.room != room) || !parcel.packet) {
            outbox->parcel[count++] = parcel;
            continue;
        }
        unwrap(outbox, &parcel);
        packet_drop(parcel.packet);
        session_release(parcel.session);
    }
    outbox->count = count;
}

bool commits_has_unsaved(const struct commits *commits, const struct room *room)
{
    return room && room->batch > commits->saved;
}

void commits_tell(struct commits *commits, const struct room *room, struct session *session,
                  struct packet *packet)
{
    if (commits_has_unsaved(commits, room))
        hold_packet(commits, room->batch, room->id, session, packet);
    else session_send(session, packet);
}

void commits_tell_after(struct commits *commits, uint64_t batch, struct session *session,
                        struct packet *packet)
{
    if (commits_is_saved(commits, batch)) session_send(session, packet);
    else hold_packet(commits, batch, NO_ROOM, session, packet);
}

void commits_close(struct commits *commits, const struct room *room, struct session *session,
                   enum close_code code)
{
    if (commits_has_unsaved(commits, room))
        hold(commits, room->batch, (struct parcel){room->id, session, NULL, code});
    else session_close(session, code);
}

/* --- the store ------------------------------------------------------------------------------- */

static struct store_batch *submitted(struct commits *commits)
{
    return &commits->batch[(commits->filling - 1) & 1];
}

struct store_outcome commits_collect(struct commits *commits, uint64_t now_ms, uint32_t *entries)
{
    if (!commits_in_the_stores_hands(commits)) return (struct store_outcome){STORE_NOTHING};
    struct store_outcome outcome = store_collect(commits->store, false);
    *entries = submitted(commits)->count;
    if (outcome.result == STORE_FAILED) commits->retry_ms = now_ms + STORE_RETRY_MS;
    if (outcome.result == STORE_DAMAGED) {
        store_batch_without(submitted(commits), outcome.room);
        commits->retry_ms = now_ms;
    }
    if (outcome.result == STORE_DONE) {
        commits->under_way = false;
        commits->saved = commits->filling - 1;
        store_batch_clear(submitted(commits));
        hand_out(&commits->outbox[commits->saved & 1]);
    }
    return outcome;
}

void commits_forget(struct commits *commits, const struct room *room)
{
    store_batch_without(filling(commits), room->id);
    for (int i = 0; i < 2; i++) throw_away(&commits->outbox[i], room->id);
}

/* What the house writes down is of no room. */
static void keep_notes(struct store_batch *to, const struct store_batch *from)
{
    for (uint32_t i = 0; i < from->count; i++) {
        const struct store_entry *entry = &from->entry[i];
        if (entry->room != NO_ROOM) continue;
        struct store_entry *kept = store_batch_add(to, entry->kind, NO_ROOM);
        *kept = *entry;
        for (int part = 0; part < STORE_PARTS; part++)
            store_batch_part(to, kept, part, from->bytes.text + entry->part[part].offset,
                             entry->part[part].length);
    }
}

void commits_void(struct commits *commits)
{
    struct store_batch notes;
    store_batch_init(&notes);
    if (commits->under_way) keep_notes(&notes, submitted(commits));
    keep_notes(&notes, filling(commits));
    for (int i = 0; i < 2; i++) {
        throw_away(&commits->outbox[i], 0);
        hand_out(&commits->outbox[i]);
        store_batch_clear(&commits->batch[i]);
    }
    commits->under_way = false;
    commits->retry_ms = commits->beat_ms = 0;
    commits->filling++;
    keep_notes(filling(commits), &notes);
    store_batch_release(&notes);
}

static bool is_empty(const struct store_batch *batch)
{
    return !batch->count && !batch->prune.at_most;
}

bool commits_may_go(const struct commits *commits, uint64_t now_ms)
{
    uint64_t group_ms = commits->store->shared ? GROUP_MS_SHARED : 0;
    return !commits->under_way && now_ms >= commits->beat_ms + group_ms;
}

uint64_t commits_next(const struct commits *commits)
{
    const struct store_batch *batch = &commits->batch[commits->filling & 1];
    if (commits->under_way) return commits->retry_ms;
    if (!commits->store->shared) return ALARM_NEVER; /* it never waits */
    return commits->beat_ms + (is_empty(batch) ? BEAT_MS_SHARED : GROUP_MS_SHARED);
}

void commits_submit(struct commits *commits, uint64_t now_ms)
{
    struct store_batch *batch = filling(commits);
    if (commits->under_way) {
        if (!commits->retry_ms || now_ms < commits->retry_ms) return;
        commits->retry_ms = 0;
        batch = submitted(commits);
    } else {
        bool beat = commits->store->shared && now_ms >= commits->beat_ms + BEAT_MS_SHARED;
        if (!commits_may_go(commits, now_ms) || (is_empty(batch) && !beat)) return;
        commits->under_way = true;
        batch->number = commits->filling++;
    }
    commits->beat_ms = now_ms;
    store_submit(commits->store, batch);
}

uint64_t commits_waiting_ms(const struct commits *commits, uint64_t now_ms)
{
    bool waits = commits_in_the_stores_hands(commits) && now_ms > commits->beat_ms;
    return waits ? now_ms - commits->beat_ms : 0;
}

uint64_t commits_outbox_bytes(const struct commits *commits)
{
    return commits->outbox[0].bytes + commits->outbox[1].bytes;
}

bool commits_all_saved(const struct commits *commits)
{
    return !commits->under_way && !commits->batch[commits->filling & 1].count;
}

bool commits_in_the_stores_hands(const struct commits *commits)
{
    return commits->under_way && !commits->retry_ms;
}

bool commits_are_full(const struct commits *commits)
{
    return commits->batch[commits->filling & 1].bytes.length > BATCH_MAX_BYTES;
}
