/*
 * The loop around bots: who has something to do thinks, the rules judge, everyone hears. It lives
 * in one thread and draws on nothing but the match's seed.
 */
#include "tools/arena.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/rng.h"
#include "tools/belief.h"
#include "tools/monotonic.h"
#include "tools/recording.h"
#include "tools/program_crew.h"

enum { SEATED_MAX = TEAMS * PLAYERS_MAX, REFUSED_MAX = 200, IDLE_MAX = 100,
       ORDERS_A_TURN_MAX = 40 };
enum { QUIET_MAX_MS = 600000, TRACE_ORDERS = 5 };

struct seated {
    const struct bots_plugin *crew;
    struct bot *bot;
    struct program_crew *program; /* plays the whole crew; then there is no bot */
    uint8_t team, seat; /* the first of its player's seats */
    uint16_t ears;
    uint8_t waiting;    /* a timer is running */
    uint64_t due_ms;
};

struct arena {
    const struct arena_match *match;
    struct arena_result *result;
    struct decision_times *times;
    struct game game;
    struct events events;
    struct recording recording;
    bool recorded; /* the recording is kept, in a file or for the programs' questions */
    struct belief belief;
    int count;
    struct seated seated[SEATED_MAX];
    uint64_t now_ms, acted_ms; /* acted_ms: when the last order was given */
    int idle;
};

static void trouble(struct arena *arena, const char *what, const char *why)
{
    char *text = arena->result->trouble;
    if (!*text) snprintf(text, sizeof arena->result->trouble, "%s: %s", what, why);
}

static void unwritten(struct arena *arena, const char *file, int error)
{
    char *text = arena->result->unwritten;
    if (!*text) snprintf(text, sizeof arena->result->unwritten, "%s: %s", file, strerror(error));
}

/* --- seating --------------------------------------------------------------------------------- */

static bool is_ours(const struct arena_match *match, int team)
{
    const struct bots_plugin *crew = match->crew[team];
    return !match->command[team] && (!crew || crew == bots_plugin());
}

/* Everybody at the table sees which bot plays the other Captain. */
static const struct choice_model *enemy_of(const struct arena_match *match, int team)
{
    if (!is_ours(match, team) || !is_ours(match, team ^ 1)) return NULL;
    return level_choices(match->bot[team ^ 1].level, chart_mode(&match->setup.chart));
}

struct bot_setup arena_bot_setup(const struct arena_match *match, int team, int player,
                                 uint64_t seed)
{
    const struct setup *setup = &match->setup;
    struct bot_setup bot = match->bot[team];
    bot.rules = setup->rules;
    bot.chart = setup->chart;
    memcpy(bot.players, setup->players, sizeof bot.players);
    bot.team = team;
    bot.seed = seed;
    bot.enemy = enemy_of(match, team);
    bot.roles = 0;
    for (int role = 0; role < ROLES; role++)
        if (player_of_role(setup->players[team], role) == player)
            bot.roles |= (uint8_t)(1u << role);
    return bot;
}

static bool seat_player(struct arena *arena, int team, int player, uint64_t seed)
{
    const struct arena_match *match = arena->match;
    struct bot_setup bot = arena_bot_setup(match, team, player, seed);
    struct seated *seated = &arena->seated[arena->count++];
    seated->team = team;
    seated->seat = (uint8_t)seat_of(team, __builtin_ctz(bot.roles));
    seated->ears = game_ears(&arena->game, seated->seat);
    seated->crew = match->crew[team] ? match->crew[team] : bots_plugin();
    seated->bot = seated->crew->bot_new(&bot);
    return seated->bot != NULL;
}

static FILE *open_transcript(struct arena *arena, const char *path)
{
    FILE *file = path ? fopen(path, "we") : NULL;
    if (path && !file) unwritten(arena, path, errno);
    return file;
}

static bool seat_program(struct arena *arena, int team, uint64_t seed)
{
    const struct arena_match *match = arena->match;
    struct seated *seated = &arena->seated[arena->count++];
    seated->team = team;
    seated->program = program_crew_new(
        &(struct program_crew_setup){.command = match->command[team],
                                     .transcript = open_transcript(arena, match->transcript[team]),
                                     .setup = &match->setup,
                                     .number = match->number,
                                     .team = team,
                                     .seed = (uint32_t)(seed >> 33),
                                     .limit_ms = match->move_ms});
    return seated->program != NULL;
}

