/*
 * options: how a room is set up: what the host's form says. `rules` is the preset with the house
 * rules on top; which house rules those are is the difference between the two.
 */
#ifndef SERVER_OPTIONS_H
#define SERVER_OPTIONS_H

#include <jansson.h>

#include "rules/chart.h"
#include "rules/ruleset.h"
#include "wire/out.h"

enum {
    NAME_CHARS = 24,
    ROOM_NAME_CHARS = 40,
    NAME_BYTES = NAME_CHARS * 4 + 1,
    ROOM_NAME_BYTES = ROOM_NAME_CHARS * 4 + 1,
    STOP_HOLD_DEFAULT_MS = 3000,
    OPTION_MS_MAX = 3600000,
};

#define HELPS(X) X(PENCIL, "pencil") X(TRACER, "tracer") X(COMPUTER, "computer")
#define WATCHES(X) X(NONE, "none") X(PUBLIC, "public") X(BOTH, "both")
#define ABSENCES(X) X(BOT, "bot") X(WAIT, "wait") X(ABANDON, "abandon")

#define X(id, name) HELP_##id,
enum help { HELPS(X) HELP_COUNT };
#undef X
#define X(id, name) WATCH_##id,
enum watch { WATCHES(X) WATCH_COUNT };
#undef X
#define X(id, name) ABSENCE_##id,
enum absence { ABSENCES(X) ABSENCE_COUNT };
#undef X

extern const char *const help_name[HELP_COUNT + 1];
extern const char *const watch_name[WATCH_COUNT + 1];
extern const char *const absence_name[ABSENCE_COUNT + 1];
/* Bots that a host may seat, weakest first: level_named(bot_level_name[i]). */
extern const char *const bot_level_name[];

/* The place of a word in such a list, -1 when it is not there. */
int word_in(const char *const *words, const char *word);

struct options {
    char name[ROOM_NAME_BYTES];
    char map[CHART_NAME_MAX];
    char boat[TEAMS][NAME_BYTES];
    struct ruleset rules;
    uint32_t spectator_delay_ms, absent_after_ms;
    uint8_t mode, preset;
    uint8_t players[TEAMS];
    uint8_t first; /* enum team, NO_TEAM: drawn */
    uint8_t help, spectators, absent;
    bool bots_count, listed;
};

struct options options_default(void);

/* Changes what the object names. False, with the name of the bad field, and nothing changed. */
bool options_read(struct options *options, const json_t *object, const char **field);
void options_write(const struct options *options, struct out *out);

/* A person's, room's or boat's name as it may be shown: trimmed, 1 to `chars` characters, nothing
 * invisible. False when nothing is left or it is too long. */
bool name_read(const char *text, size_t length, int chars, char *name);

#endif
