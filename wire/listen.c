/*
 * Events out of JSON. Every kind names the fields that it cannot do without; a stream from another
 * program may be wrong in any of them, so each is looked at before it becomes a number.
 */
#include "wire/listen.h"

#include <stdio.h>
#include <string.h>

struct ear {
    const json_t *object;
    struct event *event;
    char *why;
    bool failed;
};

static void fail(struct ear *ear, const char *field, const char *what)
{
    if (!ear->failed) snprintf(ear->why, PARSE_WHY_MAX, "\"%s\" %s", field, what);
    ear->failed = true;
}

static const char *word(struct ear *ear, const char *field)
{
    const char *text = json_string_value(json_object_get(ear->object, field));
    if (!text) fail(ear, field, "must be a word");
    return text ? text : "";
}

/* The number of a word in one of the vocabularies of names.h. */
#define NAMED(ear, field, count, name_of)                                                          \
    __extension__({                                                                                \
        const char *text_ = word(ear, field);                                                      \
        unsigned found_ = 0;                                                                       \
        while (found_ < (count) && strcmp(text_, (name_of)(found_))) found_++;                     \
        if (found_ == (count)) fail(ear, field, "is no word that belongs there"), found_ = 0;      \
        (uint8_t) found_;                                                                          \
    })

static uint8_t number(struct ear *ear, const char *field, int low, int high)
{
    const json_t *value = json_object_get(ear->object, field);
    json_int_t n = json_integer_value(value);
    if (json_is_integer(value) && n >= low && n <= high) return (uint8_t)n;
    fail(ear, field, "must be a number that the game has");
    return (uint8_t)low;
}

static uint8_t space(struct ear *ear, bool secret)
{
    if (secret && !json_object_get(ear->object, "at")) return NOWHERE;
    uint8_t at = space_named(word(ear, "at"));
    if (at >= BEYOND) fail(ear, "at", "is no space");
    return at;
}

static uint8_t direction(struct ear *ear, bool secret)
{
    if (secret && !json_object_get(ear->object, "dir")) return NO_DIR;
    enum dir dir = dir_named(word(ear, "dir"));
    if (dir == NO_DIR) fail(ear, "dir", "is no direction");
    return (uint8_t)dir;
}

static uint8_t length(struct ear *ear)
{
    return json_object_get(ear->object, "length") ? number(ear, "length", 0, 4) : NO_LENGTH;
}

static void listen_answer(struct ear *ear)
{
    struct event *e = ear->event;
    const char *column = json_string_value(json_object_get(ear->object, "column"));
    if (json_object_get(ear->object, "row")) e->row = number(ear, "row", 1, 15);
    if (json_object_get(ear->object, "sector")) e->sector = number(ear, "sector", 1, SECTORS_MAX);
    if (column && column[0] >= 'A' && column[0] <= 'O' && !column[1])
        e->column = (uint8_t)(column[0] - 'A' + 1);
    if (!!e->row + !!e->column + !!e->sector != 2)
        fail(ear, "answer", "makes two statements out of row, column, sector");
}

static void listen_blast(struct ear *ear)
{
    struct event *e = ear->event;
    struct ear results = *ear;
    e->at = space(ear, false);
    e->cause = NAMED(ear, "cause", CAUSE_COUNT, cause_name);
    results.object = json_object_get(ear->object, "result");
    for (int team = 0; team < TEAMS; team++)
        e->result[team] = NAMED(&results, team_name((enum team)team), RESULT_COUNT, result_name);
    ear->failed |= results.failed;
}

static void listen_damage(struct ear *ear)
{
    ear->event->cause = NAMED(ear, "cause", CAUSE_COUNT, cause_name);
    ear->event->value = number(ear, "amount", 0, 8);
    ear->event->hull = number(ear, "hull", 0, 8);
}

static void listen_drone(struct ear *ear)
{
    ear->event->value = number(ear, "sector", 1, SECTORS_MAX);
    ear->event->answer = NAMED(ear, "answer", ANSWER_COUNT, answer_name);
}

static void listen_volcano(struct ear *ear)
{
    struct event *e = ear->event;
    e->value = NAMED(ear, "kind", VOLCANO_EVENT_COUNT, volcano_event_name);
    if (e->value != VOLCANO_ERUPTION) e->which = number(ear, "which", 1, VOLCANOES);
}

