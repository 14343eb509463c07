/*
 * The messages. Random games are played on every map; everything that is written must be JSON to
 * jansson, an order must come back from the parser as it was, and a listener's events must hold no
 * field that the protocol keeps from him.
 */
#include "tests/wire/wire_test.h"

#include <jansson.h>

#include "rules/legal.h"
#include "rules/view.h"
#include "wire/json.h"
#include "wire/parse.h"

static uint64_t chance = 11;

static uint32_t below(uint32_t n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((chance >> 33) % n);
}

static json_t *read_json(struct out *out)
{
    json_error_t trouble;
    assert_false(out->overflow);
    json_t *object = json_loadb(out->text, out->length, JSON_REJECT_DUPLICATES, &trouble);
    if (!object) fail_msg("%s: %s", trouble.text, out_cstring(out));
    out_reset(out);
    return object;
}

static bool random_order(const struct game *game, struct order *order, struct stroke *stroke)
{
    struct legal legal;
    game_legal(game, below(2), &legal);
    if (!legal.count) return false;
    *order = legal_order(&legal, below(legal.count));
    if (order->kind == DO_RESIGN || order->kind == DO_DRAW) return below(40) == 0;
    if (order->kind == DO_SURFACE && below(8)) return false;
    if (order->kind != DO_TRACE) return true;
    hull_trace(order->value, stroke);
    stroke->point[1].x += (int32_t)below(3) - 1; /* a fraction to be written exactly */
    order->stroke = stroke;
    order->initials_length = 5;
    memcpy(order->initials, "\"\xc3\xa9\\a", 5);
    return true;
}

static bool same_stroke(const struct order *a, const struct order *b)
{
    if (!a->stroke || !b->stroke) return a->stroke == b->stroke;
    return a->stroke->count == b->stroke->count &&
           !memcmp(a->stroke->point, b->stroke->point,
                   a->stroke->count * sizeof a->stroke->point[0]);
}

static void assert_same_order(const struct order *a, const struct order *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->team, b->team);
    assert_int_equal(a->by, b->by);
    assert_int_equal(a->at, b->at);
    assert_int_equal(a->dir, b->dir);
    assert_int_equal(a->value, b->value);
    assert_int_equal(a->row, b->row);
    assert_int_equal(a->column, b->column);
    assert_int_equal(a->sector, b->sector);
    assert_int_equal(a->player, b->player);
    assert_int_equal(a->ms, b->ms);
    assert_int_equal(a->initials_length, b->initials_length);
    assert_memory_equal(a->initials, b->initials, INITIALS_MAX);
    assert_true(same_stroke(a, b));
}

static void order_comes_back(struct out *out, const struct order *order)
{
    struct request request;
    struct stroke stroke;
    char why[PARSE_WHY_MAX];
    json_order(out, order);
    enum error error = parse_line(out->text, out->length, &request, &stroke, why);
    if (error != ERROR_OK) fail_msg("%s: %s", why, out_cstring(out));
    assert_false(request.is_question);
    assert_same_order(order, &request.order);
    out_reset(out);
}

