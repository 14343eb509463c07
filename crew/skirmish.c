/*
 * The model of the duel, its rule of play and the worth of where it ends.
 *
 * The rule of play is deliberately simple: each side goes towards the middle of where the other can
 * be when it is armed and knows more than it tells, away when it is the hunted one; shoots when
 * half a point of damage can be expected; goes silent when it is nearly found out.
 */
#include "crew/skirmish.h"

#include <math.h>

#include "crew/hunch.h"
#include "rules/rng.h"
#include "rules/sheet.h"

enum { TURNS_GIVEN_AWAY = 3, REAL_TURNS_GIVEN_AWAY = 5, WIDE = 30, FOUND = 9 };

void ground_make(struct ground *ground, const struct ruleset *rules, const struct chart *chart)
{
    ground->rules = *rules;
    ground->chart = *chart;
    for (int s = 1; s <= chart_sectors(chart); s++) ground->sector[s] = chart_sector_bits(chart, s);
    for (int i = 0; i < chart->side; i++) {
        ground->row[i] = ground->column[i] = bits_none();
        for (int j = 0; j < chart->side; j++) {
            bits_add(&ground->row[i], space_at(j, i));
            bits_add(&ground->column[i], space_at(i, j));
        }
    }
    for (uint8_t at = bits_next(&chart->sea, 0); at != NOWHERE; at = bits_next(&chart->sea, at + 1u)) {
        ground->reach[at] = hunch_reach(rules, chart, at);
        ground->ring[at] = hunch_ring(at);
        ground->sector_of[at] = (uint8_t)chart_sector(chart, at);
    }
    ground->away_turns = chart_mode(chart) == REAL_TIME ? REAL_TURNS_GIVEN_AWAY : TURNS_GIVEN_AWAY;
}

static void fighter_from(struct fighter *side, const struct boat *boat, struct bits cells)
{
    side->route = boat->route;
    side->mines = boat->mines;
    side->cells = cells;
    bits_add(&side->cells, boat->at);
    side->crossed = boat->crossed;
    side->at = boat->at;
    side->hull = boat->hull;
    side->dead = boat->dead;
    side->surfaced = boat->depth != SUBMERGED;
    for (int s = 0; s < SYSTEMS; s++) side->gauge[s] = boat->gauge[s];
}

void skirmish_from(struct skirmish *duel, const struct ground *ground, const struct game *game,
                   const struct bits cells[TEAMS], uint64_t seed)
{
    duel->ground = ground;
    for (int t = 0; t < TEAMS; t++) fighter_from(&duel->side[t], &game->boat[t], cells[t]);
    duel->archer = game->chart.archer;
    duel->rng = seed;
    duel->turn = game->turn;
    duel->extra = game->extra;
    duel->sailed = game->course_done;
    duel->over = 0;
}

/* --- what happens ---------------------------------------------------------------------------- */

static uint32_t chance(struct skirmish *duel, uint32_t n) { return rng_below(&duel->rng, n); }

static void narrow(struct fighter *side, struct bits cells)
{
    side->cells = cells;
    bits_add(&side->cells, side->at);
}

static void lose_hull(struct skirmish *duel, struct fighter *side, int amount)
{
    side->hull = (uint8_t)(side->hull > amount ? side->hull - amount : 0);
    if (!side->hull) duel->over = 1;
}

static void blast(struct skirmish *duel, uint8_t at)
{
    for (int t = 0; t < TEAMS; t++) {
        struct fighter *side = &duel->side[t];
        int distance = space_distance(side->at, at);
        if (distance == 0) {
            narrow(side, bits_one(at));
            lose_hull(duel, side, 2);
        } else if (distance == 1) {
            struct bits ring = duel->ground->ring[at];
            bits_drop(&ring, at);
            narrow(side, bits_and(side->cells, ring));
            lose_hull(duel, side, 1);
        } else narrow(side, bits_without(side->cells, duel->ground->ring[at]));
    }
}

/* Closes a circuit, else what is broken anyway, radiation while there is slack, then by kind. */
static int quick_cross(uint32_t crossed, uint32_t choice)
{
    for (int i = 0; i < CIRCUITS; i++) {
        uint32_t left = sheet_circuit[i] & ~crossed;
        if (!(left & (left - 1)) && left & choice) return __builtin_ctz(left);
    }
    uint32_t fine = 0;
    for (int kind = WEAPON; kind < RADIATION; kind++)
        if (crossed & sheet_kind[kind]) fine |= sheet_kind[kind];
    if (choice & fine) return __builtin_ctz(choice & fine);
    uint32_t radiation = choice & sheet_kind[RADIATION];
    if (radiation && __builtin_popcount(crossed & sheet_kind[RADIATION]) < 5)
        return __builtin_ctz(radiation);
    if (choice & sheet_kind[DETECTION]) return __builtin_ctz(choice & sheet_kind[DETECTION]);
    if (choice & sheet_kind[SPECIAL]) return __builtin_ctz(choice & sheet_kind[SPECIAL]);
    return __builtin_ctz(choice);
}

