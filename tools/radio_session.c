/* One crew's belief and the chart that shows it. */
#include "tools/radio_session.h"

void radio_session_open(struct radio_session *session, const struct ruleset *rules,
                        const struct chart *chart)
{
    session->radio = radio_new(
        &(struct radio_setup){.rules = *rules, .chart = *chart, .team = session->team});
    belief_chart_init(&session->chart, chart, stdout);
    session->chart.heat = session->heat;
}

void radio_session_close(struct radio_session *session)
{
    radio_free(session->radio);
    if (session->keys) fclose(session->keys);
}

bool radio_session_hear(struct radio_session *session, const struct event *event)
{
    bool contradiction = radio_hear(session->radio, event) == RADIO_CONTRADICTION;
    session->contradictions += contradiction;
    belief_chart_hear(&session->chart, event);
    return contradiction;
}
