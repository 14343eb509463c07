/*
 * store: where rooms survive. One small interface; store_sqlite.h is behind it on one machine.
 *
 *   room    id, code, state (JSON: people, seats, options)          replaced as a whole
 *   log     room, game, seq -> bytes (record frames and who sent them)   appended only
 *   replay  id -> card (JSON), record                                finished games
 *   note    kind, key -> text (JSON)           what the house writes down, until its time is over
 *
 * Writes go in batches: many rooms' entries, one durable commit. A batch is submitted, works in
 * the background, and is collected when it is done; there is one under way at a time. A failed
 * batch has left no trace and may be submitted again as it is.
 *
 * A server holds its rooms by lease: store_lease gives an epoch, every entry carries it, and a
 * store refuses (STORE_FENCED) a batch whose epoch is not the newest. So of two servers that
 * think they own a room only one can write.
 */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include <stdbool.h>

#include "server/token.h"
#include "wire/out.h"

enum store_kind {
    STORE_ROOM,   /* part 0: code, part 1: state */
    STORE_LOG,    /* part 0: bytes */
    STORE_DROP,   /* the room and its log */
    STORE_REPLAY, /* part 0: id, 1: card, 2: record, 3: hashes of the people; drops that log */
    STORE_NOTE,   /* of no room (0): part 0: key, part 1: text; takes the place of an older one */
    STORE_UNNOTE, /* of no room: part 0: key */
};

/* What the house writes down. Of each kind the newest NOTES_KEPT are kept. */
enum note_kind {
    NOTE_BAN,      /* key: whom */
    NOTE_AUDIT,    /* what the operator has done */
    NOTE_ABUSE,    /* who was turned away, and why */
    NOTE_REPORT,   /* what players report */
    NOTE_ASIDE,    /* key: code of a room that the operator has set aside */
    NOTE_KINDS
};

enum { STORE_PARTS = 4, STORE_WHY_MAX = 160, NO_ROOM = 0 };

struct store_part {
    uint32_t offset, length;
};

struct store_entry {
    enum store_kind kind;
    bool listed;
    uint32_t epoch, game, seq;
    uint64_t room;
    int64_t ended_s;
    enum note_kind note;
    int64_t at_s, until_s; /* of a note */
    struct store_part part[STORE_PARTS];
};

/* Which finished games to forget: those that ended before, and the oldest beyond `keep`; and notes
 * whose time is over. */
struct store_prune {
    int64_t before_s, keep;
    int64_t now_s;
    uint32_t at_most; /* so many with this batch, so that none takes long; 0: none */
};

struct store_note {
    enum note_kind kind;
    int64_t at_s, until_s;
    const char *key, *text;
};

struct store_batch {
    struct store_entry *entry;
    uint32_t count, capacity;
    struct store_prune prune;
    struct out bytes;
};

void store_batch_init(struct store_batch *batch);
void store_batch_release(struct store_batch *batch);
void store_batch_clear(struct store_batch *batch);
/* A new entry at the end, zeroed but for its kind and room. */
struct store_entry *store_batch_add(struct store_batch *batch, enum store_kind kind, uint64_t room);
void store_batch_part(struct store_batch *batch, struct store_entry *entry, int part,
                      const void *bytes, size_t length);
/* Takes out the entries of a room. */
void store_batch_without(struct store_batch *batch, uint64_t room);

/* STORE_DAMAGED: what the batch has of one room does not fit what is there of it (a row of its log
 * is there already). It has left no trace; without that room it may be submitted again. */
enum store_result { STORE_NOTHING, STORE_DONE, STORE_FAILED, STORE_FENCED, STORE_DAMAGED };

struct store_outcome {
    enum store_result result; /* STORE_NOTHING: still under way, or nothing was */
    uint64_t took_us;
    uint64_t room; /* the damaged one */
    char why[STORE_WHY_MAX];
};

struct store;

typedef void store_room_fn(void *context, uint64_t room, const char *code, const char *state,
                           size_t length);
typedef void store_log_fn(void *context, uint32_t seq, const void *bytes, size_t length);
typedef void store_note_fn(void *context, const struct store_note *note);

struct store_ops {
    void (*close)(struct store *store);
    uint32_t (*lease)(struct store *store, uint64_t room);
    void (*submit)(struct store *store, const struct store_batch *batch);
    struct store_outcome (*collect)(struct store *store, bool wait);
    bool (*rooms)(struct store *store, store_room_fn *fn, void *context);
    bool (*log)(struct store *store, uint64_t room, uint32_t game, store_log_fn *fn, void *context);
    bool (*replay)(struct store *store, const char *id, struct out *card, struct out *record);
    bool (*games)(struct store *store, const struct person *who, int limit, struct out *out);
    bool (*notes)(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                  void *context);
};

struct store {
    const struct store_ops *ops;
};

static inline void store_close(struct store *store) { store->ops->close(store); }
static inline uint32_t store_lease(struct store *store, uint64_t room)
{
    return store->ops->lease(store, room);
}
/* `batch` must stay as it is until it has been collected. */
static inline void store_submit(struct store *store, const struct store_batch *batch)
{
    store->ops->submit(store, batch);
}
static inline struct store_outcome store_collect(struct store *store, bool wait)
{
    return store->ops->collect(store, wait);
}
/* Reads. False when the store could not be read. */
static inline bool store_rooms(struct store *store, store_room_fn *fn, void *context)
{
    return store->ops->rooms(store, fn, context);
}
static inline bool store_log(struct store *store, uint64_t room, uint32_t game, store_log_fn *fn,
                             void *context)
{
    return store->ops->log(store, room, game, fn, context);
}
/* A finished game's card and record; either may be NULL. False when there is none. */
static inline bool store_replay(struct store *store, const char *id, struct out *card,
                                struct out *record)
{
    return store->ops->replay(store, id, card, record);
}
/* Cards of finished games as a JSON array, newest first: listed ones, or those of a person. */
static inline bool store_games(struct store *store, const struct person *who, int limit,
                               struct out *out)
{
    return store->ops->games(store, who, limit, out);
}
/* Notes of a kind, newest first. */
static inline bool store_notes(struct store *store, enum note_kind kind, int limit,
                               store_note_fn *fn, void *context)
{
    return store->ops->notes(store, kind, limit, fn, context);
}
/* Called from the store's own thread, if it has one, when a batch is done. */
typedef void store_wake_fn(void *context);

#endif
