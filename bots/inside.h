/*
 * inside: what the files of bots/ share. Not for callers: they include bots/bot.h.
 *
 *        events, calls          view
 *             |                  |
 *     bot.c  bot_hear         bot_think: whose duty is it?
 *             |                  |
 *     watch  both boats as     suppose: a game that fits the view, the enemy drawn from the belief
 *     radio  everyone hears      |
 *     belief and mirror        captain | first_mate | engineer | radio_operator
 *                                |
 *                              appraise (Officer), search (Ace)
 */
#ifndef BOTS_INSIDE_H
#define BOTS_INSIDE_H

#include "bots/bot.h"
#include "bots/estimate.h"
#include "bots/rough.h"
#include "bots/starts.h"
#include "bots/weights.h"
#include "radio/radio.h"
#include "rules/legal.h"
#include "rules/rng.h"

/* What everyone can tell of one boat's gauges and breakdowns from its announcements. */
struct watch {
    uint32_t crossed;  /* a guess at the Engineer's sheet, from the courses */
    uint8_t ready;     /* gauges announced ready and not used since */
    uint8_t marks;     /* marks that sit in gauges not announced ready */
    uint8_t gauge[SYSTEMS]; /* a guess at where they sit, mark by mark */
    uint8_t activated; /* in this turn */
    uint8_t silent;    /* its silence's mark is still owed */
    uint16_t moves;    /* since the last surfacing */
    uint8_t mines;     /* dropped and neither triggered nor exploded */
    uint8_t silences;  /* since the last surfacing */
    uint8_t last;      /* the last course, NO_DIR without one */
    uint8_t dead;      /* systems not repaired yet, one bit each */
};

/* Calls of the crew that still hold. */
struct wishes {
    uint8_t charge;      /* enum system, NO_SYSTEM without a wish */
    uint8_t keep;        /* kinds, one bit each */
    uint8_t avoid, head; /* directions, one bit each */
    uint8_t surface;
    uint8_t down;        /* systems told broken, one bit each */
    uint8_t use;         /* enum system, NO_SYSTEM without a wish */
    uint8_t shot_at, shot_percent;
    uint8_t wait;
};

/* What this bot has called out already, so that it does not repeat itself. */
struct called {
    uint8_t charge, down, ready, surface, places, shot_at;
    uint8_t head, avoid;
};

/* The sets and weights that a decision works with, made once for each. */
struct odds {
    struct bits cells;
    double weight[SPACE_MAX];
    double entropy;
    int count;
};

struct bot {
    struct bot_setup setup;
    struct weights weights;
    uint64_t rng;
    struct radio *belief, *mirror;
    double read_by_enemy;             /* how likely the enemy reads our choices */
    struct estimate *estimate[TEAMS]; /* of both boats as the other side may read them; the Ace's */
    struct bits rough[TEAMS]; /* where each boat can be, for those who forget routes */
    struct chart chart;       /* of now: lava */
    struct watch watch[TEAMS];
    struct wishes wishes;
    struct called called;
    struct order aim;         /* real-time: said STOP for it; of no team without one */
    uint32_t heard, thought;  /* events so far, and when it last thought of triggering */
    uint8_t refused;          /* systems refused as broken, one bit each */
    uint8_t detection_asked;  /* of the First Mate, since the last movement */
    uint8_t news;             /* something to call about has been heard */
    uint16_t turns;           /* own turns so far */
    struct opening begun;     /* how our boat has begun */
    uint8_t hull[TEAMS];
    uint8_t eruptions;          /* volcano events so far */
    uint8_t deaf[TEAMS];        /* real-time: that crew is surfaced and lists nothing */
    uint16_t raced[TEAMS];      /* real-time: courses while both crews were under water */
    struct duel_tables *tables; /* the Ace's, made when first needed */
    double chance;              /* to win, by the last search */
};

/* bot.c */
bool bot_holds(const struct bot *bot, enum role role);
uint32_t bot_random(struct bot *bot, uint32_t n);
bool bot_chance(struct bot *bot, uint32_t percent);
/* One of the bits that are set. */
int bot_any_bit(struct bot *bot, uint32_t set);
void bot_call(struct bot *bot, struct bot_deed *deed, enum role role, enum call_code code,
              int first, int second); /* -1: no such parameter */
bool bot_sees(const struct view *view, enum team team, enum role role);

/* watch.c */
void watch_public(const struct bot *bot, enum team team, struct choice_public *public);
void watch_hear(struct bot *bot, const struct event *heard);

/* suppose.c: a game that the view allows. The enemy stands where `guess` says. */
void suppose(struct bot *bot, const struct view *view, const struct radio_guess *guess,
             struct game *game);
struct radio_guess suppose_enemy(struct bot *bot);

/* engineer.c */
double sheet_worth(const struct weights *weights, uint32_t crossed, unsigned keep);
int sheet_best_cross(const struct weights *weights, uint32_t crossed, uint32_t choice,
                     unsigned keep, bool repair_beats_damage);
struct order engineer_cross(struct bot *bot, const struct game *game, const struct legal *legal);
void engineer_call(struct bot *bot, uint32_t crossed, struct bot_deed *deed);
bool engineer_says(const struct bot *bot, const struct call *call);

