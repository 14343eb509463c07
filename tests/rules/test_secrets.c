/*
 * test_secrets: nobody learns what he may not know.
 *
 * For every seat, pairs of games are played side by side. Both have the same announcements, and
 * everything that the seat may know of its own boat is the same; all else is free to differ: other
 * start spaces, other marks and crosses, other mines, other silences, other strokes. After every
 * order the seat must have heard the same events and have the same view in both, byte for byte.
 *
 * What is announced and what a role may know is written down here once more, from the rules. A
 * second test changes hidden fields of single games at random and looks at the views alone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/view.h"
#include "tests/rules/random_play.h"
#include "tests/rules/script.h"
#include "tests/rules/unit.h"

enum { PAIRS = 1500, STEPS = 400, TRIES = 30, PUBLIC_MAX = 1 << 14, MUTATIONS = 40000 };

/* --- who may know what ----------------------------------------------------------------------- */

/* Which player of a crew holds a role: of four each one, of three p1 is also First Mate, ... */
static int holder(int players, enum role role)
{
    static const char *const held[] = {"", "1111", "1112", "1123", "1234"};
    return held[players][role] - '0';
}

static bool knows(const struct game *game, int seat, int team, enum role role)
{
    if (seat >= SEATS || (int)seat_team(seat) != team) return false;
    int players = game->players[team];
    return game->rules.open_bridge || holder(players, role) == holder(players, seat_role(seat));
}

static bool in_crew(int seat, int team) { return seat < SEATS && (int)seat_team(seat) == team; }

struct notes {
    int count;
    unsigned char bytes[PUBLIC_MAX];
};

static void note(struct notes *notes, int value)
{
    assert_true(notes->count < PUBLIC_MAX);
    notes->bytes[notes->count++] = (unsigned char)value;
}

static void note_plain(struct notes *notes, const struct event *e)
{
    note(notes, e->kind);
    note(notes, e->team);
}

/* What everyone hears of an event. */
static void note_public(struct notes *notes, const struct game *game, const struct event *e)
{
    switch (e->kind) {
    case EVENT_MARKED:
    case EVENT_CROSSED:
    case EVENT_REPAIRED:
    case EVENT_CLEARED:
    case EVENT_MINE_GONE: return;
    case EVENT_READY:
        if (!game->rules.ready_public) return;
        break;
    default: break;
    }
    note_plain(notes, e);
    switch (e->kind) {
    case EVENT_COURSE: note(notes, e->dir); break;
    case EVENT_PLACED:
    case EVENT_MINE:
    case EVENT_SILENCE: break;
    case EVENT_TORPEDO:
    case EVENT_TRIGGER:
    case EVENT_ARCHER: note(notes, e->at); break;
    case EVENT_BLAST:
        note(notes, e->at);
        note(notes, e->cause);
        note(notes, e->result[BLUE]);
        note(notes, e->result[YELLOW]);
        break;
    case EVENT_DRONE:
        note(notes, e->value);
        note(notes, e->answer);
        break;
    case EVENT_ANSWER:
        note(notes, e->row);
        note(notes, e->column);
        note(notes, e->sector);
        break;
    case EVENT_DAMAGE: note(notes, e->hull); /* fall through */
    case EVENT_END: note(notes, e->cause);   /* fall through */
    default:
        note(notes, e->value);
        note(notes, e->system);
        note(notes, e->which);
    }
}

static void note_all(struct notes *notes, const struct game *game, const struct events *events)
{
    notes->count = 0;
    for (int i = 0; i < events->count; i++) note_public(notes, game, &events->list[i]);
}

/* What the crew says aloud: who has reported OK. */
static bool reports_alike(const struct game *a, const struct game *b, int seat)
{
    if (seat >= SEATS) return true;
    const struct boat *x = &a->boat[seat_team(seat)], *y = &b->boat[seat_team(seat)];
    return !x->mark == !y->mark && !x->cross == !y->cross;
}

/* --- two games side by side ------------------------------------------------------------------ */

struct side {
    struct game game;
    struct events events;
    struct notes notes;
};

