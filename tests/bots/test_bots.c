/* Bots: they repeat, they cannot see what their seat may not, and they do what is called for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "bots/imitate.h"
#include "bots/inside.h"
#include "bots/prospects.h"
#include "bots/starts.h"
#include "tools/arena.h"

enum { ACE_NODES = 300 };

static struct setup setup_of(const char *preset, const char *map, enum mode mode, int players)
{
    struct setup setup = {.seed = 5, .first = BLUE};
    setup.rules = ruleset_preset((enum preset)preset_named(preset));
    assert_true(chart_builtin_read(&setup.chart, map, mode));
    setup.players[BLUE] = setup.players[YELLOW] = (uint8_t)players;
    return setup;
}

static struct bot *bot_for(const struct setup *setup, enum level level, enum team team,
                           unsigned roles)
{
    struct bot *bot = bot_new(&(struct bot_setup){
        .rules = setup->rules, .chart = setup->chart,
        .players = {setup->players[BLUE], setup->players[YELLOW]}, .level = level,
        .team = team, .roles = (uint8_t)roles, .seed = 11, .nodes = ACE_NODES});
    assert_non_null(bot);
    return bot;
}

static void do_order(struct game *game, struct order order, struct bot *const bots[], int seats[],
                     int count)
{
    static struct events events;
    struct event heard;
    assert_int_equal(game_check(game, &order), ERROR_OK);
    events.count = 0;
    game_apply(game, &order, &events);
    for (int i = 0; i < events.count; i++)
        for (int b = 0; b < count; b++)
            if (event_for(&events.list[i], game_ears(game, seats[b]), &heard))
                bot_hear(bots[b], &heard);
}

/* --- the learned judgement ------------------------------------------------------------------- */

/* Blue at B2 and on turn, Yellow there, and each may be anywhere for the other. */
static struct duel duel_with(struct bot *bot, const char *enemy_at)
{
    struct setup setup = {.rules = bot->setup.rules,
                          .chart = bot->setup.chart,
                          .players = {bot->setup.players[BLUE], bot->setup.players[YELLOW]}};
    struct bits cells[TEAMS] = {setup.chart.sea, setup.chart.sea};
    struct game game;
    struct duel duel;
    game_init(&game, &setup);
    game.phase = PLAYING;
    game.turn = BLUE;
    game.boat[BLUE].at = space_named("B2");
    game.boat[YELLOW].at = space_named(enemy_at);
    duel_from(&duel, bot->tables, &game, cells, 1);
    return duel;
}

static double judged(struct bot *bot, int own_hull, int enemy_hull)
{
    struct duel duel = duel_with(bot, "I9");
    duel.side[BLUE].hull = (uint8_t)own_hull;
    duel.side[YELLOW].hull = (uint8_t)enemy_hull;
    return prospects_logit(&duel, BLUE);
}

/* The sum of whole numbers, so the very value is known; and more hull is better. */
static void judgement_is_whole(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    struct bot *bot = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    (void)state;
    for (int hull = 1; hull < 4; hull++) {
        assert_true(judged(bot, hull + 1, 2) > judged(bot, hull, 2));
        assert_true(judged(bot, 2, hull + 1) < judged(bot, 2, hull));
    }
    assert_int_equal((int)(2 * judged(bot, 4, 4) * NETWORK_ONE * NETWORK_SCALE), 2087);
    bot_free(bot);
}

/* --- by the clock ---------------------------------------------------------------------------- */

static struct bot *admiral_in_real_time(void)
{
    struct setup setup = setup_of("en1", "alpha", REAL_TIME, 4);
    return bot_for(&setup, LEVEL_ADMIRAL, BLUE, 1u << CAPTAIN);
}

/* To and fro, with a sheet that stays clean. */
static int deeds_of_blue(struct duel *duel, int deeds)
{
    int done[TEAMS] = {0};
    for (int i = 0; i < deeds; i++) {
        duel_next_due(duel);
        duel->side[duel->turn].crossed = 0;
        duel_sail(duel, done[duel->turn]++ & 1 ? SOUTH : NORTH);
    }
    return done[BLUE];
}

/* Who takes half the time acts twice as often. */
static void the_quick_act_more_often(void **state)
{
    struct bot *bot = admiral_in_real_time();
    const float tempo[TEAMS] = {0.5, 1};
    struct duel duel = duel_with(bot, "I9");
    (void)state;
    duel_start_clocks(&duel, tempo, 0);
    assert_in_range(deeds_of_blue(&duel, 600), 385, 415);
    bot_free(bot);
}

/* Who surfaces leaves the other as many deeds as fit into the time that it takes; one who has two
 * sections left, so many fewer; and who passes sails before anybody else. */
static void surfacing_takes_time(void **state)
{
    struct bot *bot = admiral_in_real_time();
    const float tempo[TEAMS] = {1, 1};
    const int all_ms = SECTIONS * TRACE_TAKES_MS + DIVE_TAKES_MS;
    const struct order pass = order_of(DO_PASS, BLUE);
    (void)state;
    struct duel duel = duel_with(bot, "I9");
    duel_start_clocks(&duel, tempo, 0);
    duel_surface(&duel);
    assert_in_range(duel.due_ms[BLUE], all_ms * 3 / 4, all_ms * 27 / 20);
    duel = duel_with(bot, "I9");
    duel.side[YELLOW].surfaced = 1;
    duel_start_clocks(&duel, tempo, 2);
    assert_in_range(duel.due_ms[YELLOW], TRACE_TAKES_MS + DIVE_TAKES_MS,
                    2 * TRACE_TAKES_MS + DIVE_TAKES_MS);
    int32_t traced_ms = duel.due_ms[YELLOW];
    duel.side[BLUE].gauge[TORPEDO] = 3;
    duel_do(&duel, &(struct order){.kind = DO_TORPEDO, .team = BLUE, .at = space_named("D2")});
    assert_int_equal(duel.due_ms[YELLOW], traced_ms);
    duel_next_due(&duel);
    assert_int_equal(duel.turn, BLUE);
    duel_do(&duel, &pass);
    duel_next_due(&duel);
    assert_int_equal(duel.turn, BLUE);
    assert_true(duel.passed);
    bot_free(bot);
}

static void hear_courses(struct bot *bot, enum team team, int count)
{
    for (int i = 0; i < count; i++)
        bot_hear(bot, &(struct event){.kind = EVENT_COURSE, .team = team, .at = NOWHERE,
                                      .dir = i & 1 ? SOUTH : NORTH});
}

/* An enemy is taken for an ace first, then for as slow as he is; what is sailed while somebody lies
 * surfaced tells nothing. */
static void tempo_is_heard(void **state)
{
    struct bot *bot = admiral_in_real_time();
    float tempo[TEAMS];
    (void)state;
    pace_tempo(bot, tempo);
    assert_in_range((int)(100 * tempo[YELLOW] / tempo[BLUE]), 155, 165);
    hear_courses(bot, BLUE, 400);
    hear_courses(bot, YELLOW, 100);
    pace_tempo(bot, tempo);
    assert_in_range((int)(100 * tempo[YELLOW] / tempo[BLUE]), 370, 400);
    bot_hear(bot, &(struct event){.kind = EVENT_SURFACE, .team = YELLOW, .value = 5});
    float before = tempo[YELLOW];
    hear_courses(bot, BLUE, 50);
    pace_tempo(bot, tempo);
    assert_true(tempo[YELLOW] == before);
    bot_free(bot);
}

