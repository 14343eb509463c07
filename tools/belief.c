/* The referee's two radio rooms. */
#include "tools/belief.h"

#include <assert.h>

#include "wire/playback.h"

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

const struct radio *belief_about(struct belief *belief, enum team about,
                                 const struct recording *recording)
{
    static struct events events;
    struct playback playback;
    enum team team = about ^ 1;
    if (belief->radio[team]) return belief->radio[team];
    bool opened =
        playback_open(&playback, recording->bytes.text, recording->bytes.length, &events);
    assert(opened); /* it is our own */
    struct radio_setup radio = {
        .rules = playback.setup.rules, .chart = playback.setup.chart, .team = team};
    struct listener listener = {belief->radio[team] = radio_new(&radio), team};
    while (playback_next(&playback))
        if (playback.item == RECORD_ORDER) hear(&listener, &playback.game, &events);
    return listener.radio;
}

void belief_release(struct belief *belief)
{
    for (int team = 0; team < TEAMS; team++) radio_free(belief->radio[team]);
    *belief = (struct belief){{NULL}};
}
