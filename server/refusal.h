/*
 * refusal: why a message was not carried out, apart from the rules' own errors (rules/error.h).
 */
#ifndef SERVER_REFUSAL_H
#define SERVER_REFUSAL_H

#define REFUSALS(X)                                                                                \
    X(NONE, "ok", "done")                                                                          \
    X(BY_RULES, "by_rules", "the rules do not allow it")                                           \
    X(BAD_JSON, "bad_json", "this message is not a JSON object")                                   \
    X(BAD_MESSAGE, "bad_message", "unknown message, or a field is missing or wrong")               \
    X(TOO_LONG, "too_long", "this message is too long")                                            \
    X(TOO_FAST, "too_fast", "too many messages")                                                   \
    X(HELLO_FIRST, "hello_first", "say hello first")                                               \
    X(BAD_TOKEN, "bad_token", "this is not a token")                                               \
    X(NO_SUCH_ROOM, "no_such_room", "there is no such room")                                       \
    X(NO_SUCH_CODE, "no_such_code", "this code is wrong, used or too old")                         \
    X(MOVED, "moved", "this room is on another server: go to its path")                            \
    X(DAMAGED, "damaged", "this room is damaged; the operator of this server has kept it")         \
    X(PASSWORD, "password", "this room has a password, and this is not it")                        \
    X(ROOM_FULL, "room_full", "this room is full")                                                 \
    X(KICKED, "kicked", "the host does not let you in")                                            \
    X(TOO_MANY_ROOMS, "too_many_rooms", "no more rooms can be made now")                           \
    X(TOO_MANY_CONNECTIONS, "too_many_connections", "too many connections")                        \
    X(BANNED, "banned", "the operator of this server does not let you in")                         \
    X(DRAINING, "draining", "the server is about to restart")                                      \
    X(NOT_IN_ROOM, "not_in_room", "join a room first")                                             \
    X(HOST_ONLY, "host_only", "only the host may do that")                                         \
    X(LOBBY_ONLY, "lobby_only", "only before the game")                                            \
    X(GAME_ONLY, "game_only", "only during the game")                                              \
    X(OVER_ONLY, "over_only", "only after the game")                                               \
    X(NO_SUCH_SEAT, "no_such_seat", "there is no such seat")                                       \
    X(SEAT_TAKEN, "seat_taken", "this seat is taken")                                              \
    X(NOT_SEATED, "not_seated", "take a seat first")                                               \
    X(LOCKED, "locked", "the host has locked the seats")                                           \
    X(NO_SUCH_MEMBER, "no_such_member", "there is no such member")                                 \
    X(BAD_NAME, "bad_name", "a name has 1 to 24 characters")                                       \
    X(BAD_OPTION, "bad_option", "this option cannot have that value")                              \
    X(BAD_RECORD, "bad_record", "this is not the record of a game that was played out")            \
    X(TOO_MANY_GAMES, "too_many_games", "you have handed in as many games as are kept here")       \
    X(SEATS_FREE, "seats_free", "some seats are free")                                             \
    X(NOT_READY, "not_ready", "somebody is not ready")                                             \
    X(TOO_FEW_PLAYERS, "too_few_players", "a real-time game needs more players")                   \
    X(NO_SPECTATORS, "no_spectators", "this game has no spectators")                               \
    X(SEEN_TOO_MUCH, "seen_too_much", "you have seen what this crew may not know")                 \
    X(SAME_HOUSE, "same_house", "one address cannot play on both sides here")                      \
    X(RATED, "rated", "not in a rated game that is on")                                            \
    X(MUTED, "muted", "the host has muted you")                                                    \
    X(NO_VOICE, "no_voice", "you cannot talk to this member now")                                  \
    X(VOICE_OFF, "voice_off", "this room has no voice")                                            \
    X(NO_RELAY, "no_relay", "this server has no relay, without which people here cannot talk")     \
    X(NOT_RELAYED, "not_relayed", "only candidates of a relay are passed on here")                 \
    X(PAUSED, "paused", "the game is paused")                                                      \
    X(STORE, "store", "the server cannot save at the moment; nothing happened")                    \
    X(BUSY, "busy", "the server is busy, try again")

enum refusal {
#define X(id, name, text) REFUSED_##id,
    REFUSALS(X)
#undef X
        REFUSAL_COUNT
};

#define REFUSED_NOT 0

const char *refusal_name(enum refusal refusal);
const char *refusal_text(enum refusal refusal);

#endif