/* --- what a searcher would do, at a glance --------------------------------------------------- */

static void sees(struct duel duel, uint8_t input[SIGHT_OF_ONE + 1])
{
    struct duel_options options;
    input[SIGHT_OF_ONE] = 77;
    duel_weigh(&duel, &options);
    sight_of_one(&duel, &options, input);
    assert_int_equal(input[SIGHT_OF_ONE], 77);
}

/* What is seen ends with the options, and has no trace of the other's true place. */
static void sight_of_one_side(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    struct bot *bot = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    struct duel here = duel_with(bot, "I9"), there = duel_with(bot, "I8");
    uint8_t one[SIGHT_OF_ONE + 1], other[SIGHT_OF_ONE + 1];
    (void)state;
    for (int sailed = 0; sailed < 2; sailed++) {
        here.sailed = there.sailed = (uint8_t)sailed;
        here.side[BLUE].gauge[TORPEDO] = there.side[BLUE].gauge[TORPEDO] = 3;
        sees(here, one);
        sees(there, other);
        assert_memory_equal(one, other, sizeof one);
        assert_int_equal(one[SIGHT_OF_ONE - 2 * (DUEL_OPTIONS - OPTION_PASS)],
                         sailed ? NETWORK_ONE : 0);
    }
    bot_free(bot);
}

/* Everything is drawn that there is, and nothing else. */
static void draws_what_there_is(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    struct bot *bot = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    struct duel duel = duel_with(bot, "I9");
    struct duel_options options;
    unsigned drawn = 0;
    (void)state;
    duel_weigh(&duel, &options);
    for (int i = 0; i < 1000; i++) drawn |= 1u << imitate_draw(&duel, &options);
    assert_int_equal(drawn & ~options.left, 0);
    assert_true(__builtin_popcount(drawn) > 2);
    options.left = 1u << OPTION_SURFACE;
    assert_int_equal(imitate_draw(&duel, &options), OPTION_SURFACE);
    bot_free(bot);
}

/* --- where to begin -------------------------------------------------------------------------- */

/* Which tables know this chart. */
static unsigned with_better_starts(const struct chart *chart)
{
    unsigned tables = 0;
    double worth[SPACE_MAX];
    for (enum starts starts = STARTS_OF_ACES; starts < STARTS; starts++) {
        start_worths(starts, chart, 1, worth);
        EACH_SPACE (at, &chart->sea)
            if (worth[at] != 0) tables |= 1u << starts;
    }
    return tables;
}

static void starts_are_of_their_chart(void **state)
{
    (void)state;
    for (int i = 0; i < chart_builtin_count(); i++) {
        struct chart chart = setup_of("en1", chart_builtin_name(i), TURN_BY_TURN, 1).chart;
        assert_true(with_better_starts(&chart) >> STARTS_OF_QUICK_ADMIRALS & 1);
        assert_true(with_better_starts(&chart) != 1u << STARTS_OF_QUICK_ADMIRALS);
        bits_drop(&chart.sea, bits_nth(&chart.sea, 0));
        assert_int_equal(with_better_starts(&chart), 0);
        chart = setup_of("en1", chart_builtin_name(i), REAL_TIME, 4).chart;
        assert_int_equal(with_better_starts(&chart), 1u << STARTS_OF_QUICK_ADMIRALS);
    }
}

static struct bot *told_of_ace(const struct setup *setup, enum level level, uint64_t seed)
{
    return bot_new(&(struct bot_setup){.rules = setup->rules,
                                       .chart = setup->chart,
                                       .players = {1, 1},
                                       .level = level,
                                       .team = BLUE,
                                       .roles = 15,
                                       .seed = seed,
                                       .nodes = ACE_NODES,
                                       .enemy = level_choices(LEVEL_ACE, TURN_BY_TURN)});
}

/* By how much its starts are worth more than any, and how many there are of Delta's. */
static double better_starts(struct bot *bot, const struct setup *setup, enum starts starts,
                            int *different)
{
    enum { GAMES = 4000 };
    struct game game;
    struct bits seen = bits_none();
    double worth[SPACE_MAX], any = 0, sum = 0;
    start_worths(starts, &setup->chart, bot->weights.start, worth);
    EACH_SPACE (at, &setup->chart.sea) any += worth[at];
    game_init(&game, setup);
    for (int i = 0; i < GAMES; i++) {
        uint8_t at = captain_place(bot, &game).at;
        bits_add(&seen, at);
        sum += worth[at];
    }
    bot_free(bot);
    *different = bits_count(&seen);
    return sum / GAMES - any / bits_count(&setup->chart.sea);
}

/* Ace and Admiral begin anywhere, but more often where it is better: he where he beats aces, if he
 * is told that he plays one. */
static void starts_vary(void **state)
{
    struct setup setup = setup_of("en1", "delta", TURN_BY_TURN, 1);
    int different, sea = bits_count(&setup.chart.sea);
    (void)state;
    struct bot *ace = bot_for(&setup, LEVEL_ACE, BLUE, 15);
    assert_true(better_starts(ace, &setup, STARTS_OF_ACES, &different) > 0.05);
    assert_true(different > sea * 9 / 10);
    struct bot *admiral = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    assert_true(better_starts(admiral, &setup, STARTS_OF_ACES, &different) > 0.1);
    assert_true(different > sea * 2 / 3);
    admiral = told_of_ace(&setup, LEVEL_ADMIRAL, 11);
    assert_true(better_starts(admiral, &setup, STARTS_OF_ADMIRALS, &different) > 0.1);
    assert_true(different > sea / 2);
    setup = setup_of("fr2", "delta", TURN_BY_TURN, 1);
    admiral = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    assert_true(better_starts(admiral, &setup, STARTS_OF_QUICK_ADMIRALS, &different) > 0.2);
    assert_true(different > sea / 3);
}

/* All ways of three courses to the torpedo's island, by trying every word of three. */
static int openings_by_hand(const struct chart *chart, struct opening list[512])
{
    struct bits shore = bits_grow8(chart->island_of[TORPEDO]);
    int count = 0;
    for (int at = 0; at < SPACE_MAX; at++)
        for (int word = 0; word < 64; word++) {
            struct opening opening = {.at = (uint8_t)at,
                                      .courses = OPENING_COURSES,
                                      .course = {(uint8_t)(word >> 4), word >> 2 & 3, word & 3}};
            struct bits route = bits_one((uint8_t)at);
            uint8_t to = (uint8_t)at;
            bool good = bits_has(&chart->sea, to);
            for (int i = 0; i < OPENING_COURSES && good; i++) {
                to = space_step(to, (enum dir)opening.course[i]);
                good = bits_has(&chart->sea, to) && !bits_has(&route, to);
                if (good) bits_add(&route, to);
            }
            if (good && bits_has(&shore, to)) list[count++] = opening;
        }
    return count;
}

