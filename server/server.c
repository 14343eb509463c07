/*
 * The server's own work: which rooms there are, who is connected, what waits for the store.
 *
 * Saving works in two batches. One is being filled, the other is under way to the disk; each has
 * an outbox with the packets that may go once it is saved. A room remembers the last batch that
 * holds something of it, and all that it says goes into that batch's outbox, so nobody hears of
 * anything that a crash could take back. A batch that fails is tried again as it is until it
 * works; meanwhile nothing new is taken.
 */
#include "server/server.h"

#include <assert.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/announce.h"
#include "server/bot_seats.h"
#include "server/log.h"

enum {
    SWEEP_MS = 5000, TRIM_SWEEPS = 2, PRUNED_A_SWEEP = 32, HELLO_MS = 10000, DRAIN_NOTICE_MS = 1500,
    ROOMS_LISTED = 100, SCHOLARS = 2,
};

const char *close_name(enum close_code code)
{
    static const char *const name[] = {"restart", "taken_over", "kicked", "too_slow",
                                       "flood",   "bad_hello",  "idle",   "closed"};
    return name[code - CLOSE_RESTART];
}

struct server_config server_defaults(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return (struct server_config){
        .max_rooms = 10000, .max_connections = 20000,
        .per_address = {.connections = 64, .rooms_per_minute = 10, .opens_per_s = 10,
                        .requests_per_s = 100},
        .messages_per_s = 20,
        .bot_threads = cores > 2 ? (uint32_t)cores - 1 : 1, .bot_pace_percent = 100,
        .lobby_keep_ms = 1800000, .game_keep_ms = 7 * 86400000ull,
        .replay_keep_s = 90 * 86400, .replay_keep_count = 100000,
    };
}

/* Telling */

static void outbox_add(struct outbox *outbox, struct parcel parcel)
{
    if (outbox->count == outbox->capacity) {
        outbox->capacity = outbox->capacity ? 2 * outbox->capacity : 64;
        outbox->parcel = realloc(outbox->parcel, outbox->capacity * sizeof *outbox->parcel);
        assert(outbox->parcel);
    }
    parcel.session->queued++;
    outbox->parcel[outbox->count++] = parcel;
}

static void session_free(struct session *session)
{
    if (session->conn || session->queued) return;
    *session->back = session->next;
    if (session->next) session->next->back = session->back;
    free(session);
}

static void hand_out(struct server *server, struct session *session, struct packet *packet)
{
    if (!session->conn || session->closing) {
        packet_drop(packet);
        return;
    }
    server->metrics.messages_out++;
    server->metrics.bytes_out += packet->length;
    server->ways.send(server->net, session->conn, packet);
}

static void close_now(struct server *server, struct session *session, enum close_code code)
{
    char text[64];
    if (!session->conn || session->closing) return;
    int length = snprintf(text, sizeof text, "{\"type\":\"bye\",\"why\":\"%s\"%s}",
                          close_name(code), code == CLOSE_RESTART ? ",\"retry_ms\":1000" : "");
    hand_out(server, session, packet_new(text, (size_t)length));
    session->closing = true;
    server->ways.close(server->net, session->conn, code);
}

static void outbox_send(struct server *server, struct outbox *outbox)
{
    for (uint32_t i = 0; i < outbox->count; i++) {
        struct parcel parcel = outbox->parcel[i];
        parcel.session->queued--;
        if (parcel.packet) hand_out(server, parcel.session, parcel.packet);
        else close_now(server, parcel.session, parcel.code);
        session_free(parcel.session);
    }
    outbox->count = 0;
}

static bool must_wait(const struct server *server, const struct room *room)
{
    return room && room->batch > server->saved;
}

void server_tell(struct server *server, struct room *room, struct session *session,
                 struct packet *packet)
{
    if (!must_wait(server, room)) {
        hand_out(server, session, packet);
        return;
    }
    struct parcel parcel = {.session = session, .packet = packet};
    outbox_add(&server->outbox[room->batch & 1], parcel);
}

void server_close(struct server *server, struct room *room, struct session *session,
                  enum close_code code)
{
    struct parcel parcel = {.session = session, .code = code};
    if (must_wait(server, room)) outbox_add(&server->outbox[room->batch & 1], parcel);
    else close_now(server, session, code);
}

/* How rooms reach the world */

static void world_tell(void *world, struct room *room, void *line, struct packet *packet)
{
    server_tell(world, room, line, packet);
}