static void do_cross(struct skirmish *duel, struct fighter *side, enum dir dir)
{
    uint32_t choice = sheet_panel(dir) & ~side->crossed;
    if (!choice) return;
    struct cross_outcome out = sheet_cross(side->crossed, quick_cross(side->crossed, choice),
                                           duel->ground->rules.repair_beats_damage);
    side->crossed = out.crossed;
    if (out.damaged) lose_hull(duel, side, 1);
}

static bool room_in(const struct fighter *side, int system, int size)
{
    return side->gauge[system] < size && !(side->dead >> system & 1);
}

static void do_mark(struct skirmish *duel, struct fighter *side, const struct fighter *other)
{
    int scenario = duel->ground->chart.scenario, size = gauge_size((enum scenario)scenario, SCENARIO);
    int places = bits_count(&other->cells);
    if (scenario == SCENARIO_REPAIR && room_in(side, SCENARIO, size)) side->gauge[SCENARIO]++;
    else if (room_in(side, TORPEDO, 3)) side->gauge[TORPEDO]++;
    else if (places > WIDE && room_in(side, SONAR, 3)) side->gauge[SONAR]++;
    else if (room_in(side, SILENCE, 6)) side->gauge[SILENCE]++;
    else if (room_in(side, SONAR, 3)) side->gauge[SONAR]++;
    else if (room_in(side, DRONE, 4)) side->gauge[DRONE]++;
    else if (room_in(side, MINE, 3)) side->gauge[MINE]++;
    else if (scenario != SCENARIO_VOLCANO && room_in(side, SCENARIO, size)) side->gauge[SCENARIO]++;
}

static void sail(struct skirmish *duel, enum dir dir)
{
    struct fighter *side = &duel->side[duel->turn];
    side->at = space_step(side->at, dir);
    bits_add(&side->route, side->at);
    narrow(side, bits_and(bits_move(side->cells, dir), duel->ground->chart.sea));
    do_mark(duel, side, &duel->side[duel->turn ^ 1]);
    do_cross(duel, side, dir);
    duel->sailed = 1;
}

static void end_turn(struct skirmish *duel)
{
    duel->sailed = 0;
    if (duel->extra) {
        duel->extra--;
        return;
    }
    duel->turn ^= 1;
    duel->side[duel->turn].surfaced = 0;
}

static void surface(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn];
    if (bits_has(&duel->ground->chart.ice, side->at)) lose_hull(duel, side, 1);
    side->route = bits_one(side->at);
    side->crossed = 0;
    side->surfaced = 1;
    narrow(side, bits_and(side->cells, duel->ground->sector[duel->ground->sector_of[side->at]]));
    duel->extra = 0;
    end_turn(duel);
    duel->extra = (uint8_t)(duel->ground->away_turns - 1);
}

static void torpedo(struct skirmish *duel, uint8_t at)
{
    struct fighter *side = &duel->side[duel->turn];
    side->gauge[TORPEDO] = 0;
    narrow(side, bits_and(side->cells, duel->ground->reach[at]));
    blast(duel, at);
    bits_drop(&duel->side[BLUE].mines, at);
    bits_drop(&duel->side[YELLOW].mines, at);
}

static void silence(struct skirmish *duel, enum dir dir, int length)
{
    struct fighter *side = &duel->side[duel->turn];
    side->gauge[SILENCE] = 0;
    for (int i = 0; i < length; i++) {
        side->at = space_step(side->at, dir);
        bits_add(&side->route, side->at);
    }
    narrow(side, hunch_silence(side->cells, &duel->ground->chart));
    if (!length) return;
    do_mark(duel, side, &duel->side[duel->turn ^ 1]);
    do_cross(duel, side, dir);
}

static void drone(struct skirmish *duel, int sector)
{
    struct fighter *foe = &duel->side[duel->turn ^ 1];
    struct bits mask = duel->ground->sector[sector];
    duel->side[duel->turn].gauge[DRONE] = 0;
    narrow(foe, duel->ground->sector_of[foe->at] == sector ? bits_and(foe->cells, mask)
                                                           : bits_without(foe->cells, mask));
}

