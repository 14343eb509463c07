/*
 * radio_session: one crew's belief and the chart it is drawn on, as `fathom radio` keeps them.
 */
#ifndef TOOLS_RADIO_SESSION_H
#define TOOLS_RADIO_SESSION_H

#include "rules/game.h"
#include "tools/belief_chart.h"

struct radio_session {
    enum team team; /* who listens */
    bool heat, json;
    FILE *keys;  /* --step: where Enter comes from; NULL when nobody waits */
    bool enough; /* the watcher has seen enough */
    int line, contradictions;
    struct radio *radio;
    struct belief_chart chart;
};

void radio_session_open(struct radio_session *session, const struct ruleset *rules,
                        const struct chart *chart);
void radio_session_close(struct radio_session *session);

/* True when the event contradicts everything before it. */
bool radio_session_hear(struct radio_session *session, const struct event *event);

/* The companion at a real table: reads announcements until the end of input. */
int radio_companion(struct radio_session *session, const struct setup *setup);

#endif
