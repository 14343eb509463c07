/*
 * What everyone can tell of a boat's gauges and breakdowns. Gauges: a mark a movement, taken out of
 * the pool when one is announced ready. Breakdowns: the courses name the panels, so a sensible
 * Engineer is played on them; a system that is used shows that none of its kind was crossed out.
 */
#include "bots/inside.h"

static void take_marks(struct watch *watch, int marks)
{
    watch->marks = (uint8_t)(watch->marks > marks ? watch->marks - marks : 0);
}

/* Where a sensible First Mate puts his mark now. */
static void see_mark(struct bot *bot, struct watch *watch, enum team team)
{
    enum scenario scenario = bot->chart.scenario;
    struct gauges gauges = {.scenario = scenario,
                            .gauge = watch->gauge,
                            .crossed = watch->crossed,
                            .dead = watch->dead,
                            .theirs = boat_places(bot, team ^ 1),
                            .ours = boat_places(bot, team)};
    unsigned markable = 0;
    for (enum system system = 0; system < SYSTEMS; system++)
        if (watch->gauge[system] < gauge_size(scenario, system)) markable |= 1u << system;
    if (scenario == SCENARIO_VOLCANO) markable &= ~(1u << SCENARIO);
    markable &= ~(unsigned)watch->dead;
    if (markable) watch->gauge[best_mark(&bot->weights, &gauges, markable)]++;
}

static void see_movement(struct bot *bot, struct watch *watch, const struct event *heard)
{
    watch->moves++;
    if (watch->marks < UINT8_MAX) watch->marks++;
    see_mark(bot, watch, heard->team);
    if (heard->kind == EVENT_SILENCE) watch->silences++;
    if (heard->dir >= DIRS) return;
    watch->last = heard->dir;
    uint32_t panel = sheet_panel(heard->dir) & ~watch->crossed;
    if (!panel) return;
    bool repair = bot->setup.rules.repair_beats_damage;
    unsigned keep = heard->team == bot->setup.team ? bot->wishes.keep : 0;
    int symbol = sheet_best_cross(&bot->weights, watch->crossed, panel, keep, repair);
    watch->crossed = sheet_cross(watch->crossed, symbol, repair).crossed;
}

static void see_use(struct bot *bot, struct watch *watch, enum system system)
{
    int size = gauge_size(bot->chart.scenario, system);
    watch->activated = 1;
    watch->crossed &= ~sheet_kind[system_kind(system)];
    if (!(watch->ready >> system & 1)) take_marks(watch, size);
    watch->ready &= (uint8_t)~(1u << system);
    watch->gauge[system] = 0;
}

/* A gauge is full that was thought not to be: what it lacked was put to the fullest of the others
 * by mistake. */
static void fill_gauge(struct watch *watch, enum system system, int size)
{
    for (; watch->gauge[system] < size; watch->gauge[system]++) {
        int fullest = NO_SYSTEM, most = 0;
        for (int s = 0; s < SYSTEMS; s++) {
            if (s == system || watch->ready >> s & 1 || watch->gauge[s] <= most) continue;
            fullest = s;
            most = watch->gauge[s];
        }
        if (most) watch->gauge[fullest]--;
    }
}

static void see_ready(struct bot *bot, struct watch *watch, enum system system)
{
    if (system == SILENCE && watch->silent) return;
    watch->ready |= (uint8_t)(1u << system);
    take_marks(watch, gauge_size(bot->chart.scenario, system));
    fill_gauge(watch, system, gauge_size(bot->chart.scenario, system));
}

static void see_surface(struct watch *watch)
{
    watch->moves = watch->silences = 0;
    watch->last = NO_DIR;
    watch->crossed = 0;
}

static void see_damage(struct watch *watch, const struct event *heard)
{
    if (heard->cause == CAUSE_PANEL || heard->cause == CAUSE_RADIATION) watch->crossed = 0;
}