static void openings_are_numbered(void **state)
{
    struct opening list[512], any = {.at = NOWHERE};
    struct chart chart = setup_of("en1", "echo-2", TURN_BY_TURN, 1).chart;
    int count = openings_by_hand(&chart, list);
    (void)state;
    assert_int_equal(openings_of(&chart), count);
    for (enum starts starts = STARTS_OF_ACES; starts < STARTS; starts++) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += openings_weight(starts, &chart, 4, &list[i]);
        assert_true(sum > 0);
        assert_float_equal(openings_weight(starts, &chart, 4, &any), sum, 1e-6 * sum);
    }
    for (int i = 0; i < count; i++) assert_int_equal(opening_number(&chart, &list[i]), i);
    list[0].courses--;
    assert_int_equal(opening_number(&chart, &list[0]), NO_OPENING);
    assert_int_equal(openings_of(&(struct chart){.side = 10}), 0);
}

static void table_has_its_openings(const struct start_table *table)
{
    for (; table->chart; table++) {
        struct chart chart = setup_of("en1", table->chart, TURN_BY_TURN, 1).chart;
        bool turns = strlen(table->worth) == (size_t)chart.side * chart.side;
        int known = table->openings ? (int)strlen(table->openings) : 0;
        assert_int_equal(known, turns ? openings_of(&chart) : 0);
    }
}

static void tables_have_their_openings(void **state)
{
    (void)state;
    table_has_its_openings(starts_of_aces);
    table_has_its_openings(starts_of_admirals);
    table_has_its_openings(starts_of_quick_admirals);
}

/* The first courses of an ace on Echo-2, with a bot that has only heard of those before, as after
 * a server was started anew; its crew calls to avoid a direction, or nothing (DIRS). */
static struct opening opening_of(const struct setup *setup, uint64_t seed, int avoided)
{
    struct game game;
    int seat = seat_of(BLUE, CAPTAIN);
    struct opening begun = {.at = NOWHERE};
    struct bot *ace = told_of_ace(setup, LEVEL_ACE, seed);
    game_init(&game, setup);
    begun.at = captain_place(ace, &game).at;
    bot_free(ace);
    while (begun.courses < OPENING_COURSES) {
        struct bot_deed deed;
        ace = told_of_ace(setup, LEVEL_ACE, seed);
        game_init(&game, setup);
        do_order(&game, order_at(DO_PLACE, YELLOW, space_named("J10")), &ace, &seat, 1);
        do_order(&game, order_at(DO_PLACE, BLUE, begun.at), &ace, &seat, 1);
        for (int i = 0; i < begun.courses; i++)
            bot_hear(ace,
                     &(struct event){.kind = EVENT_COURSE, .team = BLUE, .dir = begun.course[i]});
        for (int i = 0; i < begun.courses; i++)
            game.boat[BLUE].at = space_step(game.boat[BLUE].at, (enum dir)begun.course[i]);
        struct view view = view_for(&game, seat);
        if (avoided < DIRS)
            bot_listen(ace, &(struct call){.team = BLUE,
                                           .role = ENGINEER,
                                           .code = CALL_AVOID,
                                           .count = 1,
                                           .parameter = {(uint8_t)avoided}});
        assert_true(bot_think(ace, &view, &deed));
        assert_int_equal(deed.order.kind, DO_COURSE);
        begun.course[begun.courses++] = (uint8_t)deed.order.dir;
        bot_free(ace);
    }
    return begun;
}

/* What was learned is followed, and not always the same. */
static void openings_are_followed(void **state)
{
    enum { GAMES = 40 };
    struct setup setup = setup_of("en1", "echo-2", TURN_BY_TURN, 1);
    bool seen[512] = {false};
    int different = 0;
    (void)state;
    for (uint64_t i = 0; i < GAMES; i++) {
        struct opening opening = opening_of(&setup, i + 1, DIRS);
        assert_true(openings_weight(STARTS_OF_ACES, &setup.chart, 4, &opening) > 0);
        int number = opening_number(&setup.chart, &opening);
        different += !seen[number];
        seen[number] = true;
    }
    assert_true(different > GAMES / 5);
}

static int courses_to(const struct setup *setup, enum dir dir, int avoided)
{
    int count = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct opening opening = opening_of(setup, seed, avoided);
        for (int i = 0; i < OPENING_COURSES; i++) count += opening.course[i] == dir;
    }
    return count;
}

/* A crew that wishes for something is heard in an opening, too. */
static void wishes_end_an_opening(void **state)
{
    struct setup setup = setup_of("en1", "echo-2", TURN_BY_TURN, 1);
    (void)state;
    assert_true(courses_to(&setup, WEST, WEST) < courses_to(&setup, WEST, DIRS) / 2);
}

static void read_file(const char *path, char *bytes, size_t *length)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    *length = fread(bytes, 1, 1 << 16, file);
    fclose(file);
}

static void same_seed_same_game(void **state)
{
    static const enum level levels[] = {LEVEL_RANDOM, LEVEL_CADET, LEVEL_OFFICER, LEVEL_ACE,
                                        LEVEL_ADMIRAL};
    static char bytes[2][1 << 16];
    size_t length[2];
    (void)state;
    for (int i = 0; i < 8; i++) {
        struct arena_match match = {.setup = setup_of("en1", i & 1 ? "echo" : "alpha",
                                                      i & 4 ? REAL_TIME : TURN_BY_TURN, 2),
                                    .turns_max = 200};
        for (int team = 0; team < TEAMS; team++)
            match.bot[team] = (struct bot_setup){.level = levels[(i + team) % 5],
                                                 .nodes = ACE_NODES};
        for (int run = 0; run < 2; run++) {
            char path[] = "/tmp/fathom-bots-XXXXXX";
            struct arena_result result;
            struct decision_times times[TEAMS] = {0};
            int fd = mkstemp(path);
            assert_true(fd >= 0);
            close(fd);
            match.record = path;
            arena_play(&match, &result, times);
            read_file(path, bytes[run], &length[run]);
            unlink(path);
            assert_string_equal(result.trouble, "");
        }
        assert_true(length[0] > 200);
        assert_int_equal(length[0], length[1]);
        assert_memory_equal(bytes[0], bytes[1], length[0]);
    }
}

/* In a quick game under ice an officer does not cross himself out before he comes to the air (he
 * lost every third game so), and beats a cadet, who holds his fire. */
static void officers_keep_near_the_air(void **state)
{
    enum { GAMES = 200 };
    int won = 0, crossed_out = 0;
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct arena_match match = {.setup = setup_of("fr2", "charlie-2", REAL_TIME, 4),
                                    .bot = {{.level = LEVEL_OFFICER}, {.level = LEVEL_CADET}},
                                    .turns_max = 400};
        struct arena_result result;
        struct decision_times times[TEAMS] = {0};
        match.setup.seed += (uint64_t)i;
        arena_play(&match, &result, times);
        won += result.over && result.winner == BLUE;
        crossed_out += result.over && result.winner == YELLOW && result.cause == CAUSE_PANEL;
    }
    assert_true(won > GAMES * 3 / 4);
    assert_true(crossed_out < GAMES / 8);
}

