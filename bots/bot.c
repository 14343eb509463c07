/*
 * A bot's life: it listens, it is asked whether there is something to do, it thinks. Which role
 * acts is decided here; what the role does is in the role's own file.
 */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "bots/appraise.h"
#include "bots/inside.h"

static const char *const level_names[LEVELS] = {
#define X(id, name) name,
    BOT_LEVELS(X)
#undef X
};

const char *level_name(enum level level) { return level_names[level]; }

int level_named(const char *name)
{
    for (int level = 0; level < LEVELS; level++)
        if (!strcmp(name, level_names[level])) return level;
    return -1;
}

const char *manner_weights(enum manner manner)
{
    static const char *const text[MANNERS] = {
#define X(id, name) [MANNER_##id] = MANNER_##id == MANNER_PLAIN ? "" : "+" name,
        BOT_MANNERS(X)
#undef X
    };
    return text[manner];
}

static const char *const part_names[BOT_PART_COUNT] = {
#define X(id, name) name,
    BOT_PARTS(X)
#undef X
};

static int part_named(const char *name, size_t length)
{
    for (int part = 0; part < BOT_PART_COUNT; part++)
        if (strlen(part_names[part]) == length && !strncmp(name, part_names[part], length))
            return part;
    return -1;
}

/* Takes a list as "+shot=0.5+water=0.4". */
static bool change_weights(struct weights *weights, const char *text)
{
    char one[64];
    while (*text == '+') {
        size_t length = strcspn(++text, "+");
        if (length >= sizeof one) return false;
        memcpy(one, text, length);
        one[length] = '\0';
        if (!weights_set(weights, one)) return false;
        text += length;
    }
    return !*text;
}

/* Takes a list as "-mines-silence" and gives what follows it. */
static const char *read_parts(const char *text, struct bot_setup *setup)
{
    while (*text == '-') {
        size_t length = strcspn(++text, "-:+");
        int part = part_named(text, length);
        if (part < 0) return NULL;
        setup->without |= (uint8_t)(1u << part);
        text += length;
    }
    return text;
}

static const char *read_nodes(const char *text, struct bot_setup *setup)
{
    if (*text != ':') return text;
    char *end;
    unsigned long nodes = strtoul(text + 1, &end, 10);
    setup->nodes = (uint32_t)nodes;
    return text[1] >= '1' && text[1] <= '9' && nodes <= UINT32_MAX ? end : NULL;
}

bool level_read(const char *text, struct bot_setup *setup)
{
    char name[16] = "";
    size_t length = strcspn(text, "-:+");
    if (length >= sizeof name) return false;
    memcpy(name, text, length);
    int level = level_named(name);
    if (level < 0) return false;
    setup->level = level;
    setup->without = 0;
    setup->nodes = 0;
    if (!(text = read_parts(text + length, setup)) || !(text = read_nodes(text, setup)))
        return false;
    setup->weights = text;
    struct weights scratch = {0};
    return change_weights(&scratch, text);
}

bool bot_holds(const struct bot *bot, enum role role) { return bot->setup.roles >> role & 1; }

uint32_t bot_random(struct bot *bot, uint32_t n) { return rng_below(&bot->rng, n); }

bool bot_chance(struct bot *bot, uint32_t percent) { return bot_random(bot, 100) < percent; }

int bot_any_bit(struct bot *bot, uint32_t set)
{
    return bit_nth(set, (int)bot_random(bot, (uint32_t)__builtin_popcount(set)));
}

bool bot_sees(const struct view *view, enum team team, enum role role)
{
    return view->boat[team].knows >> role & 1;
}

void bot_call(struct bot *bot, struct bot_deed *deed, enum role role, enum call_code code,
              int first, int second)
{
    if (deed->calls == BOT_CALLS_MAX) return;
    struct call *call = &deed->call[deed->calls++];
    *call = (struct call){.team = bot->setup.team, .role = role, .code = code};
    if (first >= 0) call->parameter[call->count++] = (uint8_t)first;
    if (second >= 0) call->parameter[call->count++] = (uint8_t)second;
}

/* --- a life ---------------------------------------------------------------------------------- */

/* Of both boats. Where our aces begin is no secret; but a stranger who chooses like one need not
 * begin like one. */
