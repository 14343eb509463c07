/*
 * event: what happened, with its audience.
 *
 * Every event says who hears it at all (`hears`) and who hears its secret fields (`at_for`,
 * `dir_for`, `stroke_for`). An audience is a set of seats, one bit each, and one bit for everyone
 * else in the room. `event_for` is the only way from an event to a listener: it gives a copy from
 * which everything the listener may not know is gone, the audiences included.
 *
 *   uint16_t ears = game_ears(game, seat);
 *   for (int i = 0; i < events->count; i++) {
 *       struct event heard;
 *       if (event_for(&events->list[i], ears, &heard)) write(&heard);
 *   }
 */
#ifndef RULES_EVENT_H
#define RULES_EVENT_H

#include "rules/hull.h"

/* Audiences: bit `seat_of(team, role)` for each seat, one for the public, one for the truth. */
enum {
    EARS_PUBLIC = 1 << SEATS,
    EARS_TRUTH = 1 << (SEATS + 1),
    EARS_SEATS = (1 << SEATS) - 1,
    EARS_ALL = EARS_SEATS | EARS_PUBLIC | EARS_TRUTH,
};

#define EVENTS(X)                                                                                  \
    X(PLACED, "placed") X(BEGIN, "begin") X(TURN, "turn") X(COURSE, "course")                      \
    X(MARKED, "marked") X(READY, "ready") X(CROSSED, "crossed") X(REPAIRED, "repaired")            \
    X(CLEARED, "cleared") X(DAMAGE, "damage") X(TORPEDO, "torpedo") X(MINE, "mine")                \
    X(MINE_GONE, "mine_gone") X(TRIGGER, "trigger") X(BLAST, "blast") X(DRONE, "drone")            \
    X(SONAR, "sonar") X(ANSWER, "answer") X(SILENCE, "silence") X(FAILED, "failed")                \
    X(SURFACE, "surface") X(TRACED, "traced") X(REJECTED, "rejected")                              \
    X(SECURED, "secured") X(DIVE, "dive") X(STOP, "stop") X(RESUME, "resume")                      \
    X(ARCHER, "archer") X(VOLCANO, "volcano") X(SYSTEM_REPAIRED, "system_repaired")                \
    X(DRAW_OFFERED, "draw_offered") X(END, "end")

enum event_kind {
#define X(id, name) EVENT_##id,
    EVENTS(X)
#undef X
        EVENT_KINDS
};

/*
 * Fields by kind (others hold 0, NOWHERE or NO_DIR):
 *
 *   placed, mine         at*                   course    dir, at*
 *   begin                value = first team, NO_TEAM in real-time
 *   turn                 value = extra turns   marked    system, value
 *   ready, failed,                             crossed   value = symbol
 *   system_repaired      system                repaired  value = circuit
 *   damage               cause, value = amount, hull
 *   torpedo, trigger,                          silence   dir*, value* = length, at*
 *   archer, mine_gone    at                    surface   value = sector, at*
 *   blast                at, cause, result[]   drone     value = sector, answer
 *   answer               row, column, sector (0: not stated)
 *   traced               value = section, player, stroke*
 *   volcano              value = enum volcano_event, which (0 for an eruption: both)
 *   end                  value = winner or NO_TEAM, cause = enum reason
 *
 * Starred fields have an audience of their own. A silence's length goes with `at_for`; a
 * direction or length that is not told is NO_DIR / NO_LENGTH.
 */
enum { NO_LENGTH = 0xff };

struct event {
    uint8_t kind; /* enum event_kind */
    uint8_t team; /* who caused it; for damage whose submarine; NO_TEAM if nobody */
    uint16_t hears, at_for, dir_for, stroke_for;
    uint8_t at, dir, value, system;
    uint8_t cause, hull, answer, which;
    uint8_t result[TEAMS];
    uint8_t row, column, sector;
    uint8_t player;
    uint8_t sheet_done; /* traced: all four sections are, so the stroke_for may see the sheet */
};

/* Enough for every mine of both sides to go up in one chain, with its damage. */
enum { EVENTS_MAX = 1536 };

struct events {
    int count;
    struct hull_line sheet[SECTIONS]; /* traced: the strokes so far of that crew */
    struct event list[EVENTS_MAX];
};

const char *event_name(enum event_kind kind);

/* What these ears hear of an event; false when they hear nothing. */
bool event_for(const struct event *event, uint16_t ears, struct event *heard);

#endif