/* --- what an order tells --------------------------------------------------------------------- */

/* The estimate alone, without the share that the radio's count keeps (estimate.c). */
static double read_part(const double weight[SPACE_MAX], const struct radio *radio, uint8_t at)
{
    double counted[SPACE_MAX];
    radio_weights(radio, counted);
    return weight[at] - 0.08 * counted[at];
}

/* What was foreseen of a course is what the course then tells. */
static void compare_course(struct game *game, struct order order, struct bot *bots[], int seats[])
{
    double foreseen[COURSE_OPTIONS][SPACE_MAX], part[SPACE_MAX], after[SPACE_MAX];
    struct choice_public public;
    struct estimate *own = bots[0]->estimate[BLUE];
    watch_public(bots[0], BLUE, &public);
    unsigned courses = estimate_courses(own, bots[0]->mirror, &public, foreseen);
    assert_true(courses >> order.dir & 1);
    EACH_SPACE (at, &game->chart.sea)
        part[at] = read_part(foreseen[order.dir], bots[0]->mirror, at);
    do_order(game, order, bots, seats, 2);
    estimate_weights(own, bots[0]->mirror, after);
    EACH_SPACE (at, &game->chart.sea) {
        uint8_t to = space_step(at, order.dir);
        if (!bits_has(&game->chart.sea, to)) assert_true(part[at] < 1e-9);
        else assert_float_equal(part[at], read_part(after, bots[0]->mirror, to), 1e-9);
    }
}

static void what_a_course_tells(void **state)
{
    struct setup setup = setup_of("en1", "charlie", TURN_BY_TURN, 1);
    struct bot *bots[2] = {bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15),
                           bot_for(&setup, LEVEL_OFFICER, YELLOW, 15)};
    int seats[2] = {seat_of(BLUE, CAPTAIN), seat_of(YELLOW, CAPTAIN)}, compared = 0;
    struct game game;
    (void)state;
    game_init(&game, &setup);
    for (int i = 0; i < 200 && compared < 6; i++) {
        struct bot_deed deed;
        struct view view = view_for(&game, seats[i & 1]);
        if (bot_delay_ms(bots[i & 1], &view) == BOT_IDLE) continue;
        if (!bot_think(bots[i & 1], &view, &deed) || !deed.ordered) continue;
        bool course = deed.order.kind == DO_COURSE && deed.order.team == BLUE;
        compared += course;
        if (course) compare_course(&game, deed.order, bots, seats);
        else do_order(&game, deed.order, bots, seats, 2);
    }
    assert_int_equal(compared, 6);
    for (int i = 0; i < 2; i++) bot_free(bots[i]);
}

/* Who reads us thinks less of a place from which nobody would have done that. */
static void a_wall_tells(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    struct bot *bot = bot_for(&setup, LEVEL_ADMIRAL, BLUE, 15);
    double foreseen[COURSE_OPTIONS][SPACE_MAX];
    struct choice_public public;
    (void)state;
    watch_public(bot, BLUE, &public);
    unsigned courses = estimate_courses(bot->estimate[BLUE], bot->mirror, &public, foreseen);
    assert_int_equal(courses, (1u << COURSE_OPTIONS) - 1);
    for (enum dir dir = NORTH; dir < DIRS; dir++) {
        double sum = 0, most_blocked = 0, least_open = 1;
        EACH_SPACE (at, &setup.chart.sea) {
            double here = foreseen[dir][at];
            bool open = bits_has(&setup.chart.sea, space_step(at, dir));
            sum += here;
            if (open && here < least_open) least_open = here;
            if (!open && here > most_blocked) most_blocked = here;
        }
        assert_float_equal(sum, 1, 1e-9);
        assert_true(most_blocked < least_open);
    }
    bot_free(bot);
}

/* The ace's enemy always thinks of the true place, too; the Admiral's may not. */
static void the_enemy_may_be_mistaken(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    (void)state;
    for (enum level level = LEVEL_ACE; level <= LEVEL_ADMIRAL; level++) {
        struct bot *bot = bot_for(&setup, level, BLUE, 15);
        struct duel duel = duel_with(bot, "I9");
        struct duel_boat *own = &duel.side[BLUE];
        duel_think(&duel, own, bits_one(space_named("D4")));
        assert_int_equal(bits_has(&own->cells, own->at), level == LEVEL_ACE);
        duel_think(&duel, own, bits_none());
        assert_true(bits_has(&own->cells, own->at));
        bot_free(bot);
    }
}

/* --- bots know who sits opposite ------------------------------------------------------------- */

static void levels_have_their_choices(void **state)
{
    static const enum level known[] = {LEVEL_CADET, LEVEL_OFFICER, LEVEL_ACE};
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_string_equal(level_choices(known[i], TURN_BY_TURN)->name, level_name(known[i]));
    assert_null(level_choices(LEVEL_RANDOM, TURN_BY_TURN));
    assert_null(level_choices(LEVEL_ADMIRAL, TURN_BY_TURN));
    assert_null(level_choices(LEVEL_OFFICER, REAL_TIME));
}

/* Only an enemy who reads is hidden from as a reader. */
static void who_reads_is_known(void **state)
{
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    (void)state;
    for (enum level level = LEVEL_CADET; level <= LEVEL_ACE; level++) {
        struct bot *bot = bot_new(&(struct bot_setup){
            .rules = setup.rules, .chart = setup.chart, .players = {1, 1}, .level = LEVEL_ACE,
            .team = BLUE, .roles = 15, .enemy = level_choices(level, TURN_BY_TURN)});
        assert_int_equal(bot->read_by_enemy > 0, level == LEVEL_ACE);
        bot_free(bot);
    }
}

/* What the bots of a match were told of each other, by team. */
static const struct choice_model *told[TEAMS];

static struct bot *note_enemy(const struct bot_setup *setup)
{
    told[setup->team] = setup->enemy;
    return bot_new(setup);
}

static struct arena_result play_against_officer(const struct bots_plugin *crew,
                                                const char *weights, int number)
{
    struct arena_match match = {.setup = setup_of("en1", "alpha", TURN_BY_TURN, 1),
                                .bot = {{.level = LEVEL_ACE, .nodes = ACE_NODES,
                                         .weights = weights},
                                        {.level = LEVEL_OFFICER}},
                                .crew = {crew, crew},
                                .turns_max = 200};
    struct arena_result result;
    struct decision_times times[TEAMS] = {0};
    match.setup.seed += (uint64_t)number;
    arena_play(&match, &result, times);
    return result;
}

/* Bots of another build may be others under the same name: nobody is told of them. */
static void our_own_are_known(void **state)
{
    struct bots_plugin stranger = *bots_plugin();
    int different = 0;
    (void)state;
    stranger.bot_new = note_enemy;
    for (int i = 0; i < 4; i++) {
        told[BLUE] = told[YELLOW] = level_choices(LEVEL_ACE, TURN_BY_TURN);
        struct arena_result known = play_against_officer(NULL, "", i);
        struct arena_result ours = play_against_officer(bots_plugin(), "", i);
        struct arena_result unknown = play_against_officer(&stranger, "", i);
        struct arena_result deaf = play_against_officer(NULL, "+told=0", i);
        assert_int_equal(known.orders, ours.orders);
        assert_int_equal(unknown.orders, deaf.orders);
        assert_null(told[BLUE]);
        assert_null(told[YELLOW]);
        different += known.orders != unknown.orders;
    }
    assert_true(different > 0);
}

