/*
 * room: a table at which people and bots play one game after the other.
 *
 * A room has no socket, no clock and no SQL in it. It is told what a member does and what time it
 * is; it tells through `ways` what each member hears and what must be saved. So a simulator can
 * drive whole servers in one thread from a seed.
 *
 *   room -- options                     what the host's form says
 *        -- member[]                    everyone who joined: a token's hash, a name, a line
 *        -- chair[team][player]         who plays: a member, a bot, or nobody
 *        -- game, record                the truth, and the bytes that rebuild it
 *
 * A chair is one player of a crew and holds one role or several (player_of_role). A member may
 * hold several chairs of one crew.
 *
 * Saved first, then told: the owner holds back what `tell` gives it until everything that `save`
 * gave it before is on disk.
 */
#ifndef SERVER_ROOM_H
#define SERVER_ROOM_H

#include "rules/call.h"
#include "rules/game.h"
#include "rules/view.h"
#include "server/alarms.h"
#include "server/options.h"
#include "server/packet.h"
#include "server/refusal.h"
#include "server/token.h"
#include "wire/record.h"

/* BOT_HOLDS: the level of a bot that holds an absent player's seat, in bot_level_name. */
enum { BOT_HOLDS = 1, MEMBERS_MAX = 64, KICKED_MAX = 64, CHAT_CHARS = 240, NOBODY = 0 };

enum room_state { LOBBY, PLAYING_GAME, ENDED };
enum pause { PAUSE_NONE, PAUSE_AGREED, PAUSE_ABSENT };

struct chair {
    uint8_t member; /* id, NOBODY: free or a bot's */
    uint8_t bot;    /* place in bot_level_name + 1, 0: none */
    bool held;      /* the member is away and a bot acts for him */
    bool ready;
};

struct member {
    struct person who;
    char name[NAME_BYTES];
    uint8_t id;        /* from 1, never given twice in a room */
    bool muted, gone;  /* gone: left or kicked in mid-game, kept because the log names him */
    uint8_t seen;      /* crews whose secrets he has seen in this game, one bit each */
    uint8_t swap_with; /* seat + 1 that he would like */
    uint32_t last_n;   /* of his orders in this game */
    uint32_t v;        /* events told in this game */
    uint64_t away_since_ms;
    void *line; /* where tell goes; NULL while he is away */
};

struct room;

struct room_ways {
    void (*tell)(void *world, struct room *room, void *line, struct packet *packet);
    void (*save_log)(void *world, struct room *room, const void *bytes, size_t length);
    void (*save_state)(void *world, struct room *room);
    void (*save_replay)(void *world, struct room *room);
    /* For the bots: what happened, with all audiences; a crew's call. */
    void (*played)(void *world, struct room *room, const struct events *events);
    void (*called)(void *world, struct room *room, const struct call *call);
};

/* The game of delayed spectators who see both boats: it follows the record at a distance. */
struct delayed;
struct mind;

struct room {
    uint64_t id;
    char code[CODE_MAX];
    struct options options;
    struct member *member;
    uint8_t members, member_capacity, next_member, host;
    uint8_t state;
    uint8_t pause, pause_member, pause_wish;
    uint8_t winner, reason;
    bool changed; /* something to save and to show */
    bool shown;   /* something to show */
    bool restless; /* the game moved: bots must look */
    uint32_t ticks; /* clock orders since the server last counted them */
    uint32_t games; /* number of the current or last game */
    uint32_t seq;   /* rows of its log so far */
    struct chair chair[TEAMS][PLAYERS_MAX];
    struct person *kicked;
    uint32_t kicked_count;
    char replay[REPLAY_ID_CHARS + 1];
    struct game *game; /* NULL in the lobby */
    struct record record;
    struct out log; /* the record's bytes */
    uint64_t ticked_ms; /* up to when the game's clock has run */
    uint64_t idle_ms;   /* since when nobody is here */
    int64_t ended_s;
    struct delayed *delayed;
    struct alarm alarm;
    const struct room_ways *ways;
    void *world;
    const char *base_url; /* in front of links; "" leaves them as paths */
    /* the owner's */
    uint64_t batch; /* the last batch that holds something of this room */
    uint32_t epoch;
    struct room *next; /* in its hash chain */
    struct mind *mind[TEAMS][PLAYERS_MAX]; /* of the chairs that bots play */
};