static struct side one, two, one_before, two_before;
static uint64_t steps_alike, steps_with_secrets;
static uint64_t heard_kinds[SEATS + 1][EVENT_KINDS];

static bool varies(const struct game *game, int seat, const struct order *order)
{
    int team = order->team;
    switch (order->kind) {
    case DO_PLACE:
    case DO_MINE:
    case DO_SILENCE: return !knows(game, seat, team, CAPTAIN);
    case DO_MARK: return !knows(game, seat, team, FIRST_MATE);
    case DO_CROSS: return !knows(game, seat, team, ENGINEER);
    case DO_TRACE:
        return !in_crew(seat, team) && !knows(game, seat, team ^ 1, ENGINEER);
    default: return false;
    }
}

static int told_dir(const struct game *game, const struct order *order)
{
    return order->value || game->rules.silence_zero == ZERO_FULL ? order->dir : NO_DIR;
}

/* Whether two silences look the same to the seat: as the crew is told of them, and to a First Mate
 * as he has something to mark. */
static bool silences_alike(int seat, const struct order *a, const struct order *b)
{
    const struct game *game = &one.game;
    int told = game->rules.silence_told;
    bool hears = in_crew(seat, a->team) &&
                 (told != TOLD_ENGINEER || knows(game, seat, a->team, ENGINEER));
    bool marks = knows(game, seat, a->team, FIRST_MATE) && game->rules.silence_zero == ZERO_FREE;
    if ((hears || marks) && !a->value != !b->value) return false;
    if (!hears) return true;
    return told_dir(game, a) == told_dir(game, b) && (told != TOLD_LENGTH || a->value == b->value);
}

/* An order of the second game that looks to the seat like the first game's. */
static bool counterpart(int seat, const struct order *order, uint64_t *rng, struct order *other)
{
    *other = *order;
    bool same = !varies(&one.game, seat, order) || rng_below(rng, 2);
    if (same && game_check(&two.game, other) == ERROR_OK) return true;
    if (!varies(&one.game, seat, order)) return false;
    struct legal legal;
    game_legal(&two.game, order->team, &legal);
    for (int tries = 0; tries < TRIES && legal.count; tries++) {
        *other = legal_order(&legal, rng_below(rng, legal.count));
        if (other->kind != order->kind) continue;
        if (order->kind == DO_SILENCE && !silences_alike(seat, order, other)) continue;
        if (order->kind != DO_TRACE) return true;
        *other = *order;
        static struct stroke turned[SECTIONS];
        struct stroke *stroke = &turned[order->value - 1];
        *stroke = *order->stroke;
        for (int i = 0; i < stroke->count; i++)
            stroke->point[i] = order->stroke->point[stroke->count - 1 - i];
        other->stroke = stroke;
        return game_check(&two.game, other) == ERROR_OK;
    }
    return false;
}

static void take(struct side *side, const struct order *order)
{
    game_apply(&side->game, order, &side->events);
    note_all(&side->notes, &side->game, &side->events);
}

static bool announced_alike(int seat)
{
    if (one.notes.count != two.notes.count) return false;
    if (memcmp(one.notes.bytes, two.notes.bytes, (size_t)one.notes.count)) return false;
    return reports_alike(&one.game, &two.game, seat);
}

static int hear(const struct side *side, int seat, struct event *heard)
{
    int count = 0;
    uint16_t ears = game_ears(&side->game, seat);
    for (int i = 0; i < side->events.count; i++) {
        memset(&heard[count], 0, sizeof heard[count]);
        if (event_for(&side->events.list[i], ears, &heard[count])) count++;
    }
    return count;
}

static void complain(int seat, const struct order *a, const struct order *b, const char *what)
{
    char first[160], second[160];
    order_text(a, first, sizeof first);
    order_text(b, second, sizeof second);
    print_message("# %s tells %s apart: %s | %s\n", what, seat_name(seat), first, second);
}