/* --- bots cannot see what their seat may not ------------------------------------------------- */

/* Another truth that looks the same from blue's seats. */
static struct game other_truth(const struct game *game, uint64_t *rng)
{
    struct game other = *game;
    struct boat *enemy = &other.boat[YELLOW];
    if (enemy->at != NOWHERE)
        enemy->at = bits_nth(&other.chart.sea,
                             (int)rng_below(rng, (uint32_t)bits_count(&other.chart.sea)));
    enemy->route = bits_one(enemy->at);
    enemy->mines = bits_none();
    enemy->crossed = (uint32_t)rng_next(rng) & 0xffffff;
    for (int s = 0; s < SYSTEMS; s++) {
        int size = game_gauge_size(&other, (enum system)s);
        if (enemy->gauge[s] < size && size > 1)
            enemy->gauge[s] = (uint8_t)rng_below(rng, (uint32_t)size);
    }
    other.rng = rng_next(rng);
    return other;
}

static bool deeds_equal(const struct bot_deed *a, const struct bot_deed *b)
{
    if (a->ordered != b->ordered || a->calls != b->calls) return false;
    for (int i = 0; i < a->calls; i++)
        if (memcmp(&a->call[i], &b->call[i], sizeof a->call[i])) return false;
    if (!a->ordered) return true;
    struct order x = a->order, y = b->order;
    x.stroke = y.stroke = NULL;
    return x.kind == y.kind && x.at == y.at && x.dir == y.dir && x.value == y.value &&
           x.row == y.row && x.column == y.column && x.sector == y.sector && x.by == y.by &&
           x.player == y.player;
}

/* Twins of blue, one with each truth, against an officer; both must say the same all game long. */
static void play_twins(enum level level, const char *preset, const char *map)
{
    struct setup setup = setup_of(preset, map, TURN_BY_TURN, 1);
    struct game game;
    uint64_t rng = 3;
    struct bot *bots[3] = {bot_for(&setup, level, BLUE, 15), bot_for(&setup, level, BLUE, 15),
                           bot_for(&setup, LEVEL_OFFICER, YELLOW, 15)};
    int seats[3] = {seat_of(BLUE, CAPTAIN), seat_of(BLUE, CAPTAIN), seat_of(YELLOW, CAPTAIN)};
    int decisions = 0;
    game_init(&game, &setup);
    for (int i = 0; i < 400 && game.phase != OVER; i++) {
        struct bot_deed deed, twin;
        struct game other = other_truth(&game, &rng);
        struct view view = view_for(&game, seats[0]), twin_view = view_for(&other, seats[1]);
        assert_memory_equal(&view, &twin_view, sizeof view);
        uint32_t delay = bot_delay_ms(bots[0], &view);
        uint32_t twin_delay = bot_delay_ms(bots[1], &twin_view);
        assert_int_equal(delay, twin_delay);
        if (delay != BOT_IDLE) {
            bot_think(bots[0], &view, &deed);
            bot_think(bots[1], &twin_view, &twin);
            assert_true(deeds_equal(&deed, &twin));
            decisions++;
            if (deed.ordered) do_order(&game, deed.order, bots, seats, 3);
        }
        struct view enemy = view_for(&game, seats[2]);
        if (game.phase == OVER || bot_delay_ms(bots[2], &enemy) == BOT_IDLE) continue;
        if (bot_think(bots[2], &enemy, &deed) && deed.ordered)
            do_order(&game, deed.order, bots, seats, 3);
    }
    assert_true(decisions > 3);
    for (int i = 0; i < 3; i++) bot_free(bots[i]);
}

static void same_view_same_deed(void **state)
{
    (void)state;
    for (int level = 0; level < LEVELS; level++) {
        play_twins((enum level)level, "en1", "alpha");
        play_twins((enum level)level, "fr2", "delta-2");
        play_twins((enum level)level, "es1", "charlie");
    }
}

/* --- calls are understood -------------------------------------------------------------------- */

/* A crew of four whose Captain has just sailed north: marks and a cross are owed. */
static struct game owing_game(const struct setup *setup, struct bot *bot, enum role role)
{
    struct game game;
    int seats[1] = {seat_of(BLUE, role)};
    struct bot *bots[1] = {bot};
    game_init(&game, setup);
    do_order(&game, order_at(DO_PLACE, BLUE, space_named("E8")), bots, seats, 1);
    do_order(&game, order_at(DO_PLACE, YELLOW, space_named("H3")), bots, seats, 1);
    do_order(&game, order_course(BLUE, NORTH), bots, seats, 1);
    return game;
}

static struct order deed_after(enum level level, enum role role, struct call call)
{
    struct setup setup = setup_of("en1", "charlie", TURN_BY_TURN, 4);
    struct bot *bot = bot_for(&setup, level, BLUE, 1u << role);
    struct game game = owing_game(&setup, bot, role);
    struct bot_deed deed;
    struct view view = view_for(&game, seat_of(BLUE, role));
    call.team = BLUE;
    bot_listen(bot, &call);
    assert_true(bot_think(bot, &view, &deed) && deed.ordered);
    assert_int_equal(deed.order.by, role);
    bot_free(bot);
    return deed.order;
}

static void charge_first(void **state)
{
    (void)state;
    for (int level = LEVEL_CADET; level < LEVELS; level++)
        for (int system = 0; system < SCENARIO; system++) {
            struct order order = deed_after((enum level)level, FIRST_MATE,
                                            (struct call){.role = CAPTAIN, .code = CALL_CHARGE,
                                                          .count = 1, .parameter = {system}});
            assert_int_equal(order.kind, DO_MARK);
            assert_int_equal(order.value, system);
        }
}

static void keep_alive(void **state)
{
    (void)state;
    for (int kind = WEAPON; kind < RADIATION; kind++) {
        struct order order = deed_after(LEVEL_OFFICER, ENGINEER,
                                        (struct call){.role = CAPTAIN, .code = CALL_KEEP,
                                                      .count = 1, .parameter = {kind}});
        assert_int_equal(order.kind, DO_CROSS);
        assert_false(sheet_kind[kind] >> order.value & 1);
    }
}

