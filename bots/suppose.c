/*
 * A game that fits what the seat may know: game_from_view, and what is hidden is filled in from the
 * watch and the crew's calls. The result is good for game_legal, and for the search to play on
 * with.
 */
#include "bots/inside.h"

enum { SENSIBLE_PERCENT = 85 };

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
    if (game->chart.scenario == SCENARIO_VOLCANO) markable &= ~(1u << SCENARIO);
    return markable & ~(unsigned)boat->dead;
}

/* Marks that the watch cannot place go where a sensible First Mate puts them. */
static void spread_marks(struct bot *bot, struct game *game, enum team team, int marks, int spare)
{
    struct boat *boat = &game->boat[team];
    struct gauges gauges = gauges_of(bot, game, team);
    for (; marks > 0; marks--) {
        unsigned markable = unheard(game, boat, spare);
        if (!markable) return;
        boat->gauge[best_mark(&bot->weights, &gauges, markable)]++;
    }
}

/* Now and then a mark of the enemy's is not where a sensible First Mate would have it. */
static void stray_marks(struct bot *bot, struct game *game, struct boat *boat, int spare)
{
    for (int s = 0; s < SYSTEMS; s++) {
        int marks = boat->gauge[s] < game_gauge_size(game, s) ? boat->gauge[s] : 0;
        for (; marks > 0; marks--) {
            unsigned markable = unheard(game, boat, spare);
            if (!markable || bot_chance(bot, SENSIBLE_PERCENT)) continue;
            boat->gauge[s]--;
            boat->gauge[bot_any_bit(bot, markable)]++;
        }
    }
}

static void guess_gauges(struct bot *bot, struct game *game, enum team team)
{
    struct boat *boat = &game->boat[team];
    const struct watch *watch = &bot->watch[team];
    bool told = game->rules.ready_public || team == bot->setup.team;
    int left = watch->marks;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = game_gauge_size(game, s), most = told && size ? size - 1 : size;
        int marks = watch->gauge[s] < most ? watch->gauge[s] : most;
        if (marks > left) marks = left;
        boat->gauge[s] = (uint8_t)(watch->ready >> s & 1 ? size : marks);
        if (!(watch->ready >> s & 1)) left -= marks;
    }
    if (left) spread_marks(bot, game, team, left, told);
    if (team != bot->setup.team) stray_marks(bot, game, boat, told);
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

/* What the view tells of the own boat stands already; the rest is guessed. */
static void fill_own(struct bot *bot, const struct view *view, struct game *game)
{
    enum team team = bot->setup.team;
    struct boat *boat = &game->boat[team];
    boat->silence_marking = bot->watch[team].silent && boat->mark == DUTY_OWED &&
                            game->rules.silence_gauge_order == SILENCE_MARK_FIRST;
    if (!bot_sees(view, team, CAPTAIN)) {
        boat->at = NOWHERE;
        boat->route = bits_none();
    }
    if (!bot_sees(view, team, FIRST_MATE)) guess_gauges(bot, game, team);
    if (!bot_sees(view, team, ENGINEER)) boat->crossed = guess_sheet(bot);
}

static void fill_enemy(struct bot *bot, const struct radio_guess *guess, struct game *game)
{
    int team = bot->setup.team ^ 1;
    struct boat *boat = &game->boat[team];
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
    game_from_view(game, view);
    game->rng = bot->rng;
    fill_own(bot, view, game);
    fill_enemy(bot, guess, game);
    if (game->mode == TURN_BY_TURN && game->turn < TEAMS)
        game->activated = bot->watch[game->turn].activated;
}
