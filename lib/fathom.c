/* A game's life: made, asked, stepped. Every step goes through take_order. */
#include "lib/fathom.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "bots/rough.h"
#include "lib/inside.h"
#include "lib/options.h"
#include "rules/rng.h"

enum { DICE = 0x51a7, BOT_ORDERS_MAX = 100000 };

uint32_t fathom_version(void) { return FATHOM_VERSION; }

bool is_team(int team) { return team == BLUE || team == YELLOW; }

unsigned crew_seats(enum team team) { return ((1u << ROLES) - 1) << (team * ROLES); }

uint16_t crew_ears(const struct game *game, enum team team)
{
    return game_ears_of(game, crew_seats(team));
}

/* --- bots ------------------------------------------------------------------------------------ */

static bool read_bot(const fathom_game *game, int team, const char *name, struct bot_setup *setup)
{
    *setup = (struct bot_setup){.rules = game->setup.rules,
                                .chart = game->setup.chart,
                                .players = {game->setup.players[BLUE], game->setup.players[YELLOW]},
                                .team = team,
                                .roles = (1 << ROLES) - 1,
                                .seed = game->setup.seed + 1};
    return level_read(name, setup);
}

static void seat_bot(fathom_game *game, int team)
{
    struct bot_setup setup;
    bot_free(game->bot[team]);
    game->bot[team] = NULL;
    if (!game->bot_name[team][0]) return;
    read_bot(game, team, game->bot_name[team], &setup);
    game->bot[team] = bot_new(&setup);
}

int fathom_bot(fathom_game *game, int team, const char *name, char why[FATHOM_WHY_MAX])
{
    struct bot_setup setup;
    if (!is_team(team)) snprintf(why, FATHOM_WHY_MAX, "there is no team %d", team);
    else if (game->history_count) snprintf(why, FATHOM_WHY_MAX, "the game has begun");
    else if (*name && (strlen(name) >= BOT_NAME_MAX || !read_bot(game, team, name, &setup)))
        snprintf(why, FATHOM_WHY_MAX, "there is no bot \"%.60s\"", name);
    else {
        memcpy(game->bot_name[team], name, strlen(name) + 1);
        seat_bot(game, team);
        return 1;
    }
    return 0;
}

static void bots_hear(fathom_game *game, const struct events *events)
{
    struct event heard;
    for (int team = 0; team < TEAMS; team++) {
        if (!game->bot[team]) continue;
        uint16_t ears = crew_ears(&game->game, team);
        for (int i = 0; i < events->count; i++)
            if (event_for(&events->list[i], ears, &heard)) bot_hear(game->bot[team], &heard);
    }
}

/* --- a step ---------------------------------------------------------------------------------- */

static void public_hears(fathom_game *game, const struct event *event)
{
    struct event heard;
    if (!event_for(event, EARS_PUBLIC, &heard)) return;
    for (enum team about = BLUE; about < TEAMS; about++) {
        game->rough[about] = rough_hear(game->rough[about], &heard, about, &game->game.rules,
                                        &game->game.chart);
        if (game->radio[about]) radio_hear(game->radio[about], &heard);
    }
}

static void keep_events(fathom_game *game, const struct events *events)
{
    if (events->count > game->event_capacity) {
        game->event_capacity = events->count;
        game->event =
            memory_resize_array(game->event, (size_t)events->count, sizeof *game->event);
    }
    memcpy(game->event, events->list, (size_t)events->count * sizeof *game->event);
    game->event_count = events->count;
    if (events->count && events->list[0].kind == EVENT_TRACED)
        memcpy(game->tracing, events->tracing, sizeof game->tracing);
}

static enum error take_order(fathom_game *game, const struct order *order, int32_t step)
{
    struct events events;
    enum error error = game_check(&game->game, order);
    if (error != ERROR_OK) return error;
    game_apply(&game->game, order, &events);
    history_keep(game, step);
    keep_events(game, &events);
    for (int i = 0; i < events.count; i++) public_hears(game, &events.list[i]);
    bots_hear(game, &events);
    return ERROR_OK;
}

static enum error read_action(const fathom_game *game, int team, int32_t action,
                              struct order *order, struct stroke *stroke)
{
    if (!is_team(team)) return ERROR_UNKNOWN_TEAM;
    if (!action_order(&game->actions, (enum team)team, action, order, stroke))
        return ERROR_BAD_ORDER;
    return ERROR_OK;
}

enum error action_check(const fathom_game *game, int team, int32_t action)
{
    struct order order;
    struct stroke stroke;
    enum error error = read_action(game, team, action, &order, &stroke);
    return error != ERROR_OK ? error : game_check(&game->game, &order);
}

int fathom_apply(fathom_game *game, int team, int32_t action)
{
    struct order order;
    struct stroke stroke;
    enum error error = read_action(game, team, action, &order, &stroke);
    return (int)(error != ERROR_OK ? error : take_order(game, &order, action * 2 + team));
}