static int any_but(struct skirmish *duel, int truth, int count)
{
    int n = (int)chance(duel, (uint32_t)count - 1);
    return n < truth ? n : n + 1;
}

/* One true and one false statement; of three tries the one that tells least. */
static void sonar(struct skirmish *duel)
{
    const struct ground *ground = duel->ground;
    struct fighter *foe = &duel->side[duel->turn ^ 1];
    struct bits best = bits_one(foe->at);
    int most = 0, sectors = chart_sectors(&ground->chart), side = ground->chart.side;
    duel->side[duel->turn].gauge[SONAR] = 0;
    for (int tries = 0; tries < 3; tries++) {
        int truth[3] = {space_row(foe->at), space_column(foe->at),
                        ground->sector_of[foe->at] - 1};
        int left_out = (int)chance(duel, 3), lie = (left_out + 1 + (int)chance(duel, 2)) % 3;
        truth[lie] = any_but(duel, truth[lie], lie == 2 ? sectors : side);
        struct bits said[3] = {ground->row[truth[0]], ground->column[truth[1]],
                               ground->sector[truth[2] + 1]};
        struct bits one = said[(left_out + 1) % 3], two = said[(left_out + 2) % 3];
        struct bits left = bits_and(foe->cells, bits_or(bits_without(one, two),
                                                        bits_without(two, one)));
        int count = bits_count(&left);
        if (count <= most) continue;
        most = count;
        best = left;
    }
    narrow(foe, best);
}

static void drop_mine(struct skirmish *duel, uint8_t at)
{
    struct fighter *side = &duel->side[duel->turn];
    side->gauge[MINE] = 0;
    bits_add(&side->mines, at);
}

void skirmish_do(struct skirmish *duel, const struct order *order)
{
    struct fighter *side = &duel->side[duel->turn];
    switch (order->kind) {
    case DO_COURSE: sail(duel, (enum dir)order->dir); return;
    case DO_SURFACE: surface(duel); return;
    case DO_TORPEDO: torpedo(duel, order->at); break;
    case DO_SILENCE: silence(duel, (enum dir)order->dir, order->value); break;
    case DO_DRONE: drone(duel, order->value); break;
    case DO_SONAR: sonar(duel); break;
    case DO_MINE: drop_mine(duel, order->at); break;
    case DO_ARCHER:
        side->gauge[SCENARIO] = 0;
        bits_drop(&duel->archer, order->at);
        blast(duel, order->at);
        break;
    case DO_REPAIR:
        side->gauge[SCENARIO] = 0;
        side->dead &= (uint8_t)~(1u << order->value);
        break;
    default: break;
    }
    end_turn(duel);
}

/* --- the rule of play ------------------------------------------------------------------------ */

static bool usable(const struct fighter *side, enum system system, int size)
{
    return side->gauge[system] >= size && !sheet_broken(side->crossed, system);
}

static struct bits open_water(const struct skirmish *duel, const struct fighter *side)
{
    struct bits open = bits_without(duel->ground->chart.sea, side->route);
    return duel->ground->rules.own_mine_blocks ? bits_without(open, side->mines) : open;
}

/* The middle of a set, by counting it row by row and column by column. */
static uint8_t middle(const struct ground *ground, const struct bits *cells)
{
    int column = 0, row = 0, n = 0;
    for (int i = 0; i < ground->chart.side; i++) {
        struct bits in_row = bits_and(*cells, ground->row[i]);
        struct bits in_column = bits_and(*cells, ground->column[i]);
        int count = bits_count(&in_row);
        n += count;
        row += i * count;
        column += i * bits_count(&in_column);
    }
    return n ? space_at((column + n / 2) / n, (row + n / 2) / n) : 0;
}