static void see_lava(struct bot *bot, const struct event *heard)
{
    if (heard->value != VOLCANO_LAVA || !heard->which) return;
    struct bits slope = rough_ring(bot->chart.volcano[heard->which - 1]);
    bot->chart.sea = bits_without(bot->chart.sea, slope);
}

/* What the Captain asked for holds where he asked: elsewhere the boat may have to surface. */
static void forget_wish(struct bot *bot, const struct event *heard)
{
    bool lava = heard->kind == EVENT_VOLCANO;
    bool moved = heard->kind == EVENT_COURSE || heard->kind == EVENT_SILENCE;
    if (moved && heard->team != bot->setup.team) bot->wishes.shot_at = NOWHERE;
    if (!lava && heard->team != bot->setup.team) return;
    if (lava || moved || heard->kind == EVENT_MINE) bot->wishes.use = NO_SYSTEM;
    if (moved) bot->detection_asked = 0;
}

static void see_turn(struct bot *bot, const struct event *heard)
{
    bot->watch[heard->team].activated = 0;
    if (heard->team != bot->setup.team) return;
    bot->turns++;
    bot->detection_asked = 0;
    bot->wishes.use = NO_SYSTEM;
}

static void see_deed(struct bot *bot, struct watch *watch, const struct event *heard)
{
    enum system used = event_uses(heard->kind);
    if (used != NO_SYSTEM) see_use(bot, watch, used);
    switch (heard->kind) {
    case EVENT_COURSE:
    case EVENT_SILENCE: see_movement(bot, watch, heard); break;
    case EVENT_READY: see_ready(bot, watch, heard->system); break;
    case EVENT_FAILED: watch->activated = 1; break;
    case EVENT_SURFACE: see_surface(watch); break;
    case EVENT_DAMAGE: see_damage(watch, heard); break;
    case EVENT_MINE: watch->mines++; break;
    case EVENT_SYSTEM_REPAIRED: watch->dead &= (uint8_t)~(1u << heard->system); break;
    case EVENT_BLAST:
        if (heard->cause == CAUSE_MINE && watch->mines) watch->mines--;
        break;
    default: break;
    }
}

void watch_hear(struct bot *bot, const struct event *heard)
{
    if (heard->kind == EVENT_VOLCANO) see_lava(bot, heard);
    bot->eruptions += heard->kind == EVENT_VOLCANO;
    forget_wish(bot, heard);
    if (heard->team >= TEAMS) return;
    struct watch *watch = &bot->watch[heard->team];
    if (heard->kind == EVENT_TURN) see_turn(bot, heard);
    if (heard->kind == EVENT_SILENCE) watch->silent = 1;
    if (heard->kind == EVENT_MARKED || heard->kind == EVENT_TURN) watch->silent = 0;
    see_deed(bot, watch, heard);
}

/* What everyone can tell of a Captain's situation. */
void watch_public(const struct bot *bot, enum team team, struct choice_public *public)
{
    const struct watch *own = &bot->watch[team], *other = &bot->watch[team ^ 1];
    const struct radio *about[TEAMS] = {bot_radio(bot, BLUE), bot_radio(bot, YELLOW)};
    *public = (struct choice_public){.crossed = own->crossed,
                                     .last = own->last,
                                     .hull = {bot->hull[BLUE], bot->hull[YELLOW]},
                                     .acted = own->activated};
    public->hiding = about[team] ? radio_cells(about[team]) : bot->rough[team];
    public->other = about[team ^ 1] ? radio_cells(about[team ^ 1]) : bot->rough[team ^ 1];
    public->armed = own->ready >> TORPEDO & 1 && !sheet_broken(own->crossed, TORPEDO);
    public->threatened = other->ready >> TORPEDO & 1;
    public->dead = own->dead;
    public->quiet = bot->eruptions >= VOLCANO_EVENT_COUNT;
    public->marks = public->armed || own->marks > 2 ? 2 : own->marks;
}
