/*
 * "Find me a table" under faults, from one seed: people look for company, lose their lines and come
 * back, the disk is full for a while, the machine crashes at any call of the store.
 *
 *   match [--without PROTECTION] [SEEDS [FIRST]]       default: 40 seeds from 1
 *
 * A table that somebody was told of is there after any crash. Tables are of the kind that was
 * wished for, a game begins with somebody or a bot on every seat, nobody plays at two tables, and
 * when the faults are over everybody comes to play.
 *
 * With --without one of these is taken out, which must be found out:
 *
 *   DURABILITY   what the disk calls saved is there after a crash
 *   KINDS        a table keeps to the wish of who came first
 *   BOTS         after a while bots take the free seats
 *   LOOKING      whose table was forgotten by a restart looks for another one
 *   LEAVING      who has enough of a game says so, and gives his seat up
 */
#include <assert.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faults/disk.h"
#include "faults/seeds.h"
#include "rules/rng.h"
#include "server/members.h"
#include "server/seats.h"
#include "server/server.h"

enum { HELLO = 1, FIND, LEAVE }; /* ids of messages */
enum { SEEKERS = 9, FAULTS_UNTIL = 4000, STEPS_MAX = 40000, ADDRESS_TEXT = 24, TABLES = 200 };

#define PROTECTIONS(X) X(DURABILITY, "durability") X(KINDS, "kinds") X(BOTS, "bots")               \
    X(LOOKING, "looking") X(LEAVING, "leaving")
enum protection {
#define X(id, name) WITHOUT_##id,
    PROTECTIONS(X) PROTECTIONS
#undef X
};

struct seeker {
    struct session *session; /* NULL while the line is down */
    char token[TOKEN_CHARS + 1], code[CODE_MAX];
    int crew;
    uint64_t back_ms;
    bool closed, known, asked; /* asked: something that waits for its answer */
    bool looked;    /* told that his table still looks for people */
    bool plays;
    char table[TABLES][CODE_MAX]; /* at which he was told that he plays */
    int tables;
};

static struct {
    uint64_t rng, now_ms;
    struct disk disk;
    struct server *server;
    struct seeker seeker[SEEKERS];
    long steps;
    uint32_t found, again;
} sim;

static bool without[PROTECTIONS];

#define EACH_SEEKER(it) for (struct seeker *it = sim.seeker; it < sim.seeker + SEEKERS; it++)

static bool chance(uint32_t one_in)
{
    return rng_below(&sim.rng, one_in) == 0;
}

/* --- what he hears --------------------------------------------------------------------------- */

static bool knows(const struct seeker *seeker, const char *code)
{
    for (int i = 0; i < seeker->tables; i++)
        if (!strcmp(seeker->table[i], code)) return true;
    return false;
}

static void hear_room(struct seeker *seeker, json_t *room)
{
    const char *state = json_string_value(json_object_get(room, "state"));
    json_t *players = json_object_get(json_object_get(room, "options"), "players"), *seat;
    size_t i;
    snprintf(seeker->code, sizeof seeker->code, "%s",
             json_string_value(json_object_get(room, "code")));
    for (size_t team = 0; team < TEAMS; team++)
        if (json_integer_value(json_array_get(players, team)) != seeker->crew)
            seeds_wrong("a table of another kind than the one that was wished for");
    seeker->looked = json_object_get(room, "match");
    seeker->plays = strcmp(state, "lobby");
    if (seeker->plays && !knows(seeker, seeker->code)) {
        assert(seeker->tables < TABLES);
        memcpy(seeker->table[seeker->tables++], seeker->code, CODE_MAX);
    }
    json_array_foreach(json_object_get(room, "seats"), i, seat)
        if (seeker->plays && json_is_null(json_object_get(seat, "member")) &&
            json_is_null(json_object_get(seat, "bot")))
            seeds_wrong("a game has begun with a free seat");
}

