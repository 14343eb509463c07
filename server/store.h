/*
 * store: where rooms survive. One small interface; store_sqlite.h is behind it on one machine, and
 * store_pg.h where several share one database.
 *
 *   room    id, code, state (JSON: people, seats, options)          replaced as a whole
 *   log     room, game, seq -> bytes (record frames and who sent them)   appended only
 *   replay  id -> card (JSON), record                                finished games
 *   person  hash -> profile (JSON)       sums over the games of one person, counted with each game
 *   note    kind, key -> text (JSON)           what the house writes down, until its time is over
 *
 * Writes go in batches: many rooms' entries, one durable commit. A batch is submitted, works in
 * the background, and is collected when it is done; there is one under way at a time. Batches are
 * numbered. A batch that failed may be submitted again as it is: if it was saved after all, and
 * only the answer was lost, the store knows it by its number and writes nothing twice. STORE_DONE
 * means that all of it is durable, exactly once; until then nobody may be told.
 *
 * A server holds its rooms by a lease that the store takes for it, renews with every batch and
 * checks in every batch, so that of two servers that think they own a room only one can write.
 * STORE_FENCED: the lease is over, others may have the rooms. Nothing was saved; drop all rooms and
 * go on: the next batch takes a new lease. STORE_REPLACED: another process has this server's place;
 * end.
 *
 * Reads are questions: asked, looked up in the background, answered later. A room comes into memory
 * by ASK_ROOM with `hold`, which makes it this server's in the same moment as it is read.
 */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include <stdbool.h>

#include "server/token.h"
#include "wire/out.h"

enum store_kind {
    STORE_ROOM,   /* part 0: code, 1: state, 2: replay or "", 3: its people, 4: card or "" */
    STORE_LOG,    /* part 0: bytes */
    STORE_HOLD,   /* it was read and is held now; of a shared store: it still is, or all is void */
    STORE_FREE,   /* nobody holds it any more; to be forgotten at until_s, when it is at_s now; by a
                   * clock of the store's own: so much later. at_s 0: until_s is by that clock */
    STORE_DROP,   /* the room and its log */
    STORE_REPLAY, /* part 0: id, 1: card, 2: record, 3: hashes of the people, 4: the seats of each,
                   * one byte; drops that log, and counts in the people's profiles (people.h) */
    STORE_FORGET, /* of no room: part 0: a person's hash, 1: his name in older versions' games */
    STORE_PERSON, /* of no room, of a store that has none of him: part 0: his hash, 1: name,
                   * 2: emblem, 3: profile, as it was at_s */
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
    NOTE_DEVICE,   /* key: hash of a code; who takes it takes it away (ASK_DEVICE) */
    NOTE_KINDS
};

enum { STORE_PARTS = 5, STORE_WHY_MAX = 160, NO_ROOM = 0, NOTE_KEY_MAX = 48 };

struct store_part {
    uint32_t offset, length;
};

struct store_entry {
    enum store_kind kind;
    bool listed, playing;
    bool counted; /* STORE_REPLAY: the profiles of its people have it already */
    uint32_t game, seq;
    uint64_t room;
    enum note_kind note;
    int64_t ended_s, at_s, until_s; /* of a game, of a note, of a note or a room */
    struct store_part part[STORE_PARTS];
};

/* What to forget: finished games that ended before, and the oldest beyond `keep`; notes whose time
 * is over; rooms that nobody holds when theirs is, and the longest deserted beyond `keep_rooms`. A
 * room whose holder died is kept for as long as any that was left now. */
struct store_prune {
    int64_t before_s, keep;
    int64_t now_s, lobby_keep_s, game_keep_s, keep_rooms;
    uint32_t at_most; /* so many of each with this batch, so that none takes long; 0: none */
};

struct store_note {
    enum note_kind kind;
    int64_t at_s, until_s;
    const char *key, *text;
};

struct store_person {
    struct person who;
    int64_t at_s;
    const char *name, *emblem, *profile;
};