static struct store_entry *save(struct server *server, struct room *room, enum store_kind kind)
{
    struct store_entry *entry = batch_add(&server->batch[server->filling & 1], kind, room->id);
    entry->epoch = room->epoch;
    entry->game = room->games;
    entry->seq = room->seq;
    room->batch = server->filling;
    return entry;
}

static void world_save_log(void *world, struct room *room, const void *bytes, size_t length)
{
    struct server *server = world;
    struct store_entry *entry = save(server, room, STORE_LOG);
    batch_part(&server->batch[server->filling & 1], entry, 0, bytes, length);
}

static void world_save_state(void *world, struct room *room)
{
    struct server *server = world;
    struct store_batch *batch = &server->batch[server->filling & 1];
    struct out *out = announce_scratch();
    room_write_state(room, out);
    struct store_entry *entry = save(server, room, STORE_ROOM);
    batch_part(batch, entry, 0, room->code, strlen(room->code));
    batch_part(batch, entry, 1, out->text, out->length);
}

static void world_save_replay(void *world, struct room *room)
{
    struct server *server = world;
    struct store_batch *batch = &server->batch[server->filling & 1];
    struct out *out = announce_scratch();
    struct person people[TEAMS * PLAYERS_MAX];
    uint32_t count = 0;
    room_write_game(room, out);
    struct store_entry *entry = save(server, room, STORE_REPLAY);
    entry->ended_s = room->ended_s;
    entry->listed = room->options.listed;
    for (int t = 0; t < TEAMS; t++)
        for (int p = 0; p < PLAYERS_MAX; p++) {
            const struct member *member = room_member(room, room->chair[t][p].member);
            if (member) people[count++] = member->who;
        }
    batch_part(batch, entry, 0, room->replay, strlen(room->replay));
    batch_part(batch, entry, 1, out->text, out->length);
    batch_part(batch, entry, 2, room->log.text, room->log.length);
    batch_part(batch, entry, 3, people, count * sizeof *people);
    server->metrics.games_ended++;
    log_line("game_ended", "room=%s game=%u replay=%s winner=%s reason=%s", room->code,
             room->games, room->replay, team_name((enum team)room->winner),
             reason_name((enum reason)room->reason));
}

static const struct room_ways world_ways;

/* Rooms */

static struct room **slot_of(struct server *server, const char *code)
{
    uint32_t hash = 2166136261u;
    for (const char *c = code; *c; c++) hash = (hash ^ (uint8_t)*c) * 16777619u;
    struct room **slot = &server->room[hash % ROOM_SLOTS];
    while (*slot && strcmp((*slot)->code, code)) slot = &(*slot)->next;
    return slot;
}

struct room *server_room(struct server *server, const char *code)
{
    return *slot_of(server, code);
}

static void add_room(struct server *server, struct room *room)
{
    room->base_url = server->config.base_url;
    room->epoch = store_lease(server->store, room->id);
    *slot_of(server, room->code) = room;
    server->metrics.rooms++;
}

struct room *server_make_room(struct server *server, const struct options *options)
{
    char code[CODE_MAX];
    if (server->metrics.rooms >= server->config.max_rooms) return NULL;
    do code_make(code);
    while (server_room(server, code));
    struct room *room = room_new(server->next_room++, code, options, &world_ways, server);
    add_room(server, room);
    room->changed = true;
    server->metrics.rooms_created++;
    log_line("room_created", "room=%s mode=%s map=%s preset=%s", room->code,
             mode_name((enum mode)options->mode), options->map,
             preset_name((enum preset)options->preset));
    return room;
}


void server_drop_room(struct server *server, struct room *room)
{
    save(server, room, STORE_DROP);
    for (int i = 0; i < room->members; i++) {
        struct session *session = room->member[i].line;
        if (!session) continue;
        server_close(server, room, session, CLOSE_CLOSED);
        session->room = NULL;
    }
    struct room **slot = slot_of(server, room->code);
    *slot = room->next;
    alarms_set(&server->clock, &room->alarm, ALARM_NEVER);
    server->metrics.rooms--;
    log_line("room_dropped", "room=%s", room->code);
    bot_seats_drop(room);
    room_free(room);
}