static int steps_between(uint8_t a, uint8_t b)
{
    int dx = space_column(a) - space_column(b), dy = space_row(a) - space_row(b);
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

/* 1 to hunt, -1 to flee, 0 not to care. */
static int mood(const struct fighter *side, const struct fighter *foe)
{
    bool armed = usable(side, TORPEDO, 3), threatened = usable(foe, TORPEDO, 3);
    int known = bits_count(&side->cells), knows = bits_count(&foe->cells);
    if (armed && (!threatened || knows * 2 <= known * 3)) return 1;
    if (threatened && known < WIDE) return -1;
    return armed ? 1 : 0;
}

static int room_at(struct bits open, uint8_t at)
{
    struct bits room = bits_one(at);
    bits_drop(&open, at);
    struct bits sea = bits_or(open, room);
    for (int i = 0; i < 6; i++) room = bits_and(bits_grow4(room), sea);
    return bits_count(&room) - 1;
}

static int course_score(struct skirmish *duel, const struct fighter *side, struct bits open,
                        enum dir dir, uint8_t target, int wish)
{
    uint8_t at = space_step(side->at, dir);
    int room = room_at(open, at), score = (int)chance(duel, 24);
    struct bits hidden = bits_and(bits_move(side->cells, dir), duel->ground->chart.sea);
    score += room > 12 ? 36 : 3 * room;
    if (room == 0) score -= 60;
    score += 20 * bits_count(&hidden) / bits_count(&side->cells);
    int now = steps_between(side->at, target), then = steps_between(at, target);
    if (wish > 0 && now > 3) score += 14 * (now - then);
    if (wish < 0) score += 12 * (then - now);
    uint32_t panel = side->crossed & sheet_panel(dir);
    if (__builtin_popcount(panel) == PANEL_SYMBOLS - 1) score -= 80;
    else score -= 3 * __builtin_popcount(panel);
    return score;
}

static bool wants_air(struct skirmish *duel, const struct fighter *side, uint8_t target)
{
    if (bits_has(&duel->ground->chart.ice, side->at)) return false;
    int crosses = __builtin_popcount(side->crossed);
    bool worn = crosses > 12 || (crosses > 8 && sheet_broken(side->crossed, TORPEDO));
    return worn && steps_between(side->at, target) > 6 && chance(duel, 3) == 0;
}

static void play_course(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    struct bits open = open_water(duel, side);
    uint8_t target = middle(duel->ground, &foe->cells);
    int best = -1, best_score = -1000000, wish = mood(side, foe);
    for (int dir = 0; dir < DIRS; dir++) {
        if (!bits_has(&open, space_step(side->at, (enum dir)dir))) continue;
        int score = course_score(duel, side, open, (enum dir)dir, target, wish);
        if (score <= best_score) continue;
        best_score = score;
        best = dir;
    }
    if (best < 0 || wants_air(duel, side, target)) surface(duel);
    else sail(duel, (enum dir)best);
}

/* Expected damage, times the number of places, of a blast on a set. */
static int hits(const struct ground *ground, const struct bits *cells, uint8_t at, int hull)
{
    struct bits near = bits_and(*cells, ground->ring[at]);
    return bits_count(&near) + (hull > 1 && bits_has(cells, at));
}

static bool play_torpedo(struct skirmish *duel)
{
    const struct ground *ground = duel->ground;
    struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    int places = bits_count(&foe->cells), best = 0;
    uint8_t target = NOWHERE;
    if (places > WIDE || !usable(side, TORPEDO, 3)) return false;
    struct bits choice = bits_and(ground->reach[side->at], bits_grow8(foe->cells));
    for (uint8_t at = bits_next(&choice, 0); at != NOWHERE; at = bits_next(&choice, at + 1u)) {
        int score = hits(ground, &foe->cells, at, foe->hull);
        if (space_distance(side->at, at) <= 1) score -= side->hull <= 1 ? 1000 : places;
        if (score <= best) continue;
        best = score;
        target = at;
    }
    if (best * 100 < places * 45) return false;
    torpedo(duel, target);
    return true;
}

static bool play_silence(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn];
    const struct fighter *foe = &duel->side[duel->turn ^ 1];
    if (!usable(side, SILENCE, 6) || bits_count(&side->cells) > (foe->gauge[TORPEDO] > 1 ? FOUND : 4))
        return false;
    struct bits open = open_water(duel, side);
    int dir = (int)chance(duel, DIRS), length = 0, most = 1 + (int)chance(duel, SILENCE_MAX);
    for (uint8_t at = space_step(side->at, (enum dir)dir); length < most && bits_has(&open, at);
         at = space_step(at, (enum dir)dir))
        length++;
    silence(duel, (enum dir)dir, length);
    return true;
}

static bool play_question(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    int places = bits_count(&foe->cells), best = 0, most = 0;
    if (places < FOUND) return false;
    if (usable(side, SONAR, 3)) {
        sonar(duel);
        return true;
    }
    if (!usable(side, DRONE, 4)) return false;
    for (int sector = 1; sector <= chart_sectors(&duel->ground->chart); sector++) {
        struct bits in = bits_and(foe->cells, duel->ground->sector[sector]);
        int n = bits_count(&in), halves = n < places - n ? n : places - n;
        if (halves <= most) continue;
        most = halves;
        best = sector;
    }
    if (!best) return false;
    drone(duel, best);
    return true;
}

