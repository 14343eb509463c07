/* What the networks are told of a duel, one number after the other. */
#include "bots/sight.h"

#include <stdlib.h>
#include <string.h>

enum { HULLS = 4, GROUPS = 10, STEPS = 8, WATERS = 2, ISLANDS = 8 };

/* Where the next inputs go. */
struct cursor {
    uint8_t *next;
};

static void put(struct cursor *to, int value)
{
    *to->next++ = (uint8_t)(value > UINT8_MAX ? UINT8_MAX : value);
}

static void put_share(struct cursor *to, int part, int whole)
{
    put(to, whole ? NETWORK_ONE * part / whole : 0);
}

/* One of `count` inputs is 1. */
static void put_one_of(struct cursor *to, int which, int count)
{
    to->next[which < count ? which : count - 1] = NETWORK_ONE;
    to->next += count;
}

static void put_bits(struct cursor *to, uint32_t set, int count)
{
    for (int i = 0; i < count; i++) put(to, set >> i & 1 ? NETWORK_ONE : 0);
}

/* 1, 2, 3, 4, up to 6, 8, 12, 18, 30, more. */
static int size_group(int places)
{
    static const uint8_t most[GROUPS - 1] = {1, 2, 3, 4, 6, 8, 12, 18, 30};
    int group = 0;
    while (group < GROUPS - 1 && places > most[group]) group++;
    return group;
}

static void put_gauges(struct cursor *to, const struct duel_boat *side)
{
    put_one_of(to, side->gauge[TORPEDO], 4);
    put_one_of(to, side->gauge[SILENCE], 7);
    put_share(to, side->gauge[MINE], 3);
    put_share(to, side->gauge[SONAR], 3);
    put_share(to, side->gauge[DRONE], 4);
    put_share(to, side->gauge[SCENARIO], 4);
}

static void put_sheet(struct cursor *to, uint32_t crossed)
{
    put_bits(to, crossed, SYMBOLS);
    for (enum kind kind = WEAPON; kind < RADIATION; kind++)
        put(to, crossed & sheet_kind[kind] ? NETWORK_ONE : 0);
    put_one_of(to, __builtin_popcount(crossed & sheet_kind[RADIATION]), 7);
}

/* The best shot on the other's places from anywhere, and from here. */
static void put_aim(struct cursor *to, const struct duel_tables *tables,
                    const struct duel_boat *side, const struct duel_boat *foe)
{
    enum { AIMED = 60 };
    int places = bits_count(&foe->cells), most = 0, near = 0;
    const struct bits *reach = &tables->reach[side->at];
    if (places <= AIMED)
        EACH_SPACE (at, &foe->cells) {
            int score = duel_hits(tables, &foe->cells, at, foe->hull);
            if (score > most) most = score;
            if (score > near && bits_has(reach, at) && space_distance(at, side->at) > 1)
                near = score;
        }
    put_share(to, most, places);
    put_share(to, near, places);
    put_share(to, duel_usable(side, TORPEDO, 3) ? near : 0, places);
}

/* How many of the other's places lie within so many steps; gives the steps to its true one. */
static int put_steps(struct cursor *to, const struct duel_tables *tables,
                     const struct duel_boat *side, const struct duel_boat *foe)
{
    struct bits reach = bits_one(side->at);
    int places = bits_count(&foe->cells), steps = 0;
    for (int i = 0; i < STEPS; i++) {
        steps += !bits_has(&reach, foe->at);
        reach = bits_and(bits_or(reach, bits_grow4(reach)), tables->chart.sea);
        struct bits in = bits_and(reach, foe->cells);
        put_share(to, bits_count(&in), places);
    }
    return steps + !bits_has(&reach, foe->at);
}

static void put_water(struct cursor *to, const struct duel *duel, const struct duel_boat *side)
{
    static const int flood[WATERS] = {6, 16}, wide[WATERS] = {20, 40};
    struct bits open = duel_open(duel, side), here = bits_one(side->at);
    for (int i = 0; i < WATERS; i++) {
        struct bits water = bits_spread(here, bits_or(open, here), flood[i]);
        int area = bits_count(&water) - 1;
        put_share(to, area < wide[i] ? area : wide[i], wide[i]);
        if (!i) put(to, area < 3 ? NETWORK_ONE : 0);
    }
    put_one_of(to, bits_exits(&open, side->at), DIRS);
}