static void read_choices(struct bot *bot)
{
    const struct choice_model *enemy = bot_enemy(bot);
    enum team own = bot->setup.team, other = team_other(own);
    struct duel_tables *tables = bot->tables = memory_new(1, sizeof *bot->tables);
    duel_tables_make(tables, &bot->weights, &bot->setup.rules, &bot->setup.chart);
    choice_learn_starts(tables);
    if (bot->mirror)
        bot->estimate[own] =
            estimate_new(tables, own, NULL, bot->weights.known, rng_next(&bot->rng));
    if (!enemy) memset(tables->learned_start, 0, sizeof tables->learned_start);
    if (bot->belief)
        bot->estimate[other] =
            estimate_new(tables, other, enemy, bot->weights.kin, rng_next(&bot->rng));
}

/* Only those who decide by it keep an exact belief: Captain, Radio Operator and, for detection, the
 * First Mate. The mirror is the Captain's. */
static void listen_in(struct bot *bot)
{
    const struct bot_setup *setup = &bot->setup;
    struct radio_setup radio = {.rules = setup->rules, .chart = setup->chart, .team = setup->team,
                                .limit_bytes = setup->radio_bytes};
    if (setup->level < LEVEL_OFFICER) return;
    if (setup->roles & (1 << CAPTAIN | 1 << FIRST_MATE | 1 << RADIO_OPERATOR) &&
        !bot_lacks(bot, BOT_PART_BELIEF))
        bot->belief = radio_new(&radio);
    radio.team ^= 1;
    if (setup->roles & 1 << CAPTAIN && !bot_lacks(bot, BOT_PART_MIRROR))
        bot->mirror = radio_new(&radio);
    if (setup->level >= LEVEL_ACE && !bot_lacks(bot, BOT_PART_ESTIMATE)) read_choices(bot);
}

struct bot *bot_new(const struct bot_setup *setup)
{
    struct bot *bot = memory_new(1, sizeof *bot);
    bot->setup = *setup;
    if (!bot->setup.radio_bytes) bot->setup.radio_bytes = BOT_RADIO_BYTES;
    bot->rng = setup->seed ^ (uint64_t)setup->team << 60 ^ (uint64_t)setup->roles << 50;
    rng_next(&bot->rng);
    bot->weights = weights_of(setup->level, &setup->chart, setup->rules.hull);
    if (setup->weights) change_weights(&bot->weights, setup->weights);
    bot->chart = setup->chart;
    bot->rough[BLUE] = bot->rough[YELLOW] = setup->chart.sea;
    bot->begun.at = NOWHERE;
    bot->read_by_enemy = bot_enemy(bot) ? bot_enemy(bot)->reads : bot->weights.reads;
    bot->hull[BLUE] = bot->hull[YELLOW] = setup->rules.hull;
    bot->watch[BLUE].last = bot->watch[YELLOW].last = NO_DIR;
    if (setup->chart.scenario == SCENARIO_REPAIR)
        bot->watch[BLUE].dead = bot->watch[YELLOW].dead = (1 << SCENARIO) - 1;
    bot->wishes.charge = bot->wishes.use = NO_SYSTEM;
    bot->wishes.shot_at = bot->called.shot_at = NOWHERE;
    bot->called.charge = NO_SYSTEM;
    bot->aim.team = NO_TEAM;
    bot->called.places = UINT8_MAX;
    listen_in(bot);
    return bot;
}

void bot_free(struct bot *bot)
{
    if (!bot) return;
    radio_free(bot->belief);
    radio_free(bot->mirror);
    for (int team = 0; team < TEAMS; team++) estimate_free(bot->estimate[team]);
    free(bot->tables);
    free(bot);
}

static bool makes_news(const struct bot *bot, const struct event *heard)
{
    switch (heard->kind) {
    case EVENT_CROSSED:
    case EVENT_CLEARED:
    case EVENT_MARKED: return true;
    case EVENT_TURN: return false;
    default: return bot_holds(bot, RADIO_OPERATOR) && heard->team != bot->setup.team;
    }
}

/* Before anything else hears it: a choice was made by what was known then. */
static void weigh_choices(struct bot *bot, const struct event *heard)
{
    struct choice_public public;
    if (heard->kind == EVENT_TORPEDO && heard->team != bot->setup.team) see_aim(bot, heard->at);
    for (enum team team = BLUE; team < TEAMS; team++) {
        if (!bot->estimate[team] || bot->deaf[team ^ 1]) continue;
        watch_public(bot, team, &public);
        estimate_weigh(bot->estimate[team], heard, &public);
    }
}

