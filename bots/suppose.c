/*
 * A game that fits what the seat may know. What the own crew knows is copied from the view; what is
 * hidden is filled in from the watch and the crew's calls. The result is good for game_legal, and
 * for the search to play on with.
 */
#include <string.h>

#include "bots/inside.h"

enum { SENSIBLE_PERCENT = 70 };

struct radio_guess suppose_enemy(struct bot *bot)
{
    struct estimate *estimate = bot->estimate[bot->setup.team ^ 1];
    if (estimate) return estimate_sample(estimate, bot->belief, &bot->rng);
    if (bot->belief) return radio_sample(bot->belief, &bot->rng);
    const struct bits *cells = &bot->rough[bot->setup.team ^ 1];
    int count = bits_count(cells);
    uint8_t at = count ? bits_nth(cells, (int)bot_random(bot, (uint32_t)count)) : NOWHERE;
    return (struct radio_guess){.at = at, .route = bits_one(at), .mines = bits_none()};
}

/* Gauges that can take a mark which nobody heard of: one that would have been announced when full
 * keeps `spare` spaces open. */
static unsigned unheard(const struct game *game, const struct boat *boat, int spare)
{
    unsigned markable = 0;
    for (enum system system = 0; system < SYSTEMS; system++)
        if (boat->gauge[system] + spare < game_gauge_size(game, system)) markable |= 1u << system;
    return markable & ~(unsigned)boat->dead;
}

/* Marks that nobody heard of go where a sensible First Mate puts them, or anywhere now and then. */
static void spread_marks(struct bot *bot, struct game *game, enum team team, int marks, int spare)
{
    struct boat *boat = &game->boat[team];
    int places[TEAMS] = {boat_places(bot, BLUE), boat_places(bot, YELLOW)};
    for (; marks > 0; marks--) {
        unsigned markable = unheard(game, boat, spare);
        if (!markable) return;
        int system = best_mark(&bot->weights, game, team, markable, places[team ^ 1], places[team]);
        if (!bot_chance(bot, SENSIBLE_PERCENT))
            system = nth_bit(markable, bot_random(bot, (uint32_t)__builtin_popcount(markable)));
        boat->gauge[system]++;
    }
}

static void guess_gauges(struct bot *bot, struct game *game, enum team team)
{
    struct boat *boat = &game->boat[team];
    const struct watch *watch = &bot->watch[team];
    for (int s = 0; s < SYSTEMS; s++)
        boat->gauge[s] = watch->ready >> s & 1 ? (uint8_t)game_gauge_size(game, s) : 0;
    bool told = game->rules.ready_public || team == bot->setup.team;
    spread_marks(bot, game, team, watch->marks, told);
}

/* The Captain who cannot see the sheet: what a sensible Engineer would have crossed out, put right
 * by what he was told: at least one symbol of a kind that is down, none of the others. */
static uint32_t guess_sheet(const struct bot *bot)
{
    uint32_t crossed = bot->watch[bot->setup.team].crossed, down = 0;
    EACH_BIT (s, bot->wishes.down | bot->refused) down |= sheet_kind[system_kind(s)];
    crossed &= down | sheet_kind[RADIATION];
    for (int kind = WEAPON; kind < RADIATION; kind++)
        if (down & sheet_kind[kind] && !(crossed & sheet_kind[kind]))
            crossed |= sheet_kind[kind] & (~sheet_kind[kind] + 1);
    return crossed;
}

static void copy_public(const struct view_boat *seen, struct boat *boat)
{
    boat->hull = seen->hull;
    boat->depth = seen->depth;
    boat->traced = seen->traced;
    boat->dead = seen->dead;
    boat->draw_offered = seen->draw_offered;
    boat->panel = NO_DIR;
}

static void copy_captain(const struct view_boat *seen, struct boat *boat)
{
    boat->at = seen->at;
    boat->route = seen->route;
    boat->mines = seen->mines;
    boat->fresh = seen->fresh;
}

static void fill_own(struct bot *bot, const struct view *view, struct game *game)
{
    int team = bot->setup.team;
    const struct view_boat *seen = &view->boat[team];
    struct boat *boat = &game->boat[team];
    const struct watch *watch = &bot->watch[team];
    copy_public(seen, boat);
    boat->mark = seen->mark;
    boat->cross = seen->cross;
    boat->panel = seen->panel;
    boat->course_since = seen->course_since;
    boat->sailed = watch->sailed;
    boat->silence_marking = watch->silent && seen->mark == DUTY_OWED &&
                            game->rules.silence_gauge_order == SILENCE_MARK_FIRST;
    boat->at = NOWHERE;
    if (bot_sees(view, team, CAPTAIN)) copy_captain(seen, boat);
    if (bot_sees(view, team, FIRST_MATE)) memcpy(boat->gauge, seen->gauge, sizeof boat->gauge);
    else guess_gauges(bot, game, team);
    boat->crossed = bot_sees(view, team, ENGINEER) ? seen->crossed : guess_sheet(bot);
    for (int i = 0; i < PLAYERS_MAX; i++) boat->signed_by[i] = !(seen->signers >> i & 1);
}

static void fill_enemy(struct bot *bot, const struct view *view, const struct radio_guess *guess,
                       struct game *game)
{
    int team = bot->setup.team ^ 1;
    struct boat *boat = &game->boat[team];
    copy_public(&view->boat[team], boat);
    boat->at = guess->at;
    boat->route = guess->route;
    boat->mines = guess->mines;
    boat->sailed = boat->course_since = 1;
    boat->crossed = bot->watch[team].crossed;
    guess_gauges(bot, game, team);
}

void suppose(struct bot *bot, const struct view *view, const struct radio_guess *guess,
             struct game *game)
{
    memset(game, 0, sizeof *game);
    game->rules = view->rules;
    game->chart = view->chart;
    game->rng = bot->rng;
    game->mode = view->mode;
    game->phase = view->phase;
    memcpy(game->players, view->players, sizeof game->players);
    game->first = view->first;
    game->turn = view->turn;
    game->extra = view->extra;
    game->course_done = view->course_done;
    game->await = view->await;
    game->await_team = view->await_team;
    game->eruptions = view->eruptions;
    game->smoke = view->smoke;
    game->winner = view->winner;
    fill_own(bot, view, game);
    fill_enemy(bot, view, guess, game);
    if (game->mode == TURN_BY_TURN && game->turn < TEAMS)
        game->activated = bot->watch[game->turn].activated;
    game->stop = game->mode == REAL_TIME && game->await != AWAIT_NOTHING;
}