/* The public may hear none of these fields of these events. */
static bool secret(const char *event, const char *field)
{
    static const char *const rows[][2] = {
        {"placed", "at"},     {"course", "at"},       {"mine", "at"},       {"silence", "at"},
        {"silence", "dir"},   {"silence", "length"},  {"surface", "at"},    {"traced", "stroke"},
        {"traced", "sheet"},  {"marked", "event"},    {"crossed", "event"}, {"repaired", "event"},
        {"cleared", "event"}, {"mine_gone", "event"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (!strcmp(event, rows[i][0]) && !strcmp(field, rows[i][1])) return true;
    return false;
}

static int check_event(struct out *out, const struct event *event, uint16_t ears, int seat,
                       const struct hull_line *sheet)
{
    struct event heard;
    const char *key;
    json_t *value;
    if (!event_for(event, ears, &heard)) return 0;
    json_event(out, &heard, sheet);
    json_t *object = read_json(out);
    const char *name = json_string_value(json_object_get(object, "event"));
    assert_string_equal(name, event_name(event->kind));
    json_object_foreach(object, key, value)
    {
        assert_false(json_is_null(value));
        if (seat == SPECTATOR && secret(name, key)) fail_msg("%s tells %s", name, key);
    }
    json_decref(object);
    return 1;
}

static void check_view(struct out *out, const struct game *game, int seat)
{
    struct view view = view_for(game, seat);
    json_view(out, &view);
    json_t *object = read_json(out), *boats, *boat;
    json_t *inner = json_object_get(object, "view");
    assert_string_equal(json_string_value(json_object_get(inner, "seat")), seat_name(seat));
    assert_int_equal(json_array_size(json_object_get(inner, "chart")), game->chart.side);
    boats = json_object_get(inner, "boats");
    for (int team = 0; team < TEAMS; team++) {
        boat = json_object_get(boats, team_name(team));
        bool may_know =
            game->phase == OVER || seat == EVERYTHING || seat == seat_of(team, CAPTAIN);
        bool shares =
            seat < SEATS && game_ears(game, seat) >> seat_of(team, CAPTAIN) & 1;
        assert_int_equal(json_object_get(boat, "at") != NULL, may_know || shares);
        assert_non_null(json_object_get(boat, "hull"));
    }
    json_decref(object);
}

static int play_one(struct out *out, const struct setup *setup, unsigned seen[EVENT_KINDS])
{
    static struct events events;
    struct game game;
    struct order order;
    struct stroke stroke;
    int written = 0;
    game_init(&game, setup);
    for (int tries = 0; tries < 3000 && game.phase != OVER; tries++) {
        if (!random_order(&game, &order, &stroke)) continue;
        order_comes_back(out, &order);
        if (game_check(&game, &order) != ERROR_OK) continue;
        game_apply(&game, &order, &events);
        for (int seat = 0; seat <= EVERYTHING; seat++)
            for (int i = 0; i < events.count; i++)
                written +=
                    check_event(out, &events.list[i], game_ears(&game, seat), seat, events.tracing);
        for (int i = 0; i < events.count; i++) seen[events.list[i].kind]++;
        check_view(out, &game, (int)below(EVERYTHING + 1));
    }
    return written;
}

static void random_games_are_json(void **state)
{
    enum { ROUNDS = 6 };
    (void)state;
    struct out out;
    unsigned seen[EVENT_KINDS] = {0};
    out_growing(&out, realloc);
    for (int map = 0; map < chart_builtin_count(); map++)
        for (int mode = 0; mode < MODES; mode++)
            for (int round = 0; round < ROUNDS * PRESETS; round++) {
                struct setup setup = test_setup(chart_builtin_name(map), mode);
                setup.rules = ruleset_preset((round % PRESETS));
                setup.rules.hull = 8;
                assert_true(play_one(&out, &setup, seen) > 0);
            }
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        /* These strokes never leave the hull, and few torpedoes hit a mine. */
        bool never = kind == EVENT_REJECTED || kind == EVENT_MINE_GONE;
        if (!seen[kind] && !never) fail_msg("%s never happened", event_name(kind));
    }
    free(out.text);
}

static void assert_event(const struct event *event, const char *json)
{
    char buffer[256];
    struct out out;
    out_fixed(&out, buffer, sizeof buffer);
    json_event(&out, event, NULL);
    assert_string_equal(out_cstring(&out), json);
}

static void events_word_for_word(void **state)
{
    (void)state;
    assert_event(&(struct event){.kind = EVENT_BEGIN, .team = NO_TEAM, .value = YELLOW},
                 "{\"event\":\"begin\",\"first\":\"yellow\"}");
    assert_event(&(struct event){.kind = EVENT_BEGIN, .team = NO_TEAM, .value = NO_TEAM},
                 "{\"event\":\"begin\"}");
    assert_event(
        &(struct event){
            .kind = EVENT_SILENCE, .team = BLUE, .dir = WEST, .value = 3, .at = space_at(2, 6)},
        "{\"event\":\"silence\",\"team\":\"blue\",\"dir\":\"W\",\"length\":3,\"at\":\"C7\"}");
    assert_event(
        &(struct event){
            .kind = EVENT_SILENCE, .team = BLUE, .dir = NO_DIR, .value = NO_LENGTH, .at = NOWHERE},
        "{\"event\":\"silence\",\"team\":\"blue\"}");
    assert_event(&(struct event){.kind = EVENT_ANSWER, .team = BLUE, .row = 14, .column = 12},
                 "{\"event\":\"answer\",\"team\":\"blue\",\"row\":14,\"column\":\"L\"}");
    assert_event(&(struct event){.kind = EVENT_BLAST,
                                 .team = YELLOW,
                                 .at = space_at(14, 14),
                                 .cause = CAUSE_MINE,
                                 .result = {RESULT_CLEAR, RESULT_DIRECT}},
                 "{\"event\":\"blast\",\"team\":\"yellow\",\"at\":\"O15\",\"cause\":\"mine\","
                 "\"result\":{\"blue\":\"clear\",\"yellow\":\"direct\"}}");
    assert_event(&(struct event){.kind = EVENT_MINE_GONE, .team = BLUE, .at = 0},
                 "{\"event\":\"mine_gone\",\"team\":\"blue\",\"at\":\"A1\"}");
    assert_event(&(struct event){.kind = EVENT_REJECTED, .team = BLUE},
                 "{\"event\":\"rejected\",\"team\":\"blue\",\"reason\":\"outside_hull\"}");
    assert_event(&(struct event){.kind = EVENT_VOLCANO, .team = BLUE, .value = VOLCANO_ERUPTION},
                 "{\"event\":\"volcano\",\"team\":\"blue\",\"kind\":\"eruption\"}");
    assert_event(
        &(struct event){.kind = EVENT_END, .team = BLUE, .value = NO_TEAM, .cause = REASON_AGREED},
        "{\"event\":\"end\",\"winner\":\"draw\",\"reason\":\"agreed\"}");
}

static void tables_are_json(void **state)
{
    (void)state;
    struct out out;
    out_growing(&out, realloc);
    json_ruleset_table(&out);
    json_t *table = read_json(&out);
    assert_int_equal(json_array_size(json_object_get(table, "fields")), ruleset_field_count());
    assert_int_equal(json_array_size(json_object_get(table, "presets")), PRESETS);
    json_decref(table);
    json_hull(&out);
    json_t *hull = read_json(&out);
    assert_int_equal(json_array_size(json_object_get(hull, "hull")), SECTIONS);
    json_decref(hull);
    free(out.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_word_for_word),
        cmocka_unit_test(tables_are_json),
        cmocka_unit_test(random_games_are_json),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
