/*
 * event: what happened, with its audience.
 *
 * EVENTS is the one list of events: who hears each at all, which fields it has, and who may know
 * each field. Fields are those of rules/shape.h; the second word is the member of struct event in
 * which the field lies:
 *
 *   TOLD(DIR, dir)             to all who hear the event
 *   MAY_TELL(WHICH, which)     likewise, where there is one
 *   SECRET(AT, at, CAPTAIN)    to that audience alone
 *
 * An audience is a set of seats, one bit each, and one bit for everyone else in the room.
 * `event_for` is the only way from an event to a listener: it gives a copy from which everything
 * the listener may not know is gone, the audience included.
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

/* Who may hear an event or know a field of it; roles are those of the event's team. */
#define AUDIENCES(X)                                                                               \
    X(EVERYONE, "everyone", "everyone")                                                            \
    X(CAPTAIN, "captain", "own Captain")                                                           \
    X(FIRST_MATE, "first_mate", "own First Mate")                                                  \
    X(ENGINEER, "engineer", "own Engineer")                                                        \
    X(HELM, "helm", "own Captain and Engineer, or all their crew: `silence_told`")                 \
    X(LENGTH, "length",                                                                            \
      "own Captain, or all his crew: `silence_told`; a length of 0, whoever knows the direction")  \
    X(READY, "ready", "everyone, or own First Mate alone: `ready_public`")                         \
    X(TRACERS, "tracers", "own crew; the enemy Engineer too once all four sections are traced")

enum BYTE audience {
#define X(id, ...) AUDIENCE_##id,
    AUDIENCES(X)
#undef X
        AUDIENCE_COUNT
};

/* TEAM: whose event it is; NOBODY: of no team. The numbers are no part of any record. */
#define EVENTS(X)                                                                                  \
    X(PLACED, "placed", TEAM, EVERYONE, "", SECRET(AT, at, CAPTAIN))                               \
    X(BEGIN, "begin", NOBODY, EVERYONE, "`first` turn-by-turn only", MAY_TELL(FIRST, value))       \
    X(TURN, "turn", TEAM, EVERYONE, "`extra`: further turns of the same team after this one",      \
      TOLD(EXTRA, value))                                                                          \
    X(COURSE, "course", TEAM, EVERYONE, "", TOLD(DIR, dir), SECRET(AT, at, CAPTAIN))               \
    X(MARKED, "marked", TEAM, FIRST_MATE, "of the volcano's gauge the crew's Captain hears too",   \
      TOLD(GAUGE, system), TOLD(VALUE, value))                                                     \
    X(READY, "ready", TEAM, READY, "", TOLD(GAUGE, system))                                        \
    X(CROSSED, "crossed", TEAM, ENGINEER, "", TOLD(SYMBOL, value))                                 \
    X(REPAIRED, "repaired", TEAM, ENGINEER, "", TOLD(CIRCUIT, value))                              \
    X(CLEARED, "cleared", TEAM, ENGINEER, "")                                                      \
    X(DAMAGE, "damage", TEAM, EVERYONE, "of the side that suffers it; `hull` is what is left",     \
      TOLD(CAUSE, cause), TOLD(AMOUNT, value), TOLD(HULL, hull))                                   \
    X(TORPEDO, "torpedo", TEAM, EVERYONE, "", TOLD(AT, at))                                        \
    X(MINE, "mine", TEAM, EVERYONE, "", SECRET(AT, at, CAPTAIN))                                   \
    X(MINE_GONE, "mine_gone", TEAM, CAPTAIN, "of the mine's owner", TOLD(AT, at))                  \
    X(TRIGGER, "trigger", TEAM, EVERYONE, "", TOLD(AT, at))                                        \
    X(BLAST, "blast", TEAM, EVERYONE, "`result` of both teams; a chained mine's is its owner's",   \
      TOLD(AT, at), TOLD(CAUSE, cause), TOLD(RESULT, result))                                      \
    X(DRONE, "drone", TEAM, EVERYONE, "", TOLD(SECTOR, value), TOLD(ANSWER, answer))               \
    X(SONAR, "sonar", TEAM, EVERYONE, "")                                                          \
    X(ANSWER, "answer", TEAM, EVERYONE, "the two statements",                                      \
      MAY_TELL(ROW, row), MAY_TELL(COLUMN, column), MAY_TELL(SECTOR, sector))                      \
    X(SILENCE, "silence", TEAM, EVERYONE, "", SECRET(DIR, dir, HELM),                              \
      SECRET(LENGTH, value, LENGTH), SECRET(AT, at, CAPTAIN))                                      \
    X(FAILED, "failed", TEAM, EVERYONE, "", TOLD(SYSTEM, system))                                  \
    X(SURFACE, "surface", TEAM, EVERYONE, "", SECRET(AT, at, CAPTAIN), TOLD(SECTOR, value))        \
    X(TRACED, "traced", TEAM, EVERYONE, "`sheet`, with the fourth section: all four strokes",      \
      TOLD(SECTION, value), TOLD(PLAYER, player), SECRET(LINE, stroke, TRACERS),                   \
      SECRET(LINES, tracing, TRACERS))                                                             \
    X(REJECTED, "rejected", TEAM, EVERYONE, "the stroke left the hull", TOLD(FAULT, cause))        \
    X(SECURED, "secured", TEAM, EVERYONE, "")                                                      \
    X(DIVE, "dive", TEAM, EVERYONE, "")                                                            \
    X(STOP, "stop", TEAM, EVERYONE, "real-time; a trigger's names no system",                      \
      MAY_TELL(SYSTEM, system))                                                                    \
    X(CANCELLED, "cancelled", TEAM, EVERYONE, "real-time; also when `aim_limit_ms` passes",        \
      TOLD(SYSTEM, system))                                                                        \
    X(RESUME, "resume", NOBODY, EVERYONE, "real-time")                                             \
    X(ARCHER, "archer", TEAM, EVERYONE, "", TOLD(AT, at))                                          \
    X(VOLCANO, "volcano", TEAM, EVERYONE, "an eruption is of both volcanoes and has no `which`",   \
      TOLD(ERUPTION, value), MAY_TELL(WHICH, which))                                               \
    X(SYSTEM_REPAIRED, "system_repaired", TEAM, EVERYONE, "", TOLD(SYSTEM, system))                \
    X(DRAW_OFFERED, "draw_offered", TEAM, EVERYONE, "")                                            \
    X(END, "end", NOBODY, EVERYONE, "", TOLD(WINNER, value), TOLD(REASON, cause))