void server_write_rooms(const struct server *server, struct out *out)
{
    const struct room *list[ROOMS_LISTED];
    int count = 0;
    for (int i = 0; i < ROOM_SLOTS; i++)
        for (const struct room *room = server->room[i]; room; room = room->next) {
            bool open = room->state == LOBBY || (room->state == PLAYING_GAME &&
                                                 room->options.spectators != WATCH_NONE);
            if (!room->options.listed || !open || room->idle_ms) continue;
            int at = count < ROOMS_LISTED ? count++ : ROOMS_LISTED;
            for (; at > 0 && list[at - 1]->id < room->id; at--)
                if (at < ROOMS_LISTED) list[at] = list[at - 1];
            if (at < ROOMS_LISTED) list[at] = room;
        }
    out_char(out, '[');
    for (int i = 0; i < count; i++) out_comma(out), room_write_card(list[i], out);
    out_char(out, ']');
}

static void world_played(void *world, struct room *room, const struct events *events)
{
    (void)world;
    bot_seats_hear(room, events);
}

static void world_called(void *world, struct room *room, const struct call *call)
{
    (void)world;
    bot_seats_listen(room, call);
}

static const struct room_ways world_ways = {
    .tell = world_tell, .save_log = world_save_log, .save_state = world_save_state,
    .save_replay = world_save_replay, .played = world_played, .called = world_called,
};

void server_settle(struct server *server, struct room *room)
{
    room_flush(room);
    server->metrics.ticks += room->ticks;
    room->ticks = 0;
    if (room->restless) bot_seats_look(server, room);
    uint64_t first = room_deadline(room);
    alarms_earlier(&first, bot_seats_deadline(room));
    alarms_set(&server->clock, &room->alarm, first);
}

/* Sessions */

struct session *server_open(struct server *server, void *conn, const char *address,
                            uint64_t now_ms)
{
    server->now_ms = now_ms;
    struct address *from = NULL;
    if (server->metrics.connections < server->config.max_connections)
        from = addresses_connect(&server->addresses, address, &server->config.per_address, now_ms);
    if (!from) return server->metrics.refused_connections++, NULL;
    struct session *session = calloc(1, sizeof *session);
    assert(session);
    session->server = server;
    session->conn = conn;
    session->address = from;
    session->opened_ms = now_ms;
    session->messages = bucket_full(MESSAGE_BURST_S * server->config.messages_per_s, now_ms);
    session->chats = bucket_full(5, now_ms);
    session->calls = bucket_full(8, now_ms);
    session->views = bucket_full(server->config.messages_per_s, now_ms);
    session->next = server->sessions;
    session->back = &server->sessions;
    if (session->next) session->next->back = &session->next;
    server->sessions = session;
    server->metrics.connections++;
    return session;
}

void server_detach(struct session *session, uint64_t now_ms)
{
    struct room *room = session->room;
    if (!room) return;
    struct member *member = room_member(room, session->member);
    session->room = NULL;
    if (!member || member->line != session) return;
    room_absent(room, member, now_ms);
    server_settle(session->server, room);
}

void server_closed(struct session *session, uint64_t now_ms)
{
    struct server *server = session->server;
    server->now_ms = now_ms;
    server_detach(session, now_ms);
    addresses_leave(&server->addresses, session->address);
    server->metrics.connections--;
    session->conn = NULL;
    session_free(session);
}

void server_message(struct session *session, const char *bytes, size_t length, uint64_t now_ms)
{
    struct server *server = session->server;
    server->now_ms = now_ms;
    if (session->closing) return;
    server->metrics.messages_in++;
    server->metrics.bytes_in += length;
    session_message(session, bytes, length);
}

/* The store */

static void notice_to_all(struct server *server, const char *notice)
{
    struct packet *packet = announce_notice(notice, 0);
    for (struct session *session = server->sessions; session; session = session->next)
        if (session->known) hand_out(server, session, packet_share(packet));
    packet_drop(packet);
}

static void each_clock_from_now(struct server *server)
{
    for (int i = 0; i < ROOM_SLOTS; i++)
        for (struct room *room = server->room[i]; room; room = room->next) {
            if (room->state != PLAYING_GAME) continue;
            room->ticked_ms = server->now_ms;
            room->restless = true;
            server_settle(server, room);
        }
}

static void store_came_back(struct server *server)
{
    server->failing = false;
    server->metrics.store_up = 1;
    log_line("store_back", "rooms=%llu", (unsigned long long)server->metrics.rooms);
    notice_to_all(server, "store_back");
    each_clock_from_now(server);
}

