/*
 * metrics: what /metrics shows, in the text format of Prometheus. Counters and gauges are plain
 * numbers in one struct that the one server thread owns; the store's thread reports through it.
 */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include <stdint.h>

#include "wire/out.h"

#define METRICS(X)                                                                                 \
    X(rooms, "gauge", "rooms in memory")                                                           \
    X(games, "gauge", "games being played")                                                        \
    X(connections, "gauge", "open WebSocket connections")                                          \
    X(seats_people, "gauge", "seats taken by people")                                              \
    X(seats_bots, "gauge", "seats taken by bots")                                                  \
    X(bot_queue, "gauge", "bot decisions waiting or running")                                      \
    X(memory_bytes, "gauge", "memory of the process")                                              \
    X(outbox_bytes, "gauge", "what waits to be told until it is saved")                            \
    X(store_waiting_ms, "gauge", "time of the commit under way, 0 without one")                    \
    X(store_up, "gauge", "1 while the store works")                                                \
    X(rooms_quarantined, "gauge", "damaged rooms that are kept in the store")                      \
    X(rooms_adopted, "counter", "rooms that came from the store into memory")                      \
    X(rooms_released, "counter", "rooms that were let go for others to take")                      \
    X(adoption_us, "counter", "microseconds that reading those rooms took")                        \
    X(redirects, "counter", "people who were sent to another server")                              \
    X(fenced, "counter", "leases that were lost")                                                  \
    X(rooms_created, "counter", "rooms created")                                                   \
    X(games_started, "counter", "games started")                                                   \
    X(games_ended, "counter", "games that came to an end")                                         \
    X(messages_in, "counter", "messages from clients")                                             \
    X(messages_out, "counter", "messages to clients")                                              \
    X(bytes_in, "counter", "bytes of messages from clients")                                       \
    X(bytes_out, "counter", "bytes of messages to clients")                                        \
    X(orders, "counter", "orders accepted")                                                        \
    X(orders_refused, "counter", "orders refused")                                                 \
    X(errors, "counter", "messages refused for other reasons")                                     \
    X(bot_orders, "counter", "orders given by bots")                                               \
    X(ticks, "counter", "tick orders")                                                             \
    X(calls, "counter", "calls to crews")                                                          \
    X(chats, "counter", "chat messages")                                                           \
    X(reports, "counter", "reports by players")                                                    \
    X(games_handed_in, "counter", "games against bots that were handed in")                        \
    X(http_requests, "counter", "HTTP requests")                                                   \
    X(dropped_slow, "counter", "connections dropped because they read too slowly")                 \
    X(dropped_flood, "counter", "connections dropped because they sent too much")                  \
    X(dropped_idle, "counter", "connections dropped because they said no hello")                   \
    X(refused_connections, "counter", "connections refused by origin or by limits")                \
    X(refused_requests, "counter", "HTTP requests refused: wrong, too many or too heavy")          \
    X(stalls, "counter", "times that the game thread did not run for a second")                    \
    X(store_commits, "counter", "commits of the store")                                            \
    X(store_entries, "counter", "entries in those commits")                                        \
    X(store_failures, "counter", "commits that failed")                                            \
    X(store_unknown, "counter", "commits that may have happened although no answer came")          \
    X(lease_age_ms, "gauge", "milliseconds since the last commit of a shared store was begun")

enum { METRIC_BUCKETS = 10 };

struct metrics {
#define X(name, type, help) uint64_t name;
    METRICS(X)
#undef X
    uint64_t store_bucket[METRIC_BUCKETS + 1]; /* commit time */
    uint64_t store_sum_us;
};

void metrics_commit(struct metrics *metrics, uint64_t took_us, uint64_t entries);
void metrics_write(const struct metrics *metrics, struct out *out);

#endif
