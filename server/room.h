/*
 * room: a table at which people and bots play one game after the other.
 *
 *   room -- options                     what the host's form says
 *        -- member, member, ...         everyone who joined: a token's hash, a name, a line
 *        -- player[team][number - 1]    who plays: a member, a bot, or nobody
 *        -- game, record                the truth, and the bytes that rebuild it
 *
 * A player is one of a crew's and holds one role or several (player_of_role); a seat is one role of
 * one boat. A member may be several players of one crew.
 *
 * This header is the data, and how a room reaches the world. What can be done at a table has a file
 * for each matter:
 *
 *   members.h  who is in the room                seats.h    who plays which role
 *   lobby.h    options, start, rematch           play.h     orders, calls, time
 *   absence.h  who goes away and comes back      pause.h    games that stand still
 *   presence.h how the others hear of it         again.h    the vote for another game
 *   match.h    people who look for a table
 *   chat.h     what people write                 catch_up.h what somebody missed
 *   voice.h    who may talk to whom
 *   announce.h the room as each member sees it   broadcast.h who hears what of an order
 *   room_state.h how a room survives on disk     delayed.h  spectators of both boats
 *
 * None of these has a socket, a clock, a thread or a file in it. A room is told what a member does
 * and what time it is, and says through its owner's `ops` what each member hears and what must be
 * saved. So whole servers can be driven in one thread from a seed, or in a browser.
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
#include "server/bounds.h"
#include "server/bucket.h"
#include "server/options.h"
#include "server/packet.h"
#include "server/refusal.h"
#include "server/token.h"
#include "wire/record.h"

enum pause { PAUSE_NONE, PAUSE_AGREED, PAUSE_ABSENT, PAUSES };

/* A member's number: from 1, never given twice in a room. */
typedef uint32_t member_id;
enum { NOBODY = 0 };

/* A number for the address that somebody comes from. */
typedef uint64_t household_id;
enum { NO_HOUSEHOLD = 0 };

/* What the others know of a member's line: nothing yet, that it is up, that it broke. */
enum told { TOLD_NOTHING, TOLD_HERE, TOLD_AWAY };

/* What somebody wishes for; `language` is one of two letters. */
struct match_wish {
    enum mode mode;
    uint8_t crew; /* players of each */
    char language[3];
    bool bots; /* may play along */
    uint32_t wait_ms;
};

/* A household that is kept out after a kick; not saved. */
struct barred {
    household_id household;
    uint64_t until_ms;
};

struct player {
    member_id member; /* NOBODY: free or a bot's */
    enum level bot;   /* NO_BOT without one */
    bool held;        /* the member is away and a bot acts for him */
    bool ready;
};

/* Members stay where they are in memory until they are forgotten. */
struct member {
    struct member *next; /* who joined after him */
    struct person who;
    char name[NAME_BYTES];
    enum emblem emblem; /* or NO_EMBLEM */
    member_id id;
    bool muted;
    bool entering;       /* he has not been shown the room yet */
    bool gone;           /* left or kicked in mid-game, kept because the log names him */
    uint8_t seen;        /* crews whose secrets he has seen in this game, one bit each */
    int8_t wants_seat;   /* that he would like to swap for, NO_SEAT without */
    bool again;          /* he would like another game, after this one */
    enum told told;      /* what the others were told of his line */
    uint32_t last_n;     /* of his orders in this game */
    uint32_t v;          /* events told in this game */
    uint64_t away_since_ms;
    uint64_t wants_until_ms; /* then his wish to swap is forgotten */
    household_id household; /* where he came from last, NO_HOUSEHOLD if that is all the same */
    struct session *line; /* where tell goes; NULL while he is away */
};

enum { NO_SEAT = -1 };

struct room;
struct server;

/* What a room asks of those who run it. */
struct room_ops {
    /* Takes over the packet. */
    void (*tell)(struct server *, struct room *, struct session *line, struct packet *);
    void (*save_log)(struct server *, struct room *, const void *bytes, size_t length);
    void (*save_state)(struct server *, struct room *);
    void (*save_replay)(struct server *, struct room *);
    /* For the bots: what happened, with all audiences; a crew's call. */
    void (*played)(struct server *, struct room *, const struct events *);
    void (*called)(struct server *, struct room *, const struct call *);
};

