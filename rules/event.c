/* The one door from an event to a listener. The rows of EVENTS say who may know what. */
#include "rules/engine.h"
#include "rules/shape.h"

#define OF_ROLES(roles) {(roles) | EARS_TRUTH, (roles) << ROLES | EARS_TRUTH, EARS_TRUTH}

const uint16_t audience_ears[AUDIENCE_COUNT][TEAMS + 1] = {
    [AUDIENCE_EVERYONE] = {EARS_ALL, EARS_ALL, EARS_ALL},
    [AUDIENCE_CAPTAIN] = OF_ROLES(1 << CAPTAIN),
    [AUDIENCE_FIRST_MATE] = OF_ROLES(1 << FIRST_MATE),
    [AUDIENCE_ENGINEER] = OF_ROLES(1 << ENGINEER),
    [AUDIENCE_HELM] = OF_ROLES(1 << CAPTAIN | 1 << ENGINEER),
    [AUDIENCE_LENGTH] = OF_ROLES(1 << CAPTAIN),
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

static bool of_audience(enum audience audience, const struct event *event, uint16_t ears)
{
    return audience_ears[audience][event->team] & ears;
}

/* The crew beyond those who steer is told of a silence as far as the rules go. */
static bool is_told(enum audience audience, const struct event *event, uint16_t ears)
{
    bool crew = of_audience(AUDIENCE_TRACERS, event, ears);
    if (audience == AUDIENCE_HELM) return crew && event->told != TOLD_ENGINEER;
    if (crew && event->told == TOLD_LENGTH) return true;
    return event->value == 0 && (of_audience(AUDIENCE_HELM, event, ears) ||
                                 is_told(AUDIENCE_HELM, event, ears));
}

/* The enemy Engineer looks at a tracing once it is complete. */
static bool may_know(const struct shape_field *field, const struct event *event, uint16_t ears)
{
    enum audience audience = field->audience;
    if (of_audience(audience, event, ears)) return true;
    if (audience == AUDIENCE_HELM || audience == AUDIENCE_LENGTH)
        return is_told(audience, event, ears);
    return audience == AUDIENCE_TRACERS && event->tracing &&
           audience_ears[AUDIENCE_ENGINEER][team_other(event->team)] & ears;
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
    heard->hears = heard->told = 0;
    EACH_BIT (i, secrets[event->kind]) {
        const struct shape_field *field = &event_shape[event->kind].field[i];
        if (!may_know(field, event, ears)) *shape_byte(field, heard) = field->nothing;
    }
    return true;
}

enum system event_uses(enum event_kind kind)
{
    switch (kind) {
    case EVENT_TORPEDO: return TORPEDO;
    case EVENT_MINE: return MINE;
    case EVENT_DRONE: return DRONE;
    case EVENT_SONAR: return SONAR;
    case EVENT_SILENCE: return SILENCE;
    case EVENT_ARCHER:
    case EVENT_SYSTEM_REPAIRED: return SCENARIO;
    default: return NO_SYSTEM;
    }
}