/* What it says about the place of a boat, for the other crew. */
static void hear_place(struct bot *bot, const struct event *heard, enum team about)
{
    struct radio *radio = bot_radio(bot, about);
    bot->rough[about] =
        rough_hear(bot->rough[about], heard, about, &bot->setup.rules, &bot->chart);
    if (radio) radio_hear(radio, heard);
    if (bot->estimate[about]) estimate_keep(bot->estimate[about], radio, heard);
}

/* That crew has kept nothing for a while. */
static void forget_place(struct bot *bot, enum team about)
{
    struct radio *radio = bot_radio(bot, about);
    bot->rough[about] = bot->chart.sea;
    if (radio) radio_gap(radio);
    if (bot->estimate[about]) estimate_forget(bot->estimate[about], radio);
}

/* Who is surfaced in real-time traces and lists nothing: he begins anew when he dives, and knows
 * then only what shows on the chart. */
static void hear_little(struct bot *bot, const struct event *heard, enum team about)
{
    bool dives = heard->kind == EVENT_DIVE && heard->team == (about ^ 1);
    if (dives || heard->kind == EVENT_VOLCANO) forget_place(bot, about);
    if (dives) bot->deaf[about ^ 1] = 0;
    if (heard->kind == EVENT_VOLCANO || heard->kind == EVENT_END) hear_place(bot, heard, about);
}

static void follow_opening(struct opening *begun, const struct event *heard)
{
    if (heard->kind == EVENT_PLACED) *begun = (struct opening){.at = heard->at};
    if (heard->kind == EVENT_COURSE) opening_sail(begun, heard->dir);
    if (heard->kind == EVENT_SURFACE) begun->courses = OPENING_COURSES;
}

void bot_hear(struct bot *bot, const struct event *heard)
{
    weigh_choices(bot, heard);
    watch_hear(bot, heard);
    if (heard->kind == EVENT_DAMAGE && heard->team < TEAMS) bot->hull[heard->team] = heard->hull;
    if (heard->kind == EVENT_COURSE && !bot->deaf[BLUE] && !bot->deaf[YELLOW])
        bot->raced[heard->team]++;
    for (enum team team = BLUE; team < TEAMS; team++) {
        if (bot->deaf[team ^ 1]) hear_little(bot, heard, team);
        else hear_place(bot, heard, team);
    }
    if (heard->team < TEAMS && heard->kind == EVENT_SURFACE)
        bot->deaf[heard->team] = chart_mode(&bot->setup.chart) == REAL_TIME;
    bot->heard++;
    if (heard->kind == EVENT_RESUME || heard->kind == EVENT_FAILED) bot->aim.team = NO_TEAM;
    if (makes_news(bot, heard)) bot->news = 1;
    if (heard->team == bot->setup.team) follow_opening(&bot->begun, heard);
    if (heard->kind == EVENT_COURSE && heard->team == bot->setup.team) {
        bot->refused = 0;
        bot->wishes.head &= (uint8_t)~(1u << heard->dir);
    }
    if (heard->kind == EVENT_SURFACE && heard->team == bot->setup.team) {
        bot->wishes.surface = bot->wishes.avoid = bot->wishes.head = bot->refused = 0;
        bot->wishes.down = 0;
    }
}

void bot_refused(struct bot *bot, const struct order *order, enum error error)
{
    enum system system = order->kind == DO_TRIGGER ? MINE : order_system(order);
    if (order->kind >= ORDER_KINDS) return;
    bot->aim.team = NO_TEAM;
    if (error == ERROR_BROKEN || error == ERROR_GAUGE_NOT_FULL)
        bot->refused |= (uint8_t)(1u << system);
}

/* A Captain who thinks in the same way has counted it already. */
static bool foreseen(const struct bot *bot, const struct call *call)
{
    if (!bot_holds(bot, CAPTAIN) || bot->setup.level < LEVEL_OFFICER) return false;
    return engineer_says(bot, call) || radio_operator_says(bot, call);
}