int fathom_tick(fathom_game *game, uint32_t ms)
{
    struct order order = {.kind = DO_TICK, .team = NO_TEAM, .by = NO_ROLE, .ms = ms};
    if (!ms || ms > INT32_MAX) return ERROR_BAD_ORDER;
    return (int)take_order(game, &order, -(int32_t)ms);
}

const char *fathom_error(int error) { return error_name((enum error)error); }

static bool bot_acts(fathom_game *game, int team)
{
    struct bot_deed deed;
    struct bot *bot = game->bot[team];
    if (!bot) return false;
    struct view view = view_for_seats(&game->game, crew_seats(team));
    if (bot_delay_ms(bot, &view) == BOT_IDLE || !bot_think(bot, &view, &deed) || !deed.ordered)
        return false;
    int error = fathom_apply(game, team, action_of(&game->actions, &deed.order));
    if (error) bot_refused(bot, &deed.order, (enum error)error);
    return !error;
}

int32_t fathom_play_bots(fathom_game *game)
{
    int32_t orders = 0, before = -1;
    if (game->game.mode == REAL_TIME) return 0;
    while (orders != before && orders < BOT_ORDERS_MAX) {
        before = orders;
        for (int team = 0; team < TEAMS; team++)
            while (orders < BOT_ORDERS_MAX && bot_acts(game, team)) orders++;
    }
    return orders;
}

/* --- questions ------------------------------------------------------------------------------- */

int fathom_turn(const fathom_game *of)
{
    const struct game *game = &of->game;
    if (game->phase == OVER) return FATHOM_NOBODY;
    if (game->phase == PLACING) return game->boat[BLUE].at == NOWHERE ? BLUE : YELLOW;
    if (game->await != AWAIT_NOTHING && game->await != AWAIT_RESUME) return game->await_team;
    return game->mode == TURN_BY_TURN ? (int)game->turn : FATHOM_BOTH;
}

int fathom_winner(const fathom_game *game)
{
    return game->game.phase == OVER ? (int)game->game.winner : -1;
}

uint64_t fathom_hash(const fathom_game *game) { return game_hash(&game->game); }

int32_t fathom_actions(const fathom_game *game) { return actions_count(&game->actions); }

int32_t fathom_legal(const fathom_game *game, int team, uint8_t *mask)
{
    struct legal legal = {0};
    if (is_team(team)) game_legal(&game->game, (enum team)team, &legal);
    return actions_mask(&game->actions, &legal, mask);
}

int32_t fathom_random_action(fathom_game *game, int team)
{
    struct legal legal;
    struct order order;
    if (!is_team(team)) return -1;
    game_legal(&game->game, (enum team)team, &legal);
    uint32_t given_up = (uint32_t)__builtin_popcount(legal.simple & (LEGAL_RESIGN | LEGAL_DRAW));
    if (legal.count == given_up) return -1;
    do order = legal_order(&legal, rng_below(&game->dice, legal.count));
    while (order.kind == DO_RESIGN || order.kind == DO_DRAW);
    return action_of(&game->actions, &order);
}

/* --- making and ending ----------------------------------------------------------------------- */

static void begin(fathom_game *game, uint64_t seed)
{
    game->setup.seed = seed;
    game->dice = seed ^ DICE;
    game_init(&game->game, &game->setup);
    game->history_count = game->event_count = 0;
    for (int team = 0; team < TEAMS; team++) {
        game->rough[team] = game->setup.chart.sea;
        radio_free(game->radio[team]);
        game->radio[team] = NULL;
        if (game->exact) game_radio(game, (enum team)team);
        seat_bot(game, team);
    }
}

fathom_game *fathom_new(const char *words, uint64_t seed, char why[FATHOM_WHY_MAX])
{
    struct options options;
    if (!options_read(&options, words, why)) return NULL;
    fathom_game *game = memory_new(1, sizeof *game);
    game->setup = options.setup;
    game->exact = options.exact;
    actions_make(&game->actions, &game->setup.chart);
    begin(game, seed);
    return game;
}

void fathom_reset(fathom_game *game, uint64_t seed) { begin(game, seed); }

fathom_game *fathom_copy(const fathom_game *game)
{
    fathom_game *copy = memory_copy(game, sizeof *game);
    size_t steps = (size_t)game->history_count, events = (size_t)game->event_count;
    copy->history = memory_copy(game->history, steps * sizeof *game->history);
    copy->history_capacity = game->history_count;
    copy->event = memory_copy(game->event, events * sizeof *game->event);
    copy->event_capacity = game->event_count;
    for (int team = 0; team < TEAMS; team++) {
        copy->bot[team] = NULL;
        copy->bot_name[team][0] = '\0';
        copy->radio[team] = NULL;
        if (copy->exact) game_radio(copy, (enum team)team);
    }
    return copy;
}

void fathom_free(fathom_game *game)
{
    if (!game) return;
    for (int team = 0; team < TEAMS; team++) {
        radio_free(game->radio[team]);
        bot_free(game->bot[team]);
    }
    free(game->history);
    free(game->event);
    free(game);
}
