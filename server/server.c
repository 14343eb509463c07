/* The server's life: coming up, taking messages, passing time, going down. */
#include "server/server.h"

#include <unistd.h>

#include "base/memory.h"
#include "server/announce.h"
#include "server/envelope.h"
#include "server/log.h"
#include "server/parked.h"
#include "server/room_bots.h"

struct server_config server_defaults(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return (struct server_config){
        .max_rooms = 10000, .max_connections = 20000, .rooms_per_house = 50,
        .per_address = {.connections = 64, .rooms_per_minute = 10, .opens_per_s = 10,
                        .requests_per_s = 100},
        .messages_per_s = 20,
        .bot_threads = cores > 2 ? (uint32_t)cores - 1 : 1, .bot_pace_percent = 100,
        .lobby_keep_ms = 1800000, .game_keep_ms = 7 * 86400000ull,
        .replay_keep_s = 90 * 86400, .replay_keep_count = 100000, .room_keep_count = 1000000,
        .abuse_keep_s = 7 * 86400, .report_keep_s = 30 * 86400, .rates = true,
    };
}

struct server *server_new(const struct server_config *config, struct store *store,
                          const struct server_ops *ops, void *net, uint64_t now_ms)
{
    struct server *server = memory_new(1, sizeof *server);
    server->config = *config;
    server->store = store;
    server->ops = *ops;
    server->net = net;
    server->now_ms = now_ms;
    server->sweep_ms = now_ms + SWEEP_MS;
    server->bot_seed = seed_make();
    server->metrics.store_up = 1;
    server->work = workspace_new();
    commits_init(&server->commits, store);
    lookups_init(&server->lookups);
    others_init(server);
    rooms_init(&server->rooms, server);
    server->bots = bot_pool_new((int)config->bot_threads, ops->wake, net);
    uint32_t threads = config->bot_threads;
    analyses_init(&server->analyses, threads < ANALYSIS_THREADS ? (int)threads : ANALYSIS_THREADS,
                  ops->wake, net);
    passwords_init(&server->passwords, threads > 0, ops->wake, net);
    server->unread = !bans_load(server) || !rooms_load(server);
    log_line("started", "node=%u", config->node);
    return server;
}

void server_free(struct server *server)
{
    bot_pool_free(server->bots);
    analyses_release(&server->analyses);
    lookups_release(&server->lookups);
    others_release(&server->others);
    passwords_release(&server->passwords);
    hand_ins_release(&server->hand_ins);
    commits_release(&server->commits);
    rooms_release(&server->rooms);
    while (server->sessions) {
        struct session *session = server->sessions;
        server->sessions = session->next;
        parked_free(session->parked);
        free(session);
    }
    alarms_release(&server->alarms);
    addresses_release(&server->addresses);
    bans_release(&server->bans);
    workspace_free(server->work);
    free(server);
}

/* --- connections ----------------------------------------------------------------------------- */

struct session *server_open(struct server *server, void *conn, const char *address,
                            uint64_t now_ms)
{
    server->now_ms = now_ms;
    return session_new(server, conn, address);
}

void server_closed(struct session *session, uint64_t now_ms)
{
    session->server->now_ms = now_ms;
    session_hung_up(session);
}

void server_message(struct session *session, const char *bytes, size_t length, uint64_t now_ms)
{
    struct server *server = session->server;
    server->now_ms = now_ms;
    if (!session_is_heard(session)) return;
    server->metrics.messages_in++;
    server->metrics.bytes_in += length;
    envelope_take(session, bytes, length);
}

/* --- the store ------------------------------------------------------------------------------- */

static void store_came_back(struct server *server)
{
    server->failing = false;
    server->metrics.store_up = 1;
    log_line("store_back", "rooms=%llu", (unsigned long long)server->metrics.rooms);
    session_send_all(server, announce_notice(server->work, "store_back", 0));
    rooms_skip_time(server);
}

/* Nobody can be told anything here, and somewhere else the games can go on. */
static void send_elsewhere(struct server *server)
{
    log_line("cut_off", "connections=%llu", (unsigned long long)server->metrics.connections);
    for (struct session *session = server->sessions; session; session = session->next)
        session_close(session, CLOSE_MOVED);
}

static void store_broke(struct server *server, const struct store_outcome *outcome)
{
    const char *why = outcome->why;
    if (outcome->elsewhere && server->metrics.connections) send_elsewhere(server);
    server->metrics.store_unknown += outcome->unknown;
    server->metrics.store_failures++;
    server->metrics.store_up = 0;
    if (server->failing) return;
    server->failing = true;
    log_line("store_failing", "why=\"%s\"", why);
    session_send_all(server, announce_notice(server->work, "store_failing", 0));
}

/* Others may have the rooms by now. Nobody was told what was not saved, so nothing is lost. */
static void lose_lease(struct server *server, const char *why)
{
    log_line("lease_lost", "why=\"%s\" rooms=%llu", why,
             (unsigned long long)server->metrics.rooms);
    server->metrics.fenced++;
    rooms_lose(server);
    commits_void(&server->commits);
    lookups_void(server);
    if (server->failing) store_came_back(server);
}