/* Calls are obeyed by the roles that they concern; parameters out of range are no calls. */
void bot_listen(struct bot *bot, const struct call *call)
{
    struct wishes *wishes = &bot->wishes;
    uint8_t first = call->parameter[0];
    if (call->team != bot->setup.team || foreseen(bot, call)) return;
    switch (call->code) {
    case CALL_CHARGE: wishes->charge = first < SYSTEMS ? first : NO_SYSTEM; break;
    case CALL_KEEP: wishes->keep = first < RADIATION ? (uint8_t)(1u << first) : 0; break;
    case CALL_AVOID:
    case CALL_DANGER:
    case CALL_BREAKS:
        if (first < DIRS) wishes->avoid |= (uint8_t)(1u << first);
        break;
    case CALL_HEAD:
        if (first < DIRS) wishes->head |= (uint8_t)(1u << first);
        break;
    case CALL_SURFACE: wishes->surface = 1; break;
    case CALL_DOWN:
        if (first < SYSTEMS) wishes->down |= (uint8_t)(1u << first);
        break;
    case CALL_UP:
        if (first < SYSTEMS) wishes->down &= (uint8_t)~(1u << first);
        break;
    case CALL_USE: wishes->use = first < SYSTEMS ? first : NO_SYSTEM; break;
    case CALL_READY:
        if (first < SYSTEMS) bot->watch[call->team].ready |= (uint8_t)(1u << first);
        break;
    case CALL_SHOT:
        wishes->shot_at = first;
        wishes->shot_percent = call->parameter[1];
        break;
    case CALL_WAIT: wishes->wait = 1; break;
    default: break;
    }
}

/* --- whose duty is it? ----------------------------------------------------------------------- */

static uint8_t own_player(const struct bot *bot)
{
    for (int role = 0; role < ROLES; role++)
        if (bot_holds(bot, role))
            return (uint8_t)player_of_role(bot->setup.players[bot->setup.team], role);
    return 0;
}

static bool duty_due(const struct bot *bot, const struct view_boat *own)
{
    return (own->mark && bot_holds(bot, FIRST_MATE)) || (own->cross && bot_holds(bot, ENGINEER));
}

/* Who says STOP aims. A STOP that another said before this bot sat down is let be, unless somebody
 * else of the crew may be aiming. */
static bool aim_due(const struct bot *bot, const struct view *view)
{
    struct order cancel = order_of(DO_CANCEL, bot->setup.team);
    struct game game = {.rules = view->rules, .await = view->await,
                        .stop_system = view->stop_system};
    return bot->aim.team == bot->setup.team || !(order_roles(&game, &cancel) & ~bot->setup.roles);
}

static bool awaited(const struct bot *bot, const struct view *view)
{
    if (view->await_team != bot->setup.team) return false;
    switch (view->await) {
    case AWAIT_AIM: return aim_due(bot, view);
    case AWAIT_DUTIES: return duty_due(bot, &view->boat[bot->setup.team]);
    case AWAIT_ANSWER:
    case AWAIT_VOLCANO: return bot_holds(bot, CAPTAIN);
    case AWAIT_PENALTY: return bot_holds(bot, ENGINEER);
    default: return false;
    }
}

static bool own_time(const struct bot *bot, const struct view *view)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    return own->depth == SUBMERGED && !own->mark && !own->cross &&
           (view->mode == REAL_TIME || view->turn == bot->setup.team);
}

static bool surface_due(const struct bot *bot, const struct view *view)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    if (view->mode != REAL_TIME) return false;
    if (own->depth == TRACING) return own->signers >> (own_player(bot) - 1) & 1;
    return own->depth == SECURED && bot_holds(bot, CAPTAIN);
}

static bool trigger_due(const struct bot *bot, const struct view *view)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    return bot_holds(bot, CAPTAIN) && own->depth == SUBMERGED && bits_any(&own->mines) &&
           bot->heard != bot->thought && bot->setup.level != LEVEL_RANDOM;
}

static bool order_due(const struct bot *bot, const struct view *view)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    if (view->phase == OVER) return false;
    if (view->phase == PLACING) return bot_holds(bot, CAPTAIN) && !own->placed;
    if (view->await != AWAIT_NOTHING) return awaited(bot, view);
    if (own->mark || own->cross) return duty_due(bot, own) || trigger_due(bot, view);
    if (own->confirm && bot_holds(bot, ENGINEER)) return true;
    if (surface_due(bot, view) || trigger_due(bot, view)) return true;
    if (!own_time(bot, view)) return false;
    return bot_holds(bot, CAPTAIN) ||
           (bot_holds(bot, FIRST_MATE) && bot->wishes.use != NO_SYSTEM);
}

