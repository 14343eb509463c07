/*
 * store_memory: what a store keeps, in memory: rooms, rows of logs, finished games. A batch is
 * applied to it as a whole, and it answers questions. What makes it last, or fail, is around it:
 * the simulator's disk (faults/disk.h), a browser's database (wasm/local.h). There is one server,
 * so nobody else holds a room; of the house's notes those of devices alone are kept. Profiles are
 * counted when they are asked for, from the games that are kept; nobody is rated here. Who is
 * forgotten takes his rooms and games along.
 *
 *   struct memory_store kept = {0};
 *   memory_store_apply(&kept, batch);
 *   answer->found = memory_store_look(&kept, answer);
 *   memory_store_release(&kept);
 */
#ifndef SERVER_STORE_MEMORY_H
#define SERVER_STORE_MEMORY_H

#include "server/store.h"

struct kept_bytes {
    char *text;
    size_t length;
};

struct memory_store {
    struct kept_room {
        uint64_t id;
        bool held; /* the server has it in memory */
        char code[CODE_MAX];
        char replay[REPLAY_ID_CHARS + 1]; /* of its last game, or "" */
        struct kept_bytes state, people;
    } *room;
    uint32_t rooms, room_capacity;
    uint64_t last_room; /* the highest number that was given */
    struct kept_row {
        uint64_t room;
        uint32_t game, seq;
        struct kept_bytes bytes;
    } *row; /* those of one game in the order in which they came */
    uint32_t rows, row_capacity;
    struct kept_game {
        char id[REPLAY_ID_CHARS + 1];
        int64_t ended_s;
        bool listed;
        struct kept_bytes card, record, people, seats;
    } *game;
    uint32_t games, game_capacity;
    struct kept_note {
        char key[NOTE_KEY_MAX];
        int64_t until_s;
        struct kept_bytes text;
    } *device; /* codes for other devices; of the house's notes no others are kept */
    uint32_t devices, device_capacity;
    bool all_listed; /* whatever their rooms said: all are of one person, by whatever token */
};

void memory_store_release(struct memory_store *kept);

void memory_store_apply(struct memory_store *kept, const struct store_batch *batch);
/* The room, the finished game that is to be forgotten next, NULL when none is; then forget it. Of
 * rooms only the oldest beyond `keep_rooms` go. */
const struct kept_room *memory_store_stale_room(const struct memory_store *kept,
                                                const struct store_prune *prune);
const struct kept_game *memory_store_stale(const struct memory_store *kept,
                                           const struct store_prune *prune);
void memory_store_forget_room(struct memory_store *kept, uint64_t room);
void memory_store_forget(struct memory_store *kept, const struct kept_game *game);

/* Whether he is among the people of a room or a game. */
bool memory_store_is_of(const struct memory_store *kept, const struct kept_bytes *people,
                        const void *hash);

enum store_found memory_store_look(struct memory_store *kept, struct store_answer *answer);

#endif
