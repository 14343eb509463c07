/*
 * Several servers on one store, in one thread, from one seed: fake clock, network and database.
 *
 *   nodes [--without PROTECTION] [SEEDS [FIRST]]       default: 40 seeds from 1
 *
 * Each seed plays at the tables of tables.h on three servers behind one door. Servers crash,
 * freeze, are cut off from the store, are drained, and come back; the store of shared.h delays,
 * loses and hangs; lines break. Clients go where `moved` sends them, and back to the door when
 * nobody is there. In the end what everybody was told is held against the records (checks.h), and
 * all the while the store watches who writes.
 *
 * With --without one of the store's protections (shared.h) is taken out: that must be found out.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faults/seeds.h"
#include "faults/shared.h"
#include "faults/tables.h"
#include "rules/rng.h"
#include "server/words.h"

enum { STEPS_MAX = 200000, FAULTS_UNTIL = 60000 };

#define KINDS(X) X(crash) X(freeze) X(cut) X(drain) X(twin) X(hang) X(hang_up) X(break_all)

/* A place for a server. One more than there are numbers: for a second process of one number. */
struct node {
    struct node_link link;
    struct server *server; /* NULL: it is down */
    bool spare;            /* and stays down */
    struct wire *left;     /* lines that broke, and it has not heard of it */
    uint64_t up_ms, frozen_ms, cut_ms; /* until then */
};

struct totals {
    uint64_t adopted, moved, fenced, unknown, buried;
#define X(kind) uint64_t kind;
    KINDS(X)
#undef X
};

static struct {
    struct tables tables;
    struct shared shared;
    struct node node[NODES + 1];
    bool without[PROTECTIONS];
    long steps;
    struct totals total; /* of all seeds */
} sim;

#define EACH_NODE(it) for (struct node *it = sim.node; it <= sim.node + NODES; it++)

/* --- servers --------------------------------------------------------------------------------- */

static uint64_t now(void)
{
    return sim.tables.now_ms;
}

static bool runs(const struct node *node)
{
    return node->server && now() >= node->frozen_ms;
}

static struct node *node_of(const struct client *client)
{
    return &sim.node[client->node - 1];
}

static void boot(struct node *node)
{
    struct server_config config = tables_config(&sim.tables);
    config.node = node->link.number;
    link_open(&node->link);
    node->server = server_new(&config, &node->link.store, &client_ops, NULL, now());
}

static void free_left(struct node *node, bool told)
{
    while (node->left) {
        struct wire *wire = node->left;
        node->left = wire->next;
        if (told) wire_end(wire, now());
        else free(wire);
    }
}

/* Every other line breaks without a word, as all do when the server is frozen. */
static void hang_up_on(struct client *client)
{
    struct node *node = node_of(client);
    struct wire *wire = client_hang_up(client);
    if (!wire || (runs(node) && tables_chance(&sim.tables, 2))) {
        wire_end(wire, now());
        return;
    }
    wire->next = node->left;
    node->left = wire;
}

/* The process is gone, and with it all lines. */
static void end(struct node *node)
{
    if (!node->server) return;
    EACH_CLIENT(client, &sim.tables)
        if (client->wire && node_of(client) == node) free(client_hang_up(client));
    free_left(node, false);
    sim.total.fenced += node->server->metrics.fenced;
    sim.total.unknown += node->server->metrics.store_unknown;
    server_free(node->server);
    node->server = NULL;
    node->frozen_ms = 0;
    link_drop(&node->link);
}

/* --- faults: each breaks one thing, for less than a lease or for longer ---------------------- */

static uint64_t a_while(void)
{
    static const uint32_t pauses[] = {0, 1000, 3000, LEASE_MS + 3000};
    return now() + pauses[rng_below(&sim.tables.rng, 4)] + rng_below(&sim.tables.rng, 500);
}

/* Of two processes with one number the first that ends is not started again. */
static void crash(struct node *node)
{
    end(node);
    node->up_ms = a_while();
    EACH_NODE(other)
        if (other != node && !other->spare && other->link.number == node->link.number)
            node->spare = true;
}

static void freeze(struct node *node)
{
    node->frozen_ms = a_while();
}

static void cut(struct node *node)
{
    node->cut_ms = a_while();
}

static void drain(struct node *node)
{
    if (runs(node)) server_drain(node->server, now());
}

/* Somebody starts the same number once more. The older one, which may be frozen or cut off, ends
 * when it learns of it. */
static void twin(struct node *node)
{
    EACH_NODE(other) {
        if (!other->spare || !node->server) continue;
        link_release(&other->link);
        link_init(&other->link, &sim.shared, node->link.number);
        other->spare = false;
        boot(other);
        return;
    }
}

static void hang(struct node *node)
{
    (void)node;
    sim.shared.hangs_until_ms = a_while();
}

static void hang_up(struct node *node)
{
    (void)node;
    struct client *client = &sim.tables.client[rng_below(&sim.tables.rng, CLIENTS)];
    if (client->wire) hang_up_on(client);
}

static void break_all(struct node *node)
{
    (void)node;
    EACH_CLIENT(client, &sim.tables)
        if (client->wire) hang_up_on(client);
}

static void heal(void)
{
    sim.shared.faulty = false;
    sim.shared.hangs_until_ms = 0;
    EACH_NODE(node) node->frozen_ms = node->cut_ms = node->up_ms = 0;
}