static bool play_mine(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn];
    if (!usable(side, MINE, 3)) return false;
    struct bits choice = bits_and(duel->ground->ring[side->at], duel->ground->chart.sea);
    choice = bits_without(choice, bits_or(side->route, side->mines));
    int n = bits_count(&choice);
    if (!n) return false;
    drop_mine(duel, bits_nth(&choice, (int)chance(duel, (uint32_t)n)));
    return true;
}

static bool play_archer(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    if (duel->ground->chart.scenario != SCENARIO_ARCHER || !usable(side, SCENARIO, 4)) return false;
    int places = bits_count(&foe->cells);
    for (uint8_t at = bits_next(&duel->archer, 0); at != NOWHERE;
         at = bits_next(&duel->archer, at + 1u)) {
        if (hits(duel->ground, &foe->cells, at, foe->hull) * 100 < places * 45 ||
            space_distance(at, side->at) <= 1)
            continue;
        side->gauge[SCENARIO] = 0;
        bits_drop(&duel->archer, at);
        blast(duel, at);
        return true;
    }
    return false;
}

static void play_triggers(struct skirmish *duel)
{
    struct fighter *side = &duel->side[duel->turn], *foe = &duel->side[duel->turn ^ 1];
    struct bits near = bits_and(side->mines, bits_grow8(foe->cells));
    int places = bits_count(&foe->cells);
    if (!bits_any(&near) || places > WIDE) return;
    for (uint8_t at = bits_next(&near, 0); at != NOWHERE; at = bits_next(&near, at + 1u)) {
        if (hits(duel->ground, &foe->cells, at, foe->hull) * 100 < places * 55) continue;
        if (space_distance(at, side->at) <= 1) continue;
        bits_drop(&side->mines, at);
        blast(duel, at);
        return;
    }
}

static void play_activation(struct skirmish *duel)
{
    if (play_torpedo(duel) || play_archer(duel) || play_silence(duel) || play_question(duel) ||
        play_mine(duel)) {
        /* one a turn */
    }
    end_turn(duel);
}

static void play_turn(struct skirmish *duel)
{
    int team = duel->turn;
    if (bits_any(&duel->side[team].mines)) play_triggers(duel);
    if (duel->over) return;
    if (!duel->sailed) play_course(duel);
    if (!duel->over && duel->sailed) play_activation(duel);
}

/* --- what it is worth ------------------------------------------------------------------------ */

static double hull_worth(int hull)
{
    static const double worth[] = {0, 2.6, 3.9, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0};
    return worth[hull];
}

/* How much a side threatens the other: by its arms, what it knows, and how near it is. */
static double threat(const struct skirmish *duel, const struct fighter *side,
                     const struct fighter *foe)
{
    int places = bits_count(&foe->cells);
    double aim = places <= 2 ? 1.5 : 1.5 / (1 + 0.16 * (places - 2));
    double arms = usable(side, TORPEDO, 3)                ? 1
                  : sheet_broken(side->crossed, TORPEDO) ? 0.3
                                                         : 0.4 + 0.15 * side->gauge[TORPEDO];
    struct bits near = bits_and(bits_grow8(duel->ground->reach[side->at]), foe->cells);
    double range = 0.45 + 0.55 * bits_count(&near) / places;
    return 0.55 * aim * arms * range;
}

static double side_worth(const struct skirmish *duel, const struct fighter *side,
                         const struct fighter *foe)
{
    double worth = hull_worth(side->hull) + threat(duel, side, foe);
    worth += 0.05 * side->gauge[TORPEDO] + 0.035 * side->gauge[SILENCE] +
             0.03 * (side->gauge[SONAR] + side->gauge[DRONE]) + 0.02 * side->gauge[MINE] +
             0.1 * bits_count(&side->mines);
    worth += 0.05 * log2(bits_count(&side->cells));
    if (sheet_broken(side->crossed, TORPEDO)) worth -= 0.25;
    if (sheet_broken(side->crossed, SILENCE)) worth -= 0.12;
    worth -= 0.025 * __builtin_popcount(side->crossed);
    int room = room_at(open_water(duel, side), side->at);
    worth += room > 14 ? 0.28 : 0.02 * room;
    if (room < 3) worth -= 0.3;
    worth -= 0.4 * __builtin_popcount(side->dead & (1 << TORPEDO | 1 << SILENCE));
    return worth;
}

double skirmish_play(struct skirmish *duel, enum team team, int turns)
{
    for (int i = 0; i < turns && !duel->over; i++) play_turn(duel);
    const struct fighter *own = &duel->side[team], *foe = &duel->side[team ^ 1];
    if (duel->over) return (own->hull ? 6.5 : 0) - (foe->hull ? 6.5 : 0) + 0.2 * own->hull;
    return side_worth(duel, own, foe) - side_worth(duel, foe, own);
}
