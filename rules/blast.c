/*
 * Everything that explodes: torpedoes, mines, Archer mines and volcanoes, the chains that they
 * start, and the volcano's gauge that weapons fill.
 */
#include "rules/engine.h"

#include <assert.h>

enum { DIRECT_DAMAGE = 2, INDIRECT_DAMAGE = 1 };

void hurt(struct deed *deed, int team, enum cause cause, int amount)
{
    struct boat *boat = &deed->game->boat[team];
    boat->hull = (boat->hull > amount ? boat->hull - amount : 0);
    struct event *e = emit(deed, EVENT_DAMAGE, team);
    e->cause = cause;
    e->value = amount;
    e->hull = boat->hull;
}

/* A blast at `at` that hits directly up to `direct` spaces away and indirectly one further. */
static void strike(struct deed *deed, int team, uint8_t at, enum cause cause, int direct)
{
    struct game *game = deed->game;
    struct event *e = emit(deed, EVENT_BLAST, team);
    uint8_t result[TEAMS];
    for (int t = 0; t < TEAMS; t++) {
        int distance = space_distance(game->boat[t].at, at);
        result[t] = distance <= direct        ? RESULT_DIRECT
                    : distance == direct + 1 ? RESULT_INDIRECT
                                             : RESULT_CLEAR;
        e->result[t] = result[t];
    }
    e->at = at;
    e->cause = cause;
    for (int t = 0; t < TEAMS; t++)
        if (result[t] != RESULT_CLEAR)
            hurt(deed, t, cause, result[t] == RESULT_DIRECT ? DIRECT_DAMAGE : INDIRECT_DAMAGE);
}

void blast(struct deed *deed, int team, uint8_t at, enum cause cause)
{
    strike(deed, team, at, cause, 0);
}

static bool take_mine(struct boat *boat, uint8_t at)
{
    if (!bits_has(&boat->mines, at)) return false;
    bits_drop(&boat->mines, at);
    bits_drop(&boat->fresh, at);
    return true;
}

static struct bits all_mines(const struct game *game)
{
    return bits_or(game->boat[BLUE].mines, game->boat[YELLOW].mines);
}

/* Mines on these spaces are gone without exploding; only their owner's Captain learns it. */
static void sweep(struct deed *deed, struct bits spaces)
{
    struct bits hit = bits_and(spaces, all_mines(deed->game));
    EACH_SPACE (at, &hit) {
        for (int t = 0; t < TEAMS; t++)
            if (take_mine(&deed->game->boat[t], at)) emit(deed, EVENT_MINE_GONE, t)->at = at;
    }
}

static void explode_mines(struct deed *deed, struct bits spaces)
{
    EACH_SPACE (at, &spaces)
        for (int t = 0; t < TEAMS; t++)
            if (take_mine(&deed->game->boat[t], at)) blast(deed, t, at, CAUSE_MINE);
}

/* Waves of mines, each next to the one before, row by row from the north-west within a wave. */
static void chain(struct deed *deed, struct bits impacts)
{
    int chains = deed->game->rules.torpedo_chain;
    struct bits wave = impacts;
    while (chains != CHAIN_NONE) {
        wave = bits_and(bits_grow8(wave), all_mines(deed->game));
        if (!bits_any(&wave)) return;
        explode_mines(deed, wave);
        if (chains == CHAIN_ONE) return;
    }
}

void impact(struct deed *deed, int team, uint8_t at, enum cause cause)
{
    blast(deed, team, at, cause);
    if (!bits_any(&deed->game->boat[BLUE].mines) && !bits_any(&deed->game->boat[YELLOW].mines))
        return;
    sweep(deed, bits_one(at));
    chain(deed, bits_one(at));
}

static struct bits slope_of(const struct game *game, int volcano)
{
    struct bits slope = bits_grow8(bits_one(game->chart.volcano[volcano]));
    bits_drop(&slope, game->chart.volcano[volcano]);
    return slope;
}

static void erupt(struct deed *deed, int team)
{
    struct game *game = deed->game;
    bool slopes = game->rules.eruption == ERUPTION_SLOPES;
    emit(deed, EVENT_VOLCANO, team)->value = VOLCANO_ERUPTION;
    for (int v = 0; v < VOLCANOES; v++) {
        uint8_t at = game->chart.volcano[v];
        struct bits impacts = slopes ? slope_of(game, v) : bits_one(at);
        strike(deed, team, at, CAUSE_VOLCANO, slopes);
        sweep(deed, impacts);
        chain(deed, impacts);
    }
}

static bool destroyed(const struct game *game)
{
    return !game->boat[BLUE].hull || !game->boat[YELLOW].hull;
}

void weapon_used(struct deed *deed, int team)
{
    struct game *game = deed->game;
    struct boat *boat = &game->boat[team];
    if (game->chart.scenario != SCENARIO_VOLCANO || game->eruptions == VOLCANO_EVENT_COUNT ||
        destroyed(game))
        return;
    struct event *e = emit(deed, EVENT_MARKED, team);
    e->hears |= audience_ears[AUDIENCE_CAPTAIN][team];
    e->system = SCENARIO;
    e->value = ++boat->gauge[SCENARIO];
    if (boat->gauge[SCENARIO] < game_gauge_size(game, SCENARIO)) return;
    if (game->eruptions == VOLCANO_ERUPTION) {
        boat->gauge[SCENARIO] = 0;
        game->eruptions++;
        erupt(deed, team);
    } else {
        wait_for(game, AWAIT_VOLCANO, team);
    }
}

static void pour_lava(struct deed *deed, int volcano)
{
    struct game *game = deed->game;
    struct bits slope = slope_of(game, volcano);
    for (int t = 0; t < TEAMS; t++)
        if (bits_has(&slope, game->boat[t].at)) hurt(deed, t, CAUSE_LAVA, game->boat[t].hull);
    sweep(deed, slope);
    game->chart.sea = bits_without(game->chart.sea, slope);
    game->chart.ice = bits_without(game->chart.ice, slope);
    game->chart.hole = bits_without(game->chart.hole, slope);
}

void name_volcano(struct deed *deed, int team, int which)
{
    struct game *game = deed->game;
    assert(game->eruptions == VOLCANO_TOXIC || game->eruptions == VOLCANO_LAVA);
    struct event *e = emit(deed, EVENT_VOLCANO, team);
    e->value = game->eruptions;
    e->which = which;
    game->await = AWAIT_NOTHING;
    game->boat[team].gauge[SCENARIO] = 0;
    game->smoke = game->eruptions == VOLCANO_TOXIC ? which : 0;
    if (game->eruptions++ == VOLCANO_LAVA) pour_lava(deed, which - 1);
}
