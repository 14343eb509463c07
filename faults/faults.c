/*
 * Whole servers in one thread, from one seed: fake clock, network and disk.
 *
 *   sim [SEEDS [FIRST]]       default: 40 seeds from 1
 *
 * Each seed plays two rooms of four clients and a spectator, on any map, by any rule book, turn by
 * turn or in real time, one game or, when all have voted for it, two. Lines break, messages come
 * late and twice, the disk is full for a while, the machine crashes at any call of the store and
 * comes back. In the end: everybody knows who is there; no acknowledged order is lost, none was
 * carried out twice; everybody has heard exactly what event_for gives his seat for the record that
 * is on disk, no more and no less; and every view that he ever had, patches and all, is what
 * view_for gives at some moment of it, in this order. All the while everybody signals to
 * everybody, to talk; only those hear it who may.
 * When something fails the seed is printed; the same seed fails again.
 */
#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "faults/disk.h"
#include "faults/client.h"
#include "rules/rng.h"
#include "server/log.h"
#include "wire/json.h"
#include "wire/playback.h"

enum { ROOMS = 2, CREW = 5, CLIENTS = ROOMS * CREW, STEPS_MAX = 200000, FAULTS_UNTIL = 60000 };

static struct {
    uint64_t rng, seed, now_ms;
    struct disk disk;
    struct server *server;
    struct client  client[CLIENTS];
    long steps;
    uint32_t game; /* that is played in all rooms */
} sim;

static void seeded_random(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) ((uint8_t *)bytes)[i] = (uint8_t)rng_next(&sim.rng);
}

static void say_seed(int number)
{
    char text[64];
    int length = snprintf(text, sizeof text, "# failed: seed %llu\n", (unsigned long long)sim.seed);
    if (write(STDOUT_FILENO, text, (size_t)length) < 0) _exit(2);
    signal(number, SIG_DFL);
    raise(number);
}

static void boot(void)
{
    struct server_config config = server_defaults();
    config.bot_threads = 0;
    config.messages_per_s = 1000000;
    config.per_address = (struct address_limits){.connections = 1000, .opens_per_s = 60000,
                                                 .rooms_per_minute = 60000};
    if (sim.seed % 2) strcpy(config.turn, "turn:relay.example"); /* every other server has one */
    sim.server = server_new(&config, &sim.disk.store, &client_ops, NULL, sim.now_ms);
    for (int i = 0; i < CLIENTS; i++) {
        sim.client[i].server = sim.server;
        sim.client[i].relays = *config.turn;
    }
}

static void crash(void)
{
    for (int i = 0; i < CLIENTS; i++) client_hang_up(&sim.client[i], false);
    server_free(sim.server);
    disk_restart(&sim.disk);
    boot();
}

static void faults(void)
{
    if (sim.steps > FAULTS_UNTIL) {
        sim.disk.crash_one_in = 0;
        sim.disk.full = false;
        return;
    }
    if (rng_below(&sim.rng, 120) == 0)
        client_hang_up(&sim.client[rng_below(&sim.rng, CLIENTS)], true);
    if (rng_below(&sim.rng, sim.disk.full ? 60 : 400) == 0) sim.disk.full = !sim.disk.full;
}

static void guests_learn_the_code(void)
{
    for (int room = 0; room < ROOMS; room++)
        for (int i = 1; i < CREW; i++) {
            struct client *host = &sim.client[room * CREW], *guest = host + i;
            if (!*guest->code) memcpy(guest->code, host->code, sizeof guest->code);
        }
}

/* The game is over, and everybody knows that everybody is there. */
static bool is_done(const struct client *client)
{
    return client->over && client->room_game == sim.game && client->present == CREW &&
           client->session && !client->in.first;
}

static bool all_over(void)
{
    for (int i = 0; i < CLIENTS; i++)
        if (!is_done(&sim.client[i])) return false;
    return true;
}

static void step(void)
{
    sim.now_ms += rng_below(&sim.rng, 40);
    faults();
    for (int i = 0; i < CLIENTS && !sim.disk.crashed; i++)
        client_deliver(&sim.client[i], sim.now_ms);
    if (!sim.disk.crashed) server_step(sim.server, sim.now_ms);
    if (sim.disk.crashed) {
        crash();
        return;
    }
    for (int i = 0; i < CLIENTS; i++) client_live(&sim.client[i], sim.now_ms);
    guests_learn_the_code();
    sim.steps++;
}

/* Checks */

static const struct kept_game *replay_of(const struct client *client)
{
    for (uint32_t i = 0; i < sim.disk.kept.games; i++)
        if (!strcmp(sim.disk.kept.game[i].id, client->replay)) return &sim.disk.kept.game[i];
    return NULL;
}

struct expectation {
    struct texts events, orders, views;
};

static void expect_view(struct expectation *expectation, const struct game *game, unsigned seats)
{
    static struct out out;
    struct view view = view_for_seats(game, seats);
    if (!out.grow) out_growing(&out, realloc);
    out_reset(&out);
    json_view_object(&out, &view);
    json_t *object = json_loadb(out.text, out.length, 0, NULL);
    assert(object);
    char *text = view_text(object);
    texts_add(&expectation->views, text);
    free(text);
    json_decref(object);
}