/* What is dead and how far its island is, ice, Archer mines, volcanoes. */
static void put_scenario(struct cursor *to, const struct duel *duel, const struct duel_boat *side)
{
    const struct chart *chart = &duel->tables->chart;
    const struct scenario_steps *steps = &duel->tables->steps;
    struct bits ring = duel->tables->ring[side->at], ice = bits_and(ring, chart->ice);
    struct bits archer = bits_and(ring, duel->archer);
    int lava = CHART_SIDE_MAX;
    for (int v = 0; v < VOLCANOES && chart->scenario == SCENARIO_VOLCANO && !duel->quiet; v++) {
        int distance = space_distance(side->at, chart->volcano[v]);
        if (distance < lava) lava = distance;
    }
    if (side->dead >> TORPEDO & 1) put_one_of(to, steps->to[TORPEDO][side->at], ISLANDS);
    else to->next += ISLANDS;
    put_share(to, side->dead >> SILENCE & 1 ? steps->to[SILENCE][side->at] : 0, 10);
    put(to, bits_has(&chart->ice, side->at) ? NETWORK_ONE : 0);
    put_share(to, bits_count(&ice), 9);
    put(to, bits_any(&archer) ? NETWORK_ONE : 0);
    put(to, lava <= 1 ? NETWORK_ONE : 0);
    put(to, lava <= 2 ? NETWORK_ONE : 0);
}

static int put_side(struct cursor *to, const struct duel *duel, int team)
{
    const struct duel_boat *side = &duel->side[team], *foe = &duel->side[team ^ 1];
    int mines = bits_count(&side->mines), route = bits_count(&side->route);
    put_one_of(to, side->hull - 1, HULLS);
    put_gauges(to, side);
    put_sheet(to, side->crossed);
    put_share(to, mines < 4 ? mines : 4, 2);
    put_one_of(to, size_group(bits_count(&side->cells)), GROUPS);
    put_aim(to, duel->tables, side, foe);
    int steps = put_steps(to, duel->tables, side, foe);
    put_water(to, duel, side);
    put_share(to, route < 40 ? route : 40, 20);
    put(to, side->surfaced ? NETWORK_ONE : 0);
    put_bits(to, side->dead >> TORPEDO & 1, 1);
    put_bits(to, side->dead >> SILENCE & 1, 1);
    put_scenario(to, duel, side);
    return steps;
}

/* --- what lies around a boat ----------------------------------------------------------------- */

/* Those spaces of a set that lie within `far` of a place, each by so much. */
static void put_around(struct cursor *to, uint8_t middle, const struct bits *set, int far,
                       int value)
{
    int width = 2 * far + 1;
    EACH_SPACE (at, set) {
        int column = space_column(at) - space_column(middle);
        int row = space_row(at) - space_row(middle);
        if (abs(column) > far || abs(row) > far) continue;
        to->next[(row + far) * width + column + far] = (uint8_t)value;
    }
    to->next += width * width;
}

/* What each of so many places counts: together they are 4. */
static int each_of(int places) { return places ? UINT8_MAX / places : 0; }

/* Spaces close by that cannot be entered. */
static void put_blocked(struct cursor *to, uint8_t middle, const struct bits *open)
{
    for (int y = -SIGHT_CLOSE; y <= SIGHT_CLOSE; y++)
        for (int x = -SIGHT_CLOSE; x <= SIGHT_CLOSE; x++) {
            int column = space_column(middle) + x, row = space_row(middle) + y;
            bool free = column >= 0 && column < CHART_SIDE_MAX && row >= 0 &&
                        row < CHART_SIDE_MAX && bits_has(open, space_at(column, row));
            put(to, free ? 0 : NETWORK_ONE);
        }
}

