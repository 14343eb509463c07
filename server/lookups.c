/* Those who wait stand in the order in which they asked, which is about that of the answers. */
#include "server/lookups.h"

#include <string.h>

#include "base/memory.h"
#include "server/server.h"

void lookups_init(struct lookups *lookups)
{
    *lookups = (struct lookups){0};
    lookups->last = &lookups->first;
}

void lookups_release(struct lookups *lookups)
{
    while (lookups->first) lookups_forget(lookups->first);
    free(lookups->room);
}

/* --- rooms on their way into memory ---------------------------------------------------------- */

static struct room_lookup *find_room(struct lookups *lookups, const char *code)
{
    for (uint32_t i = 0; i < lookups->rooms; i++)
        if (!strcmp(lookups->room[i].code, code)) return &lookups->room[i];
    return NULL;
}

static uint64_t ask_room(struct server *server, const struct store_question *question)
{
    struct lookups *lookups = &server->lookups;
    struct room_lookup *room = find_room(lookups, question->code);
    if (room) return room->ticket;
    MEMORY_GROW(lookups->room, lookups->rooms, lookups->room_capacity);
    room = &lookups->room[lookups->rooms++];
    memcpy(room->code, question->code, CODE_MAX);
    return room->ticket = store_ask(server->store, question);
}

static void room_came(struct server *server, struct store_answer *answer)
{
    struct lookups *lookups = &server->lookups;
    struct room_lookup *room = find_room(lookups, answer->question.code);
    if (room) *room = lookups->room[--lookups->rooms];
    if (answer->ticket <= lookups->void_until) answer->found = STORE_UNREADABLE;
    if (answer->found == STORE_FOUND) rooms_take(server, answer);
}

/* --- asking and hearing ---------------------------------------------------------------------- */

void lookups_ask(struct server *server, const struct store_question *question,
                 struct waiter *waiter)
{
    struct lookups *lookups = &server->lookups;
    waiter->ticket = question->hold ? ask_room(server, question)
                                    : store_ask(server->store, question);
    waiter->in = lookups;
    waiter->next = NULL;
    waiter->back = lookups->last;
    *lookups->last = waiter;
    lookups->last = &waiter->next;
}

void lookups_forget(struct waiter *waiter)
{
    if (!waiter->ticket) return;
    waiter->ticket = 0;
    *waiter->back = waiter->next;
    if (waiter->next) waiter->next->back = waiter->back;
    else waiter->in->last = waiter->back;
}

static struct waiter *find_waiter(const struct lookups *lookups, uint64_t ticket)
{
    struct waiter *waiter = lookups->first;
    while (waiter && waiter->ticket != ticket) waiter = waiter->next;
    return waiter;
}

void lookups_collect(struct server *server)
{
    struct store_answer *answer;
    struct waiter *waiter;
    while ((answer = store_take(server->store))) {
        if (answer->question.hold) room_came(server, answer);
        while ((waiter = find_waiter(&server->lookups, answer->ticket))) {
            lookups_forget(waiter);
            waiter->found(waiter, answer);
        }
        store_answer_free(answer);
    }
}

void lookups_void(struct server *server)
{
    server->lookups.void_until = server->store->tickets;
}
