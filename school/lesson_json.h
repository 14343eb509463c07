/*
 * lesson_json: a lesson as the learner's screen gets it, in the words of the line protocol.
 *
 *   lesson_tell_open    {"seats":["blue.captain"],"players":{"blue.captain":"p1",...},
 *                        "help":"tracer","steps":6,"events":[...],"view":VIEW,STANDING}
 *   lesson_tell         {"events":[...],"patch":{...},"call":CALL,STANDING}
 *
 * STANDING is "state":"asks","step":"aim","number":2,"points":["system torpedo",...],
 * "acts":["next"], and where a mistake was made "answer":"near","error":"out_of_range"; `error` is
 * there only when the rules refused it. CALL is {"from":"blue.engineer","call":{...}}. Events and
 * views went through event_for and view_for_seats, as the server's do.
 */
#ifndef SCHOOL_LESSON_JSON_H
#define SCHOOL_LESSON_JSON_H

#include "rules/view.h"
#include "school/lesson.h"
#include "wire/out.h"

struct lesson_told {
    struct lesson lesson;
    struct view before; /* as it was told last */
};

/* Opens a lesson and plays what happened before its first step. False, and `trouble` of the
 * lesson, when it cannot be. */
bool lesson_tell_open(struct lesson_told *told, const char *text, int preset, struct out *out);

/* After lesson_play, lesson_order, lesson_act and lesson_stopped. */
void lesson_tell(struct lesson_told *told, struct out *out);

#endif