static bool seat(struct arena *arena, int team, int player, uint64_t seed)
{
    if (!arena->match->command[team]) return seat_player(arena, team, player, seed);
    return player > 1 || seat_program(arena, team, seed);
}

/* Captains last: a First Mate who was asked for something comes before his Captain goes on. */
static bool seat_all(struct arena *arena)
{
    uint64_t seed = arena->match->setup.seed;
    for (int player = PLAYERS_MAX; player >= 1; player--)
        for (int team = 0; team < TEAMS; team++)
            if (player <= arena->match->setup.players[team] &&
                !seat(arena, team, player, rng_next(&seed)))
                return false;
    return true;
}

/* --- orders ---------------------------------------------------------------------------------- */

static void note_event(struct arena *arena, const struct event *event)
{
    struct arena_result *result = arena->result;
    bool real = arena->game.mode == REAL_TIME;
    if (event->kind == (real ? EVENT_COURSE : EVENT_TURN)) result->turns++;
    if (event->kind == EVENT_DAMAGE && !event->hull) result->cause = event->cause;
    if (event->kind == EVENT_BEGIN) result->first = event->value;
}

static void tell_everyone(struct arena *arena)
{
    struct event heard;
    for (int i = 0; i < arena->events.count; i++) {
        note_event(arena, &arena->events.list[i]);
        for (int s = 0; s < arena->count; s++)
            if (arena->seated[s].bot &&
                event_for(&arena->events.list[i], arena->seated[s].ears, &heard))
                arena->seated[s].crew->bot_hear(arena->seated[s].bot, &heard);
    }
    for (int s = 0; s < arena->count; s++)
        if (arena->seated[s].program) program_crew_hear(arena->seated[s].program, &arena->events);
}

static void apply(struct arena *arena, const struct order *order)
{
    if (arena->recorded && !recording_order(&arena->recording, order))
        unwritten(arena, "record", errno);
    arena->events.count = 0;
    game_apply(&arena->game, order, &arena->events);
    belief_hear(&arena->belief, &arena->game, &arena->events);
    tell_everyone(arena);
    arena->idle = 0;
    if (order->kind == DO_PLACE) arena->result->start[order->team] = order->at;
    if (order->kind != DO_TICK) arena->acted_ms = arena->now_ms;
}

static void refuse(struct arena *arena, struct seated *seated, const struct order *order,
                   enum error error)
{
    arena->result->refused++;
    trouble(arena, order_name(order->kind), error_name(error));
    seated->crew->bot_refused(seated->bot, order, error);
}

static void pass_on_calls(struct arena *arena, const struct bot_deed *deed)
{
    for (int i = 0; i < deed->calls; i++) {
        arena->result->calls++;
        if (arena->recorded) record_call(&arena->recording.record, &deed->call[i],
                                          &arena->recording.bytes);
        for (int s = 0; s < arena->count; s++)
            if (arena->seated[s].bot && arena->seated[s].team == deed->call[i].team)
                arena->seated[s].crew->bot_listen(arena->seated[s].bot, &deed->call[i]);
    }
}

/* Duties that take no thought are not counted. */
static void time_decision(struct arena *arena, int team, enum order_kind kind, uint64_t ns)
{
    if (kind != DO_MARK && kind != DO_CROSS) decision_times_add(&arena->times[team], ns);
}

/* Lets a bot think and does what it says. */
static void let_think(struct arena *arena, struct seated *seated, const struct view *view)
{
    struct bot_deed deed;
    uint64_t begun = monotonic_ns();
    arena->idle++;
    if (!seated->crew->bot_think(seated->bot, view, &deed)) return;
    if (deed.ordered) {
        time_decision(arena, seated->team, deed.order.kind, monotonic_ns() - begun);
        enum error error = game_check(&arena->game, &deed.order);
        arena->result->orders++;
        if (error == ERROR_OK) apply(arena, &deed.order);
        else refuse(arena, seated, &deed.order, error);
    }
    pass_on_calls(arena, &deed);
}

