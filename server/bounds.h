/*
 * bounds: the limits of rooms, messages and what is kept, in one place; those of sockets and
 * requests stand in net.h, conn.h and request.h. Nothing that a stranger can send, open or leave
 * behind is without one. What a host may change is in struct server_config.
 */
#ifndef SERVER_BOUNDS_H
#define SERVER_BOUNDS_H

/* What docs/PROTOCOL.md promises to clients. */
enum {
    PROTOCOL_VERSION = 1,
    FRAME_MAX = 4096,        /* bytes of a message */
    TRACE_FRAME_MAX = 16384, /* of one that carries a stroke */
    NAME_CHARS = 24,         /* of a person and a boat */
    ROOM_NAME_CHARS = 40,
    CHAT_CHARS = 240,
    SIGNAL_BYTES = 3072,     /* of what browsers tell each other to talk */
    PASSWORD_CHARS = 64,     /* of a room's */
    MARKS_MAX = 3,           /* drawn onto one character of a name */
    OPTION_MS_MAX = 3600000, /* of an option that is a time */
    ROOMS_LISTED = 100,
    GAMES_LISTED = 100,
    OWN_ROOMS_LISTED = 50,
    GAMES_EXPORTED = 500,    /* the newest, in what a person gets of his data */
    RECORD_MAX = 49152,      /* bytes of a game that is handed in */
    HANDED_IN_KEPT = 100,    /* of a person */
    CALLS_SHOWN = 20, /* the latest, to a member who comes in */
    RETRY_AFTER_MS = 1000, /* clients come back so long after a restart */
};

/* An order's number: it fits a signed integer of 32 bits in any language. */
#define ORDER_NUMBER_MAX 2147483647

/* UTF-8 has at most four bytes a character. */
enum {
    NAME_BYTES = NAME_CHARS * 4 + 1,
    ROOM_NAME_BYTES = ROOM_NAME_CHARS * 4 + 1,
    CHAT_BYTES = CHAT_CHARS * 4 + 1,
    PASSWORD_BYTES = PASSWORD_CHARS * 4 + 1,
    PASSWORD_HASH_MAX = 128,
};

/* How much one client may ask for: so many at once, and so many a second in the long run. The
 * rate of messages, and that of whole views, follow from struct server_config. */
enum {
    MESSAGE_BURST_S = 3, /* seconds' worth of messages at once */
    VIEW_SHARE = 10,     /* one view for so many messages */
    CHAT_BURST = 5,
    CHATS_PER_S = 1,
    CALL_BURST = 8,
    CALLS_PER_S = 2,
    SIGNAL_BURST = 40, /* a page that comes to a full table, four to each */
    SIGNALS_PER_S = 8,
    SHOW_LISTENERS = 8,  /* room messages to so many, for each message that one client may send */
    SHOW_BURST_S = 3,    /* seconds' worth of room messages at once */
    SHOW_PAUSE_MS = 200, /* then changes of a room are told together */
    TOO_FAST_MAX = 200, /* refusals of messages that came too fast, then the line is closed */
};

/* How much one address may ask for, besides struct address_limits. */
enum {
    SOCKETS_PER_CONNECTION = 4, /* sockets of any kind for each game connection */
    NETWORK_HOUSEHOLDS = 8,     /* a network has the limits of so many households */
    ROOM_BURST_MINUTES = 2,     /* minutes' worth of new rooms at once */
    BURST_S = 10,               /* seconds' worth of anything else at once */
    REPORTS_BURST = 5,          /* reports of other players at once */
    REPORTS_MILLI_PER_S = 10,   /* and in the long run: one in 100 s */
    HAND_INS_BURST = 10,        /* games that are handed in at once */
    HAND_INS_MILLI_PER_S = 20,  /* and in the long run: one in 50 s */
    ADDRESSES_IDLE = 16384,     /* that are remembered after their last socket has gone */
    BUCKET_BURST_MAX = 4000000, /* more drops do not fit in a bucket */
};

/* A game, that it can always be told and played again: rows of its log, and bytes of its record. */
enum {
    GAME_STEPS_MAX = 20000,
    GAME_RECORD_MAX_BYTES = 1 << 19,
    FILLED_TIMES = 4,  /* who fills it by so many orders for one of the others has lost */
    VIEW_STEPS = 1000, /* a view of so many steps counts for one more */
};

/* What may wait for the store. */
enum {
    OUTBOX_SESSION_MAX_BYTES = 1 << 20, /* for one session */
    OUTBOX_MAX_BYTES = 1 << 26,         /* for all */
    BATCH_MAX_BYTES = 1 << 26,          /* of what is to be saved; then nobody comes in */
    PARKED_MAX_BYTES = 1 << 16,         /* messages of a session that waits for an answer */
};