static void store_broke(struct server *server, const struct store_outcome *outcome)
{
    server->metrics.store_failures++;
    server->metrics.store_up = 0;
    server->retry_ms = server->now_ms + RETRY_MS;
    if (server->failing) return;
    server->failing = true;
    log_line("store_failing", "why=\"%s\"", outcome->why);
    notice_to_all(server, "store_failing");
}

static void collect(struct server *server)
{
    if (!server->flying || server->retry_ms) return;
    struct store_outcome outcome = store_collect(server->store, false);
    struct store_batch *batch = &server->batch[(server->filling - 1) & 1];
    if (outcome.result == STORE_NOTHING) return;
    if (outcome.result == STORE_FENCED) {
        log_line("store_fenced", "why=\"%s\"", outcome.why);
        server->fenced = true;
        return;
    }
    if (outcome.result == STORE_FAILED) {
        store_broke(server, &outcome);
        return;
    }
    if (batch->count) metrics_commit(&server->metrics, outcome.took_us, batch->count);
    server->flying = false;
    server->saved = server->filling - 1;
    batch_clear(batch);
    outbox_send(server, &server->outbox[server->saved & 1]);
    if (server->failing) store_came_back(server);
}

static void submit(struct server *server)
{
    if (server->flying && server->retry_ms && server->now_ms >= server->retry_ms) {
        server->retry_ms = 0;
        store_submit(server->store, &server->batch[(server->filling - 1) & 1]);
    }
    struct store_batch *batch = &server->batch[server->filling & 1];
    if (server->flying || server->fenced || !(batch->count || batch->prune.at_most)) return;
    server->flying = true;
    store_submit(server->store, batch);
    server->filling++;
}

/* Time */

static void sweep_sessions(struct server *server)
{
    for (struct session *session = server->sessions, *next; session; session = next) {
        next = session->next;
        if (session->known || session->closing || !session->conn) continue;
        if (session->opened_ms + HELLO_MS > server->now_ms) continue;
        server->metrics.dropped_idle++;
        close_now(server, session, CLOSE_BAD_HELLO);
    }
}

static bool is_stale(const struct server *server, const struct room *room)
{
    uint64_t keep = room->state == PLAYING_GAME ? server->config.game_keep_ms
                                                : server->config.lobby_keep_ms;
    return room->idle_ms && room->idle_ms + keep <= server->now_ms && !must_wait(server, room);
}

static void count_rooms(struct server *server)
{
    struct metrics *metrics = &server->metrics;
    metrics->games = metrics->seats_people = metrics->seats_bots = 0;
    for (int i = 0; i < ROOM_SLOTS; i++)
        for (struct room *room = server->room[i], *next; room; room = next) {
            next = room->next;
            metrics->games += room->state == PLAYING_GAME;
            for (int t = 0; t < TEAMS; t++)
                for (int p = 0; p < room->options.players[t]; p++) {
                    metrics->seats_people += room->chair[t][p].member != NOBODY;
                    metrics->seats_bots += room->chair[t][p].bot != 0;
                }
            if (is_stale(server, room) && !server->failing) server_drop_room(server, room);
        }
}

static void sweep(struct server *server)
{
    if (server->now_ms < server->sweep_ms) return;
    server->sweep_ms = server->now_ms + SWEEP_MS;
    sweep_sessions(server);
    count_rooms(server);
    if (++server->sweeps % TRIM_SWEEPS == 0) malloc_trim(0);
    server->batch[server->filling & 1].prune = (struct store_prune){
        .before_s = (int64_t)(server->now_ms / 1000) - server->config.replay_keep_s,
        .keep = server->config.replay_keep_count, .at_most = PRUNED_A_SWEEP};
}

static void wake_rooms(struct server *server)
{
    struct alarm *due;
    while (!server->failing && (due = alarms_due(&server->clock, server->now_ms))) {
        struct room *room = due->owner;
        room_wake(room, server->now_ms);
        bot_seats_wake(server, room);
        server_settle(server, room);
    }
}

void server_step(struct server *server, uint64_t now_ms)
{
    server->now_ms = now_ms;
    collect(server);
    wake_rooms(server);
    bot_seats_collect(server);
    sweep(server);
    server->metrics.bot_queue = (uint64_t)bot_pool_waiting(server->bots);
    submit(server);
    if (server->draining && server->drained_ms && now_ms >= server->drained_ms) {
        server->drained_ms = 0;
        for (struct session *session = server->sessions; session; session = session->next)
            close_now(server, session, CLOSE_RESTART);
    }
}

