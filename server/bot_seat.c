/* Filling inboxes. */
#include "server/bot_seat.h"

#include "base/memory.h"

struct bot_seat *bot_seat_new(const struct bot_setup *setup, uint16_t ears, unsigned seats)
{
    struct bot_seat *seat = memory_new(1, sizeof *seat);
    seat->setup = *setup;
    seat->ears = ears;
    seat->seats = seats;
    return seat;
}

void bot_seat_free(struct bot_seat *seat)
{
    if (!seat) return;
    if (seat->busy) {
        seat->given_up = true;
        return;
    }
    bot_free(seat->bot);
    free(seat->inbox.heard);
    free(seat);
}

static struct heard *add_heard(struct inbox *inbox)
{
    MEMORY_GROW(inbox->heard, inbox->count, inbox->capacity);
    return &inbox->heard[inbox->count++];
}

void bot_seat_hear(struct bot_seat *seat, const struct events *events)
{
    struct event event;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], seat->ears, &event))
            *add_heard(&seat->inbox) = (struct heard){.event = event};
}

void bot_seat_listen(struct bot_seat *seat, const struct call *call)
{
    if (call->team == seat->setup.team)
        *add_heard(&seat->inbox) = (struct heard){.is_call = true, .call = *call};
}