static void hear_answer(struct seeker *seeker, json_t *answer)
{
    const char *token = json_string_value(json_object_get(answer, "token"));
    const char *error = json_string_value(json_object_get(answer, "room_error"));
    if (token) {
        snprintf(seeker->token, sizeof seeker->token, "%s", token);
        seeker->known = true;
        if (error && strcmp(error, "store"))
            seeds_wrong("a table that somebody was told of is gone: %s", error);
        return;
    }
    bool done = json_is_true(json_object_get(answer, "ok"));
    if (json_integer_value(json_object_get(answer, "re")) == LEAVE && done) {
        *seeker->code = 0;
        seeker->plays = seeker->looked = false;
    } else if (json_object_get(answer, "room")) {
        sim.found++;
    }
    seeker->asked = false;
}

static void on_send(void *net, void *conn, struct packet *packet)
{
    struct seeker *seeker = conn;
    json_t *message = json_loadb((const char *)packet->bytes, packet->length, 0, NULL);
    (void)net;
    assert(message);
    json_t *room = json_object_get(message, "room");
    if (json_is_object(room)) hear_room(seeker, room);
    if (json_object_get(message, "re")) hear_answer(seeker, message);
    json_decref(message);
    packet_drop(packet);
}

static void on_close(void *net, void *conn, enum close_code code)
{
    (void)net, (void)code;
    ((struct seeker *)conn)->closed = true;
}

static const struct server_ops ops = {on_send, on_close, NULL};

/* --- what he does ---------------------------------------------------------------------------- */

static void say(struct seeker *seeker, const char *text)
{
    server_message(seeker->session, text, strlen(text), sim.now_ms);
}

static void come(struct seeker *seeker)
{
    char address[ADDRESS_TEXT], text[256];
    snprintf(address, sizeof address, "192.0.2.%d", (int)(seeker - sim.seeker) + 1);
    seeker->closed = seeker->known = seeker->asked = seeker->looked = false;
    seeker->session = server_open(sim.server, seeker, address, sim.now_ms);
    if (!seeker->session) return;
    int length = snprintf(text, sizeof text, "{\"id\":%d,\"do\":\"hello\"", HELLO);
    if (*seeker->token)
        length += snprintf(text + length, sizeof text - (size_t)length, ",\"token\":\"%s\"",
                           seeker->token);
    if (*seeker->code)
        length += snprintf(text + length, sizeof text - (size_t)length, ",\"room\":\"%s\"",
                           seeker->code);
    snprintf(text + length, sizeof text - (size_t)length, "}");
    say(seeker, text);
}

static void go(struct seeker *seeker)
{
    if (seeker->session) server_closed(seeker->session, sim.now_ms);
    seeker->session = NULL;
    seeker->back_ms = sim.now_ms + rng_below(&sim.rng, 3000);
}

/* A restart has forgotten which tables look for people: who sits at one looks anew. */
static void look(struct seeker *seeker)
{
    char text[256];
    if (!seeker->known || seeker->asked || seeker->looked || seeker->plays || !chance(10)) return;
    if (without[WITHOUT_LOOKING] && *seeker->code) return;
    seeker->asked = true;
    sim.again += *seeker->code != 0;
    snprintf(text, sizeof text, "{\"id\":%d,\"do\":\"find\",\"mode\":\"turn\",\"crew\":%d,"
             "\"language\":\"en\",\"bots\":%s,\"wait_ms\":%u}", FIND, seeker->crew,
             without[WITHOUT_BOTS] ? "false" : "true", 1000 + rng_below(&sim.rng, 9000));
    say(seeker, text);
}

/* Enough of this game: another one. */
static void leave(struct seeker *seeker)
{
    char text[32];
    if (!seeker->plays || seeker->asked || sim.steps > FAULTS_UNTIL || !chance(200)) return;
    if (without[WITHOUT_LEAVING]) {
        *seeker->code = 0;
        seeker->plays = seeker->looked = false;
        return;
    }
    seeker->asked = true;
    snprintf(text, sizeof text, "{\"id\":%d,\"do\":\"leave\"}", LEAVE);
    say(seeker, text);
}