/* --- programs -------------------------------------------------------------------------------- */

/* The crew of a program that failed has left the game, and its enemy hears of it. */
static void forfeit(struct arena *arena, struct seated *seated)
{
    struct order abandon = {.kind = DO_ABANDON, .team = seated->team, .by = NO_ROLE};
    struct arena_fault *fault = memory_new(1, sizeof *fault);
    struct program_crew *program = seated->program;
    const char *why = program ? program_crew_fault(program) : "it could not be started";
    fault->team = seated->team;
    snprintf(fault->reason, sizeof fault->reason, "%s", why);
    if (program)
        snprintf(fault->last_words, sizeof fault->last_words, "%s",
                 program_crew_last_words(program));
    arena->result->fault = fault;
    apply(arena, &abandon);
}

static enum program_crew_said ask_program(struct arena *arena, struct seated *seated,
                                        enum program_crew_asked asked,
                                        struct program_crew_move *move)
{
    struct program_crew_context context = {.game = &arena->game,
                                           .belief = &arena->belief,
                                           .recording = &arena->recording,
                                           .now_ms = arena->now_ms};
    uint64_t begun = monotonic_ns();
    enum program_crew_said said = program_crew_move(seated->program, &context, asked, move);
    if (said == PROGRAM_FAULT) {
        forfeit(arena, seated);
    } else if (said == PROGRAM_ORDERS) {
        time_decision(arena, seated->team, move->order.kind, monotonic_ns() - begun);
        arena->result->orders++;
        apply(arena, &move->order);
    }
    return said;
}

/* Turn-by-turn; false when the program had nothing to do. */
static bool program_crew_turn(struct arena *arena, struct seated *seated)
{
    struct program_crew_move move;
    bool must = program_crew_must_act(seated->program, &arena->game);
    if (!must && !program_crew_has_chance(seated->program, &arena->game)) return false;
    ask_program(arena, seated, must ? PROGRAM_MUST : PROGRAM_CHANCE, &move);
    return true;
}

static uint64_t program_crew_pace_ms(const struct arena *arena, const struct seated *seated)
{
    bool tracing = arena->game.boat[seated->team].depth == TRACING;
    return (uint64_t)arena->match->order_ms * (tracing ? TRACE_ORDERS : 1);
}

/* Real-time: its next hour. A pause of its own ends when the game waits for it. */
static void program_crew_timer(struct arena *arena, struct seated *seated)
{
    uint64_t soon_ms = arena->now_ms + program_crew_pace_ms(arena, seated);
    bool awaited = arena->game.await != AWAIT_NOTHING && arena->game.await_team == seated->team;
    if (seated->waiting && (!awaited || seated->due_ms <= soon_ms)) return;
    seated->waiting = 1;
    seated->due_ms = soon_ms;
}

static void program_crew_hour(struct arena *arena, struct seated *seated)
{
    struct program_crew_move move;
    seated->waiting = 0;
    if (!program_crew_can_act(seated->program, &arena->game)) return;
    if (ask_program(arena, seated, PROGRAM_MAY, &move) != PROGRAM_WAITS) return;
    seated->waiting = 1;
    seated->due_ms = arena->now_ms + move.wait_ms;
}

/* --- the two modes --------------------------------------------------------------------------- */

/* Two boats that can only surface and dive would do so for ever, without a single turn. */
static bool wears_on(const struct arena *arena)
{
    return arena->result->turns > arena->match->turns_max ||
           arena->result->orders / ORDERS_A_TURN_MAX > arena->match->turns_max;
}

static bool goes_on(const struct arena *arena)
{
    return arena->game.phase != OVER && !wears_on(arena) &&
           arena->result->refused < REFUSED_MAX && arena->idle < IDLE_MAX &&
           arena->now_ms - arena->acted_ms < QUIET_MAX_MS;
}