/* A Captain who is asked: on turn, in open water, with the four courses before him. */
static struct order course_after(enum level level, struct call call, uint64_t seed)
{
    struct setup setup = setup_of("en1", "charlie", TURN_BY_TURN, 4);
    struct game game;
    struct bot *bot = bot_new(&(struct bot_setup){
        .rules = setup.rules, .chart = setup.chart, .players = {4, 4}, .level = level,
        .team = BLUE, .roles = 1 << CAPTAIN, .seed = seed, .nodes = ACE_NODES});
    struct bot *bots[1] = {bot};
    int seats[1] = {seat_of(BLUE, CAPTAIN)};
    struct bot_deed deed;
    game_init(&game, &setup);
    do_order(&game, order_at(DO_PLACE, BLUE, space_named("E8")), bots, seats, 1);
    do_order(&game, order_at(DO_PLACE, YELLOW, space_named("B2")), bots, seats, 1);
    struct view view = view_for(&game, seats[0]);
    bot_listen(bot, &call);
    assert_true(bot_think(bot, &view, &deed) && deed.ordered);
    bot_free(bot);
    return deed.order;
}

static int courses_taken(enum level level, enum call_code code, enum dir dir)
{
    int taken = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct order order = course_after(level, (struct call){.team = BLUE, .role = ENGINEER,
                                                               .code = code, .count = 1,
                                                               .parameter = {(uint8_t)dir}}, seed);
        taken += order.kind == DO_COURSE && order.dir == dir;
    }
    return taken;
}

static void avoid_and_head(void **state)
{
    (void)state;
    for (int level = LEVEL_CADET; level <= LEVEL_ACE; level++)
        for (int dir = 0; dir < DIRS; dir++) {
            int avoided = courses_taken((enum level)level, CALL_AVOID, (enum dir)dir);
            int headed = courses_taken((enum level)level, CALL_HEAD, (enum dir)dir);
            assert_true(avoided < headed || (avoided == 0 && headed == 0));
            assert_true(avoided <= 6);
        }
}

/* The Captain plays his Engineer in his head: what that one would say anyway changes nothing, what
 * he cannot know is a wish. */
static void foreseen_calls(void **state)
{
    struct setup setup = setup_of("en1", "charlie", TURN_BY_TURN, 4);
    struct bot *bot = bot_for(&setup, LEVEL_ACE, BLUE, 1 << CAPTAIN);
    struct call avoid = {.team = BLUE, .role = ENGINEER, .code = CALL_AVOID, .count = 1,
                         .parameter = {NORTH}};
    (void)state;
    bot->watch[BLUE].crossed = sheet_panel(NORTH) & ~SYMBOL(NORTH, 6);
    bot_listen(bot, &avoid);
    assert_int_equal(bot->wishes.avoid, 0);
    avoid.parameter[0] = EAST;
    bot_listen(bot, &avoid);
    assert_int_equal(bot->wishes.avoid, 1 << EAST);
    struct call shot = {.team = BLUE,
                        .role = RADIO_OPERATOR,
                        .code = CALL_SHOT,
                        .count = 2,
                        .parameter = {space_named("E8"), 20}};
    bot_listen(bot, &shot);
    assert_int_equal(bot->wishes.shot_at, NOWHERE);
    shot.parameter[1] = 60;
    bot_listen(bot, &shot);
    assert_int_equal(bot->wishes.shot_at, space_named("E8"));
    bot_free(bot);
}

/* What everyone can tell of a sheet: a system that was used had no breakdown of its kind, its
 * gauge is empty then, one that is ready holds its marks, damage or surfacing clears all. */
static void what_is_used_was_whole(void **state)
{
    const struct event ready = {.kind = EVENT_READY, .team = YELLOW, .system = TORPEDO};
    const struct event fired = {.kind = EVENT_TORPEDO, .team = YELLOW, .at = space_named("F6")};
    const struct event cleared[] = {
        {.kind = EVENT_DAMAGE, .team = YELLOW, .cause = CAUSE_PANEL, .value = 1, .hull = 3},
        {.kind = EVENT_DAMAGE, .team = YELLOW, .cause = CAUSE_RADIATION, .value = 1, .hull = 2},
        {.kind = EVENT_SURFACE, .team = YELLOW, .at = NOWHERE, .value = 1}};
    struct setup setup = setup_of("en1", "alpha", TURN_BY_TURN, 1);
    struct bot *bot = bot_for(&setup, LEVEL_CADET, BLUE, 15);
    struct watch *watch = &bot->watch[YELLOW];
    uint32_t panel = sheet_panel(NORTH);
    (void)state;
    watch->marks = 5;
    bot_hear(bot, &ready);
    assert_int_equal(watch->marks, 2);
    assert_int_equal(watch->gauge[TORPEDO], 3);
    watch->crossed = panel;
    bot_hear(bot, &fired);
    assert_int_equal(watch->crossed, panel & ~sheet_kind[WEAPON]);
    assert_int_equal(watch->gauge[TORPEDO], 0);
    assert_int_equal(watch->ready, 0);
    assert_int_equal(watch->marks, 2);
    for (size_t i = 0; i < sizeof cleared / sizeof cleared[0]; i++) {
        watch->crossed = panel;
        bot_hear(bot, &cleared[i]);
        assert_int_equal(watch->crossed, 0);
    }
    bot_free(bot);
}

/* Real-time: a surfaced crew lists nothing. What it knows when it dives is what a radio knows that
 * heard nothing meanwhile. */
static void deaf_while_surfaced(void **state)
{
    struct setup setup = setup_of("en1", "alpha", REAL_TIME, 4);
    struct bot *bot = bot_for(&setup, LEVEL_ACE, BLUE, 1 << CAPTAIN);
    struct radio *radio = radio_new(&(struct radio_setup){
        .rules = setup.rules, .chart = setup.chart, .team = BLUE, .limit_bytes = BOT_RADIO_BYTES});
    const struct event course = {.kind = EVENT_COURSE, .team = YELLOW, .at = NOWHERE, .dir = EAST};
    const struct event surface = {.kind = EVENT_SURFACE, .team = BLUE, .at = NOWHERE, .value = 1};
    const struct event dive = {.kind = EVENT_DIVE, .team = BLUE, .at = NOWHERE, .dir = NO_DIR};
    (void)state;
    for (int i = 0; i < 6; i++) {
        bot_hear(bot, &course);
        radio_hear(radio, &course);
    }
    struct bits before = radio_cells(bot->belief), known = radio_cells(radio);
    assert_true(bits_equal(&before, &known));
    bot_hear(bot, &surface);
    for (int i = 0; i < 4; i++) bot_hear(bot, &course);
    bot_hear(bot, &dive);
    radio_gap(radio);
    struct bits after = radio_cells(bot->belief);
    known = radio_cells(radio);
    assert_true(bits_equal(&after, &known));
    assert_true(bits_count(&after) > bits_count(&before));
    bot_hear(bot, &course); /* and now it listens again */
    struct bits later = radio_cells(bot->belief);
    assert_false(bits_equal(&after, &later));
    radio_free(radio);
    bot_free(bot);
}

/* A First Mate of the second edition whose drone is ready and who has thought about it. */
struct droner {
    struct game game;
    struct view view;
    struct bot *bot;
};

static struct droner droner_in(enum mode mode)
{
    struct setup setup = setup_of("fr2", "charlie", mode, 4);
    struct droner d = {.bot = bot_for(&setup, LEVEL_OFFICER, BLUE, 1 << FIRST_MATE)};
    struct bot_deed deed;
    d.game = owing_game(&setup, d.bot, FIRST_MATE);
    d.game.boat[BLUE].mark = d.game.boat[BLUE].cross = DUTY_NONE;
    d.game.boat[BLUE].gauge[DRONE] = 4;
    d.view = view_for(&d.game, seat_of(BLUE, FIRST_MATE));
    bot_think(d.bot, &d.view, &deed);
    return d;
}