static void live(struct seeker *seeker)
{
    if (seeker->closed) go(seeker);
    if (!seeker->session && sim.now_ms >= seeker->back_ms) come(seeker);
    else if (seeker->session) look(seeker);
    if (seeker->session) leave(seeker);
}

/* --- the world ------------------------------------------------------------------------------- */

static void boot(void)
{
    struct server_config config = server_defaults();
    config.bot_threads = 0;
    config.messages_per_s = 1000000;
    config.per_address = (struct address_limits){.connections = 1000, .opens_per_s = 60000,
                                                 .rooms_per_minute = 60000,
                                                 .requests_per_s = 60000};
    sim.server = server_new(&config, &sim.disk.store, &ops, NULL, sim.now_ms);
}

static void crash(void)
{
    EACH_SEEKER(seeker) seeker->session = NULL;
    server_free(sim.server);
    disk_restart(&sim.disk);
    boot();
}

static void faults(void)
{
    bool over = sim.steps > FAULTS_UNTIL;
    if (over) sim.disk.crash_one_in = 0;
    if (over) sim.disk.full = false;
    if (over) return;
    if (chance(80)) go(&sim.seeker[rng_below(&sim.rng, SEEKERS)]);
    if (chance(sim.disk.full ? 60 : 400)) sim.disk.full = !sim.disk.full;
}

static void mix_kinds(void)
{
    EACH_ROOM(room, &sim.server->rooms)
        if (room->match.crew) room->match.crew = (uint8_t)(1 + rng_below(&sim.rng, 2));
}

static void step(void)
{
    sim.now_ms += rng_below(&sim.rng, 40);
    faults();
    if (without[WITHOUT_KINDS]) mix_kinds();
    EACH_SEEKER(seeker)
        if (!sim.disk.crashed) live(seeker);
    if (!sim.disk.crashed) server_step(sim.server, sim.now_ms);
    if (sim.disk.crashed) crash();
    sim.steps++;
}

static bool all_play(void)
{
    EACH_SEEKER(seeker)
        if (!seeker->session || !seeker->plays) return false;
    return sim.steps > FAULTS_UNTIL;
}

/* Whether he looks at them or not. Of a table that a crash kept from him he does not know: a bot
 * acts for him there. */
static void nobody_plays_twice(void)
{
    EACH_SEEKER(seeker) {
        struct person who;
        int tables = 0;
        assert(token_person(seeker->token, TOKEN_CHARS, &who));
        EACH_ROOM(room, &sim.server->rooms) {
            const struct member *member = members_person(room, &who);
            tables += member && room->state == ROOM_PLAYING && seats_plays(room, member) &&
                      knows(seeker, room->code);
        }
        if (tables > 1) seeds_wrong("somebody plays at %d tables", tables);
    }
}

static void run_seed(uint64_t seed)
{
    memset(&sim, 0, sizeof sim);
    sim.rng = seed;
    sim.now_ms = 1800000000000ull;
    EACH_SEEKER(seeker) seeker->crew = 1 + (int)((seeker - sim.seeker) % 2);
    disk_init(&sim.disk, &sim.rng, 20 + rng_below(&sim.rng, 200));
    sim.disk.hasty = without[WITHOUT_DURABILITY];
    boot();
    while (!all_play() && sim.steps < STEPS_MAX) step();
    if (!all_play()) seeds_wrong("somebody never comes to play");
    nobody_plays_twice();
    printf("# seed %llu: %ld steps, %u tables found, %u looked again, %llu crashes\n",
           (unsigned long long)seed, sim.steps, sim.found, sim.again,
           (unsigned long long)sim.disk.crashes);
    server_free(sim.server);
    disk_release(&sim.disk);
}

int main(int argc, char **argv)
{
    static const char *const protections[] = {
#define X(id, name) name,
        PROTECTIONS(X)
#undef X
            NULL};
    return seeds_main(&(struct simulator){
        .name = "match", .shows = "everybody who looks for a table comes to play",
        .run = run_seed, .rng = &sim.rng, .protections = protections, .without = without},
        argc, argv);
}