static bool hears_alike(int seat)
{
    static struct event first[EVENTS_MAX], second[EVENTS_MAX];
    int count = hear(&one, seat, first);
    if (hear(&two, seat, second) != count) return false;
    for (int i = 0; i < count; i++) {
        heard_kinds[seat][first[i].kind]++;
        if (memcmp(&first[i], &second[i], sizeof first[i])) return false;
        if (first[i].stroke && first[i].tracing &&
            memcmp(one.events.tracing, two.events.tracing, sizeof one.events.tracing))
            return false;
    }
    return true;
}

static bool sees_alike(int seat)
{
    struct view first = view_for(&one.game, seat), second = view_for(&two.game, seat);
    return memcmp(&first, &second, sizeof first) == 0;
}

/* Torpedoes seldom meet a mine by chance, so half of them are aimed at one. */
static void aim_at_a_mine(struct order *order, uint64_t *rng)
{
    if (order->kind != DO_TORPEDO || rng_below(rng, 2)) return;
    struct bits mines = bits_or(one.game.boat[BLUE].mines, one.game.boat[YELLOW].mines);
    struct order aimed = *order;
    EACH_SPACE (at, &mines) {
        aimed.at = at;
        if (game_check(&one.game, &aimed) == ERROR_OK) *order = aimed;
    }
}

/* One more order in both games, announced alike; false when none was found. */
static bool step_together(int seat, uint64_t *rng)
{
    struct order order = random_order(&one.game, rng), other;
    aim_at_a_mine(&order, rng);
    if (!counterpart(seat, &order, rng, &other)) return false;
    one_before = one;
    two_before = two;
    take(&one, &order);
    take(&two, &other);
    if (!announced_alike(seat)) {
        one = one_before;
        two = two_before;
        return false;
    }
    if (!hears_alike(seat)) complain(seat, &order, &other, "an event");
    assert_true(hears_alike(seat));
    bool over = one.game.phase == OVER; /* then everything is open */
    if (!over && !sees_alike(seat)) complain(seat, &order, &other, "a view");
    assert_true(over || sees_alike(seat));
    steps_alike++;
    steps_with_secrets += game_hash(&one.game) != game_hash(&two.game);
    return true;
}

static struct setup pair_setup(uint64_t *rng)
{
    struct setup setup = random_setup(rng);
    setup.rules.abandon_limit_ms = 0;
    setup.rules.hull = 8;
    return setup;
}

static void play_pair(int seat, uint64_t *rng)
{
    struct setup setup = pair_setup(rng);
    game_init(&one.game, &setup);
    two = one;
    for (int step = 0; step < STEPS && one.game.phase != OVER; step++) step_together(seat, rng);
}

static void pairs_of_games_look_the_same(void **state)
{
    (void)state;
    for (int seat = 0; seat <= SPECTATOR; seat++) {
        uint64_t rng = 100 + (uint64_t)seat;
        for (int i = 0; i < PAIRS; i++) play_pair(seat, &rng);
    }
    print_message("# %llu orders announced alike, %llu of them with different secrets\n",
                  (unsigned long long)steps_alike, (unsigned long long)steps_with_secrets);
    assert_true(steps_with_secrets > steps_alike / 2);
}

/* How many of the nine listeners must have heard a kind; some events are for one role only. */
static int listeners_needed(int kind)
{
    switch (kind) {
    case EVENT_MINE_GONE: return 1;
    case EVENT_MARKED:
    case EVENT_CROSSED:
    case EVENT_REPAIRED:
    case EVENT_CLEARED: return 4;
    default: return 7;
    }
}

static void every_kind_of_event_was_among_them(void **state)
{
    (void)state;
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        int listeners = 0;
        for (int seat = 0; seat <= SPECTATOR; seat++) listeners += heard_kinds[seat][kind] > 0;
        if (listeners < listeners_needed(kind))
            print_message("# %s was heard by %d\n", event_name(kind), listeners);
        assert_true(listeners >= listeners_needed(kind));
    }
}

/* --- single games with their hidden fields changed ------------------------------------------- */

