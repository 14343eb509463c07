/* Connections: opening, speaking, closing. What they ask for: envelope.c. */
#include "server/session.h"

#include <string.h>

#include "base/memory.h"
#include "server/members.h"
#include "server/parked.h"
#include "server/rooms.h"
#include "server/server.h"

uint32_t session_message_burst(const struct server *server)
{
    return MESSAGE_BURST_S * server->config.messages_per_s;
}

uint32_t session_view_burst(const struct server *server)
{
    return server->config.messages_per_s;
}

static void link_in(struct session *session, struct session **list)
{
    session->next = *list;
    session->back = list;
    if (session->next) session->next->back = &session->next;
    *list = session;
}

struct session *session_new(struct server *server, void *conn, const char *address)
{
    struct address *from = NULL;
    uint64_t now_ms = server->now_ms;
    if (server->metrics.connections < server->config.max_connections)
        from = addresses_connect(&server->addresses, address, &server->config.per_address, now_ms);
    server->metrics.refused_connections += !from;
    if (!from) return NULL;
    struct session *session = memory_new(1, sizeof *session);
    *session = (struct session){
        .server = server, .conn = conn, .address = from, .opened_ms = now_ms, .emblem = NO_EMBLEM,
        .messages = bucket_full(session_message_burst(server), now_ms),
        .views = bucket_full(session_view_burst(server), now_ms),
        .chats = bucket_full(CHAT_BURST, now_ms), .calls = bucket_full(CALL_BURST, now_ms),
        .signals = bucket_full(SIGNAL_BURST, now_ms)};
    link_in(session, &server->sessions);
    server->metrics.connections++;
    return session;
}

void session_release(struct session *session)
{
    if (session->conn || session->queued) return;
    *session->back = session->next;
    if (session->next) session->next->back = session->back;
    free(session);
}

void session_hung_up(struct session *session)
{
    lookups_forget(&session->waiter);
    parked_free(session->parked);
    session->parked = NULL;
    session_leave_room(session);
    addresses_leave(&session->server->addresses, session->address);
    session->server->metrics.connections--;
    session->conn = NULL;
    session_release(session);
}

void session_send(struct session *session, struct packet *packet)
{
    struct server *server = session->server;
    if (!session->conn || session->closing) {
        packet_drop(packet);
        return;
    }
    server->metrics.messages_out++;
    server->metrics.bytes_out += packet->length;
    server->ops.send(server->net, session->conn, packet);
}

void session_close(struct session *session, enum close_code code)
{
    struct server *server = session->server;
    struct out bye, *out = &bye; /* the workspace may hold half of a message to somebody else */
    char text[128];
    if (!session->conn || session->closing) return;
    out_fixed(out, text, sizeof text);
    out_lit(out, "{\"type\":\"bye\"");
    out_key_name(out, "why", close_name(code));
    if (code == CLOSE_RESTART) out_key_number(out, "retry_ms", RETRY_AFTER_MS);
    if (code == CLOSE_MOVED) out_key_name(out, "path", "/ws");
    out_char(out, '}');
    session_send(session, packet_from(out));
    session->closing = true;
    server->ops.close(server->net, session->conn, code);
}

bool session_is_heard(const struct session *session)
{
    return !session->closing && !session->moving;
}

void session_send_all(struct server *server, struct packet *packet)
{
    for (struct session *session = server->sessions; session; session = session->next)
        if (session->known) session_send(session, packet_share(packet));
    packet_drop(packet);
}

household_id session_household(const struct session *session)
{
    const char *text = session->address->text;
    household_id household = 14695981039346656037ull;
    if (!strncmp(text, "127.", 4) || !strcmp(text, "::1") || !strcmp(text, "local"))
        return NO_HOUSEHOLD;
    for (; *text; text++) household = (household ^ (uint8_t)*text) * 1099511628211ull;
    return household == NO_HOUSEHOLD ? 1 : household;
}

void session_leave_room(struct session *session)
{
    struct room *room = session->room;
    if (!room) return;
    struct member *member = members_find(room, session->member);
    session->room = NULL;
    if (!member || member->line != session) return;
    members_went(room, member, session->server->now_ms);
    rooms_settle(session->server, room);
}
