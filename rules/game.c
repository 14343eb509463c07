/* Setting up a game, and the questions that the rest of the rules ask of it. */
#include "rules/game.h"

#include <assert.h>
#include <string.h>

#include "rules/engine.h"
#include "rules/rng.h"

static bool crew_size_ok(int players) { return players >= 1 && players <= PLAYERS_MAX; }

const char *setup_problem(const struct setup *setup)
{
    int players = setup->players[BLUE] + setup->players[YELLOW];
    if (setup->chart.side != 10 && setup->chart.side != 15) return "the chart is empty";
    if (!ruleset_valid(&setup->rules)) return "a rule has a value that is not allowed";
    if (!crew_size_ok(setup->players[BLUE]) || !crew_size_ok(setup->players[YELLOW]))
        return "each team has 1 to 4 players";
    if (chart_mode(&setup->chart) == REAL_TIME && players < setup->rules.realtime_min_players)
        return "too few players for real-time";
    if (setup->first > NO_TEAM) return "the first team is blue or yellow";
    return NULL;
}

static void boat_init(struct boat *boat, const struct game *game)
{
    boat->at = NOWHERE;
    boat->hull = game->rules.hull;
    boat->panel = NO_DIR;
    if (game->chart.scenario == SCENARIO_REPAIR) boat->dead = (1 << SCENARIO) - 1;
}

void game_init(struct game *game, const struct setup *setup)
{
    assert(!setup_problem(setup));
    memset(game, 0, sizeof *game);
    game->rules = setup->rules;
    game->chart = setup->chart;
    game->rng = setup->seed;
    rng_next(&game->rng);
    game->mode = chart_mode(&game->chart);
    memcpy(game->players, setup->players, sizeof game->players);
    game->first = setup->first;
    game->turn = game->await_team = game->winner = NO_TEAM;
    for (int team = 0; team < TEAMS; team++) boat_init(&game->boat[team], game);
}

uint64_t game_hash(const struct game *game)
{
    const unsigned char *bytes = (const unsigned char *)game;
    uint64_t hash = 0x9e3779b97f4a7c15ull, word;
    for (size_t i = 0; i < sizeof *game; i += sizeof word) {
        size_t left = sizeof *game - i;
        word = 0;
        memcpy(&word, bytes + i, left < sizeof word ? left : sizeof word);
        hash = (hash ^ word) * 0xff51afd7ed558ccdull;
        hash ^= hash >> 32;
    }
    return hash;
}

int player_of_role(int players, enum role role)
{
    static const uint8_t player[PLAYERS_MAX][ROLES] = {
        {1, 1, 1, 1}, {1, 1, 1, 2}, {1, 1, 2, 3}, {1, 2, 3, 4}};
    return player[players - 1][role];
}

uint16_t game_ears(const struct game *game, int seat)
{
    if (seat == EVERYTHING) return EARS_ALL;
    if (seat >= SEATS) return EARS_PUBLIC;
    enum team team = seat_team(seat);
    int players = game->players[team], player = player_of_role(players, seat_role(seat));
    uint16_t ears = 0;
    for (int role = 0; role < ROLES; role++)
        if (game->rules.open_bridge || player_of_role(players, role) == player)
            ears |= (uint16_t)(1 << seat_of(team, role));
    return ears;
}

int gauge_size(enum scenario scenario, enum system system)
{
    static const uint8_t size[SYSTEMS] = {3, 3, 4, 3, 6, 0};
    static const uint8_t scenario_size[] = {0, 4, 3, 3};
    return system == SCENARIO ? scenario_size[scenario] : size[system];
}

int game_gauge_size(const struct game *game, enum system system)
{
    return gauge_size(game->chart.scenario, system);
}

unsigned game_markable(const struct game *game, enum team team)
{
    const struct boat *boat = &game->boat[team];
    unsigned mask = 0;
    for (int s = 0; s < SYSTEMS; s++)
        if (boat->gauge[s] < game_gauge_size(game, s)) mask |= 1u << s;
    if (game->chart.scenario == SCENARIO_VOLCANO) mask &= ~(1u << SCENARIO);
    return mask & ~(unsigned)boat->dead;
}

struct bits game_open_water(const struct game *game, enum team team)
{
    const struct boat *boat = &game->boat[team];
    struct bits open = bits_without(game->chart.sea, boat->route);
    return game->rules.own_mine_blocks ? bits_without(open, boat->mines) : open;
}