/* What a room holds. */
enum {
    MEMBERS_MAX = 64,
    KICKED_MAX = 64,
    VOICE_GUESTS = 8,        /* who talk at the table besides the players */
    CHAT_HELD = 20,          /* lines of chat, as evidence for a report */
    PASSWORD_BURST = 30,     /* tries at a room's password, of all addresses together */
    PASSWORDS_PER_S = 2,
    SPECTATOR_TURNS_DEFAULT = 2,
    SPECTATOR_TURNS_MIN = 2, /* of both boats of a listed game */
    SPECTATOR_TURNS_MAX = 50,
    BARRED_MAX = 16,         /* households; the oldest are let in again */
    BARRED_MS = 12 * 3600000, /* for the evening */
    SPECTATOR_DELAY_MIN_MS = 60000, /* of both boats of a listed game */
    HOST_AWAY_MS = 120000, /* then the longest present is host */
    ABSENT_AFTER_DEFAULT_MS = 15000, /* a broken line is mended by then, or somebody is away */
    MATCH_WAIT_MIN_MS = 1000,  /* that one may look for people before bots play along */
    MATCH_WAIT_MAX_MS = 600000,
    SWAP_ASK_MS = 30000,   /* a wish to swap seats is forgotten */
    PRESENCE_BURST = 16,   /* times that all are told who came and went, at once */
    PRESENCE_PER_S = 2,    /* and in the long run */
    STOP_HOLD_DEFAULT_MS = 3000,
    CONFIRM_LIMIT_DEFAULT_MS = 10000,
    AIM_LIMIT_DEFAULT_MS = 20000,
    ANSWER_LIMIT_DEFAULT_MS = 45000,
};

/* What the house writes down, and the operator asks for. */
enum {
    NOTES_KEPT = 10000,      /* of each kind in the store; the oldest go */
    NOTES_LISTED = 200,      /* the newest, in a list */
    BANS_MAX = 1000,
    BAN_WHY_CHARS = 120,
    BAN_DAYS_DEFAULT = 30,
    BAN_DAYS_MAX = 3650,
    AUDIT_DAYS = 365,
    ABUSE_HELD = 256,        /* addresses that are counted at the same time */
    ABUSE_MS = 60000,        /* between two writings of what was counted */
    DRAIN_MINUTES_DEFAULT = 30,
    DRAIN_MINUTES_MAX = 1440,
    ADMIN_LISTED = 500,      /* rooms in a list */
    ADMIN_LINE_MAX = 4096,   /* bytes of a request */
    ADMIN_LINES = 8,         /* at the same time */
    ADMIN_MS = 10000,        /* for one of them, from the first byte to the last */
};

/* What the server holds and does. */
enum {
    ROOM_SLOTS = 4096,       /* chains of the table of rooms */
    PASSWORDS_WAITING = 32,
    HAND_INS = 16,           /* games that come in piece by piece, at the same time */
    HAND_IN_MS = 30000,      /* then another may take the place of one that is not whole */
    ANALYSES_KEPT = 32,
    ANALYSES_WAITING = 8,
    ANALYSIS_THREADS = 2,
    BOT_THREADS_MAX = 64,
    BOT_BELIEF_BYTES = 4 << 20,
    RATING_PROVISIONAL = 110, /* a deviation above it is no rating to speak of yet */
    RATING_BOT_DEVIATION = 50,
    RATED_AWAY_MS = 300000,  /* a crew all of whose people are away so long has lost a rated game */
    BEST_LISTED = 20,        /* of each mode, in the table of the best */
    DEVICE_CODE_S = 600,     /* a code for another device is good for so long */
    TURN_PASS_S = 3600,      /* a pass for the relay is good for so long */
    HELLO_MS = 10000,        /* who has not said hello by then is sent away */
    WAKES_MAX = 100,         /* of one room in one moment */
    LATE_MS = 1000,          /* a deadline that could not be met is looked at again so much later */
    SWEEP_MS = 5000,         /* between two looks for what is stale */
    SWEEPS_PER_TRIM = 2,     /* freed memory goes back to the system so often */
    PRUNED_PER_SWEEP = 32,   /* finished games that are forgotten at once */
    COMMIT_STALLS_MS = 2000, /* a commit that takes longer makes /healthz fail */
    STORE_RETRY_MS = 1000,   /* between two tries of a store that fails */
    BEAT_MS_SHARED = 1000,   /* a shared store hears of a server at least so often */
    GROUP_MS_SHARED = 5,     /* and at most so often: what comes meanwhile goes together */
    POLL_MS = 2000,          /* between two looks at what the other servers have */
    PERSONS_KEPT = 100000,   /* profiles in the store; who has not played for longest goes */
    PERSON_DAYS = 730,       /* without a game, then a profile goes */
    HANDED_OVER_AT_ONCE = 20, /* rooms, with one batch, of a server that goes away */
    DRAIN_NOTICE_MS = 1500,  /* between the notice of a restart and the closing of lines */
    BATCH_KEPT_BYTES = 1 << 17, /* of a batch's memory, for the next one */
};

#endif
