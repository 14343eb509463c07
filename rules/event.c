/* The one door from an event to a listener. The rows of EVENTS say who may know what. */
#include "rules/engine.h"
#include "rules/shape.h"

#define OF_ROLES(roles) {(roles) | EARS_TRUTH, (roles) << ROLES | EARS_TRUTH, EARS_TRUTH}

const uint16_t audience_ears[AUDIENCE_COUNT][TEAMS + 1] = {
    [AUDIENCE_EVERYONE] = {EARS_ALL, EARS_ALL, EARS_ALL},
    [AUDIENCE_CAPTAIN] = OF_ROLES(1 << CAPTAIN),
    [AUDIENCE_FIRST_MATE] = OF_ROLES(1 << FIRST_MATE),
    [AUDIENCE_ENGINEER] = OF_ROLES(1 << ENGINEER),
    [AUDIENCE_STEERING] = OF_ROLES(1 << CAPTAIN | 1 << FIRST_MATE | 1 << ENGINEER),
    [AUDIENCE_READY] = OF_ROLES(1 << FIRST_MATE),
    [AUDIENCE_TRACERS] = OF_ROLES((1 << ROLES) - 1),
};

/* The secret fields of each kind, one bit each: the first field is bit 0. */
#define TOLD(id, member) 0
#define MAY_TELL(id, member) 0
#define SECRET(id, member, audience) 1
#define BITS(none, a, b, c, d, ...) ((a) | (b) << 1 | (c) << 2 | (d) << 3)

static const uint8_t secrets[EVENT_KINDS] = {
#define X(id, name, whose, hears, note, ...) BITS(0, ##__VA_ARGS__, 0, 0, 0, 0),
    EVENTS(X)
#undef X
};

/* The enemy Engineer looks at a tracing once it is complete. */
static bool may_know(const struct shape_field *field, const struct event *event, uint16_t ears)
{
    if (audience_ears[field->audience][event->team] & ears) return true;
    return field->audience == AUDIENCE_TRACERS && event->tracing &&
           audience_ears[AUDIENCE_ENGINEER][team_other((enum team)event->team)] & ears;
}

unsigned event_parts(const struct event *event, uint16_t ears)
{
    if (!(event->hears & ears)) return 0;
    unsigned parts = 1;
    EACH_BIT (i, secrets[event->kind])
        if (may_know(&event_shape[event->kind].field[i], event, ears)) parts |= 2u << i;
    return parts;
}

bool event_for(const struct event *event, uint16_t ears, struct event *heard)
{
    if (!(event->hears & ears)) return false;
    *heard = *event;
    heard->hears = 0;
    EACH_BIT (i, secrets[event->kind]) {
        const struct shape_field *field = &event_shape[event->kind].field[i];
        if (!may_know(field, event, ears)) *shape_byte(field, heard) = field->nothing;
    }
    return true;
}