/* Those who run it; they outlive their rooms. */
struct room_owner {
    const struct room_ops *ops;
    struct server *server;    /* given to ops */
    const char *base_url;     /* in front of links; "" leaves them as paths */
    bool rates;               /* games may be rated */
    bool relays;              /* there is a TURN server for voices */
    uint32_t shows_per_s;     /* room messages to all listeners of a room together; 0: any number */
    struct workspace *work;   /* where rooms write and count, one after the other */
};

struct room {
    uint64_t id;
    char code[CODE_MAX];
    struct options options;
    struct member *first_member; /* in the order of joining */
    uint32_t members;
    member_id next_member, host;
    member_id told_host;    /* whom everybody takes for the host */
    enum room_state state;
    enum pause pause;
    member_id pause_member; /* for whom a PAUSE_ABSENT waits */
    uint8_t pause_wish;     /* crews that would like one, one bit each */
    enum team winner;
    enum reason reason;
    bool changed; /* something to save and to show */
    bool to_show; /* something to show */
    bool locked;  /* nobody but the host changes seats */
    bool moved;   /* the game did: bots must look */
    struct rated_player {
        struct person who;
        uint8_t seats; /* one bit each */
    } roster[TEAMS * PLAYERS_MAX]; /* whose ratings the game that is on counts for */
    uint32_t roster_count;         /* 0: it is not rated */
    uint32_t ticks; /* orders of time since the server last counted them */
    uint32_t games; /* number of the current or last game */
    uint32_t seq;   /* rows of its log so far */
    struct player player[TEAMS][PLAYERS_MAX];
    struct person *kicked;
    uint32_t kicked_count, kicked_capacity;
    struct barred barred[BARRED_MAX]; /* the place of the next is barred_count % BARRED_MAX */
    uint32_t barred_count;
    char password[PASSWORD_HASH_MAX]; /* its hash, "" without one; passwords.h */
    struct bucket tries;              /* at it */
    struct bucket shows; /* room messages to listeners */
    uint64_t show_ms;    /* when to_show is looked at again, ALARM_NEVER: when something happens */
    struct chat_lines *said;          /* the latest; chat.h */
    char replay[REPLAY_ID_CHARS + 1];
    struct game *game; /* NULL in the lobby */
    struct record record;
    struct out log; /* the record's bytes */
    uint64_t ticked_ms; /* up to when the game's time has passed */
    uint64_t idle_ms;   /* since when nobody is here */
    uint64_t now_ms;    /* when the owner looked last, for times that are told */
    struct bucket presence; /* how often all may be told who is here */
    struct match_wish match; /* of those who were seated here; crew 0: no such room; match.h */
    uint64_t match_ms;       /* when it begins with bots */
    int64_t ended_s;
    struct delayed *delayed; /* the game that spectators of both boats see; delayed.h */
    struct alarm alarm;
    const struct room_owner *owner;
    /* the owner's */
    household_id maker; /* not saved */
    uint64_t batch; /* the last batch that holds something of this room */
    struct room *next; /* in its chain of the table */
    struct bot_seat *bot[TEAMS][PLAYERS_MAX]; /* of the players whom bots play */
};

#define EACH_MEMBER(it, of)                                                                        \
    for (struct member *it = (of)->first_member; it; it = it->next)

struct room *room_new(uint64_t id, const char *code, const struct options *options,
                      const struct room_owner *owner);
void room_free(struct room *room);

/* A game is on, nobody has paused it, and somebody is here. */
bool room_is_running(const struct room *room);

/* When room_wake should be called, ALARM_NEVER if it need not be. */
uint64_t room_deadline(const struct room *room);
void room_wake(struct room *room, uint64_t now_ms);

/* To one member if he is there; to all who are. Both take over the packet. */
void room_tell(struct room *room, const struct member *member, struct packet *packet);
void room_tell_all(struct room *room, struct packet *packet);

/* Sends changes that were made, to all and to the store; the owner calls it after each message. Who
 * has heard of many lately hears of several together, a moment later: then to_show stays. */
void room_flush(struct room *room, uint64_t now_ms);
/* The same at once, whatever there was. */
void room_flush_now(struct room *room);

#endif
