/* Who plays, and when all have played to the end. */
#include "faults/tables.h"

#include <assert.h>
#include <string.h>

#include "faults/checks.h"
#include "rules/rng.h"

void tables_init(struct tables *tables, uint64_t seed)
{
    static const char *const seats[TABLE_CLIENTS] = {
        "blue.captain", "yellow.captain", "blue.radio_operator", "yellow.radio_operator", NULL};
    *tables = (struct tables){.seed = seed, .rng = seed, .now_ms = 1800000000000ull};
    for (int i = 0; i < CLIENTS; i++) {
        client_init(&tables->client[i], seats[i % TABLE_CLIENTS], &tables->rng);
        tables->client[i].host = i % TABLE_CLIENTS == 0;
        tables->client[i].relays = seed % 2; /* every other cluster has one */
    }
    tables->games = 1 + rng_below(&tables->rng, 2);
}

void tables_release(struct tables *tables)
{
    EACH_CLIENT(client, tables) client_release(client);
}

struct server_config tables_config(const struct tables *tables)
{
    struct server_config config = server_defaults();
    config.bot_threads = 0;
    config.messages_per_s = 1000000;
    config.per_address = (struct address_limits){.connections = 1000, .opens_per_s = 60000,
                                                 .rooms_per_minute = 60000};
    if (tables->client->relays) strcpy(config.turn, "turn:relay.example");
    return config;
}

bool tables_chance(struct tables *tables, uint32_t one_in)
{
    return rng_below(&tables->rng, one_in) == 0;
}

void tables_introduce(struct tables *tables)
{
    for (int i = 0; i < CLIENTS; i++) {
        struct client *guest = &tables->client[i], *host = guest - i % TABLE_CLIENTS;
        if (!*guest->code) memcpy(guest->code, host->code, sizeof guest->code);
    }
}

static bool is_done(const struct client *client, uint32_t game)
{
    return client->over && client->room_game == game && client->present == TABLE_CLIENTS &&
           client->wire && !client->lost && !client->in.first;
}

bool tables_are_over(const struct tables *tables)
{
    for (int i = 0; i < CLIENTS; i++)
        if (!is_done(&tables->client[i], tables->game)) return false;
    return true;
}

void tables_check(struct tables *tables, const struct memory_store *kept)
{
    assert(tables_are_over(tables));
    EACH_CLIENT(client, tables) {
        client_check(client, kept);
        tables->orders += client->acknowledged.count;
        client_once_more(client);
    }
}

bool tables_next_game(struct tables *tables)
{
    return tables->game++ < tables->games;
}

uint32_t tables_signals(const struct tables *tables)
{
    uint32_t signals = 0;
    for (int i = 0; i < CLIENTS; i++) signals += tables->client[i].signals;
    assert(signals);
    return signals;
}

uint32_t tables_said_again(const struct tables *tables)
{
    uint32_t again = 0;
    for (int i = 0; i < CLIENTS; i++) again += tables->client[i].again;
    return again;
}
