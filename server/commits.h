/*
 * commits: what is on its way to the store, and what waits to be told until it is there.
 *
 * There are two batches. One is being filled, the other is under way to the disk; each has an
 * outbox with the packets that may go once it is saved. A room remembers the last batch that holds
 * something of it, and all that it says goes into that batch's outbox, so nobody hears of anything
 * that a crash could take back. A batch that fails is tried again as it is until it works. When the
 * lease is over both batches and all that waits for them are thrown away: nobody was told.
 */
#ifndef SERVER_COMMITS_H
#define SERVER_COMMITS_H

#include "server/session.h"
#include "server/store.h"

/* Something for a session that waits for a batch. */
struct parcel {
    uint64_t room; /* that speaks */
    struct session *session;
    struct packet *packet; /* NULL: close it with this code */
    enum close_code code;
};

struct outbox {
    struct parcel *parcel;
    uint32_t count, capacity;
    uint64_t bytes;
};

struct commits {
    struct store *store;
    struct store_batch batch[2];
    struct outbox outbox[2];
    uint64_t filling;  /* number of the batch that is being filled; its place is that & 1 */
    uint64_t saved;    /* number of the last one that is on disk */
    bool under_way;    /* batch `filling - 1` has been submitted */
    uint32_t stamps;   /* that were given out */
    uint64_t retry_ms; /* when it is submitted again after it failed, 0 if it has not */
    uint64_t beat_ms;  /* when the last one was submitted */
};

void commits_init(struct commits *commits, struct store *store);
void commits_release(struct commits *commits);

/* A new entry about this room in the batch that is being filled, and bytes for it. */
struct store_entry *commits_add(struct commits *commits, struct room *room, enum store_kind kind);
void commits_add_part(struct commits *commits, struct store_entry *entry, int part,
                      const void *bytes, size_t length);
/* A key for a note that is one of a row: later ones sort behind it. */
void commits_stamp(struct commits *commits, uint64_t now_ms, char key[NOTE_KEY_MAX]);
/* A note for the store, and taking one back. Both give the number of the batch that has it. */
uint64_t commits_note(struct commits *commits, const struct store_note *note);
uint64_t commits_unnote(struct commits *commits, enum note_kind kind, const char *key);
/* A person's name and hash go from all finished games; `name` is for those that an older version
 * has written. */
uint64_t commits_forget_person(struct commits *commits, const struct person *who, const char *name);
bool commits_is_saved(const struct commits *commits, uint64_t batch);
/* Finished games that are to be forgotten with it. */
void commits_prune(struct commits *commits, struct store_prune prune);

/* Something that this room has done is not saved yet. NULL is no room. */
bool commits_has_unsaved(const struct commits *commits, const struct room *room);
/* Sends or closes now, or when what the room has done is saved. Takes over the packet. While the
 * store fails that may be long: a session for which too much waits is closed. */
void commits_tell(struct commits *commits, const struct room *room, struct session *session,
                  struct packet *packet);
void commits_close(struct commits *commits, const struct room *room, struct session *session,
                   enum close_code code);

/* Everything of rooms that was not saved is void, and so is what was to be told. Lines that were to
 * be closed are. */
void commits_void(struct commits *commits);

/* The same when that batch is saved. */
void commits_tell_after(struct commits *commits, uint64_t batch, struct session *session,
                        struct packet *packet);

/* What became of the batch under way. When it is saved, `entries` is how many it had and its outbox
 * has been sent. One that failed is submitted again after a while; one that held a damaged room, at
 * once and without that room. */
struct store_outcome commits_collect(struct commits *commits, uint64_t now_ms, uint32_t *entries);
/* A damaged room: nothing more of it is saved or told. */
void commits_forget(struct commits *commits, const struct room *room);
/* Sends the filled batch on its way, unless there is one or there is nothing in it. A shared store
 * gets one every BEAT_MS_SHARED, an empty one if need be, and none within GROUP_MS_SHARED. */
void commits_submit(struct commits *commits, uint64_t now_ms);
/* A batch with something in it would go now. */
bool commits_may_go(const struct commits *commits, uint64_t now_ms);
/* When there is something to submit if nothing happens before, ALARM_NEVER: not at all. */
uint64_t commits_next(const struct commits *commits);
/* How long the batch under way has been, 0 without one or while it waits to be tried again. */
uint64_t commits_waiting_ms(const struct commits *commits, uint64_t now_ms);
uint64_t commits_outbox_bytes(const struct commits *commits);
bool commits_all_saved(const struct commits *commits);
/* The store reads a batch just now: it must stay where it is. */
bool commits_in_the_stores_hands(const struct commits *commits);
/* So much waits to be saved that nothing more should be added. */
bool commits_are_full(const struct commits *commits);

#endif