/* What the record says that these seats heard, and which orders their crew gave. */
static struct expectation expect(const struct client *client, const struct kept_game *replay)
{
    static struct events events;
    struct expectation expectation = {0};
    struct playback playback;
    const struct order *order = &playback.frame.order;
    struct out out;
    char text[8192];
    bool open = playback_open(&playback, replay->record.text, replay->record.length, &events);
    assert(open);
    expect_view(&expectation, &playback.game, client->seats);
    uint16_t ears = game_ears_of(&playback.game, client->seats);
    int team = client->seats ? (int)seat_team(__builtin_ctz(client->seats)) : NO_TEAM;
    while (playback_next(&playback)) {
        if (playback.item == RECORD_CALL) continue;
        expect_view(&expectation, &playback.game, client->seats);
        out_fixed(&out, text, sizeof text);
        json_order(&out, order);
        bool given = order->team == team && order->kind != DO_ABANDON;
        if (given) texts_add(&expectation.orders, out_cstring(&out));
        for (int i = 0; i < events.count; i++) {
            struct event heard;
            if (!event_for(&events.list[i], ears, &heard)) continue;
            out_fixed(&out, text, sizeof text);
            json_event(&out, &heard, events.tracing);
            texts_add(&expectation.events, out_cstring(&out));
        }
    }
    assert(playback.item == RECORD_SEALED);
    return expectation;
}

static void same(const struct texts *got, const struct texts *wanted, const char *what,
                 const struct client *client)
{
    for (uint32_t i = 0; i < got->count || i < wanted->count; i++) {
        const char *left = i < got->count ? got->text[i] : "(nothing)";
        const char *right = i < wanted->count ? wanted->text[i] : "(nothing)";
        if (!strcmp(left, right)) continue;
        printf("# %s of %s differ at %u:\n#   got      %s\n#   expected %s\n", what,
               client->seat ? client->seat : "spectator", i, left, right);
        printf("#   %u got, %u expected; pending %s, last n %u\n", got->count, wanted->count,
               client->pending ? client->pending : "nothing", client->n);
        fflush(stdout);
        abort();
    }
}

/* A spectator who came in while he had no seat, or a page that took over, may have missed some. */
static void seen_in_order(const struct client *client, const struct texts *wanted)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < client->views.count; i++) {
        uint32_t from = at;
        while (at < wanted->count && strcmp(client->views.text[i], wanted->text[at])) at++;
        if (at < wanted->count) continue;
        printf("# view %u of %s is none of the record's after view %u:\n#   %s\n# the last is\n"
               "#   %s\n", i, client->seat ? client->seat : "spectator", from,
               client->views.text[i], wanted->text[wanted->count - 1]);
        fflush(stdout);
        abort();
    }
}

static void check(struct client *client)
{
    const struct kept_game *replay = replay_of(client);
    assert(replay);
    struct expectation expectation = expect(client, replay);
    same(&client->events, &expectation.events, "events", client);
    seen_in_order(client, &expectation.views);
    if (client->seat && strstr(client->seat, "captain")) {
        /* An order may have been saved whose acknowledgement never arrived. */
        if (client->pending && client->acknowledged.count + 1 == expectation.orders.count)
            texts_add(&client->acknowledged, client->pending);
        same(&client->acknowledged, &expectation.orders, "orders", client);
    }
    texts_cut(&expectation.events, 0);
    texts_cut(&expectation.orders, 0);
    texts_cut(&expectation.views, 0);
    free(expectation.views.text);
    free(expectation.events.text);
    free(expectation.orders.text);
}

/* One game in all rooms, held against its record; gives the orders. Then all want another one. */
static uint32_t play_game(void)
{
    uint32_t orders = 0;
    long until = sim.steps + STEPS_MAX;
    while (!all_over() && sim.steps < until) step();
    assert(all_over());
    for (int i = 0; i < CLIENTS; i++) {
        check(&sim.client[i]);
        orders += sim.client[i].acknowledged.count;
        client_once_more(&sim.client[i]);
    }
    return orders;
}

static void run_seed(uint64_t seed)
{
    static const char *const seats[CREW] = {"blue.captain", "yellow.captain",
                                            "blue.radio_operator", "yellow.radio_operator", NULL};
    memset(&sim, 0, sizeof sim);
    sim.seed = sim.rng = seed;
    sim.now_ms = 1800000000000ull;
    disk_init(&sim.disk, &sim.rng, 20 + rng_below(&sim.rng, 200));
    for (int i = 0; i < CLIENTS; i++) {
        client_init(&sim.client[i], seats[i % CREW], &sim.rng);
        sim.client[i].host = i % CREW == 0;
    }
    boot();
    uint32_t orders = 0, again = 0, games = 1 + rng_below(&sim.rng, 2);
    while (sim.game++ < games) orders += play_game();
    uint32_t signals = 0;
    for (int i = 0; i < CLIENTS; i++) {
        again += sim.client[i].again;
        signals += sim.client[i].signals;
    }
    assert(signals);
    printf("# seed %llu: %ld steps, %u orders, %llu commits, %llu crashes, %llu failures, "
           "%u said again, %u signals\n", (unsigned long long)seed, sim.steps, orders,
           (unsigned long long)sim.disk.commits, (unsigned long long)sim.disk.crashes,
           (unsigned long long)sim.disk.failures, again, signals);
    server_free(sim.server);
    for (int i = 0; i < CLIENTS; i++) client_release(&sim.client[i]);
    disk_release(&sim.disk);
}

int main(int argc, char **argv)
{
    uint64_t seeds = argc > 1 ? strtoull(argv[1], NULL, 10) : 40;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    if (!seeds || !first) {
        fprintf(stderr, "usage: faults [SEEDS [FIRST]]\n");
        return 2;
    }
    signal(SIGABRT, say_seed);
    signal(SIGSEGV, say_seed);
    log_quiet = true;
    if (!token_start()) return 1;
    token_random = seeded_random;
    printf("1..1\n");
    for (uint64_t i = 0; i < seeds; i++) run_seed(first + i);
    printf("ok 1 - %llu seeds: nothing lost, nothing twice, nothing leaked\n",
           (unsigned long long)seeds);
    return 0;
}