static void collect(struct server *server)
{
    uint32_t entries;
    struct store_outcome outcome = commits_collect(&server->commits, server->now_ms, &entries);
    switch (outcome.result) {
    case STORE_DONE:
        if (entries) metrics_commit(&server->metrics, outcome.took_us, entries);
        if (server->failing) store_came_back(server);
        break;
    case STORE_FAILED: store_broke(server, &outcome); break;
    case STORE_DAMAGED: rooms_quarantine(server, outcome.room, outcome.why); break;
    case STORE_FENCED: lose_lease(server, outcome.why); break;
    case STORE_REPLACED:
        log_line("replaced", "why=\"%s\"", outcome.why);
        server->replaced = true;
        break;
    default: break;
    }
}

/* --- time ------------------------------------------------------------------------------------ */

static void send_away_the_silent(struct server *server)
{
    for (struct session *session = server->sessions, *next; session; session = next) {
        next = session->next;
        if (session->known || session->closing || !session->conn) continue;
        if (session->opened_ms + HELLO_MS > server->now_ms) continue;
        server->metrics.dropped_idle++;
        session_close(session, CLOSE_BAD_HELLO);
    }
}

static void sweep(struct server *server)
{
    const struct server_config *config = &server->config;
    if (server->now_ms < server->sweep_ms) return;
    server->sweep_ms = server->now_ms + SWEEP_MS;
    send_away_the_silent(server);
    rooms_sweep(server);
    abuse_save(server, false);
    if (++server->sweeps % SWEEPS_PER_TRIM == 0) memory_trim();
    int64_t now_s = (int64_t)(server->now_ms / 1000);
    commits_prune(&server->commits, (struct store_prune){
        .before_s = now_s - config->replay_keep_s, .keep = config->replay_keep_count,
        .now_s = now_s, .lobby_keep_s = (int64_t)(config->lobby_keep_ms / 1000),
        .game_keep_s = (int64_t)(config->game_keep_ms / 1000),
        .keep_rooms = config->room_keep_count, .at_most = PRUNED_PER_SWEEP});
}

/* --- sharing a store ------------------------------------------------------------------------- */

/* Room by room: saved, let go, and its people are sent to look for it on another server. */
static void hand_over(struct server *server)
{
    int count = 0;
    if (!server->draining || !server->store->shared || server->failing) return;
    EACH_ROOM(room, &server->rooms)
        if (count++ < HANDED_OVER_AT_ONCE) rooms_let_go(server, room);
}

static bool has_game_with_people(const struct server *server)
{
    EACH_ROOM(room, &server->rooms)
        if (room->state == ROOM_PLAYING && !room->idle_ms) return true;
    return false;
}

static void empty_out(struct server *server)
{
    if (!server->emptying_ms || server->draining) return;
    if (server->now_ms < server->emptying_ms && has_game_with_people(server)) return;
    server_drain(server, server->now_ms);
}

static void send_everyone_away(struct server *server)
{
    if (!server->drained_ms || server->now_ms < server->drained_ms) return;
    server->drained_ms = 0;
    for (struct session *session = server->sessions; session; session = session->next)
        session_close(session, CLOSE_RESTART);
}

void server_step(struct server *server, uint64_t now_ms)
{
    server->now_ms = now_ms;
    collect(server);
    rooms_wake(server);
    room_bots_collect(server);
    analyses_collect(&server->analyses);
    lookups_collect(server);
    passwords_collect(server);
    sweep(server);
    empty_out(server);
    others_poll(server);
    if (commits_may_go(&server->commits, now_ms)) hand_over(server);
    server->metrics.bot_queue = (uint64_t)bot_pool_waiting(server->bots);
    if (!server->replaced) commits_submit(&server->commits, now_ms);
    send_everyone_away(server);
}

uint64_t server_next(const struct server *server)
{
    uint64_t next = server->sweep_ms;
    if (!server->failing) alarms_earlier(&next, alarms_next(&server->alarms));
    alarms_earlier(&next, commits_next(&server->commits));
    alarms_earlier(&next, server->drained_ms);
    if (!server->draining) alarms_earlier(&next, server->emptying_ms);
    alarms_earlier(&next, others_next(server));
    return next;
}

void server_stalled(struct server *server)
{
    server->metrics.stalls++;
    rooms_tell_clocks(server);
}

struct packet *server_restart_notice(struct server *server)
{
    return announce_notice(server->work, "restart_later",
                           (uint32_t)(server->emptying_ms - server->now_ms));
}

void server_empty(struct server *server, uint64_t until_ms)
{
    uint64_t ms = until_ms > server->now_ms ? until_ms - server->now_ms : 0;
    server->emptying_ms = until_ms;
    if (!until_ms) session_send_all(server, announce_notice(server->work, "no_restart", 0));
    else session_send_all(server, server_restart_notice(server));
    log_line("emptying", "ms=%llu", (unsigned long long)ms);
}

bool server_takes_games(const struct server *server)
{
    return !server->draining && !server->emptying_ms;
}

void server_drain(struct server *server, uint64_t now_ms)
{
    if (server->draining) return;
    server->now_ms = now_ms;
    server->draining = true;
    server->drained_ms = now_ms + DRAIN_NOTICE_MS;
    abuse_save(server, true);
    if (!server->store->shared)
        session_send_all(server, announce_notice(server->work, "restart_soon", DRAIN_NOTICE_MS));
    log_line("draining", "connections=%llu", (unsigned long long)server->metrics.connections);
}

bool server_drained(const struct server *server)
{
    bool saved = commits_all_saved(&server->commits) &&
                 (!server->store->shared || !server->metrics.rooms);
    bool given_up = server->failing && !commits_in_the_stores_hands(&server->commits);
    return server->draining && !server->drained_ms && (saved || given_up);
}