/* Turn-by-turn: rounds in which everybody who wants to thinks once. */
static void play_turns(struct arena *arena)
{
    bool busy = true;
    while (goes_on(arena) && busy) {
        busy = false;
        for (int s = 0; s < arena->count && goes_on(arena); s++) {
            struct seated *seated = &arena->seated[s];
            if (seated->program) {
                busy |= program_crew_turn(arena, seated);
                continue;
            }
            struct view view = view_for(&arena->game, seated->seat);
            if (seated->crew->bot_delay_ms(seated->bot, &view) == BOT_IDLE) continue;
            busy = true;
            let_think(arena, seated, &view);
        }
    }
}

static void start_timers(struct arena *arena)
{
    for (int s = 0; s < arena->count; s++) {
        struct seated *seated = &arena->seated[s];
        if (seated->program) program_crew_timer(arena, seated);
        if (seated->waiting) continue;
        struct view view = view_for(&arena->game, seated->seat);
        uint32_t delay = seated->crew->bot_delay_ms(seated->bot, &view);
        seated->waiting = delay != BOT_IDLE;
        seated->due_ms = arena->now_ms + delay;
    }
}

static struct seated *next_due(struct arena *arena)
{
    struct seated *next = NULL;
    for (int s = 0; s < arena->count; s++)
        if (arena->seated[s].waiting && (!next || arena->seated[s].due_ms < next->due_ms))
            next = &arena->seated[s];
    return next;
}

static void pass_time(struct arena *arena, uint64_t until_ms)
{
    struct order tick = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE,
                         .ms = (uint32_t)(until_ms - arena->now_ms)};
    int idle = arena->idle;
    arena->now_ms = until_ms;
    if (tick.ms && arena->game.phase == PLAYING) apply(arena, &tick);
    arena->idle = idle;
}

static void play_in_time(struct arena *arena)
{
    while (goes_on(arena)) {
        start_timers(arena);
        struct seated *seated = next_due(arena);
        if (!seated) {
            if (arena->game.await != AWAIT_RESUME) break;
            pass_time(arena, arena->now_ms + arena->game.await_ms);
            continue;
        }
        pass_time(arena, seated->due_ms);
        if (seated->program) {
            program_crew_hour(arena, seated);
            continue;
        }
        seated->waiting = 0;
        struct view view = view_for(&arena->game, seated->seat);
        let_think(arena, seated, &view);
    }
}

/* --- a game ---------------------------------------------------------------------------------- */

static void finish(struct arena *arena)
{
    struct arena_result *result = arena->result;
    result->over = arena->game.phase == OVER;
    result->stuck = !result->over && !wears_on(arena);
    result->winner = arena->game.winner;
    result->ms = arena->now_ms;
    for (int team = 0; team < TEAMS; team++) result->hull[team] = arena->game.boat[team].hull;
    if (arena->recorded && !recording_close(&arena->recording))
        unwritten(arena, "record", errno);
    for (int s = 0; s < arena->count; s++) {
        if (arena->seated[s].bot) arena->seated[s].crew->bot_free(arena->seated[s].bot);
        program_crew_free(arena->seated[s].program);
    }
    belief_release(&arena->belief);
}

static void open_recording(struct arena *arena)
{
    const struct arena_match *match = arena->match;
    if (!match->record && !match->command[BLUE] && !match->command[YELLOW]) return;
    arena->recorded = recording_open(&arena->recording, &match->setup, match->record);
    if (!arena->recorded)
        unwritten(arena, match->record ? match->record : "record", errno);
}

static void play(struct arena *arena)
{
    if (seat_all(arena)) {
        if (arena->game.mode == REAL_TIME) play_in_time(arena);
        else play_turns(arena);
        return;
    }
    struct seated *last = &arena->seated[arena->count - 1];
    if (arena->match->command[last->team]) forfeit(arena, last);
    else trouble(arena, "bot", "no memory");
}

void arena_play(const struct arena_match *match, struct arena_result *result,
                struct decision_times times[TEAMS])
{
    memset(result, 0, sizeof *result);
    struct arena *arena = memory_new(1, sizeof *arena);
    arena->match = match;
    arena->result = result;
    arena->times = times;
    game_init(&arena->game, &match->setup);
    open_recording(arena);
    play(arena);
    finish(arena);
    free(arena);
}