/* The player who is Captain as well need not tell himself. */
static bool calls_due(const struct bot *bot, const struct view *view)
{
    return bot->news && view->phase == PLAYING && !bot_holds(bot, CAPTAIN);
}

uint32_t bot_delay_ms(struct bot *bot, const struct view *view)
{
    if (!order_due(bot, view) && !calls_due(bot, view)) return BOT_IDLE;
    return pace_ms(bot, view);
}

/* --- thinking -------------------------------------------------------------------------------- */

static bool random_order(struct bot *bot, const struct game *game, const struct legal *legal,
                         struct order *order)
{
    for (int tries = 0; tries < 200 && legal->count; tries++) {
        *order = legal_order(legal, bot_random(bot, legal->count));
        int role = order_role(game, order);
        if (order->kind == DO_RESIGN || order->kind == DO_DRAW || order->kind == DO_STOP) continue;
        if (order->kind != DO_TRACE && !bot_holds(bot, role)) continue;
        if (order->kind == DO_TRACE && order->player != own_player(bot)) continue;
        return true;
    }
    return false;
}

static struct order trace_order(const struct bot *bot, const struct view *view)
{
    struct order order = order_of(DO_TRACE, bot->setup.team);
    uint8_t left = (uint8_t)~view->boat[bot->setup.team].traced;
    order.value = (uint8_t)(1 + __builtin_ctz(left));
    return order;
}

static bool surfaced_order(struct bot *bot, const struct view *view, struct order *order)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    if (!surface_due(bot, view)) return false;
    *order = own->depth == TRACING ? trace_order(bot, view) : order_of(DO_DIVE, bot->setup.team);
    return true;
}

static bool marks_now(const struct bot *bot, const struct view_boat *own)
{
    return own->mark && bot_holds(bot, FIRST_MATE);
}

/* What was chosen before STOP; nobody has moved since. */
static struct order aimed_order(const struct bot *bot, const struct game *game)
{
    bool may = bot->aim.team == bot->setup.team && game_check(game, &bot->aim) == ERROR_OK;
    return may ? bot->aim : order_of(DO_CANCEL, bot->setup.team);
}

static struct order awaited_order(struct bot *bot, const struct view *view,
                                  const struct game *game, const struct legal *legal)
{
    if (view->await == AWAIT_AIM) return aimed_order(bot, game);
    if (view->await == AWAIT_DUTIES && marks_now(bot, &view->boat[bot->setup.team]))
        return first_mate_mark(bot, game, legal);
    if (view->await == AWAIT_ANSWER) return captain_answer(bot, game, legal);
    if (view->await == AWAIT_VOLCANO) return captain_volcano(bot, game);
    return engineer_cross(bot, game, legal);
}

static bool give(struct order *order, struct order chosen)
{
    *order = chosen;
    return true;
}

static bool think_order(struct bot *bot, const struct view *view, const struct game *game,
                        const struct legal *legal, struct bot_deed *deed)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    struct order *order = &deed->order;
    if (view->phase == PLACING) return give(order, captain_place(bot, game));
    if (view->await != AWAIT_NOTHING) return give(order, awaited_order(bot, view, game, legal));
    if (bot_holds(bot, CAPTAIN) && may(legal, LEGAL_TRIGGERS) &&
        captain_trigger(bot, game, legal, order))
        return true;
    if (marks_now(bot, own)) return give(order, first_mate_mark(bot, game, legal));
    if (own->cross && bot_holds(bot, ENGINEER))
        return give(order, engineer_cross(bot, game, legal));
    if (own->mark || own->cross) return false;
    if (own->confirm && bot_holds(bot, ENGINEER))
        return give(order, order_value(DO_CONFIRM, bot->setup.team, true));
    if (surfaced_order(bot, view, order)) return true;
    if (!own_time(bot, view)) return false;
    if (!bot_holds(bot, CAPTAIN)) return first_mate_detect(bot, game, legal, order);
    return captain_order(bot, view, game, legal, deed);
}

static void sign(struct bot *bot, const struct game *game, struct bot_deed *deed)
{
    struct order *order = &deed->order;
    if (order->kind == DO_TRACE) {
        order->player = own_player(bot);
        order->initials[0] = 'P';
        order->initials[1] = (char)('0' + order->player);
        order->initials_length = 2;
        pace_trace(bot, order->value, &deed->stroke);
        order->stroke = &deed->stroke;
        return;
    }
    order->by = order_role(game, order);
}

