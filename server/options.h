/*
 * options: how a room is set up: what the host's form says. `rules` is the preset with the house
 * rules on top; which house rules those are is the difference between the two.
 */
#ifndef SERVER_OPTIONS_H
#define SERVER_OPTIONS_H

#include "rules/chart.h"
#include "rules/ruleset.h"
#include "server/bounds.h"
#include "server/words.h"
#include "wire/in.h"
#include "wire/out.h"

struct options {
    char name[ROOM_NAME_BYTES];
    char map[CHART_NAME_MAX];
    char boat[TEAMS][NAME_BYTES];
    struct ruleset rules;
    uint32_t spectator_delay_ms, spectator_delay_turns, absent_after_ms;
    enum mode mode;
    enum preset preset;
    uint8_t players[TEAMS]; /* the sizes of the crews */
    enum team first;        /* NO_TEAM: drawn */
    enum help help;
    enum watch spectators;
    enum absence absent;
    enum voice voice;
    enum manner manner; /* of the bots */
    bool bots_count, listed;
    bool rated;   /* if the server rates; then absent is bot, and nobody drops in */
    bool drop_in; /* anybody may take a bot's seat while a game is on, not the host alone */
};

struct options options_default(void);

/* Changes what the object names. False, with the name of the bad field (it lies in the object, or
 * is static), and nothing changed. */
bool options_read(struct options *options, const struct value *object, const char **field);
void options_write(const struct options *options, struct out *out);
/* "boats":[...] and "players":[...] of an object that is being written. */
void options_write_boats(const struct options *options, struct out *out);
void options_write_players(const struct options *options, struct out *out);

#endif
