/* sqlite_look: the reading half of store_sqlite.h. */
#ifndef SERVER_SQLITE_LOOK_H
#define SERVER_SQLITE_LOOK_H

#include <sqlite3.h>

#include "server/store.h"

struct sqlite_reader {
    struct store store;
    sqlite3 *db;
    uint64_t last_room; /* the highest number that was given */
};

#define SQLITE_GET_PROFILE "SELECT profile FROM person WHERE who = ?1"

void sqlite_look(struct store *store, struct store_answer *answer);
bool sqlite_look_rooms(struct store *store, store_room_fn *fn, void *context);
bool sqlite_look_replays(struct store *store, store_replay_fn *fn, void *context);
bool sqlite_look_people(struct store *store, store_person_fn *fn, void *context);
bool sqlite_look_notes(struct store *store, enum note_kind kind, int limit, store_note_fn *fn,
                       void *context);

#endif