static void shuffle(void *field, size_t size, uint64_t *rng)
{
    for (size_t i = 0; i < size; i++) ((unsigned char *)field)[i] ^= (unsigned char)rng_next(rng);
}

/* Another mark count that is announced alike: full stays full, the rest stays below. */
static void change_gauges(struct game *game, struct boat *boat, bool captain, uint64_t *rng)
{
    bool volcano = game->chart.scenario == SCENARIO_VOLCANO;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = game_gauge_size(game, s);
        bool told = game->rules.ready_public &&
                    !(s == SCENARIO && game->chart.scenario == SCENARIO_VOLCANO);
        if (captain && volcano && s == SCENARIO) continue; /* he marks it */
        if (size && (!told || boat->gauge[s] < size))
            boat->gauge[s] = (uint8_t)rng_below(rng, (uint32_t)size);
    }
}

static void change_captains(struct game *game, int team, uint64_t *rng)
{
    struct boat *boat = &game->boat[team];
    shuffle(&boat->route, sizeof boat->route, rng);
    shuffle(&boat->mines, sizeof boat->mines, rng);
    shuffle(&boat->fresh, sizeof boat->fresh, rng);
    if (boat->at != NOWHERE) boat->at = bits_nth(&game->chart.sea, (int)rng_below(rng, 40));
}

/* What only a whole other crew may know, whatever its seats. */
static void change_crews(struct game *game, int team, int seat, uint64_t *rng)
{
    struct boat *boat = &game->boat[team];
    boat->mark = rng_below(rng, 3);
    boat->cross = rng_below(rng, 3);
    boat->panel = rng_below(rng, DIRS + 1);
    boat->sailed = (uint8_t)rng_below(rng, 2);
    boat->course_since = (uint8_t)rng_below(rng, 2);
    shuffle(boat->signed_by, sizeof boat->signed_by, rng);
    shuffle(&boat->idle_ms, sizeof boat->idle_ms, rng);
    shuffle(&boat->confirm_ms, sizeof boat->confirm_ms, rng);
    bool engineer = knows(game, seat, team ^ 1, ENGINEER) && boat->depth == CONFIRMING;
    if (!engineer) shuffle(boat->tracing, sizeof boat->tracing, rng);
}

static struct game changed(const struct game *game, int seat, uint64_t *rng)
{
    struct game other = *game;
    shuffle(&other.rng, sizeof other.rng, rng);
    for (int t = 0; t < TEAMS; t++) {
        struct boat *boat = &other.boat[t];
        if (!knows(game, seat, t, FIRST_MATE))
            change_gauges(&other, boat, knows(game, seat, t, CAPTAIN), rng);
        if (!knows(game, seat, t, ENGINEER)) shuffle(&boat->crossed, sizeof boat->crossed, rng);
        if (!in_crew(seat, t)) change_crews(&other, t, seat, rng);
        if (!knows(game, seat, t, CAPTAIN)) change_captains(&other, t, rng);
    }
    return other;
}

static void hidden_fields_are_in_no_view(void **state)
{
    (void)state;
    uint64_t rng = 9;
    struct setup setup = pair_setup(&rng);
    struct game game;
    game_init(&game, &setup);
    for (int i = 0; i < MUTATIONS; i++) {
        if (game.phase == OVER || rng_below(&rng, 200) == 0) {
            setup = pair_setup(&rng);
            game_init(&game, &setup);
        }
        struct order order = random_order(&game, &rng);
        game_apply(&game, &order, NULL);
        if (game.phase == OVER) continue;
        int seat = (int)rng_below(&rng, SPECTATOR + 1);
        struct game other = changed(&game, seat, &rng);
        struct view first = view_for(&game, seat), second = view_for(&other, seat);
        if (memcmp(&first, &second, sizeof first)) print_message("# %s\n", seat_name(seat));
        assert_memory_equal(&first, &second, sizeof first);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(pairs_of_games_look_the_same),
    cmocka_unit_test(every_kind_of_event_was_among_them),
    cmocka_unit_test(hidden_fields_are_in_no_view),
};
UNIT_MAIN(tests)
