/*
 * bot: a computer player for any seat.
 *
 * A bot is one player of a crew: it holds one role, or the several that one player holds (see
 * player_of_role). It knows what its seat may know and nothing else: the views of view_for, the
 * events of event_for, the calls of its crew, and, as everybody at the table, which bot is the
 * other Captain (bot_setup.enemy). What it does is a function of these and its seed.
 *
 *   struct bot *bot = bot_new(&(struct bot_setup){.rules = rules, .chart = chart,
 *       .players = {4, 4}, .level = LEVEL_ACE, .team = BLUE, .roles = 1 << CAPTAIN, .seed = 7});
 *
 *   after every order of the game, for each event:   bot_hear(bot, &heard)
 *   after every call of its own crew, its own too:   bot_listen(bot, &call)
 *   when nothing is pending for it:                  bot_delay_ms(bot, &view)
 *   when that time has passed:                       bot_think(bot, &view, &deed)
 *
 * The caller asks bot_delay_ms after each order of the game (either side's) for every bot that has
 * no timer running, and starts a timer unless the answer is BOT_IDLE. When the timer goes off it
 * asks bot_think with the view of that moment, gives the order to the game and the calls to the
 * crew, and begins again. bot_think may find that there is nothing to do any more. Turn-by-turn
 * arenas may skip the timers: a delay that is not BOT_IDLE means "think now".
 *
 * A bot that takes a seat over in the middle of a game is fed all events so far (event_for with
 * the ears of its seat) and the calls of its crew, then it plays on.
 *
 * A Captain does not see the Engineer's sheet in a crew of several players. A bot goes by the
 * calls of its crew; where nobody told it of a breakdown its order may be refused, as a person's
 * would: tell it with bot_refused, and it does not ask again before something has changed.
 *
 * Thinking is counted in nodes, never in time, so runs repeat. bot_new, bot_think and bot_hear
 * use the heap (the belief); a bot belongs to one thread at a time.
 */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "rules/call.h"
#include "rules/view.h"

/* LEVEL_RANDOM gives any legal order but resign and draw: the arena's yardstick. */
#define BOT_LEVELS(X) X(RANDOM, "random") X(CADET, "cadet") X(OFFICER, "officer") X(ACE, "ace")    \
    X(ADMIRAL, "admiral")

enum BYTE level {
#define X(id, name) LEVEL_##id,
    BOT_LEVELS(X)
#undef X
        LEVELS
};
const char *level_name(enum level level);
int level_named(const char *name); /* -1 when unknown */

/* Ways to play at the same strength; all but the first are personalities of weights.h. */
#define BOT_MANNERS(X) X(PLAIN, "plain") X(HUNTER, "hunter") X(LURKER, "lurker") X(MINER, "miner")

enum manner {
#define X(id, name) MANNER_##id,
    BOT_MANNERS(X)
#undef X
        MANNERS
};
const char *manner_weights(enum manner manner); /* for bot_setup.weights */

/* Reads "ace", "ace:4000" (nodes), "ace-mines-silence" (parts left out), "ace+hunter" (a
 * personality), "officer+shot=0.5" (weights.h) into a setup. */
struct bot_setup;
bool level_read(const char *text, struct bot_setup *setup);

/* Parts of the play that can be left out, to measure what each is worth. */
#define BOT_PARTS(X)                                                                               \
    X(BELIEF, "belief")     /* exact belief: a rough one that forgets routes instead */            \
    X(MIRROR, "mirror")     /* exact mirror: a rough one instead */                                \
    X(ESTIMATE, "estimate") /* what the enemy's choices tell of its place */                       \
    X(SEARCH, "search")     /* playing out; the Ace decides by rule of thumb */                    \
    X(SILENCE, "silence") X(MINES, "mines") X(DRONE, "drone") X(SONAR, "sonar")

enum bot_part {
#define X(id, name) BOT_PART_##id,
    BOT_PARTS(X)
#undef X
        BOT_PART_COUNT
};

/* How a Captain chooses (choices.h), and how those of a level do; NULL where nothing that helps was
 * learned of it: of random play and admirals, and in real-time. */
struct choice_model;
const struct choice_model *level_choices(enum level level, enum mode mode);

struct bot_setup {
    struct ruleset rules;
    struct chart chart; /* as it was at the start of the game */
    uint8_t players[TEAMS];
    enum level level;
    enum team team;
    uint8_t roles;      /* one bit each */
    uint8_t without;    /* parts of the play left out, one bit each; 0 but for experiments */
    uint16_t pace;      /* per cent of the level's delays; 0: 100 */
    uint64_t seed;
    const char *weights; /* "+shot=0.5+water=0.4": changes to the level's own, or NULL */
    uint32_t nodes;     /* the search's budget a decision; 0: the level's own */
    size_t radio_bytes; /* memory of each of its two beliefs; 0: BOT_RADIO_BYTES */
    const struct choice_model *enemy; /* how the enemy chooses, where that is known; or NULL */
};

enum { BOT_RADIO_BYTES = 8 << 20, BOT_CALLS_MAX = 16 };

/* What a bot does now: at most one order, and some calls to its crew. */
struct bot_deed {
    bool ordered;
    struct order order;   /* its `by` is set; order.stroke points at `stroke` */
    struct stroke stroke;
    int calls;
    struct call call[BOT_CALLS_MAX];
};

struct bot;

struct bot *bot_new(const struct bot_setup *setup);
void bot_free(struct bot *bot); /* NULL is fine */

void bot_hear(struct bot *bot, const struct event *heard);
void bot_listen(struct bot *bot, const struct call *call);
void bot_refused(struct bot *bot, const struct order *order, enum error error);

/* How long a person of this level would take before the next deed, BOT_IDLE when it has nothing
 * to do. Each answer is drawn anew. */
#define BOT_IDLE UINT32_MAX
uint32_t bot_delay_ms(struct bot *bot, const struct view *view);

/* False when the bot does nothing: no order and no calls. The view is that of a seat it holds. */
bool bot_think(struct bot *bot, const struct view *view, struct bot_deed *deed);

/* The damage that the bot expects of a blast there on the enemy, in points. The Ace goes by what
 * the enemy's Captain chose; a listener who holds no seat may be told the public events alone. */
double bot_expects(const struct bot *bot, uint8_t at);

/* All of this as one value, so that the bots of another build can be loaded and played against:
 * a library that exports bots_plugin. `fits` tells whether it was built for the same rules. */
struct bots_plugin {
    uint32_t fits[4]; /* the sizes of what goes to and fro */
    bool (*level_read)(const char *text, struct bot_setup *setup);
    struct bot *(*bot_new)(const struct bot_setup *setup);
    void (*bot_free)(struct bot *bot);
    void (*bot_hear)(struct bot *bot, const struct event *heard);
    void (*bot_listen)(struct bot *bot, const struct call *call);
    void (*bot_refused)(struct bot *bot, const struct order *order, enum error error);
    uint32_t (*bot_delay_ms)(struct bot *bot, const struct view *view);
    bool (*bot_think)(struct bot *bot, const struct view *view, struct bot_deed *deed);
};
const struct bots_plugin *bots_plugin(void);

#endif