static void listen_silence(struct ear *ear)
{
    ear->event->dir = direction(ear, true);
    ear->event->value = length(ear);
    ear->event->at = space(ear, true);
}

static void listen_end(struct ear *ear)
{
    ear->event->value = NAMED(ear, "winner", TEAMS + 1, team_name);
    ear->event->cause = NAMED(ear, "reason", REASON_COUNT, reason_name);
}

static void listen_surface(struct ear *ear)
{
    ear->event->value = number(ear, "sector", 1, SECTORS_MAX);
    ear->event->at = space(ear, true);
}

static void listen_course(struct ear *ear)
{
    ear->event->dir = direction(ear, false);
    ear->event->at = space(ear, true);
}

static void listen_system(struct ear *ear, const char *field)
{
    ear->event->system = NAMED(ear, field, SYSTEMS, system_name);
}

static void listen_first(struct ear *ear)
{
    ear->event->value = NO_TEAM;
    if (json_object_get(ear->object, "first"))
        ear->event->value = NAMED(ear, "first", TEAMS, team_name);
}

static void listen_marked(struct ear *ear)
{
    listen_system(ear, "gauge");
    ear->event->value = number(ear, "value", 0, 8);
}

static void listen_crossed(struct ear *ear)
{
    int symbol = symbol_named(word(ear, "symbol"));
    if (symbol < 0) fail(ear, "symbol", "is no symbol");
    ear->event->value = (uint8_t)symbol;
}

static void listen_traced(struct ear *ear)
{
    const char *player = word(ear, "player");
    ear->event->value = number(ear, "section", 1, SECTIONS);
    if (player[0] != 'p' || player[1] < '1' || player[1] > '0' + PLAYERS_MAX || player[2])
        fail(ear, "player", "is no player");
    ear->event->player = (uint8_t)(player[0] && player[1] ? player[1] - '0' : 0);
}

static void listen_fields(struct ear *ear)
{
    struct event *e = ear->event;
    switch (e->kind) {
    case EVENT_COURSE: listen_course(ear); break;
    case EVENT_PLACED:
    case EVENT_MINE: e->at = space(ear, true); break;
    case EVENT_TORPEDO:
    case EVENT_TRIGGER:
    case EVENT_ARCHER:
    case EVENT_MINE_GONE: e->at = space(ear, false); break;
    case EVENT_BLAST: listen_blast(ear); break;
    case EVENT_DAMAGE: listen_damage(ear); break;
    case EVENT_DRONE: listen_drone(ear); break;
    case EVENT_ANSWER: listen_answer(ear); break;
    case EVENT_SILENCE: listen_silence(ear); break;
    case EVENT_SURFACE: listen_surface(ear); break;
    case EVENT_VOLCANO: listen_volcano(ear); break;
    case EVENT_BEGIN: listen_first(ear); break;
    case EVENT_READY: listen_system(ear, "gauge"); break;
    case EVENT_MARKED: listen_marked(ear); break;
    case EVENT_CROSSED: listen_crossed(ear); break;
    case EVENT_REPAIRED: e->value = NAMED(ear, "circuit", 3, circuit_name); break;
    case EVENT_TRACED: listen_traced(ear); break;
    case EVENT_FAILED:
    case EVENT_SYSTEM_REPAIRED: listen_system(ear, "system"); break;
    case EVENT_TURN: e->value = number(ear, "extra", 0, 8); break;
    case EVENT_END: listen_end(ear); break;
    default: break;
    }
}

static void listen_team(struct ear *ear)
{
    const json_t *team = json_object_get(ear->object, "team");
    if (!team || json_is_null(team)) return;
    ear->event->team = NAMED(ear, "team", TEAMS, team_name);
}

bool listen_event(const json_t *object, struct event *event, char why[PARSE_WHY_MAX])
{
    struct ear ear = {.object = object, .event = event, .why = why};
    *event = (struct event){.team = NO_TEAM, .at = NOWHERE, .dir = NO_DIR};
    event->kind = NAMED(&ear, "event", EVENT_KINDS, event_name);
    listen_team(&ear);
    if (!ear.failed) listen_fields(&ear);
    return !ear.failed;
}