/* first_mate.c */
struct order first_mate_mark(struct bot *bot, const struct game *game, const struct legal *legal);
bool first_mate_detect(struct bot *bot, const struct game *game, const struct legal *legal,
                       struct order *order);
void first_mate_call(struct bot *bot, const uint8_t gauge[SYSTEMS], struct bot_deed *deed);

/* What a First Mate goes by. */
struct gauges {
    enum scenario scenario;
    const uint8_t *gauge;
    uint32_t crossed;
    uint8_t dead;
    int theirs, ours; /* where the enemy can be, and where his boat can be for the enemy */
};
struct gauges gauges_of(const struct bot *bot, const struct game *game, enum team team);
int best_mark(const struct weights *weights, const struct gauges *gauges, unsigned markable);

int boat_places(const struct bot *bot, enum team team); /* where a boat can be */

/* radio_operator.c */
void odds_of_bits(struct bits cells, struct odds *odds);
void enemy_odds(const struct bot *bot, struct odds *odds);
void own_odds(const struct bot *bot, struct odds *odds); /* what the enemy can know of us */
struct bits odds_draw(struct bot *bot, const struct odds *odds);
void see_aim(struct bot *bot, uint8_t target);
double odds_damage(const struct odds *odds, uint8_t at, int hull);
int best_drone(struct bot *bot, const struct game *game, double *bits_gained);
double sonar_gain(struct bot *bot);
void radio_operator_call(struct bot *bot, struct bot_deed *deed);
bool radio_operator_says(const struct bot *bot, const struct call *call);

/* captain.c */
struct order captain_place(struct bot *bot, const struct game *game);
struct order captain_answer(struct bot *bot, const struct game *game, const struct legal *legal);
struct order captain_volcano(struct bot *bot, const struct game *game);
bool captain_trigger(struct bot *bot, const struct game *game, const struct legal *legal,
                     struct order *order);
/* False when the Captain waits (for his First Mate). */
bool captain_order(struct bot *bot, const struct view *view, const struct game *game,
                   const struct legal *legal, struct bot_deed *deed);

/* cadet.c: the Captain's chair of the lowest level */
struct order cadet_order(struct bot *bot, const struct game *game, const struct legal *legal);
bool cadet_trigger(struct bot *bot, const struct game *game, const struct legal *legal,
                   struct order *order);

/* pace.c */
uint32_t pace_ms(struct bot *bot, const struct view *view);
void pace_trace(struct bot *bot, int section, struct stroke *stroke);

/* Real-time: what a deed of a whole crew takes at 100 per cent, in the mean of the arena's games: a
 * course with its duties, what comes first after a STOP, a section of the hull, the dive with the
 * course after it. Players of a crew wait for each other, so it is more than they take alone. */
enum {
    COURSE_TAKES_MS = 3800,
    RESUME_TAKES_MS = 1800,
    TRACE_TAKES_MS = 5200,
    DIVE_TAKES_MS = 4600
};

/* How long that takes each crew, 1 as usual: our own by the level, the enemy's by how many courses
 * he has sailed while we sailed ours. */
void pace_tempo(const struct bot *bot, float tempo[TEAMS]);

/* How the enemy chooses, where that is known; or NULL. */
static inline const struct choice_model *bot_enemy(const struct bot *bot)
{
    return bot->weights.told > 0 ? bot->setup.enemy : NULL;
}

/* In a hunt an admiral who is told nothing begins as an ace: what he learned, he learned of
 * aces. */
static inline enum starts bot_starts(const struct bot *bot)
{
    if (bot->setup.level == LEVEL_ADMIRAL && ruleset_is_quick(&bot->setup.rules))
        return STARTS_OF_QUICK_ADMIRALS;
    bool knows = bot->setup.level == LEVEL_ADMIRAL && bot_enemy(bot);
    return knows ? STARTS_OF_ADMIRALS : STARTS_OF_ACES;
}

static inline bool bot_lacks(const struct bot *bot, enum bot_part part)
{
    return bot->setup.without >> part & 1;
}

/* Where a boat can be for the other side; NULL where this bot keeps no such belief. */
static inline struct radio *bot_radio(const struct bot *bot, enum team team)
{
    return team == bot->setup.team ? bot->mirror : bot->belief;
}

static inline struct order order_of(enum order_kind kind, enum team team)
{
    return (struct order){.kind = kind, .team = team, .by = NO_ROLE};
}
static inline struct order order_at(enum order_kind kind, enum team team, uint8_t at)
{
    struct order order = order_of(kind, team);
    order.at = at;
    return order;
}
static inline struct order order_value(enum order_kind kind, enum team team, int value)
{
    struct order order = order_of(kind, team);
    order.value = (uint8_t)value;
    return order;
}
static inline struct order order_course(enum team team, enum dir dir)
{
    struct order order = order_of(DO_COURSE, team);
    order.dir = dir;
    return order;
}
static inline bool may(const struct legal *legal, enum legal_group group)
{
    return legal->groups >> group & 1;
}

#endif