/* The other's places, the own ones in the other's eyes, and what blocks the way. */
static void put_surroundings(struct cursor *to, const struct duel *duel, int team)
{
    const struct duel_boat *side = &duel->side[team], *foe = &duel->side[team ^ 1];
    struct bits open = duel_open(duel, side);
    int places = bits_count(&foe->cells), known = bits_count(&side->cells);
    put_around(to, side->at, &foe->cells, SIGHT_FAR, each_of(places));
    put_around(to, side->at, &side->cells, SIGHT_CLOSE, each_of(known));
    put_blocked(to, side->at, &open);
}

void sight_of_both(const struct duel *duel, enum team team, uint8_t input[SIGHT_OF_BOTH])
{
    struct cursor to = {input};
    memset(input, 0, SIGHT_OF_BOTH);
    int steps = put_side(&to, duel, team);
    put_side(&to, duel, team ^ 1);
    put(&to, duel->turn == team ? NETWORK_ONE : 0);
    put(&to, duel->sailed ? NETWORK_ONE : 0);
    put_share(&to, duel->turn == team ? duel->extra : 0, 2);
    put_share(&to, duel->turn == team ? 0 : duel->extra, 2);
    put_one_of(&to, steps, STEPS + 2);
    put_one_of(&to, duel->tables->chart.scenario, SCENARIO_REPAIR + 1);
    put(&to, duel->quiet ? NETWORK_ONE : 0);
    put_surroundings(&to, duel, team);
    put_surroundings(&to, duel, team ^ 1);
    struct bits there = bits_one(duel->side[team ^ 1].at);
    put_around(&to, duel->side[team].at, &there, SIGHT_FAR, NETWORK_ONE);
}

/* --- what the side on turn can know ---------------------------------------------------------- */

/* What everyone can tell of the other, or guess. */
static void put_known(struct cursor *to, const struct duel_boat *foe)
{
    int mines = bits_count(&foe->mines);
    put_one_of(to, foe->hull - 1, HULLS);
    put_gauges(to, foe);
    put_sheet(to, foe->crossed);
    put_share(to, mines < 4 ? mines : 4, 2);
    put_one_of(to, size_group(bits_count(&foe->cells)), GROUPS);
    put(to, foe->surfaced ? NETWORK_ONE : 0);
    put_bits(to, foe->dead >> TORPEDO & 1, 1);
    put_bits(to, foe->dead >> SILENCE & 1, 1);
}

/* Which options there are, and how far each is behind the best by rule of thumb: 2 for that one, 0
 * for four points of damage less. */
static void put_options(struct cursor *to, const struct duel_options *options, int from, int end)
{
    enum { FAR_BEHIND = 4 };
    double most = -1e9;
    for (int i = from; i < end; i++)
        if (options->left >> i & 1 && options->worth[i] > most) most = options->worth[i];
    put_bits(to, options->left >> from, end - from);
    for (int i = from; i < end; i++) {
        double behind = options->left >> i & 1 ? most - options->worth[i] : FAR_BEHIND;
        put(to, behind < FAR_BEHIND ? (int)(NETWORK_ONE * (FAR_BEHIND - behind) / 2) : 0);
    }
}

/* How many of our places, in the other's eyes, each course would leave. */
static void put_hidden(struct cursor *to, const struct duel *duel)
{
    const struct duel_boat *side = &duel->side[duel->turn];
    int known = bits_count(&side->cells);
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        struct bits after = bits_and(bits_move(side->cells, dir), duel->tables->chart.sea);
        put_share(to, 2 * bits_count(&after), known);
    }
}

void sight_of_one(const struct duel *duel, const struct duel_options *options,
                  uint8_t input[SIGHT_OF_ONE])
{
    struct cursor to = {input};
    memset(input, 0, SIGHT_OF_ONE);
    put_side(&to, duel, duel->turn);
    put_known(&to, &duel->side[duel->turn ^ 1]);
    put(&to, duel->sailed ? NETWORK_ONE : 0);
    put_share(&to, duel->extra, 2);
    put_one_of(&to, duel->tables->chart.scenario, SCENARIO_REPAIR + 1);
    put(&to, duel->quiet ? NETWORK_ONE : 0);
    put_surroundings(&to, duel, duel->turn);
    put_hidden(&to, duel);
    put_options(&to, options, 0, OPTION_PASS);
    put_options(&to, options, OPTION_PASS, DUEL_OPTIONS);
}
