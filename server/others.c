/* Two questions, each asked again a while after it was answered. */
#include "server/others.h"

#include <stdlib.h>

#include "base/memory.h"
#include "server/alarms.h"
#include "server/server.h"

static void heard_open(struct waiter *waiter, struct store_answer *answer)
{
    struct server *server = waiter->owner;
    struct others *others = &server->others;
    others->open_ms = server->now_ms + POLL_MS;
    if (answer->found != STORE_FOUND) return;
    out_reset(&others->open_rooms);
    out_bytes(&others->open_rooms, answer->text.text, answer->text.length);
}

static void heard_notes(struct waiter *waiter, struct store_answer *answer)
{
    struct server *server = waiter->owner;
    struct others *others = &server->others;
    others->notes_ms = server->now_ms + POLL_MS;
    if (answer->found != STORE_FOUND || others->changed > others->saved) return;
    bans_renew(server, answer);
    rooms_renew_aside(server, answer);
}

void others_init(struct server *server)
{
    struct others *others = &server->others;
    out_growing(&others->open_rooms, memory_resize);
    others->open = (struct waiter){.found = heard_open, .owner = server};
    others->notes = (struct waiter){.found = heard_notes, .owner = server};
}

void others_release(struct others *others)
{
    free(others->open_rooms.text);
}

static bool is_due(const struct server *server, const struct waiter *waiter, uint64_t at_ms)
{
    return server->store->shared && !waiter->ticket && server->now_ms >= at_ms;
}

void others_poll(struct server *server)
{
    const struct store_question open = {.ask = ASK_OPEN, .limit = ROOMS_LISTED};
    const struct store_question notes = {.ask = ASK_NOTES};
    struct others *others = &server->others;
    if (is_due(server, &others->open, others->open_ms)) lookups_ask(server, &open, &others->open);
    if (!is_due(server, &others->notes, others->notes_ms)) return;
    others->saved = server->commits.saved;
    lookups_ask(server, &notes, &others->notes);
}

uint64_t others_next(const struct server *server)
{
    const struct others *others = &server->others;
    uint64_t next = ALARM_NEVER;
    if (!server->store->shared) return next;
    if (!others->open.ticket) alarms_earlier(&next, others->open_ms);
    if (!others->notes.ticket) alarms_earlier(&next, others->notes_ms);
    return next;
}

void others_changed(struct server *server)
{
    server->others.changed = server->commits.filling;
}
