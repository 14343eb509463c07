/*
 * Whole servers in one thread, from one seed: fake clock, network and disk.
 *
 *   faults [SEEDS [FIRST]]       default: 40 seeds from 1
 *
 * Each seed plays at the tables of tables.h on one server. Lines break, messages come late and
 * twice, the disk is full for a while, the machine crashes at any call of the store and comes back.
 * In the end everybody knows who is there, and what everybody was told is held against the record
 * that is on disk (checks.h). Several servers on one store: nodes.c.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "faults/disk.h"
#include "faults/seeds.h"
#include "faults/tables.h"
#include "rules/rng.h"

enum { STEPS_MAX = 200000, FAULTS_UNTIL = 60000 };

static struct {
    struct tables tables;
    struct disk disk;
    struct server *server;
    long steps;
} sim;

static void boot(void)
{
    struct server_config config = tables_config(&sim.tables);
    sim.server = server_new(&config, &sim.disk.store, &client_ops, NULL, sim.tables.now_ms);
    EACH_CLIENT(client, &sim.tables) client->server = sim.server;
}

static void crash(void)
{
    EACH_CLIENT(client, &sim.tables) free(client_hang_up(client));
    server_free(sim.server);
    disk_restart(&sim.disk);
    boot();
}

static void hang_up(struct client *client)
{
    wire_end(client_hang_up(client), sim.tables.now_ms);
}

static void faults(void)
{
    if (sim.steps > FAULTS_UNTIL) {
        sim.disk.crash_one_in = 0;
        sim.disk.full = false;
        return;
    }
    if (tables_chance(&sim.tables, 120))
        hang_up(&sim.tables.client[rng_below(&sim.tables.rng, CLIENTS)]);
    if (tables_chance(&sim.tables, sim.disk.full ? 60 : 400)) sim.disk.full = !sim.disk.full;
}

static void step(void)
{
    uint64_t now_ms = sim.tables.now_ms += rng_below(&sim.tables.rng, 40);
    faults();
    EACH_CLIENT(client, &sim.tables)
        if (!sim.disk.crashed) client_deliver(client, now_ms);
    if (!sim.disk.crashed) server_step(sim.server, now_ms);
    if (sim.disk.crashed) {
        crash();
        return;
    }
    EACH_CLIENT(client, &sim.tables) {
        client_live(client, now_ms);
        if (client_is_sent_away(client)) hang_up(client);
    }
    tables_introduce(&sim.tables);
    sim.steps++;
}

static void run_seed(uint64_t seed)
{
    sim.steps = 0;
    tables_init(&sim.tables, seed);
    disk_init(&sim.disk, &sim.tables.rng, 20 + rng_below(&sim.tables.rng, 200));
    boot();
    while (tables_next_game(&sim.tables)) {
        long until = sim.steps + STEPS_MAX;
        while (!tables_are_over(&sim.tables) && sim.steps < until) step();
        tables_check(&sim.tables, &sim.disk.kept);
    }
    printf("# seed %llu: %ld steps, %u orders, %llu commits, %llu crashes, %llu failures, "
           "%u said again, %u signals\n", (unsigned long long)seed, sim.steps, sim.tables.orders,
           (unsigned long long)sim.disk.commits, (unsigned long long)sim.disk.crashes,
           (unsigned long long)sim.disk.failures, tables_said_again(&sim.tables),
           tables_signals(&sim.tables));
    server_free(sim.server);
    tables_release(&sim.tables);
    disk_release(&sim.disk);
}

int main(int argc, char **argv)
{
    return seeds_main(&(struct simulator){
        .name = "faults", .shows = "nothing lost, nothing twice, nothing leaked",
        .run = run_seed, .rng = &sim.tables.rng}, argc, argv);
}