struct store_batch {
    uint64_t number; /* greater with each */
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
enum store_result {
    STORE_NOTHING, STORE_DONE, STORE_FAILED, STORE_DAMAGED, STORE_FENCED, STORE_REPLACED
};

struct store_outcome {
    enum store_result result; /* STORE_NOTHING: still under way, or nothing was */
    bool unknown;             /* failed, but it may have been saved all the same */
    bool elsewhere;           /* failed, the lease is over, and another server is well */
    uint64_t took_us;
    uint64_t room; /* the damaged one */
    char why[STORE_WHY_MAX];
};

/* --- questions ------------------------------------------------------------------------------- */

enum store_ask {
    ASK_ROOM,     /* `code`: number, state (text), log (rows), record of a game that is over */
    ASK_NEW,      /* `code`: is it free? With a number for the new room */
    ASK_ROOMS_OF, /* `who`: the rooms in which he is, newest first: states (rows) */
    ASK_GAMES,    /* of `who`, with his seats, or listed ones: cards as a JSON array (text) */
    ASK_REPLAY,   /* `id`: card (text) and record */
    ASK_PERSON,   /* `who`: his profile (text) */
    ASK_BEST,     /* the best of each mode, `limit` of each, as a JSON object (text) */
    ASK_DEVICE,   /* `key`: the text of a NOTE_DEVICE whose time is not over, and it is no more */
    ASK_OPEN,     /* the cards of open rooms as a JSON array, newest first (text), of all servers */
    ASK_NOTES,    /* of a shared store: bans, and rooms that are set aside (rows: see
                   * store_answer_note) */
    ASKS
};

struct store_question {
    enum store_ask ask;
    char code[CODE_MAX], id[REPLAY_ID_CHARS + 1], key[NOTE_KEY_MAX];
    bool hold;   /* ASK_ROOM: it becomes this server's */
    bool listed; /* ASK_GAMES: not those of `who` */
    bool people; /* ASK_REPLAY: with the hashes of those who played (rows; seq: their seats) */
    struct person who;
    int64_t now_s; /* a room whose time is over is not found any more; 0: it is */
    uint32_t limit;
};

/* STORE_LATER is for stores without a thread: not yet, look again. */
enum store_found { STORE_FOUND, STORE_NONE, STORE_ELSEWHERE, STORE_UNREADABLE, STORE_LATER };

struct store_row {
    uint64_t room;
    uint32_t game, seq;
    struct store_part part;
    enum note_kind note; /* of a note: its part is key and text, each with a 0 behind it */
    int64_t at_s, until_s;
};

struct store_answer {
    struct store_question question;
    uint64_t ticket;
    enum store_found found;
    uint64_t room;
    uint32_t node; /* STORE_ELSEWHERE: who holds it */
    int64_t ended_s; /* of a finished game */
    bool listed;
    struct out text, record, bytes;
    struct store_row *row; /* their bytes are in `bytes` */
    uint32_t rows, row_capacity;
    uint64_t took_us;
    struct store_answer *next;
};

/* An empty one; freed with all that is in it. */
struct store_answer *store_answer_new(const struct store_question *question);
void store_answer_free(struct store_answer *answer);
void store_answer_add(struct store_answer *answer, struct store_row row, const void *bytes,
                      size_t length);
/* A row that is a note: adding one, and reading the note of a row. */
void store_answer_add_note(struct store_answer *answer, const struct store_note *note);
struct store_note store_answer_note(const struct store_answer *answer, uint32_t row);

/* A card that can be shown: one that is damaged is none. */
bool store_card_is_whole(const char *card, size_t length);
/* One card more of a JSON array, unless it is damaged; with his seats in it ("you"), if they are
 * known. */
void store_write_card(struct out *out, const char *card, size_t length, unsigned seats);

struct store_answers {
    struct store_answer *first, **last;
};
void store_answers_init(struct store_answers *answers);
void store_answers_put(struct store_answers *answers, struct store_answer *answer);
/* NULL when there is none. */
struct store_answer *store_answers_take(struct store_answers *answers);

struct store;

typedef void store_room_fn(void *context, uint64_t room, const char *code);
typedef void store_replay_fn(void *context, const char *id);
typedef void store_person_fn(void *context, const struct store_person *person);
typedef void store_note_fn(void *context, const struct store_note *note);

struct store_ops {
    void (*close)(struct store *store);
    void (*submit)(struct store *store, const struct store_batch *batch);
    struct store_outcome (*collect)(struct store *store, bool wait);
    bool (*held)(struct store *store); /* NULL: always */
    uint64_t (*lease_age_ms)(struct store *store); /* NULL: there is no such thing */
    void (*look)(struct store *store, struct store_answer *answer);
    /* Of stores with a thread for reading; NULL: store_take looks by itself. */
    void (*ask)(struct store *store, struct store_answer *answer);
    struct store_answer *(*take)(struct store *store);
    bool (*rooms)(struct store *store, store_room_fn *fn, void *context);
    bool (*replays)(struct store *store, store_replay_fn *fn, void *context);
    bool (*people)(struct store *store, store_person_fn *fn, void *context);
    bool (*notes)(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                  void *context);
};

struct store {
    const struct store_ops *ops;
    bool shared;      /* by several servers: what they all have is asked of the store */
    uint64_t tickets; /* given so far */
    struct store_answers asked; /* of stores without a thread */
};

static inline void store_close(struct store *store) { store->ops->close(store); }
/* `batch` must stay as it is until it has been collected. */
static inline void store_submit(struct store *store, const struct store_batch *batch)
{
    store->ops->submit(store, batch);
}
static inline struct store_outcome store_collect(struct store *store, bool wait)
{
    return store->ops->collect(store, wait);
}
/* The lease is sure to be ours at this moment; if not, nobody may be told what rooms look like. */
static inline bool store_held(struct store *store)
{
    return !store->ops->held || store->ops->held(store);
}
/* Now, on this thread: fills in the answer to its question. */
static inline void store_look(struct store *store, struct store_answer *answer)
{
    store->ops->look(store, answer);
}
/* The ticket of a question, and answers as they come: each once, in any order. Answers are freed by
 * who takes them. */
uint64_t store_ask(struct store *store, const struct store_question *question);
struct store_answer *store_take(struct store *store);

/* Every room, every finished game, every person, by number, id and hash. False when the store could
 * not be read. */
static inline bool store_rooms(struct store *store, store_room_fn *fn, void *context)
{
    return store->ops->rooms(store, fn, context);
}
static inline bool store_replays(struct store *store, store_replay_fn *fn, void *context)
{
    return store->ops->replays(store, fn, context);
}
static inline bool store_people(struct store *store, store_person_fn *fn, void *context)
{
    return store->ops->people(store, fn, context);
}
/* Notes of a kind, newest first, on this thread: for the operator and for the start. */
static inline bool store_notes(struct store *store, enum note_kind kind, int limit,
                               store_note_fn *fn, void *context)
{
    return store->ops->notes(store, kind, limit, fn, context);
}

/* Called from the store's own thread, if it has one, when a batch or an answer is done. */
typedef void store_wake_fn(void *context);

#endif