struct room *room_new(uint64_t id, const char *code, const struct options *options,
                      const struct room_ways *ways, void *world);
void room_free(struct room *room);

/* Members */
struct member *room_member(struct room *room, int id); /* NULL when there is none */
struct member *room_person(struct room *room, const struct person *who);
enum refusal room_join(struct room *room, const struct person *who, const char *name,
                       struct member **member);
/* His line came up or broke. */
void room_present(struct room *room, struct member *member, void *line, uint64_t now_ms);
void room_absent(struct room *room, struct member *member, uint64_t now_ms);
bool room_is_kicked(const struct room *room, const struct person *who);
int room_people_present(const struct room *room);

/* Seats */
unsigned room_seats(const struct room *room, const struct member *member); /* one bit a seat */
struct chair *room_chair(struct room *room, int seat);
enum team room_team(const struct room *room, const struct member *member); /* or NO_TEAM */
bool chair_free(const struct chair *chair);
bool chair_is_bot(const struct chair *chair);
enum refusal room_problem(const struct room *room); /* why it cannot start */

/* The lobby and the table. Each is refused with a reason, or done. */
enum refusal room_sit(struct room *room, struct member *member, int seat, bool more);
enum refusal room_stand(struct room *room, struct member *member);
enum refusal room_swap(struct room *room, struct member *member, int seat);
enum refusal room_ready(struct room *room, struct member *member, bool ready);
enum refusal room_rename(struct room *room, struct member *member, const char *name);
enum refusal room_boat(struct room *room, struct member *member, enum team team, const char *name);
enum refusal room_bot(struct room *room, struct member *member, int seat, int level);
enum refusal room_fill(struct room *room, struct member *member, int level);
enum refusal room_set(struct room *room, struct member *member, const json_t *options,
                      const char **field);
enum refusal room_start(struct room *room, struct member *member, uint64_t now_ms);
enum refusal room_leave(struct room *room, struct member *member, uint64_t now_ms);
enum refusal room_kick(struct room *room, struct member *member, int id, uint64_t now_ms);
enum refusal room_hand_over(struct room *room, struct member *member, int id);
enum refusal room_mute(struct room *room, struct member *member, int id, bool muted);
enum refusal room_rematch(struct room *room, struct member *member, bool swap);
enum refusal room_pause(struct room *room, struct member *member, uint64_t now_ms);
enum refusal room_resume(struct room *room, struct member *member, uint64_t now_ms);
enum refusal room_chat(struct room *room, struct member *member, const char *to, const char *text);
enum refusal room_call(struct room *room, struct member *member, int seat,
                       const struct call *call);

/* Play: see play.c */
struct order_answer {
    enum error error;  /* with REFUSED_BY_RULES */
    bool again;        /* this n was taken before: nothing done */
    bool told;         /* the answer rode on the events */
};
enum refusal room_order(struct room *room, struct member *member, struct order *order, uint32_t n,
                        int64_t re, uint64_t now_ms, struct order_answer *answer);
/* A bot's order or call, for the player in this chair. */
enum error room_bot_order(struct room *room, enum team team, const struct order *order,
                          uint64_t now_ms);
void room_bot_call(struct room *room, const struct call *call);
/* When room_wake should be called, ALARM_NEVER if it need not be. */
uint64_t room_deadline(const struct room *room);
void room_wake(struct room *room, uint64_t now_ms);
/* A game is on, nobody has paused it, and somebody is here. */
bool room_running(const struct room *room);
/* Lets the game's clock run up to now, before it stands still. */
void room_hold_clock(struct room *room, uint64_t now_ms);
/* Sends a member everything he knows, events after `v` of that game first. */
void room_tell_view(struct room *room, struct member *member, uint32_t game, uint32_t v);
/* Sends changes that were made, to all and to the store. The owner calls it after each message. */
void room_flush(struct room *room);

/* Saving and coming back: see room_state.c */
void room_write_state(const struct room *room, struct out *out);
struct room *room_read_state(uint64_t id, const char *state, size_t length,
                             const struct room_ways *ways, void *world);
/* One row of the log after the other, then room_rebuilt. */
bool room_read_row(struct room *room, uint32_t seq, const uint8_t *bytes, size_t length);
bool room_rebuilt(struct room *room, uint64_t now_ms);

/* What people outside see of a room, and a finished game's card. */
void room_write_card(const struct room *room, struct out *out);
void room_write_game(const struct room *room, struct out *out);

#endif