enum BYTE event_kind {
#define X(id, ...) EVENT_##id,
    EVENTS(X)
#undef X
        EVENT_KINDS
};

/* What stands in `value` for a length that is not told. */
enum { NO_LENGTH = 0xff };

/* Members that a kind does not have hold 0, NOWHERE or NO_DIR. */
struct event {
    enum event_kind kind;
    enum team team; /* NO_TEAM if nobody's */
    uint16_t hears; /* who hears it at all; 0 once it was heard */
    uint8_t at;
    enum dir dir;
    uint8_t value;
    enum system system;
    uint8_t cause; /* enum cause, enum reason or a fault */
    uint8_t hull;
    enum answer answer;
    uint8_t which;
    enum result result[TEAMS];
    uint8_t row, column, sector;
    uint8_t player;
    uint8_t stroke;  /* traced: the section whose line is in events->tracing, 0 for none */
    uint8_t tracing; /* traced: 1 when all four lines may be seen there */
    uint8_t told;    /* silence: whom the rules tell (silence_told); 0 once it was heard */
};

/* Enough for every mine of both sides to go up in one chain, with its damage. */
enum { EVENTS_MAX = 1536 };

struct events {
    int count;
    struct hull_line tracing[SECTIONS]; /* traced: the lines so far of that crew */
    struct event list[EVENTS_MAX];
};

const char *event_name(enum event_kind kind);

/* The system that a crew has used when this is heard; NO_SYSTEM for all else. A volcano erupts by
 * itself. */
enum system event_uses(enum event_kind kind);

/* Which parts of an event these ears hear, as a set: 0 for nothing at all. Ears with the same
 * parts hear the same. */
unsigned event_parts(const struct event *event, uint16_t ears);

/* What these ears hear of an event; false when they hear nothing. */
bool event_for(const struct event *event, uint16_t ears, struct event *heard);

#endif
