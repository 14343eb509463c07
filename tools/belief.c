/* The referee's two radio rooms. */
#include "tools/belief.h"

#include <assert.h>

struct listener {
    struct radio *radio;
    enum team team;
};

static void hear(const struct listener *listener, const struct game *game,
                 const struct events *events)
{
    uint16_t ears = game_ears(game, seat_of(listener->team, CAPTAIN));
    struct event heard;
    for (int i = 0; i < events->count; i++)
        if (event_for(&events->list[i], ears, &heard)) radio_hear(listener->radio, &heard);
}

void belief_hear(struct belief *belief, const struct game *game, const struct events *events)
{
    for (int team = 0; team < TEAMS; team++) {
        struct listener listener = {belief->radio[team], team};
        if (listener.radio) hear(&listener, game, events);
    }
}

static void hear_again(void *context, const struct game *game, const struct order *order,
                       const struct events *events)
{
    if (order) hear(context, game, events);
}

const struct radio *belief_of(struct belief *belief, enum team team,
                              const struct recording *recording)
{
    if (belief->radio[team]) return belief->radio[team];
    const uint8_t *bytes = (const uint8_t *)recording->bytes.text;
    struct record_reader reader;
    struct setup setup;
    struct game game;
    bool opened = record_open(&reader, bytes, recording->bytes.length, &setup);
    assert(opened); /* it is our own */
    struct radio_setup radio = {.rules = setup.rules, .chart = setup.chart, .team = team};
    belief->radio[team] = radio_new(&radio);
    struct listener listener = {belief->radio[team], team};
    record_replay(&reader, bytes, recording->bytes.length, &game, hear_again, &listener);
    return listener.radio;
}

void belief_release(struct belief *belief)
{
    for (int team = 0; team < TEAMS; team++) radio_free(belief->radio[team]);
    *belief = (struct belief){{NULL}};
}
