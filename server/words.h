/*
 * words: the vocabularies of rooms and connections. Each list is one X-macro, so a word exists in
 * one place only; those of the game are in rules/names.h, refusals in refusal.h.
 */
#ifndef SERVER_WORDS_H
#define SERVER_WORDS_H

#include "bots/bot.h"

#define HELPS(X) X(PENCIL, "pencil") X(TRACER, "tracer") X(COMPUTER, "computer")
#define WATCHES(X) X(NONE, "none") X(PUBLIC, "public") X(BOTH, "both")
#define ABSENCES(X) X(BOT, "bot") X(WAIT, "wait") X(ABANDON, "abandon")
#define ROOM_STATES(X) X(LOBBY, "lobby") X(PLAYING, "playing") X(OVER, "over")
#define VOICES(X) X(OFF, "off") X(CREW, "crew") X(TABLE, "table")
/* What two browsers say to each other before they can talk. */
#define SIGNALS(X)                                                                                 \
    X(HELLO, "hello") X(OFFER, "offer") X(ANSWER, "answer") X(CANDIDATES, "candidates")            \
    X(BYE, "bye")
#define CHANNELS(X) X(CREW, "crew") X(TABLE, "table") X(SPECTATORS, "spectators")
/* What people may put beside their names; the drawings are the client's (web/src/people). */
#define EMBLEMS(X)                                                                                 \
    X(ANCHOR, "anchor") X(WHALE, "whale") X(OCTOPUS, "octopus") X(COMPASS, "compass")              \
    X(LANTERN, "lantern") X(SHELL, "shell") X(STARFISH, "starfish") X(TRIDENT, "trident")          \
    X(CRAB, "crab") X(WAVE, "wave") X(BELL, "bell") X(KNOT, "knot")
#define CLOSES(X)                                                                                  \
    X(RESTART, "restart") X(TAKEN_OVER, "taken_over") X(KICKED, "kicked")                          \
    X(TOO_SLOW, "too_slow") X(FLOOD, "flood") X(BAD_HELLO, "bad_hello") X(IDLE, "idle")            \
    X(CLOSED, "closed") X(DAMAGED, "damaged") X(BANNED, "banned") X(MOVED, "moved")

#define X(id, name) HELP_##id,
enum help { HELPS(X) HELP_COUNT };
#undef X
#define X(id, name) WATCH_##id,
enum watch { WATCHES(X) WATCH_COUNT };
#undef X
#define X(id, name) ABSENCE_##id,
enum absence { ABSENCES(X) ABSENCE_COUNT };
#undef X
#define X(id, name) ROOM_##id,
enum room_state { ROOM_STATES(X) ROOM_STATE_COUNT };
#undef X
#define X(id, name) CHANNEL_##id,
enum channel { CHANNELS(X) CHANNEL_COUNT };
#undef X
#define X(id, name) VOICE_##id,
enum voice { VOICES(X) VOICE_COUNT };
#undef X
#define X(id, name) SIGNAL_##id,
enum signal_kind { SIGNALS(X) SIGNAL_COUNT };
#undef X
#define X(id, name) EMBLEM_##id,
enum emblem { EMBLEMS(X) EMBLEM_COUNT, NO_EMBLEM = EMBLEM_COUNT };
#undef X

/* The codes with which the server closes a WebSocket. */
enum close_code {
    CLOSE_BEFORE_FIRST = 3999,
#define X(id, name) CLOSE_##id,
    CLOSES(X)
#undef X
};

/* Lists of words end with NULL. */
extern const char *const help_name[HELP_COUNT + 1];
extern const char *const watch_name[WATCH_COUNT + 1];
extern const char *const absence_name[ABSENCE_COUNT + 1];
extern const char *const room_state_name[ROOM_STATE_COUNT + 1];
extern const char *const channel_name[CHANNEL_COUNT + 1];
extern const char *const voice_name[VOICE_COUNT + 1];
extern const char *const signal_name[SIGNAL_COUNT + 1];
extern const char *const emblem_name[EMBLEM_COUNT + 1]; /* NO_EMBLEM is NULL */
extern const char *const manner_name[MANNERS + 1];
const char *close_name(enum close_code code);

/* The bots that a host may seat, weakest first. LEVEL_RANDOM is not among them, so its number
 * stands for no bot at all. */
extern const char *const *const bot_level_name;
#define NO_BOT LEVEL_RANDOM
/* The level of a bot that holds an absent player's seat. */
#define BOT_HOLDS LEVEL_OFFICER
_Static_assert(NO_BOT == 0, "a zeroed player has no bot");

/* The place of a word in such a list, -1 when it is not there or NULL. */
int word_in(const char *const *words, const char *word);

#endif