static void break_something(void)
{
    struct node *node = &sim.node[rng_below(&sim.tables.rng, NODES + 1)];
#define X(kind) {kind, &sim.total.kind},
    const struct {
        void (*happens)(struct node *node);
        uint64_t *count;
    } kinds[] = {KINDS(X)};
#undef X
    if (tables_chance(&sim.tables, 120)) hang_up(node);
    if (!tables_chance(&sim.tables, 200)) return;
    uint32_t kind = rng_below(&sim.tables.rng, sizeof kinds / sizeof *kinds);
    kinds[kind].happens(node);
    ++*kinds[kind].count;
}

/* --- time ------------------------------------------------------------------------------------ */

/* The door does not know which servers are well: every other time it takes one that is not. */
static uint32_t any_place(void)
{
    uint32_t place = rng_below(&sim.tables.rng, NODES + 1);
    bool unlucky = tables_chance(&sim.tables, 2);
    for (uint32_t i = 0; unlucky && i <= NODES; i++)
        if (sim.node[i].link.cut || now() < sim.node[i].frozen_ms) place = i;
    return place;
}

/* To a server with the number that was told, if there is one, else to any. */
static void lead(struct client *client)
{
    uint32_t first = any_place(), wanted = client->wanted;
    client->server = NULL;
    client->wanted = 0;
    for (uint32_t i = 0; i <= NODES; i++) {
        uint32_t place = (first + i) % (NODES + 1);
        struct node *node = &sim.node[place];
        if (!node->server || node->server->draining) continue;
        bool named = node->link.number == wanted;
        if (client->server && !named) continue;
        client->server = node->server;
        client->node = place + 1;
        if (named) return;
    }
}

static void run_node(struct node *node)
{
    node->link.cut = now() < node->cut_ms;
    shared_pass(&sim.shared, &node->link, now());
    bool down = !node->server && !node->spare;
    if (down && now() >= node->up_ms && !node->link.cut) boot(node);
    if (!runs(node)) return;
    if (tables_chance(&sim.tables, 50)) free_left(node, true);
    EACH_CLIENT(client, &sim.tables)
        if (client->wire && node_of(client) == node) client_deliver(client, now());
    server_step(node->server, now());
    if (server_drained(node->server) || node->server->replaced) crash(node);
}

/* A line to a frozen server says nothing; in the end its client gives up. */
static void live(struct client *client)
{
    if (!client->wire) lead(client);
    client_live(client, now());
    bool silent = client->wire && !runs(node_of(client)) && tables_chance(&sim.tables, 100);
    if (silent || client_is_sent_away(client)) hang_up_on(client);
}

static void step(void)
{
    sim.tables.now_ms += rng_below(&sim.tables.rng, 40);
    if (sim.steps < FAULTS_UNTIL) break_something();
    else heal();
    EACH_NODE(node) run_node(node);
    EACH_CLIENT(client, &sim.tables) live(client);
    tables_introduce(&sim.tables);
    sim.steps++;
}

/* --- seeds ----------------------------------------------------------------------------------- */

static void begin_seed(uint64_t seed)
{
    uint32_t number = 0;
    sim.steps = 0;
    tables_init(&sim.tables, seed);
    shared_init(&sim.shared, &sim.tables.rng);
    sim.shared.now_ms = now();
    memcpy(sim.shared.without, sim.without, sizeof sim.without);
    memset(sim.node, 0, sizeof sim.node);
    EACH_NODE(node) {
        node->spare = number == NODES;
        link_init(&node->link, &sim.shared, node->spare ? NODES : ++number);
        if (!node->spare) boot(node);
    }
}

static void end_seed(void)
{
    EACH_NODE(node) {
        end(node);
        link_release(&node->link);
    }
    sim.total.adopted += sim.shared.adopted;
    sim.total.buried += sim.shared.buried;
    EACH_CLIENT(client, &sim.tables) sim.total.moved += client->moved;
    tables_release(&sim.tables);
    shared_release(&sim.shared);
}

static void run_seed(uint64_t seed)
{
    begin_seed(seed);
    while (tables_next_game(&sim.tables)) {
        long until = sim.steps + STEPS_MAX;
        while (!tables_are_over(&sim.tables) && sim.steps < until) step();
        if (!tables_are_over(&sim.tables)) seeds_wrong("a game does not come to its end");
        tables_check(&sim.tables, &sim.shared.kept);
    }
    printf("# seed %llu: %ld steps, %u orders, %llu commits, %llu adopted, %llu buried, %llu lost, "
           "%u said again, %u signals\n", (unsigned long long)seed, sim.steps, sim.tables.orders,
           (unsigned long long)sim.shared.commits, (unsigned long long)sim.shared.adopted,
           (unsigned long long)sim.shared.buried, (unsigned long long)sim.shared.lost,
           tables_said_again(&sim.tables), tables_signals(&sim.tables));
    end_seed();
}

/* A test in which nothing happened would show nothing. */
static bool all_happened(void)
{
    const struct totals *total = &sim.total;
    bool all = total->adopted && total->moved && total->fenced && total->unknown && total->buried;
    printf("# %llu adopted, %llu moved, %llu fenced, %llu unknown commits, %llu buried;",
           (unsigned long long)total->adopted, (unsigned long long)total->moved,
           (unsigned long long)total->fenced, (unsigned long long)total->unknown,
           (unsigned long long)total->buried);
#define X(kind)                                                                                    \
    printf(" %s %llu", #kind, (unsigned long long)total->kind);                                    \
    all = all && total->kind;
    KINDS(X)
#undef X
    printf("\n");
    return all;
}

int main(int argc, char **argv)
{
    return seeds_main(&(struct simulator){
        .name = "nodes", .shows = "nothing lost, nothing twice, nothing forked",
        .run = run_seed, .rng = &sim.tables.rng, .protections = protection_name,
        .without = sim.without, .happened = all_happened}, argc, argv);
}