static void ask_for_the_drone(struct bot *bot)
{
    bot_listen(bot, &(struct call){.team = BLUE, .role = CAPTAIN, .code = CALL_USE, .count = 1,
                                   .parameter = {DRONE}});
}

/* Second edition: drone and sonar are the First Mate's, who sends them when he is asked to. */
static void use_on_call(void **state)
{
    struct droner d = droner_in(TURN_BY_TURN);
    struct bot_deed deed;
    (void)state;
    assert_int_equal(bot_delay_ms(d.bot, &d.view), BOT_IDLE);
    ask_for_the_drone(d.bot);
    assert_int_not_equal(bot_delay_ms(d.bot, &d.view), BOT_IDLE);
    assert_true(bot_think(d.bot, &d.view, &deed) && deed.ordered);
    assert_int_equal(deed.order.kind, DO_DRONE);
    assert_int_equal(deed.order.by, FIRST_MATE);
    assert_int_equal(game_check(&d.game, &deed.order), ERROR_OK);
    bot_free(d.bot);
}

/* He has no chart: after a course the boat may have to surface, and a drone would be refused. */
static void use_ends_with_a_course(void **state)
{
    struct droner d = droner_in(REAL_TIME);
    (void)state;
    ask_for_the_drone(d.bot);
    assert_int_not_equal(bot_delay_ms(d.bot, &d.view), BOT_IDLE);
    bot_hear(d.bot, &(struct event){.kind = EVENT_COURSE, .team = YELLOW, .at = NOWHERE});
    assert_int_not_equal(bot_delay_ms(d.bot, &d.view), BOT_IDLE);
    bot_hear(d.bot, &(struct event){.kind = EVENT_COURSE, .team = BLUE, .at = NOWHERE});
    assert_int_equal(bot_delay_ms(d.bot, &d.view), BOT_IDLE);
    bot_free(d.bot);
}

static void engineer_reports(void **state)
{
    struct setup setup = setup_of("en1", "charlie", TURN_BY_TURN, 4);
    struct bot *bot = bot_for(&setup, LEVEL_OFFICER, BLUE, 1 << ENGINEER);
    struct game game = owing_game(&setup, bot, ENGINEER);
    struct bot_deed deed;
    bool down = false;
    (void)state;
    game.boat[BLUE].crossed = SYMBOL(NORTH, 1) | SYMBOL(NORTH, 3) | SYMBOL(NORTH, 4) |
                              SYMBOL(NORTH, 5) | SYMBOL(NORTH, 6);
    struct view view = view_for(&game, seat_of(BLUE, ENGINEER));
    assert_true(bot_think(bot, &view, &deed));
    for (int i = 0; i < deed.calls; i++) {
        assert_int_equal(deed.call[i].team, BLUE);
        assert_int_equal(deed.call[i].role, ENGINEER);
        assert_true(deed.call[i].code < CALL_CODES);
        down |= deed.call[i].code == CALL_DOWN;
    }
    assert_false(down); /* the sixth cross damages and clears the sheet */
    assert_int_equal(deed.order.kind, DO_CROSS);
    bot_free(bot);
}

/* A call from the other crew, or with nonsense in it, changes nothing and harms nobody. */
static void strange_calls(void **state)
{
    uint64_t rng = 9;
    struct setup setup = setup_of("uk2", "echo-2", TURN_BY_TURN, 4);
    (void)state;
    for (int role = 0; role < ROLES; role++) {
        struct bot *bot = bot_for(&setup, LEVEL_OFFICER, BLUE, 1u << role);
        for (int i = 0; i < 2000; i++) {
            struct call call;
            uint64_t bytes = rng_next(&rng);
            memcpy(&call, &bytes, sizeof call);
            bot_listen(bot, &call);
        }
        struct game game;
        game_init(&game, &setup);
        struct view view = view_for(&game, seat_of(BLUE, (enum role)role));
        struct bot_deed deed;
        bot_think(bot, &view, &deed);
        assert_int_equal(deed.ordered, role == CAPTAIN);
        bot_free(bot);
    }
}

/* --- manners --------------------------------------------------------------------------------- */

static void strokes_stay_inside(void **state)
{
    struct setup setup = setup_of("en1", "alpha", REAL_TIME, 2);
    struct bot *bot = bot_for(&setup, LEVEL_CADET, BLUE, 7);
    struct stroke stroke, smooth;
    int trembled = 0;
    (void)state;
    for (int i = 0; i < 2000; i++) {
        int section = 1 + i % SECTIONS;
        pace_trace(bot, section, &stroke);
        hull_trace(section, &smooth);
        assert_int_equal(hull_judge(section, &stroke), STROKE_IN_BAND);
        trembled += memcmp(&stroke, &smooth, sizeof stroke) != 0;
    }
    assert_true(trembled > 1000);
    bot_free(bot);
}

static double mean_delay(enum level level, uint16_t pace)
{
    struct setup setup = setup_of("en1", "alpha", REAL_TIME, 2);
    struct bot *bot = bot_new(&(struct bot_setup){
        .rules = setup.rules, .chart = setup.chart, .players = {2, 2}, .level = level,
        .team = BLUE, .roles = 7, .pace = pace, .seed = 2});
    struct game game;
    double sum = 0;
    game_init(&game, &setup);
    struct view view = view_for(&game, seat_of(BLUE, CAPTAIN));
    for (int i = 0; i < 400; i++) {
        uint32_t delay = bot_delay_ms(bot, &view);
        assert_in_range(delay, 100, 60000);
        sum += delay;
    }
    bot_free(bot);
    return sum / 400;
}

/* Two who would take the same time, and one of them is asked to wait: once. */
static void waits_when_asked(void **state)
{
    struct setup setup = setup_of("en1", "alpha", REAL_TIME, 2);
    struct bot *asked = bot_for(&setup, LEVEL_ACE, BLUE, 7);
    struct bot *other = bot_for(&setup, LEVEL_ACE, BLUE, 7);
    struct game game;
    (void)state;
    game_init(&game, &setup);
    struct view view = view_for(&game, seat_of(BLUE, CAPTAIN));
    bot_listen(asked, &(struct call){.role = RADIO_OPERATOR, .code = CALL_WAIT});
    assert_int_equal(bot_delay_ms(asked, &view), bot_delay_ms(other, &view) + 3000);
    assert_int_equal(bot_delay_ms(asked, &view), bot_delay_ms(other, &view));
    bot_free(asked);
    bot_free(other);
}

static void pace_is_human(void **state)
{
    (void)state;
    double officer = mean_delay(LEVEL_OFFICER, 0);
    assert_float_equal(mean_delay(LEVEL_CADET, 0) / officer, 1.4, 0.01);
    assert_float_equal(mean_delay(LEVEL_ACE, 0) / officer, 0.8, 0.01);
    assert_float_equal(mean_delay(LEVEL_CADET, 100) / officer, 1.4, 0.01);
    assert_float_equal(mean_delay(LEVEL_ACE, 50) / officer, 0.4, 0.01);
}

