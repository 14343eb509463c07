/* Events out of JSON. A stream from another program may be wrong in any field, so each is looked
 * at before it becomes a number. */
#include "wire/listen.h"

/* What an event's fields must be together. */
static void listen_together(struct reading *reading, const struct event *e)
{
    if (e->kind == EVENT_ANSWER && !!e->row + !!e->column + !!e->sector != 2)
        reading_refuse(reading, ERROR_BAD_ORDER,
                       "an answer makes two statements out of row, column and sector");
    if (e->kind == EVENT_VOLCANO && e->value != VOLCANO_ERUPTION && !e->which)
        reading_refuse(reading, ERROR_BAD_ORDER, "the field \"which\" is missing");
}

bool listen_event(const struct value *object, struct event *event, char why[PARSE_WHY_MAX])
{
    struct reading reading = {.object = object, .why = why, .exact = true};
    *event = (struct event){.team = NO_TEAM, .at = NOWHERE, .dir = NO_DIR};
    event->kind = reading_word_of(&reading, "event", &event_words);
    if (reading.error != ERROR_OK) return false;
    if (reading_has(&reading, "team"))
        event->team = reading_word_of(&reading, "team", &team_words);
    reading_fields(&reading, &event_shape[event->kind], event);
    listen_together(&reading, event);
    return reading.error == ERROR_OK;
}
