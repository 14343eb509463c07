/* The one door from an event to a listener. */
#include "rules/event.h"

bool event_for(const struct event *event, uint16_t ears, struct event *heard)
{
    if (!(event->hears & ears)) return false;
    *heard = *event;
    if (event->at_for && !(event->at_for & ears)) {
        heard->at = NOWHERE;
        if (event->kind == EVENT_SILENCE) heard->value = NO_LENGTH;
    }
    if (event->dir_for && !(event->dir_for & ears)) heard->dir = NO_DIR;
    heard->sheet_done = event->stroke_for & ears ? event->sheet_done : 0;
    heard->stroke_for = event->stroke_for & ears ? EARS_ALL : 0;
    heard->hears = heard->at_for = heard->dir_for = 0;
    return true;
}