struct bits torpedo_reach(const struct ruleset *rules, struct bits sea, uint8_t at)
{
    struct bits reach = bits_one(at), way = rules->torpedo_path == PATH_FREE ? bits_board() : sea;
    for (int i = 0; i < TORPEDO_MAX; i++) reach = bits_and(bits_grow4(reach), way);
    if (rules->torpedo_min > 0) bits_drop(&reach, at);
    return bits_and(reach, sea);
}

struct bits game_torpedo_reach(const struct game *game, enum team team)
{
    return torpedo_reach(&game->rules, game->chart.sea, game->boat[team].at);
}

unsigned game_courses(const struct game *game, enum team team)
{
    struct bits open = game_open_water(game, team);
    unsigned courses = 0;
    for (enum dir dir = 0; dir < DIRS; dir++)
        if (bits_has(&open, space_step(game->boat[team].at, dir))) courses |= 1u << dir;
    return courses;
}

bool must_surface(const struct game *game, int team)
{
    const struct boat *boat = &game->boat[team];
    if (game->phase != PLAYING || boat->depth != SUBMERGED) return false;
    if (game->mode == TURN_BY_TURN) {
        if (game->turn != team || game->course_done) return false;
    } else if (boat->mark || boat->cross) {
        return false;
    }
    return !game_courses(game, team);
}

bool activation_fails(const struct game *game, int team, enum system system)
{
    return game->rules.broken_activation == BROKEN_PENALTY &&
           sheet_broken(game->boat[team].crossed, system);
}

enum system order_system(const struct order *order)
{
    switch (order->kind) {
    case DO_STOP: return order->value;
    case DO_TORPEDO: return TORPEDO;
    case DO_MINE: return MINE;
    case DO_DRONE: return DRONE;
    case DO_SONAR: return SONAR;
    case DO_SILENCE: return SILENCE;
    case DO_ARCHER:
    case DO_REPAIR: return SCENARIO;
    default: return NO_SYSTEM;
    }
}

static bool is_shy(const struct ruleset *rules, int team)
{
    return rules->shy_first_mate == SHY_BOTH || rules->shy_first_mate == SHY_BLUE + team;
}

uint8_t system_roles(const struct ruleset *rules, int team, enum system system)
{
    if ((system != DRONE && system != SONAR) || is_shy(rules, team)) return 1 << CAPTAIN;
    if (rules->detection_by == DETECTION_BY_FIRST_MATE) return 1 << FIRST_MATE;
    return 1 << CAPTAIN | 1 << FIRST_MATE;
}

/* Those who may aim may let it be; before a STOP, those who ever could. */
static uint8_t cancel_roles(const struct game *game, const struct order *order)
{
    if (game->await != AWAIT_AIM) return 1 << CAPTAIN | 1 << FIRST_MATE;
    return system_roles(&game->rules, order->team, game->stop_system);
}

uint8_t order_roles(const struct game *game, const struct order *order)
{
    switch (order->kind) {
    case DO_MARK: return 1 << FIRST_MATE;
    case DO_CROSS:
    case DO_CONFIRM: return 1 << ENGINEER;
    case DO_TRACE: return (1 << ROLES) - 1;
    case DO_CANCEL: return cancel_roles(game, order);
    default: return system_roles(&game->rules, order->team, order_system(order));
    }
}

enum role order_role(const struct game *game, const struct order *order)
{
    if (order->by < ROLES) return order->by;
    return __builtin_ctz(order_roles(game, order));
}

/* The Engineer's player traces first; then those who have signed the fewest sections. */
uint8_t players_who_may_sign(const struct game *game, int team)
{
    const struct boat *boat = &game->boat[team];
    int players = game->players[team], least = SECTIONS;
    if (boat->depth != TRACING || game->mode != REAL_TIME) return 0;
    if (!boat->traced) return (1 << (player_of_role(players, ENGINEER) - 1));
    for (int i = 0; i < players; i++)
        if (boat->signed_by[i] < least) least = boat->signed_by[i];
    uint8_t mask = 0;
    for (int i = 0; i < players; i++)
        if (boat->signed_by[i] == least) mask |= 1 << i;
    return mask;
}
