/*
 * radio_room: a belief with the chart it is drawn on, as `fathom radio` keeps it.
 */
#ifndef TOOLS_RADIO_ROOM_H
#define TOOLS_RADIO_ROOM_H

#include "rules/game.h"
#include "tools/sketch.h"

struct room {
    enum team team; /* who listens */
    bool heat, json;
    FILE *keys;  /* --step: where Enter comes from; NULL when nobody waits */
    bool enough; /* the watcher has seen enough */
    int line, contradictions;
    struct radio *radio;
    struct sketch sketch;
};

/* False after a line on stderr when there is no memory. */
bool room_open(struct room *room, const struct ruleset *rules, const struct chart *chart);
void room_close(struct room *room);

/* True when the event contradicts everything before it. */
bool room_hear(struct room *room, const struct event *event);

/* The companion at a real table: reads announcements until the end of input. */
int radio_table(struct room *room, const struct setup *setup);

#endif