/* In real-time STOP comes first: the target is kept for when everybody stands still. */
static void say_stop(struct bot *bot, const struct view *view, struct order *order)
{
    enum system system = order_system(order);
    if (view->mode != REAL_TIME || view->await != AWAIT_NOTHING || system == NO_SYSTEM) return;
    bot->aim = *order;
    *order = order_value(DO_STOP, bot->setup.team, system);
    order->by = bot->aim.by;
}

static void think_calls(struct bot *bot, const struct view *view, struct bot_deed *deed)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    bot->news = 0;
    if (bot_holds(bot, ENGINEER)) engineer_call(bot, own->crossed, deed);
    if (bot_holds(bot, FIRST_MATE)) first_mate_call(bot, own->gauge, deed);
    if (bot_holds(bot, RADIO_OPERATOR)) radio_operator_call(bot, deed);
}

/* Second edition: a broken system may be ordered and fails. Nobody sane does. */
static void leave_broken(const struct bot *bot, const struct game *game, struct legal *legal)
{
    static const struct {
        uint8_t group, system;
    } needs[] = {{LEGAL_TORPEDOES, TORPEDO}, {LEGAL_MINES, MINE},       {LEGAL_DRONES, DRONE},
                 {LEGAL_SONARS, SONAR},      {LEGAL_SILENCES, SILENCE}, {LEGAL_ARCHERS, SCENARIO},
                 {LEGAL_REPAIRS, SCENARIO}};
    uint32_t crossed = game->boat[bot->setup.team].crossed;
    for (size_t i = 0; i < sizeof needs / sizeof needs[0]; i++)
        if (sheet_broken(crossed, needs[i].system)) legal->groups &= ~(1u << needs[i].group);
}

static void leave_out(const struct bot *bot, struct legal *legal)
{
    if (bot_lacks(bot, BOT_PART_SILENCE)) legal->groups &= ~(1u << LEGAL_SILENCES);
    if (bot_lacks(bot, BOT_PART_MINES)) legal->groups &= ~(1u << LEGAL_MINES);
    if (bot_lacks(bot, BOT_PART_DRONE)) legal->groups &= ~(1u << LEGAL_DRONES);
    if (bot_lacks(bot, BOT_PART_SONAR)) legal->groups &= ~(1u << LEGAL_SONARS);
}

/* With the duty goes what the crew has to know of it, before anybody acts on what was. */
static void report_duty(struct bot *bot, const struct view *view, struct bot_deed *deed)
{
    const struct view_boat *own = &view->boat[bot->setup.team];
    const struct order *order = &deed->order;
    if (order->value == EMPTY_DUTY) return;
    if (order->kind == DO_CROSS)
        engineer_call(bot, sheet_cross(own->crossed, order->value,
                                       view->rules.repair_beats_damage).crossed, deed);
    if (order->kind != DO_MARK) return;
    uint8_t gauge[SYSTEMS];
    memcpy(gauge, own->gauge, sizeof gauge);
    gauge[order->value]++;
    first_mate_call(bot, gauge, deed);
}

bool bot_think(struct bot *bot, const struct view *view, struct bot_deed *deed)
{
    struct game game;
    struct legal legal;
    deed->ordered = false;
    deed->calls = 0;
    if (calls_due(bot, view)) think_calls(bot, view, deed);
    if (!order_due(bot, view)) return deed->calls > 0;
    bot->thought = bot->heard;
    struct radio_guess guess = suppose_enemy(bot);
    suppose(bot, view, &guess, &game);
    game_legal(&game, bot->setup.team, &legal);
    if (bot->setup.level == LEVEL_RANDOM && !surface_due(bot, view))
        deed->ordered = random_order(bot, &game, &legal, &deed->order);
    else {
        leave_broken(bot, &game, &legal);
        leave_out(bot, &legal);
        deed->ordered = think_order(bot, view, &game, &legal, deed);
    }
    if (deed->ordered) sign(bot, &game, deed);
    if (deed->ordered) say_stop(bot, view, &deed->order);
    if (deed->ordered && !bot_holds(bot, CAPTAIN)) report_duty(bot, view, deed);
    return deed->ordered || deed->calls;
}