uint64_t server_next(const struct server *server)
{
    uint64_t next = server->sweep_ms, alarm = alarms_next(&server->clock);
    if (alarm && alarm < next && !server->failing) next = alarm;
    if (server->retry_ms && server->retry_ms < next) next = server->retry_ms;
    if (server->drained_ms && server->drained_ms < next) next = server->drained_ms;
    return next;
}

void server_drain(struct server *server, uint64_t now_ms)
{
    if (server->draining) return;
    server->now_ms = now_ms;
    server->draining = true;
    server->drained_ms = now_ms + DRAIN_NOTICE_MS;
    struct packet *packet = announce_notice("restart_soon", DRAIN_NOTICE_MS);
    for (struct session *session = server->sessions; session; session = session->next)
        if (session->known) hand_out(server, session, packet_share(packet));
    packet_drop(packet);
    log_line("draining", "connections=%llu",
             (unsigned long long)server->metrics.connections);
}

bool server_drained(const struct server *server)
{
    bool saved = !server->flying && !server->batch[server->filling & 1].count;
    return server->draining && !server->drained_ms && (saved || server->failing);
}

/* Coming up and going down */

static void read_row(void *context, uint32_t seq, const void *bytes, size_t length)
{
    struct room *room = context;
    if (!room_read_row(room, seq, bytes, length))
        log_line("bad_row", "room=%s seq=%u", room->code, seq);
}

static bool read_log(struct server *server, struct room *room)
{
    if (room->state == PLAYING_GAME)
        store_log(server->store, room->id, room->games, read_row, room);
    if (room->state == ENDED) store_replay(server->store, room->replay, NULL, &room->log);
    return room_rebuilt(room, server->now_ms);
}

static void read_room(void *context, uint64_t id, const char *code, const char *state,
                      size_t length)
{
    struct server *server = context;
    struct room *room = room_read_state(id, state, length, &world_ways, server);
    if (id >= server->next_room) server->next_room = id + 1;
    if (!room || strcmp(room->code, code) || !read_log(server, room)) {
        log_line("room_lost", "room=%s", code);
        if (room) room_free(room);
        return;
    }
    add_room(server, room);
}

static void bots_woke(void *context)
{
    (void)context;
}

struct server *server_new(const struct server_config *config, struct store *store,
                          const struct server_ways *ways, void *net, uint64_t now_ms)
{
    struct server *server = calloc(1, sizeof *server);
    assert(server);
    server->config = *config;
    server->store = store;
    server->ways = *ways;
    server->net = net;
    server->now_ms = now_ms;
    server->next_room = 1;
    server->filling = 1;
    server->seed = seed_make();
    server->metrics.store_up = 1;
    server->sweep_ms = now_ms + SWEEP_MS;
    batch_init(&server->batch[0]);
    batch_init(&server->batch[1]);
    bot_pool_wake_fn *wake = ways->wake ? ways->wake : bots_woke;
    server->bots = bot_pool_new((int)config->bot_threads, wake, net);
    uint32_t scholars = config->bot_threads < SCHOLARS ? config->bot_threads : SCHOLARS;
    server->scholar = bot_pool_new((int)scholars, wake, net);
    server->unread = !store_rooms(store, read_room, server);
    log_line("started", "rooms=%llu", (unsigned long long)server->metrics.rooms);
    return server;
}

void server_free(struct server *server)
{
    bot_pool_free(server->bots);
    bot_pool_free(server->scholar);
    for (int i = 0; i < 2; i++) {
        batch_release(&server->batch[i]);
        for (uint32_t j = 0; j < server->outbox[i].count; j++)
            if (server->outbox[i].parcel[j].packet) packet_drop(server->outbox[i].parcel[j].packet);
        free(server->outbox[i].parcel);
    }
    for (int i = 0; i < ROOM_SLOTS; i++)
        while (server->room[i]) {
            struct room *room = server->room[i];
            server->room[i] = room->next;
            bot_seats_drop(room);
            room_free(room);
        }
    while (server->sessions) {
        struct session *session = server->sessions;
        server->sessions = session->next;
        free(session);
    }
    for (int i = 0; i < ANALYSES; i++) free(server->analysis[i].text.text);
    alarms_release(&server->clock);
    addresses_release(&server->addresses);
    free(server);
}