static struct weights weights_on(enum level level, const char *map, enum mode mode, int hull)
{
    struct setup setup = setup_of("en1", map, mode, 1);
    return weights_of(level, &setup.chart, hull);
}

static void names_are_read(void **state)
{
    struct bot_setup setup = {0};
    (void)state;
    assert_true(level_read("officer", &setup));
    assert_int_equal(setup.level, LEVEL_OFFICER);
    assert_true(level_read("ace-mines-silence:900", &setup));
    assert_int_equal(setup.nodes, 900);
    assert_int_equal(setup.without, 1 << BOT_PART_MINES | 1 << BOT_PART_SILENCE);
    assert_true(level_read("ace+shot=0.5+v_hidden=0.1", &setup));
    assert_true(level_read("admiral:900+miner+shot=0.5", &setup));
    assert_int_equal(setup.level, LEVEL_ADMIRAL);
    struct weights plain = weights_on(LEVEL_ACE, "alpha", TURN_BY_TURN, 4);
    struct weights miner = plain, hunter = plain, lurker = plain;
    assert_true(weights_set(&miner, "miner") && miner.mark_mine > plain.mark_mine);
    assert_true(weights_set(&hunter, "hunter") && hunter.fear < plain.fear);
    assert_true(weights_set(&lurker, "lurker") && lurker.fear > plain.fear);
    for (enum manner manner = MANNER_PLAIN; manner < MANNERS; manner++) {
        struct weights changed = plain;
        const char *text = manner_weights(manner);
        assert_true(manner == MANNER_PLAIN ? !*text : weights_set(&changed, text + 1));
        assert_int_equal(!memcmp(&changed, &plain, sizeof plain), manner == MANNER_PLAIN);
    }
    static const char *const wrong[] = {"", "commodore", "ace:", "ace:0", "ace:x", "ace-nothing",
                                        "ace+shot", "ace+pirate", "ace+shot=", "ace+nothing=1",
                                        "ace:9x"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(level_read(wrong[i], &setup));
}

/* Where the ice ends in the sea, and nowhere else, they lean on starts more, and an ace plays out
 * as an admiral does. */
static void weights_at_ice(void **state)
{
    (void)state;
    struct weights plain = weights_on(LEVEL_ACE, "alpha", TURN_BY_TURN, 4);
    struct weights admiral = weights_on(LEVEL_ADMIRAL, "alpha", TURN_BY_TURN, 4);
    for (int i = 0; i < chart_builtin_count(); i++) {
        const char *map = chart_builtin_name(i);
        struct weights hunt = weights_on(LEVEL_ACE, map, TURN_BY_TURN, 4);
        struct weights quick = weights_on(LEVEL_ACE, map, TURN_BY_TURN, 1);
        bool own = !strcmp(map, "charlie-2") || !strcmp(map, "echo-2");
        assert_int_equal(hunt.prospects > 0, own);
        assert_int_equal(hunt.start > plain.start, !strcmp(map, "charlie-2"));
        assert_int_equal(hunt.imitate > 0 && hunt.joint > 0, !strcmp(map, "charlie-2"));
        assert_int_equal(weights_on(LEVEL_ADMIRAL, map, TURN_BY_TURN, 4).start > admiral.start,
                         !strcmp(map, "charlie-2"));
        assert_true(quick.prospects <= 0 && quick.imitate <= 0 && quick.start == plain.start);
    }
}

/* What he learned holds where he learned it. */
static void admirals_weights(void **state)
{
    struct weights hunt = weights_on(LEVEL_ADMIRAL, "alpha", TURN_BY_TURN, 4);
    struct weights real = weights_on(LEVEL_ADMIRAL, "alpha", REAL_TIME, 4);
    struct weights ace = weights_on(LEVEL_ACE, "alpha", REAL_TIME, 4);
    (void)state;
    assert_true(hunt.imitate > 0 && hunt.prospects > 0);
    assert_true(real.imitate <= 0 && real.prospects <= 0);
    assert_true(real.clock > 0 && ace.clock <= 0);
    assert_true(memcmp(real.evaluation, ace.evaluation, sizeof ace.evaluation));
    struct weights repair = weights_on(LEVEL_ADMIRAL, "echo-2", TURN_BY_TURN, 4);
    assert_true(repair.turns > hunt.turns && repair.island > hunt.island);
}

static void admirals_weights_in_quick_games(void **state)
{
    struct weights ace = weights_on(LEVEL_ACE, "alpha", REAL_TIME, 1);
    struct weights real = weights_on(LEVEL_ADMIRAL, "alpha", REAL_TIME, 1);
    (void)state;
    for (int i = 0; i < chart_builtin_count(); i++) {
        struct weights quick = weights_on(LEVEL_ADMIRAL, chart_builtin_name(i), TURN_BY_TURN, 1);
        assert_true(quick.imitate > 0 && quick.prospects > 0);
    }
    assert_true(real.imitate <= 0 && real.prospects <= 0);
    assert_true(real.nodes > ace.nodes && real.clock > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_seed_same_game),
        cmocka_unit_test(officers_keep_near_the_air),
        cmocka_unit_test(same_view_same_deed),
        cmocka_unit_test(charge_first),
        cmocka_unit_test(keep_alive),
        cmocka_unit_test(deaf_while_surfaced),
        cmocka_unit_test(avoid_and_head),
        cmocka_unit_test(use_on_call),
        cmocka_unit_test(use_ends_with_a_course),
        cmocka_unit_test(engineer_reports),
        cmocka_unit_test(strange_calls),
        cmocka_unit_test(strokes_stay_inside),
        cmocka_unit_test(pace_is_human),
        cmocka_unit_test(names_are_read),
        cmocka_unit_test(foreseen_calls),
        cmocka_unit_test(judgement_is_whole),
        cmocka_unit_test(sight_of_one_side),
        cmocka_unit_test(draws_what_there_is),
        cmocka_unit_test(starts_are_of_their_chart),
        cmocka_unit_test(starts_vary),
        cmocka_unit_test(openings_are_numbered),
        cmocka_unit_test(tables_have_their_openings),
        cmocka_unit_test(openings_are_followed),
        cmocka_unit_test(wishes_end_an_opening),
        cmocka_unit_test(what_is_used_was_whole),
        cmocka_unit_test(the_quick_act_more_often),
        cmocka_unit_test(surfacing_takes_time),
        cmocka_unit_test(tempo_is_heard),
        cmocka_unit_test(waits_when_asked),
        cmocka_unit_test(weights_at_ice),
        cmocka_unit_test(admirals_weights),
        cmocka_unit_test(admirals_weights_in_quick_games),
        cmocka_unit_test(levels_have_their_choices),
        cmocka_unit_test(our_own_are_known),
        cmocka_unit_test(what_a_course_tells),
        cmocka_unit_test(a_wall_tells),
        cmocka_unit_test(the_enemy_may_be_mistaken),
        cmocka_unit_test(who_reads_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
