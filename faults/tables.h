/*
 * tables: what is played in a simulator: two rooms of four clients and a spectator, on any map, by
 * any rule book, turn by turn or in real time, one game or, when all have voted for it, two. All
 * the while everybody signals to everybody, to talk; only those hear it who may.
 *
 *   tables_init(&tables, seed);
 *   while (tables_next_game(&tables)) {
 *       while (!tables_are_over(&tables)) ... time passes ...
 *       tables_check(&tables, &kept);
 *   }
 *   tables_release(&tables);
 */
#ifndef FAULTS_TABLES_H
#define FAULTS_TABLES_H

#include "faults/client.h"
#include "server/store_memory.h"

enum { TABLES = 2, TABLE_CLIENTS = 5, CLIENTS = TABLES * TABLE_CLIENTS };

struct tables {
    uint64_t rng, seed, now_ms;
    struct client client[CLIENTS];
    uint32_t game, games; /* that is played now at all tables, and how many there are */
    uint32_t orders;      /* that were acknowledged */
};

#define EACH_CLIENT(it, of)                                                                        \
    for (struct client *it = (of)->client; it < (of)->client + CLIENTS; it++)

void tables_init(struct tables *tables, uint64_t seed);
void tables_release(struct tables *tables);
/* For servers on which they play. */
struct server_config tables_config(const struct tables *tables);

/* Once in so many times. */
bool tables_chance(struct tables *tables, uint32_t one_in);
/* What a client needs to hear from the others outside of the game: where they are. */
void tables_introduce(struct tables *tables);
/* The game is over everywhere, and everybody knows that everybody is there. */
bool tables_are_over(const struct tables *tables);
/* Holds what all were told against the records (checks.h). */
void tables_check(struct tables *tables, const struct memory_store *kept);
/* False after the last one. */
bool tables_next_game(struct tables *tables);
/* Sums over all clients; there are some, or nobody could talk. */
uint32_t tables_signals(const struct tables *tables);
uint32_t tables_said_again(const struct tables *tables);

#endif
